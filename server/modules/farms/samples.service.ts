import type { Point } from '#engines/shapes/points.ts';
import { closeRing } from '#engines/shapes/rings.ts';
import type { AppContext } from '../../context.ts';
import { findPersonIdByEmail } from '../accounts/accounts.service.ts';
import { addFarms, countOwnFarms, SAMPLE } from './farms.repository.ts';
import type { FarmData } from './farmRows.repository.ts';
import { readGround } from './fields.service.ts';

/** Name, crop, south-west corner, width and height in steps of a ten thousandth of a degree, and how much it leans. */
type Sample = readonly [name: string, crop: string, lat: number, lng: number, wide: number, high: number, lean: number];

/** Plain quadrangles around Ejura and Tamale; nobody's land. */
const ofAma: readonly Sample[] = [
  ['North field', 'maize', 7.41, -1.372, 14, 11, 2],
  ['Riverside', 'rice', 7.402, -1.351, 22, 9, -3],
  ['Hill plot', 'cassava', 7.391, -1.339, 10, 10, 0],
  ['Old fallow', 'cowpea', 7.379, -1.366, 17, 13, 4],
  ['School field', 'maize', 7.368, -1.344, 9, 12, 1],
  ['Long strip', 'groundnut', 7.36, -1.377, 30, 6, 0],
];
const ofKofi: readonly Sample[] = [
  ['Dam side', 'rice', 9.432, -0.871, 19, 14, 3],
  ['Shea field', 'soybean', 9.419, -0.852, 13, 16, -2],
];

/** Gives the sample officers sample farms, clearly named so, at the first start; not again once there is any farm of theirs. */
export async function addSampleFarms(context: AppContext): Promise<void> {
  const ama = await findPersonIdByEmail(context.db, 'ama@demo.agrihub.example');
  const kofi = await findPersonIdByEmail(context.db, 'kofi@demo.agrihub.example');
  if (ama === null || kofi === null || (await countOwnFarms(context.db, ama)) > 0) return;
  await addFarms(
    context.db,
    ama,
    ofAma.map((sample) => farmOf(context, sample)),
    context.clock.now(),
  );
  await addFarms(
    context.db,
    kofi,
    ofKofi.map((sample) => farmOf(context, sample)),
    context.clock.now(),
  );
}

function farmOf(context: AppContext, [name, crop, lat, lng, wide, high, lean]: Sample): FarmData {
  const at = (across: number, up: number): Point => [
    lng + (across + (up * lean) / high) / 10_000,
    lat + (up + (across * lean) / wide) / 10_000,
  ];
  const corners = closeRing([at(0, 0), at(wide, 0), at(wide, high), at(0, high)]);
  return {
    ...readGround({ context }, [[corners]]),
    name: `${SAMPLE}${name}`,
    crop: context.reference.book().cropById.has(crop) ? crop : null,
    farmerId: null,
    card: null,
    source: 'drawn',
  };
}
