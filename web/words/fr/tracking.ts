import type { Translated } from '../catalogue.ts';
import type { tracking as english } from '../en/tracking.ts';

export const tracking: Translated<typeof english> = {
  visits: { one: '{count} visite', other: '{count} visites' },
  visitsHint: 'Visites du calendrier, comptées ici, sans identifier personne',
  stats: 'Le calendrier en chiffres',
};
