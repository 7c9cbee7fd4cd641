import { kgPerAcre, sayBags } from '#engines/fertilizer/bags.ts';
import { addDays } from '#engines/dates/day.ts';
import { sayDay } from '#web/lib/format.ts';
import { useWords, type Words } from '#web/lib/words.ts';
import type { FertilizerSet } from './FertilizerCard.tsx';

type Dose = FertilizerSet['doses'][number];

interface FertilizerDosesProps {
  readonly doses: readonly Dose[];
  /** First days of the plan's own feeds; without them a dose says its days after planting. */
  readonly feeds: FeedDays;
}

/** When a plan gives the first and the later fertilizer; null where it has no such step. */
export interface FeedDays {
  readonly basal: string | null;
  readonly top: string | null;
}

/** The doses of a recommendation, as they are bought: per hectare, per acre, in bags, and their price where it is known. */
export function FertilizerDoses({ doses, feeds }: FertilizerDosesProps) {
  const t = useWords();
  return (
    <ul className="fertilizer-list">
      {doses.map((dose) => (
        <li key={`${dose.fertilizer} ${dose.stage} ${dose.daysAfterPlanting}`}>
          <span className="fertilizer-product">
            {dose.fertilizer} <small>{stageOf(dose, dayOf(dose, doses, feeds), t)}</small>
          </span>
          <span className="fertilizer-rate figures">
            <span>
              <b>{Math.round(dose.kg_per_ha)}</b> kg/ha
            </span>
            <small>{acreOf(dose, t)}</small>
            {dose.bags.map(({ bag_kg: kg, price_ghs: price, cost_per_acre_ghs: cost }) =>
              price === null || cost === null ? null : (
                <small key={kg}>{t('calendar.fertilizerPrice', { cost, price, kg, priced: dose.priced })}</small>
              ),
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** "162 kg/acre: about 6½ bags of 25 kg or 3¼ bags of 50 kg"; what is sold loose, in kilograms alone. */
function acreOf({ kg_per_ha: kg, bags }: Dose, t: Words): string {
  const perAcre = t('calendar.kgPerAcre', { kg: kgPerAcre(kg) });
  if (bags.length === 0) return perAcre;
  const said = bags.map(({ bag_kg: bag, bags_per_acre: count }) =>
    t(count > 1 ? 'calendar.bagsOf' : 'calendar.bagOf', { bags: sayBags(count), kg: bag }),
  );
  return `${perAcre}: ${t('calendar.bagsAbout', { bags: said.join(` ${t('calendar.or')} `) })}`;
}

/** The day of the plan's own step; doses of a stage that are given apart keep their distance. Null without such a step. */
function dayOf({ stage, daysAfterPlanting }: Dose, doses: readonly Dose[], feeds: FeedDays): string | null {
  if (stage === 'annual' || daysAfterPlanting === null || daysAfterPlanting <= 0) return null;
  const step = stage === 'top' && feeds.top !== null ? feeds.top : feeds.basal;
  if (step === null) return null;
  const ofStep = doses.filter((each) => (step === feeds.top ? each.stage === 'top' : each.stage === 'basal'));
  const days = ofStep.flatMap(({ daysAfterPlanting: each }) => (each !== null && each > 0 ? [each] : []));
  return addDays(step, daysAfterPlanting - Math.min(...days, daysAfterPlanting));
}

function stageOf({ stage, daysAfterPlanting }: Dose, day: string | null, t: Words): string {
  if (stage === 'annual') return t('calendar.onceAYear');
  if (day !== null) return `${stage}, ${t('calendar.doseFrom', { day: sayDay(day) })}`;
  if (daysAfterPlanting === null) return stage;
  if (daysAfterPlanting < 0) return `${stage}, ${t('calendar.daysBeforePlanting', { days: -daysAfterPlanting })}`;
  if (daysAfterPlanting === 0) return `${stage}, ${t('calendar.atPlanting')}`;
  return `${stage}, ${t('calendar.daysAfterPlanting', { days: daysAfterPlanting })}`;
}
