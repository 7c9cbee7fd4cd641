/** A message to the person, wherever in the code it arises. */
export interface Notice {
  text: string;
  /** `status` is said politely and goes by itself; `alert` is said at once and stays until dismissed. */
  tone?: 'status' | 'ok' | 'alert' | undefined;
  /** Shown at least this long, in milliseconds; four seconds unless told, longer when a specification says so. */
  atLeastMs?: number | undefined;
  /** Takes the act back. */
  undo?: (() => void) | undefined;
  /** Where there is more to read. */
  link?: { href: string; text: string } | undefined;
  requestId?: string | undefined;
}

const listeners = new Set<(notice: Notice) => void>();
const waiting: Notice[] = [];
let wanted: () => void = () => {};

/** Shows a message. One sent before the page can show it waits. */
export function notify(notice: Notice): void {
  if (listeners.size === 0) {
    waiting.push(notice);
    wanted();
  }
  for (const listen of listeners) listen(notice);
}

/** Hears that a message waits for somebody to show it, one that waits already too; returns how to stop. */
export function onWaiting(hear: () => void): () => void {
  wanted = hear;
  if (waiting.length > 0) hear();
  return () => {
    wanted = () => {};
  };
}

/** Hears every message from now on, and those that waited; returns how to stop. */
export function onNotice(listen: (notice: Notice) => void): () => void {
  listeners.add(listen);
  for (const notice of waiting.splice(0)) listen(notice);
  return () => {
    listeners.delete(listen);
  };
}
