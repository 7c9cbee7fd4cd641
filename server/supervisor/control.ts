import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Config } from '../config.ts';
import type { Supervisor, SupervisorState } from './supervisor.ts';

const orders = ['status', 'reload', 'pause', 'resume'] as const;
export type Order = (typeof orders)[number];

type Answer = SupervisorState | { readonly error: string };

/** The longest path a socket may have on Linux and macOS. */
const longestPath = 100;

/** Where a running portal takes orders: a socket that only its own user and root may open. */
export function controlPath({ dataDir, port }: Pick<Config, 'dataDir' | 'port'>): string {
  const near = path.join(dataDir, `control-${port}.sock`);
  if (near.length <= longestPath) return near;
  return path.join(os.tmpdir(), `agrihub-${createHash('sha256').update(near).digest('hex').slice(0, 16)}.sock`);
}

/** Takes orders for the supervisor; answers when each is done. */
export async function takeOrders(config: Config, supervisor: Supervisor): Promise<{ close(): void }> {
  const file = controlPath(config);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    // An order is one word; the answer goes out on the half that stays open.
    socket.once('data', (asked) => {
      void follow(supervisor, asked.toString().trim())
        .catch((error: unknown): Answer => ({ error: error instanceof Error ? error.message : String(error) }))
        .then((answer) => socket.end(JSON.stringify(answer)));
    });
  });
  const before = process.umask(0o177);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(file, resolve);
  }).finally(() => process.umask(before));
  return { close: () => server.close() };
}

async function follow(supervisor: Supervisor, order: string): Promise<Answer> {
  if (order === 'reload') await supervisor.reload();
  else if (order === 'pause') await supervisor.pause();
  else if (order === 'resume') await supervisor.start();
  else if (order !== 'status') return { error: `Unknown order ${order}; expected one of ${orders.join(', ')}.` };
  return supervisor.state();
}

/** Asks the running portal; null where none runs on this data folder and port. Throws what the portal refuses with. */
export async function order(config: Pick<Config, 'dataDir' | 'port'>, what: Order): Promise<SupervisorState | null> {
  const socket = connect({ path: controlPath(config), allowHalfOpen: true });
  try {
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return null;
    throw code === 'EACCES'
      ? new Error('The portal runs as another user. Give this command as root, or as that user.', { cause: error })
      : error;
  }
  socket.end(what);
  const answer = JSON.parse((await text(socket)) || '{"error":"The portal ended meanwhile."}') as Answer;
  if ('error' in answer) throw new Error(answer.error);
  return answer;
}
