import { expect, test } from 'vitest';
import { mayStartAgain } from './messages.ts';
import { visitor, type Actor, type OfficerRole } from './roles.ts';

const officer = (personId: string, role: OfficerRole = 'user'): Actor => ({
  ...visitor,
  personId,
  officer: { role, districts: [] },
});

test('what the farmer stopped nobody starts again for them', () => {
  for (const way of ['reply', 'link'] as const) {
    for (const actor of [officer('ama'), officer('efua', 'pprsd'), officer('admin', 'admin')])
      expect(mayStartAgain(actor, { way, stoppedBy: null })).toBe(false);
  }
});

test('what an officer noted that officer and administrators take back, no other', () => {
  const stop = { way: 'officer', stoppedBy: 'ama' } as const;
  expect(
    [officer('ama'), officer('kofi'), officer('efua', 'pprsd'), officer('admin', 'admin')].map((actor) =>
      mayStartAgain(actor, stop),
    ),
  ).toEqual([true, false, false, true]);
  expect(mayStartAgain(visitor, { way: 'officer', stoppedBy: null })).toBe(false);
});
