import type { ColumnType, Generated } from 'kysely';
import type { Database } from '../../../database/connection.ts';

export type AccessState = 'asked' | 'granted' | 'refused' | 'ended';

export interface AccessTables {
  dataset_grant: {
    id: Generated<string>;
    dataset_id: string;
    person_id: string;
    purpose: string;
    state: AccessState;
    answer: Generated<string>;
    asked_at: ColumnType<Date, Date, never>;
    answered_at: Date | null;
    answered_by: string | null;
    until: Date | null;
  };
}

/** A question for access with what both sides need to know. */
export interface AccessQuestion {
  readonly id: string;
  readonly datasetId: string;
  readonly datasetSlug: string;
  readonly datasetName: string;
  readonly ownerId: string | null;
  readonly personId: string;
  readonly askerName: string;
  readonly askerInstitution: string;
  readonly askerProfession: string;
  readonly purpose: string;
  readonly state: AccessState;
  readonly answer: string;
  readonly askedAt: Date;
  readonly answeredAt: Date | null;
  readonly until: Date | null;
}

function questions(db: Database) {
  return db
    .selectFrom('dataset_grant as question')
    .innerJoin('dataset', 'dataset.id', 'question.dataset_id')
    .innerJoin('person', 'person.id', 'question.person_id')
    .select([
      'question.id',
      'dataset.id as datasetId',
      'dataset.slug as datasetSlug',
      'dataset.name as datasetName',
      'dataset.owner_id as ownerId',
      'person.id as personId',
      'person.name as askerName',
      'person.institution as askerInstitution',
      'person.profession as askerProfession',
      'question.purpose',
      'question.state',
      'question.answer',
      'question.asked_at as askedAt',
      'question.answered_at as answeredAt',
      'question.until',
    ]);
}

/** Whether a person holds a grant for a dataset now. */
export async function isGranted(db: Database, datasetId: string, personId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('dataset_grant')
    .select('id')
    .where('dataset_id', '=', datasetId)
    .where('person_id', '=', personId)
    .where('state', '=', 'granted')
    .where('until', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** The latest question of a person about a dataset. */
export function findOwnQuestion(
  db: Database,
  datasetId: string,
  personId: string,
): Promise<AccessQuestion | undefined> {
  return questions(db)
    .where('question.dataset_id', '=', datasetId)
    .where('question.person_id', '=', personId)
    .orderBy('question.asked_at', 'desc')
    .orderBy('question.id')
    .executeTakeFirst();
}

/** One question, held until the transaction ends. */
export function findQuestion(db: Database, id: string): Promise<AccessQuestion | undefined> {
  return questions(db).where('question.id', '=', id).forUpdate('question').executeTakeFirst();
}

export function listAsked(db: Database, personId: string, limit: number): Promise<AccessQuestion[]> {
  return questions(db)
    .where('question.person_id', '=', personId)
    .orderBy('question.asked_at', 'desc')
    .limit(limit)
    .execute();
}

/** Questions about the datasets of an owner, the newest first; with those about datasets that nobody owns any more. */
export function listReceived(
  db: Database,
  ownerId: string,
  ownerlessToo: boolean,
  limit: number,
): Promise<AccessQuestion[]> {
  return questions(db)
    .where((where) =>
      where.or([
        where('dataset.owner_id', '=', ownerId),
        ...(ownerlessToo ? [where('dataset.owner_id', 'is', null)] : []),
      ]),
    )
    .orderBy('question.asked_at', 'desc')
    .limit(limit)
    .execute();
}

/** Questions that wait for an answer, by dataset. */
export async function countWaiting(db: Database, datasetIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (datasetIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('dataset_grant')
    .select(['dataset_id', (each) => each.fn.countAll<number>().as('waiting')])
    .where('dataset_id', 'in', datasetIds)
    .where('state', '=', 'asked')
    .groupBy('dataset_id')
    .execute();
  return new Map(rows.map(({ dataset_id: id, waiting }) => [id, Number(waiting)]));
}

/** Adds a question; undefined where an open one stands. */
export async function addQuestion(
  db: Database,
  question: { readonly datasetId: string; readonly personId: string; readonly purpose: string; readonly at: Date },
): Promise<string | undefined> {
  const row = await db
    .insertInto('dataset_grant')
    .values({
      dataset_id: question.datasetId,
      person_id: question.personId,
      purpose: question.purpose,
      state: 'asked',
      asked_at: question.at,
      answered_at: null,
      answered_by: null,
      until: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['dataset_id', 'person_id']).where('state', 'in', ['asked', 'granted']).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function setAnswer(
  db: Database,
  id: string,
  given: {
    readonly state: AccessState;
    readonly answer?: string;
    readonly by: string | null;
    readonly at: Date;
    readonly until?: Date | null;
  },
): Promise<void> {
  const { state, answer, by, at, until } = given;
  await db
    .updateTable('dataset_grant')
    .set({
      state,
      answered_by: by,
      answered_at: at,
      ...(answer !== undefined && { answer }),
      ...(until !== undefined && { until }),
    })
    .where('id', '=', id)
    .execute();
}

/** Ends grants whose time is over, so that a new question may be asked; answers whose they were. */
export async function endOverdue(db: Database, now: Date): Promise<{ readonly id: string }[]> {
  return db
    .updateTable('dataset_grant')
    .set({ state: 'ended' })
    .where('state', '=', 'granted')
    .where('until', '<=', now)
    .returning('id')
    .execute();
}

/** Forgets questions that ended or were refused before an instant. */
export async function forgetQuestions(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('dataset_grant')
    .where('state', 'in', ['refused', 'ended'])
    .where('asked_at', '<', before)
    .execute();
}
