import type { DraftLine, InvoiceDraft } from '#core/invoices/write/invoice-draft.ts';
import { decimal, fixed } from '#core/values/decimal.ts';
import { daysAfter } from './rules-calendar.ts';
import { claimStories, type ClaimStory, type ClaimTurn, type StoryCredit } from './rules-claim-stories.ts';
import type { SampleDocument } from './rules-documents.ts';
import { invoiceNumber, paymentReferenceOf, type SampleInvoice } from './rules-invoices.ts';
import { dearerOn, type PriceSetting, priceOn } from './rules-prices.ts';
import { regulars } from './rules-story.ts';

/** A line of an invoice that is claimed. */
interface ClaimedLine {
  readonly invoice: SampleInvoice;
  /** From 1. */
  readonly lineNo: number;
  readonly line: DraftLine;
  readonly quantity: string;
  /** What is claimed of each, without VAT. */
  readonly each: string;
}

/** A claim of the sample: what it is about, and what happens when. */
export interface PlannedClaim {
  readonly story: ClaimStory;
  readonly draftedOn: string;
  readonly lines: readonly ClaimedLine[];
  /** What happens, each on its day. */
  readonly turns: readonly (ClaimTurn & { readonly on: string })[];
  /** Credit notes that answer it. */
  readonly notes: readonly SampleDocument[];
}

const articleKey = ({ supplier }: SampleInvoice, { articleNumber }: DraftLine): string =>
  `${supplier.key}/${articleNumber}`;

/** The lines of an article that was dearer: what each cost too much, against the week before. */
const dearerLines = (setting: PriceSetting, invoice: SampleInvoice): ClaimedLine[] =>
  invoice.draft.lines.flatMap((line, at) => {
    const key = articleKey(invoice, line);
    const article = invoice.supplier.articles.find(({ number }) => number === line.articleNumber);
    const { issueDate } = invoice.draft;
    if (article === undefined || dearerOn(setting, key, issueDate) === undefined) return [];
    const usual = priceOn(setting, key, article, daysAfter(issueDate, -8)).toFixed(2);
    const each = fixed(decimal(line.price).minus(decimal(usual)), 2);
    return [{ invoice, line, each, lineNo: at + 1, quantity: line.quantity }];
  });

/** Whether a line is of goods that have no story of their own, bought at their price. */
const isOrdinary = (invoice: SampleInvoice, line: DraftLine): boolean =>
  invoice.supplier.articles.some(({ number }) => number === line.articleNumber) &&
  !regulars.has(articleKey(invoice, line)) &&
  line.discount === undefined;

const linesOf = (
  setting: PriceSetting,
  invoices: readonly SampleInvoice[],
  { subject, supplier }: ClaimStory,
): ClaimedLine[] => {
  const own = invoices.filter((invoice) => invoice.supplier.key === supplier);
  if (subject.kind === 'dearer') {
    const articles = new Set(subject.articles.map(({ article }) => article));
    return own
      .flatMap((invoice) => dearerLines(setting, invoice))
      .filter(({ invoice, line }) => articles.has(articleKey(invoice, line)));
  }
  const invoice = own.at(-1 - subject.fromLast);
  if (invoice === undefined) return [];
  return invoice.draft.lines
    .map((line, at) => ({ line, lineNo: at + 1 }))
    .filter(({ line }) => isOrdinary(invoice, line))
    .slice(0, subject.count)
    .map(({ line, lineNo }) => {
      const quantity = String(Math.min(subject.quantity ?? Infinity, Number(line.quantity)));
      return { invoice, line, lineNo, quantity, each: line.price };
    });
};

const noteLine = ({ line, quantity, each }: ClaimedLine, share: number): DraftLine => ({
  articleNumber: line.articleNumber,
  name: line.name,
  unit: line.unit,
  vatRate: line.vatRate,
  quantity,
  price: fixed(decimal(each).times(decimal(String(share))), 2),
});

