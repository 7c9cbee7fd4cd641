import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail server on this machine, with what it was given. */
export interface SmtpStandIn {
  readonly port: number;
  readonly letters: readonly { readonly from: string; readonly to: readonly string[]; readonly message: string }[];
  close(): Promise<void>;
}

/** A whole mail server that takes every letter, but for what `faults` says. */
export async function smtpStandIn(faults: Partial<SMTPServerOptions> = {}): Promise<SmtpStandIn> {
  const letters: { from: string; to: string[]; message: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    closeTimeout: 100,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        letters.push({ from: mailFrom === false ? '' : mailFrom.address, to: rcptTo.map(({ address }) => address), message: Buffer.concat(parts).toString() });
        done();
      });
    },
    ...faults,
  });
  // A line the other side drops is part of the tests.
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()));
  return {
    port: (server.server.address() as AddressInfo).port,
    letters,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

/** A refusal with a number, as a mail server gives it. */
export function refusal(responseCode: number, said: string): Error {
  return Object.assign(new Error(said), { responseCode });
}

/** Something that answers a port but does not speak SMTP as it should. */
export async function oddServer(behave: (socket: Socket) => void): Promise<{ readonly port: number; close(): void }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    behave(socket);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
