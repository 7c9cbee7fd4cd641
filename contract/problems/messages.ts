import { kind } from './problemKind.ts';

/** Problems of messages to farmers. */
export const messagesProblems = {
  smsNotFound: kind<{ found: number }>(
    404,
    'No such message',
    ({ found }) => `There is no message ${found} of yours. Load the list again.`,
  ),
  messageRefused: kind<{ sentence: string }>(422, 'The message cannot be sent so', ({ sentence }) => sentence),
  notPlantedYet: kind(
    422,
    'The day is still to come',
    () => 'The day of planting is still to come. Leave it out until you have planted.',
  ),
  tooManyFollowed: kind<{ most: number }>(
    409,
    'Enough notices for one browser',
    ({ most }) => `This browser gets notices of ${most} crops and districts already. Turn one of them off first.`,
  ),
  smsActRefused: kind<{ sentence: string }>(409, 'Not possible now', ({ sentence }) => sentence),
  draftWaits: kind<{ reason: string }>(
    409,
    'Waits for the onset of the rains',
    ({ reason }) =>
      `${reason} This message is about work that follows the onset. Wait for it, or confirm that you send it all the same.`,
  ),
  ownMessage: kind(
    403,
    'Needs a second person',
    () =>
      'A message to so many farmers is approved by an administrator who did not write it. They have been asked; you can stop it meanwhile.',
  ),
  stopLinkUnknown: kind(
    404,
    'No such link',
    () =>
      'This link was never sent, or a letter is missing at its end. To stop messages, tell the officer who writes to you.',
  ),
  phraseNotFound: kind<{ found: string }>(
    404,
    'No such sentence',
    ({ found }) => `There is no sentence "${found}" to translate. The list shows those there are.`,
  ),
  pieceNotFound: kind<{ found: string }>(
    404,
    'No such piece',
    ({ found }) => `No sentence of this language has a piece "${found}" to record. The list shows those there are.`,
  ),
  recordingNotFound: kind(
    404,
    'No such recording',
    () => 'This recording is not there, or nobody has reviewed it yet.',
  ),
  questionNotFound: kind<{ found: number }>(
    404,
    'No such question',
    ({ found }) => `There is no question ${found} from a farmer of your districts. The list shows those there are.`,
  ),
  gatewayUnknown: kind(
    404,
    'No such gateway',
    () => 'No gateway has this key. An administrator finds the address for answers in the settings of messages.',
  ),
} as const;
