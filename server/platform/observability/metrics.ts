import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';
import type { PoolWatch } from '../../database/poolWatch.ts';
import { sustainedLag, type Urgency } from '../limits/pressure.ts';
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Counts for Prometheus, and the pressure the process is under. */
export interface Metrics {
  /** Notes an answered request. `seconds` from its arrival to its last byte. */
  answered(call: string, status: number, seconds: number): void;
  /** Notes a request that was refused because too many wait. */
  refused(urgency: Urgency): void;
  /** Counts answers that are cached: each time one is asked for, and each time one has to be made. */
  cached(what: 'asked' | 'made'): void;
  /** How long a turn of the event loop is waited for on average, in milliseconds. */
  loopMs(): number;
  /** Prometheus text of this process, with what was measured of the portal. */
  text(measures: readonly Measure[]): Promise<string>;
  close(): void;
}

/** A figure of the whole portal: the same whichever process is asked. */
export interface Measure {
  /** As Prometheus names it: jobs_waiting, backup_age_seconds. */
  readonly name: string;
  readonly help: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** The delay is looked at so often. */
const sampleMs = 500;
const resolutionMs = 20;

export function createMetrics(pool: PoolWatch): Metrics {
  const registry = new Registry();
  // The supervisor adds up what all its processes count.
  AggregatorRegistry.setRegistries(registry);
  collectDefaultMetrics({ register: registry });
  const labelNames = ['call', 'status'] as const;
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests by call and status',
    labelNames,
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from arrival to the last byte',
    labelNames,
    buckets,
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests refused because too many wait, by urgency',
    labelNames: ['urgency'],
    registers: [registry],
  });
  const memory = new Counter({
    name: 'cached_answers_total',
    help: 'Answers from memory: asked for, and made because they were not there',
    labelNames: ['what'],
    registers: [registry],
  });
  countConnections(registry, pool);
  const gauges = new Map<string, Gauge>();
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  const lag = watchLag(delay);

  /** Figures that are gone, such as of a kind of job nobody waits for, go from the text too. */
  function take(measures: readonly Measure[]): void {
    for (const gauge of gauges.values()) gauge.reset();
    for (const { name, help, labels = {}, value } of measures) {
      let gauge = gauges.get(name);
      if (gauge === undefined) {
        gauge = new Gauge({ name, help, labelNames: Object.keys(labels), registers: [registry], aggregator: 'max' });
        gauges.set(name, gauge);
      }
      gauge.set(labels, value);
    }
  }

  return {
    answered(call, status, seconds) {
      requests.inc({ call, status });
      durations.observe({ call, status }, seconds);
    },
    cached: (what) => memory.inc({ what }),
    refused: (urgency) => refusals.inc({ urgency }),
    loopMs: () => lag.milliseconds,
    text(measures) {
      take(measures);
      return registry.metrics();
    },
    close() {
      delay.disable();
      lag.stop();
    },
  };
}

/** Connections to the records: in use, at rest, and how many wait for one; added up over all processes. */
function countConnections(registry: Registry, pool: PoolWatch): void {
  const gauge = new Gauge({
    name: 'database_connections',
    help: 'Connections to PostgreSQL by state, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, value] of Object.entries(pool.counts())) this.set({ state }, value);
    },
  });
  gauge.set({ state: 'waiting' }, 0);
}

/** Looks at the delay every half second, and keeps the last four looks. */
function watchLag(delay: IntervalHistogram): { readonly milliseconds: number; stop(): void } {
  let samples = [0, 0, 0, 0];
  let milliseconds = 0;
  const timer = setInterval(() => {
    const last = delay.count > 0 ? Math.max(0, delay.mean / 1e6 - resolutionMs) : 0;
    samples = [...samples.slice(1), last];
    milliseconds = sustainedLag(samples);
    delay.reset();
  }, sampleMs);
  timer.unref();
  return {
    get milliseconds() {
      return milliseconds;
    },
    stop: () => clearInterval(timer),
  };
}
