import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type Scanner, ScannerUnreachable } from './scan.ts';

/** How CLAMD may be written. */
export const CLAMD_FORMS = 'tcp://HOST:PORT or unix:/path/of/its.sock';

/** Silence after which the scanner is given up, in milliseconds. */
const patienceMs = 60_000;
const chunkBytes = 256 * 1024;

/** Where clamd listens, of tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl; null for anything else. */
export function readClamdUrl(
  text: string,
): { readonly host: string; readonly port: number } | { readonly path: string } | null {
  const [, path] = /^unix:(\/.+)$/.exec(text) ?? [];
  if (path !== undefined) return { path };
  const [, host, port] = /^tcp:\/\/([\w.-]+|\[[\da-f:]+\]):(\d{1,5})$/i.exec(text) ?? [];
  return host === undefined ? null : { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) };
}

/** ClamAV's daemon, by its command INSTREAM (clamd(8)): the file travels in chunks, each after its length in four bytes. */
export function clamdScanner(url: string): Scanner {
  const address = readClamdUrl(url);
  if (address === null) throw new TypeError(`${url} names no clamd.`);
  return {
    async look(content) {
      const socket = connect(address);
      socket.setTimeout(patienceMs, () => socket.destroy(new Error('it was silent for a minute')));
      // Told by whoever waits for its answer.
      socket.on('error', () => undefined);
      const answered = answerOf(socket);
      try {
        await Promise.race([send(socket, content), answered]);
        return verdictOf(await answered);
      } finally {
        socket.destroy();
      }
    },
  };
}

async function send(socket: Socket, content: AsyncIterable<Uint8Array>): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const piece of content) {
    for (let at = 0; at < piece.length; at += chunkBytes) {
      const chunk = piece.subarray(at, at + chunkBytes);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(chunk.length);
      socket.write(length);
      if (!socket.write(chunk)) await once(socket, 'drain');
    }
  }
  socket.write(Buffer.alloc(4));
}

async function answerOf(socket: Socket): Promise<string> {
  let text = '';
  try {
    for await (const piece of socket) text += String(piece);
  } catch (error) {
    throw new ScannerUnreachable(error instanceof Error ? error.message : String(error));
  }
  return text.replaceAll('\0', '').trim();
}

/** "stream: OK", "stream: Eicar-Test-Signature FOUND", or a word about what went wrong. */
function verdictOf(answer: string): string | null {
  if (answer === 'stream: OK') return null;
  const [, name] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (name === undefined) throw new ScannerUnreachable(answer === '' ? 'it closed the line' : answer);
  return name;
}
