import { textWidth } from '#engines/words/fitText.ts';
import { words } from '#web/lib/words.ts';
import { ChartFrame, type ChartProps } from './ChartFrame.tsx';
import { cutOf, valueScale } from './axis.tsx';
import { MOST_SERIES, numbersIn, numbersOf, sayLabel, type ChartData } from './data.ts';
import { sayFigure, shortFigure } from './figures.ts';
import { HorizontalBars } from './HorizontalBars.tsx';
import { VerticalBars } from './VerticalBars.tsx';

/** More bars than this nobody scrolls past. */
const MOST_LABELS = 100;

interface BarChartProps extends ChartProps {
  data: ChartData;
  /** Where the axis starts; zero unless told. Another start is said under the chart. */
  axisStart?: number | undefined;
}

/** Bars beside each other; lying, where the labels would not fit under them. */
export function BarChart({ data, axisStart = 0, ...chart }: BarChartProps) {
  const drawn = firstOf(data);
  return (
    <ChartFrame
      {...chart}
      numbers={numbersOf(data)}
      warnings={cutOfBars(data, axisStart)}
      remarks={remarksOf(data)}
      refusal={numbersIn(data.series).length === 0 ? words('charts.empty') : undefined}
      renderPlot={(plot) => {
        const Bars = stands(drawn, plot.least) ? VerticalBars : HorizontalBars;
        return <Bars data={drawn} axisStart={axisStart} {...plot} />;
      }}
    />
  );
}

/** What is drawn of the data. */
function firstOf(data: ChartData): ChartData {
  return { ...data, labels: data.labels.slice(0, MOST_LABELS), series: data.series.slice(0, MOST_SERIES) };
}

/** Whether every label fits under its bars, and every figure over its own. Times always stand: they run to the right. */
function stands({ labels, series, time }: ChartData, width: number): boolean {
  if (time !== undefined) return true;
  const room = (width - 40) / labels.length;
  const numbers = numbersIn(series);
  const figures = numbers.map((value) => textWidth(shortFigure(value, numbers)));
  return labels.every((label) => textWidth(label) < room) && Math.max(...figures) < (room * 0.72) / series.length + 4;
}

function cutOfBars({ series }: ChartData, from: number): string[] {
  const numbers = numbersIn(series);
  const cut = numbers.length === 0 ? undefined : cutOf(valueScale(numbers, [0, 1], { from }));
  return cut === undefined ? [] : [words('charts.cut', { start: sayFigure(cut) })];
}

function remarksOf(data: ChartData): string[] {
  const { labels, series } = data;
  const missing = labels.filter((_, index) => series.some(({ values }) => (values[index] ?? null) === null));
  return [
    ...(series.length > MOST_SERIES ? [words('charts.tooManySeries', { count: series.length })] : []),
    ...(labels.length > MOST_LABELS ? [words('charts.tooManyBars', { shown: MOST_LABELS, count: labels.length })] : []),
    ...(missing.length > 0 && numbersIn(series).length > 0 ? [sayMissing(data, missing)] : []),
  ];
}

/** The first few labels that lack a value, and how many more do. */
function sayMissing(data: ChartData, missing: readonly string[]): string {
  const labels = missing
    .slice(0, 3)
    .map((label) => sayLabel(data, data.labels.indexOf(label)))
    .join(', ');
  return missing.length > 3
    ? words('charts.noValueAtMore', { labels, count: missing.length - 3 })
    : words('charts.noValueAt', { labels });
}
