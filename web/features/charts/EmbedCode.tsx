import { Code } from 'lucide-react';
import { useWords } from '#web/lib/words.ts';
import { ChartUse } from './ChartUse.tsx';

interface EmbedCodeProps {
  /** Path of the light page. */
  path: string;
  title: string;
  /** Of the frame, in pixels. */
  height: number;
}

/** What is pasted into another site to show the chart there. */
export function EmbedCode({ path, title, height }: EmbedCodeProps) {
  const t = useWords();
  const name = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return (
    <ChartUse
      icon={<Code size={14} aria-hidden="true" />}
      name={t('dashboard.embed')}
      lead={t('dashboard.embedLead')}
      label={t('dashboard.embedCode')}
      text={() =>
        `<iframe data-agrihub-chart src="${window.location.origin}${path.replaceAll('&', '&amp;')}" title="${name}" width="100%" height="${height}" loading="lazy" style="border:0"></iframe>\n<script src="${window.location.origin}/embed/height.js" async></script>`
      }
      copied={t('dashboard.embedCopied')}
      isCode
    >
      <p>{t('dashboard.embedHeight')}</p>
      <a href={path} target="_blank" rel="noopener">
        {t('dashboard.embedSee')}
      </a>
    </ChartUse>
  );
}
