import { mayChangeFarm } from '#engines/access/field/farms.ts';
import { enteredFaults } from '#engines/farms/checkOutline.ts';
import { FEWEST_POINTS, MOST_POINTS, readPoint } from '#engines/farms/farm.ts';
import type { Point } from '#engines/shapes/points.ts';
import { closeRing, openRing } from '#engines/shapes/rings.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { restorableDays, requireWhoDeleted, type TrashKind } from '../../platform/records/trash.ts';
import { tellFarmsChanged } from './changes.ts';
import { squareMetres, versionOf } from './farms.presenter.ts';
import { addFarms, changeFarm, changesOf, putFarmBack, takeFarm, type WholeFarm } from './farms.repository.ts';
import type { FarmData } from './farmRows.repository.ts';
import { readFarm, refused, type TypedFarm } from './fields.service.ts';
import { requireOfficer, seenFarm } from './access.service.ts';

const trashKind = 'farm';

/** Keeps a farm for whoever asks. @throws as {@link readFarm} */
export async function addFarm(scope: Scope, typed: TypedFarm): Promise<string> {
  const officerId = requireOfficer(scope);
  const id = await addRead(scope, officerId, [await readFarm(scope, typed)]);
  scope.audit('addFarm', id, Object.keys(typed));
  return id[0] ?? '';
}

/** Keeps farms that were read and checked; answers their ids. */
export async function addRead(scope: Scope, officerId: string, farms: readonly FarmData[]): Promise<string[]> {
  const ids = await addFarms(scope.db, officerId, farms, scope.now);
  await tellFarmsChanged(scope, ids);
  return ids;
}

/** Corner points as the form of the specification sends them. */
export interface EnteredFarm extends Omit<TypedFarm, 'outline' | 'centre'> {
  readonly centre: string;
  /** JSON list of "lat, lng", with or without the closing point. */
  readonly coordinates: string;
}

/** Keeps a farm of 4 to 8 entered points; the closing one is added (C §4, §5). @throws farmRefused, and as {@link readFarm} */
export async function mapFarm(scope: Scope, { centre, coordinates, ...typed }: EnteredFarm): Promise<string> {
  requireOfficer(scope);
  const points = openRing(readPoints(coordinates));
  if (points.length < FEWEST_POINTS || points.length > MOST_POINTS)
    throw problem('farmRefused', { sentence: `Number of points must be between ${FEWEST_POINTS} and ${MOST_POINTS}.` });
  const [fault] = enteredFaults(points);
  if (fault !== undefined) throw refused(fault);
  return addFarm(scope, { ...typed, outline: [[closeRing(points)]], centre: readEntered(centre, 'The centre') });
}

/** Changes a farm; what it was stays in its history. @throws farmNotFound, changedMeanwhile with what stands there, farmNotYours, and as {@link readFarm} */
export async function editFarm(
  scope: Scope,
  id: string,
  { version, ...typed }: TypedFarm & { readonly version?: number | undefined },
): Promise<void> {
  const before = await seenFarm(scope, id);
  if (!mayChangeFarm(scope.actor, before)) throw problem('farmNotYours');
  if (version !== undefined && version !== versionOf(before)) throw await changed(scope, before);
  const farm = await readFarm(scope, typed, before);
  const fields = Object.keys(typed).filter((field) => field !== 'source');
  if (!(await changeFarm(scope.db, before, farm, { by: scope.actor.personId, at: scope.now, fields })))
    throw await changed(scope, await seenFarm(scope, id));
  await tellFarmsChanged(scope, [id]);
  scope.audit('editFarm', [id], fields);
}

/** Deletes a farm; answers what brings it back. @throws farmNotFound, farmNotYours */
export async function removeFarm(scope: Scope, id: string): Promise<{ undo: string; days: number }> {
  const farm = await seenFarm(scope, id);
  if (!mayChangeFarm(scope.actor, farm)) throw problem('farmNotYours');
  const undo = await scope.context.trash.keep(scope, {
    room: 'farms',
    kind: trashKind,
    id,
    label: labelOf(farm),
    payload: await takeFarm(scope.db, id),
  });
  await tellFarmsChanged(scope, [id]);
  scope.audit('removeFarm', [id]);
  return { undo, days: restorableDays };
}

/** How a deleted farm is put back: by who deleted it alone. */
export const farmTrash: TrashKind = {
  async restore(scope, entry) {
    requireOfficer(scope);
    requireWhoDeleted(scope, entry);
    await putFarmBack(scope.db, entry.payload);
    await tellFarmsChanged(scope, [entry.id]);
  },
};

/** What stands there, for laying it beside what was written. */
async function changed(scope: Scope, farm: WholeFarm): Promise<Error> {
  const [last] = await changesOf(scope.db, farm.id, 1);
  return problem('changedMeanwhile', { what: 'The farm', by: last?.by ?? '' }).with({
    name: farm.name,
    crop: farm.crop,
    hectares: squareMetres(farm.hectares),
    version: versionOf(farm),
  });
}

function labelOf({ name, hectares }: WholeFarm): string {
  return `${name === '' ? 'a farm' : name} of ${hectares.toFixed(2)} ha`;
}

function readPoints(text: string): Point[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    list = undefined;
  }
  if (!Array.isArray(list))
    throw problem('farmRefused', {
      sentence: 'The coordinates are not a JSON list of points. Write them as ["7.38, -1.36", "7.38, -1.358", …].',
    });
  return list.map((each, at) => readEntered(String(each), `Point ${at + 1}`));
}

function readEntered(text: string, what: string): Point {
  const point = readPoint(text);
  if (point === null)
    throw problem('farmRefused', {
      sentence: `${what} is "${text.slice(0, 60)}", which is not a latitude and a longitude. Write it as 7.38, -1.36.`,
    });
  return point;
}
