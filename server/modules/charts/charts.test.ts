import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Column } from '#engines/tables/types.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import { makeDataset } from '../../testing/makeDataset.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  await makeDataset(portal);
  await makeDataset(portal, { name: 'Secret yields', private: true });
  await makeDataset(portal, {
    name: 'People',
    columns: [
      ['Region', 'text'],
      ['Population', 'whole'],
      ['A "quoted" <b>name</b>', 'text'],
    ],
    rows: "values ('Ashanti', 5440463, 'x'), ('Ashanti', 100, 'y'), ('Volta', 1659040, 'x')",
  });
});
afterAll(() => portal.close());

const post = async (call: string, payload: object) => {
  const answer = await portal.inject({ method: 'POST', url: `/api/datalake/${call}`, payload });
  return [answer.statusCode, answer.json<unknown>()];
};

const draw = async (query: Record<string, string>) => {
  const answer = await portal.inject(`/api/charts/values?${new URLSearchParams(query)}`);
  return {
    status: answer.statusCode,
    ...answer.json<{ labels: string[]; series: unknown[]; warnings: string[]; message?: string }>(),
  };
};

const yields = 'crop-yields-by-region';

describe('sources', () => {
  test('are the tables of public datasets; a private one is none', async () => {
    expect((await portal.inject('/api/datalake/sources')).json()).toEqual([
      { dbref: yields, dbname: 'Crop yields by region' },
      { dbref: 'people', dbname: 'People' },
    ]);
    const answer = await portal.inject('/api/datalake/columns/secret-yields');
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      404,
      'There is no data source "secret-yields". Take its dbref from /api/datalake/sources.',
    ]);
  });

  test('tell their columns', async () => {
    expect((await portal.inject(`/api/datalake/columns/${yields}`)).json()).toEqual([
      'Region',
      'Crop',
      'Year',
      'Yield',
    ]);
  });

  test('say what would make a good first chart', async () => {
    const source = (await portal.inject(`/api/charts/source?dbref=${yields}`)).json<{
      rows: number;
      licence: string;
      suggestions: unknown[];
    }>();
    expect(source).toMatchObject({ rows: 3, licence: 'CC-BY-4.0' });
    expect(source.suggestions[0]).toMatchObject({ x: 'Year', y: 'Yield', measure: 'mean', kind: 'line', where: [] });
  });
});

describe('the calls of the specification', () => {
  test('Population counts rows where no column is called so', async () => {
    expect(await post('ixd', { x: 'Crop', y: 'Population', dbref: yields })).toEqual([
      200,
      [{ lables: ['Maize', 'Rice'] }, ['Population (number of rows)'], [2, 1]],
    ]);
  });

  test('Population adds up a column of that name', async () => {
    expect(await post('ixd', { x: 'Region', y: 'Population', dbref: 'people' })).toEqual([
      200,
      [{ lables: ['Ashanti', 'Volta'] }, ['Sum of Population'], [5_440_563, 1_659_040]],
    ]);
  });

  test('a number is averaged', async () => {
    expect(await post('dxd', { x: 'Crop', y: 'Yield', dbref: yields })).toEqual([
      200,
      [{ lables: ['Maize', 'Rice'] }, ['Mean of Yield (t/ha)'], [2.25, 3.5]],
    ]);
  });

  test('two texts are counted against each other', async () => {
    expect(await post('dxd', { x: 'Region', y: 'Crop', dbref: yields })).toEqual([
      200,
      [{ lables: ['Ashanti', 'Bono', 'Volta'] }, ['Maize', 'Rice'], [1, 1, null], [null, null, 1]],
    ]);
  });

  test('columns that one source alone has need no dbref; others do, and the sources are named', async () => {
    expect((await post('dxd', { x: 'Crop', y: 'Yield' }))[0]).toBe(200);
    expect(await post('ixd', { x: 'Region', y: 'Population' })).toEqual([
      400,
      expect.objectContaining({
        message: `More than one data source has "Region". Add dbref: one of ${yields}, people.`,
      }),
    ]);
    expect((await post('dxd', { x: 'Crop', y: 'Nothing' }))[0]).toBe(404);
  });

  test('the same field twice is refused in the words of the specification', async () => {
    const [status, body] = await post('dxd', { x: 'Crop', y: 'crop', dbref: yields });
    expect([status, (body as { message: string }).message]).toEqual([
      400,
      'independent and dependent data must be of different fields',
    ]);
    // By the key of the column too.
    expect((await post('dxd', { x: 'Crop', y: 'c2', dbref: yields }))[0]).toBe(400);
  });
});

