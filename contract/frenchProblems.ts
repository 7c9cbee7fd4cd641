import type { ProblemCode } from './problems.ts';
import { accountsFrench } from './problems/fr/accounts.ts';
import { calendarFrench } from './problems/fr/calendar.ts';
import { catalogueFrench } from './problems/fr/catalogue.ts';
import { chartsFrench } from './problems/fr/charts.ts';
import { farmersFrench } from './problems/fr/farmers.ts';
import { filesFrench } from './problems/fr/files.ts';
import { messagesFrench } from './problems/fr/messages.ts';
import { outlinesFrench } from './problems/fr/outlines.ts';
import { referenceFrench } from './problems/fr/reference.ts';
import { requestFrench } from './problems/fr/request.ts';
import { risksFrench } from './problems/fr/risks.ts';
import { storiesFrench } from './problems/fr/stories.ts';
import { submissionsFrench } from './problems/fr/submissions.ts';
import { supportFrench } from './problems/fr/support.ts';
import { weatherFrench } from './problems/fr/weather.ts';

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
