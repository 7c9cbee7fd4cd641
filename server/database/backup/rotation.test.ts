import { expect, test } from 'vitest';
import { backupName, madeAt, toRemove } from './rotation.ts';

const nightly = (...days: readonly string[]): string[] =>
  days.map((day) => backupName(new Date(`${day}T02:15:00Z`), true));

test('a backup is named by its instant, and read back', () => {
  const name = backupName(new Date('2026-11-22T02:15:07Z'), true);
  expect(name).toBe('agrihub-20261122-021507.tar.gz.age');
  expect(madeAt(name)).toEqual(new Date('2026-11-22T02:15:07Z'));
  expect(madeAt('photos.zip')).toBeNull();
});

test('all of the last days stay, then the newest of each week and month', () => {
  // Thursday 2026-10-29 to Sunday 2026-11-22; weeks begin on Monday.
  const names = nightly(
    '2026-09-30',
    '2026-10-29',
    '2026-10-31',
    '2026-11-08',
    '2026-11-13',
    '2026-11-15',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  );
  const gone = toRemove([...names, 'notes.txt'], { days: 2, weeks: 2, months: 3 }, new Date('2026-11-22T12:00:00Z'));
  // Days: 21 and 22. Weeks: of the 16th (the 22nd) and of the 9th (the 15th). Months: November (the 22nd), October (the 31st), September.
  expect(gone.toSorted()).toEqual(nightly('2026-10-29', '2026-11-08', '2026-11-13', '2026-11-20'));
});

test('the newest stays however old it is, and two of one day both stay while it is recent', () => {
  expect(toRemove(nightly('2026-01-01'), { days: 1, weeks: 0, months: 0 }, new Date('2026-11-22T00:00:00Z'))).toEqual(
    [],
  );
  const [morning, noon] = [
    backupName(new Date('2026-11-22T02:00:00Z'), false),
    backupName(new Date('2026-11-22T12:00:00Z'), false),
  ];
  expect(toRemove([morning, noon], { days: 1, weeks: 1, months: 1 }, new Date('2026-11-22T13:00:00Z'))).toEqual([]);
});
