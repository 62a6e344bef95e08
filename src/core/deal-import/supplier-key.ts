/** A supplier's name as a row's is compared with it. */
export const supplierKey = (name: string): string =>
  name.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
