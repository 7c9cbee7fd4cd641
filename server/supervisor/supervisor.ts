import type { Log } from '../platform/observability/log.ts';

/** One process of the portal, as its supervisor sees it. */
export interface PortalProcess {
  readonly pid: number;
  readonly release: string;
  /** Done when it answers requests; refused when it ends before. */
  readonly ready: Promise<void>;
  readonly ended: Promise<void>;
  /** Asks it to take no new connections, to end what it is at, and to leave. */
  drain(): void;
  /** Asks it to close now. */
  end(): void;
  kill(): void;
}

export interface SupervisorOptions {
  /** How many processes serve. */
  readonly count: number;
  /** Starts one; `leads` for the first of a start, which prepares what only one needs to. */
  readonly launch: (leads: boolean) => PortalProcess;
  readonly log: Log;
  readonly wait: (ms: number) => Promise<void>;
}

export interface SupervisorState {
  readonly state: 'starting' | 'running' | 'reloading' | 'paused' | 'stopping';
  /** Those that serve or are about to; not those that leave. */
  readonly processes: readonly {
    readonly pid: number;
    readonly release: string;
    readonly since: string;
    readonly ready: boolean;
  }[];
  /** Processes that ended unasked since the start. */
  readonly lost: number;
}

export interface Supervisor {
  /** Done when all processes answer. Throws when one cannot start; it is paused then. */
  start(): Promise<void>;
  /** Puts a new process in each one's place, one after the other; throws, and leaves the old ones, when a new one does not start. */
  reload(): Promise<void>;
  /** Ends all processes and starts none until `start`. */
  pause(): Promise<void>;
  stop(): Promise<void>;
  state(): SupervisorState;
}

const longestPauseMs = 30_000;
const steadyMs = 10_000;
/** How long a reload waits for a process to leave before it goes on with the next; it leaves by itself later. */
const leaveMs = 5_000;
const endMs = 25_000;

interface Kept {
  readonly process: PortalProcess;
  readonly since: Date;
  /** On a clock that nobody sets. */
  readonly begunMs: number;
  ready: boolean;
  leaving: boolean;
}

/** Keeps so many processes of the portal running, and replaces them without a gap. */
export function createSupervisor({ count, launch, log, wait }: SupervisorOptions): Supervisor {
  const kept = new Set<Kept>();
  let state: SupervisorState['state'] = 'starting';
  let lost = 0;
  let quickEnds = 0;
  let changing: Promise<unknown> = Promise.resolve();

  function add(leads: boolean): Kept {
    const one: Kept = {
      process: launch(leads),
      since: new Date(),
      begunMs: performance.now(),
      ready: false,
      leaving: false,
    };
    kept.add(one);
    one.process.ready.then(
      () => (one.ready = true),
      () => undefined,
    );
    void one.process.ended.then(() => afterEnd(one));
    return one;
  }

  /** A process that ended unasked once it had served is replaced, at once the first time, later each time it fails soon again. */
  async function afterEnd(one: Kept): Promise<void> {
    kept.delete(one);
    if (one.leaving || !one.ready || state === 'paused' || state === 'stopping') return;
    lost += 1;
    quickEnds = performance.now() - one.begunMs < steadyMs ? quickEnds + 1 : 0;
    const pause = quickEnds === 0 ? 0 : Math.min(longestPauseMs, 500 * 2 ** quickEnds);
    log.error({ pid: one.process.pid, againInMs: pause }, 'a process of the portal ended unasked and is started again');
    await replace(pause);
  }

  const isServing = (): boolean => state === 'running' || state === 'reloading';

  async function replace(pause: number): Promise<void> {
    await wait(pause);
    while (isServing()) {
      if ([...kept].filter((each) => !each.leaving).length >= count) return;
      try {
        await add(false).process.ready;
        return;
      } catch {
        quickEnds += 1;
        await wait(Math.min(longestPauseMs, 500 * 2 ** quickEnds));
      }
    }
  }

  async function startAll(): Promise<void> {
    if (state === 'running') return;
    state = 'starting';
    try {
      await add(true).process.ready;
      await Promise.all(Array.from({ length: count - 1 }, () => add(false).process.ready));
      state = 'running';
    } catch (error) {
      state = 'paused';
      throw error;
    }
  }

  async function replaceAll(): Promise<void> {
    if (state !== 'running')
      throw new Error(`The portal is ${state}; its processes can be replaced once it is running.`);
    state = 'reloading';
    try {
      const present = [...kept];
      for (const old of present) {
        await add(false).process.ready;
        old.leaving = true;
        old.process.drain();
        await Promise.race([old.process.ended, wait(leaveMs)]);
      }
    } catch (error) {
      throw new Error(
        `A new process did not start; those that ran go on. ${error instanceof Error ? error.message : ''}`.trim(),
        { cause: error },
      );
    } finally {
      state = 'running';
    }
  }

  async function endAll(): Promise<void> {
    const all = [...kept];
    for (const { process } of all) process.end();
    await Promise.race([Promise.all(all.map(({ process }) => process.ended)), wait(endMs)]);
    for (const { process } of kept) process.kill();
    await Promise.all(all.map(({ process }) => process.ended));
  }

  /** One change at a time. */
  function inTurn(change: () => Promise<void>): Promise<void> {
    const next = changing.then(change);
    changing = next.catch(() => undefined);
    return next;
  }

  return {
    start: () => inTurn(startAll),
    reload: () => inTurn(replaceAll),
    pause: () =>
      inTurn(async () => {
        state = 'paused';
        await endAll();
      }),
    async stop() {
      state = 'stopping';
      await endAll();
    },
    state: () => ({
      state,
      lost,
      processes: [...kept]
        .filter(({ leaving }) => !leaving)
        .map(({ process, since, ready }) => ({
          pid: process.pid,
          release: process.release,
          since: since.toISOString(),
          ready,
        })),
    }),
  };
}
