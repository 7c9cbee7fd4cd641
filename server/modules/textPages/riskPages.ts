import type { FoundPlace } from '#engines/conversation/dialogue.ts';
import { frenchRiskCategories } from '#engines/conversation/terms.ts';
import type { PageLanguage } from '#engines/words/pageLanguages.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { presentPublicRisk, verifiedRisk, verifiedRisks } from '../risks/risks.service.ts';
import { list, paragraph, safe, soft, textMode } from './write.ts';

const lastDays = 30;
const mostRisks = 20;

/** Verified risks of a district, or of the country, with what farmers are advised on the portal's page of each. */
export async function risksPage(scope: Scope, place: FoundPlace | null, language?: PageLanguage): Promise<string> {
  const risks = await verifiedRisks(scope, {
    days: lastDays,
    active: true,
    limit: mostRisks,
    ...(place !== null && { district: place.districtId }),
  });
  const where = place?.name ?? 'Ghana';
  const { words, page, link, to, day } = textMode(`/t/risks/${place?.districtId ?? 'ghana'}`, language);
  const book = scope.context.reference.book();
  return page(words.risksIn(where), [
    risks.length === 0
      ? paragraph(words.noRisk(where))
      : list(
          risks.map(({ id, category, districtId, createdAt }) =>
            [
              `<strong>${safe(categoryIn(category, language))}</strong>, ${safe(book.districtById.get(districtId)?.name ?? '')},`,
              `${day(createdAt.toISOString().slice(0, 10))}. <a href="${safe(to(`/t/risk/${id}`))}">${words.whatToDo}</a>`,
            ].join(' '),
          ),
        ),
    soft(words.verified),
    link(
      place === null ? '/feeds/risks.atom' : `/feeds/risks.atom?district=${encodeURIComponent(place.districtId)}`,
      words.feed,
    ),
  ]);
}

/** One verified risk with what to do about it. @throws riskNotFound, also where it is not verified */
export async function riskPage(scope: Scope, id: number, language?: PageLanguage): Promise<string> {
  const { risk, advice } = await verifiedRisk(scope, id);
  const { words, page, link, day } = textMode(`/t/risk/${id}`, language);
  const { riskCategory, district, region, count, description, createdAt, isActive, district_id } = presentPublicRisk(
    scope,
    risk,
  );
  const says = (language === 'fr' ? advice.fr : undefined) ?? advice.en ?? '';
  return page(words.riskIn(categoryIn(riskCategory.name, language), district), [
    soft(
      [
        words.reported(region, day(createdAt.slice(0, 10))),
        ...(count > 0 ? [words.cases(count)] : []),
        isActive ? words.active : words.over,
      ].join(' '),
    ),
    paragraph(description),
    `<h2>${words.whatToDo}</h2>`,
    paragraph(says === '' ? words.noAdvice : says),
    link(`/t/risks/${district_id}`, words.risksIn(district)),
  ]);
}

/** A category of risks that ships with the portal in the language of the page; any other as it was written. */
function categoryIn(category: string, language?: PageLanguage): string {
  return (language === 'fr' && frenchRiskCategories[category]) || category;
}
