import { expect, test } from 'vitest';
import { dataValueSet, daysOfPeriod, periodBefore, plainUnitName, sayImport } from './dataValueSet.ts';

test('every mapped district has a value, 0 where nothing was counted, and those without a unit are named', () => {
  const { set, leftOut } = dataValueSet(
    '202604',
    {
      dataSet: 'dddddddddd1',
      elements: { farmersReached: 'aaaaaaaaaa1', risksVerified: '', visits: 'vvvvvvvvvv1' },
      orgUnits: new Map([
        ['tamale', 'oooooooooo1'],
        ['ho', 'oooooooooo2'],
      ]),
    },
    {
      farmersReached: [{ districtId: 'ho', count: 7 }],
      risksVerified: [{ districtId: 'wa', count: 1 }],
      visits: [{ districtId: 'sissala', count: 2 }],
    },
  );
  expect(set.dataValues.map(({ dataElement, orgUnit, value }) => `${dataElement} ${orgUnit} ${value}`)).toEqual([
    'aaaaaaaaaa1 oooooooooo1 0',
    'aaaaaaaaaa1 oooooooooo2 7',
    'vvvvvvvvvv1 oooooooooo1 0',
    'vvvvvvvvvv1 oooooooooo2 0',
  ]);
  expect(leftOut).toEqual(['sissala']);
});

test('months are those of the calendar, over the turn of the year', () => {
  expect(daysOfPeriod('202612')).toEqual({ from: '2026-12-01', until: '2027-01-01' });
  expect([periodBefore('2026-04-15'), periodBefore('2026-01-05')]).toEqual(['202603', '202512']);
});

test('units are known by their names, however the kind of district is written', () => {
  expect(plainUnitName('Ejura-Sekyedumase Municipal')).toBe(plainUnitName('Ejura Sekyedumase Municipal District'));
});

test('what DHIS2 answers is said: counts, conflicts, or its own words', () => {
  expect(sayImport({ response: { importCount: { imported: 3, updated: 1, ignored: 0 } } }, 200)).toEqual({
    ok: true,
    said: '3 imported, 1 updated, 0 ignored.',
  });
  expect(
    sayImport(
      {
        importCount: { imported: 0, updated: 0, ignored: 2 },
        conflicts: [{ object: 'x', value: 'Org unit not found' }],
      },
      409,
    ),
  ).toEqual({ ok: false, said: '0 imported, 0 updated, 2 ignored. Org unit not found.' });
  expect(sayImport({ message: 'Unauthorized' }, 401)).toEqual({ ok: false, said: 'DHIS2 answered 401: Unauthorized' });
});
