/** Reasons of the trust gate that say: do not pay before somebody has asked the supplier. */
export const doNotPay: readonly string[] = [
  'payment.account-changed',
  'payment.account-of-other-supplier',
  'payment.account-check-digit',
];
