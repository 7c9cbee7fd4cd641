/** What is kept, each thing with its weight. */
export interface BoundedMap<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value, weight: number): void;
  /** Says that a kept thing grew. */
  reweigh(key: string, weight: number): void;
  clear(): void;
  weight(): number;
}

/** A map that lets go of what was not asked for longest, once all together weighs more than `most`. */
export function boundedMap<Value>(most: number): BoundedMap<Value> {
  const kept = new Map<string, { value: Value; weight: number; asked: number }>();
  let total = 0;
  let asked = 0;

  /** Maps keep the order of insertion: what was asked for since it was put in moves to the end, once. */
  function shrink(): void {
    for (const [key, entry] of kept) {
      if (total <= most) return;
      kept.delete(key);
      if (entry.asked > 0 && entry.weight < most / 2) {
        entry.asked = 0;
        kept.set(key, entry);
      } else {
        total -= entry.weight;
      }
    }
  }

  return {
    get(key) {
      const entry = kept.get(key);
      if (entry === undefined) return undefined;
      entry.asked = ++asked;
      return entry.value;
    },
    set(key, value, weight) {
      total += weight - (kept.get(key)?.weight ?? 0);
      kept.set(key, { value, weight, asked: 0 });
      if (total > most) shrink();
    },
    reweigh(key, weight) {
      const entry = kept.get(key);
      if (entry === undefined) return;
      total += weight - entry.weight;
      entry.weight = weight;
      if (total > most) shrink();
    },
    clear() {
      kept.clear();
      total = 0;
    },
    weight: () => total,
  };
}
