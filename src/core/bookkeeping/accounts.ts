import type { Category } from '../products/category.ts';

/** What a posting is for: goods by their category, what else stands on invoices, and the sides of every draft. */
export type AccountUse =
  | Category
  | 'deposit'
  | 'freight'
  | 'fee'
  | 'vat-25'
  | 'vat-12'
  | 'vat-6'
  | 'vat-other'
  | 'payable'
  | 'rounding';

/** Account numbers by their use. */
export type AccountPlan = Readonly<Record<AccountUse, string>>;

/**
 * Proposals after the BAS chart of accounts, in the order in which a screen offers them. BAS has one account for input VAT of
 * every rate.
 */
export const basAccounts: AccountPlan = {
  general: '4010',
  meat: '4010',
  'fish-and-seafood': '4010',
  'fruit-and-vegetables': '4010',
  'dairy-and-cheese': '4010',
  'baked-goods': '4010',
  speciality: '4010',
  'coffee-and-tea': '4010',
  'soft-drinks': '4010',
  alcohol: '4020',
  supplies: '5460',
  deposit: '4010',
  freight: '5710',
  fee: '6990',
  'vat-25': '2641',
  'vat-12': '2641',
  'vat-6': '2641',
  'vat-other': '2641',
  payable: '2440',
  rounding: '3740',
};

export const accountUses = Object.keys(basAccounts) as AccountUse[];

/** Whether the text is an account of a Swedish chart of accounts: four digits, of the classes 1 to 8. */
export const isAccount = (text: string): boolean => /^[1-8]\d{3}$/.test(text);
