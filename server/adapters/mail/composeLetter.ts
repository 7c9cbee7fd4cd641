import MailComposer from 'nodemailer/lib/mail-composer';
import { isMailAddress } from '#engines/words/mailAddress.ts';
import type { Letter } from './mail.ts';

/** Who writes: `AgriHub Ghana` and `no-reply@agrihub.example.gh`. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

const longestSubject = 300;

/**
 * The letter as a message of RFC 5322. No text of it can become a header: addresses are checked, and the subject is
 * put on one line.
 *
 * @throws TypeError for an address or a link that is not one.
 */
export function composeLetter(letter: Letter, sender: Sender, at: Date): Promise<Buffer> {
  const composer = new MailComposer({
    from: { name: oneLine(letter.fromName ?? sender.name), address: checked(sender.address) },
    to: { name: '', address: checked(letter.to) },
    ...(letter.replyTo !== undefined && { replyTo: { name: '', address: checked(letter.replyTo) } }),
    subject: oneLine(letter.subject).slice(0, longestSubject),
    text: letter.text.replaceAll('\u0000', ''),
    ...(letter.html !== undefined && { html: letter.html.replaceAll('\u0000', '') }),
    messageId: `<${safeId(letter)}@${sender.address.split('@')[1]}>`,
    date: at,
    headers: {
      // Tells programs that answer by themselves not to.
      'auto-submitted': 'auto-generated',
      ...(letter.unsubscribe !== undefined && { 'list-unsubscribe': `<${checkedLink(letter.unsubscribe)}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** The letter's id, fit to stand in a header and in a file name. */
export function safeId({ id }: Letter): string {
  if (!/^[\w-]{1,100}$/.test(id)) throw new TypeError(`A letter's id has letters, digits and hyphens, not ${JSON.stringify(id)}.`);
  return id;
}

function checked(address: string): string {
  if (!isMailAddress(address)) throw new TypeError('A letter goes to one plain address: name@example.org.');
  return address;
}

function checkedLink(url: string): string {
  if (!/^https?:\/\/[\w.~:/?#@!$&'()*+,;=%-]+$/.test(url)) throw new TypeError('A letter is stopped by a plain link: https://example.org/s/code.');
  return url;
}

function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
}
