import type { Readable } from 'node:stream';

/** A file that is kept. */
export interface StoredFile {
  readonly key: string;
  readonly bytes: number;
}

/**
 * Keeps files under keys: a folder, or a bucket that several processes share. A key is words of [a-z0-9._-] with
 * slashes between, made here and never by a caller's name. What `put` answered for is there after a crash; a file is
 * never seen half. Nothing is held in memory whole. Every call may throw StorageUnreachable.
 */
export interface Storage {
  /** Below it lies every path that `local` answers with: for shutting in those who read there. */
  readonly folder: string;
  /** Keeps what a stream brings; replaces what stood under the key. */
  put(key: string, content: Readable): Promise<StoredFile>;
  /** Takes a file of this machine over: moved where that can be, copied otherwise; the path is free afterwards. */
  take(key: string, path: string): Promise<StoredFile>;
  /** Null where nothing stands under the key. */
  stat(key: string): Promise<StoredFile | null>;
  /** The bytes from `start` to `end`, both included; all, when left out. @throws FileMissing */
  read(key: string, range?: { readonly start: number; readonly end: number }): Promise<Readable>;
  /**
   * A path of this machine where the file can be read by others than Node (DuckDB), until `release`: the file itself,
   * or a copy in a bounded cache. Keys never change their content, so a copy stays true. @throws FileMissing
   */
  local(key: string): Promise<{ readonly path: string; release(): void }>;
  /** Says nothing where it was gone already. */
  remove(key: string): Promise<void>;
  /** Keys that begin with a prefix, in no order; for sweeping up after a crash. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** Whether files can be kept and read now, for /readyz. @throws with a sentence when not. */
  check(): Promise<void>;
  close(): void;
}

/** The place of the files does not answer, or refuses us; what is behind it is the cause. */
export class StorageUnreachable extends Error {
  /** By which those who know no storage tell it. */
  readonly code = 'ESTORAGE';

  constructor(cause: unknown) {
    super('The files cannot be reached.', { cause });
    this.name = 'StorageUnreachable';
  }
}

export class FileMissing extends Error {
  constructor(key: string) {
    super(`No file is kept as ${key}.`);
    this.name = 'FileMissing';
  }
}
