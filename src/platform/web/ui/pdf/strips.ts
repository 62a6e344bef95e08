const edge = 8;

/** Where a row stands across its page, in shares of the page's width. */
interface Across {
  readonly x: number;
  readonly width: number;
}

/**
 * Where the strips of a row begin, in pixels of a page that is `pageWidth` wide: one strip where the row fits into `width`, else
 * one from its beginning and one up to its end, where price and sum stand.
 */
export const stripsOf = (row: Across, pageWidth: number, width: number): readonly number[] => {
  const most = Math.max(0, pageWidth - width);
  const within = (left: number) => Math.round(Math.max(0, Math.min(left, most)));
  const start = row.x * pageWidth - edge;
  const end = (row.x + row.width) * pageWidth + edge;
  return end - start <= width ? [within(start)] : [within(start), within(end - width)];
};
