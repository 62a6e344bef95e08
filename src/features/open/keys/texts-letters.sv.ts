import type { texts as english } from './texts-letters.en.ts';

/** Words of letters about keys. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  madeSubject: 'En ny API-nyckel: {{name}}',
  madeText: '{{who}} har skapat API-nyckeln {{name}}. Den som har den når era siffror utan att logga in.',
  revokedSubject: 'API-nyckeln {{name}} är indragen',
  revokedText: '{{who}} har dragit in API-nyckeln {{name}}. Program som använde den nekas från och med nu.',
  greeting: 'Hej {{name}}',
  advice: 'Var det oväntat? Dra in nyckeln, byt lösenord och prata med de andra ägarna.',
  key: 'Nyckel',
  by: 'Av',
  button: 'Se nycklarna',
  footer: 'Du får det här för att du äger en restaurang i Krogkoll.',
};
