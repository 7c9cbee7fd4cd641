import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';

/** A machine of a network that exists for one bench alone. */
export interface Machine {
  readonly name: string;
  readonly address: string;
  /** Starts a program there; it is ended with the bench. */
  start(program: string, args: readonly string[], env?: Readonly<Record<string, string>>): ChildProcess;
  /** Runs a program there to its end; throws where it ends with anything but 0. */
  run(program: string, args: readonly string[]): string;
  /** Takes the cable out, or puts it in again. */
  connect(isConnected: boolean): void;
}

const bridge = 'agrihub0';
const inside = 'AGRIHUB_BENCH_NETWORK';

/**
 * Gives this program a network of its own that leads nowhere, by starting it once more inside. Answers false in the first process,
 * which only waits, and true inside. Throws where the machine has no `unshare` and `ip`, or does not let this person make networks.
 */
export function isInsideOwnNetwork(): boolean {
  if (process.env[inside] === '1') return true;
  const { status } = spawnSync(
    'unshare',
    ['--net', '--mount', '--', process.execPath, ...process.execArgv, ...process.argv.slice(1)],
    { stdio: 'inherit', env: { ...process.env, [inside]: '1' } },
  );
  process.exitCode = status ?? 1;
  return false;
}

/** What is missing on this machine to make networks and PostgreSQL clusters; null where nothing is. */
export function missingForNetworks(): string | null {
  if (process.getuid?.() !== 0) return 'only root makes networks';
  for (const file of ['/usr/bin/unshare', '/usr/sbin/ip', '/usr/sbin/nginx', '/usr/lib/postgresql/15/bin/postgres'])
    if (!existsSync(file)) return `${file} is not installed`;
  return null;
}

/** Lays the cables: a bridge, and the loopback of this program's network. */
export function layNetwork(): void {
  // Names of namespaces are files; these are seen by this program alone.
  mkdirSync('/run/netns', { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', '/run/netns'], { stdio: 'ignore' });
  ip('link', 'set', 'lo', 'up');
  ip('link', 'add', bridge, 'type', 'bridge');
  ip('addr', 'add', '10.77.0.1/24', 'dev', bridge);
  ip('link', 'set', bridge, 'up');
}

/** Puts a machine on the network, at 10.77.0.`number`. */
export function addMachine(name: string, number: number, later: (stop: () => unknown) => void): Machine {
  const [here, there] = [`${name}-0`, `${name}-1`];
  const address = `10.77.0.${number}`;
  ip('netns', 'add', name);
  ip('link', 'add', here, 'type', 'veth', 'peer', 'name', there);
  ip('link', 'set', there, 'netns', name);
  ip('link', 'set', here, 'master', bridge, 'up');
  const within = (...args: string[]): string => ip('-n', name, ...args);
  within('addr', 'add', `${address}/24`, 'dev', there);
  within('link', 'set', there, 'up');
  within('link', 'set', 'lo', 'up');
  return {
    name,
    address,
    start(program, args, env = {}) {
      const child = spawn('ip', ['netns', 'exec', name, program, ...args], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      later(() => child.kill('SIGKILL'));
      return child;
    },
    run: (program, args) =>
      execFileSync('ip', ['netns', 'exec', name, program, ...args], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    connect: (isConnected) => void ip('link', 'set', here, isConnected ? 'up' : 'down'),
  };
}

function ip(...args: string[]): string {
  return execFileSync('ip', args, { encoding: 'utf8' });
}
