import type { ActivityRule, CropRule, OnsetWindow, Place, RainSeason, SeasonRule, VarietyRule } from '../types.ts';

/** Ejura: the transition zone of Ashanti, two seasons. */
export const EJURA: Place = { districtId: 'ejura', regionId: 'ashanti', zone: 'transition', secondaryZone: null };
/** Kassena Nankana: one season; a mixed district. */
export const NAVRONGO: Place = {
  districtId: 'kassena_nankana',
  regionId: 'upper_east',
  zone: 'sudan_savanna',
  secondaryZone: 'guinea_savanna',
};

export const WINDOWS: readonly OnsetWindow[] = [
  {
    regionId: 'ashanti',
    zone: 'transition',
    season: 'minor',
    onset: { earliest: '08-25', typical: '09-05', latest: '09-20' },
    cessation: { earliest: '10-11', typical: '10-25', latest: '11-10' },
  },
  {
    regionId: 'ashanti',
    zone: 'transition',
    season: 'major',
    onset: { earliest: '03-11', typical: '03-22', latest: '04-20' },
    cessation: { earliest: '07-10', typical: '07-25', latest: '08-10' },
  },
  {
    regionId: 'upper_east',
    zone: 'sudan_savanna',
    season: 'single',
    onset: { earliest: '05-01', typical: '05-15', latest: '05-30' },
    cessation: { earliest: '09-21', typical: '10-05', latest: '10-15' },
  },
  {
    regionId: 'upper_east',
    zone: 'guinea_savanna',
    season: 'single',
    onset: { earliest: '04-25', typical: '05-10', latest: '05-28' },
    cessation: { earliest: '09-25', typical: '10-08', latest: '10-20' },
  },
];

/** A rain-fed season in one line: planted `after` days from the onset, for ten days after the latest. */
export function rainSeason(
  season: RainSeason,
  zones: readonly string[],
  after: number,
  changes: Partial<SeasonRule> = {},
): SeasonRule {
  return {
    season,
    area: 'all',
    name: `${season === 'single' ? 'Rainy' : season === 'major' ? 'Major' : 'Minor'} season`,
    zones,
    water: 'rainfed',
    rains: season,
    fixedDay: null,
    plantAfterDays: after,
    plantingDays: 10,
    usualVariety: null,
    harvestNotBefore: null,
    ...changes,
  };
}

const TWO_ZONES = ['transition', 'sudan_savanna'];

function classOf(maturityClass: VarietyRule['maturityClass'], daysMin: number, daysMax: number): VarietyRule {
  return {
    key: maturityClass,
    name: `${maturityClass} varieties`,
    maturityClass,
    isNamed: false,
    daysMin,
    daysMax,
    harvestNotBefore: null,
  };
}

const ANNUAL = { calendarType: 'annual', zones: TWO_ZONES, usualClass: 'medium' } as const;

/** Maize of 85 days, with a few of its activities; its late varieties take 120 days. */
export const MAIZE: CropRule = {
  ...ANNUAL,
  cropId: 'maize',
  name: 'Maize',
  seasons: [rainSeason('major', TWO_ZONES, 7), rainSeason('minor', TWO_ZONES, 5), rainSeason('single', TWO_ZONES, 25)],
  varieties: [classOf('early', 75, 79), classOf('medium', 80, 90), classOf('late', 115, 125)],
  writtenForDays: 85,
  ripeningShare: 0.24,
  activities: [
    rule(1, 'LP', 'Land preparation', 'rain_onset', -30, 21, ['late_onset']),
    rule(2, 'RO', 'Rainonset', 'rain_onset', 0, 7, ['false_start']),
    rule(3, 'PL', 'Planting', 'rain_onset', 7, 10, ['false_start', 'dry_spell']),
    rule(4, 'BF', 'Basal fertilizer application', 'planting', 7, 7, ['flood']),
    rule(5, 'HV', 'Harvesting', 'planting', 85, 14, ['harvest_rain', 'early_cessation']),
    rule(6, 'DS', 'Drying and storage', 'planting', 95, 21, []),
  ],
};

