import type { Translated } from '../catalogue.ts';
import type { datasetActs as english } from '../en/datasetActs.ts';

export const datasetActs: Translated<typeof english> = {
  follow: 'Suivre par SMS ou e-mail',
  share: 'Partager',
  shared: 'L’adresse est copiée.',
  shareFailed: 'L’adresse n’a pas pu être copiée. Copiez-la dans la barre d’adresse.',
};
