import type { AccountUse } from '#core/bookkeeping/accounts.ts';

/** Names of the chart of accounts BAS for the accounts that are proposed. */
const basNames: Readonly<Record<string, string>> = {
  '4010': 'Inköp material och varor',
  '4020': 'Inköp alkoholdrycker',
  '5460': 'Förbrukningsmaterial',
  '5710': 'Frakter och transporter',
  '6990': 'Övriga externa kostnader',
  '2641': 'Debiterad ingående moms',
  '2440': 'Leverantörsskulder',
  '3740': 'Öres- och kronutjämning',
};

/** What a posting is for, in the language of Swedish books. */
const useNames: Readonly<Record<AccountUse, string>> = {
  general: 'Inköp varor',
  alcohol: 'Inköp alkohol',
  meat: 'Inköp kött',
  supplies: 'Förbrukning',
  speciality: 'Inköp specialvaror',
  'soft-drinks': 'Inköp läsk och vatten',
  'coffee-and-tea': 'Inköp kaffe och te',
  'baked-goods': 'Inköp bröd',
  'dairy-and-cheese': 'Inköp mejeri och ost',
  'fruit-and-vegetables': 'Inköp frukt och grönt',
  'fish-and-seafood': 'Inköp fisk och skaldjur',
  deposit: 'Pant',
  freight: 'Frakt',
  fee: 'Avgifter',
  'vat-25': 'Ingående moms',
  'vat-12': 'Ingående moms',
  'vat-6': 'Ingående moms',
  'vat-other': 'Ingående moms',
  payable: 'Leverantörsskuld',
  rounding: 'Öresutjämning',
};

/** The name of an account: BAS's own, else what it is used for. */
export const accountName = (account: string, use: AccountUse): string => basNames[account] ?? useNames[use];

/** The text of a posting, with the rate of VAT where it is known. */
export const postingText = (use: AccountUse, rate: string | null): string =>
  rate === null ? useNames[use] : `${useNames[use]} ${rate.replace('.', ',')} %`;
