import type { DehydratedState } from '@tanstack/react-query';
import type { PageFacts } from '#web/lib/pageFacts.ts';

/** What travels with a page beside its markup. */
export interface PageState {
  readonly answers: DehydratedState;
  readonly facts: PageFacts;
}

/** Id of the element that holds it. */
export const STATE_ID = 'page-state';

/** Writes the state so that nothing in it can end its element. */
export function writePageState(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}

/** Reads the state of the page that the browser was sent. */
export function readPageState(): PageState {
  const text = document.querySelector(`#${STATE_ID}`)?.textContent;
  if (!text) throw new Error(`The page has no #${STATE_ID}.`);
  return JSON.parse(text) as PageState;
}
