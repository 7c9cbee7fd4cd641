import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** Whose report it is: it is only ever sent while this person is signed in. */
export interface Owner {
  readonly id: string;
  readonly name: string;
}

/** Fields of a report as they go over the wire; what is not text is written as JSON where the report brings photos. */
export type ReportFields = Readonly<Record<string, unknown>>;

/** A report as a form hands it over. */
export interface NewReport {
  /** What it is, for its icon and for the form that opens it again. */
  readonly kind: 'trap' | 'risk' | 'farm' | 'rain';
  /** What a person knows it by: "Trap at Ejura market, 14 moths". */
  readonly title: string;
  /** Address it is sent to: `addressOf(endpoint, input)`. */
  readonly path: string;
  readonly method?: 'POST' | 'PUT' | 'PATCH' | undefined;
  readonly fields: ReportFields;
  /** Sent as they are, byte for byte, in repeated parts called `photoPart`. */
  readonly photos?: readonly Blob[] | undefined;
  /** Name of the parts; `images` when left out. */
  readonly photoPart?: string | undefined;
  /** Words for fields that a person knows, for laying two versions side by side. */
  readonly labels?: Readonly<Record<string, string>> | undefined;
  /** Values to be laid beside what stands there, where a report sends no more than what was changed. */
  readonly shown?: ReportFields | undefined;
  /** How values of a field are said that are numbers or keys: names of categories, of crops. */
  readonly says?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
}

/** What the server said to a report that it did not take. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  /** A sentence to show. */
  readonly message: string;
  /** What stands there now, where something else got there first. */
  readonly standing?: ReportFields | undefined;
}

/** A report that waits on this device. */
export interface KeptReport extends Omit<NewReport, 'photos'> {
  readonly method: 'POST' | 'PUT' | 'PATCH';
  readonly photoPart: string;
  readonly labels: Readonly<Record<string, string>>;
  /** Idempotency key it is sent under, and its name here. */
  readonly key: string;
  /** Counts up in the order of writing. */
  readonly number: number;
  readonly owner: Owner;
  /** When it was written: milliseconds. */
  readonly writtenAt: number;
  readonly photoCount: number;
  readonly photoBytes: number;
  /** Times it was on its way; from the first on it may have arrived without our knowing. */
  readonly tries: number;
  /** Undefined while it waits; else what must be mended, or chosen between, before it goes again. */
  readonly refusal?: Refusal | undefined;
}

/** A photo of a report: bytes, since not every browser keeps blobs over a restart. */
export interface KeptPhoto {
  readonly report: string;
  readonly at: number;
  readonly name: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

interface KeptList {
  readonly name: string;
  readonly answer: unknown;
  readonly savedAt: number;
}

interface FieldSchema extends DBSchema {
  reports: { key: string; value: KeptReport; indexes: { number: number } };
  photos: { key: [string, number]; value: KeptPhoto; indexes: { report: string } };
  lists: { key: string; value: KeptList };
}

export type FieldRecords = IDBPDatabase<FieldSchema>;

let opening: Promise<FieldRecords> | undefined;

/** The records of this device. Opened again when the browser closed them. */
export function openRecords(): Promise<FieldRecords> {
  opening ??= openDB<FieldSchema>('field', 1, {
    upgrade(db) {
      db.createObjectStore('reports', { keyPath: 'key' }).createIndex('number', 'number', { unique: true });
      db.createObjectStore('photos', { keyPath: ['report', 'at'] }).createIndex('report', 'report');
      db.createObjectStore('lists', { keyPath: 'name' });
    },
    terminated() {
      opening = undefined;
    },
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** Keeps a report with its photos, all or nothing, on the disk before it is answered. Throws QuotaExceededError where there is no room. */
export async function saveReport(
  report: Omit<KeptReport, 'number'>,
  photos: readonly KeptPhoto[],
): Promise<KeptReport> {
  const db = await openRecords();
  const work = db.transaction(['reports', 'photos'], 'readwrite', { durability: 'strict' });
  const last = await work.objectStore('reports').index('number').openKeyCursor(null, 'prev');
  const kept: KeptReport = { ...report, number: Number(last?.key ?? 0) + 1 };
  const writes = [
    work.objectStore('reports').add(kept),
    ...photos.map((photo) => work.objectStore('photos').put(photo)),
  ];
  // The transaction says why it failed; what it held fails with it.
  await Promise.all([work.done, Promise.allSettled(writes)]);
  return kept;
}

/** Puts a report in as it is, with its photos; in the place of another where that is named, all or nothing. */
export async function putReport(report: KeptReport, photos: readonly KeptPhoto[], inPlaceOf?: string): Promise<void> {
  const db = await openRecords();
  const work = db.transaction(['reports', 'photos'], 'readwrite', { durability: 'strict' });
  const replaced =
    inPlaceOf === undefined ? [] : await work.objectStore('photos').index('report').getAllKeys(inPlaceOf);
  const writes = [
    ...(inPlaceOf === undefined ? [] : [work.objectStore('reports').delete(inPlaceOf)]),
    ...replaced.map((photo) => work.objectStore('photos').delete(photo)),
    work.objectStore('reports').put(report),
    ...photos.map((photo) => work.objectStore('photos').put(photo)),
  ];
  await Promise.all([work.done, Promise.allSettled(writes)]);
}

/** Changes a report that still waits; undefined where it has gone meanwhile. */
export async function changeReport(
  key: string,
  change: (report: KeptReport) => KeptReport,
): Promise<KeptReport | undefined> {
  const db = await openRecords();
  const work = db.transaction('reports', 'readwrite', { durability: 'strict' });
  const report = await work.store.get(key);
  const changed = report && change(report);
  if (changed) await work.store.put(changed);
  await work.done;
  return changed;
}

/** Lets a report and its photos go. */
export async function dropReport(key: string): Promise<void> {
  const db = await openRecords();
  const work = db.transaction(['reports', 'photos'], 'readwrite', { durability: 'strict' });
  const photos = await work.objectStore('photos').index('report').getAllKeys(key);
  await Promise.all([
    work.objectStore('reports').delete(key),
    ...photos.map((photo) => work.objectStore('photos').delete(photo)),
    work.done,
  ]);
}

/** All reports on this device, the oldest first. */
export async function allReports(): Promise<KeptReport[]> {
  return (await openRecords()).getAllFromIndex('reports', 'number');
}

/** The photos of a report, in their order. */
export async function photosOf(key: string): Promise<KeptPhoto[]> {
  return (await openRecords()).getAllFromIndex('photos', 'report', key);
}

/** Keeps photos under a name in place of those before, all or nothing. Throws QuotaExceededError where there is no room. */
export async function savePhotos(name: string, photos: readonly KeptPhoto[]): Promise<void> {
  const work = (await openRecords()).transaction('photos', 'readwrite', { durability: 'strict' });
  const before = await work.store.index('report').getAllKeys(name);
  const writes = [...before.map((photo) => work.store.delete(photo)), ...photos.map((photo) => work.store.put(photo))];
  await Promise.all([work.done, Promise.allSettled(writes)]);
}

/** Lets the photos under a name go. */
export async function dropPhotos(name: string): Promise<void> {
  await savePhotos(name, []);
}

/** Keeps an answer that a form needs without a network. */
export async function saveList(name: string, answer: unknown): Promise<void> {
  await (await openRecords()).put('lists', { name, answer, savedAt: Date.now() });
}

/** The answer kept under a name; undefined where there is none. */
export async function findList(name: string): Promise<KeptList | undefined> {
  return (await openRecords()).get('lists', name);
}
