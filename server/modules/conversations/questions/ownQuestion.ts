import { covers, fieldBranch } from '#engines/access/roles.ts';
import { readPhoneNumber } from '#engines/words/phoneNumber.ts';
import { problem } from '../../../platform/calls/problems.ts';
import type { Scope } from '../../../platform/records/scope.ts';
import { requireOfficer } from '../../farmers/farmers.service.ts';
import { findQuestion, type Question } from './questions.repository.ts';

/** A question of one's districts, of a number on one's own list, or that one took on or was given. @throws questionNotFound, notForYou */
export async function ownQuestion(scope: Scope, id: number): Promise<Question> {
  const me = requireOfficer(scope);
  const question = await findQuestion(scope.db, me, id);
  const isOwn =
    question !== undefined &&
    (question.ownFarmers > 0 || question.takenBy === me || covers(fieldBranch(scope.actor), question.districtId));
  if (!isOwn) throw problem('questionNotFound', { found: id });
  return question;
}

/** @throws badInput where there is no number of Ghana to answer to */
export function requireAnswerable({ caller }: { readonly caller: string }): void {
  if (readPhoneNumber(caller) === null)
    throw problem('badInput', {
      sentence: 'Nobody knows the number of who asked, so no SMS can be sent. Close the question.',
    });
}
