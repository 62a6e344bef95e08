/** The papers of this set that are no invoice. */
import type { MadeOther } from '../made.ts';
import { lettersMoney } from './letters-money.ts';
import { lettersTrade } from './letters-trade.ts';
import { type LayoutS, paperS } from './orders.ts';

interface Titled {
  readonly kind: string;
  readonly layout: string;
  readonly title: string;
  readonly remark: string;
}

const titled: readonly Titled[] = [
  { kind: 'proforma', layout: 's30-vin-import', title: 'Proformafaktura', remark: 'Proforma för tull och förskott – bokför ej' },
  { kind: 'proforma', layout: 's45-norsk-laks', title: 'PROFORMAFAKTURA', remark: 'Kun for tollbehandling, skal ikke betales' },
  { kind: 'proforma', layout: 's49-champagne-france', title: 'FACTURE PROFORMA', remark: 'Document sans valeur comptable' },
  { kind: 'proforma', layout: 's27-bordsbokning-engelska', title: 'Pro forma invoice', remark: 'This is not a VAT invoice' },
  { kind: 'draft', layout: 's13-el-installator', title: 'Fakturaunderlag', remark: 'UTKAST – skickas inte till kund' },
  { kind: 'draft', layout: 's55-kyltekniker-mobil', title: 'Utkast', remark: 'Fakturautkast för godkännande av beställaren' },
  { kind: 'draft', layout: 's42-kemi-as400', title: 'PROVUTSKRIFT', remark: 'PROVUTSKRIFT – EJ FAKTURA' },
  { kind: 'cancelled', layout: 's39-torghandel', title: 'MAKULERAD FAKTURA', remark: 'MAKULERAD – ersatt av ny faktura' },
  { kind: 'cancelled', layout: 's18-tvatt-plagg', title: 'Makulerad', remark: 'Fakturan är makulerad och ska inte betalas' },
]; // prettier-ignore

export const othersOf = (layouts: readonly LayoutS[]): readonly MadeOther[] => {
  const found = (id: string): LayoutS => {
    const layout = layouts.find((each) => each.id === id);
    if (layout === undefined) throw new Error(`no layout ${id}`);
    return layout;
  };
  const titles = titled.map(({ kind, layout, title, remark }): MadeOther => {
    const looks = found(layout);
    const paper = paperS(layout, looks.seller, { count: 3, title, remark });
    const hard = `“${title}” in the form of ${layout}`;
    return { kind, hard, source: layout, looks, paper, about: undefined };
  });
  const letters = [...lettersTrade, ...lettersMoney].map((letter, at): MadeOther => {
    const { kind, hard, of, producer, draw, isAbout } = letter;
    const paper = paperS(of, found(of).seller, { count: at % 2 });
    return {
      kind,
      hard,
      source: `letter ${at + 1}`,
      looks: { producer, draw },
      paper,
      about: isAbout === true ? paper.number : undefined,
    };
  });
  return [...titles, ...letters];
};
