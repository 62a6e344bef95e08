import type { texts as english } from './texts-letters.en.ts';

/** Words of letters about answers of support. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  subject: 'Svar från Krogkolls support',
  greeting: 'Hej {{name}}!',
  attached: 'Bifogat: {{files}}. Öppna samtalet för att hämta.',
  signature: 'Krogkolls support',
  signatureOf: '{{name}}, Krogkolls support',
  button: 'Öppna samtalet',
  footer:
    'Du får det här för att du har frågat oss något i Krogkoll. Svara på mejlet så kommer ditt svar in i samtalet.',
};
