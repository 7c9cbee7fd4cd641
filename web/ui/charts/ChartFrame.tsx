import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import { useWords } from '#web/lib/words.ts';
import { ChartDownloads } from './ChartDownloads.tsx';
import { ChartTable } from './ChartTable.tsx';
import { markAfter, readingOf, type ChartData, type Mark } from './data.ts';
import { useWidth } from './useWidth.ts';
import './ChartFrame.css';

export interface ChartProps {
  /** A sentence with the finding: "Yields rose for every staple". */
  title: string;
  /** What is drawn: "Average yield by crop". */
  subtitle?: string | undefined;
  data: ChartData;
  source: string;
  sourceHref?: string | undefined;
  /** Age of the numbers, in people's words: "2023", "6 May 2026". */
  asOf: string;
  /** How many answers stand behind it; few are warned of. */
  answers?: number | undefined;
}

/** What a drawing gets to draw with. */
export interface Plot {
  /** In CSS pixels: the drawing is exactly as wide as its container, so that type keeps its size. */
  width: number;
  narrow: boolean;
  marked: Mark | undefined;
  onMark: (mark: Mark | undefined) => void;
}

/** Below this many answers a share or mean is a hint. */
const FEW = 30;
/** A container narrower than this gets the narrow drawing; ChartFrame.css holds the same figure. */
const NARROW = 480;
/** Widths drawn on the server, which knows no container: the style sheet shows the one that fits. */
const SERVER_WIDTHS = { narrow: 320, wide: 560 };

interface ChartFrameProps extends ChartProps {
  /** Where the axis starts, if not at zero. */
  cutAt?: number | undefined;
  renderPlot: (plot: Plot) => ReactNode;
}

/** Around every chart: title, drawing read by arrow keys, the same numbers as a table, downloads, source and age. */
export function ChartFrame({
  title,
  subtitle,
  data,
  source,
  sourceHref,
  asOf,
  answers,
  cutAt,
  renderPlot,
}: ChartFrameProps) {
  const t = useWords();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const [marked, setMarked] = useState<Mark>();
  const plot = { marked, onMark: setMarked };

  function walk(event: KeyboardEvent) {
    if (event.key === 'Escape') setMarked(undefined);
    const next = markAfter(event.key, marked, data);
    if (!next) return;
    event.preventDefault();
    setMarked(next);
  }

  return (
    <figure className="chart">
      <figcaption>
        <h3 id={`${id}-title`}>{title}</h3>
        {subtitle !== undefined && <p>{subtitle}</p>}
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys read the values */}
      <div
        className="chart-plot"
        ref={box}
        role="group"
        aria-roledescription={t('ui.chart')}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-keys`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the values are read from here
        tabIndex={0}
        onKeyDown={walk}
        onBlur={() => setMarked(undefined)}
        onPointerLeave={() => setMarked(undefined)}
      >
        {width === undefined ? (
          <>
            <div className="chart-wide">{renderPlot({ ...plot, width: SERVER_WIDTHS.wide, narrow: false })}</div>
            <div className="chart-narrow">{renderPlot({ ...plot, width: SERVER_WIDTHS.narrow, narrow: true })}</div>
          </>
        ) : (
          renderPlot({ ...plot, width, narrow: width < NARROW })
        )}
        <p className="chart-reading figures" aria-live="polite">
          {marked && readingOf(data, marked)}
        </p>
        <p className="heard" id={`${id}-keys`}>
          {t('ui.chartKeys')}
        </p>
      </div>
      {cutAt !== undefined && cutAt !== 0 && <Warning>{t('ui.chartCut', { start: cutAt })}</Warning>}
      {answers !== undefined && answers < FEW && <Warning>{t('ui.chartFew', { count: answers })}</Warning>}
      <footer className="chart-foot">
        <ChartTable title={title} data={data} />
        <ChartDownloads title={title} data={data} note={t('ui.source', { source })} plot={box} />
        <p className="chart-source">
          {sourceHref === undefined ? source : <a href={sourceHref}>{source}</a>} · {t('ui.asOf', { date: asOf })}
        </p>
      </footer>
    </figure>
  );
}

function Warning({ children }: { children: string }) {
  return (
    <p className="chart-warning">
      <TriangleAlert size={15} aria-hidden="true" />
      {children}
    </p>
  );
}
