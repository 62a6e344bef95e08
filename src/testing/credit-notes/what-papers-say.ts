import type { AskedClaim, AskedLine, Paper, PaperLine } from './papers.ts';

/** The supplier's number where both print one, otherwise the name; and the unit of measure. */
export const isSameArticle = (one: AskedLine | PaperLine, other: AskedLine | PaperLine): boolean =>
  one.measure === other.measure &&
  (one.article !== null && other.article !== null
    ? one.article === other.article
    : one.name.toLowerCase() === other.name.toLowerCase());

/** Zeros in front and what stands between the digits are manners of writing, not another number. */
const bare = (number: string): string =>
  number
    .toUpperCase()
    .replace(/[^0-9A-ZÅÄÖ]/gu, '')
    .replace(/^0+/u, '');

/** Whether a paper names an invoice or a claim. */
export const isNaming = (paper: Paper, number: string): boolean =>
  paper.names.some((name) => bare(name) === bare(number));

/** A paper that names other invoices says itself that it is about them; one invoice of the claim, or our own number, is enough. */
export const isAbout = (paper: Paper, claim: AskedClaim): boolean =>
  paper.names.every((name) => bare(name) === '') ||
  isNaming(paper, `K${claim.year}${String(claim.number).padStart(3, '0')}`) ||
  claim.lines.some(({ invoice }) => isNaming(paper, invoice));

/**
 * What the lines of a paper give back, less what the same paper bills anew of the same article: money that is billed again has not come
 * back. What is billed anew belongs to the line of its quantity first, then to the others as listed.
 */
export const worthOf = (paper: Paper): Map<PaperLine, number> => {
  const worth = new Map(paper.lines.filter(({ sum }) => sum < 0).map((line) => [line, -line.sum]));
  // What an ordinary invoice bills is a delivery.
  for (const anew of paper.isCreditNote ? paper.lines.filter(({ sum }) => sum > 0) : []) {
    const alike = [...worth.keys()].filter(
      (line) => isSameArticle(line, anew) && (line.kind === 'deposit') === (anew.kind === 'deposit'),
    );
    const own = alike.filter(
      (line) => Math.abs(line.quantity) === Math.abs(anew.quantity) && worth.get(line) === -line.sum,
    );
    let left = anew.sum;
    for (const line of [...own.slice(0, 1), ...alike]) {
      const taken = Math.min(left, worth.get(line) ?? 0);
      worth.set(line, (worth.get(line) ?? 0) - taken);
      left -= taken;
    }
  }
  return worth;
};

/** An amount with its VAT, half up at the öre, as it stands beside a claimed line. */
export const grossOf = (open: number, vat: number): number => open + Math.round((open * vat) / 100);
