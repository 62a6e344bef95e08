import { isBankgiro, isPlusgiro } from '#core/values/giro.ts';
import { isIban } from '#core/values/iban.ts';
import type { PaymentMeans } from './invoice.ts';

export type AccountKind = 'bankgiro' | 'plusgiro' | 'iban';

export interface Account {
  readonly kind: AccountKind;
  readonly account: string;
}

/** The accounts of an invoice, in a fixed order. */
export const accountsOf = (payment: PaymentMeans): Account[] =>
  (['bankgiro', 'plusgiro', 'iban'] as const).flatMap((kind) => {
    const account = payment[kind];
    return account === null ? [] : [{ kind, account }];
  });

/** Whether an account of the same kind and number is among the others. */
export const isAmong = (accounts: readonly Account[], { kind, account }: Account): boolean =>
  accounts.some((other) => other.kind === kind && other.account === account);

/** Whether the check digits of the number are right for its kind. */
export const hasCheckDigit = ({ kind, account }: Account): boolean =>
  ({ bankgiro: isBankgiro, plusgiro: isPlusgiro, iban: isIban })[kind](account);
