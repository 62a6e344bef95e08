/** A page as it is stored: the bytes that it is in, by their SHA-256, and its number in them, from 1. */
export interface PaperPage {
  readonly sha256: string;
  readonly page: number;
}

/** What is known of a document that may have come from a paper. */
export interface Paper {
  readonly state: string;
  readonly invoiceId: string | null;
  /** How it was read; null where nothing was. */
  readonly format: string | null;
  /** Whether the original was removed after its time. */
  readonly isRemoved: boolean;
  readonly pages: readonly PaperPage[];
  /** What has become of an original of a page in the store. */
  readonly loss: 'storage.missing' | 'storage.damaged' | null;
}

/** Why the pages of a document cannot be confirmed. */
export type PaperFault =
  | 'paper.removed'
  | 'paper.not_booked'
  | 'paper.not_from_paper'
  | 'paper.no_pages'
  | 'paper.missing'
  | 'paper.damaged';

/** Why a paper may not be destroyed. */
export type DestructionFault = PaperFault | 'paper.not_confirmed' | 'paper.changed';

const fromPaper: readonly (string | null)[] = ['scan', 'picture'];

/** Why nothing can be said of a document's paper; null where its pages can be confirmed. */
export const paperFault = ({
  state,
  invoiceId,
  format,
  isRemoved,
  pages,
  loss,
}: Paper): PaperFault | null => {
  if (isRemoved) return 'paper.removed';
  if (state !== 'monitored' || invoiceId === null) return 'paper.not_booked';
  if (!fromPaper.includes(format)) return 'paper.not_from_paper';
  if (pages.length === 0) return 'paper.no_pages';
  if (loss === null) return null;
  return loss === 'storage.missing' ? 'paper.missing' : 'paper.damaged';
};

/** How the pages that a person counted differ from those that are stored; null where they are as many. */
export const countFault = (
  counted: number,
  stored: number,
): 'paper.pages_missing' | 'paper.pages_left' | null =>
  counted === stored ? null : counted > stored ? 'paper.pages_missing' : 'paper.pages_left';

/** Whether both are the same pages in the same order. */
export const samePages = (some: readonly PaperPage[], others: readonly PaperPage[]): boolean =>
  some.length === others.length &&
  some.every(({ sha256, page }, at) => sha256 === others[at]?.sha256 && page === others[at]?.page);

/**
 * Why the paper of a document may not be destroyed; null where it may. `confirmed`: the pages that a person has confirmed and not
 * taken back, which count for as long as the same pages stand there.
 */
export const destructionFault = (
  paper: Paper,
  confirmed: readonly PaperPage[] | null,
): DestructionFault | null => {
  const fault = paperFault(paper);
  if (fault !== null) return fault;
  if (confirmed === null) return 'paper.not_confirmed';
  return samePages(confirmed, paper.pages) ? null : 'paper.changed';
};

/** How well a machine could read a page: `uncertain` asks for a closer look, `unread` had no word that it could tell. */
export type Legibility = 'good' | 'uncertain' | 'unread';

const leastSure = 0.8;

/** How well the words of a page could be read, by the mean confidence of its characters. */
export const legibilityOf = (
  words: readonly { readonly text: string; readonly confidence: number }[],
): Legibility => {
  const said = words.filter(({ text }) => /[\p{L}\d]{2}/u.test(text));
  const length = said.reduce((sum, { text }) => sum + text.length, 0);
  if (length === 0) return 'unread';
  const sure = said.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0);
  return sure / length < leastSure ? 'uncertain' : 'good';
};
