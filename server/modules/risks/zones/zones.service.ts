import { mayKeepZones } from '#engines/access/field/risks.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import type { TrashKind } from '../../../platform/records/trash.ts';
import { filled, officersAmong, type OfficerRow, searchOfficers } from '../../accounts/accounts.service.ts';
import { tell } from '../../notifications/notifications.service.ts';
import * as zones from './zones.repository.ts';
import type { TakenZone, Zone, ZoneFields, ZoneOfficer } from './zones.repository.ts';

const trashKind = 'riskZone';
/** Colours given in turn to zones made without one: told apart on light and dark maps. */
const colors = ['#2e7d32', '#1565c0', '#ad1457', '#ef6c00', '#6a1b9a', '#00838f', '#9e9d24', '#5d4037'];

/** C §8 quotes both. */
export const allSubmitted = 'All officers submitted successfully';
export const errorSubmitting = 'Error submitting officers';

/** What came of assigning one officer. */
export interface Assigned {
  readonly id: string;
  readonly name: string;
  readonly assigned: boolean;
  /** Why not, or that they were before. */
  readonly sentence: string;
}

/** Zones by name. */
export function allZones({ db }: Pick<Scope, 'db'>): Promise<Zone[]> {
  return zones.listZones(db);
}

/** @throws zoneNotFound */
export async function knownZone({ db }: Pick<Scope, 'db'>, id: number): Promise<Zone> {
  const zone = await zones.findZone(db, id);
  if (zone === undefined) throw problem('zoneNotFound', { found: id });
  return zone;
}

/** Makes a zone. @throws notForYou, fieldEmpty, nameTaken */
export async function addZone(
  scope: Scope,
  typed: {
    readonly name: string;
    readonly description?: string | undefined;
    readonly color?: string | undefined;
    readonly districtIds?: readonly string[] | undefined;
  },
): Promise<Zone> {
  requireKeeper(scope);
  const count = (await zones.listZones(scope.db)).length;
  const fields = await readFields(
    scope,
    { description: '', color: colors[count % colors.length] ?? '#2e7d32', districtIds: [] },
    typed,
  );
  const id = await zones.addZone(scope.db, fields, scope.now);
  scope.audit('addZone', [String(id)], Object.keys(typed));
  return knownZone(scope, id);
}

/** Changes a zone; what is left out stays. @throws notForYou, zoneNotFound, fieldEmpty, nameTaken */
export async function editZone(
  scope: Scope,
  id: number,
  typed: Partial<{ [Name in keyof ZoneFields]: ZoneFields[Name] | undefined }>,
): Promise<Zone> {
  requireKeeper(scope);
  const before = await knownZone(scope, id);
  await zones.changeZone(
    scope.db,
    id,
    await readFields(scope, before, { ...typed, name: typed.name ?? before.name }, id),
    scope.now,
  );
  scope.audit('editZone', [String(id)], Object.keys(typed));
  return knownZone(scope, id);
}

/** Deletes a zone; answers what brings it back. @throws notForYou, zoneNotFound */
export async function removeZone(scope: Scope, id: number): Promise<string> {
  requireKeeper(scope);
  const zone = await knownZone(scope, id);
  const payload = await zones.takeZone(scope.db, zone);
  scope.audit('removeZone', [String(id)]);
  return scope.context.trash.keep(scope, {
    room: 'risks',
    kind: trashKind,
    id: String(id),
    label: `the zone ${zone.name}`,
    payload,
  });
}

export const zoneTrash: TrashKind = {
  async restore(scope, entry) {
    requireKeeper(scope);
    const zone = entry.payload as TakenZone;
    if (await zones.zoneNamed(scope.db, zone.name)) throw problem('nameTaken', { what: 'zone', name: zone.name });
    await zones.putZoneBack(scope.db, zone, scope.now);
  },
};

