import { claimDoubts } from '#core/claims/claim-doubts.ts';
import type { Candidate, Doubt } from '#core/claims/claim-doubts.ts';
import { printClaimNumber } from '#core/claims/claim-number.ts';
import type { CreditDocument, CreditLink } from '#core/claims/claim.ts';
import { compareDocuments, creditLinesOf } from '#core/claims/credit-lines.ts';
import type { CreditLine } from '#core/claims/credit-lines.ts';
import { fixed, rounded } from '#core/values/decimal.ts';
import type { Reader } from '#platform/server/db/port.ts';
import type { UnitScope } from '#platform/server/scope.ts';
import type { CreditDoubt, CreditUses } from '../contract-credits.ts';
import { loadCreditDocuments, loadLinks } from './queries-credits.ts';
import type { StoredCredit } from './queries-credits.ts';
import { loadFiguredClaims } from './queries-figures.ts';
import type { FiguredClaim } from './queries-figures.ts';

/** All that the unit and one supplier have with each other. */
export interface Dealings {
  readonly claims: readonly FiguredClaim[];
  readonly credits: readonly StoredCredit[];
  readonly documents: readonly CreditDocument[];
  readonly links: readonly CreditLink[];
}

/** What the match was made of, and what it came to. */
export const loadDealings = async (
  reader: Reader,
  scope: UnitScope,
  supplierId: string,
): Promise<Dealings> => ({
  ...(await loadFiguredClaims(reader, scope, supplierId)),
  documents: await loadCreditDocuments(reader, scope, supplierId),
  links: await loadLinks(reader, scope, supplierId),
});

/** What a credit line gives back: öre, or more places where the document states them. */
export const amountOf = ({ amount }: Pick<CreditLine, 'amount'>): string =>
  amount.eq(fixed(amount, 2)) ? fixed(amount, 2) : rounded(amount, 10);

const rowOf = (
  { creditLineId, given, candidates }: Doubt,
  credit: CreditLine,
  claims: readonly FiguredClaim[],
): CreditDoubt => {
  const { document, quantity } = credit;
  const line = document.lines.find(({ id }) => id === creditLineId);
  const placeOf = ({ claimId, claimLineId }: Candidate): CreditDoubt['candidates'][number] => {
    const own = claims.find(({ claim }) => claim.id === claimId);
    if (own === undefined) throw new Error('a doubt is about one of the claims');
    const { number, state, lines } = own.claim;
    const to = lines.find(({ id }) => id === claimLineId);
    return {
      claimId,
      claimLineId,
      number: printClaimNumber(number),
      state,
      line:
        to === undefined ? null : { invoiceNumber: to.invoiceNumber, lineNo: to.lineNo, amount: to.amount },
    };
  };
  return {
    creditLineId,
    invoiceId: document.id,
    documentNumber: document.number,
    date: document.date,
    precedingInvoices: [...document.precedingInvoices],
    lineNo: line?.lineNumber ?? null,
    name: line?.name ?? '',
    unit: line?.unit ?? '',
    quantity: quantity === null ? null : quantity.toFixed(),
    amount: amountOf(credit),
    currency: document.currency,
    given: given === null ? null : placeOf(given),
    candidates: candidates.map(placeOf),
  };
};

/** What only a person can say, of all that the unit and the supplier have with each other. */
export const doubtRows = ({ claims, documents, links, credits }: Dealings): CreditDoubt[] => {
  const lines = new Map(documents.flatMap(creditLinesOf).map((line) => [line.id, line]));
  const asked = claims.map(({ claim }) => claim);
  return claimDoubts(asked, documents, links, credits).flatMap((doubt) => {
    const credit = lines.get(doubt.creditLineId);
    return credit === undefined ? [] : [rowOf(doubt, credit, claims)];
  });
};

const supplierSql =
  'select supplier_id as id from invoice where organization_id = $1 and unit_id = $2 and id = $3 and gives_back';

/** What the lines of a credit document are for; nothing where the unit has no such document. */
export const readCreditUses = async (
  reader: Reader,
  scope: UnitScope,
  invoiceId: string,
): Promise<CreditUses> => {
  const key = [scope.organizationId, scope.unitId, invoiceId];
  const [supplier] = await reader.query<{ id: string }>(supplierSql, key);
  if (supplier === undefined) return { uses: [], doubts: [] };
  const dealings = await loadDealings(reader, scope, supplier.id);
  const numbers = new Map(dealings.claims.map(({ claim }) => [claim.id, printClaimNumber(claim.number)]));
  const document = dealings.documents.find(({ id }) => id === invoiceId);
  const place = ({ creditLineId }: Pick<StoredCredit, 'creditLineId'>) =>
    document?.lines.find(({ id }) => id === creditLineId);
  return {
    uses: dealings.credits
      .filter((credit) => credit.invoiceId === invoiceId)
      .map((credit) => ({
        creditLineId: credit.creditLineId,
        lineNo: place(credit)?.lineNumber ?? null,
        name: place(credit)?.name ?? '',
        amount: credit.amount,
        currency: credit.currency,
        claimId: credit.claimId,
        number: numbers.get(credit.claimId) ?? '',
      }))
      .sort((a, b) => (a.lineNo ?? 0) - (b.lineNo ?? 0) || (a.number < b.number ? -1 : 1)),
    doubts: doubtRows(dealings).filter((doubt) => doubt.invoiceId === invoiceId),
  };
};

/** A supplier's credit documents in a currency, newest first. */
export const newestFirst = (documents: readonly CreditDocument[], currency: string): CreditDocument[] =>
  documents.filter((document) => document.currency === currency).sort((a, b) => compareDocuments(b, a));
