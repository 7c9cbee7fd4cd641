import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { startBuiltServer } from './builtServer.ts';

/**
 * Lighthouse over the public pages, on slow lines, against the budgets of the design. `npm run lab` measures
 * every page on both lines, three runs each (LAB_ROUNDS); `--quick` three pages on slow 4G, one run each.
 */
const quick = process.argv.includes('--quick');
const plan = '/main/croppingcalendar?crop=maize&region=ashanti&district=ejura_sekyedumase_municipal';
const pages = quick
  ? ['/', plan, '/main/cchome']
  : [
      '/',
      plan,
      '/main/croppingcalendar',
      '/main/cchome',
      '/main/Croppingcalendarold?crop=maize&region=ah',
      '/main/more/Planting?crop=maize&district=ejura_sekyedumase_municipal',
      '/weather',
      '/main/temprain',
      '/main/leaflet',
      '/main/mapdetails/P001',
      '/main/district_map',
      '/main/farm_cord',
      '/main/services',
      '/main/resources',
      '/main/faq',
      '/main/stepper',
      '/main/bundles?id=1',
      '/main/datasets',
      '/main/privacy',
      '/main/terms',
      '/licences',
    ];
const rounds = quick ? 1 : Number(process.env.LAB_ROUNDS ?? 3);

interface Line {
  readonly name: string;
  readonly kbps: number;
  readonly rttMs: number;
  readonly cpu: number;
  readonly most: { readonly lcpMs: number; readonly tbtMs: number; readonly cls: number };
}

/** Lines and budgets as the design sets them: slow 4G with a processor 4 times slower, slow 3G with one 6 times slower. */
const lines: readonly Line[] = [
  { name: 'slow 4G', kbps: 1600, rttMs: 150, cpu: 4, most: { lcpMs: 1500, tbtMs: 200, cls: 0.05 } },
  { name: 'slow 3G', kbps: 400, rttMs: 400, cpu: 6, most: { lcpMs: 2500, tbtMs: 400, cls: 0.05 } },
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const leastScore = 95;

const server = await startBuiltServer({ DEMO: '0' });
const chrome = await launch({
  chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  chromeFlags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
let failed = 0;
try {
  for (const line of quick ? lines.slice(0, 1) : lines) {
    for (const page of pages) failed += await measure(line, page);
  }
} finally {
  chrome.kill();
  await server.stop();
}
console.log(failed === 0 ? 'every budget is kept' : `${failed} budgets are broken`);
process.exitCode = failed === 0 ? 0 : 1;

async function measure(line: Line, page: string): Promise<number> {
  const runs: RunnerResult[] = [];
  for (let run = 0; run < rounds; run++) {
    const result = await lighthouse(server.url + page, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: [...categories],
      formFactor: 'mobile',
      throttlingMethod: 'devtools',
      throttling: {
        rttMs: line.rttMs,
        throughputKbps: line.kbps,
        requestLatencyMs: line.rttMs,
        downloadThroughputKbps: line.kbps,
        uploadThroughputKbps: line.kbps / 2,
        cpuSlowdownMultiplier: line.cpu,
      },
    });
    if (result) runs.push(result);
  }
  const middle = (pick: (result: RunnerResult) => number) => {
    const sorted = runs.map(pick).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  const audit = (name: string) => middle((result) => result.lhr.audits[name]?.numericValue ?? Number.NaN);
  const [lcp, tbt, cls] = [
    audit('largest-contentful-paint'),
    audit('total-blocking-time'),
    audit('cumulative-layout-shift'),
  ];
  const scores = categories.map((name) =>
    Math.round(middle((result) => (result.lhr.categories[name]?.score ?? 0) * 100)),
  );
  const faults = [
    ...(lcp <= line.most.lcpMs ? [] : [`LCP over ${line.most.lcpMs} ms`]),
    ...(tbt <= line.most.tbtMs ? [] : [`TBT over ${line.most.tbtMs} ms`]),
    ...(cls <= line.most.cls ? [] : [`CLS over ${line.most.cls}`]),
    // The score of speed is Lighthouse's own mix for its standard phone; only the first line compares with it.
    ...categories.flatMap((name, index) =>
      (scores[index] ?? 0) >= leastScore || (name === 'performance' && line !== lines[0])
        ? []
        : [`${name} under ${leastScore}`],
    ),
  ];
  console.log(
    `${faults.length === 0 ? 'ok  ' : 'FAIL'} ${line.name} ${page}: LCP ${Math.round(lcp)} ms, TBT ${Math.round(tbt)} ms, ` +
      `CLS ${cls.toFixed(3)}, scores ${scores.join(' ')}${faults.length ? ` — ${faults.join(', ')}` : ''}`,
  );
  if (faults.length > 0) for (const result of runs.slice(-1)) sayFailedAudits(result);
  return faults.length;
}

/** Names the audits below full marks, so that a broken budget says where to look. */
function sayFailedAudits(result: RunnerResult): void {
  for (const { id, score, title } of Object.values(result.lhr.audits)) {
    if (score !== null && score < 0.9) console.log(`       ${id}: ${title}`);
  }
}
