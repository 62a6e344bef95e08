/** Sellers from other countries. */
import { american, dotted, slashes } from '../days.ts';
import {
  account,
  firm,
  inAustria,
  inBritain,
  inDenmark,
  inFinland,
  inFrance,
  inGermany,
  inItaly,
  inNetherlands,
  inNorway,
  inPoland,
  inPortugal,
  inSpain,
} from './firms.ts';
import { coded, type LayoutX } from './orders.ts';
import { drawn } from './pen.ts';
import { wares } from './wares.ts';
import { web } from './web.ts';

const rate = 0;
const porcelain = wares(
  25,
  'Tallerken stentøj 27 cm|stk|64.00||24',
  'Skål dyb 20 cm|stk|52.50||24',
  'Kaffekop 18 cl|stk|31.00||36',
  'Fad ovalt 36 cm|stk|128.00||6',
);
const salmon = wares(
  rate,
  'Laks filet superior|kg|168.00|',
  'Kongekrabbe klør|kg|412.00|',
  'Skrei rygg|kg|184.00|',
  'Tørrfisk utvannet|kg|238.00|',
  'Frakt kjølebil|stk|1450.00||1',
);
const berries = wares(
  rate,
  'Tyrnimehu 1 l / Havtornssaft|kpl|9.40||24',
  'Puolukka pakaste 5 kg|kpl|31.50||6',
  'Lakka pakaste 2 kg|kpl|68.00||3',
  'Poronkäristys 2 kg|kpl|54.20||4',
);
const knivesDe = wares(
  rate,
  'Kochmesser 20 cm geschmiedet|Stk|74.90||4',
  'Wetzstahl fein|Stk|38.50||4',
  'Bratpfanne Eisen 28 cm|Stk|46.20||6',
  'Gastrobräter 1/1|Stk|112.00||2',
  'Sparschäler Pendel|Stk|4.9500||20',
);
const pasta = wares(
  rate,
  'Orecchiette artigianali 1 kg|pz|4.8500||48',
  'Pomodoro San Marzano DOP 2,5 kg|pz|6.4000||36',
  'Olio extravergine 5 l|lat|48.50||6',
  'Guanciale stagionato|kg|14.90||8',
  'Parmigiano Reggiano 30 mesi|kg|18.60||20',
);
const champagne = wares(
  rate,
  'Brut Réserve 75 cl|btl|17.80||60',
  'Blanc de Blancs 2018 75 cl|btl|29.40||24',
  'Rosé 75 cl|btl|21.60||30',
  'Magnum Brut 150 cl|btl|38.00||6',
);
const hams = wares(
  rate,
  'Jamón ibérico cebo loncheado 100 g|ud|7.2000||40',
  'Aceitunas gordal 2 kg|lata|14.80||12',
  'Pimentón dulce 750 g|lata|9.6000||12',
  'Boquerones en vinagre 1 kg|ud|16.40||10',
);
const flowersNl = wares(
  rate,
  'Tulp enkel wit 50 st|bos|14.50||10',
  'Roos Avalanche 60 cm|st|0.6200||200',
  'Eucalyptus cinerea|bos|3.8500||24',
  'Hortensia blauw|st|1.9500||40',
);
const tea = wares(
  rate,
  'English Breakfast loose leaf 1kg|bag|19.40||6',
  'Darjeeling FTGFOP 500g|bag|24.80||4',
  'Tea strainer stainless|each|6.9500||12',
  'Clotted cream fudge 2kg|box|27.50||4',
);
const glass = wares(
  rate,
  'Kieliszek do wina 45 cl|szt|7.9000||120',
  'Szklanka whisky 32 cl|szt|6.4000||96',
  'Karafka 1 l|szt|18.50||24',
  'Świecznik szklany|szt|9.8000||60',
);
const tins = wares(
  rate,
  'Sardinhas em azeite 120 g|un|1.8500||200',
  'Queijo Azeitão 250 g|un|6.9000||40',
  'Azulejo pintado 14x14|un|3.2000||100',
  'Vinho do Porto Tawny 10 anos|gfa|14.60||36',
);
const coffeeAt = wares(
  rate,
  'Siebträger 58 mm bodenlos|Stk|42.00||3',
  'Mahlscheiben 64 mm Satz|Satz|58.50||2',
  'Dichtung E61 8,5 mm|Stk|3.4500||10',
  'Kännchen 0,6 l|Stk|19.80||4',
  'Entkalker 1 kg|Dose|16.90||6',
);

