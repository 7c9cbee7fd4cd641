import { Bug } from 'lucide-react';
import { pestWord } from '#engines/pests/pestShares.ts';
import { Card } from '#web/ui/data/Card.tsx';
import { useWords } from '#web/lib/words.ts';
import type { District } from '../fertilizer/FertilizerCard.tsx';
import { PestInputs } from './PestInputs.tsx';
import { PestMonths } from './PestMonths.tsx';
import type { Climate } from '../plan/plan.ts';
import './PestRisk.css';

interface PestRiskProps {
  district: District;
  crop: string;
  /** With it, every pest of the crop is shown month by month. */
  climate?: Climate | undefined;
  titled?: boolean;
}

type Level = District['pest_risk_levels'][number];

/** The crop's most pressing pest as shares of days at high and moderate risk, in a sentence, and the others by month. */
export function PestRisk({ district, crop, climate, titled = true }: PestRiskProps) {
  const t = useWords();
  const own = district.pest_risk_levels.filter((level) => level.crop_id === crop);
  const level = mostPressing(own);
  const title = titled ? { title: t('calendar.pestRisk'), icon: <Bug size={18} aria-hidden="true" /> } : {};
  return (
    <Card {...title} className="pest-risk">
      {level === undefined ? <p className="pest-risk-sentence">{t('calendar.pestNone')}</p> : <PestBar level={level} />}
      {climate !== undefined && climate.pests.length > 0 && (
        <details className="pest-risk-months">
          <summary>{t('calendar.pestMonths')}</summary>
          <PestMonths pests={climate.pests} />
        </details>
      )}
    </Card>
  );
}

const SENTENCES = {
  high: 'calendar.pestSentenceHigh',
  'more stable': 'calendar.pestSentenceStable',
  'no data': 'calendar.pestSentenceNoData',
} as const;

function PestBar({ level }: { level: Level }) {
  const t = useWords();
  const { pest, high_risk_percentage: high, moderate_risk_percentage: moderate, period, days, inputs } = level;
  const said = period || t('calendar.pestTypical');
  if (high === null || moderate === null) {
    return <p className="pest-risk-sentence">{t(SENTENCES['no data'], { pest })}</p>;
  }
  const sentence = t(SENTENCES[pestWord({ highPercent: high, moderatePercent: moderate })], { pest });
  const low = Math.max(0, 100 - high - moderate);
  const shares = [
    { key: 'high', share: high, name: t('calendar.high') },
    { key: 'moderate', share: moderate, name: t('calendar.moderate') },
    { key: 'low', share: low, name: t('calendar.low') },
  ];
  return (
    <>
      <div
        className="pest-risk-bar figures"
        role="img"
        aria-label={t('calendar.pestBar', { pest, high, moderate, low })}
      >
        {shares
          .filter(({ share }) => share > 0)
          .map(({ key, share }) => (
            <span key={key} className={`pest-risk-${key}`} style={{ flexGrow: share }}>
              {share >= 8 && `${Math.round(share)}%`}
            </span>
          ))}
      </div>
      <p className="pest-risk-legend" aria-hidden="true">
        {shares.map(({ key, name }) => (
          <span key={key}>
            <i className={`pest-risk-${key}`} />
            {name}
          </span>
        ))}
      </p>
      <p className="pest-risk-sentence">
        {sentence}{' '}
        <small>
          ({days === null || isDaily(period) ? said : t('calendar.pestDays', { period: said, high, days })})
        </small>
      </p>
      <PestInputs inputs={inputs} />
    </>
  );
}

/** Shares of the last days say themselves how many they are. */
function isDaily(period: string): boolean {
  return period.startsWith('last ');
}

/** The pest with the most days at high risk, then at moderate. */
function mostPressing(levels: readonly Level[]): Level | undefined {
  const weight = (level: Level) => (level.high_risk_percentage ?? -1) * 1000 + (level.moderate_risk_percentage ?? -1);
  return [...levels].sort((one, other) => weight(other) - weight(one))[0];
}
