/** What a claim that is not sent says on the first screen. */
export const texts = {
  named: 'claim {{number}}',
  draft: 'The claim to {{supplier}} is not sent',
  late: 'The claim to {{supplier}} is not sent, and the day to complain by is past',
  detail_one: '{{number}} · {{count}} line · drafted {{date}}',
  detail_other: '{{number}} · {{count}} lines · drafted {{date}}',
  write: 'Send the claim',
  open: 'Open the claim',
} as const;
