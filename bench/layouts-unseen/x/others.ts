/** The papers of this set that are no invoice. */
import type { MadeOther } from '../made.ts';
import { letters } from './letters.ts';
import { type LayoutX, paperX } from './orders.ts';

/** Papers in the form of a layout under another word. */
const titled: readonly (readonly [kind: string, layout: string, title: string, remark: string])[] = [
  ['proforma', 'x07', 'Proformafaktura', 'Proforma – ska ej betalas'],
  ['proforma', 'x42', 'Proforma', 'Endast underlag, ej faktura'],
  ['proforma', 'x69', 'Proformarechnung', 'Keine Zahlung erforderlich'],
  ['proforma', 'x71', 'FACTURE PRO FORMA', 'Sans valeur comptable'],
  ['proforma', 'x75', 'Faktura pro forma', 'Dokument nie jest fakturą VAT'],
  ['draft', 'x14', 'Fakturautkast', 'UTKAST – ej bokförd'],
  ['draft', 'x45', 'Utkast', 'Utkast, skickas efter godkännande'],
  ['draft', 'x51', 'Utkast till faktura', 'Preliminär'],
  ['cancelled', 'x09', 'Makulerad faktura', 'MAKULERAD – ersätts av ny faktura'],
  ['cancelled', 'x55', 'Makulerad faktura', 'Makulerad, ska inte betalas'],
  ['cancelled', 'x21', 'MAKULERAD', 'Fakturan är makulerad'],
  ['cash-copy', 'x03', 'KONTANTNOTA', 'Betald kontant, kopia'],
  ['cash-copy', 'x53', 'Kvittokopia', 'Betald med kort vid köpet'],
];

/** The papers that are no invoice, of the firms of these layouts. */
export const othersOf = (layouts: readonly LayoutX[]): readonly MadeOther[] => {
  const found = (id: string): LayoutX => {
    const layout = layouts.find((each) => each.id.startsWith(`${id}-`));
    if (layout === undefined) throw new Error(`no layout ${id}`);
    return layout;
  };
  return [
    ...titled.map(([kind, id, title, remark]): MadeOther => {
      const looks = found(id);
      const paper = paperX(looks.id, looks.seller, { count: 4, title, remark });
      return {
        kind,
        hard: `“${title}” in the form of ${looks.id}`,
        source: looks.id,
        looks,
        paper,
        about: undefined,
      };
    }),
    ...letters.map(({ kind, of, producer, draw, isAbout }, at): MadeOther => {
      const { id, seller } = found(of);
      const paper = paperX(id, seller, { count: at % 2 });
      return {
        kind,
        hard: `${kind} of ${id}`,
        source: `letter ${at + 1}`,
        looks: { producer, draw },
        paper,
        about: isAbout === true ? paper.number : undefined,
      };
    }),
  ];
};
