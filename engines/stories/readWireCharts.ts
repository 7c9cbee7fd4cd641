import { chartTypes } from '../reference/tables/storyCharts.ts';

/** A chart as an older address carries it, in our words; where its figures come from is not told there. */
export interface WireChart {
  readonly title: string;
  readonly description: string;
  readonly chartType: (typeof chartTypes)[number];
  readonly labels: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
  readonly note: string;
}

/** The charts, or a sentence on what is wrong with the text. */
export type ReadCharts = { readonly charts: readonly WireChart[] } | { readonly wrong: string };

/** Most charts, labels and series of one text: no story that could be read has more. */
const MOST_CHARTS = 30;
const MOST_LABELS = 500;
const MOST_SERIES = 20;
const LONGEST_TEXT = 2_000;

/**
 * Reads the chart list of `/main/storysetchartboard/{data}` (2-data-hub.md, section 3): each chart has title, description,
 * chart_type, perhaps `other`, and datasets: an object of labels, an array of series names (may be empty), then one
 * numeric array per series. Both spellings, labels and lables, are read. Texts stay texts.
 */
export function readWireCharts(text: string): ReadCharts {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return {
      wrong:
        'The address does not end in a list of charts that can be read. It may have been cut when it was copied; open the story from the list of story sets.',
    };
  }
  if (!Array.isArray(list) || list.length === 0)
    return { wrong: 'The address holds no list of charts. Expected at least one chart.' };
  if (list.length > MOST_CHARTS)
    return { wrong: `The address holds ${list.length} charts; a story has at most ${MOST_CHARTS}.` };
  const charts: WireChart[] = [];
  for (const [index, each] of list.entries()) {
    const read = readChart(each);
    if (typeof read === 'string') return { wrong: `Chart ${index + 1}: ${read}` };
    charts.push(read);
  }
  return { charts };
}

function readChart(chart: unknown): WireChart | string {
  if (!isObject(chart)) return 'expected an object with title, description, chart_type and datasets.';
  const { title, description = '', chart_type: type, other = '', datasets } = chart;
  if (!isText(title) || title === '') return 'it has no title.';
  if (!isText(description) || !isText(other))
    return `its description and its note must be texts of at most ${LONGEST_TEXT} characters.`;
  const chartType = chartTypes.find((each) => each === type);
  if (chartType === undefined)
    return `its chart_type is ${JSON.stringify(type ?? null).slice(0, 60)}; expected one of ${chartTypes.join(', ')}.`;
  const data = readDatasets(datasets);
  return typeof data === 'string' ? data : { title, description, chartType, ...data, note: other };
}

function readDatasets(datasets: unknown): Pick<WireChart, 'labels' | 'series'> | string {
  if (!Array.isArray(datasets) || datasets.length < 3)
    return 'its datasets must be a list: the labels, the names of the series, then the numbers of each series.';
  const [first, names, ...rows] = datasets as unknown[];
  const labels = isObject(first) ? (first['labels'] ?? first['lables']) : undefined;
  if (!Array.isArray(labels) || labels.length === 0) return 'its datasets must begin with {"labels": [ … ]}.';
  if (labels.length > MOST_LABELS || !labels.every(isText)) return `its labels must be at most ${MOST_LABELS} texts.`;
  if (!Array.isArray(names) || !names.every(isText))
    return 'the names of its series must be a list of texts, which may be empty.';
  if (rows.length > MOST_SERIES) return `it has ${rows.length} series; at most ${MOST_SERIES} can be drawn.`;
  if (names.length > 0 && names.length !== rows.length)
    return `it names ${names.length} series and has numbers for ${rows.length}.`;
  const series: WireChart['series'][number][] = [];
  for (const [index, values] of rows.entries()) {
    if (!Array.isArray(values) || !values.every((value) => typeof value === 'number' && Number.isFinite(value)))
      return `series ${index + 1} must be a list of numbers.`;
    if (values.length !== labels.length)
      return `series ${index + 1} has ${values.length} numbers for ${labels.length} labels; expected as many as there are labels.`;
    series.push({ name: names[index] ?? '', values: values as number[] });
  }
  return { labels, series };
}

/** Whether two charts show the same: what is drawn and what it is called, not the words around it. */
export function isSameChart(
  one: WireChart,
  other: Pick<WireChart, 'title' | 'chartType' | 'labels' | 'series'>,
): boolean {
  return (
    one.title.trim() === other.title.trim() &&
    one.chartType === other.chartType &&
    one.labels.join('\n') === other.labels.join('\n') &&
    one.series.length === other.series.length &&
    one.series.every(({ values }, index) => values.join(' ') === other.series[index]?.values.join(' '))
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_TEXT;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
