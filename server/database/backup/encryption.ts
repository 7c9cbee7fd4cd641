import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

/* Backups are encrypted as age does it (age-encryption.org/v1): any age program opens them with the identity. */

const ageHead = 'age-encryption.org/v1';

/** The backup is encrypted for others, or no identity was given. */
export class NotForThisKey extends Error {}

export interface KeyPair {
  /** AGE-SECRET-KEY-1…: whoever has it reads every backup. */
  readonly identity: string;
  /** age1…: encrypts, and opens nothing. */
  readonly recipient: string;
}

export async function makeKeyPair(): Promise<KeyPair> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** The identity in a file of age-keygen's form: comments, then the key. Null where it holds none. */
export function findIdentity(text: string): string | null {
  return /^AGE-SECRET-KEY-1[A-Z0-9]+$/m.exec(text)?.[0] ?? null;
}

/** The same bytes for whoever holds an identity of one of the recipients; as they are, where there are none. */
export async function* encrypted(
  bytes: AsyncIterable<Uint8Array>,
  recipients: readonly string[],
): AsyncGenerator<Uint8Array> {
  if (recipients.length === 0) return yield* bytes;
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  yield* readAll(await encrypter.encrypt(webStream(bytes)));
}

/** What a backup file holds, decrypted where it is encrypted. @throws NotForThisKey */
export async function decrypted(file: string, identity: string | null): Promise<AsyncIterable<Uint8Array>> {
  const content = createReadStream(file);
  if (!(await isEncrypted(file))) return content;
  if (identity === null) {
    content.destroy();
    throw new NotForThisKey(
      `${file} is encrypted. Name the file of its key: BACKUP_IDENTITY_FILE=/etc/agrihub/backup.key, or --identity FILE.`,
    );
  }
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  try {
    return readAll(await decrypter.decrypt(webStream(content)));
  } catch (error) {
    content.destroy();
    throw new NotForThisKey(`${file} is not encrypted for this key. Use the key that was in use when it was made.`, {
      cause: error,
    });
  }
}

export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(ageHead.length) });
    return buffer.subarray(0, bytesRead).toString('latin1') === ageHead;
  } finally {
    await handle.close();
  }
}

function webStream(bytes: AsyncIterable<Uint8Array>): globalThis.ReadableStream<Uint8Array> {
  return ReadableStream.from(bytes) as globalThis.ReadableStream<Uint8Array>;
}

async function* readAll(stream: globalThis.ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream as ReadableStream<Uint8Array>) yield chunk;
}
