import { readPhoneNumber } from '#engines/words/phoneNumber.ts';
import { problem } from '../../platform/problems.ts';

/** @throws badInput where there is no number of Ghana to answer to */
export function requireAnswerable({ caller }: { readonly caller: string }): void {
  if (readPhoneNumber(caller) === null)
    throw problem('badInput', {
      sentence: 'Nobody knows the number of who asked, so no SMS can be sent. Close the question.',
    });
}
