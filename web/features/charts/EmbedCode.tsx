import { useState } from 'react';
import { Code } from 'lucide-react';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/Button.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import './EmbedCode.css';

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
  const [open, setOpen] = useState(false);
  const name = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const code = () => `<iframe src="${window.location.origin}${path.replaceAll('&', '&amp;')}" title="${name}" width="100%" height="${height}" loading="lazy" style="border:0"></iframe>`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(code());
      notify({ text: t('dashboard.embedCopied'), tone: 'ok' });
    } catch {
      notify({ text: t('dashboard.embedFailed'), tone: 'alert' });
    }
  }

  return (
    <details className="embed-code" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Code size={14} aria-hidden="true" />
        {t('dashboard.embed')}
      </summary>
      {open && (
        <div>
          <p>{t('dashboard.embedLead')}</p>
          <textarea className="control" readOnly rows={4} aria-label={t('dashboard.embedCode')} value={code()} onFocus={(event) => event.currentTarget.select()} />
          <div className="embed-code-acts">
            <Button kind="secondary" small onClick={() => void copy()}>{t('dashboard.embedCopy')}</Button>
            <a href={path} target="_blank" rel="noopener">{t('dashboard.embedSee')}</a>
          </div>
        </div>
      )}
    </details>
  );
}
