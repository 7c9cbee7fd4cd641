import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { calculateCalendar } from '#contract/calendar/calendar.ts';
import type { Answer } from '#contract/endpoint.ts';
import { buildBook } from '#engines/reference/book.ts';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import { cropTexts } from './cropTexts.presenter.ts';

type Plan = Answer<typeof calculateCalendar>;

const EJURA = 'ejura_sekyedumase_municipal';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-03-01T08:00:00Z' });
});
afterAll(() => portal.close());

describe('somebody picks maize and Ejura on 1 March', () => {
  it('gets the plan of the major season from the usual onset', async () => {
    const [, activities, summary] = await plan({ crop: 'maize', district: EJURA });
    expect(
      activities.map(({ activity_key: key, activityStart, activityEnd }) => `${key} ${activityStart} ${activityEnd}`),
    ).toEqual([
      'SS 2026-01-28 2026-02-17',
      'LP 2026-03-08 2026-03-22',
      'GT 2026-03-15 2026-03-24',
      'RO 2026-03-22 2026-03-28',
      'PL 2026-03-29 2026-04-07',
      'BF 2026-04-05 2026-04-11',
      'PS 2026-04-08 2026-05-22',
      'W1 2026-04-12 2026-04-18',
      'W2 2026-04-22 2026-04-28',
      'TD 2026-04-29 2026-05-08',
      'HV 2026-07-15 2026-08-04',
      'DS 2026-07-25 2026-08-14',
    ]);
    expect(summary).toMatchObject({
      district: 'Ejura Sekyedumase Municipal',
      region: 'Ashanti',
      zone: 'Forest–savanna transition',
      season: 'major',
      seasons: ['major', 'minor'],
      year: 2026,
      anchor: 'rain_onset',
      onset: { kind: 'default', typical: '2026-03-22', cessation: '2026-07-25', shiftedByDays: 0 },
      // By the latest onset, 20 April, and 7 + 13 days; the rains would carry maize of 105–110 days until 18 May.
      plantFrom: '2026-03-18',
      plantBy: '2026-05-10',
      harvestFrom: '2026-07-04',
      harvestBy: '2026-09-15',
      ganttStart: '2026-01-21',
      ganttEnd: '2026-08-11',
      season_title: 'Major season 2026',
      water: 'rainfed',
      is_usual: true,
      variety: { variety: 'medium', daysMin: 105, daysMax: 110, days: 108 },
      usual_variety: 'medium',
      confidence: 'low',
      provenance: { reviewed: false },
    });
    // July brings more than 20 mm in five days there: the plan itself says so, and trusts itself less.
    expect(summary.warnings).toEqual([
      'Harvest from 15 Jul to 4 Aug usually falls in wet weeks (about 20 mm or more in five days). Harvest between the rains and have a covered place ready. Another variety or planting week may ripen in drier weather.',
    ]);
    expect(summary.confidenceReason).toContain('The harvest usually falls in wet weeks.');
  });

  it('reads where each figure comes from, each of its own row', async () => {
    const [, activities, summary] = await plan({ crop: 'maize', district: EJURA, variety: 'Abontem' });
    expect(summary.variety).toMatchObject({
      name: 'Abontem',
      daysMin: 80,
      daysMax: 85,
      provenance: { basis: 'source', source: expect.stringContaining('maize varieties') as string },
    });
    expect(new Set(activities.map(({ provenance }) => provenance.basis))).toEqual(
      new Set(['expert-general-knowledge']),
    );
    expect(summary.onset?.provenance).toMatchObject({
      basis: 'source',
      source: expect.stringContaining('forecast of the 2015 season') as string,
    });
    expect(summary.provenance.basis).toBe('expert-general-knowledge');
  });

  it('finds each activity in the months it touches', async () => {
    const [months] = await plan({ crop: 'maize', district: EJURA });
    expect(months.map((month) => month.map((each) => each.activity_key).join(' '))).toEqual([
      'SS',
      'SS',
      'LP GT RO PL',
      'PL BF PS W1 W2 TD',
      'PS TD',
      '',
      'HV DS',
      'HV DS',
      '',
      '',
      '',
      '',
    ]);
  });

  it('reads what to do, what may go wrong and how likely that is', async () => {
    const [, activities] = await plan({ crop: 'maize', district: EJURA });
    const planting = activities.find((each) => each.activity_key === 'PL');
    expect(planting?.activityContent.shortTxt).toBe('Plant 2 seeds per hill at 75-80 cm x 40 cm.');
    expect(planting?.activityDetails.comments).toBe(
      'Full-season maize planted late ripens after the rains; choose an early variety then.',
    );
    expect(planting?.colour).toBe('planting');
    expect(planting?.risk_Advisory.map(({ risk_id: id, level }) => [id, level])).toEqual([
      // No daily rain is in use there, so nothing is said.
      ['false_start', null],
      ['late_onset', null],
      ['dry_spell', 'low'],
    ]);
    expect(planting?.risk_Advisory[0]).toMatchObject({ risk: 'False start of rains', advisories: [{ crop: 'Maize' }] });
  });

  it('reads no advice that was written for another crop', () => {
    const book = portal.context.reference.book();
    const silent = book.riskAdvisories.filter(
      ({ cropId, riskId }) => cropId !== 'plantain' || riskId !== 'strong_wind',
    );
    const plantain = book.findCrop('plantain');
    const texts = plantain && cropTexts(buildBook({ ...book, riskAdvisories: silent }), plantain);
    expect(texts?.riskOf('banana_weevil', 'high')?.advisories[0]?.advisory).toMatch(/^Pare suckers white/);
    expect(texts?.riskOf('strong_wind', 'high')).toBeUndefined();
    expect(texts?.riskOf('late_blight', 'high')).toBeUndefined();
  });

  it('may write crop and district as they are called', async () => {
    const [, , summary] = await plan({ crop: 'Maize', district: 'Ejura Sekyedumase Municipal', region: 'Ashanti' });
    expect(summary).toMatchObject({ crop: { crop_id: 'maize' }, district_id: EJURA });
  });
});

