import { expect, it } from 'vitest';
import { stillPossible, type TooLateFor } from './instead.ts';
import { CASSAVA, COCOA, EJURA, MAIZE, ONION, rainSeason, WINDOWS } from './testing/crops.ts';
import type { CropRule, OnsetReport, VarietyRule } from './types.ts';

/** With rains from 29 May, soil is wet enough from 5 June; maize of 85 days had to be planted by 4 June (25 July − 51). */
const late: OnsetReport = {
  kind: 'declared',
  scope: 'district',
  season: 'major',
  note: '',
  earliest: '2026-05-29',
  typical: '2026-05-29',
  latest: '2026-05-29',
};
const medium = MAIZE.varieties.find(({ key }) => key === 'medium') ?? null;

/** Of 76 days, 18 for ripening and 14 on stored water leave 44 of rain: by 11 June, a week from 5 June. Of 77, by 10 June. */
function ofDays(days: number, given: Partial<VarietyRule> = {}): VarietyRule {
  return {
    key: 'early',
    name: 'Early varieties',
    maturityClass: 'early',
    isNamed: false,
    daysMin: days,
    daysMax: days,
    harvestNotBefore: null,
    ...given,
  };
}

/** Another annual crop of 76 days. */
function other(cropId: string, given: Partial<CropRule> = {}): CropRule {
  const name = `${cropId.slice(0, 1).toUpperCase()}${cropId.slice(1)}`;
  return { ...MAIZE, cropId, name, varieties: [ofDays(76)], ...given };
}

function possible(given: Partial<TooLateFor> = {}) {
  const crop = given.crop ?? MAIZE;
  const [rule] = MAIZE.seasons;
  if (rule === undefined) throw new Error('Maize has no season');
  return stillPossible({
    crop,
    rule,
    variety: medium,
    year: 2026,
    place: EJURA,
    windows: WINDOWS,
    reports: [late],
    crops: [],
    today: '2026-06-01',
    ...given,
  });
}
const namesOf = (given: Partial<TooLateFor>) => possible(given).map(({ name }) => name);
const withVarieties = (...varieties: VarietyRule[]) => ({ ...MAIZE, varieties: [...varieties, ...MAIZE.varieties] });

it('is a shorter class of the crop, with the last day to plant it', () => {
  expect(possible({ crop: withVarieties(ofDays(76)) })).toEqual([
    {
      cropId: 'maize',
      name: 'Early maize',
      season: 'major',
      seasonName: 'Major season',
      variety: 'early',
      plantBy: '2026-06-11',
    },
  ]);
});

it('is nothing that fewer than seven days are left for, from the rains or from today', () => {
  expect(namesOf({ crop: withVarieties(ofDays(77)) })).toEqual([]);
  expect(namesOf({ crop: withVarieties(ofDays(76)), today: '2026-06-05' })).toEqual(['Early maize']);
  expect(namesOf({ crop: withVarieties(ofDays(76)), today: '2026-06-06' })).toEqual([]);
});

it('is a class, not a named variety, and any class where none was planned', () => {
  const named = ofDays(76, { key: 'abontem', name: 'Abontem', isNamed: true });
  expect(namesOf({ crop: withVarieties(named) })).toEqual([]);
  expect(namesOf({ crop: withVarieties(ofDays(76)), variety: null })).toEqual(['Early maize']);
});

it('is another season of the crop, by its name', () => {
  // Planted from 30 August, five days after the earliest onset; of 55 days 28 need rain: by 27 September.
  const okra = other('okra', { varieties: [ofDays(55)] });
  expect(possible({ crop: okra, variety: ofDays(55) })).toEqual([
    {
      cropId: 'okra',
      name: 'Okra of the minor season',
      season: 'minor',
      seasonName: 'Minor season',
      variety: null,
      plantBy: '2026-09-27',
    },
  ]);
});

it('is other crops on the same rains, annual ones first, and never the crop itself', () => {
  expect(namesOf({ crops: [CASSAVA, other('okra'), MAIZE] })).toEqual(['Okra', 'Cassava']);
  expect(namesOf({ crops: [other('okra'), CASSAVA, MAIZE] })).toEqual(['Okra', 'Cassava']);
  expect(possible({ crops: [CASSAVA] })).toMatchObject([{ cropId: 'cassava', variety: null, plantBy: '2026-06-27' }]);
});

it('is six other crops at most', () => {
  const crops = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((cropId) => other(cropId));
  expect(namesOf({ crops })).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
});

it('is no crop that is not usual there, is watered, follows a fixed day or is not planted', () => {
  const fixed = [rainSeason('major', ['transition'], 7, { fixedDay: '06-10' })];
  const watered = [rainSeason('major', ['transition'], 7, { water: 'irrigated' })];
  const elsewhere = [rainSeason('major', ['rain_forest'], 7)];
  const crops = [
    other('rare', { zones: ['rain_forest'] }),
    other('fixed', { seasons: fixed }),
    other('watered', { seasons: watered }),
    other('elsewhere', { seasons: elsewhere }),
    { ...COCOA, seasons: [rainSeason('major', ['transition'], 0)] },
    ONION,
  ];
  expect(namesOf({ crops })).toEqual([]);
  const waitsForNothing = rainSeason('major', ['transition'], 7, { season: 'late', rains: null });
  expect(namesOf({ crop: { ...MAIZE, seasons: [...MAIZE.seasons, waitsForNothing] } })).toEqual([]);
});

it('is named after its season where that has a word of its own', () => {
  const season = (given: Parameters<typeof rainSeason>[3]) => [rainSeason('major', ['transition'], 7, given)];
  expect(
    namesOf({
      crops: [
        other('millet', { seasons: season({ season: 'early', name: 'Early millet' }) }),
        other('sorghum', { seasons: season({ season: 'late', name: 'Late sorghum' }) }),
        other('yam', { seasons: season({ season: 'main', name: 'Main crop' }) }),
      ],
    }),
  ).toEqual(['Late sorghum', 'Yam of the main crop']);
});
