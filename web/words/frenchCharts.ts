import { frenchByPairs, type SentencePair } from '#engines/words/frenchByPairs.ts';

/** What is said of a chart (engines/charts/chartWarnings.ts), in English and in French; `{x}` stands in both. */
const warnings: readonly SentencePair[] = [
  ['No row fits the conditions.', 'Aucune ligne ne répond aux conditions.'],
  ['This chart is based on only 1 row.', 'Ce graphique repose sur 1 seule ligne.'],
  ['This chart is based on only {x} rows.', 'Ce graphique repose sur {x} lignes seulement.'],
  [
    '{x} is in different units ({y}): choose one by a condition on {z}, or draw a series for each.',
    '{x} est en unités différentes ({y}) : choisissez-en une par une condition sur {z}, ou tracez une série pour chacune.',
  ],
  [
    'These columns are in different units ({x}): draw one unit at a time.',
    'Ces colonnes sont en unités différentes ({x}) : tracez une unité à la fois.',
  ],
  ['1 smaller label is left out.', '1 libellé plus petit n’est pas montré.'],
  ['{x} smaller labels are left out.', '{x} libellés plus petits ne sont pas montrés.'],
  ['1 smaller series is left out.', '1 série plus petite n’est pas montrée.'],
  ['{x} smaller series are left out.', '{x} séries plus petites ne sont pas montrées.'],
  [
    '{x} is a rate: its mean counts every row alike, large or small.',
    '{x} est un taux : sa moyenne compte chaque ligne de la même façon, grande ou petite.',
  ],
  ['{x} is a rate: adding rates up says little.', '{x} est un taux : additionner des taux dit peu de chose.'],
  [
    'Some values are below zero: shares of them can be less than nothing or more than all.',
    'Des valeurs sont sous zéro : leurs parts peuvent être moins que rien ou plus que le tout.',
  ],
  [
    '1 place is written in more than one way; a map shows the first.',
    '1 lieu est écrit de plus d’une façon ; une carte montre la première.',
  ],
  [
    '{x} places are written in more than one way; a map shows the first.',
    '{x} lieux sont écrits de plus d’une façon ; une carte montre la première.',
  ],
];

/** Conditions of a chart (engines/charts/sayConditions.ts); the longer words come first. */
const conditions: readonly SentencePair[] = [
  ['{x} is at least {y}', '{x} : au moins {y}'],
  ['{x} is at most {y}', '{x} : au plus {y}'],
  ['{x} is empty', '{x} : vide'],
  ['{x} is filled', '{x} : rempli'],
  ['{x} is not {y}', '{x} : autre que {y}'],
  ['{x} contains {y}', '{x} : contient {y}'],
  ['{x} is {y}', '{x} : {y}'],
];

/** What is measured, alone or by something, in the captions of charts (engines/charts/measured.ts). */
const measures: readonly SentencePair[] = [
  ['Population (number of rows)', 'Population (nombre de lignes)'],
  ['Number of rows', 'Nombre de lignes'],
  ['Rows', 'Lignes'],
  ['Share of rows', 'Part des lignes'],
  ['Sum of {m}', 'Somme de {m}'],
  ['Mean of {m}', 'Moyenne de {m}'],
  ['Median of {m}', 'Médiane de {m}'],
  ['Share of {m}', 'Part de {m}'],
  ['{m}', '{m}'],
];
const captions = [
  [' by {x} and {y}', ' par {x} et {y}'],
  [' by {x}', ' par {x}'],
].flatMap(([english, french]) => measures.map(([what, saidSo]): SentencePair => [what + english, saidSo + french]));

const inFrench = {
  warnings: frenchByPairs(warnings, 'shortest'),
  filters: frenchByPairs(conditions, 'shortest'),
  caption: frenchByPairs(captions, 'shortest'),
  // The last fits any name: that of a series may be a value of the table.
  series: frenchByPairs(measures.slice(0, -1), 'shortest'),
};

/** A warning, a condition or the caption of a chart in French; what is not known stays as it was. */
const sayInFrench = (part: keyof typeof inFrench, text: string): string => inFrench[part](text) ?? text;

/** Says what the answer of a chart says of itself in French, in place; other answers have no such fields together. */
export function sayChartInFrench(record: Record<string, unknown>): void {
  const { warnings: told, filters, caption } = record;
  if (!Array.isArray(told) || !Array.isArray(filters) || typeof caption !== 'string') return;
  record['warnings'] = told.map((each) => sayInFrench('warnings', String(each)));
  record['filters'] = filters.map((each) => sayInFrench('filters', String(each)));
  record['caption'] = sayInFrench('caption', caption);
  const { axes } = record as { axes?: { y?: unknown } };
  if (typeof axes?.y === 'string') axes.y = sayInFrench('series', axes.y);
  for (const series of Array.isArray(record['series']) ? (record['series'] as Record<string, unknown>[]) : [])
    series['name'] = sayInFrench('series', String(series['name']));
}
