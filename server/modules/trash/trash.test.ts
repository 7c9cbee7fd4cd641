import { afterAll, beforeAll, expect, test } from 'vitest';
import { everything } from '#contract/everything.ts';
import { deletedKinds } from '#contract/trash/trash.ts';
import { buildTestApp, type Caller, type TestApp } from '#server/testing/testApp.ts';

let portal: TestApp;
let ama: Caller;
let kofi: Caller;
let admin: Caller;
beforeAll(async () => {
  portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  [ama, kofi, admin] = [await portal.as('ama'), await portal.as('kofi'), await portal.as('admin')];
});
afterAll(() => portal.close());

interface Line {
  readonly undo: string;
  readonly kind: string;
  readonly label: string;
}
const send = async <Made>(
  who: Caller,
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
): Promise<Made> => {
  const answer = await who.inject({ method, url: `/api${url}`, ...(payload && { payload }) });
  if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.body}`);
  return answer.json<Made>();
};
const listed = async (who: Caller) => (await who.inject('/api/trash')).json<Line[]>();
const bring = (who: Caller, undo: string) => who.inject({ method: 'POST', url: `/api/trash/${undo}/restore` });
const at = (hours: number) =>
  portal.clock.set(new Date(Date.parse('2026-04-15T12:00:00Z') + hours * 3_600_000).toISOString());

test('what one deletes in any room is listed, the newest first, and comes back the next day', async () => {
  const farmer = await send<{ id: number }>(ama, 'POST', '/farmers', {
    name: 'Efua',
    phone: '0244000001',
    addressId: 'ejura',
  });
  const group = await send<{ id: number }>(ama, 'POST', '/groups', { label: 'Maize', description: 'Growers' });
  const outline = [
    [
      [
        [-1.36, 7.38],
        [-1.358, 7.38],
        [-1.358, 7.382],
        [-1.36, 7.382],
        [-1.36, 7.38],
      ],
    ],
  ];
  const farm = await send<{ id: string }>(ama, 'POST', '/farms', { outline, source: 'drawn', name: 'North' });
  const text = await send<{ id: number }>(ama, 'POST', '/messages/templates', { name: 'Rain', text: 'Rain tomorrow' });
  for (const [hour, url] of [
    `/farmers/${farmer.id}`,
    `/groups/${group.id}`,
    `/farms/${farm.id}`,
    `/messages/templates/${text.id}`,
  ].entries()) {
    at(hour / 10);
    await send(ama, 'DELETE', url);
  }
  at(20);
  expect(await listed(ama)).toMatchObject([
    { kind: 'messageTemplate', label: 'Rain' },
    { kind: 'farm', label: 'North of 4.88 ha' },
    { kind: 'farmerGroup', label: 'Maize', deletedAt: '2026-04-15T12:06:00.000Z', until: '2026-05-15T12:06:00.000Z' },
    { kind: 'farmers', label: 'a farmer' },
  ]);
  for (const { undo } of await listed(ama)) expect((await bring(ama, undo)).statusCode).toBe(200);
  expect(await listed(ama)).toEqual([]);
  for (const url of [`/api/farmers/${farmer.id}`, `/api/farms/${farm.id}`])
    expect((await ama.inject(url)).statusCode).toBe(200);
  expect((await ama.inject('/api/groups')).body).toContain('"Maize"');
  expect((await ama.inject('/api/messages/templates')).json()).toMatchObject([
    { id: text.id, name: 'Rain', text: 'Rain tomorrow' },
  ]);
});

test('a zone, a category and a trap site come back for the administrator who deleted them', async () => {
  const zone = await send<{ id: number }>(admin, 'POST', '/zones', { name: 'Belt' });
  const category = await send<{ id: number }>(admin, 'POST', '/risks/categories', { name: 'Rodents' });
  const site = await send<{ id: number }>(admin, 'POST', '/traps/sites', {
    speciesId: 'fall_armyworm',
    name: 'Dam',
    latitude: 7.4,
    longitude: -1.36,
  });
  for (const url of [`/zones/${zone.id}`, `/risks/categories/${category.id}`, `/traps/sites/${site.id}`])
    await send(admin, 'DELETE', url);
  const lines = await listed(admin);
  expect(lines.map(({ kind }) => kind).toSorted()).toEqual(['riskCategory', 'riskZone', 'trapSite']);
  for (const { undo } of lines)
    expect((await bring(admin, undo)).json<{ message: string }>().message).toMatch(
      /^Brought back: (?:the zone Belt|the category Rodents|Dam)$/,
    );
  for (const url of [`/api/zones/${zone.id}`, '/api/risks/categories', '/api/broadcast/trap_sites'])
    expect((await portal.inject(url)).body).toMatch(/Belt|Rodents|Dam/);
});

test('nobody sees or brings back what another deleted, and nothing comes back twice', async () => {
  const group = await send<{ id: number }>(ama, 'POST', '/groups', { label: 'Rice', description: 'Growers' });
  const { undo } = await send<{ undo: string }>(ama, 'DELETE', `/groups/${group.id}`);
  expect([await listed(kofi), await listed(admin)]).toEqual([[], []]);
  for (const who of [kofi, admin]) expect((await bring(who, undo)).statusCode).toBe(404);
  expect((await bring(ama, undo)).json()).toEqual({ message: 'Brought back: Rice' });
  expect((await bring(ama, undo)).json()).toMatchObject({ code: 'nothingToRestore' });
});

test('a farm comes back although the officer who mapped it has left', async () => {
  const outline = [
    [
      [
        [-1.26, 7.28],
        [-1.258, 7.28],
        [-1.258, 7.282],
        [-1.26, 7.282],
        [-1.26, 7.28],
      ],
    ],
  ];
  const { id } = await send<{ id: string }>(kofi, 'POST', '/farms', { outline, source: 'drawn', name: 'South' });
  const { undo } = await send<{ undo: string }>(admin, 'DELETE', `/farms/${id}`);
  await portal.context.db.deleteFrom('person').where('email', '=', 'kofi@demo.agrihub.example').execute();
  expect((await bring(admin, undo)).statusCode).toBe(200);
  expect((await admin.inject(`/api/farms/${id}`)).json()).toMatchObject({ name: 'South', owner: null });
});

test('every kind that a room can bring back has its word', () => {
  expect(portal.context.trash.kinds().length).toBeGreaterThan(12);
  expect(portal.context.trash.kinds().filter((kind) => !deletedKinds.some((known) => known === kind))).toEqual([]);
});

/** Calls that end something and need no undo, each with its reason. */
const endings: Readonly<Record<string, string>> = {
  removeReferenceRow: 'stands in the history of its table and is brought back from there, for ever',
  removeResource: 'a row of reference data as well',
  deleteSubmission: 'answers the address that brings it back in its message',
  removeMessage: 'the same',
  endPushFollow: 'turned on again in the same window, by the same browser',
  endGaugePhone: 'given the gauge again with the next rain that the phone sends',
  closeFarmerQuestion: 'the question stays in the list of those that are closed; its farmer may write again',
  withdrawOnset: 'reinstateOnset takes it back',
  endAccess: 'is asked for and granted again',
  endBulkAct: 'what was done stays; the rest is asked for again',
  unshareFarmers: 'shared again by the same list',
  unshareFromNotice: 'the same',
  unshareContact: 'the same',
  unshareFiles: 'the same',
  unshareFilesFromNotice: 'the same',
  unsharePodcast: 'the same',
  removeGroupMembers: 'the farmers stay; they are added again',
  removeGroupLink: 'the same',
  withdrawFileLink: 'whoever withdraws a link wants it to open nothing; a new one is made',
  unlinkTrapOfficer: 'linked again by the same form',
  unassignZoneOfficer: 'assigned again by the same list',
  dismissEntryDraft: 'the issuer hands the officer over again',
  removeWebhook: 'its secret ends with it; added again by the same form',
  removeHarvestSource: 'added again by the same form; what was taken from it stays',
  removeDhis2: 'its token ends with it; set up again by the same form',
  endSecondStep: 'set up anew with the same app or another',
  endPersonsSecondStep: 'set up anew by its owner',
  endToken: 'a token that may be in wrong hands must not come back',
  revokeIssuer: 'a key that may be in wrong hands must not come back',
  cancelMessage: 'stays in the list with its text, and is sent anew from there',
  cancelUpload: 'a file on its way; the sender still has it',
  cancelFarmerImport: 'a list on its way likewise; the farmers it brought stay',
  deactivateOfficer: 'what they kept stays; made active again by the same form',
  closeAccount: 'openAccount takes it back',
  openAccount: 'closeAccount takes it back',
  unmakeDataAdministrator: 'makeDataAdministrator takes it back',
  deleteOwnAccount: 'Act 843: erased on the request of the person themselves',
  endOwnSession: 'signing in opens another',
  endOwnSessions: 'the same',
  removeClimateRecord: 'restoreClimateRecord takes it back',
  withdrawReferenceReviews: 'signed again by the same form; the history keeps both',
  closeRisk: 'reopenRisk takes it back',
  reopenRisk: 'closeRisk takes it back',
  unmergeRisk: 'mergeRisks takes it back',
  unmergeCommunity: 'mergeCommunity takes it back',
  endOfficerCover: 'the cover is given again beside it, and both stand in the audit',
  endOfficerPost: 'the post is given again in the same list, and both stand in the audit',
};

test('whatever deletes can be undone for 30 days, or says here why not', () => {
  const ends =
    /^(?:remove|delete|withdraw|unlink|unshare|unassign|unmake|unmerge|dismiss|close|revoke|deactivate|cancel|end)[A-Z]/;
  const deleting = everything.filter(
    ({ method, name, effect }) => effect === 'writes' && (method === 'DELETE' || ends.test(name)),
  );
  const undone = deleting.filter(({ answer }) => 'undo' in ((answer as { properties?: object }).properties ?? {}));
  expect(undone.length).toBeGreaterThan(12);
  expect(
    deleting
      .filter((call) => !undone.includes(call))
      .map(({ name }) => name)
      .filter((name) => !(name in endings)),
  ).toEqual([]);
  expect(Object.keys(endings).filter((name) => !deleting.some((call) => call.name === name))).toEqual([]);
});
