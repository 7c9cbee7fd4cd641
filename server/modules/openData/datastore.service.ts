import type { Condition } from '#engines/features/condition.ts';
import { ckanResource, ckanTypes } from '#engines/exchange/ckan.ts';
import { distributionsOf, type PublicDataset, readDistributionId } from '#engines/exchange/dataset.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { describeDataset, rowsOf } from '../catalogue/catalogue.service.ts';
import { listOf } from './ckanLists.ts';
import { siteOrigin } from '../../platform/http/origin.ts';

/** One file of a public dataset. Throws a problem. */
export async function showResource(scope: Scope, id: string) {
  const { dataset, position, distribution } = await findResource(scope, id);
  return ckanResource(dataset, distribution, position);
}

async function findResource(scope: Scope, id: string) {
  const read = readDistributionId(id);
  const dataset: PublicDataset | null = read && (await describeDataset(scope, read.datasetId));
  const files = dataset ? distributionsOf(dataset, siteOrigin(scope)) : [];
  const position = files.findIndex((file) => file.id === id.toLowerCase());
  const distribution = files[position];
  if (dataset === null || distribution === undefined) throw problem('datasetNotFound', { found: id });
  return { dataset, position, distribution };
}

export interface DatastoreSearch {
  readonly resource_id: string;
  readonly filters?: unknown;
  readonly q?: string | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly fields?: string | readonly string[] | undefined;
  readonly sort?: string | undefined;
  readonly include_total?: boolean | undefined;
}

const mostRows = 1_000;

/** Rows of the table of a file. Throws a problem, also where the dataset asks for sign-in. */
export async function searchDatastore(scope: Scope, asked: DatastoreSearch) {
  const { dataset, distribution } = await findResource(scope, asked.resource_id);
  const { limit = 100, offset = 0, q = '' } = asked;
  const select = listOf(asked.fields).join(',');
  const sort = sortOf(asked.sort ?? '');
  const answer = await rowsOf(scope, dataset.id, {
    table: distribution.table ?? 1,
    ...filtersOf(asked.filters),
    ...(select !== '' && { select }),
    ...(q !== '' && { find: q }),
    ...(sort !== '' && { sort }),
    offset,
    limit: Math.min(Math.max(limit, 1), mostRows),
  });
  const names = answer.columns.map(({ name }) => name);
  const numbered = select === '';
  return {
    resource_id: asked.resource_id,
    fields: [
      ...(numbered ? [{ id: '_id', type: 'int' }] : []),
      ...answer.columns.map(({ name, type }) => ({ id: name, type: ckanTypes[type] ?? 'text' })),
    ],
    records: (limit === 0 ? [] : answer.rows).map((row, at) => ({
      ...(numbered && { _id: offset + at + 1 }),
      ...Object.fromEntries(names.map((name, column) => [name, row[column] ?? null])),
    })),
    records_format: 'objects',
    limit: Math.min(limit, mostRows),
    offset,
    ...(asked.include_total !== false && { total: answer.total, total_was_estimated: false }),
  };
}

/**
 * {"Region": "Ashanti", "Year": [2019, 2020]} as the portal asks: one value of a column as a condition of its own, which knows what
 * codes mean; several as any of them; null where it is empty. Throws a problem.
 */
function filtersOf(filters: unknown): { where: string[]; condition?: Condition } {
  const read = typeof filters === 'string' ? parsed(filters) : filters;
  if (read === undefined || read === null) return { where: [] };
  if (typeof read !== 'object' || Array.isArray(read)) throw wrongFilters(JSON.stringify(filters));
  const where: string[] = [];
  const of: Condition[] = [];
  for (const [column, wanted] of Object.entries(read)) {
    const values: unknown[] = Array.isArray(wanted) ? wanted : [wanted];
    const [only] = values;
    if (values.length === 1 && only !== null) where.push(`${column}:is:${String(valueOf(only, column))}`);
    else
      of.push({
        kind: 'any',
        of: values.map((value): Condition =>
          value === null
            ? { kind: 'empty', property: column }
            : { kind: 'compare', property: column, op: '=', value: valueOf(value, column) },
        ),
      });
  }
  return { where, ...(of.length > 0 && { condition: { kind: 'all', of } }) };
}

function valueOf(value: unknown, column: string): string | number | boolean {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw wrongFilters(JSON.stringify({ [column]: value }));
}

function parsed(text: string): unknown {
  try {
    return text.trim() === '' ? undefined : JSON.parse(text);
  } catch {
    throw wrongFilters(text);
  }
}

function wrongFilters(found: string) {
  return problem('badInput', {
    sentence: `filters is ${found.slice(0, 80)}; expected a JSON object with a value or a list of values for each column, such as {"Region": "Ashanti", "Year": [2019, 2020]}.`,
  });
}

/** "Year desc, Region" as the portal writes it: -Year,Region. */
function sortOf(sort: string): string {
  return sort
    .split(',')
    .map((part) => /^"?(.*?)"?(?:\s+(asc|desc))?(?:\s+nulls\s+\w+)?$/i.exec(part.trim()))
    .flatMap((found) => (found?.[1] ? [`${found[2]?.toLowerCase() === 'desc' ? '-' : ''}${found[1]}`] : []))
    .join(',');
}
