# Mistakes in what people wrote; the problem itself is quoted from whoever reads the format.

cli-unreadable = { $place } : illisible : { $problem }
cli-options = options de { $game } : { $problem }