/** One line that says an amount and nothing of what it is for. */
const amountLine = (lines: readonly ClaimedLine[], share: number): DraftLine => {
  const whole = lines.reduce(
    (sum, { quantity, each }) => sum.plus(decimal(each).times(decimal(quantity))),
    decimal('0'),
  );
  return {
    articleNumber: '',
    name: 'Kreditering enligt överenskommelse',
    unit: 'H87',
    vatRate: lines[0]?.line.vatRate ?? '25',
    quantity: '1',
    price: fixed(whole.times(decimal(String(share))), 2),
  };
};

const crates = (count: number): DraftLine[] =>
  count === 0
    ? []
    : [
        {
          articleNumber: 'RB',
          name: 'Returback',
          quantity: String(count),
          unit: 'H87',
          price: '18.75',
          vatRate: '25',
        },
      ];

interface Note {
  readonly date: string;
  readonly lines: readonly DraftLine[];
  readonly precedingInvoice?: string;
}

/** What each credit note of a manner says: one for each invoice that is named, otherwise one for all. */
const notesOf = (
  { manner, share = 1, articles, returned = 0 }: StoryCredit,
  lines: readonly ClaimedLine[],
  dayOf: (later: number) => string,
): Note[] => {
  const numbers = [...new Set(lines.map(({ line }) => line.articleNumber))].slice(0, articles);
  const own = lines.filter(({ line }) => numbers.includes(line.articleNumber));
  if (manner === 'amount') return [{ date: dayOf(0), lines: [amountLine(own, share)] }];
  if (manner === 'goods')
    return [{ date: dayOf(0), lines: [...own.map((each) => noteLine(each, share)), ...crates(returned)] }];
  return [...Map.groupBy(own, ({ invoice }) => invoice.draft.number)].map(([number, of], at) => ({
    date: dayOf(at),
    precedingInvoice: number,
    lines: of.map((each) => noteLine(each, share)),
  }));
};

const documentOf = (
  setting: PriceSetting,
  { supplier, outlet, draft }: SampleInvoice,
  { date, ...note }: Note,
): SampleDocument => {
  const number = invoiceNumber(setting, supplier, date, 'extra');
  const format = note.precedingInvoice === undefined ? 'hybrid-pdf' : 'ubl';
  const credit: InvoiceDraft = {
    ...draft,
    ...note,
    number,
    issueDate: date,
    dueDate: daysAfter(date, 14),
    creditNote: true,
    paymentReference: paymentReferenceOf(number),
    charges: [],
  };
  return {
    outlet,
    date,
    key: `${supplier.key}/${number}`,
    fileName: `kredit-${number}.${format === 'ubl' ? 'xml' : 'pdf'}`,
    content: { kind: 'invoice', format, draft: credit },
  };
};

/** What the restaurant claims back of its invoices, in the order of the drafts; nothing happens after the sample's last day. */
export const planClaims = (setting: PriceSetting, invoices: readonly SampleInvoice[]): PlannedClaim[] => {
  const planned = claimStories.flatMap((story): PlannedClaim[] => {
    const lines = linesOf(setting, invoices, story);
    const newest = lines.at(-1)?.invoice;
    if (newest === undefined) return [];
    const dayAfter = (days: number): string => {
      const day = daysAfter(newest.draft.issueDate, days + 1);
      return day < setting.today ? day : setting.today;
    };
    const notes = story.credits.flatMap((credit) =>
      notesOf(credit, lines, (later) => dayAfter(credit.after + later)).map((note) =>
        documentOf(setting, newest, note),
      ),
    );
    const turns = story.turns.map((turn) => ({ ...turn, on: dayAfter(turn.after) }));
    return [{ story, lines, turns, notes, draftedOn: dayAfter(0) }];
  });
  return planned.toSorted((a, b) => (a.draftedOn < b.draftedOn ? -1 : a.draftedOn > b.draftedOn ? 1 : 0));
};
