import { replyDays } from '#core/claims/claimable.ts';
import { daysAfter } from '#core/values/calendar.ts';
import { printClaimNumber } from '#core/claims/claim-number.ts';
import { stepRefusal } from '#core/claims/claim-steps.ts';
import type { CreditDocument } from '#core/claims/claim.ts';
import { creditLinesOf } from '#core/claims/credit-lines.ts';
import { linkState } from '#core/claims/link-state.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import { claimStep } from '../contract-claim.ts';
import type { ClaimDetail } from '../contract-claim.ts';
import type { CreditDocumentRow } from '../contract-credits.ts';
import { claimRowOf } from '../rules.ts';
import { letterSums, letterText, openAmounts } from '../rules-letter.ts';
import type { LetterSource } from '../rules-letter.ts';
import { claimAddressOf, findClaimSender, findContact, findPersonName } from './queries-letter.ts';
import { findClaimSupplier } from './queries-claims.ts';
import { listEInvoices } from './queries-e-invoices.ts';
import { loadEvents } from './queries-events.ts';
import { amountOf, doubtRows, loadDealings, newestFirst } from './queries-doubts.ts';
import type { Dealings } from './queries-doubts.ts';
import { claimLinesOf, type FiguredClaim } from './queries-figures.ts';

const documentRow = (
  document: CreditDocument,
  claimId: string,
  { claims, credits, links }: Dealings,
): CreditDocumentRow => {
  const numbers = new Map(claims.map(({ claim }) => [claim.id, printClaimNumber(claim.number)]));
  const said = linkState(links);
  const printed = new Map(document.lines.map((line) => [line.id, line]));
  return {
    invoiceId: document.id,
    number: document.number,
    date: document.date,
    currency: document.currency,
    precedingInvoices: [...document.precedingInvoices],
    lines: creditLinesOf(document).map((credit) => {
      const { id, quantity } = credit;
      const line = printed.get(id);
      return {
        id,
        lineNo: line?.lineNumber ?? null,
        articleNumber: line?.articleNumber ?? null,
        name: line?.name ?? '',
        unit: line?.unit ?? '',
        quantity: quantity === null ? null : quantity.toFixed(),
        amount: amountOf(credit),
        credits: credits
          .filter(({ creditLineId }) => creditLineId === id)
          .map((credit) => ({
            claimLineId: credit.claimLineId,
            step: credit.step,
            amount: credit.amount,
            over: credit.over,
            claimId: credit.claimId,
            claimNumber: numbers.get(credit.claimId) ?? '',
          })),
        isUnlinked: said.isUnlinked(id, claimId),
      };
    }),
  };
};

const documentRows = (claimId: string, dealings: Dealings): CreditDocumentRow[] => {
  const own = dealings.claims.find(({ claim }) => claim.id === claimId);
  return newestFirst(dealings.documents, own?.claim.currency ?? '')
    .map((document) => documentRow(document, claimId, dealings))
    .filter(({ lines }) => lines.length > 0);
};

/** Credit documents of a claim's supplier in its currency, newest first; null when the unit has no such claim. */
export const listCreditDocuments = async (
  reader: Reader,
  scope: UnitScope,
  claimId: string,
): Promise<CreditDocumentRow[] | null> => {
  const supplierId = await findClaimSupplier(reader, scope, claimId);
  return supplierId === null ? null : documentRows(claimId, await loadDealings(reader, scope, supplierId));
};

/** What a letter about a claim is written of on a day; `userId`: of who sends it. */
export const loadLetterSource = async (
  reader: Reader,
  scope: UnitScope,
  { claim, figures }: FiguredClaim,
  today: string,
  { userId, enclosures }: Pick<LetterSource, 'enclosures'> & { readonly userId: string | null },
): Promise<LetterSource> => {
  const { sender, inboundAddress } = await findClaimSender(reader, scope);
  const number = printClaimNumber(claim.number);
  const credited = new Map(figures.lines.map((line) => [line.claimLineId, line.credited]));
  return {
    replyTo: claimAddressOf(inboundAddress, number),
    signer: await findPersonName(reader, scope, userId),
    enclosures,
    number,
    language: claim.language,
    supplierName: claim.supplierName,
    currency: claim.currency,
    lines: claim.lines.map((line) => ({ ...line, credited: credited.get(line.id) ?? '0.00' })),
    open: figures.open,
    sentOn: claim.sentOn,
    replyBy: claim.replyBy ?? (claim.sentOn === null ? daysAfter(today, replyDays) : null),
    words: claim.words,
    sender,
    contact: await findContact(reader, scope),
  };
};

/** What can leave from here. */
export interface Sendable {
  readonly sendRefusal: (claim: FiguredClaim['claim']) => Promise<ClaimDetail['sendRefusal']>;
  /** Whether somebody sends answers to e-invoices. */
  readonly canRespond: boolean;
}

/** One claim with all that its page shows; null when the unit has no such claim. */
export const readClaim = async (
  reader: Reader,
  scope: UnitScope,
  claimId: string,
  today: string,
  { sendRefusal, canRespond }: Sendable,
): Promise<ClaimDetail | null> => {
  const supplierId = await findClaimSupplier(reader, scope, claimId);
  if (supplierId === null) return null;
  const dealings = await loadDealings(reader, scope, supplierId);
  const { claims, credits } = dealings;
  const own = claims.find(({ claim }) => claim.id === claimId);
  if (own === undefined) return null;
  const { claim, figures } = own;
  const all = claims.map((each) => each.claim);
  const source = await loadLetterSource(reader, scope, own, today, { userId: null, enclosures: [] });
  const events = await loadEvents(reader, scope, claimId, source.number);
  const sums = letterSums(openAmounts(source.lines));
  const written = letterText(source, claim.sentOn === null ? 'claim' : 'reminder');
  return {
    ...claimRowOf({ claim, figures, events, credits }, today),
    recipient: claim.recipient,
    language: claim.language,
    text: claim.words,
    claimLines: claimLinesOf(own),
    documents: documentRows(claimId, dealings).filter(({ lines }) =>
      lines.some((line) => line.isUnlinked || line.credits.some((credit) => credit.claimId === claimId)),
    ),
    doubts: doubtRows(dealings).filter(({ given, candidates }) =>
      [given, ...candidates].some((place) => place?.claimId === claimId),
    ),
    events: events.map(({ day: _day, ...event }) => ({ ...event, at: event.at.toISOString() })),
    steps: claimStep.options.filter((step) => stepRefusal(step, claim, figures, all) === null),
    letter: {
      ...sums,
      ...written,
      vat: [...sums.vat],
      recipient: claim.recipient,
      replyTo: source.replyTo,
      language: claim.language,
      sender: source.sender,
      contact: [...source.contact],
    },
    eInvoices: canRespond ? (await listEInvoices(reader, scope, claimId)).map(({ number }) => number) : [],
    sendRefusal: await sendRefusal(claim),
  };
};
