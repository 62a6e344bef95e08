import { createHash } from 'node:crypto';
import { evaluate } from '#core/price-watch/evaluate.ts';
import type { Deal } from '#core/price-watch/deal-types.ts';
import type { Decision, Evaluation, OrderLine, WatchContext, WatchRule } from '#core/price-watch/types.ts';
import { printedPrice } from '#core/invoices/amounts.ts';
import { totalsOf } from '#core/invoices/write/totals.ts';
import type { DraftLine, InvoiceDraft } from '#core/invoices/write/invoice-draft.ts';
import { goodsKeyIn } from '#core/products/article-key.ts';
import { decimal, rounded } from '#core/values/decimal.ts';
import { derivedId } from '#platform/server/ids.ts';
import { packOf } from '#features/prices/price-monitoring/rules.ts';
import type { ScriptInvoice } from './script.ts';

/** An invoice that the unit has, as the model knows it. */
export interface ModelInvoice {
  readonly unit: number;
  readonly draft: InvoiceDraft;
  readonly sha256: string;
  readonly invoiceId: string;
  readonly documentId: string;
  held: boolean;
}

export interface ModelDeal {
  readonly deal: Deal;
  /** Null: every unit. */
  readonly unit: number | null;
  readonly goods: string;
}

export interface ModelRule {
  readonly unit: number;
  /** The unit itself, a supplier's organization number, or an article's goods. */
  readonly target: string;
  readonly rule: WatchRule;
}

/** An article as the database has it. */
export interface PlayedArticle {
  readonly id: string;
  readonly unit: number;
  readonly goods: string;
  readonly supplierId: string;
  readonly supplier: string;
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Names an article within its unit: supplier, article number, unit of measure, currency. */
export const goodsOf = ({ supplier, currency }: InvoiceDraft, line: DraftLine): string =>
  `${supplier.organizationNumber} ${goodsKeyIn({ ...line, unitOfMeasure: line.unit }, currency)}`;

const sumOf = ({ price, discount, quantity }: DraftLine): string =>
  rounded(
    decimal(price)
      .times(decimal(quantity))
      .minus(decimal(discount ?? '0')),
    2,
  );

const priceOf = (line: DraftLine): string =>
  decimal(line.quantity).eq('0') ? '0' : rounded(decimal(sumOf(line)).div(decimal(line.quantity)), 6);

const orderLine = (invoice: ModelInvoice, at: number): OrderLine => {
  const { draft, sha256, invoiceId, held } = invoice;
  const line = draft.lines[at] as DraftLine;
  const after = draft.lines[at + 1];
  const { quantity, discount } = line;
  const deposit = after?.name === 'Pant' && decimal(after.quantity).eq(quantity) ? priceOf(after) : null;
  return {
    id: derivedId(invoiceId, at + 1),
    key: {
      invoiceDate: draft.issueDate,
      invoiceNumber: draft.number,
      documentSha256: sha256,
      lineNumber: at + 1,
    },
    deliveryDate: null,
    price: priceOf(line),
    printed: printedPrice({ ...line, discount: discount ?? '0', sum: sumOf(line) }),
    pack: packOf(line),
    vatRate: line.vatRate,
    discount: discount === undefined ? null : rounded(decimal(discount).div(decimal(quantity)), 6),
    deposit,
    quantity,
    currency: draft.currency,
    creditNote: draft.creditNote,
    trusted: !held,
    sum: sumOf(line),
    kind: line.name === 'Pant' ? 'deposit' : 'goods',
  };
};

/** What a restaurant's database should hold, from what was done to it and nothing that it stored itself. */
export class Model {
  readonly invoices: ModelInvoice[] = [];
  readonly deals: ModelDeal[] = [];
  readonly rules: ModelRule[] = [];

  /** The invoice that these goods were billed on before, if this one says the same. */
  twinOf({ unit, draft }: ScriptInvoice): ModelInvoice | undefined {
    return this.sameNumber({ unit, draft }).find(
      (known) =>
        known.draft.issueDate === draft.issueDate &&
        totalsOf(known.draft).payable.eq(totalsOf(draft).payable) &&
        known.draft.creditNote === draft.creditNote,
    );
  }

  sameNumber({ unit, draft }: Pick<ScriptInvoice, 'unit' | 'draft'>): ModelInvoice[] {
    return this.invoices.filter(
      (known) =>
        known.unit === unit &&
        known.draft.number === draft.number &&
        known.draft.supplier.organizationNumber === draft.supplier.organizationNumber,
    );
  }

  /** Every article that a unit has seen, with all its lines, monitored or not. */
  articles(unit: number): ReadonlyMap<string, readonly OrderLine[]> {
    const found = new Map<string, OrderLine[]>();
    for (const invoice of this.invoices.filter((each) => each.unit === unit))
      for (const [at, line] of invoice.draft.lines.entries()) {
        if (line.name === 'Pant') continue;
        const goods = goodsOf(invoice.draft, line);
        found.set(goods, [...(found.get(goods) ?? []), orderLine(invoice, at)]);
      }
    return new Map([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  context(unit: number, goods: string): WatchContext {
    const articles = this.articles(unit);
    const currency = articles.get(goods)?.[0]?.currency ?? 'SEK';
    const [supplier, number] = partsOf(goods);
    const others = [...articles].filter(([other, lines]) => {
      const [itsSupplier, itsNumber] = partsOf(other);
      const isSame = itsSupplier === supplier && itsNumber === number && lines[0]?.currency === currency;
      return isSame && other !== goods;
    });
    const targets = [String(unit), supplier, goods];
    return {
      currency,
      rules: this.rules
        .filter((each) => each.unit === unit && targets.includes(each.target))
        .map(({ rule }) => rule),
      deals: this.deals
        .filter((each) => (each.unit === null || each.unit === unit) && each.goods === goods)
        .map(({ deal }) => deal),
      siblings: others
        .flatMap(([, lines]) => lines)
        .filter((line) => line.trusted && !line.creditNote)
        .filter((line) => decimal(line.price).gt('0') && decimal(line.quantity).gt('0')),
    };
  }

  evaluate(unit: number, goods: string, decisions: readonly Decision[]): Evaluation {
    return evaluate(this.articles(unit).get(goods) ?? [], decisions, this.context(unit, goods));
  }
}

const partsOf = (goods: string): readonly [supplier: string, number: string] => {
  const at = goods.indexOf(' ');
  const [, number = ''] = JSON.parse(goods.slice(at + 1)) as string[];
  return [goods.slice(0, at), number];
};
