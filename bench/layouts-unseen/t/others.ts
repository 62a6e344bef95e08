/** The papers of this set that are no invoice. */
import type { MadeOther } from '../made.ts';
import { lettersMoney } from './letters-money.ts';
import { lettersTrade } from './letters-trade.ts';
import { type LayoutT, paperT } from './orders.ts';

/** A layout's own form under another word: kind, layout, word, remark. */
const titled: readonly (readonly [string, string, string, string])[] = [
  ['proforma', 't05-jeeves-avi', 'PROFORMA', 'Proformafaktura, underlag för förskott'],
  ['proforma', 't37-rosteri-odoo', 'Proformafaktura', 'Ej bokförd. Slutfaktura följer.'],
  ['proforma', 't68-cantina-italiana', 'Fattura proforma', 'Documento non valido ai fini fiscali'],
  ['proforma', 't73-british-xero', 'PRO FORMA INVOICE', 'This is not a VAT invoice'],
  ['draft', 't41-ekonomi-moln', 'Utkast', 'UTKAST. Fakturan är inte skickad.'],
  ['draft', 't58-kassasystem', 'Fakturautkast', 'Förhandsvisning, numret är preliminärt'],
  ['draft', 't12-monitor-ruta', 'UTKAST', 'Kontrollutskrift före fakturering'],
  ['cancelled', 't20-styckning-tara', 'MAKULERAD', 'Makulerad faktura, ersatt av ny'],
  ['cancelled', 't45-bokio-lik', 'Makulerad faktura', 'Den här fakturan är makulerad och ska inte betalas'],
  ['cancelled', 't25-gronsakshall-lang', 'MAKULERAD', 'Felaktig kund. Betala ej.'],
  ['order-confirmation', 't13-peppol-visning', 'Orderbekräftelse', 'Detta är ingen faktura'],
  ['quotation', 't57-storkoksservice', 'OFFERT', 'Offert på reparation. Gäller i 14 dagar.'],
]; // prettier-ignore

/** The set's other papers. */
export const othersOf = (layouts: readonly LayoutT[]): readonly MadeOther[] => {
  const found = (id: string): LayoutT => {
    const layout = layouts.find((each) => each.id === id);
    if (layout === undefined) throw new Error(`no layout ${id}`);
    return layout;
  };
  return [
    ...titled.map(([kind, id, title, remark]): MadeOther => {
      const looks = found(id);
      const paper = paperT(id, looks.seller, { count: 3, title, remark });
      return { kind, hard: `“${title}” in the form of ${id}`, source: id, looks, paper, about: undefined };
    }),
    ...[...lettersTrade, ...lettersMoney].map((letter, at): MadeOther => {
      const { kind, hard, of, producer, draw, isAbout } = letter;
      const paper = paperT(of, found(of).seller, { count: at % 2 });
      return {
        kind,
        hard,
        source: `letter ${at + 1}`,
        looks: { producer, draw },
        paper,
        about: isAbout === true ? paper.number : undefined,
      };
    }),
  ];
};
