export { sayFigure, shortFigure } from '#engines/words/figures.ts';
