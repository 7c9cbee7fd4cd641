import { describe, expect, it, test } from 'vitest';
import { chooseSeason } from '../calendar/chooseSeason.ts';
import { offeredSeasons } from '../calendar/offeredSeasons.ts';
import { planActivities } from '../calendar/planActivities.ts';
import { cropNamed, placeNamed, readReferenceData } from '../calendar/testing/referenceData.ts';
import type { Onset, OnsetReport, PlannedActivity, Season } from '../calendar/types.ts';
import { addDays } from '../dates/day.ts';
import { type DraftedPlan, onsetCondition, seasonDrafts } from './seasonDrafts.ts';

const activity = (key: string, name: string, start: string, end: string): PlannedActivity => ({
  activityId: 1,
  ruleId: 1,
  key,
  code: key,
  name,
  colour: 'planting',
  start,
  end,
  earliestStart: start,
  latestStart: start,
  latestEnd: end,
  risks: [],
});
const advice: Readonly<Record<string, string>> = {
  LP: 'Plough once.',
  RO: 'The rains have set in for your area.',
  PL: 'Plant 2 seeds per hill.',
  WD: ' Weed by hand. ',
  HV: 'Harvest dry cobs.',
};
const usual: Onset = {
  season: 'major',
  year: 2026,
  kind: 'default',
  scope: null,
  earliest: '2026-04-01',
  typical: '2026-04-15',
  latest: '2026-05-01',
  usualEarliest: '2026-04-01',
  usualLatest: '2026-05-01',
  cessation: { earliest: '2026-07-20', typical: '2026-08-01', latest: '2026-08-10' },
  shiftedByDays: 0,
  note: '',
};
const known = (
  day: string,
  kind: 'declared' | 'observed' | 'forecast',
  scope: 'district' | 'region' = 'district',
): Onset => ({ ...usual, kind, scope, earliest: day, typical: day, latest: day });

/** Maize in Ejura: land preparation 30 days before the onset, planting 7 after, weeding 21, harvest 97 days after it. */
const plan = (onset: Onset): DraftedPlan => {
  const after = (days: number) => addDays(onset.typical, days);
  return {
    crop: 'Maize',
    district: 'Ejura',
    region: 'Ashanti',
    plan: {
      title: 'Major season 2026',
      anchor: 'rain_onset',
      onset,
      plantBy: '2026-05-20',
      warnings: [],
      activities: [
        activity('LP', 'Land preparation', after(-30), after(-10)),
        activity('RO', 'Rain onset', after(0), after(5)),
        activity('PL', 'Planting', after(7), after(13)),
        activity('XX', 'No advice', after(8), after(9)),
        activity('WD', 'Weeding', after(21), after(28)),
        activity('HV', 'Harvesting', after(97), after(97)),
      ],
    },
  };
};
const draw = (onset: Onset, today: string) => seasonDrafts(plan(onset), ({ key }) => advice[key] ?? '', today);
const texts = (onset: Onset, today: string) =>
  Object.fromEntries(draw(onset, today).map(({ key, text }) => [key, text]));

test('a draft goes three days ahead, or today where that has passed; what has no advice gets none', () => {
  expect(
    draw(known('2026-04-10', 'declared'), '2026-04-15').map(({ key, from, to, day }) => [key, from, to, day]),
  ).toEqual([
    ['RO', '2026-04-10', '2026-04-15', '2026-04-15'],
    ['PL', '2026-04-17', '2026-04-23', '2026-04-15'],
    ['WD', '2026-05-01', '2026-05-08', '2026-04-28'],
    ['HV', '2026-07-16', '2026-07-16', '2026-07-13'],
  ]);
});

test('once the onset was declared or observed, messages have dates and say for which place it was', () => {
  expect(texts(known('2026-04-10', 'declared'), '2026-04-12')).toEqual({
    RO: 'Maize, Ejura, Major season 2026: the onset of the rains was declared for Ejura: 10 Apr. Check that the soil is wet a hand deep before you plant.',
    PL: 'Maize, Ejura, Major season 2026: Planting, 17 Apr to 23 Apr. Plant 2 seeds per hill.',
    WD: 'Maize, Ejura, Major season 2026: Weeding, 1 May to 8 May. Weed by hand.',
    HV: 'Maize, Ejura, Major season 2026: Harvesting, 16 Jul. Harvest dry cobs.',
  });
  expect(texts(known('2026-04-10', 'observed', 'region'), '2026-04-12')['RO']).toContain(
    'was observed for Ashanti Region: 10 Apr.',
  );
});

