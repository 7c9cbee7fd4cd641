export const chartTypes = ['Line', 'Chart', 'Doughnut', 'Radar', 'Scatter'] as const;

/** A chart of a story: every series has one number per label. */
export interface StoryChart {
  readonly title: string;
  readonly description: string;
  readonly chartType: (typeof chartTypes)[number];
  readonly labels: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
  readonly basis: string;
  readonly verification: string;
  readonly sourceUrl: string;
  readonly note: string;
  /** Who gathered the figures, in what they stand, of which year, on which page, under which licence; empty or left out where it is not known. */
  readonly institution?: string;
  readonly publication?: string;
  readonly year?: string;
  readonly page?: string;
  readonly licence?: string;
  /** The version of a dataset it was drawn from; left out where its figures stand for themselves. */
  readonly dataset?: DatasetOfChart;
}

/** A table of a public dataset, by its dbref, at one version. */
export interface DatasetOfChart {
  readonly dbref: string;
  readonly version: number;
}

/** What is wrong with the charts of a story, in sentences. */
export function checkCharts(charts: unknown): string[] {
  if (!Array.isArray(charts) || charts.length === 0)
    return ['A story needs at least one chart: take one over from the dashboard, or add an empty one.'];
  return charts.flatMap((chart: unknown, index) =>
    checkChart(chart).map((sentence) => `Chart ${index + 1}: ${sentence}`),
  );
}

function checkChart(chart: unknown): string[] {
  if (!isObject(chart)) return ['expected an object with title, chartType, labels and series.'];
  const wrong: string[] = [];
  for (const name of ['title', 'description', 'basis', 'verification', 'sourceUrl', 'note']) {
    if (typeof chart[name] !== 'string') wrong.push(`${name} is missing; write a text, empty if need be.`);
  }
  for (const name of ['institution', 'publication', 'year', 'page', 'licence']) {
    if (chart[name] !== undefined && typeof chart[name] !== 'string')
      wrong.push(`${name} is no text; write a text, or leave it out where it is not known.`);
  }
  if (!chartTypes.some((type) => type === chart['chartType'])) {
    wrong.push(`chartType is ${JSON.stringify(chart['chartType'] ?? null)}; expected one of ${chartTypes.join(', ')}.`);
  }
  if (typeof chart['sourceUrl'] === 'string' && chart['sourceUrl'] !== '' && !isWebAddress(chart['sourceUrl'])) {
    wrong.push(
      `sourceUrl is "${chart['sourceUrl']}"; expected an address that begins with https:// or http://, or nothing.`,
    );
  }
  if (
    typeof chart['sourceUrl'] === 'string' &&
    /^https?:\/\/([^/]+\.)?(github\.com|githubusercontent\.com|gitlab\.com)(\/|$)/i.test(chart['sourceUrl'])
  ) {
    wrong.push(
      `sourceUrl is "${chart['sourceUrl']}"; a copy in a code repository is no source: name the institution that gathered the figures, and its own address.`,
    );
  }
  if (chart['dataset'] !== undefined && !isDataset(chart['dataset'])) {
    wrong.push(
      'dataset must name a data source and its version, such as {"dbref": "crop-yields", "version": 1}; leave it out where the figures come from elsewhere.',
    );
  }
  const { labels, series } = chart;
  if (!Array.isArray(labels) || !labels.every((label) => typeof label === 'string'))
    return [...wrong, 'labels must be a list of texts.'];
  if (!Array.isArray(series) || series.length === 0) return [...wrong, 'series must be a list of {"name", "values"}.'];
  return [...wrong, ...series.flatMap((each: unknown, index) => checkSeries(each, index, labels.length))];
}

function checkSeries(series: unknown, index: number, labels: number): string[] {
  const which = `series ${index + 1}`;
  if (!isObject(series) || typeof series['name'] !== 'string') return [`${which} has no name.`];
  const values = series['values'];
  if (!Array.isArray(values) || !values.every((value) => typeof value === 'number' && Number.isFinite(value))) {
    return [`${which} has values that are not numbers.`];
  }
  return values.length === labels
    ? []
    : [`${which} has ${values.length} values for ${labels} labels; expected as many as there are labels.`];
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]+/.test(text);
}

function isDataset(value: unknown): value is DatasetOfChart {
  if (!isObject(value)) return false;
  const { dbref, version } = value;
  return typeof dbref === 'string' && dbref.trim() !== '' && Number.isInteger(version) && Number(version) >= 1;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
