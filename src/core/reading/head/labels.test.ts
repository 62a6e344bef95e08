import { describe, expect, test } from 'vitest';
import { columnRole } from '../table/column-labels.ts';
import { fieldLabel } from './field-labels.ts';
import { totalKind } from '../totals/total-labels.ts';

/** What suppliers print in Swedish, English, German and French, by what it means. */
const columns = {
  article:
    'Art nr|Artikel-nr|Art. nr.|Artikelnummer|Varunr|Item no.|Item #|Product no|SKU|Artikel-Nr.|Référence|Code article|Vårt art.nr',
  description:
    'Artikelbenämning|Varubeskrivning|Benämning|Produktnamn|Beskrivning|Artikel|Item name|Description of goods|Goods|Warenbezeichnung|Artikelbezeichnung|Libellé|Description|Specification|Produktbeskrivning|Vara/tjänst',
  quantity:
    'Antal|Ant.|Lev antal|Lev. ant|Levererat antal|Fakt. antal|Fakturerat|Kvantitet|Mängd|Qty|Qty.|Quantity|QTY|Menge|Anzahl|Quantité|Qté|Qte|Antal/vikt|Ant/Vikt|Lev.kvant|Units|Hours|Qtd.|Množství',
  unit: 'Enhet|Enh.|Enh|Unit|UoM|Einheit|ME|Unité|Sort|EH',
  price:
    'À-pris|A-pris|Á-pris|A´pris|à pris|À pris exkl|Pris|Pris/st|Pris per enhet|Styckpris|St.pris|Enhetspris|Nettopris|Netto pris|Bruttopris|Unit price|Unit Price (SEK)|Price|Price/unit|Unit cost|Rate|Preis|E-Preis|Einzelpreis|Einzelpreis (€)|Stückpreis|EP|Prix unitaire|Prix unitaire HT|PU HT|P.U. HT|P.U.|Prix|Pris exkl. moms|A-pris SEK|Avtalspris',
  discount: 'Rabatt|Rabatt %|Rab.|Rab%|Discount|Disc.|Disc %|Remise|Rem.|Rabatt i %|%Rabatt',
  vat: 'Moms|Moms %|Moms%|Momssats|VAT|VAT %|VAT rate|Tax|Tax %|MwSt|MwSt.|USt|USt.|USt %|TVA|TVA %|Taux TVA|VAT%|Mervärdesskatt',
  sum: 'Belopp|Summa|Radsumma|Radbelopp|Belopp exkl moms|Belopp (SEK)|Belopp SEK|Summa exkl. moms|Totalt|Totalpris|Total|Total SEK|Nettobelopp|Amount|Amount (EUR)|Line total|Net amount|Total price|Total amount|Betrag|Gesamt|Gesamtpreis|Gesamtpreis (€)|Gesamt netto|Summe|Betrag EUR|Montant|Montant HT|Total HT|Prix total|Prix total HT|Total net|Netto|Line amount|Ext. price|Extended|Valor|Celkem',
};

const totals = {
  net: 'Totalt netto|Ordersumma exkl moms|Varusumma|Delsumma varor|Beløb ekskl. moms|Varesum|Bemessungsgrundlage|Netto|Nettosumma|Summa netto|Summa exkl. moms|Summa exkl moms|Totalt exkl. moms|Exkl. moms|Total exkl. moms|Belopp exkl. moms|Delsumma|Subtotal|Sub-total|Sub total|Net total|Net amount|Total net|Total excl. VAT|Total excl VAT|Total (excl. VAT)|Amount excl. VAT|Zwischensumme|Summe netto|Nettobetrag|Gesamt netto|Gesamtbetrag netto|Netto-Summe|Total HT|Montant HT|Sous-total|Total net HT|Momspliktigt belopp|Total before tax|Nettowert|Summe Netto|Total ilíquido|Základ daně',
  vat: 'Momssumma|Tot. moms|Tot. moms 6 %|Moms kr 25 %|Momsbelopp 25 % på 2 543,01|Momsbeløb|Merverdiavgift|Moms|Moms 25%|Moms 25 %|Moms (25%)|Varav moms|Total moms|Moms totalt|Momsbelopp|Summa moms|VAT|VAT 20%|VAT (20%)|Total VAT|VAT amount|Tax|Sales tax|MwSt.|MwSt. 19%|zzgl. 19% MwSt.|19% MwSt|USt. 19%|Umsatzsteuer|Umsatzsteuer 19 %|zzgl. 19 % USt.|TVA|TVA 20%|TVA (20%)|Total TVA|Montant TVA|Steuerbetrag|GST',
  gross:
    'Totalt|Total|Summa|Summa inkl. moms|Totalt inkl. moms|Total inkl. moms|Belopp inkl. moms|Inkl. moms|Totalbelopp|Fakturabelopp|Summa SEK|Total SEK|Grand total|Total incl. VAT|Total (incl. VAT)|Total amount|Total EUR|Gesamtbetrag|Rechnungsbetrag|Gesamtsumme|Bruttobetrag|Gesamtbetrag brutto|Summe brutto|Endbetrag brutto|Total TTC|Montant TTC|Total à payer TTC|Bruttobelopp|Brutto',
  payable:
    'Att erlägga|Belopp att erlägga|Betalningsbelopp|Totalsumma att betala|Summa kredit|Er till godo|I alt krediteret|Att betala|ATT BETALA|Att betala SEK|Summa att betala|Belopp att betala|Totalt att betala|Att betala inkl. moms|Fakturabelopp att betala|Amount due|Balance due|Total due|Amount payable|Amount to pay|To pay|Total to pay|Please pay|Zahlbetrag|Zu zahlen|Zu zahlender Betrag|Fälliger Betrag|Offener Betrag|Net à payer|Reste à payer|Montant à payer|Solde dû|Slutsumma att betala|Total a pagar|Celkem k úhradě',
  rounding:
    'Öre|Afrunding|Øreavrunding|Öresavrundning|Öresutjämning|Öresavr.|Avrundning|Avr.|Rounding|Rundung',
  prepaid:
    'Erlagt|Avgår a conto|Forskudd|Paid on account|Förskott|Redan betalt|Betalt|Paid|Amount paid|Less paid|Deposit paid|Bereits gezahlt|Anzahlung|Acompte|Betalt belopp|Payments',
};

