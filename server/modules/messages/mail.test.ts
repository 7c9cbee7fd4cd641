import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { smtpStandIn, type SmtpStandIn } from '../../adapters/mail/testing/smtpStandIn.ts';
import { openMessagesRoom, type MessagesRoom } from '../../testing/messagesRoom.ts';

let room: MessagesRoom;
let server: SmtpStandIn;
beforeAll(async () => {
  server = await smtpStandIn();
  room = await openMessagesRoom({
    MAIL_URL: `smtp://127.0.0.1:${server.port}`,
    MAIL_FROM: 'no-reply@agrihub.example',
    PUBLIC_URL: 'https://agrihub.example',
  });
});
afterAll(async () => {
  await room.close();
  await server.close();
});
beforeEach(async () => {
  await room.reset();
  server.faults.clear();
});

let next = 0;
/** An address that no other test writes to. */
const newMail = (): string => `farmer${(next += 1)}@example.org`;
const emailsTo = (address: string) =>
  server.emails
    .filter(({ to }) => to.includes(address))
    .map(({ message }) => message.replaceAll(/\r?\n[ \t]+/g, ' ').replaceAll('\r\n', '\n'));
const reasons = async (draft: object, caller = room.ama) =>
  (await room.post(caller, '/api/messages/preview', { text: 'Hi', route: 'email', ...draft })).body['suppressed'];

describe('before sending', () => {
  test('farmers are counted by channel, SMS alone cost, and an e-mail is shown as it is read', async () => {
    const farmerIds = [
      await room.farmer({ email: 'Yaw@Example.org', name: 'Yaw' }),
      await room.farmer(),
      await room.farmer({ email: newMail(), consent: { given: false, source: 'unknown', date: null } }),
    ];
    const ask = async (route: string) =>
      (
        await room.post(room.ama, '/api/messages/preview', {
          text: 'Rain is near, {name}.',
          subject: 'Rain for your {crop}',
          route,
          farmerIds,
        })
      ).body;
    expect(await ask('both')).toMatchObject({
      chosen: 3,
      willGet: 2,
      byChannel: { sms: 2, email: 1 },
      parts: 2,
      cost: { total: 0.07 },
      suppressed: [{ reason: 'noConsent', count: 1 }],
      samples: [
        {},
        {
          name: 'Yaw',
          channel: 'email',
          from: 'Ama (demo officer) (AgriHub)',
          subject: 'Rain for your maize',
          encoding: null,
          parts: 0,
          text: expect.stringMatching(
            /^Rain is near, Yaw\.\n\n-- \nAma \(demo officer\), your extension officer, sent this by AgriHub Ghana, because you agreed to farming messages\.\nTo stop these e-mails: https:\/\/agrihub\.example\/s\/\w{9}\n$/,
          ),
        },
        {},
      ],
    });
    expect(await ask('emailFirst')).toMatchObject({
      willGet: 2,
      byChannel: { sms: 1, email: 1 },
      cost: { total: 0.035 },
    });
    expect(await ask('email')).toMatchObject({
      willGet: 1,
      byChannel: { sms: 0, email: 1 },
      cost: { total: 0 },
      suppressed: [
        { reason: 'noConsent', count: 1 },
        { reason: 'noMail', count: 1 },
      ],
    });
    expect(await ask('sms')).toMatchObject({ willGet: 2, byChannel: { sms: 2, email: 0 } });
  });

  test('a message by e-mail to who has no address is refused, and so is a subject with an unknown field', async () => {
    const farmerIds = [await room.farmer()];
    expect((await room.post(room.ama, '/api/messages', { text: 'Hi', route: 'email', farmerIds })).body.message).toBe(
      'None of the 1 farmers chosen has an e-mail address. Send it as SMS, or set their addresses down.',
    );
    expect(
      (await room.post(room.ama, '/api/messages', { text: 'Hi', subject: '{naem}', route: 'both', farmerIds })).body
        .message,
    ).toContain('The message names {naem}');
  });
});

