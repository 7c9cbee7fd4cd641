import type { RefObject } from 'react';
import { Download } from 'lucide-react';
import { loadCode } from '#web/lib/loadCode.ts';
import { useWords } from '#web/lib/words.ts';
import type { ChartData } from './data.ts';

interface ChartDownloadsProps {
  title: string;
  data: ChartData;
  /** Source line that goes into the picture. */
  note: string;
  plot: RefObject<HTMLElement | null>;
}

const KINDS = ['png', 'svg', 'csv'] as const;

/** Takes the chart away: as a picture, a drawing or numbers. The code that makes them comes when asked for. */
export function ChartDownloads({ title, data, note, plot }: ChartDownloadsProps) {
  const t = useWords();

  async function save(kind: (typeof KINDS)[number]) {
    const { saveChart } = await loadCode(() => import('./saveChart.ts'));
    await saveChart(kind, {
      title,
      data,
      note,
      drawing: plot.current?.querySelector<SVGSVGElement>('svg.chart-drawing'),
    });
  }

  return (
    <details className="chart-downloads">
      <summary>
        <Download size={14} aria-hidden="true" />
        {t('ui.download')}
      </summary>
      <div>
        {KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-label={t('ui.downloadAs', { kind: kind.toUpperCase() })}
            onClick={() => void save(kind)}
          >
            {kind.toUpperCase()}
          </button>
        ))}
      </div>
    </details>
  );
}
