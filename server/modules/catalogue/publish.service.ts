import type { Column, FileKind, Finding } from '#engines/tables/types.ts';
import type { Database } from '../../database/connection.ts';
import type { House } from '../../house.ts';

/** What a publication needs around it: a request's scope serves, and so does a job that settles. */
export interface Publishing {
  readonly house: House;
  /** The transaction in which the version comes to be. */
  readonly db: Database;
  readonly now: Date;
  /** Runs after the commit; a job leaves it out. */
  readonly afterCommit?: (act: () => void | Promise<void>) => void;
}

/** What is said of a dataset beside its name and description; as the form of an upload sends it. */
export interface PublishedDetails {
  /** An id of engines/tables/licences.ts, or terms in words. Required: nothing is published without one. */
  readonly licence: string;
  readonly topic?: string | undefined;
  readonly source?: string | undefined;
  readonly contact?: string | undefined;
  readonly institution?: string | undefined;
  readonly updateFrequency?: string | undefined;
  /** Calendar days; found in the rows where left out. */
  readonly coversFrom?: string | undefined;
  readonly coversTo?: string | undefined;
  /** Region keys; found in the rows where left out. */
  readonly regions?: readonly string[] | undefined;
  readonly tags?: readonly string[] | undefined;
}

/** A file that was read and approved, ready to be a version. Keys name files that stand; nothing is copied. */
export interface Publication {
  /** The dataset this is the next version of; null makes a new one. */
  readonly datasetId: string | null;
  /** Who owns a new dataset; that of a standing one stays. */
  readonly ownerId: string | null;
  readonly publishedBy: string | null;
  readonly name: string;
  readonly description: string;
  readonly private: boolean;
  readonly details: PublishedDetails;
  /** What is new in this version, in words. */
  readonly note?: string;
  readonly file: { readonly fileName: string; readonly fileKey: string; readonly fileKind: FileKind; readonly bytes: number; readonly sha256: string };
  readonly tables: readonly PublishedTable[];
  readonly findings: readonly Finding[];
}

export interface PublishedTable {
  readonly name: string;
  readonly rows: number;
  readonly columns: readonly Column[];
  readonly fileKey: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface Published {
  readonly datasetId: string;
  readonly slug: string;
  readonly versionId: string;
  readonly number: number;
}

/**
 * Makes a version of a dataset, the first of a new one or the next of one that stands, in the caller's transaction.
 *
 * @throws licenceMissing; datasetNotFound where the dataset to be renewed is gone; noTables
 */
export async function publishVersion(publishing: Publishing, publication: Publication): Promise<Published> {
  void publishing;
  throw new Error(`${publication.name} cannot be published yet.`);
}
