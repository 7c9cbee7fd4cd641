import { readCardNumber } from '#engines/farms/cardNumber.ts';
import { type OutlineFault, outlineFaults } from '#engines/farms/checkOutline.ts';
import { keptOutline, type Outline, type OutlineSource } from '#engines/farms/farm.ts';
import { sayFault } from '#engines/farms/sayFault.ts';
import { hectaresOf } from '#engines/shapes/groundArea.ts';
import { labelPoint } from '#engines/shapes/labelPoint.ts';
import { pointInPolygons } from '#engines/shapes/pointInPolygon.ts';
import type { Point } from '#engines/shapes/points.ts';
import { closeRing } from '#engines/shapes/rings.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { recipientsOf } from '../farmers/farmers.service.ts';
import { districtAround } from '../geography/geography.service.ts';
import { sealCard } from './cards/cards.ts';
import type { WholeFarm } from './farms.repository.ts';
import type { FarmData } from './farmRows.repository.ts';

/** What may be typed of a farm. */
export interface TypedFarm {
  readonly name?: string | undefined;
  readonly card?: string | undefined;
  readonly farmerId?: number | null | undefined;
  readonly crop?: string | null | undefined;
  readonly outline?: Outline | undefined;
  readonly source?: OutlineSource | undefined;
  /** Where its mark shall stand; where it lies outside, a point inside is taken. */
  readonly centre?: Point | undefined;
}

/** What was typed, laid over what is kept, ready to be kept. @throws farmRefused, farmerNotFound, cropNotFound */
export async function readFarm(scope: Scope, typed: TypedFarm, before?: WholeFarm): Promise<FarmData> {
  const {
    farmerId = before?.farmerId ?? null,
    crop = before?.crop ?? null,
    name = before?.name ?? '',
    source = before?.source ?? 'typed',
  } = typed;
  if (typed.farmerId) await recipientsOf(scope, { groupIds: [], farmerIds: [typed.farmerId] });
  if (typed.crop) requireCrop(scope, typed.crop);
  const ground =
    typed.outline === undefined && before !== undefined ? before : readGround(scope, typed.outline ?? [], typed.centre);
  const { outline, centre, hectares, districtId } = ground;
  return {
    name: name.trim(),
    outline,
    centre,
    hectares,
    districtId,
    crop,
    farmerId,
    source,
    card: typed.card === undefined ? (before?.card ?? null) : readCard(scope, typed.card),
  };
}

/** An outline with its area, a point inside and its district. @throws farmRefused */
export function readGround(
  { context }: Pick<Scope, 'context'>,
  given: Outline,
  wished?: Point,
): Pick<FarmData, 'outline' | 'centre' | 'hectares' | 'districtId'> {
  const outline = keptOutline(given.map((polygon) => polygon.map((ring) => closeRing(ring))));
  const [fault] = outlineFaults(outline);
  if (fault !== undefined) throw refused(fault);
  const centre = wished !== undefined && pointInPolygons(wished, outline) ? wished : labelPoint(outline);
  const district = districtAround(context.reference.book(), context.outlines.current(), centre)?.district ?? null;
  return { outline, centre, hectares: hectaresOf(outline), districtId: district?.id ?? null };
}

export function refused(fault: OutlineFault): Error {
  return problem('farmRefused', { sentence: sayFault(fault) });
}

function readCard(scope: Scope, typed: string): FarmData['card'] {
  if (typed.trim() === '') return null;
  return sealCard(scope.context, requireCard(typed));
}

/** A card number in its printed form. @throws farmRefused */
export function requireCard(typed: string): string {
  const number = readCardNumber(typed);
  if (number === null)
    throw problem('farmRefused', {
      sentence: `"${typed.trim().slice(0, 40)}" is not a Ghana Card number. It is written GHA-123456789-0: three letters, nine digits and one digit.`,
    });
  return number;
}

function requireCrop({ context }: Scope, crop: string): void {
  if (!context.reference.book().cropById.has(crop))
    throw problem('farmRefused', {
      sentence: `There is no crop "${crop}" in the crop list. Choose one of the list, or leave it out.`,
    });
}
