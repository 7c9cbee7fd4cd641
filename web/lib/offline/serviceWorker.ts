/** Pause after the last step before a page is kept, so that clicking through does not fetch each one. */
const WAIT_MS = 2500;

/** Starts the service worker once the page has loaded, except where a visitor saves data. */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}

let waiting: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps a page for when there is no network. One reached without a reload was never fetched as a document,
 * so the service worker is asked to fetch it.
 */
export function saveForOffline(href: string): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ keep: href }));
  }, WAIT_MS);
}
