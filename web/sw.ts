/// <reference lib="webworker" />
import type { PushNotice } from '#contract/conversations/push.ts';
import { sendWaiting, SYNC_TAG } from './lib/fieldQueue/sendWaiting.ts';
import { KEPT_CACHE } from './lib/offline/keptPages.ts';
import { isSound, soundFromDevice } from './lib/offline/keptSounds.ts';
import { rememberAddress, renewPush } from './lib/push/renewPush.ts';
import { PAGES_CACHE } from './lib/offline/savedPages.ts';
import type { ToSave } from './lib/offline/serviceWorker.ts';
import { UNSENT_CACHE } from './lib/sound/unsent.ts';

/*
 * The service worker. What never changes under its name (code, fonts) comes from the device; pages and answers
 * come from the network, and when there is none, the last good copy of them does, marked with its age. The forms of the
 * field and pages of rain gauges are kept for the officer who is signed in, and what was written in them goes from here too.
 */
declare const self: ServiceWorkerGlobalScope;
/** Files of this version, put in by the build. */
declare const PRECACHED: readonly string[];
declare const VERSION: string;
/** Not in the compiler's list: one family of browsers has it. */
type SyncEvent = ExtendableEvent & { readonly tag: string };

const SHELL_CACHE = `shell-${VERSION}`;
const ANSWERS_CACHE = 'answers';
/** Pages with the forms of the field, those of gauges among them: they say who is signed in, and go when that ends. */
const FIELD_CACHE = 'field-pages';
const FIELD_PAGES = '/controlcenter';
const SIGN_OUT = '/api/accounts/sign-out';
const SIGN_IN = '/api/accounts/sign-in';
const OFFLINE_PAGE = '/offline';
/** On a line worse than this the last good copy serves better. */
const PATIENCE_MS = 8000;
const MOST_PAGES = 60;
const MOST_ANSWERS = 200;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL_CACHE)
      .then((cache) => cache.addAll([...PRECACHED, OFFLINE_PAGE]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldShells().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  const { page, asAnybody, fieldPages, files } = event.data as ToSave;
  if (page !== undefined) event.waitUntil(savePage(page, asAnybody === true));
  if (fieldPages !== undefined) event.waitUntil(Promise.all(fieldPages.map(saveFieldPage)));
  if (files !== undefined) event.waitUntil(saveFiles(files));
});

// The line is back: what waits goes, whether or not a page is open.
self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  if (tag === SYNC_TAG) (event as SyncEvent).waitUntil(sendOrThrow());
});

// A notice of the week's work or of a risk; one of the same thing takes the place of the one before.
self.addEventListener('push', (event) => {
  const notice = event.data?.json() as PushNotice | undefined;
  if (!notice) return;
  const { pushManager } = self.registration;
  event.waitUntil(Promise.all([showNotice(notice), rememberAddress(pushManager).catch(() => undefined)]));
});

// The push service gave this browser another address: notices come there from now on.
self.addEventListener('pushsubscriptionchange', (event) => {
  const change = event as ExtendableEvent & Parameters<typeof renewPush>[0];
  change.waitUntil(renewPush(change, self.registration.pushManager));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data as { url: string };
  event.waitUntil(openPage(url));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === 'POST' && pathname === SIGN_OUT) forgetAround(event, forgetPerson);
  // Somebody else may have been signed in before.
  if (request.method === 'POST' && pathname === SIGN_IN) forgetAround(event, forgetPages);
  if (request.method !== 'GET') return;
  if (pathname.startsWith('/assets/') || pathname.startsWith('/fonts/')) event.respondWith(fromDevice(request));
  else if (isSound(pathname)) event.respondWith(soundFromDevice(request));
  else if (request.mode === 'navigate') {
    event.respondWith(page(request));
    // Opening the portal anywhere is a chance to send what waits.
    event.waitUntil(sendWaiting().catch(() => undefined));
  } else if (pathname.startsWith('/api/')) event.respondWith(freshOrKept(request, ANSWERS_CACHE, MOST_ANSWERS));
});

function showNotice({ title, body, url, tag, language }: PushNotice): Promise<void> {
  return self.registration.showNotification(title, { body, tag, lang: language, icon: '/icon-192.png', data: { url } });
}

/** Opens a page of the portal: in a window of it that is open, else in a new one. */
async function openPage(url: string): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (open) await ((await open.navigate(url).catch(() => null)) ?? open).focus();
  else await self.clients.openWindow(url);
}

async function fromDevice(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await put(SHELL_CACHE, request, response.clone());
  return response;
}

async function page(request: Request): Promise<Response> {
  try {
    return await freshOrKept(request, PAGES_CACHE, MOST_PAGES, await findOwn(request));
  } catch {
    const { pathname, search } = new URL(request.url);
    const kept =
      (await findKept(request)) ?? (pathname.startsWith(FIELD_PAGES) ? await findFieldPage(pathname) : undefined);
    if (kept) return kept;
    // The page is drawn for its own address, so the browser goes there; it knows the way back.
    if (pathname !== OFFLINE_PAGE)
      return Response.redirect(`${OFFLINE_PAGE}?next=${encodeURIComponent(pathname + search)}`);
    return (await caches.match(OFFLINE_PAGE, { ignoreVary: true, ignoreSearch: true })) ?? Response.error();
  }
}

