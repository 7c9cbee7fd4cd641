import { sayNumber } from '#web/lib/format.ts';
import { useWords } from '#web/lib/words.ts';
import type { FarmerImport } from './importQuery.ts';
import './ImportProgress.css';

/** How many rows of a list were gone through, of all there are. */
export function ImportProgress({ current: { state, done, rows } }: { current: FarmerImport }) {
  const t = useWords();
  const text = t(state === 'applying' ? 'farmers.importApplying' : 'farmers.importChecking', {
    done: sayNumber(done),
    rows: sayNumber(rows),
  });
  return (
    <div className="import-progress">
      <progress max={Math.max(1, rows)} value={done} aria-label={text} />
      <span className="figures">{text}</span>
    </div>
  );
}
