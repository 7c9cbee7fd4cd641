import { expect, test } from 'vitest';
import { countKinds } from './cellKinds.ts';
import { withDoubtfulLetters } from './doubtfulLetters.ts';

const kindsOf = (name: string, ...cells: readonly string[]) => {
  const counts = countKinds(cells.map((text, row) => ({ row, text })));
  return [...withDoubtfulLetters(name, counts)].map(([kind, { count }]) => `${kind} ${count}`);
};

test.each([
  ['Of whom women', ['12 F', '8 F', '120 F'], ['worded 3']],
  ['Temperature', ['78 F', '101 F'], ['worded 2']],
  ['Members', ['12 F', '8 F'], ['worded 2']],
  ['Prix', ['25 F', '50 F'], ['francs 2']],
  ['Maïs', ['250 F', '1 250 F'], ['francs 2']],
  ['Members', ['12 F CFA', '8 F CFA'], ['francs 2']],
  ['Men', ['12 M', '8 M'], ['worded 2']],
  ['Length', ['12 m', '8.5 m'], ['worded 2']],
  ['Budget', ['12 M', '8 M'], ['scaled 2']],
  ['Women', ['12 F', '8 kg', '5 crates'], ['kilograms 1', 'worded 2']],
])('in a column called %s the cells %j are %j', (name, cells, kinds) => {
  expect(kindsOf(name, ...cells)).toEqual(kinds);
});
