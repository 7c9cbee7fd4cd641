import { queryOptions } from '@tanstack/react-query';
import type { Answer, EndpointShape } from '#contract/endpoint.ts';
import type { Input } from '../callApi.ts';
import { isApiProblem } from '../problem.ts';
import { apiQuery } from '../query.ts';
import { findList, saveList } from './records.ts';

/** A line worse than this counts as none where an older answer is at hand. */
const PATIENCE_MS = 8_000;

/**
 * Asks like `apiQuery`, and keeps the last answer on the device for forms that are filled in without a network. Only for lists
 * that say nothing of people: trap sites, categories, districts, crops. `without` takes out of the kept copy what does.
 */
export function keptQuery<const E extends EndpointShape>(
  endpoint: E,
  input: Input<E>,
  without: (answer: Answer<E>) => Answer<E> = (answer) => answer,
) {
  const { queryKey, queryFn, meta } = apiQuery(endpoint, input);
  const name = JSON.stringify(queryKey);
  return queryOptions({
    queryKey,
    ...(meta && { meta }),
    queryFn: (context) =>
      askOrKept(
        name,
        () => Promise.resolve((queryFn as (context: unknown) => unknown)(context)),
        without as (answer: unknown) => unknown,
      ) as Promise<Answer<E>>,
  });
}

async function askOrKept(
  name: string,
  ask: () => Promise<unknown>,
  without: (answer: unknown) => unknown,
): Promise<unknown> {
  const kept = await findList(name).catch(() => undefined);
  try {
    const asked = ask();
    const answer = await (kept ? Promise.race([asked, outOfPatience()]) : asked);
    // Where the device has no room, the answer serves for now.
    await saveList(name, without(answer)).catch(() => undefined);
    return answer;
  } catch (problem) {
    if (kept === undefined || (isApiProblem(problem) && problem.status !== 0)) throw problem;
    return kept.answer;
  }
}

function outOfPatience(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('The network is too slow.')), PATIENCE_MS));
}
