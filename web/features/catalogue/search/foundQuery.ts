import { listDatasets } from '#contract/catalogue/catalogue.ts';
import { apiQuery } from '#web/lib/query.ts';
import { FILTERS, type ListAddress } from '../address.ts';

/** The datasets that are looked for. */
export function foundQuery({ q, sort, page, ...filters }: ListAddress) {
  const chosen = Object.fromEntries(
    FILTERS.flatMap((name) => (filters[name] === undefined ? [] : [[name, [filters[name]]]])),
  );
  return apiQuery(listDatasets, {
    query: { ...(q !== '' && { q }), ...chosen, ...(sort && { sort }), ...(page > 1 && { page }) },
  });
}