describe('sending', () => {
  test('an e-mail has its officer, its reader’s words as text and HTML, and a way to stop it by one click', async () => {
    const email = newMail();
    const id = await room.farmer({ email, name: 'Abena', language: 'ak' });
    const message = await room.send({
      text: 'Rain',
      subject: 'Rain',
      versions: [{ language: 'ak', text: 'Nsuo, {name}.\n\nhttps://agrihub.example/f/abc', subject: 'Nsuo' }],
      route: 'both',
      farmerIds: [id],
    });
    await room.work();
    const [mail = '', ...others] = emailsTo(email);
    expect(others).toEqual([]);
    expect(mail).toContain('\nFrom: "Ama (demo officer) (AgriHub)" <no-reply@agrihub.example>\n'.slice(1));
    expect(mail).toContain(`To: ${email}\n`);
    expect(mail).toContain('Reply-To: ama@demo.agrihub.example\n');
    expect(mail).toContain('Subject: Nsuo\n');
    expect(mail).toMatch(
      /List-Unsubscribe: <https:\/\/agrihub\.example\/s\/\w{9}>\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n/,
    );
    expect(mail).toMatch(
      /Content-Type: text\/plain[\s\S]*Nsuo, Abena\.\n\nhttps:\/\/agrihub\.example\/f\/abc[\s\S]*Content-Type: text\/html[\s\S]*<p>Nsuo, Abena\.<\/p>/,
    );
    expect(
      (await room.rows(message.id)).map(({ channel, address, state }) => [channel, address, state]).toSorted(),
    ).toEqual([
      ['email', 'f*****@example.org', 'accepted'],
      ['sms', `*******${(await room.phoneOf(id)).slice(-4)}`, 'accepted'],
    ]);
    expect(await room.show(message.id)).toMatchObject({
      route: 'both',
      recipients: 2,
      parts: 1,
      cost: { total: 0.035 },
      byChannel: { sms: { accepted: 1 }, email: { accepted: 1 } },
    });
    expect(room.standIn.timesOf(await room.phoneOf(id))).toBe(1);
  });

  test('the same key, and one address of two farmers, are one e-mail', async () => {
    const email = newMail();
    const farmerIds = [await room.farmer({ email }), await room.farmer({ email: email.toUpperCase() })];
    const draft = { text: 'Once', route: 'email', farmerIds };
    const [first, second] = [
      await room.send(draft, room.ama, { 'idempotency-key': email }),
      await room.send(draft, room.ama, { 'idempotency-key': email }),
    ];
    await room.work();
    expect([first.recipients, second.id, emailsTo(email).length]).toEqual([1, first.id, 1]);
  });

  test('waits for the morning, and a large one for a second person, counted by farmers', async () => {
    room.portal.clock.set('2026-04-15T21:30:00Z');
    const email = newMail();
    const late = await room.send({ text: 'Hi', route: 'email', farmerIds: [await room.farmer({ email })] });
    await room.work();
    expect([await room.show(late.id), emailsTo(email)]).toMatchObject([{ state: 'waiting' }, []]);
    const four = await Promise.all([1, 2, 3, 4].map(() => room.farmer({ email: newMail() })));
    expect((await room.send({ text: 'Hi', route: 'both', farmerIds: four })).state).toBe('waiting');
    expect(
      (await room.send({ text: 'Hi', route: 'both', farmerIds: [...four, await room.farmer({ email })] })).state,
    ).toBe('approval');
  });

  test('a provider of SMS that takes nothing holds up no e-mail', async () => {
    const email = newMail();
    room.standIn.faults.push('busy');
    const message = await room.send({ text: 'Hi', route: 'both', farmerIds: [await room.farmer({ email })] });
    await room.work();
    expect(await room.show(message.id)).toMatchObject({ byChannel: { sms: { queued: 1 }, email: { accepted: 1 } } });
  });
});

describe('faults of the mail server', () => {
  test.each([
    ['refused', 'failed', 'The mail server said: 550 <[address]> has no mailbox here', 0],
    ['busy', 'queued', 'The mail server said: 451 Try again later', 0],
    [
      'lostAnswer',
      'unknown',
      'The mail server was given all of the e-mail and did not answer: Connection closed unexpectedly',
      1,
    ],
    ['slow', 'accepted', '', 1],
  ] as const)('%s: %s', async (fault, state, reason, arrived) => {
    const email = newMail();
    server.faults.set(email, fault);
    const message = await room.send({ text: 'Hi', route: 'email', farmerIds: [await room.farmer({ email })] });
    await room.work();
    await room.again('lookAfterOutbox');
    expect((await room.rows(message.id))[0]).toMatchObject({ state, reason });
    expect(emailsTo(email)).toHaveLength(arrived);
  });

  test('an e-mail in flight when a process ended is unknown, and is sent again by its officer alone', async () => {
    const email = newMail();
    const message = await room.send({ text: 'Hi', route: 'email', farmerIds: [await room.farmer({ email })] });
    const { db } = room.portal.context;
    await db
      .updateTable('delivery')
      .set({ state: 'submitting', provider: 'mail', handed_over_at: new Date(0) })
      .where('message_id', '=', message.id)
      .execute();
    await room.again('lookAfterOutbox');
    const [row] = await room.rows(message.id);
    expect([row?.state, emailsTo(email)]).toEqual(['unknown', []]);
    await room.post(room.ama, `/api/messages/${message.id}/resend`, { ids: [row?.id] });
    await room.work();
    expect(emailsTo(email)).toHaveLength(1);
  });
});

