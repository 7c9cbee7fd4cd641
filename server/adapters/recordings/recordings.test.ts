import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFolder, temporaryFolder } from '#server/testing/testServer.ts';
import { stoppedClock } from '../clock/clock.ts';
import { diskStorage } from '../storage/diskStorage.ts';
import type { Storage } from '../storage/storage.ts';
import { openRecordings } from './openRecordings.ts';

const hasProgram = spawnSync('ffmpeg', ['-version']).status === 0;
const clock = stoppedClock('2026-04-15T12:00:00Z');
let folder: string;
let storage: Storage;
beforeAll(() => {
  folder = temporaryFolder('recordings');
  storage = diskStorage(path.join(folder, 'files'));
});
afterAll(() => removeFolder(folder));

/** Ten seconds of a tone as a recorder writes it, with where it was taken. */
function recorded(ending: string): Buffer {
  const file = path.join(folder, `tone.${ending}`);
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-f',
    'lavfi',
    '-i',
    'sine=frequency=440:duration=10',
    '-ac',
    '2',
    '-metadata',
    'title=Kitchen of Ama',
    file,
  ]);
  return readFileSync(file);
}

const put = async (name: string, content: Uint8Array): Promise<string> =>
  (await storage.put(`originals/${name}`, Readable.from([content]))).key;

test.skipIf(!hasProgram)('a recording becomes MP3 of 24 kbit/s without what the recorder wrote beside it', async () => {
  const recordings = openRecordings({ storage, clock, scratch: path.join(folder, 'work') });
  const made = await recordings.makeSound(await put('tone', recorded('wav')), 'audio/wav');
  expect(made).toMatchObject({
    type: 'audio/mpeg',
    key: expect.stringMatching(/^sounds\/2026-04-15\/[0-9a-f-]{36}\.mp3$/),
  });
  const small = await buffer(await storage.read(made?.key ?? ''));
  // Ten seconds at 3,000 bytes, and what a frame adds.
  expect(small.length).toBeGreaterThan(29_000);
  expect(small.length).toBeLessThan(32_000);
  expect(small.includes('Kitchen')).toBe(false);
  expect(await readdir(path.join(folder, 'work'))).toEqual([]);
});

test.skipIf(!hasProgram)(
  'what is damaged, or is another kind than its content said, is refused with a sentence',
  async () => {
    const recordings = openRecordings({ storage, clock, scratch: path.join(folder, 'work') });
    await expect(recordings.makeSound(await put('noise', Buffer.alloc(5_000, 7)), 'audio/mpeg')).rejects.toThrow(
      'It is damaged inside, or of a make that cannot be read here.',
    );
    const list = Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n');
    await expect(recordings.makeSound(await put('list', list), 'audio/ogg')).rejects.toThrow('damaged inside');
    await expect(recordings.makeSound(await put('midi', list), 'audio/midi')).rejects.toThrow(
      'A recording of this kind (audio/midi) cannot be read here.',
    );
  },
);

/** Half a second of a moving picture as a phone writes it: place, day, device, a name for each track. */
function filmed(ending: string, codec: readonly string[]): Buffer {
  const file = path.join(folder, `film.${ending}`);
  const told = [
    'location=+07.3833-001.3667/',
    'title=Kitchen of Ama',
    'creation_time=2026-03-08T10:00:00Z',
    'comment=Spark 10',
  ].flatMap((each) => ['-metadata', each]);
  const sources = [
    '-f',
    'lavfi',
    '-i',
    'testsrc=size=128x96:rate=10:duration=0.5',
    '-f',
    'lavfi',
    '-i',
    'sine=frequency=440:duration=0.5',
  ];
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-y',
    ...sources,
    ...told,
    '-metadata:s:v',
    'title=Yard of Ama',
    ...codec,
    '-pix_fmt',
    'yuv420p',
    file,
  ]);
  return readFileSync(file);
}
const framesOf = (video: Buffer): string => {
  const file = path.join(folder, 'frames');
  writeFileSync(file, video);
  return execFileSync('ffmpeg', ['-v', 'error', '-i', file, '-map', '0', '-f', 'md5', '-'], { encoding: 'utf8' });
};

test.skipIf(!hasProgram).each([
  ['video/mp4', 'mp4', ['-c:v', 'libx264', '-c:a', 'aac', '-movflags', 'use_metadata_tags']],
  ['video/quicktime', 'mov', ['-c:v', 'libx264', '-c:a', 'aac']],
  ['video/3gpp', '3gp', ['-c:v', 'libx264', '-c:a', 'aac']],
  ['video/webm', 'webm', ['-c:v', 'libvpx', '-c:a', 'libvorbis']],
  ['video/x-matroska', 'mkv', ['-c:v', 'libx264', '-c:a', 'aac']],
  ['video/x-msvideo', 'avi', ['-c:v', 'mpeg4', '-c:a', 'libmp3lame']],
])(
  'of %s others get the same pictures and sound, and nothing of where, when and with what it was taken',
  async (type, ending, codec) => {
    const recordings = openRecordings({ storage, clock, scratch: path.join(folder, 'work') });
    const sent = filmed(ending, codec);
    const tells = (video: Buffer) =>
      ['Kitchen', 'Yard', '+07.38', 'Spark', '2026-03-08'].filter((word) => video.includes(word));
    expect(tells(sent)).toContain('Kitchen');
    const made = await recordings.cleanVideo(await put(`film-${ending}`, sent), type);
    expect(made).toMatchObject({
      type,
      key: expect.stringMatching(new RegExp(`^videos/2026-04-15/[0-9a-f-]{36}\\.${ending}$`)),
    });
    const clean = await buffer(await storage.read(made?.key ?? ''));
    expect(tells(clean)).toEqual([]);
    expect(framesOf(sent)).toBe(framesOf(clean));
    const told = execFileSync(
      'ffprobe',
      [
        '-v',
        'error',
        '-show_entries',
        'format_tags=creation_time,location,title,comment:stream_tags=creation_time,title',
        path.join(folder, 'frames'),
      ],
      { encoding: 'utf8' },
    );
    expect(told).not.toMatch(/TAG:/);
  },
);

test('a machine without the program says so', async () => {
  const recordings = openRecordings({
    storage,
    clock,
    scratch: path.join(folder, 'work'),
    program: '/no/such/program',
  });
  expect(await recordings.makeSound(await put('any', Buffer.from('RIFF')), 'audio/wav')).toBeNull();
  expect(await recordings.cleanVideo(await put('some', Buffer.from('RIFF')), 'video/mp4')).toBeNull();
});
