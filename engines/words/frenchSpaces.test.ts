import { expect, test } from 'vitest';
import { frenchSpaces } from './frenchSpaces.ts';

test.each([
  ['Quelle culture ?', 'Quelle culture\u202F?'],
  ['Arrêtez ! Attendez ; semez', 'Arrêtez\u202F! Attendez\u202F; semez'],
  ['Phosphore : TSP', 'Phosphore\u00A0: TSP'],
  ['dit « exemple » ici', 'dit «\u00A0exemple\u00A0» ici'],
  ['10 % de 62 500 plants', '10\u00A0% de 62\u202F500 plants'],
  ['En 2026 400 kg, 12 345 678 kg', 'En 2026 400 kg, 12\u202F345\u202F678 kg'],
  ['https://a.example/?q=1;b', 'https://a.example/?q=1;b'],
])('%s', (written, shown) => {
  expect(frenchSpaces(written)).toBe(shown);
  expect(frenchSpaces(shown)).toBe(shown);
});
