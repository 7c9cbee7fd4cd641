import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { calculateCalendar, listCrops, showCrop, showCropClimate } from '#contract/calendar/calendar.ts';
import type { Answer } from '#contract/endpoint.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';

type Plan = Answer<typeof calculateCalendar>;

const EJURA = 'ejura_sekyedumase_municipal';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-03-01T08:00:00Z' });
});
afterAll(() => portal.close());

describe('crops and climate', () => {
  it('lists the crops', async () => {
    const crops = (await portal.inject('/api/cc/crops')).json<Answer<typeof listCrops>>();
    expect(crops.length).toBeGreaterThanOrEqual(22);
    expect(crops[0]).toEqual({
      crop_id: 'maize',
      crop: 'Maize',
      group: 'cereal',
      calendarType: 'annual',
      maturityDays: 108,
    });
  });
  it('shows a crop with its varieties and where the figures come from', async () => {
    const maize = (await portal.inject('/api/cc/crop/maize')).json<Answer<typeof showCrop>>();
    expect(maize.scientificName).toBe('Zea mays');
    expect(maize.varieties.find((each) => each.variety === 'Abontem')).toMatchObject({
      maturityClass: 'early',
      maturityDaysMin: 80,
      maturityDaysMax: 85,
    });
    expect(maize.provenance.basis).toBe('source');
  });
  it('shows the normals of the zone and usual pest levels, "no data" where no rule rates a pest', async () => {
    const climate = (await portal.inject('/api/cc/climate/kassena_nankana_municipal/rice')).json<
      Answer<typeof showCropClimate>
    >();
    expect(climate.place).toBe('Sudan savanna');
    expect(climate.months[7]).toEqual({ month: 8, rainMm: 261, rainDays: 15, tmaxC: 30.1, tminC: 22.7, rhPct: 82 });
    const levels = Object.fromEntries(climate.pests.map((pest) => [pest.pest_id, pest.levels]));
    expect(levels['rice_blast']?.slice(6, 9)).toEqual(['moderate', 'moderate', 'moderate']);
    expect(levels['birds']).toBeNull();
  });
  it('takes Takoradi for the coast west of Cape Coast', async () => {
    const climate = (await portal.inject('/api/cc/climate/sekondi_takoradi_metropolitan/maize')).json<
      Answer<typeof showCropClimate>
    >();
    expect(climate.place).toBe('Takoradi station');
  });
});

describe('the coast of the Central Region', () => {
  it('is planned with its own rain, not that of Accra', async () => {
    const climate = (await portal.inject('/api/cc/climate/mfantsiman_municipal/maize')).json<
      Answer<typeof showCropClimate>
    >();
    expect(climate.place).toBe('Central coast');
    const [, , saltpond] = await plan({ crop: 'maize', district: 'mfantsiman_municipal', season: 'major' });
    const [, , accra] = await plan({ crop: 'maize', district: 'ga_south_municipal', season: 'major' });
    expect([saltpond.onset?.typical, accra.onset?.typical]).toEqual(['2026-03-24', '2026-04-01']);
  });
});

async function plan(payload: object): Promise<Plan> {
  const answer = await portal.inject({ method: 'POST', url: '/api/cc/calculate', payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Plan>();
}

describe('the map is coloured by when planting begins', () => {
  type Days = { district_id: string; plantFrom: string | null }[];

  it('knows every district, and follows its zone', async () => {
    const days = (await portal.inject('/api/cc/planting/maize')).json() as Days;
    expect(days).toHaveLength(261);
    const of = (id: string) => days.find(({ district_id }) => district_id === id)?.plantFrom;
    // Seven days after the earliest onset of the transition (11 March), 25 after Tamale's (15 April).
    expect(of(EJURA)).toBe('2026-03-18');
    expect(of('tamale_metropolitan')).toBe('2026-05-10');
  });

  it('leaves districts blank where the crop has no such season', async () => {
    const days = (await portal.inject('/api/cc/planting/maize?season=minor')).json() as Days;
    expect(days.find(({ district_id }) => district_id === 'tamale_metropolitan')?.plantFrom).toBeNull();
    expect(days.find(({ district_id }) => district_id === EJURA)?.plantFrom).toBe('2026-08-15');
  });
});
