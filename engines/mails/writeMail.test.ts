import { expect, test } from 'vitest';
import { english } from './english.ts';
import { french } from './french.ts';
import { linkOfMail, type MailKind, writeMail } from './writeMail.ts';

const kinds = Object.keys(english) as MailKind[];
const site = 'https://portal.example';
const slots = { code: 'abc', reason: '1', first: '2', notice: '3', link: 'L', total: 3, risks: '4', more: 2 };
/** Words that English mails are full of and French has not. */
const englishWords = /\b(?:the|and|of|this|your|you|it|was|not|set|with|by|more|wait|from|in the)\b/i;
/** Letters of the alphabet of short messages (GSM 03.38) that these use. */
const shortLetters = /^[\w !"#%&'()*+,\-./:;<=>?@éèùìòàÉÇüöäñ]*$/;

test.each(kinds)('a mail of the kind %s says in French all that it says in English, with no English in it', (kind) => {
  const said = writeMail(kind, site, slots, 'fr');
  for (const text of [said.subject, said.text, said.sms ?? ''])
    expect(text.replaceAll(/https:\S+/g, '')).not.toMatch(englishWords);
  expect(namesIn(french[kind])).toEqual(namesIn(english[kind]));
  expect(french[kind].sms === '').toBe(english[kind].sms === '');
});

test.each(kinds)('links of a French mail of the kind %s lead to French pages', (kind) => {
  const { text, sms = '' } = writeMail(kind, site, slots, 'fr');
  for (const [url] of `${text} ${sms}`.matchAll(/https:\S+/g)) expect(url).toMatch(/^https:\/\/portal\.example\/fr\//);
});

test.each(kinds.filter((kind) => french[kind].sms !== ''))(
  'the SMS of %s keeps to letters of short messages',
  (kind) => {
    expect(writeMail(kind, site, slots, 'fr').sms).toMatch(shortLetters);
  },
);

test('an English mail keeps its words and addresses', () => {
  expect(writeMail('reset', site, { code: 'abc' }, 'en')).toEqual({
    subject: 'Set a new password for AgriHub Ghana',
    text: [
      'Somebody, probably you, asked for a new password for the account of this address at AgriHub Ghana.',
      'Set it here within the hour. The link works once:\nhttps://portal.example/password_reset/abc',
      'If it was not you, do nothing: your password stays as it is.',
      '-- \nAgriHub Ghana. This mail was written by the portal.',
    ].join('\n\n'),
    sms: 'AgriHub Ghana: set a new password within the hour: https://portal.example/password_reset/abc If you did not ask for it, do nothing.',
  });
});

test.each([
  ['en', 1, 0, 'AgriHub Ghana: one', 'R'],
  ['en', 3, 2, 'AgriHub Ghana: 3 risks wait for you', 'R\n\nAnd 2 more: L'],
  ['fr', 3, 2, 'AgriHub Ghana\u00A0: 3 risques vous attendent', 'R\n\nEt 2 de plus\u00A0: L'],
] as const)('a mail about risks in %s, %d of them, %d not listed', (language, total, more, subject, body) => {
  const said = writeMail('risks', site, { total, first: 'one', risks: 'R', more, link: 'L' }, language);
  expect([said.subject, said.text.split('\n\n-- \n')[0]]).toEqual([subject, body]);
});

test('a link from a mail leads to the page in its language, and to a call as it is', () => {
  expect(linkOfMail(site, '/account', 'fr')).toBe('https://portal.example/fr/account');
  expect(linkOfMail(site, '/account', 'en')).toBe('https://portal.example/account');
  expect(linkOfMail(site, '/api/farms/export', 'fr')).toBe('https://portal.example/api/farms/export');
});

test('a mail whose slots are not filled is refused', () => {
  expect(() => writeMail('officerDeclined', site, {}, 'fr')).toThrow('reason');
});

/** The slots that a mail fills anywhere, each once. */
function namesIn({ subject, sms, text }: { subject: string; sms: string; text: readonly string[] }): string[] {
  return [...new Set([subject, sms, ...text].flatMap(namesOf))].toSorted();
}

function namesOf(sentence: string): string[] {
  return [...sentence.matchAll(/\{(\w+)/g)].map(([, name = '']) => name);
}
