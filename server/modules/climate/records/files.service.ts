import type { Answer, Query } from '#contract/endpoint.ts';
import type { exportSeasonParquet, showClimateElements } from '#contract/climate/climateFiles.ts';
import { elementMeans } from '#engines/climate/statistics/elementMeans.ts';
import { dayAt, type DailySeries, MEASURED, MISSING } from '#engines/climate/series.ts';
import type { MadeTable } from '../../../adapters/tables/tables.ts';
import { writeCsv } from '../../../platform/files/csv.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { presentSeasons, sayRule } from '../climate.presenter.ts';
import { isOpen, readRecord, seasonsOf } from '../climate.service.ts';

/** How columns are called in files and answers, and their units. */
const COLUMNS = {
  tmin: { name: 'tmin', label: 'Lowest temperature', unit: '°C' },
  tmax: { name: 'tmax', label: 'Highest temperature', unit: '°C' },
  sun: { name: 'sun', label: 'Sunshine', unit: 'h' },
  wind: { name: 'wind', label: 'Wind at 2 m', unit: 'm/s' },
  rhMin: { name: 'rh_min', label: 'Lowest humidity', unit: '%' },
  rhMax: { name: 'rh_max', label: 'Highest humidity', unit: '%' },
} as const;

/** A column of daily values, with how it is called and its unit ('' for the day). */
export type DailyColumn = MadeTable['columns'][number] & { readonly label: string; readonly unit: string };

/** The months of what a place has beside rain. Throws a problem for an unknown place. */
export async function elementsOf(scope: Scope, id: string): Promise<Answer<typeof showClimateElements>> {
  const { series } = await readRecord(scope, id);
  return {
    elements: elementMeans(series).map(({ element, firstYear, lastYear, knownDays, months }) => ({
      element: COLUMNS[element].name,
      unit: COLUMNS[element].unit,
      first_year: firstYear,
      last_year: lastYear,
      known_days: knownDays,
      months: [...months],
    })),
  };
}

/** The daily values as CSV. Throws problems for an unknown place, and for one whose values are private. */
export async function daysAsCsv(scope: Scope, id: string): Promise<string> {
  const { columns } = await daysOf(scope, id);
  const [first] = columns;
  return writeCsv(
    columns.map(({ name }) => name),
    (first?.values ?? []).map((_, at) => columns.map(({ values }) => String(values[at] ?? ''))),
  );
}

/** The daily values as Parquet; throws as above. */
export async function daysAsParquet(scope: Scope, id: string): Promise<Uint8Array> {
  return scope.context.tables.parquet(await daysOf(scope, id));
}

/** The daily values of a place, a column for each thing measured. Throws problems for an unknown place and for private values. */
export async function daysOf(
  scope: Pick<Scope, 'db' | 'context'>,
  id: string,
): Promise<Omit<MadeTable, 'columns'> & { readonly columns: readonly DailyColumn[] }> {
  const { station, series } = await readRecord(scope, id);
  if (!isOpen(station)) throw problem('climatePrivate', { name: station.name });
  const entries = Array.from(
    { length: series.lastRecord - series.firstRecord + 1 },
    (_, at) => series.firstRecord + at,
  );
  return {
    columns: [
      { name: 'date', label: 'Day', unit: '', type: 'day', values: entries.map((entry) => dayAt(series, entry)) },
      {
        name: 'rain',
        label: 'Rain',
        unit: 'mm',
        type: 'number',
        values: entries.map((entry) => rainOn(series, entry)),
      },
      ...MEASURED.map((element) => ({
        ...COLUMNS[element],
        type: 'number' as const,
        values: entries.map((entry) => known(series[element][entry])),
      })),
    ],
    about: {
      place: station.name,
      source: station.source,
      licence: station.licence,
      units: 'rain mm; tmin, tmax °C; sun hours; wind m/s at 2 m; rh_min, rh_max %',
      missing: 'null; days found wrong by a check are missing',
    },
  };
}

function rainOn(series: DailySeries, entry: number): number | null {
  const rain = series.rain[entry] ?? MISSING;
  return rain === MISSING ? null : rain / 100;
}

function known(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value;
}

/** The seasons by year as Parquet. Throws problems as the seasons do. */
export async function seasonsAsParquet(
  scope: Scope,
  id: string,
  asked: Query<typeof exportSeasonParquet>,
): Promise<Uint8Array> {
  const { station, rule, years } = presentSeasons(await seasonsOf(scope, id, asked));
  const column = (
    name: string,
    type: MadeTable['columns'][number]['type'],
    of: (year: (typeof years)[number]) => string | number | null,
  ) => ({ name, type, values: years.map(of) });
  return scope.context.tables.parquet({
    columns: [
      column('year', 'integer', ({ year }) => year),
      column('rain_mm', 'number', (year) => year.rain_mm),
      column('start', 'day', ({ start }) => start.day),
      column('start_found', 'text', ({ start }) => start.found),
      column('false_starts', 'integer', (year) => year.false_starts),
      column('end', 'day', ({ end }) => end.day),
      column('end_found', 'text', ({ end }) => end.found),
      column('length_days', 'integer', (year) => year.length_days),
      column('longest_dry_spell_days', 'integer', (year) => year.longest_dry_spell_days),
    ],
    about: { place: station.name, source: station.source, licence: station.licence, rule: sayRule(rule) },
  });
}
