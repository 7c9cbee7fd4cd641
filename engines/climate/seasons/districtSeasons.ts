import type { OnsetRecord, OnsetReport, RainSeason as CalendarSeason } from '../../calendar/types.ts';
import { doy366Of, falseStartShare } from '../../calendar/falseStartShare.ts';
import { type Sentence, sentence } from '../../calendar/sentences/say.ts';
import { type Day, dayNumber, dayText, yearOf } from '../../dates/day.ts';
import { monthDayNumber } from '../../dates/monthDay.ts';
import { waterEndRules } from './endOfRains.ts';
import { usualRules } from './placeSeasons.ts';
import { type SeasonRules, seasonState, type SeasonState } from './seasonState.ts';
import type { DailySeries } from '../series.ts';
import { drySpells } from '../extremes/spells.ts';
import { dayBegunIn, recordedStarts, type StartYears, startYears } from './startRecord.ts';
import type { RainZone } from '../zones.ts';

/** What the years of a record say of one season. */
export interface SeasonRecord {
  readonly season: CalendarSeason;
  readonly rules: SeasonRules;
  readonly years: StartYears;
  readonly record: OnsetRecord;
}

/** Where a season is, as far as the newest day of the record tells. */
export interface SeasonNow {
  readonly year: number;
  /** The newest day that is known of. */
  readonly asOf: Day;
  readonly state: SeasonState;
}

/** A dry spell is told from so many days on, and the end of a season below so much water in the soil (hundredths of a millimetre). */
const TOLD = { dryFrom: 7, endingBelow: 2000 };
/** A record whose newest day is older says nothing of the season that is running. */
const OLDEST_DAYS = 10;
/** Fewer years with a start say nothing of the next. */
const FEWEST_YEARS = 5;
/** A candidate is planned by where at most this share of starts like it failed in other years: see the replay in docs/climate.md. */
const FEW_FAILED = 1 / 3;

const SEASONS = {
  north: [{ season: 'single', asked: 'main', end: 'EOS-WB60-E5-SEP' }],
  south: [
    { season: 'major', asked: 'main', end: 'EOSMAJ-WB60-E5-JUL' },
    { season: 'minor', asked: 'minor', end: 'EOSMIN-WB60-E5-NOV' },
  ],
} as const;

/** What a record says of each season of its zone, with amounts of rain only where they may be told. */
export function seasonRecords(series: DailySeries, zone: RainZone, place: string, tellsRain: boolean): SeasonRecord[] {
  return SEASONS[zone].map(({ season, asked, end }) => {
    const { start } = usualRules(zone, asked);
    const spells = drySpells(series, start.wetDay);
    const years = startYears(series, spells, start);
    const over = waterEndRules(zone).find(({ id }) => id === end);
    if (!over) throw new Error(`There is no rule ${end}.`);
    return {
      season,
      years,
      rules: { start, end: over, lateAfter: dayBegunIn(years, 0.8), ...TOLD, tellsRain },
      record: {
        place,
        firstYear: series.firstYear,
        lastYear: series.lastYear,
        starts: recordedStarts(series, spells, start),
      },
    };
  });
}

/** Where a season of this year is on a day; null where the newest day of the record is more than ten days old. */
export function seasonNow(series: DailySeries, rules: SeasonRules, today: Day): SeasonNow | null {
  const asOf = Math.min(dayNumber(today), series.start + series.lastRecord);
  const year = yearOf(today);
  if (dayNumber(today) - asOf > OLDEST_DAYS || yearOf(dayText(asOf)) !== year) return null;
  return { year, asOf: dayText(asOf), state: seasonState(series, year, asOf - series.start, rules) };
}

/**
 * What the calendar is told of a season's onsets: observed ones of years in the record, this year's by the state of
 * the season, and next year's by all years. Empty with fewer than five years.
 */
export function onsetReports(known: SeasonRecord, now: SeasonNow | null, today: Day): OnsetReport[] {
  const year = yearOf(today);
  return [
    ...reportOfYear(known, now, year),
    ...known.years.days
      .filter((start) => start.year < year && start.year >= year - 2)
      .map((start) => observed(known, dayOf(start.year, start.doy), [])),
    ...usual(known, year + 1),
  ];
}

