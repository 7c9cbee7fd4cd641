import { useQuery } from '@tanstack/react-query';
import { showEntry } from '#contract/accounts/issuers.ts';
import { EntryForm } from '#web/features/accounts/EntryForm.tsx';
import type { NeedsContext, PageProps } from '#web/lib/page.ts';
import { paths } from '#web/lib/paths.ts';
import { apiQuery } from '#web/lib/query.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';

/** What came in the address; a form sent without JavaScript and refused has nothing there any more. */
function readEntry(search: URLSearchParams) {
  const msg = search.get('msg');
  return { token: search.get('token') ?? '', ...(msg !== null && { msg }) };
}
const entryQuery = (search: URLSearchParams) => apiQuery(showEntry, { body: readEntry(search) });

export function needs({ search }: NeedsContext) {
  return readEntry(search).token === '' ? [] : [entryQuery(search)];
}

/** `/audit?token=…&msg=…`: who comes over from another service goes on as whom the link names, by a press of a button. */
export default function ArrivalPage({ search }: PageProps) {
  const t = useWords();
  const { token } = readEntry(search);
  const { data: entry, error } = useQuery({ ...entryQuery(search), enabled: token !== '' });
  if (token === '' || error) {
    return (
      <EmptyState
        page
        title={t('entry.gone')}
        action={
          <Button href={`${paths.signIn}?next=${encodeURIComponent('/controlcenter')}`}>{t('entry.signIn')}</Button>
        }
      >
        {error?.message ?? t('entry.goneLead')}
      </EmptyState>
    );
  }
  if (!entry) return <Skeleton lines={6} />;
  return (
    <div className="account-page">
      <h1>{t('entry.title', { name: entry.name })}</h1>
      <p>{entry.from === '' ? t('entry.lead') : t('entry.leadFrom', { from: entry.from })}</p>
      {entry.instead !== '' && <p role="status">{t('entry.instead', { name: entry.instead })}</p>}
      {entry.message !== '' && (
        <section aria-labelledby="entry-message">
          <h2 id="entry-message">
            {entry.from === '' ? t('entry.message') : t('entry.messageFrom', { from: entry.from })}
          </h2>
          <blockquote className="entry-message">{entry.message}</blockquote>
          <p>{t('entry.messageLead')}</p>
        </section>
      )}
      <EntryForm entry={readEntry(search)} name={entry.name} />
    </div>
  );
}
