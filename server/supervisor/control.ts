import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Config } from '../config.ts';
import type { Supervisor, SupervisorState } from './supervisor.ts';

const orders = ['status', 'reload', 'pause', 'resume', 'hold'] as const;
export type Order = Exclude<(typeof orders)[number], 'hold'>;

type Answer = SupervisorState | { readonly error: string };

/** The longest path a socket may have on Linux and macOS. */
const longestPath = 100;

/** Where a running portal takes orders: a socket that only its own user and root may open. */
export function controlPath({ dataDir, port }: Place): string {
  const near = path.join(dataDir, `control-${port}.sock`);
  if (near.length <= longestPath) return near;
  return path.join(os.tmpdir(), `agrihub-${createHash('sha256').update(near).digest('hex').slice(0, 16)}.sock`);
}

/**
 * Takes orders for the supervisor; answers when each is done.
 *
 * @param letGo starts the portal again when the last one that held it paused has ended without an order to resume.
 */
export async function takeOrders(config: Place, supervisor: Supervisor, letGo: () => void): Promise<{ close(): void }> {
  const file = controlPath(config);
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  let holders = 0;
  /** A pause that lasts as long as the line to who asked for it stands, so that nobody leaves the portal paused by being killed. */
  const hold = async (socket: Socket): Promise<void> => {
    holders += 1;
    socket.once('close', () => {
      holders -= 1;
      if (holders === 0 && supervisor.state().state === 'paused') letGo();
    });
    socket.once('end', () => socket.end()).resume();
    await supervisor.pause();
    if (socket.writable) socket.write(JSON.stringify(supervisor.state()));
  };
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    // An order is one word; the answer goes out on the half that stays open.
    socket.once('data', (asked) => {
      const word = asked.toString().trim();
      if (word === 'hold') return void hold(socket);
      void follow(supervisor, word)
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

/** Asks the running portal; null where none runs on this data folder and port, or it ended meanwhile. Throws what the portal refuses with. */
export async function order(config: Place, what: Order): Promise<SupervisorState | null> {
  const socket = await open(config);
  if (socket === null) return null;
  socket.end(what);
  const said = await text(socket).catch(() => '');
  if (said === '') return null;
  const answer = JSON.parse(said) as Answer;
  if ('error' in answer) throw new Error(answer.error);
  return answer;
}

/** A portal that is paused while somebody works on its records. */
export interface Hold {
  /** Lets it serve again, unless an order did so already. */
  letGo(): Promise<void>;
}

/** Pauses the portal until it is let go or this process ends, however it ends; null where none runs. */
export async function holdPaused(config: Place): Promise<Hold | null> {
  const socket = await open(config);
  if (socket === null) return null;
  socket.on('error', () => undefined).write('hold');
  const said = await new Promise<string>((resolve) => {
    socket.once('data', (data) => resolve(data.toString()));
    socket.once('close', () => resolve(''));
  });
  if (said === '') return null;
  if (!('error' in (JSON.parse(said) as Answer)))
    return {
      async letGo() {
        socket.destroy();
      },
    };
  // A supervisor of a release before 0.2 stays paused until it is told to go on.
  await order(config, 'pause');
  return {
    async letGo() {
      if ((await order(config, 'status'))?.state === 'paused') await order(config, 'resume');
    },
  };
}

type Place = Pick<Config, 'dataDir' | 'port'>;

/** A line to the portal; null where none runs. */
async function open(config: Place): Promise<Socket | null> {
  const socket = connect({ path: controlPath(config), allowHalfOpen: true });
  try {
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    return socket;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return null;
    throw code === 'EACCES'
      ? new Error('The portal runs as another user. Give this command as root, or as that user.', { cause: error })
      : error;
  }
}
