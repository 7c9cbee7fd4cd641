import { sayNumber } from '#web/lib/format.ts';

/** The numbers of a chart: a value per label and series; null where there is none. */
export interface ChartData {
  /** Names the labels in the table's head: "Crop". */
  category: string;
  labels: readonly string[];
  series: readonly { name: string; values: readonly (number | null)[] }[];
  /** Stands at the axis and in every reading: "t/ha". */
  unit: string;
}

/** One number of a chart, by place. */
export interface Mark {
  label: number;
  series: number;
}

/** Ten colours; from the eleventh on they come again, and the pattern tells them apart. */
export const colourOf = (index: number): string => `var(--chart-${(index % 10) + 1})`;

/** "Cassava, 2023: 23.1 t/ha": what an arrow key reads out. */
export function readingOf(data: ChartData, { label, series }: Mark): string {
  const of = data.series[series];
  const value = of?.values[label];
  const name = data.series.length > 1 ? `${data.labels[label]}, ${of?.name}` : `${data.labels[label]}`;
  return `${name}: ${value === null || value === undefined ? '–' : `${sayNumber(value)} ${data.unit}`}`;
}

/** The mark an arrow key leads to: left and right along the labels, up and down along the series. */
export function markAfter(key: string, from: Mark | undefined, data: ChartData): Mark | undefined {
  const moves: Record<string, Mark> = {
    ArrowRight: { label: 1, series: 0 },
    ArrowLeft: { label: -1, series: 0 },
    ArrowDown: { label: 0, series: 1 },
    ArrowUp: { label: 0, series: -1 },
  };
  const move = moves[key];
  if (!move) return undefined;
  if (!from) return { label: 0, series: 0 };
  return {
    label: clamp(from.label + move.label, data.labels.length),
    series: clamp(from.series + move.series, data.series.length),
  };
}

const clamp = (index: number, length: number) => Math.min(Math.max(index, 0), length - 1);

/** The numbers as comma-separated values: the categories down, the series across. */
export function toCsv(data: ChartData): string {
  const head = [data.category, ...data.series.map(({ name }) => `${name} (${data.unit})`)];
  const rows = data.labels.map((label, index) => [label, ...data.series.map(({ values }) => values[index] ?? '')]);
  return [head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
}

function cell(value: string | number): string {
  // A text that starts like a formula would be run by a spreadsheet.
  const text = typeof value === 'string' && /^[=+\-@\t]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
