import { sayInstant } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import type { RiskRecord } from '../api.ts';

const known = [
  'reported',
  'proposed',
  'edited',
  'claimed',
  'released',
  'verified',
  'rejected',
  'reopened',
  'assigned',
  'unassigned',
  'commented',
  'activated',
  'ended',
  'merged',
  'mergedInto',
  'unmerged',
  'warned',
  'escalated',
  'closed',
  'continued',
] as const;

/** Every step, with who took it and when. */
export function TimeLine({ events }: { events: RiskRecord['events'] }) {
  const t = useWords();
  return (
    <section>
      <h2>{t('risks.timeLine')}</h2>
      <ol className="time-line">
        {events.map(({ id, at, by, kind, detail }) => {
          const name = known.find((each) => each === kind);
          const facts = Object.fromEntries(Object.entries(detail).map(([key, value]) => [key, String(value)]));
          return (
            <li key={id} data-kind={kind}>
              <span>{name === undefined ? kind : t(`risks.event_${name}`, facts as never)}</span>
              <span className="risk-more">
                {t('risks.by', {
                  name:
                    by?.name ??
                    (kind === 'proposed' || kind === 'escalated' ? t('risks.thePortal') : t('risks.formerOfficer')),
                })}{' '}
                · <time dateTime={at}>{sayInstant(at)}</time>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
