import type { RefObject } from 'react';
import { Download } from 'lucide-react';
import { loadCode } from '#web/lib/loadCode.ts';
import { useWords } from '#web/lib/words.ts';
import { notify } from '../toast/notify.ts';
import type { Numbers } from './data.ts';

interface ChartDownloadsProps {
  title: string;
  subtitle: string | undefined;
  numbers: Numbers;
  /** Lines under the picture: what must be said with it, its source. */
  notes: readonly string[];
  /** Where the drawing stands; left out when there is none. */
  plot: RefObject<HTMLElement | null> | undefined;
}

const KINDS = ['png', 'svg', 'csv'] as const;

/** Takes the chart away: as a picture, a drawing or numbers. The code that makes them comes when asked for. */
export function ChartDownloads({ title, subtitle, numbers, notes, plot }: ChartDownloadsProps) {
  const t = useWords();

  async function save(kind: (typeof KINDS)[number]) {
    const { saveChart } = await loadCode(() => import('./saveChart.ts'));
    const isSaved = await saveChart(kind, {
      title,
      subtitle,
      numbers,
      notes,
      drawing: plot?.current?.querySelector<SVGSVGElement>('svg.chart-drawing'),
    });
    if (!isSaved) notify({ text: t('charts.pictureFailed'), tone: 'alert' });
  }

  return (
    <details className="chart-downloads">
      <summary>
        <Download size={14} aria-hidden="true" />
        {t('charts.download')}
      </summary>
      <div>
        {(plot === undefined ? KINDS.slice(-1) : KINDS).map((kind) => (
          <button
            key={kind}
            type="button"
            aria-label={t('charts.downloadAs', { kind: kind.toUpperCase() })}
            onClick={() => void save(kind)}
          >
            {kind.toUpperCase()}
          </button>
        ))}
      </div>
    </details>
  );
}
