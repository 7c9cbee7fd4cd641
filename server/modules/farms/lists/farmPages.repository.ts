import type { FarmSight } from '#engines/access/field/farms.ts';
import { covers } from '#engines/access/roles.ts';
import type { Database } from '../../../database/connection.ts';
import { sumFarms } from './farmCounts.repository.ts';
import { columns, type FarmRow, rowOf } from '../farmRows.repository.ts';
import { type FarmFilter, visible } from '../farms.repository.ts';

/** Up to so many districts and rows a page is put together of the pages of each; beyond, the newest farms are walked. */
const mostDistricts = 40;
const mostOfEach = 1_000;

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Farms a filter leaves, the last changed first, with how many and how large they are in all. */
export async function listFarms(
  db: Database,
  sight: FarmSight,
  filter: FarmFilter,
  page: Page,
): Promise<{ found: FarmRow[]; total: number; hectares: number }> {
  const [first, ...others] = partsOf(db, sight, filter, page);
  if (first === undefined) return { found: [], total: 0, hectares: 0 };
  const rows = await (others.length === 0 ? first : ofTheirPages(db, [first, ...others], page))
    .select(columns)
    .orderBy('farm.updated_at', 'desc')
    .orderBy('farm.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { found: rows.map(rowOf), ...(await sizeOf(db, sight, filter)) };
}

type Part = ReturnType<typeof visible>;

/** What is seen, in parts each of which an index finds and sorts: of somebody with districts their own farms and those of each. */
function partsOf(db: Database, sight: FarmSight, filter: FarmFilter, { limit, offset }: Page): Part[] {
  const { officerId, districts } = sight;
  const whole = [visible(db, sight, filter)];
  if (districts === null || filter.own === true || filter.ids !== undefined || filter.cardKeys !== undefined)
    return whole;
  const everything = { officerId, districts: null };
  const own = visible(db, everything, { ...filter, own: true });
  if (filter.district !== undefined)
    return covers(districts, filter.district) ? [visible(db, everything, filter)] : [own];
  if (districts.length > mostDistricts || limit + offset > mostOfEach) return whole;
  return [own, ...districts.map((district) => visible(db, everything, { ...filter, district }))];
}

/** Farms that stand in the first pages of some parts; a page of all of them is among these. */
function ofTheirPages(db: Database, parts: readonly Part[], { limit, offset }: Page): Part {
  const pages = parts.map((part) =>
    db
      .selectFrom(
        part
          .select(['farm.id', 'farm.updated_at'])
          .orderBy('farm.updated_at', 'desc')
          .orderBy('farm.id')
          .limit(limit + offset)
          .as('page'),
      )
      .select('page.id'),
  );
  const ids = pages.reduce((all, page) => all.unionAll(page));
  return db.selectFrom('farm').leftJoin('person', 'person.id', 'farm.owner_id').where('farm.id', 'in', ids);
}

/** Kept counts where a filter says no more than whose, which district and which crop. */
async function sizeOf(
  db: Database,
  sight: FarmSight,
  filter: FarmFilter,
): Promise<{ total: number; hectares: number }> {
  const { farmer, cardKeys, ids, box, ...counted } = filter;
  if ([farmer, cardKeys, ids, box].every((each) => each === undefined)) return sumFarms(db, sight, counted);
  const { total, hectares } = await visible(db, sight, filter)
    .select(({ fn }) => [fn.countAll<number>().as('total'), fn.sum<number | null>('farm.hectares').as('hectares')])
    .executeTakeFirstOrThrow();
  return { total: Number(total), hectares: Number(hectares) };
}
