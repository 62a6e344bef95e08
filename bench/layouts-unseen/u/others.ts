/** The papers of this set that are no invoice. */
import type { MadeOther } from '../made.ts';
import { lettersMoney } from './letters-money.ts';
import { lettersTrade } from './letters-trade.ts';
import { lettersWork } from './letters-work.ts';
import { type LayoutU, paperU } from './orders.ts';

const titled: readonly (readonly [kind: string, layout: string, title: string, remark: string])[] = [
  ['proforma', 'u05-kem-tvasprak', 'PROFORMAFAKTURA', 'Proforma, endast för tull. Ska inte betalas.'],
  ['proforma', 'u24-british-tea', 'PRO FORMA INVOICE', 'This is not a VAT invoice'],
  ['proforma', 'u33-italia-copia', 'PROFORMA', 'Documento non valido ai fini fiscali'],
  ['proforma', 'u40-gasol-flaskor', 'PROFORMAFAKTURA', 'Förskottsbetalning, faktura följer'],
  ['draft', 'u07-byra-text', 'UTKAST', 'Utkast – ej bokförd'],
  ['draft', 'u15-brandskydd-bl', 'Fakturautkast', 'UTKAST, kontrollera före utskick'],
  ['draft', 'u51-las-ord', 'PRELIMINÄR FAKTURA', 'Preliminär. Slutlig faktura skickas senare.'],
  ['cancelled', 'u13-brod-pg-talong', 'MAKULERAD FAKTURA', 'MAKULERAD - betala inte'],
  ['cancelled', 'u46-tvatt-period', 'Makulerad faktura', 'Fakturan är makulerad och ersatt'],
];

/** Papers in the form of layouts, and letters of their firms. */
export const othersOf = (layouts: readonly LayoutU[]): readonly MadeOther[] => {
  const found = (id: string): LayoutU => {
    const layout = layouts.find((each) => each.id === id);
    if (layout === undefined) throw new Error(`no layout ${id}`);
    return layout;
  };
  return [
    ...titled.map(([kind, layout, title, remark]): MadeOther => {
      const looks = found(layout);
      const paper = paperU(layout, looks.seller, { count: 3, title, remark });
      return {
        kind,
        hard: `“${title}” in the form of ${layout}`,
        source: layout,
        looks,
        paper,
        about: undefined,
      };
    }),
    ...[...lettersMoney, ...lettersTrade, ...lettersWork].map((letter, at): MadeOther => {
      const { kind, hard, of, producer, draw } = letter;
      const paper = paperU(of, found(of).seller, { count: at % 2 });
      const about = letter.isAbout === true ? paper.number : undefined;
      return { kind, hard, source: `letter ${at + 1}`, looks: { producer, draw }, paper, about };
    }),
  ];
};
