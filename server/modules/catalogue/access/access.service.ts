import { isOwner, mayKeepCatalogue, mayKeepDataset } from '#engines/access/knowledge/catalogue.ts';
import { longestGrantDays } from '#contract/limits.ts';
import { addDays } from '#engines/dates/day.ts';
import { parseDay } from '#engines/dates/parseDay.ts';
import { plainWords } from '#engines/tables/columns/plainWords.ts';
import type { AppContext } from '../../../context.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { isUuid } from '../../../platform/records/uuid.ts';
import { tell } from '../../notifications/notifications.service.ts';
import {
  type AccessQuestion,
  addQuestion,
  endOverdue,
  findOwnQuestion,
  findQuestion,
  forgetQuestions,
  listAsked,
  listReceived,
  setAnswer,
} from './access.repository.ts';
import { askedDataset } from '../datasets.service.ts';

const mostListed = 200;
const dayMs = 86_400_000;
/** How long questions that ended or were refused are kept; told in docs/dataset_grant.yml. */
const keptDays = 730;

/** Asks the owner of a private dataset for access. @throws accessNotNeeded, accessAsked, datasetNotFound, fieldEmpty */
export async function askForAccess(scope: Scope, idOrSlug: string, purpose: string): Promise<AccessQuestion> {
  const { record, maySeeSummary } = await askedDataset(scope, idOrSlug);
  if (maySeeSummary) throw problem('accessNotNeeded');
  const words = purpose.trim();
  if (words === '') throw problem('fieldEmpty', { field: 'The purpose' });
  // A grant whose time is over stands in nobody's way.
  await endOverdue(scope.db, scope.now);
  const id = await addQuestion(scope.db, {
    datasetId: record.id,
    personId: askerOf(scope),
    purpose: words,
    at: scope.now,
  });
  if (id === undefined) throw problem('accessAsked');
  scope.audit('askForAccess', [record.id, id], ['purpose']);
  if (record.ownerId !== null) {
    await tell(scope, record.ownerId, {
      kind: 'accessAsked',
      params: { by: scope.actor.name, dataset: record.name },
      link: '/main/datasets/mine#access',
    });
  }
  return heldQuestion(scope, id);
}

/** What who asks has asked, and what they are asked; ownerless datasets ask the data administrators. */
export async function listQuestions({
  db,
  actor,
}: Scope): Promise<{ readonly asked: readonly AccessQuestion[]; readonly received: readonly AccessQuestion[] }> {
  const personId = actor.personId ?? '';
  const [asked, received] = await Promise.all([
    listAsked(db, personId, mostListed),
    listReceived(db, personId, mayKeepCatalogue(actor), mostListed),
  ]);
  return { asked, received };
}

/** The latest question of who asks about a dataset. */
export async function ownQuestion({ db, actor }: Scope, datasetId: string): Promise<AccessQuestion | undefined> {
  return actor.personId === null ? undefined : findOwnQuestion(db, datasetId, actor.personId);
}

/** Grants access until the end of a day, or refuses it. @throws accessNotFound, accessAnswered, grantWrong */
export async function answerQuestion(
  scope: Scope,
  id: string,
  given: { readonly grant: boolean; readonly until?: string | undefined; readonly answer?: string | undefined },
): Promise<AccessQuestion> {
  const question = await heldQuestion(scope, id);
  if (!mayKeepDataset(scope.actor, question)) throw problem('accessNotFound', { found: id });
  if (question.state !== 'asked' && question.state !== 'granted') throw problem('accessAnswered');
  const until = given.grant ? endOf(scope, given.until) : null;
  const answer = plainWords(given.answer ?? '');
  await setAnswer(scope.db, id, {
    state: given.grant ? 'granted' : 'refused',
    answer,
    by: scope.actor.personId,
    at: scope.now,
    until,
  });
  scope.audit(given.grant ? 'grantAccess' : 'refuseAccess', [question.datasetId, id], ['state', 'until']);
  await tell(scope, question.personId, {
    kind: given.grant ? 'accessGranted' : 'accessRefused',
    params: {
      dataset: question.datasetName,
      until: given.until ?? '',
      said: answer === '' ? 'nothing' : 'words',
      words: answer,
    },
    link: pageOf(question),
  });
  return heldQuestion(scope, id);
}

/** Ends a grant, or takes a question back. @throws accessNotFound, accessAnswered */
export async function endQuestion(scope: Scope, id: string): Promise<AccessQuestion> {
  const question = await heldQuestion(scope, id);
  const isAsker = isOwner(scope.actor, question.personId);
  if (!isAsker && !mayKeepDataset(scope.actor, question)) throw problem('accessNotFound', { found: id });
  if (question.state !== 'asked' && question.state !== 'granted') throw problem('accessAnswered');
  await setAnswer(scope.db, id, { state: 'ended', by: scope.actor.personId, at: scope.now });
  scope.audit('endAccess', [question.datasetId, id], ['state']);
  if (!isAsker) {
    await tell(scope, question.personId, {
      kind: 'accessEnded',
      params: { dataset: question.datasetName },
      link: pageOf(question),
    });
  }
  return heldQuestion(scope, id);
}

/** Ends grants whose time is over, and forgets what ended long ago. */
export function endGrantsInTime({ jobs, clock }: Pick<AppContext, 'jobs' | 'clock'>): void {
  jobs.every('endDatasetGrants', 3_600, async (job) => {
    const now = clock.now();
    await job.settle(async (db) => {
      await endOverdue(db, now);
      await forgetQuestions(db, new Date(now.getTime() - keptDays * dayMs));
    });
  });
}

async function heldQuestion({ db }: Scope, id: string): Promise<AccessQuestion> {
  const question = isUuid(id) ? await findQuestion(db, id) : undefined;
  if (question === undefined) throw problem('accessNotFound', { found: id });
  return question;
}

/** The end of the last day of a grant, in Accra. */
function endOf({ today }: Scope, until: string | undefined): Date {
  if (until === undefined)
    throw problem('grantWrong', {
      sentence: 'The last day of the grant is missing. Send it as until, such as 2026-12-31.',
    });
  const parsed = parseDay(until);
  if ('mistake' in parsed) throw problem('grantWrong', { sentence: parsed.mistake });
  const last = addDays(today, longestGrantDays);
  if (until < today || until > last)
    throw problem('grantWrong', {
      sentence: `${until} is not a day from ${today} to ${last}. Access is granted for a year at most, and can be granted again.`,
    });
  return new Date(`${until}T23:59:59.999Z`);
}

function askerOf({ actor }: Scope): string {
  if (actor.personId === null) throw problem('signInNeeded');
  return actor.personId;
}

function pageOf({ datasetSlug }: AccessQuestion): string {
  return `/main/datasetpreview/${datasetSlug}`;
}
