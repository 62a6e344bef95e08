/** Papers that are no invoice: a layout's under another word, and letters. */
import type { Layout } from '../layout.ts';
import type { MadeOther } from '../made.ts';
import type { Wanted } from '../orders.ts';
import type { Paper } from '../paper.ts';
import type { Drawing } from '../sheet.ts';
import { type Letter, lettersOfMoney } from './letters-money.ts';
import { lettersOfGoods } from './letters-goods.ts';
import { lettersOfTrade } from './letters-trade.ts';
import { type LayoutH, paperH, type Seller } from './orders.ts';

type Words = readonly (readonly [from: string, to: string])[];

interface Renamed {
  readonly kind: string;
  readonly layout: string;
  readonly title: string;
  readonly remark?: string;
  /** Labels that such a paper has in place of an invoice's. */
  readonly words?: Words;
  readonly isAboutItself?: boolean;
}

const ordered: Words = [
  ['Fakturanummer', 'Ordernummer'],
  ['Fakturanr', 'Ordernr'],
  ['Fakturadatum', 'Orderdatum'],
  ['Förfallodatum', 'Leveransdag'],
  ['Att betala', 'Ordersumma'],
];
const offered: Words = [
  ['Fakturanummer', 'Offertnummer'],
  ['Fakturanr', 'Offertnr'],
  ['Fakturadatum', 'Offertdatum'],
  ['Förfallodatum', 'Giltig t.o.m.'],
  ['Förfaller', 'Gäller till'],
  ['Att betala', 'Offererat pris'],
  ['ATT BETALA', 'OFFERERAT PRIS'],
];
const delivered: Words = [
  ['Fakturanummer', 'Följesedelsnr'],
  ['Fakturanr', 'Följesedelsnr'],
  ['Fakturadatum', 'Leveransdatum'],
  ['Förfallodatum', 'Plockdatum'],
  ['Att betala', 'Värde'],
];

const renamed: readonly Renamed[] = [
  { kind: 'proforma', layout: 'h01', title: 'Proformafaktura' },
  { kind: 'proforma', layout: 'h16', title: 'PROFORMA', remark: 'Ej betalningsunderlag' },
  { kind: 'proforma', layout: 'h64', title: 'Proformarechnung' },
  { kind: 'proforma', layout: 'h68', title: 'Pro-forma Invoice', remark: 'For customs purposes only' },
  { kind: 'order-confirmation', layout: 'h04', title: 'ORDERBEKRÄFTELSE', words: ordered },
  { kind: 'order-confirmation', layout: 'h31', title: 'Orderbekräftelse', words: ordered },
  { kind: 'order-confirmation', layout: 'h36', title: 'ORDERBEKRÄFTELSE', words: ordered },
  { kind: 'order-confirmation', layout: 'h18', title: 'ORDERERKÄNNANDE', words: [['FAKTURADATUM ', 'ORDERDATUM   '], ['FÖRFALLODATUM', 'LEVERANSDATUM'], ['ATT BETALA', 'ORDERVÄRDE']] },
  { kind: 'quotation', layout: 'h03', title: 'OFFERT', words: offered },
  { kind: 'quotation', layout: 'h44', title: 'Offert', words: offered },
  { kind: 'quotation', layout: 'h05', title: 'Offert', words: offered },
  { kind: 'delivery-note', layout: 'h24', title: 'Följesedel', words: [['Att betalas senast', 'Levereras'], ['Summa inkl. moms', 'Värde inkl. moms']] },
  { kind: 'delivery-note', layout: 'h52', title: 'FÖLJESEDEL', words: delivered },
  { kind: 'delivery-note', layout: 'h28', title: 'Följesedel', remark: 'Faktura skickas separat', words: delivered },
  { kind: 'draft', layout: 'h38', title: 'Fakturautkast' },
  { kind: 'draft', layout: 'h06', title: 'UTKAST Faktura', remark: 'Preliminär – ej bokförd' },
  { kind: 'cancelled', layout: 'h50', title: 'FAKTURA', remark: 'MAKULERAD', isAboutItself: true },
  { kind: 'cancelled', layout: 'h45', title: 'Faktura', remark: 'Denna faktura är makulerad', isAboutItself: true },
  { kind: 'reminder', layout: 'h02', title: 'Betalningspåminnelse', isAboutItself: true },
  { kind: 'reminder', layout: 'h41', title: 'Påminnelse', remark: 'Förfallen till betalning', isAboutItself: true },
  { kind: 'packing-list', layout: 'h22', title: 'PACKSEDEL', words: delivered },
]; // prettier-ignore

const reworded = (content: string | Drawing, words: Words): string | Drawing => {
  const said = (text: string): string => words.reduce((all, [from, to]) => all.replaceAll(from, to), text);
  if (typeof content === 'string') return said(content);
  return {
    ...content,
    pages: content.pages.map((marks) =>
      marks.map((mark) => (mark.kind === 'text' ? { ...mark, text: said(mark.text) } : mark)),
    ),
  };
};

const letters: readonly Letter[] = [...lettersOfMoney, ...lettersOfGoods, ...lettersOfTrade];

/** Every paper of the set that is no invoice. */
export const othersOf = (layouts: readonly LayoutH[]): readonly MadeOther[] => {
  const underAnotherWord = renamed.map((other): MadeOther => {
    const layout = layouts.find(({ id }) => id === other.layout);
    if (layout === undefined) throw new Error(`no layout ${other.layout}`);
    const wanted: Wanted = {
      count: 2,
      title: other.title,
      ...(other.remark === undefined ? {} : { remark: other.remark }),
    };
    const paper = paperH(layout.id, layout.seller, wanted);
    const draw: Layout['draw'] = (given) => reworded(layout.draw(given), other.words ?? []);
    return {
      kind: other.kind,
      hard: `${layout.id} under another word`,
      source: layout.id,
      looks: { producer: layout.producer, draw },
      paper,
      about: other.isAboutItself === true ? paper.number : undefined,
    };
  });
  const written = letters.map((letter, index): MadeOther => {
    const paper: Paper = paperH(`letter-${index + 1}`, letter.seller satisfies Seller, { count: 0 });
    return {
      kind: letter.kind,
      hard: letter.hard,
      source: `letter ${index + 1}`,
      looks: { producer: letter.producer, draw: letter.draw },
      paper,
      about: letter.isAbout === true ? paper.number : undefined,
    };
  });
  return [...underAnotherWord, ...written];
};
