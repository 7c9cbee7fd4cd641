import { expect, test } from 'vitest';
import { changedLines } from './changedLines.ts';

const page = (lines: string) =>
  `<html><body><nav>Other words here</nav><main id="content">${lines}</main></body></html>`;

test('what a page says anew is told line by line', () => {
  const before = page(
    '<h1>Weather in Ejura</h1><ul><li>Monday: <b>dry</b>, 32 °C</li><li>Tuesday: rain, 30 °C</li></ul>',
  );
  const after = page(
    '<h1>Weather in Ejura</h1><ul><li>Tuesday: rain, 30 °C</li><li>Wednesday: storm &amp; wind</li></ul>',
  );
  expect(changedLines(before, after)).toEqual(['Wednesday: storm & wind']);
});

test('other drawings, choices and marks around the same words are no change', () => {
  const before = page('<p class="a">Plant by 6 Sept</p><svg><title>ten letters more</title></svg>');
  const after = page('<p class="b"><em>Plant</em> by 6 Sept</p><select><option>Another choice</option></select>');
  expect(changedLines(before, after)).toEqual([]);
});
