import type { texts as english } from './texts-staff.en.ts';

/** Ord för support som sätter ett abonnemang. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  set: 'Sätt abonnemang',
  title: 'Abonnemang för {{organization}}',
  text: 'Gäller direkt och skrivs i loggen med anledningen. Den som betalar med kort ändrar själv.',
  plan: 'Abonnemang',
  until: 'Till och med',
  untilHint: 'Lämna tomt för tills vidare.',
  reason: 'Anledning',
  reasonHint: 'Vad kunden bad om och vem som beslutade.',
  reasonShort: 'Skriv minst {{count}} tecken',
  done: '{{plan}} gäller nu för {{organization}}',
};
