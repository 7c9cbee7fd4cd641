import { sql, type ColumnType, type Generated } from 'kysely';
import type { Route } from '#engines/messages/channels.ts';
import type { PageLanguage } from '#engines/words/pageLanguages.ts';
import type { Branch } from '#engines/access/roles.ts';
import type { Database } from '../../database/connection.ts';
import { worksWithin } from '../accounts/accounts.service.ts';
import type { ReachTables } from './reach/reachOfAll.repository.ts';
import type { DeliveryTables } from './outbox/deliveries.repository.ts';
import type { DraftTables } from './drafts/drafts.repository.ts';
import type { PlanStepTables } from './planning/planSteps.repository.ts';
import type { OptOutTables } from './stops/optOuts.repository.ts';
import type { StandbyTables } from './outbox/standby.repository.ts';
import type { StartRequestTables } from './stops/startRequests.repository.ts';
import type { TemplateTables } from './drafts/templates.repository.ts';
import type { VoiceNoteTables } from './outbox/voiceNotes.repository.ts';

export type ReleaseState = 'planning' | 'approval' | 'released' | 'declined';

export interface Version {
  readonly language: string;
  readonly text: string;
  readonly subject?: string | undefined;
}

export interface MessagesTables
  extends
    DeliveryTables,
    DraftTables,
    OptOutTables,
    PlanStepTables,
    ReachTables,
    StandbyTables,
    StartRequestTables,
    TemplateTables,
    VoiceNoteTables {
  message: {
    id: Generated<number>;
    owner_id: string | null;
    text: string;
    route: Route;
    subject: string;
    versions: ColumnType<readonly Version[], string, never>;
    sender: string;
    state: ReleaseState;
    send_at: ColumnType<Date, Date, Date>;
    price_per_part: number | null;
    created_at: ColumnType<Date, Date, never>;
    approved_by: string | null;
    about: string | null;
    language: Generated<PageLanguage>;
    urgent: boolean;
    voice_note: ColumnType<string | null, string | null | undefined, string | null>;
    voice_until: ColumnType<Date | null, Date | null | undefined, never>;
  };
}

export interface Message {
  readonly id: number;
  readonly ownerId: string | null;
  readonly ownerName: string | null;
  /** Where answers to its e-mails go. */
  readonly ownerMail: string | null;
  readonly text: string;
  readonly route: Route;
  /** Of its e-mails, as it was written. */
  readonly subject: string;
  readonly versions: readonly Version[];
  readonly sender: string;
  readonly state: ReleaseState;
  readonly sendAt: Date;
  readonly pricePerPart: number | null;
  /** "risk 12", where another room sent it. */
  readonly about: string | null;
  /** Of the foot of its e-mails. */
  readonly language: PageLanguage;
  /** It goes out in the quiet hours too. */
  readonly urgent: boolean;
  /** A recorded answer, which goes by WhatsApp as sound until a time, and else by its address in the text. */
  readonly voiceNote: string | null;
  readonly voiceUntil: Date | null;
  readonly createdAt: Date;
  readonly approvedBy: string | null;
  readonly approverName: string | null;
  /** Of how many farmers it is worked out, and how many there are, while it is. */
  readonly planned: number | null;
  readonly toPlan: number | null;
}

export interface NewMessage {
  readonly ownerId: string | null;
  readonly text: string;
  readonly route: Route;
  readonly subject: string;
  readonly versions: readonly Version[];
  readonly sender: string;
  readonly state: ReleaseState;
  readonly sendAt: Date;
  readonly pricePerPart: number | null;
  readonly about: string | null;
  /** English where it is left out. */
  readonly language?: PageLanguage;
  readonly urgent: boolean;
  readonly createdAt: Date;
  readonly voice?: { readonly code: string; readonly until: Date } | undefined;
}

export async function addMessage(db: Database, given: NewMessage): Promise<number> {
  const { id } = await db
    .insertInto('message')
    .values({
      owner_id: given.ownerId,
      text: given.text,
      route: given.route,
      subject: given.subject,
      versions: JSON.stringify(given.versions),
      sender: given.sender,
      state: given.state,
      send_at: given.sendAt,
      price_per_part: given.pricePerPart,
      about: given.about,
      ...(given.language && { language: given.language }),
      urgent: given.urgent,
      ...(given.voice && { voice_note: given.voice.code, voice_until: given.voice.until }),
      created_at: given.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function messages(db: Database) {
  return db
    .selectFrom('message')
    .leftJoin('person as owner', 'owner.id', 'message.owner_id')
    .leftJoin('person as approver', 'approver.id', 'message.approved_by')
    .leftJoin('message_plan', 'message_plan.message_id', 'message.id');
}

const columns = [
  'message.id',
  'message.owner_id as ownerId',
  'owner.name as ownerName',
  'owner.email as ownerMail',
  'message.text',
  'message.route',
  'message.subject',
  'message.versions',
  'message.sender',
  'message.state',
  'message.send_at as sendAt',
  'message.price_per_part as pricePerPart',
  'message.about',
  'message.language',
  'message.urgent',
  'message.voice_note as voiceNote',
  'message.voice_until as voiceUntil',
  'message.created_at as createdAt',
  'message.approved_by as approvedBy',
  'approver.name as approverName',
  'message_plan.planned',
  'message_plan.farmers as toPlan',
] as const;

export function findMessage(db: Database, id: number): Promise<Message | undefined> {
  return messages(db).select(columns).where('message.id', '=', id).executeTakeFirst();
}

/** Holds a message until the transaction ends, so that of two who decide on it at once one is second. */
export async function holdMessage(db: Database, id: number): Promise<void> {
  await db.selectFrom('message').select('id').where('id', '=', id).forUpdate().execute();
}

/** Messages an officer wrote, the newest first; or those of others of a branch that wait for a second person. */
export async function listMessages(
  db: Database,
  which: { readonly of: string } | { readonly awaitingOtherThan: string; readonly branch: Branch },
  limit: number,
  offset: number,
): Promise<{ found: Message[]; total: number }> {
  const query =
    'of' in which
      ? messages(db).where('message.owner_id', '=', which.of)
      : messages(db)
          .where('message.state', '=', 'approval')
          .where(sql<boolean>`message.owner_id is distinct from ${which.awaitingOtherThan}`)
          .$if(which.branch !== null, (awaiting) => awaiting.where(worksWithin('message.owner_id', which.branch)));
  const { total } = await query.select((each) => each.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return {
    found: await query.select(columns).orderBy('message.id', 'desc').limit(limit).offset(offset).execute(),
    total,
  };
}

/** Messages about something, the newest first. */
export function messagesAbout(db: Database, about: string): Promise<Message[]> {
  return messages(db).select(columns).where('message.about', '=', about).orderBy('message.id', 'desc').execute();
}

export async function setRelease(
  db: Database,
  id: number,
  change: { readonly state: ReleaseState; readonly approvedBy?: string | null; readonly sendAt?: Date },
): Promise<void> {
  await db
    .updateTable('message')
    .set({
      state: change.state,
      ...(change.approvedBy !== undefined && { approved_by: change.approvedBy }),
      ...(change.sendAt && { send_at: change.sendAt }),
    })
    .where('id', '=', id)
    .execute();
}

/** Lets go of messages written before an instant, with their deliveries. */
export async function forgetMessages(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('message').where('created_at', '<', before).execute();
}

/** What an officer wrote, for the file of their own data. */
export function exportMessages(
  db: Database,
  ownerId: string,
): Promise<{ id: number; text: string; created_at: Date }[]> {
  return db
    .selectFrom('message')
    .select(['id', 'text', 'created_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .execute();
}
