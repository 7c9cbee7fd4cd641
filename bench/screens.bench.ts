import { loadavg } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startBuiltServer } from '../tools/builtServer.ts';
import { fillCountry } from './fillCountry.ts';
import { onGround, report, signIn, startDatabase, timed, type Ground } from './ground.ts';
import { walksOf, type Walk } from './screens.ts';

/**
 * A loaded country (5,000 officers, 600,000 farmers, 2,000 traps, 3,000 risks), or `BENCH_SHARE` of one: each screen of each role in
 * Chromium slowed down four times, until nothing is awaited any more, with how many nodes it has; then each call that fills a screen, asked
 * again and again. `npm run bench:screens`, after `npm run build`; CHROMIUM names another browser. BENCH_PORTAL=http://127.0.0.1:4000
 * walks a portal of this machine that is loaded already, and BENCH_PICTURES=folder keeps pictures at two widths.
 */
const share = Number(process.env.BENCH_SHARE ?? 1);
const pictures = process.env.BENCH_PICTURES;
const only = process.env.BENCH_ONLY;
const SLOWER = 4;
const MOST_MS = 1_500;
const MOST_NODES = 3_000;
const MOST_CALL_MS = 150;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const TIMES = Number(process.env.BENCH_TIMES ?? 30);

declare global {
  interface Window {
    /** When the page last showed something that was awaited, in milliseconds since it was asked for. */
    screenPaintedAt: () => number;
  }
}

/** In the page: notes the frame after the last skeleton went, and the largest thing painted. */
const watchWaiting = `
let at = 0;
let waited = true;
new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) at = Math.max(at, startTime);
}).observe({ type: 'largest-contentful-paint', buffered: true });
requestAnimationFrame(function look() {
  const waits = document.querySelector('.skeleton, .loader') !== null;
  if (waits || waited) at = performance.now();
  waited = waits;
  requestAnimationFrame(look);
});
window.screenPaintedAt = () => at;
`;

await onGround(main);

async function main(ground: Ground): Promise<void> {
  const url = process.env.BENCH_PORTAL ?? (await loadedPortal(ground));
  if (!/^http:\/\/127\.0\.0\.1:\d+$/.test(url)) throw new Error(`${url} is not on this machine.`);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  ground.later(() => browser.close());
  for (const walk of (await walksOf(url)).filter(({ who }) => only === undefined || only.split(',').includes(who)))
    await walkAs(browser, url, walk);
}

async function loadedPortal(ground: Ground): Promise<string> {
  const address = await startDatabase(ground);
  const env = { DEMO: '1', DATABASE_URL: address, DATA_DIR: path.join(ground.folder, 'data') };
  await (await startBuiltServer(env)).stop();
  const minutes = (await timed(() => fillCountry(address, share))) / 60_000;
  console.log(`     ${share} of a country loaded in ${minutes.toFixed(1)} minutes`);
  const server = await startBuiltServer(env);
  ground.later(server.stop);
  return server.url;
}

async function walkAs(browser: Browser, url: string, { who, role, screens }: Walk): Promise<void> {
  const token = await signIn(url, who);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  await context.request.post(`${url}/api/accounts/sign-in`, {
    headers: { origin: url },
    data: { email: `${who}@demo.agrihub.example`, password: 'demo-agrihub' },
  });
  await context.addInitScript({ content: watchWaiting });
  const page = await context.newPage();
  const lists = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === url && request.method() === 'GET' && pathname.startsWith('/api/')) lists.add(request.url());
  });
  const slow = await context.newCDPSession(page);
  await slow.send('Performance.enable', { timeDomain: 'threadTicks' });
  for (const screen of screens) {
    // The first visit fetches the code, as on any morning; it is not what is timed.
    await open(page, url + screen);
    // What it takes of a processor hangs on no other work.
    const first = await open(page, url + screen);
    const { metrics } = await slow.send('Performance.getMetrics');
    const own = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const seen: { ms: number; nodes: number }[] = ROUNDS === 0 ? [first] : [];
    for (let round = 0; round < ROUNDS; round++) seen.push(await open(page, url + screen));
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const ms = Math.min(...seen.map((each) => each.ms));
    const nodes = Math.max(...seen.map((each) => each.nodes));
    report(
      ms <= MOST_MS && nodes <= MOST_NODES,
      `${role.padEnd(20)} ${screen.padEnd(58)} ${String(nodes).padStart(5)} nodes ${ms.toFixed(0).padStart(5)} ms (${(own * SLOWER).toFixed(0)} of a processor, load ${(loadavg()[0] ?? 0).toFixed(1)})`,
    );
    if (pictures !== undefined)
      await takePictures(page, path.join(pictures, `${role}${screen}`.replaceAll(/\W+/g, '-')));
  }
  await context.close();
  for (const list of lists) await ask(role, list, token);
}

/** Opens a screen, and waits until nothing is awaited there for half a second. */
async function open(page: Page, address: string): Promise<{ ms: number; nodes: number }> {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => performance.now() - window.screenPaintedAt() > 700, undefined, { polling: 100 });
  return page.evaluate(() => ({ ms: window.screenPaintedAt(), nodes: document.querySelectorAll('*').length }));
}

async function takePictures(page: Page, file: string): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: width === 360 ? 1600 : 1000 });
    await page.waitForTimeout(250);
    await page.screenshot({ path: `${file}-${width}.png` });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** A call that fills a screen, one after the other, and how long 95 of 100 took. */
async function ask(role: string, address: string, token: string): Promise<void> {
  const took: number[] = [];
  let status = 0;
  for (let turn = 0; turn < TIMES; turn++) {
    const begun = performance.now();
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    status = answer.status;
    // Photos and the line that notices come by are no lists.
    if (!answer.headers.get('content-type')?.includes('json')) return answer.body?.cancel();
    await answer.arrayBuffer();
    took.push(performance.now() - begun);
  }
  took.sort((a, b) => a - b);
  const p95 = took[Math.ceil(TIMES * 0.95) - 1] ?? 0;
  const { pathname, search } = new URL(address);
  report(
    p95 <= MOST_CALL_MS && status < 400,
    `${role.padEnd(20)} ${(pathname + search).slice(0, 100).padEnd(100)} ${status} p95 ${p95.toFixed(0)} ms, half ${(took[Math.floor(TIMES / 2)] ?? 0).toFixed(0)} ms`,
  );
}
