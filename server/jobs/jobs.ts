import { randomUUID } from 'node:crypto';
import { type Clock, systemClock } from '../adapters/clock/clock.ts';
import type { Database } from '../database/connection.ts';
import type { Signals } from '../platform/records/signals.ts';
import {
  addJob,
  endLostLeases,
  forgetEndedJobs,
  queueDepths,
  type NewJob,
  type QueueDepth,
} from './jobs.repository.ts';
import type { QueueName } from './queues.ts';
import { createWorker, type JobHandler } from './worker.ts';

/** Work done in the background, kept in the database until it is done. */
export interface Jobs {
  /**
   * Adds a job in the caller's transaction: it exists when, and only when, the business row does.
   * False when a job with the same dedupe key stood already.
   */
  enqueue(db: Database, job: NewJob): Promise<boolean>;
  /** Says what a kind of job does, and in which queue it waits: upkeep, when left out. Every kind is declared before `start`. */
  handle(kind: string, handler: JobHandler, queue?: QueueName): void;
  /** Runs a kind once per period over all processes; the period is at most a day. A missed period is not made up for. */
  every(kind: string, seconds: number, handler: JobHandler, queue?: QueueName): void;
  start(): void;
  /** Frees the jobs of a process that was killed, where no other process of the portal runs: before `start`. */
  takeUpLost(): Promise<void>;
  /** Takes nothing new, lets what runs end within the time, and gives the rest back. */
  stop(withinMs?: number): Promise<void>;
  /** Runs all that is due now in this process, or of some kinds only; answers how many tries were made. */
  runDue(only?: readonly string[]): Promise<number>;
  depths(): Promise<QueueDepth[]>;
}

export interface JobsOptions {
  readonly db: Database;
  readonly signals: Signals;
  readonly onError: (error: unknown, kind: string) => void;
  /** A worker that says nothing for this long has lost its jobs. */
  readonly leaseSeconds?: number;
  /** Says which period it is; the system's clock when left out. Where it stands, what comes round comes once. */
  readonly clock?: Clock | undefined;
}

const topic = 'job';
const day = 86_400;
const endedRetentionDays = 8;

/** Makes the queue's end in this process. Nothing runs before `start` or `runDue`. */
export function createJobs(options: JobsOptions): Jobs {
  const { db, signals, clock = systemClock } = options;
  const periods = new Map<string, number>();
  const ensured = new Map<string, number>();
  const name = randomUUID();
  const worker = createWorker({
    db,
    name,
    onError: options.onError,
    leaseSeconds: options.leaseSeconds ?? 60,
    beforeClaim: addPeriodicJobs,
  });
  let endSubscription: (() => void) | undefined;

  async function addPeriodicJobs(): Promise<void> {
    for (const [kind, seconds] of periods) {
      const slot = Math.floor(clock.now().getTime() / 1000 / seconds);
      if (ensured.get(kind) === slot) continue;
      await addJob(db, { kind, payload: null, dedupeKey: `${kind}:${slot}` });
      ensured.set(kind, slot);
    }
  }

  const jobs: Jobs = {
    async enqueue(database, job) {
      const added = await addJob(database, job);
      if (added) await signals.publish(database, topic, null);
      return added;
    },
    handle(kind, handler, queue) {
      worker.handle(kind, handler, queue);
    },
    every(kind, seconds, handler, queue) {
      if (!(seconds > 0 && seconds <= day))
        throw new Error(`The period of ${kind} is ${seconds} s; it must be within a day.`);
      periods.set(kind, seconds);
      worker.handle(kind, handler, queue);
    },
    start() {
      endSubscription = signals.subscribe(topic, () => worker.wake());
      worker.start();
    },
    async takeUpLost() {
      await endLostLeases(db, name);
    },
    async stop(withinMs = 10_000) {
      endSubscription?.();
      await worker.stop(withinMs);
    },
    runDue: (only) => worker.runDue(only),
    depths: () => queueDepths(db),
  };
  jobs.every('forgetEndedJobs', day, async (job) => {
    await job.settle((database) => forgetEndedJobs(database, new Date(Date.now() - endedRetentionDays * day * 1000)));
  });
  return jobs;
}
