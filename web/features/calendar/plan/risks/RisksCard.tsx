import { TriangleAlert } from 'lucide-react';
import { Accordion } from '#web/ui/navigation/Accordion.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { useWords } from '#web/lib/words.ts';
import { risksOf, type Activity } from '../plan.ts';
import { RiskAdvice } from './RiskAdvice.tsx';
import './RisksCard.css';

/** Every risk of the season once: when it threatens, and what to do about it for this crop. */
export function RisksCard({ activities, crop }: { activities: readonly Activity[]; crop: string }) {
  const t = useWords();
  const risks = risksOf(activities);
  return (
    <section className="risks" aria-labelledby="risks-title">
      <h2 id="risks-title">
        <TriangleAlert size={18} aria-hidden="true" />
        {t('calendar.risks')}
      </h2>
      {risks.length === 0 ? (
        <EmptyState small title={t('quoted.noRisks')} />
      ) : (
        <Accordion
          items={risks.map(({ risk, during }) => ({
            id: risk.risk_id,
            title: (
              <>
                {risk.risk} <small>{t('calendar.riskDuring', { activities: during.join(', ').toLowerCase() })}</small>
              </>
            ),
            content: <RiskAdvice risk={risk} crop={crop} />,
          }))}
        />
      )}
    </section>
  );
}
