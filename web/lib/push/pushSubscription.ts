import { apiProblem } from '../problem.ts';

/** How a browser stands to notices of this site. */
export type PushState = 'unable' | 'blocked' | 'ready';

export function pushState(): PushState {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
    return 'unable';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

/** The address of this browser at its push service; null where it has none. */
export async function pushEndpoint(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** What the browser says of itself for notices from the holder of a public key. */
export interface BrowserPush {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/**
 * Asks the person, then the browser's push service. Null where the person does not allow notices.
 * @param failed what to say where the push service cannot be reached
 */
export async function subscribeToPush(publicKey: string, failed: string): Promise<BrowserPush | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const asked = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscribe = async (): Promise<PushSubscription> => {
    const known = await pushManager.getSubscription();
    // Made for another key of the portal, it would take nothing that comes now.
    if (known && keyOf(known) !== publicKey) await known.unsubscribe();
    return pushManager.subscribe(asked);
  };
  const subscription = await subscribe().catch(() => {
    throw apiProblem(0, 'pushService', failed);
  });
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}

/** Takes this browser off its push service, once nothing is sent to it any more. */
export async function unsubscribeFromPush(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = new Uint8Array(applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
