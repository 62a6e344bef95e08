const mebibyte = 1024 * 1024;

/** Limits of one mbox: a year of a busy restaurant's invoices is some 4,000 mails. */
export const mboxLimits = {
  mails: 20_000,
  mailBytes: 50 * mebibyte,
  outputBytes: 260 * mebibyte,
} as const;
