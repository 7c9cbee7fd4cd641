import { accountsProblems } from './accounts.ts';
import { calendarProblems } from './calendar.ts';
import { catalogueProblems } from './catalogue.ts';
import { chartsProblems } from './charts.ts';
import { farmersProblems } from './farmers.ts';
import { filesProblems } from './files.ts';
import { messagesProblems } from './messages.ts';
import { outlinesProblems } from './outlines.ts';
import { referenceProblems } from './reference.ts';
import { requestProblems } from './request.ts';
import { risksProblems } from './risks.ts';
import { storiesProblems } from './stories.ts';
import { submissionsProblems } from './submissions.ts';
import { supportProblems } from './support.ts';
import { weatherProblems } from './weather.ts';

export { quoted, type ProblemKind } from './problemKind.ts';

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
