import { expect, test } from 'vitest';
import { maskSender } from './maskSender.ts';

test.each([
  ['ama@example.org', 'a…@example.org'],
  ['ɛsi.mensah@mail.example.gh', 'ɛ…@mail.example.gh'],
  ['', '…'],
])('%j is listed as %j', (address, shown) => {
  expect(maskSender(address)).toBe(shown);
});
