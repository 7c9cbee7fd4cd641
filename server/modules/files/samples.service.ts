import { Resvg } from '@resvg/resvg-js';
import type { AppContext } from '../../context.ts';
import { newFileKey } from '../../platform/files/storageKey.ts';
import { saveHashed } from '../../platform/files/saveHashed.ts';
import { findPersonIdByEmail } from '../accounts/accounts.service.ts';
import { readFile } from './add.service.ts';
import { addFile, bytesKept } from './files.repository.ts';
import { addShares } from './shares.repository.ts';
import { enqueueSmaller } from './smaller.service.ts';

interface Sample {
  readonly name: string;
  readonly fileName: string;
  readonly public: boolean;
  content(): Buffer;
}

const ofAma: readonly Sample[] = [
  {
    name: 'Sample: When to plough',
    fileName: 'sample-ploughing.txt',
    public: false,
    content: () =>
      Buffer.from('Sample text of a trial.\n\nPlough along the slope once the soil is moist two fingers deep.\n'),
  },
  { name: 'Sample: Three tones', fileName: 'sample-tones.wav', public: false, content: () => tones([330, 440, 550]) },
  { name: 'Sample: Leaf with holes', fileName: 'sample-leaf.png', public: true, content: drawLeaf },
];
const ofKofi: readonly Sample[] = [
  {
    name: 'Sample: Maize prices',
    fileName: 'sample-prices.csv',
    public: false,
    content: () =>
      Buffer.from('market,day,cedi per 100 kg\nSample market A,2026-04-13,410\nSample market B,2026-04-13,395\n'),
  },
];

/** Gives the sample officers sample files, clearly named so, at the first start; not again once there is any file of theirs. */
export async function addSampleFiles(context: AppContext): Promise<void> {
  const ama = await findPersonIdByEmail(context.db, 'ama@demo.agrihub.example');
  const kofi = await findPersonIdByEmail(context.db, 'kofi@demo.agrihub.example');
  if (ama === null || kofi === null || (await bytesKept(context.db, ama)) > 0) return;
  for (const sample of ofAma) await add(context, ama, sample);
  for (const sample of ofKofi)
    await addShares(context.db, [await add(context, kofi, sample)], ama, context.clock.now());
}

async function add(
  context: AppContext,
  ownerId: string,
  { content, name, fileName, public: isPublic }: Sample,
): Promise<number> {
  const kept = await saveHashed(context.storage, newFileKey('originals', context.clock.now()), asChunks(content()));
  const { told, state, versions } = await readFile(context, { ...kept, fileName });
  return context.db.transaction().execute(async (db) => {
    const id = await addFile(
      db,
      ownerId,
      { ...kept, fileName, name, kind: told.kind, type: told.type, public: isPublic, state, versions, note: '' },
      context.clock.now(),
    );
    if (state === 'making') await enqueueSmaller({ db, context }, id, ownerId);
    return id;
  });
}

async function* asChunks(content: Buffer): AsyncGenerator<Uint8Array> {
  yield content;
}

/** A second of each pitch, in hertz, as WAV of 16 bits and 16 kHz. */
function tones(pitches: readonly number[]): Buffer {
  const rate = 16_000;
  const data = Buffer.alloc(pitches.length * rate * 2);
  pitches.forEach((pitch, at) => {
    for (let sample = 0; sample < rate; sample += 1)
      data.writeInt16LE(Math.round(8_000 * Math.sin((2 * Math.PI * pitch * sample) / rate)), (at * rate + sample) * 2);
  });
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}

function drawLeaf(): Buffer {
  const holes = [
    [420, 330, 46],
    [560, 260, 30],
    [640, 420, 52],
    [760, 330, 26],
    [330, 420, 24],
  ].map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#e9dcc3"/>`);
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#e9dcc3"/><path d="M120 520Q420 80 1080 300Q760 700 120 520Z" fill="#3f8a4a"/><path d="M120 520Q560 380 1080 300" stroke="#2a6334" stroke-width="14" fill="none"/>${holes.join('')}</svg>`,
  )
    .render()
    .asPng();
}
