import type { texts as english } from './texts-shown.en.ts';

/** Words of the page that a supplier reads a negotiation sheet on. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  title: 'Förhandlingsunderlag',
  lede: 'Siffror ur restaurangens egna fakturor, som de var {{date}}. Länken gäller till och med {{until}}.',
  download: 'Ladda ner som PDF',
  prices: 'Priser, senaste först',
  privacy: '{{restaurant}} har gett dig länken. Den som har den kan läsa sidan.',
  goneTitle: 'Länken gäller inte längre',
  goneText: 'Den gäller i 14 dagar och kan dras in. Be restaurangen om en ny.',
  failedTitle: 'Underlaget gick inte att hämta',
  failedText: 'Försök igen om en stund.',
  retry: 'Försök igen',
};
