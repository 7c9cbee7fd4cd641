import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startBuiltServer, type BuiltServer } from '../tools/builtServer.ts';

/*
 * 1,000 people open the calendar while the server is killed, twice, as by a power cut of the process.
 * Each visit that was acknowledged is counted; one whose answer was lost may be counted or not.
 */
const visits = 1_000;
const atOnce = 16;
const killAfter = [250, 600];

let dataDir: string;
let server: BuiltServer;

test.beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'agrihub-kill-'));
  server = await startBuiltServer({ DATA_DIR: dataDir });
});

test.afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('kill -9 during 1,000 visits loses none that was acknowledged', async () => {
  const before = await countedVisits();
  let sent = 0;
  let acknowledged = 0;
  let unanswered = 0;
  let restarting: Promise<void> | undefined;
  const kills = [...killAfter];

  const person = async (): Promise<void> => {
    while (sent < visits) {
      sent += 1;
      await restarting;
      const answered = await visit();
      if (answered) acknowledged += 1;
      else unanswered += 1;
      if (kills[0] !== undefined && acknowledged >= kills[0]) {
        kills.shift();
        restarting = killAndRestart();
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, person));
  await restarting;

  const counted = (await countedVisits()) - before;
  expect(kills).toEqual([]);
  expect(acknowledged).toBeGreaterThan(visits - 4 * atOnce);
  expect(counted).toBeGreaterThanOrEqual(acknowledged);
  expect(counted).toBeLessThanOrEqual(acknowledged + unanswered);
});

async function visit(): Promise<boolean> {
  try {
    const answer = await fetch(`${server.url}/api/track`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Mozilla/5.0 (Linux; Android 11) Chrome/120.0 Mobile',
      },
      body: JSON.stringify({ visitorId: null, page: '/main/cchome', timestamp: '2026-04-15T10:00:00Z' }),
    });
    const said = (await answer.json()) as { counted?: boolean };
    return answer.ok && said.counted === true;
  } catch {
    return false;
  }
}

async function countedVisits(): Promise<number> {
  const answer = await fetch(`${server.url}/api/cc/count`);
  return ((await answer.json()) as { visits: number }).visits;
}

async function killAndRestart(): Promise<void> {
  const ended = new Promise((resolve) => server.child.once('exit', resolve));
  server.child.kill('SIGKILL');
  await ended;
  server = await startBuiltServer({ DATA_DIR: dataDir });
}
