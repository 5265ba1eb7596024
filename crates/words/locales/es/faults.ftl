# Mistakes in what people wrote; the problem itself is quoted from whoever reads the format.

cli-unreadable = { $place }: no se puede leer: { $problem }
cli-options = opciones de { $game }: { $problem }