/** Who watches a zone, and who of plant protection may be assigned to it (C §6). @throws notForYou, zoneNotFound */
export async function zoneOfficers(
  scope: Scope,
  id: number,
  q = '',
): Promise<{ assigned: readonly ZoneOfficer[]; available: ZoneOfficer[]; risks: number }> {
  requireKeeper(scope);
  const { officers, risks } = await knownZone(scope, id);
  const there = new Set(officers.map((officer) => officer.id));
  const available = (await protectors(scope, q)).filter((officer) => !there.has(officer.id));
  return { assigned: officers, available, risks };
}

/** Assigns officers to a zone, each for itself (decision 59). @throws notForYou, zoneNotFound, noOfficersSelected */
export async function assignOfficers(scope: Scope, zoneId: number, officerIds: readonly string[]): Promise<Assigned[]> {
  requireKeeper(scope);
  if (officerIds.length === 0) throw problem('noOfficersSelected');
  const zone = await knownZone(scope, zoneId);
  const everybody = await officersAmong(scope.db, officerIds);
  const results: Assigned[] = [];
  for (const officerId of new Set(officerIds)) {
    const officer = everybody.find(({ id }) => id === officerId);
    if (officer === undefined || !isProtector(officer)) {
      const sentence =
        officer === undefined
          ? 'There is no such officer.'
          : `${officer.name} is not of plant protection (pprsd), so no zone can be assigned to them.`;
      results.push({ id: officerId, name: officer?.name ?? '', assigned: false, sentence });
      continue;
    }
    const isNew = await zones.assignToZone(scope.db, { zoneId, officerId, by: scope.actor.personId, at: scope.now });
    if (isNew)
      await tell(scope, officerId, {
        kind: 'zoneAssigned',
        params: { zone: zone.name },
        link: `/controlcenter/risk?zone=${zoneId}`,
      });
    results.push({
      id: officerId,
      name: officer.name,
      assigned: true,
      sentence: isNew ? '' : `${officer.name} watched this zone already.`,
    });
  }
  scope.audit('assignZoneOfficers', [
    String(zoneId),
    ...results.filter(({ assigned }) => assigned).map(({ id }) => id),
  ]);
  return results;
}

/** @throws notForYou, zoneNotFound */
export async function unassignOfficer(scope: Scope, zoneId: number, officerId: string): Promise<void> {
  requireKeeper(scope);
  const zone = await knownZone(scope, zoneId);
  if (zone.officers.some(({ id }) => id === officerId)) await zones.takeOffZone(scope.db, zoneId, officerId);
}

/** Plant protection officers proposed for a zone at once; others are found by name. */
const mostProposed = 50;

function isProtector({ posts }: Pick<OfficerRow, 'posts'>): boolean {
  return posts.some(({ role }) => role === 'pprsd');
}

async function protectors(scope: Scope, q: string): Promise<ZoneOfficer[]> {
  const { found } = await searchOfficers(scope.db, { q, role: 'pprsd' }, { limit: mostProposed, offset: 0 });
  return found.map(({ id, name, institution }) => ({ id, name, institution }));
}

async function readFields(
  scope: Scope,
  before: Omit<ZoneFields, 'name'>,
  typed: {
    readonly name: string;
    readonly description?: string | undefined;
    readonly color?: string | undefined;
    readonly districtIds?: readonly string[] | undefined;
  },
  id = 0,
): Promise<ZoneFields> {
  const name = filled('The name', typed.name);
  if (await zones.zoneNamed(scope.db, name, id)) throw problem('nameTaken', { what: 'zone', name });
  const districtIds = [...new Set(typed.districtIds ?? before.districtIds)];
  const unknown = districtIds.find((each) => !scope.context.reference.book().districtById.has(each));
  if (unknown !== undefined) throw problem('districtNotFound', { found: unknown });
  return {
    name,
    description: typed.description?.trim() ?? before.description,
    color: (typed.color ?? before.color).toLowerCase(),
    districtIds,
  };
}

function requireKeeper({ actor }: Scope): void {
  if (!mayKeepZones(actor)) throw problem('notForYou', { who: 'administrators' });
}
