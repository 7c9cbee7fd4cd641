/** Pause after the last step before a page is kept, so that clicking through does not fetch each one. */
const WAIT_MS = 2500;

/** Starts the service worker once the page has loaded, except where a visitor saves data. */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}

/** What the service worker is asked to keep. */
export interface ToSave {
  readonly page?: string;
  /** Where somebody is signed in: the page as anybody sees it. */
  readonly asAnybody?: boolean;
  readonly fieldPages?: readonly string[];
  readonly files?: readonly string[];
}

let waiting: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps a page for when there is no network. One reached without a reload was never fetched as a document,
 * so the service worker is asked to fetch it; where somebody is signed in, as anybody sees it.
 */
export function saveForOffline(page: string, asAnybody: boolean): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ page, asAnybody } satisfies ToSave));
  }, WAIT_MS);
}

/**
 * Keeps pages of the officer who is signed in, with the code of this one, until they sign out: forms that are filled in
 * where there is no network stand on them.
 */
export async function saveFieldPages(hrefs: readonly string[]): Promise<void> {
  const worker = (await navigator.serviceWorker?.ready)?.active;
  // What came before the worker stood between page and network passed it by.
  worker?.postMessage({ fieldPages: hrefs, files: loadedFiles() } satisfies ToSave);
}

/** Code and styles of the product that this page has loaded. */
function loadedFiles(): string[] {
  const assets = `${location.origin}/assets/`;
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(assets));
}
