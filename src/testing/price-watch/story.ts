import { evaluate } from '#core/price-watch/evaluate.ts';
import { referenceOn } from '#core/price-watch/reference.ts';
import { settle } from '#core/price-watch/settle.ts';
import type { Deal } from '#core/price-watch/deal-types.ts';
import type {
  Decision,
  DecisionKind,
  Evaluation,
  OrderLine,
  RuleSetting,
  SiblingLine,
  WatchRule,
} from '#core/price-watch/types.ts';

const inYear = (date: string): string => `2026-${date}`;

/** One article's story for a scenario test: things happen one after another, then `alerts()` says what a person sees. */
export class Story {
  readonly lines: OrderLine[] = [];
  readonly decisions: Decision[] = [];
  readonly deals: Deal[] = [];
  readonly rules: WatchRule[] = [];
  readonly siblings: SiblingLine[] = [];

  /** An invoiced line; its id is its date unless `more` says otherwise. Dates are `MM-DD` in 2026. */
  line(date: string, price: string, more: Partial<OrderLine> = {}): this {
    this.lines.push({
      id: date,
      key: { invoiceDate: inYear(date), invoiceNumber: '1', documentSha256: 'aa', lineNumber: 1 },
      price,
      deliveryDate: null,
      quantity: '2',
      sum: '0',
      printed: null,
      pack: null,
      vatRate: null,
      discount: null,
      deposit: null,
      kind: 'goods',
      currency: 'SEK',
      creditNote: false,
      trusted: true,
      ...more,
    });
    return this;
  }

  deal(id: string, price: string, from: string, to: string | null, more: Partial<Deal> = {}): this {
    this.deals.push({
      id,
      scope: 'unit',
      price,
      breaks: [],
      basis: 'invoice',
      pack: null,
      validFrom: inYear(from),
      validTo: to && inYear(to),
      toleranceUp: { type: 'kr', value: '0' },
      toleranceDown: { type: 'kr', value: '0' },
      marketPriced: false,
      ...more,
    });
    return this;
  }

  rule(from: string, setting: Partial<RuleSetting> | null, scope: WatchRule['scope'] = 'article'): this {
    const usual: RuleSetting = { reference: 'watched', threshold: { type: 'any' }, direction: 'both' };
    const id = `rule-${this.rules.length}`;
    this.rules.push({ id, scope, validFrom: inYear(from), setting: setting && { ...usual, ...setting } });
    return this;
  }

  sibling(date: string, price: string, pack: SiblingLine['pack']): this {
    const key = { invoiceDate: inYear(date), invoiceNumber: '1', documentSha256: 'aa', lineNumber: 1 };
    this.siblings.push({ key, price, pack, printed: null, vatRate: null, discount: null, deposit: null });
    return this;
  }

  /** Settles what is unresolved. A temporary price needs its last day. */
  settle(kind: DecisionKind, until = '', comment: string | null = null): this {
    const { state, entries } = this.now();
    const base = { id: `${kind}-${this.decisions.length}`, sequence: this.decisions.length, comment };
    const request = kind === 'temporary' ? { ...base, kind, until: inYear(until) } : { ...base, kind };
    const decision = settle(state, entries, request);
    if (decision === null) throw new Error('nothing to settle');
    this.decisions.push(decision);
    return this;
  }

  now(): Evaluation {
    const { rules, deals, siblings } = this;
    return evaluate(this.lines, this.decisions, { currency: 'SEK', rules, deals, siblings });
  }

  /** One text an entry: `03-08 +10 UNRESOLVED`, with the deal's id when a deal was broken. */
  alerts(): string[] {
    return this.now().entries.map(({ id, itemDiff, status, dealId }) =>
      [id, itemDiff.startsWith('-') ? itemDiff : `+${itemDiff}`, status, dealId].filter(Boolean).join(' '),
    );
  }

  /** The price that a line of a date after all others would be compared with. */
  watched(date = '12-31'): string | undefined {
    const { rules, deals, siblings } = this;
    const context = { currency: 'SEK', rules, deals, siblings };
    return referenceOn(this.now().state, inYear(date), context)?.facts.price;
  }
}
