import { SignInForm } from '#web/features/accounts/SignInForm.tsx';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Link } from '#web/ui/actions/Link.tsx';
import { SignOutForm } from '#web/ui/actions/SignOutForm.tsx';

interface OfficerCardProps {
  /** Where officers go on to. */
  next: string;
  /** What just happened, to be said above the button. */
  news?: string | undefined;
}

/** The way into the extension portal; for who is in already, the way on and the way out. */
export function OfficerCard({ next, news }: OfficerCardProps) {
  const t = useWords();
  const { signedIn, refused } = usePageFacts();
  return (
    <section className="services-officers" aria-labelledby="services-officers">
      <h2 id="services-officers">{t('services.officers')}</h2>
      <p>{t('services.officersLead')}</p>
      {signedIn ? (
        <div className="services-in">
          <p>{t('services.signedIn')}</p>
          <Button href={next}>{t('services.toPortal')}</Button>
          <SignOutForm>
            <Button kind="secondary" type="submit">
              {t('shell.signOut')}
            </Button>
          </SignOutForm>
        </div>
      ) : (
        <SignInForm officer next={next} refused={refused} news={news} />
      )}
      {!signedIn && (
        <p>
          {t('services.officersNew')} <Link href="/main/faq">{t('services.officersAsk')}</Link>
        </p>
      )}
    </section>
  );
}
