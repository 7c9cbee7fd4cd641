import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#server/testing/testServer.ts';
import { stoppedClock } from '../clock/clock.ts';
import { diskStorage } from '../storage/diskStorage.ts';
import type { Storage } from '../storage/storage.ts';
import { openSounds } from './openSounds.ts';

const hasProgram = spawnSync('ffmpeg', ['-version']).status === 0;
const clock = stoppedClock('2026-04-15T12:00:00Z');
let folder: string;
let storage: Storage;
beforeAll(() => {
  folder = temporaryFolder('sounds');
  storage = diskStorage(path.join(folder, 'files'));
});
afterAll(() => removeFolder(folder));

/** Ten seconds of a tone as a recorder writes it, with where it was taken. */
function recorded(ending: string): Buffer {
  const file = path.join(folder, `tone.${ending}`);
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-f', 'lavfi', '-i', 'sine=frequency=440:duration=10', '-ac', '2', '-metadata', 'title=Kitchen of Ama', file]);
  return readFileSync(file);
}

const put = async (name: string, content: Uint8Array): Promise<string> => (await storage.put(`originals/${name}`, Readable.from([content]))).key;

test.skipIf(!hasProgram)('a recording becomes MP3 of 24 kbit/s without what the recorder wrote beside it', async () => {
  const sounds = openSounds({ storage, clock, scratch: path.join(folder, 'work') });
  const made = await sounds.make(await put('tone', recorded('wav')), 'audio/wav');
  expect(made).toMatchObject({ type: 'audio/mpeg', key: expect.stringMatching(/^sounds\/2026-04-15\/[0-9a-f-]{36}\.mp3$/) });
  const small = await buffer(await storage.read(made?.key ?? ''));
  // Ten seconds at 3,000 bytes, and what a frame adds.
  expect(small.length).toBeGreaterThan(29_000);
  expect(small.length).toBeLessThan(32_000);
  expect(small.includes('Kitchen')).toBe(false);
  expect(await readdir(path.join(folder, 'work'))).toEqual([]);
});

test.skipIf(!hasProgram)('what is damaged, or is another kind than its content said, is refused with a sentence', async () => {
  const sounds = openSounds({ storage, clock, scratch: path.join(folder, 'work') });
  await expect(sounds.make(await put('noise', Buffer.alloc(5_000, 7)), 'audio/mpeg')).rejects.toThrow('The recording is damaged inside, or of a make that cannot be read here.');
  const list = Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n');
  await expect(sounds.make(await put('list', list), 'audio/ogg')).rejects.toThrow('damaged inside');
  await expect(sounds.make(await put('midi', list), 'audio/midi')).rejects.toThrow('cannot be made smaller here');
});

test('a machine without the program says so', async () => {
  const sounds = openSounds({ storage, clock, scratch: path.join(folder, 'work'), program: '/no/such/program' });
  expect(await sounds.make(await put('any', Buffer.from('RIFF')), 'audio/wav')).toBeNull();
});
