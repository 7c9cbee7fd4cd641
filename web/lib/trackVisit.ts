import { trackVisit } from '#contract/tracking/tracking.ts';

const KEY = 'visitorId';

/** Whether the browser asks not to be counted: Do Not Track or Global Privacy Control. */
export function asksNotToBeCounted({
  doNotTrack,
  globalPrivacyControl,
}: { doNotTrack?: string | null; globalPrivacyControl?: boolean } = navigator): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** A random number for this browser that says nothing about who sits before it; null when storage is refused. */
export function visitorId(): string | null {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept !== null) return kept;
    const made = crypto.randomUUID();
    localStorage.setItem(KEY, made);
    return made;
  } catch {
    return null;
  }
}

/** Counts one page view. Never in the way: a count that fails is forgotten. */
export function countPage(page: string, referrer: string | null): void {
  if (asksNotToBeCounted()) return;
  const body = {
    visitorId: visitorId(),
    page: withoutSecret(page),
    timestamp: new Date().toISOString(),
    referrer: referrer && withoutSecret(referrer),
  };
  void fetch(trackVisit.path, {
    method: trackVisit.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  })
    // Read to the end, so that the browser counts the request as done.
    .then((answer) => answer.text())
    .catch(() => undefined);
}

/** The link of a mail that sets a new password holds a secret: it is counted without it. */
function withoutSecret(address: string): string {
  return address.replace(/(\/password_reset\/).*/i, '$1');
}
