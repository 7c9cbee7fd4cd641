import { describe, expect, it, test } from 'vitest';
import { offeredSeasons, seasonMeant } from './offeredSeasons.ts';
import { EJURA, MAIZE, NAVRONGO, ONION, rainSeason, SORGHUM, WINDOWS } from './testing/crops.ts';
import type { CropRule, Place, Season, SeasonRule } from './types.ts';

const TEMA: Place = { districtId: 'tema', regionId: 'greater_accra', zone: 'coastal_savanna', secondaryZone: null };
const without = (seasons: readonly SeasonRule[]): CropRule => ({ ...MAIZE, zones: [], seasons });

describe('what a place offers', () => {
  it('is each season of its zone whose rains it has, in the order of their words', () => {
    const crop = { ...MAIZE, seasons: [...ONION.seasons, ...MAIZE.seasons.toReversed()] };
    expect(offeredSeasons(crop, EJURA, WINDOWS)).toMatchObject({
      seasons: ['major', 'minor', 'dry'],
      rules: [{ season: 'major' }, { season: 'minor' }, { season: 'dry' }],
      windows: [{ season: 'major' }, { season: 'minor' }],
      zone: 'transition',
      otherZone: false,
      isUsual: true,
      takenFrom: null,
    });
  });

  it('is counted from the rains of its own region and zone', () => {
    const [{ windows: north }, { windows: elsewhere }] = [
      offeredSeasons(MAIZE, NAVRONGO, WINDOWS),
      offeredSeasons(MAIZE, { ...EJURA, regionId: 'upper_east' }, WINDOWS),
    ];
    expect(north.map(({ zone, season }) => `${zone} ${season}`)).toEqual(['sudan_savanna single']);
    expect(elsewhere).toEqual([]);
  });

  it('is that of the other zone of a mixed district where the main one has none', () => {
    expect(offeredSeasons(SORGHUM, NAVRONGO, WINDOWS)).toMatchObject({
      zone: 'guinea_savanna',
      otherZone: true,
      isUsual: true,
      seasons: ['single'],
    });
  });

  it('is that of a zone where the crop is usual before one where it is rare, else of the main zone', () => {
    const seasons = [rainSeason('single', ['sudan_savanna', 'guinea_savanna'], 25)];
    const zoneOf = (zones: readonly string[]) => offeredSeasons({ ...MAIZE, zones, seasons }, NAVRONGO, WINDOWS);
    expect(zoneOf(['guinea_savanna'])).toMatchObject({ zone: 'guinea_savanna', isUsual: true });
    expect(zoneOf(['sudan_savanna', 'guinea_savanna'])).toMatchObject({ zone: 'sudan_savanna', isUsual: true });
    expect(zoneOf([])).toMatchObject({ zone: 'sudan_savanna', isUsual: false });
  });
});

describe('where no season names a zone of the place', () => {
  test.each([
    ['rain_forest', 'deciduous_forest transition coastal_savanna guinea_savanna sudan_savanna'],
    ['deciduous_forest', 'transition rain_forest coastal_savanna guinea_savanna sudan_savanna'],
    ['transition', 'deciduous_forest coastal_savanna guinea_savanna rain_forest sudan_savanna'],
    ['coastal_savanna', 'transition deciduous_forest rain_forest guinea_savanna sudan_savanna'],
    ['guinea_savanna', 'sudan_savanna transition deciduous_forest coastal_savanna rain_forest'],
    ['sudan_savanna', 'guinea_savanna transition deciduous_forest coastal_savanna rain_forest'],
  ])('%s takes the months of the nearest of %s', (zone, nearestFirst) => {
    const nearest = nearestFirst.split(' ');
    for (const at of nearest.keys()) {
      const crop = without(ONION.seasons.map((rule) => ({ ...rule, zones: nearest.slice(at) })));
      expect(offeredSeasons(crop, { ...TEMA, zone }, [])).toMatchObject({
        seasons: ['dry'],
        rules: [{ takenFrom: { season: 'dry', zone: nearest[at] } }],
        isUsual: false,
        takenFrom: nearest[at],
      });
    }
  });

  it('nothing is offered where no zone has any', () => {
    expect(offeredSeasons(without([]), EJURA, WINDOWS)).toMatchObject({ seasons: [], takenFrom: null });
  });

  it('the only rainy season of the north becomes the first of two, by name too', () => {
    const crop = without([rainSeason('single', ['guinea_savanna'], 25)]);
    expect(offeredSeasons(crop, EJURA, WINDOWS).rules).toMatchObject([
      {
        season: 'major',
        rains: 'major',
        name: 'Major season',
        takenFrom: { season: 'single', zone: 'guinea_savanna' },
      },
    ]);
  });

  it('the first of two becomes the only one, and the second is not offered', () => {
    const crop = without([rainSeason('major', ['rain_forest'], 7), rainSeason('minor', ['rain_forest'], 5)]);
    expect(offeredSeasons(crop, NAVRONGO, WINDOWS).rules).toMatchObject([
      { season: 'single', rains: 'single', name: 'Rainy season', takenFrom: { season: 'major', zone: 'rain_forest' } },
    ]);
  });

  it('a season with the same rains here keeps its word and its name', () => {
    const crop = without([rainSeason('minor', ['rain_forest'], 5), rainSeason('major', ['rain_forest'], 7)]);
    expect(offeredSeasons(crop, EJURA, WINDOWS).rules).toMatchObject([
      { season: 'major', name: 'Major season', takenFrom: { season: 'major' } },
      { season: 'minor', name: 'Minor season', takenFrom: { season: 'minor' } },
    ]);
  });

  it('a season with a word of its own, or of a fixed day, keeps it and takes the rains of the place', () => {
    const early = rainSeason('single', ['guinea_savanna'], 0, { season: 'early', name: 'Early millet' });
    const fixed = rainSeason('single', ['guinea_savanna'], 0, { fixedDay: '12-15', name: 'Yam' });
    expect(offeredSeasons(without([early]), EJURA, WINDOWS).rules).toMatchObject([
      { season: 'early', rains: 'major', name: 'Early millet' },
    ]);
    expect(offeredSeasons(without([fixed]), EJURA, WINDOWS).rules).toMatchObject([
      { season: 'single', rains: 'major', name: 'Yam' },
    ]);
  });

  it('a season whose rains nothing here stands for is not offered', () => {
    const crop = without([rainSeason('single', ['guinea_savanna'], 25), rainSeason('major', ['rain_forest'], 7)]);
    expect(offeredSeasons(crop, TEMA, WINDOWS)).toMatchObject({ seasons: [], takenFrom: null });
  });
});

test.each([
  ['major', 'single main late early dry'],
  ['single', 'main late early dry'],
  ['main', 'major single'],
  ['minor', 'light irrigated'],
  ['light', 'minor'],
  ['early', 'single major'],
  ['late', 'single major'],
  ['dry', 'residual'],
  ['irrigated', 'dry'],
  ['residual', 'dry'],
] as const)('"%s" means itself, else the first there is of %s', (wanted, alike) => {
  const offer = (seasons: readonly string[]) => ({
    ...offeredSeasons(MAIZE, EJURA, WINDOWS),
    seasons: seasons as readonly Season[],
  });
  const others = alike.split(' ');
  expect(seasonMeant(offer([...others, wanted]), wanted)).toBe(wanted);
  for (const at of others.keys()) expect(seasonMeant(offer(others.slice(at).toReversed()), wanted)).toBe(others[at]);
  expect(seasonMeant(offer([]), wanted)).toBeNull();
});
