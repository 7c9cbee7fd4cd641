/** A mail as the portal writes it: to one person, in plain text, and as HTML too where that is given. */
export interface Email {
  /** Names the e-mail: the same on every try, so that a mail server can tell a repeat. Letters, digits and hyphens. */
  readonly id: string;
  /** What it is about, for the log: no personal data. */
  readonly about: string;
  readonly to: string;
  /** The name it comes from; the portal's when left out. */
  readonly fromName?: string;
  /** Where an answer goes; to the sender when left out. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  /** The same as HTML. */
  readonly html?: string;
  /** An http(s) address that stops mails like this one: by one POST of a mail program (RFC 8058), or by a page that is opened. */
  readonly unsubscribe?: string;
}

/** Hands e-mails over to be delivered. */
export interface Mail {
  /**
   * Resolves once the e-mail was taken over for delivery.
   *
   * @throws MailError, which says whether it is certain that nothing was sent.
   * @throws TypeError for an address that is not one.
   */
  send(email: Email): Promise<void>;
}

/**
 * What became of an e-mail that was not plainly taken over. `later`: nothing was sent, and it may be tried again.
 * `refused`: nothing was sent, and trying again will not help. `doubtful`: all of it was handed over and no word came
 * back, so that it may or may not arrive.
 */
export type MailOutcome = 'later' | 'refused' | 'doubtful';

export class MailError extends Error {
  readonly outcome: MailOutcome;

  /** `reason` is a sentence for an administrator; addresses in it are masked. */
  constructor(outcome: MailOutcome, reason: string) {
    super(reason.replaceAll(/[^\s<>"']+@[^\s<>"']+/g, '[address]').slice(0, 300));
    this.name = 'MailError';
    this.outcome = outcome;
  }
}
