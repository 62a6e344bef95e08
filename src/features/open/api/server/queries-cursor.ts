/** Where a page ended: how many rows came before, and which were the last of them, the very last first. */
export interface Place {
  readonly offset: number;
  readonly anchors: readonly string[];
  /** Of the filters: a cursor of one list says nothing about another. */
  readonly list: string;
}

/** Rows that a place remembers, so that it is found again when some of them are gone. */
export const anchorsKept = 3;

/** Writes a place as a cursor. */
export const cursorOf = ({ offset, anchors, list }: Place): string =>
  Buffer.from(JSON.stringify([offset, anchors, list])).toString('base64url');

/** Reads a cursor; null where it is none of ours. */
export const placeOf = (cursor: string): Place | null => {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(read)) return null;
    const [offset, anchors, list] = read as unknown[];
    const isPlace =
      Number.isSafeInteger(offset) &&
      Number(offset) >= 0 &&
      Array.isArray(anchors) &&
      anchors.length <= anchorsKept &&
      anchors.every((anchor) => typeof anchor === 'string') &&
      typeof list === 'string';
    return isPlace ? { offset: Number(offset), anchors: anchors as string[], list: list as string } : null;
  } catch {
    return null;
  }
};
