import type pg from 'pg';

export interface TableShape {
  readonly name: string;
  /** Columns that hold data of their own, in order; computed ones are made again on restoring. */
  readonly columns: readonly string[];
}

export interface SequencePosition {
  readonly name: string;
  /** Null when it was never used. */
  readonly lastValue: number | null;
}

/** The product's tables, each after the tables its rows refer to. */
export async function listTables(client: pg.ClientBase): Promise<TableShape[]> {
  const tables = await client.query<TableShape>(`
    select c.relname as name,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely\\_%'
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by c.relname
    order by c.relname`);
  const references = await client.query<{ from: string; to: string }>(`
    select distinct f.relname as from, t.relname as to
    from pg_constraint k
    join pg_class f on f.oid = k.conrelid
    join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conrelid <> k.confrelid`);
  return inOrderOfReference(tables.rows, references.rows);
}

/** Sequences behind generated ids, and how far each has counted. */
export async function listSequences(client: pg.ClientBase): Promise<SequencePosition[]> {
  const { rows } = await client.query<SequencePosition>(`
    select sequencename::text as name, last_value as "lastValue"
    from pg_sequences where schemaname = 'public' order by sequencename`);
  return rows;
}

/** Referred-to tables first; throws when tables refer to each other in a circle. */
export function inOrderOfReference(
  tables: readonly TableShape[],
  references: readonly { readonly from: string; readonly to: string }[],
): TableShape[] {
  const ordered: TableShape[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const waits = (table: TableShape): boolean =>
      references.some(({ from, to }) => from === table.name && left.some((other) => other.name === to));
    const ready = left.filter((table) => !waits(table));
    if (ready.length === 0) {
      throw new Error(`Tables refer to each other in a circle: ${left.map((table) => table.name).join(', ')}.`);
    }
    ordered.push(...ready);
    left = left.filter((table) => !ready.includes(table));
  }
  return ordered;
}
