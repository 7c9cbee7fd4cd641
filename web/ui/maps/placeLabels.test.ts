import { expect, test } from 'vitest';
import { placeLabels } from './placeLabels.ts';
import type { Box, Drawn } from './shapes.ts';

const view: Box = [0, 0, 100, 100];

test('a name shows only from the width at which it touches no other', () => {
  // At 170 px a pixel is 0.59 units: "Mampong" is 52 px, 30 units wide, and 10 units away there is no room. "Offinso"
  // needs 1.3 times 20 units for its own 52 px from 200 px on, and 10 units between the two are 52 px from 520 px on.
  const labels = placeLabels(
    [place('Mampong', [50, 50], [20, 30, 80, 70]), place('Offinso', [60, 50], [55, 40, 75, 60])],
    view,
  );
  expect(labels.map(({ text, from }) => [text, from])).toEqual([
    ['Mampong', 0],
    ['Offinso', 5],
  ]);
});

test('a name far wider than its place waits for a wider map', () => {
  // 11 letters are 80 px; 1.3 times the 10 units of the place are 13 of 100: 612 px at least.
  const [label] = placeLabels([place('Kwabre East', [50, 50], [45, 45, 55, 55])], view);
  expect(label?.from).toBe(6);
});

test('what lies outside the part in view has no name', () => {
  expect(placeLabels([place('Wa', [150, 50], [140, 40, 160, 60])], view)).toEqual([]);
});

test('the chosen place has its room under the pin, and no second name', () => {
  const labels = placeLabels(
    [place('Ejura', [50, 50], [20, 20, 80, 80]), place('Mampong', [50, 51], [30, 30, 70, 70])],
    view,
    'Ejura',
  );
  expect(labels).toEqual([]);
});

function place(name: string, at: [number, number], box: Drawn['box']): Drawn {
  return { id: name, name, regionId: 'ashanti', d: '', at, box };
}
