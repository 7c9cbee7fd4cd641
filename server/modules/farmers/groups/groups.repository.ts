import { sql, type ColumnType, type Generated } from 'kysely';
import type { Static } from 'typebox';
import type { SmartFilter as WireSmartFilter } from '#contract/farmers/farmerShapes.ts';
import type { Database } from '#server/database/connection.ts';
import { agreeingAmong, visibleIds } from '../list/farmerSearch.repository.ts';

export interface GroupTables {
  farmer_group: {
    id: Generated<number>;
    owner_id: string;
    label: string;
    description: string;
    filter: ColumnType<SmartFilter | null, string | null, never>;
    created_at: ColumnType<Date, Date, never>;
    updated_at: Date;
  };
  farmer_group_member: {
    id: Generated<number>;
    group_id: number;
    farmer_id: number;
    added_at: Date;
  };
}

/** What says who is in a smart group. */
export type SmartFilter = Static<typeof WireSmartFilter>;

export interface Group {
  readonly id: number;
  readonly label: string;
  readonly description: string;
  /** Of a smart group; null where farmers are put into it. */
  readonly filter: SmartFilter | null;
  readonly createdAt: Date;
  readonly members: number;
  /** Members who agreed to messages. */
  readonly consented: number;
}

function groupsOf(db: Database, ownerId: string) {
  return db
    .selectFrom('farmer_group')
    .leftJoin('farmer_group_member as member', 'member.group_id', 'farmer_group.id')
    .leftJoin('farmer', 'farmer.id', 'member.farmer_id')
    .select(({ fn }) => [
      'farmer_group.id',
      'farmer_group.label',
      'farmer_group.description',
      'farmer_group.filter',
      'farmer_group.created_at as createdAt',
      fn.count<number>('farmer.id').as('members'),
      fn.count<number>('farmer.id').filterWhere('farmer.consent_given', '=', true).as('consented'),
    ])
    .where('farmer_group.owner_id', '=', ownerId)
    .groupBy('farmer_group.id');
}

/** Groups of an officer, by label. */
export async function listGroups(db: Database, ownerId: string): Promise<Group[]> {
  const groups = await groupsOf(db, ownerId)
    .orderBy(sql`lower(farmer_group.label)`)
    .orderBy('farmer_group.id')
    .execute();
  return Promise.all(groups.map((group) => counted(db, ownerId, group)));
}

/** One group of an officer; undefined where it is another's or not there. */
export async function findGroup(db: Database, ownerId: string, id: number): Promise<Group | undefined> {
  const group = await groupsOf(db, ownerId).where('farmer_group.id', '=', id).executeTakeFirst();
  return group && counted(db, ownerId, group);
}

/** A smart group with how many its filter finds now. */
async function counted(db: Database, ownerId: string, group: Group): Promise<Group> {
  if (group.filter === null) return group;
  const ids = await smartIds(db, ownerId, group.filter);
  return { ...group, members: ids.length, consented: await agreeingAmong(db, ids) };
}

/** Farmers that the filter of a smart group finds now. */
function smartIds(db: Database, ownerId: string, filter: SmartFilter): Promise<number[]> {
  return visibleIds(db, { whose: 'mine', ...filter, officerId: ownerId });
}

