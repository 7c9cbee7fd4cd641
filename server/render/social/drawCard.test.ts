import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { root } from '../../root.ts';
import { colours } from './colours.ts';
import { drawCard, type Card } from './drawCard.ts';
import { rasterize } from './rasterize.ts';
import { cardAddress } from './socialCards.ts';

const plan: Card = {
  scene: 'calendar',
  eyebrow: 'Cropping calendar 2026',
  heading: 'Maize in Ejura Sekyedumase',
  lines: [
    { label: '6 Apr – 27 Apr', text: 'Planting' },
    { label: '4 May – 17 May', text: 'First weeding' },
  ],
};
const textsOf = (card: Card) => [...drawCard(card, []).matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);

test('a plan’s card says its crop, its place and its next dates', () => {
  expect(textsOf(plan)).toEqual([
    'AgriHub Ghana',
    'Cropping calendar 2026',
    'Maize in Ejura',
    'Sekyedumase',
    '6 Apr – 27 Apr',
    'Planting',
    '4 May – 17 May',
    'First weeding',
  ]);
});

test('sample weather is called so on its card', () => {
  expect(textsOf({ ...plan, note: 'Sample weather, not a forecast' })).toContain('Sample weather, not a forecast');
});

test('no line of the weather’s card is cut, on the rainiest day of the longest name', () => {
  const lines = [
    { label: 'Wed 30 Sep', text: '21–30 °C · 100 mm rain (100%)' },
    { label: 'Wed 30 Sep', text: '21–30 °C · under 1 mm rain (90%)' },
  ];
  const drawn = textsOf({ ...plan, lines });
  for (const { label, text } of lines) expect(drawn).toEqual(expect.arrayContaining([label, text]));
});

test('words cannot become marks of the drawing, and characters XML forbids are left out', () => {
  const svg = drawCard({ ...plan, heading: '</text>\u0000\uD800&', lines: [] }, []);
  expect(svg).toContain('>&lt;/text&gt;&amp;</text>');
});

test('no word stands below the woven strip, however long the text', () => {
  const long = 'A sentence about the farm and its season that goes on and on. '.repeat(20);
  const svg = drawCard({ ...plan, heading: long, text: long, lines: [], note: long }, []);
  const heights = [...svg.matchAll(/<text x="\d+" y="(\d+)"/g)].map(([, y]) => Number(y));
  expect(Math.max(...heights)).toBeLessThanOrEqual(596);
  expect(svg).toContain('…</text>');
});

describe('as a picture', () => {
  test('a card is a PNG of 1200 by 630', async () => {
    const png = await rasterize(drawCard(plan, []));
    expect(png.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001a\n');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  test('it is set in our own type, letters of Ghana’s languages with it', async () => {
    const draw = (text: string) =>
      rasterize(
        `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><text x="4" y="30" font-family="Inter" font-size="30">${text}</text></svg>`,
      );
    const [blank, plain, open] = [await draw(''), await draw('e'), await draw('ɛ')];
    expect(plain.equals(blank)).toBe(false);
    expect(open.equals(blank)).toBe(false);
    expect(open.equals(plain)).toBe(false);
  });

  test('districts make the shape of the country on a map’s card', () => {
    const svg = drawCard({ ...plan, scene: 'map' }, [
      { lat: 5, lng: -2 },
      { lat: 11, lng: 0 },
    ]);
    expect(svg.match(/r="7"/g)).toHaveLength(2);
  });
});

test('the picture of a page stands at the address of the page', () => {
  expect(cardAddress('/')).toBe('/social/home.png');
  expect(cardAddress('/main/faq')).toBe('/social/main/faq.png');
  expect(cardAddress('/main/croppingcalendar?crop=maize&district=ejura')).toBe(
    '/social/main/croppingcalendar.png?crop=maize&district=ejura',
  );
});

test('the colours are the portal’s', () => {
  const css = readFileSync(`${root}/web/styles/tokens.css`, 'utf8');
  const light = css.slice(0, css.indexOf("data-theme='dark'"));
  for (const [name, value] of Object.entries(colours))
    expect([name, new RegExp(`--${name}: (#\\w+);`).exec(light)?.[1]]).toEqual([name, value]);
});
