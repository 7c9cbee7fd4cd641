import type { Answer } from '#contract/endpoint.ts';
import type { listClimateStations, showSeasonYears, uploadClimateRecord } from '#contract/climate/climate.ts';
import type { FileReading } from '#engines/climate/files/readClimateFile.ts';
import { ENSO } from '#content/climate/enso.ts';
import type { SeasonOfYear } from '#engines/climate/seasons/placeSeasons.ts';
import { trendOf } from '#engines/climate/statistics/trend.ts';
import { dayNumber, dayText } from '#engines/dates/day.ts';
import { writeCsv } from '../../platform/files/csv.ts';
import type { Station } from './climate.repository.ts';
import type { seasonsOf } from './climate.service.ts';

/** `dataset` is the address of the dataset that holds its daily values; null where it was deleted, undefined where none was made. */
export function presentStation(
  station: Station,
  dataset: string | null | undefined,
): Answer<typeof listClimateStations>[number] {
  return {
    id: station.id,
    name: station.name,
    zone: station.zone,
    source: station.source,
    licence: station.licence,
    is_sample: station.isSample,
    raw_public: station.rawPublic,
    first_day: station.firstDay,
    last_day: station.lastDay,
    missing_days: station.missingDays,
    removed: station.removed,
    kind: station.kind,
    district_id: station.districtId,
    latitude: station.latitude,
    longitude: station.longitude,
    in_catalogue: station.inCatalogue,
    dataset: dataset ?? null,
    dataset_deleted: dataset === null,
  };
}

const ASKED = {
  sheet: 'sheet',
  station: 'station',
  element: 'element',
  dates: 'dates',
  century: 'century',
  rainUnit: 'rain_unit',
  temperatureUnit: 'temperature_unit',
  sunUnit: 'sun_unit',
  windUnit: 'wind_unit',
  humidityUnit: 'humidity_unit',
  missing: 'missing',
  trace: 'trace',
} as const;

/** What has to be asked before a file can be brought in. */
export function presentQuestions({
  format,
  questions,
}: Extract<FileReading, { kind: 'questions' }>): Answer<typeof uploadClimateRecord> {
  return {
    station: null,
    format,
    mistakes: [],
    unread: 0,
    flags: [],
    questions: questions.map(({ asks, question, choices }) => ({ asks: ASKED[asks], question, choices: [...choices] })),
  };
}

export function presentSeasons(
  { station, season, start, end, years, thirds, planting, soFar }: Awaited<ReturnType<typeof seasonsOf>>,
  dataset?: string | null,
): Answer<typeof showSeasonYears> {
  return {
    station: presentStation(station, dataset),
    rule: {
      season,
      from: monthDay(start.from),
      to: monthDay(start.to),
      amount: start.amount / 100,
      days: start.days,
      longest: start.drySpell?.longest ?? 0,
      within: start.drySpell?.within ?? 0,
      wet: start.wetDay / 100,
    },
    ends_by: end.kind,
    years: years.map((year) => ({
      ...presentYear(year),
      third: thirds.get(year.year) ?? null,
      enso: ensoOf(year.year),
    })),
    planting: planting.map(({ day, begun, failed, drySpell }) => ({
      day: monthDay(day),
      begun,
      starts: failed.starts,
      failed_starts: failed.failed,
      dry_spell: drySpell,
    })),
    trends: {
      rain: trend(years, ({ rain }) => (rain === null ? null : rain / 100)),
      start: trend(years, (year) => year.start.doy),
      end: trend(years, (year) => (year.end.found === 'day' ? year.end.doy : null)),
      length: trend(years, ({ length }) => length),
      spell: trend(years, ({ longestDrySpell }) => longestDrySpell),
    },
    so_far: soFar && {
      year: soFar.year,
      as_of: soFar.asOf,
      rain_mm: soFar.rain / 100,
      missing_days: soFar.missing,
      drier: soFar.drier,
      years: soFar.years,
    },
  };
}

function trend(years: readonly SeasonOfYear[], valueOf: (year: SeasonOfYear) => number | null) {
  const found = trendOf(
    years.flatMap((year) => {
      const value = valueOf(year);
      return value === null ? [] : [{ year: year.year, value }];
    }),
  );
  return found && { per_decade: found.perDecade, low: found.low, high: found.high, years: found.years };
}

function ensoOf(year: number): 'nino' | 'nina' | 'neutral' | null {
  if (year < ENSO.from || year > ENSO.to) return null;
  if (ENSO.nino.includes(year)) return 'nino';
  return ENSO.nina.includes(year) ? 'nina' : 'neutral';
}

function presentYear({ year, rain, start, falseStarts, end, length, longestDrySpell }: SeasonOfYear) {
  return {
    year,
    rain_mm: rain === null ? null : rain / 100,
    start,
    false_starts: falseStarts,
    end,
    length_days: length,
    longest_dry_spell_days: longestDrySpell,
  };
}

/** A day of the year with 29 February in every year, as MM-DD. */
export function monthDay(doy366: number): string {
  return dayText(dayNumber('2000-01-01') + doy366 - 1).slice(5);
}

const HEADINGS = [
  'place',
  'year',
  'rain_mm',
  'start',
  'start_found',
  'false_starts',
  'end',
  'end_found',
  'length_days',
  'longest_dry_spell_days',
  'rule',
  'source',
  'licence',
];

/** A rule of the start of the rains in words, for a file. */
export function sayRule(rule: Answer<typeof showSeasonYears>['rule']): string {
  return `at least ${rule.amount} mm in ${rule.days} days from ${rule.from} to ${rule.to}, at most ${rule.longest} dry days in a row within ${rule.within}, wet from ${rule.wet} mm`;
}

/** The seasons as CSV, with the rule and the source in every row: a table travels without its page. */
export function writeSeasons(found: Awaited<ReturnType<typeof seasonsOf>>): string {
  const { station, rule, years } = presentSeasons(found);
  const said = sayRule(rule);
  const cell = (value: string | number | null) => (value === null ? '' : String(value));
  return writeCsv(
    HEADINGS,
    years.map((year) =>
      [
        station.name,
        year.year,
        year.rain_mm,
        year.start.day,
        year.start.found,
        year.false_starts,
        year.end.day,
        year.end.found,
        year.length_days,
        year.longest_dry_spell_days,
        said,
        station.source,
        station.licence,
      ].map(cell),
    ),
  );
}
