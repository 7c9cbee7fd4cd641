import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';

/** Counts for Prometheus, and the pressure the process is under. */
export interface Metrics {
  /** Notes an answered request. `seconds` from its arrival to its last byte. */
  answered(call: string, status: number, seconds: number): void;
  /** True while the event loop lags so much that new work would only wait. */
  underPressure(): boolean;
  /** Prometheus text; `depths` are the jobs waiting, by kind. */
  text(depths: readonly { readonly kind: string; readonly waiting: number }[]): string;
  close(): void;
}

/** Answers to one call with one status; how many took up to each limit, and more than all. */
interface Answers {
  count: number;
  seconds: number;
  readonly buckets: number[];
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const lagLimitMs = 1_000;
const sampleMs = 1_000;
/** One hiccup of the machine turns nobody away; so many seconds of lag in a row do. */
const lagSeconds = 2;

export function createMetrics(): Metrics {
  const calls = new Map<string, Map<number, Answers>>();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const lag = watchLag(delay);

  return {
    answered(call, status, seconds) {
      let ofCall = calls.get(call);
      if (ofCall === undefined) calls.set(call, (ofCall = new Map()));
      let kept = ofCall.get(status);
      if (kept === undefined) ofCall.set(status, (kept = { count: 0, seconds: 0, buckets: [0, ...buckets].map(() => 0) }));
      kept.count++;
      kept.seconds += seconds;
      let bucket = 0;
      while (seconds > (buckets[bucket] ?? Infinity)) bucket++;
      kept.buckets[bucket] = (kept.buckets[bucket] ?? 0) + 1;
    },
    underPressure: () => lag.secondsOver >= lagSeconds,
    text(depths) {
      const memory = process.memoryUsage();
      const answers = [...calls].flatMap(([call, ofCall]) =>
        [...ofCall].map(([status, kept]): [string, Answers] => [`call="${call}",status="${status}"`, kept]),
      );
      return [
        '# TYPE http_requests_total counter',
        ...answers.map(([key, { count }]) => `http_requests_total{${key}} ${count}`),
        '# TYPE http_request_duration_seconds histogram',
        ...answers.flatMap(([key, kept]) => histogram(key, kept)),
        '# TYPE nodejs_eventloop_lag_seconds gauge',
        `nodejs_eventloop_lag_seconds ${lag.milliseconds / 1000}`,
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${memory.rss}`,
        '# TYPE nodejs_heap_used_bytes gauge',
        `nodejs_heap_used_bytes ${memory.heapUsed}`,
        '# TYPE process_uptime_seconds gauge',
        `process_uptime_seconds ${Math.round(process.uptime())}`,
        '# TYPE jobs_waiting gauge',
        ...depths.map(({ kind, waiting }) => `jobs_waiting{kind="${kind}"} ${waiting}`),
        '',
      ].join('\n');
    },
    close() {
      delay.disable();
      lag.stop();
    },
  };
}

/** The lag of the last second, 99 of 100 turns waited less, and for how many seconds it has been over the limit. */
function watchLag(delay: IntervalHistogram): { readonly milliseconds: number; readonly secondsOver: number; stop(): void } {
  let milliseconds = 0;
  let secondsOver = 0;
  const timer = setInterval(() => {
    milliseconds = delay.count > 0 ? Math.max(0, delay.percentile(99) / 1e6 - 20) : 0;
    secondsOver = milliseconds > lagLimitMs ? secondsOver + 1 : 0;
    delay.reset();
  }, sampleMs);
  timer.unref();
  return {
    get milliseconds() {
      return milliseconds;
    },
    get secondsOver() {
      return secondsOver;
    },
    stop: () => clearInterval(timer),
  };
}

function histogram(key: string, { count, seconds, buckets: counts }: Answers): string[] {
  let below = 0;
  const lines = buckets.map((limit, index) => {
    below += counts[index] ?? 0;
    return `http_request_duration_seconds_bucket{${key},le="${limit}"} ${below}`;
  });
  return [
    ...lines,
    `http_request_duration_seconds_bucket{${key},le="+Inf"} ${count}`,
    `http_request_duration_seconds_sum{${key}} ${seconds.toFixed(4)}`,
    `http_request_duration_seconds_count{${key}} ${count}`,
  ];
}
