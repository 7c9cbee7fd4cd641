import { sql, type Selectable } from 'kysely';
import type { Outline, OutlineSource } from '#engines/farms/farm.ts';
import { boxAround } from '#engines/shapes/meeting.ts';
import type { Box, Point } from '#engines/shapes/points.ts';
import type { FarmsTables } from './farms.repository.ts';

/** As it is kept: GeoJSON. */
export type Geometry =
  | { readonly type: 'Polygon'; readonly coordinates: Outline[number] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: Outline };

/** A card number encrypted, and the keyed hash it is found by. */
export interface SealedCard {
  readonly sealed: Buffer;
  readonly key: Buffer;
}

/** A farm as it is kept, but its outline. */
export interface FarmRow {
  readonly id: string;
  readonly name: string;
  readonly centre: Point;
  readonly hectares: number;
  readonly districtId: string | null;
  readonly crop: string | null;
  readonly card: SealedCard | null;
  readonly farmerId: number | null;
  readonly ownerId: string | null;
  readonly ownerName: string | null;
  readonly source: OutlineSource;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What a farm is made of, ready to be kept. */
export interface FarmData {
  readonly name: string;
  readonly outline: Outline;
  readonly centre: Point;
  readonly hectares: number;
  readonly districtId: string | null;
  readonly crop: string | null;
  readonly card: SealedCard | null;
  readonly farmerId: number | null;
  readonly source: OutlineSource;
}

export const columns = [
  'farm.id',
  'farm.name',
  'farm.centre_lat',
  'farm.centre_lng',
  'farm.hectares',
  'farm.district_id as districtId',
  'farm.crop',
  'farm.card_number',
  'farm.card_number_key',
  'farm.farmer_id as farmerId',
  'farm.owner_id as ownerId',
  'person.name as ownerName',
  'farm.source',
  'farm.created_at as createdAt',
  'farm.updated_at as updatedAt',
] as const;

type Row = Omit<FarmRow, 'centre' | 'card'> &
  Pick<Selectable<FarmsTables['farm']>, 'centre_lat' | 'centre_lng' | 'card_number' | 'card_number_key'>;

export function rowOf({
  centre_lat: lat,
  centre_lng: lng,
  card_number: sealed,
  card_number_key: key,
  ...row
}: Row): FarmRow {
  return { ...row, centre: [lng, lat], card: sealed === null || key === null ? null : { sealed, key } };
}

export function valuesOf({ outline, centre: [lng, lat], districtId, card, farmerId, ...rest }: FarmData) {
  return {
    ...rest,
    geometry: JSON.stringify(geometryOf(outline)),
    bounds: boxText(boxAround(outline)),
    centre_lat: lat,
    centre_lng: lng,
    district_id: districtId,
    farmer_id: farmerId,
    community_id:
      farmerId === null ? null : sql<number | null>`(select community_id from farmer where id = ${farmerId})`,
    card_number: card?.sealed ?? null,
    card_number_key: card?.key ?? null,
  };
}

export function geometryOf(outline: Outline): Geometry {
  const [only] = outline;
  return outline.length === 1 && only !== undefined
    ? { type: 'Polygon', coordinates: only }
    : { type: 'MultiPolygon', coordinates: outline };
}

/** The outline that a geometry tells. */
export function outlineOf(geometry: Geometry): Outline {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}

export function boxText([west, south, east, north]: Box): string {
  return `(${east},${north}),(${west},${south})`;
}
