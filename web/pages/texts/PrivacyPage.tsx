import { useQuery } from '@tanstack/react-query';
import { showPageTexts } from '#contract/portal/portal.ts';
import { privacyQuery } from '#web/features/support/api.ts';
import { DeviceTable } from '#web/features/support/DeviceTable.tsx';
import { KeptTables } from '#web/features/support/KeptTables.tsx';
import { DataContact, Operator } from '#web/features/support/Responsible.tsx';
import type { Head, HeadContext } from '#web/lib/page.ts';
import { apiQuery } from '#web/lib/query.ts';
import { sentenceLanguage, useWords } from '#web/lib/words.ts';
import { PageTexts } from './PageTexts.tsx';

const textsQuery = () => apiQuery(showPageTexts, { params: { page: 'privacy' }, query: sentenceLanguage() });

/** `/main/privacy`: what is kept and why, on the device and in the records, and what people may ask (Act 843). */
export default function PrivacyPage() {
  const t = useWords();
  const { data: texts = [] } = useQuery(textsQuery());
  const { data: facts } = useQuery(privacyQuery);
  const hosts = facts?.mapHosts.join(', ') ?? '';
  return (
    <div className="reading page-texts">
      <h1>{t('pages.privacy')}</h1>
      <p className="lead">{t('privacy.lead')}</p>
      <section className="in-short" aria-labelledby="short-title">
        <h2 id="short-title">{t('privacy.short')}</h2>
        <ul>
          <li>{t('privacy.shortRead')}</li>
          <li>{t('privacy.shortCookies')}</li>
          <li>{hosts === '' ? t('privacy.shortOutside') : t('privacy.shortMaps', { hosts })}</li>
          <li>{t('privacy.shortNotices')}</li>
          <li>{t('privacy.shortAsk')}</li>
        </ul>
      </section>
      <PageTexts texts={texts} />
      {facts && (
        <>
          <h2 id="contact">{t('privacy.who')}</h2>
          <Operator {...facts} />
          <DataContact {...facts} />
        </>
      )}
      <h2 id="device">{t('privacy.device')}</h2>
      <p>{t('privacy.deviceLead')}</p>
      <DeviceTable />
      {facts && (
        <>
          <h2 id="kept">{t('privacy.kept')}</h2>
          <p>{t('privacy.keptLead')}</p>
          <KeptTables {...facts} />
        </>
      )}
    </div>
  );
}

/** The paragraphs administrators keep, and what the records say of themselves. */
export function needs() {
  return [textsQuery(), privacyQuery];
}

export function head({ t }: HeadContext): Head {
  return { description: t('privacy.lead') };
}
