/** What a price that waits says on the first screen. */
export const texts = {
  up: '{{name}} is {{percent}} dearer',
  down: '{{name}} is {{percent}} cheaper',
  unit: '{{name}} is sold in another unit or pack',
  even: '{{name}} has a new price',
  pack: 'The pack has changed.',
  'discount-lost': 'The discount is gone.',
  'discount-lower': 'The discount is lower.',
  list: 'The list price has gone up.',
  overDeal: '{{name}} costs {{amount}} more than agreed',
  claim: 'Claim {{amount}}',
  claimedIn: 'stands in {{number}}',
  seeClaim: 'See {{number}}',
  detail_one: '{{supplier}} · {{count}} purchase, {{date}}',
  detail_other: '{{supplier}} · {{count}} purchases since {{date}}',
  decide: 'Decide',
  history: 'See the price history',
} as const;
