import { expect, test } from 'vitest';
import { containing } from './containing.ts';

test.each([
  ['maize', '%maize%'],
  ['50%', '%50\\%%'],
  ['a_b', '%a\\_b%'],
  ['a\\b', '%a\\\\b%'],
])('texts with %j are like %j', (text, pattern) => expect(containing(text)).toBe(pattern));
