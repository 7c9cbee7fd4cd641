import type { Translated } from '../catalogue.ts';
import type { lost as english } from '../en/lost.ts';

export const lost: Translated<typeof english> = {
  notFoundText: 'Rien ne répond à {path}. L’adresse est peut-être mal écrite, ou la page a été déplacée.',
  notFoundNext: 'Ou continuez d’ici :',
};
