import { mayEditReference } from '#engines/access/knowledge/reference.ts';
import { addDays, daysBetween, type Day } from '#engines/dates/day.ts';
import { parseDay } from '#engines/dates/parseDay.ts';
import type { Table } from '#engines/reference/table.ts';
import { allTables } from '#engines/reference/tables.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { filled } from '../accounts/accounts.service.ts';
import { referenceTopic } from './changes.service.ts';
import { countUp, lockReference, findRow } from './reference.repository.ts';
import {
  addReviews,
  countReviews,
  listToReview,
  type RowName,
  type ToReview,
  withdrawReviews,
} from './reviews.repository.ts';
import { askedTable, currentRow } from './rows.service.ts';
import { monthOfDay } from './views.service.ts';

const usualRows = 25;
const viewedDays = 365;

export interface ReviewsWanted {
  readonly state?: 'unreviewed' | 'reviewed' | undefined;
  readonly table?: string | undefined;
  readonly q?: string | undefined;
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
}

export interface FoundToReview {
  readonly counts: readonly { readonly table: Table; readonly general: number; readonly reviewed: number }[];
  readonly total: number;
  readonly found: readonly (Omit<ToReview, 'table'> & { readonly table: Table })[];
}

/** Rows of general knowledge that nobody has reviewed, or that somebody has, those people see most first. @throws notForYou, tableNotFound */
export async function findToReview(
  scope: Scope,
  { state = 'unreviewed', table, q = '', offset = 0, limit = usualRows }: ReviewsWanted,
): Promise<FoundToReview> {
  const own = allTables.filter(({ name }) => mayEditReference(scope.actor, name));
  if (own.length === 0 || (table !== undefined && !mayEditReference(scope.actor, table)))
    throw problem('notForYou', { who: 'administrators' });
  const tables = table === undefined ? own : [askedTable(table)];
  await scope.context.pageViews.write();
  const since = monthOfDay(addDays(scope.today, -viewedDays));
  const { total, found } = await listToReview(scope.db, {
    tables: tables.map(({ name }) => name),
    state,
    q,
    since,
    limit,
    offset,
  });
  const counted = new Map((await countReviews(scope.db)).map((each) => [each.table, each]));
  return {
    counts: own.flatMap((each) => {
      const counts = counted.get(each.name);
      return counts === undefined ? [] : [{ table: each, general: counts.general, reviewed: counts.reviewed }];
    }),
    total,
    found: found.map((each) => ({ ...each, table: askedTable(each.table) })),
  };
}

/** What is typed of a signature. */
export interface TypedSignature {
  readonly name: string;
  readonly institution: string;
  readonly reviewedOn: string;
  readonly note?: string | undefined;
}

/**
 * Enters a signature under rows, as they were seen; answers how many.
 *
 * @throws notForYou, tableNotFound, rowNotFound; rowChangedMeanwhile where one is not at the version that was seen; reviewRefused, badInput
 */
export async function signRows(
  scope: Scope,
  wanted: readonly (RowName & { readonly version: number })[],
  typed: TypedSignature,
): Promise<number> {
  const rows = [...new Map(wanted.map((row) => [`${row.table}/${row.key}`, row])).values()];
  requireRights(scope, rows);
  const signature = {
    name: filled('The name', typed.name),
    institution: filled('The institution', typed.institution),
    reviewedOn: readDay(typed.reviewedOn, scope.today),
    note: (typed.note ?? '').trim(),
  };
  await lockReference(scope.db);
  for (const { table, key, version } of rows) {
    const kept = await findRow(scope.db, askedTable(table).name, key);
    if (kept === undefined) throw problem('rowNotFound', { found: key, table });
    if (kept.version !== version) throw problem('rowChangedMeanwhile', { by: '' });
    if (currentRow(askedTable(table), kept).state === 'removed')
      throw problem('reviewRefused', {
        sentence: `The row "${key}" is hidden from visitors. Show it again before it is signed.`,
      });
  }
  await addReviews(scope.db, rows, signature, { id: scope.actor.personId, name: scope.actor.name, at: scope.now });
  await tell(scope, 'signReference', rows);
  return rows.length;
}

/** Withdraws what is signed of rows; answers of how many. @throws notForYou */
export async function withdrawSignatures(scope: Scope, rows: readonly RowName[]): Promise<number> {
  requireRights(scope, rows);
  await lockReference(scope.db);
  const withdrawn = await withdrawReviews(scope.db, rows, scope.now);
  await tell(scope, 'withdrawReferenceReview', rows);
  return withdrawn;
}

function requireRights({ actor }: Scope, rows: readonly RowName[]): void {
  if (!rows.every(({ table }) => mayEditReference(actor, table))) throw problem('notForYou', { who: 'administrators' });
}

/** Pages that show the rows are made anew, in every process. */
async function tell(scope: Scope, act: string, rows: readonly RowName[]): Promise<void> {
  scope.audit(
    act,
    rows.map(({ table, key }) => `${table}/${key}`),
  );
  await scope.context.signals.publish(scope.db, referenceTopic, await countUp(scope.db));
  scope.afterCommit(() => scope.context.reference.reload());
}

function readDay(written: string, today: Day): Day {
  const read = parseDay(written);
  if ('mistake' in read) throw problem('badInput', { sentence: read.mistake });
  if (daysBetween(today, read.day) > 0)
    throw problem('reviewRefused', {
      sentence: `The review is dated ${read.day}, which is in the future. Give the day on which the rows were reviewed.`,
    });
  return read.day;
}