test('a crop that is not usual there says so in every message up to planting, and in none after it', () => {
  const rare: DraftedPlan = {
    ...plan(usual),
    plan: {
      ...plan(usual).plan,
      warnings: [
        { kind: 'notUsual', sentence: 'Maize is not usual here.' },
        { kind: 'monthsOfAnotherZone', sentence: 'No source gives months.' },
      ],
    },
  };
  const drafts = seasonDrafts(rare, ({ key }) => advice[key] ?? '', '2026-03-01');
  const warned = drafts.filter(({ text }) =>
    text.endsWith(
      ' Maize is not usual here and the dates are approximate: ask the extension officer before planting a large field.',
    ),
  );
  expect(warned.map(({ key }) => key)).toEqual(['LP', 'RO', 'PL']);
  expect(drafts.map(({ key }) => key)).toEqual(['LP', 'RO', 'PL', 'WD', 'HV']);
});

test('with the usual onset, messages are conditional: none gives a day to plant or says that rains have come', () => {
  expect(texts(usual, '2026-03-01')).toEqual({
    LP: 'Maize, Ejura, Major season 2026: Land preparation, 16 Mar to 5 Apr. Plough once.',
    RO: 'Maize, Ejura, Major season 2026: the rains usually come between 1 Apr and 1 May. The season begins when 20 mm of rain has fallen in two or three days and the soil is wet a hand deep. Do not plant on the first storm.',
    PL: 'Maize, Ejura, Major season 2026: Planting when 20 mm of rain has fallen in two or three days and the soil is wet a hand deep, usually 22 Apr to 28 Apr. Plant 2 seeds per hill.',
    WD: 'Maize, Ejura, Major season 2026: Weeding, 14 days after planting. Weed by hand.',
    HV: 'Maize, Ejura, Major season 2026: Harvesting, 90 days after planting. Harvest dry cobs.',
  });
});

test.each([
  ['usual', usual],
  ['forecast', known('2026-04-10', 'forecast')],
  ['declared for a day ahead', known('2026-05-20', 'declared')],
])('with an onset that is %s, no text says that the rains have set in', (_, onset) => {
  const drafts = draw(onset, '2026-04-12');
  expect(drafts.filter(({ text }) => /set in|have come|was declared|was observed/.test(text))).toEqual([]);
  expect(drafts.filter(({ waitsFor }) => waitsFor !== null).map(({ key, waitsFor }) => [key, waitsFor])).toEqual([
    ['PL', 'onset'],
    ['WD', 'planting'],
    ['HV', 'planting'],
  ]);
});

test('a harvest waits for planting, not for the rains, and for nothing once the rains must have come', () => {
  const waiting = (today: string) => Object.fromEntries(draw(usual, today).map(({ key, waitsFor }) => [key, waitsFor]));
  expect(waiting('2026-03-01')).toMatchObject({ LP: null, RO: null, PL: 'onset', HV: 'planting' });
  // The usual latest onset is 1 May: three weeks later what follows planting waits no more, planting itself does.
  expect(waiting('2026-05-22')).toMatchObject({ PL: 'onset', HV: 'planting' });
  expect(waiting('2026-05-23')).toMatchObject({ PL: 'onset', HV: null });
  expect(texts(usual, '2026-05-23')['HV']).toContain('Harvesting, 90 days after planting.');
});

test('while the rains are late, planting is not over until it is too late to plant', () => {
  // The usual planting ends on 28 April, and may be done until 20 May: 28 days after its usual beginning.
  expect(draw(usual, '2026-05-20').map(({ key }) => key)).toContain('PL');
  expect(draw(usual, '2026-05-27').map(({ key }) => key)).not.toContain('PL');
  expect(draw(known('2026-04-15', 'declared'), '2026-05-20').map(({ key }) => key)).not.toContain('PL');
});

describe('the condition', () => {
  const on = (onset: Onset | null, today: string) =>
    onsetCondition({ ...plan(usual), plan: { ...plan(usual).plan, onset } }, today);
  it('is met by an onset that was declared or observed, from its day on', () => {
    expect(on(known('2026-04-20', 'declared'), '2026-04-20')).toEqual({
      met: true,
      sentence: 'The onset of the rains was declared for Ejura: 20 Apr.',
    });
    expect(on(known('2026-04-20', 'declared', 'region'), '2026-04-19')).toEqual({
      met: false,
      sentence: 'The onset of the rains was declared for Ashanti Region: 20 Apr, which is still ahead.',
    });
    expect(on(known('2026-04-20', 'observed'), '2026-05-01')?.met).toBe(true);
  });
  it('is not met by one that was declared ahead of its day, when the day has come', () => {
    expect(on({ ...known('2026-04-20', 'declared'), isAhead: true }, '2026-04-25')).toEqual({
      met: false,
      sentence:
        'The onset of the rains was declared for Ejura: 20 Apr, ahead of its day. Declare it again once the rains have come.',
    });
  });
  it('is not met by a forecast, nor by what is usual', () => {
    expect(on(known('2026-04-20', 'forecast'), '2026-05-01')).toMatchObject({
      met: false,
      sentence: expect.stringContaining('only forecast'),
    });
    expect(on(usual, '2026-05-30')).toEqual({
      met: false,
      sentence:
        'No onset of the rains has been declared or observed for Ejura this season. It usually comes between 1 Apr and 1 May.',
    });
  });
  it('is none for a season that does not turn on the rains', () => expect(on(null, '2026-05-01')).toBeNull());
});

