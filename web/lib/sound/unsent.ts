/** The cache that holds recordings that were not sent yet; the service worker empties it when somebody signs out. */
export const UNSENT_CACHE = 'unsent-recordings';

const addressOf = (name: string): string => `/unsent/${name}`;

/** Keeps a recording on this device until it is sent, in place of the one before. */
export async function saveUnsent(name: string, wav: Uint8Array): Promise<void> {
  if (!('caches' in globalThis)) return;
  await (await caches.open(UNSENT_CACHE)).put(addressOf(name), new Response(new Uint8Array(wav)));
}

/** A recording that was made here and not sent yet. */
export async function unsentRecording(name: string): Promise<ArrayBuffer | undefined> {
  if (!('caches' in globalThis)) return undefined;
  return (await caches.match(addressOf(name), { cacheName: UNSENT_CACHE }))?.arrayBuffer();
}

/** Lets a recording go: it was sent, or thrown away. */
export async function dropUnsent(name: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  await (await caches.open(UNSENT_CACHE)).delete(addressOf(name));
}
