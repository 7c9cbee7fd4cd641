import { mayKeepClimate } from '#engines/access/knowledge/climate.ts';
import { plainSlug } from '#engines/catalogue/slug.ts';
import { plantingRisks } from '#engines/climate/seasons/plantingRisk.ts';
import { refusedOfPrivate } from '#engines/climate/quality/askedOfPrivate.ts';
import { rainSoFar, rainThirds } from '#engines/climate/statistics/yearGroups.ts';
import { placeSeasons, type RainSeason, type SeasonOfYear, usualRules } from '#engines/climate/seasons/placeSeasons.ts';
import { withoutFlagged } from '#engines/climate/quality/reviewedFlags.ts';
import { checkQuality } from '#engines/climate/quality/quality.ts';
import { type FileReading, readClimateFile } from '#engines/climate/files/readClimateFile.ts';
import { type Answers, FileRefused } from '#engines/climate/files/types.ts';
import { fromKeptYears, type LaidYear, toKeptYears } from '#engines/climate/records.ts';
import { dayAt, type DailySeries, gapsBetween } from '#engines/climate/series.ts';
import type { StartRule } from '#engines/climate/seasons/startOfRains.ts';
import type { RainZone } from '#engines/climate/zones.ts';
import { dayNumber } from '#engines/dates/day.ts';
import type { Config } from '../../config.ts';
import type { AppContext } from '../../context.ts';
import { fileAsText } from '../../adapters/climateSheets/sheetAsText.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import {
  addStation,
  addYears,
  findStation,
  listStations,
  readYears,
  setRemoved,
  type Station,
} from './climate.repository.ts';
import { announce } from './announce.ts';
import { wrongFlags } from './records/flags.repository.ts';

export { climateTopic } from './announce.ts';
export { forgetReaders } from './gauges/gaugeReaders.repository.ts';
export { savePhoneReading, readByPhone } from './gauges/phoneReadings.service.ts';

const MOST_MISTAKES = 100;
const MOST_FLAGS = 50;

/** The places with a record, whoever asks; nothing is said of those taken away. */
export async function listPlaces({ db, config }: Pick<AppContext, 'db' | 'config'>): Promise<Station[]> {
  return (await listStations(db, false)).filter((station) => isInUse(config, station));
}

/** The places with a record; for administrators those taken away, too. */
export async function stations(scope: Scope): Promise<Station[]> {
  const { config } = scope.context;
  return (await listStations(scope.db, mayKeepClimate(scope.actor))).filter((station) => isInUse(config, station));
}

/** Whether a record is gone by: rain that was made up is for trying a portal out, never for one in production. */
export function isInUse({ production }: Pick<Config, 'production'>, { isSample }: Pick<Station, 'isSample'>): boolean {
  return !(production && isSample);
}

/** The numbers of a rule as they were asked for; months and days as MM-DD, amounts in mm. */
export interface RuleAsked {
  readonly season?: RainSeason | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly amount?: number | undefined;
  readonly days?: number | undefined;
  readonly longest?: number | undefined;
  readonly within?: number | undefined;
  readonly wet?: number | undefined;
}

/** A place's seasons by a rule. Throws problems for an unknown place and for a window that ends before it begins. */
export async function seasonsOf(scope: Scope, id: string, asked: RuleAsked) {
  const { station, series } = await readRain(scope, id);
  const { season, start, end } = rulesOf(station, asked);
  const years: SeasonOfYear[] = placeSeasons(series, start, end);
  // Counted from the usual opening of the search, and rounded: sums that can be chosen freely would tell single days.
  const soFar = rainSoFar(series, usualRules(station.zone, season).start.from);
  return {
    station,
    season,
    start,
    end,
    years,
    thirds: rainThirds(years),
    planting: plantingRisks(series, start),
    soFar: soFar && {
      ...soFar,
      asOf: dayAt(series, soFar.asOf),
      rain: isOpen(station) ? soFar.rain : Math.round(soFar.rain / 1000) * 1000,
    },
  };
}

export interface RecordGiven {
  readonly name: string;
  readonly zone: RainZone;
  readonly source: string;
  readonly licence: string;
  readonly rawPublic: boolean;
  readonly latitude?: number | null;
  readonly longitude?: number | null;
}

/** Where a record is from and what it is of; a station nobody placed, unless said. */
type RecordPlace = Pick<Station, 'kind' | 'districtId' | 'latitude' | 'longitude'>;
const UNPLACED: RecordPlace = { kind: 'station', districtId: null, latitude: null, longitude: null };

/** A file that was read, before anything is kept. */
type ReadRecord = Extract<FileReading, { kind: 'read' }>;

/** Reads a file of days, or says what has to be asked. Throws a problem with a sentence where it cannot be read at all. */
export async function readRecordFile(scope: Scope, bytes: Uint8Array, answers: Answers): Promise<FileReading> {
  refuseOthers(scope);
  try {
    const text = await fileAsText(bytes, answers.sheet);
    return typeof text === 'string'
      ? readClimateFile(text, answers)
      : { kind: 'questions', format: 'workbook', questions: [text] };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    throw problem('climateRefused', { sentence: error.message });
  }
}

