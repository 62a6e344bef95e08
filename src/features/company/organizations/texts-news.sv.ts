import type { texts as english } from './texts-news.en.ts';

/** What the bell says of a plan that ends, rests or is not paid. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  trialEnds: 'Provperioden slutar {{date}}',
  trialEnded: 'Provperioden är slut',
  planEnds: 'Er plan slutar {{date}}',
  planEnded: 'Er plan är slut',
  late: 'En betalning gick inte igenom',
  lateDetail: 'Allt fungerar till {{date}}, sedan har ni Starter tills den är betald.',
  lateOver: 'En betalning är fortfarande försenad',
  lateOverDetail: 'Ni har Starter tills den är betald. Inget raderas.',
  paused: 'Er plan är pausad',
  pausedDetail: 'Ni har Starter så länge. Inget raderas.',
  detail: 'Efter den har ni Starter. Inget raderas.',
  asked: '{{who}} ber om en annan plan',
  'asked.invoices': 'För äldre fakturor',
  'asked.alerts': 'För äldre prislarm',
  'asked.articles': 'För fler artiklar',
  'asked.suppliers': 'För fler leverantörer',
  'asked.waiting': 'För fakturor som väntar på att analyseras',
  'asked.limits': 'För egna larmgränser',
  'asked.market': 'För marknadspriset',
  'asked.imports': 'För import av prislistor',
  'asked.exports': 'För export',
  seePlans: 'Se abonnemang',
  see: 'Se planen',
};
