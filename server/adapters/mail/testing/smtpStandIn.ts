import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail server on this machine, with what it was given. */
export interface SmtpStandIn {
  readonly port: number;
  readonly emails: readonly { readonly from: string; readonly to: readonly string[]; readonly message: string }[];
  /** What goes wrong with letters to an address. */
  readonly faults: Map<string, SmtpFault>;
  close(): Promise<void>;
}

/** Refused for good, or for now; the line broken once all of the e-mail came; or an answer that takes its time. */
export type SmtpFault = 'refused' | 'busy' | 'lostAnswer' | 'slow';

/** A whole mail server that takes every e-mail, but for what its faults and `options` say. */
export async function smtpStandIn(options: Partial<SMTPServerOptions> = {}): Promise<SmtpStandIn> {
  const emails: { from: string; to: string[]; message: string }[] = [];
  const faults = new Map<string, SmtpFault>();
  const sockets = new Map<number | undefined, Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      const fault = faults.get(address);
      if (fault === 'refused') done(refusal(550, `<${address}> has no mailbox here`));
      else done(fault === 'busy' ? refusal(451, 'Try again later') : undefined);
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        emails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          message: Buffer.concat(parts).toString(),
        });
        const fault = faults.get(rcptTo[0]?.address ?? '');
        if (fault === 'lostAnswer') sockets.get(session.remotePort)?.destroy();
        else setTimeout(done, fault === 'slow' ? 150 : 0);
      });
    },
    ...options,
  });
  server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort, socket));
  // A line the other side drops is part of the tests.
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()));
  return {
    port: (server.server.address() as AddressInfo).port,
    emails,
    faults,
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
