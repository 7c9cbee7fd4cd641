import type { Clock } from '../adapters/clock/clock.ts';

export interface Stamp {
  stamp(): string;
  restamp(part: string, version: string): void;
}

/** The house's stamp: the day and the version of every part that answers are made from. */
export function createStamp(clock: Clock): Stamp {
  const parts = new Map<string, string>();
  let versions = '';
  let day = '';
  let current = '';
  return {
    stamp() {
      const today = clock.today();
      if (today !== day) {
        day = today;
        current = `${day} ${versions}`;
      }
      return current;
    },
    restamp(part, version) {
      parts.set(part, version);
      versions = [...parts].map(([name, value]) => `${name}=${value}`).toSorted().join(' ');
      day = '';
    },
  };
}
