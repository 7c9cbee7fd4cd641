import type { Generated } from 'kysely';
import type { RainConcern, RainProposal, RainThreshold } from '#engines/climate/seasons/proposals.ts';
import type { Branch } from '#engines/access/roles.ts';
import type { Database } from '../../../database/connection.ts';

export interface ProposalsTables {
  rain_threshold: { concern: RainConcern; amount: number; days: number; active: boolean; source: string };
  rain_proposal: {
    id: Generated<number>;
    concern: RainConcern;
    district_id: string;
    from_on: string;
    to_on: string;
    sentence: string;
    draft: string;
    state: Generated<ProposalState>;
    decided_by: string | null;
    decided_at: Date | null;
    created_at: Date;
  };
}

export type ProposalState = 'open' | 'taken' | 'dismissed';
export type SourcedThreshold = RainThreshold & { readonly source: string };
export type KeptProposal = RainProposal & {
  readonly id: number;
  readonly districtId: string;
  readonly state: ProposalState;
};

export async function listThresholds(db: Database): Promise<SourcedThreshold[]> {
  return db.selectFrom('rain_threshold').selectAll().orderBy('concern').execute();
}

export async function changeThreshold(db: Database, { concern, ...told }: SourcedThreshold): Promise<void> {
  await db.updateTable('rain_threshold').set(told).where('concern', '=', concern).execute();
}

/** Keeps a proposal; one of the same concern, district and first day goes on, and an open one says the newest. True for a new one. */
export async function saveProposal(
  db: Database,
  districtId: string,
  { concern, from, to, sentence, draft }: RainProposal,
  now: Date,
): Promise<boolean> {
  const added = await db
    .insertInto('rain_proposal')
    .values({
      concern,
      district_id: districtId,
      from_on: from,
      to_on: to,
      sentence,
      draft,
      decided_by: null,
      decided_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['concern', 'district_id', 'from_on']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return true;
  await db
    .updateTable('rain_proposal')
    .set({ to_on: to, sentence, draft })
    .where('concern', '=', concern)
    .where('district_id', '=', districtId)
    .where('from_on', '=', from)
    .where('state', '=', 'open')
    .execute();
  return false;
}

/** A page of proposals, open ones first and the newest of them. */
export async function listProposals(db: Database, branch: Branch, limit: number, offset: number) {
  const within = db
    .selectFrom('rain_proposal')
    .$if(branch !== null, (query) => query.where('district_id', 'in', branch?.length ? [...branch] : ['']));
  const counts = await within
    .select(({ fn }) => [
      fn.countAll<string>().as('total'),
      fn.countAll<string>().filterWhere('state', '=', 'open').as('open'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await within
    .selectAll()
    .orderBy((build) => build.case().when('state', '=', 'open').then(0).else(1).end())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total: Number(counts.total), open: Number(counts.open), found: rows.map(proposal) };
}

/** Decides on a proposal; undefined where there is none. */
export async function decide(
  db: Database,
  id: number,
  state: ProposalState,
  by: string | null,
  now: Date,
): Promise<KeptProposal | undefined> {
  const row = await db
    .updateTable('rain_proposal')
    .set({ state, decided_by: by, decided_at: state === 'open' ? null : now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && proposal(row);
}

function proposal(
  row: Omit<ProposalsTables['rain_proposal'], 'id' | 'state'> & { id: number; state: ProposalState },
): KeptProposal {
  return {
    id: Number(row.id),
    concern: row.concern,
    districtId: row.district_id,
    from: row.from_on,
    to: row.to_on,
    sentence: row.sentence,
    draft: row.draft,
    state: row.state,
  };
}
