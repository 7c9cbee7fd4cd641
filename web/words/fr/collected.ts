import type { Translated } from '../catalogue.ts';
import type { collected as english } from '../en/collected.ts';

export const collected: Translated<typeof english> = {
  title: 'Importer de KoboToolbox ou d’ODK',
  lead: 'Un export devient des risques signalés, des relevés de pièges, des agriculteurs ou des exploitations. Rien n’est gardé avant que vous ayez vu ce que chaque ligne deviendrait. Une ligne qui est déjà ici est passée.',
  form: 'Ce qui a été recueilli',
  formEmpty: 'Choisir…',
  file: 'Export',
  fileHint:
    'CSV, XLSX ou JSON avec 2 000 formulaires remplis au plus, {size} au plus. Avec des photos : un .zip de ce fichier et des photos, comme ODK Central l’exporte.',
  columns: 'Ce que contiennent les colonnes',
  columnsLead: 'Ce choix est retenu pour le prochain export de ce formulaire.',
  columnOf: '{header}, par exemple « {example} »',
  nothing: 'Rien',
  check: 'Vérifier le fichier',
  apply: { one: 'Importer {count} ligne', other: 'Importer {count} lignes' },
  applied: { one: '{count} ligne a été importée', other: '{count} lignes ont été importées' },
  found: {
    one: '{count} ligne : {taken} à importer, {there} déjà ici, {wrong} impossibles à reprendre.',
    other: '{count} lignes : {taken} à importer, {there} déjà ici, {wrong} impossibles à reprendre.',
  },
  photos: { one: '{count} photo suit.', other: '{count} photos suivent.' },
  row: 'Ligne {row}',
  again: 'Vérifier de nouveau',
  cancel: 'Annuler',
};
