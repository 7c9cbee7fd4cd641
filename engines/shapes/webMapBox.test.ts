import { expect, test } from 'vitest';
import { webMapBox } from './webMapBox.ts';

// One unit is a hundredth of a degree: x = 100·lng, y = -100·lat.
const projection = { a: 100, b: 0, c: -100, d: 0 };

test('zoom 7 around the centre of Ghana holds the country from coast to border', () => {
  const [left, top, right, bottom] = webMapBox(projection, { lat: 7.998338, lng: -1.213402 }, 7);
  // 440 px of 360°/32768 are 4.834°; 616 px are 6.768° at the equator, 6.702° at 8° N.
  expect(right - left).toBeCloseTo(483.4, 1);
  expect(bottom - top).toBeCloseTo(670.2, 1);
  expect((left + right) / 2).toBeCloseTo(-121.3402);
  expect((top + bottom) / 2).toBeCloseTo(-799.8338);
  // Ghana reaches from 3.26° W to 1.19° E and from 4.74° N to 11.17° N.
  expect(left).toBeLessThan(-326);
  expect(right).toBeGreaterThan(119);
  expect(top).toBeLessThan(-1117);
  expect(bottom).toBeGreaterThan(-474);
});

test('each step of zoom halves what is in view', () => {
  const [left, , right] = webMapBox(projection, { lat: 0, lng: 0 }, 8);
  expect(right - left).toBeCloseTo(241.7, 1);
});
