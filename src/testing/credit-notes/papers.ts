/**
 * What a restaurant asks back and what suppliers write, in the smallest words that the rules of matching need. Money is in
 * whole öre and quantities in thousandths, so that nothing here shares arithmetic with the core.
 */

export type LineKind = 'goods' | 'deposit' | 'fee' | 'discount';

export interface AskedLine {
  readonly id: string;
  /** What it is asked for; two claims may have it while one of them is refused or withdrawn. */
  readonly orderLine: string;
  /** Number of the invoice that billed too much. */
  readonly invoice: string;
  /** The supplier's article number; without one the name is the article. */
  readonly article: string | null;
  readonly name: string;
  readonly measure: string;
  readonly kind: LineKind;
  readonly quantity: number;
  /** What is asked back, net. */
  readonly amount: number;
  /** What the whole order line cost, net. */
  readonly billed: number;
  /** For one, as billed and as it was agreed. */
  readonly price: number;
  readonly promised: number;
  /** Percent. */
  readonly vat: number;
}

export type AskedState = 'drafted' | 'sent' | 'settled' | 'refused' | 'withdrawn';

export interface AskedClaim {
  readonly unit: string;
  readonly supplier: string;
  readonly year: number;
  readonly number: number;
  readonly state: AskedState;
  readonly draftedOn: string;
  readonly currency: string;
  readonly lines: readonly AskedLine[];
}

export interface PaperLine {
  readonly no: number;
  readonly article: string | null;
  readonly name: string;
  readonly measure: string;
  readonly kind: LineKind;
  /** Below 0 where goods or money go back. */
  readonly quantity: number;
  /** Net; below 0 where it lowers what is owed. */
  readonly sum: number;
  readonly vat: number;
}

export interface Paper {
  /** 64 hexadecimal digits. */
  readonly sha: string;
  readonly unit: string;
  readonly supplier: string;
  readonly number: string;
  readonly date: string;
  readonly currency: string;
  readonly isCreditNote: boolean;
  /** Invoice numbers that it names. */
  readonly names: readonly string[];
  /** Whether it came through the trust gate. */
  readonly trusted: boolean;
  readonly lines: readonly PaperLine[];
}

/** A person's word about a credit line and a claim's line. */
export interface Word {
  readonly claimLine: string;
  readonly sha: string;
  readonly line: number;
  readonly kind: 'link' | 'unlink';
}

/** What a credit line truly pays; a line without an answer pays no claim. */
export interface Answer {
  readonly sha: string;
  /** 0 stands for the whole paper. */
  readonly line: number;
  /** Any of these claim lines; nobody can tell them apart by what the paper says. */
  readonly pays: readonly string[];
  readonly amount: number;
}

export interface Case {
  readonly claims: readonly AskedClaim[];
  readonly papers: readonly Paper[];
  readonly words: readonly Word[];
}

export interface AnsweredCase extends Case {
  /** In which manner each paper was written, by its hash. */
  readonly manners: ReadonlyMap<string, string>;
  readonly answers: readonly Answer[];
}

/** Net of a paper in öre, below 0 where it gives money back. */
export const netOf = ({ lines }: { readonly lines: readonly { readonly sum: number }[] }): number =>
  lines.reduce((net, { sum }) => net + sum, 0);

const half = (amount: number): number => Math.sign(amount) * Math.round(Math.abs(amount));

/** VAT is rounded once for each rate, as a Swedish invoice prints it. */
export const withVat = (lines: readonly { readonly vat: number; readonly sum: number }[]): number => {
  let total = 0;
  for (const vat of new Set(lines.map((line) => line.vat))) {
    const net = lines.filter((line) => line.vat === vat).reduce((sum, line) => sum + line.sum, 0);
    total += net + half((net * vat) / 100);
  }
  return total;
};
