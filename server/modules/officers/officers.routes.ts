import { importOfficers } from '#contract/officers/officerImport.ts';
import * as requestCalls from '#contract/officers/officerRequests.ts';
import * as calls from '#contract/officers/officers.ts';
import { mostOfficersListed } from '#contract/limits.ts';
import { answerWith } from '../../platform/calls/answer.ts';
import type { AppContext } from '../../context.ts';
import type { Mount } from '../../platform/calls/mount.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { importOfficerList, readOfficerList } from './import.service.ts';
import type { OfficerFileRow } from './officerRows.ts';
import { presentOfficer, roleOf } from './officers.presenter.ts';
import * as officers from './officers.service.ts';
import * as requests from './requests.service.ts';

/** Extension officers: names to share with, and their administration. */
export function officersRoutes(mount: Mount, context: AppContext): void {
  requestRoutes(mount, context);
  const page = async (scope: Scope, asked: officers.AskedOfficers) => {
    const { found, total } = await officers.searchOfficers(scope, asked);
    return { found: found.map((officer) => presentOfficer(scope, officer)), total };
  };

  mount<typeof importOfficers, readonly OfficerFileRow[]>(
    importOfficers,
    async ({ query, scope, prepared }) => importOfficerList(scope, prepared, query),
    ({ body, query, scope }) => readOfficerList(scope, context, body, query.fileName),
  );
  mount(
    calls.listOfficers,
    async ({ query: { limit = mostOfficersListed, offset = 0, ...query }, scope }) =>
      (await page(scope, { ...query, limit, offset })).found,
  );
  mount(
    calls.searchOfficers,
    async ({ query, scope }) => (await page(scope, { q: query.searchVal, limit: mostOfficersListed, offset: 0 })).found,
  );
  mount(calls.findOfficers, ({ query: { limit = 25, offset = 0, ...query }, scope }) =>
    page(scope, { ...query, limit, offset }),
  );
  mount(calls.giveOfficerPost, async ({ params, body, scope }) =>
    presentOfficer(scope, await officers.givePost(scope, params.id, body)),
  );
  mount(calls.endOfficerPost, async ({ params, scope }) =>
    presentOfficer(scope, await officers.endPost(scope, params.id, params.post)),
  );
  mount(calls.coverOfficer, async ({ params, body, scope }) =>
    presentOfficer(scope, await officers.giveCover(scope, params.id, body)),
  );
  mount(calls.endOfficerCover, async ({ params, scope }) =>
    presentOfficer(scope, await officers.takeCover(scope, params.id, params.cover)),
  );
  mount(calls.showOfficer, async ({ params, scope }) =>
    presentOfficer(scope, await officers.showOfficer(scope, params.id)),
  );
  mount(calls.addOfficer, async ({ body, scope }) => {
    const { password = '', repeat_password: repeated = '', role, ...fields } = body;
    const officer = await officers.addOfficer(scope, { ...fields, role: roleOf(role), password, repeated });
    // C §8 quotes the sentence; it comes on success alone (decision 60).
    return { ...presentOfficer(scope, officer), message: 'Officer Added Successfully' };
  });
  mount(calls.editOfficer, async ({ params, body, scope }) => {
    const { role, ...fields } = body;
    const officer = await officers.editOfficer(scope, params.id, {
      ...fields,
      ...(role !== undefined && { role: roleOf(role) }),
    });
    return { ...presentOfficer(scope, officer), message: `${officer.name} has been updated` };
  });
  mount(calls.deactivateOfficer, async ({ params, query, scope }) => {
    const { officer, handedOver, files, act } = await officers.deactivateOfficer(scope, params.id, query.handOverTo);
    return {
      ...presentOfficer(scope, officer),
      handedOver,
      files,
      ...(act !== undefined && { act }),
      message: `${officer.name} has been deactivated`,
    };
  });
  mount(calls.reactivateOfficer, async ({ params, scope }) => {
    const officer = await officers.reactivateOfficer(scope, params.id);
    return {
      ...presentOfficer(scope, officer),
      message: `${officer.name} may sign in to the control centre again`,
    };
  });
}

/** Who asks to become an officer. */
function requestRoutes(mount: Mount, { reference }: AppContext): void {
  mount(requestCalls.askToBeOfficer, async ({ body, scope }) => {
    await requests.askToBeOfficer(scope, body);
    const said = { message: 'Thank you. An administrator reads your request and answers by e-mail.' };
    return scope.caller.onPage
      ? answerWith(said, { status: 303, headers: { location: '/main/become_officer?asked=1' } })
      : said;
  });
  mount(requestCalls.listOfficerRequests, async ({ scope }) => {
    const { found, waiting } = await requests.listRequests(scope);
    const districts = reference.book().districtById;
    return {
      waiting,
      found: found.map(({ districtId, askedAt, answeredAt, ...rest }) => ({
        ...rest,
        district: districtId === null ? null : (districts.get(districtId)?.name ?? districtId),
        askedAt: askedAt.toISOString(),
        answeredAt: answeredAt?.toISOString() ?? null,
      })),
    };
  });
  mount(requestCalls.approveOfficerRequest, async ({ params, scope }) => ({
    message: `${await requests.approveRequest(scope, params.id)} is an officer now`,
  }));
  mount(requestCalls.declineOfficerRequest, async ({ params, body, scope }) => ({
    message: `The request of ${await requests.declineRequest(scope, params.id, body.reason)} was declined; the reason goes out by mail`,
  }));
}
