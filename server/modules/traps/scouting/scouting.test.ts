import { sayNotice } from '#engines/notices/sayNotice.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type Caller, type TestApp } from '#server/testing/testApp.ts';

/** What a trap is set for, plants looked at, and the export of both. */
let portal: TestApp;
let admin: Caller;
let ama: Caller;
let efua: Caller;
let site: number;

beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  [admin, ama, efua] = await Promise.all([portal.as('admin'), portal.as('ama'), portal.as('efua')]);
  site = (
    await addSite({
      speciesId: 'fall_armyworm',
      trapType: 'Universal bucket trap',
      lure: 'Fall armyworm sex pheromone',
      cropId: 'maize',
      lureChangedOn: '2026-02-20',
    })
  ).json<{ id: number }>().id;
});
afterAll(() => portal.close());

const addSite = (more: object) =>
  admin.inject({
    method: 'POST',
    url: '/api/traps/sites',
    payload: { name: 'Ejura north', latitude: 7.4, longitude: -1.36, community: 'Ejura', ...more },
  });
const report = (more: object) =>
  ama.inject({
    method: 'POST',
    url: '/api/broadcast/trap-report',
    payload: { pestCount: 4, trapSiteId: site, riskCategoryId: 2, visitedOn: '2026-04-10', ...more },
  });
const scout = (more: object) =>
  ama.inject({
    method: 'POST',
    url: '/api/traps/scoutings',
    payload: {
      speciesId: 'fall_armyworm',
      trapSiteId: site,
      cropStage: 'Early whorl',
      spots: [4, 4, 4, 4, 3],
      plantsASpot: 20,
      scoutedOn: '2026-04-12',
      ...more,
    },
  });
const idOf = async (who: Caller) => (await who.inject('/api/accounts/me')).json<{ id: string }>().id;
const own = async () =>
  (await admin.inject('/api/broadcast/auth_trapsites')).json<{ id: number }[]>().find(({ id }) => id === site);

test('a trap names its insect; one that nobody knows is refused, and the days of its lure are those of the insect', async () => {
  expect((await addSite({})).statusCode).toBe(400);
  expect((await addSite({ speciesId: 'unicorn' })).json()).toMatchObject({ code: 'trapSpeciesNotFound' });
  expect(await own()).toMatchObject({
    species: { id: 'fall_armyworm', name: 'Fall armyworm' },
    lureDays: 42,
    lureDue: '2026-04-03',
  });
  const onMap = (await portal.inject('/api/broadcast/trap_sites')).json<object[]>();
  expect(onMap).toMatchObject([
    { species: { name: 'Fall armyworm' }, trapType: 'Universal bucket trap', crop: 'Maize' },
  ]);
});

test('what a trap is set for stays when another thing of it is changed, and a trap from before keeps all it had', async () => {
  const edited = await admin.inject({
    method: 'PUT',
    url: `/api/traps/sites/${site}`,
    payload: { name: 'Ejura north', latitude: 7.4, longitude: -1.36, community: 'Ejura' },
  });
  expect(edited.json()).toMatchObject({
    species: { id: 'fall_armyworm' },
    lure: 'Fall armyworm sex pheromone',
    cropId: 'maize',
    lureDue: '2026-04-03',
  });
  await portal.context.db
    .insertInto('trap_site')
    .values({
      name: 'From before',
      latitude: 7.5,
      longitude: -1.4,
      district_id: null,
      region_id: null,
      community: '',
      visit_days: 7,
      reminded_on: null,
      species_id: null,
      trap_type: null,
      lure: null,
      lure_days: null,
      crop_id: null,
      created_at: new Date('2025-01-01'),
      updated_at: new Date('2025-01-01'),
    })
    .execute();
  const onMap = (await portal.inject('/api/broadcast/trap_sites')).json<{ name: string }[]>();
  expect(onMap.find(({ name }) => name === 'From before')).toMatchObject({ species: null, trapType: '', lure: '' });
});

test('a flood and a drought are not caught in a trap', async () => {
  const categories = (await portal.inject('/api/broadcast/risk_categories')).json<{ id: number; name: string }[]>();
  for (const name of ['Flood', 'Drought']) {
    const answer = await report({ riskCategoryId: categories.find((each) => each.name === name)?.id });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      422,
      `${name} is not caught in a trap. Choose the kind of pest that was counted.`,
    ]);
  }
});

test('moths in a trap call for scouting, not for spraying', async () => {
  const { next, species } = (await report({ cropStage: 'Early whorl' })).json<{ next: string; species: object }>();
  expect(next).toContain('calls for scouting, not for spraying: look at 5 × 20 plants');
  expect(species).toEqual({ id: 'fall_armyworm', name: 'Fall armyworm' });
});