describe('a chart', () => {
  test('has its caption, unit, rows, and warnings of few of them and of averaged rates', async () => {
    expect(await draw({ dbref: yields, x: 'Crop', y: 'Yield' })).toMatchObject({
      status: 200,
      labels: ['Rice', 'Maize'],
      series: [{ name: 'Mean of Yield (t/ha)', values: [3.5, 2.25] }],
      unit: 't/ha',
      caption: 'Mean of Yield (t/ha) by Crop',
      rows: 3,
      warnings: [
        'This chart is based on only 3 rows.',
        'Yield is a rate: its mean counts every row alike, large or small.',
      ],
    });
  });

  test('of one row for each label is named after its numbers, and nothing is said of averages', async () => {
    expect(await draw({ dbref: yields, x: 'Region', y: 'Yield' })).toMatchObject({
      labels: ['Volta', 'Bono', 'Ashanti'],
      caption: 'Yield (t/ha) by Region',
      rows: 3,
      warnings: [],
    });
  });

  test('is filtered, cut to the first ones, and shared out in percent', async () => {
    expect((await draw({ dbref: yields, x: 'Region', where: 'Crop:is:Maize', sort: 'x' })).labels).toEqual([
      'Ashanti',
      'Bono',
    ]);
    expect(await draw({ dbref: 'people', x: 'Region', y: 'Population', measure: 'share', top: '1' })).toMatchObject({
      labels: ['Ashanti', 'Others'],
      series: [{ name: 'Share of Population', values: [76.63, 23.37] }],
      unit: '%',
    });
  });

  test('has a series for each value of a third column', async () => {
    expect((await draw({ dbref: yields, x: 'Year', y: 'Yield', by: 'Crop' })).series).toEqual([
      { name: 'Maize', values: [2.1, 2.4] },
      { name: 'Rice', values: [null, 3.5] },
    ]);
  });

  test('of moments goes by the step of time that suits them, or the one asked for', async () => {
    await makeDataset(portal, {
      name: 'Gauges',
      columns: [
        ['At', 'time'],
        ['Rain', 'decimal'],
      ],
      rows: "values ('2026-04-13 06:10:00', 2.5), ('2026-04-13 06:50:00', 1.5), ('2026-04-20 07:00:00', 4)",
    });
    const by = async (step?: string) =>
      draw({ dbref: 'gauges', x: 'At', y: 'Rain', measure: 'sum', ...(step && { step }) });
    expect(await by('hour')).toMatchObject({
      labels: ['2026-04-13T06:00', '2026-04-20T07:00'],
      series: [{ values: [4, 4] }],
      time: 'hours',
    });
    expect(await by('week')).toMatchObject({ labels: ['2026-04-13', '2026-04-20'], time: 'weeks' });
    expect(await by('quarter')).toMatchObject({ labels: ['2026-Q2'], series: [{ values: [8] }], time: 'quarters' });
    // Without a profile nothing is known of the span.
    expect(await by()).toMatchObject({ labels: ['2026-04'], time: 'months' });
    expect((await by('decade')).status).toBe(400);
  });

  test('takes names of columns as they are, whatever is in them', async () => {
    expect((await draw({ dbref: 'people', x: 'A "quoted" <b>name</b>' })).labels).toEqual(['x', 'y']);
    const forged = await draw({ dbref: yields, x: 'Region"; drop table dataset; --' });
    expect([forged.status, forged.message]).toEqual([400, expect.stringContaining('There is no column')]);
    const hollow = 'A text holds the character U+0000, which no text may. Leave it out.';
    expect((await draw({ dbref: `${yields}\u0000`, x: 'Region' })).message).toBe(hollow);
    expect(await post('dxd', { x: 'Region\u0000', y: 'Yield' })).toEqual([
      400,
      expect.objectContaining({ message: hollow }),
    ]);
  });

  test('of a text that is to be averaged is refused', async () => {
    expect((await draw({ dbref: yields, x: 'Region', y: 'Crop', measure: 'mean' })).status).toBe(400);
  });
});

