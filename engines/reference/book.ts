import { grouped } from '../lists/grouped.ts';
import { plainName } from '../geography/names.ts';
import type {
  ActivityRow,
  ClimateNormalRow,
  CropRow,
  CropSeasonRow,
  RareCropRow,
  CropWaterRow,
  DistrictRow,
  FertilizerRateRow,
  OnsetWindowRow,
  PestRow,
  BundleServiceRow,
  ReferenceRows,
  RegionRow,
  RiskAdvisoryRow,
  RiskRow,
  VarietyRow,
  BundleItemRow,
  FertilizerProductRow,
  PestModelRow,
  TrapSpeciesRow,
} from './rows.ts';
import type { Prevalence } from '../pests/pestModels.ts';
import { keyPart } from './table.ts';
import type { SeasonName } from './words.ts';

/** The reference data in memory: every table as an array in its own order, and look-ups by what people ask for. */
export interface ReferenceBook extends ReferenceRows {
  readonly regionById: ReadonlyMap<string, RegionRow>;
  readonly districtById: ReadonlyMap<string, DistrictRow>;
  readonly cropById: ReadonlyMap<string, CropRow>;
  readonly riskById: ReadonlyMap<string, RiskRow>;
  readonly modelById: ReadonlyMap<string, PestModelRow>;
  readonly bundleItemById: ReadonlyMap<string, BundleItemRow>;
  readonly trapSpeciesById: ReadonlyMap<string, TrapSpeciesRow>;
  readonly waterByCrop: ReadonlyMap<string, CropWaterRow>;
  readonly districtsByRegion: ReadonlyMap<string, readonly DistrictRow[]>;
  readonly servicesByRegion: ReadonlyMap<string, readonly BundleServiceRow[]>;
  readonly varietiesByCrop: ReadonlyMap<string, readonly VarietyRow[]>;
  /** Seasons of a crop, in the order of the table. */
  readonly seasonsByCrop: ReadonlyMap<string, readonly CropSeasonRow[]>;
  /** In order of position. */
  readonly activitiesByCrop: ReadonlyMap<string, readonly ActivityRow[]>;
  readonly advisoriesByCrop: ReadonlyMap<string, readonly RiskAdvisoryRow[]>;
  readonly pestsByCrop: ReadonlyMap<string, readonly PestRow[]>;
  /** A region by key, ISO code, name, or an old code or name that fits it alone; case and hyphens do not matter. */
  findRegion(written: string): RegionRow | undefined;
  /** The same where several may be meant: "ba" and "Brong Ahafo" are Ahafo, Bono and Bono East. */
  findRegions(written: string): readonly RegionRow[];
  /** A district by key, name with or without Municipal, outline name, or a capital that is the only one of its name. */
  findDistrict(written: string): DistrictRow | undefined;
  /** A crop by key or name. */
  findCrop(written: string): CropRow | undefined;
  /** What is known of a crop where it is not usual: of the district, else of its zone. */
  rareCropIn(cropId: string, districtId: string, zone: string): RareCropRow | undefined;
  /** Windows of a region and zone, major before minor. */
  windowsOf(regionId: string, zone: string): readonly OnsetWindowRow[];
  /** The window of a district's main zone in a season. */
  windowOf(district: DistrictRow, season: SeasonName): OnsetWindowRow | undefined;
  /** Fertilizers on the market by their name in small letters. */
  readonly productByName: ReadonlyMap<string, FertilizerProductRow>;
  /** Every fertilizer rate of a crop in a zone. */
  ratesOf(cropId: string, zone: string): readonly FertilizerRateRow[];
  /** The rates of the recommendation shown first where the crop has that water; empty when none is known for it. */
  defaultRatesOf(cropId: string, zone: string, water?: 'rainfed' | 'irrigated'): readonly FertilizerRateRow[];
  /** How widespread a pest is in a zone; null where nobody said. */
  prevalenceOf(pestId: string, zone: string): Prevalence | null;
  /** Twelve months of a zone or station, January first; undefined when any is missing. */
  normalsOf(place: string): readonly ClimateNormalRow[] | undefined;
}

