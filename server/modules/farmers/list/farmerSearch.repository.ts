import { sql, type Expression, type SqlBool } from 'kysely';
import type { AgeGroup, FarmerData, Language, Reach, Sex } from '#engines/farmers/farmer.ts';
import { lettersAmong } from '#engines/farmers/farmerList.ts';
import { readRegistryNumber } from '#engines/farmers/registryNumber.ts';
import { searchWords } from '#engines/farmers/searchWords.ts';
import type { Branch } from '#engines/access/roles.ts';
import type { Database } from '#server/database/connection.ts';
import { dataColumns, farmerData } from '../farmerData.repository.ts';
import { countKept } from './farmerCounts.repository.ts';

/** A farmer with whose they are. */
export interface Farmer extends FarmerData {
  readonly id: number;
  readonly ownerId: string;
  /** The farmer's number in the country's registry: GH-1000001-14. */
  readonly registryNumber: string;
  /** Numbers of entries that became one with this: they lead to it too. */
  readonly formerNumbers: readonly string[];
  readonly ownerName: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Officers it is shared with. */
  readonly sharedWith: readonly string[];
}

/** Whose farmers are looked at: those one keeps, those shared with one, both, or those of all officers. */
export type Whose = 'own' | 'shared' | 'mine' | 'everyone';

export interface FarmerFilter {
  readonly officerId: string;
  readonly whose: Whose;
  /** Districts that `everyone` is narrowed to; all of them where left out. */
  readonly branch?: Branch;
  readonly q?: string | undefined;
  readonly crop?: string | undefined;
  /** Growers of one of these, and farmers of whom no crop is known; everybody where there is none. */
  readonly growing?: readonly string[] | undefined;
  readonly district?: string | undefined;
  readonly language?: Language | undefined;
  readonly consent?: boolean | undefined;
  readonly sex?: Sex | undefined;
  readonly age?: AgeGroup | undefined;
  readonly reach?: Reach | undefined;
  /** Whether a telephone number is known. */
  readonly phone?: boolean | undefined;
  readonly household?: number | undefined;
  readonly ids?: readonly number[] | undefined;
  /** A number of the registry, as it is shown; one that was given up counts too. */
  readonly registryNumber?: string | undefined;
}

/** What a list is narrowed by; whose it is, the asker's rights decide. */
export interface AskedFilter extends Partial<Omit<FarmerFilter, 'officerId' | 'ids' | 'registryNumber'>> {
  /** A group of the officer. */
  readonly group?: number | undefined;
}

export interface FarmerPage {
  readonly sort: 'name' | 'newest';
  readonly limit: number;
  readonly offset: number;
  /** Only what comes after this farmer, whom the list holds; as of one who is gone, nothing. */
  readonly after?: number | undefined;
}

/** A page with how many there are in all; `more`: at least one more than that, which are not counted. */
export interface FoundPage {
  readonly found: Farmer[];
  readonly total: number;
  readonly more: boolean;
}

/** Most farmers of all officers that are counted row by row: what no kept count answers. */
const mostCounted = 10_000;

const columns = [
  'farmer.id',
  'farmer.owner_id as ownerId',
  'farmer.registry_number as registryNumber',
  'farmer.former_numbers as formerNumbers',
  ...dataColumns,
  'farmer.created_at as createdAt',
  'farmer.updated_at as updatedAt',
  'person.name as ownerName',
  sql<
    string[]
  >`array(select officer_id::text from farmer_share where farmer_id = farmer.id order by shared_at, officer_id)`.as(
    'sharedWith',
  ),
] as const;

