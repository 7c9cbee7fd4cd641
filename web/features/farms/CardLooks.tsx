import { sayInstant } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import type { FarmRecord } from './api.ts';

/** Who had the whole card number of a farm shown, and when. */
export function CardLooks({ looks }: { looks: FarmRecord['cardLooks'] }) {
  const t = useWords();
  if (looks.length === 0) return null;
  return (
    <details className="farm-history">
      <summary>{t('farmRecords.cardLooks')}</summary>
      <ol>
        {looks.map(({ id, at, by }) => (
          <li key={id}>
            {t(by === '' ? 'farmRecords.cardLookGone' : 'farmRecords.cardLook', { when: sayInstant(at), by })}
          </li>
        ))}
      </ol>
    </details>
  );
}
