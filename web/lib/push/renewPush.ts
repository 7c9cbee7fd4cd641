/** What the service worker does where a push service gives its browser another address. */

/** Where the service worker keeps its address: some browsers do not say which one they lost. */
const PUSH_CACHE = 'push';
const ADDRESS = '/push-address';

/** Remembers the address notices come to. */
export async function rememberAddress(manager: Pick<PushManager, 'getSubscription'>): Promise<void> {
  const subscription = await manager.getSubscription();
  if (subscription !== null) await keep(subscription.endpoint);
}

/** What `pushsubscriptionchange` brings; either may be missing. */
interface Change {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/**
 * Subscribes anew, and has the portal send notices to the new address. Nothing is done where the old address is not known, or
 * the portal did not take it: the next visit to a plan offers notices again.
 *
 * @throws TypeError where there is no line
 */
export async function renewPush(
  { oldSubscription, newSubscription }: Change,
  manager: Pick<PushManager, 'subscribe'>,
): Promise<void> {
  const from = oldSubscription?.endpoint ?? (await kept());
  if (from === undefined) return;
  const subscription = newSubscription ?? (await subscribe(manager));
  const { endpoint, keys } = subscription.toJSON();
  const answer = await fetch('/api/push/move', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ from, subscription: { endpoint, keys } }),
  });
  if (answer.ok) await keep(subscription.endpoint);
}

async function subscribe(manager: Pick<PushManager, 'subscribe'>): Promise<PushSubscription> {
  const { publicKey } = (await (await fetch('/api/push/key')).json()) as { publicKey: string };
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

async function keep(endpoint: string): Promise<void> {
  await (await caches.open(PUSH_CACHE)).put(ADDRESS, new Response(endpoint));
}

async function kept(): Promise<string | undefined> {
  return (await caches.match(ADDRESS, { cacheName: PUSH_CACHE }))?.text();
}
