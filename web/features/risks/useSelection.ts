import { useState } from 'react';
import type { Risk } from './api.ts';

/** A risk as it was when it was ticked. */
type Ticked = Pick<Risk, 'id' | 'version'>;

export interface Selection {
  readonly risks: readonly Ticked[];
  readonly has: (id: number) => boolean;
  readonly set: (risks: readonly Risk[], isOn: boolean) => void;
  readonly clear: () => void;
}

/** Risks that are ticked; those on the page count as they are now. */
export function useSelection(shown: readonly Risk[] = []): Selection {
  const [ticked, setTicked] = useState<ReadonlyMap<number, Ticked>>(new Map());
  const newer = new Map(shown.map((risk) => [risk.id, risk]));
  return {
    risks: [...ticked.values()].map(({ id, version }) => ({ id, version: newer.get(id)?.version ?? version })),
    has: (id) => ticked.has(id),
    set: (risks, isOn) =>
      setTicked((before) => {
        const next = new Map(before);
        for (const { id, version } of risks) {
          if (isOn) next.set(id, { id, version });
          else next.delete(id);
        }
        return next;
      }),
    clear: () => setTicked(new Map()),
  };
}
