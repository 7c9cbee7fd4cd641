import type { BulkReason } from '#contract/bulkActs/bulkActs.ts';
import type { Scope } from './scope.ts';

/** What became of some records of an act over many. */
export interface StepResult {
  /** Of how many it was done. */
  readonly done: number;
  /** Why it was not done of others, each with how many. */
  readonly missed: readonly { readonly reason: BulkReason; readonly count: number }[];
  /** What brings back what was deleted. */
  readonly undo?: string;
}

/** What a room does in an act over many records. */
export interface BulkKind {
  /**
   * Does it with some records, in a transaction of its own and with the rights that who asked for it has now. `scope.now` is
   * when the act was asked for. Throws a problem where the act cannot go on.
   */
  step(scope: Scope, asked: unknown, ids: readonly number[]): Promise<StepResult>;
  /** What is said at the end of `ids`, those that were gone through: when all were, and when the act was stopped. */
  tell?(scope: Scope, asked: unknown, ids: readonly number[]): Promise<void>;
  /** What else is done once all were gone through, in the transaction of the last step. */
  finish?(scope: Scope, asked: unknown, ids: readonly number[]): Promise<void>;
}

/** The acts over many records, by kind; rooms say what each does. */
export interface BulkKinds {
  register(kind: string, behaviour: BulkKind): void;
  find(kind: string): BulkKind | undefined;
}

export function createBulkKinds(): BulkKinds {
  const kinds = new Map<string, BulkKind>();
  return {
    register(kind, behaviour) {
      if (kinds.has(kind)) throw new Error(`Two rooms say what ${kind} does.`);
      kinds.set(kind, behaviour);
    },
    find: (kind) => kinds.get(kind),
  };
}
