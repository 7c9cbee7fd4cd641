/** A whole or broken number, a day of the year (03-16), a level; null where none is held. */
export type FigureValue = number | string | null;

/** One colour of a map. */
export interface ValueClass {
  /** Step of the ramp, 1 to 7. */
  readonly step: number;
  /** Least value. */
  readonly from: FigureValue;
  /** Of whole numbers, the one before the next class begins; else, and in the last, the greatest value of the class. No value is in two classes. */
  readonly to: FigureValue;
  readonly places: number;
}

const STEPS = 7;

/**
 * Parts values into at most seven classes of about as many places each (quantiles). Up to seven different values take
 * a class each. Limits between numbers are rounded to two figures, and places are put into classes by the rounded
 * limits, so that a legend of them is true. Days and other texts are kept as they are, in the order given.
 */
export function classify(values: readonly FigureValue[], order?: readonly string[]): ValueClass[] {
  const known = values.filter((value) => value !== null).toSorted(comparer(order));
  const distinct = known.filter((value, index) => index === 0 || value !== known[index - 1]);
  if (distinct.length <= STEPS) {
    return distinct.map((value, index) => ({
      step: order === undefined ? spread(index, distinct.length) : spread(order.indexOf(String(value)), order.length),
      from: value,
      to: value,
      places: known.filter((each) => each === value).length,
    }));
  }
  return byLimits(known, comparer(order));
}

/** The step of a value among classes; 0 for no data. */
export function stepOf(value: FigureValue, classes: readonly ValueClass[], order?: readonly string[]): number {
  if (value === null) return 0;
  const compare = comparer(order);
  return classes.findLast(({ from }) => compare(value, from ?? value) >= 0)?.step ?? 0;
}

function byLimits(known: readonly (number | string)[], compare: Compare): ValueClass[] {
  const limits: (number | string)[] = [];
  for (let part = 1; part < STEPS; part += 1) {
    const limit = rounded(known[Math.floor((part * known.length) / STEPS)] ?? 0);
    const first = known[0];
    if (first !== undefined && compare(limit, limits.at(-1) ?? first) > 0) limits.push(limit);
  }
  const parts = [...limits.map((limit) => (value: number | string) => compare(value, limit) < 0), () => true];
  const groups = parts.map((): (number | string)[] => []);
  for (const value of known) groups[parts.findIndex((isIn) => isIn(value))]?.push(value);
  const filled = groups
    .map((group, index) => ({ group, from: limits[index - 1] }))
    .filter(({ group }) => group.length > 0);
  const isWhole = known.every((value) => Number.isInteger(value));
  return filled.map(({ group, from }, index) => {
    const least = group[0] ?? null;
    const greatest = group.at(-1) ?? null;
    const next = filled[index + 1]?.from;
    return {
      step: spread(index, filled.length),
      from: typeof least === 'number' && from !== undefined ? from : least,
      to: isWhole && typeof next === 'number' ? next - 1 : greatest,
      places: group.length,
    };
  });
}

/** So many classes over the seven steps: three take 1, 4 and 7. */
function spread(index: number, count: number): number {
  return count === 1 ? 4 : 1 + Math.round((index * (STEPS - 1)) / (count - 1));
}

/** Two figures: 58,730 → 59,000; texts stay. */
function rounded(value: number | string): number | string {
  if (typeof value === 'string' || value === 0) return value;
  const unit = 10 ** (Math.floor(Math.log10(Math.abs(value))) - 1);
  return Number((Math.round(value / unit) * unit).toPrecision(2));
}

type Compare = (one: number | string, other: number | string) => number;

function comparer(order: readonly string[] | undefined): Compare {
  return (one, other) => {
    if (typeof one === 'number' && typeof other === 'number') return one - other;
    if (order !== undefined) return order.indexOf(String(one)) - order.indexOf(String(other));
    return one < other ? -1 : Number(one > other);
  };
}
