import type { Sentence } from '#engines/calendar/sentences/say.ts';
import type { PestLevel } from '#engines/pests/pestModels.ts';
import { monthlyLevels, pestYear } from '#engines/pests/pestYear.ts';
import { pestInputs, ruleSource } from '#engines/pests/pestInputs.ts';
import { pestPlaceOf } from '#engines/pests/pestPlaceOf.ts';
import { type Day, monthOf } from '#engines/dates/day.ts';
import { dailyPestLevels, type PestDay } from '#engines/pests/dailyPestLevels.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import type { ClimateNormalRow, CropRow, DistrictRow, PestRow } from '#engines/reference/rows.ts';
import { zoneNames } from '#engines/reference/words.ts';

/** The normals that stand for a district. */
export interface PlaceNormals {
  /** In words: "Guinea savanna", "Takoradi station", "Central coast". */
  readonly place: string;
  /** January first; null where the data have none. */
  readonly months: readonly ClimateNormalRow[] | null;
}

/**
 * The zone rows of the coastal savanna rest on the dry east (Accra, Ada); west of Cape Coast Takoradi stands for it, and
 * the coast of the Central Region between them has rows of its own. Source: notes of the climate normals.
 */
const CAPE_COAST_LNG = -1.25;
const WESTERN_COAST = 'Takoradi';
const CENTRAL_COAST = 'Central coast';

/** The normals of a district: those of its zone, or of the station that is nearer to its truth. */
export function normalsFor(book: ReferenceBook, district: DistrictRow): PlaceNormals {
  const place = normalsPlace(district);
  const places = known.get(book) ?? new Map<string, PlaceNormals>();
  known.set(book, places);
  const normals = places.get(place) ?? readNormals(book, place, district);
  places.set(place, normals);
  return normals;
}

function normalsPlace({ zone, regionId, lng }: DistrictRow): string {
  if (zone !== 'coastal_savanna') return zone;
  if (lng < CAPE_COAST_LNG) return WESTERN_COAST;
  return regionId === 'central' ? CENTRAL_COAST : zone;
}

const known = new WeakMap<ReferenceBook, Map<string, PlaceNormals>>();

function readNormals(book: ReferenceBook, place: string, { zone }: DistrictRow): PlaceNormals {
  const station = place === zone ? undefined : book.normalsOf(place);
  return station === undefined
    ? { place: zoneNames[zone], months: book.normalsOf(zone) ?? null }
    : { place: station[0]?.kind === 'area' ? place : `${place} station`, months: station };
}

/** The levels of a pest by month, and the month whose level is of the days there have been; null: all are typical. */
export interface PestMonths {
  readonly levels: readonly PestLevel[] | null;
  /** The same on a field that had a legume before, where that makes a difference. */
  readonly afterLegume: readonly PestLevel[] | null;
  readonly dailyMonth: number | null;
  /** What went into the levels, a sentence each; empty for a pest without a rule. */
  readonly inputs: readonly Sentence[];
}

/** The usual level of a pest in each month, but where daily weather is known, this month's is that of the last day. */
export function pestMonths(
  book: ReferenceBook,
  pest: PestRow,
  crop: CropRow,
  district: DistrictRow,
  normals: PlaceNormals,
  weather: { readonly days: readonly PestDay[]; readonly today: Day },
): PestMonths {
  const nothing = { levels: null, afterLegume: null, dailyMonth: null, inputs: [] };
  if (pest.modelId === null) return nothing;
  const place = pestPlaceOf(book, crop, district, pest.pestId, normals.months);
  const inputs = pestInputs(pest.modelId, place, ruleSource(book.modelById.get(pest.modelId)));
  const year = pestYear(pest.modelId, place);
  if (year === null) return { ...nothing, inputs };
  const levels = monthlyLevels(year);
  const rotated = pestYear(pest.modelId, { ...place, afterLegume: true });
  const after = rotated === null ? levels : monthlyLevels(rotated);
  const afterLegume = after.join() === levels.join() ? null : after;
  const last = dailyPestLevels(pest.modelId, place, weather.days).at(-1);
  if (last === undefined) return { levels, afterLegume, dailyMonth: null, inputs };
  const dailyMonth = monthOf(weather.today);
  return { levels: levels.with(dailyMonth - 1, last.level), afterLegume, dailyMonth, inputs };
}

/**
 * Levels by risk, for the risks of a crop that are pests: its own pests with a rule, and rules made for several crops
 * that name it. Of the crop planted on that day; of its usual seasons where there is none.
 */
export function riskPestLevels(
  book: ReferenceBook,
  crop: CropRow,
  district: DistrictRow,
  normals: PlaceNormals,
  planting: Day | null,
): ReadonlyMap<string, readonly PestLevel[] | null> {
  const levels = new Map<string, PestLevel[] | null>();
  const rate = (modelId: string, pestId: string) => {
    const year = pestYear(
      modelId,
      pestPlaceOf(book, crop, district, pestId, normals.months, planting === null ? undefined : [planting]),
    );
    levels.set(pestId, year === null ? null : monthlyLevels(year));
  };
  for (const model of book.pestModels) {
    if (model.crops.includes(crop.cropId)) rate(model.modelId, model.pestId);
  }
  for (const pest of book.pestsByCrop.get(crop.cropId) ?? []) {
    if (pest.modelId !== null) rate(pest.modelId, pest.pestId);
  }
  return levels;
}
