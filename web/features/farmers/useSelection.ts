import { useState } from 'react';
import type { Farmer } from './api.ts';

export interface Selection {
  readonly farmers: readonly Farmer[];
  readonly has: (id: number) => boolean;
  readonly set: (farmers: readonly Farmer[], isOn: boolean) => void;
  readonly clear: () => void;
}

/**
 * The farmers that are ticked, across the pages of the list.
 *
 * @param shown those on the page now: where one of them changed since it was ticked, the newer one counts.
 */
export function useSelection(shown: readonly Farmer[] = []): Selection {
  const [ticked, setTicked] = useState<ReadonlyMap<number, Farmer>>(new Map());
  const newer = new Map(shown.map((farmer) => [farmer.id, farmer]));
  return {
    farmers: [...ticked.values()].map((farmer) => newer.get(farmer.id) ?? farmer),
    has: (id) => ticked.has(id),
    set: (farmers, isOn) =>
      setTicked((before) => {
        const next = new Map(before);
        for (const farmer of farmers) {
          if (isOn) next.set(farmer.id, farmer);
          else next.delete(farmer.id);
        }
        return next;
      }),
    clear: () => setTicked(new Map()),
  };
}
