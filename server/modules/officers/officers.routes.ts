import * as calls from '#contract/officers.ts';
import type { House } from '../../house.ts';
import type { Mount } from '../../platform/mount.ts';
import { presentOfficer, roleOf } from './officers.presenter.ts';
import * as officers from './officers.service.ts';

/** Extension officers: names to share with, and their administration. */
export function officersRoutes(mount: Mount, _house: House): void {
  mount(calls.listOfficers, async ({ query, scope }) =>
    (await officers.listOfficers(scope, query.q ?? '', query.inactive ?? false)).map((officer) => presentOfficer(officer, scope.actor)),
  );
  mount(calls.searchOfficers, async ({ query, scope }) =>
    (await officers.listOfficers(scope, query.searchVal ?? '', false)).map((officer) => presentOfficer(officer, scope.actor)),
  );
  mount(calls.showOfficer, async ({ params, scope }) => presentOfficer(await officers.showOfficer(scope, params.id), scope.actor));
  mount(calls.addOfficer, async ({ body, scope }) => {
    const { password = '', repeat_password: repeated = '', role, ...fields } = body;
    const officer = await officers.addOfficer(scope, { ...fields, role: roleOf(role), password, repeated });
    // C §8 quotes the sentence; it comes on success alone (decision 60).
    return { ...presentOfficer(officer, scope.actor), message: 'Officer Added Successfully' };
  });
  mount(calls.editOfficer, async ({ params, body, scope }) => {
    const { role, ...fields } = body;
    const officer = await officers.editOfficer(scope, params.id, { ...fields, ...(role !== undefined && { role: roleOf(role) }) });
    return { ...presentOfficer(officer, scope.actor), message: `${officer.name} has been updated` };
  });
  mount(calls.deactivateOfficer, async ({ params, query, scope }) => {
    const { officer, handedOver } = await officers.deactivateOfficer(scope, params.id, query.handOverTo);
    return { ...presentOfficer(officer, scope.actor), handedOver, message: `${officer.name} has been deactivated` };
  });
  mount(calls.reactivateOfficer, async ({ params, scope }) => {
    const officer = await officers.reactivateOfficer(scope, params.id);
    return { ...presentOfficer(officer, scope.actor), message: `${officer.name} may sign in to the control centre again` };
  });
}