function visible(db: Database, filter: FarmerFilter) {
  const { officerId, whose, branch = null, crop, growing = [], district, language, consent, ids, phone } = filter;
  // Read once, as a list: so that own and shared ones are found by their indexes together.
  const shared = sql<SqlBool>`farmer.id = any(array(select farmer_id from farmer_share where officer_id = ${officerId}))`;
  let query = db.selectFrom('farmer');
  if (whose === 'own') query = query.where('farmer.owner_id', '=', officerId);
  if (whose === 'shared') query = query.where(shared);
  if (whose === 'mine') query = query.where((where) => where.or([where('farmer.owner_id', '=', officerId), shared]));
  if (whose === 'everyone' && branch !== null)
    query =
      branch.length === 1
        ? query.where('farmer.district_id', '=', branch[0] ?? '')
        : query.where(sql<SqlBool>`farmer.district_id = any(${[...branch]})`);
  if (crop !== undefined) query = query.where(sql<SqlBool>`${crop} = any(farmer.crops)`);
  if (growing.length > 0)
    query = query.where(sql<SqlBool>`(farmer.crops = '{}' or farmer.crops && ${[...growing]}::text[])`);
  if (district !== undefined) query = query.where('farmer.district_id', '=', district);
  if (language !== undefined) query = query.where('farmer.language', '=', language);
  if (consent !== undefined) query = query.where('farmer.consent_given', '=', consent);
  if (filter.sex !== undefined) query = query.where('farmer.sex', '=', filter.sex);
  if (filter.age !== undefined) query = query.where('farmer.age_group', '=', filter.age);
  if (filter.reach !== undefined) query = query.where('farmer.reach', '=', filter.reach);
  if (phone !== undefined) query = query.where('farmer.phone', phone ? '<>' : '=', '');
  if (filter.household !== undefined) query = query.where('farmer.household_id', '=', filter.household);
  if (ids !== undefined) query = query.where(sql<SqlBool>`farmer.id = any(${[...ids]})`);
  if (filter.registryNumber !== undefined)
    query = query.where(
      sql<SqlBool>`(farmer.registry_number = ${filter.registryNumber} or farmer.former_numbers @> array[${filter.registryNumber}]::text[])`,
    );
  return query;
}

/** Farmers whose texts hold every word that is searched for. */
function exact(db: Database, filter: FarmerFilter) {
  let query = visible(db, filter);
  for (const word of searchedWords(filter.q)) query = query.where('farmer.words', 'like', `%${word}%`);
  return query;
}

/**
 * Farmers that a filter leaves, with how many there are in all. Where no text holds what is searched for, the nearest: how
 * near, the connection says (`pg_trgm.word_similarity_threshold`).
 */
export async function searchFarmers(db: Database, asked: FarmerFilter, page: FarmerPage): Promise<FoundPage> {
  const filter = await narrowed(db, asked);
  const number = readRegistryNumber(filter.q ?? '');
  if (number !== null) {
    const one = { ...filter, registryNumber: number };
    const numbered = await pageOf(db, visible(db, one), one, page, page.sort);
    if (numbered.total > 0) return numbered;
  }
  const words = searchedWords(filter.q);
  if (words.length === 0) return pageOf(db, visible(db, filter), filter, page, page.sort);
  const found = await pageOf(db, exact(db, filter), filter, page, 'name');
  const text = lettersAmong(words);
  if (found.total > 0 || text === '' || page.after !== undefined) return found;
  const similar = visible(db, filter).where(sql<SqlBool>`${text} <% farmer.words`);
  return pageOf(db, similar, filter, page, { nearTo: text });
}

/** With whom nothing is shared, theirs are their own: one index finds and sorts them. */
async function narrowed(db: Database, filter: FarmerFilter): Promise<FarmerFilter> {
  if (filter.whose !== 'mine') return filter;
  const share = await db
    .selectFrom('farmer_share')
    .select('farmer_id')
    .where('officer_id', '=', filter.officerId)
    .limit(1)
    .executeTakeFirst();
  return share === undefined ? { ...filter, whose: 'own' } : filter;
}

/** Words that a search is for; a number is looked for however it is written, and its stars match what is behind them. */
export function searchedWords(q = ''): string[] {
  const digits = q.replaceAll(/[\s().*+-]/g, '');
  if (/^\d{4,}$/.test(digits)) return [digits.replace(/^(?:00)?233(?=\d)/, '0')];
  return searchWords(q.replace(/^003(?=\d+$)/, ''))
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, 8);
}

/** By name, the newest first, or what is nearest to a text. */
type Order = FarmerPage['sort'] | { readonly nearTo: string };

function orderOf(by: Order): Expression<unknown>[] {
  if (by === 'newest') return [sql`farmer.id desc`];
  const named = [sql`lower(farmer.name)`, sql`farmer.id`];
  return by === 'name' ? named : [sql`word_similarity(${by.nearTo}, farmer.words) desc`, ...named];
}

/** The page is cut before anything is put beside its farmers; where it holds all there are, they need no count. */
async function pageOf(
  db: Database,
  query: ReturnType<typeof visible>,
  filter: FarmerFilter,
  { limit, offset, after }: FarmerPage,
  by: Order,
): Promise<FoundPage> {
  let page = query.select('farmer.id').limit(limit).offset(offset);
  for (const each of orderOf(by)) page = page.orderBy(each);
  if (after !== undefined) page = page.where(await comesAfter(db, filter, after, by));
  const ids = (await page.execute()).map(({ id }) => id);
  const isAll = after === undefined && ids.length < limit && (offset === 0 || ids.length > 0);
  const { total, more } = isAll ? { total: offset + ids.length, more: false } : await totalOf(db, query, filter);
  return { found: await farmersOf(db, ids), total, more };
}

