import { expect, test } from 'vitest';
import { changesNothing, openForTests } from '../../testing/openForTests.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';

let portal: TestApp;
let admin: Caller;

openForTests(
  async () => {
    portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
    admin = await portal.as('admin');
  },
  () => portal.close(),
);

interface Row {
  key: string;
  values: Record<string, unknown>;
  state: string;
  shippedSince: boolean;
  version: number;
}

interface Written {
  row: Row | null;
  faults: { column: string; sentence: string }[];
}

interface Report {
  added: number;
  changed: number;
  unchanged: number;
  applied: boolean;
  faults: { line: number; column: string; sentence: string }[];
  preview: { line: number; key: string; what: string }[];
}

const list = async (path: string) =>
  (await portal.inject(`/api/reference/${path}`)).json<{ total: number; found: Row[]; rows: number; edited: number }>();

const detail = async (path: string) =>
  (await admin.inject(`/api/reference/${path}`)).json<{
    row: Row;
    shipped: Record<string, unknown> | null;
    history: { id: number; act: string; by: string; why: string }[];
  }>();

const edit = async (path: string, values: Record<string, unknown>, version = 1, why = '') =>
  admin.inject({ method: 'PUT', url: `/api/reference/${path}`, payload: { values, version, why } });

const act = async (method: 'POST' | 'DELETE', path: string, payload?: object) =>
  (await admin.inject({ method, url: `/api/reference/${path}`, ...(payload && { payload }) })).json<Written>();

const importCsv = async (table: string, csv: string, apply: boolean) =>
  (await admin.inject({ method: 'POST', url: `/api/reference/${table}/csv`, payload: { csv, apply } })).json<Report>();

test('everybody may read the tables, searched, sorted and paged', changesNothing, async () => {
  const tables = (await portal.inject('/api/reference')).json<{ table: string; rows: number }[]>();
  expect(tables).toHaveLength(35);
  expect(tables.find(({ table }) => table === 'districts')?.rows).toBe(261);
  const north = await list('districts?q=upper_east%20municipal&sort=-name&limit=2');
  expect(north.total).toBe(4);
  expect(north.found.map(({ key }) => key)).toEqual(['kassena_nankana_municipal', 'builsa_north_municipal']);
  expect((await list('districts?q=upper_east%20municipal&sort=-name&limit=2&offset=3')).found).toHaveLength(1);
  const byRain = await list('climateNormals?sort=rainMm&limit=1');
  expect(byRain.found[0]?.values).toMatchObject({ rainMm: 1 });
  expect((await list('climateNormals?sort=-rainMm&limit=1')).found[0]?.values).toMatchObject({
    place: 'rain_forest',
    rainMm: 511,
  });
});

test('a table, row or column that is not there is named in a sentence', changesNothing, async () => {
  expect((await portal.inject('/api/reference/cropss')).json()).toMatchObject({
    message: expect.stringContaining(
      'There is no reference table "cropss". The tables are regions, districts',
    ) as string,
  });
  expect((await portal.inject('/api/reference/crops?sort=colour')).json()).toMatchObject({
    message: expect.stringContaining('There is no column "colour" to sort by.') as string,
  });
  const missing = await admin.inject('/api/reference/crops/maze');
  expect(missing.statusCode).toBe(404);
  expect(missing.json()).toMatchObject({
    message: 'There is no row "maze" in crops. The keys are listed at /api/reference/crops.',
  });
});

test('an edit holds at once, in the book and in the list, and leaves its history', async () => {
  const cacheVersion = portal.context.cacheVersion();
  const answer = await edit('crops/maize', { spacing: '75 cm x 20 cm' }, 1, 'CSIR-CRI leaflet');
  expect(answer.json<Written>()).toMatchObject({
    row: { state: 'edited', version: 2, values: { spacing: '75 cm x 20 cm', name: 'Maize' } },
    faults: [],
  });
  expect(portal.context.reference.book().cropById.get('maize')?.spacing).toBe('75 cm x 20 cm');
  expect(portal.context.cacheVersion()).not.toBe(cacheVersion);
  const shown = await detail('crops/maize');
  expect(shown.shipped?.['spacing']).toBe('75-80 cm x 40 cm, 2 plants per hill');
  expect(shown.history).toMatchObject([
    { act: 'edit', by: expect.stringMatching(/\w/) as string, why: 'CSIR-CRI leaflet' },
  ]);
  expect(await list('crops?state=edited')).toMatchObject({ edited: 1, total: 1, found: [{ key: 'maize' }] });
});

