import { words } from '#web/lib/words.ts';
import { ChartFrame, type ChartProps } from './ChartFrame.tsx';
import { cutOf, valueScale } from './axis.tsx';
import { gapsIn, MOST_SERIES, numbersIn, numbersOf, type ChartData } from './data.ts';
import { sayFigure } from './figures.ts';
import { Lines } from './Lines.tsx';
import { panelsOf } from './panels.ts';

/** More labels than this make a line no reader can follow. */
const MOST_LABELS = 10_000;

interface LineChartProps extends ChartProps {
  data: ChartData;
  /** The label, or an instant between labels, that is now: a line in gold. */
  now?: string | undefined;
  /** What stands at that line: "today", unless told "now". */
  nowText?: string | undefined;
}

/**
 * Lines over time or over ordered labels. Missing values break the line. Series of different units stand in
 * panels under each other, over one time axis.
 */
export function LineChart({ data, now, nowText, ...chart }: LineChartProps) {
  const drawn = { ...data, series: data.series.slice(0, MOST_SERIES) };
  return (
    <ChartFrame
      {...chart}
      numbers={numbersOf(data)}
      warnings={cutsOf(data)}
      remarks={remarksOf(data)}
      refusal={refusalOf(data)}
      renderPlot={(plot) => <Lines data={drawn} now={now} nowText={nowText ?? words('charts.now')} {...plot} />}
    />
  );
}

function refusalOf({ series, labels }: ChartData): string | undefined {
  if (numbersIn(series).length === 0) return words('charts.empty');
  return labels.length > MOST_LABELS ? words('charts.tooLong', { count: sayFigure(labels.length) }) : undefined;
}

/** Where the axes start that do not start at zero. */
function cutsOf(data: ChartData): string[] {
  const panels = panelsOf(data);
  return panels.flatMap(({ unit, numbers, fit }) => {
    const cut = numbers.length === 0 ? undefined : cutOf(valueScale(numbers, [0, 1], { fit }));
    if (cut === undefined) return [];
    const start = sayFigure(cut);
    return [panels.length === 1 ? words('charts.cut', { start }) : words('charts.cutUnit', { unit, start })];
  });
}

function remarksOf({ series, labels }: ChartData): string[] {
  const missing = series.reduce((sum, { values }) => sum + gapsIn(labels.map((_, index) => values[index] ?? null)), 0);
  return [
    ...(series.length > MOST_SERIES ? [words('charts.tooManySeries', { count: series.length })] : []),
    ...(missing > 0 ? [words('charts.gaps', { count: missing })] : []),
  ];
}
