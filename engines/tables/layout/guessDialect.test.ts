import { expect, test } from 'vitest';
import { guessDialect } from './guessDialect.ts';

test.each([
  ['cells parted by strokes', 'Town/Price/Bags\nHo/12.5/5\nWa/9/6\n', '/'],
  ['days with hyphens among them', 'Town/Day/Bags\nHo/2024-03-14/5\nWa/2024-03-15/6\n', '/'],
  ['days below what they consist of', 'Day/Month/Year\n14/03/2024\n15/03/2024\n', ','],
  ['choices of which several are taken', 'Maize/Rice/Yam\nmaize/rice/yam\nyam/rice/maize\n', ','],
  ['days with strokes among cells that commas part', 'Town,Day/Month/Year\nHo,14/03/2024\nWa,15/03/2024\n', ','],
  ['rows with a day more than the names have strokes', 'Town/Day/Bags\nHo/14/03/2024/5\nWa/15/03/2024/6\n', ','],
])('%s', (_, text, delimiter) => expect(guessDialect(text).delimiter).toBe(delimiter));
