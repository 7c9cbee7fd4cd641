import { type Answer, UNKNOWN } from '../yearResult.ts';
import { endOfSeason, soilWater, type SoilWater } from '../crops/waterBalance.ts';
import { lastRain, lastRainRules, waterEndRules } from '../seasons/endOfRains.ts';
import { falseStartCount, isFalseStart } from '../seasons/falseStarts.ts';
import { CDT_STARTS, cdtEnd, cdtStart, fewsStart, IRI_STARTS, iriEnd, iriStart } from '../seasons/otherSeasonRules.ts';
import {
  dayOfShare,
  dunningBounds,
  dunningSeason,
  liebmannSeason,
  pentadOfShare,
  pentadShares,
  type RainClimatology,
} from './rainShare.ts';
import { dayRow, decimal, figureRow, type TakeRow, WHOLE } from '../figureRows.ts';
import { type DailySeries, yearsOf } from '../series.ts';
import { type DrySpells } from '../extremes/spells.ts';
import { startOfRains } from '../seasons/startOfRains.ts';
import { startRule, startRules } from '../seasons/startRules.ts';
import { rainTotal, seasonLength, wetDayCount } from './totals.ts';
import type { RainZone } from '../zones.ts';

/** The days of each definition, by its name and year: what other topics are worked out from. */
export type SeasonDays = ReadonlyMap<string, ReadonlyMap<number, Answer>>;

/** What several topics share. */
export interface Ground {
  readonly series: DailySeries;
  readonly zone: RainZone;
  /** Dry spells by wet day, for the start of the rains; and counted from zero at the beginning of the record. */
  readonly spells: (wetDay: number) => DrySpells;
  readonly spellsFromZero: (wetDay: number) => DrySpells;
  readonly climatology: RainClimatology | null;
  readonly accumulated: AccumulatedDays;
}

/** Starts and ends by the anomalous accumulation of rain. */
export interface AccumulatedDays {
  readonly onsets: SeasonDays;
  readonly ends: SeasonDays;
}

/** Start of the rains by every definition. */
export function takeStarts({ series, zone, spells, climatology, accumulated }: Ground, take: TakeRow): SeasonDays {
  const found = new Map<string, ReadonlyMap<number, Answer>>();
  for (const rule of startRules(zone)) {
    found.set(
      rule.id,
      eachYear(series, (year) => startOfRains(series, spells(rule.wetDay), year, rule)),
    );
  }
  for (const rule of IRI_STARTS)
    found.set(
      rule.id,
      eachYear(series, (year) => iriStart(series, year, zone, rule)),
    );
  for (const rule of CDT_STARTS)
    found.set(
      rule.id,
      eachYear(series, (year) => cdtStart(series, year, zone, rule)),
    );
  found.set(
    'PCMR-YEAR-ONSET-7.5',
    eachYear(series, (year) => dayOfShare(series, year, 75)),
  );
  for (const [id, days] of accumulated.onsets) found.set(id, days);
  takeDays(series, found, 'no-start', take);
  for (const year of yearsOf(series)) {
    const answer = fewsStart(series, year, zone);
    const row = dayRow(series, year, 'FEWS-SOS-DEKAD', answer, 'no-start');
    take({ ...row, value: answer.dekad ?? null });
  }
  if (climatology) takeClimatology(climatology, take);
  return found;
}

function takeClimatology(climatology: RainClimatology, take: TakeRow) {
  const shares = pentadShares(climatology);
  const { least, most } = dunningBounds(climatology);
  take(figureRow('', 'PCMR-CLIM-ONSET-PENTAD-7.5', pentadOfShare(shares, 7.5), WHOLE));
  take(figureRow('', 'PCMR-CLIM-CESSATION-PENTAD-90', pentadOfShare(shares, 90), WHOLE));
  take(figureRow('', 'LIEB-QBAR', climatology.total / climatology.days / 100, decimal(6)));
  take(figureRow('', 'DUN-CLIM-MIN', least, WHOLE));
  take(figureRow('', 'DUN-CLIM-MAX', most, WHOLE));
  shares.forEach(({ share }, at) => {
    take(figureRow(`PENTAD${String(at + 1).padStart(2, '0')}`, 'PCMR-CLIM-CUMPCT', share, decimal(4)));
  });
}

/** End of the rains and of the season by every definition. */
export function takeEnds({ series, zone, accumulated }: Ground, take: TakeRow): SeasonDays {
  const found = new Map<string, ReadonlyMap<number, Answer>>();
  const balances = new Map<string, SoilWater>();
  const balance = (capacity: number, loss: number) =>
    kept(balances, `${capacity} ${loss}`, () => soilWater(series, capacity, loss));
  for (const rule of waterEndRules(zone)) {
    const water = balance(rule.capacity, rule.loss);
    found.set(
      rule.id,
      eachYear(series, (year) => endOfSeason(series, water, year, rule)),
    );
  }
  for (const rule of lastRainRules(zone))
    found.set(
      rule.id,
      eachYear(series, (year) => lastRain(series, year, rule)),
    );
  const dryBalance = balance(6000, 500).least;
  found.set(
    'IRI-CESS-WB60-E5-T5-3D',
    eachYear(series, (year) => iriEnd(series, year)),
  );
  found.set(
    'CDT-CESS-WB60-E5-T5-3D',
    eachYear(series, (year) => cdtEnd(series, dryBalance, year)),
  );
  found.set(
    'PCMR-YEAR-CESSATION-90',
    eachYear(series, (year) => dayOfShare(series, year, 900)),
  );
  for (const [id, days] of accumulated.ends) found.set(id, days);
  takeDays(series, found, 'no-end', take);
  return found;
}

