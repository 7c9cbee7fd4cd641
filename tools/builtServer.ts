import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface BuiltServer {
  readonly url: string;
  readonly child: ChildProcess;
  readonly dataDir: string;
  /** Milliseconds from the start of the process to the first good answer of /readyz. */
  readonly readyMs: number;
  /** What it printed so far for the operator. */
  said(): string;
  /** Ends the server as an operator would; the data folder goes too, unless it was given. */
  stop(): Promise<void>;
}

/**
 * Starts the built product on this machine, on a free port and an empty data folder, for measuring and trying.
 * Nothing outside is asked. `home` is the product's folder: this one, when left out. Throws when it is not ready within a minute.
 */
export async function startBuiltServer(
  env: Readonly<Record<string, string>> = {},
  home = path.resolve(import.meta.dirname, '..'),
): Promise<BuiltServer> {
  const ownFolder = env.DATA_DIR === undefined;
  const dataDir = env.DATA_DIR ?? mkdtempSync(path.join(os.tmpdir(), 'agrihub-run-'));
  const port = await freePort();
  const begun = performance.now();
  // Several processes are kept by the supervisor.
  const [program, args] = env.PROCESSES === undefined ? ['script/lib/runServer.sh', []] : ['bin/agrihub', ['start']];
  const child = spawn(path.join(home, program), args, {
    cwd: home,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMIT: '0',
      LOG_LEVEL: 'error',
      BOUNDARIES_URL: 'off',
      CHECK_LINKS: '0',
      SAMPLE_DATASETS: '0',
      REFERENCE_DATASETS: '0',
      ...env,
      // Production names its address, which holds the free port.
      ...(env.NODE_ENV === 'production' && { PUBLIC_URL: `http://127.0.0.1:${port}` }),
    },
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  const url = `http://127.0.0.1:${port}`;
  await ready(url, child);
  return {
    url,
    child,
    dataDir,
    readyMs: performance.now() - begun,
    said: () => said,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      if (ownFolder) rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 2400; tries++) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode} before it was ready`);
    if (
      await fetch(`${url}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await sleep(25);
  }
  child.kill('SIGKILL');
  throw new Error('the server was not ready within a minute');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
