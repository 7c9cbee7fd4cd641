import { useEffect, useState } from 'react';
import { Button } from '#web/ui/actions/Button.tsx';
import { sayInstant } from '#web/lib/format.ts';
import { KEPT_CACHE } from '#web/lib/offline/keptPages.ts';
import type { PageProps } from '#web/lib/page.ts';
import { savedPages, type SavedPage } from '#web/lib/offline/savedPages.ts';
import { useWords } from '#web/lib/words.ts';

/** Shown when there is no network and the page was never opened here: lists the ones that were. */
export default function OfflinePage({ search }: PageProps) {
  const t = useWords();
  const [saved, setSaved] = useState<readonly SavedPage[]>([]);
  useEffect(() => {
    void Promise.all([savedPages(KEPT_CACHE), savedPages()]).then((found) => setSaved(found.flat()));
  }, []);
  return (
    <div className="reading">
      <h1>{t('pages.offline')}</h1>
      <p className="lead">{t('offline.text')}</p>
      {saved.length === 0 ? (
        <p>{t('offline.none')}</p>
      ) : (
        <ul aria-label={t('offline.saved')}>
          {saved.map(({ href, title, savedAt }) => (
            <li key={href}>
              {/* A plain link: the copy is served as a whole page. */}
              <a href={href}>{title}</a> ({sayInstant(savedAt)})
            </li>
          ))}
        </ul>
      )}
      <Button kind="secondary" onClick={() => location.assign(wayBack(search.get('next')))}>
        {t('offline.retry')}
      </Button>
    </div>
  );
}

/** The page that was wanted; an address of this site, whatever stands in the query. */
function wayBack(next: string | null): string {
  return next !== null && /^\/(?![/\\])/.test(next) ? next : '/';
}
