import { amount, percentage } from '../amounts.ts';
import { xsdDate } from '../dates.ts';
import type { StatedLine } from '../stated-line.ts';
import type { Element } from '../xml/xml-element.ts';
import { svefakturaCharges } from './svefaktura-charges.ts';

/** An `InvoiceLine` of a Svefaktura. */
export const svefakturaLine = (line: Element): StatedLine => {
  const item = line.child('Item');
  const price = item?.child('BasePrice') ?? line.child('BasePrice');
  const quantity = line.child('InvoicedQuantity');
  const name = item?.at('Description') ?? line.at('Note');
  return {
    name,
    description: line.at('Note'),
    articleNumber: item?.at('SellersItemIdentification', 'ID') ?? null,
    gtin: item?.at('StandardItemIdentification', 'ID') ?? null,
    quantity: amount(quantity?.text ?? null),
    unit: quantity?.attribute('quantityUnitCode') ?? '',
    priceAmount: amount(price?.at('PriceAmount') ?? null),
    baseQuantity: amount(price?.at('BaseQuantity') ?? null),
    allowanceCharges: svefakturaCharges(line),
    sum: amount(line.at('LineExtensionAmount')),
    vatRate: percentage(item?.at('TaxCategory', 'Percent') ?? null),
    deliveryDate: xsdDate(line.at('Delivery', 'ActualDeliveryDateTime')),
  };
};
