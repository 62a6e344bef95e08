/** What the bell says of a price. */
export const texts = {
  change: '{{name}}: {{old}} → {{new}}',
  uncompared: '{{name}}: {{new}}, in another unit or pack',
  deal: 'Not what you have agreed',
  pack: 'The pack has changed',
  unit: 'Another unit or pack',
  'discount-lost': 'The discount is gone',
  'discount-lower': 'The discount is lower',
  list: 'The list price has changed',
  year: '{{amount}} a year',
  yearEstimated: '{{amount}} a year, estimated',
  decide: 'Decide',
} as const;
