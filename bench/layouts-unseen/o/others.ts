/** The papers that are no invoice: layouts' papers under another word, and letters. */
import type { MadeOther } from '../made.ts';
import { lettersMoneyA } from './letters/letters-money-a.ts';
import { lettersMoneyB } from './letters/letters-money-b.ts';
import { lettersOtherA } from './letters/letters-other-a.ts';
import { lettersOtherB } from './letters/letters-other-b.ts';
import { lettersTradeA } from './letters/letters-trade-a.ts';
import { lettersTradeB } from './letters/letters-trade-b.ts';
import { lettersTradeC } from './letters/letters-trade-c.ts';
import { type LayoutO, paperO } from './orders.ts';

/** A layout's paper under another word: kind, layout, title and remark. */
const turned: readonly (readonly [kind: string, layout: string, title: string, remark: string])[] = [
  ['proforma', 'o-de-brauhaus', 'Proforma-Rechnung', 'Nur für Zollzwecke, keine Zahlung'],
  [
    'proforma',
    'o-vinhandel-lund',
    'Proformafaktura',
    'Detta är ingen faktura. Varorna levereras när betalning inkommit.',
  ],
  ['proforma', 'o-stadimport', 'PROFORMAFAKTURA', 'Ej bokföringsunderlag'],
  ['proforma', 'o-gb-cheese', 'PROFORMA INVOICE', 'This is not a VAT invoice'],
  ['draft', 'o-reklambyran', 'fakturautkast', 'utkast - ej skickad'],
  ['draft', 'o-kassapunkten', 'Utkast', 'UTKAST – detta är inte en faktura'],
  ['draft', 'o-elmontor', 'PRELIMINÄR FAKTURA', 'Preliminär, för godkännande innan den bokförs'],
  ['cancelled', 'o-hygienlagret', 'MAKULERAD FAKTURA', 'Makulerad, ska inte betalas'],
  ['cancelled', 'o-bemanning-nu', 'Makulerad faktura', 'Fakturan är makulerad och ersätts av en ny'],
  ['order-confirmation', 'o-storkoksdepan', 'Orderbekräftelse', 'Faktura skickas när varorna har levererats'],
  [
    'order-confirmation',
    'o-dryckesringen',
    'Orderbekräftelse',
    'Kontrollera uppgifterna, ändring senast kl 12',
  ],
  ['order-confirmation', 'o-brodhuset', 'Ordererkännande', 'Tack för din beställning'],
  ['quotation', 'o-tallriken', 'O F F E R T', 'Offerten gäller i 30 dagar'],
  ['quotation', 'o-partyhyrning', 'Offert', 'Priserna gäller vid bokning senast ovanstående datum'],
  ['delivery-note', 'o-kottgrossisten', 'FÖLJESEDEL', 'Faktura skickas separat'],
  [
    'delivery-note',
    'o-gronsakscentralen',
    'Följesedel nr',
    'Gäller som underlag för varumottagning, ej faktura',
  ],
];

export const othersOf = (layouts: readonly LayoutO[]): readonly MadeOther[] => [
  ...turned.map(([kind, id, title, remark]): MadeOther => {
    const looks = layouts.find((layout) => layout.id === id);
    if (looks === undefined) throw new Error(`no layout ${id}`);
    const paper = paperO(id, looks.seller, { count: 3, title, remark });
    return {
      kind,
      hard: 'a layout of the set under another word',
      source: id,
      looks,
      paper,
      about: undefined,
    };
  }),
  ...[
    ...lettersTradeA,
    ...lettersTradeB,
    ...lettersTradeC,
    ...lettersMoneyA,
    ...lettersMoneyB,
    ...lettersOtherA,
    ...lettersOtherB,
  ].flatMap((letter, at) =>
    Array.from({ length: letter.count ?? 1 }, (_, count): MadeOther => {
      const source = `letter ${at + 1}`;
      const paper = paperO(source, letter.seller, { count });
      const { kind, hard, isAbout } = letter;
      return { kind, hard, source, looks: letter, paper, about: isAbout === true ? paper.number : undefined };
    }),
  ),
];