test('a season whose onset comes three weeks late: no text runs ahead of it', () => {
  const onset = known('2026-05-06', 'declared');
  const all: { today: string; isDeclared: boolean; from: string; waits: boolean; text: string }[] = [];
  for (let today = '2026-03-01'; today <= '2026-07-31'; today = addDays(today, 1)) {
    const drafted = plan(today >= '2026-05-06' ? onset : usual);
    const isDeclared = onsetCondition(drafted, today)?.met === true;
    for (const { from, waitsFor, text } of seasonDrafts(drafted, ({ key }) => advice[key] ?? '', today))
      all.push({ today, isDeclared, from, waits: waitsFor !== null, text });
  }
  expect(all.filter(({ isDeclared, today }) => isDeclared !== today >= '2026-05-06')).toEqual([]);
  expect(
    all.filter(
      ({ isDeclared, waits, text }) =>
        waits && !isDeclared && !/ when 20 mm of rain has fallen| days after planting/.test(text),
    ),
  ).toEqual([]);
  expect(all.filter(({ isDeclared, text }) => !isDeclared && /set in|was declared|was observed/.test(text))).toEqual(
    [],
  );
  expect(all.filter(({ isDeclared, waits, from }) => waits && isDeclared && from < '2026-05-06')).toEqual([]);
  expect(all.some(({ isDeclared, waits }) => waits && isDeclared)).toBe(true);
});

describe('the shipped seasons that are planted before the usual onset', () => {
  const data = readReferenceData();
  const drafted = (
    cropId: string,
    district: string,
    season: Season,
    reports: readonly OnsetReport[],
    today: string,
  ): DraftedPlan => {
    const crop = cropNamed(data, cropId);
    const offer = offeredSeasons(crop, placeNamed(data, district), data.windows);
    const chosen = chooseSeason(crop, offer, reports, today, { week: null, season, variety: null });
    if (chosen === null) throw new Error(`No ${season} ${cropId} in ${district}`);
    const place = { otherZone: false, rareEvidence: null, zone: offer.zone, climate: null };
    const answer = planActivities({ crop, ...chosen, week: null, ...place });
    if ('problem' in answer) throw new Error(answer.problem);
    return { crop: crop.name, district, region: 'its', plan: answer.plan };
  };

  it.each([
    ['maize', 'Ejura Sekyedumase Municipal', 'minor', 'minor', '2026-07-01', '2026-08-28'],
    ['groundnut', 'Ejura Sekyedumase Municipal', 'minor', 'minor', '2026-07-01', '2026-08-26'],
    ['millet', 'Bawku Municipal', 'early', 'single', '2026-03-01', '2026-05-25'],
  ] as const)(
    '%s in %s (%s): no unconditional planting before the rains',
    (cropId, district, season, rains, from, came) => {
      const declared: OnsetReport = {
        kind: 'declared',
        scope: 'district',
        season: rains,
        note: '',
        earliest: came,
        typical: came,
        latest: came,
      };
      const before: string[] = [];
      for (let today: string = from; today < came; today = addDays(today, 1)) {
        const season2026 = drafted(cropId, district, season, [], today);
        const planting = season2026.plan.activities.find(({ code }) => code === 'PL');
        const drafts = seasonDrafts(season2026, () => 'Advice.', today);
        for (const { key, from: day, waitsFor, text } of drafts) {
          if (day < (planting?.start ?? '') || key === 'RO') continue;
          const isConditional = / when 20 mm of rain has fallen| after planting\.|, at planting\./.test(text);
          if (waitsFor === null || !isConditional) before.push(`${today} ${text}`);
        }
        expect(
          drafts.map(({ key }) => key),
          today,
        ).toContain('PL');
      }
      expect(before).toEqual([]);
      // Who waited for the rains plants once they have come, while there is time.
      const after = drafted(cropId, district, season, [declared], came);
      const planting = seasonDrafts(after, () => 'Advice.', came).find(({ key }) => key === 'PL');
      expect(planting).toMatchObject({ from: came, to: after.plan.plantBy });
      expect(planting?.text).toContain(' Planting, ');
    },
  );
});

test('an onset of one day is said to be on it', () => {
  const onset = draw(known('2026-04-10', 'forecast'), '2026-03-01').find(({ key }) => key === 'RO');
  expect(onset?.text).toContain('the rains are expected on 10 Apr.');
});
