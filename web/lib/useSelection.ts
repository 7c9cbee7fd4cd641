import { useState } from 'react';

interface Row {
  readonly id: number;
}

export interface Selection<R extends Row> {
  readonly rows: readonly R[];
  readonly has: (id: number) => boolean;
  readonly set: (rows: readonly R[], isOn: boolean) => void;
  readonly clear: () => void;
}

/**
 * Rows that are ticked, across the pages of a list.
 *
 * @param shown those on the page now: where one of them changed since it was ticked, the newer one counts.
 */
export function useSelection<R extends Row>(shown: readonly R[] = []): Selection<R> {
  const [ticked, setTicked] = useState<ReadonlyMap<number, R>>(new Map());
  const newer = new Map(shown.map((row) => [row.id, row]));
  return {
    rows: [...ticked.values()].map((row) => newer.get(row.id) ?? row),
    has: (id) => ticked.has(id),
    set: (rows, isOn) =>
      setTicked((before) => {
        const next = new Map(before);
        for (const row of rows) {
          if (isOn) next.set(row.id, row);
          else next.delete(row.id);
        }
        return next;
      }),
    clear: () => setTicked(new Map()),
  };
}
