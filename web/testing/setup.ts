import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cleanup, configure } from '@testing-library/react';
import { onlineManager } from '@tanstack/react-query';
import { loadWords } from '#web/lib/words.ts';
import { onNotice } from '#web/ui/toast/notify.ts';
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
  leaveNothing();
  expect(complaints, 'console.error was called').toEqual([]);
});

/** Files share their modules and the browser they pretend: what one leaves there, the next would meet. */
function leaveNothing(): void {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  onlineManager.setOnline(true);
  onNotice(() => {})();
}
