/** Papers that are no invoice: layouts under another word, and letters. */
import type { MadeOther } from '../made.ts';
import type { Paper } from '../paper.ts';
import type { Drawing } from '../sheet.ts';
import { looksOf } from './letter.ts';
import { lettersOfGoods } from './letters-goods.ts';
import { lettersOfMoney } from './letters-money.ts';
import { lettersOfTrade } from './letters-trade.ts';
import { type LayoutN, paperN } from './orders.ts';

type Words = readonly (readonly [from: string, to: string])[];

interface Renamed {
  readonly kind: string;
  readonly layout: string;
  readonly title: string;
  readonly remark?: string;
  /** Labels that such a paper has in place of an invoice's. */
  readonly words?: Words;
  readonly isAbout?: boolean;
}

const order: Words = [
  ['Fakturanummer', 'Ordernummer'],
  ['Fakturanr', 'Ordernr'],
  ['Fakturadatum', 'Orderdatum'],
  ['Förfallodatum', 'Leveransdatum'],
  ['Att betala', 'Ordersumma'],
  ['ATT BETALA', 'ORDERSUMMA'],
];
const offer: Words = [
  ['Fakturanummer', 'Offertnummer'],
  ['Fakturanr', 'Offertnr'],
  ['Fakturadatum', 'Offertdatum'],
  ['Fakturadag', 'Offertdag'],
  ['Förfallodatum', 'Giltig till'],
  ['Förfallodag', 'Giltig till'],
  ['Att betala', 'Offererat pris'],
  ['ATT BETALA', 'OFFERERAT PRIS'],
];
const delivery: Words = [
  ['Fakturanummer', 'Följesedelsnr'],
  ['Fakturanr', 'Följesedelsnr'],
  ['Fakturadatum', 'Leveransdatum'],
  ['Förfallodatum', 'Plockdatum'],
  ['Att betala', 'Varuvärde'],
];

const renamed: readonly Renamed[] = [
  { kind: 'proforma', layout: 'n03', title: 'Proformafaktura' },
  {
    kind: 'proforma',
    layout: 'n16',
    title: 'PROFORMAFAKTURA',
    remark: 'Ej underlag för betalning eller avdrag',
  },
  { kind: 'proforma', layout: 'n68', title: 'PROFORMA INVOICE', remark: 'For customs purposes only' },
  { kind: 'proforma', layout: 'n66', title: 'Proforma-Rechnung' },
  { kind: 'order-confirmation', layout: 'n11', title: 'ORDERBEKRÄFTELSE', words: order },
  { kind: 'order-confirmation', layout: 'n19', title: 'Orderbekräftelse', words: order },
  { kind: 'order-confirmation', layout: 'n30', title: 'Orderbekräftelse', words: order },
  {
    kind: 'quotation',
    layout: 'n05',
    title: 'Offert',
    words: [
      ['Betala före...', 'Giltig t.o.m.'],
      ['Summa SEK', 'Offererat'],
    ],
  },
  { kind: 'quotation', layout: 'n44', title: 'Offert', words: offer },
  { kind: 'quotation', layout: 'n42', title: 'Offert', words: offer },
  { kind: 'delivery-note', layout: 'n20', title: 'FÖLJESEDEL', words: [...delivery, ['Samlings', '']] },
  {
    kind: 'delivery-note',
    layout: 'n25',
    title: 'Följesedel',
    words: [...delivery, ['Summa att betala', 'Varuvärde']],
  },
  {
    kind: 'reminder',
    layout: 'n01',
    title: 'Påminnelse',
    remark: 'Påminnelse om obetald faktura. Har ni redan betalat kan ni bortse från detta.',
    isAbout: true,
  },
  { kind: 'reminder', layout: 'n21', title: 'BETALNINGSPÅMINNELSE', isAbout: true },
  {
    kind: 'reminder',
    layout: 'n46',
    title: 'Betalningspåminnelse',
    remark: 'Vi saknar er betalning',
    isAbout: true,
  },
  { kind: 'draft', layout: 'n08', title: 'Faktura', remark: 'UTKAST – ej bokförd' },
  { kind: 'draft', layout: 'n56', title: 'Preliminär faktura', remark: 'UTKAST' },
  { kind: 'cancelled', layout: 'n32', title: 'Faktura', remark: 'MAKULERAD' },
  { kind: 'cancelled', layout: 'n13', title: 'FAKTURA', remark: '*** MAKULERAD ***' },
];

const retold = (content: string | Drawing, words: Words): string | Drawing => {
  const said = (text: string): string => words.reduce((now, [from, to]) => now.replaceAll(from, to), text);
  if (typeof content === 'string') return said(content);
  return {
    ...content,
    pages: content.pages.map((marks) =>
      marks.map((mark) => (mark.kind === 'text' ? { ...mark, text: said(mark.text) } : mark)),
    ),
  };
};

const hard = 'a paper that is no invoice';

/** All of them, the layouts' first. */
export const othersOf = (layouts: readonly LayoutN[]): readonly MadeOther[] => [
  ...renamed.map(({ kind, layout: id, title, remark, words, isAbout }, at): MadeOther => {
    const layout = layouts.find((each) => each.id === id);
    if (layout === undefined) throw new Error(`no layout ${id}`);
    const paper = paperN(id, layout.seller, {
      count: 3 + (at % 2),
      title,
      ...(remark === undefined ? {} : { remark }),
    });
    const draw = (p: Paper): string | Drawing => retold(layout.draw(p), words ?? []);
    return {
      kind,
      hard,
      source: id,
      looks: { producer: layout.producer, draw },
      paper,
      about: isAbout === true ? paper.number : undefined,
    };
  }),
  ...[...lettersOfMoney, ...lettersOfGoods, ...lettersOfTrade].map((letter, at): MadeOther => {
    const paper = paperN(`letter ${at + 1}`, letter.seller, { count: 0 });
    return {
      kind: letter.kind,
      hard,
      source: `letter ${at + 1}`,
      looks: looksOf(letter),
      paper,
      about: letter.about?.(paper),
    };
  }),
];
