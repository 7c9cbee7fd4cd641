import { changedLines } from './changedLines.ts';
import { soundsOf } from './planSounds.ts';
import { PAGES_CACHE } from './savedPages.ts';

/** The cache of the pages that somebody keeps on purpose: nothing pushes them out. */
export const KEPT_CACHE = 'kept-pages';
const CHANGES = 'keptChanges';
const mostLines = 5;

/** What a kept page said anew when it was last fetched. */
export interface KeptChange {
  readonly href: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** Lines that are not among them. */
  readonly more: number;
}

export interface KeptNews {
  /** ISO instant of the last time that all were fetched anew. */
  readonly at: string;
  readonly changes: readonly KeptChange[];
}

/** The pages that are kept of a crop and a district, each with its part of the words. */
export function pagesOf(selection: string, district: string | null) {
  return [
    ...(selection === '' ? [] : [{ part: 'plan', href: `/main/croppingcalendar?${selection}` } as const]),
    { part: 'weather', href: district === null ? '/weather' : `/weather/${encodeURIComponent(district)}` },
    { part: 'risks', href: '/main/risks' },
    { part: 'resources', href: '/main/resources' },
    { part: 'stories', href: '/main/storyset' },
    { part: 'climate', href: `/main/climate${district === null ? '' : `?district=${encodeURIComponent(district)}`}` },
  ] as const;
}

/** Pages are fetched as anybody sees them: nothing of who is signed in is kept. */
const asAnybody: RequestInit = { credentials: 'omit', cache: 'no-cache', headers: { accept: 'text/html' } };

/** Bytes that would travel to keep pages: each as it comes, with the code that is not on this device yet. */
export async function sizeOf(hrefs: readonly string[]): Promise<number> {
  const heads = await Promise.all(hrefs.map(headOf));
  const code = new Set(heads.flatMap(filesOf));
  const missing: string[] = [];
  for (const file of code) if ((await caches.match(file, { ignoreVary: true })) === undefined) missing.push(file);
  const files = await Promise.all(missing.map((file) => fetch(file, { method: 'HEAD' })));
  const sounds = (await Promise.all(hrefs.map(soundsOf))).flat();
  return [
    ...[...heads, ...files].map(({ headers }) => Number(headers.get('content-length') ?? 0)),
    ...sounds.map(({ bytes }) => bytes),
  ].reduce((sum, bytes) => sum + bytes, 0);
}

/**
 * Keeps pages, with the code they need; `told` hears after each how many there are. Those that are kept already are fetched anew.
 * Answers what they say that they did not say before. Throws where there is no network.
 */
export async function savePagesForOffline(hrefs: readonly string[], told: (kept: number) => void): Promise<KeptNews> {
  const cache = await caches.open(KEPT_CACHE);
  const opened = await caches.open(PAGES_CACHE);
  const changes: KeptChange[] = [];
  for (const [at, href] of hrefs.entries()) {
    const response = await fetch(href, asAnybody);
    if (!response.ok) throw new Error(`${href} answered ${response.status}.`);
    const html = await response.clone().text();
    const before = await cache.match(href, { ignoreVary: true });
    const lines = before === undefined ? [] : changedLines(await before.text(), html);
    if (lines.length > 0)
      changes.push({
        href,
        title: titleOf(html),
        lines: lines.slice(0, mostLines),
        more: Math.max(0, lines.length - mostLines),
      });
    // The service worker keeps code and drawings that are fetched.
    const files = new Set([...filesOf(await headOf(href)), ...filesNamedIn(html)]);
    await Promise.all([...files].map((file) => fetch(file)));
    // And what can be heard on it.
    await Promise.all((await soundsOf(href)).map(({ url }) => fetch(url)));
    await cache.delete(href, { ignoreVary: true });
    await cache.put(href, response);
    // A copy from opening it would be older by now.
    await opened.delete(href, { ignoreVary: true });
    told(at + 1);
  }
  const news = { at: new Date().toISOString(), changes };
  rememberNews(news);
  return news;
}

/** Addresses of the pages that are kept. */
export async function keptHrefs(): Promise<string[]> {
  if (!('caches' in globalThis)) return [];
  return (await (await caches.open(KEPT_CACHE)).keys()).map(({ url }) => {
    const { pathname, search } = new URL(url);
    return pathname + search;
  });
}

/** Fetches all that is kept anew. */
export async function refreshKept(told: (kept: number) => void = () => undefined): Promise<KeptNews | null> {
  const hrefs = await keptHrefs();
  return hrefs.length === 0 ? null : savePagesForOffline(hrefs, told);
}

/** Keeps none of them any longer. */
export async function forgetKept(): Promise<void> {
  await caches.delete(KEPT_CACHE);
  localStorage.removeItem(CHANGES);
}

/** What the last fetch brought; null where nothing is kept, or the browser remembers nothing. */
export function keptNews(): KeptNews | null {
  try {
    return JSON.parse(localStorage.getItem(CHANGES) ?? 'null') as KeptNews | null;
  } catch {
    return null;
  }
}

function rememberNews(news: KeptNews): void {
  try {
    localStorage.setItem(CHANGES, JSON.stringify(news));
  } catch {
    // A browser that remembers nothing still keeps the pages.
  }
}

function headOf(href: string): Promise<Response> {
  return fetch(href, { ...asAnybody, method: 'HEAD' });
}

/** The files that a page may ask for, as its head tells them. */
function filesOf({ headers }: Response): string[] {
  return filesNamedIn(headers.get('link') ?? '');
}

function filesNamedIn(text: string): string[] {
  return [...new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css|svg)/g) ?? [])];
}

function titleOf(html: string): string {
  return new DOMParser().parseFromString(html.split('<style>', 1)[0] ?? '', 'text/html').title.split(' · ')[0] ?? '';
}
