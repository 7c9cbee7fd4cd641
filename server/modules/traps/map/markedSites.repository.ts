import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import { filtered, type Site, type SiteFilter } from '../traps.repository.ts';

/** A part of a list; all of it where left out. */
export interface SitePage {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

/** A site as it stands in the records. */
export interface MarkedSite extends Site {
  /** Another whenever the site or a report of it is another: every write of a report writes the sums of its site. */
  readonly mark: string;
}

/** Sites that a filter leaves, by name, each with its mark. */
export function listMarkedSites(
  db: Database,
  filter: SiteFilter,
  { limit, offset = 0 }: SitePage = {},
): Promise<MarkedSite[]> {
  return filtered(db, filter)
    .select(sql<string>`trap_site.xmin::text`.as('mark'))
    .orderBy(sql`lower(trap_site.name)`)
    .orderBy('trap_site.id')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .offset(offset)
    .execute();
}
