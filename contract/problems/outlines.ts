import { kind, quoted } from './problemKind.ts';

/** Problems of outlines. */
export const outlinesProblems = {
  outlinesRefused: kind<{ sentence: string }>(422, 'The outlines cannot be used', ({ sentence }) => sentence),
  outlineSetNotFound: kind<{ found: string }>(
    404,
    'No such set of outlines',
    ({ found }) =>
      `There is no set of outlines ${quoted(found)}. Use an id from /api/geography/outline-sets, or "approximate".`,
  ),
  outlineSetNotReady: kind<{ state: string }>(409, 'The outlines are not ready', ({ state }) =>
    state === 'fetching'
      ? 'The outlines are still being fetched. Wait until the set is ready, then put it to use.'
      : 'This file could not be used, so there is nothing to use. Import it again, corrected.',
  ),
} as const;
