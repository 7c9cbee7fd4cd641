import { RequestForm } from '#web/features/officers/RequestForm.tsx';
import type { Head, HeadContext, PageProps } from '#web/lib/page.ts';
import { useWords } from '#web/lib/words.ts';
import '#web/features/accounts/accounts.css';

export function head({ t }: HeadContext): Head {
  return { title: t('officerRequest.become'), description: t('officerRequest.lead') };
}

/** `/main/become_officer`: asks administrators for an officer's account. */
export default function BecomeOfficerPage({ search }: PageProps) {
  const t = useWords();
  return (
    <div className="account-page">
      <h1>{t('officerRequest.become')}</h1>
      <p>{t('officerRequest.lead')}</p>
      <RequestForm asked={search.get('asked') === '1'} />
    </div>
  );
}
