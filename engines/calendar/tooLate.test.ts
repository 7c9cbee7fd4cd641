import { describe, expect, it } from 'vitest';
import { addDays, dayNumber } from '../dates/day.ts';
import { chooseSeason } from './chooseSeason.ts';
import { stillPossible } from './instead.ts';
import { offeredSeasons } from './offeredSeasons.ts';
import { type PlanInput, planActivities } from './planActivities.ts';
import type { PlantingWindow } from './plantingWindow.ts';
import { resolveOnset } from './resolveOnset.ts';
import { CASSAVA, EJURA, MAIZE, WINDOWS } from './testing/crops.ts';
import { cropNamed, placeNamed, readReferenceData } from './testing/referenceData.ts';
import { tooLateWarning } from './tooLate.ts';
import type { Instead, OnsetReport, PlantingWeek, RainSeason, Season } from './types.ts';
import { sayAll } from './sentences/say.ts';

const data = readReferenceData();

interface Asked {
  readonly crop: string;
  readonly district: string;
  readonly rains: RainSeason;
  readonly onsetOn: string;
  readonly today?: string;
  readonly season?: Season;
  readonly variety?: string;
  readonly week?: PlantingWeek;
}

/** The plan after an onset was declared, as farmers of the district get it. */
function planAfter({ crop: cropId, district, rains, onsetOn, today = onsetOn, ...wanted }: Asked) {
  const [crop, place] = [cropNamed(data, cropId), placeNamed(data, district)];
  const offer = offeredSeasons(crop, place, data.windows);
  const report: OnsetReport = {
    kind: 'declared',
    scope: 'district',
    season: rains,
    earliest: onsetOn,
    typical: onsetOn,
    latest: onsetOn,
    note: '',
  };
  const week = wanted.week ?? null;
  const chosen = chooseSeason(crop, offer, [report], today, {
    week,
    season: wanted.season ?? null,
    variety: wanted.variety ?? null,
  });
  if (chosen === null) throw new Error('no season');
  const late = { crop, ...chosen, place, windows: data.windows, reports: [report], crops: data.crops, today };
  const answer = planActivities({
    ...chosen,
    crop,
    week,
    otherZone: offer.otherZone,
    zone: offer.zone,
    rareEvidence: null,
    climate: null,
    stillPossible: () => stillPossible(late),
  });
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.plan;
}

const planting = (plan: ReturnType<typeof planAfter>) => plan.activities.find(({ code }) => code === 'PL');
const said = (plan: ReturnType<typeof planAfter>) => plan.warnings.map(({ said }) => sayAll(said)).join(' ');