describe('somebody chooses more than crop and district', () => {
  it('plans the minor season', async () => {
    const [, activities, summary] = await plan({ crop: 'maize', district: EJURA, season: 'minor' });
    expect(summary).toMatchObject({ season: 'minor', year: 2026, confidence: 'fair', variety: { variety: 'early' } });
    // Ten days before the onset of 5 September: the minor season is planted from mid-August.
    expect(activities.find((each) => each.activity_key === 'PL')).toMatchObject({
      activityStart: '2026-08-26',
      activityEnd: '2026-09-04',
    });
  });
  it('plants another variety, and everything after planting moves', async () => {
    const [, activities, summary] = await plan({ crop: 'maize', district: EJURA, variety: 'Abontem' });
    // 80–85 days: harvest 83 days after planting on 29 March; top dressing after 31 × 83 / 108 = 24 days.
    expect(summary).toMatchObject({ variety: { variety: 'abontem', days: 83 }, usual_variety: 'medium' });
    expect(activities.find((each) => each.activity_key === 'HV')?.activityStart).toBe('2026-06-20');
    expect(activities.find((each) => each.activity_key === 'TD')?.activityStart).toBe('2026-04-22');
    expect(activities.find((each) => each.activity_key === 'PL')?.activityStart).toBe('2026-03-29');
  });
  it('plants in the week chosen; an empty week means the onset', async () => {
    const [, activities, summary] = await plan({
      crop: 'maize',
      district: EJURA,
      planting_start: '2026-04-13',
      planting_end: '2026-04-19',
    });
    expect(summary.anchor).toBe('planting_week');
    expect(activities.find((each) => each.activity_key === 'PL')).toMatchObject({
      activityStart: '2026-04-13',
      activityEnd: '2026-04-19',
    });
    const [, , onset] = await plan({ crop: 'maize', district: EJURA, planting_start: '', planting_end: '' });
    expect(onset.anchor).toBe('rain_onset');
  });
  it('plants in the seven days from a first day alone', async () => {
    const [, activities] = await plan({ crop: 'maize', district: EJURA, planting_start: '2026-04-13' });
    expect(activities.find((each) => each.activity_key === 'PL')?.activityEnd).toBe('2026-04-19');
  });
});

