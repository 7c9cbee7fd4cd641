import { expect, test, vi } from 'vitest';
import { clipText, textWidth, wrapText } from './fitText.ts';

test('a text is cut with … where it is wider, and left alone where it fits', () => {
  expect(clipText('Wa', 100)).toBe('Wa');
  const cut = clipText('Sekyere Afram Plains North', 100);
  expect(cut).toMatch(/^Sekyere A.*…$/);
  expect(textWidth(cut)).toBeLessThanOrEqual(100);
});

test('a text is wrapped at words, and cut on its last line', () => {
  expect(wrapText('Income of the household', 90)).toEqual(['Income of the', 'household']);
  expect(wrapText('Income of the household in Ghana cedis', 90).at(-1)).toMatch(/…$/);
  expect(wrapText('  ', 90)).toEqual([]);
});

test('a word wider than its line goes on in the next, and no letter is torn', () => {
  expect(wrapText('Kwamankese', 40, { most: 9 }).join('')).toBe('Kwamankese');
  expect(wrapText('🌽🌽🌽', 1, { most: 3 })).toEqual(['🌽', '🌽', '🌽']);
});

test('a very long text is measured no further than it is drawn', () => {
  let looked = 0;
  vi.spyOn(String.prototype, Symbol.iterator).mockImplementation(function* (this: string) {
    for (let at = 0; at < this.length; at++) {
      looked++;
      yield this.charAt(at);
    }
  } as () => StringIterator<string>);
  const lines = wrapText('maize '.repeat(1_000), 700, { most: 4, size: 60 });
  vi.restoreAllMocks();
  expect(lines).toHaveLength(4);
  // Four lines of some twenty letters, the last of them looked at again to put "…" behind it.
  expect(looked).toBeLessThan(200);
});
