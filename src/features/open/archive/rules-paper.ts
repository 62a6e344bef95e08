/** Most papers of one certificate: each original is read whole before it is named there. */
export const mostCertified = 200;

/** Papers of one page that are gone through at a time. */
export const singlesAtOnce = 12;

/** Pixels along the longer side below which a picture of a page is pointed out: an A4 sheet at about a hundred an inch. */
export const leastPixels = 1_200;

/** What a person may have said of the paper of a document; the last one counts. */
export const paperActs = ['original.confirmed', 'original.withdrawn', 'original.paperless'] as const;

export type PaperAct = (typeof paperActs)[number];

/** A document by its supplier and number, or by its file where it has none. */
export const paperName = ({
  supplier,
  number,
  fileName,
}: {
  readonly supplier: string | null;
  readonly number: string | null;
  readonly fileName: string;
}): string => (supplier === null ? fileName : number === null ? supplier : `${supplier} · ${number}`);
