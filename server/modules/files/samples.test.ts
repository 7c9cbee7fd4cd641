import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/testApp.ts';
import { addSampleFiles } from './files.service.ts';

const hasProgram = spawnSync('ffmpeg', ['-version']).status === 0;
let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp();
  await addSampleFiles(portal.context);
  await addSampleFiles(portal.context);
  await portal.context.jobs.runDue();
});
afterAll(() => portal.close());

test('sample officers get sample files, each named so, once; one public, one shared', async () => {
  const ama = await portal.as('ama');
  const names = async (view: string) =>
    (await ama.inject(`/api/files?view=${view}`))
      .json<{ found: { name: string }[] }>()
      .found.map(({ name }) => name)
      .toSorted();
  expect(await names('private')).toEqual(['Sample: Maize prices', 'Sample: Three tones', 'Sample: When to plough']);
  expect(await names('public')).toEqual(['Sample: Leaf with holes']);
});

test('a recording has a small version soon, or says why it has none', async () => {
  const ama = await portal.as('ama');
  const { found } = (await ama.inject('/api/files?q=tones')).json<{ found: { id: number; versions: object[] }[] }>();
  const made = { state: 'ready', note: '', versions: [{ size: 'sound', type: 'audio/mpeg' }] };
  const left = {
    state: 'original',
    note: 'Only the original: this server has no program that makes recordings smaller (ffmpeg).',
    versions: [],
  };
  expect(found).toMatchObject([{ kind: 'audio', type: 'audio/wav', bytes: 96_044, ...(hasProgram ? made : left) }]);
});
