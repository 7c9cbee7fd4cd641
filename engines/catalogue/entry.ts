import type { FileKind } from '../tables/types.ts';

/** A dataset as the catalogue lists it: what anybody may know of it. */
export interface CatalogueEntry {
  readonly id: string;
  readonly slug: string;
  readonly ownerId: string | null;
  readonly name: string;
  readonly description: string;
  readonly private: boolean;
  /** As written; `licenceOf` reads it. */
  readonly licence: string;
  readonly topic: string;
  readonly source: string;
  readonly institution: string;
  /** Whether its owner asks readers to sign in, though it is public. */
  readonly asksSignIn: boolean;
  /** Region keys. */
  readonly regions: readonly string[];
  readonly tags: readonly string[];
  /** Calendar days; null where nobody said. */
  readonly coversFrom: string | null;
  readonly coversTo: string | null;
  /** Sheets and columns by name, for the search; empty for a private dataset. */
  readonly columnNames: string;
  readonly fileKind: FileKind;
  /** Number and id of the version in force. */
  readonly version: number;
  readonly versionId: string;
  readonly firstTable: string;
  readonly bytes: number;
  readonly rows: number;
  /** ISO instants. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface LookCounts {
  readonly views: number;
  readonly downloads: number;
}
