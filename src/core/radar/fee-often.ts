/** An invoice, and whether it has the fee. */
export interface FeeMark {
  readonly invoiceId: string;
  readonly date: string;
  readonly isCharged: boolean;
}

/** More of the invoices have a fee than before. */
export interface Oftener {
  readonly now: number;
  readonly ofNow: number;
  readonly before: number;
  readonly ofBefore: number;
  /** The invoice that made it so. */
  readonly invoiceId: string;
  readonly date: string;
}

/** The newest invoices are held against so many before them. */
const [newest, earlier] = [10, 20];

/** So many more than the share before would give: fewer come by chance. */
const surplus = 4;

const at = (marks: readonly FeeMark[], end: number): Oftener | null => {
  if (end < newest + earlier) return null;
  const now = marks.slice(end - newest, end).filter(({ isCharged }) => isCharged).length;
  const before = marks
    .slice(end - newest - earlier, end - newest)
    .filter(({ isCharged }) => isCharged).length;
  // A fee that was not there before is told as a new one.
  if (before === 0 || now * earlier < 2 * before * newest || now - (before * newest) / earlier < surplus)
    return null;
  const last = marks[end - 1];
  return last === undefined
    ? null
    : { now, ofNow: newest, before, ofBefore: earlier, invoiceId: last.invoiceId, date: last.date };
};

/**
 * Whether the ten newest of a supplier's invoices have a fee at least twice as often as the twenty before them, and four times more
 * than those would have it; then since which invoice. `marks` stand in the order of the invoices.
 */
export const oftener = (marks: readonly FeeMark[]): Oftener | null => {
  let since: Oftener | null = null;
  for (let end = marks.length; end > 0; end -= 1) {
    const here = at(marks, end);
    if (here === null) return since;
    since = here;
  }
  return since;
};
