import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const fakeCentre = '/usr/lib/kannel/test/fakesmsc';

/** Whether Kannel and its fake short message centre are on this machine: Debian's kannel and kannel-extras. */
export const hasKannel =
  existsSync(fakeCentre) && ['bearerbox', 'smsbox'].every((name) => spawnSync('which', [name]).status === 0);

export interface RunningKannel {
  /** As SMS_URL names it. */
  readonly url: string;
  /** What the fake centre got: `AgriHub +233244123456 text Rain`. */
  got(): string[];
  /** A phone of the fake centre sends a text to a short number. */
  says(phone: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Kannel with a fake short message centre behind it, on ports of this machine.
 *
 * @param answeredAt an address that answers what phones send, with Kannel's own names of their number, text and message
 */
export async function startKannel(answeredAt: string | null = null): Promise<RunningKannel> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kannel-'));
  const [admin, boxes, centre, sendsms] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const conf = path.join(folder, 'kannel.conf');
  writeFileSync(conf, configuration({ admin, boxes, centre, sendsms }, answeredAt));
  const log = path.join(folder, 'centre.log');
  const children: ChildProcess[] = [];
  const start = async (command: string, args: readonly string[], port: number): Promise<void> => {
    children.push(spawn(command, args, { stdio: 'ignore', cwd: folder }));
    await listening(port);
  };
  await start('bearerbox', ['-v', '4', conf], boxes);
  await start('smsbox', ['-v', '4', conf], sendsms);
  // The centre sends what it was started with; to say something else it is started again and its log goes on.
  const startCentre = (times: number, message: string): ChildProcess => {
    const args = ['-H', '127.0.0.1', '-r', String(centre), '-i', '0.1', '-m', String(times), message];
    const child = spawn(fakeCentre, args, { stdio: ['ignore', openSync(log, 'a'), openSync(log, 'a')] });
    children.push(child);
    return child;
  };
  let fake = startCentre(0, '1 2 text nop');
  return {
    async says(phone, text) {
      const ended = once(fake, 'exit');
      fake.kill('SIGKILL');
      await ended;
      fake = startCentre(1, `${phone} 1900 text ${text}`);
    },
    url: `smpp:http://127.0.0.1:${sendsms}/?key=agrihub:secret`,
    got: () => [...readFileSync(log, 'utf8').matchAll(/Got message \d+: <(.*)>/g)].map(([, text = '']) => text),
    async close() {
      for (const child of children.toReversed()) child.kill('SIGKILL');
      await sleep(50);
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

function configuration(
  ports: { readonly admin: number; readonly boxes: number; readonly centre: number; readonly sendsms: number },
  answeredAt: string | null,
): string {
  const groups = [
    {
      group: 'core',
      'admin-port': ports.admin,
      'admin-interface': '127.0.0.1',
      'admin-password': 'none',
      'smsbox-interface': '127.0.0.1',
      'smsbox-port': ports.boxes,
      'box-allow-ip': '127.0.0.1',
      'dlr-storage': 'internal',
    },
    { group: 'smsc', smsc: 'fake', 'smsc-id': 'fake', port: ports.centre, 'connect-allow-ip': '127.0.0.1' },
    {
      group: 'smsbox',
      'bearerbox-host': '127.0.0.1',
      'bearerbox-port': ports.boxes,
      'sendsms-port': ports.sendsms,
      'sendsms-interface': '127.0.0.1',
    },
    { group: 'sendsms-user', username: 'agrihub', password: 'secret', concatenation: 'true', 'max-messages': 6 },
    answeredAt === null
      ? { group: 'sms-service', keyword: 'default', text: '""', 'max-messages': 0 }
      : {
          group: 'sms-service',
          keyword: 'default',
          'catch-all': 'true',
          'get-url': `"${answeredAt}"`,
          'max-messages': 2,
          concatenation: 'true',
        },
  ];
  return groups
    .map((group) =>
      Object.entries(group)
        .map(([name, value]) => `${name} = ${value}\n`)
        .join(''),
    )
    .join('\n');
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => (socket.destroy(), resolve(true)));
      socket.on('error', () => resolve(false));
    });
    if (isOpen) return;
    await sleep(100);
  }
  throw new Error(`Nothing of Kannel listens on port ${port}.`);
}
