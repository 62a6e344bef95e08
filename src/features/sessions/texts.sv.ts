import type { texts as english } from './texts.en.ts';

/** Words of signing in and out. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  title: 'Logga in',
  email: 'E-post',
  password: 'Lösenord',
  signIn: 'Logga in',
  expired: 'Sessionen har gått ut. Logga in igen.',
  emailMissing: 'Skriv din e-post',
  passwordMissing: 'Skriv ditt lösenord',
  promise: 'Varje pris på varje faktura, jämfört med det ni kommit överens om.',
  logoutTitle: 'Logga ut från Krogkoll?',
  logoutText: 'En annan sida bad om att du skulle loggas ut.',
  logout: 'Logga ut',
  stay: 'Stanna kvar',
  leaving: 'Du är utloggad.',
  toLogin: 'Till inloggningen',
};