/** Sorghum is not grown in the minor season. */
export const SORGHUM: CropRule = {
  ...ANNUAL,
  cropId: 'sorghum',
  name: 'Sorghum',
  zones: ['guinea_savanna'],
  seasons: [rainSeason('single', ['guinea_savanna'], 35)],
  varieties: [classOf('medium', 105, 115)],
  writtenForDays: 110,
  ripeningShare: 0.24,
  activities: [
    rule(1, 'PL', 'Planting', 'rain_onset', 21, 10, []),
    rule(2, 'HV', 'Harvesting', 'planting', 110, 21, []),
  ],
};

/** Cassava stands for more than a year. */
export const CASSAVA: CropRule = {
  ...ANNUAL,
  cropId: 'cassava',
  name: 'Cassava',
  calendarType: 'long_cycle',
  seasons: [
    rainSeason('major', TWO_ZONES, 21, { plantingDays: 21 }),
    rainSeason('single', TWO_ZONES, 40, { plantingDays: 21 }),
  ],
  varieties: [classOf('medium', 320, 340)],
  writtenForDays: 330,
  ripeningShare: 0.29,
  activities: [
    rule(1, 'LP', 'Land preparation', 'planting', -30, 21, []),
    rule(2, 'PL', 'Planting', 'rain_onset', 21, 21, []),
    rule(3, 'HV', 'Harvesting', 'planting', 330, 60, []),
  ],
};

const FIXED = { area: 'all', rains: null, plantAfterDays: 0, usualVariety: null, harvestNotBefore: null } as const;

/** Onion is transplanted from 1 November under irrigation, whatever the rains do. */
export const ONION: CropRule = {
  ...ANNUAL,
  cropId: 'onion',
  name: 'Onion',
  seasons: [
    {
      ...FIXED,
      season: 'dry',
      name: 'Irrigated dry season',
      zones: TWO_ZONES,
      water: 'irrigated',
      fixedDay: '11-01',
      plantingDays: 14,
    },
  ],
  varieties: [classOf('medium', 100, 110)],
  writtenForDays: 105,
  ripeningShare: 0.27,
  activities: [
    rule(1, 'NU', 'Nursery', 'planting', -45, 45, []),
    rule(2, 'PL', 'Planting', 'planting', 0, 14, []),
    rule(3, 'HV', 'Harvesting', 'planting', 105, 21, ['harvest_rain']),
  ],
};

/** A bearing cocoa farm: nothing is planted. Its year begins on 1 February. */
export const COCOA: CropRule = {
  ...ANNUAL,
  cropId: 'cocoa',
  name: 'Cocoa',
  calendarType: 'perennial',
  seasons: [
    {
      ...FIXED,
      season: 'main',
      name: 'Main crop',
      zones: TWO_ZONES,
      water: 'rainfed',
      fixedDay: '02-01',
      plantingDays: 1,
    },
  ],
  varieties: [],
  writtenForDays: null,
  ripeningShare: 0.25,
  activities: [
    rule(1, 'W1', 'First weeding', 'calendar_date', 58, 30, []),
    rule(2, 'PS', 'Pest scouting and control', 'calendar_date', 119, 120, ['black_pod']),
    rule(3, 'PS', 'Mirid pest control', 'calendar_date', 181, 120, ['mirids']),
    rule(4, 'HV', 'Harvesting', 'calendar_date', 242, 123, []),
  ],
};

/** An activity rule in one line. */
export function rule(
  ruleId: number,
  code: string,
  name: string,
  anchor: ActivityRule['anchor'],
  startOffsetDays: number,
  durationDays: number,
  risks: readonly string[],
): ActivityRule {
  return { ruleId, code, name, colourKeyword: 'site', seasons: [], anchor, startOffsetDays, durationDays, risks };
}
