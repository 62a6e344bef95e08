import type { texts as english } from './texts-letters.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  subject: '{{system}} behöver kopplas igen',
  greeting: 'Hej {{name}}',
  ended: '{{system}} släpper inte längre in Krogkoll, så bokförda fakturor kan inte lämnas över.',
  waits: 'Inget är förlorat: det som är bokfört väntar, och lämnas över när du har kopplat igen.',
  company: 'Företag',
  button: 'Koppla {{system}} igen',
  footer: 'Du får det här brevet för att du äger en restaurang som lämnar sina fakturor till bokföringen.',
};
