import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { countedAfter, Stat } from './Stat.tsx';

test('the true figure is in the page before any script runs', () => {
  expect(renderToString(<Stat value={1261} label="Districts" />)).toContain('<span class="heard">1,261</span>');
});

test('it counts from nothing to the figure over its time, quick first', () => {
  expect(countedAfter(0, 2000, 261)).toBe(0);
  expect(countedAfter(1000, 2000, 200)).toBe(175);
  expect(countedAfter(2000, 2000, 261)).toBe(261);
  expect(countedAfter(9000, 2000, 261)).toBe(261);
});
