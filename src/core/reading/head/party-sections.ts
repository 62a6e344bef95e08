import { type Cell, cellsOf } from '../words/cells.ts';
import { fieldLabel } from './field-labels.ts';
import { labelText } from '../words/label-text.ts';
import { type Box, type Place, rightOf } from '../page/page.ts';
import type { Row } from '../words/rows.ts';

const seller =
  /^(säljare|sprzedawca|vendedor|säljande (?:bolag|företag|enhet)|(?:fakturerande|utställande) (?:bolag|företag|enhet)|hyresvärd|upplåtare|utleier|udlejer|vermieter|bailleur|landlord|lessor|locatore|cedente|cedente\/prestatore|mittente|prestatore|fornitore|sælger|selger|leverantör|avsändare|från|fra|von|absender|da|verkäufer|lieferant|rechnungsersteller|rechnungssteller|seller|supplier|vendor|from|remit to|vendeur|fournisseur|émetteur)$/;
const buyer =
  /^(till|til|an|nabywca|odbiorca|spett(abile|\.?le)|hyresgäst|leietaker|lejer|mieter|locataire|tenant|lessee|conduttore|köpare|kund|beställare|mottagare|betalare|in(?:d|n)?betal(?:are|er)|betalt av|betalningsavsändare|zahlungspflichtiger|zahler|payer|payeur|debiteur|pagatore|ordinante|maksaja|cessionario|cessionario\/committente|committente|cliente|destinatario|køber|kjøper|fakturakund|godsmottagare|varumottagare|kundadress|faktureras( till)?|levereras( till)?|faktura(adress|mottagare)?|leverans(adress|mottagare)|bill(ed)? to|(invoiced?|deliver(ed)?|charged?|shipped) to|ship to|sold to|to|customer|(fakturerad|fakturerat|levererad|levererat|debiterad|såld|sålt|säljes|skickas|skickad) (till|til)|(faktureres|leveres|levering|fakturert|levert|solgt|sendt) til|(rechnung|lieferung) an|factur[ée]e? à|livr[ée]e? à|fatturare a|spedire a|factuur aan|asiakas|laskutusosoite|toimitusosoite|beställd av|client|buyer|käufer.*|kunde|lev(erans|ererings|erings)?\.? ?-?(adresse?|adr\.?|ställe|ort)|lever(ans|eras|es)? (till|til)|fakt(ura|urering)?s?\.?-? ?(adresse?|adr\.?|till|til)|(liefer|rechnungs)(adresse|anschrift)|(abweichender )?(rechnungs|waren)empfänger|adresse de .*|destinataire|factuuradres|aflever.*|.*address)$/;

/** Labels of where goods go, which need not be to who buys them. */
const delivery =
  /^(gods|varu|lever|lev[ .-]|ship|deliver|liefer|waren|aflever|adresse de livraison|lugar de entrega)/;

/** Whose block of an address a cell stands in: told by the label above it; `null` without one. */
export type Side = 'seller' | 'buyer' | null;

// What stands behind a payee's or an addressee's label in its row may be anybody; behind these it is who buys.
const besideBuyer =
  /^(köpare|kund|beställare|fakturakund|faktureras( till)?|levereras( till)?|(faktura|leverans)(adress|mottagare)|bill(ed)? to|ship to|sold to|customer|client|buyer|käufer|kunde|destinataire)$/;

/** A label of who buys with the name behind it in one cell. */
export const inlineBuyer =
  /^(?:(?:faktura|räkning)\s[^:]*\s)?(?:till?|to|an) \p{Lu}.*[\s,]\d{3} ?\d{2} \p{Lu}|^(kund|köpare|beställare|till|faktura till|levereras till|faktureras( till)?|fakturamottagare|fakturaadress|customer|bill to|buyer|kunde|cliente)\s*:\s*\p{Lu}/iu;

export interface SidedCell extends Cell {
  readonly page: number;
  readonly side: Side;
  /** Its label says where goods go, and nothing of who pays. */
  readonly isDelivery: boolean;
  /** What stands behind `Name:` in its row is the name itself. */
  readonly isNamed: boolean;
}

const [farthest, larger, widest, slip] = [8, 1.25, 12, 12];

// On a slip for a payment, which is at the foot of a page, whoever sends the money is who buys.
const sender = /^(avsändare|afsender|avsender|absender)$/;
const payee = /^(till|til|mottagare|modtager)$/;
const ofSlip =
  /^((betalnings|betalings)mottag(are|er)|(inbetalning|girering|gireringsavi|inbetalningskort|betalningsavi|indbetaling)([ /].*)?|(till|til) (bankgiro|plusgiro|postgiro|konto)(nr|nummer)?|zahlungsempfänger|überweisung(sträger)?|payee)$/;

/** `Faktura` heads the address that an invoice goes to, and in larger letters the page. */
const isTitle = (text: string): boolean => labelText(text) === 'faktura';

const sideOfLabel = (text: string): Side => {
  const label = labelText(text);
  return seller.test(label) ? 'seller' : buyer.test(label) || isBoth(label) ? 'buyer' : null;
};

/** Whether a label names two things of who buys: `leverans- och fakturaadress`, `kund/leveransadress`. */
const isBoth = (label: string): boolean => {
  const [first = '', last = '', ...more] = label.split(/ ?(?:\/|&|\+|,) ?| (?:och|o|and|und|og|et) /);
  const whole = first.endsWith('-')
    ? first.slice(0, -1) + (/(?:adresse?|mottagare|anschrift)$/.exec(last)?.[0] ?? '')
    : first;
  return more.length === 0 && buyer.test(last) && buyer.test(whole);
};

