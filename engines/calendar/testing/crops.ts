import type { ActivityRule, CropRule, OnsetWindow, Place } from '../types.ts';

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
];

const ANNUAL = {
  calendarType: 'annual',
  anchor: 'rain_onset',
  anchorMonthDay: null,
  zones: ['transition', 'sudan_savanna'],
  earlyDays: { min: 75, max: 90 },
} as const;

/** Maize, with a few of its activities. */
export const MAIZE: CropRule = {
  ...ANNUAL,
  cropId: 'maize',
  name: 'Maize',
  plantingOffsets: { major: 7, minor: 5, single: 25 },
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
  plantingOffsets: { major: 21, minor: null, single: 35 },
  ripeningShare: 0.24,
  activities: [rule(1, 'PL', 'Planting', 'rain_onset', 21, 10, []), rule(2, 'HV', 'Harvesting', 'planting', 110, 21, [])],
};

/** Cassava stands for more than a year. */
export const CASSAVA: CropRule = {
  ...ANNUAL,
  cropId: 'cassava',
  name: 'Cassava',
  calendarType: 'long_cycle',
  earlyDays: null,
  plantingOffsets: { major: 21, minor: null, single: 40 },
  ripeningShare: 0.29,
  activities: [
    rule(1, 'LP', 'Land preparation', 'planting', -30, 21, []),
    rule(2, 'PL', 'Planting', 'rain_onset', 21, 21, []),
    rule(3, 'HV', 'Harvesting', 'planting', 330, 60, []),
  ],
};

/** Onion is transplanted on 1 November, whatever the rains do. */
export const ONION: CropRule = {
  ...ANNUAL,
  cropId: 'onion',
  name: 'Onion',
  anchor: 'calendar_date',
  anchorMonthDay: '11-01',
  plantingOffsets: { major: null, minor: null, single: null },
  ripeningShare: 0.27,
  activities: [
    rule(1, 'NU', 'Nursery', 'calendar_date', -45, 45, []),
    rule(2, 'PL', 'Planting', 'calendar_date', 0, 14, []),
    rule(3, 'HV', 'Harvesting', 'planting', 105, 21, ['harvest_rain']),
  ],
};

/** A bearing cocoa farm: nothing is planted. */
export const COCOA: CropRule = {
  ...ANNUAL,
  cropId: 'cocoa',
  name: 'Cocoa',
  calendarType: 'perennial',
  plantingOffsets: { major: 45, minor: null, single: null },
  ripeningShare: 0.25,
  activities: [
    rule(1, 'W1', 'First weeding', 'rain_onset', 15, 30, []),
    rule(2, 'PS', 'Pest scouting and control', 'rain_onset', 75, 120, ['black_pod']),
    rule(3, 'PS', 'Mirid pest control', 'rain_onset', 150, 120, ['mirids']),
    rule(4, 'HV', 'Harvesting', 'rain_onset', 185, 120, []),
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
  return { ruleId, code, name, colourKeyword: 'site', anchor, startOffsetDays, durationDays, risks };
}
