import type { ColumnType } from 'kysely';
import type { LinkState } from '../../adapters/links/links.ts';
import type { Database } from '../../database/connection.ts';
import type { KnownLink } from '../../context.ts';

export interface ResourcesTables {
  link_health: {
    link: string;
    state: LinkState;
    checked_at: ColumnType<Date, Date, Date>;
    failing_since: Date | null;
  };
}

export async function listLinkHealth(db: Database): Promise<KnownLink[]> {
  const rows = await db.selectFrom('link_health').selectAll().execute();
  return rows.map(({ link, state, checked_at: checkedAt, failing_since: failingSince }) => ({
    link,
    state,
    checkedAt,
    failingSince,
  }));
}

export async function saveLinkHealth(db: Database, { link, state, checkedAt, failingSince }: KnownLink): Promise<void> {
  const found = { state, checked_at: checkedAt, failing_since: failingSince };
  await db
    .insertInto('link_health')
    .values({ link, ...found })
    .onConflict((conflict) => conflict.column('link').doUpdateSet(found))
    .execute();
}

export async function forgetLinks(db: Database, links: readonly string[]): Promise<void> {
  if (links.length > 0) await db.deleteFrom('link_health').where('link', 'in', links).execute();
}
