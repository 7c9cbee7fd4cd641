import type { Query } from '#contract/endpoint.ts';
import type { listFarmerQuestions } from '#contract/conversations/farmerQuestions.ts';
import { fieldBranch } from '#engines/access/roles.ts';
import type { AppContext } from '../../../context.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { filled, nearestHolders, officersAmong } from '../../accounts/accounts.service.ts';
import { savePhoneReading } from '../../climate/climate.service.ts';
import { requireOfficer } from '../../farmers/farmers.service.ts';
import { forgetVoiceNotes, sendToNumber } from '../../messages/messages.service.ts';
import { tell } from '../../notifications/notifications.service.ts';
import { answeredBy } from './answeredBy.ts';
import { ownQuestion, requireAnswerable } from './ownQuestion.ts';
import * as rows from './questions.repository.ts';

/** Where officers read and answer them. */
const place = '/controlcenter/questions';
const pageSize = 25;
const mostAnswers = 10;
const hourMs = 3_600_000;
/** Within this farmers are to be answered; then the level above is told, once. */
export const answerHours = 48;
const atOnce = 100;
const keptDays = 730;

/** A page of what farmers of one's districts ask. @throws notForYou */
export async function listQuestions(scope: Scope, asked: Query<typeof listFarmerQuestions>) {
  const me = requireOfficer(scope);
  const { limit = pageSize, offset = 0, ...filter } = asked;
  return rows.listQuestions(
    scope.db,
    { ...filter, officerId: me, branch: fieldBranch(scope.actor) },
    { limit, offset },
  );
}

/** Takes a question over, or gives it to another officer, who reads it from then on wherever it is from. @throws questionNotFound, badInput */
export async function takeQuestion(scope: Scope, id: number, officerId: string | undefined): Promise<rows.Question> {
  const me = requireOfficer(scope);
  await ownQuestion(scope, id);
  if (officerId !== undefined && officerId !== me) {
    if ((await officersAmong(scope.db, [officerId], { partners: true })).length === 0)
      throw problem('badInput', { sentence: 'No officer with this id answers farmers. Choose another.' });
    await tell(scope, officerId, {
      kind: 'questionHandedOver',
      params: { by: scope.actor.name },
      link: place,
    });
  }
  await rows.takeQuestion(scope.db, id, officerId ?? me);
  scope.audit('takeFarmerQuestion', [String(id)]);
  return ownQuestion(scope, id);
}

/** Sends an answer by SMS and keeps it, once. @throws questionNotFound, badInput where it was answered */
export async function answerQuestion(
  scope: Scope,
  id: number,
  given: { readonly text: string; readonly library?: boolean | undefined },
): Promise<rows.Question> {
  const me = requireOfficer(scope);
  const question = await ownQuestion(scope, id);
  const text = filled('The answer', given.text);
  requireAnswerable(question);
  if (!(await rows.saveAnswer(scope.db, id, { text, by: me, library: given.library ?? false, at: scope.now })))
    throw problem('badInput', { sentence: 'Somebody answered this question already. Read their answer first.' });
  await sendToNumber(scope, {
    address: question.caller,
    channel: answeredBy(scope.context, question.door),
    text,
    about: 'wish answer',
    districtId: question.districtId,
  });
  scope.audit('answerFarmerQuestion', [String(id)], ['text']);
  return ownQuestion(scope, id);
}

/** @throws questionNotFound */
export async function closeQuestion(scope: Scope, id: number, closed: boolean): Promise<rows.Question> {
  requireOfficer(scope);
  await ownQuestion(scope, id);
  await rows.setClosed(scope.db, id, closed);
  scope.audit('closeFarmerQuestion', [String(id)]);
  return ownQuestion(scope, id);
}

/**
 * Enters the rain that a phone gave in the record of a gauge and closes its entry; with `always` the next ones of the number go
 * there by themselves. @throws questionNotFound, badInput where it holds no rain, climateNotFound
 */
export async function enterRain(
  scope: Scope,
  id: number,
  { gauge, always = false }: { readonly gauge: string; readonly always?: boolean | undefined },
): Promise<rows.Question> {
  requireOfficer(scope);
  const { rain, rainDay, caller, state } = await ownQuestion(scope, id);
  if (rain === null || rainDay === null || state === 'answered')
    throw problem('badInput', { sentence: 'This entry has no rain of a gauge. Choose one that has.' });
  await savePhoneReading(scope, { phone: caller, day: rainDay, mm: rain / 100, gauge, always });
  await rows.setClosed(scope.db, id, true);
  scope.audit('enterRainOfPhone', [String(id), gauge], ['gauge', 'always']);
  return ownQuestion(scope, id);
}

/** Answers that were given before to like questions. @throws notForYou */
export function findAnswers(scope: Scope, asked: { readonly q: string; readonly crop?: string | undefined }) {
  requireOfficer(scope);
  return rows.answersLike(scope.db, { q: asked.q, crop: asked.crop, limit: mostAnswers });
}

/** Tells the officers who keep a farmer that they ask, or those nearest to the district; in their list alone, since many may come in a day. */
export async function tellOfQuestion(
  scope: Pick<Scope, 'db' | 'context' | 'now'>,
  { phone, districtId }: { readonly phone: string; readonly districtId: string },
): Promise<void> {
  const keepers = await rows.keepersOf(scope.db, phone);
  const told = keepers.length > 0 ? keepers : await nearestHolders(scope.db, districtId, ['user', 'admin', 'director']);
  for (const id of told) {
    await tell(scope, id, {
      kind: 'questionAsked',
      params: {},
      link: place,
      byMail: false,
    });
  }
}

/** Tells the level above what nobody answered in time, and lets go of what is old. */
export function watchQuestions({ jobs, clock, signals }: Pick<AppContext, 'jobs' | 'clock' | 'signals'>): void {
  jobs.every('watchFarmerQuestions', 3_600, async (job) => {
    const now = clock.now();
    await job.settle(async (db) => {
      const late = await rows.escalateQuestions(db, new Date(now.getTime() - answerHours * hourMs), now, atOnce);
      for (const { id, districtId } of late) {
        for (const personId of await nearestHolders(db, districtId, ['director', 'admin'])) {
          await tell({ db, context: { jobs, signals }, now }, personId, {
            kind: 'questionLate',
            params: { hours: answerHours, question: id },
            link: place,
            byMail: false,
          });
        }
      }
      const before = new Date(now.getTime() - keptDays * 24 * hourMs);
      await rows.forgetQuestions(db, before);
      await forgetVoiceNotes(db, before);
    });
  });
}
