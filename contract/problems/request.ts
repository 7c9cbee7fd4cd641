import { kind, quoted } from './problemKind.ts';

/** Problems of any request: its address, body, session and repeats. */
export const requestProblems = {
  // Input
  badInput: kind<{ sentence: string }>(400, 'The request is not right', ({ sentence }) => sentence),
  badAddress: kind(
    400,
    'The address is not right',
    () => 'The address has a % that no two hexadecimal digits follow. Write a percent sign as %25.',
  ),
  badJson: kind<{ sentence: string }>(400, 'The body is not valid JSON', ({ sentence }) => sentence),
  bodyTooLarge: kind<{ limit: string }>(
    413,
    'The body is too large',
    ({ limit }) => `The body is larger than the ${limit} this call takes. Send less, or in parts.`,
  ),
  addressTooLong: kind<{ limit: number }>(
    414,
    'The address is too long',
    ({ limit }) => `The address is longer than ${limit} characters. Shorten the search text.`,
  ),
  wrongContentType: kind<{ found: string }>(
    415,
    'The body is of a kind this call does not read',
    ({ found }) => `The body was sent as ${found}. Send JSON with Content-Type: application/json.`,
  ),
  headersTooLarge: kind(
    431,
    'The headers are too large',
    () =>
      'The address and the headers are larger than 64 KiB together. Shorten the address, or clear the cookies of this site, and try again.',
  ),
  brokenRequest: kind(400, 'The request could not be read', () => 'The request is not valid HTTP. Send it again.'),
  requestTimedOut: kind(
    408,
    'The request took too long to arrive',
    () => 'The request did not arrive in time. Check the connection and send it again.',
  ),

  fileTooLarge: kind<{ limitMb: number }>(
    413,
    'The file is too large',
    ({ limitMb }) =>
      `The file is larger than the ${limitMb} MB that may be sent. Divide it, or leave out what is not needed.`,
  ),
  fileInfected: kind<{ found: string }>(
    422,
    'The file is not clean',
    ({ found }) =>
      `The scanner found ${quoted(found)} in the file, and it was not kept. Check the device it comes from, and send a clean copy.`,
  ),
  rangeNotThere: kind<{ bytes: number }>(
    416,
    'No such part of the file',
    ({ bytes }) => `The file has ${bytes} bytes; the Range that was asked for lies beyond them.`,
  ),

  // Address and method
  notFound: kind<{ path: string }>(
    404,
    'Not found',
    ({ path }) => `There is nothing at ${path}. The calls are listed at /api/docs.`,
  ),
  formUnknown: kind<{ found: string; known: readonly string[] }>(
    501,
    'Not in this form',
    ({ found, known }) => `There is no form ${quoted(found)} of this. Ask for ${known.join(' or ')}.`,
  ),
  methodNotAllowed: kind<{ method: string; allowed: string }>(
    405,
    'Method not allowed',
    ({ method, allowed }) => `This address does not answer ${method}; it answers ${allowed}.`,
  ),

  // Who asks
  signInNeeded: kind(
    401,
    'Sign in first',
    () => 'This needs you to be signed in. Sign in, or send Authorization: Bearer with a token that has not expired.',
  ),
  // D §8 quotes the sentence; calls that answer plain text give it, the others name signInNeeded.
  invalidToken: kind(401, 'The token is not valid', () => 'invalid token'),
  notForYou: kind<{ who: string }>(
    403,
    'Not allowed',
    ({ who }) => `This is for ${who}. Sign in with an account that has that right, or ask an administrator.`,
  ),
  crossSite: kind(
    403,
    'Sent from another site',
    () =>
      'A change sent with the session cookie must come from this site. Open the page here and try again, or send Authorization: Bearer.',
  ),
  signedInAsOther: kind(
    403,
    'Somebody else is signed in',
    () =>
      'This was written by another person than the one who is signed in now. It waits until they sign in again; nothing was saved.',
  ),
  headerOnly: kind(
    403,
    'Only with an Authorization header',
    () =>
      'This older address changes records, so it works only with an Authorization header and never by following a link. Use the call named in its Link header.',
  ),

  // Repeats and haste
  idempotencyKeyTooLong: kind<{ length: number; limit: number }>(
    400,
    'Idempotency-Key is too long',
    ({ length, limit }) =>
      `Idempotency-Key has ${length} characters; send at most ${limit}, a random UUID for example.`,
  ),
  idempotencyKeyReused: kind(
    422,
    'Idempotency-Key was used for something else',
    () =>
      'This Idempotency-Key was already sent with a different request. Send a new key with each new request, and the same key only when repeating one.',
  ),
  changedMeanwhile: kind<{ what: string; by: string }>(
    409,
    'Changed meanwhile',
    ({ what, by }) =>
      `${what} was changed${by === '' ? '' : ` by ${by}`} since you opened it. Compare the two and keep one.`,
  ),
  metricsClosed: kind(
    403,
    'Not for everybody',
    () => 'The metrics are for this machine, and for the addresses that the setting METRICS_FOR names.',
  ),
  stoppedByOther: kind<{ byHolder: boolean }>(403, 'Stopped by somebody else', ({ byHolder }) =>
    byHolder
      ? 'The farmer stopped these messages, by an answer or the link in a message. Only the farmer can start them again: by texting START, or by the same link.'
      : 'Another officer noted that this farmer wants no messages. That officer can start them again; or ask an administrator, on the farmer’s page.',
  ),
  startRefused: kind<{ sentence: string }>(409, 'Nothing to ask for', ({ sentence }) => sentence),
  startRequestNotFound: kind<{ found: number }>(
    404,
    'No such question',
    ({ found }) =>
      `There is no open question ${found} that is yours to answer. It may have been answered already; load the list again.`,
  ),
  otherHost: kind<{ found: string; expected: string }>(
    421,
    'Another host was asked for',
    ({ found, expected }) =>
      `This portal is ${expected}, and ${quoted(found)} was asked for. Use that address; a proxy in front must hand the Host header on.`,
  ),
  tooManyRequests: kind<{ seconds: number }>(
    429,
    'Too many requests',
    ({ seconds }) =>
      `Too many requests came from here. Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`,
  ),

  // Deleted things
  nothingToRestore: kind<{ days: number }>(
    404,
    'Nothing to bring back',
    ({ days }) =>
      `This was brought back already, or its ${days} days are over. The list of deleted things shows what can be brought back.`,
  ),

  // Our own troubles
  internal: kind(
    500,
    'Something went wrong here',
    () => 'Something went wrong on our side and nothing was saved. Try again; if it stays so, send us the request id.',
  ),
  databaseUnreachable: kind(
    503,
    'The records cannot be reached',
    () => 'The records cannot be reached at the moment and nothing was saved. Try again in a few seconds.',
  ),
  storageUnreachable: kind(
    503,
    'The files cannot be reached',
    () => 'The files cannot be reached at the moment and nothing was saved. Try again in a few seconds.',
  ),
  busy: kind(503, 'Very busy', () => 'The portal is very busy at the moment. Try again in a few seconds.'),
  scannerUnreachable: kind(
    503,
    'The scanner of files cannot be reached',
    () =>
      'Files are looked through before they are kept, and the scanner does not answer at the moment. Nothing was saved; try again in a minute.',
  ),
  diskFull: kind(
    507,
    'The disk is full',
    () =>
      'The disk of the server is full and nothing was saved. Whoever runs the portal must free space; then send it again.',
  ),
} as const;
