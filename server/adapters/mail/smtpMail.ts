import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Clock } from '../clock/clock.ts';
import { composeEmail, type Sender } from './composeEmail.ts';
import { MailError, type Mail } from './mail.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://user:password@host:465`. */
  readonly address: string;
  readonly sender: Sender;
  readonly clock: Clock;
  /** How long a server that says nothing is waited for. */
  readonly patienceMs?: number;
}

/** What nodemailer says of a failure. */
interface SmtpFailure extends Error {
  readonly command?: string | undefined;
  readonly response?: string | undefined;
  readonly responseCode?: number | undefined;
}

/**
 * Mail through a mail server. The line is encrypted where the server can; where a password is sent to another machine,
 * it must be.
 */
export function smtpMail({ address, sender, clock, patienceMs = 20_000 }: SmtpOptions): Mail {
  const server = readAddress(address);
  const patience = {
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
  };

  return {
    async send(email) {
      const message = await composeEmail(email, sender, clock.now());
      const connection = new SMTPConnection({
        host: server.host,
        port: server.port,
        secure: server.secure,
        requireTLS: server.auth !== undefined && !server.isLocal,
        allowInternalNetworkInterfaces: true,
        ...patience,
      });
      try {
        await transmit(
          connection,
          server.auth,
          { from: sender.address, to: [email.to], size: message.length },
          message,
        );
      } finally {
        connection.close();
      }
    },
  };
}

/** Greets the server and signs in, without an e-mail. @throws MailError */
export function greetMailServer(address: string, patienceMs = 10_000): Promise<void> {
  const { host, port, secure, auth, isLocal } = readAddress(address);
  const patience = {
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
  };
  const connection = new SMTPConnection({
    host,
    port,
    secure,
    requireTLS: auth !== undefined && !isLocal,
    allowInternalNetworkInterfaces: true,
    ...patience,
  });
  return new Promise<void>((resolve, reject) => {
    const answer = (failure?: SmtpFailure | null): void => (failure ? reject(readFailure(failure, false)) : resolve());
    connection.on('error', answer);
    connection.connect((failure) => {
      if (failure || auth === undefined) answer(failure);
      else connection.login({ credentials: auth }, answer);
    });
  }).finally(() => connection.close());
}

type Envelope = Parameters<SMTPConnection['send']>[0];

/** One talk with the server: greeting, sign-in, e-mail. */
function transmit(
  connection: SMTPConnection,
  auth: Auth | undefined,
  envelope: Envelope,
  message: Buffer,
): Promise<void> {
  // The last of it goes out only after the server asked for it, so that `end` means: it may have all of the e-mail.
  const body = Readable.from([message], { objectMode: false });
  let allHandedOver = false;
  body.once('end', () => (allHandedOver = true));
  return new Promise((resolve, reject) => {
    const fail = (failure: SmtpFailure): void => reject(readFailure(failure, allHandedOver));
    const send = (): void => connection.send(envelope, body, (failure) => (failure ? fail(failure) : resolve()));
    connection.once('error', fail);
    // What breaks after the first word of trouble says nothing new.
    connection.on('error', () => undefined);
    connection.connect((failure) => {
      if (failure) fail(failure);
      else if (auth === undefined) send();
      else connection.login({ credentials: auth }, (refusal) => (refusal ? fail(refusal) : send()));
    });
  });
}

/** A 5 in answer to the e-mail itself is for good; a wrong password or a closed door may be mended. */
function readFailure(failure: SmtpFailure, allHandedOver: boolean): MailError {
  const { responseCode, command, message } = failure;
  if (responseCode === undefined) {
    return allHandedOver
      ? new MailError('doubtful', `The mail server was given all of the e-mail and did not answer: ${message}`)
      : new MailError('later', `The mail server could not be used: ${message}`);
  }
  const isAboutLetter = command === 'MAIL FROM' || command === 'RCPT TO' || command === 'DATA';
  return new MailError(
    responseCode >= 500 && isAboutLetter ? 'refused' : 'later',
    `The mail server said: ${failure.response ?? message}`,
  );
}

interface Auth {
  readonly user: string;
  readonly pass: string;
}

function readAddress(address: string) {
  const url = new URL(address);
  const secure = url.protocol === 'smtps:';
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  const auth: Auth | undefined =
    url.username === ''
      ? undefined
      : { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    auth,
    isLocal: /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host),
  };
}
