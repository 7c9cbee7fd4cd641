import { kind, quoted } from './problemKind.ts';

/** Problems of messages to support. */
export const supportProblems = {
  tooManyMessages: kind<{ from: string; minutes: number }>(
    429,
    'Too many messages',
    ({ from, minutes }) =>
      `Too many messages came from ${from} within the hour. Keep what you wrote and send it again in ${minutes} minutes.`,
  ),
  messageNotFound: kind<{ found: string }>(
    404,
    'No such message',
    ({ found }) => `There is no message ${quoted(found)}. It may have been deleted; the list shows those there are.`,
  ),
  mailNotSetUp: kind(
    409,
    'Messages are not mailed',
    () => 'No address is set up to mail messages to. Whoever runs the portal can set SUPPORT_EMAIL.',
  ),
  mailUnderWay: kind(
    409,
    'Sent, or on its way',
    () => 'This message was mailed already, or its mail is on its way. Look again in a minute.',
  ),
} as const;
