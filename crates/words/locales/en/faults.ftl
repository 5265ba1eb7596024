# Mistakes in what people wrote; the problem itself is quoted from whoever reads the format.

cli-unreadable = { $place }: cannot be read: { $problem }
cli-options = options of { $game }: { $problem }
