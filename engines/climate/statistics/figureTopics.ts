import { cropChance, cropRain, cropYear } from '../crops/cropTable.ts';
import {
  averageDegreeDays,
  clippedDegreeDays,
  dayReaching,
  degreeDaySums,
  sineDegreeDays,
} from '../crops/degreeDays.ts';
import { dayRuns, drySpellRisk } from '../extremes/drySpellRisk.ts';
import { type BasePeriod, rainIndices } from '../extremes/etccdi.ts';
import { harmonicFit, transitionsByDay, transitionsByMonth, wetChances } from '../extremes/markov.ts';
import { NORMAL_PERIODS, NORMAL_QUANTILES, normalPeriods, rainNormal } from './normals.ts';
import { decimal, figureRow, fixed, plain, type TakeRow, WHOLE } from '../figureRows.ts';
import { answerOf, type Ground, type SeasonDays } from './seasonTopics.ts';
import { entryOf, MISSING, yearSpan, yearsOf } from '../series.ts';
import { monthlyTotals, standardizedRain } from '../extremes/spi.ts';
import { drySpellOfWindow, rainTotal, seasonWindows, wetDayCount, WHOLE_YEAR, windowSpan } from './totals.ts';

const WET_DAYS = [
  { id: '085', from: 85 },
  { id: '1', from: 100 },
] as const;

/** Totals, rain days, the wettest day and the longest dry spell of the seasons of the calendar. */
export function takeWindows({ series, zone, spellsFromZero }: Ground, take: TakeRow): void {
  for (const window of [...seasonWindows(zone), WHOLE_YEAR]) {
    for (const year of yearsOf(series)) {
      const key = String(year);
      const [from, to] = windowSpan(series, year, window);
      const total = rainTotal(series, from, to);
      take(figureRow(key, `TOTRAIN-${window.id}`, total && total.rain / 100, decimal(2)));
      take(figureRow(key, `MAX1DAY-${window.id}`, total && total.most / 100, decimal(2)));
      for (const wet of WET_DAYS) {
        take(figureRow(key, `RAINDAYS-${wet.id}-${window.id}`, wetDayCount(series, wet.from, from, to), WHOLE));
        if (window === WHOLE_YEAR) continue;
        const spells = spellsFromZero(wet.from);
        take(figureRow(key, `LDSRUN-${wet.id}-${window.id}`, drySpellOfWindow(series, spells, from, to, true), WHOLE));
        take(figureRow(key, `LDSIN-${wet.id}-${window.id}`, drySpellOfWindow(series, spells, from, to, false), WHOLE));
      }
    }
  }
}

/** Share of years with a dry spell after each day of the year. */
export function takeDrySpellRisk({ series }: Ground, take: TakeRow): void {
  for (const wet of WET_DAYS) {
    const runs = dayRuns(series, wet.from);
    for (const days of [7, 10, 15]) {
      for (const kind of ['IN30', 'BEGIN30'] as const) {
        const counts = drySpellRisk(series, wet.from, kind, days, runs);
        const definition = `DSR-${kind}-${wet.id}-${days}`;
        for (let doy = 1; doy <= 366; doy += 1) {
          const { hits, years } = counts[doy] ?? { hits: 0, years: 0 };
          take(figureRow(String(doy), definition, years === 0 ? null : hits / years, decimal(6)));
        }
      }
    }
  }
}

const AFTER = [
  ['dry', 'DRY'],
  ['wet', 'WET'],
] as const;