describe('a chart says', () => {
  test('under which conditions it was made, and the places of a map', async () => {
    expect(await draw({ dbref: yields, x: 'Region', y: 'Yield', where: 'Year:atLeast:2020', sort: 'x' })).toMatchObject(
      {
        labels: ['Bono', 'Volta'],
        filters: ['Year is at least 2020'],
        places: { level: 'region', keys: ['bono', 'volta'] },
      },
    );
    expect(await draw({ dbref: yields, x: 'Crop' })).toMatchObject({ filters: [], places: null });
  });

  test('that its numbers are in different units, until one of them is chosen', async () => {
    const unit: Column = {
      name: 'Unit',
      key: 'c2',
      type: 'text',
      unit: '',
      names: null,
      unknownPlaces: [],
      profile: {
        empty: 0,
        distinct: 2,
        min: 'bags',
        max: 'kg',
        mean: null,
        top: [
          { value: 'kg', count: 2 },
          { value: 'bags', count: 1 },
        ],
        histogram: [],
      },
    };
    await makeDataset(portal, {
      name: 'Sales',
      columns: [
        ['Crop', 'text'],
        ['Unit', 'text'],
        ['Value', 'whole'],
      ],
      rows: "values ('Maize', 'kg', 900), ('Maize', 'bags', 9), ('Rice', 'kg', 400)",
      profiled: [unit],
    });
    const mixed = await draw({ dbref: 'sales', x: 'Crop', y: 'Value', measure: 'sum' });
    expect(mixed.warnings).toContain(
      'Value is in different units (kg, bags): choose one by a condition on Unit, or draw a series for each.',
    );
    const one = await draw({ dbref: 'sales', x: 'Crop', y: 'Value', measure: 'sum', where: 'Unit:is:kg' });
    expect(one).toMatchObject({ series: [{ values: [900, 400] }], warnings: [] });
  });

  test('what an earlier version held', async () => {
    const { datasetId } = await makeDataset(portal, {
      name: 'Rain',
      columns: [
        ['Town', 'text'],
        ['Rain', 'whole'],
      ],
      rows: "values ('Wa', 10)",
    });
    await makeDataset(portal, {
      name: 'Rain',
      datasetId,
      columns: [
        ['Town', 'text'],
        ['Rain', 'whole'],
      ],
      rows: "values ('Wa', 20)",
    });
    const asked = { dbref: 'rain', x: 'Town', y: 'Rain' };
    expect((await draw(asked)).series).toEqual([{ name: 'Mean of Rain', values: [20] }]);
    expect((await draw({ ...asked, version: '1' })).series).toEqual([{ name: 'Mean of Rain', values: [10] }]);
    const none = await draw({ ...asked, version: '3' });
    expect([none.status, none.message]).toEqual([
      404,
      'There is no version 3 of this dataset. Its versions are 1 to 2.',
    ]);
    expect((await portal.inject('/api/charts/source?dbref=rain&version=1')).json()).toMatchObject({
      version: 1,
      latest: 2,
    });
  });
});
