import { sql, type ColumnType, type Expression, type Generated, type SqlBool } from 'kysely';
import type { FileKind } from '#engines/files/tellFile.ts';
import { searchWords } from '#engines/farmers/searchWords.ts';
import type { Database } from '../../database/connection.ts';
import type { LinkTables } from './links.repository.ts';
import type { ShareTables } from './shares.repository.ts';

export interface FilesTables extends ShareTables, LinkTables {
  file: {
    id: Generated<number>;
    owner_id: string;
    name: string;
    file_name: string;
    kind: FileKind;
    type: string;
    file_key: string;
    bytes: number;
    sha256: string;
    public: boolean;
    state: FileState;
    note: string;
    versions: ColumnType<FileVersion[], string, string>;
    words: string;
    created_at: Date;
    updated_at: Date;
  };
}

/** making: smaller versions are on their way. original: there is only what was sent. */
export type FileState = 'making' | 'ready' | 'original';

/** A smaller version; `size` is the width of a picture, or "sound". */
export interface FileVersion {
  readonly size: string;
  readonly key: string;
  readonly type: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
}

/** What is kept of a file but whose it is and when. */
export interface FileData {
  readonly name: string;
  readonly fileName: string;
  readonly kind: FileKind;
  readonly type: string;
  readonly key: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly public: boolean;
  readonly state: FileState;
  readonly note: string;
  readonly versions: readonly FileVersion[];
}

