/** The papers of this set that are no invoice. */
import type { MadeOther } from '../made.ts';
import { lettersA } from './letters-a.ts';
import { lettersB } from './letters-b.ts';
import { type LayoutZ, paperZ } from './orders.ts';

/** Kind, layout, title and remark of papers that are a layout's own under another word. */
const titled: readonly (readonly [kind: string, layout: string, title: string, remark: string])[] = [
  ['proforma', 'z01-grossist-sidor', 'PROFORMAFAKTURA', 'Proforma – utgör ej underlag för betalning'],
  ['proforma', 'z64-rechnung', 'Proforma-Rechnung', 'Nur für Zollzwecke, nicht zur Zahlung'],
  ['proforma', 'z70-british-larder', 'Pro Forma Invoice', 'This is not a VAT invoice. Do not pay.'],
  ['proforma', 'z55-storkok', 'Proforma', 'Faktura skickas när varorna har levererats'],
  ['draft', 'z29-molnet', 'Utkast faktura', 'UTKAST – ej bokförd'],
  ['draft', 'z52-kortterminal', 'Fakturautkast', 'Förhandsvisning, fakturan är inte skapad'],
  ['draft', 'z38-mall', 'Utkast', 'UTKAST för godkännande'],
  ['cancelled', 'z30-bokforing-online', 'Makulerad faktura', 'MAKULERAD – ska ej betalas'],
  ['cancelled', 'z22-bryggeri-pant', 'MAKULERAD', 'Fakturan är makulerad och ersätts av en ny'],
  ['cancelled', 'z62-norsk-sjomat', 'MAKULERT', 'Annullert – skal ikke betales'],
  ['order-confirmation', 'z31-lundens', 'Orderbekräftelse', 'Detta är en orderbekräftelse, faktura följer'],
  ['order-confirmation', 'z61-dansk-stol', 'ORDREBEKRÆFTELSE', 'Dette er ikke en faktura'],
  ['quotation', 'z53-kylservice', 'OFFERT', 'Offerten gäller i 30 dagar'],
  ['delivery-note', 'z16-gront-land', 'Följesedel', 'Följesedel – faktura sänds separat'],
  ['reminder', 'z34-spcs-klassisk', 'Betalningspåminnelse', 'Påminnelse: fakturan är förfallen, avgift 60 kr tillkommer'],
  ['reminder', 'z60-dansk-bager', 'Rykker', 'Vi har endnu ikke modtaget betaling for fakturaen'],
]; // prettier-ignore

export const othersOf = (layouts: readonly LayoutZ[]): readonly MadeOther[] => {
  const found = (id: string): LayoutZ => {
    const layout = layouts.find((each) => each.id === id);
    if (layout === undefined) throw new Error(`no layout ${id}`);
    return layout;
  };
  return [
    ...titled.map(([kind, id, title, remark]): MadeOther => {
      const looks = found(id);
      const paper = paperZ(id, looks.trade, { count: kind === 'reminder' ? 0 : 3, title, remark });
      const about = kind === 'reminder' ? paper.number : undefined;
      return { kind, hard: `“${title}” in the form of ${id}`, source: id, looks, paper, about };
    }),
    ...[...lettersA, ...lettersB].map(({ kind, hard, of, producer, draw, isAbout }, at): MadeOther => {
      const paper = paperZ(of, found(of).trade, { count: at % 2 });
      const about = isAbout === true ? paper.number : undefined;
      return { kind, hard, source: `letter ${at + 1}`, looks: { producer, draw }, paper, about };
    }),
  ];
};
