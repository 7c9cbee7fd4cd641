import type { ProblemCode } from './problems.ts';
import { accountsFrench } from './fr/accounts.ts';
import { calendarFrench } from './fr/calendar.ts';
import { catalogueFrench } from './fr/catalogue.ts';
import { chartsFrench } from './fr/charts.ts';
import { farmersFrench } from './fr/farmers.ts';
import { filesFrench } from './fr/files.ts';
import { messagesFrench } from './fr/messages.ts';
import { outlinesFrench } from './fr/outlines.ts';
import { referenceFrench } from './fr/reference.ts';
import { requestFrench } from './fr/request.ts';
import { risksFrench } from './fr/risks.ts';
import { storiesFrench } from './fr/stories.ts';
import { submissionsFrench } from './fr/submissions.ts';
import { supportFrench } from './fr/support.ts';
import { weatherFrench } from './fr/weather.ts';

/** The sentences of problems in French, by code; those written where they are thrown are not among them. */
export const frenchProblems = {
  ...requestFrench,
  ...accountsFrench,
  ...calendarFrench,
  ...referenceFrench,
  ...supportFrench,
  ...submissionsFrench,
  ...chartsFrench,
  ...storiesFrench,
  ...weatherFrench,
  ...catalogueFrench,
  ...farmersFrench,
  ...filesFrench,
  ...messagesFrench,
  ...risksFrench,
  ...outlinesFrench,
} as const satisfies Partial<Record<ProblemCode, (found: never) => string>>;
