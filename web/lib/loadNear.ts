import { loadCode } from './loadCode.ts';

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
  if (drawn !== null && 'IntersectionObserver' in globalThis) await comesNear(drawn);
  return loadCode(load);
}

function comesNear(part: Element): Promise<void> {
  return new Promise((resolve) => {
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        resolve();
      },
      { rootMargin: `${BEFORE}px 0px` },
    );
    watch.observe(part);
  });
}
