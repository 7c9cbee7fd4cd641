/** Signing in, and asking for a new password. */
export const accounts = {
  signIn: 'Sign in',
  // D §4
  loggedIn: 'You are currently logged In',
  email: 'E-mail',
  orPhone: 'Officers may write their telephone number here.',
  password: 'Password',
  code: 'Code',
  codeHint: 'Six digits from your app, or one of your recovery codes.',
  show: 'Show',
  hide: 'Hide',
  forgot: 'Forgot your password?',
  // D §5
  enterEmail: 'Please Enter your Email',
  // D §8
  mailed: 'An email has been sent to your inbox',
  passwordSet: 'Your new password is set. Sign in with it.',
  noManage: 'This page is for administrators',
  noManageLead: 'Sign in with an account that has the role administrator. Whoever runs the portal can give it.',
} as const;
