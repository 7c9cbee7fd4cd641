import type { AddressInfo } from 'node:net';
import { asyncBufferFromUrl, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { expect, test } from 'vitest';
import { makeDataset } from '../../../testing/makeDataset.ts';
import { buildTestApp } from '../../../testing/testApp.ts';

test('a page of another site reads a Parquet file by ranges, without taking the whole of it', async () => {
  const portal = await buildTestApp({ now: '2026-04-15T12:00:00Z' });
  try {
    const { slug } = await makeDataset(portal, {});
    await portal.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = portal.app.server.address() as AddressInfo;
    const answers: (readonly [number, string | null])[] = [];
    const file = await asyncBufferFromUrl({
      url: `http://127.0.0.1:${port}/api/datasets/${slug}/files/1.parquet`,
      requestInit: { headers: { origin: 'https://paper.example' } },
      fetch: async (address, init) => {
        const answer = await fetch(address, init);
        answers.push([answer.status, answer.headers.get('access-control-allow-origin')]);
        return answer;
      },
    });
    expect((await parquetMetadataAsync(file)).num_rows).toBe(3n);
    expect(await parquetReadObjects({ file, columns: ['Region', 'Yield'], rowEnd: 1 })).toEqual([
      { Region: 'Ashanti', Yield: 2.1 },
    ]);
    // The first asks how long it is, the others for parts of it.
    expect(answers.length).toBeGreaterThan(1);
    expect(answers.slice(1).every(([status]) => status === 206)).toBe(true);
    expect(answers.every(([, origin]) => origin === '*')).toBe(true);
  } finally {
    await portal.close();
  }
});
