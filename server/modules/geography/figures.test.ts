import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

const official = new URL('../../../../shared/data/geo/ghana-districts.geojson', import.meta.url);

interface Figure {
  title: string;
  about: string;
  kind: string;
  level: string;
  crop: string | null;
  month: number | null;
  classes: { step: number; from: number | string; to: number | string; places: number }[];
  places: { id: string; name: string; region_id: string; value: number | string | null; step: number }[];
}

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const figure = async (path: string): Promise<Figure> =>
  (await portal.inject(`/api/geography/figures/${path}`)).json<Figure>();
const valueOf = ({ places }: Figure, id: string) => places.find((place) => place.id === id)?.value;
const message = async (path: string) => {
  const answer = await portal.inject(path);
  return [answer.statusCode, answer.json<{ message: string }>().message] as const;
};

describe('figures that colour a map', () => {
  test('each is listed with the finest places it is held for', async () => {
    const all = (await portal.inject('/api/geography/figures')).json<
      { id: string; level: string; byCropAndMonth: boolean }[]
    >();
    expect(all.map(({ id }) => id)).toEqual([
      'population',
      'density',
      'projects',
      'onset',
      'onset_minor',
      'season_length',
      'season_length_minor',
      'pest_risk',
      ...['start', 'end', 'length', 'spell', 'failed'].flatMap((each) => [`rain_${each}`, `rain_${each}_minor`]),
      'rain_year',
      'rain_years',
      'rain_missing',
      'rain_age',
    ]);
    expect(all.find(({ id }) => id === 'projects')?.level).toBe('region');
    expect(all.filter(({ byCropAndMonth }) => byCropAndMonth).map(({ id }) => id)).toEqual(['pest_risk']);
  });

  test('population of the 16 regions adds up to the census', async () => {
    const regions = await figure('population');
    expect(regions.places).toHaveLength(16);
    expect(regions.places.reduce((sum, { value }) => sum + Number(value), 0)).toBe(30_832_019);
    expect(valueOf(regions, 'oti')).toBe(747_248);
  });

  test('every district has its people, and a colour of a class that holds them', async () => {
    const districts = await figure('population?level=district');
    expect(districts.places).toHaveLength(261);
    expect(valueOf(districts, 'asunafo_south')).toBe(91_693);
    for (const { value, step } of districts.places) {
      const held = districts.classes.find((each) => each.step === step);
      expect(Number(value)).toBeGreaterThanOrEqual(Number(held?.from));
      expect(Number(value)).toBeLessThanOrEqual(Number(held?.to));
    }
    expect(districts.classes.reduce((sum, { places }) => sum + places, 0)).toBe(261);
    expect(districts.classes).toHaveLength(7);
  });

  test('a figure held per region alone answers regions', async () => {
    const projects = await figure('projects?level=district');
    expect(projects.level).toBe('region');
    expect(projects.places).toHaveLength(16);
    expect(projects.about).toContain('Those that work in the whole country (7) are not counted.');
  });

  test('the rains start on the typical day of the district’s zone; the north has no minor season', async () => {
    const onset = await figure('onset?level=district');
    expect(onset).toMatchObject({ kind: 'day', crop: null, month: null });
    expect(valueOf(onset, 'asunafo_south')).toBe('03-16');
    const minor = await figure('onset_minor?level=district');
    expect(valueOf(minor, 'asunafo_south')).toBe('09-10');
    expect(valueOf(minor, 'tamale_metropolitan')).toBeNull();
    expect(minor.places.find(({ id }) => id === 'tamale_metropolitan')?.step).toBe(0);
  });

  test('pest risk is for a crop and a month; left out, maize in this month', async () => {
    const risk = await figure('pest_risk?level=district&crop=Tomato&month=6');
    expect(risk).toMatchObject({ title: 'Pest risk: Tomato, June', crop: 'tomato', month: 6, kind: 'level' });
    // No tomato season is known in the rain forest: no data there, and a level everywhere else.
    expect(valueOf(risk, 'ellembelle')).toBeNull();
    expect(['none', 'moderate', 'high']).toContain(valueOf(risk, 'tamale_metropolitan'));
    expect(await figure('pest_risk')).toMatchObject({ title: 'Pest risk: Maize, April' });
  });

  test('what does not exist is refused with what there is', async () => {
    expect(await message('/api/geography/figures/rainbows')).toEqual([
      404,
      expect.stringContaining('The figures are population, density, projects'),
    ]);
    expect(await message('/api/geography/figures/pest_risk?crop=maiz')).toEqual([
      404,
      expect.stringContaining('Did you mean "maize"?'),
    ]);
    expect((await message('/api/geography/figures/pest_risk?month=13'))[0]).toBe(400);
    expect((await message('/api/geography/figures/population?level=village'))[0]).toBe(400);
    expect((await message('/api/geography/figures/undefined'))[0]).toBe(400);
  });

  test('the table comes as CSV with its source on every line', async () => {
    const answer = await portal.inject('/api/geography/figures/onset/table.csv?level=district');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="start-of-the-rains-first-or-only-season-districts.csv"',
    });
    const lines = answer.body.trim().split('\r\n');
    expect(lines).toHaveLength(262);
    expect(lines[0]).toBe('district_id,district,region_id,value,unit,figure,source');
    expect(lines.find((line) => line.startsWith('asunafo_south,'))).toMatch(
      /^asunafo_south,Asunafo South,ahafo,03-16,,.+Onset windows after GMet/,
    );
  });
});