/** The Markov chain of wet and dry days: counts by day, chances by month, harmonics of the year. */
export function takeMarkov({ series }: Ground, take: TakeRow): void {
  for (const wet of WET_DAYS) {
    const name = `MARKOV1-${wet.id}`;
    const byDay = transitionsByDay(series, wet.from);
    transitionsByMonth(byDay)
      .slice(1)
      .forEach((count, at) => {
        const key = `M${String(at + 1).padStart(2, '0')}`;
        const { afterDry, afterWet } = wetChances(count);
        take(figureRow(key, `${name}-WET-AFTER-DRY`, afterDry, decimal(6)));
        take(figureRow(key, `${name}-WET-AFTER-WET`, afterWet, decimal(6)));
      });
    for (let doy = 1; doy <= 366; doy += 1) {
      const { n00, n01, n10, n11 } = byDay[doy] ?? { n00: 0, n01: 0, n10: 0, n11: 0 };
      const key = String(doy);
      take(figureRow(key, `${name}-N00`, n00, WHOLE));
      take(figureRow(key, `${name}-N01`, n01, WHOLE));
      take(figureRow(key, `${name}-N10`, n10, WHOLE));
      take(figureRow(key, `${name}-N11`, n11, WHOLE));
    }
    for (const [after, id] of AFTER) {
      const fit = harmonicFit(byDay, after);
      ['B0', 'C1', 'S1', 'C2', 'S2', 'C3', 'S3'].forEach((term, at) => {
        const value = fit?.coefficients[at] ?? null;
        take(figureRow('HARM3', `MARKOV1-HARM3-${wet.id}-AFTER-${id}-${term}`, value, fixed(6)));
      });
    }
  }
}

const PLANTING_DAYS = { south: [61, 75, 92, 106, 122], north: [122, 136, 153, 167, 183, 197] } as const;
const CROP_LENGTHS = [75, 90, 105, 120];
const CROP_NEEDS = [250, 300, 350, 400, 450, 500, 550, 600];

/** The crop table: share of years in which a crop would have come through, and the rain it had each year. */
export function takeCrops({ series, zone }: Ground, starts: SeasonDays, ends: SeasonDays, take: TakeRow): void {
  const endId = zone === 'south' ? 'EORMAJ-GT10-1D-AUG31' : 'EOS-WB60-E5-SEP';
  const years = yearsOf(series);
  for (const plantedOn of PLANTING_DAYS[zone]) {
    for (const days of CROP_LENGTHS) {
      for (const year of years) {
        const rain = cropRain(series, year, { plantedOn, days });
        take(
          figureRow(`${year}-D${plantedOn}-L${days}`, 'CROP-RAIN', rain === MISSING ? null : rain / 100, decimal(2)),
        );
      }
      const decided = years.map((year) =>
        cropYear(
          series,
          year,
          { plantedOn, days },
          answerOf(starts, 'SOR-GE20-3D-DS9-30', year),
          answerOf(ends, endId, year),
        ),
      );
      for (const water of CROP_NEEDS) {
        for (const [definition, withStart] of [
          ['CROP-WITH-START', true],
          ['CROP-NO-START', false],
        ] as const) {
          const { hits, years } = cropChance(decided, water, withStart);
          take(
            figureRow(`D${plantedOn}-L${days}-W${water}`, definition, years === 0 ? null : hits / years, decimal(6)),
          );
        }
      }
    }
  }
}

const CLIMATE_NORMAL_1981 = { from: 1981, to: 2010 };

/** SPI over three months, by the whole series and by 1981–2010 where the record covers most of that. */
export function takeSpi({ series }: Ground, take: TakeRow): void {
  const has1981 = normalPeriods(series).some(({ from }) => from === CLIMATE_NORMAL_1981.from);
  const bases = [{ id: 'FULL' }, ...(has1981 ? [{ id: '8110', years: CLIMATE_NORMAL_1981 }] : [])] as const;
  const totals = monthlyTotals(series, 3);
  for (const base of bases) {
    for (const [id, fit, digits] of [
      ['THOM', 'thom', decimal(5)],
      ['UBPWM', 'momentsOfL', fixed(5)],
    ] as const) {
      for (const { year, month, spi } of standardizedRain(
        series,
        3,
        fit,
        'years' in base ? base.years : undefined,
        totals,
      )) {
        const key = `${year}-${String(month).padStart(2, '0')}`;
        take(figureRow(key, `SPI3-${id}-${base.id}`, Number.isFinite(spi) ? spi : null, digits));
      }
    }
  }
}

