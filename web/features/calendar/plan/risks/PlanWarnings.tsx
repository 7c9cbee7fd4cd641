import { TriangleAlert } from 'lucide-react';
import { useWords } from '#web/lib/words.ts';
import './PlanWarnings.css';

/** What to mind about a plan before following it. */
export function PlanWarnings({ warnings }: { warnings: readonly string[] }) {
  const t = useWords();
  if (warnings.length === 0) return null;
  return (
    <section className="plan-warnings" aria-label={t('calendar.warnings')}>
      <TriangleAlert size={18} aria-hidden="true" />
      <ul className="plan-warnings-list">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </section>
  );
}
