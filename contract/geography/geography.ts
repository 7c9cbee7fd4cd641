import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { District, DistrictDetail, Drawn, Label, OutlineSource, Region } from './geographyShapes.ts';
import { DistrictId, RegionId, SentenceLanguage } from '../shapes.ts';

/** `?geometry=false` leaves the outlines out: they are heavy. */
const WithOutlines = Type.Object({ geometry: Type.Optional(Type.Boolean()) });

export const listRegions = endpoint({
  name: 'listRegions',
  room: 'geography',
  method: 'GET',
  path: '/api/cc/regions',
  audience: 'public',
  effect: 'reads',
  cached: true,
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
  cached: true,
  summary: 'One region: by key, ISO code, old calendar code, name or former name',
  params: Type.Object({ id: Type.String() }),
  query: Type.Object({ ...WithOutlines.properties, language: Type.Optional(SentenceLanguage) }),
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
  cached: true,
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
  cached: true,
  summary: 'One district with its fertilizer and pest advice (?crop=maize keeps that of one crop)',
  params: Type.Object({ id: Type.String() }),
  query: Type.Object({
    ...WithOutlines.properties,
    crop: Type.Optional(Type.String({ maxLength: 80 })),
    language: Type.Optional(SentenceLanguage),
  }),
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
  cached: true,
  summary: 'Every district in brief, for the question box and the list beside the map',
  answer: Type.Array(District),
  refusals: 'message',
});

export const showAtlas = endpoint({
  name: 'showAtlas',
  room: 'geography',
  method: 'GET',
  path: '/api/geography/atlas',
  audience: 'public',
  effect: 'reads',
  cached: true,
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
  cached: true,
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
  cached: true,
  produces: 'application/geo+json',
  summary: 'Region outlines as GeoJSON with the properties region, capital, code',
  answer: Type.String(),
  refusals: 'message',
});

/** What a map draws between the outlines where it has no imagery. */
export const downloadWaters = endpoint({
  name: 'downloadWaters',
  room: 'geography',
  method: 'GET',
  path: '/api/geography/waters.geojson',
  audience: 'public',
  effect: 'reads',
  cached: true,
  produces: 'application/geo+json',
  summary: 'Lakes (polygons) and rivers (lines) in and around Ghana as GeoJSON, with their source',
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
  cached: true,
  produces: 'application/geo+json',
  summary: 'District outlines as GeoJSON with the properties FID, REGION, DISTRICT',
  answer: Type.String(),
  refusals: 'message',
});
