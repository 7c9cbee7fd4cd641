import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { type Ground, onGround, report } from './ground.ts';
import { median } from './wrk.ts';

/**
 * Drawing 10,000 points in Chromium slowed down four times: from the numbers being there to the frame that
 * shows them, and a move of the pointer over it. `npm run bench:drawing`; CHROMIUM names another browser.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 9);
const SLOWER = 4;
const MOST_MS = 100;
const root = path.join(import.meta.dirname, '..');

/** The parts as pages use them, and what draws them one after the other. */
const entry = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { LineChart } from '#web/ui/charts/LineChart.tsx';
import { ScatterChart } from '#web/ui/charts/ScatterChart.tsx';
import { loadWords } from '#web/lib/words.ts';
import '#web/styles/tokens.css';
await loadWords(['charts']);
const said = { title: 'Ten thousand points', source: 'Bench' };
const groups = (count) => Array.from({ length: count }, (_, group) => ({
  name: 'Group ' + group,
  points: Array.from({ length: 10_000 / count }, (_, at) => ({ x: Math.sin(at * 12.9898 + group) * 43.7 + at / 100, y: Math.cos(at * 78.233 + group) * 91.1 })),
}));
const day = (at) => new Date(Date.UTC(1999, 0, 1 + at)).toISOString().slice(0, 10);
const charts = {
  scatter: () => createElement(ScatterChart, { ...said, data: { category: 'Row', grouping: 'Group', x: { name: 'X', unit: 'ha' }, y: { name: 'Y', unit: 't' }, groups: groups(1) } }),
  scatterOfTen: () => createElement(ScatterChart, { ...said, data: { category: 'Row', grouping: 'Group', x: { name: 'X', unit: 'ha' }, y: { name: 'Y', unit: 't' }, groups: groups(10) } }),
  line: () => createElement(LineChart, { ...said, data: { category: 'Day', labels: Array.from({ length: 10_000 }, (_, at) => day(at)), time: 'days', unit: 'mm', series: [{ name: 'Rain', values: Array.from({ length: 10_000 }, (_, at) => Math.round(Math.abs(Math.sin(at)) * 400) / 10) }] } }),
};
const painted = () => new Promise((resolve) => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = resolve;
  port2.postMessage(0);
}));
window.draw = async (kind) => {
  const made = charts[kind]();
  document.body.innerHTML = '<div style="width:720px"></div>';
  await painted();
  const part = createRoot(document.body.firstChild);
  const begun = performance.now();
  flushSync(() => part.render(made));
  await painted();
  const drawn = performance.now();
  const svg = document.querySelector('svg.chart-drawing');
  const box = svg.getBoundingClientRect();
  const moves = [];
  for (let move = 0; move < 5; move++) {
    const from = performance.now();
    svg.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: box.left + 200 + move * 40, clientY: box.top + 140 }));
    await painted();
    moves.push(performance.now() - from);
  }
  const read = document.querySelector('.chart-reading')?.textContent ?? '';
  part.unmount();
  return { drawn: drawn - begun, moved: moves.toSorted((a, b) => a - b)[2], read };
};
`;

await onGround(main);

async function main({ folder, later }: Ground): Promise<void> {
  const id = 'virtual:drawing';
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      react(),
      {
        name: 'drawing',
        resolveId: (asked) => (asked === id ? path.join(root, 'web/drawing.js') : null),
        load: (asked) => (asked.endsWith('web/drawing.js') ? entry : null),
      },
    ],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { input: id, output: { entryFileNames: 'drawing.js' } },
    },
  });
  const server = await preview({
    configFile: false,
    root: folder,
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'error',
  });
  later(() => server.close());
  const browser = await chromium.launch(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {});
  later(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 900, height: 900 } });
  const url = server.resolvedUrls?.local[0] ?? '';
  await page.route('**/page', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><body><script type="module" src="/drawing.js"></script>',
    }),
  );
  await page.goto(`${url}page`);
  await page.waitForFunction(() => 'draw' in window);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  for (const kind of ['scatter', 'scatterOfTen', 'line'] as const) await measure(page, kind);
}

interface Measured {
  readonly drawn: number;
  readonly moved: number;
  readonly read: string;
}

async function measure(page: Page, kind: string): Promise<void> {
  const all: Measured[] = [];
  // The first two warm the engine up, as the rest of a page does.
  for (let round = 0; round < rounds + 2; round++) all.push(await page.evaluate(`draw(${JSON.stringify(kind)})`));
  const kept = all.slice(2);
  const [drawn, moved] = [median(kept.map((each) => each.drawn)), median(kept.map((each) => each.moved))];
  report(
    drawn <= MOST_MS && kept.every(({ read }) => read !== ''),
    `${kind}: 10,000 points drawn in ${drawn.toFixed(0)} ms at ${SLOWER} × slow-down (at most ${MOST_MS}; the first time ${all[0]?.drawn.toFixed(0)}); a move of the pointer ${moved.toFixed(0)} ms`,
  );
}
