/** Set E's papers that are no invoice though they look like one: the forms of its layouts under other words. */
import type { Drawing, Mark } from '../sheet.ts';

export interface OnForm {
  readonly kind: string;
  readonly layout: string;
  readonly title: string;
  readonly remark?: string;
  /** Words of the form and what stands there instead. */
  readonly instead?: readonly (readonly [from: string, to: string])[];
  readonly hard: string;
  /** The paper is about an invoice of its own number. */
  readonly isAbout?: boolean;
}

const renamed = (text: string, instead: OnForm['instead'] = []): string =>
  instead.reduce((all, [from, to]) => all.replaceAll(from, to), text);

/** The form with other words on it. */
export const reworded = (content: string | Drawing, instead: OnForm['instead']): string | Drawing =>
  typeof content === 'string'
    ? renamed(content, instead)
    : {
        ...content,
        pages: content.pages.map((marks) =>
          marks.map((mark): Mark =>
            mark.kind === 'text' ? { ...mark, text: renamed(mark.text, instead) } : mark,
          ),
        ),
      };

export const onForms: readonly OnForm[] = [
  { kind: 'proforma', layout: 'e30', title: 'Proformafaktura', hard: 'the word stands before the number only' },
  { kind: 'proforma', layout: 'e56', title: 'Proforma-Rechnung', instead: [['Rechnungsnr.', 'Proforma-Nr.']], hard: 'German' },
  { kind: 'proforma', layout: 'e38', title: 'PROFORMA', hard: 'the word alone; all labels as on an invoice' },
  { kind: 'order-confirmation', layout: 'e01', title: 'ORDERBEKRÄFTELSE', instead: [['Fakturanr', 'Ordernummer'], ['Fakturadatum', 'Orderdatum'], ['Förfallodatum', 'Önskad leverans'], ['ATT BETALA SEK', 'Ordervärde']], hard: 'every sum of an invoice' },
  { kind: 'order-confirmation', layout: 'e49', title: 'ORDREBEKRÆFTELSE', instead: [['Forfald', 'Levering'], ['At betale', 'Ordretotal']], hard: 'Danish' },
  { kind: 'order-confirmation', layout: 'e52', title: 'TILAUSVAHVISTUS', instead: [['Laskun numero', 'Tilausnumero'], ['Laskun päiväys', 'Tilauspäivä'], ['Eräpäivä', 'Toimituspäivä'], ['Maksettava', 'Yhteensä']], hard: 'Finnish' },
  { kind: 'quotation', layout: 'e43', title: 'OFFERT', instead: [['Fakturanr', 'Offertnr'], ['Fakturadatum', 'Offertdatum'], ['Förfallodatum', 'Giltig t.o.m.'], ['Summa att betala', 'Offertsumma inkl. moms']], hard: 'labels over values' },
  { kind: 'quotation', layout: 'e25', title: 'Prisförslag', instead: [['Fakturadatum', 'Datum'], ['Sista betalningsdag', 'Gäller till'], ['Att betala', 'Summa inkl. moms']], hard: 'a word that is no usual one' },
  { kind: 'delivery-note', layout: 'e22', title: 'FÖLJESEDEL', instead: [['FAKTURANR', 'FÖLJESEDELNR'], ['FAKT.DATUM', 'LEV.DATUM'], ['FÖRF.DATUM', 'PACKDATUM'], ['ATT BETALA', 'VÄRDE']], hard: 'delivery notes among the rows as on the invoice' },
  { kind: 'delivery-note', layout: 'e54', title: 'PAKBON', instead: [['Factuurnummer', 'Pakbonnummer'], ['Factuurdatum', 'Pakbondatum'], ['Vervaldatum', 'Leverdatum'], ['Te betalen', 'Waarde']], hard: 'Dutch' },
  { kind: 'draft', layout: 'e33', title: 'Faktura', remark: 'UTKAST – EJ BOKFÖRD', hard: 'an invoice with a remark' },
  { kind: 'draft', layout: 'e72', title: 'PRELIMINÄR FAKTURA', hard: 'preliminary, all else the same' },
  { kind: 'cancelled', layout: 'e37', title: 'FAKTURA', remark: 'MAKULERAD', hard: 'an invoice with a remark', isAbout: true },
  { kind: 'cancelled', layout: 'e09', title: 'Faktura nr', remark: 'MAKULERAD – ERSÄTTS AV NY FAKTURA', hard: 'drawn word by word', isAbout: true },
  { kind: 'reminder', layout: 'e13', title: 'Betalningspåminnelse', hard: 'the rows of the invoice once more', isAbout: true },
  { kind: 'reminder', layout: 'e51', title: 'Purring', hard: 'Norwegian', isAbout: true },
  { kind: 'purchase-order', layout: 'e64', title: 'INKÖPSORDER', instead: [['Fakturanummer', 'Inköpsordernr'], ['Fakturadatum', 'Beställningsdatum'], ['Förfallodatum', 'Önskad leveransdag'], ['Specifikation till faktura', 'Specifikation till inköpsorder'], ['Att betala', 'Ordersumma']], hard: 'two pages' },
]; // prettier-ignore
