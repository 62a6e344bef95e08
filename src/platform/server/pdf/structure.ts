import { PDFArray, PDFDict, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';
import type { PDFDocument, PDFRef } from '@cantoo/pdf-lib';

/** Kinds of parts that a screen reader tells apart (ISO 32000-1, 14.8.4). */
export type PartKind = 'H1' | 'H2' | 'P' | 'LI' | 'Figure' | 'TH' | 'TD';

/** What a part says beside its kind: words for a picture, or the row of the table that a cell stands in. */
export interface PartFacts {
  readonly alt?: string;
  readonly row?: number;
}

/** The tree of a document's parts in reading order. */
export interface Structure {
  /** Opens a page; the answer gives the next marked part of it its number. */
  page(page: PDFRef): { readonly key: number; readonly part: (kind: PartKind, facts?: PartFacts) => number };
}

interface Element {
  readonly element: PDFDict;
  readonly ref: PDFRef;
}

interface TableRow {
  readonly number: number;
  readonly ref: PDFRef;
  readonly cells: PDFArray;
}

const name = (text: string): PDFName => PDFName.of(text);

/** The root of the tree, made where there is none, with the one part that holds all others. */
const rootOf = (
  document: PDFDocument,
): { readonly root: PDFDict; readonly top: PDFRef; readonly nums: PDFArray } => {
  const { context, catalog } = document;
  const found = catalog.lookupMaybe(name('StructTreeRoot'), PDFDict);
  const top = found?.get(name('K'));
  const nums = found?.lookupMaybe(name('ParentTree'), PDFDict)?.lookupMaybe(name('Nums'), PDFArray);
  if (
    found !== undefined &&
    nums !== undefined &&
    top !== undefined &&
    context.lookup(top) instanceof PDFDict
  )
    return { root: found, top: top as PDFRef, nums };
  const rootRef = context.nextRef();
  const whole = context.register(context.obj({ Type: 'StructElem', S: 'Document', P: rootRef, K: [] }));
  const fresh = context.obj([]);
  const root = context.obj({
    Type: 'StructTreeRoot',
    K: whole,
    ParentTree: { Nums: fresh },
    ParentTreeNextKey: 0,
  });
  context.assign(rootRef, root);
  catalog.set(name('StructTreeRoot'), rootRef);
  catalog.set(name('MarkInfo'), context.obj({ Marked: true }));
  return { root, top: whole, nums: fresh };
};

/** Opens the tree of a document, to which pages are added at its end; `language` is a tag of BCP 47. */
export const openStructure = (document: PDFDocument, language: string): Structure => {
  const { context } = document;
  const { root, top, nums } = rootOf(document);
  const parts = context.lookup(top, PDFDict).lookup(name('K'), PDFArray);
  /** The list that further items of it belong to; any other part ends it. */
  let list: { readonly ref: PDFRef; readonly items: PDFArray } | null = null;
  const openList = (): { readonly ref: PDFRef; readonly items: PDFArray } => {
    const items = context.obj([]);
    const ref = context.register(context.obj({ Type: 'StructElem', S: 'L', P: top, K: items }));
    parts.push(ref);
    return { ref, items };
  };
  /** The table that further cells belong to, with the row of the last one; any other part ends it. */
  let table: { readonly ref: PDFRef; readonly rows: PDFArray; row: TableRow | null } | null = null;
  const openTable = (): NonNullable<typeof table> => {
    const rows = context.obj([]);
    const ref = context.register(context.obj({ Type: 'StructElem', S: 'Table', P: top, K: rows }));
    parts.push(ref);
    return { ref, rows, row: null };
  };
  const rowOf = (number: number): TableRow => {
    table ??= openTable();
    if (table.row?.number === number) return table.row;
    const cells = context.obj([]);
    const ref = context.register(context.obj({ Type: 'StructElem', S: 'TR', P: table.ref, K: cells }));
    table.rows.push(ref);
    table.row = { number, ref, cells };
    return table.row;
  };
  const cellOf = (kind: PartKind, page: PDFRef, number: number, row: number): Element => {
    const within = rowOf(row);
    const scope = kind === 'TH' ? { A: { O: 'Table', Scope: 'Column' } } : {};
    const element = context.obj({
      Type: 'StructElem',
      S: kind,
      P: within.ref,
      Pg: page,
      K: number,
      ...scope,
    });
    const ref = context.register(element);
    within.cells.push(ref);
    list = null;
    return { element, ref };
  };
  /** What holds the marked content of a part: the part itself, or the body of an item of a list. */
  const elementOf = (kind: PartKind, page: PDFRef, number: number): Element => {
    const element = context.obj({ Type: 'StructElem', S: kind, P: top, Pg: page, K: number });
    const ref = context.register(element);
    table = null;
    if (kind !== 'LI') {
      list = null;
      parts.push(ref);
      return { element, ref };
    }
    list ??= openList();
    const item = context.nextRef();
    element.set(name('S'), name('LBody'));
    element.set(name('P'), item);
    const within = context.obj({ Type: 'StructElem', S: 'LI', P: list.ref, K: [ref] });
    context.assign(item, within);
    list.items.push(item);
    return { element, ref };
  };
  return {
    page(page) {
      const key = root.lookup(name('ParentTreeNextKey'), PDFNumber).asNumber();
      root.set(name('ParentTreeNextKey'), PDFNumber.of(key + 1));
      const ofPage = context.obj([]);
      nums.push(PDFNumber.of(key));
      nums.push(context.register(ofPage));
      const part = (kind: PartKind, { alt, row }: PartFacts = {}): number => {
        const number = ofPage.size();
        const { element, ref } =
          row === undefined ? elementOf(kind, page, number) : cellOf(kind, page, number, row);
        element.set(name('Lang'), PDFString.of(language));
        if (alt !== undefined) element.set(name('Alt'), PDFHexString.fromText(alt));
        ofPage.push(ref);
        return number;
      };
      return { key, part };
    },
  };
};
