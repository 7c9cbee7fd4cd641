import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import papaparse from 'papaparse';
import { expect, test } from './support/portal.ts';

/** A figure as the charts say it: "1,234.5"; an empty cell as a dash. */
const FIGURE = /^-?[\d,]+(\.\d+)?(E-?\d+)?$/;

const chartOf = (page: Page, title: string) =>
  page.locator('figure.chart', { has: page.getByRole('heading', { name: title }) });

async function openParts(page: Page) {
  await page.goto('/_ui#charts');
  // Once the browser has measured the page, each chart is drawn once, in its true width.
  await expect(page.locator('.chart-wide')).toHaveCount(0);
}

/** Takes a chart away as a file, as its bytes. */
async function downloadOf(page: Page, chart: Locator, kind: 'PNG' | 'SVG' | 'CSV'): Promise<Buffer> {
  const menu = chart.locator('.chart-downloads');
  if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click();
  const coming = page.waitForEvent('download');
  await chart.getByRole('button', { name: `Download as ${kind}` }).click();
  return readFileSync(await (await coming).path());
}

/** Numbers of the table, row by row. */
async function tableOf(chart: Locator): Promise<string[][]> {
  return chart
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '')));
}

test('what a chart draws, its table and its file hold the same numbers', async ({ page }) => {
  test.setTimeout(240_000);
  await openParts(page);
  const charts = await page.locator('figure.chart', { has: page.locator('.chart-downloads') }).all();
  expect(charts.length).toBeGreaterThan(15);
  for (const chart of charts) {
    const title = (await chart.locator('figcaption > :is(h2, h3, h4)').textContent()) ?? '';
    const table = await tableOf(chart);
    const text = (await downloadOf(page, chart, 'CSV')).toString('utf8').replace('\uFEFF', '');
    const file = papaparse
      .parse<string[]>(text, { comments: '#' })
      .data.slice(1)
      .map((row) => row.slice(1));
    const cut = file.slice(0, table.length).map((row, at) => row.filter((_, column) => isFigure(table[at]?.[column])));
    const said = table.map((row) => row.filter(isFigure));
    expect
      .soft(
        said.map((row) => row.map(near)),
        title,
      )
      .toEqual(cut.map((row) => row.map(near)));

    const plot = chart.locator('.chart-plot');
    if ((await plot.count()) === 0) continue;
    await plot.focus();
    await page.keyboard.press('Home');
    const first = table[0]?.find((cell) => FIGURE.test(cell) || cell === '–') ?? '';
    await expect.soft(plot.locator('.chart-reading'), title).toContainText(first === '–' ? 'no value' : first);
  }
});

const isFigure = (cell: string | undefined) => cell !== undefined && FIGURE.test(cell);

/** A figure to three places of its own size: what every form of it agrees on. */
function near(figure: string): string {
  return Number(figure.replaceAll(',', '')).toPrecision(3);
}

test('bars are as long as their numbers', async ({ page }) => {
  await openParts(page);
  const bars = await chartOf(page, 'Yields rose for every staple')
    .locator('g[data-value]')
    .evaluateAll((groups) =>
      groups.map((group) => ({
        value: Number(group.getAttribute('data-value')),
        length: Math.max(...['height', 'width'].map((side) => Number(group.querySelector('rect')?.getAttribute(side)))),
        height: Number(group.querySelector('rect')?.getAttribute('height')),
      })),
    );
  expect(bars.map(({ value }) => value)).toEqual([1.9, 2.6, 2.7, 3.4, 18.8, 23.1, 16.8, 18.2, 1.2, 1.6]);
  for (const { value, height } of bars) expect(height / value).toBeCloseTo((bars[0]?.height ?? 0) / 1.9, 0);
});

test('arrow keys lead along a line, from one line to the next, and the focus is seen', async ({ page }) => {
  await openParts(page);
  const plot = chartOf(page, 'It was a degree hotter than forecast').locator('.chart-plot');
  await plot.focus();
  await page.keyboard.press('ArrowRight');
  await expect(plot.locator('.chart-reading')).toHaveText('6 May 2026, Actual: 31.2 °C');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(plot.locator('.chart-reading')).toHaveText('7 May 2026, Forecast: 31.9 °C');
  await expect(plot.locator('.chart-marked')).toHaveCount(1);
  expect(await plot.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
});

test('type keeps its size in every width', async ({ page }) => {
  for (const width of [360, 800, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await openParts(page);
    const scales = await page
      .locator('svg.chart-drawing:visible')
      .evaluateAll((drawings) =>
        drawings.map((drawing) =>
          Math.round((drawing.getBoundingClientRect().width / (drawing as SVGSVGElement).viewBox.baseVal.width) * 100),
        ),
      );
    expect(
      scales.filter((scale) => scale !== 100),
      `${width} px`,
    ).toEqual([]);
  }
});

test('a chart leaves as a picture and as a drawing that need nothing of the page', async ({ page }) => {
  await openParts(page);
  const chart = chartOf(page, 'Rain cools Friday and next Wednesday');
  const svg = (await downloadOf(page, chart, 'SVG')).toString('utf8');
  expect(svg).not.toMatch(/var\(--|class=/);
  for (const text of ['Rain cools Friday', 'Sample weather, not a forecast.', 'Source: Sample data', '@font-face'])
    expect(svg).toContain(text);
  const png = await downloadOf(page, chart, 'PNG');
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  // Three times as wide as the drawing and its margins.
  const drawn = (await chart.locator('svg.chart-drawing').boundingBox())?.width ?? 0;
  expect(png.readUInt32BE(16)).toBe(Math.round((drawn + 48) * 3));
});
