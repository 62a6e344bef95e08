/** Set E: senders in Denmark, Norway, Finland, the Netherlands and Ireland. */
import { dashedBack, dotted as dottedDay, iso, slashes } from '../days.ts';
import { escaped, pairs } from '../html.ts';
import { dane, dutchFirm, finn, norseman } from './firms.ts';
import { at, addressed, along, bare, boxes, cell, dotted, down, drawnE, english, type LayoutE, listing, pageE, rowsOf, small, sv, wordOf } from './kit.ts'; // prettier-ignore
import { firm } from '../parties.ts';
import { ibanOf } from './numbers.ts';
import { waresE } from './wares.ts';

const limfjord = dane('Limfjordens Fisk & Skaldyr ApS', 'Havnegade 12, 7600 Struer');
const green = dane('Grøntkompagniet Fyn A/S', 'Industrivej 40, 5260 Odense S');
const lofoten = norseman('Lofotkaien Sjømat AS', 'Kaiveien 3, 8370 Leknes');
const mountain = norseman('Fjellgarden Kjøtt AS', 'Setervegen 18, 2670 Otta');
const lake = finn('Saimaan Herkku Oy', 'Satamatie 6, 53900 Lappeenranta');
const archipelago = finn('Skärgårdens Rökeri i Nagu Ab', 'Hamnvägen 2, 21660 Nagu');
const greenhouse = dutchFirm('Kas & Kruid Westland B.V.', 'Kwintsheulseweg 88, 2295 PC Kwintsheul');
const stout = firm('Blackwater Provisions Ltd', 'Quay Street 7, Youghal, Co. Cork', {
  organisation: '3628104', vat: 'IE3628104RH', iban: ibanOf('IE', 'Blackwater', 14, 'INVB'), phone: '+353 20 917 0142',
}); // prettier-ignore

