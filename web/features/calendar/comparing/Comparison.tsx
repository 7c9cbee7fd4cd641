import { comparePlans, type Comparison as Compared } from '#engines/calendar/display/comparePlans.ts';
import { addDays } from '#engines/dates/day.ts';
import { sayDays } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import { comparable } from './comparable.ts';
import type { Plan } from '../plan/plan.ts';

/** Two plans side by side: every activity's days, by how many it moves, and what changes in risks and warnings. */
export function Comparison({ first, second, from }: { first: Plan; second: Plan; from: string }) {
  const t = useWords();
  const compared = comparePlans(comparable(first), comparable(second));
  const days = (span: Compared['activities'][number]['first']) => (span ? sayDays(span.start, span.end) : '–');
  return (
    <>
      <table className="compare-weeks-table">
        <thead>
          <tr>
            <th scope="col">{t('calendar.activity')}</th>
            <th scope="col">{t('calendar.compareThis')}</th>
            <th scope="col">{t('calendar.compareThat', { days: sayDays(from, addDays(from, 6)) })}</th>
            <th scope="col">{t('calendar.moves')}</th>
          </tr>
        </thead>
        <tbody>
          {compared.activities.map(({ key, name, first: one, second: other, startMoves }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td className="figures" data-head={t('calendar.compareThis')}>
                {days(one)}
              </td>
              <td className="figures" data-head={t('calendar.compareThat', { days: '' })}>
                {days(other)}
              </td>
              <td className="figures" data-moves={startMoves === 0 ? undefined : true}>
                {movedBy(startMoves)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <RiskChanges compared={compared} />
    </>
  );

  function movedBy(moves: number | null): string {
    if (moves === null) return '–';
    if (moves === 0) return t('calendar.sameDay');
    return moves > 0 ? t('calendar.daysLater', { count: moves }) : t('calendar.daysEarlier', { count: -moves });
  }
}

const CHANGES = {
  appears: 'calendar.risksAdded',
  disappears: 'calendar.risksGone',
  rises: 'calendar.risksRise',
  falls: 'calendar.risksFall',
} as const;

function RiskChanges({ compared: { risks, warningsNew, warningsGone } }: { compared: Compared }) {
  const t = useWords();
  const named = (change: string) =>
    risks
      .filter((risk) => risk.change === change)
      .map(({ risk }) => risk)
      .join(', ');
  const changes = (['appears', 'disappears', 'rises', 'falls'] as const)
    .map((change) => [CHANGES[change], named(change)] as const)
    .filter(([, names]) => names !== '');
  const same = changes.length === 0 && warningsNew.length === 0 && warningsGone.length === 0;
  return (
    <ul className="compare-weeks-risks">
      {changes.map(([key, names]) => (
        <li key={key}>{t(key, { risks: names })}</li>
      ))}
      {warningsNew.map((warning) => (
        <li key={warning}>{t('calendar.warningsAdded', { warnings: warning })}</li>
      ))}
      {warningsGone.map((warning) => (
        <li key={warning}>{t('calendar.warningsGone', { warnings: warning })}</li>
      ))}
      {same && <li>{t('calendar.risksSame')}</li>}
    </ul>
  );
}