export interface LibraryFile extends FileData {
  readonly id: number;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly sharedWith: readonly string[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** mine: all one may see. private: own and shared ones that are not public. linkable: own and public. */
export type FileView = 'mine' | 'private' | 'public' | 'own' | 'shared' | 'others' | 'linkable';

export interface FileFilter {
  readonly officerId: string;
  readonly view: FileView;
  readonly q?: string | undefined;
  readonly kind?: FileKind | undefined;
  readonly ids?: readonly number[] | undefined;
}

const columns = [
  'file.id',
  'file.owner_id as ownerId',
  'person.name as ownerName',
  'file.name',
  'file.file_name as fileName',
  'file.kind',
  'file.type',
  'file.file_key as key',
  'file.bytes',
  'file.sha256',
  'file.public',
  'file.state',
  'file.note',
  'file.versions',
  'file.created_at as createdAt',
  'file.updated_at as updatedAt',
  sql<
    string[]
  >`array(select officer_id::text from file_share where file_id = file.id order by shared_at, officer_id)`.as(
    'sharedWith',
  ),
] as const;

function visible(db: Database, { officerId, view, kind, ids }: FileFilter) {
  const own = sql<SqlBool>`file.owner_id = ${officerId}`;
  const shared = sql<SqlBool>`file.id in (select file_id from file_share where officer_id = ${officerId})`;
  const views: Readonly<Record<FileView, Expression<SqlBool>>> = {
    own,
    shared,
    public: sql<SqlBool>`file.public`,
    mine: sql<SqlBool>`(${own} or file.public or ${shared})`,
    private: sql<SqlBool>`(not file.public and (${own} or ${shared}))`,
    others: sql<SqlBool>`(not ${own} and (file.public or ${shared}))`,
    linkable: sql<SqlBool>`(${own} or file.public)`,
  };
  let query = db.selectFrom('file').innerJoin('person', 'person.id', 'file.owner_id').where(views[view]);
  if (kind !== undefined) query = query.where('file.kind', '=', kind);
  if (ids !== undefined) query = query.where(sql<SqlBool>`file.id = any(${[...ids]})`);
  return query;
}

/** Files a filter leaves, the latest changed first; where no name holds what is searched for, the nearest ones. */
export async function searchFiles(
  db: Database,
  filter: FileFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ found: LibraryFile[]; total: number }> {
  const words = searchWords(filter.q ?? '')
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, 8);
  const pageOf = async (query: ReturnType<typeof visible>, best?: Expression<unknown>) => {
    const { count } = await query.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    const page = query.select(columns).$if(best !== undefined, (each) => each.orderBy(best ?? sql`1`));
    return {
      found: await page
        .orderBy('file.updated_at', 'desc')
        .orderBy('file.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
      total: count,
    };
  };
  let exact = visible(db, filter);
  for (const word of words) exact = exact.where('file.words', 'like', `%${word}%`);
  const found = await pageOf(exact);
  if (found.total > 0 || words.length === 0) return found;
  const text = words.join(' ');
  return pageOf(
    visible(db, filter).where(sql<SqlBool>`${text} <% file.words`),
    sql`word_similarity(${text}, file.words) desc`,
  );
}

/** Files that a filter leaves, by their ids. */
export function listFiles(db: Database, filter: FileFilter, limit: number): Promise<LibraryFile[]> {
  return visible(db, filter).select(columns).orderBy('file.id').limit(limit).execute();
}

/** A file, whosever it is: for jobs and links. */
export function findFile(db: Database, id: number): Promise<LibraryFile | undefined> {
  return db
    .selectFrom('file')
    .innerJoin('person', 'person.id', 'file.owner_id')
    .select(columns)
    .where('file.id', '=', id)
    .executeTakeFirst();
}

export async function addFile(db: Database, ownerId: string, data: FileData, at: Date): Promise<number> {
  const { name, fileName, kind, type, key, bytes, sha256, state, note, versions } = data;
  const { id } = await db
    .insertInto('file')
    .values({
      owner_id: ownerId,
      name,
      file_name: fileName,
      kind,
      type,
      file_key: key,
      bytes,
      sha256,
      public: data.public,
      state,
      note,
      versions: JSON.stringify(versions),
      words: wordsOf(name, fileName),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function changeFile(
  db: Database,
  { id, fileName }: Pick<LibraryFile, 'id' | 'fileName'>,
  changed: Pick<FileData, 'name' | 'public'>,
  at: Date,
): Promise<void> {
  await db
    .updateTable('file')
    .set({ name: changed.name, public: changed.public, words: wordsOf(changed.name, fileName), updated_at: at })
    .where('id', '=', id)
    .execute();
}

/** Notes what became of making a file smaller; false where the file is gone. */
export async function setVersions(
  db: Database,
  id: number,
  state: FileState,
  versions: readonly FileVersion[],
  note: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('file')
    .set({ state, note, versions: JSON.stringify(versions) })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What an officer keeps, in bytes; one at a time may add to it until the caller's transaction ends. */
export async function bytesKept(db: Database, ownerId: string, lock = false): Promise<number> {
  if (lock) await sql`select pg_advisory_xact_lock(hashtextextended(${`library ${ownerId}`}, 0))`.execute(db);
  const { bytes } = await db
    .selectFrom('file')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('bytes'), sql<number>`0`).as('bytes'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/** Takes files out of the tables, with all it takes to bring them back. */
export async function takeFiles(db: Database, ids: readonly number[]): Promise<unknown> {
  const { rows } = await sql<{ whole: unknown }>`
    select jsonb_build_object(
      'files', (select coalesce(jsonb_agg(f), '[]') from file f where f.id = any(${[...ids]})),
      'shares', (select coalesce(jsonb_agg(s), '[]') from file_share s where s.file_id = any(${[...ids]})),
      'links', (select coalesce(jsonb_agg(l), '[]') from file_link l where l.file_id = any(${[...ids]}))
    ) as whole`.execute(db);
  await sql`delete from file where id = any(${[...ids]})`.execute(db);
  return rows[0]?.whole;
}

/** Puts files back with their shares and links. */
export async function putFilesBack(db: Database, whole: unknown): Promise<void> {
  const json = JSON.stringify(whole);
  await sql`insert into file select (jsonb_populate_record(null::file, each)).* from jsonb_array_elements(${json}::jsonb -> 'files') each`.execute(
    db,
  );
  await sql`
    insert into file_share select (jsonb_populate_record(null::file_share, each)).* from jsonb_array_elements(${json}::jsonb -> 'shares') each
    where (each ->> 'officer_id')::uuid in (select id from person)`.execute(db);
  await sql`
    insert into file_link select (jsonb_populate_record(null::file_link,
      case when (each ->> 'made_by')::uuid in (select id from person) then each else each || '{"made_by": null}' end)).*
    from jsonb_array_elements(${json}::jsonb -> 'links') each`.execute(db);
}

/** Those of some keys of the storage that files have, as they were sent or made of them. */
export async function namedKeys(db: Database, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select file_key as key from file where file_key = any(${[...keys]}::text[])
    union all
    select version ->> 'key' from file, jsonb_array_elements(versions) version where version ->> 'key' = any(${[...keys]}::text[])`.execute(
    db,
  );
  return rows.map(({ key }) => key);
}

function wordsOf(name: string, fileName: string): string {
  return searchWords(`${name} ${fileName}`);
}
