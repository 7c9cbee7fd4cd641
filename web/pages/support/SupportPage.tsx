import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { outagesQuery } from '#web/features/health/outagesApi.ts';
import { Questions } from '#web/features/portal/Questions.tsx';
import { Contacts } from '#web/features/support/Contacts.tsx';
import { messageFormQuery, sentQuery, supportQuery } from '#web/features/support/api.ts';
import { WriteToUs } from '#web/features/support/WriteToUs.tsx';
import type { Head, HeadContext, NeedsContext, PageProps } from '#web/lib/page.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';
import { paths } from '#web/lib/paths.ts';
import { loadCode } from '#web/lib/loadCode.ts';
import { loadWords, useWords } from '#web/lib/words.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { Topics } from './Topics.tsx';
import './SupportPage.css';

const Outages = lazy(() =>
  loadCode(async () => {
    await loadWords(['outages']);
    return { default: (await import('#web/features/health/Outages.tsx')).Outages };
  }),
);

/** `/main/faq?topic=datasets`: how the parts work, questions, ways to reach people, and the message form. */
export default function SupportPage({ search }: PageProps) {
  const t = useWords();
  const { data, error, refetch } = useQuery(supportQuery);
  const outages = useQuery(outagesQuery).data ?? [];
  const sent = search.get('sent') ?? '';
  const { data: thanked } = useQuery({ ...sentQuery(sent), enabled: sent !== '' });
  return (
    <div className="support">
      <header className="support-head">
        <h1>{t('pages.faq')}</h1>
        <p>{t('support.lead')}</p>
        <p>
          <a href={pageAddress('/t/home')}>{t('support.textMode')}</a> ·{' '}
          <a href={pageAddress('/t/phone')}>{t('support.anyPhone')}</a> ·{' '}
          <Link href="/main/become_officer">{t('support.becomeOfficer')}</Link>
        </p>
      </header>
      {error && (
        <ErrorState onRetry={() => void refetch()} retryHref={paths.support}>
          {error.message}
        </ErrorState>
      )}
      {outages.length > 0 && (
        <Suspense>
          <Outages outages={outages} />
        </Suspense>
      )}
      {data && <Topics topics={data.topics} chosen={search.get('topic')} />}
      <div className="support-columns">
        {data && (
          <div className="support-asked">
            <section aria-labelledby="faqs-title">
              <h2 id="faqs-title">{t('support.faqs')}</h2>
              <Questions questions={data.faqs} />
            </section>
            <section aria-labelledby="reach-title">
              <h2 id="reach-title">{t('support.reach')}</h2>
              <Contacts contacts={data.contacts} />
            </section>
          </div>
        )}
        <WriteToUs key={thanked?.arrived} sentNumber={thanked?.arrived ?? undefined} />
      </div>
    </div>
  );
}

/** The texts, what is out of order, the time the form was opened, and which message just arrived. */
export function needs({ search }: NeedsContext) {
  const sent = search.get('sent');
  return [supportQuery, outagesQuery, messageFormQuery, ...(sent ? [sentQuery(sent)] : [])];
}

export function head({ t }: HeadContext): Head {
  return { description: t('support.lead'), canonical: paths.support };
}
