import type { AppContext } from '../../context.ts';
import type { Database } from '../../database/connection.ts';
import { type JobRun, TryLater } from '../../jobs/worker.ts';
import { addAuditEntry } from '../../platform/records/audit.repository.ts';
import { Problem, problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { actorOf } from '../accounts/accounts.service.ts';
import * as acts from './bulkActs.repository.ts';
import { registerActData } from './personalData.service.ts';

const kind = 'bulkAct';
/** Records more than these are gone through in the background. */
export const mostInRequest = 500;
/** Records of one transaction. */
const inOneStep = 250;
const mostListed = 5;
/** Tries of a job that ended with a fault before the act is given up. */
const mostTries = 5;
const restingMs = 300_000;
const keptMs = 7 * 86_400_000;

/** Begins an act over many records of whoever asks, who was seen to have the right; answers its id. */
export async function startBulkAct(scope: Scope, what: string, asked: object, ids: readonly number[]): Promise<string> {
  const personId = requirePerson(scope);
  const tokenId = scope.actor.token?.id ?? null;
  const id = await acts.addAct(scope.db, { kind: what, personId, tokenId, asked, ids }, scope.now);
  await scope.context.jobs.enqueue(scope.db, { kind, payload: { id }, owner: personId });
  scope.audit('startBulkAct', [id, what]);
  return id;
}

/** Acts of whoever asks that are under way or ended lately. */
export function listBulkActs(scope: Scope): Promise<acts.BulkAct[]> {
  return acts.actsOf(scope.db, requirePerson(scope), mostListed);
}

/** Stops an act of whoever asks, or puts one away that ended; answers whether it was under way. @throws bulkActNotFound */
export async function endBulkAct(scope: Scope, id: string): Promise<boolean> {
  const act = await acts.holdAct(scope.db, id);
  if (act === undefined || act.personId !== requirePerson(scope)) throw problem('bulkActNotFound');
  scope.audit('endBulkAct', [id, act.kind]);
  if (act.state === 'running') {
    const tell = scope.context.bulkKinds.find(act.kind)?.tell;
    await tell?.({ ...scope, now: act.createdAt }, act.asked, act.ids.slice(0, act.place));
    await acts.noteAct(scope.db, { ...act, state: 'stopped', why: 'asked' }, scope.now);
    return true;
  }
  await acts.removeAct(scope.db, id);
  return false;
}

/** Goes on with acts in the background, takes up those whose job was lost, and lets go of those that ended long ago. */
export function registerBulkActs(context: AppContext): void {
  registerActData(context);
  const { jobs, db, clock } = context;
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);
  jobs.handle(kind, (job) => goOn(context, job), 'bulk');
  jobs.every('takeUpBulkActs', 60, (job) =>
    job.settle(async (records) => {
      for (const { id, personId } of await acts.restingActs(records, ago(restingMs)))
        await jobs.enqueue(records, { kind, payload: { id }, owner: personId });
    }),
  );
  jobs.every('forgetBulkActs', 86_400, async () => acts.forgetActs(db, ago(keptMs)));
}

async function goOn(context: AppContext, job: JobRun): Promise<void> {
  const { id } = job.payload as { readonly id: string };
  try {
    while (await stepOf(context, id)) if (job.signal.aborted) throw new TryLater();
  } catch (error) {
    if (error instanceof TryLater || (!(error instanceof Problem) && job.attempt < mostTries)) throw error;
    const [why, refusal] = error instanceof Problem ? (['refused', error.kept] as const) : (['fault', null] as const);
    await context.db.transaction().execute(async (db) => {
      const act = await acts.holdAct(db, id);
      if (act?.state === 'running')
        await acts.noteAct(db, { ...act, state: 'stopped', why, refusal }, context.clock.now());
    });
    if (!(error instanceof Problem)) throw error;
  }
}

/**
 * Does the next step of an act, all of it or nothing; false where that was the last. The act is held meanwhile, so that two
 * that go on with it do each step once.
 */
export async function stepOf(context: AppContext, id: string): Promise<boolean> {
  const afterwards: Parameters<Scope['afterCommit']>[0][] = [];
  const goesOn = await context.db.transaction().execute(async (db) => {
    const act = await acts.holdAct(db, id);
    const behaviour = act && context.bulkKinds.find(act.kind);
    if (act?.state !== 'running' || behaviour === undefined) return false;
    const { scope, noteAudit } = await scopeInBackground(
      context,
      db,
      { ...act, requestId: `act-${act.id}` },
      afterwards,
    );
    const ids = act.ids.slice(act.place, act.place + inOneStep);
    const { done, missed, undo } = await behaviour.step(scope, act.asked, ids);
    const place = act.place + ids.length;
    const isLast = place >= act.total;
    if (isLast) {
      await behaviour.finish?.(scope, act.asked, act.ids);
      await behaviour.tell?.(scope, act.asked, act.ids);
    }
    await noteAudit();
    await acts.noteAct(
      db,
      {
        ...act,
        place,
        done: act.done + done,
        missed: added(act.missed, missed),
        undo: undo === undefined || undo === '' ? act.undo : [...act.undo, undo],
        state: isLast ? 'done' : 'running',
      },
      context.clock.now(),
    );
    return !isLast;
  });
  for (const each of afterwards) await each();
  return goesOn;
}

/** Who asked for what goes on in the background, and when. */
interface Begun extends Pick<acts.HeldAct, 'personId' | 'tokenId' | 'createdAt'> {
  readonly requestId: string;
}

/** The scope of a step: with the rights that who asked for it has by now. @throws notForYou where they have none, tokenEnded */
export async function scopeInBackground(
  context: AppContext,
  db: Database,
  { personId, tokenId, createdAt, requestId }: Begun,
  afterwards: Parameters<Scope['afterCommit']>[0][],
): Promise<{ scope: Scope; noteAudit: () => Promise<void> }> {
  const notes: Parameters<Scope['audit']>[] = [];
  const actor = await actorOf(db, personId, tokenId, context.clock.now());
  if (actor.officer === null) throw problem('notForYou', { who: 'extension officers' });
  const scope: Scope = {
    db,
    actor,
    now: createdAt,
    today: context.clock.today(),
    requestId,
    log: context.log,
    context,
    caller: { address: '', onPage: false, header: () => undefined, body: undefined, path: '', cookie: () => undefined },
    audit: (...note) => void notes.push(note),
    afterCommit: (act) => void afterwards.push(act),
    inAnyCase: () => undefined,
  };
  const noteAudit = async () => {
    for (const [act, ids, fieldNames = []] of notes)
      await addAuditEntry(db, { actorId: personId, tokenId: tokenId ?? undefined, requestId, act, ids, fieldNames });
  };
  return { scope, noteAudit };
}

/** What could not be done, the same reasons added up. */
function added(before: readonly acts.Missed[], more: readonly acts.Missed[]): acts.Missed[] {
  const counts = new Map<acts.Missed['reason'], number>();
  for (const { reason, count } of [...before, ...more])
    if (count > 0) counts.set(reason, (counts.get(reason) ?? 0) + count);
  return [...counts].map(([reason, count]) => ({ reason, count }));
}

function requirePerson({ actor }: Scope): string {
  if (actor.personId === null) throw problem('signInNeeded');
  return actor.personId;
}