export const abroadNorth: readonly LayoutE[] = [
  pageE({
    id: 'e48', producer: 'chromium', hard: 'Danish; fakturanr, forfaldsdato, varenr; points for thousands; moms 25 % in kroner',
    seller: { supplier: limfjord, goods: waresE('dansk'), lines: [3, 7], code: '####', number: (n) => `F${40_212 + n}`, currency: 'DKK', rate: 25, terms: 14 },
    css: 'body{font-size:9.5pt}.lines th{border-bottom:1pt solid}.lines td{border-bottom:.2pt solid #aaa}',
    body: (paper) => `<div style="display:flex;justify-content:space-between"><div>${at(paper.buyer)}</div><div><b>${escaped(paper.supplier.name)}</b><br>${paper.supplier.street}<br>${paper.supplier.post}<br>CVR-nr. ${paper.supplier.organisation}<br>Tlf. ${paper.supplier.phone}</div></div><h2 style="margin-top:20pt">${wordOf(paper, 'Faktura', 'Kreditnota')}</h2>${pairs([['Fakturanr.', paper.number], ['Fakturadato', dashedBack(paper.issue)], ['Forfaldsdato', dashedBack(paper.due)], ['Kundenr.', paper.customer]])}
${rowsOf(paper.lines, [['Varenr.', (l) => l.code], ['Beskrivelse', (l) => l.name], ['Antal', (l) => dotted.quantity(l.quantity), 'r'], ['Enhed', (l) => l.unit], ['Pris', (l) => dotted.price(l.price), 'r'], ['Beløb', (l) => dotted.money(l.sum), 'r']])}
<div style="margin-left:55%;margin-top:8pt">${pairs([['Subtotal', dotted.money(paper.net)], ['25 % moms', dotted.money(paper.tax)], ['I alt DKK', dotted.money(paper.payable)]])}</div><p class="small">Betaling: ${paper.supplier.iban}, SWIFT INVBDKKK. Momsnr. ${paper.supplier.vat}. Ved for sen betaling beregnes renter.</p>`,
  }), // prettier-ignore
  drawnE({
    id: 'e49', producer: 'arrays', hard: 'Danish with a discount and freight; the total in a box; the amount "At betale"',
    seller: { supplier: green, goods: waresE('dansk'), lines: [3, 6], code: 'G-####', number: (n) => String(118_250 + n), currency: 'DKK', rate: 25, discounts: [500, 1000], charges: [['Fragt', 39_500, 25]] },
    credits: 1,
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.text(40, 46, supplier.name, { size: 15, font: 'bold' });
      sheet.text(40, 60, `${supplier.street} - ${supplier.post} - CVR ${supplier.organisation}`, { size: 8 });
      sheet.text(400, 46, wordOf(paper, 'FAKTURA', 'KREDITNOTA'), { size: 15, font: 'bold' });
      sheet.block(40, 90, addressed(paper.buyer));
      down(sheet, 400, 90, 75, [['Nummer', paper.number], ['Dato', dottedDay(paper.issue)], ['Forfald', dottedDay(paper.due)], ['Ordrenr.', paper.order], ...(paper.about === null ? [] : [['Vedr. faktura', paper.about] as const])]);
      const y = listing(sheet, [cell(40, 'Vare', (l) => l.code), cell(95, 'Tekst', (l) => l.name), cell(290, 'Antal', (l) => dotted.quantity(l.quantity), 'r'), cell(298, 'Enhed', (l) => l.unit), cell(400, 'Stk. pris', (l) => dotted.price(l.price), 'r'), cell(455, 'Rabat', (l) => (l.discount === 0n ? '' : `${dotted.percent(l.discount)}%`), 'r'), cell(555, 'Pris i alt', (l) => dotted.money(l.sum), 'r')], paper.lines, { y: 180, rules: true });
      down(sheet, 350, y + 12, -205, [['Varer', dotted.money(paper.lineNet)], ['Fragt', dotted.money(paper.net - paper.lineNet)], ['Momsgrundlag', dotted.money(paper.net)], ['Moms 25%', dotted.money(paper.tax)], ['At betale', `DKK ${dotted.money(paper.payable)}`]], { font: 'bold' });
      small(sheet, 790, [supplier.name], [`Momsnr ${supplier.vat}`], [`IBAN ${supplier.iban}`]);
    },
  }), // prettier-ignore
  drawnE({
    id: 'e50', producer: 'words', hard: 'Norwegian fish to Sweden without VAT, in Swedish crowns; net kilos beside boxes; org. number with spaces and MVA',
    seller: { supplier: lofoten, goods: waresE('norsk').filter(({ unit }) => unit === 'kg'), lines: [2, 4], code: '', number: (n) => String(20_260_118 + n), rate: 0, terms: 20 },
    draw: (paper, sheet) => {
      const { supplier } = paper;
      const spaced = supplier.organisation.replaceAll(/(\d{3})(?=\d)/gu, '$1 ');
      sheet.text(40, 50, supplier.name, { size: 18, font: 'serifbold' });
      sheet.text(40, 64, `${supplier.street}, ${supplier.post}, Norge. Org.nr. NO ${spaced} MVA`, { size: 8 });
      sheet.text(40, 100, wordOf(paper, 'FAKTURA', 'KREDITNOTA'), { size: 14, font: 'bold' });
      down(sheet, 330, 100, 90, [['Fakturanr', paper.number], ['Fakturadato', dottedDay(paper.issue)], ['Forfallsdato', dottedDay(paper.due)], ['Valuta', 'SEK']]);
      sheet.block(40, 120, addressed(paper.buyer));
      const y = listing(sheet, [cell(40, 'Produkt', (l) => l.name), cell(270, 'Kasser', (l) => String(2 + (l.seed % 9)), 'r'), cell(350, 'Netto kg', (l) => sv.quantity(l.quantity, 2), 'r'), cell(430, 'Pris/kg', (l) => sv.price(l.price), 'r'), cell(545, 'Beløp', (l) => sv.money(l.sum), 'r')], paper.lines, { y: 200, rules: true });
      down(sheet, 340, y + 14, -205, [['Netto', sv.money(paper.net)], ['MVA 0 % (eksport)', sv.money(0n)], ['Å betale SEK', sv.money(paper.payable)]], { font: 'bold' });
      small(sheet, 790, [`IBAN ${supplier.iban}`, 'BIC INVBNOKK'], ['Opprinnelse: Norge', 'Leveringsbetingelse: DAP'], [supplier.phone]);
    },
  }), // prettier-ignore
  pageE({
    id: 'e51', producer: 'chromium', hard: 'Norwegian, 15 % mva on food, NOK; label over value; KID',
    seller: { supplier: mountain, goods: waresE('norsk'), lines: [3, 6], code: 'FK###', number: (n) => String(50_440 + n), currency: 'NOK', rate: 15, terms: 14 },
    css: 'body{font-size:9.5pt}.boxes{width:100%;border-top:1pt solid;border-bottom:1pt solid;margin:10pt 0}.lab{font-size:7pt}.lines th{font-weight:400;border-bottom:.5pt solid}',
    body: (paper) => `<div style="display:flex;justify-content:space-between"><h1>${escaped(paper.supplier.name)}</h1><h1>${wordOf(paper, 'Faktura', 'Kreditnota')}</h1></div><p>${at(paper.buyer)}<br>Sverige</p>${boxes([['Fakturanummer', paper.number], ['Fakturadato', dottedDay(paper.issue)], ['Forfallsdato', dottedDay(paper.due)], ['KID', paper.ocr], ['Kundenr', paper.customer]])}
${rowsOf(paper.lines, [['Varenr', (l) => l.code], ['Varenavn', (l) => l.name], ['Antall', (l) => `${sv.quantity(l.quantity)} ${l.unit}`, 'r'], ['Pris', (l) => sv.price(l.price), 'r'], ['Mva', (l) => `${l.rate} %`, 'r'], ['Beløp', (l) => sv.money(l.sum), 'r']])}
<p style="text-align:right">Sum eks. mva ${sv.money(paper.net)}<br>Mva 15 % av ${sv.money(paper.net)}: ${sv.money(paper.tax)}<br><b>Å betale NOK ${sv.money(paper.payable)}</b></p><p class="small">${paper.supplier.street}, ${paper.supplier.post} - Foretaksregisteret ${paper.supplier.vat} - IBAN ${paper.supplier.iban}</p>`,
  }), // prettier-ignore
  drawnE({
    id: 'e52', producer: 'pdf-lib', hard: 'Finnish; lasku, eräpäivä, tuote, ALV 0 %; euros; the day d.m.yyyy',
    seller: { supplier: lake, goods: waresE('suomi'), lines: [3, 6], code: '7###', number: (n) => String(26_0310 + n), currency: 'EUR', rate: 0, terms: 14 },
    draw: (paper, sheet) => {
      const { supplier } = paper;
      const day = (iso8601: string): string => iso8601.split('-').toReversed().map(Number).join('.');
      sheet.text(40, 48, supplier.name, { size: 15, font: 'bold' });
      sheet.text(330, 48, wordOf(paper, 'LASKU', 'HYVITYSLASKU'), { size: 15, font: 'bold' });
      down(sheet, 330, 70, 100, [['Laskun numero', paper.number], ['Laskun päiväys', day(paper.issue)], ['Eräpäivä', day(paper.due)], ['Maksuehto', '14 pv netto'], ['Asiakasnumero', paper.customer]]);
      sheet.block(40, 90, [...addressed(paper.buyer), 'Ruotsi'], {});
      const y = listing(sheet, [cell(40, 'Tuote', (l) => l.code), cell(85, 'Nimike', (l) => l.name), cell(290, 'Määrä', (l) => sv.quantity(l.quantity), 'r'), cell(298, 'Yks.', (l) => l.unit), cell(400, 'À-hinta', (l) => sv.price(l.price), 'r'), cell(545, 'Yhteensä', (l) => sv.money(l.sum), 'r')], paper.lines, { y: 190 });
      down(sheet, 330, y + 14, -215, [['Veroton yhteensä', sv.money(paper.net)], ['ALV 0 % yhteisömyynti', sv.money(0n)], ['Maksettava EUR', sv.money(paper.payable)]], { font: 'bold' });
      small(sheet, 790, [supplier.street, supplier.post], [`Y-tunnus ${supplier.organisation}`, `ALV-nro ${supplier.vat}`], [`IBAN ${supplier.iban}`, `Viite ${paper.ocr}`]);
    },
  }), // prettier-ignore
  pageE({
    id: 'e53', producer: 'chromium', hard: 'Swedish of Finland: FO-nummer, moms 0 %, fakturans datum; euros',
    seller: { supplier: archipelago, goods: waresE('suomi').filter(({ unit }) => unit === 'kg').concat([{ name: 'Varmrökt sik med ben', unit: 'kg', price: '26.80', rate: 'F', pack: '' }, { name: 'Skärgårdslimpa 600 g', unit: 'st', price: '4.90', rate: 'F', pack: '' }]), lines: [2, 4], code: '', number: (n) => `NA-${26_040 + n}`, currency: 'EUR', rate: 0, terms: 21 },
    css: "body{font-family:'Liberation Serif';font-size:11pt}.lines td,.lines th{padding:3pt;border-bottom:.4pt solid #888}",
    body: (paper) => `<h2>${escaped(paper.supplier.name)}</h2>${paper.supplier.street}, ${paper.supplier.post}, Finland<h3>${wordOf(paper, 'FAKTURA', 'KREDITFAKTURA')}</h3>${pairs([['Fakturans nummer', paper.number], ['Fakturans datum', dottedDay(paper.issue)], ['Förfallodag', dottedDay(paper.due)], ['Kundens VAT-nr', paper.buyer.vat]])}<p>${at(paper.buyer)}</p>
${rowsOf(paper.lines, [['Vara', (l) => l.name], ['Mängd', (l) => sv.quantity(l.quantity), 'r'], ['Enhet', (l) => l.unit], ['à-pris €', (l) => sv.price(l.price), 'r'], ['Totalt €', (l) => sv.money(l.sum), 'r']])}
<p>Skattefritt totalt ${sv.money(paper.net)} €<br>Moms 0 % ${sv.money(0n)} € (gemenskapsintern försäljning)<br><b>Att betala ${sv.money(paper.payable)} €</b></p><p class="small">FO-nummer ${paper.supplier.organisation} · VAT ${paper.supplier.vat} · IBAN ${paper.supplier.iban} · Referens ${paper.ocr}</p>`,
  }), // prettier-ignore
  drawnE({
    id: 'e54', producer: 'runs', hard: 'Dutch; factuur, vervaldatum, aantal; BTW verlegd; statiegeld as a charge',
    seller: { supplier: greenhouse, goods: waresE('holland'), lines: [4, 8], code: '####', number: (n) => `VF26-${3380 + n}`, currency: 'EUR', rate: 0, terms: 14, charges: [['Statiegeld fust', 4200, 0], ['Transport', 8500, 0]] },
    credits: 1,
    draw: (paper, sheet) => {
      const { supplier } = paper;
      sheet.text(40, 48, supplier.name, { size: 15, font: 'bold' });
      sheet.block(40, 62, [supplier.street, supplier.post, 'Nederland'], { size: 8, leading: 10 });
      sheet.text(380, 48, wordOf(paper, 'FACTUUR', 'CREDITNOTA'), { size: 15, font: 'bold' });
      along(sheet, 320, 66, 82, [['Factuurnummer', paper.number], ['Factuurdatum', dashedBack(paper.issue)], ['Vervaldatum', dashedBack(paper.due)]]);
      sheet.block(40, 115, [...addressed(paper.buyer), `BTW-nr afnemer ${paper.buyer.vat}`]);
      const y = listing(sheet, [cell(40, 'Artikel', (l) => l.code), cell(90, 'Omschrijving', (l) => l.name), cell(300, 'Aantal', (l) => bare.quantity(l.quantity), 'r'), cell(308, 'Eenheid', (l) => l.unit), cell(420, 'Prijs', (l) => bare.price(l.price), 'r'), cell(545, 'Bedrag', (l) => bare.money(l.sum), 'r')], paper.lines, { y: 200 });
      down(sheet, 340, y + 14, -205, [['Goederen', bare.money(paper.lineNet)], ...paper.charges.map(({ label, amount }) => [label, bare.money(amount)] as const), ['Totaal excl. BTW', bare.money(paper.net)], ['BTW 0% (verlegd)', bare.money(0n)], ['Te betalen EUR', bare.money(paper.payable)]], { font: 'bold' });
      small(sheet, 790, [`IBAN ${supplier.iban}`], [`BTW ${supplier.vat}`], [supplier.phone]);
    },
  }), // prettier-ignore
  pageE({
    id: 'e55', producer: 'chromium', hard: 'English; reverse charge; discount column; the quantity with its unit; slashes in the day',
    seller: { supplier: stout, goods: waresE('eire'), lines: [3, 5], code: 'BW-###', number: (n) => `SI-${10_551 + n}`, currency: 'EUR', rate: 0, discounts: [250, 500] },
    css: "body{font-size:9.5pt}.lines th{background:#14342b;color:#fff}.lines td{padding:3pt 4pt}",
    body: (paper) => `<h1>${escaped(paper.supplier.name)}</h1>${paper.supplier.street}, Youghal, Ireland. VAT reg. no. ${paper.supplier.vat}<h2 style="margin:14pt 0">${wordOf(paper, 'SALES INVOICE', 'CREDIT NOTE')}</h2><div style="columns:2"><p>Invoice to<br>${at(paper.buyer)}<br>${paper.buyer.vat}</p>${pairs([['Invoice no.', paper.number], ['Invoice date', slashes(paper.issue)], ['Payment due', slashes(paper.due)], ['Customer ref.', paper.order]])}</div>
${rowsOf(paper.lines, [['Stock code', (l) => l.code], ['Description', (l) => l.name], ['Quantity', (l) => `${english.quantity(l.quantity)} ${l.unit}`, 'r'], ['Unit price', (l) => english.price(l.price), 'r'], ['Disc. %', (l) => (l.discount === 0n ? '' : english.percent(l.discount)), 'r'], ['Net €', (l) => english.money(l.sum), 'r']])}
<div style="margin-left:60%">${pairs([['Net total', english.money(paper.net)], ['VAT 0% reverse charge', english.money(0n)], ['Amount due EUR', english.money(paper.payable)]])}</div><p class="small">IBAN ${paper.supplier.iban}. Company number ${paper.supplier.organisation}. Issued ${iso(paper.issue)}.</p>`,
  }), // prettier-ignore
];
