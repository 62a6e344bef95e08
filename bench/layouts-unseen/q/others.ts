/** The papers of this set that are no invoice. */
import type { MadeOther } from '../made.ts';
import { lettersLists } from './letters-lists.ts';
import { lettersMoney } from './letters-money.ts';
import { lettersTrade } from './letters-trade.ts';
import { lettersWork } from './letters-work.ts';
import { type LayoutQ, paperQ } from './orders.ts';

interface Titled {
  readonly kind: string;
  readonly layout: string;
  readonly title: string;
  readonly remark: string;
}

const titled: readonly Titled[] = [
  { kind: 'proforma', layout: 'q01-fisk-fot', title: 'Proformafaktura', remark: 'Proforma – betala inte, faktura följer efter leverans' },
  { kind: 'proforma', layout: 'q40-import-engelska', title: 'PROFORMA INVOICE', remark: 'For customs purposes only. Not a request for payment.' },
  { kind: 'proforma', layout: 'q62-british-tea', title: 'PRO FORMA INVOICE', remark: 'Goods are dispatched on receipt of payment' },
  { kind: 'proforma', layout: 'q58-deutscher-wein', title: 'Proforma-Rechnung', remark: 'Nur für Zollzwecke, keine Zahlung erforderlich' },
  { kind: 'draft', layout: 'q18-bordsplan', title: 'Utkast', remark: 'UTKAST – fakturan är inte utställd' },
  { kind: 'draft', layout: 'q27-tryckeri', title: 'Fakturautkast', remark: 'Utkast för godkännande, ej slutlig faktura' },
  { kind: 'draft', layout: 'q47-brand', title: 'UTKAST', remark: 'Preliminär, numret tilldelas vid bokföring' },
  { kind: 'cancelled', layout: 'q02-bageri-rutor', title: 'MAKULERAD FAKTURA', remark: 'Makulerad. Ersätts av ny faktura.' },
  { kind: 'cancelled', layout: 'q30-gront-ursprung', title: 'MAKULERAD', remark: 'Notan är makulerad och ska inte betalas' },
]; // prettier-ignore

export const othersOf = (layouts: readonly LayoutQ[]): readonly MadeOther[] => {
  const found = (id: string): LayoutQ => {
    const layout = layouts.find((each) => each.id === id);
    if (layout === undefined) throw new Error(`no layout ${id}`);
    return layout;
  };
  return [
    ...titled.map(({ kind, layout, title, remark }): MadeOther => {
      const looks = found(layout);
      const paper = paperQ(layout, looks.seller, { count: 2, title, remark });
      return {
        kind,
        hard: `“${title}” in the form of ${layout}`,
        source: layout,
        looks,
        paper,
        about: undefined,
      };
    }),
    ...[...lettersTrade, ...lettersLists, ...lettersMoney, ...lettersWork].map((letter, at): MadeOther => {
      const { kind, hard, of, producer, draw } = letter;
      const paper = paperQ(of, found(of).seller, { count: at % 2 });
      return {
        kind, hard, source: `letter ${at + 1}`, looks: { producer, draw }, paper,
        about: letter.isAbout === true ? paper.number : undefined,
      }; // prettier-ignore
    }),
  ];
};