/** Keeps a record that was read. A place of the same name must be taken away first. */
export async function addRecord(scope: Scope, { series, mistakes, format }: ReadRecord, given: RecordGiven) {
  refuseOthers(scope);
  const id = plainSlug(given.name);
  if (id === '')
    throw problem('badInput', { sentence: `"${given.name}" has no letter or figure. Give the place a name.` });
  const before = await findStation(scope.db, id);
  if (before) throw problem('climateThere', { name: before.name, removed: before.removed });
  const station = await saveRecord(
    scope.db,
    series,
    { ...given, id, isSample: false },
    scope.actor.personId,
    scope.now,
  );
  scope.audit('uploadClimateRecord', [id], ['name', 'zone', 'source', 'licence', 'raw_public']);
  await announce(scope);
  const flags = [
    ...futureDays(series, scope.today),
    ...checkQuality(series).map(({ sentence, from }) => `${dayAt(series, from)}: ${sentence}`),
  ];
  return {
    station,
    format,
    mistakes: mistakes.slice(0, MOST_MISTAKES),
    unread: mistakes.length,
    flags: flags.slice(0, MOST_FLAGS),
  };
}

/** What is said of a record whose days are still to come: mistyped years lead there, and years of two digits. */
function futureDays(series: DailySeries, today: string): string[] {
  const last = dayAt(series, series.lastRecord);
  return last > today
    ? [
        `${last}: the record goes on after today (${today}). If its years are wrong, take it away, put them right and send it again.`,
      ]
    : [];
}

/** Takes a record away, or brings it back. */
export async function setRecordRemoved(scope: Scope, id: string, removed: boolean): Promise<Station> {
  refuseOthers(scope);
  const station = await findStation(scope.db, id);
  if (!station) throw problem('climateNotFound', { found: id });
  if (station.removed !== removed) {
    await setRemoved(scope.db, id, removed ? scope.now : null);
    scope.audit(removed ? 'removeClimateRecord' : 'restoreClimateRecord', [id]);
    await announce(scope);
  }
  return { ...station, removed };
}

/** Writes a series into the records. */
export async function saveRecord(
  db: Scope['db'],
  series: DailySeries,
  given: RecordGiven & { readonly id: string; readonly isSample: boolean } & Partial<RecordPlace>,
  addedBy: string | null,
  now: Date,
): Promise<Station> {
  const station = {
    ...UNPLACED,
    ...given,
    firstDay: dayAt(series, series.firstRecord),
    lastDay: dayAt(series, series.lastRecord),
    missingDays: gapsBetween(series, series.firstRecord, series.lastRecord),
  };
  await addStation(db, station, addedBy, now);
  await addYears(db, station.id, toKeptYears(series));
  return { ...station, removed: false, inCatalogue: false };
}

/** A place that was not taken away, with its days. Throws a problem where there is none. */
export function readRecord(
  scope: Pick<Scope, 'db' | 'context'>,
  id: string,
): Promise<{ station: Station; series: DailySeries }> {
  return readSeries(scope, id, true);
}

/** The same with the rain alone, of which all seasons are worked out. */
export function readRain(scope: Scope, id: string): Promise<{ station: Station; series: DailySeries }> {
  return readSeries(scope, id, false);
}

async function readSeries(
  scope: Pick<Scope, 'db' | 'context'>,
  id: string,
  measured: boolean,
): Promise<{ station: Station; series: DailySeries }> {
  const station = await findStation(scope.db, id);
  if (!station || station.removed || !isInUse(scope.context.config, station))
    throw problem('climateNotFound', { found: id });
  const [years, wrong] = await Promise.all([
    readYears(scope.db, station.id, measured),
    wrongFlags(scope.db, station.id),
  ]);
  return { station, series: layJudged(station, years, wrong) };
}

/** Years of a record as a series; days whose flags were found wrong count as missing. */
export function layJudged(station: Station, years: readonly LaidYear[], wrong: readonly string[]): DailySeries {
  const series = fromKeptYears(station.name, years, dayNumber(station.firstDay), dayNumber(station.lastDay));
  return withoutFlagged(series, wrong);
}

/** Whether the daily values themselves may be shown: their owner lets them be, or they are made up. */
export function isOpen({ rawPublic, isSample }: Station): boolean {
  return rawPublic || isSample;
}

/**
 * The rules of a place with the numbers that were asked for. Throws problems for a search that ends before it begins, and
 * for a rule that would tell single days of a private record.
 */
export function rulesOf(
  station: Station,
  asked: RuleAsked,
): { season: RainSeason; start: StartRule; end: ReturnType<typeof usualRules>['end'] } {
  const { zone } = station;
  const season = zone === 'south' && asked.season === 'minor' ? 'minor' : 'main';
  const { start: usual, end } = usualRules(zone, season);
  const from = asked.from === undefined ? usual.from : doyOf(asked.from);
  const to = asked.to === undefined ? usual.to : doyOf(asked.to);
  if (to < from) {
    throw problem('badInput', {
      sentence: `The search for the start ends on ${asked.to ?? 'its usual day'}, before it begins on ${asked.from ?? 'its usual day'}. Choose a later end.`,
    });
  }
  const drySpell = {
    longest: asked.longest ?? usual.drySpell?.longest ?? 9,
    within: asked.within ?? usual.drySpell?.within ?? 30,
  };
  const start = {
    ...usual,
    id: 'asked',
    from,
    to,
    drySpell,
    amount: asked.amount === undefined ? usual.amount : Math.round(asked.amount * 100),
    days: asked.days ?? usual.days,
    wetDay: asked.wet === undefined ? usual.wetDay : Math.round(asked.wet * 100),
  };
  const refused = isOpen(station) ? null : refusedOfPrivate(start, station.name);
  if (refused !== null) throw problem('badInput', { sentence: refused });
  return { season, end, start };
}

/** Day of the year with 29 February in every year. */
export function doyOf(monthDay: string): number {
  return dayNumber(`2000-${monthDay}`) - dayNumber('2000-01-01') + 1;
}

function refuseOthers(scope: Scope): void {
  if (!mayKeepClimate(scope.actor)) throw problem('notForYou', { who: 'administrators' });
}
