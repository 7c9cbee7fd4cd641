import type { Static } from 'typebox';
import type { showDistrict } from '#contract/geography.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ProvenanceNote } from '#web/ui/ProvenanceNote.tsx';
import { useWords, type Words } from '#web/lib/words.ts';
import { bagsPerAcre, kgPerAcre } from './perAcre.ts';
import './FertilizerCard.css';

export type District = Static<(typeof showDistrict)['answer']>;

/** What to spread on the crop here, when, per hectare and in bags per acre as farmers buy it. */
export function FertilizerCard({ district, crop, titled = true }: { district: District; crop: string; titled?: boolean }) {
  const t = useWords();
  const rates = district.fertilizer_recom.filter((rate) => rate.crop_id === crop);
  const [first] = rates;
  const nutrients = totals(rates);
  const title = titled ? { title: t('calendar.fertilizer', { district: district.district }) } : {};
  return (
    <Card {...title} className="fertilizer">
      {first === undefined ? (
        <EmptyState small title={t('quoted.noFertilizer', { district: district.district })} />
      ) : (
        <>
          <ul className="fertilizer-list">
            {rates.map((rate) => (
              <li key={`${rate.fertilizer} ${rate.stage} ${rate.daysAfterPlanting}`}>
                <span className="fertilizer-product">
                  {rate.fertilizer} <small>{stageOf(rate, t)}</small>
                </span>
                <span className="fertilizer-rate figures">
                  <span>
                    <b>{Math.round(rate.kg_per_ha)}</b> kg/ha
                  </span>
                  <small>
                    {t('calendar.kgPerAcre', { kg: kgPerAcre(rate.kg_per_ha) })}:{' '}
                    {t('calendar.bagsAboutPerAcre', { bags: bagsPerAcre(rate.kg_per_ha) })}
                  </small>
                </span>
              </li>
            ))}
          </ul>
          {nutrients && <p className="fertilizer-nutrients">{t('calendar.nutrients', nutrients)}</p>}
          <ProvenanceNote provenance={first.provenance} />
        </>
      )}
    </Card>
  );
}

/** Nutrients of all applications together, in kg/ha; undefined where the grade of a product is not known. */
function totals(rates: District['fertilizer_recom']): { n: number; p: number; k: number } | undefined {
  const sum = { n: 0, p: 0, k: 0 };
  for (const { n, p2o5, k2o } of rates) {
    if (n === null || p2o5 === null || k2o === null) return undefined;
    sum.n += n;
    sum.p += p2o5;
    sum.k += k2o;
  }
  return { n: Math.round(sum.n), p: Math.round(sum.p), k: Math.round(sum.k) };
}

function stageOf(rate: District['fertilizer_recom'][number], t: Words): string {
  if (rate.daysAfterPlanting === null) return rate.stage;
  if (rate.daysAfterPlanting === 0) return `${rate.stage}, ${t('calendar.atPlanting')}`;
  return `${rate.stage}, ${t('calendar.daysAfterPlanting', { days: rate.daysAfterPlanting })}`;
}
