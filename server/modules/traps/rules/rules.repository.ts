import { sql, type ColumnType, type Generated } from 'kysely';
import type { Day } from '#engines/dates/day.ts';
import type { Threshold } from '#engines/traps/threshold.ts';
import type { Branch } from '#engines/access/roles.ts';
import type { Database } from '../../../database/connection.ts';

export interface RuleTables {
  trap_rule: {
    id: Generated<number>;
    category_id: number | null;
    least_count: number;
    days: number;
    least_traps: number;
    active: boolean;
    created_at: ColumnType<Date, Date, never>;
  };
  trap_proposal: {
    id: Generated<number>;
    rule_id: number | null;
    category_id: number;
    district_id: string;
    from_on: string;
    to_on: string;
    traps: number;
    total: number;
    state: ColumnType<ProposalState, ProposalState | undefined, ProposalState>;
    risk_id: ColumnType<number | null, number | null | undefined, number | null>;
    decided_by: ColumnType<string | null, string | null | undefined, string | null>;
    decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    created_at: ColumnType<Date, Date, never>;
  };
}

export type ProposalState = 'open' | 'taken' | 'dismissed';

export interface Rule extends Threshold {
  readonly id: number;
  /** Any pest, when null. */
  readonly categoryId: number | null;
  readonly active: boolean;
}

export interface Proposal {
  readonly id: number;
  readonly categoryId: number;
  readonly districtId: string;
  readonly from: Day;
  readonly to: Day;
  readonly traps: number;
  readonly total: number;
  readonly state: ProposalState;
  readonly riskId: number | null;
  readonly createdAt: Date;
}

const mostListed = 200;

function rules(db: Database) {
  return db
    .selectFrom('trap_rule')
    .select([
      'id',
      'category_id as categoryId',
      'least_count as leastCount',
      'days',
      'least_traps as leastTraps',
      'active',
    ]);
}

export function listRules(db: Database): Promise<Rule[]> {
  return rules(db).orderBy('id').execute();
}

export async function addRule(db: Database, rule: Omit<Rule, 'id'>, at: Date): Promise<number> {
  const { id } = await db
    .insertInto('trap_rule')
    .values({ ...rowOf(rule), created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False where there is no such rule. */
export async function changeRule(db: Database, id: number, rule: Omit<Rule, 'id'>): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('trap_rule').set(rowOf(rule)).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows > 0n;
}

function rowOf({ categoryId, leastCount, leastTraps, days, active }: Omit<Rule, 'id'>) {
  return { category_id: categoryId, least_count: leastCount, least_traps: leastTraps, days, active };
}

function proposals(db: Database) {
  return db
    .selectFrom('trap_proposal')
    .select([
      'id',
      'category_id as categoryId',
      'district_id as districtId',
      'from_on as from',
      'to_on as to',
      'traps',
      'total',
      'state',
      'risk_id as riskId',
      'created_at as createdAt',
    ]);
}

/** Proposals, those that are open first, the newest first. */
export function listProposals(db: Database, branch: Branch): Promise<Proposal[]> {
  return proposals(db)
    .$if(branch !== null, (query) => query.where(sql<boolean>`district_id = any(${[...(branch ?? [])]})`))
    .orderBy((eb) => eb.case().when('state', '=', 'open').then(0).else(1).end())
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute();
}

/** One, with nobody else deciding on it until the transaction ends. */
export function holdProposal(db: Database, id: number): Promise<Proposal | undefined> {
  return proposals(db).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Proposes a risk, or brings the open proposal of that pest and district up to now; true where it is new. */
export async function propose(
  db: Database,
  proposal: Omit<Proposal, 'id' | 'state' | 'riskId' | 'createdAt'> & { readonly ruleId: number },
  at: Date,
): Promise<boolean> {
  const { traps, total, to, from } = proposal;
  const open = await db
    .updateTable('trap_proposal')
    .set({ traps, total, to_on: to })
    .where('category_id', '=', proposal.categoryId)
    .where('district_id', '=', proposal.districtId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (open.numUpdatedRows > 0n) return false;
  const added = await db
    .insertInto('trap_proposal')
    .values({
      rule_id: proposal.ruleId,
      category_id: proposal.categoryId,
      district_id: proposal.districtId,
      from_on: from,
      to_on: to,
      traps,
      total,
      created_at: at,
    })
    // Two reports at once propose once.
    .onConflict((conflict) => conflict.columns(['category_id', 'district_id']).where('state', '=', 'open').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Whether a pest of a district was decided on since a day: it is not proposed anew at once. */
export async function decidedSince(db: Database, categoryId: number, districtId: string, since: Day): Promise<boolean> {
  const found = await db
    .selectFrom('trap_proposal')
    .select('id')
    .where('category_id', '=', categoryId)
    .where('district_id', '=', districtId)
    .where('state', '!=', 'open')
    .where('to_on', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function decide(
  db: Database,
  id: number,
  state: ProposalState,
  riskId: number | null,
  byId: string | null,
  at: Date,
): Promise<void> {
  await db
    .updateTable('trap_proposal')
    .set({ state, risk_id: riskId, decided_by: byId, decided_at: at })
    .where('id', '=', id)
    .execute();
}
