/** Sellers abroad, in their languages. */
import { american, dotted, slashes } from '../days.ts';
import { left, right } from '../format.ts';
import { firm, inBritain, inDenmark, inFinland, inFrance, inGermany, inItaly, inNorway } from '../q/firms.ts';
import { who, word } from '../q/kit.ts';
import { iban, inHolland, inPoland, inSpain } from './firms.ts';
import { htmlForm, sheetForm } from './form.ts';
import { facts, printedRows, style } from './kit.ts';
import { typed } from './kit-text.ts';
import type { LayoutW } from './orders.ts';
import {
  british,
  danish,
  dutch,
  finnish,
  french,
  german,
  italian,
  norse,
  polish,
  spanish,
} from './wares-services.ts';

const dot = style('dotted', dotted);
const dash = style('dotted');
const sp = style('space', dotted);
const slash = style('dotted', slashes);
const frenchDays = style('space', slashes);
const uk = style('english', american);
const day = style('english', slashes);

export const abroad: readonly LayoutW[] = [
  {
    id: 'w51-dansk', producer: 'chromium', hard: 'Danish, an online program’s form', credits: 1,
    seller: { firm: firm('Sundets Smørrebrød ApS', 'Havnegade 21, 3000 Helsingør', { ...inDenmark('Sundets Smørrebrød'), iban: iban('DK', 'Sundets', 14) }), wares: danish, lines: [3, 7], code: 4, number: (n) => String(12_040 + n), currency: 'DKK', terms: 14 },
    draw: htmlForm(dot, '.lines{margin:6mm 0}.lines th{border-bottom:1pt solid #000}.lines td{padding:3pt 4pt}.pairs{margin-left:auto}', '<table width="100%"><tr><td width="60%">[[to]]<br>Sverige<br>[[theirs]]</td><td><b>[[firm]]</b><br>[[street]]<br>[[post]]<br>CVR-nr. [[org]]</td></tr></table><h2>[[title Faktura|Kreditnota]]</h2>[[remark]][[lined Fakturanr.:number|Fakturadato:issue|Forfaldsdato:due|Kundenr.:customer|Vedrører faktura:about]][[rows Varenr.:code|Beskrivelse:name|Antal:qty>|Enhed:unit|Stk. pris:price>|Pris:sum>]][[pairs Subtotal:net|Moms (0%):tax|<b>Total DKK</b>:payable]]<p>Netto 14 dage. IBAN [[iban]]. Omvendt betalingspligt, [[vat]].</p>'),
  },
  {
    id: 'w52-dansk-engros', producer: 'ghostscript', hard: 'Danish wholesaler, drawn; freight', credits: 1,
    seller: { firm: firm('Limfjordens Engros A/S', 'Østre Kajgade 9, 9000 Aalborg', { ...inDenmark('Limfjordens Engros'), iban: iban('DK', 'Limfjord', 14) }), wares: danish, lines: [4, 8], code: 6, number: (n) => `F${400_180 + n}`, currency: 'DKK', charges: [['Fragt', 45000, 0]] },
    draw: sheetForm(dash, { head: [['text', 555, 50, '[[firm]]¶[[street]]¶[[post]]¶CVR [[org]]', { align: 'r' }], ['to', 40, 80, { size: 10 }], ['text', 40, 140, '[[title FAKTURA|KREDITNOTA]]', { font: 'bold', size: 14 }], ['stack', 158, [40, 130, 220, 320, 420], 'Fakturanummer:number|Dato:issue|Forfald:due|Ordrenr.:order|Krediterer:about']], cols: '40 Vare:code|95 Tekst:name|320 Antal:qty>|328 Enh.:unit|430 Pris:price>|555 Beløb:sum>', top: 215, isRuled: true, remark: [40, 195], foot: [['sums', 380, 555, 14, 'x:charges|Momsfrit beløb:net|Moms 0 %:tax|I alt DKK:payable'], ['text', 40, 90, 'IBAN [[iban]]   Momsnr. [[vat]]   Moms afregnes af køber', { size: 8 }]] }),
  },
  {
    id: 'w53-norsk', producer: 'reportlab', hard: 'Norwegian with KID and a foot of columns', credits: 1,
    seller: { firm: firm('Brygga Sjømat AS', 'Torget 14, 5014 Bergen', { ...inNorway('Brygga Sjømat'), iban: iban('NO', 'Brygga', 11) }), wares: norse, lines: [3, 6], code: 4, number: (n) => String(70_120 + n), currency: 'NOK', terms: 14 },
    draw: sheetForm(sp, { head: [['text', 40, 54, '[[firm]]', { font: 'bold', size: 16 }], ['to', 40, 110], ['text', 380, 100, '[[title Faktura|Kreditnota]]', { font: 'bold', size: 14 }], ['list', 380, 118, 'Fakturanr.:number|Fakturadato:issue|Forfallsdato:due|Kundenr.:customer|Gjelder faktura:about', 80]], cols: '40 Varenr:code|90 Varetekst:name|300 Antall:qty>|306 Enhet:unit|420 Pris:price>|555 Beløp:sum>', top: 210, isRuled: true, foot: [['sums', 360, 555, 14, 'Sum eks. mva:net|Mva 0 %:tax|Å betale NOK:payable'], ['text', 40, 90, '[[street]]¶[[post]]¶Norge', { size: 8 }], ['text', 180, 90, 'Org.nr. [[vat]]¶Foretaksregisteret', { size: 8 }], ['text', 340, 90, 'IBAN [[iban]]¶Utførsel av varer, avgiftsfritt', { size: 8 }]] }),
  },
  {
    id: 'w54-norsk-ost', producer: 'weasyprint', hard: 'Norwegian, a program of the net', seller: { firm: firm('Fjellvidda Ysteri AS', 'Setervegen 44, 2686 Lom', { ...inNorway('Fjellvidda Ysteri'), iban: iban('NO', 'Fjellvidda', 11) }), wares: norse, lines: [2, 5], number: (n) => `${1_310 + n}`, currency: 'NOK' },
    draw: htmlForm(sp, '.lines{margin:6mm 0}.lines th{background:#e8eef4;padding:4pt}.lines td{padding:4pt}.pairs{margin-left:auto}', '<h2>[[firm]]</h2>[[remark]]<table width="100%"><tr><td>[[to]]</td><td><b>[[title FAKTURA|KREDITNOTA]]</b><br>[[lined Nummer:number|Dato:issue|Forfall:due|Vår referanse=Ola i osteboden]]</td></tr></table>[[rows Beskrivelse:name|Antall:qu>|Pris:price>|Sum:sum>]][[pairs Netto:net|MVA 0 %:tax|Totalt å betale:payable]]<p class="small">[[street]], [[post]] · Org.nr [[vat]] · IBAN [[iban]]</p>'),
  },
  {
    id: 'w55-suomi', producer: 'cairo', hard: 'Finnish with small labels in a framed form', credits: 1,
    seller: { firm: firm('Saimaan Herkkutukku Oy', 'Satamatie 5, 53100 Lappeenranta', { ...inFinland('Saimaan Herkkutukku'), iban: iban('FI', 'Saimaa', 14) }), wares: finnish, lines: [3, 6], code: 5, number: (n) => String(20_440 + n), currency: 'EUR', terms: 14 },
    draw: sheetForm(sp, { head: [['text', 40, 50, '[[firm]]¶[[street]]¶[[post]]'], ['text', 330, 50, '[[title LASKU|HYVITYSLASKU]]', { font: 'bold', size: 14 }], ['frame', 325, 62, 560, 150], ['list', 330, 78, 'Laskun numero:number|Päiväys:issue|Eräpäivä:due|Asiakasnumero:customer|Hyvitetty lasku:about|Maksuehto=14 pv netto', 100], ['to', 40, 120, { size: 10 }]], cols: '40 Tuote:code|90 Nimike:name|300 Määrä:qty>|306 Yks.:unit|410 à-hinta:price>|440 ALV:tight>|555 Yhteensä:sum>', top: 200, isRuled: true, foot: [['sums', 360, 555, 14, 'Veroton yhteensä:net|ALV 0 %:tax|Maksettava EUR:payable'], ['text', 40, 90, 'Y-tunnus [[org]]   ALV-tunnus [[vat]]   IBAN [[iban]]   Yhteisömyynti 0 %', { size: 8 }]] }),
  },
  {
    id: 'w56-lexware', producer: 'weasyprint', hard: 'German letter by rule, sender line above the window', credits: 1,
    seller: { firm: firm('Hofmetzgerei Altenbrunn GmbH', 'Marktstraße 8, 87435 Kempten', { ...inGermany('Altenbrunn'), iban: iban('DE', 'Altenbrunn', 18) }), wares: german, lines: [3, 6], code: 4, number: (n) => `RE-2026-${1_180 + n}`, currency: 'EUR', terms: 14, charges: [['Versandkosten', 18500, 0]] },
    draw: htmlForm(dot, '.s{font-size:6.5pt;text-decoration:underline}.lines{margin:6mm 0}.lines th{border-top:.6pt solid;border-bottom:.6pt solid}.lines td{padding:3pt 4pt}.pairs{margin-left:auto}.f{font-size:7pt;border-top:.5pt solid;margin-top:15mm}', '<h2 class="r">Altenbrunn</h2><div class="s">[[firm]] · [[street]] · [[post]]</div>[[to]]<br>Schweden<div class="r">[[lined Rechnungsnummer:number|Rechnungsdatum:issue|Lieferdatum:delivered|Kundennummer:customer|Zur Rechnung:about]]</div><h2>[[title Rechnung|Rechnungskorrektur]]</h2>[[remark]]<p>Vielen Dank für Ihren Auftrag. Wir berechnen:</p>[[rows Pos.:no|Art.-Nr.:code|Bezeichnung:name|Menge:qty>|Einheit:unit|Einzelpreis:price>|Gesamt:sum>]][[pairs Zwischensumme:lineNet|x:charges|Nettobetrag:net|USt. 0 %:tax|<b>Rechnungsbetrag EUR</b>:payable]]<p>Steuerfreie innergemeinschaftliche Lieferung. Zahlbar bis [[due]] ohne Abzug.</p><div class="f">USt-IdNr. [[vat]] · IBAN [[iban]] · Geschäftsführung: Hofmetzgerei</div>'),
  },
  {
    id: 'w57-brauerei', producer: 'groff', hard: 'German brewery, typed', seller: { firm: firm('Klosterbräu Weltenau KG', 'Am Anger 1, 93309 Kelheim', { ...inGermany('Weltenau'), iban: iban('DE', 'Weltenau', 18) }), wares: german.slice(4), lines: [2, 4], number: (n) => String(88_120 + n), currency: 'EUR' },
    draw: (p) => typed([p.supplier.name, `${p.supplier.street}, ${p.supplier.post}`, '', ...who(p.buyer), 'SCHWEDEN', '', `${word(p, 'RECHNUNG', 'GUTSCHRIFT')} Nr. ${p.number}`, ...facts(p, dot, 'Datum:issue|Fällig am:due|Kunden-Nr.:customer').map(([a, b]) => `${left(a, 14)}${b}`), p.remark ?? '', '', ...printedRows(p, dot, '5 Pos:no|32 Artikel:name|9 Menge:qty>|10 Einheit:unit>|11 Preis:price>|13 Betrag:sum>'), '-'.repeat(80), ...facts(p, dot, 'Nettobetrag:net|MwSt 0 %:tax|Zu zahlen EUR:payable').map(([a, b]) => `${right(a, 60)}${right(b, 20)}`), '', `USt-IdNr. ${p.supplier.vat}   IBAN ${p.supplier.iban}`, 'Innergemeinschaftliche Lieferung, steuerfrei'], 10),
  },
  {
    id: 'w58-fattura', producer: 'pdf-lib', hard: 'Italian with labels above the values in a grid', credits: 1,
    seller: { firm: firm('Salumificio Montecorno S.r.l.', 'Via Emilia 212, 43121 Parma PR', { ...inItaly('Montecorno'), iban: iban('IT', 'Montecorno', 22, 'X0') }), wares: italian, lines: [3, 7], code: 5, number: (n) => `${n + 204}/2026`, currency: 'EUR' },
    draw: sheetForm(slash, { look: { size: 8.5 }, head: [['text', 40, 50, '[[firm]]', { font: 'bold', size: 14 }], ['text', 40, 66, '[[street]]¶[[post]]¶P.IVA [[vat]]'], ['text', 330, 66, 'Spett.le', { size: 7 }], ['to', 330, 80, { size: 10 }], ['box', 40, 128, 555, 142, 0.9], ['stack', 138, [44, 150, 240, 340, 440], 'Documento=x|Numero:number|Data:issue|Scadenza:due|Rif. fattura:about', 14], ['text', 44, 152, '[[title FATTURA|NOTA DI CREDITO]]', { font: 'bold' }]], cols: '40 Codice:code|85 Descrizione:name|300 Q.tà:qty>|306 U.M.:unit|400 Prezzo:price>|440 IVA:tight>|555 Importo:sum>', top: 190, isRuled: true, remark: [40, 170], foot: [['sums', 360, 555, 14, 'Imponibile:net|IVA 0%:tax|Totale documento EUR:payable'], ['text', 40, 80, 'Cessione intracomunitaria non imponibile art. 41 DL 331/93   IBAN [[iban]]', { size: 7.5 }]] }),
  },
  {
    id: 'w59-facture', producer: 'wkhtmltopdf', hard: 'French, figures with spaces', credits: 1,
    seller: { firm: firm('Maison Perrachon SARL', '14 rue des Halles, 21200 Beaune', { ...inFrance('Perrachon'), iban: iban('FR', 'Perrachon', 23) }), wares: french, lines: [2, 5], code: 4, number: (n) => `FA26-${610 + n}`, currency: 'EUR', charges: [['Frais de port', 12000, 0]] },
    draw: htmlForm(frenchDays, 'body{font-size:12pt}.small{font-size:9pt}.lines{margin:16px 0}.lines th{background:#ddd;padding:4px}.lines td{padding:4px;border:1px solid #ddd}.pairs{margin-left:auto}', '<table width="100%"><tr><td width="55%"><b>[[firm]]</b><br>[[street]]<br>[[post]]<br>SIREN [[org]]</td><td>[[to]]<br>Suède</td></tr></table><h2>[[title FACTURE|AVOIR]] N° [[number]]</h2>[[remark]][[lined Date:issue|Échéance:due|Client:customer|Facture d’origine:about]][[rows Réf.:code|Désignation:name|Qté:qty>|Unité:unit|P.U. HT:price>|Montant HT:sum>]][[pairs Total marchandises:lineNet|x:charges|Total HT:net|TVA 0 %:tax|<b>Net à payer EUR</b>:payable]]<p class="small">TVA intracommunautaire [[vat]] · IBAN [[iban]] · Exonération de TVA, article 262 ter I du CGI</p>'),
  },
  {
    id: 'w60-factura', producer: 'reportlab-embedded', hard: 'Spanish', seller: { firm: firm('Bodega Sierra Alhama S.L.', 'Calle Molinos 33, 18120 Alhama de Granada', { ...inSpain('Sierra Alhama'), iban: iban('ES', 'Alhama', 20) }), wares: spanish, lines: [3, 6], code: 4, number: (n) => `2026/${410 + n}`, currency: 'EUR' },
    draw: sheetForm(slash, { head: [['text', 40, 56, '[[title FACTURA|FACTURA RECTIFICATIVA]]', { font: 'bold', size: 18 }], ['text', 350, 50, '[[firm]]¶[[street]]¶[[post]]¶CIF [[org]]'], ['to', 350, 120], ['list', 40, 84, 'Factura n.º:number|Fecha:issue|Vencimiento:due|Cliente:customer', 80]], cols: '40 Ref.:code|80 Concepto:name|310 Cantidad:qty>|316 Ud.:unit|420 Precio:price>|555 Importe:sum>', top: 190, isRuled: true, foot: [['sums', 360, 555, 14, 'Base imponible:net|IVA 0 %:tax|TOTAL EUR:payable'], ['text', 40, 80, 'Entrega intracomunitaria exenta   NIF-IVA [[vat]]   IBAN [[iban]]', { size: 8 }]] }),
  },
  {
    id: 'w61-factuur', producer: 'chromium', hard: 'Dutch', credits: 1,
    seller: { firm: firm('Bloem & Kaas Export B.V.', 'Legmeerdijk 290, 1431 GB Aalsmeer', { ...inHolland('Bloem & Kaas'), iban: iban('NL', 'Bloem', 14, 'RABO') }), wares: dutch, lines: [3, 6], code: 5, number: (n) => `VF26${1_020 + n}`, currency: 'EUR', charges: [['Fustkosten', 2450, 0]] },
    draw: htmlForm(dash, '.lines{margin:6mm 0}.lines th{border-bottom:1pt solid #f60}.lines td{padding:3pt 4pt}.pairs{margin-left:auto}h2{color:#f60}', '<h2>[[title Factuur|Creditfactuur]]</h2>[[remark]]<table width="100%"><tr><td width="36%">[[to]]<br>Zweden</td><td width="32%">[[lined Factuurnummer:number|Factuurdatum:issue|Vervaldatum:due|Debiteur:customer|Betreft factuur:about]]</td><td>[[from]]<br>KvK [[org]]<br>Btw [[vat]]</td></tr></table>[[rows Artikel:code|Omschrijving:name|Aantal:qty>|Eenheid:unit|Prijs:price>|Bedrag:sum>]][[pairs Subtotaal:lineNet|x:charges|Totaal excl. btw:net|Btw 0%:tax|<b>Te betalen EUR</b>:payable]]<p>Btw verlegd. IBAN [[iban]]</p>'),
  },
  {
    id: 'w62-xero', producer: 'chromium', hard: 'British, an online program’s form; pounds', credits: 1,
    seller: { firm: firm('Harrowgate Dairy Exports Ltd', '9 Mill Yard, Skipton BD23 1QR', { ...inBritain('Harrowgate Dairy'), iban: iban('GB', 'Harrow', 18) }), wares: british, lines: [2, 6], number: (n) => `INV-${4_410 + n}`, currency: 'GBP' },
    draw: htmlForm(uk, '.lines{margin:6mm 0}.lines th{border-bottom:1pt solid}.lines td{padding:4pt;border-bottom:.4pt solid #ccc}.pairs{margin-left:auto}', '<h1>[[title TAX INVOICE|CREDIT NOTE]]</h1>[[remark]]<table width="100%"><tr><td width="38%">[[to]]<br>SWEDEN</td><td width="30%">[[lined <b>Invoice Date</b>:issue|<b>Invoice Number</b>:number|<b>Reference</b>:order|<b>VAT Number</b>:vat|<b>Credit of</b>:about]]</td><td>[[from]]<br>United Kingdom</td></tr></table>[[rows Description:name|Quantity:qty>|Unit:unit|Unit Price:price>|VAT:tight>|Amount GBP:sum>]][[pairs Subtotal:net|TOTAL VAT 0%:tax|<b>AMOUNT DUE GBP</b>:payable]]<p><b>Due Date: [[due]]</b><br>IBAN [[iban]]</p><p class="small">Company Registration No: [[org]]</p>'),
  },
  {
    id: 'w63-faktura-polska', producer: 'cairo', hard: 'Polish with seller and buyer side by side', seller: { firm: firm('Hurtownia Pod Dębem Sp. z o.o.', 'ul. Portowa 17, 81-350 Gdynia', { ...inPoland('Pod Dębem'), iban: iban('PL', 'Debem', 24) }), wares: polish, lines: [3, 6], number: (n) => `FV/${n + 12}/2026`, currency: 'EUR', terms: 14 },
    draw: sheetForm(day, { head: [['text', 40, 50, '[[title Faktura VAT|Faktura korygująca]] nr [[number]]', { font: 'bold', size: 14 }], ['list', 40, 74, 'Data wystawienia:issue|Termin płatności:due', 100], ['text', 40, 118, 'Sprzedawca', { font: 'bold' }], ['text', 40, 132, '[[firm]]¶[[street]]¶[[post]]¶NIP [[vat]]'], ['text', 320, 118, 'Nabywca', { font: 'bold' }], ['to', 320, 132]], cols: '40 Lp.:no|62 Nazwa towaru:name|260 Ilość:qty>|266 J.m.:unit|370 Cena netto:price>|420 VAT:tight>|555 Wartość netto:sum>', top: 210, isRuled: true, foot: [['sums', 360, 555, 14, 'Razem netto:net|VAT 0%:tax|Do zapłaty EUR:payable'], ['text', 40, 80, 'Konto: [[iban]]   Wewnątrzwspólnotowa dostawa towarów', { size: 8 }]] }),
  },
]; // prettier-ignore
