import type { texts as english } from './texts-letters.en.ts';

/** Words of letters about programs that somebody has let in. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  madeSubject: '{{name}} är anslutet till Krogkoll',
  madeText:
    '{{who}} har släppt in {{name}}. Programmet når det som {{who}} själv når, tills någon avslutar det.',
  madeAdvice: 'Var det oväntat? Avsluta anslutningen, byt lösenord och prata med de andra ägarna.',
  reuseSubject: 'Anslutningen till {{name}} är avslutad',
  reuseText:
    'Någon använde en kod eller nyckel från {{name}} som redan var använd. Den kan ha kopierats, så anslutningen är avslutad.',
  reuseAdvice: 'Skickade programmet den bara två gånger behöver du inte göra något: anslut det igen.',
  greeting: 'Hej {{name}}',
  program: 'Program',
  may: 'Får',
  by: 'Av',
  read: 'läsa era siffror',
  'prices:write': 'föreslå avtal och hur larm avgörs',
  'claims:write': 'skriva utkast till kreditkrav',
  button: 'Se vad som är anslutet',
  footer: 'Du får det här för att det gäller din restaurang i Krogkoll.',
};
