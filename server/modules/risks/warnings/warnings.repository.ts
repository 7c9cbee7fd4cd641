import { sql, type ColumnType, type Generated } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Author } from '../riskParts.repository.ts';
import type { Area } from './warnedArea.service.ts';

export type Outcome = 'contained' | 'spread' | 'crop lost' | 'no damage' | 'nothing found';
/** What has to follow a report, in this order. */
export type Step = 'verify' | 'warn' | 'respond';

export interface WarningTables {
  risk_warning: {
    id: Generated<number>;
    risk_id: number;
    message_id: number | null;
    area: ColumnType<Area, string, never>;
    place: string;
    crops: ColumnType<string[], readonly string[], never>;
    farmers: number;
    by_id: string | null;
    at: Date;
  };
  risk_outcome: { risk_id: number; outcome: Outcome; note: string; by_id: string | null; at: Date };
  risk_escalation: { risk_id: number; step: Step; at: Date };
}

export interface KeptWarning {
  readonly id: number;
  readonly messageId: number | null;
  readonly area: Area;
  readonly where: string;
  readonly crops: readonly string[];
  readonly farmers: number;
  readonly by: Author | null;
  readonly at: Date;
}

export interface KeptOutcome {
  readonly outcome: Outcome;
  readonly note: string;
  readonly by: Author | null;
  readonly at: Date;
}

const person = sql<Author | null>`case when person.id is null then null else json_build_object('id', person.id, 'name', person.name) end`;

export async function addWarning(
  db: Database,
  riskId: number,
  { area, where, crops, farmers, messageId }: Omit<KeptWarning, 'id' | 'by' | 'at'>,
  byId: string,
  at: Date,
): Promise<number> {
  const row = {
    risk_id: riskId,
    message_id: messageId,
    area: JSON.stringify(area),
    place: where,
    crops,
    farmers,
    by_id: byId,
    at,
  };
  return (await db.insertInto('risk_warning').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** The warning that went as a message: of which risk, where and for which crops. */
export function warningOfMessage(
  db: Database,
  messageId: number,
): Promise<(Pick<KeptWarning, 'area' | 'crops'> & { readonly riskId: number }) | undefined> {
  return db
    .selectFrom('risk_warning')
    .select(['risk_id as riskId', 'area', 'crops'])
    .where('message_id', '=', messageId)
    .executeTakeFirst();
}

/** The newest first. */
export function warningsOf(db: Database, riskId: number): Promise<KeptWarning[]> {
  return db
    .selectFrom('risk_warning')
    .leftJoin('person', 'person.id', 'risk_warning.by_id')
    .select([
      'risk_warning.id',
      'message_id as messageId',
      'area',
      'place as where',
      'crops',
      'farmers',
      'at',
      person.as('by'),
    ])
    .where('risk_id', '=', riskId)
    .orderBy('risk_warning.id', 'desc')
    .execute();
}

export function findOutcome(db: Database, riskId: number): Promise<KeptOutcome | undefined> {
  return db
    .selectFrom('risk_outcome')
    .leftJoin('person', 'person.id', 'risk_outcome.by_id')
    .select(['outcome', 'note', 'at', person.as('by')])
    .where('risk_id', '=', riskId)
    .executeTakeFirst();
}

export async function setOutcome(
  db: Database,
  riskId: number,
  { outcome, note }: Pick<KeptOutcome, 'outcome' | 'note'>,
  byId: string,
  at: Date,
): Promise<void> {
  const said = { outcome, note, by_id: byId, at };
  await db
    .insertInto('risk_outcome')
    .values({ risk_id: riskId, ...said })
    .onConflict((conflict) => conflict.column('risk_id').doUpdateSet(said))
    .execute();
}

/** Whether there was one. */
export async function dropOutcome(db: Database, riskId: number): Promise<boolean> {
  return (
    (await db.deleteFrom('risk_outcome').where('risk_id', '=', riskId).returning('risk_id').executeTakeFirst()) !==
    undefined
  );
}