describe('places by name', () => {
  const find = async (q: string) =>
    (await portal.inject(`/api/geography/find?q=${encodeURIComponent(q)}`)).json<
      { kind: string; id: string; exact: boolean }[]
    >();
  test('districts and regions, by name, capital and with typing errors', async () => {
    expect(await find('Ejura')).toMatchObject([{ kind: 'district', id: 'ejura_sekyedumase_municipal', exact: true }]);
    expect((await find('Ashanti'))[0]).toMatchObject({ kind: 'region', id: 'ashanti', exact: true });
    expect((await find('Kumassi'))[0]).toMatchObject({ id: 'kumasi_metropolitan', exact: false });
    expect((await find('Guan'))[0]).toMatchObject({ kind: 'district', id: 'guan' });
    expect(await find('xqzxqz')).toEqual([]);
  });
  test('a search without words, or with far too many, is told so', async () => {
    expect(await find('')).toEqual([]);
    expect((await message('/api/geography/find'))[0]).toBe(400);
    expect((await message(`/api/geography/find?q=${'x'.repeat(5_000)}`))[0]).toBe(400);
  });
});

describe.each([
  ['approximate', true],
  ['official', false],
] as const)('the drawing with %s outlines', (_, approximate) => {
  const absent = !approximate && !existsSync(official);

  beforeAll(async () => {
    if (approximate || absent) return;
    const admin = await portal.as('admin');
    const uploaded = await admin.inject({
      method: 'POST',
      url: '/api/geography/outline-sets/upload?fileName=ghana-districts.geojson&vintage=2019&source=Ghana%20Statistical%20Service&licence=CC%20BY%204.0',
      headers: { 'content-type': 'application/octet-stream' },
      payload: readFileSync(official),
    });
    await admin.inject({
      method: 'POST',
      url: `/api/geography/outline-sets/${uploaded.json<{ id: string }>().id}/activate`,
    });
  });

  test.skipIf(absent)('has title, legend with limits, source, and says whose outlines these are', async () => {
    const answer = await portal.inject('/api/geography/figures/population/map.svg?level=district');
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(answer.body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .+<\/svg>$/s);
    expect(answer.body).toContain('>Population</text>');
    expect(answer.body).toContain('Source: Ghana Statistical Service, 2021');
    expect(answer.body.includes('Approximate outlines, not official borders')).toBe(approximate);
    expect(answer.body.includes('Outlines of 2019: Ghana Statistical Service (CC BY 4.0).')).toBe(!approximate);
    const shapes = answer.body.match(/stroke-width="0\.7"/g) ?? [];
    expect(shapes).toHaveLength(approximate ? 261 : 260);
    // Guan has no outline in the set of 2019: it is a point.
    expect(answer.body.match(/<circle /g)?.length ?? 0).toBe(approximate ? 0 : 1);
    expect(gzipSync(answer.body).length).toBeLessThan(45_000);
  });

  test.skipIf(absent)('where there are no data it is hatched, and the legend says so', async () => {
    const { body } = await portal.inject('/api/geography/figures/onset_minor/map.svg?level=district');
    expect(body).toContain('>no data</text>');
    expect(body.match(/fill="url\(#none\)"/g)?.length).toBeGreaterThan(40);
  });
});