test('officers are reminded of a lure that is due, once, until a report says that it was changed', async () => {
  await admin.inject({ method: 'PUT', url: `/api/broadcast/trap-link/${site}/officer/${await idOf(ama)}` });
  const reminders = async () =>
    (
      await portal.context.db.selectFrom('notification').select('params').where('kind', '=', 'trapLureDue').execute()
    ).map(({ params }) => sayNotice('trapLureDue', params));
  await portal.context.jobs.runDue();
  expect(await reminders()).toEqual([
    expect.stringContaining(
      'The lure (Fall armyworm sex pheromone) of the trap Ejura north in Ejura was due for a change on 3 Apr 2026',
    ),
  ]);
  await report({ visitedOn: '2026-04-14', lureChanged: true });
  expect(await own()).toMatchObject({ lureChangedOn: '2026-04-14', lureDue: '2026-05-26' });
});

test('19 of 100 plants are below the share for young maize; 20 have reached it, and plant protection is told', async () => {
  const below = (await scout({})).json();
  expect(below).toMatchObject({
    plants: 100,
    infested: 19,
    share: 19,
    actionShare: 20,
    verdict: 'below',
    crop: 'Maize',
    district: 'Ejura Sekyedumase Municipal',
    next: expect.stringContaining('no control is needed yet') as string,
  });
  const notices = async () => (await efua.inject('/api/notifications')).body;
  expect(await notices()).not.toContain('% of plants infested');
  const above = (await scout({ spots: [4, 4, 4, 4, 4] })).json();
  expect(above).toMatchObject({
    share: 20,
    verdict: 'above',
    next: expect.stringContaining('from 20 % control is worth it') as string,
  });
  expect(await notices()).toContain(
    'Fall armyworm in Ejura, Ejura Sekyedumase Municipal: 20 % of plants infested (Early whorl)',
  );
  expect((await ama.inject(`/api/traps/scoutings?trapSiteId=${site}&limit=1`)).json()).toMatchObject({
    total: 2,
    found: [{ infested: 20 }],
  });
});

test('more infested plants than were looked at, a stage nobody knows and a field nowhere are refused with a sentence', async () => {
  const said = async (more: object) => {
    const answer = await scout(more);
    return [answer.statusCode, answer.json<{ message: string }>().message];
  };
  expect(await said({ spots: [21] })).toEqual([400, expect.stringContaining('Count infested plants, not insects')]);
  expect(await said({ cropStage: 'Sowing' })).toEqual([400, expect.stringContaining('Early whorl, Late whorl')]);
  expect(await said({ trapSiteId: undefined })).toEqual([
    400,
    expect.stringContaining('Where the field is was not said'),
  ]);
});

test('the export has a line for each count and each scouting, with what FAMEWS collects', async () => {
  const lines = (await ama.inject('/api/traps/surveys.csv?year=2026')).body.split('\r\n');
  expect(lines[0]).toBe(
    'Survey type,Survey date,Country,Admin 1,Admin 2,Community,Latitude,Longitude,Trap,Crop,Crop stage,Pest,Scientific name,Trap type,Lure type,Lure changed,Nights,Number caught,Plants checked,Plants infested,Percent infested,Comment',
  );
  expect(lines[1]).toBe(
    'Pheromone trap,2026-04-14,Ghana,Ashanti,Ejura Sekyedumase Municipal,Ejura,7.4,-1.36,Ejura north,Maize,,Fall armyworm,Spodoptera frugiperda,Universal bucket trap,Fall armyworm sex pheromone,yes,4,4,,,,',
  );
  expect(lines[2]).toContain('Scouting,2026-04-12,Ghana,Ashanti,Ejura Sekyedumase Municipal');
  expect(lines[2]).toContain(',100,20,20,');
  expect(
    (await ama.inject('/api/traps/surveys.csv?year=2026&speciesId=tomato_leafminer')).body
      .split('\r\n')
      .filter(Boolean),
  ).toHaveLength(1);
});

test('a deleted trap comes back with its scoutings', async () => {
  const { undo } = (await admin.inject({ method: 'DELETE', url: `/api/traps/sites/${site}` })).json<{ undo: string }>();
  expect((await ama.inject(`/api/traps/scoutings?trapSiteId=${site}`)).json()).toMatchObject({ total: 0 });
  await admin.inject({ method: 'POST', url: `/api/trash/${undo}/restore` });
  expect((await ama.inject(`/api/traps/scoutings?trapSiteId=${site}`)).json()).toMatchObject({ total: 2 });
  expect(await own()).toMatchObject({ species: { id: 'fall_armyworm' }, lureChangedOn: '2026-04-14' });
});
