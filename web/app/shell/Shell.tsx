import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Loader } from '#web/ui/states/Skeleton.tsx';
import { inLanguage } from '#engines/words/pageLanguages.ts';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { useWords } from '#web/lib/words.ts';
import { matchRoute, pageAt, redirectOf } from '../matchRoute.ts';
import { Failed } from '#web/pages/Failed.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { Footer } from './Footer.tsx';
import { Later } from './Later.tsx';
import { MissingCodeNote } from './MissingCodeNote.tsx';
import { Navbar } from './Navbar.tsx';
import { Redirect } from './Redirect.tsx';
import { SavedCopyNote } from './SavedCopyNote.tsx';
import { PageOf } from './PageOf.tsx';
import { useArrival } from './useArrival.ts';
import { useKept } from './useKept.ts';
import { useVisits } from './useVisits.ts';
import './Shell.css';

/** What stands around every page, and the page. */
export function Shell() {
  const t = useWords();
  const { textAddress, failedAs, language, signedIn } = usePageFacts();
  const [path] = useLocation();
  const search = useSearch();
  // The old page stays until the code of the next one is here.
  const shown = useDeferredValue(`${path}?${search}`);
  const [shownPath, shownSearch] = useMemo(() => splitAddress(shown), [shown]);
  const match = useMemo(() => matchRoute(shownPath), [shownPath]);
  const page = useMemo(
    () => ({ ...pageAt(shownPath, match), search: new URLSearchParams(shownSearch) }),
    [match, shownPath, shownSearch],
  );
  const [firstPath] = useState(path);
  const failed = failedAs !== undefined && shownPath === firstPath;
  const announcement = useArrival(shownPath);
  useVisits(shownPath, shownSearch);
  useKept(match?.route.kept === true, inLanguage(shown, language), signedIn);
  const redirect = match && redirectOf(match, shownSearch);
  return (
    <>
      <a className="skip-link" href="#content">
        {t('shell.skip')}
      </a>
      <Navbar path={shownPath} title={match?.route.title} />
      <SavedCopyNote />
      <main id="content" className="content" tabIndex={-1} aria-busy={shown !== `${path}?${search}` || undefined}>
        {textAddress !== undefined && (
          <p className="text-mode-note">
            {t('shell.textNote')} <a href={textAddress}>{t('shell.textPages')}</a>
          </p>
        )}
        <Suspense fallback={<Loader />}>
          <PageBoundary key={shownPath}>
            {failed && <Failed />}
            {!failed && redirect === undefined && <PageOf {...page} />}
            {redirect !== undefined && <Redirect to={redirect} />}
          </PageBoundary>
        </Suspense>
      </main>
      <Footer />
      <p className="heard" role="status">
        {announcement}
      </p>
      <MissingCodeNote page={path} />
      <Later />
    </>
  );
}

function splitAddress(address: string): [path: string, search: string] {
  const at = address.indexOf('?');
  return [address.slice(0, at), address.slice(at + 1)];
}
