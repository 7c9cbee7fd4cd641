import { createServer, type AddressInfo, type Server } from 'node:net';

export interface ClamdStandIn {
  /** As CLAMD has it. */
  readonly url: string;
  /** What it was sent, each file as a whole. */
  readonly seen: Buffer[];
  /** What it answers instead of looking. */
  answers: string | null;
  close(): Promise<void>;
}

/** A clamd of the tests on this machine: it finds the word INFECTED. */
export async function startClamd(): Promise<ClamdStandIn> {
  const seen: Buffer[] = [];
  const standIn = { seen, answers: null as string | null };
  const server: Server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece: Buffer) => {
      received = Buffer.concat([received, piece]);
      const file = wholeFile(received);
      if (file === null) return;
      seen.push(file);
      socket.end(
        `${standIn.answers ?? (file.includes('INFECTED') ? 'stream: Sample-Signature FOUND' : 'stream: OK')}\0`,
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(standIn, {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

/** The chunks after the command, once the empty one has come. */
function wholeFile(received: Buffer): Buffer | null {
  const command = Buffer.from('zINSTREAM\0');
  if (!received.subarray(0, command.length).equals(command)) return null;
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