test('another process hears of an edit', async () => {
  const other = await (
    await import('./reference.service.ts')
  ).openReference({ ...portal.context, bumpCacheVersion: () => undefined });
  await edit('crops/maize', { spacing: '75 cm x 20 cm' });
  await expect.poll(() => other.book().cropById.get('maize')?.spacing).toBe('75 cm x 20 cm');
});

test('the second of two edits of one version is refused, and told to look again', async () => {
  await edit('crops/maize', { spacing: '75 cm x 20 cm' });
  const late = await edit('crops/maize', { spacing: '80 cm x 25 cm' });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({
    message: expect.stringMatching(/^This row was changed by .+ since you opened it\./) as string,
  });
});

test('each bad cell gets a sentence, and nothing is saved', changesNothing, async () => {
  const answer = (
    await edit('onsetWindows/ashanti.deciduous_forest.major', {
      onsetTypical: '31-03',
      seasonDaysMin: 'many',
      basis: '',
    })
  ).json<Written>();
  expect(answer).toEqual({
    row: null,
    faults: [
      { column: 'onsetTypical', sentence: 'Typical onset: found "31-03", expected month and day, such as 03-16.' },
      { column: 'seasonDaysMin', sentence: 'Shortest season: found "many", expected a whole number from 1 to 365.' },
      { column: 'basis', sentence: 'Basis: found nothing, expected a value.' },
    ],
  });
  expect((await detail('onsetWindows/ashanti.deciduous_forest.major')).row.version).toBe(1);
});

test(
  'an edit that leaves other rows without what they name is refused with their sentences',
  changesNothing,
  async () => {
    const removed = await act('DELETE', 'onsetWindows/upper_east.sudan_savanna.single');
    expect(removed.row).toBeNull();
    expect(removed.faults[0]?.sentence).toMatch(
      /is unimodal and lies in sudan_savanna, but upper_east has no onset window for the single season there/,
    );
    const moved = (await edit('districts/guan', { regionId: 'ottawa' })).json<Written>();
    expect(moved.faults[0]).toEqual({
      column: 'regionId',
      sentence:
        'Districts, guan: Region (regionId) names "ottawa", which is not in Regions. Add it there first, or name one that is.',
    });
  },
);

test('a row keeps its key', changesNothing, async () => {
  const answer = (await edit('varieties/maize.abontem', { variety: 'Abontem B' })).json<Written>();
  expect(answer.faults[1]?.sentence).toBe(
    'The key of a row stays "maize.abontem". To give it another, add a new row and remove this one.',
  );
});

test('a removed row is gone from the book, and comes back with undo', async () => {
  await act('DELETE', 'varieties/maize.abontem');
  const book = () =>
    portal.context.reference
      .book()
      .varietiesByCrop.get('maize')
      ?.some(({ variety }) => variety === 'Abontem');
  expect(book()).toBe(false);
  expect((await list('varieties?state=removed')).found.map(({ key }) => key)).toEqual(['maize.abontem']);
  const { history } = await detail('varieties/maize.abontem');
  const back = await act('POST', `varieties/maize.abontem/restore/${history[0]?.id}`);
  expect(back.row).toMatchObject({ state: 'shipped' });
  expect(book()).toBe(true);
});

test('reset brings the shipped value back', async () => {
  await edit('crops/maize', { spacing: '75 cm x 20 cm' });
  expect((await act('POST', 'crops/maize/reset')).row).toMatchObject({
    state: 'shipped',
    values: { spacing: '75-80 cm x 40 cm, 2 plants per hill' },
  });
});

const newVariety = {
  cropId: 'maize',
  variety: 'Farm trial 7',
  maturityClass: 'medium',
  maturityDaysMin: '110',
  maturityDaysMax: 110,
  basis: 'source',
  source: 'CSIR-SARI',
};

test('a row is added, found twice refused, and undone by restoring', async () => {
  const added = await act('POST', 'varieties', { values: newVariety });
  expect(added.row).toMatchObject({
    key: 'maize.farm_trial_7',
    state: 'added',
    values: { maturityDaysMin: 110, traits: '' },
  });
  expect((await act('POST', 'varieties', { values: newVariety })).faults[0]?.sentence).toBe(
    'There is a row "maize.farm_trial_7" already. Edit it instead.',
  );
  const reset = await admin.inject({ method: 'POST', url: '/api/reference/varieties/maize.farm_trial_7/reset' });
  expect(reset.statusCode).toBe(409);
  const { history } = await detail('varieties/maize.farm_trial_7');
  expect((await act('POST', `varieties/maize.farm_trial_7/restore/${history[0]?.id}`)).row).toMatchObject({
    state: 'removed',
  });
});

