import type { PestLevel } from '#engines/pests/pestModels.ts';
import { monthlyPestLevels } from '#engines/pests/monthlyPestLevels.ts';
import { type Day, monthOf } from '#engines/dates/day.ts';
import { dailyPestLevels, type PestDay } from '#engines/pests/dailyPestLevels.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import type { ClimateNormalRow, CropRow, DistrictRow, PestRow } from '#engines/reference/rows.ts';
import { zoneNames } from '#engines/reference/words.ts';

/** The normals that stand for a district. */
export interface PlaceNormals {
  /** In words: "Guinea savanna", "Takoradi station". */
  readonly place: string;
  /** January first; null where the data have none. */
  readonly months: readonly ClimateNormalRow[] | null;
}

/**
 * The zone rows of the coastal savanna rest on the dry east (Accra, Ada); west of Cape Coast Takoradi stands for it.
 * Source: notes of the climate normals.
 */
const CAPE_COAST_LNG = -1.25;
const WESTERN_COAST = 'Takoradi';

/** The normals of a district: those of its zone, or of the station that is nearer to its truth. */
export function normalsFor(book: ReferenceBook, district: DistrictRow): PlaceNormals {
  const place = district.zone === 'coastal_savanna' && district.lng < CAPE_COAST_LNG ? WESTERN_COAST : district.zone;
  const places = known.get(book) ?? new Map<string, PlaceNormals>();
  known.set(book, places);
  const normals = places.get(place) ?? readNormals(book, place, district);
  places.set(place, normals);
  return normals;
}

const known = new WeakMap<ReferenceBook, Map<string, PlaceNormals>>();

function readNormals(book: ReferenceBook, place: string, { zone }: DistrictRow): PlaceNormals {
  const station = place === zone ? undefined : book.normalsOf(place);
  return station === undefined
    ? { place: zoneNames[zone], months: book.normalsOf(zone) ?? null }
    : { place: `${place} station`, months: station };
}

/** The usual level of a pest of a crop in each month; null without a weather rule, normals or planting day. */
function pestLevels(
  pest: PestRow,
  district: DistrictRow,
  normals: PlaceNormals,
  planting: Day | null,
): PestLevel[] | null {
  if (pest.modelId === null) return null;
  return monthlyPestLevels({ modelId: pest.modelId, zone: district.zone, normals: normals.months, planting });
}

/** The levels of a pest by month, and the month whose level is of the days there have been; null: all are typical. */
export interface PestMonths {
  readonly levels: readonly PestLevel[] | null;
  readonly dailyMonth: number | null;
}

/** The usual level of a pest in each month, but where daily weather is known, this month's is that of the last day. */
export function pestMonths(
  pest: PestRow,
  district: DistrictRow,
  normals: PlaceNormals,
  planting: Day | null,
  weather: { readonly days: readonly PestDay[]; readonly today: Day },
): PestMonths {
  const levels = pestLevels(pest, district, normals, planting);
  const modelId = pest.modelId ?? '';
  const last = dailyPestLevels({ modelId, zone: district.zone, days: weather.days, planting }).at(-1);
  if (levels === null || last === undefined) return { levels, dailyMonth: null };
  const dailyMonth = monthOf(weather.today);
  return { levels: levels.with(dailyMonth - 1, last.level), dailyMonth };
}

/**
 * Levels by risk, for the risks of a crop that are pests: its own pests with a weather rule, and rules made for
 * several crops that name it.
 */
export function riskPestLevels(
  book: ReferenceBook,
  crop: CropRow,
  district: DistrictRow,
  normals: PlaceNormals,
  planting: Day | null,
): ReadonlyMap<string, readonly PestLevel[] | null> {
  const levels = new Map<string, PestLevel[] | null>();
  for (const model of book.pestModels) {
    if (!model.crops.includes(crop.cropId)) continue;
    levels.set(
      model.pestId,
      monthlyPestLevels({ modelId: model.modelId, zone: district.zone, normals: normals.months, planting }),
    );
  }
  for (const pest of book.pestsByCrop.get(crop.cropId) ?? []) {
    if (pest.modelId !== null) levels.set(pest.pestId, pestLevels(pest, district, normals, planting));
  }
  return levels;
}
