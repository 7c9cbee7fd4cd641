import { expect, test } from 'vitest';
import * as access from './risks.ts';
import { holding, visitor, type Actor, type OfficerRole, officerRoles } from '../roles.ts';

const officer = (personId: string, role: OfficerRole): Actor => ({
  personId,
  name: personId,
  officer: holding(role),
  dataUser: null,
});
const ama = officer('ama', 'user');
const kofi = officer('kofi', 'user');
const efua = officer('efua', 'pprsd');
const yaw = officer('yaw', 'responder');
const admin = officer('admin', 'admin');
const everybody = {
  ama,
  kofi,
  efua,
  yaw,
  admin,
  visitor,
  esi: { ...visitor, personId: 'esi', dataUser: { isAdmin: true } },
};
const whoMay = (may: (actor: Actor) => boolean) =>
  Object.entries(everybody)
    .filter(([, actor]) => may(actor))
    .map(([name]) => name);
const risk = (changes: Partial<access.RiskRights> = {}): access.RiskRights => ({
  reporterId: 'ama',
  status: 'pending',
  districtId: 'guan',
  responderIds: [],
  watcherIds: [],
  ...changes,
});

test('every officer but a responder reports risks', () => {
  expect(whoMay(access.mayReportRisks)).toEqual(['ama', 'kofi', 'efua', 'admin']);
});

test('a responder is no user, and still judges nothing', () => {
  expect(whoMay(access.judgesRisks)).toEqual(['efua', 'admin']);
});

test('a risk is seen by its reporter, by who judges, and by a responder once it is assigned to them', () => {
  expect(whoMay((actor) => access.maySeeRisk(actor, risk()))).toEqual(['ama', 'efua', 'admin']);
  expect(whoMay((actor) => access.maySeeRisk(actor, risk({ responderIds: ['yaw'] })))).toEqual([
    'ama',
    'efua',
    'yaw',
    'admin',
  ]);
  expect(whoMay((actor) => access.maySeeRisk(actor, risk({ reporterId: null })))).toEqual(['efua', 'admin']);
  // A responder who reported it in an earlier role, and holds no assignment.
  expect(access.maySeeRisk(yaw, risk({ reporterId: 'yaw' }))).toBe(false);
});

test('its reporter changes it until it is decided; a responder never does', () => {
  expect(whoMay((actor) => access.mayEditRisk(actor, risk({ responderIds: ['yaw'] })))).toEqual([
    'ama',
    'efua',
    'admin',
  ]);
  expect(whoMay((actor) => access.mayEditRisk(actor, risk({ status: 'verified' })))).toEqual(['efua', 'admin']);
});

test('zones and categories are kept by administrators; plant protection may add a category', () => {
  expect(whoMay(access.mayKeepZones)).toEqual(['admin']);
  expect(whoMay(access.mayKeepRiskCategories)).toEqual(['admin']);
  expect(whoMay(access.mayAddRiskCategory)).toEqual(['efua', 'admin']);
});

test('plant protection and administrators of a branch judge there and in the zones they watch, and nowhere else', () => {
  const at = (role: OfficerRole, ...districts: string[]): Actor => ({
    ...visitor,
    personId: role,
    officer: holding(role, districts),
  });
  for (const role of ['pprsd', 'admin'] as const) {
    expect(access.mayJudgeRisk(at(role, 'guan'), risk())).toBe(true);
    expect(access.maySeeRisk(at(role, 'ho_municipal'), risk())).toBe(false);
    expect(access.mayEditRisk(at(role, 'ho_municipal'), risk())).toBe(false);
  }
  expect(access.mayJudgeRisk(at('pprsd', 'ho_municipal'), risk({ watcherIds: ['pprsd'] }))).toBe(true);
  expect(access.mayJudgeRisk(at('admin', 'ho_municipal'), risk({ watcherIds: ['admin'] }))).toBe(false);
});

test('a director sees the risks of the branch, and judges none', () => {
  const director: Actor = { ...visitor, personId: 'd', officer: holding('director', ['guan']) };
  expect(access.maySeeRisk(director, risk())).toBe(true);
  expect(access.maySeeRisk(director, risk({ districtId: 'ho_municipal' }))).toBe(false);
  expect([access.mayJudgeRisk(director, risk()), access.mayEditRisk(director, risk())]).toEqual([false, false]);
});

test('the risks of others are seen by administrators, directors and plant protection of the branch', () => {
  const at = (role: OfficerRole): Actor => ({ ...visitor, personId: role, officer: holding(role, ['guan']) });
  const seeing = officerRoles.filter((role) => access.branchOfRisks(at(role))?.includes('guan'));
  expect(seeing).toEqual(['admin', 'director', 'pprsd']);
});

test('what nobody is known to have reported is not the report of a service account', () => {
  const service: Actor = { ...ama, personId: null };
  const unknown = risk({ reporterId: null });
  expect([access.maySeeRisk(service, unknown), access.mayEditRisk(service, unknown)]).toEqual([false, false]);
});

test('who reported a risk in an earlier role and is a responder now changes it no more', () => {
  expect(access.mayEditRisk(yaw, risk({ reporterId: 'yaw' }))).toBe(false);
});
