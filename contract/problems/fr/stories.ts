import { cited, type French } from './french.ts';
import type { storiesProblems } from '../stories.ts';

export const storiesFrench: French<typeof storiesProblems> = {
  storyNotFound: ({ found }) => `Il n’y a pas de récit ${cited(found)}. /main/storyset les liste tous.`,
};
