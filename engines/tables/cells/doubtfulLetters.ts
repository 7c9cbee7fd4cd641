import type { CellKind, KindCounts } from './cellKinds.ts';
import { SPACES } from './unitCells.ts';

/** Names of columns of money, in which 25 F are francs. */
const MONEY =
  /prix|price|montant|amount|co[uû]t|cost|valeur|value|recette|revenu|income|revenue|sala|wage|budget|d[ée]pense|expen|franc|cfa|tari|fee|frais|cr[ée]dit|loan/i;
/** Names of columns of people by sex, or of temperatures. */
const WOMEN_OR_HEAT = /wom[ae]n|female|femme|fille|girl|sex|gender|genre|temp|heat|chaleur/i;
/** Names of columns of people by sex, or of lengths. */
const MEN_OR_METRES =
  /(^|[^a-z])(men|man|males?|boys?|sex|gender)([^a-z]|$)|homme|gar[çc]on|genre|met(er|re)|length|height|depth|distance|long|haut|prof/i;

/**
 * The kinds of a column in which a single letter behind numbers has several meanings: 12 F are francs, women or degrees Fahrenheit, and
 * 12 M millions, men or metres. What the name of the column does not settle counts as numbers with a word that is no unit.
 */
export function withDoubtfulLetters(name: string, counts: KindCounts): KindCounts {
  const doubtful = [
    ...(['francs', 'francsComma'] as const).filter((kind) => isDoubtfulF(name, counts.get(kind)?.examples ?? [])),
    ...(['scaled'] as const).filter((kind) => isDoubtfulM(name, counts.get(kind)?.examples ?? [])),
  ];
  return doubtful.reduce(asWorded, counts);
}

function isDoubtfulF(name: string, examples: readonly string[]): boolean {
  const letters = examples.every((each) => new RegExp(`[0-9][${SPACES}]f$`, 'i').test(each));
  // No francs are so few where nothing says money.
  const few = examples.every((each) => /^\D?[0-9]{1,2}\D/.test(each));
  return letters && examples.length > 0 && !MONEY.test(name) && (few || WOMEN_OR_HEAT.test(name));
}

function isDoubtfulM(name: string, examples: readonly string[]): boolean {
  return examples.length > 0 && examples.every((each) => /[0-9]\s?m$/i.test(each)) && MEN_OR_METRES.test(name);
}

function asWorded(counts: KindCounts, kind: CellKind): KindCounts {
  const [moved, known] = [counts.get(kind), counts.get('worded')];
  if (moved === undefined) return counts;
  const others = [...counts].filter(([each]) => each !== kind && each !== 'worded');
  const worded = {
    count: moved.count + (known?.count ?? 0),
    first: Math.min(moved.first, known?.first ?? Infinity),
    examples: [...moved.examples, ...(known?.examples ?? [])].slice(0, 3),
    signs: moved.signs + (known?.signs ?? 0),
  };
  return new Map([...others, ['worded', worded]]);
}
