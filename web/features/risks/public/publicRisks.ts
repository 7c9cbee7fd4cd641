import type { Answer } from '#contract/endpoint.ts';
import { showAtlas } from '#contract/geography/geography.ts';
import { listRiskCategories } from '#contract/risks/riskCategories.ts';
import { listVerifiedRisks, showVerifiedRisk } from '#contract/risks/risks.ts';
import { apiQuery } from '#web/lib/query.ts';

export type PublicRisk = Answer<typeof listVerifiedRisks>[number];
export type Atlas = Answer<typeof showAtlas>;

export const RISKS_PAGE = '/main/risks';
/** Days back that may be chosen. */
export const daysOffered = [7, 30, 90, 365] as const;
const MOST_SHOWN = 200;

/** What the page shows, as it stands in the address. */
export interface PublicChoice {
  readonly category: number | undefined;
  readonly region: string | undefined;
  readonly days: number | undefined;
}

export function readPublicChoice(search: URLSearchParams): PublicChoice {
  const category = Number(search.get('category'));
  return {
    category: Number.isInteger(category) && category > 0 ? category : undefined,
    region: search.get('region') || undefined,
    days: daysOffered.find((each) => String(each) === search.get('days')),
  };
}

export const verifiedQuery = ({ category, region, days }: PublicChoice) =>
  apiQuery(listVerifiedRisks, {
    query: { ...(category && { category }), ...(region && { region }), ...(days && { days }), limit: MOST_SHOWN },
  });
/** What is no number in an address is asked for as 0, which no risk has. */
export const verifiedRiskQuery = (id: string) =>
  apiQuery(showVerifiedRisk, { params: { id: /^\d{1,15}$/.test(id) ? Number(id) : 0 } });
export const publicCategoriesQuery = apiQuery(listRiskCategories, {});
export const atlasQuery = apiQuery(showAtlas, {});
