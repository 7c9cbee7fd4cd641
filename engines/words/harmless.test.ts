import { expect, test } from 'vitest';
import { harmless, withoutApostrophe } from './harmless.ts';

test.each(['=1+1', '+SUM(A1)', '-2+3', '@SUM(A1:A9)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠A1', '+', '@'])(
  '%j is shown, and not run',
  (text) => {
    expect(harmless(text)).toBe(`'${text}`);
    expect(withoutApostrophe(harmless(text))).toBe(text);
  },
);

test.each(['Maize', '', '-12', '+233 24 412 3456', '-0.5', '-', '--', '12,500', 'a=b', 'esi@example.org', "'quoted'"])(
  '%j stays as it is',
  (text) => {
    expect(harmless(text)).toBe(text);
    expect(withoutApostrophe(text)).toBe(text);
  },
);
