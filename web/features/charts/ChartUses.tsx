import { Quote } from 'lucide-react';
import { useWords } from '#web/lib/words.ts';
import type { ChartSource } from './api.ts';
import { csvHrefOf, embedHrefOf, pictureHrefOf } from './chartData.ts';
import { ChartUse } from './ChartUse.tsx';
import { EmbedCode } from './EmbedCode.tsx';
import { dashboardHref, type Kind, type Panel } from './panels.ts';

/** Of the frame of an embedded chart, in pixels: picture, source, and the line that opens the table. */
const EMBED_HEIGHT = { usual: 560, map: 720 };

interface ChartUsesProps {
  panel: Panel;
  /** As it is drawn. */
  kind: Kind;
  drawn: { readonly caption: string; readonly filters: readonly string[] };
  source: ChartSource;
}

/** What others do with a chart: name it in a text, show it on their site. Both stay at the version that is drawn. */
export function ChartUses({ panel, kind, drawn: { caption, filters }, source }: ChartUsesProps) {
  const t = useWords();
  const { dbname: name, institution, version, publishedAt } = source;
  const address = dashboardHref({ panels: [{ ...panel, kind, version }], alone: true });
  const citation = () =>
    t('dashboard.citation', {
      author: institution || t('shell.product'),
      year: publishedAt.slice(0, 4),
      title: [caption, ...filters].join(', '),
      name,
      version,
      product: t('shell.product'),
      address: window.location.origin + address,
    });
  return (
    <div className="chart-uses">
      <a className="chart-use-file" href={csvHrefOf(panel, kind, version)} download>
        {t('dashboard.csv')}
      </a>
      <a className="chart-use-file" href={pictureHrefOf(panel, kind, version)} target="_blank" rel="noopener">
        {t('dashboard.picture')}
      </a>
      <ChartUse
        icon={<Quote size={14} aria-hidden="true" />}
        name={t('dashboard.cite')}
        lead={t('dashboard.citeLead')}
        label={t('dashboard.cite')}
        text={citation}
        copied={t('dashboard.citeCopied')}
      />
      <EmbedCode
        path={embedHrefOf(panel, kind, version)}
        title={caption}
        height={kind === 'map' ? EMBED_HEIGHT.map : EMBED_HEIGHT.usual}
      />
    </div>
  );
}
