import type { Translated } from '../catalogue.ts';
import type { quoted as english } from '../en/quoted.ts';

/** What the specification quotes in English, in plain French. */
export const quoted: Translated<typeof english> = {
  noResult: 'Aucun résultat. Faites votre choix.',
  selectCropType: 'Choisir la culture',
  chooseRegion: 'Choisir la région',
  changeDistrict: 'Changer de district',
  resources: 'Ressources',
  bundleServices: 'Offres groupées',
  selectCropAbove: 'Choisissez une culture ci-dessus',
  viewAdvisory: 'Voir le conseil',
  more: 'plus',
  less: 'moins',
  noActivity: 'Aucune activité ce mois-ci',
  selectCropFirst: 'Choisissez d’abord une culture ci-dessus',
  monthlyCalendar: 'Calendrier mensuel',
  activityTimeline: 'Frise des activités',
  risksAdvisories: 'Risques et conseils',
  goToCalendar: 'Aller au calendrier',
  visitsFigure: 'Visites',
  personsFigure: 'Personnes',
  districtsFigure: 'Districts',
  varietiesFigure: 'Variétés',
  noComments: 'aucun autre commentaire',
  noRisks: 'Aucun risque ni conseil trouvé',
  noFertilizer: 'Aucune recommandation d’engrais trouvée pour {district}',
  thisMonth: 'CE MOIS-CI',
  goBack: 'Retour',
  pestHigh: 'élevé',
  pestStable: 'plus stable',
};
