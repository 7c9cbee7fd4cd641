import type { Answer } from '#contract/endpoint.ts';
import type {
  listAllDistricts,
  listRegions,
  locate,
  showAtlas,
  showDistrict,
  showRegionAtlas,
} from '#contract/geography/geography.ts';
import type { PestDay } from '#engines/pests/dailyPestLevels.ts';
import { provenanceOf } from '#engines/reference/provenance.ts';
import { fertilizerRates, legumeCredits } from '#engines/reference/tables/advice.ts';
import { districts } from '#engines/reference/tables/places.ts';
import type { ReferenceBook } from '#engines/reference/book.ts';
import type { PageLanguage } from '#engines/words/pageLanguages.ts';
import type { Point, Polygon } from '#engines/shapes/points.ts';
import { outlinesOf, polygonsOf, unionOf } from '../../adapters/outlines/drawing.ts';
import type { OutlineSet } from '../../adapters/outlines/outlines.ts';
import { pestsOf, ratesOf } from './advice.service.ts';
import type { Atlas, DrawnPlace } from './atlas.service.ts';
import { fertilizerSets, type FertilizerSet } from './fertilizer.service.ts';
import type { Surroundings } from './geography.content.ts';
import type { Located } from './locate.service.ts';
import type { DistrictPlace, RegionPlace } from './places.service.ts';
import { presentSource } from './outlineSets.presenter.ts';

type Geometry = Answer<typeof showDistrict>['geometry'];

type District = Answer<typeof listAllDistricts>[number];

type DistrictDetail = Answer<typeof showDistrict>;

type Region = Answer<typeof listRegions>[number];

/** Polygons of each place by its key; a place that is missing is shown as a point. */
export type Outlined = ReadonlyMap<string, readonly Polygon[]>;

/** The outlines of a set's districts, in degrees. */
export function districtPolygons({ topology }: OutlineSet): Outlined {
  return new Map(outlinesOf(topology).map((outline) => [String(outline.id), polygonsOf(topology, outline)]));
}

/** The outlines of regions: each is its districts together. */
export function regionPolygons({ topology }: OutlineSet, districts: readonly DistrictPlace[]): Outlined {
  const regionOf = new Map(districts.map(({ id, regionId }) => [id, regionId]));
  return new Map(
    [...new Set(regionOf.values())].map((regionId) => [
      regionId,
      unionOf(topology, (id) => regionOf.get(id) === regionId),
    ]),
  );
}

export function presentRegion(
  book: ReferenceBook,
  { row, id, name, centre }: RegionPlace,
  outlines: Outlined | null,
): Region {
  return {
    region_id: id,
    region: name,
    capital: row.capital,
    code: row.isoCode,
    formerRegion: row.formerName,
    belt: row.belt,
    districts: book.districtsByRegion.get(id)?.length ?? 0,
    population2021: row.population2021,
    centre: presentPoint(centre),
    geometry: presentGeometry(outlines, id, centre),
    bundle_services: (book.servicesByRegion.get(id) ?? []).map(({ service, provider, channel, link }) => ({
      service,
      provider,
      channel,
      link,
    })),
  };
}

export function presentDistrict(book: ReferenceBook, place: DistrictPlace): District {
  const { row, id, name, regionId, regionName, centre } = place;
  return {
    district_id: id,
    district: name,
    region_id: regionId,
    region: regionName,
    type: row.type.charAt(0).toUpperCase() + row.type.slice(1),
    capital: row.capital,
    zone: row.zone,
    seasons: book.windowsOf(regionId, row.zone).map(({ season }) => season),
    centre: presentPoint(centre),
  };
}

/** A district with its advice; in a list of districts without what only somebody who chose one reads. */
export function presentDistrictDetail(
  book: ReferenceBook,
  place: DistrictPlace,
  outlines: Outlined | null,
  days: readonly PestDay[],
  inList = false,
  language: PageLanguage = 'en',
): DistrictDetail {
  const rates = ratesOf(book, place.row).map(({ crop, rate }) => ({
    crop_id: crop.cropId,
    crop: crop.name,
    fertilizer: rate.fertilizer,
    kg_per_ha: rate.kgPerHa,
    stage: rate.stage,
    daysAfterPlanting: rate.daysAfterPlanting,
    n: rate.nKgPerHa,
    p2o5: rate.p2o5KgPerHa,
    k2o: rate.k2oKgPerHa,
    provenance: provenanceOf(rate, fertilizerRates),
  }));
  return {
    ...presentDistrict(book, place),
    secondaryZone: place.row.secondaryZone ?? '',
    zoneNote: place.row.zoneNote,
    geometry: presentGeometry(outlines, place.id, place.centre),
    fertilizer_recommendations: rates,
    fertilizer_recom: rates,
    fertilizer_sets: inList ? [] : fertilizerSets(book, place.row.zone).map(presentSet),
    pest_risk_levels: pestsOf(book, place.row, days, language).map(({ crop, pest, shares, period, inputs }) => ({
      crop_id: crop.cropId,
      pest_id: pest.pestId,
      pest: pest.name,
      high_risk_percentage: shares?.highPercent ?? null,
      moderate_risk_percentage: shares?.moderatePercent ?? null,
      period,
      days: shares?.days ?? null,
      inputs: inList ? [] : [...inputs],
    })),
    provenance: provenanceOf(place.row, districts),
  };
}

