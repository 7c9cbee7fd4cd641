import MailComposer from 'nodemailer/lib/mail-composer';
import { isMailAddress } from '#engines/words/mailAddress.ts';
import type { Email } from './mail.ts';

/** Who writes: `AgriHub Ghana` and `no-reply@agrihub.example.gh`. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

const longestSubject = 300;

/**
 * The e-mail as a message of RFC 5322. No text of it can become a header: addresses are checked, and the subject is
 * put on one line.
 *
 * @throws TypeError for an address or a link that is not one.
 */
export function composeEmail(email: Email, sender: Sender, at: Date): Promise<Buffer> {
  const composer = new MailComposer({
    from: { name: oneLine(email.fromName ?? sender.name), address: checked(sender.address) },
    to: { name: '', address: checked(email.to) },
    ...(email.replyTo !== undefined && { replyTo: { name: '', address: checked(email.replyTo) } }),
    subject: oneLine(email.subject).slice(0, longestSubject),
    text: email.text.replaceAll('\u0000', ''),
    ...(email.html !== undefined && { html: email.html.replaceAll('\u0000', '') }),
    messageId: `<${safeId(email)}@${sender.address.split('@')[1]}>`,
    date: at,
    headers: {
      // Tells programs that answer by themselves not to.
      'auto-submitted': 'auto-generated',
      ...(email.unsubscribe !== undefined && {
        'list-unsubscribe': `<${checkedLink(email.unsubscribe)}>`,
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** The e-mail's id, fit to stand in a header and in a file name. */
export function safeId({ id }: Email): string {
  if (!/^[\w-]{1,100}$/.test(id))
    throw new TypeError(`An e-mail's id has letters, digits and hyphens, not ${JSON.stringify(id)}.`);
  return id;
}

function checked(address: string): string {
  if (!isMailAddress(address)) throw new TypeError('An e-mail goes to one plain address: name@example.org.');
  return address;
}

function checkedLink(url: string): string {
  if (!/^https?:\/\/[\w.~:/?#@!$&'()*+,;=%-]+$/.test(url))
    throw new TypeError('An e-mail is stopped by a plain link: https://example.org/s/code.');
  return url;
}

function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
}
