/** Words of signing in and out. */
export const texts = {
  title: 'Sign in',
  email: 'Email',
  password: 'Password',
  signIn: 'Sign in',
  expired: 'Your session has expired. Sign in again.',
  emailMissing: 'Enter your email',
  passwordMissing: 'Enter your password',
  promise: 'Every price on every invoice, checked against what you agreed.',
  logoutTitle: 'Sign out of Krogkoll?',
  logoutText: 'Another page asked to sign you out.',
  logout: 'Sign out',
  stay: 'Stay signed in',
  leaving: 'You are signed out.',
  toLogin: 'To the sign-in page',
};
