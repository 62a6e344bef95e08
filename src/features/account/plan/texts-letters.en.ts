/** Words of the letter in which somebody asks the owner for another plan. */
export const texts = {
  greeting: 'Hi {{name}},',
  subject: '{{who}} asks for another plan for {{organization}}',
  text: '{{who}} needs something in Krogkoll that the plan of {{organization}} does not include.',
  about: 'What for',
  'about.invoices': 'Older invoices',
  'about.alerts': 'Older price alerts',
  'about.articles': 'More articles',
  'about.suppliers': 'More suppliers',
  'about.waiting': 'Invoices that wait to be analysed',
  'about.limits': 'Alert limits of your own',
  'about.market': 'The market price',
  'about.imports': 'Import of price lists',
  'about.exports': 'Export',
  advice:
    'Only you, the owner, can change the plan. You see what each one gives and costs before you choose.',
  button: 'See the plans',
  footer: 'You get this letter because you own the account. It comes at most once a day.',
} as const;