function reportOfYear(known: SeasonRecord, now: SeasonNow | null, year: number): OnsetReport[] {
  const settled = known.years.days.find((start) => start.year === year);
  if (settled) return [observed(known, dayOf(year, settled.doy), now?.state.said ?? [])];
  if (!now) return usual(known, year);
  const { phase, said, begunOn, day, doubt } = now.state;
  const { place } = known.record;
  if (begunOn !== null && doubt === null) return [observed(known, begunOn, said)];
  if (begunOn !== null) {
    const inPart = sentence('onsetInPart', { place, day: begunOn });
    return [report(known, 'forecast', [begunOn, begunOn, begunOn], inPart, said)];
  }
  const asOf = doy366Of(now.asOf);
  if (phase === 'candidate' && day !== null) return ofCandidate(known, year, day, said);
  if (phase === 'tooEarly') return usual(known, year, said);
  return asOf >= known.rules.start.to ? [] : later(known, year, asOf, said);
}

/** By a candidate of which few failed in other years, else by the years whose rains began no sooner. */
function ofCandidate(known: SeasonRecord, year: number, day: Day, told: readonly Sentence[]): OnsetReport[] {
  const share = falseStartShare(known.record, day, year);
  if (share === null || share.failed / share.starts > FEW_FAILED) return later(known, year, doy366Of(day) - 1, told);
  const enough = sentence('enoughRainAt', { place: known.record.place, day });
  return [report(known, 'forecast', [day, day, day], enough, told)];
}

function observed(known: SeasonRecord, day: Day, told: readonly Sentence[]): OnsetReport {
  return report(
    known,
    'observed',
    [day, day, day],
    sentence('onsetInRecord', { place: known.record.place, day }),
    told,
  );
}

function usual(known: SeasonRecord, year: number, told: readonly Sentence[] = []): OnsetReport[] {
  const { place, firstYear, lastYear } = known.record;
  const { days, none } = known.years;
  return spread(known, year, { days, none }, told, ([, half, most], years) =>
    sentence('yearsOfRecord', { years, place, firstYear, lastYear, half, most }),
  );
}

/** From the years whose rains began after a day; from all where those are too few. */
function later(known: SeasonRecord, year: number, after: number, told: readonly Sentence[]): OnsetReport[] {
  const { place, firstYear, lastYear } = known.record;
  const days = known.years.days.filter(({ doy }) => doy > after);
  const found = spread(known, year, { days, none: [] }, told, ([, half], years) =>
    sentence('laterYearsOfRecord', { years, place, firstYear, lastYear, after: dayOf(year, after), half }),
  );
  return found.length > 0 ? found : usual(known, year, told);
}

/** By when they had begun in 2, 5 and 8 of 10 years, as far as they had in so many. */
function spread(
  known: SeasonRecord,
  year: number,
  years: Pick<StartYears, 'days' | 'none'>,
  told: readonly Sentence[],
  say: (range: readonly [Day, Day, Day], years: number) => Sentence,
): OnsetReport[] {
  const [early, half, most] = [0.2, 0.5, 0.8].map((share) => dayBegunIn({ ...years, unknown: [] }, share) ?? 0);
  if (years.days.length < FEWEST_YEARS || !early || !half || !most) return [];
  const range = [dayOf(year, early), dayOf(year, half), dayOf(year, most)] as const;
  return [report(known, 'forecast', range, say(range, years.days.length + years.none.length), told)];
}

function report(
  known: SeasonRecord,
  kind: 'observed' | 'forecast',
  [earliest, typical, latest]: readonly [Day, Day, Day],
  said: Sentence,
  told: readonly Sentence[],
): OnsetReport {
  const { season, record } = known;
  return { kind, scope: 'district', season, earliest, typical, latest, said, note: '', told, record };
}

function dayOf(year: number, doy366: number): Day {
  return dayText(monthDayNumber(dayText(dayNumber('2000-01-01') + doy366 - 1).slice(5), year));
}
