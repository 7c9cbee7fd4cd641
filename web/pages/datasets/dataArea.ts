/** Where the data hub's own session holds (decision 39): its pages, dashboards, stories' editing, and one's settings. */
const AREA =
  /^\/(?:main\/(?:datasets|datasetpreview|dashboard|resources_cms)|manage\/stories|account|sign-in)(?:\/|$)/i;
const KEY = 'stay in data hub';

/** Whether a page belongs to the data area: leaving all of them ends its session. */
export function isInDataArea(path: string): boolean {
  return AREA.test(path);
}

/** Whether the person chose, on this device, to stay signed in when leaving. */
export function staysSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function setStaysSignedIn(stays: boolean): void {
  try {
    if (stays) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing signs out, as it would without the choice.
  }
}
