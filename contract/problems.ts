import { accountsProblems } from './problems/accounts.ts';
import { calendarProblems } from './problems/calendar.ts';
import { catalogueProblems } from './problems/catalogue.ts';
import { chartsProblems } from './problems/charts.ts';
import { farmersProblems } from './problems/farmers.ts';
import { filesProblems } from './problems/files.ts';
import { messagesProblems } from './problems/messages.ts';
import { outlinesProblems } from './problems/outlines.ts';
import { referenceProblems } from './problems/reference.ts';
import { requestProblems } from './problems/request.ts';
import { risksProblems } from './problems/risks.ts';
import { storiesProblems } from './problems/stories.ts';
import { submissionsProblems } from './problems/submissions.ts';
import { supportProblems } from './problems/support.ts';
import { weatherProblems } from './problems/weather.ts';

export { quoted, type ProblemKind } from './problems/problemKind.ts';

/**
 * Every problem a caller can meet, thrown by its code (`throw problem('cropNotFound', { found })`) and written
 * by the error handler in the form the caller asked for. A room adds its lines in its own file of `problems/`.
 */
export const problems = {
  ...requestProblems,
  ...accountsProblems,
  ...calendarProblems,
  ...referenceProblems,
  ...supportProblems,
  ...submissionsProblems,
  ...chartsProblems,
  ...storiesProblems,
  ...weatherProblems,
  ...catalogueProblems,
  ...farmersProblems,
  ...filesProblems,
  ...messagesProblems,
  ...risksProblems,
  ...outlinesProblems,
} as const;

export type Problems = typeof problems;
export type ProblemCode = keyof Problems;
/** What the sentence of a problem has to be told. */
export type Found<C extends ProblemCode> = Parameters<Problems[C]['sentence']>[0];
