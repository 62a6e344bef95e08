/** Papers of this set that are no invoice and have a form of their own: what they say. */
import type { Layout } from '../layout.ts';
import { htmlForm, sheetForm, type Step } from './form.ts';
import { style } from './kit.ts';

export interface Letter {
  readonly kind: string;
  /** The layout whose firm writes. */
  readonly of: string;
  readonly producer: Layout['producer'];
  /** Whether it names an invoice. */
  readonly isAbout: boolean;
  readonly draw: Layout['draw'];
}

const sv = style('swedish');
const sp = style('space');

/** A letter in a few sentences. */
const letter = (kind: string, of: string, producer: Letter['producer'], title: string, text: string, isAbout = false): Letter => ({
  kind, of, producer, isAbout,
  draw: htmlForm(sv, 'body{font-size:11pt;line-height:1.4}.lines td,.lines th{padding:3pt 6pt}.lines th{border-bottom:.6pt solid}', `<p><b>[[firm]]</b><br>[[street]]<br>[[post]]<br>Org.nr [[org]]</p><p>[[to]]</p><h2>${title}</h2>${text}<p>Med vänlig hälsning<br>[[firm]], [[phone]]</p>`),
}); // prettier-ignore

/** A drawn paper with rows. */
const drawn = (kind: string, of: string, producer: Letter['producer'], title: string, list: string, cols: string, foot: readonly Step[], isAbout = false): Letter => ({
  kind, of, producer, isAbout,
  draw: sheetForm(sp, { head: [['text', 40, 54, title, { font: 'bold', size: 17 }], ['text', 350, 46, '[[firm]]¶[[street]]¶[[post]]¶Org.nr [[org]]'], ['list', 40, 80, list, 100], ['to', 350, 110]], cols, top: 190, isRuled: true, foot }),
}); // prettier-ignore

const goods = '40 Art.nr:code|100 Benämning:name|330 Antal:qty>|336 Enh:unit';
const priced = `${goods}|430 Pris:price>|555 Belopp:sum>`;
const total: Step = ['sums', 360, 555, 14, 'Summa exkl. moms:net|Moms {r} %:vats|Summa inkl. moms:gross'];

