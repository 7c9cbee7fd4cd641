import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { putRecordsBack } from './record/record.repository.ts';

/** Farmers with their shares, groups, visits and what they said on messages, as JSON. */
export async function wholeFarmers(db: Database, ids: readonly number[]): Promise<unknown> {
  const { rows } = await sql<{ whole: unknown }>`
    select jsonb_build_object(
      'farmers', (select coalesce(jsonb_agg(f), '[]') from farmer f where f.id = any(${[...ids]})),
      'shares', (select coalesce(jsonb_agg(s), '[]') from farmer_share s where s.farmer_id = any(${[...ids]})),
      'members', (select coalesce(jsonb_agg(m), '[]') from farmer_group_member m where m.farmer_id = any(${[...ids]})),
      'visits', (select coalesce(jsonb_agg(v), '[]') from farmer_visit v where v.farmer_id = any(${[...ids]})),
      'consents', (select coalesce(jsonb_agg(c), '[]') from farmer_consent_change c where c.farmer_id = any(${[...ids]}))
    ) as whole`.execute(db);
  return rows[0]?.whole;
}

/** Takes farmers out; answers them with all that hangs on them, to put it back. */
export async function takeFarmers(db: Database, ids: readonly number[]): Promise<unknown> {
  const whole = await wholeFarmers(db, ids);
  await sql`delete from farmer where id = any(${[...ids]})`.execute(db);
  return whole;
}

/** Puts farmers back, but those whose number was added again meanwhile; answers how many came back. */
export async function putFarmersBack(db: Database, whole: unknown): Promise<number> {
  const json = JSON.stringify(whole);
  const { rows } = await sql<{ id: number }>`
    insert into farmer select (jsonb_populate_record(null::farmer, each)).*
    from jsonb_array_elements(${json}::jsonb -> 'farmers') each
    on conflict do nothing returning id`.execute(db);
  const back = rows.map(({ id }) => id);
  await sql`
    insert into farmer_share select (jsonb_populate_record(null::farmer_share, each)).*
    from jsonb_array_elements(${json}::jsonb -> 'shares') each
    where (each ->> 'farmer_id')::bigint = any(${back}) and (each ->> 'officer_id')::uuid in (select id from person)
    on conflict do nothing`.execute(db);
  await sql`
    insert into farmer_group_member select (jsonb_populate_record(null::farmer_group_member, each)).*
    from jsonb_array_elements(${json}::jsonb -> 'members') each
    where (each ->> 'farmer_id')::bigint = any(${back}) and (each ->> 'group_id')::bigint in (select id from farmer_group)
    on conflict do nothing`.execute(db);
  await putRecordsBack(db, json, back);
  return back.length;
}
