import { useWords } from '#web/lib/words.ts';
import type { Activity } from '../plan.ts';
import './RiskAdvice.css';

const LEVELS = { low: 'calendar.low', moderate: 'calendar.moderate', high: 'calendar.high' } as const;

/** What sets a risk off, and what to do about it for the crop. */
export function RiskAdvice({ risk, crop }: { risk: Activity['risk_Advisory'][number]; crop: string }) {
  const t = useWords();
  const own = risk.advisories.filter((advice) => advice.crop.toLowerCase() === crop.toLowerCase());
  const shown = own.length > 0 ? own : risk.advisories;
  return (
    <>
      {shown.map(({ crop: forCrop, advisory }) => (
        <p key={forCrop}>{advisory}</p>
      ))}
      {risk.level !== null && (
        <p className={`risks-level risks-level-${risk.level}`}>
          {t('calendar.riskLevel', { level: t(LEVELS[risk.level]) })}
        </p>
      )}
      {risk.trigger !== '' && <p className="risks-trigger">{risk.trigger}</p>}
    </>
  );
}
