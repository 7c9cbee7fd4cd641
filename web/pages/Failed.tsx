import { useLocation } from 'wouter';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { useWords } from '#web/lib/words.ts';

/** Stands in for a page that could not be made, with the number under which the log knows it. */
export function Failed() {
  const t = useWords();
  const [path] = useLocation();
  const { failedAs } = usePageFacts();
  return (
    <div className="reading">
      <h1>{t('pages.error')}</h1>
      <ErrorState requestId={failedAs} retryHref={path}>
        {t('pages.errorText')}
      </ErrorState>
    </div>
  );
}
