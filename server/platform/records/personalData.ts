import type { Database } from '../../database/connection.ts';
import type { Scope } from './scope.ts';

/** What deleting an account does to something: "Your sessions" – "Removed at once." */
export interface Fate {
  readonly what: string;
  readonly fate: string;
}

/** What a room keeps about people who have an account. */
export interface PersonalDataSource {
  /** What stands under the room's name in the file of one's own data; JSON. */
  export(db: Database, personId: string): Promise<unknown>;
  /** Told before somebody decides to delete their account. */
  fates(db: Database, personId: string): Promise<readonly Fate[]>;
  /** Does as `fates` said, in the transaction that deletes the account, before the account goes. */
  leave(scope: Scope, personId: string): Promise<void>;
}

/**
 * Lets go of all that hangs on telephone numbers and e-mail addresses of farmers who were erased and nobody else has; what
 * protects a number, such as a stop, stays.
 */
export type ForgetsAddresses = (scope: Scope, addresses: readonly string[]) => Promise<void>;

/** Everything that rooms keep about people: each says so here, for the export and for the deletion of an account. */
export interface PersonalData {
  register(name: string, source: PersonalDataSource): void;
  onAddressesErased(forget: ForgetsAddresses): void;
  export(db: Database, personId: string): Promise<Record<string, unknown>>;
  fates(db: Database, personId: string): Promise<Fate[]>;
  leave(scope: Scope, personId: string): Promise<void>;
  forgetAddresses: ForgetsAddresses;
}

export function createPersonalData(): PersonalData {
  const all = new Map<string, PersonalDataSource>();
  const forgetting: ForgetsAddresses[] = [];
  return {
    register(name, source) {
      if (all.has(name)) throw new Error(`Two rooms say what people keep as ${name}.`);
      all.set(name, source);
    },
    onAddressesErased(forget) {
      forgetting.push(forget);
    },
    async export(db, personId) {
      const parts: Record<string, unknown> = {};
      for (const [name, source] of all) parts[name] = await source.export(db, personId);
      return parts;
    },
    async fates(db, personId) {
      const told: Fate[] = [];
      for (const source of all.values()) told.push(...(await source.fates(db, personId)));
      return told;
    },
    async leave(scope, personId) {
      for (const source of all.values()) await source.leave(scope, personId);
    },
    async forgetAddresses(scope, addresses) {
      for (const forget of forgetting) await forget(scope, addresses);
    },
  };
}
