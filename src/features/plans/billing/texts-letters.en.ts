/** Words of letters about payments. */
export const texts = {
  failedSubject: 'The payment for Krogkoll did not go through',
  failedText:
    'The bank refused the charge for your plan. Everything goes on as before until {{date}}. Change the card or pay the invoice before then.',
  lateSubject: 'An invoice from Krogkoll is late',
  lateText:
    'An invoice for your plan has not been paid in time. Everything goes on as before until {{date}}.',
  keptText:
    'After that you have Starter until it is paid. Nothing is deleted, and invoices are still collected.',
  button: 'See the payment',
  footer: 'You get this because you own a restaurant in Krogkoll.',
} as const;
