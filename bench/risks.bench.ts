import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { startBuiltServer } from '../tools/builtServer.ts';
import { onGround, report, signIn, startDatabase, timed, type Ground } from './ground.ts';

/**
 * Reports from the field, ten a second, each with a photo of 2 MB: acknowledged after they are on the disk, the photos
 * made ready behind, none shown before. `npm run bench:risks`, after `npm run build`; BENCH_SECONDS=60 is the whole of it.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const PER_SECOND = 10;
const MOST_MS = 300;
const MOST_MS_TO_READY = 300_000;

await onGround(main);

async function main(ground: Ground): Promise<void> {
  const address = await startDatabase(ground);
  const product = await startBuiltServer({
    DEMO: '1',
    DATABASE_URL: address,
    DATA_DIR: path.join(ground.folder, 'data'),
  });
  ground.later(product.stop);
  const token = await signIn(product.url, 'ama');
  const photo = await photoOfTwoMegabytes();

  const took: number[] = [];
  const failed: number[] = [];
  const under: Promise<void>[] = [];
  const begun = performance.now();
  for (let each = 0; each < seconds * PER_SECOND; each += 1) {
    await sleep(Math.max(0, begun + (each * 1000) / PER_SECOND - performance.now()));
    under.push(
      timed(async () => {
        const answer = await fetch(`${product.url}/api/risks`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
          body: formOf(photo, each),
        });
        const { photos } = (await answer.json()) as { photos?: unknown[] };
        if (answer.status !== 200 || photos?.length !== 0) failed.push(answer.status);
      }).then((ms) => void took.push(ms)),
    );
  }
  await Promise.all(under);
  took.sort((a, b) => a - b);
  const of100 = (share: number): number => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0;
  report(
    failed.length === 0,
    `${took.length} reports with a photo of ${(photo.length / 1e6).toFixed(1)} MB taken, ${failed.length} refused or shown too early`,
  );
  report(
    of100(0.95) <= MOST_MS,
    `95 of 100 acknowledged within ${of100(0.95).toFixed(0)} ms (${MOST_MS}), half within ${of100(0.5).toFixed(0)} ms, the slowest ${of100(1).toFixed(0)} ms`,
  );
  const readyMs = await timed(() => allReady(product.url, token));
  report(
    readyMs <= MOST_MS_TO_READY,
    `all photos ready ${(readyMs / 1000).toFixed(0)} s after the last report (${MOST_MS_TO_READY / 1000})`,
  );
}

async function allReady(url: string, token: string): Promise<void> {
  const until = performance.now() + MOST_MS_TO_READY;
  while (performance.now() < until) {
    let waiting = 0;
    for (let offset = 0; ; offset += 500) {
      const answer = await fetch(`${url}/api/risks?mine=true&limit=500&offset=${offset}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const { found } = (await answer.json()) as { found: { photosWaiting: number }[] };
      waiting += found.reduce((sum, { photosWaiting }) => sum + photosWaiting, 0);
      if (found.length < 500) break;
    }
    if (waiting === 0) return;
    await sleep(1_000);
  }
}

function formOf(photo: Buffer, number: number): FormData {
  const form = new FormData();
  form.append('riskCategoryId', '2');
  form.append('description', `Report ${number}`);
  form.append('count', '3');
  form.append('location', '{"coordinates":"7.39, -1.36","name":"Ejura"}');
  form.append('images', new Blob([photo as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' }), 'photo.jpg');
  return form;
}

/** Noise, which compresses as badly as leaves do. */
function photoOfTwoMegabytes(): Promise<Buffer> {
  return sharp({
    create: {
      width: 2400,
      height: 1800,
      channels: 3,
      background: '#5a7',
      noise: { type: 'gaussian', mean: 128, sigma: 26 },
    },
  })
    .jpeg({ quality: 83 })
    .toBuffer();
}
