import { ProvenanceNote } from '#web/ui/data/ProvenanceNote.tsx';
import { useWords } from '#web/lib/words.ts';
import { type Plan, reviewCounts } from './plan.ts';
import './PlanSources.css';

/** Where each date of the plan comes from and who reviewed it: its onset, its planting window, its variety's days, then every activity. */
export function PlanSources({ plan }: { plan: Plan }) {
  const t = useWords();
  const [, activities, { onset, variety, provenance }] = plan;
  const sources = [
    ...(onset ? [{ key: 'onset', of: t('calendar.rainOnset'), provenance: onset.provenance }] : []),
    { key: 'season', of: t('calendar.sourceOfSeason'), provenance },
    ...(variety ? [{ key: 'variety', of: t('calendar.sourceOfVariety'), provenance: variety.provenance }] : []),
    ...activities.map((each) => ({ key: each.activity_key, of: each.activity, provenance: each.provenance })),
  ];
  return (
    <details className="plan-sources">
      <summary>
        <span>{t('calendar.sources')}</span> <small>{t('calendar.sourcesReviewed', reviewCounts(plan))}</small>
      </summary>
      <ul>
        {sources.map(({ key, of, provenance: each }) => (
          <li key={key}>
            <ProvenanceNote provenance={each} of={of} />
          </li>
        ))}
      </ul>
    </details>
  );
}
