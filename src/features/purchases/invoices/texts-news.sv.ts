import type { texts as english } from './texts-news.en.ts';

/** What the bell says of invoices that wait. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  doNotPay: 'Betala inte faktura {{number}} än',
  held: 'Faktura {{number}} väntar på dig',
  detail: '{{supplier}}, {{amount}}. {{reason}}',
  check: 'Granska',
};
