import type { RainFigures } from '../climate/statistics/rainFigures.ts';
import { daysBetween } from '../dates/day.ts';
import { pestPlaceOf } from '../pests/pestPlaceOf.ts';
import { monthlyLevels, pestYear } from '../pests/pestYear.ts';
import { projectRegions } from '../projects/projectRegions.ts';
import type { ReferenceBook } from '../reference/book.ts';
import type { CropRow, DistrictRow, OnsetWindowRow, RegionRow } from '../reference/rows.ts';
import type { FigureValue } from './classes.ts';
import { rainMaps } from './rainMaps.ts';

/** What a figure may depend on beside the place: a crop, a month from 1 to 12, and the daily rain of districts. */
export interface FigureAsked {
  readonly crop: CropRow;
  readonly month: number;
  /** What the daily record of a district comes to; null where it goes by none. */
  readonly districtRain: (districtId: string) => DistrictRain | null;
}

/** What the daily record of a district comes to, and how many days ago its newest day was. */
export type DistrictRain = RainFigures & { readonly age: number };

/** A figure that is held per district or region, and that a map can be coloured by. */
export interface Figure {
  /** Names it in addresses. */
  readonly id: string;
  readonly title: string;
  readonly kind: 'number' | 'day' | 'level';
  /** Stands after a number: "people". */
  readonly unit: string;
  readonly byCropAndMonth?: true;
  /** What it is, by which rule it was worked out, and what is not in it. */
  readonly about: (book: ReferenceBook) => string;
  readonly source: string;
  /** Left out: it is held per region alone. */
  readonly ofDistrict?: (book: ReferenceBook, district: DistrictRow, asked: FigureAsked) => FigureValue;
  /** Left out: the middle one of its districts'. */
  readonly ofRegion?: (book: ReferenceBook, region: RegionRow) => FigureValue;
}

/** Levels in order, the lightest first. */
export const LEVELS = ['none', 'moderate', 'high'] as const;

const CENSUS =
  'Ghana Statistical Service, 2021 Population and Housing Census; district figures as prepared by V. G. Ghanem (CC BY 4.0)';
const ONSET_WINDOWS =
  'Onset windows after GMet and published studies; typical days inside a window were set for this portal';
const MIDDLE = 'A region takes the middle one of its districts.';

/** Every figure a map can be coloured by. A new one is an entry here. */
export const figures: readonly Figure[] = [
  {
    id: 'population',
    title: 'Population',
    kind: 'number',
    unit: 'people',
    about: () =>
      'People counted in the census of 2021. In a few regions the district figures add up to slightly less than the region’s.',
    source: CENSUS,
    ofDistrict: (_, district) => district.population2021,
    ofRegion: (_, region) => region.population2021,
  },
  {
    id: 'density',
    title: 'Population density',
    kind: 'number',
    unit: 'people per km², approximate',
    about: () =>
      'Approximate: people of the census of 2021 for each square kilometre of the outlines of 2019, waters included, to two significant figures. The outlines are simplified; of the smallest districts the figure may be far off.',
    source: `${CENSUS}; areas from the outlines of 2019`,
    ofDistrict: (_, district) => perArea(district.population2021, district.areaKm2),
    ofRegion: (_, region) => perArea(region.population2021, region.areaKm2),
  },
  {
    id: 'projects',
    title: 'Projects',
    kind: 'number',
    unit: 'projects',
    about: (book) =>
      `Projects whose papers name the region, older region names (before 2019) are matched to the regions they stood for then. Those that work in the whole country (${nationalProjects(book)}) are not counted.`,
    source: 'The projects of this portal, each with its own source',
    ofRegion: (book, { regionId }) =>
      book.projects.filter((project) => projectRegions(project, book).regionIds.includes(regionId)).length,
  },
  {
    id: 'onset',
    title: 'Start of the rains: first or only season',
    kind: 'day',
    unit: '',
    about: () =>
      `The day on which the rains usually set in: major season where there are two, else the single one, in the district’s main zone. ${MIDDLE}`,
    source: ONSET_WINDOWS,
    ofDistrict: (book, district) => mainWindow(book, district)?.onsetTypical ?? null,
  },
  {
    id: 'onset_minor',
    title: 'Start of the rains: minor season',
    kind: 'day',
    unit: '',
    about: () =>
      `The day on which the second rains usually set in, in the district’s main zone. The north has one season: no data there. ${MIDDLE}`,
    source: ONSET_WINDOWS,
    ofDistrict: (book, district) => book.windowOf(district, 'minor')?.onsetTypical ?? null,
  },
  {
    id: 'season_length',
    title: 'Length of the first or only season',
    kind: 'number',
    unit: 'days',
    about: () =>
      `Days from the usual start of the rains to their usual end: major season where there are two, else the single one. ${MIDDLE}`,
    source: ONSET_WINDOWS,
    ofDistrict: (book, district) => lengthOf(mainWindow(book, district)),
  },
  {
    id: 'season_length_minor',
    title: 'Length of the minor season',
    kind: 'number',
    unit: 'days',
    about: () =>
      `Days from the usual start of the second rains to their usual end. The north has one season: no data there. ${MIDDLE}`,
    source: ONSET_WINDOWS,
    ofDistrict: (book, district) => lengthOf(book.windowOf(district, 'minor')),
  },
  {
    id: 'pest_risk',
    title: 'Pest risk',
    kind: 'level',
    unit: '',
    byCropAndMonth: true,
    about: () =>
      `How favourable the month usually is for the worst of the crop’s pests that have a rule, with the crop planted in its usual seasons, the minor one too: typical for the month, not a forecast. The rules read approximate usual weather of the zone, generations of fall armyworm since the first rains, and how widespread striga is. No data where the crop is not grown or no rule is known. ${MIDDLE}`,
    source: 'Rules of the pest models; approximate usual weather of the zone until measured normals are imported',
    ofDistrict: pestRisk,
  },
  ...rainMaps,
];

