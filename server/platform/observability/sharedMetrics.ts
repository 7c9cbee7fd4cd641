import cluster from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';

/** What a process asks its supervisor, and what it is told. */
export interface MetricsQuestion {
  readonly askMetrics: number;
}
export interface MetricsAnswer {
  readonly metricsFor: number;
  readonly text: string;
}

const patienceMs = 4_000;
let questions = 0;

/** Lets the supervisor count this process in; nothing where it runs by itself. */
export function shareMetrics(): void {
  if (cluster.isWorker) void new AggregatorRegistry();
}

/** The counts of all processes of this portal added up, by the supervisor; this process's own where it runs by itself. */
export async function metricsOfAll(own: () => Promise<string>): Promise<string> {
  const mine = await own();
  if (!cluster.isWorker || !process.connected) return mine;
  const id = ++questions;
  return new Promise((resolve) => {
    const end = (text: string): void => {
      clearTimeout(timer);
      process.off('message', hear);
      resolve(text);
    };
    const hear = (message: Partial<MetricsAnswer>): void => {
      if (message?.metricsFor === id) end(message.text ?? mine);
    };
    const timer = setTimeout(() => end(mine), patienceMs);
    process.on('message', hear);
    process.send?.({ askMetrics: id } satisfies MetricsQuestion);
  });
}
