import { kind, quoted } from './problemKind.ts';

/** Problems of accounts. */
export const accountsProblems = {
  wrongSignIn: kind(401, 'Not signed in', () => 'Wrong e-mail or password. Check both and try again.'),
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
    'Your present password is needed',
    () =>
      'You signed in more than 15 minutes ago. To change the password or the e-mail, send your present password too (current_password), or sign in again.',
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
