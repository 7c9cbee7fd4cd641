import { expect, test } from 'vitest';
import { saySize } from '#web/lib/saySize.ts';
import { sayWait } from './sayWait.ts';

const now = Date.parse('2026-05-06T12:00:00Z');

test.each([
  ['2026-05-06T11:59:30Z', 'a moment'],
  ['2026-05-06T11:59:00Z', '1 minute'],
  ['2026-05-06T11:01:00Z', '59 minutes'],
  ['2026-05-06T11:00:00Z', '1 hour'],
  ['2026-05-04T12:01:00Z', '47 hours'],
  ['2026-05-04T12:00:00Z', '2 days'],
])('what came in at %s has waited %s', (since, said) => expect(sayWait(since, now)).toBe(said));

test.each([
  [1, '1 byte'],
  [999, '999 bytes'],
  [12_345, '12.3 kB'],
  [493_000_000, '493 MB'],
  [1_000_000_000, '1 GB'],
])('%i bytes are said as %s', (bytes, said) => expect(saySize(bytes)).toBe(said));
