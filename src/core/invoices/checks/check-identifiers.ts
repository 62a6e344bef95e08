import { isBankgiro, isPlusgiro } from '../../values/giro.ts';
import { hasLuhnCheckDigit } from '../../values/luhn.ts';
import { isSwedishVatNumber } from '../../values/vat-number.ts';
import type { CheckCode, CheckFinding } from './check-finding.ts';
import type { Invoice } from '../invoice.ts';

/** Judges check digits of the supplier's numbers. Warns only: official samples carry invented numbers. */
export const checkIdentifiers = ({ supplier, payment }: Invoice): CheckFinding[] => [
  // A sole trader's number is a personal identity number, so only the check digit is judged here.
  ...warnUnless('supplier.organization-number-check-digit', supplier.organizationNumber, (number) =>
    isSwedish(supplier.vatNumber) && /^\d{10}$/.test(number) ? hasLuhnCheckDigit(number) : true,
  ),
  ...warnUnless('supplier.vat-number-check-digit', supplier.vatNumber, (number) =>
    isSwedish(number) ? isSwedishVatNumber(number) : true,
  ),
  ...warnUnless('payment.bankgiro-check-digit', payment.bankgiro, isBankgiro),
  ...warnUnless('payment.plusgiro-check-digit', payment.plusgiro, isPlusgiro),
];

const isSwedish = (vatNumber: string | null): boolean => vatNumber === null || vatNumber.startsWith('SE');

const warnUnless = (
  code: CheckCode,
  value: string | null,
  valid: (value: string) => boolean,
): CheckFinding[] => (value === null || valid(value) ? [] : [{ code, severity: 'warn', params: { value } }]);
