import type { Database } from '../database/connection.ts';
import {
  claimJobs,
  failAbandoned,
  finishJob,
  postponeJob,
  renewLeases,
  returnJobs,
  secondsToNextJob,
  type ClaimedJob,
} from './jobs.repository.ts';
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
  readonly concurrency: number;
  readonly leaseSeconds: number;
  readonly onError: (error: unknown, kind: string) => void;
  readonly beforeClaim: () => Promise<void>;
}

export interface Worker {
  handle(kind: string, handler: JobHandler): void;
  start(): void;
  wake(): void;
  stop(withinMs: number): Promise<void>;
  runDue(): Promise<number>;
}

const longestSleepMs = 30_000;

/** Takes due jobs and runs them, a few at once. */
export function createWorker(options: WorkerOptions): Worker {
  const { db, name, leaseSeconds } = options;
  const handlers = new Map<string, JobHandler>();
  const running = new Map<number, Promise<void>>();
  const ending = new AbortController();
  let started = false;
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let sleeping: NodeJS.Timeout | undefined;
  let renewing: NodeJS.Timeout | undefined;

  async function claim(limit: number): Promise<ClaimedJob[]> {
    await options.beforeClaim();
    await failAbandoned(db);
    return claimJobs(db, name, [...handlers.keys()], limit, leaseSeconds);
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
    const free = options.concurrency - running.size;
    if (free <= 0) return;
    const claimed = await claim(free);
    for (const job of claimed) begin(job);
    if (claimed.length < free) {
      const next = await secondsToNextJob(db, [...handlers.keys()]);
      sleepFor(Math.max(20, (next ?? Infinity) * 1000));
    }
  }

  function sleepFor(ms: number): void {
    clearTimeout(sleeping);
    if (ending.signal.aborted) return;
    sleeping = setTimeout(look, Math.min(ms, longestSleepMs));
    sleeping.unref();
  }

  function begin(job: ClaimedJob): void {
    const done = runJob(job).finally(() => {
      running.delete(job.id);
      look();
    });
    running.set(job.id, done);
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
      const handler = handlers.get(job.kind);
      await handler?.({ id: job.id, payload: job.payload, attempt: job.attempts, signal: ending.signal, settle });
      if (!settled) await settle(async () => undefined);
    } catch (error) {
      // The job is another worker's now, and so is its outcome.
      if (settled || error instanceof LeaseLost) return;
      if (!(error instanceof TryLater)) options.onError(error, job.kind);
      await postponeJob(db, name, job, describe(error), retryDelaySeconds(job.attempts, Math.random())).catch((failure: unknown) =>
        options.onError(failure, job.kind),
      );
    }
  }

  return {
    handle(kind, handler) {
      if (handlers.has(kind)) throw new Error(`Two handlers for the job ${kind}.`);
      handlers.set(kind, handler);
    },
    start() {
      if (started) return;
      started = true;
      renewing = setInterval(() => {
        if (running.size === 0) return;
        renewLeases(db, name, [...running.keys()], leaseSeconds).catch((error: unknown) => options.onError(error, 'jobs'));
      }, (leaseSeconds * 1000) / 3);
      renewing.unref();
      look();
    },
    wake: look,
    async stop(withinMs) {
      ending.abort();
      clearTimeout(sleeping);
      await looking;
      const timeUp = new Promise<void>((resolve) => setTimeout(resolve, withinMs).unref());
      await Promise.race([Promise.all(running.values()), timeUp]);
      clearInterval(renewing);
      if (running.size > 0) await returnJobs(db, name, [...running.keys()]);
    },
    async runDue() {
      let tries = 0;
      for (;;) {
        const claimed = await claim(20);
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
