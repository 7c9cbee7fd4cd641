import { streamNotifications } from '#contract/notifications/notifications.ts';
import { holdsSession } from './holdsSession.ts';

/** What the tabs of one browser tell one another. */
type Heard = 'changed' | 'beat';

const NAME = 'notices';
/** After a refusal (too many bells, a server that starts) the tab that listens tries again after so long, in milliseconds. */
const TRY_AGAIN_MS = 60_000;

interface Listener {
  /** There is something new. */
  readonly onChange: () => void;
  /** The line is alive: there is no need to ask again and again. */
  readonly onBeat: () => void;
}

/**
 * Hears of new notices as they come, over one stream for all tabs of the browser: one tab, chosen by a lock, holds it
 * and tells the others; when it is closed another takes over. Where the browser has no such locks every tab has its
 * own. Answers the function that ends listening.
 */
export function listenForNotices({ onChange, onBeat }: Listener): () => void {
  const channel = new BroadcastChannel(NAME);
  const ending = new AbortController();
  let source: EventSource | undefined;
  let again: number | undefined;

  function hear(heard: Heard): void {
    onBeat();
    if (heard === 'changed') onChange();
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Heard>) => hear(data));

  function tellAll(heard: Heard): void {
    hear(heard);
    channel.postMessage(heard);
    // Signed out in another tab: the server has ended the stream, and nobody need open it again.
    if (!holdsSession()) source?.close();
  }

  function open(): void {
    source = new EventSource(streamNotifications.path);
    source.addEventListener('changed', () => tellAll('changed'));
    source.addEventListener('beat', () => tellAll('beat'));
    source.addEventListener('error', () => {
      // A cut line is opened again by the browser; a refused one is not.
      if (source?.readyState !== EventSource.CLOSED) return;
      again = window.setTimeout(() => (holdsSession() ? open() : undefined), TRY_AGAIN_MS);
    });
  }

  ending.signal.addEventListener('abort', () => {
    clearTimeout(again);
    source?.close();
    channel.close();
  });
  // Locks are there on secure sites alone.
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) open();
  else {
    const held = locks.request(NAME, { signal: ending.signal }, () => {
      open();
      return new Promise<void>((resolve) => ending.signal.addEventListener('abort', () => resolve()));
    });
    // Ended before it was this tab's turn.
    held.catch(() => undefined);
  }
  return () => ending.abort();
}
