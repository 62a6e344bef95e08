import { amount, percentage } from '../amounts.ts';
import { xsdDate } from '../dates.ts';
import type { StatedLine } from '../stated-line.ts';
import type { Element } from '../xml/xml-element.ts';
import { ublAllowanceCharges } from './ubl-charges.ts';

/** An `InvoiceLine` or `CreditNoteLine`. Sub-lines (XRechnung extension) detail the same sum and are not lines of their own. */
export const ublLine = (line: Element): StatedLine => {
  const item = line.child('Item');
  const price = line.child('Price');
  const quantity = line.child('InvoicedQuantity', 'CreditedQuantity');
  return {
    name: item?.at('Name') ?? null,
    description: item?.at('Description') ?? null,
    articleNumber: item?.at('SellersItemIdentification', 'ID') ?? null,
    gtin: item?.at('StandardItemIdentification', 'ID') ?? null,
    quantity: amount(quantity?.text ?? null),
    unit: quantity?.attribute('unitCode') ?? '',
    priceAmount: amount(price?.at('PriceAmount') ?? null),
    baseQuantity: amount(price?.at('BaseQuantity') ?? null),
    allowanceCharges: ublAllowanceCharges(line),
    sum: amount(line.at('LineExtensionAmount')),
    vatRate: percentage(item?.at('ClassifiedTaxCategory', 'Percent') ?? null),
    deliveryDate: xsdDate(line.at('Delivery', 'ActualDeliveryDate')),
  };
};
