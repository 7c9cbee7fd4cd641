import { expect, test } from 'vitest';
import { MailError, type Email, type MailOutcome } from './mail.ts';
import { watchedMail } from './watchedMail.ts';

const email: Email = {
  id: 'support-1',
  about: 'message 1 to support',
  to: 'support@example.gh',
  subject: 'Seed',
  text: 'Where?',
};

/** A mail server that answers as told, one e-mail after the other, and what the log says meanwhile. */
async function logOf(outcomes: readonly (MailOutcome | 'taken')[]): Promise<string[]> {
  const said: string[] = [];
  const left = [...outcomes];
  const mail = watchedMail(
    {
      send: () => {
        const outcome = left.shift();
        return outcome === undefined || outcome === 'taken'
          ? Promise.resolve()
          : Promise.reject(new MailError(outcome, 'The mail server could not be used: refused'));
      },
    },
    {
      info: (_, text) => said.push(`info: ${text}`),
      warn: (facts, text) => said.push(`warn: ${text} ${JSON.stringify(facts)}`),
    },
  );
  for (const outcome of outcomes) {
    const sent = await mail.send(email).then(
      () => 'taken',
      (error: unknown) => (error as MailError).outcome,
    );
    if (sent !== outcome) throw new Error(`${outcome} was not handed on.`);
  }
  return said;
}

const outage =
  'warn: mail cannot be sent; e-mails wait and are tried again {"reason":"The mail server could not be used: refused"}';

test('an outage is told once, and once that it is over', async () => {
  expect(await logOf(['taken', 'later', 'later', 'later', 'taken', 'taken', 'later'])).toEqual([
    outage,
    'info: mail is sent again',
    outage,
  ]);
});

test('an e-mail that is refused for good is no outage, nor the end of one', async () => {
  expect(await logOf(['refused', 'doubtful', 'later', 'refused', 'later'])).toEqual([outage]);
});
