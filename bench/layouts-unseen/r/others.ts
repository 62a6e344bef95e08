/** The papers of this set that are no invoice. */
import type { MadeOther } from '../made.ts';
import { lettersMoney } from './letters-money.ts';
import { lettersTrade } from './letters-trade.ts';
import { type LayoutR, paperR } from './orders.ts';

interface Titled {
  readonly kind: string;
  readonly layout: string;
  readonly title: string;
  readonly remark: string;
}

const titled: readonly Titled[] = [
  { kind: 'proforma', layout: 'r13-storkok', title: 'PROFORMAFAKTURA', remark: 'Proforma. Faktura följer när varan har skickats.' },
  { kind: 'proforma', layout: 'r57-norsk-fjell', title: 'PROFORMAFAKTURA', remark: 'Kun for tollformål, skal ikke betales' },
  { kind: 'proforma', layout: 'r59-deutsche-kueche', title: 'Proformarechnung', remark: 'Keine Zahlungsaufforderung, nur für den Zoll' },
  { kind: 'proforma', layout: 'r61-france-facture', title: 'FACTURE PRO FORMA', remark: 'Document sans valeur comptable' },
  { kind: 'draft', layout: 'r11-kassamoln', title: 'Utkast', remark: 'Utkast – ingen faktura har ännu utfärdats' },
  { kind: 'draft', layout: 'r30-vinimport', title: 'Fakturautkast', remark: 'För godkännande av köparen, ej bokförd' },
  { kind: 'draft', layout: 'r15-kalkyl-stad', title: 'UTKAST', remark: 'Underlag för granskning, gäller inte som faktura' },
  { kind: 'cancelled', layout: 'r21-fiskhall', title: 'MAKULERAD', remark: 'Fakturan är makulerad och ska inte betalas' },
  { kind: 'cancelled', layout: 'r51-webbutik', title: 'Makulerad faktura', remark: 'Ordern avbröts av kunden. Betala inte.' },
]; // prettier-ignore

export const othersOf = (layouts: readonly LayoutR[]): readonly MadeOther[] => {
  const found = (id: string): LayoutR => {
    const layout = layouts.find((each) => each.id === id);
    if (layout === undefined) throw new Error(`no layout ${id}`);
    return layout;
  };
  return [
    ...titled.map(({ kind, layout, title, remark }): MadeOther => {
      const looks = found(layout);
      return {
        kind,
        hard: `“${title}” in the form of ${layout}`,
        source: layout,
        looks,
        paper: paperR(layout, looks.seller, { count: 3, title, remark }),
        about: undefined,
      };
    }),
    ...[...lettersMoney, ...lettersTrade].map((letter, at): MadeOther => {
      const { kind, hard, of, producer, draw } = letter;
      const paper = paperR(of, found(of).seller, { count: at % 2 });
      return {
        kind,
        hard,
        source: `letter ${at + 1}`,
        looks: { producer, draw },
        paper,
        about: letter.isAbout === true ? paper.number : undefined,
      };
    }),
  ];
};
