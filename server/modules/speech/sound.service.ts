import { createHash } from 'node:crypto';
import type { StreamedFile } from '#contract/endpoint.ts';
import { fileOfBytes } from '../../platform/files/fileOfBytes.ts';
import { problem } from '../../platform/calls/problems.ts';
import type { Scope } from '../../platform/records/scope.ts';
import { readSounds } from './speech.repository.ts';

/** The same of reviewed recordings alone: what anybody hears. @throws recordingNotFound */
export async function publicSound(scope: Scope, hashes: readonly string[]): Promise<StreamedFile> {
  const heard = scope.context.spoken.byHash();
  if (hashes.some((hash) => !heard.has(hash))) throw problem('recordingNotFound');
  return soundOf(scope, hashes);
}

/** Recordings one after the other: MP3 is frames, each of which is read by itself. */
export async function soundOf({ db }: Scope, hashes: readonly string[]): Promise<StreamedFile> {
  const sounds = await readSounds(db, hashes);
  const content = Buffer.concat(hashes.map((hash) => sounds.get(hash) ?? Buffer.alloc(0)));
  const tag = createHash('sha256').update(hashes.join('-')).digest('hex').slice(0, 32);
  return fileOfBytes(content, { fileName: 'speech.mp3', type: 'audio/mpeg', tag });
}
