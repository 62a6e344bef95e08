/** What the bell says of claims. */
export const texts = {
  accepted: '{{supplier}} has said yes to your claim',
  rejected: '{{supplier}} has said no to your claim',
  'counter-offer': '{{supplier}} offers something else',
  answered: '{{supplier}} has answered your claim',
  mail: '{{supplier}} has written about your claim',
  undelivered: 'Your claim to {{supplier}} did not arrive',
  credited: '{{amount}} back from {{supplier}}',
  claim: 'Claim {{number}}',
  open: 'Open the claim',
} as const;
