import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cleanup, configure } from '@testing-library/react';
import { loadWords } from '#web/lib/words.ts';
import { wordAreas } from './wordAreas.ts';

await loadWords(wordAreas);
// A busy machine shows an answer late; a test that waits in vain waits this long, one that finds it does not.
configure({ asyncUtilTimeout: 5_000 });

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
