import { useWords } from '#web/lib/words.ts';
import './TrapLegend.css';

const steps = [
  ['green', 'traps.legendGreen'],
  ['amber', 'traps.legendAmber'],
  ['red', 'traps.legendRed'],
] as const;

/** What colour and size of a marker mean. */
export function TrapLegend() {
  const t = useWords();
  return (
    <div className="trap-legend">
      <span>{t('traps.legendTotal')}:</span>
      {steps.map(([colour, text]) => (
        <span key={colour} className="trap-legend-step">
          <i className={`trap-dot trap-${colour}`} aria-hidden="true" />
          {t(text)}
        </span>
      ))}
      <span>{t('traps.legendSize')}</span>
    </div>
  );
}
