import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '#contract/endpoint.ts';
import type { listWeatherLocations, listWeatherRegions, showForecast } from '#contract/weather/weather.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

type Rows = Answer<typeof listWeatherLocations>;

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-11-21T10:20:00Z' });
});
afterAll(() => portal.close());

const get = async <T>(url: string): Promise<T> => (await portal.inject(url)).json<T>();

const search = (text: string) => get<Rows>(`/api/weather/locations/${encodeURIComponent(text)}`);

describe('the places of the weather', () => {
  test('are all towns and the capital of each of the 261 districts', async () => {
    const answer = await portal.inject('/api/weather/locations');
    const rows = answer.json<Rows>();
    expect(answer.headers['x-total-count']).toBe(String(rows.length));
    const capitals = new Set(rows.filter(({ kind }) => kind !== 'town').map(({ district_id: id }) => id));
    expect(capitals.size).toBe(261);
    for (const town of ['Accra', 'Kumasi', 'Tamale', 'Aburi'])
      expect(rows.map(({ location }) => location)).toContain(town);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  test('lie in Ghana, each with its district and region', async () => {
    const rows = await get<Rows>('/api/weather/locations');
    for (const { latitude, longitude, district, region } of rows) {
      expect(latitude).toBeGreaterThan(4.5);
      expect(latitude).toBeLessThan(11.3);
      expect(longitude).toBeGreaterThan(-3.4);
      expect(longitude).toBeLessThan(1.3);
      expect(`${district}${region}`).not.toBe('');
    }
    expect(rows.find(({ id }) => id === 'kumasi')).toMatchObject({
      location: 'Kumasi',
      region: 'Ashanti',
      kind: 'district capital',
    });
  });

  test('stand once, however their name is spelled', async () => {
    const rows = await get<Rows>('/api/weather/locations');
    const inNanumba = rows.filter(({ district_id: id }) => id === 'nanumba_north_municipal');
    expect(inNanumba.map(({ location, kind }) => [location, kind])).toEqual([['Bimbila', 'district capital']]);
    expect((await search('Bimbilla'))[0]?.location).toBe('Bimbila');
  });

  test.each([
    ['assin_central_municipal', 'Assin Fosu', ['Foso', 'Assin Foso', 'assin_foso']],
    ['obuasi_municipal', 'Obuasi', ['Obuase']],
    ['wenchi_municipal', 'Wenchi', ['Wankyi']],
  ])('a capital that lists of towns spell otherwise is one place: %s', async (districtId, name, spellings) => {
    const rows = (await get<Rows>('/api/weather/locations')).filter(({ district_id: id }) => id === districtId);
    expect(rows.filter(({ kind }) => kind !== 'town').map(({ location }) => location)).toEqual([name]);
    for (const spelling of spellings) {
      expect(rows.map(({ location }) => location)).not.toContain(spelling);
      expect((await search(spelling))[0]?.location).toBe(name);
      expect(
        (await get<Answer<typeof showForecast>>(`/api/weather/forecast?location=${encodeURIComponent(spelling)}`)).place
          .location,
      ).toBe(name);
    }
  });

  test('can be asked for by region', async () => {
    const rows = await get<Rows>('/api/weather/locations?region=upper_west');
    expect(rows.map(({ location }) => location)).toContain('Wa');
    expect(new Set(rows.map(({ region }) => region))).toEqual(new Set(['Upper West']));
    expect(await get<Rows>('/api/weather/locations?region=atlantis')).toEqual([]);
    const regions = await get<Answer<typeof listWeatherRegions>>('/api/weather/regions');
    expect(regions).toHaveLength(16);
    expect(regions.find(({ region_id: id }) => id === 'upper_west')).toEqual({
      region_id: 'upper_west',
      region: 'Upper West',
      places: rows.length,
    });
  });

  test('come in pages', async () => {
    const first = await get<Rows>('/api/weather/locations?limit=3');
    const next = await portal.inject(`/api/weather/locations?limit=3&after=${first[2]?.id}`);
    const all = await get<Rows>('/api/weather/locations?limit=6');
    expect([...first, ...next.json<Rows>()]).toEqual(all);
    expect(Number(next.headers['x-total-count'])).toBeGreaterThan(300);
  });

  test.each([
    ['kumasi', 'Kumasi'],
    ['Kumsai', 'Kumasi'],
    ['  KUMASI ', 'Kumasi'],
    ['tama', 'Tamale'],
    ['n', 'N'],
    ['cape-coast', 'Cape Coast'],
    ['Sékondi', 'Sekondi'],
    ['Navrango', 'Navrongo'],
    ['Bolgatanga', 'Bolgatanga'],
  ])('%s finds %s first', async (written, found) => {
    expect((await search(written))[0]?.location).toContain(found);
  });

  test('are found by district and by an older spelling of it', async () => {
    expect((await search('Ejura Sekyedumase'))[0]?.location).toBe('Ejura');
    expect((await search('Asutifi North'))[0]?.district).toBe('Asutifi North');
    expect((await search('Adansi Akrofuom'))[0]?.district_id).toBe('akrofuom');
    expect(new Set((await search('Brong Ahafo')).map(({ region }) => region))).toEqual(
      new Set(['Ahafo', 'Bono', 'Bono East']),
    );
  });

  test('each district is found by its own name', async () => {
    const districts = await get<{ district: string; district_id: string }[]>('/api/geography/districts');
    const missed: string[] = [];
    for (const { district, district_id: id } of districts) {
      const ids = (await search(district)).slice(0, 5).map((row) => row.district_id);
      if (!ids.includes(id)) missed.push(district);
    }
    expect(missed).toEqual([]);
  });

  test('are searched with ?q= too, and nothing near is an empty list', async () => {
    expect(await get<Rows>('/api/weather/locations?q=kumasi')).toEqual(await search('kumasi'));
    const none = await portal.inject('/api/weather/locations/zzzzqqqq');
    expect([none.statusCode, none.json(), none.headers['x-total-count']]).toEqual([200, [], '0']);
  });
});
