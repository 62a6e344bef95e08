import type { Claim, CreditDocument, CreditLink } from '#core/claims/claim.ts';
import { matchCredits } from '#core/claims/match-credits.ts';
import { type AskedClaim, type Case, netOf, type Paper, withVat } from './papers.ts';
import type { Found } from './score.ts';

const kronor = (amount: number): string => (amount / 100).toFixed(2);

const pieces = (quantity: number): string => String(quantity / 1000);

const claimOf = (claim: AskedClaim): Claim => ({
  id: `K-${claim.year}-${claim.number}`,
  number: { year: claim.year, sequence: claim.number },
  state: claim.state,
  draftedOn: claim.draftedOn,
  sentOn: claim.state === 'drafted' ? null : claim.draftedOn,
  currency: claim.currency,
  lines: claim.lines.map((line) => ({
    id: line.id,
    orderLineId: line.orderLine,
    invoiceNumber: line.invoice,
    articleNumber: line.article,
    name: line.name,
    unit: line.measure,
    reason: line.kind === 'deposit' ? 'deposit-missing' : 'above-deal',
    quantity: pieces(line.quantity),
    billedPrice: kronor(line.price),
    expectedPrice: kronor(line.promised),
    amount: kronor(line.amount),
    vatRate: String(line.vat),
  })),
});

const documentOf = (paper: Paper): CreditDocument => ({
  id: paper.sha,
  sha256: paper.sha,
  date: paper.date,
  number: paper.number,
  currency: paper.currency,
  creditNote: paper.isCreditNote,
  trusted: paper.trusted,
  net: kronor(netOf(paper)),
  gross: kronor(withVat(paper.lines)),
  precedingInvoices: paper.names,
  hasCharges: false,
  lines: paper.lines.map((line) => ({
    id: `${paper.sha}/${line.no}`,
    lineNumber: line.no,
    articleNumber: line.article,
    name: line.name,
    unit: line.measure,
    quantity: pieces(line.quantity),
    sum: kronor(line.sum),
    kind: line.kind,
    trusted: paper.trusted,
  })),
});

/** What one unit and one supplier have with each other, as the core takes it. */
export interface Dealings {
  readonly claims: Claim[];
  readonly documents: CreditDocument[];
  readonly links: CreditLink[];
}

/** The case in the words of the core, by unit and supplier. */
export const dealingsOf = ({ claims, papers, words }: Case): Dealings[] => {
  const byPair = Map.groupBy(claims, ({ unit, supplier }) => JSON.stringify([unit, supplier]));
  return [...byPair].map(([pair, own]) => {
    const lines = new Map(
      own.flatMap((claim) => claim.lines.map(({ id }) => [id, claimOf(claim).id] as const)),
    );
    return {
      claims: own.map(claimOf),
      documents: papers
        .filter(({ unit, supplier }) => JSON.stringify([unit, supplier]) === pair)
        .map(documentOf),
      links: words.flatMap(({ claimLine, sha, line, kind }, sequence) => {
        const claimId = lines.get(claimLine);
        if (claimId === undefined) return [];
        return [
          {
            creditLineId: `${sha}/${line}`,
            claimId,
            claimLineId: claimLine,
            linked: kind === 'link',
            sequence,
          },
        ];
      }),
    };
  });
};

const ore = (text: string): number => Math.round(Number(text) * 100);

/** What the core gives out; over-credited money is left out, since it counts for nothing. */
export const matchedByCore = (set: Case): Found[] =>
  dealingsOf(set).flatMap(({ claims, documents, links }) =>
    matchCredits(claims, documents, links).map(({ creditLineId, claimLineId, amount }) => ({
      claimLine: claimLineId,
      sha: creditLineId.split('/')[0] ?? '',
      line: Number(creditLineId.split('/')[1] ?? 0),
      amount: ore(amount),
    })),
  );
