import type { Translated } from '../catalogue.ts';
import type { rainProposals as english } from '../en/rainProposals.ts';

export const rainProposals: Translated<typeof english> = {
  title: 'D’après la pluie journalière',
  lead: 'Ce qu’appellent les derniers jours de pluie et de température, district par district. Rien n’est envoyé de soi-même : reprenez une proposition, et écrivez vous-même aux agriculteurs.',
  none: 'La pluie journalière d’aucun district n’appelle quoi que ce soit.',
  drySpell: 'Période sèche',
  heavyRain: 'Forte pluie',
  heat: 'Chaleur',
  lateOnset: 'Pluies tardives',
  draft: 'Brouillon pour les agriculteurs',
  days: '{from} au {to}',
  open: 'Ouverte',
  taken: 'Reprise',
  dismissed: 'Écartée',
  take: 'Reprendre',
  dismiss: 'Écarter',
  reopen: 'Rouvrir',
  more: 'Plus anciennes',
  newer: 'Plus récentes',
  thresholds: 'À partir de quand la pluie journalière devient une proposition',
  thresholdsLead:
    'Les propositions vont à la protection des végétaux avec un brouillon ; rien n’est envoyé de soi-même. Chaque chiffre a sa source.',
  amountOf_heavyRain: 'Pluie d’un jour, mm, à partir de',
  amountOf_heat: 'Température maximale d’un jour, °C, à partir de',
  daysOf_drySpell: 'Jours secs de suite, à partir de',
  daysOf_heat: 'Jours de suite',
  onceLate: 'Dès que les pluies sont tardives : pas commencées au jour où elles l’étaient 8 années sur 10.',
  source: 'Source du chiffre',
  isOn: 'Faire de telles propositions',
  save: 'Enregistrer',
  saved: 'Gardé. Les propositions le suivent à partir de la prochaine heure.',
};
