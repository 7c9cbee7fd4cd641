import { expect, test } from 'vitest';
import { countTwiceEncoded, decodedAgain } from './twiceEncoded.ts';

test.each([
  ['TamalÃ©', 'Tamalé'],
  ['â‚µ 12', '₵ 12'],
  ['31 Â°C', '31 °C'],
  ['KÉ”kÉ”É”', 'Kɔkɔɔ'],
  ['Ã‰jura', 'Éjura'],
])('%s was %s', (written, meant) => {
  expect(decodedAgain(written)).toBe(meant);
});

test.each(['Tamalé', 'IRMÃ', 'NÃO', 'Ångström', 'à la carte'])('%s stays', (text) => {
  expect(decodedAgain(text)).toBe(text);
  expect(countTwiceEncoded(text)).toBe(0);
});
