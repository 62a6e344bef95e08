/** The set: its layouts, and the papers that are no invoice. */
import type { MadeOther, MadeSet } from '../made.ts';
import { abroadSouth } from './abroad-south.ts';
import { abroad } from './abroad.ts';
import { bar } from './bar.ts';
import { billOf, type LayoutCC, madeCC } from './bills.ts';
import { farms } from './farms.ts';
import { fresh } from './fresh.ts';
import { kitchen } from './kitchen.ts';
import { notices } from './notices.ts';
import { office } from './office.ts';
import { trade } from './trade.ts';
import { wholesale } from './wholesale.ts';

const layouts: readonly LayoutCC[] = [
  ...wholesale,
  ...fresh,
  ...farms,
  ...bar,
  ...kitchen,
  ...office,
  ...trade,
  ...abroad,
  ...abroadSouth,
];

/** Papers of a layout under another word: kind, layout, word and remark. */
const renamed: readonly (readonly [kind: string, layout: string, title: string, remark: string])[] = [
  ['proforma', 'cc04-polgrossist', 'Proformafaktura', 'Ej underlag för betalning'],
  ['proforma', 'cc38-storkok', 'Proforma', 'Leverans sker efter godkänd proforma'],
  ['proforma', 'cc71-eesti', 'PROFORMA INVOICE', 'For customs purposes only'],
  ['proforma', 'cc72-italia', 'PROFORMA N.', 'Documento non valido ai fini fiscali'],
  ['draft', 'cc14-lojrom', 'Utkast', 'UTKAST – fakturan är inte bokförd'],
  ['draft', 'cc63-redovisning', 'Fakturautkast', 'Förhandsgranskning'],
  ['draft', 'cc49-skrivare', 'Utkast faktura', 'Ej skickad'],
  ['cancelled', 'cc30-rosteri', 'MAKULERAD', 'Denna faktura är makulerad och ska inte betalas'],
  ['cancelled', 'cc66-suomi-kala', 'MITÄTÖITY LASKU', 'Lasku on mitätöity, ei makseta'],
  ['cancelled', 'cc22-agg', 'MAKULERAD FAKTURA', 'Makulerad'],
  ['order-confirmation', 'cc09-frys', 'Orderbekräftelse', 'Detta är ingen faktura'],
  ['order-confirmation', 'cc74-holland', 'Orderbevestiging', 'Dit is geen factuur'],
  ['quotation', 'cc61-porslin', 'OFFERT', 'Offerten gäller i 30 dagar'],
  ['delivery-note', 'cc21-kvarn', 'Följesedel', 'Faktura skickas separat'],
  ['reminder', 'cc53-elmontor', 'Påminnelse', 'Fakturan är förfallen till betalning, avgift 60 kr tillkommer'],
  ['reminder', 'cc68-dansk-delikatesse', 'Rykkerbrev', 'Vi har ikke modtaget jeres betaling'],
  ['order-confirmation', 'cc06-forpackning', 'Ordererkännande', 'Faktura följer efter leverans'],
]; // prettier-ignore

const found = (id: string): LayoutCC => {
  const layout = layouts.find((each) => each.id === id);
  if (layout === undefined) throw new Error(`no layout ${id}`);
  return layout;
};

export const setCC = (): MadeSet => ({
  layouts: layouts.map((layout) => madeCC(layout)),
  others: [
    ...renamed.map(([kind, id, title, remark]): MadeOther => {
      const looks = found(id);
      const paper = billOf(id, looks.deal, { count: kind === 'reminder' ? 1 : 3, title, remark });
      const about = kind === 'reminder' ? paper.number : undefined;
      return { kind, hard: `“${title}” on a page of ${id}`, source: id, looks, paper, about };
    }),
    ...notices.map(({ kind, hard, of, producer, draw, isAbout }, at): MadeOther => {
      const paper = billOf(of, found(of).deal, { count: at % 2 });
      const about = isAbout === true ? paper.number : undefined;
      return { kind, hard, source: `letter ${at + 1}`, looks: { producer, draw }, paper, about };
    }),
  ],
});
