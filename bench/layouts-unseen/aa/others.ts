/** The papers that are no invoice. */
import type { MadeOther } from '../made.ts';
import { type LayoutAA, paperAA } from './ledger.ts';
import { letters } from './letters.ts';

/** Papers in the form of a layout under another word. */
const renamed: readonly (readonly [kind: string, layout: string, title: string, remark: string])[] = [
  ['proforma', 'aa04', 'Proformafaktura', 'Proforma – betala inte denna handling'],
  ['proforma', 'aa63', 'FATTURA PROFORMA', 'Documento non fiscale'],
  ['proforma', 'aa61', 'Proforma-Rechnung', 'Nur für Zollzwecke, nicht zahlen'],
  ['proforma', 'aa68', 'Proforma Invoice', 'Not a VAT invoice'],
  ['proforma', 'aa52', 'Proforma', 'Förskott, faktura kommer med varorna'],
  ['draft', 'aa39', 'Utkast', 'Utkast, fakturan är inte utfärdad'],
  ['draft', 'aa17', 'Fakturautkast', 'UTKAST för er granskning'],
  ['draft', 'aa35', 'Preliminär faktura', 'Preliminär, ej bokförd'],
  ['cancelled', 'aa01', 'Makulerad faktura', 'MAKULERAD – ersätts av ny faktura'],
  ['cancelled', 'aa18', 'Makulerad', 'Fakturan är makulerad och ska inte betalas'],
  ['cancelled', 'aa66', 'Factuur geannuleerd', 'Geannuleerd, niet betalen'],
  ['draft', 'aa55', 'Utkast faktura', 'Utkast, ej skickat'],
  ['cancelled', 'aa53', 'Makulerad faktura', 'Makulerad, ska inte betalas'],
]; // prettier-ignore

export const othersOf = (layouts: readonly LayoutAA[]): readonly MadeOther[] => {
  const found = (id: string): LayoutAA => {
    const layout = layouts.find((each) => each.id.startsWith(`${id}-`));
    if (layout === undefined) throw new Error(`no layout ${id}`);
    return layout;
  };
  return [
    ...renamed.map(([kind, id, title, remark], at): MadeOther => {
      const looks = found(id);
      const paper = paperAA(looks.id, looks.seller, { count: 3 + (at % 2), title, remark });
      return {
        kind,
        hard: `“${title}” in the form of ${looks.id}`,
        source: looks.id,
        looks,
        paper,
        about: undefined,
      };
    }),
    ...letters.map(({ kind, of, producer, draw, about }, at): MadeOther => {
      const { id, seller } = found(of);
      const paper = paperAA(id, seller, { count: at % 3 });
      const looks = { producer, draw };
      return {
        kind,
        hard: `${kind} of ${id}`,
        source: `letter ${at + 1}`,
        looks,
        paper,
        about: about === true ? paper.number : undefined,
      };
    }),
  ];
};
