/** The papers that are no invoice: layouts under another word and with other labels, and letters. */
import type { MadeOther } from '../made.ts';
import type { Drawing } from '../sheet.ts';
import { goodsLetters } from './letters-goods.ts';
import { type Letter, moneyLetters } from './letters.ts';
import { type LayoutG, paperG } from './orders.ts';

type Labels = readonly (readonly [from: string, to: string])[];

const order: Labels = [
  ['Fakturanummer', 'Ordernummer'],
  ['Fakturanr', 'Ordernr'],
  ['Fakturadatum', 'Orderdatum'],
  ['Fakt.nr', 'Order'],
  ['Fakt.dat', 'Datum'],
  ['Dokumentnummer', 'Ordernummer'],
  ['FAKTNR', 'ORDNR '],
  ['FAKTDAT', 'ORDDAT '],
  ['FÖRFDAT', 'LEVDAG '],
  ['Förfallodatum', 'Leveransdag'],
  ['Nettoförfallodatum', 'Leveransdag'],
  ['Förf.dat', 'Lev.dag'],
  ['Att betala', 'Ordersumma'],
  ['ATT BETALA', 'ORDERSUMMA'],
  ['Slutsumma', 'Ordersumma'],
  ['Slutbelopp', 'Ordervärde'],
];
const offer: Labels = [
  ['Fakturanummer', 'Offertnummer'],
  ['Fakturanr', 'Offertnr'],
  ['Faktura nr', 'Offert nr'],
  ['Fakturadatum', 'Offertdatum'],
  ['Förfallodatum', 'Giltig t.o.m.'],
  ['Förfallodag', 'Gäller till'],
  ['Att betala', 'Offertsumma'],
  ['ATT BETALA', 'OFFERTSUMMA'],
  ['Rechnungsnr.', 'Angebotsnr.'],
  ['Rechnungsdatum', 'Angebotsdatum'],
  ['Fällig am', 'Gültig bis'],
  ['Gesamtbetrag', 'Angebotssumme'],
];
const delivery: Labels = [
  ['>Faktura<', '>Följesedel<'],
  ['Fakt.datum', 'Lev.datum'],
  ['Fakturanummer', 'Följesedelsnummer'],
  ['Fakturanr', 'Följesedelsnr'],
  ['Fakturadatum', 'Leveransdatum'],
  ['Förfallodatum', 'Faktureringsdag'],
  ['Förfaller', 'Faktureras'],
  ['Att betala', 'Summa varor inkl. moms'],
  ['ATT BETALA', 'VARUVÄRDE'],
  ['Factuurnummer', 'Pakbonnummer'],
  ['Factuurdatum', 'Leverdatum'],
  ['Te betalen', 'Waarde'],
];
const proforma: Labels = [
  ['Fakturanummer', 'Proformanummer'],
  ['Fakturanr', 'Proformanr'],
  ['Factura nº', 'Proforma nº'],
  ['Invoice No', 'Proforma No'],
];

const replaced = (text: string, labels: Labels): string =>
  labels.reduce((all, [from, to]) => all.replaceAll(from, to), text);

const relabelled = (content: string | Drawing, labels: Labels): string | Drawing =>
  typeof content === 'string'
    ? replaced(content, labels)
    : {
        ...content,
        pages: content.pages.map((marks) =>
          marks.map((mark) => (mark.kind === 'text' ? { ...mark, text: replaced(mark.text, labels) } : mark)),
        ),
      };

interface Reworded {
  readonly kind: string;
  readonly layout: string;
  readonly title: string;
  readonly remark?: string;
  readonly labels?: Labels;
}

const reworded: readonly Reworded[] = [
  { kind: 'proforma', layout: 'g02', title: 'Proformafaktura', labels: proforma },
  { kind: 'proforma', layout: 'g66', title: 'FACTURA PROFORMA', labels: proforma },
  { kind: 'proforma', layout: 'g67', title: 'PRO FORMA INVOICE', remark: 'Not a VAT document', labels: proforma },
  { kind: 'proforma', layout: 'g64', title: 'Facture pro forma', remark: 'Valeur pour la douane uniquement' },
  { kind: 'draft', layout: 'g03', title: 'FAKTURA', remark: 'UTKAST' },
  { kind: 'draft', layout: 'g20', title: 'Fakturautkast', remark: 'Ej bokförd – kan ändras' },
  { kind: 'draft', layout: 'g47', title: 'Preliminärfaktura', remark: 'Får ej betalas' },
  { kind: 'cancelled', layout: 'g10', title: 'Faktura', remark: 'MAKULERAD' },
  { kind: 'cancelled', layout: 'g12', title: 'FAKTURA', remark: 'Makulerad, ersatt av ny faktura' },
  { kind: 'order-confirmation', layout: 'g06', title: 'ORDERBEKRÄFTELSE', labels: order },
  { kind: 'order-confirmation', layout: 'g08', title: 'Orderbekräftelse', labels: order },
  { kind: 'order-confirmation', layout: 'g13', title: 'Orderbekräftelse', labels: order },
  { kind: 'order-confirmation', layout: 'g17', title: 'ORDERERKÄNNANDE', labels: order },
  { kind: 'quotation', layout: 'g28', title: 'OFFERT', labels: offer },
  { kind: 'quotation', layout: 'g29', title: 'Offert', labels: offer },
  { kind: 'quotation', layout: 'g59', title: 'Angebot', labels: offer },
  { kind: 'quotation', layout: 'g41', title: 'Offert', labels: offer },
  { kind: 'delivery-note', layout: 'g11', title: 'FÖLJESEDEL', labels: delivery },
  { kind: 'delivery-note', layout: 'g21', title: 'Följesedel', labels: delivery },
  { kind: 'delivery-note', layout: 'g61', title: 'PAKBON', labels: delivery },
  { kind: 'delivery-note', layout: 'g36', title: 'Leveranssedel', remark: 'Faktura sänds separat', labels: delivery },
]; // prettier-ignore

const found = (layouts: readonly LayoutG[], id: string): LayoutG => {
  const layout = layouts.find((each) => each.id === id);
  if (layout === undefined) throw new Error(`no layout ${id}`);
  return layout;
};

const ofLayout = (layouts: readonly LayoutG[], given: Reworded): MadeOther => {
  const { kind, title, remark, labels = [] } = given;
  const { id, seller, producer, hard, draw } = found(layouts, given.layout);
  return {
    kind,
    hard,
    source: id,
    looks: { producer, draw: (paper) => relabelled(draw(paper), labels) },
    paper: paperG(id, seller, { count: 2, title, ...(remark === undefined ? {} : { remark }) }),
    about: undefined,
  };
};

const ofLetter = (layouts: readonly LayoutG[], letter: Letter, index: number): MadeOther => {
  const { seller } = found(layouts, letter.from);
  const paper = paperG(letter.from, seller, { count: index % 2 });
  return {
    kind: letter.kind,
    hard: letter.hard,
    source: `letter of ${letter.from}`,
    looks: {
      producer: letter.producer,
      draw: (printed) => {
        const content = letter.draw(printed);
        return typeof content === 'string' ? content : content.drawing(letter.kind);
      },
    },
    paper,
    about: letter.isAbout === true ? paper.number : undefined,
  };
};

/** All papers that are no invoice. */
export const othersOf = (layouts: readonly LayoutG[]): readonly MadeOther[] => [
  ...reworded.map((each) => ofLayout(layouts, each)),
  ...[...moneyLetters, ...goodsLetters].map((letter, index) => ofLetter(layouts, letter, index)),
];
