import { useState } from 'react';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import type { NewToken } from './TokenForm.tsx';
import './tokens.css';

/** A token that was just made, with its text, until it was kept. */
export function NewTokenNote({ made: { name, token }, onKept }: { made: NewToken; onKept: () => void }) {
  const t = useWords();
  const [said, setSaid] = useState<'tokens.copied' | 'tokens.notCopied'>();
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => setSaid('tokens.copied'),
      () => setSaid('tokens.notCopied'),
    );
  return (
    <section className="token-new" aria-label={t('tokens.madeOf', { name })}>
      <p>
        <strong>{t('tokens.madeOf', { name })}</strong>
      </p>
      <p role="status">{t('tokens.once')}</p>
      <code>{token}</code>
      <div className="token-acts">
        <Button small onClick={() => void copy()}>
          {t('tokens.copy')}
        </Button>
        <Button kind="secondary" small onClick={onKept}>
          {t('tokens.kept')}
        </Button>
        {said && <span role="status">{t(said)}</span>}
      </div>
    </section>
  );
}
