import type { texts as english } from './texts-letters.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  subject: 'En webhook har stängts av',
  greeting: 'Hej {{name}}',
  failed:
    'Vi har försökt skicka ett meddelande tio gånger på tre dagar, och mottagaren har inte tagit emot det.',
  'failed.then':
    'Inget är förlorat: det som händer sparas i {days} dagar. När mottagaren fungerar igen slår du på webhooken, och då skickas allt som väntar.',
  gone: 'Mottagaren svarade 410: den vill inte ha fler meddelanden.',
  'gone.then':
    'Inget mer skrivs för den. Var det ett misstag slår du på webhooken igen; det som skickats de senaste {days} dagarna kan skickas en gång till.',
  address: 'Mottagare',
  button: 'Visa leveranserna',
  footer: 'Du får det här brevet för att du äger en restaurang med webhooks.',
};
