import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { citeDataset } from '#contract/catalogue/catalogue.ts';
import { addressOf } from '#web/lib/callApi.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { useWords, writtenIn } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { notify } from '#web/ui/toast/notify.ts';
import { citationQuery } from './api.ts';
import './CitePart.css';

/** How to name a version in a paper: a sentence to copy, and files for programs that keep references. */
export function CitePart({ id, version }: { id: string; version: number }) {
  const t = useWords();
  const hydrated = useHydrated();
  const { data, error, refetch } = useQuery(citationQuery(id, version, 'text'));
  const text = data === undefined ? undefined : String(data).trim();

  async function copy(cited: string) {
    try {
      await navigator.clipboard.writeText(cited);
      notify({ text: t('datasetParts.copied'), tone: 'ok' });
    } catch {
      notify({ text: t('datasetParts.copyFailed'), tone: 'alert' });
    }
  }

  return (
    <div className="cite">
      <p>{t('datasetParts.citeLead')}</p>
      {error && (
        <ErrorState small onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!error && text === undefined && <Skeleton lines={2} />}
      {text !== undefined && <blockquote lang={writtenIn()}>{text}</blockquote>}
      <p className="cite-acts">
        {(['bibtex', 'ris'] as const).map((form) => (
          <Button
            key={form}
            small
            kind="quiet"
            download={`${id}-v${version}.${form === 'bibtex' ? 'bib' : 'ris'}`}
            href={addressOf(citeDataset, { params: { id, number: version }, query: { form } })}
          >
            {t(form === 'bibtex' ? 'datasetParts.citeBibtex' : 'datasetParts.citeRis')}
          </Button>
        ))}
        {/* It comes once the page is alive, and moves nothing then. */}
        {hydrated && text !== undefined && (
          <Button small kind="secondary" icon={<Copy size={16} aria-hidden="true" />} onClick={() => void copy(text)}>
            {t('datasetParts.copy')}
          </Button>
        )}
      </p>
    </div>
  );
}