describe('other farms', () => {
  it('rice in Navrongo is planted once the valley is wet, and twice a year where it is watered', async () => {
    const [, activities, summary] = await plan({ crop: 'rice', district: 'kassena_nankana_municipal' });
    // Rain for 118 − 24 ripening − 14 stored = 80 days before 5 October: by 17 July.
    expect(summary).toMatchObject({
      season: 'single',
      seasons: ['single', 'dry', 'irrigated'],
      plantFrom: '2026-06-05',
      plantBy: '2026-07-17',
    });
    expect(activities.find((each) => each.activity_key === 'PL')?.activityStart).toBe('2026-06-19');
    expect(summary.warnings).toEqual([]);
  });
  it('maize in Tarkwa is planned, with the evidence that it is grown there', async () => {
    const [, , summary] = await plan({ crop: 'maize', district: 'tarkwa_nsuaem_municipal' });
    expect(summary).toMatchObject({ season: 'major', is_usual: false, confidence: 'low' });
    expect(summary.warnings[0]).toBe(
      "Maize is grown here, but little is known of its dates. The ministry's statistics count 1,215 ha of maize a year in Tarkwa-Nsuaem Municipal (mean of 2013–2017). Ask the extension officer before planting a large field.",
    );
  });
  it('a crop the statistics do not count is said to be grown to an extent that is not known', async () => {
    const [, , summary] = await plan({ crop: 'sweet_potato', district: 'kwadaso_municipal' });
    expect(summary.is_usual).toBe(false);
    expect(summary.warnings[0]).toBe(
      'Sweet potato is not usual here. How much of it is grown here is not known. Ask the extension officer before planting a large field.',
    );
  });
  it.each([
    ['mango', 'kumasi_metropolitan', 'main', 'Forest–savanna transition'],
    ['cashew', 'sefwi_wiawso_municipal', 'main', 'Forest–savanna transition'],
    ['citrus', 'keta_municipal', 'main', 'Forest–savanna transition'],
    ['cotton', 'kumasi_metropolitan', 'major', 'Guinea savanna'],
    ['pineapple', 'bawku_municipal', 'single', 'Forest–savanna transition'],
  ])(
    '%s in %s is planned with the months of the nearest zone, named as approximate',
    async (crop, district, season, zone) => {
      const [, activities, summary] = await plan({ crop, district, season });
      expect(activities.length).toBeGreaterThan(3);
      expect(summary).toMatchObject({ season, is_usual: false, months_from: zone, confidence: 'low' });
      expect(summary.warnings[0]).toContain('is not usual here.');
      expect(summary.warnings[1]).toContain(`These are the months of the ${zone.replace('Forest', 'forest')} zone`);
      expect(summary.warnings[1]).toMatch(/approximate, from general knowledge\.$/);
      expect(summary.provenance).toMatchObject({ basis: 'derived', reviewed: false });
      expect(summary.provenance.verification).toBe(
        `approximate: the months of the ${zone.replace('Forest', 'forest')} zone`,
      );
    },
  );
  it('tomato in Navrongo is transplanted under irrigation from November', async () => {
    const [, , summary] = await plan({ crop: 'tomato', district: 'kassena_nankana_municipal', season: 'dry' });
    expect(summary).toMatchObject({
      water: 'irrigated',
      season_title: 'Irrigated dry season 2025/26',
      plantFrom: '2025-11-01',
      plantBy: '2025-12-31',
    });
  });
  it('"major" means the only rainy season of the north', async () => {
    expect((await plan({ crop: 'maize', district: 'tamale_metropolitan', season: 'major' }))[2].season).toBe('single');
  });
  it('cocoa in Sefwi is the year of a bearing farm: nothing is planted', async () => {
    const [months, activities, summary] = await plan({ crop: 'cocoa', district: 'sefwi_wiawso_municipal' });
    expect(summary).toMatchObject({ plantFrom: null, plantBy: null, season: 'main', seasons: ['main', 'light'] });
    expect(activities.at(-2)).toMatchObject({
      activity_key: 'HV',
      activityStart: '2026-10-01',
      activityEnd: '2027-01-31',
    });
    expect(months[0]?.map((each) => each.activity_key)).toContain('HV');
  });
  it('onion in Bawku follows the calendar and is watered', async () => {
    const [, activities, summary] = await plan({ crop: 'onion', district: 'bawku_municipal' });
    // On 1 March the crop transplanted on 1 November is being harvested.
    expect(summary).toMatchObject({ season: 'dry', year: 2025, onset: null, anchor: 'calendar_date' });
    expect(activities.find((each) => each.activity_key === 'NU')).toMatchObject({
      activityStart: '2025-09-17',
      activityEnd: '2025-10-30',
    });
    expect(summary.warnings[0]).toContain('Plant only as much onion as you can water until the harvest from 17 Feb.');
  });
});

