import path from 'node:path';
import { plainSlug } from '#engines/catalogue/slug.ts';
import {
  cellAt,
  degreesEast,
  type GridAxes,
  type GridPlace,
  isUpsideDown,
  placeMeans,
} from '#engines/climate/files/gridMeans.ts';
import { MISSING } from '#engines/climate/series.ts';
import type { RainZone } from '#engines/climate/zones.ts';
import { dayNumberOf, dayText, daysInMonth, yearOf } from '#engines/dates/day.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import { GridRefused, type RainGrid } from '../../../adapters/grids/grid.ts';
import { openGrid } from '../../../adapters/grids/openGrid.ts';
import type { OutlineSet } from '../../../adapters/outlines/outlines.ts';
import type { Database } from '../../../database/connection.ts';
import { districtAround, placesOf } from '../../geography/geography.service.ts';
import {
  addGridStations,
  addPart,
  countMissing,
  type GridStation,
  listGridStations,
  listParts,
  mergeYears,
  settleSpan,
} from './grids.repository.ts';

/** What is brought in, and from where. */
export interface GridOrder {
  readonly files: readonly string[];
  readonly name: string;
  readonly source: string;
  readonly licence: string;
  /** The mean of each district, the cell of each capital, or the cells of points. */
  readonly as: 'districts' | 'capitals' | readonly GridPoint[];
  readonly variable?: string | undefined;
  /** Its daily values are for nobody else: results alone are shown. */
  readonly isPrivate?: boolean | undefined;
}

