import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';

/** Officers who keep farmers that a message goes to, with how many each: those after one, by their ids. */
export async function keepersOf(
  db: Database,
  messageId: number,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<{ officerId: string; farmers: number }[]> {
  const { rows } = await sql<{ officerId: string; farmers: number }>`
    with reached as (
      select farmer_id, address from delivery where message_id = ${messageId} and state <> 'suppressed'
      union
      select s.farmer_id, s.address from delivery_standby s join delivery d using (message_id, address)
      where s.message_id = ${messageId} and d.state <> 'suppressed')
    select f.owner_id as "officerId", count(distinct f.id)::integer as farmers
    from reached r join farmer f on f.id = r.farmer_id
    where f.owner_id is not null and (${after}::uuid is null or f.owner_id > ${after}::uuid)
    group by f.owner_id order by f.owner_id limit ${limit}`.execute(db);
  return rows;
}
