import type { texts as english } from './texts-news.en.ts';

/** What the bell says of somebody who asks for another plan. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  asked: '{{who}} ber om en annan plan',
  'about.invoices': 'För äldre fakturor',
  'about.alerts': 'För äldre prislarm',
  'about.articles': 'För fler artiklar',
  'about.suppliers': 'För fler leverantörer',
  'about.waiting': 'För fakturor som väntar på att analyseras',
  'about.limits': 'För egna larmgränser',
  'about.market': 'För marknadspriset',
  'about.imports': 'För import av prislistor',
  'about.exports': 'För export',
  see: 'Se abonnemang',
};
