/** The papers of this set that are no invoice. */
import type { MadeOther } from '../made.ts';
import { letters } from './letters.ts';
import { type LayoutW, paperW } from './orders.ts';

const guises: readonly (readonly [kind: string, layout: string, title: string, remark: string])[] = [
  ['proforma', 'w05-kott-fyrspalt', 'PROFORMAFAKTURA', 'Proforma, ska inte betalas'],
  ['proforma', 'w25-vinimport', 'PROFORMA', 'Förskott begärs, faktura sänds vid leverans'],
  ['proforma', 'w53-norsk', 'Proformafaktura', 'Kun for tollformål'],
  ['proforma', 'w62-xero', 'PROFORMA INVOICE', 'Not a VAT invoice'],
  ['proforma', 'w60-factura', 'FACTURA PROFORMA', 'Sin valor fiscal'],
  ['draft', 'w13-fortnox', 'Utkast faktura', 'UTKAST – inte bokförd'],
  ['draft', 'w48-odoo', 'Fakturautkast', 'Utkast, numret är preliminärt'],
  ['draft', 'w21-pyramid', 'PROVUTSKRIFT', 'Provutskrift – ej gällande faktura'],
  ['cancelled', 'w16-jeeves', 'MAKULERAD', 'Makulerad faktura, ersätts av ny'],
  ['cancelled', 'w30-gasol', 'MAKULERAD FAKTURA', 'Betala inte denna faktura'],
  ['cancelled', 'w02-bageri-fot', 'Makulerad', 'Fakturan är makulerad på grund av felaktig leverans'],
];

/** All of them, with their papers. */
export const othersOf = (layouts: readonly LayoutW[]): readonly MadeOther[] => {
  const found = (id: string): LayoutW => {
    const layout = layouts.find((each) => each.id === id);
    if (layout === undefined) throw new Error(`no layout ${id}`);
    return layout;
  };
  return [
    ...guises.map(([kind, layout, title, remark], at): MadeOther => {
      const looks = found(layout);
      const paper = paperW(layout, looks.seller, { count: 3 + (at % 2), title, remark });
      return {
        kind,
        hard: `“${title}” in the form of ${layout}`,
        source: layout,
        looks,
        paper,
        about: undefined,
      };
    }),
    ...letters.map(({ kind, of, producer, draw, isAbout }, at): MadeOther => {
      const paper = paperW(of, found(of).seller, { count: at % 2 });
      return {
        kind,
        hard: `a ${kind.replaceAll('-', ' ')} of the firm of ${of}`,
        source: `letter ${at + 1}`,
        looks: { producer, draw },
        paper,
        about: isAbout ? paper.number : undefined,
      };
    }),
  ];
};
