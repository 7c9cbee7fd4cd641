import { expect, test } from 'vitest';
import { sampleAtlas, sampleDistricts } from '../samples/sampleAtlas.ts';
import { viewOf } from './viewOf.ts';

test('without a choice the country is in view', () => {
  expect(viewOf(sampleAtlas, [], {})).toEqual([60, 50, 345, 392]);
});

test('a chosen region is in view whole', () => {
  expect(viewOf(sampleAtlas, [], { region: 'forest' })).toEqual([60, 180, 200, 392]);
});

test('a chosen district is twice as close as the country, and its region fills the view', () => {
  // The country is 342 tall: 171 are in view around y = 284. The region, 140 wide, fits whole.
  expect(viewOf(sampleAtlas, sampleDistricts, { region: 'forest', district: 'middle_forest' })).toEqual([
    60, 198.5, 200, 369.5,
  ]);
});

test('a district at the edge of its region does not pull the view beyond it', () => {
  expect(viewOf(sampleAtlas, sampleDistricts, { region: 'forest', district: 'upper_forest' })).toEqual([
    60, 180, 200, 351,
  ]);
});

test('a region that does not exist shows the country', () => {
  expect(viewOf(sampleAtlas, [], { region: 'atlantis' })).toEqual([60, 50, 345, 392]);
});
