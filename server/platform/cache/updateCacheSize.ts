import type { LRUCache } from 'lru-cache';

/** Weighs a kept thing anew once it grew, unless it has gone or been replaced meanwhile. */
export function reweigh<Value extends object>(
  kept: LRUCache<string, Value>,
  key: string,
  value: Value,
  size: number,
): void {
  if (kept.peek(key) !== value) return;
  // Setting the same value again would leave its size as it is.
  kept.delete(key);
  kept.set(key, value, { size });
}
