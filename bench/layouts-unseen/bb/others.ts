/** The month's papers that are no invoice: layouts under another word, and letters, lists and notices. */
import type { MadeOther } from '../made.ts';
import { type LayoutBB, paperBB } from './book.ts';
import { letters } from './letters.ts';
import { lists } from './lists.ts';

/** A layout's paper under another word, with a remark. */
const borrowed: readonly (readonly [kind: string, layout: string, title: string, remark: string])[] = [
  ['proforma', 'bb03', 'Proformafaktura', 'Proformafaktura, betalas ej'],
  ['proforma', 'bb25', 'Proforma', 'Underlag för förskott, momspliktig faktura följer'],
  ['proforma', 'bb69', 'Proformarechnung', 'Nur zur Vorauszahlung, keine Rechnung'],
  ['proforma', 'bb71', 'Facture pro forma', 'Document sans valeur comptable'],
  ['proforma', 'bb74', 'Pro forma invoice', 'For customs only – not a tax invoice'],
  ['draft', 'bb60', 'Fakturautkast', 'Utkast – ej utställd'],
  ['draft', 'bb35', 'Utkast', 'UTKAST'],
  ['draft', 'bb54', 'Preliminär faktura', 'Preliminär utskrift, kan ändras'],
  ['cancelled', 'bb11', 'Makulerad faktura', 'MAKULERAD, ska inte betalas'],
  ['cancelled', 'bb42', 'Makulerad', 'Denna faktura är makulerad'],
  ['cancelled', 'bb73', 'Factuur vervallen', 'Geannuleerd – niet betalen'],
  ['order-confirmation', 'bb31', 'Orderbekräftelse', 'Order mottagen, faktureras vid leverans'],
  ['order-confirmation', 'bb21', 'Orderbekräftelse', 'Detta är ingen faktura'],
  ['quotation', 'bb34', 'Offert', 'Offerten gäller i 30 dagar'],
  ['quotation', 'bb59', 'Kostnadsförslag', 'Ej faktura'],
]; // prettier-ignore

export const othersOf = (layouts: readonly LayoutBB[]): readonly MadeOther[] => {
  const layoutOf = (id: string): LayoutBB => {
    const layout = layouts.find((each) => each.id.startsWith(`${id}-`));
    if (layout === undefined) throw new Error(`there is no layout ${id}`);
    return layout;
  };
  const same = borrowed.map(([kind, of, title, remark], at): MadeOther => {
    const looks = layoutOf(of);
    const paper = paperBB(looks.id, looks.seller, { count: 4 + (at % 3), title, remark });
    const { id } = looks;
    return { kind, hard: `${id} under the word ${title}`, source: id, looks, paper, about: undefined };
  });
  const own = [...letters, ...lists].map(({ kind, of, producer, draw, about }, at): MadeOther => {
    const { id, seller } = layoutOf(of);
    const paper = paperBB(id, seller, { count: at % 2 });
    const isAbout = about === true;
    return {
      kind,
      hard: `a paper of its own, ${kind}`,
      source: `letter ${at + 1}`,
      looks: { producer, draw },
      paper,
      about: isAbout ? paper.number : undefined,
    };
  });
  return [...same, ...own];
};
