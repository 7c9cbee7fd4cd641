/** How favourable a day or a month is for a pest. */
export type PestLevel = 'none' | 'moderate' | 'high';

/** How widespread a pest is in a zone. */
export const prevalences = ['absent', 'present', 'widespread'] as const;
export type Prevalence = (typeof prevalences)[number];

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

/** What a rule reads of a place beside its weather. */
export interface PestSetting {
  /** Generations of the pest since the first rains of the year, up to the day; null for rules that count none. */
  readonly generations: number | null;
  /** How widespread the pest is in the zone; null where nobody knows. */
  readonly prevalence: Prevalence | null;
  /** Whether a legume stood on the field before. */
  readonly afterLegume: boolean;
}

/** What goes into a rule; without one of them it says nothing. */
export type PestInput = 'weather' | 'generations' | 'prevalence' | 'planting';

/** One rule. */
export interface PestModel {
  readonly reads: readonly PestInput[];
  /** Days after planting in which it can strike; null: as long as the crop is in the field. */
  readonly phases: readonly (readonly [from: number, to: number])[] | null;
  /** Months it occurs in (1–12); null: all. */
  readonly months: readonly [from: number, to: number] | null;
  /** Days of weather up to a day that the rule needs to judge it. */
  readonly looksBackDays: number;
  /** Of how many of them temperature and humidity are means. */
  readonly meanDays: number;
  readonly level: (weather: TypicalMonth, setting: PestSetting) => PestLevel;
  /** Where one phase is worse than another: the level by days after planting, instead of weather. */
  readonly levelByPhase?: readonly PestLevel[];
}

/**
 * Development of fall armyworm from egg to adult: lower threshold in °C, degree-days of one generation, and the mean
 * above which it no longer thrives. Source: Du Plessis, Schlemmer & Van den Berg 2020, Insects 11(4):228; the upper
 * limit is set here.
 */
export const ARMYWORM = { baseC: 12.57, degreeDays: 391.6, upperC: 35 } as const;

/**
 * The rules of pestModels.json, for daily weather and for a typical month of the normals (decision 84). Thresholds are
 * the file's; "typical" means that rain is spread evenly over the month, so sums and counts scale with its days.
 */
export const PEST_MODELS: Readonly<Record<string, PestModel>> = {
  // Moderate while the first generations build up; high from the third on, or in a dry spell of 5 days. Heavy rain
  // washes young larvae out.
  faw_degree_days: {
    reads: ['weather', 'generations', 'planting'],
    phases: [[7, 55]],
    months: null,
    looksBackDays: 14,
    meanDays: 7,
    level: ({ meanC, dryRun, rainOfWetDay }, { generations }) => {
      if (meanC <= ARMYWORM.baseC || meanC > ARMYWORM.upperC) return 'none';
      const level: PestLevel = (generations ?? 0) >= 2 || dryRun >= 5 ? 'high' : 'moderate';
      return rainOfWetDay > 30 ? stepDown(level) : level;
    },
  },
  // Hyre's rain-favourable day (BLITECAST): 5-day mean ≤ 25.5 °C, minimum ≥ 7.2 °C, 10-day rain ≥ 30 mm.
  // Within 1 °C above the limit about half the days are cooler: moderate.
  blitecast: {
    reads: ['weather'],
    phases: null,
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
    reads: ['weather', 'planting'],
    phases: [
      [10, 25],
      [30, 55],
      [75, 100],
    ],
    months: null,
    looksBackDays: 7,
    meanDays: 7,
    level: ({ minC, rhPct, wetDays }) => {
      if (minC < 20 || minC > 26) return 'none';
      if (rhPct >= 85 || wetDays(7) >= 7) return 'high';
      return wetDays(7) >= 3 ? 'moderate' : 'none';
    },
  },
  // Cool and wet: it spreads on pods that stay wet, most from June to October. Two weeks back, because symptoms follow
  // rain within 15 days (Assande et al. 2025); the classes are general knowledge.
  black_pod_rain_index: {
    reads: ['weather'],
    phases: null,
    months: [5, 11],
    looksBackDays: 14,
    meanDays: 14,
    level: ({ meanC, rhPct, wetDays }) => {
      if (meanC > 27.5 || rhPct < 78 || wetDays(14) < 4) return 'none';
      return meanC <= 26 && rhPct >= 82 && wetDays(14) >= 5 ? 'high' : 'moderate';
    },
  },
  wet_leaf_index: {
    reads: ['weather'],
    phases: null,
    months: null,
    looksBackDays: 7,
    meanDays: 7,
    level: ({ meanC, wetDays }) => {
      if (meanC < 20 || meanC > 29) return 'none';
      return byMarks(wetDays(7), 4, 6);
    },
  },
  dry_aphid_index: {
    reads: ['weather'],
    phases: null,
    months: null,
    looksBackDays: 14,
    meanDays: 14,
    level: ({ meanC, rain }) => (meanC < 24 || meanC > 32 ? 'none' : byDryness(rain(14), 20, 8)),
  },
  whitefly_index: {
    reads: ['weather'],
    phases: null,
    months: null,
    looksBackDays: 14,
    meanDays: 14,
    level: ({ meanC, rain }) => (meanC < 26 ? 'none' : byDryness(rain(14), 30, 10)),
  },
  // The seed is in the soil or it is not: how widespread it is decides, and whether a legume made it sprout in vain.
  striga_index: {
    reads: ['prevalence', 'planting'],
    phases: [[28, 90]],
    months: null,
    looksBackDays: 1,
    meanDays: 1,
    level: (_, { prevalence, afterLegume }) => {
      const level = prevalence === 'widespread' ? 'high' : prevalence === 'present' ? 'moderate' : 'none';
      return afterLegume ? stepDown(level) : level;
    },
  },
  cowpea_stage_index: {
    reads: ['planting'],
    phases: [
      [25, 34],
      [35, 55],
    ],
    months: null,
    looksBackDays: 1,
    meanDays: 1,
    level: () => 'high',
    levelByPhase: ['moderate', 'high'],
  },
  dry_crack_index: {
    reads: ['weather', 'planting'],
    phases: [[70, 130]],
    months: null,
    looksBackDays: 14,
    meanDays: 7,
    level: ({ rain }) => byDryness(rain(14), 25, 10),
  },
};

/** The rule of that key; undefined when there is none. */
export function pestModel(modelId: string): PestModel | undefined {
  return Object.hasOwn(PEST_MODELS, modelId) ? PEST_MODELS[modelId] : undefined;
}

/** Degree-days of fall armyworm on a day of that mean temperature, °C. */
export function armywormDegreeDays(meanC: number): number {
  return Math.max(0, Math.min(meanC, ARMYWORM.upperC) - ARMYWORM.baseC);
}

const RANK: Readonly<Record<PestLevel, number>> = { none: 0, moderate: 1, high: 2 };

export function worse(a: PestLevel, b: PestLevel): PestLevel {
  return RANK[b] > RANK[a] ? b : a;
}

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