/** A page kept on purpose: that very one, else the way to that of the same crop and district, or of those kept where none is asked for. */
async function findKept(request: Request): Promise<Response | undefined> {
  const cache = await caches.open(KEPT_CACHE);
  const exact = await cache.match(request, { ignoreVary: true });
  if (exact) return marked(exact);
  const like = (await cache.keys()).find(({ url }) => isLike(new URL(url), new URL(request.url)));
  return like && Response.redirect(like.url);
}

function isLike(kept: URL, asked: URL): boolean {
  const isSame = (name: string) => [null, kept.searchParams.get(name)].includes(asked.searchParams.get(name));
  return kept.pathname === asked.pathname && isSame('crop') && isSame('district');
}

/** The page of the officer who is signed in, where it is kept: a part of the control centre whatever of it is asked for, another as it was asked for. */
async function findOwn(request: Request): Promise<Response | undefined> {
  const ignoreSearch = new URL(request.url).pathname.startsWith(FIELD_PAGES);
  return (await caches.open(FIELD_CACHE)).match(request, { ignoreVary: true, ignoreSearch });
}

/** The network's answer, kept when it may be; else their own copy, or the last good one. Throws when there is none. */
async function freshOrKept(request: Request, name: string, most: number, own?: Response): Promise<Response> {
  const kept = own ?? (await (await caches.open(name)).match(request, { ignoreVary: true }));
  try {
    const response = await (kept ? Promise.race([fetch(request), outOfPatience()]) : fetch(request));
    if (mayBeKept(response)) await put(name, request, response.clone(), most);
    // Their session ended by itself: a page that was theirs is anybody's.
    if (response.status === 401 || (own !== undefined && mayBeKept(response))) await forgetPerson();
    return response;
  } catch (failure) {
    if (kept === undefined) throw failure;
    return name === PAGES_CACHE ? marked(kept) : kept;
  }
}

/** What belongs to a signed-in person is never kept. */
function mayBeKept(response: Response): boolean {
  return response.ok && !response.redirected && !/no-store|private/.test(response.headers.get('cache-control') ?? '');
}

function outOfPatience(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('The network is too slow.')), PATIENCE_MS));
}

/** A copy says that it is one; the page shows when it was made. */
async function marked(kept: Response): Promise<Response> {
  const html = (await kept.text()).replace('<html ', '<html data-saved-copy="" ');
  return new Response(html, { status: kept.status, headers: kept.headers });
}

/** Keeps a page; where somebody is signed in as anybody sees it. */
async function savePage(href: string, asAnybody: boolean): Promise<void> {
  const request = new Request(href, { headers: { accept: 'text/html' } });
  const response = await fetch(request, { credentials: asAnybody ? 'omit' : 'same-origin' });
  if (!mayBeKept(response)) return;
  const html = await response.clone().text();
  await put(PAGES_CACHE, request, response, MOST_PAGES);
  await saveCode(html);
}

/** Goes up whenever what is kept for somebody is let go: what was asked for before is theirs no more. */
let timesForgotten = 0;

/** Lets go of what this device keeps for who was signed in. */
async function forgetPerson(): Promise<void> {
  await Promise.all([forgetPages(), caches.delete(UNSENT_CACHE)]);
}

async function forgetPages(): Promise<void> {
  timesForgotten += 1;
  await caches.delete(FIELD_CACHE);
}

/** Lets go before a call that ends a session and once more when it is answered: a page asked for in between is theirs still. */
function forgetAround(event: FetchEvent, forget: () => Promise<void>): void {
  event.waitUntil(forget());
  event.respondWith(fetch(event.request).finally(forget));
}

/** Keeps a page of the officer who is signed in. Whoever is led away from it is not signed in: then none stays. */
async function saveFieldPage(href: string): Promise<void> {
  const before = timesForgotten;
  const response = await fetch(href, { headers: { accept: 'text/html' } });
  if (response.redirected) await forgetPerson();
  if (!response.ok || response.redirected) return;
  const html = await response.clone().text();
  if (before !== timesForgotten) return;
  await put(FIELD_CACHE, new Request(href), response);
  await saveCode(html);
}

/** The kept page of a part of the control centre, whatever of it is asked for; of a part that is not kept, the way to one that is. */
async function findFieldPage(pathname: string): Promise<Response | undefined> {
  const cache = await caches.open(FIELD_CACHE);
  const part = pathname.split('/').slice(0, 3).join('/');
  const kept = await cache.match(part, { ignoreVary: true, ignoreSearch: true });
  if (kept) return marked(kept);
  const other = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(FIELD_PAGES));
  return other && Response.redirect(other.url);
}

/** The browser tries again by itself what fails. */
async function sendOrThrow(): Promise<void> {
  const { state } = await sendWaiting();
  if (state === 'later') throw new Error('There is no answer yet.');
}

/** Keeps the code that a page names. */
async function saveCode(html: string): Promise<void> {
  await saveFiles([...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file));
}

/** Keeps files that came before this worker was there. */
async function saveFiles(files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => fromDevice(new Request(file))));
}

/** Keeps an answer, and lets the oldest go when there are too many. */
async function put(name: string, request: Request, response: Response, most = Number.POSITIVE_INFINITY): Promise<void> {
  const cache = await caches.open(name);
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
}

async function dropOldShells(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('shell-') && name !== SHELL_CACHE).map((name) => caches.delete(name)),
  );
}
