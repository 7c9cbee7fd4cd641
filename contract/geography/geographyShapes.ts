import { Type } from 'typebox';
import { DistrictId, Provenance, RegionId, SeasonName } from '../shapes.ts';

/** A point of the map in degrees. */
export const Point = Type.Object({ lat: Type.Number(), lng: Type.Number() });

/** GeoJSON geometry of an outline; a point where the set in use draws none (Guan in the 2019 set); null when left out. */
const Geometry = Type.Union([
  Type.Object({
    type: Type.Union([Type.Literal('Polygon'), Type.Literal('MultiPolygon'), Type.Literal('Point')]),
    coordinates: Type.Array(Type.Unknown()),
  }),
  Type.Null(),
]);

/** A region with its outline and the services offered there. */
export const Region = Type.Object({
  region_id: RegionId,
  region: Type.String(),
  capital: Type.String(),
  code: Type.String(),
  /** Name before 2019, "Brong-Ahafo" and the like, for old records and search. */
  formerRegion: Type.String(),
  belt: Type.String(),
  districts: Type.Integer(),
  population2021: Type.Integer(),
  centre: Point,
  geometry: Geometry,
  bundle_services: Type.Array(Type.Record(Type.String(), Type.String())),
});

const FertilizerRate = Type.Object({
  crop_id: Type.String(),
  crop: Type.String(),
  fertilizer: Type.String(),
  kg_per_ha: Type.Number(),
  stage: Type.String(),
  daysAfterPlanting: Type.Union([Type.Integer(), Type.Null()]),
  /** Nutrients in kg/ha; null where the product's grade is not known. */
  n: Type.Union([Type.Number(), Type.Null()]),
  p2o5: Type.Union([Type.Number(), Type.Null()]),
  k2o: Type.Union([Type.Number(), Type.Null()]),
  provenance: Provenance,
});

/** A dose of a recommendation, with what it is bought in. */
const FertilizerDose = Type.Object({
  fertilizer: Type.String(),
  /** Nutrients beside N, P and K, in percent: 5S+0.7Zn+0.5B. */
  others: Type.String(),
  stage: Type.String(),
  daysAfterPlanting: Type.Union([Type.Integer(), Type.Null()]),
  kg_per_ha: Type.Number(),
  n: Type.Union([Type.Number(), Type.Null()]),
  p2o5: Type.Union([Type.Number(), Type.Null()]),
  k2o: Type.Union([Type.Number(), Type.Null()]),
  /** What it comes to in each size of bag, the smallest first; the price only where an administrator gave one. */
  bags: Type.Array(
    Type.Object({
      bag_kg: Type.Number(),
      bags_per_acre: Type.Number(),
      price_ghs: Type.Union([Type.Number(), Type.Null()]),
      cost_per_acre_ghs: Type.Union([Type.Number(), Type.Null()]),
    }),
  ),
  /** Where and when the price was asked. */
  priced: Type.String(),
  note: Type.String(),
});

/** A fertilizer recommendation of a crop in the district's zone, whole. */
const FertilizerSet = Type.Object({
  crop_id: Type.String(),
  set_id: Type.String(),
  /** The water it was worked out for; "any" where it says nothing of it. */
  water: Type.Union([Type.Literal('rainfed'), Type.Literal('irrigated'), Type.Literal('any')]),
  /** The plans it is shown first on. */
  first_for: Type.Array(Type.Union([Type.Literal('rainfed'), Type.Literal('irrigated')])),
  doses: Type.Array(FertilizerDose),
  /** For cereals: the same after a legume, with the nitrogen it leaves taken off the top dressing. */
  after_legume: Type.Array(
    Type.Object({
      crop_id: Type.String(),
      crop: Type.String(),
      n_credit: Type.Number(),
      doses: Type.Array(Type.Object({ fertilizer: Type.String(), stage: Type.String(), kg_per_ha: Type.Number() })),
      provenance: Provenance,
    }),
  ),
  provenance: Provenance,
});

const PestRiskLevel = Type.Object({
  crop_id: Type.String(),
  pest_id: Type.String(),
  pest: Type.String(),
  high_risk_percentage: Type.Union([Type.Number(), Type.Null()]),
  moderate_risk_percentage: Type.Union([Type.Number(), Type.Null()]),
  /** "last 30 days, from daily weather"; "typical for the month" while there is too little of it. */
  period: Type.String(),
  /** Days the percentages are shares of: those on which the crop is usually in the field, or the last ones. */
  days: Type.Union([Type.Integer(), Type.Null()]),
  /** What went into the level, a sentence each; empty in lists of districts. */
  inputs: Type.Array(Type.String()),
});

/** A district without its outline or advice: what the lists and the search need. */
export const District = Type.Object({
  district_id: DistrictId,
  district: Type.String(),
  region_id: RegionId,
  region: Type.String(),
  type: Type.String(),
  capital: Type.String(),
  zone: Type.String(),
  seasons: Type.Array(SeasonName),
  centre: Point,
});

/** A district with its outline and advice. */
export const DistrictDetail = Type.Object({
  ...District.properties,
  secondaryZone: Type.String(),
  zoneNote: Type.String(),
  geometry: Geometry,
  fertilizer_recommendations: Type.Array(FertilizerRate),
  fertilizer_recom: Type.Array(FertilizerRate),
  /** Every recommendation on record, those shown first before the others; empty in lists of districts. */
  fertilizer_sets: Type.Array(FertilizerSet),
  pest_risk_levels: Type.Array(PestRiskLevel),
  provenance: Provenance,
});

const AtlasPoint = Type.Tuple([Type.Number(), Type.Number()]);

/** A name on the atlas and where it stands, in atlas units. */
export const Label = Type.Object({ name: Type.String(), at: AtlasPoint });

/** Drawing of one place: an SVG path in the atlas's own units. */
export const Drawn = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** Region of a district; the place itself for a region. */
  regionId: Type.String(),
  /** Empty where the set in use draws none (Guan in the 2019 set): the place is then a point at `at`. */
  d: Type.String(),
  /** Where the name stands, always inside the outline. */
  at: AtlasPoint,
  /** Bounding box [x0, y0, x1, y1]; x0 = x1 for a point. */
  box: Type.Tuple([Type.Number(), Type.Number(), Type.Number(), Type.Number()]),
});

/** Where the outlines in use are from. */
export const OutlineSource = Type.Object({
  /** True until official outlines are imported: the map then says "approximate outlines". */
  approximate: Type.Boolean(),
  vintage: Type.String(),
  source: Type.String(),
  sourceUrl: Type.String(),
  licence: Type.String(),
});
