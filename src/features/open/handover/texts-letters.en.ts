export const texts = {
  subject: '{{system}} has to be connected again',
  greeting: 'Hi {{name}}',
  ended: '{{system}} does not let Krogkoll in any longer, so booked invoices cannot be handed over.',
  waits: 'Nothing is lost: what is booked waits, and is handed over when you have connected again.',
  company: 'Company',
  button: 'Connect {{system}} again',
  footer: 'You get this letter because you own a restaurant that hands its invoices over to bookkeeping.',
} as const;
