/** The cache in which the service worker keeps opened pages. */
export const PAGES_CACHE = 'pages';

export interface SavedPage {
  readonly href: string;
  readonly title: string;
  /** ISO instant. */
  readonly savedAt: string;
}

/** Pages in a cache of this device, those that were opened where none is named, newest first; none where the browser keeps nothing. */
export async function savedPages(name = PAGES_CACHE): Promise<SavedPage[]> {
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open(name);
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => read(request, await cache.match(request))),
  );
  return found.filter((page) => page !== undefined).sort((one, other) => (one.savedAt < other.savedAt ? 1 : -1));
}

async function read(request: Request, response: Response | undefined): Promise<SavedPage | undefined> {
  if (response === undefined) return undefined;
  const { pathname, search } = new URL(request.url);
  // The title alone: the policy of this page would complain of the styles of that one.
  const [head = ''] = (await response.text()).split('<style>', 1);
  const page = new DOMParser().parseFromString(head, 'text/html');
  const title = page.title.split(' · ')[0] ?? pathname;
  const savedAt = new Date(response.headers.get('date') ?? 0).toISOString();
  return { href: pathname + search, title, savedAt };
}
