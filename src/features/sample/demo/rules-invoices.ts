import type { InvoiceDraft } from '#core/invoices/write/invoice-draft.ts';
import { daysBetween } from '#core/values/calendar.ts';
import { luhnCheckDigit } from '#core/values/luhn.ts';
import { suppliersIn } from './rules-assortment.ts';
import { type Delivery, deliveryLines, isMonthly } from './rules-basket.ts';
import { daysAfter, deliveryDates } from './rules-calendar.ts';
import type { PriceSetting } from './rules-prices.ts';
import { randomOf } from './rules-random.ts';
import { openChanges } from './rules-story.ts';
import type { OutletKey, SampleFormat, SampleSupplier } from './rules-suppliers.ts';
import { buysFrom, sampleOutlets, sampleSuppliers } from './rules-suppliers.ts';

/** An invoice of the sample, not yet written in a format. */
export interface SampleInvoice {
  readonly supplier: SampleSupplier;
  readonly outlet: OutletKey;
  readonly format: SampleFormat;
  readonly draft: InvoiceDraft;
}

/** The first day of a sample. */
export const firstDayOf = ({ size, today }: Pick<PriceSetting, 'size' | 'today'>): string =>
  daysAfter(today, 1 - size.days);

const datesOf = (
  { size, today }: Pick<PriceSetting, 'size' | 'today'>,
  supplier: SampleSupplier,
  outlet: OutletKey,
): readonly string[] => {
  const weekly = size.weekly || outlet === 'second';
  const dates = deliveryDates(supplier, { from: firstDayOf({ size, today }), to: today, weekly });
  return dates.filter(
    (date, at) => !isMonthly({ size, today }, date) || date.slice(0, 7) !== dates[at - 1]?.slice(0, 7),
  );
};

/** What prices depend on: the undecided ones begin with a delivery, counted from the last one to the main restaurant. */
export const priceSettingOf = (
  seed: string,
  { size, today }: Pick<PriceSetting, 'size' | 'today'>,
): PriceSetting => {
  const dates = new Map(
    sampleSuppliers.map((supplier) => [supplier.key, datesOf({ size, today }, supplier, 'main')] as const),
  );
  const since = openChanges.flatMap(({ article, quantities }): [string, string][] => {
    const date = dates.get(article.split('/')[0] ?? '')?.at(-quantities.length);
    return date === undefined ? [] : [[article, date]];
  });
  return { seed, size, today, openSince: new Map(since) };
};

/** Where in a day's numbers an invoice stands, so that no two have the same. */
export type NumberSlot = 'main' | 'second' | 'extra';

/** An invoice number of a supplier, greater for later days. */
export const invoiceNumber = (
  { seed, size, today }: PriceSetting,
  supplier: SampleSupplier,
  date: string,
  slot: NumberSlot,
): string => {
  const perDay = Math.max(5, Math.ceil(supplier.numberStep / 4));
  const width = Math.floor(perDay / 5);
  const start = { main: 0, second: 2 * width, extra: 4 * width }[slot];
  const jitter = randomOf(`${seed} number ${supplier.key} ${slot} ${date}`).between(0, width - 1);
  const day = daysBetween(firstDayOf({ size, today }), date);
  return String(supplier.firstNumber + day * perDay + start + jitter);
};

/** An OCR reference that ends in its check digit. */
export const paymentReferenceOf = (number: string): string => number + luhnCheckDigit(number);

const draftOf = (setting: PriceSetting, delivery: Delivery): InvoiceDraft => {
  const { supplier, date, outlet } = delivery;
  const number = invoiceNumber(setting, supplier, date, outlet);
  const buyer = sampleOutlets.find(({ key }) => key === outlet) ?? sampleOutlets[0];
  if (buyer === undefined) throw new Error('the sample has no restaurant');
  const { freight } = supplier;
  return {
    number,
    issueDate: date,
    dueDate: daysAfter(date, supplier.paymentDays),
    currency: 'SEK',
    creditNote: false,
    supplier: supplier.party,
    buyer: buyer.buyer,
    buyerReference: buyer.name,
    paymentReference: paymentReferenceOf(number),
    lines: deliveryLines(setting, delivery),
    charges:
      freight?.as === 'charge'
        ? [
            {
              charge: true,
              reason: freight.text,
              amount: freight.amount,
              vatRate: '25',
            },
          ]
        : [],
    roundToKrona: supplier.wholeKronor,
  };
};

const sellersTo = ({ size }: PriceSetting, outlet: OutletKey): SampleSupplier[] =>
  suppliersIn(size).filter((supplier) => buysFrom(outlet, supplier));

const invoiceOf = (setting: PriceSetting, delivery: Delivery): SampleInvoice => {
  const { supplier, outlet, date } = delivery;
  const isRecent = daysBetween(date, setting.today) < setting.size.recentDays;
  const format = supplier.formats[isRecent ? 1 : 0];
  return { supplier, outlet, format, draft: draftOf(setting, delivery) };
};

/** What a restaurant goes on to buy after the sample's last day, until another one: no more happens to prices. */
export const laterInvoicesOf = (setting: PriceSetting, outlet: OutletKey, until: string): SampleInvoice[] =>
  sellersTo(setting, outlet).flatMap((supplier) => {
    const from = daysAfter(setting.today, 1);
    const dates = deliveryDates(supplier, { from, to: until, weekly: setting.size.weekly });
    return dates.map((date, at) => invoiceOf(setting, { outlet, supplier, date, fromLast: -1 - at }));
  });

/** Every ordinary invoice of a restaurant, a supplier after the other, oldest first. */
export const invoicesOf = (setting: PriceSetting, outlet: OutletKey): SampleInvoice[] =>
  sellersTo(setting, outlet).flatMap((supplier) => {
    const dates = datesOf(setting, supplier, outlet);
    return dates.map((date, at) =>
      invoiceOf(setting, { outlet, supplier, date, fromLast: dates.length - 1 - at }),
    );
  });
