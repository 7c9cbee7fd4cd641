import cluster, { type Worker } from 'node:cluster';
import path from 'node:path';
import { AggregatorRegistry } from 'prom-client';
import type { MetricsAnswer, MetricsQuestion } from '../platform/observability/sharedMetrics.ts';
import { readRelease } from '../release.ts';
import type { PortalProcess } from './supervisor.ts';

/** What the supervisor and its processes say to each other. */
export type ToProcess = 'drain' | 'ping';
export type FromProcess = 'ready' | 'pong';

/** Set for processes that find everything prepared by the first of a start. */
const followsVariable = 'AGRIHUB_FOLLOWS';

const counts = new AggregatorRegistry();

/** Adds up what all processes count, for one that was asked. */
async function tellMetrics(worker: Worker, metricsFor: number): Promise<void> {
  const text = await counts.clusterMetrics().catch(() => undefined);
  if (text !== undefined && worker.isConnected())
    worker.send({ metricsFor, text } satisfies MetricsAnswer, undefined, () => undefined);
}

/** A young generation in which what one answer takes dies before it is moved: less sweeping for some memory (docs/speed.md). */
export const heapOptions = ['--max-semi-space-size=16'];

const pingEveryMs = 10_000;
/** A process whose event loop is silent for so long serves nobody. */
const silentMs = 60_000;

/**
 * Starts a process of the release that `home` leads to now, on the port that all of them share.
 *
 * @param home the portal's folder, or a link to it, asked at each start: an upgrade moves the link.
 */
export function launchPortal(home: string, env: NodeJS.ProcessEnv, leads: boolean): PortalProcess {
  cluster.setupPrimary({
    exec: path.join(home, 'dist', 'server', 'main.js'),
    args: [],
    execArgv: heapOptions,
    cwd: home,
  });
  const worker = cluster.fork({ ...env, ...(leads ? {} : { [followsVariable]: '1' }) });
  const child = worker.process;
  let heard = performance.now();
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const ready = new Promise<void>((resolve, reject) => {
    worker.on('message', (message: FromProcess | Partial<MetricsQuestion>) => {
      heard = performance.now();
      if (message === 'ready') resolve();
      else if (typeof message === 'object' && message.askMetrics !== undefined)
        void tellMetrics(worker, message.askMetrics);
    });
    void ended.then(() => reject(new Error('It ended before it answered; what it printed says why.')));
  });
  const say = (message: ToProcess): void => {
    if (worker.isConnected()) worker.send(message, undefined, () => undefined);
  };
  void ready.then(
    () => {
      heard = performance.now();
      const pinging = setInterval(() => {
        if (performance.now() - heard > silentMs && worker.isConnected()) child.kill('SIGKILL');
        say('ping');
      }, pingEveryMs);
      void ended.then(() => clearInterval(pinging));
      return undefined;
    },
    () => undefined,
  );
  return {
    pid: child.pid ?? 0,
    release: readRelease(home).version,
    ready,
    ended,
    drain: () => say('drain'),
    end: () => void child.kill('SIGTERM'),
    kill: () => void child.kill('SIGKILL'),
  };
}
