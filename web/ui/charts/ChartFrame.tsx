import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ChartColumn, TriangleAlert } from 'lucide-react';
import { useWords, writtenIn } from '#web/lib/words.ts';
import { ChartDownloads } from './ChartDownloads.tsx';
import { ChartTable } from './ChartTable.tsx';
import { markAfter, type Mark, type Numbers } from './data.ts';
import { useWidth } from './useWidth.ts';
import './ChartFrame.css';
import './ChartFoot.css';

export interface ChartProps {
  /** A sentence with the finding: "Yields rose for every staple". */
  title: string;
  /** What is drawn: "Average yield by crop". */
  subtitle?: string | undefined;
  source: string;
  sourceHref?: string | undefined;
  /** Age of the numbers, in people's words: "2023", "6 May 2026"; left out where their source does not tell it. */
  asOf?: string | undefined;
  /** How many answers stand behind it; few are warned of. */
  answers?: number | undefined;
  /** What must be said with the numbers, also in a saved picture: "Sample weather, not a forecast". */
  notes?: readonly string[] | undefined;
  /** Those of its texts that people wrote, as its names are then: they are marked with their language. */
  written?: readonly string[] | undefined;
  /** Depth of the title on its page; 3 unless told. */
  level?: 2 | 3 | 4 | undefined;
}

/** What a drawing gets to draw with. */
export interface Plot {
  /** In CSS pixels: the drawing is exactly as wide as its container, so that type keeps its size. */
  width: number;
  /** What heights are worked out with, so that nothing moves when the true width is known. */
  least: number;
  narrow: boolean;
  marked: Mark | undefined;
  onMark: (mark: Mark | undefined) => void;
}

/** Below this many answers a share or mean is a hint. */
const FEW = 30;
/** A container narrower than this gets the narrow drawing; ChartFrame.css holds the same figure. */
const NARROW = 480;
/** Widths drawn on the server, which knows no container: the style sheet shows the one that fits. */
const SERVER_WIDTHS = { narrow: 264, wide: 480 };

interface ChartFrameProps extends ChartProps {
  numbers: Numbers;
  /** What could mislead: a cut axis. */
  warnings?: readonly string[] | undefined;
  /** What is said of the drawing: gaps, what was left out. */
  remarks?: readonly string[] | undefined;
  /** Why there is no drawing, and what to do instead. */
  refusal?: string | undefined;
  renderPlot: (plot: Plot) => ReactNode;
}

const NOTHING: readonly string[] = [];

/** Around every chart: title, drawing read by arrow keys, the same numbers as a table, downloads, source and age. */
export function ChartFrame({
  numbers,
  warnings = NOTHING,
  remarks = NOTHING,
  refusal,
  renderPlot,
  ...chart
}: ChartFrameProps) {
  const t = useWords();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { title, subtitle, source, sourceHref, asOf, answers, notes = NOTHING, written, level = 3 } = chart;
  const langOf = (text: string) => (written?.includes(text) ? writtenIn() : undefined);
  const Title = `h${level}` as const;
  const age = asOf === undefined ? [] : [t('ui.asOf', { date: asOf })];
  const few = answers !== undefined && answers < FEW ? [t('charts.few', { count: answers })] : [];
  return (
    <figure className="chart">
      <figcaption>
        <Title id={`${id}-title`} lang={langOf(title)}>
          {title}
        </Title>
        {subtitle !== undefined && <p lang={langOf(subtitle)}>{subtitle}</p>}
      </figcaption>
      {refusal === undefined ? (
        <PlotArea id={id} box={box} numbers={numbers} renderPlot={renderPlot} />
      ) : (
        <p className="chart-refusal">
          <ChartColumn size={28} aria-hidden="true" />
          {refusal}
        </p>
      )}
      {[...warnings, ...few].map((text) => (
        <p key={text} className="chart-warning">
          <TriangleAlert size={15} aria-hidden="true" />
          {text}
        </p>
      ))}
      {[...notes, ...remarks].map((text) => (
        <p key={text} className="chart-remark" lang={langOf(text)}>
          {text}
        </p>
      ))}
      <footer className="chart-foot">
        {numbers.count > 0 && (
          <>
            <ChartTable title={title} lang={written && writtenIn()} numbers={numbers} open={refusal !== undefined} />
            <ChartDownloads
              title={title}
              subtitle={subtitle}
              numbers={numbers}
              notes={[...warnings, ...few, ...notes, ...remarks, [t('ui.source', { source }), ...age].join(' · ')]}
              plot={refusal === undefined ? box : undefined}
            />
          </>
        )}
        <p className="chart-source">
          {sourceHref === undefined ? (
            <span lang={langOf(source)}>{source}</span>
          ) : (
            <a href={sourceHref} lang={langOf(source)}>
              {source}
            </a>
          )}
          {age.map((text) => ` · ${text}`)}
        </p>
      </footer>
    </figure>
  );
}

interface PlotAreaProps extends Pick<ChartFrameProps, 'numbers' | 'renderPlot'> {
  id: string;
  box: React.RefObject<HTMLDivElement | null>;
}

/** The drawing and the value it is asked for. */
function PlotArea({ id, box, numbers, renderPlot }: PlotAreaProps) {
  const t = useWords();
  const { width, isComing } = useWidth(box);
  const [marked, setMarked] = useState<Mark>();

  function walk(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') setMarked(undefined);
    const next = markAfter(event.key, marked, numbers.lengths);
    if (!next) return;
    event.preventDefault();
    setMarked(next);
  }

  const draw = (at: number, narrow: boolean) =>
    renderPlot({
      width: at,
      least: narrow ? SERVER_WIDTHS.narrow : SERVER_WIDTHS.wide,
      narrow,
      marked,
      onMark: setMarked,
    });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys read the values
    <div
      className="chart-plot"
      ref={box}
      role="group"
      aria-roledescription={t('charts.chart')}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-keys`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the values are read from here
      tabIndex={0}
      onKeyDown={walk}
      onBlur={() => setMarked(undefined)}
      onPointerLeave={() => setMarked(undefined)}
    >
      {width !== undefined && draw(width, width < NARROW)}
      {width === undefined && !isComing && (
        <>
          <div className="chart-wide">{draw(SERVER_WIDTHS.wide, false)}</div>
          <div className="chart-narrow">{draw(SERVER_WIDTHS.narrow, true)}</div>
        </>
      )}
      <p className="chart-reading figures" aria-live="polite">
        {marked && numbers.reading(marked)}
      </p>
      <p className="heard" id={`${id}-keys`}>
        {t('charts.keys')}
      </p>
    </div>
  );
}
