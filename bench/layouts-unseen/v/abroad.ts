/** Firms abroad. */
import { dashedBack, dotted, iso, slashes } from '../days.ts';
import { at, cells, data, drawn, field, rows, rule, sums } from './drawn.ts';
import {
  account,
  firm,
  inBritain,
  inDenmark,
  inFinland,
  inFrance,
  inGermany,
  inItaly,
  inNetherlands,
  inNorway,
  inPoland,
  inSpain,
} from './firms.ts';
import { coded, type LayoutV } from './orders.ts';
import {
  danish,
  dutch,
  english,
  finnish,
  french,
  german,
  italian,
  norwegian,
  polish,
  spanish,
} from './wares-more.ts';
import { beside, boxes, buyer, foot, lines, notes, remark, two, web } from './web.ts';

/** Layouts of firms abroad. */
export const abroad: readonly LayoutV[] = [
  {
    id: 'v44-dansk-smorrebrod', producer: 'chromium', hard: 'Danish; VAT of 25 % since the goods are fetched', credits: 1,
    seller: { firm: firm('Sundets Smørrebrød ApS', 'Strandgade 71, 3000 Helsingør', { ...inDenmark('Sundets Smørrebrød'), ...account('DK', 'Sundets', 14) }), wares: danish, lines: [2, 6], code: 4, number: (n) => String(20_310 + n), currency: 'DKK', terms: 14 },
    draw: web({ n: 'dotted', d: dotted, word: 'Faktura', credit: 'Kreditnota' }, '.lines{margin:8mm 0}.lines th{border-bottom:1pt solid #000}.foot{margin-top:25mm;font-size:8pt;border-top:.5pt solid #999}', beside([55, buyer()], [45, '<b>{name}</b><br>{street}<br>{post}<br>CVR-nr. {org}<br>Tlf. +45 32 70 06 19']), '<div class="gap"></div>', beside([55, '<p class="big">{word}</p>', remark], [45, two('Fakturanr.=number|Fakturadato=issue|Kundenr.=customer|Vedr. faktura=about')]), lines('nr:Varenr.|name:Tekst|qty:Antal|unit:Enhed|price:Stk. pris|sum:Pris'), two('Subtotal=net|Moms (25,00%)=tax|<b>Total DKK</b>=payable', 'two end'), '<p>Betalingsbetingelser: Netto 14 dage – Forfaldsdato: {due}<br>IBAN {iban}</p>', foot('{name} / {street} / {post} / CVR-nr. {org} / SE-nr. {vatno}')),
  },
  {
    id: 'v45-norsk-skrei', producer: 'reportlab', hard: 'Norwegian; export without VAT; weights', credits: 1,
    seller: { firm: firm('Vesterålen Sjømat AS', 'Kaigata 2, 8430 Myre', { ...inNorway('Vesterålen Sjømat'), ...account('NO', 'Vesteralen', 11) }), wares: norwegian, lines: [2, 5], code: 5, number: (n) => String(60_110 + n), currency: 'NOK', terms: 14 },
    draw: drawn({ n: 'space', d: dotted, word: 'Faktura', credit: 'Kreditnota', least: 1 }, { size: 9 }, at(45, 56, '{name}', { font: 'bold', size: 13 }), at(45, 70, '{street}|{post}|Org.nr {vatno}'), at(350, 56, '{word}', { font: 'bold', size: 18 }), data(350, 450, 80, 'Fakturanr.=number|Fakturadato=issue|Forfallsdato=due|Kundenr.=customer|KID=ocr|Krediterer=about'), at(45, 130, '{bname}|{bstreet}|{bpost}|Sverige|{remark}', { size: 10 }), rows(205, [45, 90, 300, 310, 410, 450, 550], 'nr:Nr|name:Beskrivelse|qty:Antall|unit:Enhet|price:Pris|rate%:MVA|sum:Beløp', { ruled: true }), sums(360, 550, 16, 'Netto=net|MVA 0 %=tax|Å betale NOK=payable'), at(45, 790, 'IBAN {iban}   Org.nr. {vatno}   Foretaksregisteret   Utførsel, fritatt for mva.', { size: 8 })),
  },
  {
    id: 'v46-tysk-gastro', producer: 'weasyprint', hard: 'German; intra-community supply', credits: 1,
    seller: { firm: firm('Holsteiner Gastrobedarf GmbH', 'Am Güterbahnhof 4, 24937 Flensburg', { ...inGermany('Holsteiner Gastro'), ...account('DE', 'Holstein', 18) }), wares: german, lines: [2, 5], code: coded('', 6), number: (n) => `RE-2026-${410 + n}`, currency: 'EUR', charges: [['Versandkosten', 2490, 0]] },
    draw: web({ n: 'dotted', d: dotted, word: 'Rechnung', credit: 'Gutschrift' }, 'body{font-size:9.5pt}.lines{margin:6mm 0}.lines th{border-top:.6pt solid #000;border-bottom:.6pt solid #000}.foot{margin-top:25mm;font-size:7pt;border-top:.4pt solid #888}', '<p class="big r">Holsteiner Gastrobedarf</p><p class="small"><u>{name} · {street} · {post}</u></p>', beside([60, buyer(), '<br>Schweden<br>USt-IdNr. {bvat}'], [40, two('Rechnungsnr.=number|Datum=issue|Kundennr.=customer|Lieferdatum=delivered|Zu Rechnung=about')]), '<h2>{word} Nr. {number}</h2>', remark, lines('no:Pos.|nr:Art.-Nr.|name:Bezeichnung|qty:Menge|unit:Einheit|price:Einzelpreis|sum:Gesamtpreis'), two('Zwischensumme=lineNet|=charges|Nettobetrag={net} €|Umsatzsteuer 0 %={tax} €|<b>Rechnungsbetrag</b>={payable} €', 'two end'), '<p>Steuerfreie innergemeinschaftliche Lieferung. Zahlbar bis {due} ohne Abzug.</p>', foot('{name}<br>{street}<br>{post}', 'IBAN {iban}<br>Nordbank Förde', 'USt-IdNr. {vatno}<br>HRB 7714 FL')),
  },
  {
    id: 'v47-italia-dispensa', producer: 'pdf-lib', hard: 'Italian; cells with labels; no VAT', credits: 0,
    seller: { firm: firm('Dispensa del Borgo Srl', 'Via dei Fornai 18, 43121 Parma', { ...inItaly("Dispensa"), ...account("IT", "Dispensa", 22) }), wares: italian, lines: [3, 6], code: 5, number: (n) => `${310 + n}/E`, currency: 'EUR' },
    draw: drawn({ n: 'dotted', d: slashes, word: 'FATTURA' }, { size: 8.5 }, at(40, 50, '{name}', { font: 'bold', size: 13 }), at(40, 64, '{street} - {post} (PR)|P.IVA {vatno}'), at(330, 60, 'Spett.le|{bname}|{bstreet}|{bpost}|SVEZIA'), cells(40, 130, [110, 90, 90, 90, 135], 'Tipo documento=word|Numero=number|Data=issue|Cod. cliente=customer|Scadenza=due'), at(40, 172, '{remark}'), rows(190, [40, 85, 315, 322, 400, 435, 555], 'nr:Codice|name:Descrizione|qty:Q.tà|unit:UM|price:Prezzo|rate:IVA|sum:Importo', { ruled: true }), sums(360, 555, 18, 'Totale imponibile=net|Totale IVA=tax|TOTALE FATTURA EUR=payable'), at(40, 780, 'Operazione non imponibile art. 41 DL 331/93. IBAN {iban}', { size: 8 })),
  },
  {
    id: 'v48-france-epicerie', producer: 'wkhtmltopdf', hard: 'French; sums in a row of boxes', credits: 1,
    seller: { firm: firm('Maison Fontvieille Export SARL', '8 rue des Tanneurs, 21200 Beaune', { ...inFrance('Fontvieille'), ...account('FR', 'Fontvieille', 23) }), wares: french, lines: [2, 5], code: coded('FV', 3), number: (n) => `FA${26_0410 + n}`, currency: 'EUR', charges: [['Frais de port', 4500, 0]] },
    draw: web({ n: 'space', d: slashes, word: 'Facture', credit: 'Avoir' }, '.boxes td{border:.5pt solid #555}.lines{margin:5mm 0}.lines th{background:#e8e8e8}', '<h2>{name}</h2>{street}, {post} – SIREN {org}', '<p class="r big">{word} n° {number}</p>', remark, beside([50, notes('Date=issue|Échéance=due|Client n°=customer|Facture d’origine=about', ' : ')], [50, buyer('Adressé à'), '<br>Suède']), lines('nr:Réf.|name:Désignation|qty:Qté|unit:U.|price:P.U. HT|sum:Montant HT', { charges: true }), boxes('Total HT=net|TVA 0 %=tax|Net à payer EUR=payable', 3), '<p>Exonération de TVA, art. 262 ter I du CGI. TVA intracommunautaire {vatno}. IBAN {iban}</p>'),
  },
  {
    id: 'v49-espana-iberico', producer: 'fpdf', hard: 'Spanish; weights', credits: 0,
    seller: { firm: firm('Dehesa Valdemora SL', 'Calle Encina 7, 06300 Zafra', { ...inSpain('Valdemora'), ...account('ES', 'Valdemora', 20) }), wares: spanish, lines: [2, 5], code: 4, number: (n) => `A-26/${120 + n}`, currency: 'EUR' },
    draw: drawn({ n: 'dotted', d: slashes, word: 'FACTURA', least: 2 }, { size: 9 }, field(40, 36, 555, 40, 0.4), at(40, 60, '{name}', { font: 'serifbold', size: 16 }), at(40, 76, '{street}, {post}   CIF {org}'), at(555, 60, '{word} {number}', { font: 'bold', size: 12, align: 'r' }), data(400, 480, 84, 'Fecha=issue|Vencimiento=due|Cliente=customer'), at(40, 110, 'Cliente:|{bname}|{bstreet}|{bpost}|Suecia|{remark}'), rows(200, [40, 90, 330, 340, 430, 555], 'nr:Ref.|name:Concepto|qty:Cantidad|unit:Ud.|price:Precio|sum:Importe', { ruled: true, step: 15 }), sums(370, 555, 18, 'Base imponible=net|IVA 0 %=tax|Total factura EUR=payable'), at(40, 780, 'Entrega intracomunitaria exenta. NIF-IVA {vatno}. IBAN {iban}', { size: 8 })),
  },
  {
    id: 'v50-british-deli', producer: 'chromium', hard: 'English, of the Xero kind', credits: 1,
    seller: { firm: firm('Ribbleford Provisions Ltd', '12 Mill Lane, Clitheroe BB7 2XQ', { ...inBritain('Ribbleford'), ...account('GB', 'Ribble', 18) }), wares: english, lines: [2, 5], number: (n) => `INV-0${420 + n}`, currency: 'GBP' },
    draw: web({ n: 'english', d: (day) => `${Number(day.slice(8))} ${['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`, word: 'INVOICE', credit: 'CREDIT NOTE' }, 'body{font-size:9.5pt}.lines{margin-top:12mm}.lines th{border-bottom:1.5pt solid #000}.lines td{border-bottom:.4pt solid #ccc}.foot{margin-top:30mm;font-size:7.5pt}', beside([50, '<p class="big">{word}</p>{bname}<br>{bstreet}<br>{bpost}<br>SWEDEN'], [25, notes('<b>Invoice Date</b>=issue|<b>Invoice Number</b>=number|<b>Reference</b>=order|<b>VAT Number</b>=vatno|<b>Credit for</b>=about', '<br>')], [25, '{name}<br>{street}<br>{post}']), remark, lines('name:Description|qty:Quantity|unit:Unit|price:Unit Price|rate%:VAT|sum:Amount GBP'), two('Subtotal=net|TOTAL VAT 0%=tax|<b>TOTAL GBP</b>=payable', 'two end'), '<p><b>Due Date: {due}</b><br>IBAN {iban}</p>', foot('Company Registration No: {org}. Registered Office: {street}, {post}.')),
  },
  {
    id: 'v51-holland-bloem', producer: 'skia', hard: 'Dutch', credits: 0,
    seller: { firm: firm('Bloemenhuis Westmeer BV', 'Veilingweg 40, 1431 Aalsmeer', { ...inNetherlands('Westmeer'), ...account('NL', 'Westmeer', 14) }), wares: dutch, lines: [2, 5], code: 5, number: (n) => String(2_026_710 + n), currency: 'EUR', terms: 14 },
    draw: drawn({ n: 'dotted', d: dashedBack, word: 'FACTUUR' }, { size: 9 }, at(45, 56, '{bname}|{bstreet}|{bpost}|Zweden', { size: 10 }), at(380, 56, '{name}', { font: 'bold' }), at(380, 70, '{street}|{post}|KvK {org}|BTW {vatno}'), at(45, 140, '{word}', { font: 'bold', size: 18 }), data(45, 150, 165, 'Factuurnummer=number|Factuurdatum=issue|Vervaldatum=due|Debiteurnr.=customer'), at(300, 165, '{remark}'), rows(240, [45, 100, 330, 340, 430, 550], 'nr:Artikel|name:Omschrijving|qty:Aantal|unit:Eenh.|price:Prijs|sum:Bedrag', { band: 0.9 }), sums(380, 550, 18, 'Subtotaal=net|BTW 0% verlegd=tax|Totaal EUR=payable'), at(45, 780, 'Gelieve te betalen op IBAN {iban} o.v.v. {number}', { size: 8 })),
  },
  {
    id: 'v52-polska-meble', producer: 'writer', hard: 'Polish; two parties side by side', credits: 0,
    seller: { firm: firm('Meblarnia Jesion Sp. z o.o.', 'ul. Stolarska 5, 81-300 Gdynia', { ...inPoland('Jesion'), ...account('PL', 'Jesion', 24) }), wares: polish, lines: [2, 4], isListed: true, number: (n) => `FV ${110 + n}/2026`, currency: 'EUR', terms: 21 },
    draw: web({ n: 'space', d: iso, word: 'Faktura VAT' }, 'td,th{font-size:9.5pt}.lines td,.lines th{border:1px solid #000}', '<p align="right">Gdynia, {issue}</p><h2>{word} {number}</h2>', remark, beside([50, '<b>Sprzedawca</b><br>{name}<br>{street}<br>{post}<br>NIP {vatno}'], [50, '<b>Nabywca</b><br>', buyer(), '<br>Szwecja']), '<p>Data sprzedaży: {delivered}. Termin płatności: {due}</p>', lines('no:Lp.|name:Nazwa|qty:Ilość|unit:J.m.|price:Cena netto|rate%:VAT|sum:Wartość netto'), '<p></p>', two('Razem netto=net|VAT 0%=tax|Do zapłaty EUR=payable'), '<p>IBAN {iban}</p>'),
  },
  {
    id: 'v53-suomi-tukku', producer: 'words', hard: 'Finnish', credits: 0,
    seller: { firm: firm('Saimaan Tukkumylly Oy', 'Satamakatu 9, 53900 Lappeenranta', { ...inFinland('Saimaan'), ...account('FI', 'Saimaan', 14) }), wares: finnish, lines: [2, 5], code: 5, number: (n) => String(41_020 + n), currency: 'EUR', terms: 14 },
    draw: drawn({ n: 'space', d: dotted, word: 'LASKU', least: 1 }, { size: 9 }, at(45, 50, '{name}', { font: 'bold', size: 12 }), at(45, 64, '{street}|{post}'), at(320, 50, '{word}', { font: 'bold', size: 16 }), data(320, 430, 70, 'Laskun numero=number|Laskun päivä=issue|Eräpäivä=due|Asiakasnumero=customer|Viite=order'), at(45, 120, '{bname}|{bstreet}|{bpost}|Ruotsi|{remark}', { size: 10 }), rows(200, [45, 95, 320, 330, 410, 450, 550], 'nr:Tuote|name:Nimike|qty:Määrä|unit:Yks.|price:Hinta|rate:ALV|sum:Yhteensä', { ruled: true }), sums(370, 550, 16, 'Veroton summa=net|ALV 0 %=tax|Maksettava EUR=payable'), rule(45, 550, 0, 760), at(45, 775, 'Y-tunnus {org}   ALV-nro {vatno}   IBAN {iban}', { size: 8 })),
  },
]; // prettier-ignore
