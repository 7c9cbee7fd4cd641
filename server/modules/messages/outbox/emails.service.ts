import { isMailAddress } from '#engines/words/mailAddress.ts';
import { fromName, type FarmerMail, writeHtmlMail, writePlainMail } from '#engines/messages/email.ts';
import { MailError } from '../../../adapters/mail/mail.ts';
import type { AppContext } from '../../../context.ts';
import { referenceOf } from './deliveries.repository.ts';
import type { Message } from '../messages.repository.ts';
import type { Claimed, Settled } from './outbox.repository.ts';
import type { Planned } from '../planning/plan.service.ts';
import { ownWish } from './requestedMessages.ts';
import { stopLinkOfCode } from '../stops/stopLinks.service.ts';

/** As the outbox names who takes e-mails. */
export const mailMaker = 'mail';

/** What stands on every e-mail of a message. */
export interface EmailSender {
  /** Who wrote it; empty where their account was deleted. */
  readonly officer: string;
  /** The name SMS come from. */
  readonly sender: string;
  readonly publicUrl: string | null;
}

/** An e-mail as a farmer will see it. */
export function previewOf(
  { subject, text, stopCode }: Pick<Planned, 'subject' | 'text' | 'stopCode'>,
  head: EmailSender,
): { from: string; subject: string; text: string } {
  return {
    from: fromName(head.officer, head.sender),
    subject,
    text: writePlainMail(mailOf({ subject, text, stopCode }, head)),
  };
}

/** Hands one e-mail to the mail server, and says what became of it. Throws what is no word of the server. */
export async function sendEmail(
  { mail, config }: Pick<AppContext, 'mail' | 'config'>,
  message: Message,
  claimed: Claimed,
): Promise<Settled> {
  const { id, address } = claimed;
  const head = { officer: message.ownerName ?? '', sender: message.sender, publicUrl: config.publicUrl };
  const asked = message.about?.startsWith(ownWish) ? message.language : null;
  const written = mailOf(claimed, head, asked);
  const reference = referenceOf(id);
  try {
    await mail.send({
      id: reference,
      about: `message ${message.id} to farmers`,
      to: address,
      fromName: fromName(head.officer, head.sender),
      ...(message.ownerMail !== null && isMailAddress(message.ownerMail) && { replyTo: message.ownerMail }),
      subject: written.subject,
      text: writePlainMail(written),
      html: writeHtmlMail(written),
      ...(written.stopLink !== null && { unsubscribe: written.stopLink }),
    });
    return { id, state: 'accepted', reason: '', providerId: reference };
  } catch (error) {
    if (error instanceof TypeError)
      return { id, state: 'failed', reason: 'The e-mail address cannot be written to.', providerId: null };
    if (!(error instanceof MailError)) throw error;
    const state = error.outcome === 'later' ? 'queued' : error.outcome === 'refused' ? 'failed' : 'unknown';
    return { id, state, reason: error.message, providerId: null };
  }
}

function mailOf(
  { subject, text, stopCode }: Pick<Planned, 'subject' | 'text' | 'stopCode'>,
  { officer, publicUrl }: EmailSender,
  askedIn: FarmerMail['askedIn'] = null,
): FarmerMail {
  return { subject, text, officer, askedIn, stopLink: stopCode === null ? null : stopLinkOfCode(publicUrl, stopCode) };
}
