import { expect, it } from 'vitest';
import { dayNumber, dayText } from '../dates/day.ts';
import { chooseSeason } from './chooseSeason.ts';
import { offeredSeasons } from './offeredSeasons.ts';
import { planActivities } from './planActivities.ts';
import { cropNamed, placeNamed, readReferenceData } from './testing/referenceData.ts';
import type { CropRule, Place, Plan, Season } from './types.ts';
import { sayAll } from './sentences/say.ts';
import { MAIZE, rainSeason } from './testing/crops.ts';
import { harvestOfPlanting, usualVariety } from './varieties.ts';

const data = readReferenceData();

/** One district for every region and pair of zones. */
const places = [
  ...new Map(data.places.map((place) => [`${place.regionId} ${place.zone} ${place.secondaryZone}`, place])).values(),
];

function planOf(
  crop: CropRule,
  place: Place,
  season: Season,
  variety: string | null = null,
  today = '2026-01-15',
): Plan {
  const offer = offeredSeasons(crop, place, data.windows);
  const chosen = chooseSeason(crop, offer, [], today, { week: null, season, variety });
  if (chosen === null) throw new Error(`${crop.cropId} has no ${season} season in ${place.districtId}`);
  const { otherZone, zone } = offer;
  const facts = { crop, ...chosen, week: null, otherZone, zone, rareEvidence: null, climate: null };
  const answer = planActivities(facts);
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.plan;
}

it('where the rains are short, an early variety is planned, not a longer one with the advice to change it', () => {
  const advised = new Set<string>();
  for (const crop of data.crops) {
    for (const place of places) {
      const offer = offeredSeasons(crop, place, data.windows);
      if (!offer.isUsual || offer.takenFrom !== null) continue;
      for (const { season } of offer.rules) {
        for (const { kind, said } of planOf(crop, place, season).warnings)
          if (kind === 'seasonTooShort' && sayAll(said).includes('Choose an early variety'))
            advised.add(`${crop.cropId} ${season} ${offer.zone}: ${sayAll(said)}`);
      }
    }
  }
  expect([...advised]).toEqual([]);
});

it('sorghum that ripens after the second rains is counted to their end', () => {
  const sorghum = planOf(cropNamed(data, 'sorghum'), placeNamed(data, 'Ejura Sekyedumase Municipal'), 'major');
  // Sown from 5 June (75 days after 22 March), not ripe before 20 October; the second rains end about 25 October.
  expect(sorghum.activities.find(({ code }) => code === 'PL')?.start).toBe('2026-06-05');
  expect(sorghum.onset?.cessation.typical).toBe('2026-10-25');
  expect(sorghum.warnings.map(({ kind }) => kind)).not.toContain('seasonTooShort');
  // Maize of the major season still needs the first rains alone.
  const maize = planOf(cropNamed(data, 'maize'), placeNamed(data, 'Ejura Sekyedumase Municipal'), 'major');
  expect(maize.onset?.cessation.typical).toBe('2026-07-25');
});

it.each([
  ['Tamale Metropolitan', 'single'],
  ['Ejura Sekyedumase Municipal', 'major'],
  ['Kumasi Metropolitan', 'major'],
] as const)('yam in %s is weeded and fed in the rains, not in the dry months it is planted in', (district, season) => {
  const place = placeNamed(data, district);
  const rains = data.windows.find(
    ({ regionId, zone, season: each }) => regionId === place.regionId && zone === place.zone && each === season,
  );
  for (const variety of cropNamed(data, 'yam').varieties) {
    const { activities } = planOf(cropNamed(data, 'yam'), place, season, variety.key);
    for (const { code, start } of activities.filter((each) => ['W1', 'BF', 'PS', 'W2'].includes(each.code)))
      expect(start.slice(5) > (rains?.onset.typical ?? '99'), `${variety.key} ${code} ${start}`).toBe(true);
    expect(activities.find(({ code }) => code === 'PL')?.start.slice(5)).toBe('12-15');
  }
});

