import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendForm } from '#server/testing/sending.ts';
import { removeFolder, temporaryFolder } from '#server/testing/testServer.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';

const hasProgram = spawnSync('ffmpeg', ['-version']).status === 0;
let portal: TestApp;
let ama: Caller;
let kofi: Caller;
let folder: string;
beforeAll(async () => {
  folder = temporaryFolder('videos');
  portal = await buildTestApp();
  [ama, kofi] = [await portal.as('ama'), await portal.as('kofi')];
});
afterAll(async () => {
  await portal.close();
  removeFolder(folder);
});

/** Half a second of a moving picture with the place where it was taken. */
function filmed(): Buffer {
  const file = path.join(folder, 'film.mp4');
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-f',
    'lavfi',
    '-i',
    'testsrc=size=128x96:rate=10:duration=0.5',
    '-metadata',
    'location=+07.3833-001.3667/',
    '-movflags',
    'use_metadata_tags',
    '-pix_fmt',
    'yuv420p',
    file,
  ]);
  return readFileSync(file);
}
const add = async (content: Buffer, name: string): Promise<number> =>
  (
    await sendForm(
      ama,
      { content, name, fields: { fileName: name, accessPemission: 'all' } },
      '/api/broadcast/podcast/upload',
    )
  ).json<{ id: number }>().id;
const content = async (caller: Caller, id: number) => {
  const { statusCode, rawPayload } = await caller.inject(`/api/files/${id}/content`);
  return [statusCode, rawPayload.includes('+07.3833')];
};
const linkTo = (id: number) => ama.inject({ method: 'POST', url: `/api/files/${id}/links`, payload: { days: 3 } });

test.skipIf(!hasProgram)(
  'of a video others get a copy without the place, once it is made; what was sent is its officer’s',
  async () => {
    const id = await add(filmed(), 'film.mp4');
    const { code } = (await linkTo(id)).json<{ code: string }>();
    expect((await kofi.inject(`/api/files/${id}`)).json()).toMatchObject({
      kind: 'video',
      state: 'making',
      original: false,
      versions: [],
    });
    const early = await kofi.inject(`/api/files/${id}/content`);
    expect([early.statusCode, early.json()]).toMatchObject([
      409,
      {
        message: 'This file is being made ready: what may tell where it was taken is left out. Try again in a minute.',
      },
    ]);
    expect((await portal.inject(`/f/${code}`)).body).toContain(
      'It is being made ready for phones. Open the link again in a minute.',
    );
    expect((await portal.inject(`/f/${code}/file`)).statusCode).toBe(409);

    await portal.context.jobs.runDue();
    expect((await kofi.inject(`/api/files/${id}`)).json()).toMatchObject({
      state: 'ready',
      original: false,
      versions: [{ size: 'video', type: 'video/mp4', width: null }],
    });
    expect(await content(kofi, id)).toEqual([200, false]);
    expect(await content(ama, id)).toEqual([200, true]);
    expect((await portal.inject(`/f/${code}`)).body).toContain(`<video controls preload="none" src="/f/${code}/file"`);
    const fetched = await portal.inject(`/f/${code}/file`);
    expect([
      fetched.statusCode,
      fetched.headers['content-type'],
      fetched.headers['content-disposition'],
      fetched.rawPayload.includes('+07.3833'),
    ]).toEqual([200, 'video/mp4', 'attachment; filename="film.mp4"', false]);
  },
);

test.skipIf(!hasProgram)(
  'a video that cannot be read stays with its officer, and says so; no link is made to it',
  async () => {
    const id = await add(Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp41 and then nothing', 'latin1'), 'broken.mp4');
    await portal.context.jobs.runDue();
    const note = 'Only its officer can open it: it is damaged inside, or of a make that cannot be read here.';
    expect((await kofi.inject(`/api/files/${id}`)).json()).toMatchObject({ state: 'original', note, original: false });
    const refused = await kofi.inject(`/api/files/${id}/content`);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { message: `${note} Ask its officer.` }]);
    expect((await content(ama, id))[0]).toBe(200);
    expect((await linkTo(id)).json()).toMatchObject({ message: `${note} A link would open nothing.` });
  },
);
