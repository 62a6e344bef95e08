import type { texts as english } from './texts-letters.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  subject: 'Din fil är klar: {{file}}',
  greeting: 'Hej {{name}}!',
  text: 'Filen som du bad om hos {{unit}} är klar, med {{rows}} rader. Den går att ladda ner i sju dagar, bara av dig.',
  button: 'Ladda ner filen',
  footer: 'Du får brevet för att du har låtit göra en fil i Krogkoll.',
};
