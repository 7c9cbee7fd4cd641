import { Meter } from '#web/ui/states/Meter.tsx';
import { sayDay, sayDays } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import type { Summary } from './plan.ts';
import { useZoneName } from '../choosing/useZoneName.ts';
import './PlanFacts.css';

const BARS = { good: 3, fair: 2, low: 1 } as const;
const CONFIDENCE = {
  good: 'calendar.confidenceGood',
  fair: 'calendar.confidenceFair',
  low: 'calendar.confidenceLow',
} as const;

/** The plan in five facts, where its onset comes from, how far one may trust it, and what to mind. */
export function PlanFacts({ summary }: { summary: Summary }) {
  const t = useWords();
  const { onset, plantFrom, plantBy, harvestFrom, harvestBy, lengthDays, confidence, confidenceReason } = summary;
  return (
    <section aria-label={t('calendar.facts')}>
      <dl className={onset === null && plantBy === null ? 'plan-facts is-of-trees' : 'plan-facts'}>
        {onset ? (
          <div>
            <dt>{t('calendar.rainOnset')}</dt>
            <dd className="figures">{sayDays(onset.earliest, onset.latest)}</dd>
          </div>
        ) : (
          plantFrom !== null &&
          plantBy !== null && (
            <div>
              <dt>{t('calendar.plantBetween')}</dt>
              <dd className="figures">{sayDays(plantFrom, plantBy)}</dd>
            </div>
          )
        )}
        {plantBy !== null && (
          <div>
            <dt>{t('calendar.plantBy')}</dt>
            <dd className="figures">{sayDay(plantBy)}</dd>
          </div>
        )}
        {harvestFrom !== null && harvestBy !== null && (
          <>
            <div>
              <dt>{t('calendar.harvestBetween')}</dt>
              <dd className="figures">{sayDays(harvestFrom, harvestBy)}</dd>
            </div>
            <div>
              <dt>{t('calendar.seasonLength')}</dt>
              <dd className="figures">{t('calendar.days', { count: lengthDays })}</dd>
            </div>
          </>
        )}
        <div>
          <dt>{t('calendar.confidence')}</dt>
          <dd>
            <Meter value={BARS[confidence]} text={t(CONFIDENCE[confidence])} />
          </dd>
        </div>
      </dl>
      <div className="plan-origin">
        <OnsetOrigin summary={summary} />
        <p>{confidenceReason}</p>
      </div>
    </section>
  );
}

const ORIGIN = {
  declared: 'calendar.onsetDeclared',
  observed: 'calendar.onsetObserved',
  forecast: 'calendar.onsetForecast',
  default: 'calendar.onsetDefault',
} as const;

function OnsetOrigin({ summary: { onset, anchor, zone, region } }: { summary: Summary }) {
  const t = useWords();
  const zoneName = useZoneName();
  if (anchor === 'planting_week') return <p>{t('calendar.anchorPlanting')}</p>;
  if (!onset) return <p>{t('calendar.anchorDate')}</p>;
  const { shiftedByDays: shift, kind, scope, note } = onset;
  const moved =
    shift === 0
      ? ''
      : `, ${shift > 0 ? t('calendar.onsetLater', { count: shift }) : t('calendar.onsetEarlier', { count: -shift })}`;
  return (
    <p>
      {t(kind === 'declared' && scope === 'region' ? 'calendar.onsetDeclaredRegion' : ORIGIN[kind], {
        zone: zoneName(zone),
        region,
      })}
      {moved}.{note !== '' && ` ${note}`}
    </p>
  );
}
