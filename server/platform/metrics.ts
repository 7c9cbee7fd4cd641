import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Counts for Prometheus, and the pressure the process is under. */
export interface Metrics {
  /** Notes an answered request. `seconds` from its arrival to its last byte. */
  answered(call: string, status: number, seconds: number): void;
  /** True while the event loop lags so much that new work would only wait. */
  underPressure(): boolean;
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
const lagLimitMs = 1_000;
const sampleMs = 1_000;
/** One hiccup of the machine turns nobody away; so many seconds of lag in a row do. */
const lagSeconds = 2;

export function createMetrics(): Metrics {
  const registry = new Registry();
  // The supervisor adds up what all its processes count.
  AggregatorRegistry.setRegistries(registry);
  collectDefaultMetrics({ register: registry });
  const labelNames = ['call', 'status'] as const;
  const requests = new Counter({ name: 'http_requests_total', help: 'Answered requests by call and status', labelNames, registers: [registry] });
  const durations = new Histogram({ name: 'http_request_duration_seconds', help: 'Seconds from arrival to the last byte', labelNames, buckets, registers: [registry] });
  const gauges = new Map<string, Gauge>();
  const delay = monitorEventLoopDelay({ resolution: 20 });
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
    underPressure: () => lag.secondsOver >= lagSeconds,
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

/** The lag of the last second, 99 of 100 turns waited less, and for how many seconds it has been over the limit. */
function watchLag(delay: IntervalHistogram): { readonly secondsOver: number; stop(): void } {
  let secondsOver = 0;
  const timer = setInterval(() => {
    const milliseconds = delay.count > 0 ? Math.max(0, delay.percentile(99) / 1e6 - 20) : 0;
    secondsOver = milliseconds > lagLimitMs ? secondsOver + 1 : 0;
    delay.reset();
  }, sampleMs);
  timer.unref();
  return {
    get secondsOver() {
      return secondsOver;
    },
    stop: () => clearInterval(timer),
  };
}