/** The letters. */
export const letters: readonly Letter[] = [
  drawn('order-confirmation', 'w15-navision', 'pdf-lib', 'Orderbekräftelse', 'Ordernr:order|Orderdatum:issue|Leverans:delivered', priced, [total, ['text', 40, 90, 'Faktura skickas separat efter leverans.']]),
  drawn('order-confirmation', 'w23-bryggeri-pant', 'reportlab', 'Orderbekräftelse', 'Er order:order|Datum:issue|Kund:customer', priced, [total, ['text', 40, 90, 'Kontrollera ordern. Ändringar före kl. 14.']]),
  letter('order-confirmation', 'w43-webb-order', 'chromium', 'Tack för din beställning!', '<p>Order [[order]] den [[issue]]. Vi skickar faktura när varorna lämnat lagret.</p>[[rows Produkt:name|Antal:qty>|Pris:price>|Summa:sum>]][[pairs Ordersumma exkl. moms:net|Moms:tax|Ordersumma:gross]]'),
  letter('order-confirmation', 'w18-specter', 'wkhtmltopdf', 'Ordererkännande', '<p>Vi har tagit emot order [[order]].</p>[[rows Artnr:code|Vara:name|Antal:qu>|Pris:per>]]<p>Ordervärde [[net]] kr exkl. moms.</p>'),
  drawn('quotation', 'w17-monitor', 'cairo', 'Offert', 'Offertnummer:order|Datum:issue|Giltig till:due|Er referens:reference', priced, [total, ['text', 40, 90, 'Leveranstid 2 veckor. Betalning 30 dagar.']]),
  letter('quotation', 'w41-rormokare', 'writer', 'Offert på arbete i diskrum', '<p>Enligt vårt samtal kan vi erbjuda följande, giltigt till [[due]].</p>[[cells Arbete:name|Antal:qty>|Enhet:unit|Pris:price>|Summa:sum>]]<p>Totalt [[gross]] kr inklusive moms.</p>'),
  letter('quotation', 'w40-ugnsmurare', 'writer', 'Anbud', '<p>Jag murar om ugnen för [[gross]] kr inklusive moms, material inräknat. Anbudet gäller i en månad från [[issue]].</p>'),
  letter('quotation', 'w56-lexware', 'weasyprint', 'Angebot', '<p>Angebot Nr. [[order]] vom [[issue]], gültig bis [[due]].</p>[[rows Bezeichnung:name|Menge:qty>|Einheit:unit|Preis:price>|Gesamt:sum>]]<p>Angebotssumme [[gross]] EUR</p>'),
  drawn('delivery-note', 'w01-fisk-hoger', 'reportlab', 'Följesedel', 'Följesedelsnr:order|Leveransdag:delivered|Kund:customer', `${goods}|430 Parti:lot`, [['text', 40, 40, 'Mottagarens signatur ______________________   Temp vid lossning ______']]),
  drawn('delivery-note', 'w14-sap', 'ghostscript', 'Leveransavi', 'Leverans:order|Datum:delivered|Rutt=22', goods, [['text', 40, 40, 'Antal kolli: se lastbärarrapport.']]),
  letter('delivery-note', 'w10-stad-rutnat', 'calc', 'Följesedel', '<p>Nr [[order]], [[delivered]]</p>[[cells Artnr:code|Produkt:name|Antal:qty>|Enhet:unit]]'),
  letter('delivery-note', 'w51-dansk', 'chromium', 'Følgeseddel', '<p>Ordre [[order]], leveret [[delivered]]</p>[[rows Varenr.:code|Beskrivelse:name|Antal:qty>|Enhed:unit]]'),
  drawn('packing-list', 'w12-husgerad-rapport', 'words', 'Plocklista', 'Order:order|Plockas:delivered|Plockare=12', '40 Hylla:shelf|90 Artikel:code|150 Benämning:name|360 Antal:qty>|366 Enh:unit', [['text', 40, 30, 'Klart kl. ______']]),
  letter('packing-list', 'w62-xero', 'chromium', 'Packing list', '<p>Shipment [[order]], [[delivered]]</p>[[rows No:no|Description:name|Qty:qty>|Unit:unit]]<p>2 pallets, 412 kg gross.</p>'),
  drawn('price-list', 'w25-vinimport', 'driver', 'Prislista hösten 2026', 'Gäller från:issue|Gäller till:due', '60 Nr:code|105 Vin:name|330 Kolli:pack|430 Pris exkl. moms:price>', [['text', 60, 30, 'Priser per flaska. Reservation för slutförsäljning.']]),
  letter('price-list', 'w50-konditori-spalt', 'weasyprint', 'Våra priser', '<p>Gäller från [[issue]].</p>[[rows Smak:name|Förp:unit|Kr exkl. moms:price>]]'),
  drawn('price-list', 'w19-briox', 'reportlab', 'Veckans frukt och grönt', 'Vecka=34|Från:issue', '40 Nr:code|80 Vara:name|280 Land:origin|400 Kr:price>|410 per:unit', []),
  letter('reminder', 'w13-fortnox', 'chromium', 'Betalningspåminnelse', '<p>Enligt vår bokföring är faktura [[number]] från [[issue]] obetald. Beloppet [[payable]] kr förföll [[due]]. Betala omgående till bankgiro [[bg]], OCR [[ocr]].</p>', true),
  letter('reminder', 'w22-bl', 'writer', 'Påminnelse', '<p>Kanske har ni glömt faktura [[number]]?</p>[[sums Fakturabelopp:payable|Påminnelseavgift=60,00]]<br clear="all"><p>Förfallodag var [[due]]. Bankgiro [[bg]].</p>', true),
  letter('reminder', 'w30-gasol', 'weasyprint', 'ANDRA PÅMINNELSEN', '<p>Faktura [[number]], [[payable]] kr, är ännu inte betald trots påminnelse. Nästa åtgärd är inkasso.</p>', true),
  letter('reminder', 'w53-norsk', 'chromium', 'Purring', '<p>Faktura [[number]] med forfall [[due]], NOK [[payable]], er ikke betalt. Vennligst betal innen 10 dager. IBAN [[iban]].</p>', true),
  letter('reminder', 'w57-brauerei', 'wkhtmltopdf', 'Zahlungserinnerung', '<p>Unsere Rechnung [[number]] vom [[issue]] über [[payable]] EUR ist noch offen. Wir bitten um Zahlung innerhalb von 7 Tagen.</p>', true),
  letter('interest', 'w16-jeeves', 'weasyprint', 'Räntefaktura', '<p>Dröjsmålsränta på faktura [[number]], förfallen [[due]], betald 19 dagar för sent. Ränta 10,5 % på [[payable]] kr. Ingen moms.</p><p>Betalas till bankgiro [[bg]] inom 10 dagar.</p>', true),
  letter('interest', 'w21-pyramid', 'chromium', 'Räntenota', '[[above Faktura:number|Belopp:payable|Förföll:due|Ränta=12 %|Dagar=31]]<p>Räntan läggs till nästa faktura om den inte betalas separat.</p>', true),
  letter('statement', 'w03-cash-topp', 'wkhtmltopdf', 'Kontoutdrag', '<p>Medlem [[customer]], per [[issue]]</p>[[pairs Ingående saldo=0,00|Köp enligt kvitton:gross|Betalt=0,00|Utgående saldo:gross]]<p>Utdraget är ingen faktura.</p>'),
  letter('statement', 'w35-linne', 'chromium', 'Saldobesked', '[[above Faktura:number|Datum:issue|Förfallodag:due|Rest:payable]]<p>Ovanstående poster är öppna i vår reskontra. Hör av er om ni inte är överens.</p>'),
  letter('statement', 'w62-xero', 'weasyprint', 'STATEMENT', '<p>As at [[issue]]</p>[[above Invoice:number|Due:due|Balance:payable]]<p>Account [[customer]]</p>'),
  letter('autogiro-notice', 'w33-telefon', 'chromium', 'Autogiro', '<p>Den [[due]] dras [[payable]] kr från ert konto. Ni behöver inte betala något själv. Betalarnummer [[customer]].</p>'),
  letter('autogiro-notice', 'w34-kortterminal', 'weasyprint', 'Avisering om kommande dragning', '[[above Dragningsdag:due|Belopp:payable|Betalarnummer:customer]]<p>Beloppet dras via autogiro.</p>'),
  letter('factoring-notice', 'w38-bemanning', 'chromium', 'Denuntiation om pantsatta fordringar', '<p>Från den [[issue]] har våra fakturor överlåtits till Fordran Finans Syd AB. Betala endast till deras bankgiro, som står på varje faktura.</p>'),
  letter('factoring-notice', 'w20-bokio', 'wkhtmltopdf', 'Ny betalningsmottagare', '<p>Faktura [[number]] på [[payable]] kr är såld till Kassakraft AB. Betala på förfallodagen [[due]] till det konto som Kassakraft meddelar.</p>', true),
  letter('payment-receipt', 'w45-izettle', 'chromium', 'Kvitto på betalning', '<p>Tack! Vi har tagit emot [[payable]] kr för faktura [[number]].</p>[[lined Betalt den:due|Betalsätt=Swish]]', true),
  letter('payment-receipt', 'w27-kaffe-prenumeration', 'weasyprint', 'Betalningskvitto', '<p>Er förskottsbetalning för order [[order]] har kommit oss till handa [[issue]]. Slutfaktura sänds efter leverans.</p>'),
  letter('payment-receipt', 'w49-stripe', 'chromium', 'Receipt', '<p>Amount paid [[payable]] SEK, date paid [[due]], payment method Visa ending 4410. Invoice number [[number]].</p>', true),
  letter('contract', 'w36-skadedjur', 'writer', 'Serviceavtal', '<p>Mellan [[firm]] och kunden nedan träffas från [[issue]] avtal om skadedjursbekämpning, tolv månader i taget. Avgiften är enligt prislista. Uppsägning tre månader före.</p><p>Ort och datum ________________ &nbsp; Underskrift ________________</p>'),
  letter('contract', 'w32-hyra', 'writer', 'Hyresavtal för lokal', '<p>Lokal om 214 kvm uthyrs som restaurang från [[issue]]. Hyran, [[net]] kr per kvartal plus moms, erläggs i förskott.</p>'),
  letter('contract', 'w29-el', 'chromium', 'Avtalsbekräftelse', '<p>Ni har valt rörligt elpris för anläggning 735 999 104 220 118 402 från [[issue]]. Kundnummer [[customer]]. Ångerrätt gäller inte företag.</p>'),
  letter('cash-receipt', 'w44-torgstand', 'chromium', 'Kassakvitto', '<p>[[issue]] 09:42 Kassa 1</p>[[pairs Grönt:net|Moms:tax|Totalt:payable]]<p>Kort **** 7702. Kontrollenhet KX44102. Kvittokopia.</p>'),
  letter('cash-receipt', 'w03-cash-topp', 'weasyprint', 'KVITTO KOPIA', '<p>Kassa 07 [[delivered]] 14:07</p>[[rows Text:name|Antal:qty>|Belopp:sum>]]<p>Totalt [[gross]] kr, betalt med kort.</p>'),
  letter('letter', 'w23-bryggeri-pant', 'writer', 'Ändrade öppettider i depån', '<p>Från [[issue]] lastar vi till kl. 15 på fredagar. Beställ senast dagen före kl. 12.</p>'),
  letter('letter', 'w31-vatten', 'chromium', 'Avstängt vatten', '<p>Den [[due]] stänger vi vattnet kl. 01–05 vid er adress. Tappa upp vatten i förväg.</p>'),
  letter('letter', 'w13-fortnox', 'weasyprint', 'Nytt bankgiro', '<p>Vi byter bank. Från [[due]] är vårt bankgiro [[bg]]. Ändra i ert system innan nästa betalning.</p>'),
  letter('return-note', 'w26-lask-veckor', 'chromium', 'Retursedel tomgods', '<p>Hämtat [[delivered]]. Kredit kommer på nästa faktura.</p>[[rows Nr:code|Tomgods:name|Antal:qty>|Enhet:unit]]'),
  letter('debt-collection', 'w46-koksservice', 'weasyprint', 'Inkassokrav', '<p>Faktura [[number]], förfallen [[due]], kapital [[payable]] kr. Betala inom 8 dagar, annars ansöker vi om betalningsföreläggande. Inkassokostnad 180,00 kr tillkommer.</p>', true),
]; // prettier-ignore
