import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { stoppedClock } from '../clock/clock.ts';
import { fileMail } from './fileMail.ts';
import { MailError, type Email, type Mail } from './mail.ts';
import { smtpMail } from './smtpMail.ts';
import { oddServer, refusal, smtpStandIn } from './testing/smtpStandIn.ts';

const clock = stoppedClock('2026-04-15T12:00:00Z');

const sender = { name: 'AgriHub Ghana', address: 'agrihub@example.gh' };

const email: Email = {
  id: 'support-12',
  about: 'message 12 to support',
  to: 'support@example.gh',
  replyTo: 'ama@example.org',
  subject: 'Maize seed',
  text: 'Where can I buy Omankwa?\n.\nMedaase, Ama',
};

const closers: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

function folder(): string {
  const made = mkdtempSync(path.join(os.tmpdir(), 'mail-'));
  closers.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

interface Opened {
  readonly mail: Mail;
  /** The messages that arrived, as they are on the wire. */
  received(): readonly string[];
}

/** Every maker of the port. */
const makers: Readonly<Record<string, () => Promise<Opened>>> = {
  async 'smtp:'() {
    const server = await smtpStandIn();
    closers.push(() => server.close());
    return {
      mail: smtpMail({ address: `smtp://127.0.0.1:${server.port}`, sender, clock }),
      received: () => server.emails.map(({ message }) => message),
    };
  },
  async 'file:'() {
    const place = path.join(folder(), 'mail');
    return {
      mail: fileMail({ folder: place, sender, clock }),
      received: () => readdirSync(place).map((name) => readFileSync(path.join(place, name), 'utf8')),
    };
  },
};

/** Headers with folded lines joined, in the order they stand. */
function headersOf(message: string): string[] {
  return message
    .split(/\r?\n\r?\n/, 1)[0]!
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/);
}

function headerNames(message: string): string[] {
  return headersOf(message)
    .map((line) => line.split(':', 1)[0]!.toLowerCase())
    .toSorted();
}

const usualHeaders = [
  'auto-submitted',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];

describe.each(Object.entries(makers))('mail through %s', (_, open) => {
  test('an e-mail arrives with its sender, its reader, whom to answer, its subject and its text', async () => {
    const { mail, received } = await open();
    await mail.send(email);
    const [message = ''] = received();
    expect(received()).toHaveLength(1);
    expect(headersOf(message)).toEqual(
      expect.arrayContaining([
        'From: AgriHub Ghana <agrihub@example.gh>',
        'To: support@example.gh',
        'Reply-To: ama@example.org',
        'Subject: Maize seed',
        'Message-ID: <support-12@example.gh>',
        'Date: Wed, 15 Apr 2026 12:00:00 +0000',
      ]),
    );
    expect(message.replaceAll('\r\n', '\n')).toContain('Where can I buy Omankwa?\n.\nMedaase, Ama');
  });

  test('letters of Ghana’s languages stay what they are', async () => {
    const { mail, received } = await open();
    await mail.send({ ...email, subject: 'Mepa wo kyɛw', text: 'Ɛte sɛn? Ŋutsu ƒe agble' });
    const [message = ''] = received();
    expect(headersOf(message)).toContain('Subject: =?UTF-8?Q?Mepa_wo_ky=C9=9Bw?=');
    expect(headersOf(message)).toContain('Content-Transfer-Encoding: quoted-printable');
    expect(message).toContain('=C6=90te s=C9=9Bn? =C5=8Autsu =C6=92e agble');
  });

  test.each([
    ['a line end', 'Seed\r\nBcc: all@example.org'],
    ['a lone carriage return', 'Seed\rBcc: all@example.org'],
    ['a line separator', 'Seed\u2028Bcc: all@example.org'],
    ['a null', 'Seed\u0000\nBcc: all@example.org'],
    ['an encoded word', '=?utf-8?q?Seed=0ABcc:_all@example.org?='],
    ['an empty line and a body', 'Seed\n\nBuy this'],
  ])('a subject with %s makes no header of its own', async (_, subject) => {
    const { mail, received } = await open();
    await mail.send({ ...email, subject });
    expect(headerNames(received()[0]!)).toEqual(usualHeaders);
  });

  test.each(['a@b.gh\r\nBcc: c@d.gh', 'a@b.gh, c@d.gh', 'Ama <a@b.gh>', 'a@b.gh\u0000', ''])(
    '%j is no address to write to or to answer',
    async (address) => {
      const { mail } = await open();
      await expect(mail.send({ ...email, to: address })).rejects.toThrow(TypeError);
      await expect(mail.send({ ...email, replyTo: address })).rejects.toThrow(TypeError);
    },
  );

  test('an e-mail may come under another name, with HTML beside its text, and with a link that stops it by one click', async () => {
    const { mail, received } = await open();
    await mail.send({
      ...email,
      fromName: 'Ama\r\nBcc: x@example.org (AgriHub)',
      html: '<p>Where?</p>',
      unsubscribe: 'https://agrihub.example/s/bcdfghjkm',
    });
    const [message = ''] = received();
    expect(headersOf(message)).toEqual(
      expect.arrayContaining([
        'From: "Ama Bcc: x@example.org (AgriHub)" <agrihub@example.gh>',
        'List-Unsubscribe: <https://agrihub.example/s/bcdfghjkm>',
        'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
        expect.stringMatching(/^Content-Type: multipart\/alternative/),
      ]),
    );
    expect(message).toMatch(
      /Content-Type: text\/plain[\s\S]*Where can I buy Omankwa\?[\s\S]*Content-Type: text\/html[\s\S]*<p>Where\?<\/p>/,
    );
    await expect(mail.send({ ...email, unsubscribe: 'https://a.gh>\r\nBcc: x@example.org' })).rejects.toThrow(
      TypeError,
    );
  });

  test('an id that would leave the folder or the header is refused', async () => {
    const { mail } = await open();
    await expect(mail.send({ ...email, id: '../12' })).rejects.toThrow('An e-mail’s id'.replace('’', "'"));
  });
});