function presentSet({
  crop,
  setId,
  water,
  firstFor,
  doses,
  afterLegume,
}: FertilizerSet): DistrictDetail['fertilizer_sets'][number] {
  const [first] = doses;
  return {
    crop_id: crop.cropId,
    set_id: setId,
    water: water ?? 'any',
    first_for: [...firstFor],
    doses: doses.map(({ rate, product, bags }) => ({
      fertilizer: rate.fertilizer,
      others: product?.others ?? '',
      stage: rate.stage,
      daysAfterPlanting: rate.daysAfterPlanting,
      kg_per_ha: rate.kgPerHa,
      n: rate.nKgPerHa,
      p2o5: rate.p2o5KgPerHa,
      k2o: rate.k2oKgPerHa,
      bags: bags.map(({ kg, perAcre, price, costPerAcre }) => ({
        bag_kg: kg,
        bags_per_acre: perAcre,
        price_ghs: price,
        cost_per_acre_ghs: costPerAcre,
      })),
      priced: product?.priced ?? '',
      note: rate.note,
    })),
    after_legume: afterLegume.map(({ legume, credit, doses: reduced }) => ({
      crop_id: legume.cropId,
      crop: legume.name,
      n_credit: credit.nKgPerHa,
      doses: reduced.map(({ fertilizer, stage, kgPerHa }) => ({ fertilizer, stage, kg_per_ha: kgPerHa })),
      provenance: provenanceOf(credit, legumeCredits),
    })),
    provenance:
      first === undefined
        ? provenanceOf({ basis: '', verification: '', source: '', sourceUrl: '', reviewedBy: '' })
        : provenanceOf(first.rate, fertilizerRates),
  };
}

/** The advice of one crop alone; a crop nobody advises on leaves empty lists. */
export function withCropAlone(detail: DistrictDetail, crop: string): DistrictDetail {
  const isIt = ({ crop_id: id }: { crop_id: string }) => id === crop;
  return {
    ...detail,
    fertilizer_recommendations: detail.fertilizer_recommendations.filter(isIt),
    fertilizer_recom: detail.fertilizer_recom.filter(isIt),
    fertilizer_sets: detail.fertilizer_sets.filter(isIt),
    pest_risk_levels: detail.pest_risk_levels.filter(isIt),
  };
}

export function presentAtlas(set: OutlineSet, { canvas, country, ...atlas }: Atlas): Answer<typeof showAtlas> {
  return {
    width: canvas.width,
    height: canvas.height,
    outlines: presentSource(set),
    land: atlas.land,
    borders: atlas.borders,
    regions: atlas.regions.map(presentDrawn),
    rivers: atlas.rivers,
    lake: atlas.lake,
    country: country.d,
    countryBox: [...country.box],
    neighbours: atlas.neighbours.map(({ name, at }) => ({ name, at: [...at] })),
    sea: { name: atlas.sea.name, at: [...atlas.sea.at] },
    projection: canvas.projection,
  };
}

export function presentRegionAtlas(set: OutlineSet, districts: readonly DrawnPlace[]): Answer<typeof showRegionAtlas> {
  return { outlines: presentSource(set), districts: districts.map(presentDrawn) };
}

export function presentLocated({ displayName, town, found, source }: Located): Answer<typeof locate> {
  const district = found?.district ?? null;
  return {
    display_name: displayName,
    address: { town, district: district?.name ?? '', region: district?.regionName ?? '' },
    district_id: district?.id ?? null,
    region_id: district?.regionId ?? null,
    toConfirm: found?.uncertain ?? false,
    source,
  };
}

/** GeoJSON text under the property names older maps read. */
export function presentGeoJson(
  places: readonly { id: string; centre: Point; properties: Readonly<Record<string, unknown>> }[],
  outlines: Outlined,
  set: OutlineSet,
): string {
  const features = places.map(({ id, centre, properties }) => ({
    type: 'Feature',
    id,
    properties,
    geometry: presentGeometry(outlines, id, centre),
  }));
  return JSON.stringify({ type: 'FeatureCollection', ...presentSource(set), features });
}

/** Lakes and rivers as GeoJSON. */
export function presentWaters({ source, lakes, rivers }: Surroundings): string {
  return JSON.stringify({
    type: 'FeatureCollection',
    source,
    features: [
      ...lakes.map((ring) => ({ type: 'Polygon', coordinates: [ring] })),
      ...rivers.map((line) => ({ type: 'LineString', coordinates: line })),
    ].map((geometry) => ({ type: 'Feature', properties: {}, geometry })),
  });
}

function presentDrawn({ id, name, regionId, d, at, box }: DrawnPlace) {
  return { id, name, regionId, d, at: [...at] as [number, number], box: [...box] as [number, number, number, number] };
}

function presentPoint([lng, lat]: Point): { lat: number; lng: number } {
  return { lat, lng };
}

/** Null when outlines are left out; a point where the set draws none. */
function presentGeometry(outlines: Outlined | null, id: string, centre: Point): Geometry {
  if (outlines === null) return null;
  const polygons = outlines.get(id) ?? [];
  const coordinates = polygons.map((polygon) =>
    polygon.map((ring) => ring.map(([lng, lat]) => [rounded(lng), rounded(lat)])),
  );
  const [only] = coordinates;
  if (only === undefined) return { type: 'Point', coordinates: [...centre] };
  return coordinates.length === 1 ? { type: 'Polygon', coordinates: only } : { type: 'MultiPolygon', coordinates };
}

/** About 10 m: finer than any of the outlines. */
function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
