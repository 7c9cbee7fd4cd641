import type { Actor } from '#engines/access/roles.ts';
import type { Database } from '../../database/connection.ts';
import type { AppContext } from '../../context.ts';
import type { Log } from '../observability/log.ts';

/** What one request may use and know; the first argument of every service. */
export interface Scope {
  /** The records; the request's own transaction where the endpoint writes. */
  readonly db: Database;
  readonly actor: Actor;
  readonly now: Date;
  /** Today in Accra: 2026-04-15. */
  readonly today: string;
  readonly requestId: string;
  readonly log: Log;
  readonly context: AppContext;
  readonly caller: Caller;
  /**
   * Says what was done to which things, for the audit row that is written in the same transaction.
   * Names of fields, never their values. A write that says nothing is noted under its endpoint's name.
   */
  audit(act: string, ids: readonly string[], fieldNames?: readonly string[]): void;
  /** Runs after the commit and before the answer; not at all when the write is rolled back. */
  afterCommit(act: () => void | Promise<void>): void;
  /**
   * Runs before the answer once the transaction has ended, by commit or by rollback: for what must be kept of a
   * refused call too. A statement outside the transaction while it is open would need a second connection.
   */
  inAnyCase(act: () => Promise<void>): void;
}

/** The machine that asks. */
export interface Caller {
  readonly address: string;
  /** The call came as a plain form to the address of its page, and a page is waited for. */
  readonly onPage: boolean;
  header(name: string): string | undefined;
  /** The body as it came, for signatures over its letters; undefined where there was none, or a file. */
  readonly body: string | undefined;
  /** Path and query as they were asked for. */
  readonly path: string;
  cookie(name: string): string | undefined;
}