/** Whether a label stands in a column of labels of the document, whose values stand behind them however far. */
const isAmongLabels = ({ box }: Cell, cells: readonly Cell[]): boolean =>
  cells.some(
    (each) =>
      Math.abs(each.box.x - box.x) < 3 &&
      Math.abs(each.box.y - box.y) > 0.5 * box.height &&
      Math.abs(each.box.y - box.y) < 2 * box.height &&
      fieldLabel(each.text) !== null,
  );

/** Whether a label of one party stands above or below one of the other in a column: each has what stands behind it. */
const isPaired = (label: Labelled, labels: readonly Labelled[]): boolean =>
  labels.some((other) => other.label !== label.label && Math.abs(other.box.x - label.box.x) < 3);

/** Whether a cell stands right behind the label of a party in its row. */
const isBehind = (
  label: Labelled,
  cell: Cell,
  cells: readonly Cell[],
  labels: readonly Labelled[],
): boolean => {
  const from = rightOf(label.box);
  const gap = cell.box.x - from;
  return (
    (besideBuyer.test(labelText(label.text)) || isPaired(label, labels)) &&
    gap > 0 &&
    (gap < widest * label.box.height || isAmongLabels(label, cells)) &&
    isInRow(label, cell) &&
    !cells.some((each) => isInRow(label, each) && each.box.x > from && each.box.x < cell.box.x)
  );
};

/** Whether something else stands between a title and a cell below it: then the title does not head that cell's address. */
const isApart = (head: Box, { box }: Cell, cells: readonly (Cell & { readonly label: Side })[]): boolean =>
  cells.some(
    ({ box: { x, y }, text }) =>
      y > head.y + head.height / 2 &&
      y < box.y - box.height / 2 &&
      Math.abs(x - head.x) < 15 &&
      /\d/.test(text),
  );

const isOfDelivery = ({ text, label }: { readonly text: string; readonly label: Side }): boolean =>
  label === 'buyer' && delivery.test(labelText(text)) && !isBoth(labelText(text));

type Labelled = Cell & { readonly label: Side };

/** What stands next to a cell in its row, to the right. */
const nextTo = (cell: Cell, cells: readonly Cell[]): Cell | undefined =>
  cells.find((each) => each.box.x > cell.box.x && isInRow(cell, each));

/** Whether a label has its value behind it, and what stands below it another one at the same edge: it heads nothing, and `Priser` below `Säljare` is a label. */
const isOfPairs = (label: Cell, cell: Cell, cells: readonly Cell[]): boolean => {
  const [value, other] = [nextTo(label, cells), nextTo(cell, cells)];
  return (
    value !== undefined &&
    other !== undefined &&
    Math.abs(value.box.x - other.box.x) < 3 &&
    Math.abs(label.box.x - cell.box.x) < 3
  );
};

const isInRow = ({ box: one }: Cell, { box: other }: Cell): boolean =>
  Math.abs(one.y - other.y) < 0.5 * Math.max(one.height, other.height);

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
  const slips = cells.filter(({ text }) => ofSlip.test(labelText(text)));
  const low = Math.max(0, ...cells.map(({ box }) => box.y)) / 2;
  const isOnSlip = ({ text, box }: Cell, label: RegExp): boolean =>
    box.y > low &&
    label.test(labelText(text)) &&
    slips.some((each) => Math.abs(each.box.y - box.y) < slip * box.height);
  // There the money goes to whoever sends the page.
  const named = cells
    .filter((cell) => cell.label !== null && !isOnSlip(cell, payee))
    .map((cell) => (isOnSlip(cell, sender) ? { ...cell, label: 'buyer' as const } : cell));
  // Where another label says whom the letter goes to, the title does not.
  const isAddressed =
    named.some(({ label, text }) => label === 'buyer' && !isTitle(text)) ||
    cells.some(({ text }) => inlineBuyer.test(text));
  const isBilled = named.some((cell) => cell.label === 'buyer' && !isTitle(cell.text) && !isOfDelivery(cell));
  const behind = cells.flatMap((cell) => {
    const own = cell.label === null ? named.find((label) => isBehind(label, cell, cells, named)) : undefined;
    return own === undefined ? [] : [{ ...cell, label: own.label }];
  });
  const labels = [
    ...named.map((cell) => ({ ...cell, isBuyerBeside: false })),
    ...behind.map((cell) => ({ ...cell, isBuyerBeside: true })),
  ].toSorted((one, other) => one.box.y - other.box.y);
  return cells
    .filter(({ label }) => label === null)
    .map((cell) => {
      const above = labels.filter(
        ({ box, text, words, label, isBuyerBeside }) =>
          (box.y < cell.box.y || box === cell.box) &&
          !(
            isTitle(text) &&
            (isBilled ||
              (box.height > larger * cell.box.height && (isAddressed || isApart(box, cell, cells))))
          ) &&
          cell.box.y - box.y < farthest * cell.box.height &&
          !(label === 'seller' && !isBuyerBeside && isOfPairs({ box, text, words }, cell, cells)) &&
          (Math.abs(box.x - cell.edge) < 15 ||
            (isBuyerBeside && Math.abs(rightOf(box) - rightOf(cell.box)) < 3)),
      );
      const label = above.at(-1);
      return {
        ...cell,
        side: label?.label ?? null,
        isDelivery: label !== undefined && !label.isBuyerBeside && isOfDelivery(label),
      };
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
