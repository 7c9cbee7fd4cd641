import type { Refusal } from './records.ts';
import type { Round } from './sendWaiting.ts';

/** What happens to the queue, told to every tab and to the worker. */
export type QueueChange =
  | { readonly type: 'kept' | 'dropped' | 'sending' | 'compare'; readonly key: string }
  | { readonly type: 'sent'; readonly key: string; readonly title: string; readonly answer: unknown }
  | { readonly type: 'refused'; readonly key: string; readonly refusal: Refusal }
  | { readonly type: 'round'; readonly round: Round };

type Listener = (change: QueueChange) => void;

const listeners = new Set<Listener>();
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('field-queue');
channel?.addEventListener('message', ({ data }: MessageEvent<QueueChange>) => announceHere(data));

/** Tells this tab and all others. */
export function announce(change: QueueChange): void {
  announceHere(change);
  channel?.postMessage(change);
}

/** Hears what happens to the queue, here and in other tabs; returns how to stop. */
export function onChange(listen: Listener): () => void {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

/** Tells this tab alone. */
export function announceHere(change: QueueChange): void {
  for (const listen of listeners) listen(change);
}
