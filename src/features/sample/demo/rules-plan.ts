import { besideOf, parityOf } from './rules-beside.ts';
import { daysAfter } from './rules-calendar.ts';
import { inMail, mailedSuppliers, waitingMails } from './rules-documents.ts';
import type { FileContent, SampleDocument } from './rules-documents.ts';
import { type PlannedClaim, planClaims } from './rules-claims.ts';
import { firstDayOf, invoicesOf, priceSettingOf, type SampleInvoice } from './rules-invoices.ts';
import { oddDocuments } from './rules-oddities.ts';
import type { PriceSetting } from './rules-prices.ts';
import { sampleSizes, type SampleSizeName } from './rules-size.ts';
import { type SampleDeal, sampleDeals } from './rules-story.ts';
import type { OutletKey, SampleFormat } from './rules-suppliers.ts';

/** Everything that arrives, in the order of its days, cut where people sit down to decide. */
export interface SamplePlan {
  readonly setting: PriceSetting;
  readonly chunks: readonly {
    readonly outlet: OutletKey;
    /** The last day. */
    readonly until: string;
    readonly documents: readonly SampleDocument[];
  }[];
  readonly deals: readonly SampleDeal[];
  /** What the first restaurant claims back, in the order of the drafts. */
  readonly claims: readonly PlannedClaim[];
}

const seed = 'bryggan';

const extension = (format: SampleFormat): string => (format === 'hybrid-pdf' ? 'pdf' : 'xml');

/** An invoice as the file that its supplier sends. */
export const fileOf = ({
  supplier,
  outlet,
  format,
  draft,
}: SampleInvoice): SampleDocument & { readonly content: FileContent } => ({
  outlet,
  key: `${supplier.key}/${draft.number}`,
  fileName: `faktura-${draft.number}.${extension(format)}`,
  date: draft.issueDate,
  content: { kind: 'invoice', format, draft },
});

/** In the order of their days. */
export const byDay = (a: SampleDocument, b: SampleDocument): number =>
  a.date < b.date ? -1 : a.date > b.date ? 1 : a.key < b.key ? -1 : 1;

const documentsOf = (
  setting: PriceSetting,
  outlet: OutletKey,
  invoices: readonly SampleInvoice[],
): SampleDocument[] => {
  const mailed = Object.values(mailedSuppliers).map((key) =>
    invoices.findLast(({ supplier }) => outlet === 'main' && supplier.key === key),
  );
  const ordinary = invoices.map((invoice): SampleDocument => {
    const document = fileOf(invoice);
    return mailed.includes(invoice) ? inMail(invoice, document) : document;
  });
  const [first] = invoices;
  const span = { eve: setting.today, until: setting.today };
  if (outlet !== 'main') {
    const parity = first === undefined ? [] : parityOf(span, first.draft, 'hybrid-pdf');
    return [...ordinary, ...parity].toSorted(byDay);
  }
  const odd = [...oddDocuments(setting, invoices), ...waitingMails(setting, invoices)];
  const beside = first === undefined ? [] : besideOf(span, first.draft, 'hybrid-pdf');
  return [...ordinary, ...odd, ...beside].toSorted(byDay);
};

/** The whole sample of a size that ends on a day; the same for the same day. */
export const samplePlanOf = (sizeName: SampleSizeName, today: string): SamplePlan => {
  const size = sampleSizes[sizeName];
  const setting = priceSettingOf(seed, { size, today });
  const starts: string[] = [];
  for (let day = firstDayOf(setting); day <= today; day = daysAfter(day, size.chunkDays)) starts.push(day);
  const invoices = { main: invoicesOf(setting, 'main'), second: invoicesOf(setting, 'second') };
  const claims = planClaims(setting, invoices.main);
  const chunks = (['main', 'second'] as const).flatMap((outlet) => {
    const documents = documentsOf(setting, outlet, invoices[outlet]);
    return starts.map((start, at) => {
      const next = starts[at + 1];
      return {
        outlet,
        until: next === undefined ? today : daysAfter(next, -1),
        // What a supplier sent before the first day comes with that day's.
        documents: documents.filter(
          ({ date }) => (at === 0 || date >= start) && (next === undefined || date < next),
        ),
      };
    });
  });
  return { setting, chunks, claims, deals: sampleDeals };
};