describe('the file to subscribe to', () => {
  it('holds every activity as an all-day event with an id that stays', async () => {
    const file = await portal.inject(`/calendar/maize/${EJURA}.ics`);
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(file.body.match(/BEGIN:VEVENT/g)).toHaveLength(12);
    const text = file.body.replaceAll('\r\n ', '');
    expect(text).toContain(
      `UID:maize-${EJURA}-major-2026-PL@agrihub-ghana\r\nDTSTAMP:20260301T080000Z\r\nDTSTART;VALUE=DATE:20260329\r\nDTEND;VALUE=DATE:20260408\r\n`,
    );
    expect(text).toContain('SUMMARY:Planting: Maize\\, Ejura Sekyedumase Municipal\\, Major season 2026');
    expect(text).toContain('X-WR-CALNAME:Maize in Ejura Sekyedumase Municipal\\, Major season 2026\r\n');
    expect(text).toContain('May start between 18 Mar and 27 Apr.');
  });
  it('is read by a calendar program, and an event keeps its id from one day to the next', async () => {
    const eventsAt = async (url: string) =>
      new ICAL.Component(ICAL.parse((await portal.inject(url)).body) as unknown[])
        .getAllSubcomponents('vevent')
        .map((part) => new ICAL.Event(part));
    const url = `/calendar/maize/${EJURA}.ics`;
    const events = await eventsAt(url);
    const planting = events.find(({ summary }) => summary.startsWith('Planting'));
    expect(events.length).toBeGreaterThan(4);
    expect(planting?.startDate.isDate).toBe(true);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    const weekLater = await eventsAt(`${url}?planting=2026-09-14&season=minor`);
    expect((await eventsAt(url)).map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
    expect(weekLater.some(({ uid }) => events.some((each) => each.uid === uid))).toBe(false);
  });

  it('follows season and planting week', async () => {
    const file = await portal.inject(`/calendar/maize/${EJURA}.ics?season=minor&planting=2026-09-14`);
    const text = file.body.replaceAll('\r\n ', '');
    expect(text).toContain(`UID:maize-${EJURA}-minor-2026-2026-09-14-PL@agrihub-ghana`);
    expect(text).toContain('DTSTART;VALUE=DATE:20260914\r\nDTEND;VALUE=DATE:20260921');
  });
  it('follows the variety', async () => {
    const text = (await portal.inject(`/calendar/maize/${EJURA}.ics?variety=abontem`)).body.replaceAll('\r\n ', '');
    expect(text).toContain(`UID:maize-${EJURA}-major-2026-abontem-HV@agrihub-ghana`);
    expect(text).toContain('Major season 2026\\, Abontem\r\n');
  });
  it('says in plain words what is wrong', async () => {
    const file = await portal.inject(`/calendar/quinoa/${EJURA}.ics`);
    expect(file.statusCode).toBe(404);
    expect(file.body).toContain('There is no crop "quinoa".');
  });
});

async function plan(payload: object): Promise<Plan> {
  const answer = await portal.inject({ method: 'POST', url: '/api/cc/calculate', payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Plan>();
}
