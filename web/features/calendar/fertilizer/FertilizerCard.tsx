import type { Static } from 'typebox';
import type { showDistrict } from '#contract/geography/geography.ts';
import { Card } from '#web/ui/data/Card.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ProvenanceNote } from '#web/ui/data/ProvenanceNote.tsx';
import { useWords } from '#web/lib/words.ts';
import { type FeedDays, FertilizerDoses } from './FertilizerDoses.tsx';
import type { Plan } from '../plan/plan.ts';
import './FertilizerCard.css';

export type District = Static<(typeof showDistrict)['answer']>;
export type FertilizerSet = District['fertilizer_sets'][number];

interface FertilizerCardProps {
  readonly district: District;
  readonly crop: string;
  /** The water of the plan: no rates of irrigated fields on rain-fed plans. */
  readonly water: 'rainfed' | 'irrigated' | 'residual';
  /** The plan's own steps: its doses are given on their days. */
  readonly activities: Plan[1];
  readonly titled?: boolean;
}

/** What to spread on the crop here, when, in bags as farmers buy it; less after a legume; and what else is recommended. */
export function FertilizerCard({ district, crop, water, activities, titled = true }: FertilizerCardProps) {
  const t = useWords();
  const asked = water === 'irrigated' ? 'irrigated' : 'rainfed';
  const sets = district.fertilizer_sets.filter(
    (set) => set.crop_id === crop && (set.water === 'any' || set.water === asked),
  );
  const first = sets.find(({ first_for: plans }) => plans.includes(asked)) ?? sets[0];
  const startOf = (code: string) => activities.find(({ activity_code: each }) => each === code)?.activityStart ?? null;
  const feeds = { basal: startOf('BF'), top: startOf('TD') };
  const title = titled ? { title: t('calendar.fertilizer', { district: district.district }) } : {};
  return (
    <Card {...title} className="fertilizer">
      {first === undefined ? (
        <EmptyState small title={t('quoted.noFertilizer', { district: district.district })} />
      ) : (
        <>
          <Recommendation set={first} feeds={feeds} first />
          {sets.length > 1 && (
            <details className="fertilizer-others">
              <summary>{t('calendar.fertilizerOthers', { count: sets.length - 1 })}</summary>
              {sets
                .filter((set) => set !== first)
                .map((set) => (
                  <Recommendation key={set.set_id} set={set} feeds={feeds} />
                ))}
            </details>
          )}
        </>
      )}
    </Card>
  );
}

function Recommendation({ set, feeds, first = false }: { set: FertilizerSet; feeds: FeedDays; first?: boolean }) {
  const t = useWords();
  const nutrients = totals(set.doses);
  const notes = [...new Set(set.doses.map(({ note }) => note).filter((note) => note !== ''))];
  return (
    <div className="fertilizer-set">
      <FertilizerDoses doses={set.doses} feeds={feeds} />
      {nutrients && <p className="fertilizer-nutrients">{t('calendar.nutrients', nutrients)}</p>}
      {notes.map((note) => (
        <p key={note} className="fertilizer-note">
          {note}
        </p>
      ))}
      {first && <AfterLegume set={set} />}
      <ProvenanceNote provenance={set.provenance} />
    </div>
  );
}

/** What may be saved after a legume; legumes that leave the same are said together. */
function AfterLegume({ set }: { set: FertilizerSet }) {
  const t = useWords();
  const credits = [...new Set(set.after_legume.map(({ n_credit: credit }) => credit))];
  if (credits.length === 0) return null;
  return (
    <details className="fertilizer-legume">
      <summary>{t('calendar.afterLegume')}</summary>
      {credits.map((credit) => {
        const same = set.after_legume.filter(({ n_credit: each }) => each === credit);
        const [first] = same;
        if (first === undefined) return null;
        const crops = same.map(({ crop }) => crop.toLowerCase()).join(', ');
        return (
          <div key={credit}>
            <p>{t('calendar.afterLegumeSaves', { crops, credit })}</p>
            <ul>
              {set.doses
                .filter(({ stage }) => stage === 'top')
                .map((dose) => {
                  const left =
                    first.doses.find(({ fertilizer, stage }) => fertilizer === dose.fertilizer && stage === dose.stage)
                      ?.kg_per_ha ?? 0;
                  const change = { product: dose.fertilizer, from: Math.round(dose.kg_per_ha), to: Math.round(left) };
                  return (
                    <li key={dose.fertilizer}>
                      {t(left === 0 ? 'calendar.afterLegumeNone' : 'calendar.afterLegumeDose', change)}
                    </li>
                  );
                })}
            </ul>
            <ProvenanceNote provenance={first.provenance} />
          </div>
        );
      })}
    </details>
  );
}

/** Nutrients of all doses together, in kg/ha; undefined where the grade of a product is not known. */
function totals(doses: FertilizerSet['doses']): { n: number; p: number; k: number } | undefined {
  const sum = { n: 0, p: 0, k: 0 };
  for (const { n, p2o5, k2o } of doses) {
    if (n === null || p2o5 === null || k2o === null) return undefined;
    sum.n += n;
    sum.p += p2o5;
    sum.k += k2o;
  }
  return { n: Math.round(sum.n), p: Math.round(sum.p), k: Math.round(sum.k) };
}
