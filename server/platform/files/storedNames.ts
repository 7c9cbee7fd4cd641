import type { Database } from '../../database/connection.ts';

/** Answers which of some keys of the storage a room's records name. */
export type Named = (db: Database, keys: readonly string[]) => Promise<Iterable<string>>;

/** What is kept in the storage is named by rooms: each says so here, and what nobody names is swept up. */
export interface StoredNames {
  register(named: Named): void;
  /** Those of some keys that a room names. */
  among(db: Database, keys: readonly string[]): Promise<Set<string>>;
}

export function createStoredNames(): StoredNames {
  const all: Named[] = [];
  return {
    register(named) {
      all.push(named);
    },
    async among(db, keys) {
      const found = new Set<string>();
      for (const named of all) for (const key of await named(db, keys)) found.add(key);
      return found;
    },
  };
}
