import type { PageFacts } from '#web/lib/pageFacts.ts';
import { useWords } from '#web/lib/words.ts';
import { Segmented } from '#web/ui/forms/Segmented.tsx';
import { JoinForm } from './JoinForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { signInModes, type SignInMode } from './signInModes.ts';

interface SignInOrJoinProps {
  mode: SignInMode;
  /** A path of the product to go to afterwards. */
  next: string;
  /** Address of the page in the other mode; without it `onMode` hears of the change. */
  href?: ((mode: SignInMode) => string) | undefined;
  onMode?: ((mode: SignInMode) => void) | undefined;
  /** What went wrong with the shown form when it was sent without JavaScript. */
  refused?: PageFacts['refused'];
  /** Whether the sign-in asks for the code of the second step. */
  asksCode?: boolean;
  /** Good news the page comes with. */
  news?: string | undefined;
}

/** The two ways in, for who has an account and who has none yet. */
export function SignInOrJoin({ mode, next, href, onMode, refused, news, asksCode = false }: SignInOrJoinProps) {
  const t = useWords();
  return (
    <>
      <Segmented
        label={t('membership.signInOrJoin')}
        value={mode}
        options={(['signIn', 'join'] as const).map((each) => ({
          value: each,
          text: t(signInModes[each]),
          href: href?.(each),
        }))}
        onChange={(chosen) => onMode?.(chosen === 'join' ? 'join' : 'signIn')}
      />
      {mode === 'join' ? (
        <JoinForm next={next} refused={refused} />
      ) : (
        <SignInForm next={next} refused={refused} news={news} asksCode={asksCode} />
      )}
    </>
  );
}
