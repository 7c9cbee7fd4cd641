/** Why a piece of code did not come: the portal was renewed since the page was opened, or there is no network. */
export type Missing = 'newVersion' | 'noNetwork';

type Listener = (missing: Missing) => void;
const listeners = new Set<Listener>();

/** Hears when code is missing; returns how to stop. */
export function onMissingCode(listen: Listener): () => void {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

/**
 * Loads a piece of code. When it does not come, the person is told and offered to reload, and what is on the
 * screen stays as it is, with everything typed: the promise then never settles.
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (failure) {
    if (listeners.size === 0) throw failure;
    const missing: Missing = (await isReachable()) ? 'newVersion' : 'noNetwork';
    for (const listen of listeners) listen(missing);
    return new Promise<never>(() => {});
  }
}

async function isReachable(): Promise<boolean> {
  try {
    await fetch('/healthz', { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