/** Layouts from abroad. */
export const abroad: readonly LayoutX[] = [
  {
    id: 'x66-danmark', producer: 'cairo', hard: 'Danish program’s form, Danish VAT; number and day in lines of label and value', credits: 1,
    seller: { firm: firm('Bornholms Stentøj ApS', 'Havnegade 11, 3700 Rønne', { ...inDenmark('Bornholms Stentøj'), phone: '+45 56 00 14 22', ...account('DK', 'xdk', 14) }), wares: porcelain, lines: [2, 4], code: 4, currency: 'DKK', number: (n) => String(10_420 + n), charges: [['Fragt', 35000, 25]], terms: 14 },
    draw: drawn({ n: 'dotted', d: dotted, words: ['Faktura', 'Kreditnota'] }, { size: 9 }, (k) => {
      k.b(40, 60, '{bname}|{bstreet}|{bpost}|Sverige', { size: 10 }).b(400, 60, '{name}|{street}|{post}|CVR-nr. {org}|Tlf. {phone}').t(40, 160, '{word}', { font: 'bold', size: 17 }).kv(400, 555, 150, 'Fakturanr.=number|Fakturadato=issue|Kundenr.=customer|Vedr. faktura=about', { r: true }).t(200, 160, '{remark}', { font: 'bold' });
      k.table(215, 'nr:Varenr.@40|name:Beskrivelse@90~200|qty:Antal@340r|unit:Enhed@348|price:Stk. pris@440r|sum:Pris@555r', { ruled: 'both', step: 15, charges: true });
      k.sums(380, 555, k.y + 12, 'Subtotal=net|Moms (25,00%)=tax|Total DKK=payable', { rule: true }).b(40, k.y + 30, 'Betalingsbetingelser: Netto {terms} dage - Forfaldsdato: {due}|Beløbet indbetales på IBAN {iban}, SWIFT: BORNDK22|Moms-nr. {vatno}. Ved for sen betaling tilskrives rente.');
    }),
  },
  {
    id: 'x67-norge', producer: 'chromium', hard: 'Norwegian program’s form; export with rate 0; KID', credits: 1,
    seller: { firm: firm('Lofotens Beste Sjømat AS', 'Kaiveien 4, 8300 Svolvær', { ...inNorway('Lofotens Beste'), phone: '+47 76 00 18 20', ...account('NO', 'xno', 11) }), wares: salmon, lines: [2, 5], code: 3, currency: 'SEK', number: (n) => String(50_311 + n), terms: 14 },
    draw: web({ n: 'swedish', d: dotted, words: ['Faktura', 'Kreditnota'], least: 2 }, 'body{font-size:9pt}.lines{margin:6mm 0}.lines th{background:#eef3f6}.sums{margin-left:auto}.kv td{padding:1pt 10pt 1pt 0}.pay{border:1pt solid #999;padding:6pt;margin-top:10mm}', (k) => [
      k.beside([60, k.buyer() + '<br>Sverige'], [40, k.h('<b>{name}</b><br>{street}<br>{post}<br>Foretaksregisteret<br>Org.nr.: {org} MVA')]), '<br>', k.beside([55, k.h('<h1>{word}</h1>')], [45, k.kv('Fakturanr.=number|Fakturadato=issue|Forfallsdato=due|Kundenr.=customer|Deres referanse=reference|Kreditert faktura=about')]), k.remark,
      k.lines('nr:Nr.|name:Beskrivelse|qty:Antall|unit:Enhet|price:Pris|ratep:MVA|sum:Beløp'), k.sums('Netto=net|MVA 0 % (eksport)=tax|<b>Å betale SEK</b>=payable'), k.h('<div class="pay">IBAN {iban} &nbsp; KID {ocr} &nbsp; Forfall {due} &nbsp; Beløp {payable}</div><p class="s">VAT {vatno} · Tlf. {phone} · {mail}</p>')].join('')),
  },
  {
    id: 'x68-finland', producer: 'wkhtmltopdf', hard: 'Finnish and Swedish labels together, cells with small labels', credits: 1,
    seller: { firm: firm('Pohjanlahden Marjat Oy', 'Satamakatu 9, 65100 Vaasa', { ...inFinland('Pohjanlahden Marjat'), phone: '+358 6 000 4412', ...account('FI', 'xfi', 14) }), wares: berries, lines: [2, 4], code: 4, currency: 'EUR', number: (n) => String(26_880 + n), charges: [['Rahti / Frakt', 6500, 0]], terms: 14 },
    draw: web({ n: 'space', d: (day) => `${Number(day.slice(8))}.${Number(day.slice(5, 7))}.${day.slice(0, 4)}`, words: ['LASKU / FAKTURA', 'HYVITYSLASKU / KREDITFAKTURA'] }, 'body{font-size:9pt}.over td,.over th{border:1px solid #888;font-weight:400}.over th{font-size:7pt;color:#555}.lines{margin-top:6mm}.lines th{border-bottom:1px solid #000;font-size:8pt}.sums{float:right;margin-top:4mm}.foot{clear:both;padding-top:15mm}', (k) => [
      k.beside([50, k.h('<b>{name}</b><br>{street}<br>{post}<br>Finland')], [50, k.h('<h2>{word}</h2>')]), k.remark, k.over('Päivämäärä / Datum=issue|Laskun nro / Fakturanr=number|Eräpäivä / Förfallodag=due|Asiakasnro / Kundnr=customer|Viite / Referens=ocr|Hyvitetään / Avser=about'), '<br>', k.buyer() + '<br>Sverige',
      k.lines('nr:Tuote|name:Nimike / Benämning|qty:Määrä|unit:Yks.|price:á-hinta|ratep:ALV|sum:Yhteensä', { charges: true }), k.sums('Veroton / Utan moms=net|ALV 0 % / Moms=tax|<b>Maksettava / Att betala EUR</b>=payable'), k.h('<p class="foot">Y-tunnus {org} &nbsp; VAT {vatno} &nbsp; IBAN {iban} &nbsp; Puh. {phone}<br>Intra-community supply, VAT 0 %</p>')].join('')),
  },
  {
    id: 'x69-tyskland', producer: 'reportlab', hard: 'German letter form with a window, data at the right, text above and below the rows', credits: 1,
    seller: { firm: firm('Solinger Gastrobedarf Brückner GmbH', 'Klingenstraße 88, 42655 Solingen', { ...inGermany('Solinger Gastrobedarf'), phone: '+49 212 000 188', ...account('DE', 'xde', 18) }), wares: knivesDe, lines: [2, 5], code: coded('', 6), currency: 'EUR', number: (n) => `RE-2026-${4_410 + n}`, charges: [['Versandkosten', 2490, 0]], discounts: [500, 1000], terms: 14 },
    draw: drawn({ n: 'dotted', d: dotted, words: ['Rechnung', 'Rechnungskorrektur'] }, { size: 9 }, (k) => {
      k.t(555, 56, 'BRÜCKNER', { font: 'bold', size: 22, align: 'r' }).t(60, 120, '{name} · {street} · {post}', { size: 6.5 }).line(60, 123, 300, 0.3).b(60, 138, '{bname}|{bstreet}|{bpost}|SCHWEDEN', { size: 10 }).kv(370, 555, 130, 'Rechnungsnr.=number|Rechnungsdatum=issue|Lieferdatum=delivered|Kundennr.=customer|Ihre USt-IdNr.=bvat|Zu Rechnung=about', { r: true });
      k.t(60, 230, '{word} Nr. {number}', { font: 'bold', size: 13 }).b(60, 246, 'Unsere Lieferungen stellen wir Ihnen wie folgt in Rechnung.|{remark}').table(285, 'no:Pos.@60|nr:Art.-Nr.@84|name:Bezeichnung@130~150|qty:Menge@325r|unit:Einh.@330|price:Einzelpreis@420r|discp:Rabatt@465r|sum:Gesamt EUR@555r', { band: 0.9, charges: true });
      k.sums(340, 555, k.y + 12, 'Nettobetrag=net|zzgl. 0 % USt.=tax|Rechnungsbetrag EUR=payable', { rule: true }).b(60, k.y + 20, 'Steuerfreie innergemeinschaftliche Lieferung.|Zahlbar bis {due} ohne Abzug.').line(60, 770, 555).foot(782, [60, 230, 400], '{name}|{street}|{post}', 'IBAN {iban}|BIC SOLIDE3X', 'USt-IdNr. {vatno}|Tel. {phone}');
    }),
  },
  {
    id: 'x70-italien', producer: 'ghostscript', hard: 'Italian form of cells; “Fattura” with number and day in one line; payment day in a table of its own', credits: 1,
    seller: { firm: firm('Pastificio Murgia Alta S.r.l.', 'Via dei Trulli 41, 70011 Alberobello', { ...inItaly('Pastificio Murgia'), phone: '+39 080 000 412', ...account('IT', 'xit', 22) }), wares: pasta, lines: [3, 5], code: coded('PM', 4), currency: 'EUR', number: (n) => `${310 + n}/E`, charges: [['Spese di trasporto', 18000, 0]], terms: 30 },
    draw: drawn({ n: 'dotted', d: slashes, words: ['FATTURA', 'NOTA DI CREDITO'] }, { size: 8.5 }, (k) => {
      k.b(40, 54, '{name}|{street}|{post} (BA) - Italia|P.IVA {vatno}  C.F. {org}|Tel. {phone}', { size: 9 }).frame(320, 44, 555, 110).t(324, 54, 'Spett.le', { size: 7 }).b(330, 68, '{bname}|{bstreet}|{bpost}|SVEZIA', { size: 9.5 });
      k.grid(40, 124, [130, 90, 90, 90, 115], 'Documento=word|Numero=number|Data=issue|Cliente=customer|Rif. fattura=about', { h: 26 }).t(40, 170, '{remark}', { font: 'bold' });
      k.table(190, 'nr:Codice@40|name:Descrizione@90~180|unit:U.M.@280|qty:Quantità@340r|price:Prezzo@410r|rate:IVA@450r|sum:Importo@555r', { ruled: 'all', step: 15, charges: true });
      k.grid(40, 660, [130, 130, 125, 130], 'Totale imponibile=net|Totale IVA (N3.2 - art. 41)=tax|Valuta=cur|TOTALE DOCUMENTO=payable', { h: 28, bold: true }).grid(40, 700, [257, 258], 'Pagamento=Bonifico bancario {iban}|Scadenza=due', { h: 26 });
      k.foot(750, [40], 'Cessione intracomunitaria non imponibile art. 41 D.L. 331/93');
    }),
  },
  {
    id: 'x71-frankrike', producer: 'weasyprint', hard: 'French form; “Échéance”; wine by bottle with no VAT', credits: 1,
    seller: { firm: firm('Champagne Vauchelin Père et Fils SARL', '12 rue des Vignerons, 51190 Avize', { ...inFrance('Champagne Vauchelin'), phone: '+33 3 00 14 22 80', ...account('FR', 'xfr', 23) }), wares: champagne, lines: [2, 4], currency: 'EUR', number: (n) => `FA2026-${String(210 + n).padStart(5, '0')}`, terms: 45 },
    draw: web({ n: 'swedish', d: slashes, words: ['FACTURE', 'AVOIR'] }, 'body{font-size:9pt;font-family:"Liberation Serif",serif}.lines{margin:6mm 0}.lines th{background:#2b2b45;color:#fff}.lines td{border:.4pt solid #aaa}.sums{margin-left:auto}.sums td{border:.4pt solid #aaa;padding:3pt 8pt}.foot{position:fixed;bottom:0;width:100%;text-align:center;font-size:7.5pt}', (k) => [
      k.beside([50, k.h('<span style="font-size:18pt">Vauchelin</span><br>{street}<br>{post}<br>France')], [50, k.h('<b style="font-size:14pt">{word} N° {number}</b><br>Date : {issue}<br>Échéance : {due}<br>Code client : {customer}[<br>Facture d’origine : {about}]')]), k.remark, k.beside([50, ''], [50, k.h('<b>Client</b><br>') + k.buyer() + k.h('<br>Suède<br>TVA {bvat}')]),
      k.lines('name:Désignation|qty:Qté|unit:Unité|price:P.U. HT|ratep:TVA|sum:Montant HT'), k.sums('Total HT=net|TVA 0 %=tax|<b>Net à payer</b>={payable} €'), '<p>Exonération de TVA, article 262 ter I du CGI.</p>', k.h('<p>Règlement par virement : IBAN {iban}</p><div class="foot">{name} – SIREN {org} – N° TVA {vatno} – Tél. {phone}</div>')].join('')),
  },
  {
    id: 'x72-spanien', producer: 'pdf-lib', hard: 'Spanish form; data in a strip, sums in a strip', credits: 1,
    seller: { firm: firm('Sabores de la Sierra S.L.', 'Calle Encina 5, 21200 Aracena', { ...inSpain('Sabores de la Sierra'), phone: '+34 959 000 118', ...account('ES', 'xes', 20) }), wares: hams, lines: [2, 4], code: 5, currency: 'EUR', number: (n) => `A/${2_600 + n}`, charges: [['Portes', 8500, 0]], terms: 30 },
    draw: drawn({ n: 'dotted', d: slashes, words: ['FACTURA', 'FACTURA RECTIFICATIVA'] }, { size: 9 }, (k) => {
      k.t(40, 60, 'Sabores de la Sierra', { font: 'serifbold', size: 20 }).b(40, 76, '{name}  CIF {org}|{street}, {post} (Huelva)|Tel. {phone}', { size: 8 }).t(555, 60, '{word}', { font: 'bold', size: 13, align: 'r' });
      k.strip([40, 130, 220, 310, 430], 125, 'N.º factura=number|Fecha=issue|Vencimiento=due|Cliente=customer|Rectifica=about', { label: { font: 'bold' } }).b(330, 165, '{bname}|{bstreet}|{bpost}|Suecia  {bvat}', { size: 10 }).t(40, 170, '{remark}', { font: 'bold' });
      k.table(240, 'nr:Ref.@40|name:Descripción@90~210|qty:Cantidad@350r|unit:@356|price:Precio@430r|sum:Importe@555r', { ruled: 'both', step: 15, charges: true });
      k.line(40, 690, 555).strip([[120, 'r'], [220, 'r'], [320, 'r'], [555, 'r']], 704, 'Base imponible=net|% IVA=rate|Cuota IVA=tax|TOTAL EUR=payable', { value: { font: 'bold', size: 10 }, gap: 14 }).foot(760, [40, 300], 'Entrega intracomunitaria exenta (art. 25 Ley 37/1992)|NIF-IVA {vatno}', 'Transferencia: IBAN {iban}');
    }),
  },
  {
    id: 'x73-nederlanderna', producer: 'fpdf', hard: 'Dutch flower grower: prices below one euro, bunches; due day in a sentence', credits: 1,
    seller: { firm: firm('Kwekerij De Vlinderhof B.V.', 'Bloemendijk 18, 1431 GB Aalsmeer', { ...inNetherlands('De Vlinderhof'), phone: '+31 297 000 614', ...account('NL', 'xnl', 14) }), wares: flowersNl, lines: [2, 4], code: 6, currency: 'EUR', number: (n) => `${26_700_100 + n}`, charges: [['Transportkosten', 14500, 0], ['Fustkosten', 3600, 0, 60]], terms: 14 },
    draw: drawn({ n: 'dotted', d: (day) => day.split('-').toReversed().join('-'), words: ['Factuur', 'Creditnota'] }, { size: 9 }, (k) => {
      k.t(40, 60, 'De Vlinderhof', { font: 'bold', size: 20 }).b(400, 60, '{name}|{street}|{post}|KvK {org}|BTW {vatno}', { size: 8.5 }).b(40, 130, '{bname}|{bstreet}|{bpost}|Zweden', { size: 10 }).t(40, 215, '{word}', { font: 'bold', size: 15 }).kv(400, 490, 150, 'Factuurnummer=number|Factuurdatum=issue|Klantnummer=customer|Leverdatum=delivered|Betreft factuur=about').t(150, 215, '{remark}', { font: 'bold' });
      k.table(240, 'qty:Aantal@74r|unit:Eenh.@80|nr:Artikel@112|name:Omschrijving@160~180|price:Prijs@420r|ratep:BTW@460r|sum:Bedrag@555r', { ruled: 'head', charges: true });
      k.sums(380, 555, k.y + 12, 'Totaal excl. BTW=net|BTW 0%=tax|Te betalen EUR=payable', { rule: true }).b(40, k.y + 30, 'Gelieve te betalen voor {due} op IBAN {iban}|onder vermelding van {number}. BTW verlegd / intracommunautaire levering.');
    }),
  },
  {
    id: 'x74-england', producer: 'chromium', hard: 'a British program’s form: title large, data in a middle column, “Due Date” under the rows', credits: 1,
    seller: { firm: firm('Harrowgate Tea Merchants Ltd', '14 Mill Lane, Harrogate HG1 4QX', { ...inBritain('Harrowgate Tea'), phone: '+44 1632 960 114', ...account('GB', 'xgb', 14) }), isNegativeCredit: true, wares: tea, lines: [2, 4], currency: 'GBP', number: (n) => `INV-${String(5_410 + n)}`, charges: [['Carriage', 4850, 0]], terms: 30 },
    draw: web({ n: 'english', d: (day) => `${Number(day.slice(8))} ${american(day).slice(0, 3)} ${day.slice(0, 4)}`, words: ['INVOICE', 'CREDIT NOTE'] }, 'body{font-size:9.5pt}h1{font-size:22pt;font-weight:400}.m b{display:block}.lines{margin-top:10mm}.lines th{border-bottom:1.2pt solid #000}.lines td{border-bottom:.5pt solid #bbb;padding:5pt 4pt}.sums{margin:3mm 0 0 auto}.sums td{padding:3pt 6pt}.sums tr:last-child td{border-top:1.2pt solid #000;font-weight:bold}', (k) => [
      k.beside([45, k.h('<h1>{word}</h1><br>') + k.buyer() + k.h('<br>SWEDEN<br>VAT {bvat}')], [25, k.h('<div class="m"><b>Invoice Date</b>{issue}<b>Invoice Number</b>{number}<b>Reference</b>{order}[<b>Credit for</b>{about}]<b>VAT Number</b>{vatno}</div>')], [30, k.h('{name}<br>{street}<br>{post}<br>UNITED KINGDOM')]), k.remark,
      k.lines('name:Description|qty:Quantity|unit:Unit|price:Unit Price|ratep:VAT|sum:Amount GBP', { charges: true }), k.sums('Subtotal=net|TOTAL VAT 0%=tax|TOTAL GBP=payable'), k.h('<p><b>Due Date: {due}</b><br>Zero rated export. Please pay to IBAN {iban}.</p><p class="s">Company Registration No: {org}. Registered Office: {street}, {post}.</p>')].join('')),
  },
  {
    id: 'x75-polen', producer: 'reportlab-embedded', hard: 'Polish form: seller and buyer beside each other, words for rates', credits: 1,
    seller: { firm: firm('Huta Szkła Jaworzno Sp. z o.o.', 'ul. Szklana 7, 43-600 Jaworzno', { ...inPoland('Huta Szkła'), phone: '+48 32 000 11 18', ...account('PL', 'xpl', 24) }), wares: glass, lines: [2, 4], currency: 'PLN', number: (n) => `FV/${180 + n}/2026`, charges: [['Transport międzynarodowy', 95000, 0]], terms: 21 },
    draw: drawn({ n: 'space', d: dotted, words: ['Faktura VAT', 'Faktura korygująca'] }, { size: 8.5 }, (k) => {
      k.t(40, 56, '{word} nr {number}', { font: 'bold', size: 15 }).kv(400, 555, 48, 'Data wystawienia=issue|Data sprzedaży=delivered|Termin płatności=due|Do faktury=about', { r: true, step: 11 }).t(40, 76, '{remark}', { font: 'bold' });
      k.t(40, 110, 'Sprzedawca', { font: 'bold' }).b(40, 124, '{name}|{street}|{post}|NIP {vatno}|Tel. {phone}').t(310, 110, 'Nabywca', { font: 'bold' }).b(310, 124, '{bname}|{bstreet}|{bpost}, Szwecja|NIP {bvat}').line(40, 180, 555);
      k.table(205, 'no:Lp.@40|name:Nazwa towaru lub usługi@62~190|qty:Ilość@320r|unit:J.m.@326|price:Cena netto@420r|ratep:VAT@455r|sum:Wartość netto@555r', { ruled: 'all', step: 16, charges: true });
      k.sums(340, 555, k.y + 12, 'Razem netto=net|Podatek VAT 0%=tax|Do zapłaty PLN=payable', { rule: true }).b(40, k.y + 30, 'Sposób płatności: przelew. Rachunek bankowy {iban}|Wewnątrzwspólnotowa dostawa towarów, stawka 0%');
    }),
  },
  {
    id: 'x76-portugal', producer: 'weasyprint', hard: 'Portuguese form with a code line of the tax office', credits: 0,
    seller: { firm: firm('Conservas do Sado Lda', 'Rua do Cais 33, 2900-330 Setúbal', { ...inPortugal('Conservas do Sado'), phone: '+351 265 000 418', ...account('PT', 'xpt', 21) }), wares: tins, lines: [2, 4], code: coded('CS', 3), currency: 'EUR', number: (n) => `FT 2026/${310 + n}`, charges: [['Portes de envio', 9000, 0]], terms: 30 },
    draw: web({ n: 'bare', d: (day) => day, words: ['Fatura', 'Nota de Crédito'] }, 'body{font-size:9pt}.over th{background:#e7e0d2;font-size:8pt}.over td{border-bottom:.5pt solid #998}.lines{margin-top:5mm}.lines th{background:#e7e0d2}.sums{margin:5mm 0 0 auto}', (k) => [
      k.beside([50, k.h('<b style="font-size:13pt">{name}</b><br>{street}<br>{post}<br>NIF {vatno}')], [50, k.h('Exmo.(s) Sr.(s)<br>') + k.buyer() + '<br>Suécia']), k.h('<h2>{word} {number}</h2>'), k.remark, k.over('Data=issue|Vencimento=due|Cliente=customer|Contribuinte=bvat|Requisição=order'), k.lines('nr:Artigo|name:Descrição|qty:Qtd.|unit:Un.|price:Pr. unitário|ratep:IVA|sum:Valor', { charges: true }),
      k.sums('Total ilíquido=net|IVA (0%)=tax|<b>Total a pagar (EUR)</b>=payable'), k.h('<p class="s">Xq4T-Processado por programa certificado n.º 1184/AT · Isento artigo 14.º do RITI · IBAN {iban}</p>')].join('')),
  },
  {
    id: 'x77-osterrike', producer: 'stretched', hard: 'Austrian spare parts: rows with unit “Satz”, discount none, pay within days in a sentence', credits: 1,
    seller: { firm: firm('Wiener Kaffeetechnik Hollerer KG', 'Gumpendorfer Straße 60, 1060 Wien', { ...inAustria('Wiener Kaffeetechnik'), phone: '+43 1 000 41 18', ...account('AT', 'xat', 16) }), wares: coffeeAt, lines: [2, 5], code: coded('H-', 4), currency: 'EUR', number: (n) => `AR${26_0300 + n}`, charges: [['Porto und Verpackung', 1850, 0]], terms: 10 },
    draw: drawn({ n: 'bare', d: dotted, words: ['RECHNUNG', 'GUTSCHRIFT'] }, { size: 9 }, (k) => {
      k.t(297, 54, 'Hollerer Kaffeetechnik', { font: 'serifbold', size: 18, align: 'c' }).t(297, 68, '{street}, {post}, {phone}', { size: 8, align: 'c' }).b(50, 120, '{bname}|{bstreet}|{bpost}|Schweden', { size: 10 }).kv(380, 470, 120, 'Nummer=number|Datum=issue|Kunde=customer|Fällig am=due|Bezug=about').t(50, 210, '{word}', { font: 'bold', size: 15 }).t(200, 210, '{remark}', { font: 'bold' });
      k.table(240, 'nr:Artikel@50|name:Bezeichnung@100~180|qty:Menge@330r|unit:@338|price:Preis@430r|sum:Betrag@545r', { ruled: 'both', step: 15, charges: true });
      k.sums(360, 545, k.y + 12, 'Summe netto=net|USt. 0 %=tax|Gesamtbetrag EUR=payable', { rule: true }).b(50, k.y + 30, 'Innergemeinschaftliche Lieferung, UID-Nr. {vatno}|Zahlbar innerhalb von {terms} Tagen, IBAN {iban}').foot(790, [50], '{name}, {street}, {post}');
    }),
  },
]; // prettier-ignore