/** A figure of every region or district. Throws nothing; what is not held is null. */
export function figureOf(
  book: ReferenceBook,
  figure: Figure,
  level: 'region' | 'district',
  asked: FigureAsked,
): ReadonlyMap<string, FigureValue> {
  const { ofDistrict, ofRegion } = figure;
  if (level === 'district' && ofDistrict !== undefined) {
    return new Map(book.districts.map((district) => [district.districtId, ofDistrict(book, district, asked)]));
  }
  const middle = (region: RegionRow) =>
    middleOf(
      (book.districtsByRegion.get(region.regionId) ?? []).map(
        (district) => ofDistrict?.(book, district, asked) ?? null,
      ),
      figure.kind,
    );
  return new Map(
    book.regions.map((region) => [region.regionId, ofRegion === undefined ? middle(region) : ofRegion(book, region)]),
  );
}

function nationalProjects(book: ReferenceBook): number {
  return book.projects.filter((project) => projectRegions(project, book).national).length;
}

/** The window of the major season, or of the single one. */
function mainWindow(book: ReferenceBook, district: DistrictRow): OnsetWindowRow | undefined {
  return book.windowOf(district, 'major') ?? book.windowOf(district, 'single');
}

/** Days from the typical onset to the typical end, over New Year too; null without a window. */
function lengthOf(window: OnsetWindowRow | undefined): number | null {
  if (window === undefined) return null;
  const days = daysBetween(`2027-${window.onsetTypical}`, `2027-${window.cessationTypical}`);
  return days < 0 ? days + 365 : days;
}

/** People per km² to two significant figures: the areas, of simplified outlines, bear no more. */
function perArea(people: number | null, km2: number | null): number | null {
  return people === null || km2 === null ? null : Number((people / km2).toPrecision(2));
}

/** The worst level of a crop's pests in the month; null when no pest of the crop has a rule with data, or it is not grown. */
function pestRisk(book: ReferenceBook, district: DistrictRow, { crop, month }: FigureAsked): FigureValue {
  const normals = book.normalsOf(district.zone) ?? null;
  const levels = new Set<FigureValue>(
    (book.pestsByCrop.get(crop.cropId) ?? []).flatMap(({ modelId, pestId }) => {
      const year = modelId === null ? null : pestYear(modelId, pestPlaceOf(book, crop, district, pestId, normals));
      return year === null ? [] : (monthlyLevels(year)[month - 1] ?? []);
    }),
  );
  return LEVELS.findLast((level) => levels.has(level)) ?? null;
}

/** The middle value, of two the smaller; null where there is none. */
function middleOf(values: readonly FigureValue[], kind: Figure['kind']): FigureValue {
  const rank = (value: FigureValue) => LEVELS.findIndex((level) => level === value);
  const known = values
    .filter((value) => value !== null)
    .toSorted((a, b) => {
      if (kind === 'level') return rank(a) - rank(b);
      return a < b ? -1 : Number(a > b);
    });
  return known[Math.floor((known.length - 1) / 2)] ?? null;
}
