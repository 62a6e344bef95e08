import type { texts as english } from './texts-letters.en.ts';

/** Brevets ord när någon ber kontoägaren om en annan plan. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  greeting: 'Hej {{name}},',
  subject: '{{who}} ber om en annan plan för {{organization}}',
  text: '{{who}} behöver något i Krogkoll som inte ingår i planen för {{organization}}.',
  about: 'Det gäller',
  'about.invoices': 'Äldre fakturor',
  'about.alerts': 'Äldre prislarm',
  'about.articles': 'Fler artiklar',
  'about.suppliers': 'Fler leverantörer',
  'about.waiting': 'Fakturor som väntar på att analyseras',
  'about.limits': 'Egna larmgränser',
  'about.market': 'Marknadspriset',
  'about.imports': 'Import av prislistor',
  'about.exports': 'Export',
  advice: 'Bara du som äger kontot kan ändra planen. Du ser vad var och en ger och kostar innan du väljer.',
  button: 'Se abonnemang',
  footer: 'Du får brevet för att du äger kontot. Det kommer högst en gång om dagen.',
};
