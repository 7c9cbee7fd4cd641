import { expect, test } from 'vitest';
import { mayCheckAudit } from './audit.ts';
import { whoMay } from '../testing/people.ts';

test('the audit is read by administrators alone', () => {
  expect(whoMay(mayCheckAudit)).toEqual(['admin']);
});
