import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import papaparse from 'papaparse';
import { sayFigure, shortFigure } from '#engines/words/figures.ts';
import { startBuiltServer } from '../tools/builtServer.ts';
import { expect, test as base } from './support/portal.ts';

const DISTRICTS = 'Sample: districts of Ghana';

const CLIMATE = 'Sample: monthly climate normals';

/** A portal of its own, once the sample datasets that are drawn here went in. */
const test = base.extend<object, { portal: string }>({
  portal: [
    async ({ dataDir }, use) => {
      const server = await startBuiltServer({ DATA_DIR: dataDir, DEMO: '1', SAMPLE_DATASETS: '1' });
      const sources = async () =>
        ((await (await fetch(`${server.url}/api/datalake/sources`)).json()) as { dbname: string }[]).map(
          ({ dbname }) => dbname,
        );
      await expect.poll(sources, { timeout: 150_000 }).toEqual(expect.arrayContaining([DISTRICTS, CLIMATE]));
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const table = (page: Page) => page.locator('figure.chart tbody tr');

test.describe('what the browser draws, what the server draws, the table and the file hold the same numbers:', () => {
  for (const [kind, x] of [
    ['bar', 'zone'],
    ['line', 'zone'],
    ['doughnut', 'zone'],
    ['radar', 'zone'],
    ['map', 'regionId'],
  ] as const) {
    test(kind, async ({ page, request }) => {
      await page.goto(`/main/dashboard?p=sample-districts-of-ghana~${x}~population2021~sum~~${kind}~~x&view=charts`);
      const chart = page.locator('figure.chart');
      await expect(chart.locator('.chart-plot > .chart-drawing')).toBeVisible();
      const told = new Map(
        (
          await table(page).evaluateAll((rows) =>
            rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')),
          )
        ).map(([name = '', figure = '']) => [name, Number(figure.replaceAll(',', ''))]),
      );
      expect(told.size).toBeGreaterThan(3);
      const values = [...told.values()].toSorted((a, b) => a - b);

      const marks = chart.locator('.chart-drawing [data-value]');
      // A line has no mark of its own for each value: arrow keys read them.
      if (kind === 'line')
        expect(await readAlong(page, told.size)).toEqual(
          [...told].map(([name, value]) => `${name}: ${sayFigure(value)}`),
        );
      else
        expect(
          (
            await marks.evaluateAll((shapes) => shapes.map((shape) => Number(shape.getAttribute('data-value'))))
          ).toSorted((a, b) => a - b),
        ).toEqual(values);

      await chart.getByText('Download', { exact: true }).click();
      const coming = page.waitForEvent('download');
      await chart.getByRole('button', { name: 'Download as CSV', exact: true }).click();
      const csv = papaparse
        .parse<string[]>(readFileSync(await (await coming).path(), 'utf8').replace('\uFEFF', ''), { comments: '#' })
        .data.slice(1);
      expect(new Map(csv.map(([name = '', figure]) => [name, Number(figure)]))).toEqual(told);

      const question = new URLSearchParams({
        dbref: 'sample-districts-of-ghana',
        x,
        y: 'population2021',
        measure: 'sum',
        sort: 'x',
        kind,
      });
      const svg = await (await request.get(`/api/charts/picture.svg?${question}`)).text();
      const words = [...svg.matchAll(/<(?:text|title)[^>]*>([^<]*)</g)].map(([, text = '']) => text);
      for (const [name, value] of told)
        expect(
          words.some((text) => text.includes(shortFigure(value)) && (kind !== 'map' || text.startsWith(`${name}:`))),
          `${name} ${shortFigure(value)} in ${words.join(' | ')}`,
        ).toBe(true);
      const framed = await (await request.get(`/embed/chart?${question}`)).text();
      expect(
        new Map(
          [...framed.matchAll(/<th scope="row">([^<]*)<\/th><td>([^<]*)</g)].map(([, name = '', figure]) => [
            name,
            Number(figure?.replaceAll(',', '')),
          ]),
        ),
      ).toEqual(told);
      if (kind !== 'bar') return;
      const lengths = [...svg.matchAll(/<rect x="[^"]*" y="[^"]*" width="([^"]*)" height="15"/g)].map(([, width]) =>
        Number(width),
      );
      const [first = 1] = told.values();
      for (const [at, value] of [...told.values()].entries())
        expect((lengths[at] ?? 0) / (lengths[0] ?? 1)).toBeCloseTo(value / first, 1);
    });
  }
});

test('what the browser and the server draw of a scatter, its table, its file and its frame hold the same points', async ({
  page,
  request,
}) => {
  await page.goto('/main/dashboard?p=sample-districts-of-ghana~population2021~areaKm2~~~scatter&view=charts');
  const chart = page.locator('figure.chart');
  const cloud = chart.locator('.chart-plot > .chart-drawing .chart-cloud');
  await expect(cloud).toHaveAttribute('data-points', '260');
  await chart.getByText('Download', { exact: true }).click();
  const coming = page.waitForEvent('download');
  await chart.getByRole('button', { name: 'Download as CSV', exact: true }).click();
  const csv = papaparse
    .parse<string[]>(readFileSync(await (await coming).path(), 'utf8').replace('\uFEFF', ''), { comments: '#' })
    .data.slice(1);
  const points = csv.map(([, x, y]) => [Number(x), Number(y)] as const);
  expect(points).toHaveLength(260);
  const said = points.map((point) => point.map(sayFigure));
  expect(
    await table(page).evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
    ),
  ).toEqual(said.slice(0, 100));

  const question = new URLSearchParams({
    dbref: 'sample-districts-of-ghana',
    x: 'population2021',
    y: 'areaKm2',
    kind: 'scatter',
  });
  const framed = await (await request.get(`/embed/chart?${question}`)).text();
  expect([...framed.matchAll(/<th scope="row">([^<]*)<\/th><td>([^<]*)</g)].map(([, x, y]) => [x, y])).toEqual(said);
  const svg = await (await request.get(`/api/charts/picture.svg?${question}`)).text();
  // Each point as far along both axes as its numbers are between the least and the largest.
  const drawn = {
    browser: (await cloud.getAttribute('d')) ?? '',
    server: /<path d="([^"]*)"[^>]*fill-opacity/.exec(svg)?.[1] ?? '',
  };
  const wanted = [0, 1].map((side) => spread(points.map((point) => point[side] ?? 0)));
  for (const [who, path] of Object.entries(drawn)) {
    const places = [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), -Number(y)]);
    const found = [0, 1].map((side) => spread(places.map((place) => place[side] ?? 0)));
    expect(
      found.map((side) => side.length),
      who,
    ).toEqual([260, 260]);
    for (const side of [0, 1])
      for (const [at, share] of (wanted[side] ?? []).entries())
        expect(Math.abs(share - (found[side]?.[at] ?? 9)), `${who}, point ${at}`).toBeLessThan(0.003);
  }
});

/** Where each number lies between the least and the largest. */
function spread(numbers: readonly number[]): number[] {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return numbers.map((number) => (number - least) / (most - least));
}

/** What the arrow keys read, from the first value to the last. */
async function readAlong(page: Page, count: number): Promise<string[]> {
  const plot = page.locator('.chart-plot');
  await plot.focus();
  const read: string[] = [];
  for (let at = 0; at < count; at += 1) {
    await page.keyboard.press(at === 0 ? 'Home' : 'ArrowRight');
    read.push((await plot.locator('.chart-reading').textContent()) ?? '');
  }
  return read;
}
