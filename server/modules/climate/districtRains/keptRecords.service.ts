import { seasonRecords } from '#engines/climate/seasons/districtSeasons.ts';
import { rainFigures } from '#engines/climate/statistics/rainFigures.ts';
import type { LaidYear } from '#engines/climate/records.ts';
import { MEASURED, MISSING } from '#engines/climate/series.ts';
import type { AppContext, DistrictRecord } from '../../../context.ts';
import { findStations, type Station } from '../climate.repository.ts';
import { isInUse, isOpen, layJudged } from '../climate.service.ts';
import { type FoundYear, listChoices, listVersions, readYearsOf } from './districtRains.repository.ts';
import { countJudgements, wrongFlags } from '../records/flags.repository.ts';

/** A year as it stays in memory: its rain alone, hundredths or MISSING. */
interface KeptRain {
  readonly version: string;
  readonly rain: Int32Array;
}

/** A record in use: what it was worked out of, and what was. */
interface Kept {
  readonly station: Station;
  /** How many lines its flags have. */
  readonly judged: number;
  readonly years: ReadonlyMap<number, KeptRain>;
  /** Null where it holds no day. */
  readonly record: DistrictRecord | null;
}

/** Years of a record in which its running season can lie: all that was measured in them is wanted, of others the rain. */
const NEWEST_YEARS = 2;
/** So many years are read at once, so that little beside what stays is in memory. */
const YEARS_AT_ONCE = 180;

const NOT_MEASURED = Object.fromEntries(MEASURED.map((name) => [name, null])) as Omit<LaidYear, 'year' | 'rain'>;

/**
 * What the records in use come to, by district. Each time only the years that were written since are read, and only
 * records of which something changed are worked out anew. What stays in memory is the rain of every year of a record in
 * use (1.5 kB: 17 MB for 261 districts with 45 years each), two years of the rest, and what was worked out; of what is read no
 * more than YEARS_AT_ONCE years and those of one record.
 */
export function createDistrictRecords(
  db: AppContext['db'],
  config: AppContext['config'],
): () => Promise<{ readonly records: ReadonlyMap<string, DistrictRecord>; readonly yearsRead: number }> {
  let kept: ReadonlyMap<string, Kept> = new Map();
  return async () => {
    const choices = await listChoices(db);
    const chosen = await findStations(db, [...new Set(choices.map(({ stationId }) => stationId))]);
    const stations = chosen.filter((station) => isInUse(config, station));
    const ids = stations.map(({ id }) => id);
    const judged = await countJudgements(db, ids);
    const versions = await listVersions(db, ids);

    const fresh = new Map<string, Kept>();
    let yearsRead = 0;
    let batch: Order[] = [];
    const readBatch = async () => {
      const found = await readYearsOf(
        db,
        batch.flatMap(({ asked }) => asked),
      );
      yearsRead += found.length;
      for (const { station, known, years } of batch) {
        const own = found.filter(({ stationId }) => stationId === station.id);
        fresh.set(station.id, await workOut(db, station, known, rainOf(years, kept.get(station.id), own), own));
      }
      batch = [];
    };
    for (const station of stations) {
      const [before, known] = [kept.get(station.id), judged.get(station.id) ?? 0];
      const years = versions.get(station.id) ?? new Map<number, string>();
      if (before && isSame(before, station, known, years)) {
        fresh.set(station.id, before);
        continue;
      }
      batch.push({ station, known, years, asked: yearsToRead(station.id, years, before) });
      if (batch.reduce((sum, { asked }) => sum + asked.length, 0) >= YEARS_AT_ONCE) await readBatch();
    }
    if (batch.length > 0) await readBatch();
    kept = fresh;
    const records = choices.flatMap(({ districtId, stationId }) => {
      const record = fresh.get(stationId)?.record;
      return record ? [[districtId, record] as const] : [];
    });
    return { records: new Map(records), yearsRead };
  };
}

/** A record of which something changed, with the years that have to be read for it. */
interface Order {
  readonly station: Station;
  readonly known: number;
  readonly years: ReadonlyMap<number, string>;
  readonly asked: Parameters<typeof readYearsOf>[1];
}

function isSame(before: Kept, station: Station, judged: number, years: ReadonlyMap<number, string>): boolean {
  return (
    before.judged === judged &&
    before.years.size === years.size &&
    [...years].every(([year, version]) => before.years.get(year)?.version === version) &&
    JSON.stringify(before.station) === JSON.stringify(station)
  );
}

/** The newest years, and of the others those that were written since. */
function yearsToRead(stationId: string, years: ReadonlyMap<number, string>, before: Kept | undefined): Order['asked'] {
  const newest = newestOf(years);
  return [...years]
    .filter(([year, version]) => newest.includes(year) || before?.years.get(year)?.version !== version)
    .map(([year]) => ({ stationId, year, measured: newest.includes(year) }));
}

function newestOf(years: ReadonlyMap<number, string>): readonly number[] {
  return [...years.keys()].slice(-NEWEST_YEARS);
}

/** The rain of a record's years in order: of those that were found now, and of the others as it was. */
function rainOf(years: ReadonlyMap<number, string>, before: Kept | undefined, found: readonly FoundYear[]) {
  const now = new Map(found.map((each) => [each.year, each]));
  const all = new Map<number, KeptRain>();
  for (const year of years.keys()) {
    const [fresh, known] = [now.get(year), before?.years.get(year)];
    if (fresh)
      all.set(year, { version: fresh.version, rain: Int32Array.from(fresh.rain, (value) => value ?? MISSING) });
    else if (known) all.set(year, known);
  }
  return all;
}

async function workOut(
  db: AppContext['db'],
  station: Station,
  judged: number,
  years: ReadonlyMap<number, KeptRain>,
  found: readonly FoundYear[],
): Promise<Kept> {
  if (years.size === 0) return { station, judged, years, record: null };
  const wrong = judged > 0 ? await wrongFlags(db, station.id) : [];
  const rain = [...years].map(([year, kept]) => ({ ...NOT_MEASURED, year, rain: kept.rain }));
  const series = layJudged(station, rain, wrong);
  const newest = found.toSorted((p, q) => p.year - q.year).slice(-NEWEST_YEARS);
  const record = {
    station,
    figures: rainFigures(series, station.zone),
    seasons: seasonRecords(series, station.zone, station.name, isOpen(station)),
    newest: layJudged(station, newest, wrong),
  };
  return { station, judged, years, record };
}
