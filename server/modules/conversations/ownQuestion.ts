import { covers, fieldBranch } from '#engines/access/roles.ts';
import { readPhoneNumber } from '#engines/words/phoneNumber.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { requireOfficer } from '../farmers/farmers.service.ts';
import { findQuestion, type Question } from './questions.repository.ts';

/** A question of one's districts, or of a number on one's own list. @throws questionNotFound, notForYou */
export async function ownQuestion(scope: Scope, id: number): Promise<Question> {
  const question = await findQuestion(scope.db, requireOfficer(scope), id);
  if (question === undefined || !(question.ownFarmers > 0 || covers(fieldBranch(scope.actor), question.districtId)))
    throw problem('questionNotFound', { found: id });
  return question;
}

/** @throws badInput where there is no number of Ghana to answer to */
export function requireAnswerable({ caller }: { readonly caller: string }): void {
  if (readPhoneNumber(caller) === null)
    throw problem('badInput', {
      sentence: 'Nobody knows the number of who asked, so no SMS can be sent. Close the question.',
    });
}
