import type { DehydratedState } from '@tanstack/react-query';
import type { PageFacts } from '#web/lib/pageFacts.ts';

/** What travels with a page beside its markup. */
export interface PageState {
  readonly answers: DehydratedState;
  readonly facts: PageFacts;
}

/** Id of the element that holds it. */
export const STATE_ID = 'page-state';

/** Writes the state so that nothing in it can end its element. `textOf` finds an answer's JSON where it is written already. */
export function writePageState({ answers, facts }: PageState, textOf: (answer: unknown) => string | undefined): string {
  const queries = answers.queries.map(({ state, ...query }) => {
    const { data, ...rest } = state;
    const text = textOf(data);
    if (text === undefined) return JSON.stringify({ ...query, state });
    return `${JSON.stringify({ ...query, state: rest }).slice(0, -'}}'.length)},"data":${text}}}`;
  });
  const mutations = JSON.stringify(answers.mutations);
  const state = `{"answers":{"mutations":${mutations},"queries":[${queries.join(',')}]},"facts":${JSON.stringify(facts)}}`;
  return state.replaceAll('<', String.raw`\u003c`);
}

/** Reads the state of the page that the browser was sent. */
export function readPageState(): PageState {
  const text = document.querySelector(`#${STATE_ID}`)?.textContent;
  if (!text) throw new Error(`The page has no #${STATE_ID}.`);
  return JSON.parse(text) as PageState;
}
