import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everything } from '#contract/everything.ts';
import { buildTestApp, type TestApp } from './testing/testApp.ts';

/**
 * Every call the first document lists in its section 7, in its order, by name: who answers it and what is expected.
 * `fields` are those the document names; of a list, those of its first row.
 */
interface SpecifiedCall {
  readonly call: string;
  readonly room: string;
  readonly status?: number;
  readonly body?: object;
  readonly fields?: readonly string[];
}

const dashboard = { x: 'Region', y: 'Population' };
const calls: readonly SpecifiedCall[] = [
  {
    call: 'GET /api/bundler/bundle?ecoZoneId=1&investmentLevelId=1&productivity=true&mitigation=false&adaptation=false',
    room: 'bundles',
    fields: ['id', 'ecoZone', 'investment _level', 'productivity', 'adaptation', 'mitigation', 'bundle'],
  },
  { call: 'GET /api/bundler/one/1', room: 'bundles', fields: ['id', 'ecoZone', 'investment _level', 'bundle'] },
  { call: 'GET /api/datalake/sources', room: 'charts' },
  // No dataset is published here.
  { call: 'GET /api/datalake/columns/1', room: 'charts', status: 404 },
  { call: 'POST /api/datalake/ixd', room: 'charts', status: 404, body: dashboard },
  { call: 'POST /api/datalake/dxd', room: 'charts', status: 404, body: dashboard },
  {
    call: 'GET /api/croppingcalendar',
    room: 'calendar',
    fields: [
      'crop',
      'region',
      'town',
      'rain',
      'landpreparation',
      'planting',
      'firtilizerB',
      'firtilizerT',
      'weeding',
      'pesticide',
      'Harvesting',
    ],
  },
  { call: 'GET /api/croppingcalendar/crops', room: 'calendar' },
  { call: 'GET /api/croppingcalendar/regions', room: 'calendar' },
  { call: 'GET /api/cc/count', room: 'tracking', fields: ['visits'] },
  { call: 'GET /api/cc/crops', room: 'calendar', fields: ['crop_id', 'crop'] },
  {
    call: 'GET /api/cc/regions',
    room: 'geography',
    fields: ['region_id', 'region', 'capital', 'geometry', 'bundle_services'],
  },
  {
    call: 'GET /api/cc/districts/ashanti',
    room: 'geography',
    fields: ['district_id', 'district', 'geometry', 'fertilizer_recommendations', 'pest_risk_levels'],
  },
  { call: 'GET /api/cc/district/guan', room: 'geography', fields: ['district_id', 'district', 'fertilizer_recom'] },
  { call: 'GET /api/cc/region/ashanti', room: 'geography', fields: ['region_id', 'region', 'capital'] },
  { call: 'GET /api/cc/crop/maize', room: 'calendar', fields: ['crop_id', 'crop'] },
  {
    call: 'POST /api/cc/calculate',
    room: 'calendar',
    body: { crop: 'maize', district: 'guan', planting_start: '', planting_end: '' },
  },
  { call: 'GET /api/weather/locations', room: 'weather', fields: ['id', 'location', 'latitude', 'longitude'] },
  { call: 'GET /api/weather/locations/Tamale', room: 'weather', fields: ['id', 'location', 'latitude', 'longitude'] },
  {
    call: 'GET /api/stats',
    room: 'tracking',
    fields: ['totalVisits', 'uniqueVisitors', 'totalDistricts', 'totalCrops'],
  },
  { call: 'GET /api/resource', room: 'resources', fields: ['title', 'subtext', 'link', 'source', 'sourcelink'] },
  { call: 'GET /api/resource/maize', room: 'resources', fields: ['title', 'subtext', 'link', 'source', 'sourcelink'] },
  {
    call: 'POST /api/mail/receive',
    room: 'support',
    body: { email: 'farmer@example.org', subject: 'Seed', msg: 'Where do I find certified seed?' },
  },
  { call: 'GET /api/polygon', room: 'farms' },
  {
    call: 'POST /api/broadcast/reset_password/unknown',
    room: 'accounts',
    status: 410,
    body: { password: 'long enough words', repeat_password: 'long enough words' },
  },
  {
    call: 'POST /api/track',
    room: 'tracking',
    body: { visitorId: null, page: '/', timestamp: '2026-04-15T12:00:00Z', referrer: null },
  },
  // Of the second document's section 7, what the viewer of temperature and rain asks for.
  {
    call: 'POST /api/weather/livedata',
    room: 'weather',
    body: { latitude: 9.4008, longitude: -0.8393 },
    fields: ['date', 'temperature', 'rain'],
  },
  {
    call: 'POST /api/weather/weatherdata',
    room: 'weather',
    body: { latitude: 9.4008, longitude: -0.8393 },
    fields: ['date', 'temperature', 'rain'],
  },
];

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

describe('each call the portal’s document lists', () => {
  test.each(calls)('$call: $room', async ({ call, room, status = 200, body, fields = [] }) => {
    const [method, url] = call.split(' ') as ['GET' | 'POST', string];
    const answer = await portal.inject({ method, url, ...(body === undefined ? {} : { payload: body }) });
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(status);
    expect(roomOf(method, url.split('?')[0]!)).toBe(room);
    if (fields.length === 0) return;
    const found: unknown = answer.json();
    expect(Object.keys((Array.isArray(found) ? found[0] : found) as object)).toEqual(
      expect.arrayContaining([...fields]),
    );
  });
});

/** The room that declares the call. */
function roomOf(method: string, path: string): string | undefined {
  const declared = everything.flatMap((each) =>
    [each, ...(each.aliases ?? [])].map((address) => [address.method, address.path, each.room] as const),
  );
  // A fixed segment wins over a parameter.
  const fits = declared.filter((each) => each[0] === method && patternOf(each[1]).test(path));
  return fits.toSorted((a, b) => a[1].split(':').length - b[1].split(':').length)[0]?.[2];
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
}
