/** Why a piece of code did not come: the portal was renewed since the page was opened, there is no network, or it got lost. */
export type Missing = 'newVersion' | 'noNetwork' | 'lost';

type Listener = (missing: Missing) => void;
const listeners = new Set<Listener>();

/** How long to wait before a piece that got lost is asked for again. */
const WAITS_MS = [1_000, 4_000];

/** Hears when code is missing; returns how to stop. */
export function onMissingCode(listen: Listener): () => void {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

/**
 * Loads a piece of code; what got lost on the way is asked for again. When it does not come, the person is told and
 * offered to reload, and what is on the screen stays as it is, with everything typed: the promise then never settles.
 */
export async function loadCode<Module>(
  load: () => Promise<Module>,
  waits: readonly number[] = WAITS_MS,
): Promise<Module> {
  try {
    return await load();
  } catch (failure) {
    if (listeners.size === 0) throw failure;
    const missing = await whyMissing();
    const [wait, ...later] = waits;
    if (missing === 'lost' && wait !== undefined) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      return loadCode(load, later);
    }
    for (const listen of listeners) listen(missing);
    return new Promise<never>(() => {});
  }
}

/** This very file has another name in every build: when the server no longer knows it, the portal was renewed. */
async function whyMissing(): Promise<Missing> {
  try {
    const { status } = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' });
    return status === 404 ? 'newVersion' : 'lost';
  } catch {
    return 'noNetwork';
  }
}
