/** The papers of this set that are no invoice. */
import type { MadeOther } from '../made.ts';
import { letters } from './letters.ts';
import { type LayoutV, paperV } from './orders.ts';

/** Papers in the form of a layout under another word. */
const titled: readonly (readonly [kind: string, layout: string, title: string, remark: string])[] = [
  ['proforma', 'v01', 'Proformafaktura', 'Proforma, ska inte betalas'],
  ['proforma', 'v46', 'Proforma-Rechnung', 'Nur für Zollzwecke'],
  ['proforma', 'v48', 'Facture pro forma', 'Document sans valeur comptable'],
  ['proforma', 'v14', 'Proformafaktura', 'Faktura följer vid leverans'],
  ['proforma', 'v51', 'PROFORMA FACTUUR', 'Geen betaling vereist'],
  ['draft', 'v03', 'Utkast', 'Utkast – ej bokförd'],
  ['draft', 'v28', 'Fakturautkast', 'Preliminär, inte utställd'],
  ['draft', 'v06', 'UTKAST', 'Detta är ett utkast för granskning'],
  ['cancelled', 'v12', 'MAKULERAD FAKTURA', 'Makulerad, ersätts av ny'],
  ['cancelled', 'v24', 'Makulerad', 'Fakturan är makulerad och ska inte betalas'],
  ['cash-copy', 'v18', 'KASSAKOPIA', 'Kopia av kontantköp, betalt med kort'],
  ['cash-copy', 'v65', 'Kontantnota kopia', 'Betalt kontant vid hämtning'],
];

/** The papers that are no invoice, of the firms of these layouts. */
export const othersOf = (layouts: readonly LayoutV[]): readonly MadeOther[] => {
  const found = (id: string): LayoutV => {
    const layout = layouts.find((each) => each.id.startsWith(`${id}-`));
    if (layout === undefined) throw new Error(`no layout ${id}`);
    return layout;
  };
  return [
    ...titled.map(([kind, id, title, remark]): MadeOther => {
      const looks = found(id);
      const paper = paperV(looks.id, looks.seller, { count: 3, title, remark });
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
      const paper = paperV(id, seller, { count: at % 3 });
      const about = isAbout === true ? paper.number : undefined;
      return {
        kind,
        hard: `${kind} of ${id}`,
        source: `letter ${at + 1}`,
        looks: { producer, draw },
        paper,
        about,
      };
    }),
  ];
};
