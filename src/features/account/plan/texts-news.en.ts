/** What the bell says of somebody who asks for another plan. */
export const texts = {
  asked: '{{who}} asks for another plan',
  'about.invoices': 'For older invoices',
  'about.alerts': 'For older price alerts',
  'about.articles': 'For more articles',
  'about.suppliers': 'For more suppliers',
  'about.waiting': 'For invoices that wait to be analysed',
  'about.limits': 'For alert limits of their own',
  'about.market': 'For the market price',
  'about.imports': 'For the import of price lists',
  'about.exports': 'For exports',
  see: 'See the plans',
} as const;
