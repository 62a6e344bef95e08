import { daysBetween } from '#core/values/calendar.ts';
import type { DraftParty } from '#core/invoices/write/invoice-draft.ts';
import { type PlannedClaim, planClaims } from '#features/sample/demo/rules-claims.ts';
import { daysAfter } from '#features/sample/demo/rules-calendar.ts';
import type { FileContent, SampleDocument } from '#features/sample/demo/rules-documents.ts';
import {
  firstDayOf,
  invoicesOf,
  laterInvoicesOf,
  priceSettingOf,
} from '#features/sample/demo/rules-invoices.ts';
import { besideOf, parityOf } from '#features/sample/demo/rules-beside.ts';
import { oddDocuments } from '#features/sample/demo/rules-oddities.ts';
import { byDay, fileOf } from '#features/sample/demo/rules-plan.ts';
import type { SamplePlan } from '#features/sample/demo/rules-plan.ts';
import { sampleDeals } from '#features/sample/demo/rules-story.ts';
import { extrasDeal, extrasOf } from './rules-extras.ts';
import { showcaseSizeOf } from './rules-size.ts';

/** What every demo grows from, with the month. */
const seed = 'exempel';

/** The restaurant of the demo. No company has its number. */
export const showcaseBuyer: DraftParty = {
  name: 'Exempelkrogen AB',
  organizationNumber: '5599991634',
  street: 'Exempelgatan 1',
  postalCode: '111 20',
  city: 'Stockholm',
};

export const showcaseOutlet = 'Krog Exempel';

/** What buys an article cheaper, and is never looked at itself. */
export const secondOutlet = 'Lilla Exempel';

/** Everything that arrives at the demo's restaurant, in the order of its days, cut where people sit down to decide. */
export interface ShowcasePlan extends Pick<SamplePlan, 'setting' | 'claims' | 'deals'> {
  /** The day before the month, on which every story has been told. */
  readonly eve: string;
  readonly chunks: readonly { readonly until: string; readonly documents: readonly SampleDocument[] }[];
  /** What arrives in the month. */
  readonly later: readonly SampleDocument[];
}

/** The last day of the month that begins after an eve. */
const monthEnd = (eve: string): string => daysAfter(`${daysAfter(eve, 33).slice(0, 7)}-01`, -1);

/** The same document as a plain e-invoice of the demo's restaurant. */
const asOwn = (document: SampleDocument): SampleDocument => {
  const { content } = document;
  if (content.kind !== 'invoice') return document;
  const draft = { ...content.draft, buyer: showcaseBuyer, buyerReference: showcaseOutlet };
  const format = content.format === 'hybrid-pdf' ? 'ubl' : content.format;
  const own: FileContent = { kind: 'invoice', format, draft };
  return { ...document, fileName: document.fileName.replace(/\.pdf$/, '.xml'), content: own };
};

/** Longer than a month, so that what nobody is late with on its first day is late on none of its days. */
const patience = 31;

/** What happens to a claim, without mails, which come to the inbox. */
const turnsOf = ({ story, turns }: PlannedClaim): PlannedClaim['turns'] =>
  turns.flatMap((turn) => {
    if (turn.step === 'mail') return [];
    const mayWait = story.key !== 'overdue' && (turn.step === 'send' || turn.step === 'remind');
    return [mayWait ? { ...turn, replyBy: turn.replyBy + patience } : turn];
  });

/** Days between which people decide: a month's, and the middle and end of the last one. */
const cuts = (first: string, eve: string): string[] => {
  const days: string[] = [];
  for (let day = daysAfter(first, 30); day < daysAfter(eve, -20); day = daysAfter(day, 31)) days.push(day);
  return [...days, daysAfter(eve, -14), eve];
};

/**
 * The demo as of a day: its month decides what there is, and the day how much of the month has arrived. Of documents those
 * until the day before are in it.
 */
export const showcasePlanOf = (today: string): ShowcasePlan => {
  const eve = daysAfter(`${today.slice(0, 7)}-01`, -1);
  const until = daysAfter(today, -1);
  const setting = priceSettingOf(seed, { size: showcaseSizeOf(eve), today: eve });
  const invoices = invoicesOf(setting, 'main');
  const held = oddDocuments(setting, invoices).filter(({ key }) => key === 'swapped-bankgiro');
  const claims = planClaims(setting, invoices).map((claim) => ({
    ...claim,
    turns: turnsOf(claim),
    notes: claim.notes.map(asOwn),
  }));
  const own = { buyer: showcaseBuyer, buyerReference: showcaseOutlet };
  const span = { eve, until };
  const second = { buyer: showcaseBuyer, buyerReference: secondOutlet };
  const extras = [...extrasOf(span, own), ...besideOf(span, own), ...parityOf(span, second)];
  const documents = [...invoices.map(fileOf), ...held].map(asOwn);
  const all = [...documents, ...laterInvoicesOf(setting, 'main', until).map(fileOf).map(asOwn), ...extras];
  const sorted = all.toSorted(byDay);
  let after = '';
  const chunks = cuts(firstDayOf(setting), eve).map((day) => {
    const arrived = sorted.filter(({ date }) => date > after && date <= day);
    after = day;
    return { until: day, documents: arrived };
  });
  // Those that end soon end with the month, the others no sooner than a month after it: so it is on each of its days.
  const left = daysBetween(eve, monthEnd(eve));
  const deals = [...sampleDeals, extrasDeal].map((deal) => {
    const { endsInDays } = deal;
    if (endsInDays === null || endsInDays <= 0) return deal;
    return { ...deal, endsInDays: endsInDays <= 30 ? left : endsInDays + left };
  });
  return { setting, eve, chunks, claims, deals, later: sorted.filter(({ date }) => date > eve) };
};
