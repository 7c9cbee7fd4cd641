import { useQuery } from '@tanstack/react-query';
import { showPageTexts } from '#contract/portal/portal.ts';
import { privacyQuery } from '#web/features/support/api.ts';
import { Operator } from '#web/features/support/Responsible.tsx';
import type { Head, HeadContext } from '#web/lib/page.ts';
import { paths } from '#web/lib/paths.ts';
import { apiQuery } from '#web/lib/query.ts';
import { sentenceLanguage, useWords } from '#web/lib/words.ts';
import { Link } from '#web/ui/actions/Link.tsx';
import { PageTexts } from './PageTexts.tsx';

const textsQuery = () => apiQuery(showPageTexts, { params: { page: 'terms' }, query: sentenceLanguage() });

/** `/main/terms`: what the portal gives, how far to rely on it, what may be done with its data. */
export default function TermsPage() {
  const t = useWords();
  const { data: texts = [] } = useQuery(textsQuery());
  const { data: facts } = useQuery(privacyQuery);
  return (
    <div className="reading page-texts">
      <h1>{t('pages.terms')}</h1>
      <p className="lead">{t('privacy.termsLead')}</p>
      <PageTexts texts={texts} />
      <h2>{t('privacy.termsRun')}</h2>
      {facts && <Operator {...facts} />}
      <ul className="page-onward">
        <li>
          <Link href={paths.privacy}>{t('privacy.seePrivacy')}</Link>
        </li>
        <li>
          <Link href={paths.licences}>{t('privacy.licences')}</Link>
        </li>
      </ul>
    </div>
  );
}

/** The paragraphs administrators keep, and who runs the portal. */
export function needs() {
  return [textsQuery(), privacyQuery];
}

export function head({ t }: HeadContext): Head {
  return { description: t('privacy.termsLead') };
}
