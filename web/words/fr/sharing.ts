import type { Translated } from '../catalogue.ts';
import type { sharing as english } from '../en/sharing.ts';

export const sharing: Translated<typeof english> = {
  share: 'Partager',
  cancel: 'Annuler',
  findOfficer: 'Chercher un agent ou une institution',
  noOfficer: 'Aucun agent ne correspond. Cherchez moins.',
  noOtherOfficer: 'Il n’y a pas encore d’autre agent.',
  chooseOfficer: 'Choisissez au moins un agent.',
};
