import { expect, test } from 'vitest';
import { mayManageTraps, mayReportTraps, maySuperviseTraps } from './traps.ts';
import { whoMay } from '../testing/people.ts';

test('every officer but a responder reports from traps', () => {
  expect(whoMay(mayReportTraps)).toEqual(['ama', 'kofi', 'efua', 'admin']);
});

test('sites and thresholds are kept by administrators', () => {
  expect(whoMay((actor) => mayManageTraps(actor))).toEqual(['admin']);
});

test('the reports of others are corrected by plant protection and administrators', () => {
  expect(whoMay((actor) => maySuperviseTraps(actor, 'ejura'))).toEqual(['efua', 'admin']);
});
