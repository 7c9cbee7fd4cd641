/**
 * Forms of the field that are not sent yet. What is typed stays on the device, for each account by itself, until it is sent or
 * thrown away; photos are kept beside it, where the field queue keeps those of its reports.
 */
import { dropPhotos, savePhotos, photosOf } from '../fieldQueue/records.ts';

/** What is kept of one form. */
export interface KeptForm {
  /** When it was last written to: milliseconds. */
  readonly at: number;
  /** What is in its named fields; a box that is not ticked is left out. */
  readonly typed: Readonly<Record<string, string>>;
  /** What a form holds beside its fields: a place, corners, chosen crops. */
  readonly state: unknown;
  readonly photoCount: number;
}

const PREFIX = 'kept:';

/** The form kept under a name for an account; undefined where there is none. */
export function readKept(ownerId: string, name: string): KeptForm | undefined {
  const text = storage()?.getItem(keyOf(ownerId, name));
  if (text == null) return undefined;
  try {
    return JSON.parse(text) as KeptForm;
  } catch {
    return undefined;
  }
}

/** Keeps a form as it is now; false where the device has no room or keeps nothing. */
export function writeKept(ownerId: string, name: string, form: KeptForm): boolean {
  try {
    storage()?.setItem(keyOf(ownerId, name), JSON.stringify(form));
    return storage() !== undefined;
  } catch {
    return false;
  }
}

/** Removes a kept form with its photos; what comes back puts it there again. */
export async function removeKept(ownerId: string, name: string): Promise<() => Promise<void>> {
  const form = readKept(ownerId, name);
  // At once: the next form of the name may open before the photos are read.
  storage()?.removeItem(keyOf(ownerId, name));
  const photos = await keptPhotos(ownerId, name);
  await dropPhotos(keyOf(ownerId, name)).catch(() => undefined);
  return async () => {
    if (form === undefined) return;
    await writePhotos(ownerId, name, photos);
    writeKept(ownerId, name, form);
  };
}

/** Photos of a kept form, in their order; none where the device does not give them. */
export async function keptPhotos(ownerId: string, name: string): Promise<File[]> {
  const photos = await photosOf(keyOf(ownerId, name)).catch(() => []);
  return photos.map(({ bytes, name: file, type }) => new File([bytes], file, { type }));
}

/** Keeps the photos of a form in place of those before. Throws QuotaExceededError where there is no room. */
export async function writePhotos(ownerId: string, name: string, photos: readonly File[]): Promise<void> {
  const report = keyOf(ownerId, name);
  const kept = await Promise.all(
    photos.map(async (photo, at) => ({
      report,
      at,
      name: photo.name,
      type: photo.type,
      bytes: await photo.arrayBuffer(),
    })),
  );
  await savePhotos(report, kept);
}

/** Names of the forms that are kept for an account. */
export function storedNames(ownerId: string): string[] {
  const prefix = keyOf(ownerId, '');
  return Object.keys(storage() ?? {})
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
}

/** Removes every form of an account from this device. */
export async function removeAllKept(ownerId: string): Promise<void> {
  await Promise.all(storedNames(ownerId).map((name) => removeKept(ownerId, name)));
}

/** What is in the named fields of a form; passwords and files are left out. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  const passwords = new Set(
    [...form.querySelectorAll<HTMLInputElement>('input[type=password]')].map(({ name }) => name),
  );
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && !passwords.has(name) ? [[name, value]] : [],
    ),
  );
}

function keyOf(ownerId: string, name: string): string {
  return `${PREFIX}${ownerId}:${name}`;
}

/** Undefined where a browser refuses to keep anything. */
function storage(): Storage | undefined {
  try {
    return typeof localStorage === 'undefined' ? undefined : localStorage;
  } catch {
    return undefined;
  }
}
