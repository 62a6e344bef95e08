/** The same words in the languages of the few suppliers abroad, in the order and form of `words.ts`. */
const rows = `title|FAKTURA,Faktura,Salgsfaktura|FAKTURA,Faktura|RECHNUNG,Rechnung|INVOICE,Invoice,Tax Invoice,Sales Invoice
credit|KREDITNOTA,Kreditnota|KREDITNOTA,Kreditnota|GUTSCHRIFT,Rechnungskorrektur|CREDIT NOTE,Credit Note
about|Vedr. faktura,Krediterer faktura|Gjelder faktura,Krediterer faktura|Zu Rechnung,Betrifft Rechnung|Invoice credited,Relates to invoice
number|Fakturanr.,Fakturanummer,Faktura nr.,Nummer|Fakturanr,Fakturanummer,Faktura nr.|Rechnungsnummer,Rechnungs-Nr.,Rechnung Nr.,Belegnummer|Invoice no,Invoice number,Invoice No.,Invoice #,Document no
date|Fakturadato,Dato,Udstedt|Fakturadato,Dato,Faktura dato|Rechnungsdatum,Datum,Belegdatum|Invoice date,Date,Date of issue,Tax point
due|Forfaldsdato,Forfalden,Betales senest,Sidste rettidige betaling|Forfallsdato,Forfall,Betalingsfrist|Fällig am,Zahlbar bis,Fälligkeitsdatum|Due date,Payment due,Pay by
customer|Kundenr.,Kundenummer,Debitornr.|Kundenr,Kundenummer|Kundennummer,Kunden-Nr.,Kd.-Nr.|Customer no,Account no,Customer number
order|Ordrenr.,Vores ordrenr.|Ordrenr,Ordrenummer|Auftragsnummer,Auftrag Nr.|Order no,Sales order
ourReference|Vor ref.,Sælger|Vår ref,Selger|Ansprechpartner,Sachbearbeiter|Our ref,Contact
yourReference|Deres ref.,Rekvirent|Deres ref,Bestiller|Ihr Zeichen,Besteller|Your ref,Customer ref
ocr|Betalings-ID,Ref.|KID,KID-nummer|Verwendungszweck|Payment reference,Reference
terms|Betalingsbetingelser,Betaling|Betalingsbetingelser,Bet.bet.|Zahlungsbedingungen,Zahlungsziel|Payment terms,Terms
shipped|Leveringsdato,Leveret|Leveringsdato,Levert|Lieferdatum,Leistungsdatum|Delivery date,Despatched
delivery|Levering|Leveringsmåte|Versandart,Lieferbedingung|Delivery terms,Ship via
slip|Følgeseddel|Pakkseddel|Lieferschein|Delivery note,Despatch
interest|Morarente|Forsinkelsesrente|Verzugszinsen|Late interest
page|Side|Side|Seite|Page
money|Valuta|Valuta|Währung|Currency
buyerVat|Deres CVR/VAT|Deres org.nr|Ihre USt-IdNr.|Your VAT no
billTo|Kunde,Faktureringsadresse,Køber|Kunde,Fakturaadresse|Rechnungsempfänger,Kunde|Bill to,Invoice to,Customer
shipTo|Leveringsadresse|Leveringsadresse|Lieferadresse|Ship to,Deliver to
net|Subtotal,Beløb ekskl. moms,Nettobeløb,I alt ekskl. moms|Netto,Sum eks. mva,Nettobeløp|Nettobetrag,Summe netto,Gesamt netto|Subtotal,Net,Total excl. VAT,Net amount
goodsSum|Varebeløb|Varesum|Warenwert|Goods total
tax|Moms,Momsbeløb|MVA,Mva,Merverdiavgift|MwSt.,USt.,Umsatzsteuer|VAT,VAT amount,Total VAT
taxBase|Momsgrundlag|Grunnlag,Mva-grunnlag|Netto,Bemessungsgrundlag|Net,Taxable amount
taxRate|Moms %|Mva %|MwSt. %,USt. %|VAT %,VAT rate
rounding|Afrunding|Øreavrunding|Rundung|Rounding
gross|I alt inkl. moms,Total|Sum inkl. mva,Totalt|Gesamtbetrag,Summe brutto,Bruttobetrag|Total incl. VAT,Total,Gross
payable|At betale,Til betaling,I alt at betale|Å betale,Beløp å betale,Til betaling|Zahlbetrag,Zu zahlen,Rechnungsbetrag|Amount due,Total due,Balance due,To pay
toReceive|I alt krediteret|Til gode|Gutschriftsbetrag|Total credit
prepaid|Forudbetalt|Forskudd|Anzahlung|Paid on account
carried|Transport,Overføres|Overføres|Übertrag|Carried forward
brought|Transport,Overført|Overført|Übertrag|Brought forward
groupSum|Subtotal|Delsum|Zwischensumme|Subtotal
freight|Fragt,Levering|Frakt,Fraktgebyr|Fracht,Versandkosten|Freight,Carriage,Delivery charge
fee|Miljøgebyr,Ekspeditionsgebyr|Fakturagebyr,Miljøgebyr|Energiezuschlag,Mautzuschlag|Handling fee,Fuel surcharge
organisation|CVR-nr.,CVR,SE/CVR-nr.|Org.nr,Foretaksnr|HRB,Handelsregister HRB|Company no,Reg. no
vat|Momsnr.,VAT|Org.nr MVA,Mva-nr|USt-IdNr.,USt-ID|VAT no,VAT reg. no
bankgiro|Konto,Bank|Bankkonto,Kontonr|Konto|Account
plusgiro|Giro|Giro|Konto|Giro
phone|Tlf.,Telefon|Tlf,Telefon|Tel.,Telefon|Tel,Phone
mail|E-mail,Mail|E-post|E-Mail|Email,E-mail
approved|Vi er momsregistreret|Foretaksregisteret|Amtsgericht Lübeck|Registered office
seat|Hjemsted|Forretningssted|Sitz|Registered in
colNumber|Varenr.,Vare nr.,Nr.|Varenr,Art.nr|Art.-Nr.,Artikelnr.,Artikel|Item,Item no,Code,Product code,SKU
colName|Beskrivelse,Varetekst,Tekst|Beskrivelse,Varenavn|Bezeichnung,Artikelbezeichnung,Beschreibung|Description,Product,Item description
colQuantity|Antal,Lev. antal|Antall,Lev. ant.,Mengde|Menge,Anzahl|Qty,Quantity,Qty shipped
colUnit|Enhed,Enh.|Enhet,Enh|Einheit,ME,Einh.|Unit,UoM,U/M
colPrice|Pris,Stk. pris,Enhedspris|Pris,Enhetspris|Einzelpreis,E-Preis,Preis|Price,Unit price,Price each
colDiscount|Rabat %,Rabat|Rabatt %,Rab.|Rabatt %,Rab. %|Disc %,Discount %
colDiscountSum|Rabat|Rabatt kr|Nachlass|Discount
colRate|Moms %|Mva %,Mva|MwSt. %,USt. %|VAT %,VAT
colRateCode|Mk|Mk|StK|VC
colSum|Beløb,I alt,Linjebeløb|Beløp,Sum|Gesamtpreis,Betrag,Gesamt|Amount,Total,Line total,Net
colTax|Momsbeløb|Mva kr|USt.|VAT amt
colGross|Inkl. moms|Inkl. mva|Brutto|Gross
colEan|EAN|EAN|EAN,GTIN|EAN,Barcode
colBatch|Batch,Lot|Batch|Charge|Lot,Batch
colBest|Bedst før|Best før|MHD|Best before
colCrates|Kolli|Kolli|Kolli|Cases
colPack|Pakn.|Pakning|VPE,Gebinde|Pack
colOrigin|Oprindelse|Land|Herkunft|Origin
colClass|Kl.|Kl|Kl.|Class
colOrdered|Bestilt|Bestilt|Best.|Ordered
colRow|Pos.,Linje|Pos,Linje|Pos.|Line,No
colOrder|Ordre|Ordre|Auftrag,Bestellung|Order,PO
colStat|Varekode|Tariffnr|Zolltarif-Nr.|Commodity code
colBuyerCode|Deres varenr.|Deres varenr|Ihre Art.-Nr.|Your code
colWeight|Vægt|Vekt|Gewicht|Weight
colCompared|Kg-pris|Kg-pris|kg-Preis|Per kg
colDay|Dato|Dato|Datum|Date
colPer|Pr.|Per|per,PE|Per`;

const languages = ['da', 'no', 'de', 'en'] as const;

/** Each field's words by language, parted by strokes. */
export const foreignWords = Object.fromEntries(
  languages.map((language, at) => [
    language,
    Object.fromEntries(
      rows.split('\n').map((row) => {
        const [field = '', ...lists] = row.split('|');
        return [field, (lists[at] ?? '').replaceAll(',', '|')];
      }),
    ),
  ]),
) as Readonly<Record<(typeof languages)[number], Readonly<Record<string, string>>>>;
