import { type Decimal, decimal, sumOf } from '#core/values/decimal.ts';
import { amount, percentage } from './amounts.ts';
import { ciiAllowanceCharges } from './cii-parts.ts';
import type { StatedLine } from './invoice-line.ts';
import type { Element } from './xml-element.ts';

/**
 * The lines whose sums make the document's line total. In the EXTENDED profile `GROUP` lines subtotal the `DETAIL` lines
 * beneath and `INFORMATION` lines only explain; ZUGFeRD 1.0 has lines with nothing but a note. Where lines have parents
 * but no status says which count, the set that adds up to the stated total does.
 */
export const countedLines = (lines: readonly Element[], lineTotal: string | null): readonly Element[] => {
  const own = lines.filter(isOwnLine);
  const parents: ReadonlySet<string | null> = new Set(own.map(parentOf).filter((id) => id !== null));
  if (parents.size === 0 || lineTotal === null) return own;
  const choices = [
    own,
    own.filter((line) => parentOf(line) === null),
    own.filter((line) => !parents.has(line.at('AssociatedDocumentLineDocument', 'LineID'))),
  ];
  return choices.find((chosen) => sumOf(chosen.map(lineSum)).eq(lineTotal)) ?? own;
};

const parentOf = (line: Element): string | null => line.at('AssociatedDocumentLineDocument', 'ParentLineID');

const lineSum = (line: Element): Decimal =>
  decimal(amount(summation(line)?.at('LineTotalAmount') ?? null) ?? '0');

const isOwnLine = (line: Element): boolean => {
  const status = line.at('AssociatedDocumentLineDocument', 'LineStatusReasonCode')?.toUpperCase();
  if (status === 'GROUP' || status === 'INFORMATION') return false;
  return line.child('SpecifiedTradeProduct') !== undefined || summation(line) !== undefined;
};

/** An `IncludedSupplyChainTradeLineItem`. */
export const ciiLine = (line: Element): StatedLine => {
  const product = line.child('SpecifiedTradeProduct');
  const agreement = line.child('SpecifiedLineTradeAgreement', 'SpecifiedSupplyChainTradeAgreement');
  const net = agreement?.child('NetPriceProductTradePrice');
  const gross = agreement?.child('GrossPriceProductTradePrice');
  const quantity = line
    .child('SpecifiedLineTradeDelivery', 'SpecifiedSupplyChainTradeDelivery')
    ?.child('BilledQuantity');
  const settlement = settlementOf(line);
  const tax = settlement?.child('ApplicableTradeTax');
  const price = amount(net?.at('ChargeAmount') ?? null);
  const sum = amount(summation(line)?.at('LineTotalAmount') ?? null);
  const billed = amount(quantity?.text ?? null);
  const netBase = amount(net?.at('BasisQuantity') ?? null);
  return {
    name: product?.at('Name') ?? null,
    description: product?.at('Description') ?? null,
    articleNumber: product?.at('SellerAssignedID') ?? null,
    gtin: product?.at('GlobalID') ?? null,
    quantity: billed,
    unit: quantity?.attribute('unitCode') ?? '',
    priceAmount: price,
    baseQuantity: netBase ?? provenBase(amount(gross?.at('BasisQuantity') ?? null), billed, price, sum),
    allowanceCharges: settlement === undefined ? [] : ciiAllowanceCharges(settlement),
    sum,
    vatRate: percentage(tax?.at('RateApplicablePercent') ?? tax?.at('ApplicablePercent') ?? null),
  };
};

/**
 * BT-149 applies to both prices, but a base quantity on the gross price alone is often left over from another price: it
 * counts when the line's sum comes out with it.
 */
const provenBase = (
  base: string | null,
  quantity: string | null,
  price: string | null,
  sum: string | null,
): string | null => {
  if (base === null || quantity === null || price === null || sum === null || decimal(base).eq('0'))
    return null;
  const product = decimal(quantity).times(decimal(price)).div(decimal(base));
  return product.minus(decimal(sum)).abs().lte('0.02') ? base : null;
};

const settlementOf = (line: Element): Element | undefined =>
  line.child('SpecifiedLineTradeSettlement', 'SpecifiedSupplyChainTradeSettlement');

const summation = (line: Element): Element | undefined =>
  settlementOf(line)?.child(
    'SpecifiedTradeSettlementLineMonetarySummation',
    'SpecifiedTradeSettlementMonetarySummation',
  );
