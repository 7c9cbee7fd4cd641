import * as categoryCalls from '#contract/risks/riskCategories.ts';
import * as calls from '#contract/risks/zones.ts';
import { maySeeOfficers } from '#engines/access/people/officers.ts';
import type { Actor } from '#engines/access/roles.ts';
import type { AppContext } from '../../../context.ts';
import type { Mount } from '../../../platform/calls/mount.ts';
import { problem } from '../../../platform/calls/problems.ts';
import * as categories from './categories.service.ts';
import type { Category, Zone } from './zones.repository.ts';
import * as zones from './zones.service.ts';

/** Zones with who watches them, and categories with what farmers are advised. */
export function zonesRoutes(mount: Mount, _context: AppContext): void {
  mount(calls.listZones, async ({ scope }) =>
    (await zones.allZones(scope)).map((zone) => presentZone(zone, scope.actor)),
  );
  mount(calls.showZone, async ({ params, scope }) => presentZone(await zones.knownZone(scope, params.id), scope.actor));
  mount(calls.addZone, async ({ body, scope }) => {
    const zone = await zones.addZone(scope, body);
    return { ...presentRecord(zone), message: `${zone.name} has been created` };
  });
  mount(calls.editZone, async ({ params, body, scope }) => {
    const zone = await zones.editZone(scope, params.id, body);
    return { ...presentRecord(zone), message: `${zone.name} has been updated` };
  });
  mount(calls.removeZone, async ({ params, scope }) => ({
    message: 'The zone was deleted.',
    undo: await zones.removeZone(scope, params.id),
  }));
  mount(calls.showZoneOfficers, async ({ params, query, scope }) => {
    const { assigned, available, risks } = await zones.zoneOfficers(scope, params.id, query.q);
    return { assigned: [...assigned], available, risks };
  });
  mount(calls.assignZoneOfficers, async ({ params, body, scope }) => {
    const results = await zones.assignOfficers(scope, params.id, body.officerIds);
    return { message: results.every(({ assigned }) => assigned) ? zones.allSubmitted : zones.errorSubmitting, results };
  });
  mount(calls.assignOfficerToZone, async ({ body, scope }) => {
    const [result] = await zones.assignOfficers(scope, body.riskZoneId, [body.extensionsOfficerId]);
    if (result?.assigned !== true)
      throw problem('riskRefused', { sentence: `${zones.errorSubmitting}: ${result?.sentence ?? ''}` });
    return { message: zones.allSubmitted };
  });
  mount(calls.unassignZoneOfficer, async ({ params, scope }) => {
    await zones.unassignOfficer(scope, params.id, params.officerId);
    return { message: 'The officer no longer watches this zone.' };
  });

  mount(categoryCalls.listRiskCategories, async ({ scope }) =>
    (await categories.allCategories(scope)).map(presentCategory),
  );
  mount(categoryCalls.addRiskCategory, async ({ body, scope }) => {
    const category = await categories.addCategory(scope, body);
    return { ...presentCategory(category), message: `${category.name} has been created` };
  });
  mount(categoryCalls.editRiskCategory, async ({ params, body, scope }) => {
    const category = await categories.editCategory(scope, params.id, body);
    return { ...presentCategory(category), message: `${category.name} has been updated` };
  });
  mount(categoryCalls.removeRiskCategory, async ({ params, scope }) => ({
    message: 'The category was deleted.',
    undo: await categories.removeCategory(scope, params.id),
  }));
}

/** Who watches it, for officers alone (decision 86). */
function presentZone({ id, name, description, color, districtIds, officers }: Zone, actor: Actor) {
  return {
    id,
    name,
    description,
    color,
    districtIds: [...districtIds],
    ...(maySeeOfficers(actor) && {
      extensionsOfficers: officers.map((officer) => ({ id: officer.id, name: officer.name })),
    }),
  };
}

function presentRecord({ officers, districtIds, ...zone }: Zone) {
  return { ...zone, districtIds: [...districtIds], extensionsOfficers: [...officers] };
}

function presentCategory({ id, name, icon, advice }: Category) {
  return { id, name, icon, advice: { ...advice } };
}
