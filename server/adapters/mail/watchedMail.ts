import { MailError, type Mail } from './mail.ts';

export interface OutageLog {
  info(facts: object, said: string): void;
  warn(facts: object, said: string): void;
}

/** Mail that says in the log once that letters cannot be handed over, and once that they can again: a line for each outage. */
export function watchedMail(mail: Mail, log: OutageLog): Mail {
  let isDown = false;

  function tell(isDownNow: boolean, reason: string): void {
    if (isDown === isDownNow) return;
    isDown = isDownNow;
    if (isDown) log.warn({ reason }, 'mail cannot be sent; e-mails wait and are tried again');
    else log.info({}, 'mail is sent again');
  }

  return {
    async send(letter) {
      // Accounts of programs have an address that nobody can have (RFC 2606).
      if (letter.to.endsWith('.invalid')) return;
      try {
        await mail.send(letter);
      } catch (error) {
        // Any other refusal is of this letter.
        if (error instanceof MailError && error.outcome === 'later') tell(true, error.message);
        throw error;
      }
      tell(false, '');
    },
  };
}
