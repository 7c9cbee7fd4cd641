import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startClamd, type ClamdStandIn } from '../../adapters/scan/testing/clamdStandIn.ts';
import { madeIngest } from '../../testing/madeIngest.ts';
import { onLine, sendForm, sendParts } from '../../testing/sending.ts';
import { buildTestApp, type Caller, type TestApp } from '../../testing/testApp.ts';

let clamd: ClamdStandIn;
let portal: TestApp;
let esi: Caller;
beforeAll(async () => {
  clamd = await startClamd();
  portal = await buildTestApp({ ingest: madeIngest(), env: { CLAMD: clamd.url } });
  esi = await portal.as('esi');
});
afterEach(() => {
  clamd.answers = null;
  clamd.seen.length = 0;
});
afterAll(async () => {
  await portal.close();
  await clamd.close();
});

const clean = 'District,Yield\nEjura,1200\n';
const infected = 'District,Yield\nEjura,INFECTED\n';
const send = (content: string) => sendForm(esi, { content, fields: { licence: 'CC-BY-4.0' } });
async function kept(): Promise<number> {
  let number = 0;
  for await (const _ of portal.context.storage.list('originals/')) number += 1;
  return number;
}

test('a file is looked through, byte for byte, before it is taken', async () => {
  expect((await send(clean)).statusCode).toBe(201);
  expect(clamd.seen.map(String)).toEqual([clean]);
});

test('one with malicious software is refused in words and not kept', async () => {
  const before = await kept();
  const answer = await send(infected);
  expect([answer.statusCode, answer.body]).toEqual([
    422,
    'The scanner found "Sample-Signature" in the file, and it was not kept. Check the device it comes from, and send a clean copy.',
  ]);
  expect(await kept()).toBe(before);
});

test('one that came in parts is looked through too', async () => {
  const id = await sendParts(await onLine(portal, 'esi'), Buffer.from(infected));
  const answer = await esi.inject({
    method: 'POST',
    url: '/api/datasets/lake',
    payload: { uploadId: id, licence: 'CC-BY-4.0' },
  });
  expect(answer.statusCode, answer.body).toBe(422);
});

test('while the scanner does not answer, files wait outside', async () => {
  clamd.answers = 'INSTREAM size limit exceeded. ERROR';
  const answer = await send(clean);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
});
