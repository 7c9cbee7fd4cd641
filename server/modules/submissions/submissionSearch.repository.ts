import { sql } from 'kysely';
import type { SubmissionState } from '#engines/access/knowledge/submissions.ts';
import type { Database } from '../../database/connection.ts';
import { type Submission, columns } from './submissions.repository.ts';
import { containing } from '../../database/containing.ts';

export interface ItemSearch {
  /** Null: everybody's. */
  readonly ownerId: string | null;
  readonly states: readonly SubmissionState[] | null;
  /** A person; null: nobody yet; undefined: whoever. */
  readonly assigneeId?: string | null;
  readonly q: string;
  readonly newestFirst: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** Files of the holding area, with how many there are in all. */
export async function searchItems(db: Database, search: ItemSearch): Promise<{ found: Submission[]; total: number }> {
  let query = db.selectFrom('lake_item');
  if (search.ownerId !== null) query = query.where('owner_id', '=', search.ownerId);
  if (search.states !== null) query = query.where('state', 'in', search.states);
  if (search.assigneeId === null) query = query.where('assignee_id', 'is', null);
  else if (search.assigneeId !== undefined) query = query.where('assignee_id', '=', search.assigneeId);
  for (const word of search.q.split(/\s+/).filter((each) => each !== '')) {
    const part = containing(word);
    query = query.where(sql<boolean>`(name || ' ' || file_name || ' ' || description) ilike ${part}`);
  }
  const { total } = await query.select((each) => each.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const direction = search.newestFirst ? 'desc' : 'asc';
  const found = await query
    .select(columns)
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(search.limit)
    .offset(search.offset)
    .execute();
  return { found, total: Number(total) };
}

/** How many files of each state there are, of one person or of all. */
export async function countStates(db: Database, ownerId: string | null): Promise<Record<SubmissionState, number>> {
  let query = db
    .selectFrom('lake_item')
    .select((each) => ['state', each.fn.countAll<number>().as('count')])
    .groupBy('state');
  if (ownerId !== null) query = query.where('owner_id', '=', ownerId);
  const counts = Object.fromEntries((await query.execute()).map(({ state, count }) => [state, Number(count)]));
  return { reading: 0, problems: 0, waiting: 0, returned: 0, rejected: 0, approved: 0, ...counts };
}

/** Bytes of files kept for a person, or for all when null. */
export async function bytesKept(db: Database, ownerId: string | null): Promise<number> {
  let query = db.selectFrom('lake_item').select(sql<string>`coalesce(sum(bytes), 0)`.as('bytes'));
  // What was published and is deleted since is the catalogue's no more.
  query = query.where((where) => where.or([where('state', '!=', 'approved'), where('dataset_id', 'is not', null)]));
  if (ownerId !== null) query = query.where('owner_id', '=', ownerId);
  return Number((await query.executeTakeFirstOrThrow()).bytes);
}

/** Files whose reading has not moved since an instant. */
export async function findStuck(
  db: Database,
  since: Date,
  limit: number,
): Promise<Pick<Submission, 'id' | 'round' | 'ownerId'>[]> {
  return db
    .selectFrom('lake_item')
    .select(['id', 'round', 'owner_id as ownerId'])
    .where('state', '=', 'reading')
    .where('updated_at', '<', since)
    .orderBy('updated_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}