export async function addGroup(
  db: Database,
  ownerId: string,
  { filter, ...fields }: Pick<Group, 'label' | 'description' | 'filter'>,
  at: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('farmer_group')
    .values({
      owner_id: ownerId,
      ...fields,
      filter: filter === null ? null : JSON.stringify(filter),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function changeGroup(
  db: Database,
  id: number,
  fields: { readonly label: string; readonly description: string },
  at: Date,
): Promise<void> {
  await db
    .updateTable('farmer_group')
    .set({ ...fields, updated_at: at })
    .where('id', '=', id)
    .execute();
}

/** Takes a group out; answers it with its members as JSON, to put it back. */
export async function takeGroup(db: Database, id: number): Promise<unknown> {
  const { rows } = await sql<{ whole: unknown }>`
    select jsonb_build_object(
      'group', (select to_jsonb(g) from farmer_group g where g.id = ${id}),
      'members', (select coalesce(jsonb_agg(m), '[]') from farmer_group_member m where m.group_id = ${id})
    ) as whole`.execute(db);
  await db.deleteFrom('farmer_group').where('id', '=', id).execute();
  return rows[0]?.whole;
}

/** Puts a group back with those of its farmers that its officer still has. */
export async function putGroupBack(db: Database, whole: unknown): Promise<void> {
  const json = JSON.stringify(whole);
  await sql`insert into farmer_group select (jsonb_populate_record(null::farmer_group, ${json}::jsonb -> 'group')).*`.execute(
    db,
  );
  await sql`
    insert into farmer_group_member
    select (jsonb_populate_record(null::farmer_group_member, each)).*
    from jsonb_array_elements(${json}::jsonb -> 'members') each
      join farmer_group g on g.id = (each ->> 'group_id')::bigint
      join farmer f on f.id = (each ->> 'farmer_id')::bigint
    where f.owner_id = g.owner_id or exists (select from farmer_share s where s.farmer_id = f.id and s.officer_id = g.owner_id)`.execute(
    db,
  );
}

/** Puts farmers into a group; answers how many were not in it before. */
export async function addMembers(
  db: Database,
  groupId: number,
  farmerIds: readonly number[],
  at: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into farmer_group_member (group_id, farmer_id, added_at)
    select ${groupId}, unnest(${[...farmerIds]}::bigint[]), ${at}
    on conflict do nothing returning id`.execute(db);
  return rows.length;
}

/** Takes farmers out of a group; answers how many were in it. */
export async function removeMembers(db: Database, groupId: number, farmerIds: readonly number[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('farmer_group_member')
    .where('group_id', '=', groupId)
    .where(sql<boolean>`farmer_id = any(${[...farmerIds]})`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Ids of the memberships of farmers in a group, by farmer. */
export async function linksOf(
  db: Database,
  groupId: number,
  farmerIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('farmer_group_member')
    .select(['id', 'farmer_id'])
    .where('group_id', '=', groupId)
    .where(sql<boolean>`farmer_id = any(${[...farmerIds]})`)
    .execute();
  return new Map(rows.map((row) => [row.farmer_id, row.id]));
}

/** Takes one membership away, of a group of the officer; false where there is none. */
export async function removeLink(db: Database, ownerId: string, linkId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('farmer_group_member')
    .using('farmer_group')
    .whereRef('farmer_group.id', '=', 'farmer_group_member.group_id')
    .where('farmer_group.owner_id', '=', ownerId)
    .where('farmer_group_member.id', '=', linkId)
    .executeTakeFirst();
  return Number(numDeletedRows) > 0;
}

/** Groups of an officer that hold a farmer, by label; smart ones whose filter finds them too. */
export async function groupsHolding(
  db: Database,
  ownerId: string,
  farmerId: number,
): Promise<{ id: number; label: string }[]> {
  const groups = await db
    .selectFrom('farmer_group')
    .select((where) => [
      'id',
      'label',
      'filter',
      where
        .exists(
          where
            .selectFrom('farmer_group_member as member')
            .select('member.id')
            .whereRef('member.group_id', '=', 'farmer_group.id')
            .where('member.farmer_id', '=', farmerId),
        )
        .as('isIn'),
    ])
    .where('owner_id', '=', ownerId)
    .orderBy(sql`lower(label)`)
    .execute();
  const held = await Promise.all(
    groups.map(async ({ filter, isIn }) =>
      filter === null
        ? isIn === true
        : (await visibleIds(db, { whose: 'mine', ...filter, officerId: ownerId, ids: [farmerId] })).length > 0,
    ),
  );
  return groups.filter((_, at) => held[at]).map(({ id, label }) => ({ id, label }));
}

/** Those of an officer's groups among the ids. */
export function ownGroups(
  db: Database,
  ownerId: string,
  ids: readonly number[],
): Promise<Pick<Group, 'id' | 'filter'>[]> {
  return db
    .selectFrom('farmer_group')
    .select(['id', 'filter'])
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`id = any(${[...ids]})`)
    .execute();
}

/** Farmers in any of an officer's groups, each once: those put in, and those that filters of smart groups find now. */
export async function membersOf(
  db: Database,
  ownerId: string,
  groups: readonly Pick<Group, 'id' | 'filter'>[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('farmer_group_member')
    .select('farmer_id')
    .where(sql<boolean>`group_id = any(${groups.map(({ id }) => id)})`)
    .execute();
  const smart = await Promise.all(groups.map(({ filter }) => (filter === null ? [] : smartIds(db, ownerId, filter))));
  return [...new Set([...rows.map((row) => row.farmer_id), ...smart.flat()])];
}
