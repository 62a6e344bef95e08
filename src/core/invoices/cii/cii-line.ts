import { amount, percentage } from '../amounts.ts';
import { ciiDate } from '../dates.ts';
import { ciiAllowanceCharges } from './cii-charges.ts';
import type { StatedLine } from '../stated-line.ts';
import type { Element } from '../xml/xml-element.ts';
import { provenBase } from './cii-base-quantity.ts';

/** An `IncludedSupplyChainTradeLineItem`. */
export const ciiLine = (line: Element): StatedLine => {
  const product = line.child('SpecifiedTradeProduct');
  const agreement = line.child('SpecifiedLineTradeAgreement', 'SpecifiedSupplyChainTradeAgreement');
  const net = agreement?.child('NetPriceProductTradePrice');
  const gross = agreement?.child('GrossPriceProductTradePrice');
  const delivery = line.child('SpecifiedLineTradeDelivery', 'SpecifiedSupplyChainTradeDelivery');
  const quantity = delivery?.child('BilledQuantity');
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
    deliveryDate: deliveredOn(delivery),
  };
};

/** The day on which a delivery came (BT-72); `null` where it says none. */
export const deliveredOn = (delivery: Element | undefined): string | null =>
  ciiDate(delivery?.child('ActualDeliverySupplyChainEvent')?.child('OccurrenceDateTime'));

const settlementOf = (line: Element): Element | undefined =>
  line.child('SpecifiedLineTradeSettlement', 'SpecifiedSupplyChainTradeSettlement');

/** The monetary summation of a line, under either of its two names. */
export const summation = (line: Element): Element | undefined =>
  settlementOf(line)?.child(
    'SpecifiedTradeSettlementLineMonetarySummation',
    'SpecifiedTradeSettlementMonetarySummation',
  );