const fields = {
  number:
    'Fakturans nummer|Faktura/Följesedel|FAKTURA - ORIGINAL|Sales Invoice|Fakturanr|Fakturanummer|Faktura nr|Faktura nr.|Fakt.nr|Fakturanr.|Faktura-nr|Invoice No.|Invoice number|Invoice #|Invoice|Inv no|Invoice Nr|Rechnungsnummer|Rechnungs-Nr.|Rechnung Nr.|Rechnungsnr.|Facture n°|N° de facture|Numéro de facture|N° facture|Facture No|Kreditfaktura nr|Kreditnota nr|Dokumentnr|Bill number|Belegnummer|Faktura|N.º factura|Fatura|Faktura - daňový doklad č.',
  issueDate:
    'Udstedt|Faktura dato|Tax point|Fakturadatum|Faktura datum|Datum|Invoice date|Date|Date of issue|Issue date|Rechnungsdatum|Date de facture|Date de facturation|Datum:|Belegdatum|Fakt.datum|Dated|Bill date|Utställningsdatum|Data de emissão|Datum vystavení',
  dueDate:
    "Sista bet.dag|Bet. oss tillhanda|Oss tillh. senast|Forfalden|Förfallodatum|Förfallodag|Förf.datum|Betalas senast|Sista betalningsdag|Due date|Payment due|Payment due date|Due|Fällig am|Fälligkeitsdatum|Zahlbar bis|Échéance|Date d'échéance|Zahlungsziel|Att betala senast|Oss tillhanda|Oss tillhanda senast|Betalningsdatum|Förfaller|Date échéance|Vencimento|Datum splatnosti",
  bankgiro: 'Bankgiro|BG|Bankgironr|Bankgironummer|Bg-nr|Bankgiro:',
  plusgiro: 'Plusgiro|PG|Postgiro|Plusgironr',
  reference:
    'OCR|OCR-nr|OCR-nummer|OCR nr|OCR/referens|Betalningsreferens|Referensnummer|OCR-referens|Payment reference',
  organizationNumber:
    'Org.nr|Org nr|Orgnr|Org. nr.|Organisationsnummer|Organisationsnr|Org.nummer|Org-nr|Organisationsnr.',
  vatNumber:
    'Momsreg.nr|Moms reg.nr|Momsregnr|Momsreg nr|VAT-nr|VAT nr|VAT no|VAT number|VAT Reg No|VAT ID|USt-IdNr.|USt-ID|Ust-Id-Nr.|USt.-IdNr.|N° TVA|TVA intracommunautaire|Momsregistreringsnummer|Momsreg. nr|NIF|DIČ',
  other:
    'Kundnr|Kundnummer|Kund nr|Customer no|Customer number|Ordernr|Ordernummer|Order no|Er referens|Vår referens|Kundennummer|Kunden-Nr.|Bestellnummer|N° client|Leveransdatum|Lev.datum|Delivery date|Följesedel|Telefon|Sida|Your reference|Our reference|Betalningsvillkor|Purchase order|PO number|Page|Leveransadress|Orderdatum|Lieferdatum',
};

const cases = (words: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(words).flatMap(([meaning, texts]) =>
    texts.split('|').map((text): [string, string] => [text, meaning]),
  );

describe('labels', () => {
  test.each(cases(columns))('%s heads a column of %s', (text, role) => {
    expect(columnRole(text)).toBe(role);
  });

  test.each(cases(totals))('%s names a total: %s', (text, kind) => {
    expect(totalKind(text)).toBe(kind);
  });

  test.each(cases(fields))('%s names a field: %s', (text, field) => {
    expect(fieldLabel(text)?.field).toBe(field);
  });

  test.each(['Att betala senast', 'Betalas före', 'Ska betalas den'])(
    '%s names a day and no total',
    (text) => {
      expect(totalKind(text)).toBeNull();
    },
  );

  test.each(['Laxfilé färsk', '1 234,50', 'Norrskär Grossist AB', ''])('%s is no label', (text) => {
    expect([columnRole(text), totalKind(text), fieldLabel(text)]).toEqual([null, null, null]);
  });
});