/** What comes after a farmer in an order: found by an index, however far in. */
async function comesAfter(db: Database, { officerId, whose, branch = null }: FarmerFilter, id: number, by: Order) {
  if (by === 'newest') return sql<SqlBool>`farmer.id < ${id}`;
  const last = await visible(db, { officerId, whose, branch, ids: [id] })
    .select(sql<string>`lower(farmer.name)`.as('name'))
    .executeTakeFirst();
  return last === undefined
    ? sql<SqlBool>`false`
    : sql<SqlBool>`(lower(farmer.name), farmer.id) > (${last.name}, ${id})`;
}

/** How many a filter leaves: of all officers the kept count where there is one, else no more than can be counted in time. */
async function totalOf(
  db: Database,
  query: ReturnType<typeof visible>,
  filter: FarmerFilter,
): Promise<Omit<FoundPage, 'found'>> {
  const { whose, officerId: _, branch = null, district, consent, ...others } = filter;
  if (whose !== 'everyone') return { total: await countOf(query), more: false };
  if (Object.values(others).every((each) => each === undefined || each === ''))
    return { total: await countKept(db, { branch, district, consent }), more: false };
  const { count } = await db
    .selectFrom(
      query
        .select('farmer.id')
        .limit(mostCounted + 1)
        .as('each'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { total: Math.min(count, mostCounted), more: count > mostCounted };
}

async function countOf(query: ReturnType<typeof visible>): Promise<number> {
  return (await query.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
}

/** Farmers by their ids, in the order of these. */
async function farmersOf(db: Database, ids: readonly number[]): Promise<Farmer[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('farmer')
    .innerJoin('person', 'person.id', 'farmer.owner_id')
    .select(columns)
    .where(sql<SqlBool>`farmer.id = any(${[...ids]})`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, farmerData(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A farmer with the text that the search reads. */
export interface ListRow extends Farmer {
  readonly words: string;
}

/** Farmers of an officer, own and shared, by name. */
export async function readList(db: Database, officerId: string, most: number): Promise<ListRow[]> {
  const rows = await visible(db, { officerId, whose: 'mine' })
    .innerJoin('person', 'person.id', 'farmer.owner_id')
    .select([...columns, 'farmer.words'])
    .orderBy(sql`lower(farmer.name)`)
    .orderBy('farmer.id')
    .limit(most)
    .execute();
  return rows.map(farmerData);
}

/** All farmers a filter leaves, by name. */
export async function listFarmers(db: Database, filter: FarmerFilter, most: number): Promise<Farmer[]> {
  return (await searchFarmers(db, filter, { sort: 'name', limit: most, offset: 0 })).found;
}

/** The next farmers a filter leaves behind one of them, by their numbers: to go through all of them in steps. */
export async function farmersBehind(
  db: Database,
  filter: FarmerFilter,
  place: number,
  limit: number,
): Promise<Farmer[]> {
  const rows = await visible(db, filter)
    .select('farmer.id')
    .where('farmer.id', '>', place)
    .orderBy('farmer.id')
    .limit(limit)
    .execute();
  return farmersOf(
    db,
    rows.map(({ id }) => id),
  );
}

/** How many farmers there are by some column of theirs, the most first. */
export async function countFarmersBy(
  db: Database,
  filter: FarmerFilter,
  column: 'crop' | 'district_id' | 'language',
): Promise<{ id: string; farmers: number }[]> {
  const value = column === 'crop' ? sql<string>`unnest(farmer.crops)` : sql<string>`${sql.ref(`farmer.${column}`)}`;
  return db
    .selectFrom(visible(db, filter).select(value.as('id')).as('each'))
    .select(['id', ({ fn }) => fn.countAll<number>().as('farmers')])
    .groupBy('id')
    .orderBy('farmers', 'desc')
    .orderBy('id')
    .execute();
}

export async function countFarmers(db: Database, filter: FarmerFilter): Promise<number> {
  return countOf(visible(db, filter));
}

/** Ids that a filter leaves; nothing is forgiven in what is searched for. */
export async function visibleIds(db: Database, filter: FarmerFilter): Promise<number[]> {
  return (await exact(db, filter).select('farmer.id').orderBy('farmer.id').execute()).map(({ id }) => id);
}

/** How many of these agreed to messages. */
export function agreeingAmong(db: Database, ids: readonly number[]): Promise<number> {
  return countFarmers(db, { officerId: '', whose: 'everyone', consent: true, ids });
}
