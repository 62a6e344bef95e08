/** What the bell says of invoices that wait. */
export const texts = {
  doNotPay: 'Do not pay invoice {{number}} yet',
  held: 'Invoice {{number}} waits for you',
  detail: '{{supplier}}, {{amount}}. {{reason}}',
  check: 'Check',
} as const;
