import { expect, test } from 'vitest';
import { holdingHref, readHoldingChoice } from './addresses.ts';

test('what the holding area shows stands in the address, and the usual is left out of it', () => {
  expect(holdingHref()).toBe('/main/datasets/holding');
  expect(holdingHref({ state: 'open', q: '', page: 1 })).toBe('/main/datasets/holding');
  const href = holdingHref({ state: 'waiting', assignee: 'me', q: 'maize', page: 3 });
  expect(href).toBe('/main/datasets/holding?state=waiting&assignee=me&q=maize&page=3');
  expect(readHoldingChoice(new URL(href, 'http://x').searchParams)).toEqual({
    state: 'waiting',
    assignee: 'me',
    q: 'maize',
    page: 3,
  });
});

test('an address that makes no sense shows what is open', () => {
  expect(readHoldingChoice(new URLSearchParams('state=nonsense&assignee=everybody&page=-2'))).toEqual({
    state: 'open',
    assignee: undefined,
    q: '',
    page: 1,
  });
});
