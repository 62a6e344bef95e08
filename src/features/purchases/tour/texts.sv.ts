import type { texts as english } from './texts.en.ts';

/** Words of the tour. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  of: 'Steg {{step}} av {{steps}}',
  skip: 'Hoppa över',
  next: 'Nästa',
  back: 'Tillbaka',
  done: 'Klart',
  sign: 'Här byter du restaurang',
  signText: 'Skylten visar vilken krog du ser. Allt annat följer med.',
  today: 'Börja dagen här',
  todayText: 'Det dyraste överst. Gör tre saker, sedan är du klar.',
  invoices: 'Alla fakturor på ett ställe',
  invoicesText: 'Mejl, foton och e-fakturor blir rader. Det oläsliga syns i Inkorgen.',
  marker: 'Det gula ska du titta på',
  markerText: 'Gult är ett pris som väntar på ditt beslut. Inget gult, inget att göra.',
  prices: 'Följ ett pris över tid',
  pricesText: 'Varje vara visar vad du har betalat och avtalat.',
  suppliers: 'Lägg till fler leverantörer',
  suppliersText: 'Ju fler som skickar hit, desto mer ser du.',
  suppliersMore: 'Under Mer. Ju fler som skickar hit, desto mer ser du.',
};
