import { expect, test } from 'vitest';
import { namesThatFit } from './namesThatFit.ts';

test('a name is left out where it would touch one of a larger village, and the next ones still fit', () => {
  // "Ejura" reaches from 100 to 149 px; Kasei begins inside it, Sekyedumase 40 px below and Bonyon beyond it do not.
  const villages = [
    { name: 'Ejura', at: { x: 100, y: 100 } },
    { name: 'Kasei', at: { x: 140, y: 110 } },
    { name: 'Sekyedumase', at: { x: 100, y: 140 } },
    { name: 'Bonyon', at: { x: 150, y: 100 } },
  ];
  expect([...namesThatFit(villages)]).toEqual([0, 2, 3]);
});
