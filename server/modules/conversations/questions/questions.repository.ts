import { sql, type ColumnType, type Generated, type SqlBool } from 'kysely';
import type { Branch } from '#engines/access/roles.ts';
import type { DoorName } from '#engines/conversation/doors.ts';
import type { Database } from '../../../database/connection.ts';

export type QuestionKind = 'question' | 'pest' | 'rain';
export type QuestionState = 'open' | 'answered' | 'closed';

export interface QuestionTables {
  farmer_question: {
    id: Generated<number>;
    kind: QuestionKind;
    door: DoorName;
    caller: string;
    district_id: string;
    place: string;
    crop_id: string | null;
    text: string;
    state: Generated<QuestionState>;
    taken_by: string | null;
    asked_at: Date;
    answer: Generated<string>;
    answered_by: string | null;
    answered_at: Date | null;
    escalated_at: Date | null;
    in_library: Generated<boolean>;
    rain: number | null;
    rain_day: ColumnType<string | null, string | null, string | null>;
    voice_note: ColumnType<string | null, string | null | undefined, string | null>;
  };
}

export interface NewQuestion {
  readonly kind: QuestionKind;
  readonly door: DoorName;
  readonly caller: string;
  readonly districtId: string;
  readonly place: string;
  readonly cropId: string | null;
  readonly text: string;
  readonly askedAt: Date;
  /** Hundredths of a millimetre, where the rain of a gauge was given, and its day. */
  readonly rain: number | null;
  readonly rainDay: string | null;
}

