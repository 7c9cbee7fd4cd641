import { useState } from 'react';
import { usePageFacts } from '#web/lib/pageFacts.ts';
import { useHydrated } from '#web/lib/useHydrated.ts';
import { useWords } from '#web/lib/words.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { setStaysSignedIn, staysSignedIn } from './dataArea.ts';

/** The choice to stay signed in when the data hub is left; for who is signed in. */
export function StaySignedIn() {
  const hydrated = useHydrated();
  const { signedIn } = usePageFacts();
  return hydrated && signedIn ? <Choice /> : null;
}

function Choice() {
  const t = useWords();
  const [stays, setStays] = useState(staysSignedIn);
  return (
    <Checkbox
      label={t('catalogue.stay')}
      hint={t('catalogue.stayHint')}
      checked={stays}
      onChange={(event) => {
        setStays(event.target.checked);
        setStaysSignedIn(event.target.checked);
      }}
    />
  );
}
