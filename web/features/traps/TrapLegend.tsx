import type { TrapChoice } from './api.ts';
import { useWords } from '#web/lib/words.ts';
import './TrapLegend.css';

const steps = [
  ['green', 'traps.legendGreen'],
  ['amber', 'traps.legendAmber'],
  ['red', 'traps.legendRed'],
] as const;
const rateSteps = [
  ['rate-0', 'traps.legendRate0'],
  ['rate-1', 'traps.legendRate1'],
  ['rate-2', 'traps.legendRate2'],
  ['rate-3', 'traps.legendRate3'],
  ['rate-none', 'traps.legendRateNone'],
] as const;

/** What colour and size of a marker mean. */
export function TrapLegend({ colour }: { colour: TrapChoice['colour'] }) {
  const t = useWords();
  return (
    <div className="trap-legend">
      <span>{t(colour === 'total' ? 'traps.legendTotal' : 'traps.legendRate')}:</span>
      {(colour === 'total' ? steps : rateSteps).map(([step, text]) => (
        <span key={step} className="trap-legend-step">
          <i className={`trap-dot trap-${step}`} aria-hidden="true" />
          {t(text)}
        </span>
      ))}
      <span>{t('traps.legendSize')}</span>
    </div>
  );
}
