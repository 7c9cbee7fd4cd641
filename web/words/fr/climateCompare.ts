import type { Translated } from '../catalogue.ts';
import type { climateCompare as english } from '../en/climateCompare.ts';

export const climateCompare: Translated<typeof english> = {
  title: 'Comparer des saisons des pluies',
  lead: 'Deux lieux, deux périodes d’années ou deux définitions du début des pluies, avec la même ligne.',
  side: '{name} : {place}',
  definition: 'Définition',
  rule_usual: 'Celle du lieu d’habitude',
  rule_instat: '20 mm en 3 jours, sans 10 jours secs dans les 21 (R-Instat)',
  rule_sivakumar: '20 mm en 3 jours, sans 8 jours secs dans les 30 (Sivakumar)',
  rule_strict: '25 mm en 3 jours, sans 7 jours secs dans les 30',
  rule_firstRain: '20 mm en 3 jours, quoi qu’il suive',
  main: 'Grande, ou la seule',
  first: 'Années de',
  last: 'Années à',
  compare: 'Comparer',
  drawing:
    'Les années de A et de B en points sur une même échelle, avec la ligne. Le tableau dit la même chose en chiffres.',
  table: 'A et B en chiffres',
  what: 'Mesure',
  by_day: 'Au {line}',
  by_amount: '{line} ou plus',
  early: '2 années sur 10 jusqu’à',
  middle: '5 années sur 10 jusqu’à',
  late: '8 années sur 10 jusqu’à',
  none: 'Années sans début ou sans fin',
  unknown: 'Années laissées de côté : des jours manquent',
  beside: 'À côté de l’année la plus récente de A, nommer aussi ces années',
  thisYear: 'L’année la plus récente à côté des autres : {place}',
  thisYearDrawing:
    'Pluie de chaque année additionnée à partir du {from}, mm. L’année la plus récente et celles choisies sont nommées ; les autres sont fines.',
  thisYearNote:
    'Pluie additionnée tous les dix jours à partir du {from}, mm. Le trait épais est l’année la plus récente, les traits brisés celles choisies, les traits fins toutes les autres.',
};