/** Makes the book of rows that passed the checks. A crop without activities or without seasons is a draft and not in it yet. */
export function buildBook(rows: ReferenceRows): ReferenceBook {
  const windows = grouped(rows.onsetWindows, (row) => `${row.regionId} ${row.zone}`);
  const rates = grouped(rows.fertilizerRates, (row) => `${row.cropId} ${row.zone}`);
  const firstSets = new Map(rows.fertilizerDefaults.map((row) => [`${row.cropId} ${row.zone}`, row]));
  const rare = index(rows.rareCrops, (row) => `${row.cropId} ${row.place}`);
  const prevalence = new Map(rows.pestPrevalence.map((row) => [`${row.pestId} ${row.zone}`, row.prevalence]));
  const normals = grouped(rows.climateNormals, (row) => keyPart(row.place));
  const regionNames = names(
    rows.regions,
    (row) => [row.regionId, row.isoCode, row.name],
    (row) => [row.oldCalendarCode, row.formerName],
  );
  const districtNames = names(
    rows.districts,
    (row) => [row.districtId, row.name, plainName(row.name)],
    (row) => [row.outlineName, row.capital],
  );
  const activities = grouped(
    rows.activities.toSorted((a, b) => a.position - b.position),
    (row) => row.cropId,
  );
  const seasons = grouped(rows.cropSeasons, (row) => row.cropId);
  const crops = rows.crops.filter(({ cropId }) => activities.has(cropId) && seasons.has(cropId));
  const cropNames = names(
    crops,
    (row) => [row.cropId, row.name],
    () => [],
  );
  return {
    ...rows,
    crops,
    regionById: index(rows.regions, (row) => row.regionId),
    districtById: index(rows.districts, (row) => row.districtId),
    cropById: index(crops, (row) => row.cropId),
    riskById: index(rows.risks, (row) => row.riskId),
    modelById: index(rows.pestModels, (row) => row.modelId),
    bundleItemById: index(rows.bundleItems, (row) => row.itemId),
    trapSpeciesById: index(rows.trapSpecies, (row) => row.speciesId),
    waterByCrop: index(rows.cropWater, (row) => row.cropId),
    districtsByRegion: grouped(rows.districts, (row) => row.regionId),
    servicesByRegion: grouped(
      rows.bundleServices.toSorted((a, b) => a.position - b.position),
      (row) => row.regionId,
    ),
    varietiesByCrop: grouped(rows.varieties, (row) => row.cropId),
    seasonsByCrop: seasons,
    activitiesByCrop: activities,
    advisoriesByCrop: grouped(rows.riskAdvisories, (row) => row.cropId),
    pestsByCrop: grouped(rows.pests, (row) => row.cropId),
    findRegion: (written) => only(regionNames.get(keyPart(written))),
    findRegions: (written) => regionNames.get(keyPart(written)) ?? [],
    findDistrict: (written) => only(districtNames.get(keyPart(written))),
    findCrop: (written) => only(cropNames.get(keyPart(written))),
    rareCropIn: (cropId, districtId, zone) => rare.get(`${cropId} ${districtId}`) ?? rare.get(`${cropId} ${zone}`),
    windowsOf: (regionId, zone) => windows.get(`${regionId} ${zone}`) ?? [],
    windowOf: (district, season) =>
      windows.get(`${district.regionId} ${district.zone}`)?.find((row) => row.season === season),
    productByName: index(rows.fertilizerProducts, (row) => row.name.toLowerCase()),
    ratesOf: (cropId, zone) => rates.get(`${cropId} ${zone}`) ?? [],
    defaultRatesOf(cropId, zone, water = 'rainfed') {
      const first = firstSets.get(`${cropId} ${zone}`);
      const setId = (water === 'irrigated' ? first?.irrigatedSetId : null) ?? first?.setId;
      return (rates.get(`${cropId} ${zone}`) ?? []).filter(
        (row) => row.setId === setId && (row.water ?? water) === water,
      );
    },
    prevalenceOf: (pestId, zone) => prevalence.get(`${pestId} ${zone}`) ?? null,
    normalsOf(place) {
      const months = normals.get(keyPart(place));
      return months?.length === 12 ? months.toSorted((a, b) => a.month - b.month) : undefined;
    },
  };
}

function index<Row>(rows: readonly Row[], key: (row: Row) => string): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [key(row), row]));
}

/** Every way of writing a row. A name of its own is one row's alone; other names may fit several. */
function names<Row>(
  rows: readonly Row[],
  own: (row: Row) => readonly string[],
  other: (row: Row) => readonly string[],
): ReadonlyMap<string, readonly Row[]> {
  const called = (texts: (row: Row) => readonly string[]) =>
    rows.flatMap((row) => texts(row).map((text) => ({ name: keyPart(text), row }))).filter((each) => each.name !== '');
  const found = new Map<string, Row[]>();
  for (const { name, row } of called(other)) found.set(name, [...(found.get(name) ?? []), row]);
  for (const { name, row } of called(own)) found.set(name, [row]);
  return found;
}

/** The row, where the name fits one alone. */
function only<Row>(rows: readonly Row[] | undefined): Row | undefined {
  return rows?.length === 1 ? rows[0] : undefined;
}
