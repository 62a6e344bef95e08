import type { texts as english } from './texts-letters.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  greeting: 'Hej {{name}}!',
  readySubject: 'Arkivet är klart att ladda ner',
  readyText: 'ZIP-filen med {{documents}} dokument är klar. Den går att ladda ner i 30 dagar, bara av dig.',
  missingText:
    '{{missing}} original finns inte kvar som de kom. De står i registret med sina kontrollsummor.',
  readyButton: 'Ladda ner arkivet',
  endsSubject: '{{documents}} original får tas bort efter {{until}}',
  endsText:
    'Bokföringslagens sju år är över {{until}} för {{documents}} dokument. Dagen efter tas originalen bort. Vad de var och deras kontrollsummor finns kvar.',
  endsChoice: 'Ladda ner arkivet om ni vill ha dem, eller behåll året i ett år till och skriv varför.',
  endsButton: 'Öppna arkivet',
  footer: 'Du får brevet för att du äger restaurangen i Krogkoll.',
};
