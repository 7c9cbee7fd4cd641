import type { Translated } from '../catalogue.ts';
import type { datasetCompare as english } from '../en/datasetCompare.ts';

export const datasetCompare: Translated<typeof english> = {
  compareTitle: 'Version {from} et version {to}',
  compareOf: 'Comparer des versions',
  compareBack: 'Retour au jeu de données',
  compareFrom: 'Plus ancienne',
  compareTo: 'Plus récente',
  compareTable: 'Tableau',
  compareKey: 'Colonne clé',
  compareKeyHint:
    'Les colonnes qui nomment une ligne : les mêmes valeurs dans les deux versions veulent dire la même ligne.',
  compareShow: 'Comparer',
  compareKeyed: 'Les lignes sont reconnues par {columns}.',
  compareKeyless: 'Aucune colonne ne reconnaît une ligne : des lignes entières sont comparées.',
  same: 'Rien ne diffère entre les deux versions.',
  added: { one: '{count} ligne ajoutée', other: '{count} lignes ajoutées' },
  removed: { one: '{count} ligne enlevée', other: '{count} lignes enlevées' },
  changed: { one: '{count} ligne changée', other: '{count} lignes changées' },
  columnsAdded: 'Colonnes ajoutées : {names}',
  columnsRemoved: 'Colonnes enlevées : {names}',
  firstOf: 'Les {count} premières sont montrées.',
  before: 'Avant',
  after: 'Après',
  column: 'Colonne',
  oneVersion: 'Il n’y a qu’une version',
  oneVersionText: 'Dès qu’une autre est publiée, les deux peuvent être comparées ici.',
  comparing: 'Comparaison des versions',
};
