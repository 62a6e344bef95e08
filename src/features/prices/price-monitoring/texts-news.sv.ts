import type { texts as english } from './texts-news.en.ts';

/** What the bell says of a price. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  change: '{{name}}: {{old}} → {{new}}',
  uncompared: '{{name}}: {{new}}, i annan enhet eller förpackning',
  deal: 'Inte vad ni har avtalat',
  pack: 'Förpackningen har ändrats',
  unit: 'Annan enhet eller förpackning',
  'discount-lost': 'Rabatten är borta',
  'discount-lower': 'Rabatten är lägre',
  list: 'Listpriset har ändrats',
  year: '{{amount}}/år',
  yearEstimated: '{{amount}}/år, uppskattat',
  decide: 'Ta ställning',
};
