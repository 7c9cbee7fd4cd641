import { expect, test } from 'vitest';
import { readPower } from '../climate/files/json.ts';
import { readColumns } from '../farmers/listColumns.ts';
import { meaningOf } from '../farmers/readListRow.ts';
import { guessMapping } from '../openRosa/collectedRows.ts';
import { ownValue } from './ownValue.ts';

/** What every object has without being given it. */
const inherited = ['__proto__', 'constructor', 'toString'];

test.each(inherited)('a table says nothing of %s', (word) => {
  expect(ownValue({ yield: 't/ha' }, word)).toBeUndefined();
  expect(meaningOf(word, {})).toBeNull();
});

test('as headers they are columns that nobody knows', () => {
  expect(readColumns([...inherited, 'Phone'])).toEqual([null, null, null, 'phone']);
  expect(Object.entries(guessMapping(inherited, [], {}))).toEqual(inherited.map((word) => [word, '']));
});

test('as parameters of NASA POWER they are passed over', () => {
  const file: unknown = JSON.parse(
    '{"properties":{"parameter":{"constructor":{"20200101":1},"__proto__":{"20200101":2},"PRECTOTCORR":{"20200101":3}}}}',
  );
  expect(readPower(file)?.values.map(({ element }) => element)).toEqual(['rain']);
});