describe('rains that come after the last sensible day to plant', () => {
  // Ejura, major rains: usually 22 March, 20 April at the latest, over about 25 July.
  const ejura = { crop: 'maize', district: 'Ejura Sekyedumase Municipal', rains: 'major' } as const;

  it('leave nothing to plant of a variety that would not ripen, and name what is still possible', () => {
    const plan = planAfter({ ...ejura, onsetOn: '2026-06-05', season: 'major' });
    expect(plan.activities).toEqual([]);
    expect(plan).toMatchObject({ plantFrom: null, harvestFrom: null, harvestBy: null, title: 'Major season 2026' });
    expect(said(plan)).toMatch(
      /^It is too late for maize of \d+–\d+ days this season: the onset of the rains was declared for 5 Jun/,
    );
    expect(said(plan)).toContain('but the rains usually end about 25 Jul.');
    expect(said(plan)).toContain('and the last day to plant it is 18 May.');
    expect(plan.plantBy).toBe('2026-05-18');
    expect(plan.instead?.every(({ plantBy }) => plantBy >= '2026-06-05')).toBe(true);
    // Okra of 55 days may be planted for two weeks; cowpea for one day alone, which is not named.
    expect(plan.instead?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Maize of the minor season', 'Okra']),
    );
    expect(plan.instead?.map(({ cropId }) => cropId)).not.toContain('cowpea');
    expect(plan.confidence.level).toBe('low');
  });

  it('leave a shorter variety its time, up to the last day that rain is enough for', () => {
    // Early maize of 80–90 days needs rain for 85 − 20 ripening − 14 stored = 51 days, so until 4 June.
    const plan = planAfter({ ...ejura, onsetOn: '2026-05-20', season: 'major', variety: 'early' });
    expect(planting(plan)?.start).toBe('2026-05-27');
    expect((planting(plan)?.end ?? '') <= (plan.plantBy ?? '')).toBe(true);
    expect(plan.warnings.map(({ kind }) => kind)).toContain('afterTheUsualTime');
    const usual = planAfter({ ...ejura, onsetOn: '2026-05-20', season: 'major' });
    expect(usual.activities).toEqual([]);
    expect(usual.instead?.[0]).toMatchObject({ cropId: 'maize', variety: 'early', season: 'major' });
  });

  it('answer a chosen week all the same, with what speaks against it', () => {
    const plan = planAfter({ ...ejura, onsetOn: '2026-06-05', week: { start: '2026-06-15', end: '2026-06-21' } });
    expect(planting(plan)).toMatchObject({ start: '2026-06-15', end: '2026-06-21' });
    expect(plan.warnings.map(({ kind }) => kind)).toContain('plantedLate');
  });

  it('use up the wait of crops that are planted weeks after the onset, before it is too late', () => {
    // Cowpea of the Guinea savanna is planted 70 days after the onset, to ripen as the rains end.
    const plan = planAfter({ crop: 'cowpea', district: 'Tamale Metropolitan', rains: 'single', onsetOn: '2026-06-25' });
    expect(planting(plan)).toBeDefined();
    expect((planting(plan)?.start ?? '') >= addDays('2026-06-25', 7)).toBe(true);
    expect((planting(plan)?.end ?? '') <= (plan.plantBy ?? '')).toBe(true);
  });

  it('are too late for early millet from July on: late millet takes its place', () => {
    const bawku = { crop: 'millet', district: 'Bawku Municipal', rains: 'single', onsetOn: '2026-07-08' } as const;
    const early = planAfter({ ...bawku, season: 'early' });
    expect(early.activities).toEqual([]);
    expect(said(early)).toContain('It is too late for Early millet (naara)');
    expect(early.instead?.map(({ season, cropId }) => `${cropId} ${season}`)).toContain('millet late');
    const chosen = planAfter(bawku);
    expect(chosen.title).toBe('Late millet 2026');
    expect(said(chosen)).toContain(
      'The rains came too late for early millet (naara) this year. This is the plan for late millet.',
    );
    expect((planting(chosen)?.start ?? '') >= '2026-07-15').toBe(true);
  });

  it('never make any plan plant after its last day, however late they are', () => {
    const wrong: string[] = [];
    for (const crop of data.crops) {
      for (const district of [
        'Ejura Sekyedumase Municipal',
        'Tamale Metropolitan',
        'Bawku Municipal',
        'Accra Metropolitan',
      ]) {
        const offer = offeredSeasons(crop, placeNamed(data, district), data.windows);
        for (const rule of offer.rules) {
          const window = offer.windows.find(({ season }) => season === rule.rains);
          if (window === undefined || rule.rains === null) continue;
          for (const late of [0, 15, 30, 45, 60, 80, 100, 119]) {
            const onsetOn = addDays(`2026-${window.onset.latest}`, late);
            const plan = planAfter({ crop: crop.cropId, district, rains: rule.rains, onsetOn, season: rule.season });
            const name = `${crop.cropId} ${district} ${rule.season} ${onsetOn}`;
            const days = planting(plan);
            if (days && (days.end > (plan.plantBy ?? '') || days.latestEnd > (plan.plantBy ?? ''))) wrong.push(name);
            const isShort = plan.warnings.some(({ kind }) => kind === 'seasonTooShort' || kind === 'plantedLate');
            // Seasons that are short in usual years say so, in this year and the next.
            if (isShort && plan.onset?.kind === 'declared' && late > 0) wrong.push(`${name}: too short`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('the warning that it is too late', () => {
  const [rule] = MAIZE.seasons;
  const usual = offeredSeasons(MAIZE, EJURA, WINDOWS).windows[0];
  if (rule === undefined || usual === undefined) throw new Error('Ejura has no major rains');
  const day = '2026-05-29';
  const report = { kind: 'declared', scope: 'district', season: 'major', note: '' } as const;
  const onset = resolveOnset(usual, 2026, [{ ...report, earliest: day, typical: day, latest: day }]);
  const medium = MAIZE.varieties.find(({ key }) => key === 'medium') ?? null;
  const okra: Instead = {
    cropId: 'okra',
    name: 'Okra',
    season: 'major',
    seasonName: 'Major season',
    variety: null,
    plantBy: '2026-06-11',
  };
  const warning = (from: string, given: object = {}, instead: readonly Instead[] = [okra]) => {
    const window = { from: dayNumber(from), by: dayNumber('2026-06-04') } as PlantingWindow;
    return tooLateWarning({ crop: MAIZE, rule, variety: medium, ...given } as PlanInput, window, onset, instead).said;
  };

  it('says which rains end too soon: 51 days of 85 after planting are past 25 July', () => {
    expect(warning('2026-06-05')).toEqual([
      {
        code: 'tooLate',
        of: {
          crop: { cropId: 'maize', name: 'Maize' },
          season: null,
          variety: { min: 80, max: 90 },
          onset: 'declared',
          typical: '2026-05-29',
          lastDay: '2026-06-04',
        },
      },
      { code: 'rainsEndTooSoon', of: { planted: '2026-06-05', until: '2026-07-26', rainsEnd: '2026-07-25' } },
    ]);
  });

  it('says that the time has passed where the rains would last, no days are known or the crop outlasts them', () => {
    expect(warning('2026-06-04')[1]).toMatchObject({ code: 'timeHasPassed' });
    expect(warning('2026-06-05', { variety: null })).toMatchObject([
      { of: { variety: null } },
      { code: 'timeHasPassed' },
    ]);
    expect(warning('2026-06-05', { crop: CASSAVA })[1]).toMatchObject({ code: 'timeHasPassed' });
  });

  it('names an early season, and sends to the officer where nothing else can be planted', () => {
    const early = { rule: { ...rule, season: 'early', name: 'Early millet' } };
    expect(warning('2026-06-05', early)[0]).toMatchObject({ of: { season: 'Early millet' } });
    expect(warning('2026-06-05', {}, []).map(({ code }) => code)).toEqual([
      'tooLate',
      'rainsEndTooSoon',
      'askWhatElse',
    ]);
  });
});
