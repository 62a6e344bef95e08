/** The papers that are no invoices: layouts under another word, and letters. */
import type { MadeOther } from '../made.ts';
import type { LayoutJ } from './kit.ts';
import { houseLetters } from './letters-house.ts';
import { letters } from './letters.ts';
import { paperJ } from './orders.ts';

/** Layout, kind, what stands for `Faktura`, and a remark. */
const retitled: readonly (readonly [of: string, kind: string, title: string, remark?: string])[] = [
  ['j09', 'proforma', 'Proformafaktura', 'Betala inte denna. Faktura kommer när varorna levererats.'],
  ['j43', 'proforma', 'Proformafaktura'],
  ['j50', 'proforma', 'Pro forma invoice'],
  ['j10', 'quotation', 'Offert'],
  ['j34', 'quotation', 'Offert', 'Offerten gäller i 30 dagar.'],
  ['j20', 'order-confirmation', 'Orderbekräftelse'],
  ['j29', 'order-confirmation', 'Orderbekräftelse', 'Kontrollera din beställning och hör av dig vid fel.'],
  ['j65', 'order-confirmation', 'Order confirmation'],
  ['j08', 'draft', 'Utkast', 'UTKAST – ej bokförd faktura'],
  ['j41', 'draft', 'Faktura (utkast)', 'PRELIMINÄR'],
  ['j11', 'cancelled', 'Faktura', 'MAKULERAD'],
  ['j59', 'cancelled', 'MAKULERAD FAKTURA'],
  ['j53', 'delivery-note', 'Följesedel'],
  ['j24', 'delivery-note', 'Följesedel'],
  ['j52', 'order-confirmation', 'ORDERERKÄNNANDE'],
  ['j58', 'reminder', 'Påminnelse om faktura', 'Fakturan är förfallen till betalning.'],
  ['j30', 'quotation', 'Anbud'],
];

/** @param layouts the set's layouts, which letters are sent by the sellers of */
export const othersOf = (layouts: readonly LayoutJ[]): readonly MadeOther[] => {
  const found = (id: string): LayoutJ => {
    const layout = layouts.find((each) => each.id === id);
    if (layout === undefined) throw new Error(`no layout ${id}`);
    return layout;
  };
  const words = retitled.map(([of, kind, title, remark]): MadeOther => {
    const looks = found(of);
    const wanted = { count: 2, title, ...(remark === undefined ? {} : { remark }) };
    const paper = paperJ(of, looks.seller, wanted);
    return { kind, hard: 'a layout under another word', source: of, looks, paper, about: kind === 'reminder' ? paper.number : undefined }; // prettier-ignore
  });
  const sent = [...letters, ...houseLetters].map(
    ({ kind, producer, of, body, isAbout }, index): MadeOther => {
      const paper = paperJ(of, found(of).seller, { count: 3 });
      return {
        kind,
        hard: 'a letter',
        source: `letter ${index + 1}`,
        looks: { producer, draw: body },
        paper,
        about: isAbout === true ? paper.number : undefined,
      };
    },
  );
  return [...words, ...sent];
};
