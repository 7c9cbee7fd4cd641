import { LRUCache } from 'lru-cache';
import { withNamedMonths } from '#engines/charts/namedMonths.ts';
import { withSpelledPlaces } from '#engines/charts/spelledPlaces.ts';
import { suggestCharts, type RowFacts, type Suggestion } from '#engines/charts/suggestCharts.ts';
import type { Database } from '../../database/connection.ts';
import type { AppContext } from '../../context.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import {
  ask,
  filtersOf,
  findPublicTable,
  listPublicTables,
  type PublicTable,
  type PublicTableWithColumns,
  publicTablesWith,
} from '../catalogue/catalogue.service.ts';
import { placesOf } from '../geography/geography.service.ts';

/** A table charts can be made of, under the name other calls know it by. */
export interface ChartSource {
  readonly dbref: string;
  readonly dbname: string;
}

/** Tables of public datasets, by name. */
export async function listSources({ db }: Scope): Promise<ChartSource[]> {
  return (await listPublicTables(db)).map(sourceOf);
}

/** A table by its dbref. Throws `chartSourceNotFound`, for private datasets too: they are no sources; `versionNotFound`. */
export async function openSource(scope: Scope, dbref: string, version?: number): Promise<PublicTableWithColumns> {
  const { db } = scope;
  const table = await heldSource(scope, dbref, version);
  if (table !== undefined) return table;
  const inForce = version === undefined ? undefined : await publicSource(db, dbref);
  if (version === undefined || inForce === undefined) throw problem('chartSourceNotFound', { found: dbref });
  throw problem('versionNotFound', { found: version, latest: inForce.latest });
}

/** Columns of tables kept in memory: a column with its profile takes about a kilobyte. */
const MOST_COLUMNS = 4_000;

interface Held {
  readonly cacheVersion: string;
  readonly tables: LRUCache<string, PublicTableWithColumns>;
}
const heldBy = new WeakMap<AppContext, Held>();

/** A table that was found before under the cache version, else as the records have it; a write reads its own records. */
async function heldSource(
  { context, db }: Scope,
  dbref: string,
  version?: number,
): Promise<PublicTableWithColumns | undefined> {
  if (db !== context.db) return spelled(context, await publicSource(db, dbref, version));
  let held = heldBy.get(context);
  if (held?.cacheVersion !== context.cacheVersion())
    heldBy.set(
      context,
      (held = {
        cacheVersion: context.cacheVersion(),
        tables: new LRUCache<string, PublicTableWithColumns>({ maxSize: MOST_COLUMNS }),
      }),
    );
  const key = `${version ?? ''} ${dbref}`;
  const known = held.tables.get(key);
  if (known !== undefined) return known;
  const table = spelled(context, await publicSource(db, dbref, version));
  if (table !== undefined) held.tables.set(key, table, { size: Math.max(1, table.columns.length) });
  return table;
}

function spelled(context: AppContext, table: PublicTableWithColumns | undefined): PublicTableWithColumns | undefined {
  return table && { ...table, columns: withSpelledPlaces(table.columns, placesOf(context.reference.book())) };
}

/** A table by its dbref; undefined where there is none that is public. */
export async function publicSource(
  db: Database,
  dbref: string,
  version?: number,
): Promise<PublicTableWithColumns | undefined> {
  const found = /^(.+?)(?::(\d{1,4}))?$/.exec(dbref.trim());
  const table = await findPublicTable(db, found?.[1]?.toLowerCase() ?? '', Number(found?.[2] ?? 1), version);
  return table && { ...table, columns: withNamedMonths(table.columns) };
}

/** A source with what would make a good first chart of it. */
export async function showSource(
  scope: Scope,
  dbref: string,
  version?: number,
): Promise<{ source: ChartSource; table: PublicTableWithColumns; suggestions: readonly Suggestion[] }> {
  const table = await openSource(scope, dbref, version);
  return {
    source: sourceOf(table),
    table,
    suggestions: await suggestCharts(
      { ...table, name: table.tables === 1 ? table.name : table.tableName },
      rowFacts(scope, table),
    ),
  };
}

function rowFacts(scope: Scope, table: PublicTableWithColumns): RowFacts {
  const text = (value: unknown) => (value === null || value === undefined ? null : String(value));
  const end = async (measure: 'min' | 'max', column: string, where: readonly string[]) => {
    const found = await ask(scope, (tables) =>
      tables.groups(table, { by: [], measures: [{ measure, column }], filters: filtersOf(table, where), limit: 1 }),
    );
    return text(found.rows[0]?.[0]);
  };
  return {
    async mostFrequent(column, where) {
      const filters = [...filtersOf(table, where), { column, op: 'filled' as const, value: '' }];
      const found = await ask(scope, (tables) =>
        tables.groups(table, {
          by: [column],
          measures: [{ measure: 'count', column: null }],
          filters,
          largestFirst: true,
          limit: 2,
        }),
      );
      const value = text(found.rows[0]?.[0]);
      return value === null ? null : { value, only: found.rows.length === 1 };
    },
    latest: (column, where) => end('max', column, where),
    earliest: (column, where) => end('min', column, where),
  };
}

/** Sources that a refusal names. */
const NAMED = 10;

/** The source meant by a call that names none: the only one with these columns. Throws a problem naming those there are. */
export async function sourceWith({ db }: Scope, columns: readonly string[]): Promise<string> {
  const found = await publicTablesWith(db, columns, NAMED + 1);
  const [only, ...more] = found.map(sourceOf);
  if (only === undefined) throw problem('chartColumnsNowhere', { columns });
  if (more.length > 0)
    throw problem('chartSourceUnclear', {
      columns,
      sources: [only, ...more].slice(0, NAMED).map(({ dbref }) => dbref),
    });
  return only.dbref;
}

/** How a table is named by other calls and for people. */
export function sourceOf({ slug, name, position, tableName, tables }: PublicTable): ChartSource {
  return {
    dbref: position === 1 ? slug : `${slug}:${position}`,
    dbname: tables === 1 ? name : `${name} – ${tableName}`,
  };
}
