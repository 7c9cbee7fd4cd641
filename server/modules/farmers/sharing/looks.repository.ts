import { sql, type Generated } from 'kysely';
import type { LookedAt } from '#engines/access/people/looks.ts';
import type { Database } from '#server/database/connection.ts';

export interface LookTables {
  personal_look: {
    id: Generated<number>;
    person_id: string | null;
    what: LookedAt;
    farmer_id: number | null;
    farm_id: string | null;
    at: Date;
  };
  look_alarm: { person_id: string; what: LookedAt; day: string; stage: 'near' | 'over' };
}

/** Whose number was shown. */
export interface Looked {
  readonly farmerId: number | null;
  readonly farmId: string | null;
}

/** That somebody had a number shown. */
export interface Look {
  readonly id: number;
  readonly what: LookedAt;
  readonly officerId: string | null;
  /** Empty where the account is gone. */
  readonly officerName: string;
  readonly at: Date;
}

/** Lets one call at a time of a person count their looks, until the transaction ends. */
export async function lockLooks(db: Database, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('looks of ' || ${personId}, 0))`.execute(db);
}

/** How many different numbers of a kind somebody had shown since an instant, and whether this one was among them. */
export async function countLooks(
  db: Database,
  personId: string,
  what: LookedAt,
  since: Date,
  { farmerId, farmId }: Looked,
): Promise<{ used: number; known: boolean }> {
  const thing = what === 'card' ? sql`farm_id::text` : sql`farmer_id::text`;
  const { rows } = await sql<{ used: number; known: boolean }>`
    select count(distinct ${thing})::integer as used, coalesce(bool_or(${thing} = ${what === 'card' ? farmId : String(farmerId)}), false) as known
    from personal_look where person_id = ${personId} and what = ${what} and at >= ${since}`.execute(db);
  return rows[0] ?? { used: 0, known: false };
}

export async function addLook(
  db: Database,
  personId: string,
  what: LookedAt,
  { farmerId, farmId }: Looked,
  at: Date,
): Promise<void> {
  await db
    .insertInto('personal_look')
    .values({ person_id: personId, what, farmer_id: farmerId, farm_id: farmId, at })
    .execute();
}

/** Notes of many farmers that somebody has their numbers in a file. */
export async function addLooksOfFile(
  db: Database,
  personId: string,
  farmerIds: readonly number[],
  at: Date,
): Promise<void> {
  await sql`insert into personal_look (person_id, what, farmer_id, at) select ${personId}, 'file', farmer, ${at} from unnest(${[...farmerIds]}::bigint[]) farmer`.execute(
    db,
  );
}

/** Sets down that the level above is told today; false where it was told already. */
export async function noteAlarm(
  db: Database,
  personId: string,
  what: LookedAt,
  day: string,
  stage: 'near' | 'over',
): Promise<boolean> {
  const added = await db
    .insertInto('look_alarm')
    .values({ person_id: personId, what, day, stage })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  return added !== undefined;
}

/** Who had the numbers of a farmer or the card of a farm shown, the latest first; of one officer alone where named. */
export async function looksAt(
  db: Database,
  of: { readonly farmerId: number } | { readonly farmId: string },
  officerId: string | undefined,
  limit: number,
): Promise<Look[]> {
  let query = db
    .selectFrom('personal_look')
    .leftJoin('person', 'person.id', 'personal_look.person_id')
    .select(({ fn, val }) => [
      'personal_look.id',
      'personal_look.what',
      'personal_look.person_id as officerId',
      fn.coalesce('person.name', val('')).as('officerName'),
      'personal_look.at',
    ]);
  query = 'farmerId' in of ? query.where('farmer_id', '=', of.farmerId) : query.where('farm_id', '=', of.farmId);
  if (officerId !== undefined) query = query.where('person_id', '=', officerId);
  return query.orderBy('personal_look.id', 'desc').limit(limit).execute();
}

/** What somebody had shown, the latest first. */
export function looksBy(
  db: Database,
  personId: string,
  limit: number,
): Promise<{ what: LookedAt; farmerId: number | null; farmId: string | null; at: Date }[]> {
  return db
    .selectFrom('personal_look')
    .select(['what', 'farmer_id as farmerId', 'farm_id as farmId', 'at'])
    .where('person_id', '=', personId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function forgetLooksBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('personal_look').where('at', '<', before).execute();
  await sql`delete from look_alarm where day < ${before}::date`.execute(db);
}

export async function forgetLooksAt(db: Database, farmerIds: readonly number[]): Promise<void> {
  await sql`delete from personal_look where farmer_id = any(${[...farmerIds]}::bigint[])`.execute(db);
}

/** Who had the whole telephone number of anybody listed with it shown since an instant, the latest first. */
export async function looksAtNumber(
  db: Database,
  phone: string,
  since: Date,
  limit: number,
): Promise<{ officerName: string; institution: string; at: Date }[]> {
  return db
    .selectFrom('personal_look')
    .innerJoin('farmer', 'farmer.id', 'personal_look.farmer_id')
    .leftJoin('person', 'person.id', 'personal_look.person_id')
    .select(({ fn, val }) => [
      fn.coalesce('person.name', val('')).as('officerName'),
      fn.coalesce('person.institution', val('')).as('institution'),
      'personal_look.at',
    ])
    .where('farmer.phone', '=', phone)
    .where('personal_look.what', 'in', ['phone', 'file'])
    .where('personal_look.at', '>=', since)
    .orderBy('personal_look.id', 'desc')
    .limit(limit)
    .execute();
}
