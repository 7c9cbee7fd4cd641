import type { Translated } from '../catalogue.ts';
import type { charts as english } from '../en/charts.ts';

export const charts: Translated<typeof english> = {
  chart: 'Graphique',
  keys: 'Avec les flèches, lisez chaque valeur ; Début et Fin mènent à la première et à la dernière.',
  table: 'Tableau',
  tableShort: 'Les {shown} premières lignes sur {count} ; le fichier CSV les a toutes.',
  download: 'Télécharger',
  downloadAs: 'Télécharger en {kind}',
  pictureFailed: 'Ce navigateur n’a pas fait d’image. Les fichiers SVG et CSV fonctionnent.',
  total: 'total',
  other: 'Autres ({count})',
  noValue: 'pas de valeur',
  now: 'maintenant',
  weekOf: 'Semaine du {day}',
  quarter: 'T{quarter} {year}',
  few: {
    one: 'Seulement {count} réponse : lisez ceci comme un indice, pas comme un résultat.',
    other: 'Seulement {count} réponses : lisez ceci comme un indice, pas comme un résultat.',
  },
  cut: 'L’axe commence à {start}, pas à zéro.',
  cutUnit: 'L’axe ({unit}) commence à {start}, pas à zéro.',
  cutBoth: 'Les axes commencent à {start} et {other}, pas à zéro.',
  gaps: {
    one: '{count} valeur manque et est laissée de côté.',
    other: '{count} valeurs manquent et sont laissées de côté.',
  },
  noValueAt: 'Pas de valeur pour {labels}.',
  noValueAtMore: {
    one: 'Pas de valeur pour {labels} et {count} autre.',
    other: 'Pas de valeur pour {labels} et {count} autres.',
  },
  empty: 'Il n’y a pas encore de chiffres à dessiner.',
  tooManySeries:
    'Les dix premières séries sur {count} sont dessinées : on n’en distinguerait pas plus. Le tableau les a toutes.',
  tooManyBars: 'Les {shown} premières barres sur {count} sont dessinées. Le tableau les a toutes.',
  tooManyPoints: 'Un point sur {step} est dessiné, de {count}. Le fichier CSV les a tous.',
  tooLong: '{count} valeurs sont trop pour une image. Choisissez une durée plus courte, ou prenez le fichier CSV.',
  gathered: 'Les {count} plus petites parts sont dessinées ensemble. Le tableau a chacune.',
  negativeShare:
    '{label} est sous zéro, et les parts d’un tout ne peuvent l’être. Un graphique en barres montre ces chiffres.',
  noWhole: 'Toutes les valeurs sont nulles : il n’y a pas de tout à partager.',
  mapLost: {
    one: 'Un nom n’est pas un lieu de cette carte : {labels}. Le tableau l’a.',
    other: '{count} noms ne sont pas des lieux de cette carte : {labels}. Le tableau les a.',
  },
  mapNone: 'Aucun de ces noms n’est une région ou un district du Ghana. Un graphique en barres montre ces chiffres.',
  radarFew: 'Un radar demande au moins trois mesures ; en voici {count}. Un graphique en barres montre ces chiffres.',
  radarMany: 'Un radar de {count} mesures ne se lit pas. Un graphique en barres montre ces chiffres.',
  radarNegative: '{label} est sous zéro, et un radar commence à zéro. Un graphique en barres montre ces chiffres.',
};