/** Length, rain and rain days between the starts and ends that belong together. */
export function takeSeasons({ series, zone }: Ground, starts: SeasonDays, ends: SeasonDays, take: TakeRow): void {
  const pairs =
    zone === 'south'
      ? [
          ['SOR-GE20-3D-DS9-30', 'EORMAJ-GT10-1D-AUG31'],
          ['SORMIN-GE20-3D', 'EOSMIN-WB60-E5-NOV'],
        ]
      : [
          ['SOR-GE20-3D-DS9-30', 'EOS-WB60-E5-SEP'],
          ['SOR-GE20-3D-DS9-30', 'EOR-GT10-1D-DEC31'],
        ];
  for (const [start = '', end = ''] of pairs) {
    for (const year of yearsOf(series)) {
      const [from, to] = [answerOf(starts, start, year), answerOf(ends, end, year)];
      const isSeason = from.kind === 'day' && to.kind === 'day';
      const [first, last] = isSeason ? [from.day, to.day] : [0, -1];
      const rain = rainTotal(series, first, last);
      const key = String(year);
      take(figureRow(key, `LEN:${start}__${end}`, seasonLength(series, from, to), WHOLE));
      take(figureRow(key, `SEASRAIN:${start}__${end}`, rain && rain.rain / 100, decimal(2)));
      take(figureRow(key, `SEASRAINDAYS-085:${start}__${end}`, wetDayCount(series, 85, first, last), WHOLE));
    }
  }
}

/** Whether the first start was a false one, and how many were. */
export function takeFalseStarts({ series, zone, spells }: Ground, take: TakeRow): void {
  const rule = startRule(zone, 'SOR-GE20-3D-DS9-30');
  for (const year of yearsOf(series)) {
    const isFalse = isFalseStart(series, spells(85), year, rule);
    take(figureRow(String(year), 'FALSESTART-GE20-3D-DS9-30', isFalse === null ? null : Number(isFalse), WHOLE));
    take(figureRow(String(year), 'NFALSE-GE20-3D-DS9-30', falseStartCount(series, spells(85), year, rule), WHOLE));
  }
}

/** The answer of a definition for a year. */
export function answerOf(days: SeasonDays, id: string, year: number): Answer {
  return days.get(id)?.get(year) ?? UNKNOWN;
}

/** The seasons of each year by Liebmann's method and, with one rainy season, by Dunning's. */
export function accumulatedDays(
  series: DailySeries,
  zone: RainZone,
  climatology: RainClimatology | null,
): AccumulatedDays {
  const bounds = climatology && dunningBounds(climatology);
  const dunning: typeof liebmannSeason = (of, year, climate) => dunningSeason(of, year, climate, bounds ?? undefined);
  const methods = [['LIEB', liebmannSeason], ...(zone === 'north' ? [['DUN', dunning] as const] : [])] as const;
  const onsets = new Map<string, Map<number, Answer>>();
  const ends = new Map<string, Map<number, Answer>>();
  for (const [name, method] of methods) {
    const seasons = new Map(yearsOf(series).map((year) => [year, climatology && method(series, year, climatology)]));
    onsets.set(
      `${name}-ONSET`,
      eachYear(series, (year) => dayOrUnknown(seasons.get(year)?.onset)),
    );
    ends.set(
      `${name}-CESSATION`,
      eachYear(series, (year) => dayOrUnknown(seasons.get(year)?.cessation)),
    );
  }
  return { onsets, ends };
}

function dayOrUnknown(day: number | undefined): Answer {
  return day === undefined ? UNKNOWN : { kind: 'day', day };
}

function eachYear(series: DailySeries, find: (year: number) => Answer): Map<number, Answer> {
  const answers = new Map<number, Answer>();
  for (let year = series.firstYear; year <= series.lastYear; year += 1) answers.set(year, find(year));
  return answers;
}

function takeDays(series: DailySeries, found: SeasonDays, none: 'no-start' | 'no-end', take: TakeRow) {
  for (const [id, years] of found) {
    for (const [year, answer] of years) take(dayRow(series, year, id, answer, none));
  }
}

function kept<T>(store: Map<string, T>, key: string, make: () => T): T {
  const known = store.get(key);
  if (known !== undefined) return known;
  const made = make();
  store.set(key, made);
  return made;
}
