import { ConfirmEmailForm } from '#web/features/accounts/ConfirmEmailForm.tsx';
import type { PageProps } from '#web/lib/page.ts';
import { useWords } from '#web/lib/words.ts';

/** `/confirm-email/…`: the page that the link of a mail leads to. A button spends the link, so that no preview of a mail program does. */
export default function ConfirmEmailPage({ params }: PageProps) {
  const t = useWords();
  return (
    <div className="account-page">
      <h1>{t('membership.confirmTitle')}</h1>
      <p>{t('membership.confirmLead')}</p>
      <ConfirmEmailForm token={params.token ?? ''} />
    </div>
  );
}