it('tells a farmer of the minor season where the major one still stands on the field', () => {
  const [warned, clear] = [new Set<string>(), new Set<string>()];
  for (const crop of data.crops) {
    for (const place of places) {
      const offer = offeredSeasons(crop, place, data.windows);
      if (!offer.seasons.includes('minor') || !offer.seasons.includes('major')) continue;
      const [major, minor] = (['major', 'minor'] as const).map((season) =>
        planOf(crop, place, season, null, '2026-03-01'),
      );
      const lastHarvest =
        major.activities
          .filter(({ code }) => code === 'HV')
          .map(({ end }) => end)
          .toSorted()
          .at(-1) ?? '';
      const begins = minor.activities.find(({ code }) => code === 'LP')?.start ?? '';
      const isWarned = minor.warnings.some(({ kind }) => kind === 'majorStillStands');
      expect(isWarned, `${crop.cropId} ${place.districtId} ${lastHarvest} ${begins}`).toBe(lastHarvest >= begins);
      (isWarned ? warned : clear).add(crop.cropId);
    }
  }
  const ejura = planOf(
    cropNamed(data, 'rice'),
    placeNamed(data, 'Ejura Sekyedumase Municipal'),
    'minor',
    null,
    '2026-03-01',
  );
  expect(sayAll(ejura.warnings.find(({ kind }) => kind === 'majorStillStands')?.said ?? [])).toMatch(
    /^If you grow rice of \d+–\d+ days in the major season as well: planted until \d+ \w+ 2026 \(reckoned from the usual onset in the table, about 22 Mar\), its harvest lasts until about \d+ \w+ 2026, and land for this season is prepared from \d+ \w+ 2026\. Use another field then/,
  );
  // Rice of 120 days, planted in May, is harvested while minor rice is planted; okra of 56 days is off the field by then.
  expect([...warned]).toContain('rice');
  expect([...clear]).toContain('okra');
});

it('tomato, onion and watermelon stand in Bawku from the water that the flood leaves, not only under irrigation', () => {
  const bawku = placeNamed(data, 'Bawku Municipal');
  for (const [cropId, from] of [
    ['tomato', '11-01'],
    ['onion', '11-01'],
    ['watermelon', '10-10'],
  ] as const) {
    const plan = planOf(cropNamed(data, cropId), bawku, 'residual', null, '2026-10-01');
    expect(plan).toMatchObject({ season: 'residual', water: 'residual', plantFrom: `2026-${from}` });
    expect(plan.activities.map(({ code }) => code)).not.toContain('IR');
    expect(plan.warnings.map(({ said }) => sayAll(said)).join(' ')).toContain('water left in the soil after the rains');
    expect(planOf(cropNamed(data, cropId), bawku, 'dry', null, '2026-10-01').water).toBe('irrigated');
  }
});

it('a harvest that may not begin before a day waits for the first such day after planting', () => {
  const [variety] = MAIZE.varieties;
  if (variety === undefined) throw new Error('Maize has no variety');
  // 77 days after 1 November is 17 January.
  const planted = (harvestNotBefore: string | null) =>
    dayText(harvestOfPlanting(dayNumber('2026-11-01'), rainSeason('minor', [], 0, { harvestNotBefore }), variety));
  expect([null, '01-10', '02-20', '11-01', '10-31'].map(planted)).toEqual([
    '2027-01-17',
    '2027-01-17',
    '2027-02-20',
    '2027-01-17',
    '2027-10-31',
  ]);
});

it('the usual variety is the one of the season, else of the usual class, else the first there is', () => {
  const usual = (named: string | null) => usualVariety(MAIZE, rainSeason('major', [], 7, { usualVariety: named }))?.key;
  expect([usual('late'), usual(null), usual('unknown')]).toEqual(['late', 'medium', 'medium']);
  const without = { ...MAIZE, varieties: MAIZE.varieties.filter(({ key }) => key !== 'medium') };
  expect(usualVariety(without, rainSeason('major', [], 7))?.key).toBe('early');
  expect(usualVariety({ ...MAIZE, varieties: [] }, rainSeason('major', [], 7))).toBeNull();
});
