/** Papers that are no invoice: a layout's under another word, and the letters. */
import type { MadeOther } from '../made.ts';
import type { Paper } from '../paper.ts';
import type { Drawing } from '../sheet.ts';
import { letters } from './letters.ts';
import { type LayoutL, paperL } from './orders.ts';

type Words = readonly (readonly [from: string, to: string])[];

const words: Readonly<Record<string, Words>> = {
  order: [['Fakturanummer', 'Ordernummer'], ['Fakturanr', 'Ordernr'], ['FAKTURANR', 'ORDERNR'], ['Fakturadatum', 'Orderdatum'], ['FAKTURADATUM', 'ORDERDATUM'], ['Förfallodatum', 'Leveransdatum'], ['FÖRFALLODAG', 'LEV DATUM'], ['Att betala', 'Ordersumma'], ['ATT BETALA', 'ORDERSUMMA'], ['Förfaller', 'Leverans']],
  offer: [['Fakturanummer', 'Offertnummer'], ['Fakturanr', 'Offertnr'], ['Fakturadatum', 'Offertdatum'], ['Förfallodatum', 'Giltig till'], ['Betalas senast', 'Giltig till'], ['Att betala', 'Offererat belopp'], ['ATT BETALA', 'OFFERTSUMMA'], ['förfaller', 'giltig till']],
  note: [['Fakturanummer', 'Följesedelsnr'], ['Fakturanr', 'Följesedel nr'], ['Fakturadatum', 'Leveransdatum'], ['Förfallodatum', 'Ordererkänd'], ['Att betala', 'Värde'], ['Faktura', 'Nummer'], ['Förfaller', 'Levereras']],
  paid: [['Amount due', 'Amount paid'], ['Date due', 'Date paid'], [' due ', ' paid '], ['Invoice number', 'Receipt number']],
  none: [],
}; // prettier-ignore

const renamed: readonly (readonly [
  kind: string,
  layout: string,
  title: string,
  words: keyof typeof words,
  remark?: string,
])[] = [
  ['proforma', 'l01', 'Proformafaktura', 'none', 'Ej underlag för betalning'],
  ['proforma', 'l10', 'Proformafaktura', 'none', 'Proforma - endast för kännedom'],
  ['order-confirmation', 'l05', 'Orderbekräftelse', 'order'],
  ['order-confirmation', 'l09', 'ORDERBEKRÄFTELSE', 'order'],
  ['order-confirmation', 'l29', 'Ordererkännande', 'order'],
  ['quotation', 'l32', 'OFFERT', 'offer', 'Offerten gäller i 30 dagar'],
  ['quotation', 'l26', 'Offert', 'offer'],
  ['delivery-note', 'l28', 'Följesedel', 'note', 'Debitering sker separat'],
  ['delivery-note', 'l12', 'FÖLJESEDEL', 'note'],
  ['reminder', 'l36', 'PÅMINNELSE', 'none', 'Fakturan är förfallen till betalning'],
  ['draft', 'l22', 'Fakturautkast', 'none', 'UTKAST - ej bokförd'],
  ['cancelled', 'l17', 'FAKTURA MAKULERAD', 'none', 'Makulerad, ska ej betalas'],
  ['receipt', 'l40', 'Receipt', 'paid', 'Paid in full by card'],
];

const reworded = (content: string | Drawing, list: Words): string | Drawing => {
  const said = (text: string): string => list.reduce((all, [from, to]) => all.replaceAll(from, to), text);
  if (typeof content === 'string') return said(content);
  return {
    ...content,
    pages: content.pages.map((marks) =>
      marks.map((mark) => (mark.kind === 'text' ? { ...mark, text: said(mark.text) } : mark)),
    ),
  };
};

export const othersOf = (layouts: readonly LayoutL[]): readonly MadeOther[] => [
  ...renamed.map(([kind, id, title, list, remark]): MadeOther => {
    const layout = layouts.find((each) => each.id === id);
    if (layout === undefined) throw new Error(`no layout ${id}`);
    const paper = paperL(id, layout.seller, {
      count: 2,
      title,
      ...(remark === undefined ? {} : { remark }),
    });
    const draw = (given: Paper): string | Drawing => reworded(layout.draw(given), words[list] ?? []);
    return {
      kind,
      hard: `a ${kind} in the form of ${id}`,
      source: id,
      looks: { producer: layout.producer, draw },
      paper,
      about: ['reminder', 'cancelled'].includes(kind) ? paper.number : undefined,
    };
  }),
  ...letters.map((letter, index): MadeOther => {
    const paper = paperL(`letter ${index + 1}`, letter.seller, { count: 0 });
    const { kind, hard, producer, draw } = letter;
    return {
      kind,
      hard,
      source: `letter ${index + 1}`,
      looks: { producer, draw },
      paper,
      about: letter.about?.(paper),
    };
  }),
];
