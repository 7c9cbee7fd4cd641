import { ownPath } from '#engines/words/ownPath.ts';
import type { PageProps } from '#web/lib/page.ts';
import { useWords } from '#web/lib/words.ts';
import { SignInForm } from '#web/features/accounts/SignInForm.tsx';

/** `/sign-in?next=/manage`: one door for officers, data users and administrators. */
export default function SignInPage({ search }: PageProps) {
  const t = useWords();
  return (
    <div className="account-page">
      <h1>{t('accounts.signIn')}</h1>
      <p>{t('accounts.signInLead')}</p>
      {/* A full address would send people elsewhere after they trusted us with a password. */}
      <SignInForm next={ownPath(search.get('next'))} problem={search.has('wrong') ? t('accounts.wrong') : undefined} />
    </div>
  );
}
