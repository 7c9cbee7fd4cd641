import type { Translated } from '../catalogue.ts';
import type { activity as english } from '../en/activity.ts';

export const activity: Translated<typeof english> = {
  advisories: 'Conseils',
  detailAndComments: 'Détail et commentaires',
  risksTitle: 'Risques',
  fertilizerTitle: 'Recommandations d’engrais',
  pestTitle: 'Risque de ravageurs',
  activityFailed: 'Il n’y a pas d’activité « {activity} » dans ce plan',
  activityFailedHint: 'La saison de cette culture a ces activités :',
  usualDays: 'Jours habituels',
};
