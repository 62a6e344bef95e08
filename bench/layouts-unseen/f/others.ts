/** The set's papers that are no invoice: layouts' papers under another word and other labels, and letters. */
import type { MadeOther } from '../made.ts';
import type { Paper } from '../paper.ts';
import type { Drawing } from '../sheet.ts';
import { letter } from './letter.ts';
import { notices } from './notices.ts';
import { type LayoutF, paperF } from './orders.ts';

type Labels = readonly (readonly [from: string, to: string])[];

const order: Labels = [
  ['Fakturanummer', 'Ordernummer'], ['Fakturanr', 'Ordernr'], ['Fakturadatum', 'Orderdatum'], ['FAKTURANR', 'ORDERNR'], ['FAKT.DATUM', 'ORDERDATUM'],
  ['Förfallodatum', 'Önskad leverans'], ['FÖRF.DATUM', 'LEV.DATUM '], ['Förfaller', 'Levereras'], ['Summa att betala', 'Ordersumma'], ['Att betala', 'Ordersumma'], ['ATT BETALA', 'ORDERSUMMA'], ['Faktura:', 'Order nr:'],
]; // prettier-ignore
const offer: Labels = [
  ['Fakturanummer', 'Offertnummer'], ['Fakturanr', 'Offertnr'], ['Fakturadatum', 'Offertdatum'], ['Förfallodatum', 'Giltig till'], ['Förfaller', 'Gäller till'],
  ['Summa att betala', 'Offertsumma'], ['Att betala', 'Offertsumma'], ['ATT BETALA', 'OFFERTSUMMA'], ['Fakturabelopp', 'Offertbelopp'], ['Rechnungsnummer', 'Angebotsnummer'], ['Rechnungsdatum', 'Angebotsdatum'], ['Rechnungsbetrag', 'Angebotssumme'],
]; // prettier-ignore
const delivery: Labels = [
  ['Fakturanummer', 'Följesedelsnr'], ['Fakturanr', 'Följesedelsnr'], ['Fakturadatum', 'Leveransdatum'], ['FAKTURADATUM', 'LEVERANSDATUM'], ['FAKTURANR', 'FÖLJESEDEL'], ['Förfallodatum', 'Faktureras'],
  ['Att betala', 'Varuvärde inkl. moms'], ['ATT BETALA', 'VARUVÄRDE INKL'],
]; // prettier-ignore
const proforma: Labels = [
  ['Fakturanummer', 'Proformanummer'],
  ['Fakturanr', 'Proformanr'],
  ['Numero', 'Numero proforma'],
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
  { kind: 'proforma', layout: 'f04', title: 'Proformafaktura', labels: proforma },
  { kind: 'proforma', layout: 'f52', title: 'FATTURA PROFORMA', labels: proforma },
  { kind: 'proforma', layout: 'f60', title: 'Proforma Invoice', remark: 'For customs purposes only' },
  { kind: 'proforma', layout: 'f42', title: 'Proforma', remark: 'Ej betalningsunderlag' },
  { kind: 'draft', layout: 'f02', title: 'FAKTURA', remark: 'UTKAST – ej bokförd' },
  {
    kind: 'draft',
    layout: 'f21',
    title: 'Preliminär faktura',
    remark: 'Underlag för godkännande, ska inte betalas',
  },
  { kind: 'cancelled', layout: 'f38', title: 'FAKTURA', remark: 'MAKULERAD' },
  { kind: 'cancelled', layout: 'f08', title: 'Faktura', remark: 'Makulerad faktura – ersätts av ny' },
  { kind: 'order-confirmation', layout: 'f01', title: 'Orderbekräftelse', labels: order },
  { kind: 'order-confirmation', layout: 'f20', title: 'Orderbekräftelse', labels: order },
  { kind: 'order-confirmation', layout: 'f33', title: 'ORDERERKÄNNANDE', labels: order },
  { kind: 'order-confirmation', layout: 'f14', title: 'ORDERBEKRÄFTELSE', labels: order },
  { kind: 'order-confirmation', layout: 'f37', title: 'ORDERBEKRÄFTELSE', labels: order },
  { kind: 'quotation', layout: 'f22', title: 'Offert', labels: offer },
  { kind: 'quotation', layout: 'f50', title: 'Angebot', labels: offer },
  { kind: 'quotation', layout: 'f63', title: 'Offert', labels: offer },
  { kind: 'quotation', layout: 'f44', title: 'Offert', labels: offer },
  { kind: 'delivery-note', layout: 'f13', title: 'Följesedel', labels: delivery },
  { kind: 'delivery-note', layout: 'f43', title: 'FÖLJESEDEL', labels: delivery },
  {
    kind: 'delivery-note',
    layout: 'f58',
    title: 'FÖLJESEDEL',
    remark: 'Faktura sänds separat',
    labels: delivery,
  },
  { kind: 'purchase-order', layout: 'f31', title: 'INKÖPSORDER', labels: [['Faktura nr:', 'Inköpsorder:'], ['Förfaller:', 'Leverans:'], ['Kund:', 'Beställare:']] }, // prettier-ignore
  { kind: 'tally', layout: 'f18', title: 'Räkningssedel tvätt – underlag', labels: delivery },
];

export const othersOf = (layouts: readonly LayoutF[]): readonly MadeOther[] => {
  const found = (id: string): LayoutF => {
    const layout = layouts.find((each) => each.id === id);
    if (layout === undefined) throw new Error(`no layout ${id}`);
    return layout;
  };
  const renamed = reworded.map(({ kind, layout: id, title, remark, labels }): MadeOther => {
    const { draw, producer, seller } = found(id);
    const drawn = (paper: Paper): string | Drawing => relabelled(draw(paper), labels ?? []);
    const paper = paperF(id, seller, {
      count: 2,
      title,
      ...(remark === undefined ? {} : { remark }),
    });
    return { kind, hard: `${title}${remark === undefined ? '' : `: ${remark}`}`, source: id, looks: { producer, draw: drawn }, paper, about: undefined }; // prettier-ignore
  });
  const letters = notices.map(({ kind, of, producer, hard, say, isAbout }, index): MadeOther => {
    const paper = paperF(of, found(of).seller, { count: index % 2 });
    const about = isAbout === true ? paper.number : undefined;
    return {
      kind,
      hard,
      source: `letter ${index + 1}`,
      looks: { producer, draw: letter(producer, say) },
      paper,
      about,
    };
  });
  return [...renamed, ...letters];
};
