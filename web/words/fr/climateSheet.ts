import type { Translated } from '../catalogue.ts';
import type { climateSheet as english } from '../en/climateSheet.ts';

export const climateSheet: Translated<typeof english> = {
  title: 'Feuille pour une réunion',
  lead: 'Une feuille à imprimer pour une réunion : grande, en noir et blanc, avec de la place pour la ligne du groupe.',
  group: 'Nom du groupe',
  own: 'La ligne du groupe (mois-jour, ou mm et jours)',
  paper: 'Papier',
  a4: 'A4',
  a3: 'A3',
  make: 'Changer la feuille',
  question_start: 'Quand les pluies ont-elles commencé ?',
  question_end: 'Quand la saison a-t-elle fini ?',
  question_length: 'Combien de temps la saison a-t-elle duré ?',
  question_rain: 'Combien de pluie l’année a-t-elle eu ?',
  question_spell: 'Combien de temps a duré la plus longue période sèche ?',
  full: 'Les points pleins sont les années à la date de la ligne ; les points vides sont les autres.',
  fullAmount: 'Les points pleins sont les années qui ont atteint la ligne ; les points vides sont les autres.',
  ourLine: '{group} : notre ligne, {line}',
  ourGroup: 'Notre groupe',
  writeLine: 'La ligne de notre groupe : ______________________',
  seen: 'Ce dont nous nous souvenons de ces années :',
  back: 'Retour à la page',
};
