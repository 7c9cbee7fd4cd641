import { ResetPasswordForm } from '#web/features/accounts/ResetPasswordForm.tsx';
import type { PageProps } from '#web/lib/page.ts';
import { paths } from '#web/lib/paths.ts';
import { useWords } from '#web/lib/words.ts';
import { Link } from '#web/ui/actions/Link.tsx';

/** `/password_reset/…`: the page that the link of a mail leads to. */
export default function PasswordResetPage({ params }: PageProps) {
  const t = useWords();
  return (
    <div className="account-page">
      <h1>{t('pages.passwordReset')}</h1>
      <p>{t('membership.resetLead')}</p>
      <ResetPasswordForm token={params.token ?? ''} next={`${paths.services}?password=set`} />
      <p className="account-help">
        {t('membership.resetHelp')} <Link href={`${paths.support}#message`}>{t('membership.resetHelpLink')}</Link>
      </p>
    </div>
  );
}