/** Normals of rain by month and season. */
export function takeNormals({ series }: Ground, take: TakeRow): void {
  for (const { from, to } of normalPeriods(series)) {
    const years = Array.from({ length: to - from + 1 }, (_, at) => from + at);
    const span = `${twoDigits(from)}${twoDigits(to)}`;
    for (const period of NORMAL_PERIODS) {
      const normal = rainNormal(series, years, period);
      if (!normal) continue;
      const key = `${span}-${period.id}`;
      take(figureRow(key, `NORMAL-${key}-N`, normal.years, decimal(1)));
      take(figureRow(key, `NORMAL-${key}-MEAN`, normal.mean, decimal(4)));
      take(figureRow(key, `NORMAL-${key}-SD`, normal.deviation, decimal(4)));
      NORMAL_QUANTILES.forEach(({ id }, at) => {
        take(figureRow(key, `NORMAL-${key}-${id}-T7`, normal.quantiles[at]?.t7 ?? null, decimal(4)));
        take(figureRow(key, `NORMAL-${key}-${id}-T6`, normal.quantiles[at]?.t6 ?? null, decimal(4)));
      });
    }
  }
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}

const DEGREE_DAYS = [
  { id: 'GDD-AVG10', method: averageDegreeDays(10) },
  { id: 'GDD-MOD10-30', method: clippedDegreeDays(10, 30), until: 1400 },
  { id: 'GDD-SINE10-30', method: sineDegreeDays(10, 30) },
  // Fall armyworm: Du Plessis and others (2020), and Hogg and others (1982).
  { id: 'FAW-AVG12.57', method: averageDegreeDays(12.57), generation: 391.61 },
  { id: 'FAW-SINE10.9-30', method: sineDegreeDays(10.9, 30), generation: 559 },
] as const;
const APRIL_15 = 106;
const DEGREE_DAY_SPAN = 121;

/** Degree days from 15 April, and the days on which they reach what a crop or a generation of a pest needs. */
export function takeDegreeDays({ series }: Ground, take: TakeRow): void {
  for (const year of yearsOf(series)) {
    const from = entryOf(series, year, APRIL_15);
    if (!hasTemperature(series.tmin, yearSpan(series, year)) || !hasTemperature(series.tmax, yearSpan(series, year)))
      continue;
    for (const rule of DEGREE_DAYS) {
      const sums = degreeDaySums(series.tmin, series.tmax, from, DEGREE_DAY_SPAN, rule.method);
      for (const days of [30, 60, 90, 120]) {
        take(figureRow(String(year), `${rule.id}-APR15-D${days}`, sums[days] ?? null, decimal(3)));
      }
      const reach = (definition: string, amount: number) => {
        const day = dayReaching(sums, amount);
        if (day !== null) take(figureRow(String(year), definition, day, WHOLE, from + day - 1));
        return day !== null;
      };
      if ('until' in rule) reach(`${rule.id}-${rule.until}-FROM-APR15`, rule.until);
      if (!('generation' in rule)) continue;
      for (let generation = 1; reach(`${rule.id}-GEN${generation}-FROM-APR15`, generation * rule.generation);)
        generation += 1;
    }
  }
}

function hasTemperature(values: Float64Array, [from, to]: readonly [number, number]): boolean {
  for (let index = from; index <= to; index += 1) if (!Number.isNaN(values[index] ?? NaN)) return true;
  return false;
}

/** The ETCCDI indices of rain. */
export function takeIndices({ series }: Ground, base: BasePeriod, take: TakeRow): void {
  for (const [year, indices] of rainIndices(series, base)) {
    for (const id of INDEX_NAMES) take(figureRow(String(year), `ETCCDI-${id}`, indices && indices[id], plain(4)));
  }
}

const INDEX_NAMES = [
  'PRCPTOT',
  'R10MM',
  'R20MM',
  'R1MM',
  'SDII',
  'RX1DAY',
  'RX5DAY',
  'CDD',
  'CWD',
  'R95PTOT',
  'R99PTOT',
] as const;