export async function addQuestion(db: Database, asked: NewQuestion): Promise<number> {
  const { id } = await db
    .insertInto('farmer_question')
    .values({
      kind: asked.kind,
      door: asked.door,
      caller: asked.caller,
      district_id: asked.districtId,
      place: asked.place,
      crop_id: asked.cropId,
      text: asked.text,
      taken_by: null,
      asked_at: asked.askedAt,
      rain: asked.rain,
      rain_day: asked.rainDay,
      answered_by: null,
      answered_at: null,
      escalated_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A question with whom it names. */
export interface Question extends NewQuestion {
  readonly id: number;
  readonly state: QuestionState;
  readonly takenBy: string | null;
  readonly takerName: string | null;
  readonly answer: string;
  readonly answererName: string | null;
  readonly answeredAt: Date | null;
  readonly inLibrary: boolean;
  /** The only farmer with the number on the list of whoever asks. */
  readonly farmerId: number | null;
  readonly farmerName: string | null;
  /** How many farmers on that list have the number. */
  readonly ownFarmers: number;
  /** The recorded answer, as long as it is kept, and how long it plays. */
  readonly voiceNote: string | null;
  readonly voiceMs: number | null;
  /** When the number last wrote by WhatsApp, which takes sound for a day from then. */
  readonly chattedAt: Date | null;
}

export interface QuestionFilter {
  readonly branch: Branch;
  /** Whose farmers’ questions are seen wherever they are. */
  readonly officerId: string;
  readonly state?: QuestionState | undefined;
  readonly kind?: QuestionKind | undefined;
  /** Those alone that the officer took on, or was given. */
  readonly mine?: boolean | undefined;
}

const chattedAt = sql<Date | null>`case when question.door = 'whatsapp' and question.caller <> '' then (
  select max(heard_at) from conversation where caller = question.caller and conversation.door = 'whatsapp') end`;

function questions(db: Database, officerId: string) {
  return (
    db
      .selectFrom('farmer_question as question')
      .leftJoin('person as taker', 'taker.id', 'question.taken_by')
      .leftJoin('person as answerer', 'answerer.id', 'question.answered_by')
      .leftJoin('voice_note', 'voice_note.code', 'question.voice_note')
      // Of a phone that several share nobody knows who asked.
      .innerJoinLateral(
        (from) =>
          from
            .selectFrom('farmer')
            .select([
              sql<number>`count(*)::int`.as('farmers'),
              sql<number | null>`case count(*) when 1 then min(farmer.id) end`.as('only'),
              sql<string | null>`case count(*) when 1 then min(farmer.name) end`.as('name'),
            ])
            .whereRef('farmer.phone', '=', 'question.caller')
            .where('farmer.phone', '<>', '')
            .where('farmer.owner_id', '=', officerId)
            .as('own'),
        (join) => join.onTrue(),
      )
      .select([
        'question.id',
        'question.kind',
        'question.door',
        'question.caller',
        'question.district_id as districtId',
        'question.place',
        'question.crop_id as cropId',
        'question.text',
        'question.state',
        'question.taken_by as takenBy',
        'taker.name as takerName',
        'question.asked_at as askedAt',
        'question.answer',
        'answerer.name as answererName',
        'question.answered_at as answeredAt',
        'question.in_library as inLibrary',
        'own.only as farmerId',
        'own.name as farmerName',
        'question.voice_note as voiceNote',
        'voice_note.milliseconds as voiceMs',
        chattedAt.as('chattedAt'),
        'own.farmers as ownFarmers',
        'question.rain',
        'question.rain_day as rainDay',
      ])
  );
}

/** A page of questions: those open first, of them the oldest on top, then the others, the latest on top. */
export async function listQuestions(
  db: Database,
  filter: QuestionFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ found: Question[]; total: number; open: number }> {
  const within = conditionsOf(filter);
  const found = await questions(db, filter.officerId)
    .where(within)
    .orderBy(sql`question.state <> 'open'`)
    .orderBy(sql`case when question.state = 'open' then question.id else -question.id end`)
    .limit(limit)
    .offset(offset)
    .execute();
  const counts = await db
    .selectFrom('farmer_question as question')
    .select([
      sql<number>`count(*) filter (where ${within})::int`.as('total'),
      sql<number>`count(*) filter (where question.state = 'open')::int`.as('open'),
    ])
    .where(conditionsOf({ branch: filter.branch, officerId: filter.officerId }))
    .executeTakeFirstOrThrow();
  return { found, ...counts };
}

function conditionsOf({ branch, officerId, state, kind, mine }: QuestionFilter) {
  return sql<SqlBool>`${sql.join(
    [
      branch === null
        ? sql`true`
        : sql`(question.district_id = any(${[...branch]}) or question.taken_by = ${officerId} or exists (select from farmer as own where own.owner_id = ${officerId} and own.phone = question.caller and own.phone <> ''))`,
      ...(state === undefined ? [] : [sql`question.state = ${state}`]),
      ...(kind === undefined ? [] : [sql`question.kind = ${kind}`]),
      ...(mine === true ? [sql`question.taken_by = ${officerId}`] : []),
    ],
    sql` and `,
  )}`;
}

export function findQuestion(db: Database, officerId: string, id: number): Promise<Question | undefined> {
  return questions(db, officerId).where('question.id', '=', id).executeTakeFirst();
}

export async function takeQuestion(db: Database, id: number, officerId: string): Promise<void> {
  await db.updateTable('farmer_question').set({ taken_by: officerId }).where('id', '=', id).execute();
}

/** Keeps an answer; false where it was answered already. */
export async function saveAnswer(
  db: Database,
  id: number,
  given: {
    readonly text: string;
    readonly voiceNote?: string;
    readonly by: string;
    readonly library: boolean;
    readonly at: Date;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('farmer_question')
    .set({
      state: 'answered',
      answer: given.text,
      voice_note: given.voiceNote,
      answered_by: given.by,
      answered_at: given.at,
      in_library: given.library,
    })
    .where('id', '=', id)
    .where('state', '<>', 'answered')
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

export async function setClosed(db: Database, id: number, closed: boolean): Promise<void> {
  await db
    .updateTable('farmer_question')
    .set({ state: closed ? 'closed' : 'open' })
    .where('id', '=', id)
    .where('state', '<>', 'answered')
    .execute();
}

/** Answers of the library whose question or answer is like some words, the nearest first. */
export async function answersLike(
  db: Database,
  { q, crop, limit }: { readonly q: string; readonly crop: string | undefined; readonly limit: number },
): Promise<{ question: string; answer: string; cropId: string | null; answeredAt: Date }[]> {
  const { rows } = await sql<{ question: string; answer: string; cropId: string | null; answeredAt: Date }>`
    select text as question, answer, crop_id as "cropId", answered_at as "answeredAt" from farmer_question
    where in_library and state = 'answered' and ${crop === undefined ? sql`true` : sql`crop_id = ${crop}`}
      and (word_similarity(${q}, text) > 0.3 or word_similarity(${q}, answer) > 0.3)
    order by greatest(word_similarity(${q}, text), word_similarity(${q}, answer)) desc, id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Open questions older than a time that nobody above was told of yet; they are set down as told. */
export async function escalateQuestions(
  db: Database,
  before: Date,
  at: Date,
  limit: number,
): Promise<{ id: number; districtId: string }[]> {
  const { rows } = await sql<{ id: number; districtId: string }>`
    update farmer_question set escalated_at = ${at} where id in (
      select id from farmer_question where state = 'open' and kind <> 'rain' and escalated_at is null and asked_at < ${before}
      order by asked_at limit ${limit} for update skip locked)
    returning id, district_id as "districtId"`.execute(db);
  return rows;
}

export async function forgetQuestions(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('farmer_question').where('asked_at', '<', before).where('in_library', '=', false).execute();
  // What the library keeps says nothing of who asked.
  await db
    .updateTable('farmer_question')
    .set({ caller: '', place: '' })
    .where('asked_at', '<', before)
    .where('caller', '<>', '')
    .execute();
}

/** Officers on whose lists a number stands. */
export async function keepersOf(db: Database, phone: string): Promise<string[]> {
  const found = await db
    .selectFrom('farmer')
    .select('owner_id as id')
    .distinct()
    .where('phone', '=', phone)
    .limit(5)
    .execute();
  return found.map(({ id }) => id);
}