describe('stopping', () => {
  const boundary = 'x-part';
  const parts = (fields: Record<string, string>): string =>
    `${Object.entries(fields)
      .map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .join('')}--${boundary}--\r\n`;
  /** As a mail program asks: no cookie, no origin (RFC 8058, 3.2). */
  const oneClick = (url: string, fields: Record<string, string>) =>
    room.portal.inject({
      method: 'POST',
      url,
      payload: parts(fields),
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
  const linkTo = (email: string): string =>
    /List-Unsubscribe: <https:\/\/agrihub\.example(\/s\/\w{9})>/.exec(emailsTo(email)[0] ?? '')?.[1] ?? '';

  test('by one click holds for every officer and import, not for the number; by the page it ends', async () => {
    const email = newMail();
    const [own, other] = [
      await room.farmer({ email }),
      await room.farmer({ email: email.replace('f', 'F') }, room.kofi),
    ];
    await room.send({ text: 'Hi', route: 'email', farmerIds: [own] });
    await room.work();
    const link = linkTo(email);
    expect((await room.portal.inject(link)).body).toContain('Farming messages come to f*****@example.org.');
    expect(await reasons({ farmerIds: [own] })).toEqual([]);
    expect((await oneClick(link, { 'List-Unsubscribe': 'One-Click' })).statusCode).toBe(200);
    const stopped = [{ reason: 'mailStopped', count: 1 }];
    expect([await reasons({ farmerIds: [own] }), await reasons({ farmerIds: [other] }, room.kofi)]).toEqual([
      stopped,
      stopped,
    ]);
    expect(await reasons({ farmerIds: [own], route: 'sms' })).toEqual([]);
    // What was stopped by e-mail does not come as SMS in its place.
    expect(await reasons({ farmerIds: [own], route: 'emailFirst' })).toEqual(stopped);
    expect((await room.ama.inject(`/api/messages/farmers/${own}`)).json()).toMatchObject({
      stopped: false,
      mailStopped: true,
    });
    expect((await oneClick(link, { wish: 'start' })).statusCode).toBe(200);
    expect(await reasons({ farmerIds: [own] })).toEqual([]);
    expect([
      (await oneClick(link, {})).statusCode,
      (await oneClick(link, { wish: 'stop', filler: 'x'.repeat(11_000) })).statusCode,
    ]).toEqual([400, 400]);
  });

  test('between writing and sending still counts, and an officer stops number and address of a farmer together', async () => {
    const email = newMail();
    const id = await room.farmer({ email });
    const message = await room.send({ text: 'Hi', route: 'both', farmerIds: [id] });
    await room.post(room.ama, '/api/messages/stopped', { farmerId: id });
    await room.work();
    expect([(await room.show(message.id)).counts, emailsTo(email)]).toMatchObject([{ suppressed: 2 }, []]);
    await room.post(room.ama, '/api/messages/started', { farmerId: id, reason: 'Asked for it' });
    expect(await reasons({ farmerIds: [id], route: 'both' })).toEqual([]);
    await room.post(room.kofi, '/api/messages/stopped', { email: email.toUpperCase() });
    expect(await reasons({ farmerIds: [id], route: 'both' })).toEqual([{ reason: 'mailStopped', count: 1 }]);
  });
});

test('no address stands in the log of acts or in the metrics, and none is left of who was erased', async () => {
  const email = newMail();
  const id = await room.farmer({ email });
  const message = await room.send({ text: 'Hi', subject: 'For {name}', route: 'email', farmerIds: [id] });
  await room.work();
  const { db } = room.portal.context;
  const audit = JSON.stringify(await db.selectFrom('audit_entry').selectAll().execute());
  expect(audit + (await room.portal.inject('/metrics')).body).not.toContain(email);
  await room.post(room.ama, '/api/farmers/remove', { ids: [id], forGood: true });
  await room.work();
  expect(
    JSON.stringify(await db.selectFrom('delivery').selectAll().where('message_id', '=', message.id).execute()),
  ).not.toMatch(/farmer\d+@|Serwaa/);
});
