import { sql, type ColumnType, type Generated } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { OptOutWay } from '../stops/stopHints.ts';

export interface PlanStepTables {
  message_plan: {
    message_id: number;
    token_id: string | null;
    districts: readonly string[] | null;
    crops: readonly string[];
    opt_out_hint: boolean;
    opt_out_way: OptOutWay | null;
    farmers: number;
    planned: Generated<number>;
    place: Generated<number>;
    worked_at: ColumnType<Date, Date, Date>;
  };
}

/** How far a message to a branch is worked out. */
export interface PlanSoFar {
  readonly messageId: number;
  readonly tokenId: string | null;
  readonly districts: readonly string[] | null;
  readonly crops: readonly string[];
  readonly optOutHint: boolean;
  readonly optOutWay: OptOutWay | null;
  /** How many farmers there were when it was written. */
  readonly farmers: number;
  readonly planned: number;
  /** The number of the last farmer that is worked out. */
  readonly place: number;
}

export async function addPlan(db: Database, plan: Omit<PlanSoFar, 'planned' | 'place'>, at: Date): Promise<void> {
  await db
    .insertInto('message_plan')
    .values({
      message_id: plan.messageId,
      token_id: plan.tokenId,
      districts: plan.districts && [...plan.districts],
      crops: [...plan.crops],
      opt_out_hint: plan.optOutHint,
      opt_out_way: plan.optOutWay,
      farmers: plan.farmers,
      worked_at: at,
    })
    .execute();
}

/** The plan of a message, held until the transaction ends: of two who go on with it each does its steps once. */
export function holdPlan(db: Database, messageId: number): Promise<PlanSoFar | undefined> {
  return db
    .selectFrom('message_plan')
    .select([
      'message_id as messageId',
      'token_id as tokenId',
      'districts',
      'crops',
      'opt_out_hint as optOutHint',
      'opt_out_way as optOutWay',
      'farmers',
      'planned',
      'place',
    ])
    .where('message_id', '=', messageId)
    .forUpdate()
    .executeTakeFirst();
}

export async function notePlan(
  db: Database,
  { messageId, planned, place }: Pick<PlanSoFar, 'messageId' | 'planned' | 'place'>,
  at: Date,
): Promise<void> {
  await db
    .updateTable('message_plan')
    .set({ planned, place, worked_at: at })
    .where('message_id', '=', messageId)
    .execute();
}

export async function endPlan(db: Database, messageId: number): Promise<void> {
  await db.deleteFrom('message_plan').where('message_id', '=', messageId).execute();
}

/** Messages that nobody has been working out since an instant, and since when. */
export function restingPlans(db: Database, before: Date): Promise<{ messageId: number; workedAt: Date }[]> {
  return db
    .selectFrom('message_plan')
    .select(['message_id as messageId', 'worked_at as workedAt'])
    .where('worked_at', '<', before)
    .orderBy('message_id')
    .limit(100)
    .execute();
}

/** How many SMS of a message wait, and their parts. */
export async function waitingOf(db: Database, messageId: number): Promise<{ recipients: number; parts: number }> {
  const { rows } = await sql<{ recipients: number; parts: number }>`
    select coalesce(sum(deliveries), 0)::int as recipients, coalesce(sum(parts), 0)::int as parts
    from delivery_count where message_id = ${messageId} and state = 'queued'`.execute(db);
  return rows[0] ?? { recipients: 0, parts: 0 };
}
