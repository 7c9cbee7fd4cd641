import type { Static } from 'typebox';
import type { Answer } from '#contract/endpoint.ts';
import type { listFarmCells } from '#contract/farms/farms.ts';
import type { Farm, FarmOutline, FarmOverlap, FarmRecord } from '#contract/farms/farmShapes.ts';
import { mayChangeFarm } from '#engines/access/field/farms.ts';
import type { Actor } from '#engines/access/roles.ts';
import { type Outline, sayPoint } from '#engines/farms/farm.ts';
import { cellBounds, type FarmCell } from '#engines/farms/generalise.ts';
import type { AppContext } from '../../context.ts';
import { maskedCard } from './cards/cards.ts';
import type { WholeFarm } from './farms.repository.ts';
import type { FarmRow } from './farmRows.repository.ts';

/** A square as older maps read a farm: middle and corners as "lat, lng" texts. */
export function presentCell(cell: FarmCell): Answer<typeof listFarmCells>[number] {
  const [west, south, east, north] = cellBounds(cell);
  const corners = [
    [south, west],
    [south, east],
    [north, east],
    [north, west],
    [south, west],
  ] as const;
  return {
    center_point: pair((south + north) / 2, (west + east) / 2),
    coordinates: JSON.stringify(corners.map(([lat, lng]) => pair(lat, lng))),
    farms: cell.farms,
  };
}

type Keeper = Pick<AppContext, 'secretKey' | 'formerKey' | 'reference'>;

/** A farm in a list, the card number masked. */
export function presentFarm(
  context: Keeper,
  farm: FarmRow,
  farmers: ReadonlyMap<number, string>,
  askerId: string | null,
): Static<typeof Farm> {
  const { id, name, centre, crop, farmerId, ownerId, source } = farm;
  const farmerName = farmerId === null ? undefined : farmers.get(farmerId);
  return {
    id,
    name,
    crop,
    source,
    center_point: sayPoint(centre),
    hectares: squareMetres(farm.hectares),
    district: presentDistrict(context, farm.districtId),
    ghana_card_no: maskedCard(context, farm.card),
    farmer: farmerId === null || farmerName === undefined ? null : { id: farmerId, name: farmerName },
    own: ownerId !== null && ownerId === askerId,
    owner: ownerId === null ? null : { id: ownerId, name: farm.ownerName ?? '' },
    updatedAt: farm.updatedAt.toISOString(),
    version: versionOf(farm),
  };
}

/** Which state of a farm somebody saw: no two changes fall into one thousandth of a second. */
export function versionOf({ updatedAt }: Pick<FarmRow, 'updatedAt'>): number {
  return updatedAt.getTime();
}

interface Record {
  readonly farm: WholeFarm;
  readonly farmers: ReadonlyMap<number, string>;
  readonly changes: readonly {
    readonly at: Date;
    readonly by: string;
    readonly fields: readonly string[];
    readonly hectares: number | null;
    readonly outline: Outline | null;
  }[];
  readonly overlaps: readonly Overlap[];
  readonly looks: readonly { readonly id: number; readonly officerName: string; readonly at: Date }[];
}

export function presentRecord(
  context: Keeper,
  { farm, farmers, changes, overlaps, looks }: Record,
  actor: Actor,
): Static<typeof FarmRecord> {
  return {
    ...presentFarm(context, farm, farmers, actor.personId),
    mayChange: mayChangeFarm(actor, farm),
    cardLooks: looks.map(({ id, officerName, at }) => ({ id, by: officerName, at: at.toISOString() })),
    outline: wireOutline(farm.outline),
    createdAt: farm.createdAt.toISOString(),
    overlaps: overlaps.map(presentOverlap),
    history: changes.map(({ at, by, fields, hectares, outline }) => ({
      at: at.toISOString(),
      by,
      fields: [...fields],
      hectares: hectares === null ? null : squareMetres(hectares),
      outline: outline === null ? null : wireOutline(outline),
    })),
  };
}

interface Overlap {
  readonly farm: FarmRow;
  readonly hectares: number;
}

export function presentOverlap({ farm, hectares }: Overlap): Static<typeof FarmOverlap> {
  return { id: farm.id, name: farm.name, center_point: sayPoint(farm.centre), hectares: squareMetres(hectares) };
}

export function presentDistrict(
  { reference }: Pick<AppContext, 'reference'>,
  id: string | null,
): { id: string; name: string } | null {
  return id === null ? null : { id, name: reference.book().districtById.get(id)?.name ?? id };
}

export function wireOutline(outline: Outline): Static<typeof FarmOutline> {
  return outline.map((polygon) => polygon.map((ring) => ring.map(([lng, lat]): [number, number] => [lng, lat])));
}

/** Hectares to a ten thousandth: a square metre. */
export function squareMetres(hectares: number): number {
  return Math.round(hectares * 10_000) / 10_000;
}

function pair(lat: number, lng: number): string {
  return `${rounded(lat)}, ${rounded(lng)}`;
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
