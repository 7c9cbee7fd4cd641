import type { Clock } from '../../adapters/clock/clock.ts';

export interface Stamp {
  cacheVersion(): string;
  bumpCacheVersion(part: string, version: string): void;
}

/** the cache version: the day and the version of every part that answers are made from. */
export function createCacheVersion(clock: Clock): Stamp {
  const parts = new Map<string, string>();
  let versions = '';
  let day = '';
  let current = '';
  return {
    cacheVersion() {
      const today = clock.today();
      if (today !== day) {
        day = today;
        current = `${day} ${versions}`;
      }
      return current;
    },
    bumpCacheVersion(part, version) {
      parts.set(part, version);
      versions = [...parts]
        .map(([name, value]) => `${name}=${value}`)
        .toSorted()
        .join(' ');
      day = '';
    },
  };
}
