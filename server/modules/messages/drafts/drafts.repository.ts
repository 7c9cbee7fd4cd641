import { sql, type ColumnType, type Generated } from 'kysely';
import type { Season } from '#engines/calendar/types.ts';
import type { Language } from '#engines/farmers/farmer.ts';
import type { SeasonDraft } from '#engines/messages/seasonDrafts.ts';
import type { Database } from '../../../database/connection.ts';

export interface DraftTables {
  message_draft: {
    id: Generated<number>;
    owner_id: string;
    group_id: number;
    crop_id: string;
    district_id: string;
    season: Season;
    year: number;
    activity_key: string;
    activity: string;
    starts_on: string;
    ends_on: string;
    send_on: string;
    text: string;
    drawn_text: string;
    versions: ColumnType<readonly DraftVersion[], string | undefined, string>;
    state: Generated<'open' | 'skipped' | 'sent'>;
    message_id: number | null;
    approved_from: ColumnType<string | null, string | null | undefined, string | null>;
    approved_met: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
    held_back: Generated<string>;
    changed_at: Date;
  };
}

/** A draft in another language. */
export interface DraftVersion {
  readonly language: Language;
  readonly text: string;
  readonly subject?: string;
}

export interface StoredDraft {
  readonly id: number;
  readonly groupId: number;
  readonly cropId: string;
  readonly districtId: string;
  readonly season: Season;
  readonly year: number;
  readonly activityKey: string;
  readonly activity: string;
  readonly from: string;
  readonly to: string;
  readonly day: string;
  readonly text: string;
  /** As it was drawn: another text is its officer's own. */
  readonly drawnText: string;
  readonly versions: readonly DraftVersion[];
  readonly state: 'open' | 'skipped' | 'sent';
  readonly messageId: number | null;
  /** When its activity began by the plan it was approved with; null where it is not approved. */
  readonly approvedFrom: string | null;
  /** Whether the onset it speaks of was known to have come then; null where it speaks of none. */
  readonly approvedMet: boolean | null;
  /** Why an approved message was held back at its time; empty where it was not. */
  readonly heldBack: string;
}

/** The season drafts are drawn from. */
export interface DraftedSeason {
  readonly groupId: number;
  readonly cropId: string;
  readonly districtId: string;
  readonly season: Season;
  readonly year: number;
}

const columns = [
  'id',
  'group_id as groupId',
  'crop_id as cropId',
  'district_id as districtId',
  'season',
  'year',
  'activity_key as activityKey',
  'activity',
  'starts_on as from',
  'ends_on as to',
  'send_on as day',
  'text',
  'drawn_text as drawnText',
  'versions',
  'state',
  'message_id as messageId',
  'approved_from as approvedFrom',
  'approved_met as approvedMet',
  'held_back as heldBack',
] as const;

/** Keeps drafts of a season, passing over activities that have one; answers how many were added. */
export async function addDrafts(
  db: Database,
  ownerId: string,
  season: DraftedSeason,
  drafts: readonly SeasonDraft[],
  at: Date,
): Promise<number> {
  const { groupId, cropId, districtId, season: name, year } = season;
  const { rows } = await sql`
    insert into message_draft (owner_id, group_id, crop_id, district_id, season, year, activity_key, activity, starts_on, ends_on, send_on, text, drawn_text, changed_at)
    select ${ownerId}, ${groupId}, ${cropId}, ${districtId}, ${name}, ${year}, key, activity, "from", "to", day, text, text, ${at}
    from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) as row (key text, activity text, "from" date, "to" date, day date, text text)
    on conflict do nothing returning id`.execute(db);
  return rows.length;
}

/** Drafts of an officer for a group, by day. */
export function listDrafts(db: Database, ownerId: string, groupId: number): Promise<StoredDraft[]> {
  return db
    .selectFrom('message_draft')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .where('group_id', '=', groupId)
    .orderBy('send_on')
    .orderBy('starts_on')
    .orderBy('id')
    .execute();
}

/** A draft of an officer, held until the transaction ends. */
export function holdDraft(db: Database, ownerId: string, id: number): Promise<StoredDraft | undefined> {
  return db
    .selectFrom('message_draft')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The draft a message was approved from, held until the transaction ends, and whose it is. */
export function holdDraftOf(
  db: Database,
  messageId: number,
): Promise<(StoredDraft & { readonly ownerId: string }) | undefined> {
  return db
    .selectFrom('message_draft')
    .select([...columns, 'owner_id as ownerId'])
    .where('message_id', '=', messageId)
    .forUpdate()
    .executeTakeFirst();
}

export async function changeDraft(
  db: Database,
  id: number,
  change: {
    readonly text?: string | undefined;
    readonly drawnText?: string | undefined;
    readonly versions?: readonly DraftVersion[] | undefined;
    readonly day?: string | undefined;
    readonly state?: StoredDraft['state'] | undefined;
    readonly messageId?: number | null;
    readonly approvedFrom?: string | null;
    readonly approvedMet?: boolean | null;
    readonly heldBack?: string;
  },
  at: Date,
): Promise<StoredDraft> {
  const { text, drawnText, versions, day, state, messageId, approvedFrom, approvedMet, heldBack } = change;
  return db
    .updateTable('message_draft')
    .set({
      ...(text !== undefined && { text }),
      ...(drawnText !== undefined && { drawn_text: drawnText }),
      ...(versions !== undefined && { versions: JSON.stringify(versions) }),
      ...(day !== undefined && { send_on: day }),
      ...(state !== undefined && { state }),
      ...(messageId !== undefined && { message_id: messageId }),
      ...(approvedFrom !== undefined && { approved_from: approvedFrom }),
      ...(approvedMet !== undefined && { approved_met: approvedMet }),
      ...(heldBack !== undefined && { held_back: heldBack }),
      changed_at: at,
    })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** An officer's drafts, for the file of their own data. */
export function exportDrafts(
  db: Database,
  ownerId: string,
): Promise<{ activity: string; day: string; text: string; state: string }[]> {
  return db
    .selectFrom('message_draft')
    .select(['activity', 'send_on as day', 'text', 'state'])
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .execute();
}

/** Lets go of drafts whose activity ended before a day. */
export async function forgetDrafts(db: Database, endedBefore: string): Promise<void> {
  await db.deleteFrom('message_draft').where('ends_on', '<', endedBefore).execute();
}
