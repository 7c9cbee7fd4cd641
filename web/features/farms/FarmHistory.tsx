import { sayInstant } from '#web/lib/format.ts';
import { useWords, type WordKey } from '#web/lib/words.ts';
import type { FarmRecord } from './api.ts';
import { sayHectares } from './outlines.ts';

const fieldWords: Readonly<Record<string, WordKey>> = {
  outline: 'farmRecords.fieldOutline',
  name: 'farmRecords.fieldName',
  card: 'farmRecords.fieldCard',
  farmerId: 'farmRecords.fieldFarmer',
  crop: 'farmRecords.fieldCrop',
};

/** What was changed of a farm, by whom and when. */
export function FarmHistory({ history }: Pick<FarmRecord, 'history'>) {
  const t = useWords();
  if (history.length === 0) return null;
  return (
    <details className="farm-history">
      <summary>{t('farmRecords.history')}</summary>
      <ol>
        {history.map(({ at, by, fields, hectares }) => (
          <li key={at}>
            {t('farmRecords.changeBy', {
              when: sayInstant(at),
              by,
              fields: fields.map((field) => (fieldWords[field] ? t(fieldWords[field]) : field)).join(', '),
            })}
            {hectares !== null && ` (${t('farmRecords.changeHectares', { hectares: sayHectares(hectares) })})`}
          </li>
        ))}
      </ol>
    </details>
  );
}
