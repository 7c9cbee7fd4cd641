import { kind, quoted } from './problemKind.ts';

/** Why the way back from a provider of sign-ins was not accepted. */
const providerFaults = {
  state: 'it was begun in another browser, or more than ten minutes ago.',
  issuer: 'it was issued by somebody else.',
  audience: 'it was meant for another service.',
  nonce: 'it does not belong to this sign-in.',
  expired: 'it has expired.',
  key: 'its signature fits no key of the provider.',
  denied: 'the provider did not let you in.',
  address: 'it names no e-mail address.',
  other: 'what the provider sent could not be read.',
} as const;
export type ProviderFault = keyof typeof providerFaults;

/** Problems of accounts. */
export const accountsProblems = {
  wrongSignIn: kind(401, 'Not signed in', () => 'Wrong e-mail or password. Check both and try again.'),
  secondStepNeeded: kind(
    401,
    'A code is needed',
    () => 'Type the code that your app shows for AgriHub Ghana, or one of your recovery codes (code).',
  ),
  wrongCode: kind(
    401,
    'The code is not right',
    () => 'This code is not right, or was used already. Wait for the next one of your app, or use a recovery code.',
  ),
  secondStepMissing: kind(
    403,
    'A second step is needed',
    () =>
      'Administrators sign in with a second step here. Set it up at /account; after that everything opens that you may.',
  ),
  secondStepIsOn: kind(
    409,
    'The second step is on',
    () => 'Your sign-in asks for a code already. Switch it off first to use another app.',
  ),
  secondStepNotBegun: kind(
    409,
    'No second step',
    () => 'Your sign-in asks for no code yet. Set the second step up first.',
  ),
  providerRefused: kind<{ fault: ProviderFault }>(
    403,
    'The sign-in was not accepted',
    ({ fault }) =>
      `The sign-in that came back was not accepted: ${providerFaults[fault]} Try again; if it happens again, tell whoever runs the portal.`,
  ),
  providerAway: kind(
    502,
    'The provider does not answer',
    () => 'The provider you wanted to sign in with does not answer. Try again later, or use your password.',
  ),
  providerNotSetUp: kind(404, 'No provider', () => 'Signing in with a provider is not set up here. Use your password.'),
  providerGivesNothing: kind(
    403,
    'No right here',
    () => 'Your provider signed you in, and gives you no right here. Ask who keeps its groups to add you.',
  ),
  noGrant: kind<{ area: string }>(
    403,
    'No right here',
    ({ area }) => `This account has no right to the ${area}. Ask an administrator to add it.`,
  ),
  tooManySignIns: kind<{ minutes: number }>(
    429,
    'Too many attempts',
    ({ minutes }) =>
      `Too many sign-ins failed. Wait ${minutes} minutes and try again, or have a new password mailed to you under “Forgot password”: its link opens the account at once.`,
  ),
  linkSpent: kind(
    410,
    'The link no longer works',
    () => 'This link was used, replaced or is too old. Start the server again to print a new one.',
  ),
  emailTaken: kind(
    409,
    'E-mail in use',
    () =>
      'An account with this e-mail exists already. Sign in with it, ask for a new password, or use another address.',
  ),
  badEmail: kind<{ found: string }>(
    400,
    'Not an e-mail address',
    ({ found }) => `${quoted(found)} is not an e-mail address. Write it as name@example.org.`,
  ),
  emailOrPhoneMissing: kind(
    400,
    'Nothing to sign in with',
    () =>
      'Neither an e-mail address nor a telephone number is given. Fill in one of them: the officer signs in with it.',
  ),
  // D §5 and P §8 quote the sentence.
  emailMissing: kind(400, 'E-mail missing', () => 'Please Enter your Email'),
  badPhone: kind<{ found: string }>(
    400,
    'Not a telephone number',
    ({ found }) => `${quoted(found)} is not a telephone number of Ghana. Write its ten digits, such as 0244123456.`,
  ),
  fieldEmpty: kind<{ field: string }>(400, 'Something is missing', ({ field }) => `${field} is empty. Fill it in.`),
  passwordsDiffer: kind(
    400,
    'The passwords differ',
    () => 'The two passwords are not the same. Type the same password twice.',
  ),
  weakPassword: kind<{ why: string }>(
    400,
    'The password is too easy to guess',
    ({ why }) => `${why} Three or four words that do not belong together make a good one.`,
  ),
  wrongPassword: kind(
    422,
    'Wrong password',
    () => 'This is not the password of your account. Type the one you sign in with.',
  ),
  currentPasswordNeeded: kind(
    422,
    'Your current password is needed',
    () =>
      'You signed in more than 15 minutes ago. To change the password or the e-mail, send your current password too (current_password), or sign in again.',
  ),
  resetLinkSpent: kind(
    410,
    'The link no longer works',
    () => 'This link was used, is older than an hour, or is not complete. Ask for a new one at /main/services.',
  ),
  confirmLinkSpent: kind(
    410,
    'The link no longer works',
    () => 'This link was used, is older than a day, or is not complete. Sign in, or join once more.',
  ),
  tooManyTries: kind<{ what: string; minutes: number }>(
    429,
    'Too many from here',
    ({ what, minutes }) => `Too many ${what} from your network within the hour. Wait ${minutes} minutes and try again.`,
  ),
  personNotFound: kind<{ found: string }>(
    404,
    'No such person',
    ({ found }) => `There is no person ${quoted(found)}. Take the id from the list.`,
  ),
  signInNotFound: kind<{ found: string }>(
    404,
    'No such sign-in',
    ({ found }) => `There is no sign-in ${quoted(found)} of yours. It may have ended; the list shows those there are.`,
  ),
  tokenEnded: kind(
    401,
    'The access token does not work',
    () =>
      'This access token is unknown, was ended or has expired. Make a new one under “Your account”, or ask the administrator of the service account.',
  ),
  scopeMissing: kind<{ has: string; needs: string }>(
    403,
    'Outside the scopes of the token',
    ({ has, needs }) =>
      `This access token is for ${has}; the call needs ${needs}. Make a token with that scope, or use another one.`,
  ),
  tokenTooBusy: kind<{ limit: number; seconds: number }>(
    429,
    'Too many calls with this token',
    ({ limit, seconds }) => `This access token made more than ${limit} calls in a minute. Wait ${seconds} seconds.`,
  ),
  notByToken: kind(
    403,
    'Not with an access token',
    () => 'Access tokens and second steps of signing in are changed by whoever signed in, not with an access token.',
  ),
  passwordNeeded: kind(
    422,
    'Your password is needed',
    () => 'You signed in more than 15 minutes ago. Send your password too (current_password), or sign in again.',
  ),
  tooManyTokens: kind<{ limit: number }>(
    409,
    'Too many access tokens',
    ({ limit }) => `There are ${limit} access tokens of this account that work. End one you no longer need first.`,
  ),
  tokenNotFound: kind<{ found: string }>(
    404,
    'No such access token',
    ({ found }) => `There is no access token ${quoted(found)}. Take the id from the list.`,
  ),
  webhookAddress: kind<{ found: string }>(
    422,
    'Not an address for a webhook',
    ({ found }) =>
      `${quoted(found)} cannot be called. Give an https address without a name and password in it, such as https://example.org/agrihub.`,
  ),
  dhis2Address: kind<{ found: string }>(
    422,
    'Not an address of DHIS2',
    ({ found }) =>
      `${quoted(found)} cannot be called. Give the https address of DHIS2 without a name and password in it, such as https://dhis2.example.org/dhis.`,
  ),
  dhis2TokenNeeded: kind(
    422,
    'An access token is missing',
    () => 'No token is kept for this address. Make a personal access token in DHIS2, and send it along.',
  ),
  dhis2District: kind<{ found: string }>(
    422,
    'No such district',
    ({ found }) => `There is no district ${quoted(found)}. Take the keys from the list of districts.`,
  ),
  dhis2NotSet: kind(409, 'No DHIS2 is set', () => 'Set the address and the token of DHIS2 first.'),
  dhis2Trouble: kind<{ sentence: string }>(502, 'DHIS2 does not answer', ({ sentence }) => sentence),
  webhookNotFound: kind<{ found: string }>(
    404,
    'No such webhook',
    ({ found }) => `There is no webhook or delivery ${quoted(found)}. Take the id from the list.`,
  ),
  webhookIsOff: kind(409, 'The webhook is off', () => 'Nothing is sent to this address. Switch it on first.'),
  tooManyWebhooks: kind<{ limit: number }>(
    409,
    'Too many webhooks',
    ({ limit }) => `There are ${limit} webhooks. Remove one you no longer need first.`,
  ),
  serviceNotFound: kind<{ found: string }>(
    404,
    'No such service account',
    ({ found }) => `There is no service account ${quoted(found)}. Take the id from the list.`,
  ),
  lastAdministrator: kind(
    409,
    'The last administrator',
    () => 'You are the only administrator of the control centre. Have another one made first.',
  ),
  ownAccountStaysOpen: kind(
    409,
    'Your own account',
    () => 'This is your own account. Another administrator can close it; on /main/account you can delete it.',
  ),
  lastDataAdministrator: kind(
    409,
    'The last data administrator',
    () => 'This is the only data administrator. Make another one first.',
  ),
} as const;
