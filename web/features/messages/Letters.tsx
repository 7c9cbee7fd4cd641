import { gsmSafe } from '#engines/messages/gsmSafe.ts';
import { lettersOutsideGsm7 } from '#engines/messages/gsm7.ts';
import { measureText } from '#engines/messages/measureText.ts';
import { useWords } from '#web/lib/words.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { notify } from '#web/ui/toast/notify.ts';

/** Letters, encoding and parts of what is written, as it is written; and where it is longer than it needs to be, a plainer spelling. */
export function Letters({ text, onText }: { text: string; onText: (text: string) => void }) {
  const t = useWords();
  const { encoding, letters, parts, left } = measureText(text);
  const sayParts = (count: number) => t('messaging.parts', { count });
  const special = encoding === 'ucs2' ? [...new Set(lettersOutsideGsm7(text))] : [];
  const safe = special.length > 0 ? gsmSafe(text) : undefined;
  const safeParts = safe === undefined ? parts : measureText(safe.text).parts;
  return (
    <div className="letters">
      <p className="figures">
        {t('messaging.measure', { letters, parts: sayParts(parts), left })} ·{' '}
        {t(encoding === 'gsm7' ? 'messaging.gsm' : 'messaging.ucs2')}
      </p>
      {safe && special.length > 0 && (
        <div className="letters-plain">
          <p>
            {safeParts < parts
              ? t('messaging.longer', { letters: special.join(' '), parts: sayParts(parts), safe: sayParts(safeParts) })
              : t('messaging.signs', { letters: special.join(' ') })}{' '}
            {t('messaging.keepLetters')}
          </p>
          {safe.left.length === 0 && safeParts < parts && (
            <Button
              kind="secondary"
              small
              onClick={() => {
                onText(safe.text);
                notify({ text: t('messaging.usedPlain'), undo: () => onText(text) });
              }}
            >
              {t('messaging.usePlain')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
