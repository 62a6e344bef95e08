import type { texts as english } from './texts.en.ts';

/** Words of signing in and out. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  title: 'Välkommen tillbaka',
  pageTitle: 'Logga in',
  email: 'E-post',
  password: 'Lösenord',
  signIn: 'Logga in',
  forgot: 'Glömt lösenordet?',
  newHere: 'Ny här?',
  createAccount: 'Skapa konto',
  expired: 'Sessionen har gått ut. Logga in igen.',
  emailMissing: 'Skriv din e-post',
  passwordMissing: 'Skriv ditt lösenord',
  sendLink: 'Skicka ny länk',
  unreachable: 'Krogkoll går inte att nå. Kontrollera uppkopplingen och försök igen',
  logoutTitle: 'Logga ut från Krogkoll?',
  logoutText: 'En annan sida bad om att du skulle loggas ut.',
  logout: 'Logga ut',
  stay: 'Stanna kvar',
  leaving: 'Du är utloggad.',
  toLogin: 'Till inloggningen',
};
