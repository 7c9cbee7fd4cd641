import { Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { largestOutlineFileBytes } from './limits.ts';
import { DistrictId, Provenance, RegionId, SeasonName } from './shapes.ts';

const Point = Type.Object({ lat: Type.Number(), lng: Type.Number() });

/** GeoJSON geometry of an outline; a point where the set in use draws none (Guan in the 2019 set); null when left out. */
const Geometry = Type.Union([
  Type.Object({
    type: Type.Union([Type.Literal('Polygon'), Type.Literal('MultiPolygon'), Type.Literal('Point')]),
    coordinates: Type.Array(Type.Unknown()),
  }),
  Type.Null(),
]);

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

const PestRiskLevel = Type.Object({
  crop_id: Type.String(),
  pest_id: Type.String(),
  pest: Type.String(),
  high_risk_percentage: Type.Union([Type.Number(), Type.Null()]),
  moderate_risk_percentage: Type.Union([Type.Number(), Type.Null()]),
  /** "typical for the month" while there is no daily weather. */
  period: Type.String(),
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

const DistrictDetail = Type.Object({
  ...District.properties,
  secondaryZone: Type.String(),
  zoneNote: Type.String(),
  geometry: Geometry,
  fertilizer_recommendations: Type.Array(FertilizerRate),
  fertilizer_recom: Type.Array(FertilizerRate),
  pest_risk_levels: Type.Array(PestRiskLevel),
  provenance: Provenance,
});

/** `?geometry=false` leaves the outlines out: they are heavy. */
const WithOutlines = Type.Object({ geometry: Type.Optional(Type.Boolean()) });

export const listRegions = endpoint({
  name: 'listRegions',
  room: 'geography',
  method: 'GET',
  path: '/api/cc/regions',
  audience: 'public',
  effect: 'reads',
  remembered: true,
  summary: 'The 16 regions, with outlines (?geometry=false leaves them out, ?services=false the services)',
  query: Type.Object({ ...WithOutlines.properties, services: Type.Optional(Type.Boolean()) }),
  answer: Type.Array(Region),
  refusals: 'message',
});

export const showRegion = endpoint({
  name: 'showRegion',
  room: 'geography',
  method: 'GET',
  path: '/api/cc/region/:id',
  audience: 'public',
  effect: 'reads',
  remembered: true,
  summary: 'One region: by key, ISO code, old calendar code, name or former name',
  params: Type.Object({ id: Type.String() }),
  query: WithOutlines,
  answer: Region,
  refusals: 'message',
});

export const listDistricts = endpoint({
  name: 'listDistricts',
  room: 'geography',
  method: 'GET',
  path: '/api/cc/districts/:regionId',
  audience: 'public',
  effect: 'reads',
  remembered: true,
  summary: 'Districts of a region, with outlines and advice (?geometry=false and ?brief=true lighten the answer)',
  params: Type.Object({ regionId: Type.String() }),
  query: Type.Object({ ...WithOutlines.properties, brief: Type.Optional(Type.Boolean()) }),
  answer: Type.Array(Type.Object({ ...Type.Partial(DistrictDetail).properties, ...District.properties })),
  refusals: 'message',
});

export const showDistrict = endpoint({
  name: 'showDistrict',
  room: 'geography',
  method: 'GET',
  path: '/api/cc/district/:id',
  audience: 'public',
  effect: 'reads',
  remembered: true,
  summary: 'One district with its fertilizer and pest advice (?crop=maize keeps that of one crop)',
  params: Type.Object({ id: Type.String() }),
  query: Type.Object({ ...WithOutlines.properties, crop: Type.Optional(Type.String({ maxLength: 80 })) }),
  answer: DistrictDetail,
  refusals: 'message',
});

export const listAllDistricts = endpoint({
  name: 'listAllDistricts',
  room: 'geography',
  method: 'GET',
  path: '/api/geography/districts',
  audience: 'public',
  effect: 'reads',
  remembered: true,
  summary: 'Every district in brief, for the question box and the list beside the map',
  answer: Type.Array(District),
  refusals: 'message',
});

const AtlasPoint = Type.Tuple([Type.Number(), Type.Number()]);

/** A name on the atlas and where it stands, in atlas units. */
const Label = Type.Object({ name: Type.String(), at: AtlasPoint });

/** Drawing of one place: an SVG path in the atlas's own units. */
const Drawn = Type.Object({
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

const OutlineSource = Type.Object({
  /** True until official outlines are imported: the map then says "approximate outlines". */
  approximate: Type.Boolean(),
  vintage: Type.String(),
  source: Type.String(),
  sourceUrl: Type.String(),
  licence: Type.String(),
});

export const showAtlas = endpoint({
  name: 'showAtlas',
  room: 'geography',
  method: 'GET',
  path: '/api/geography/atlas',
  audience: 'public',
  effect: 'reads',
  remembered: true,
  summary: 'The country drawn: regions, water, neighbours, sea, as SVG paths',
  answer: Type.Object({
    width: Type.Number(),
    height: Type.Number(),
    outlines: OutlineSource,
    /** Paint in this order over the colour of the sea: land, borders (lines), regions, rivers (lines), lake, country. */
    land: Type.String(),
    borders: Type.String(),
    regions: Type.Array(Drawn),
    rivers: Type.String(),
    lake: Type.String(),
    /** The outer line of Ghana: the regions together. */
    country: Type.String(),
    countryBox: Drawn.properties.box,
    neighbours: Type.Array(Label),
    sea: Label,
    /** lng/lat → atlas units: x = a·lng + b, y = c·lat + d (equirectangular at 8° N). */
    projection: Type.Object({ a: Type.Number(), b: Type.Number(), c: Type.Number(), d: Type.Number() }),
  }),
  refusals: 'message',
});

export const showRegionAtlas = endpoint({
  name: 'showRegionAtlas',
  room: 'geography',
  method: 'GET',
  path: '/api/geography/atlas/:regionId',
  audience: 'public',
  effect: 'reads',
  remembered: true,
  summary: 'The districts of a region (or of all, with "ghana"), drawn as SVG paths in the atlas’s units',
  params: Type.Object({ regionId: Type.String() }),
  answer: Type.Object({ outlines: OutlineSource, districts: Type.Array(Drawn) }),
  refusals: 'message',
});

export const locate = endpoint({
  name: 'locate',
  room: 'geography',
  method: 'GET',
  path: '/api/geography/locate',
  audience: 'public',
  effect: 'reads',
  summary: 'Which district and which town is near a point (decision 79)',
  query: Type.Object({
    lat: Type.Number({ minimum: -90, maximum: 90 }),
    lng: Type.Number({ minimum: -180, maximum: 180 }),
  }),
  answer: Type.Object({
    display_name: Type.String(),
    address: Type.Object({ town: Type.String(), district: Type.String(), region: Type.String() }),
    district_id: Type.Union([DistrictId, Type.Null()]),
    region_id: Type.Union([RegionId, Type.Null()]),
    /** True with approximate outlines: "near X", for the person to confirm. */
    toConfirm: Type.Boolean(),
    source: Type.String(),
  }),
  refusals: 'message',
});

/** GeoJSON under the property names that older maps read (region, capital, code). */
export const downloadRegions = endpoint({
  name: 'downloadRegions',
  room: 'geography',
  method: 'GET',
  path: '/api/geography/regions.geojson',
  audience: 'public',
  effect: 'reads',
  remembered: true,
  produces: 'application/geo+json',
  summary: 'Region outlines as GeoJSON with the properties region, capital, code',
  answer: Type.String(),
  refusals: 'message',
});

/** GeoJSON under the property names that older maps read (FID, REGION, DISTRICT). */
export const downloadDistricts = endpoint({
  name: 'downloadDistricts',
  room: 'geography',
  method: 'GET',
  path: '/api/geography/districts.geojson',
  audience: 'public',
  effect: 'reads',
  remembered: true,
  produces: 'application/geo+json',
  summary: 'District outlines as GeoJSON with the properties FID, REGION, DISTRICT',
  answer: Type.String(),
  refusals: 'message',
});

const MatchedBy = Type.Union([
  Type.Literal('name'),
  Type.Literal('known spelling'),
  Type.Literal('near spelling'),
  Type.Literal('place'),
]);

/** Which outline of a file became which district, and what was left over. */
const OutlineReport = Type.Object({
  outlines: Type.Integer(),
  matched: Type.Array(
    Type.Object({
      outline: Type.String(),
      district_id: DistrictId,
      district: Type.String(),
      by: MatchedBy,
      /** False deserves a look: the name is the district's, but its known point lies elsewhere. */
      holdsPoint: Type.Boolean(),
    }),
  ),
  unclaimed: Type.Array(Type.Object({ outline: Type.String(), nearest: Type.String() })),
  missing: Type.Array(Type.Object({ district_id: DistrictId, district: Type.String(), liesIn: Type.String() })),
});

/** A set of outlines as an administrator sees it; "approximate" is the set that comes with the product. */
export const OutlineSetRecord = Type.Object({
  id: Type.String(),
  state: Type.Union([Type.Literal('fetching'), Type.Literal('ready'), Type.Literal('refused')]),
  active: Type.Boolean(),
  ...OutlineSource.properties,
  /** Why the file cannot be used and how to mend it; empty otherwise. */
  refusal: Type.String(),
  createdAt: Type.String(),
  activatedAt: Type.Union([Type.String(), Type.Null()]),
  report: Type.Union([OutlineReport, Type.Null()]),
});

/** What its maker's catalogue does not say. */
const OutlineOrigin = Type.Object({
  vintage: Type.Optional(Type.String({ maxLength: 40 })),
  source: Type.Optional(Type.String({ maxLength: 300 })),
  licence: Type.Optional(Type.String({ maxLength: 100 })),
});

export const listOutlineSets = endpoint({
  name: 'listOutlineSets',
  room: 'geography',
  method: 'GET',
  path: '/api/geography/outline-sets',
  audience: 'officer',
  effect: 'reads',
  summary: 'Outline sets, the newest first, with what each import matched (administrators)',
  answer: Type.Array(OutlineSetRecord),
  refusals: 'message',
});

export const fetchOutlines = endpoint({
  name: 'fetchOutlines',
  room: 'geography',
  method: 'POST',
  path: '/api/geography/outline-sets',
  audience: 'officer',
  effect: 'writes',
  status: 202,
  summary: 'Fetches outlines from an address in the background, as a set to look at before it is put to use (administrators)',
  body: Type.Object({ address: Type.String({ minLength: 8, maxLength: 2_000 }), ...OutlineOrigin.properties }),
  answer: OutlineSetRecord,
  refusals: 'message',
});

export const uploadOutlines = endpoint({
  name: 'uploadOutlines',
  room: 'geography',
  method: 'POST',
  path: '/api/geography/outline-sets/upload',
  audience: 'officer',
  effect: 'writes',
  status: 201,
  summary: 'Reads a GeoJSON file or zipped Shapefile into a set to look at before it is put to use (administrators)',
  query: Type.Object({ fileName: Type.String({ minLength: 1, maxLength: 200 }), ...OutlineOrigin.properties }),
  upload: largestOutlineFileBytes,
  answer: OutlineSetRecord,
  refusals: 'message',
});

export const showOutlineSet = endpoint({
  name: 'showOutlineSet',
  room: 'geography',
  method: 'GET',
  path: '/api/geography/outline-sets/:id',
  audience: 'officer',
  effect: 'reads',
  summary: 'One outline set with its match report (administrators)',
  params: Type.Object({ id: Type.String({ maxLength: 60 }) }),
  answer: OutlineSetRecord,
  refusals: 'message',
});

export const activateOutlineSet = endpoint({
  name: 'activateOutlineSet',
  room: 'geography',
  method: 'POST',
  path: '/api/geography/outline-sets/:id/activate',
  audience: 'officer',
  effect: 'writes',
  summary: 'Puts a set to use, or an earlier one back; "approximate" goes back to the set of the product (administrators)',
  params: Type.Object({ id: Type.String({ maxLength: 60 }) }),
  answer: OutlineSetRecord,
  refusals: 'message',
});