test('whoever is no administrator changes nothing and sees no history', changesNothing, async () => {
  for (const name of ['ama', 'efua', 'yaw'] as const) {
    const officer = await portal.as(name);
    const refused = await officer.inject({
      method: 'PUT',
      url: '/api/reference/crops/maize',
      payload: { values: { spacing: 'x' }, version: 1 },
    });
    expect([name, refused.statusCode]).toEqual([name, 403]);
    expect((await officer.inject('/api/reference/crops/maize')).statusCode).toBe(403);
  }
  expect((await portal.inject({ method: 'DELETE', url: '/api/reference/crops/maize' })).statusCode).toBe(401);
  expect(
    (await (await portal.as('adjoa')).inject({ method: 'POST', url: '/api/reference/crops/maize/reset' })).statusCode,
  ).toBe(403);
  expect((await detail('crops/maize')).row.version).toBe(1);
});

test('a data administrator keeps the story sets', async () => {
  const adjoa = await portal.as('adjoa');
  const { row } = (await adjoa.inject('/api/reference/stories/AR-01')).json<{ row: { version: number } }>();
  const payload = { values: { title: 'Who was asked' }, version: row.version, why: 'clearer' };
  const url = '/api/reference/stories/AR-01';
  expect((await (await portal.as('esi')).inject({ method: 'PUT', url, payload })).statusCode).toBe(403);
  expect((await adjoa.inject({ method: 'PUT', url, payload })).json<{ faults: unknown[] }>().faults).toEqual([]);
  expect((await portal.inject('/api/stories/ar-01')).json<{ title: string }>().title).toBe('Who was asked');
  expect((await adjoa.inject('/api/reference/crops/maize')).statusCode).toBe(403);
});

test('every change leaves an audit row with the names of the fields', async () => {
  await edit('crops/maize', { spacing: '75 cm x 20 cm' });
  const entry = await portal.context.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('act', '=', 'changeReference')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ ids: ['crops/maize'], field_names: ['spacing'] });
});

test('a new crop is a draft until its calendar is added, then visitors get its plan', async () => {
  const maize = (await list('crops?q=maize&limit=500')).found.find(({ key }) => key === 'maize')?.values;
  const added = await act('POST', 'crops', { values: { ...maize, cropId: 'fonio', name: 'Fonio' } });
  expect(added).toMatchObject({ faults: [], row: { key: 'fonio', state: 'added' } });
  const crops = async () =>
    (await portal.inject('/api/cc/crops')).json<{ crop_id: string }[]>().map(({ crop_id: id }) => id);
  expect(await crops()).not.toContain('fonio');
  const calendar = (await portal.inject('/api/reference/activities/csv')).body.split('\r\n');
  const lines = calendar
    .filter((line, index) => index === 0 || line.startsWith('maize,'))
    .map((line) => line.replace(/^maize,/, 'fonio,'));
  expect(await importCsv('activities', lines.join('\r\n'), true)).toMatchObject({ applied: true, faults: [] });
  expect(await crops()).not.toContain('fonio');
  const seasons = (await portal.inject('/api/reference/cropSeasons/csv')).body.split('\r\n');
  const ofFonio = seasons
    .filter((line, index) => index === 0 || line.startsWith('maize,'))
    .map((line) => line.replace(/^maize,/, 'fonio,'));
  expect(await importCsv('cropSeasons', ofFonio.join('\r\n'), true)).toMatchObject({ applied: true, faults: [] });
  expect(await crops()).toContain('fonio');
  const plan = await portal.inject({
    method: 'POST',
    url: '/api/cc/calculate',
    payload: { crop: 'fonio', district: 'ejura_sekyedumase_municipal' },
  });
  expect(plan.json<[unknown, { activity: string }[], unknown]>()[1].map(({ activity }) => activity)).toContain(
    'Planting',
  );
});

test('every edit fits the tables of this release, and administrators may see that', async () => {
  expect((await admin.inject('/api/reference-release')).json()).toEqual({ unfitting: [] });
});
