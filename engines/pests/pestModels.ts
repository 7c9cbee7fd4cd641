/** How favourable a month is for a pest. */
export type PestLevel = 'none' | 'moderate' | 'high';

/** Monthly normals of a place. A missing figure is null. */
export interface MonthNormals {
  readonly rainMm: number | null;
  readonly rainDays: number | null;
  readonly tmaxC: number | null;
  readonly tminC: number | null;
  readonly rhPct: number | null;
}

/**
 * Weather as the rules read it: daily means, and sums over the windows the rules use. Of a typical month by the
 * normals, or of the days there have been.
 */
export interface TypicalMonth {
  readonly meanC: number;
  readonly minC: number;
  readonly rhPct: number;
  /** Rain of so many days, mm. */
  readonly rain: (days: number) => number;
  /** Days with 1 mm or more in so many days, whole days. */
  readonly wetDays: (days: number) => number;
  /** Usual length of a dry run between rain days, or the dry days up to now. */
  readonly dryRun: number;
  /** Rain of a day with rain, mm. */
  readonly rainOfWetDay: number;
}

/** One weather rule applied to a typical month. */
export interface PestModel {
  /** Days after planting in which it can strike; null: whenever the weather suits. */
  readonly phases: readonly (readonly [from: number, to: number])[] | null;
  /** Zones it occurs in; null: all. */
  readonly zones: readonly string[] | null;
  /** Months it occurs in (1–12); null: all. */
  readonly months: readonly [from: number, to: number] | null;
  /** Days of weather up to a day that the rule needs to judge it. */
  readonly looksBackDays: number;
  /** Of how many of them temperature and humidity are means. */
  readonly meanDays: number;
  readonly level: (month: TypicalMonth) => PestLevel;
  /** Where one phase is worse than another: the level by days after planting, instead of weather. */
  readonly levelByPhase?: readonly PestLevel[];
}

/**
 * The rules of pestModels.json, for daily weather and for a typical month of the normals (decision 84). Thresholds are
 * the file's; "typical" means that rain is spread evenly over the month, so sums and counts scale with its days.
 */
export const PEST_MODELS: Readonly<Record<string, PestModel>> = {
  // Du Plessis et al. 2020: 24–32 °C; with a dry spell of 5 days, high. Heavy rain washes young larvae out.
  faw_degree_days: {
    phases: [[7, 55]],
    zones: null,
    months: null,
    looksBackDays: 14,
    meanDays: 7,
    level: ({ meanC, dryRun, rainOfWetDay }) => {
      if (meanC < 24 || meanC > 32) return 'none';
      const level: PestLevel = dryRun >= 5 ? 'high' : 'moderate';
      return rainOfWetDay > 30 ? stepDown(level) : level;
    },
  },
  // Hyre's rain-favourable day (BLITECAST): 5-day mean ≤ 25.5 °C, minimum ≥ 7.2 °C, 10-day rain ≥ 30 mm.
  // Within 1 °C above the limit about half the days are cooler: moderate.
  blitecast: {
    phases: null,
    zones: null,
    months: null,
    looksBackDays: 10,
    meanDays: 5,
    level: ({ meanC, minC, rain }) => {
      if (minC < 7.2 || rain(10) < 30 || meanC > 26.5) return 'none';
      return meanC <= 25.5 ? 'high' : 'moderate';
    },
  },
  // RKMP: night 20–26 °C and humid for 7 days; stand-ins of the file: mean RH ≥ 85 %, or days with rain.
  rice_blast_rkmp: {
    phases: [[10, 25], [30, 55], [75, 100]],
    zones: null,
    months: null,
    looksBackDays: 7,
    meanDays: 7,
    level: ({ minC, rhPct, wetDays }) => {
      if (minC < 20 || minC > 26) return 'none';
      if (rhPct >= 85 || wetDays(7) >= 7) return 'high';
      return wetDays(7) >= 3 ? 'moderate' : 'none';
    },
  },
  // 14 days before symptoms: rain 40 / 80 mm, wet days 6 / 9; above 120 mm high whatever the days. May to November.
  black_pod_rain_index: {
    phases: null,
    zones: null,
    months: [5, 11],
    looksBackDays: 14,
    meanDays: 7,
    level: ({ rain, wetDays }) => {
      if (rain(14) > 120 || (rain(14) >= 80 && wetDays(14) >= 9)) return 'high';
      return rain(14) >= 40 || wetDays(14) >= 6 ? 'moderate' : 'none';
    },
  },
  wet_leaf_index: {
    phases: null,
    zones: null,
    months: null,
    looksBackDays: 7,
    meanDays: 7,
    level: ({ meanC, wetDays }) => {
      if (meanC < 20 || meanC > 29) return 'none';
      return byMarks(wetDays(7), 4, 6);
    },
  },
  dry_aphid_index: {
    phases: null,
    zones: null,
    months: null,
    looksBackDays: 14,
    meanDays: 14,
    level: ({ meanC, rain }) => (meanC < 24 || meanC > 32 ? 'none' : byDryness(rain(14), 20, 8)),
  },
  whitefly_index: {
    phases: null,
    zones: null,
    months: null,
    looksBackDays: 14,
    meanDays: 14,
    level: ({ meanC, rain }) => (meanC < 26 ? 'none' : byDryness(rain(14), 30, 10)),
  },
  striga_index: {
    phases: [[0, 29]],
    zones: ['guinea_savanna', 'sudan_savanna'],
    months: null,
    looksBackDays: 30,
    meanDays: 7,
    level: ({ rain }) => byDryness(rain(30), 100, 70),
  },
  cowpea_stage_index: {
    phases: [[25, 34], [35, 55]],
    zones: null,
    months: null,
    looksBackDays: 1,
    meanDays: 1,
    level: () => 'high',
    levelByPhase: ['moderate', 'high'],
  },
  dry_crack_index: {
    phases: [[70, 130]],
    zones: null,
    months: null,
    looksBackDays: 14,
    meanDays: 7,
    level: ({ rain }) => byDryness(rain(14), 25, 10),
  },
};

function byMarks(value: number, moderate: number, high: number): PestLevel {
  if (value >= high) return 'high';
  return value >= moderate ? 'moderate' : 'none';
}

function byDryness(rain: number, moderate: number, high: number): PestLevel {
  if (rain < high) return 'high';
  return rain < moderate ? 'moderate' : 'none';
}

function stepDown(level: PestLevel): PestLevel {
  return level === 'high' ? 'moderate' : 'none';
}
