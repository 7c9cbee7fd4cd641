import { RequestForm } from '#web/features/officers/RequestForm.tsx';
import type { PageProps } from '#web/lib/page.ts';
import { useWords } from '#web/lib/words.ts';
import '#web/features/accounts/accounts.css';

/** `/main/become_officer`: asks administrators for an officer's account. */
export default function BecomeOfficerPage({ search }: PageProps) {
  const t = useWords();
  return (
    <div className="account-page">
      <h1>{t('pages.becomeOfficer')}</h1>
      <p>{t('officerRequest.lead')}</p>
      <RequestForm asked={search.get('asked') === '1'} />
    </div>
  );
}
