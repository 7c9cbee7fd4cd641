import { cited, type French } from './french.ts';
import type { outlinesProblems } from '../outlines.ts';

export const outlinesFrench: French<typeof outlinesProblems> = {
  outlineSetNotFound: ({ found }) =>
    `Il n’y a pas de jeu de contours ${cited(found)}. Utilisez un id de /api/geography/outline-sets, ou « approximate ».`,
  outlineSetNotReady: ({ state }) =>
    state === 'fetching'
      ? 'Les contours sont encore en cours de chargement. Attendez que le jeu soit prêt, puis mettez-le en usage.'
      : 'Ce fichier n’a pas pu servir : il n’y a rien à mettre en usage. Importez-le de nouveau, corrigé.',
};
