import { lazy, Suspense } from 'react';
import { Lock } from 'lucide-react';
import { loadCode } from '#web/lib/loadCode.ts';
import { paths } from '#web/lib/paths.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { datasetHref } from './address.ts';
import type { Dataset, Standing } from './api.ts';
import './ClosedNote.css';

const AccessPart = lazy(() => loadCode(() => import('./AccessPart.tsx')));

/** Why rows are not shown, and what to do: sign in, or ask the owner. */
export function ClosedNote({ dataset, standing }: { dataset: Dataset; standing: Standing }) {
  const t = useWords();
  const hydrated = useHydrated();
  const next = encodeURIComponent(datasetHref(dataset.slug));
  return (
    <div className="closed-note">
      <Lock size={22} aria-hidden="true" />
      <div>
        <p className="closed-note-title">{t(dataset.private ? 'dataset.privateTitle' : 'dataset.closedTitle')}</p>
        <p>{t(dataset.private ? 'dataset.privateText' : 'dataset.closedText')}</p>
        {!standing.signedIn && (
          <>
            {dataset.private && <p>{t('dataset.privateSignIn')}</p>}
            <p className="closed-note-acts">
              <Button href={`${paths.signIn}?next=${next}`}>{t('dataset.signIn')}</Button>
              <Button kind="secondary" href={`${paths.signIn}?mode=join&next=${next}`}>
                {t('dataset.join')}
              </Button>
            </p>
          </>
        )}
        {standing.signedIn && dataset.private && hydrated && (
          <Suspense>
            <AccessPart dataset={dataset} access={standing.access} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
