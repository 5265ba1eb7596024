# What stands on the drawn table.
