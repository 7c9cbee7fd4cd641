import { kgPerAcre, sayBags } from '#engines/fertilizer/bags.ts';
import { useWords, type Words } from '#web/lib/words.ts';
import type { FertilizerSet } from './FertilizerCard.tsx';

type Dose = FertilizerSet['doses'][number];

/** The doses of a recommendation, as they are bought: per hectare, per acre, in bags, and their price where it is known. */
export function FertilizerDoses({ doses }: { doses: readonly Dose[] }) {
  const t = useWords();
  return (
    <ul className="fertilizer-list">
      {doses.map((dose) => (
        <li key={`${dose.fertilizer} ${dose.stage} ${dose.daysAfterPlanting}`}>
          <span className="fertilizer-product">
            {dose.fertilizer} <small>{stageOf(dose, t)}</small>
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

function stageOf({ stage, daysAfterPlanting }: Dose, t: Words): string {
  if (stage === 'annual') return t('calendar.onceAYear');
  if (daysAfterPlanting === null) return stage;
  if (daysAfterPlanting < 0) return `${stage}, ${t('calendar.daysBeforePlanting', { days: -daysAfterPlanting })}`;
  if (daysAfterPlanting === 0) return `${stage}, ${t('calendar.atPlanting')}`;
  return `${stage}, ${t('calendar.daysAfterPlanting', { days: daysAfterPlanting })}`;
}
