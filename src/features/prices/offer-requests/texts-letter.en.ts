/** Words of letters that ask a supplier for a price. */
export const texts = {
  offerSubject: 'Request for an offer from {{restaurant}}: {{goods}}',
  offer:
    'Hello,\n\nWe buy about {{quantity}} a year of this kind of goods and ask you for an offer on {{goods}} at {{price}} excl. VAT or better, delivered to {{restaurant}}.\n\nPlease say what the price holds from and until, the smallest order, and days of delivery. You may answer this letter with a price list as a spreadsheet.',
  ownSubject: 'Question about a price from {{restaurant}}: {{goods}}',
  own: 'Hello,\n\nAnother of our restaurants buys {{goods}} from you for {{price}} excl. VAT. We ask you for the same price for {{restaurant}}, which takes about {{quantity}} a year.\n\nPlease say from which day it holds. You may answer this letter with a price list as a spreadsheet.',
  regards: 'Kind regards\n{{person}}, {{restaurant}}',
  numbered: '{{name}} ({{number}})',
  footer:
    'Sent by Krogkoll for {{organization}}, {{organizationNumber}}. Answer this letter to reach the restaurant.',
};
