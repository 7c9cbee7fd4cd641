import { loadCode } from './loadCode.ts';
import { watchNear } from './watchNear.ts';

/** Pixels before it comes into sight: a screen of a small phone. */
const BEFORE = 640;

/**
 * Loads the code of a part that the server has drawn, once the part comes near the screen: until then it is read as it stands, its
 * links and forms work as without script, and a first visit does not pay for it. A part that is not drawn yet is loaded at once.
 *
 * @param place selector of what the server has drawn of it
 */
export async function loadNear<Module>(place: string, load: () => Promise<Module>): Promise<Module> {
  const drawn = typeof document === 'undefined' ? null : document.querySelector(place);
  if (drawn !== null) await new Promise<void>((resolve) => void watchNear(drawn, BEFORE, resolve));
  return loadCode(load);
}
