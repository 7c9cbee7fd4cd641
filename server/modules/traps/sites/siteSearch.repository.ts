import { sql, type SqlBool } from 'kysely';
import type { Branch } from '#engines/access/roles.ts';
import type { Database } from '../../../database/connection.ts';
import { type Site, sites } from '../traps.repository.ts';

/** Which sites are found: of some districts, of an officer, by words of name and village or by number. */
export interface SiteSearch {
  readonly words: readonly string[];
  readonly id?: number | undefined;
  /** Whose come first. */
  readonly officerId: string;
  readonly ownOnly: boolean;
  readonly branch: Branch;
  readonly limit: number;
  readonly offset: number;
}

/** A page of sites, those of an officer first, then by name; with how many there are. */
export async function searchSites(
  db: Database,
  { words, id, officerId, ownOnly, branch, limit, offset }: SiteSearch,
): Promise<{ found: (Site & { mine: boolean })[]; total: number }> {
  const mine = sql<boolean>`exists (select from trap_officer o where o.site_id = trap_site.id and o.officer_id = ${officerId})`;
  const text = sql`lower(trap_site.name || ' ' || trap_site.community)`;
  // A word that nobody wrote so is found where it sounds into the name: letters that are wrong are forgiven.
  const fits = words.map(
    (word) => sql<SqlBool>`(strpos(${text}, ${word}) > 0 or word_similarity(${word}, ${text}) > 0.5)`,
  );
  const wanted = sites(db)
    .$if(id !== undefined, (query) => query.where('trap_site.id', '=', id ?? 0))
    .$if(ownOnly, (query) => query.where(mine))
    .$if(branch !== null, (query) => query.where(sql<SqlBool>`trap_site.district_id = any(${[...(branch ?? [])]})`))
    .$if(fits.length > 0, (query) => query.where(sql.join(fits, sql` and `) as (typeof fits)[number]));
  const { count } = await wanted
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const found = await wanted
    .select(mine.as('mine'))
    .orderBy(mine, 'desc')
    .orderBy(sql`lower(trap_site.name)`)
    .orderBy('trap_site.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { found, total: Number(count) };
}
