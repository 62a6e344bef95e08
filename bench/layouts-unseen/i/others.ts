/** Papers that are no invoice: a layout's under another word, and letters. */
import type { Layout } from '../layout.ts';
import type { MadeOther } from '../made.ts';
import type { Drawing } from '../sheet.ts';
import { type LetterI, lettersOfGoods } from './letters-goods.ts';
import { lettersOfMoney } from './letters-money.ts';
import { lettersOfTrade } from './letters-trade.ts';
import { type LayoutI, paperI } from './orders.ts';

type Words = readonly (readonly [from: string, to: string])[];

interface Renamed {
  readonly kind: string;
  readonly layout: string;
  readonly title: string;
  readonly remark?: string;
  /** Labels that such a paper has in place of an invoice's. */
  readonly words?: Words;
  /** It is about the invoice whose number it bears. */
  readonly isAboutItself?: boolean;
}

const ordered: Words = [
  ['Vårt fakturanummer', 'Vårt ordernummer'],
  ['Fakturanummer', 'Ordernummer'],
  ['Fakturanr', 'Ordernr'],
  ['Fakturans datum', 'Orderdatum'],
  ['Fakturadatum', 'Orderdatum'],
  ['Förfallodatum', 'Leveransdag'],
  ['Förfallodag', 'Leveransdag'],
  ['Förfaller', 'Levereras'],
  ['Betalas senast', 'Levereras'],
  ['Fakturans slutsumma', 'Ordersumma'],
  ['Att betala', 'Ordersumma'],
  ['ATT BETALA', 'ORDERSUMMA'],
];
const offered: Words = [
  ['Fakturanummer', 'Offertnummer'],
  ['Fakturanr', 'Offertnr'],
  ['Fakturadatum', 'Offertdatum'],
  ['Förfallodatum', 'Giltig till'],
  ['Förfaller', 'Giltig till'],
  ['Att betala', 'Offertsumma'],
];
const noted: Words = [
  ['Fakturanummer', 'Följesedelsnr'],
  ['Fakturanr', 'Följesedelsnr'],
  ['FAKTURANR', 'FÖLJESEDEL'],
  ['Fakturadatum', 'Leveransdatum'],
  ['Förfallodatum', 'Utskrivet'],
  ['Förfallodag', 'Utskrivet'],
  ['Förfaller', 'Utskrivet'],
  ['Att betala', 'Varuvärde'],
];