export interface GridPoint {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface GridPorts {
  readonly db: Database;
  readonly book: ReferenceBook;
  readonly outlines: OutlineSet;
  readonly now: () => Date;
  readonly say: (sentence: string) => void;
}

/** A file that was refused, with the sentence that says why. */
export interface RefusedFile {
  readonly file: string;
  readonly sentence: string;
}

const DAYS = 366;

/**
 * Brings the files of a grid in, file by file: each is read whole first and then kept in one transaction with the note
 * that it is there, so that an import that is ended halfway goes on where it was, and nothing comes twice. Files that
 * cannot be read are named, and leave no trace.
 */
export async function importGrid(
  ports: GridPorts,
  order: GridOrder,
): Promise<{ kept: number; refused: RefusedFile[] }> {
  const grid = plainSlug(order.name);
  if (grid === '') throw new GridRefused(`"${order.name}" has no letter or figure. Give the grid a name.`);
  const there = await listParts(ports.db, grid);
  const refused: RefusedFile[] = [];
  const places = new Map<string, readonly PlacedStation[]>();
  let kept = 0;
  for (const file of order.files) {
    const part = path.basename(file);
    if (there.has(part)) continue;
    try {
      const read = await readFile(ports, order, file, grid, places);
      await ports.db.transaction().execute(async (db) => {
        const span = { first: dayText(read.days[0] ?? 0), last: dayText(read.days.at(-1) ?? 0) };
        await addGridStations(db, read.stations, { ...order, ...span, rawPublic: !order.isPrivate }, ports.now());
        for (const [year, rain] of read.years) await mergeYears(db, year, rain);
        await settleSpan(
          db,
          read.stations.map(({ id }) => id),
          span.first,
          span.last,
        );
        await addPart(db, grid, part, read.days.length, ports.now());
      });
      kept += 1;
      ports.say(`${part}: ${read.format}, ${read.days.length} days, ${read.stations.length} places.`);
    } catch (error) {
      if (!(error instanceof GridRefused)) throw error;
      refused.push({ file: part, sentence: error.message });
    }
  }
  // An import that was ended before this counts now what it had brought in.
  await countMissing(ports.db, await listGridStations(ports.db, grid));
  return { kept, refused };
}

interface PlacedStation extends GridStation, GridPlace {}

async function readFile(
  ports: GridPorts,
  order: GridOrder,
  file: string,
  grid: string,
  known: Map<string, readonly PlacedStation[]>,
) {
  const opened = await openGrid(file, { variable: order.variable });
  try {
    // Files of a grid share their axes: which cell lies in which district is found once.
    const key = [opened.latitudes, opened.longitudes]
      .map((axis) => `${axis.length} ${axis[0]} ${axis.at(-1)}`)
      .join(' ');
    const found = known.get(key);
    const places = found ?? placesIn(ports, order, opened, grid);
    known.set(key, places);
    if (places.length === 0)
      throw new GridRefused('None of its cells lies where rain is asked for: is it a grid of Ghana?');
    const outside = found ? [] : outsideOf(ports, order, opened, places);
    if (outside.length > 0) ports.say(`Outside of the grid and left out: ${outside.join(', ')}.`);
    return { format: opened.format, days: opened.days, stations: places, years: await readDays(opened, places) };
  } finally {
    await opened.close();
  }
}

/** The days of a file by year and place, in 366 places. */
async function readDays(grid: RainGrid, places: readonly PlacedStation[]) {
  const years = new Map<number, { stationId: string; rain: (number | null)[] }[]>();
  for (const [at, day] of grid.days.entries()) {
    const values = await grid.readDay(at);
    if (at === 0 && isUpsideDown(values, grid, places))
      throw new GridRefused(
        'Its rows lie upside down: the land is where the places are only when it is read from the other end. Turn its latitudes round.',
      );
    const means = placeMeans(values, places);
    const year = yearOf(dayText(day));
    const ofYear =
      years.get(year) ??
      places.map(({ id }) => ({ stationId: id, rain: Array.from<number | null>({ length: DAYS }).fill(null) }));
    years.set(year, ofYear);
    const place =
      day - dayNumberOf(year, 1, 1) + (daysInMonth(year, 2) === 28 && day >= dayNumberOf(year, 3, 1) ? 1 : 0);
    means.forEach((mean, index) => {
      const row = ofYear[index];
      if (row) row.rain[place] = mean === MISSING ? null : mean;
    });
  }
  return years;
}

function placesIn({ book, outlines }: GridPorts, order: GridOrder, axes: GridAxes, grid: string): PlacedStation[] {
  if (typeof order.as !== 'string') {
    return order.as.flatMap((point) => {
      const cell = cellAt(axes, point.latitude, point.longitude);
      if (cell === null) return [];
      const zone = zoneOf(book, districtAround(book, outlines, [point.longitude, point.latitude])?.district.row);
      const about = {
        kind: 'cell' as const,
        districtId: null,
        zone,
        latitude: point.latitude,
        longitude: point.longitude,
      };
      return [
        {
          ...about,
          id: `${grid}-${plainSlug(point.name)}`,
          name: `${order.name}: ${point.name}`,
          cells: Int32Array.of(cell),
        },
      ];
    });
  }
  const cells = order.as === 'districts' ? cellsByDistrict(book, outlines, axes) : new Map<string, number[]>();
  return placesOf(book).districts.flatMap(({ row }) => {
    const [latitude, longitude] = [row.capitalLat ?? row.lat, row.capitalLng ?? row.lng];
    const own = cells.get(row.districtId) ?? [];
    // A district smaller than a cell takes that of its capital.
    const capital = own.length > 0 ? null : cellAt(axes, latitude, longitude);
    if (own.length === 0 && capital === null) return [];
    const kind = order.as === 'districts' ? ('district' as const) : ('capital' as const);
    return [
      {
        kind,
        id: `${grid}-${kind === 'capital' ? 'capital-' : ''}${row.districtId.replaceAll('_', '-')}`,
        name: `${order.name}: ${kind === 'capital' ? `${row.capital}, ` : ''}${row.name}`,
        districtId: row.districtId,
        zone: zoneOf(book, row),
        latitude,
        longitude,
        cells: Int32Array.from(own.length > 0 ? own : [capital ?? 0]),
      },
    ];
  });
}

/** Names of the points or districts that no cell of a grid covers. */
function outsideOf({ book }: GridPorts, order: GridOrder, axes: GridAxes, places: readonly PlacedStation[]): string[] {
  if (typeof order.as !== 'string')
    return order.as
      .filter(({ latitude, longitude }) => cellAt(axes, latitude, longitude) === null)
      .map(({ name }) => name);
  const covered = new Set(places.map(({ districtId }) => districtId));
  return placesOf(book)
    .districts.filter(({ row }) => !covered.has(row.districtId))
    .map(({ row }) => row.name);
}

/** One rainy season where the windows of the district name one; two otherwise. */
function zoneOf(book: ReferenceBook, row: { readonly regionId: string; readonly zone: string } | undefined): RainZone {
  if (!row) return 'south';
  return book.windowsOf(row.regionId, row.zone).some(({ season }) => season === 'single') ? 'north' : 'south';
}

function cellsByDistrict(book: ReferenceBook, outlines: OutlineSet, { latitudes, longitudes }: GridAxes) {
  const found = new Map<string, number[]>();
  latitudes.forEach((latitude, row) => {
    if (latitude < GHANA.south || latitude > GHANA.north) return;
    longitudes.forEach((written, column) => {
      const longitude = degreesEast(written);
      if (longitude < GHANA.west || longitude > GHANA.east) return;
      const district = districtAround(book, outlines, [longitude, latitude])?.district.id;
      if (district === undefined) return;
      const cells = found.get(district) ?? [];
      cells.push(row * longitudes.length + column);
      found.set(district, cells);
    });
  });
  return found;
}

/** A frame around the country: cells beyond it need no look-up. */
const GHANA = { west: -3.4, east: 1.4, south: 4.5, north: 11.4 };
