/** The papers that are no invoice: layouts' papers under another word, and letters. */
import type { MadeOther } from '../made.ts';
import { lettersGoods } from './letters-goods.ts';
import { lettersHouse } from './letters-house.ts';
import { lettersLists } from './letters-lists.ts';
import { lettersMoney } from './letters-money.ts';
import { lettersNotices } from './letters-notices.ts';
import { type LayoutK, paperK } from './orders.ts';

/** Kind, layout, title, remark. */
const turned: readonly (readonly [string, string, string, string?])[] = [
  ['order-confirmation', 'k05', 'Orderbekräftelse', 'Tack för er order'],
  [
    'order-confirmation',
    'k26',
    'Orderbekräftelse',
    'Kontrollera uppgifterna och meddela ändringar före kl 14',
  ],
  ['order-confirmation', 'k30', 'Ordererkännande'],
  ['order-confirmation', 'k12', 'Orderbekräftelse', 'Faktura skickas när varorna lämnat lagret'],
  ['order-confirmation', 'k39', 'Orderbekräftelse'],
  ['quotation', 'k31', 'Offert', 'Offerten gäller i 30 dagar'],
  ['quotation', 'k03', 'Offert', 'Priserna gäller exkl. moms'],
  ['quotation', 'k16', 'Offert'],
  ['quotation', 'k34', 'Offert', 'Med reservation för slutförsäljning'],
  ['proforma', 'k06', 'Proformafaktura', 'Ej betalningsgrundande'],
  ['proforma', 'k32', 'Proforma'],
  ['proforma', 'k36', 'Proformafaktura', 'Endast för tullklarering'],
  ['proforma', 'k61', 'Proforma faktura'],
  ['delivery-note', 'k13', 'Följesedel', 'Fakturan kommer separat'],
  ['delivery-note', 'k27', 'Följesedel'],
  ['delivery-note', 'k21', 'Följesedel', 'Prisuppgifterna är preliminära'],
  ['pick-list', 'k28', 'Plocksedel', 'Lager 2, gång C'],
  ['packing-list', 'k58', 'Packlista'],
  ['return-note', 'k17', 'Retursedel', 'Godset hämtas vid nästa leverans'],
  ['draft', 'k01', 'Faktura UTKAST', 'Utkast, inte bokförd'],
  ['draft', 'k22', 'Utkast till faktura'],
  ['draft', 'k29', 'Preliminär faktura', 'Får inte betalas'],
  ['cancelled', 'k15', 'Makulerad faktura', 'Ersätts av ny faktura'],
  ['cancelled', 'k55', 'MAKULERAD FAKTURA'],
  ['cancelled', 'k20', 'Faktura', 'MAKULERAD'],
  ['reminder', 'k33', 'Betalningspåminnelse', 'Vi saknar er betalning av denna faktura'],
  ['reminder', 'k02', 'Påminnelse', 'Påminnelseavgift tillkommer på nästa faktura'],
];

export const othersOf = (layouts: readonly LayoutK[]): readonly MadeOther[] => [
  ...turned.map(([kind, id, title, remark], index): MadeOther => {
    const layout = layouts.find((each) => each.id === id);
    if (layout === undefined) throw new Error(`no layout ${id}`);
    const paper = paperK(id, layout.seller, {
      count: 3 + (index % 2),
      title,
      ...(remark === undefined ? {} : { remark }),
    });
    return {
      kind,
      hard: `a layout of invoices under the word ${title}`,
      source: id,
      looks: layout,
      paper,
      about: kind === 'reminder' ? paper.number : undefined,
    };
  }),
  ...[...lettersMoney, ...lettersNotices, ...lettersGoods, ...lettersLists, ...lettersHouse].map(
    ({ kind, hard, producer, seller, draw, about }, index): MadeOther => {
      const source = `letter ${index + 1}`;
      const paper = paperK(source, seller, { count: index % 3 });
      return { kind, hard, source, looks: { producer, draw }, paper, about: about?.(paper) };
    },
  ),
];
