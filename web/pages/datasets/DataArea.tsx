import { useState } from 'react';
import { useWords } from '#web/lib/words.ts';
import { Checkbox } from '#web/ui/forms/Checkbox.tsx';
import { setStaysSignedIn, staysSignedIn } from './dataArea.ts';
import { useDataArea } from './useDataArea.ts';

/** Ends the data hub's session when its pages are left, and offers the choice to stay signed in. */
export default function DataArea() {
  const t = useWords();
  const [stays, setStays] = useState(staysSignedIn);
  useDataArea();
  return (
    <Checkbox
      label={t('dataArea.stay')}
      hint={t('dataArea.stayHint')}
      checked={stays}
      onChange={(event) => {
        setStays(event.target.checked);
        setStaysSignedIn(event.target.checked);
      }}
    />
  );
}
