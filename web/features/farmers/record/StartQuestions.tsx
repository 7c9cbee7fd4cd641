import type { Answer } from '#contract/endpoint.ts';
import type { showFarmerHistory } from '#contract/farmerRecord/farmerRecord.ts';
import { sayDay } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { Badge } from '#web/ui/data/Badge.tsx';

/** Who asked the level above to start messages again, and what came of it. */
export function StartQuestions({ starts }: { starts: Answer<typeof showFarmerHistory>['starts'] }) {
  const t = useWords();
  return (
    <>
      <h4>{t('farmerRecord.asks')}</h4>
      <ol className="record-list">
        {starts.map(({ id, state, reason, by, askedAt, answer, decidedBy }) => (
          <li key={id}>
            <span>
              <span className="record-text">{reason}</span>
              {answer !== '' && (
                <>
                  <br />
                  <span className="record-text">{t('farmerRecord.answered', { by: decidedBy, answer })}</span>
                </>
              )}
            </span>
            <Badge tone={state === 'started' ? 'ok' : state === 'open' ? 'warn' : 'plain'}>
              {t(`farmerRecord.asked_${state}`)}
            </Badge>
            <span className="record-when">
              {t(by === '' ? 'farmerRecord.notedGone' : 'farmerRecord.noted', {
                day: sayDay(askedAt.slice(0, 10), { withYear: true }),
                by,
              })}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
