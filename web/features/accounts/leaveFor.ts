import { splitLanguage } from '#engines/words/pageLanguages.ts';
import { pageAddress } from '#web/lib/pageAddress.ts';

/**
 * Goes on to a page of the product, once what was just said had its time. It is a full load: every page after it is
 * drawn for the person.
 */
export async function leaveFor(path: string, afterMs = 0): Promise<void> {
  if (afterMs > 0) await new Promise((resolve) => setTimeout(resolve, afterMs));
  window.location.assign(pageAddress(splitLanguage(path).path));
}