async function failureOf(mail: Mail): Promise<MailError> {
  const caught: unknown = await mail.send(email).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(caught instanceof MailError)) throw new Error(`Expected a MailError, not ${String(caught)}.`);
  return caught;
}

const outcomeOf = async (mail: Mail) => (await failureOf(mail)).outcome;

const at = (port: number, credentials = '') =>
  smtpMail({ address: `smtp://${credentials}127.0.0.1:${port}`, sender, clock, patienceMs: 300 });

describe('a mail server in trouble', () => {
  test('nobody answers: later', async () => {
    const server = await oddServer(() => undefined);
    server.close();
    expect(await outcomeOf(at(server.port))).toBe('later');
  });

  test.each<[string, Parameters<typeof oddServer>[0]]>([
    ['says nothing', () => undefined],
    ['hangs up at once', (socket) => socket.end()],
    ['speaks another language', (socket) => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n')],
    ['is full', (socket) => socket.end('421 4.3.2 Too many connections\r\n')],
    ['is closed to us', (socket) => socket.end('554 5.7.1 No service for you\r\n')],
    ['never stops talking', (socket) => socket.write(`220-${'x'.repeat(2_000_000)}`)],
  ])('one that %s: later', async (_, behave) => {
    const server = await oddServer(behave);
    closers.push(() => server.close());
    expect(await outcomeOf(at(server.port))).toBe('later');
  });

  test.each([
    ['greylisting', 450, 'later'],
    ['no such mailbox', 550, 'refused'],
  ] as const)('%s (%i): %s, with its words and without the address', async (words, code, outcome) => {
    const server = await smtpStandIn({
      onRcptTo: ({ address }, _session, done) => done(refusal(code, `${words} <${address}>`)),
    });
    closers.push(() => server.close());
    const failure = await failureOf(at(server.port));
    expect(failure.outcome).toBe(outcome);
    expect(failure.message).toContain(`${code} ${words} <[address]>`);
  });

  test.each([
    [452, 'later'],
    [554, 'refused'],
  ] as const)('an e-mail answered with %i: %s', async (code, outcome) => {
    const server = await smtpStandIn({
      onData(stream, _session, done) {
        stream.resume();
        stream.on('end', () => done(refusal(code, 'not this one')));
      },
    });
    closers.push(() => server.close());
    expect(await outcomeOf(at(server.port))).toBe(outcome);
  });

  /** A server that talks as it should and drops the line at a word of the client's. */
  const droppingAt = (word: RegExp) =>
    oddServer((socket) => {
      let heard = '';
      socket.write('220 here\r\n');
      socket.on('data', (part) => {
        heard += part.toString();
        if (word.test(heard)) socket.destroy();
        else socket.write(/^DATA\r\n$/m.test(part.toString()) ? '354 go on\r\n' : '250 ok\r\n');
      });
    });

  test.each([
    ['before the e-mail was asked for', /^DATA\r\n/m, 'later'],
    ['after all of the e-mail', /\r\n\.\r\n$/, 'doubtful'],
  ] as const)('a line that drops %s: %s', async (_, word, outcome) => {
    const server = await droppingAt(word);
    closers.push(() => server.close());
    expect(await outcomeOf(at(server.port))).toBe(outcome);
  });

  test('a server that takes the whole letter and falls silent leaves it in doubt', async () => {
    const server = await smtpStandIn({ onData: (stream) => void stream.resume() });
    closers.push(() => server.close());
    expect(await outcomeOf(at(server.port))).toBe('doubtful');
  });

  test('a wrong password may be mended, and is not said', async () => {
    const server = await smtpStandIn({
      authOptional: false,
      onAuth: (_auth, _session, done) => done(refusal(535, 'no')),
    });
    closers.push(() => server.close());
    const failure = await failureOf(at(server.port, 'portal:geheim@'));
    expect(failure.outcome).toBe('later');
    expect(failure.message).not.toContain('geheim');
  });

  test('user name and password go with the e-mail, decoded', async () => {
    const seen: unknown[] = [];
    const server = await smtpStandIn({
      authOptional: false,
      onAuth({ username, password }, _session, done) {
        seen.push(username, password);
        done(null, { user: 'portal' });
      },
    });
    closers.push(() => server.close());
    await at(server.port, 'portal%40example.gh:p%3Aw@').send(email);
    expect(seen).toEqual(['portal@example.gh', 'p:w']);
    expect(server.emails).toMatchObject([{ from: 'agrihub@example.gh', to: ['support@example.gh'] }]);
  });
});
