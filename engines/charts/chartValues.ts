/** What a number of a chart stands for. */
export type ChartMeasure = 'count' | 'sum' | 'mean' | 'median' | 'share';

/** Groups as the tables answer them: the label, the value of the series column where there is one, then the measure. */
export interface Grouped {
  readonly rows: readonly { readonly label: string; readonly series: string; readonly value: number | null }[];
}

export interface ChartValues {
  readonly labels: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
  /** Labels that were left out because of `top`, and series beyond the most that can be told apart. */
  readonly labelsLeftOut: number;
  readonly seriesLeftOut: number;
}

export interface Shaping {
  readonly measure: ChartMeasure;
  /** `x`: in the order the labels came; `value`: the largest sum over the series first; of means and medians the largest one. */
  readonly sort: 'x' | 'value';
  readonly top: number | undefined;
  /** What the rest is called. */
  readonly others: string;
}

/** More series than this cannot be told apart (the palette has ten colours). */
export const MOST_CHART_SERIES = 10;

/**
 * Brings groups into labels and series: sorted, cut to the largest, shares worked out. What is cut is added up as one more
 * label or series where numbers can be added (counts, sums and shares); means and medians cannot, and are left out.
 */
export function chartValues({ rows }: Grouped, shaping: Shaping): ChartValues {
  const adds = shaping.measure === 'count' || shaping.measure === 'sum' || shaping.measure === 'share';
  const cells = new Map<string, Map<string, number | null>>();
  const names = new Map<string, number>();
  for (const { label, series, value } of rows) {
    const of = cells.get(label) ?? new Map<string, number | null>();
    of.set(series, value);
    cells.set(label, of);
    names.set(series, (names.get(series) ?? 0) + Math.abs(value ?? 0));
  }
  const labels = [...cells.keys()];
  const weight = (label: string) => {
    const values = [...(cells.get(label)?.values() ?? [])].flatMap((value) => value ?? []);
    // The sum of two means is of nothing.
    return adds ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values);
  };
  const ranked = labels.toSorted((a, b) => weight(b) - weight(a));
  const keptLabels =
    shaping.top === undefined || labels.length <= shaping.top ? new Set(labels) : new Set(ranked.slice(0, shaping.top));
  const inOrder = (shaping.sort === 'value' ? ranked : labels).filter((label) => keptLabels.has(label));
  const restLabels = labels.filter((label) => !keptLabels.has(label));

  const rankedNames = [...names.keys()].toSorted((a, b) => (names.get(b) ?? 0) - (names.get(a) ?? 0));
  const mostNames = names.size > MOST_CHART_SERIES ? MOST_CHART_SERIES - (adds ? 1 : 0) : names.size;
  const storedNames = rankedNames.slice(0, mostNames);
  const restNames = rankedNames.slice(mostNames);

  const groupsOfLabels = [...inOrder.map((label) => [label]), ...(adds && restLabels.length > 0 ? [restLabels] : [])];
  const groupsOfNames = [...storedNames.map((name) => [name]), ...(adds && restNames.length > 0 ? [restNames] : [])];
  const series = groupsOfNames.map((group, at) => ({
    name: at < storedNames.length ? (group[0] ?? '') : shaping.others,
    values: groupsOfLabels.map((some) =>
      added(some.flatMap((label) => group.map((name) => cells.get(label)?.get(name) ?? null))),
    ),
  }));
  const total = series.flatMap(({ values }) => values).reduce<number>((sum, value) => sum + (value ?? 0), 0);
  return {
    labels: groupsOfLabels.map((some, at) => (at < inOrder.length ? (some[0] ?? '') : shaping.others)),
    series:
      shaping.measure === 'share'
        ? series.map(({ name, values }) => ({ name, values: values.map((value) => shareOf(value, total)) }))
        : series,
    labelsLeftOut: adds ? 0 : restLabels.length,
    seriesLeftOut: adds ? 0 : restNames.length,
  };
}

/** Nothing where nothing is there. */
function added(values: readonly (number | null)[]): number | null {
  const there = values.filter((value): value is number => value !== null);
  return there.length === 0 ? null : there.reduce((sum, value) => sum + value, 0);
}

/** Percent, with two decimals. */
function shareOf(value: number | null, total: number): number | null {
  return value === null || total === 0 ? null : Math.round((value / total) * 10_000) / 100;
}
