import { daysBetween } from '#engines/dates/day.ts';
import { classify, stepOf, type FigureValue, type ValueClass } from '#engines/geography/classes.ts';
import { figureOf, figures, LEVELS, type Figure } from '#engines/geography/figures.ts';
import { nearestName } from '#engines/geography/names.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import type { CropRow } from '#engines/reference/rows.ts';
import type { AppContext } from '../../context.ts';
import { problem } from '../../platform/calls/problems.ts';
import { placesOf } from './places.service.ts';

/** What a caller asks a figure for. */
export interface AskedFigure {
  readonly figure: string;
  readonly level?: 'region' | 'district' | undefined;
  readonly crop?: string | undefined;
  readonly month?: number | undefined;
}

/** A place with its figure and the colour it takes; step 0 is no data. */
export interface FigurePlace {
  readonly id: string;
  readonly name: string;
  readonly regionId: string;
  readonly value: FigureValue;
  readonly step: number;
}

/** A figure of every place with the classes of its map. */
export interface ShownFigure {
  readonly figure: Figure;
  readonly about: string;
  readonly level: 'region' | 'district';
  readonly crop: CropRow | null;
  readonly month: number | null;
  readonly classes: readonly ValueClass[];
  readonly places: readonly FigurePlace[];
}

const USUAL_CROP = 'maize';

/** A figure of every region or district. Throws a problem when there is no such figure or crop. */
export function showFigure(
  { reference, rains }: Pick<AppContext, 'reference' | 'rains'>,
  asked: AskedFigure,
  today: string,
): ShownFigure {
  const book = reference.book();
  const figure = findFigure(asked.figure);
  const level = figure.ofDistrict === undefined ? 'region' : (asked.level ?? 'region');
  const crop = cropOf(book, asked.crop);
  const month = asked.month ?? Number(today.slice(5, 7));
  const values = figureOf(book, figure, level, {
    crop,
    month,
    districtRain(districtId) {
      const record = rains.recordOf(districtId);
      // Rain that was made up for trying the portal out is no figure of a district.
      if (record === null || record.station.isSample) return null;
      return { ...record.figures, age: Math.max(0, daysBetween(record.station.lastDay, today)) };
    },
  });
  const order = figure.kind === 'level' ? LEVELS : undefined;
  const classes = classify([...values.values()], order);
  return {
    figure,
    about: figure.about(book),
    level,
    crop: figure.byCropAndMonth ? crop : null,
    month: figure.byCropAndMonth ? month : null,
    classes,
    places: placesAt(book, level).map(({ id, name, regionId }) => {
      const value = values.get(id) ?? null;
      return { id, name, regionId, value, step: stepOf(value, classes, order) };
    }),
  };
}

/** "Population", or with its crop and month "Pest risk: Maize, June". */
export function titleOf({ figure, crop, month }: ShownFigure): string {
  return crop === null || month === null ? figure.title : `${figure.title}: ${crop.name}, ${MONTHS[month - 1] ?? ''}`;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** A figure as a person reads it: "16 Mar", "1,234.5", "high"; a dash for no data. */
export function sayValue(value: FigureValue, kind: Figure['kind']): string {
  if (value === null) return '–';
  if (typeof value === 'number') return value.toLocaleString('en-GH', { maximumFractionDigits: 1 });
  if (kind !== 'day') return value;
  return `${Number(value.slice(3))} ${MONTHS[Number(value.slice(0, 2)) - 1]?.slice(0, 3) ?? ''}`;
}

function placesAt(book: ReferenceBook, level: 'region' | 'district'): { id: string; name: string; regionId: string }[] {
  const { regions, districts } = placesOf(book);
  if (level === 'district') return districts.map(({ id, name, regionId }) => ({ id, name, regionId }));
  return regions.map(({ id, name }) => ({ id, name, regionId: id })).toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function findFigure(written: string): Figure {
  const found = figures.find(({ id }) => id === written.toLowerCase());
  if (found !== undefined) return found;
  throw problem('figureNotFound', { found: written, figures: figures.map(({ id }) => id) });
}

function cropOf(book: ReferenceBook, written: string | undefined): CropRow {
  const found = book.findCrop(written ?? USUAL_CROP);
  if (found !== undefined) return found;
  throw problem('cropNotFound', {
    found: written ?? USUAL_CROP,
    nearest: nearestName(written ?? '', book.crops, ({ name }) => name)?.cropId ?? null,
  });
}
