import type { BookedCreditLine, Claim, ClaimLine, CreditDocument, CreditLink } from '#core/claims/claim.ts';

/** A claim line of 10 kg butter from invoice 1001, 40 kr. */
export const claimLine = (changes: Partial<ClaimLine> = {}): ClaimLine => ({
  id: 'a',
  orderLineId: 'o-a',
  invoiceNumber: '1001',
  articleNumber: '77',
  name: 'Smör osaltat',
  unit: 'KGM',
  reason: 'above-deal',
  quantity: '10',
  billedPrice: '50',
  expectedPrice: '46',
  amount: '40.00',
  vatRate: '12',
  ...changes,
});

/** A claim that was sent on 2 March 2026 with one line. */
export const claimOf = (changes: Partial<Claim> = {}): Claim => ({
  id: 'K1',
  number: { year: 2026, sequence: 1 },
  state: 'sent',
  draftedOn: '2026-03-01',
  sentOn: '2026-03-02',
  currency: 'SEK',
  lines: [claimLine()],
  ...changes,
});

/** A line of a credit note that gives 40 kr back for 10 kg of the same butter. */
export const creditLine = (changes: Partial<BookedCreditLine> = {}): BookedCreditLine => ({
  id: 'c',
  lineNumber: 1,
  articleNumber: '77',
  name: 'Smör osaltat',
  unit: 'KGM',
  quantity: '-10',
  sum: '-40',
  kind: 'goods',
  trusted: true,
  ...changes,
});

/** A credit note of 10 March 2026 that names no invoice. Its totals follow from its lines, with 12 % VAT. */
export const creditNote = (changes: Partial<CreditDocument> = {}): CreditDocument => {
  const lines = changes.lines ?? [creditLine()];
  const net = String(lines.reduce((sum, line) => sum + Number(line.sum), 0));
  return {
    id: 'N1',
    sha256: 'n1',
    date: '2026-03-10',
    number: '9001',
    currency: 'SEK',
    creditNote: true,
    trusted: true,
    net,
    gross: (Number(net) * 1.12).toFixed(2),
    precedingInvoices: [],
    hasCharges: false,
    ...changes,
    lines,
  };
};

/** A person linked credit line `c` to claim `K1`. */
export const creditLink = (changes: Partial<CreditLink> = {}): CreditLink => ({
  creditLineId: 'c',
  claimId: 'K1',
  claimLineId: null,
  linked: true,
  sequence: 1,
  ...changes,
});