const renamed: readonly Renamed[] = [
  {
    kind: 'proforma',
    layout: 'i15',
    title: 'Proformafaktura',
    remark: 'Betalas i förskott. Detta är ingen faktura.',
  },
  {
    kind: 'proforma',
    layout: 'i66',
    title: 'Proforma-Rechnung',
    remark: 'Keine Rechnung, nur für den Zoll.',
  },
  { kind: 'proforma', layout: 'i62', title: 'PROFORMA', remark: 'Proformafaktura, kun for tollformål.' },
  {
    kind: 'reminder',
    layout: 'i01',
    title: 'Betalningspåminnelse',
    remark: 'Vi saknar er betalning av nedanstående faktura. Påminnelseavgift 60 kr tillkommer.',
    isAboutItself: true,
  },
  {
    kind: 'reminder',
    layout: 'i44',
    title: 'PÅMINNELSE',
    remark: 'Enligt vår reskontra är fakturan obetald.',
    isAboutItself: true,
  },
  { kind: 'draft', layout: 'i02', title: 'FAKTURAUTKAST', remark: 'UTKAST - ej bokförd, får inte betalas' },
  {
    kind: 'draft',
    layout: 'i57',
    title: 'Utkast',
    remark: 'Detta är ett utkast för granskning och ingen faktura.',
  },
  {
    kind: 'cancelled',
    layout: 'i43',
    title: 'Makulerad faktura',
    remark: 'MAKULERAD. Fakturan ska inte betalas.',
    isAboutItself: true,
  },
  {
    kind: 'cancelled',
    layout: 'i20',
    title: 'ANNULLERAD faktura',
    remark: 'Annullerad, ersätts av ny faktura.',
    isAboutItself: true,
  },
  { kind: 'order-confirmation', layout: 'i36', title: 'Orderbekräftelse', words: ordered },
  { kind: 'order-confirmation', layout: 'i28', title: 'Orderbekräftelse', words: ordered },
  { kind: 'order-confirmation', layout: 'i37', title: 'ORDERERKÄNNANDE', words: ordered },
  {
    kind: 'order-confirmation',
    layout: 'i59',
    title: 'ORDREBEKRÆFTELSE',
    words: [
      ['Fakturanr.', 'Ordrenr.'],
      ['Fakturadato', 'Ordredato'],
      ['Forfaldsdato', 'Leveringsdato'],
    ],
  },
  { kind: 'quotation', layout: 'i46', title: 'Offert', words: offered },
  { kind: 'quotation', layout: 'i52', title: 'Offert', words: offered },
  {
    kind: 'quotation',
    layout: 'i70',
    title: 'DEVIS',
    words: [
      ['N° de facture', 'N° de devis'],
      ['Échéance', 'Valable jusqu’au'],
      ['Net à payer', 'Total'],
    ],
  },
  { kind: 'delivery-note', layout: 'i18', title: 'Följesedel', words: noted },
  { kind: 'delivery-note', layout: 'i19', title: 'FÖLJESEDEL', words: noted },
  {
    kind: 'delivery-note',
    layout: 'i11',
    title: 'FÖLJESEDEL',
    words: [...noted, ['FÖRF.DAG', 'LEV.DAG'], ['ATT BETALA', 'VARUVÄRDE']],
  },
  {
    kind: 'delivery-note',
    layout: 'i23',
    title: 'Följesedel',
    words: [...noted, ['INBETALNING/GIRERING', 'Kvitteras av mottagaren']],
  },
  {
    kind: 'purchase-order',
    layout: 'i39',
    title: 'Inköpsorder',
    words: [
      ['Nummer', 'Inköpsordernr'],
      ['Förfaller', 'Önskad leverans'],
      ['Att betala', 'Summa'],
    ],
  },
];

/** A layout's page with other words in it. */
const reworded = (content: string | Drawing, words: Words): string | Drawing => {
  const change = (text: string): string => words.reduce((all, [from, to]) => all.replaceAll(from, to), text);
  if (typeof content === 'string') return change(content);
  return {
    ...content,
    pages: content.pages.map((marks) =>
      marks.map((mark) => (mark.kind === 'text' ? { ...mark, text: change(mark.text) } : mark)),
    ),
  };
};

const looksOf = (layout: LayoutI, words: Words): MadeOther['looks'] => ({
  producer: layout.producer,
  draw: (paper) => reworded(layout.draw(paper), words),
});

const letters: readonly LetterI[] = [...lettersOfMoney, ...lettersOfGoods, ...lettersOfTrade];

const letterAs = (letter: LetterI, index: number): MadeOther => {
  const source = `letter ${String(index + 1)}`;
  const looks: { producer: Layout['producer']; draw: Layout['draw'] } = {
    producer: letter.producer,
    draw: letter.draw,
  };
  const paper = paperI(source, letter.seller, { count: 1 + (index % 3) });
  return {
    kind: letter.kind,
    hard: letter.hard,
    source,
    looks,
    paper,
    about: letter.isAbout === true ? paper.number : undefined,
  };
};

export const othersOf = (layouts: readonly LayoutI[]): readonly MadeOther[] => [
  ...renamed.map(({ kind, layout: id, title, remark, words = [], isAboutItself }, index): MadeOther => {
    const layout = layouts.find((each) => each.id === id);
    if (layout === undefined) throw new Error(`no layout ${id}`);
    const paper = paperI(id, layout.seller, {
      count: 2 + (index % 2),
      title,
      ...(remark === undefined ? {} : { remark }),
    });
    return {
      kind,
      hard: `${layout.hard}, as ${title}`,
      source: id,
      looks: looksOf(layout, words),
      paper,
      about: isAboutItself === true ? paper.number : undefined,
    };
  }),
  ...letters.map(letterAs),
];
