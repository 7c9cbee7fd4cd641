import type { Activity } from './plan.ts';

/** What sets a risk off, and what to do about it for the crop. */
export function RiskAdvice({ risk, crop }: { risk: Activity['risk_Advisory'][number]; crop: string }) {
  const own = risk.advisories.filter((advice) => advice.crop.toLowerCase() === crop.toLowerCase());
  const shown = own.length > 0 ? own : risk.advisories;
  return (
    <>
      {shown.map(({ crop: forCrop, advisory }) => (
        <p key={forCrop}>{advisory}</p>
      ))}
      {risk.trigger !== '' && <p className="risks-trigger">{risk.trigger}</p>}
    </>
  );
}
