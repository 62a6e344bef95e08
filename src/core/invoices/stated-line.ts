import type { AllowanceCharge } from './invoice.ts';

/** A line as the document states it, amounts already in canonical spelling. */
export interface StatedLine {
  readonly name: string | null;
  readonly description: string | null;
  readonly articleNumber: string | null;
  readonly gtin: string | null;
  readonly quantity: string | null;
  readonly unit: string;
  readonly priceAmount: string | null;
  readonly baseQuantity: string | null;
  readonly allowanceCharges: readonly Pick<AllowanceCharge, 'charge' | 'amount' | 'kind'>[];
  readonly sum: string | null;
  readonly vatRate: string | null;
  /** When the goods of this very line came. */
  readonly deliveryDate: string | null;
}
