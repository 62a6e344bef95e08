import { type Cell, cellsOf } from '../words/cells.ts';
import { labelText } from '../words/label-text.ts';
import { type Box, type Place, rightOf } from '../page/page.ts';
import type { Row } from '../words/rows.ts';

const seller =
  /^(säljare|leverantör|avsändare|från|fra|von|absender|da|verkäufer|lieferant|rechnungsersteller|rechnungssteller|seller|supplier|vendor|from|remit to|vendeur|fournisseur|émetteur)$/;
const buyer =
  /^(till|til|an|spett\.?le|köpare|kund|beställare|mottagare|betalare|fakturakund|kundadress|faktureras( till)?|levereras( till)?|faktura(adress|mottagare)?|leverans(adress|mottagare)|bill(ed)? to|ship to|sold to|to|customer|client|buyer|käufer.*|kunde|(abweichender )?(rechnungs|waren)empfänger|adresse de .*|destinataire|factuuradres|aflever.*|.*address)$/;

/** Whose block of an address a cell stands in: told by the label above it; `null` without one. */
export type Side = 'seller' | 'buyer' | null;

export interface SidedCell extends Cell {
  readonly page: number;
  readonly side: Side;
  /** What stands behind `Name:` in its row is the name itself. */
  readonly isNamed: boolean;
}

const farthest = 8;

const sideOfLabel = (text: string): Side => {
  const label = labelText(text);
  return seller.test(label) ? 'seller' : buyer.test(label) ? 'buyer' : null;
};

/** The cells of a page that are no labels of parties, each with the side that it stands on. */
export const sidedCells = (rows: readonly Row[]): SidedCell[] => {
  const cells = rows.flatMap((row) => {
    const inRow = cellsOf(row);
    const isNamed = /^name\b|^namn\b|^nom\b/i.test(inRow[0]?.text ?? '');
    const edge = isNamed ? (inRow[0]?.box.x ?? 0) : null;
    return inRow.map((cell) => ({
      ...cell,
      page: row.page,
      isNamed,
      edge: edge ?? cell.box.x,
      label: sideOfLabel(cell.text),
    }));
  });
  const labels = cells.filter(({ label }) => label !== null);
  return cells
    .filter(({ label }) => label === null)
    .map((cell) => {
      const above = labels.filter(
        ({ box }) =>
          box.y < cell.box.y &&
          cell.box.y - box.y < farthest * cell.box.height &&
          Math.abs(box.x - cell.edge) < 15,
      );
      return { ...cell, side: above.at(-1)?.label ?? null };
    });
};

const isWithin = ({ box }: Cell, { x, y, width, height }: Box): boolean =>
  x + width / 2 >= box.x &&
  x + width / 2 <= rightOf(box) &&
  y + height / 2 >= box.y &&
  y + height / 2 <= box.y + box.height;

/** Tells what stands in a buyer's address. */
export const buyersOf = (pages: readonly (readonly Row[])[]): ((place: Place) => boolean) => {
  const cells = pages.flatMap(sidedCells).filter(({ side }) => side === 'buyer');
  return ({ page, box }) => cells.some((cell) => cell.page === page && isWithin(cell, box));
};
