import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/connection.ts';
import { isUnreachable } from '../platform/records/unreachable.ts';
import {
  claimJobs,
  dueKinds,
  failAbandoned,
  finishJob,
  postponeJob,
  renewLeases,
  returnJobs,
  secondsToNextJob,
  type ClaimedJob,
} from './jobs.repository.ts';
import { queues, type QueueName } from './queues.ts';
import { retryDelaySeconds } from './retryDelay.ts';

/** One try of a job. */
export interface JobRun {
  readonly id: number;
  readonly payload: unknown;
  /** 1 on the first try. */
  readonly attempt: number;
  /** Aborted when the process is asked to end. */
  readonly signal: AbortSignal;
  /**
   * Writes the job's effects and sets it down as done in one transaction: exactly once in effect, however often
   * it is tried. Slow or outside work comes before it. Called at most once; without it the job is just set down.
   */
  settle(effects: (db: Database) => Promise<unknown>): Promise<void>;
}

/** Thrown by a handler that cannot go on now and has said why where it belongs: the job is tried later, and nothing is logged of it. */
export class TryLater extends Error {}

export type JobHandler = (job: JobRun) => Promise<void>;

export interface WorkerOptions {
  readonly db: Database;
  readonly name: string;
  readonly leaseSeconds: number;
  readonly onError: (error: unknown, kind: string) => void;
  readonly beforeClaim: () => Promise<void>;
}

export interface Worker {
  handle(kind: string, handler: JobHandler, queue?: QueueName): void;
  start(): void;
  wake(): void;
  stop(withinMs: number): Promise<void>;
  runDue(only?: readonly string[]): Promise<number>;
}

const longestSleepMs = 30_000;
/** How long to wait before the records are asked again. */
const outageMs = 500;

/** Takes due jobs and runs them, of each queue as many at once as it has slots. */
export function createWorker(options: WorkerOptions): Worker {
  const { db, name, leaseSeconds } = options;
  const handlers = new Map<string, { readonly handler: JobHandler; readonly queue: QueueName }>();
  const running = new Map<number, { readonly queue: QueueName; readonly done: Promise<void> }>();
  const ending = new AbortController();
  let started = false;
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let sleeping: NodeJS.Timeout | undefined;
  let renewing: NodeJS.Timeout | undefined;

  async function prepare(): Promise<void> {
    await options.beforeClaim();
    await failAbandoned(db);
  }

  function freeSlots(queue: QueueName): number {
    return queues[queue] - [...running.values()].filter((each) => each.queue === queue).length;
  }

  /** The kinds that a slot is free for, by queue. */
  function takenKinds(): Map<QueueName, string[]> {
    const kinds = new Map<QueueName, string[]>();
    for (const [kind, { queue }] of handlers)
      if (freeSlots(queue) > 0) kinds.set(queue, [...(kinds.get(queue) ?? []), kind]);
    return kinds;
  }

  /** Fills the free places; a wake-up that comes meanwhile is not lost. */
  function look(): void {
    if (ending.signal.aborted) return;
    if (looking) {
      lookAgain = true;
      return;
    }
    clearTimeout(sleeping);
    looking = fill()
      .catch((error: unknown) => {
        options.onError(error, 'jobs');
        sleepFor(1_000);
      })
      .finally(() => {
        looking = undefined;
        if (lookAgain) {
          lookAgain = false;
          look();
        }
      });
  }

  async function fill(): Promise<void> {
    await prepare();
    const due = await dueKinds(db, [...takenKinds().values()].flat());
    for (const [queue, kinds] of takenKinds()) {
      if (kinds.some((kind) => due.has(kind)))
        for (const job of await claimJobs(db, name, kinds, freeSlots(queue), leaseSeconds)) begin(job, queue);
    }
    // Where no slot is free, the end of what runs looks again.
    const next = await secondsToNextJob(db, [...takenKinds().values()].flat());
    sleepFor(Math.max(20, (next ?? Infinity) * 1000));
  }

  function sleepFor(ms: number): void {
    clearTimeout(sleeping);
    if (ending.signal.aborted) return;
    sleeping = setTimeout(look, Math.min(ms, longestSleepMs));
    sleeping.unref();
  }

  function begin(job: ClaimedJob, queue: QueueName): void {
    const done = runJob(job).finally(() => {
      running.delete(job.id);
      look();
    });
    running.set(job.id, { queue, done });
  }

  async function runJob(job: ClaimedJob): Promise<void> {
    let settled = false;
    const settle = async (effects: (db: Database) => Promise<unknown>): Promise<void> => {
      await db.transaction().execute(async (transaction) => {
        await effects(transaction);
        if (!(await finishJob(transaction, name, job.id))) throw new LeaseLost();
      });
      settled = true;
    };
    try {
      await handlers
        .get(job.kind)
        ?.handler({ id: job.id, payload: job.payload, attempt: job.attempts, signal: ending.signal, settle });
      if (!settled) await settle(async () => undefined);
    } catch (error) {
      // The job is another worker's now, and so is its outcome.
      if (settled || error instanceof LeaseLost) return;
      if (!(error instanceof TryLater)) options.onError(error, job.kind);
      await setFailedDown(job, describe(error)).catch((failure: unknown) => options.onError(failure, job.kind));
    }
  }

  /**
   * A failed try is set down once the records answer, within the lease: after it the job is anybody's. One that ended
   * while they were away was none, unless it may have reached somebody outside.
   */
  async function setFailedDown(job: ClaimedJob, error: string): Promise<void> {
    const end = performance.now() + leaseSeconds * 1000;
    for (let wereAway = false; ; wereAway = true) {
      try {
        if (wereAway && job.maxAttempts > 1) return await returnJobs(db, name, [job.id]);
        return await postponeJob(db, name, job, error, retryDelaySeconds(job.attempts, Math.random()));
      } catch (failure) {
        if (ending.signal.aborted || performance.now() > end || !isUnreachable(failure)) throw failure;
      }
      await sleep(outageMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  }

  return {
    handle(kind, handler, queue = 'upkeep') {
      if (handlers.has(kind)) throw new Error(`Two handlers for the job ${kind}.`);
      handlers.set(kind, { handler, queue });
    },
    start() {
      if (started) return;
      started = true;
      renewing = setInterval(
        () => {
          if (running.size === 0) return;
          renewLeases(db, name, [...running.keys()], leaseSeconds).catch((error: unknown) =>
            options.onError(error, 'jobs'),
          );
        },
        (leaseSeconds * 1000) / 3,
      );
      renewing.unref();
      look();
    },
    wake: look,
    async stop(withinMs) {
      ending.abort();
      clearTimeout(sleeping);
      await looking;
      const timeUp = new Promise<void>((resolve) => setTimeout(resolve, withinMs).unref());
      await Promise.race([Promise.all([...running.values()].map(({ done }) => done)), timeUp]);
      clearInterval(renewing);
      if (running.size > 0) await returnJobs(db, name, [...running.keys()]);
    },
    async runDue(only = [...handlers.keys()]) {
      let tries = 0;
      for (;;) {
        await prepare();
        const claimed = await claimJobs(db, name, only, 20, leaseSeconds);
        if (claimed.length === 0) return tries;
        tries += claimed.length;
        for (const job of claimed) await runJob(job);
      }
    },
  };
}

class LeaseLost extends Error {}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
