import { kind, quoted } from './problemKind.ts';

/** Problems of story sets. */
export const storiesProblems = {
  storyNotFound: kind<{ found: string }>(
    404,
    'No such story',
    ({ found }) => `There is no story ${quoted(found)}. /main/storyset lists them all.`,
  ),
  storyTextRefused: kind<{ sentence: string }>(422, 'No charts to read', ({ sentence }) => sentence),
} as const;
