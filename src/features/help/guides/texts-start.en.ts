/** Guides for the first days. */
export const texts = {
  'first-invoice.title': 'Send the first invoice',
  'first-invoice.lede':
    'One invoice is enough to see what Krogkoll reads: every line, with price and quantity.',
  'first-invoice.words': 'upload add pdf photo picture file receipt scan begin',
  'first-invoice.step1': 'Open {{invoices}} and press {{add}}.',
  'first-invoice.step2':
    'Drop the file in the box, or take a photo with the phone. PDF, pictures, XML, CSV and ZIP will do.',
  'first-invoice.step3':
    'Its lines are there as soon as it is read. If it needs a human it lies in {{inbox}}.',
  'mail-address.title': 'Let suppliers mail us directly',
  'mail-address.lede':
    'The restaurant has an e-mail address of its own. What comes there is read without anybody touching it.',
  'mail-address.words': 'mail e-mail address forward send supplier automatic inbox',
  'mail-address.step1': 'Open {{inbox}} and show the address.',
  'mail-address.step2': 'Press {{copy}} and send the message to the supplier, or forward from your own mail.',
  'mail-address.step3':
    'The first time somebody new writes we ask you: {{accept}}. After that it goes by itself.',
  'power-of-attorney.title': 'What the power of attorney means',
  'power-of-attorney.lede':
    'With it we may ask suppliers for your invoices. It gives no right to pay, order or agree to anything.',
  'power-of-attorney.words': 'power attorney sign signature bankid signatory withdraw',
  'power-of-attorney.step1': 'Open {{outlet}} and the tab {{power}}.',
  'power-of-attorney.step2': 'Read it and press {{sign}}. Only the account owner can sign.',
  'power-of-attorney.step3':
    'The signed power of attorney stays under {{power}}, with who signed it and when.',
  'old-invoices.title': 'Import a whole year of invoices',
  'old-invoices.lede':
    'A year of old invoices shows what price changes have cost already, without hundreds of alerts.',
  'old-invoices.words': 'history old import zip mbox archive last year back',
  'old-invoices.step1': 'Open {{inbox}} and choose to read in old invoices.',
  'old-invoices.step2': 'Drop all you have: ZIP, mail archives, PDF or XML.',
  'old-invoices.step3':
    'Press {{close}} when everything is in. You get a summary to go through instead of alerts.',
} as const;
