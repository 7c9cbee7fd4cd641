import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { stoppedClock } from '../../adapters/clock/clock.ts';
import { readConfig } from '../../config.ts';
import { openStorage } from '../../adapters/storage/openStorage.ts';
import { removeFolder, temporaryFolder } from '../../testing/testServer.ts';
import { Problem } from '../calls/problems.ts';
import { receiveForm, type ReceivedForm } from './receiveForm.ts';

const folder = temporaryFolder('forms');
const storage = await openStorage(readConfig({ NODE_ENV: 'test', DATA_DIR: folder }));
const clock = stoppedClock('2026-04-15T12:00:00Z');
afterAll(() => {
  storage.close();
  removeFolder(folder);
});

const expected = { part: 'file', most: 2, bytes: 1_000, shelf: 'originals' } as const;
const part = (name: string, content: string, file = true): string =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${file ? '; filename="a.csv"' : ''}\r\n\r\n${content}`;
const end = '\r\n--x--\r\n';

function receive(body: string, step = body.length): Promise<ReceivedForm> {
  const pieces = Array.from({ length: Math.ceil(body.length / step) }, (_, index) =>
    Buffer.from(body.slice(index * step, (index + 1) * step)),
  );
  const request = { headers: { 'content-type': 'multipart/form-data; boundary=x' }, raw: Readable.from(pieces) };
  return receiveForm(request as unknown as FastifyRequest, { storage, clock }, expected);
}

test.each([
  ['inside a file of the expected name', part('file', 'a,b')],
  ['inside a file of an unexpected name', part('other', 'a,b')],
  ['inside a file after one too many fields', `${part('file', 'a,b')}\r\n${part('other', 'a,b')}`],
  ['inside a field', part('title', 'Maize', false)],
  ['inside the head of a part', '--x\r\nContent-Disposition: form-da'],
  ['before its first part', ''],
])('a form that is cut off %s is a broken request, and the process goes on', async (_where, body) => {
  for (const step of [Math.max(1, body.length), 1, 7]) {
    await expect(receive(body, step)).rejects.toSatisfy(
      (error) => error instanceof Problem && ['brokenRequest', 'badInput'].includes(error.code),
    );
  }
});

test('what follows the end of a form is passed over (RFC 2046, 5.1.1)', async () => {
  const further = `\r\n${part('file', 'c,d')}\r\n--x\r\nContent-Disp`;
  for (const epilogue of ['epilogue', '\r\n--x\r\n', 'x'.repeat(200_000), further]) {
    const { files, fields } = await receive(
      `${part('title', 'Maize', false)}\r\n${part('file', 'a,b')}${end}${epilogue}`,
    );
    expect([fields, files.map(({ bytes }) => bytes)]).toEqual(['title=Maize&file=', [3]]);
  }
});

test('a file of an unexpected name, and one too large, are refused in words', async () => {
  await expect(receive(`${part('other', 'a,b')}${end}`)).rejects.toThrow(
    'The file came in the part other. Send files as multipart/form-data, each in a part called "file"',
  );
  await expect(receive(`${part('file', 'x'.repeat(1_001))}${end}`)).rejects.toThrow('The file');
});
