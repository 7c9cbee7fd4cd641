import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startBuiltServer } from '../tools/builtServer.ts';

/* Needs a small disk of its own, and so the right to mount one. */
test('on a full disk writing is refused with what to do, reading goes on, and both work again once there is space', async () => {
  const disk = mkdtempSync(path.join(os.tmpdir(), 'agrihub-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m,mode=755', 'tmpfs', disk]).status === 0;
  test.skip(!mounted, 'no right to mount a small disk here');
  const filler = path.join(disk, 'filler');
  const server = await startBuiltServer({ DATA_DIR: path.join(disk, 'var') });
  try {
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(filler, Buffer.alloc(bavail * bsize - 20 * 1024 * 1024));
    await expect.poll(async () => (await visit(server.url)).status, { timeout: 5_000 }).toBe(507);
    expect(((await (await visit(server.url)).json()) as { message: string }).message).toBe(
      'The disk of the server is full and nothing was saved. Whoever runs the portal must free space; then send it again.',
    );
    expect((await fetch(`${server.url}/api/cc/count`)).status).toBe(200);
    rmSync(filler);
    await expect.poll(async () => (await visit(server.url)).status, { timeout: 5_000 }).toBe(200);
  } finally {
    await server.stop();
    spawnSync('umount', [disk]);
    rmSync(disk, { recursive: true, force: true });
  }
});

function visit(url: string): Promise<Response> {
  return fetch(`${url}/api/track`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (Linux; Android 11) Chrome/120.0 Mobile',
    },
    body: JSON.stringify({ visitorId: null, page: '/main/cchome', timestamp: '2026-04-15T10:00:00Z' }),
  });
}
