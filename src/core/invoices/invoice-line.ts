import { type Decimal, decimal, sumOf } from '#core/values/decimal.ts';
import { comparablePrice, representable, unitPrice } from './amounts.ts';
import type { InvoiceLine } from './invoice.ts';
import { lineKind } from './line-kind.ts';
import { Refusal } from './refusal.ts';
import type { Element } from './xml/xml-element.ts';
import type { StatedLine } from './stated-line.ts';

// The longest real invoices have some thousand lines; more is refused before it costs seconds.
const maxLines = 50_000;

/** What a document says of all its lines. */
interface Around {
  readonly creditNote: boolean;
  /** When the goods came, unless a line says otherwise. */
  readonly delivered: string | null;
}

/** Reads and completes a document's lines, numbered from 1 in their order. Throws `Refusal` above 50,000 of them. */
export const invoiceLines = (
  elements: readonly Element[],
  read: (element: Element) => StatedLine,
  around: Around,
): InvoiceLine[] => {
  if (elements.length > maxLines) throw new Refusal('document.too-large', `${elements.length} lines`);
  return elements.map((element, index) => invoiceLine(read(element), index + 1, around));
};

/** What allowances lower a sum by, less what charges raise it by. */
const allowed = (all: StatedLine['allowanceCharges']): Decimal =>
  sumOf(all.map(({ charge, amount }) => (charge ? decimal(amount).neg() : decimal(amount))));

/**
 * Some senders give what they take off a sign of its own (OIOUBL): where only the size of the allowances makes the stated sum,
 * their size counts.
 */
const settledSigns = (stated: StatedLine, price: string | null): StatedLine => {
  const { allowanceCharges, quantity, sum } = stated;
  const isOdd = allowanceCharges.some(({ charge, amount }) => !charge && decimal(amount).lt('0'));
  if (!isOdd || price === null || quantity === null || sum === null) return stated;
  const turned = allowanceCharges.map((each) =>
    each.charge ? each : { ...each, amount: decimal(each.amount).abs().toFixed() },
  );
  const isSum = (all: StatedLine['allowanceCharges']): boolean =>
    decimal(quantity).times(decimal(price)).minus(allowed(all)).minus(decimal(sum)).abs().lte('0.01');
  return !isSum(allowanceCharges) && isSum(turned) ? { ...stated, allowanceCharges: turned } : stated;
};

const invoiceLine = (said: StatedLine, lineNo: number, { creditNote, delivered }: Around): InvoiceLine => {
  const price = representable(unitPrice(said.priceAmount, said.baseQuantity));
  const stated = settledSigns(said, price);
  const discount = allowed(stated.allowanceCharges.filter(({ kind }) => kind !== 'deposit'));
  const deposit = allowed(stated.allowanceCharges.filter(({ kind }) => kind === 'deposit')).neg();
  const sum = representable(
    stated.sum ?? computedSum(stated.quantity, price, discount.minus(deposit).toFixed()),
  );
  const goods = decimal(sum).minus(deposit).toFixed();
  const name = stated.name ?? stated.description ?? '';
  const deliveryDate = stated.deliveryDate ?? delivered;
  return {
    lineNo,
    name,
    description: stated.description,
    articleNumber: stated.articleNumber,
    gtin: stated.gtin,
    quantity: stated.quantity,
    unit: stated.unit,
    price,
    comparablePrice: representable(comparablePrice(goods, stated.quantity)),
    discount: representable(discount.toFixed()),
    deposit: representable(deposit.toFixed()),
    sum,
    vatRate: stated.vatRate,
    kind: lineKind(name, sum, creditNote),
    ...(deliveryDate === null ? {} : { deliveryDate }),
  };
};

// EN 16931 defines BT-131 by these terms, so a line that leaves it out still has one.
const computedSum = (quantity: string | null, price: string | null, discount: string): string =>
  quantity === null || price === null
    ? '0'
    : decimal(quantity).times(decimal(price)).minus(decimal(discount)).round(2).toFixed();
