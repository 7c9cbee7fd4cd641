import { describe, expect, test } from 'vitest';
import { channelsOf } from './channels.ts';
import { subjectFrom, writeHtmlMail, writePlainMail } from './email.ts';
import { maskAddress } from './maskAddress.ts';

describe('channels', () => {
  test.each([
    ['sms', true, ['sms']],
    ['sms', false, ['sms']],
    ['email', true, ['email']],
    ['email', false, ['email']],
    ['emailFirst', true, ['email']],
    ['emailFirst', false, ['sms']],
    ['both', true, ['sms', 'email']],
    ['both', false, ['sms']],
  ] as const)('%s, with an address: %s', (route, hasMail, expected) => {
    expect(channelsOf(route, hasMail)).toEqual(expected);
  });
});

describe('a subject taken from the text', () => {
  test.each([
    ['Rain is near.\nPlant maize.', 'Rain is near.'],
    ['  Rain \t is near ', 'Rain is near'],
    [
      'Armyworms were seen around Ejura: look at your maize tonight, and tell me',
      'Armyworms were seen around Ejura: look at your maize…',
    ],
    ['a'.repeat(70), `${'a'.repeat(60)}…`],
  ])('%j', (text, expected) => {
    expect(subjectFrom(text)).toBe(expected);
  });
});

const mail = {
  subject: 'A & B',
  text: 'Dear <Yaw>,\nrain is near.\n\nHear it: https://agrihub.example/f/abc?x=1&y=2.',
  officer: 'Ama',
  stopLink: 'https://agrihub.example/s/bcdfghjkm',
  askedIn: null,
};

test('plain text says why it came and how to stop it, below the sign of a signature', () => {
  expect(writePlainMail(mail)).toBe(
    `${mail.text}\n\n-- \nAma, your extension officer, sent this by AgriHub Ghana, because you agreed to farming messages.\nTo stop these e-mails: https://agrihub.example/s/bcdfghjkm\n`,
  );
  expect(writePlainMail({ ...mail, officer: '', stopLink: null })).toContain(
    'An extension officer sent this by AgriHub Ghana, because you agreed to farming messages.\nTo stop these e-mails, tell your officer.\n',
  );
});

test('HTML holds what was written as text, and its links as links', () => {
  const html = writeHtmlMail(mail);
  expect(html).toContain('<title>A &amp; B</title>');
  expect(html).toContain('<p>Dear &lt;Yaw&gt;,<br>rain is near.</p>');
  expect(html).toContain(
    '<p>Hear it: <a href="https://agrihub.example/f/abc?x=1&amp;y=2" style="color:#14532d">https://agrihub.example/f/abc?x=1&amp;y=2</a>.</p>',
  );
  expect(html).toContain('<a href="https://agrihub.example/s/bcdfghjkm" style="color:#14532d">Stop these e-mails</a>');
});

test.each([
  ['0244123456', '*******3456'],
  ['kofi.mensah@example.org', 'k*****@example.org'],
  ['', ''],
  ['erased 12', ''],
])('%j is shown as %j', (address, shown) => {
  expect(maskAddress(address)).toBe(shown);
});

test('what its reader asked for says so at its foot in the language it was asked in, and names no officer', () => {
  const asked = { ...mail, officer: '', askedIn: 'fr' } as const;
  expect(writePlainMail(asked)).toContain(
    'AgriHub Ghana vous envoie ceci parce que vous l’avez demandé.\nPour arrêter ces e-mails\u00A0: https://agrihub.example/s/bcdfghjkm\n',
  );
  expect(writeHtmlMail(asked)).toContain('>Arrêter ces e-mails</a>');
  expect(writePlainMail({ ...asked, askedIn: 'en' })).toContain('AgriHub Ghana sent this because you asked for it.');
  expect(writePlainMail(asked)).not.toContain('officer');
});
