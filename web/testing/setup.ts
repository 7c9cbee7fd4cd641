import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cleanup } from '@testing-library/react';
import { loadWords } from '#web/lib/words.ts';
import { wordAreas } from './wordAreas.ts';

await loadWords(wordAreas);

/** What a page complains of on the console is a mistake; the test that provoked it fails. */
const complaints: unknown[][] = [];
beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...complaint) => void complaints.push(complaint));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  expect(complaints, 'console.error was called').toEqual([]);
});
