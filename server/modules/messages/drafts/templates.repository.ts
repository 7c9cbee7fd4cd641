import { sql, type ColumnType, type Generated } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Version } from '../messages.repository.ts';

export interface TemplateTables {
  message_template: {
    id: Generated<number>;
    owner_id: string;
    name: string;
    text: string;
    versions: ColumnType<readonly Version[], string, string>;
    changed_at: Date;
  };
}

export interface Template {
  readonly id: number;
  readonly name: string;
  readonly text: string;
  /** The same in other languages. */
  readonly versions: readonly Version[];
  readonly changedAt: Date;
}

const columns = ['id', 'name', 'text', 'versions', 'changed_at as changedAt'] as const;

export function listTemplates(db: Database, ownerId: string): Promise<Template[]> {
  return db
    .selectFrom('message_template')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .orderBy(sql`lower(name)`)
    .execute();
}

/** Keeps a text under its name, in place of one that has it. */
export function saveTemplate(
  db: Database,
  ownerId: string,
  { name, text, versions }: Pick<Template, 'name' | 'text' | 'versions'>,
  at: Date,
): Promise<Template> {
  return db
    .insertInto('message_template')
    .values({ owner_id: ownerId, name, text, versions: JSON.stringify(versions), changed_at: at })
    .onConflict((conflict) =>
      conflict
        .expression(sql`owner_id, lower(name)`)
        .doUpdateSet({ name, text, versions: JSON.stringify(versions), changed_at: at }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Takes a text out of the table; undefined where whoever asks has none of that number. */
export async function takeTemplate(
  db: Database,
  ownerId: string,
  id: number,
): Promise<(Template & { readonly ownerId: string }) | undefined> {
  return db
    .deleteFrom('message_template')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returning([...columns, 'owner_id as ownerId'])
    .executeTakeFirst();
}

/** Puts a text back; false where its name is another's by now. */
export async function putTemplateBack(
  db: Database,
  {
    id,
    ownerId,
    name,
    text,
    versions = [],
  }: Omit<Template, 'versions'> & Partial<Pick<Template, 'versions'>> & { readonly ownerId: string },
  at: Date,
): Promise<boolean> {
  const put = await db
    .insertInto('message_template')
    .values({ id, owner_id: ownerId, name, text, versions: JSON.stringify(versions), changed_at: at })
    .onConflict((conflict) => conflict.expression(sql`owner_id, lower(name)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return put !== undefined;
}
