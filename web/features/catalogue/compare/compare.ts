import { compareDatasetVersions } from '#contract/catalogue/datasetRows.ts';
import { apiQuery } from '#web/lib/query.ts';
import { numberOf, PREVIEW, withQuery } from '../address.ts';

/** Which versions are compared, and by which columns (their keys) their rows are told apart. */
export interface CompareAddress {
  readonly from: number;
  readonly to: number;
  readonly table: number;
  /** Empty: the portal looks for a key. */
  readonly key: readonly string[];
}

/** Reads from the query of an address what is compared; undefined where it does not say which versions. */
export function readCompareAddress(search: URLSearchParams): CompareAddress | undefined {
  if (!search.get('from') || !search.get('to')) return undefined;
  return {
    from: numberOf(search.get('from')),
    to: numberOf(search.get('to')),
    table: numberOf(search.get('table')),
    key: search.getAll('key').filter(Boolean),
  };
}

/** Address of the comparison of two versions. */
export function compareHref(
  id: string,
  { from, to, table = 1, key = [] }: Pick<CompareAddress, 'from' | 'to'> & Partial<CompareAddress>,
): string {
  const query = new URLSearchParams({ from: String(from), to: String(to) });
  if (table > 1) query.set('table', String(table));
  for (const column of key) query.append('key', column);
  return withQuery(`${PREVIEW}/${encodeURIComponent(id)}/compare`, query);
}

/** What differs between two versions. */
export function comparisonQuery(id: string, { from, to, table, key }: CompareAddress) {
  return apiQuery(compareDatasetVersions, {
    params: { id },
    query: { from, to, ...(table > 1 && { table }), ...(key.length > 0 && { key: key.join(',') }) },
  });
}
