/** Set E's letters about goods, work and everything else that comes by the same post. */
import { iso, plusDays, words } from '../days.ts';
import { firm } from '../parties.ts';
import { gtin } from '../identity.ts';
import { addressed, bare, cell, down, listing, small, sv } from './kit.ts';
import { letterE, type LetterE, webLetter } from './letter.ts';
import type { SellerE } from './orders.ts';
import { waresE } from './wares.ts';

const seller = (name: string, address: string, ...trades: readonly string[]): SellerE => ({
  supplier: firm(name, address), goods: waresE(...trades), lines: [6, 11], code: '######', number: (n) => String(9100 + n),
}); // prettier-ignore

const grocer = seller('Nordsken Foodservice AB', 'Spårgatan 17, 972 51 Luleå', 'larder', 'frost');
const vines = seller('Terroir & Co Vinhandel AB', 'Birger Jarlsgatan 114, 114 20 Stockholm', 'cave');
const brewer = seller('Fjordport Bryggeri AB', 'Bryggerikajen 1, 471 60 Myggenäs', 'brewhouse');
const pests = seller('Råttfri Skadedjurskontroll AB', 'Fogdevägen 12, 187 66 Täby', 'contracts');
const dairy = seller('Ängsholmens Mejeri AB', 'Mejerigatan 1, 383 30 Mönsterås', 'creamery');
const haulier = seller('Fraktbilarna Mitt AB', 'Terminalgatan 9, 852 29 Sundsvall', 'frost');
const laboratory = seller('Livsmedelsanalys i Ultuna AB', 'Ultunaallén 4, 756 51 Uppsala', 'larder');
const linen = seller('Blåtvätten Textilservice AB', 'Tvättmästargatan 7, 302 41 Halmstad', 'textile');
const house = seller('Bistro Vinlyktan HB', 'Östra Storgatan 66, 553 21 Jönköping', 'butchery', 'harbour');
const fish = seller('Smögenkajens Fiskgross AB', 'Fiskhallen 6, 456 51 Smögen', 'harbour');

export const goodsLetters: readonly LetterE[] = [
  letterE('price-list', 'pdf-lib', 'numbers, names, units and prices, but nothing bought', grocer, (sheet, paper) => {
    sheet.text(40, 50, `PRISLISTA ${paper.issue.slice(0, 7)}`, { size: 16, font: 'bold' });
    sheet.text(40, 66, `${paper.supplier.name}. Gäller från ${iso(paper.issue)}. Priser exkl. moms.`);
    listing(sheet, [cell(40, 'Artnr', (l) => l.code), cell(100, 'Benämning', (l) => l.name), cell(300, 'Förp', (l) => l.pack), cell(390, 'Enhet', (l) => l.unit), cell(480, 'Pris', (l) => sv.price(l.price), 'r'), cell(550, 'Nytt pris', (l) => sv.price(l.price + 300n * 100n), 'r')], paper.lines, { y: 100 });
    small(sheet, 790, [`Org.nr ${paper.supplier.organisation}`], [`Bankgiro ${paper.supplier.bankgiro}`]);
  }), // prettier-ignore
  webLetter(
    'price-list',
    'a campaign sheet with old and new prices',
    vines,
    (paper) =>
      `<h1>Vårens viner</h1><p>${paper.supplier.name} erbjuder dig som krögare:</p><table class="l"><tr><th>Art.nr</th><th>Vin</th><th>Förut</th><th>Nu</th></tr>${paper.lines.map((l) => `<tr><td>${l.code}</td><td>${l.name}</td><td>${sv.price(l.price + 120_000n)}</td><td>${sv.price(l.price)}</td></tr>`).join('')}</table><p>Beställ före ${words(paper.due)}. Alla priser exkl. moms och fritt vårt lager.</p>`,
  ),
  letterE('delivery-note', 'words', 'quantities only; a line to sign', dairy, (sheet, paper) => {
    sheet.text(40, 50, 'Följesedel', { size: 18, font: 'bold' });
    sheet.text(40, 70, paper.supplier.name);
    down(sheet, 350, 50, 90, [['Följesedelnr', paper.order], ['Leveransdatum', iso(paper.delivered)], ['Kundnr', paper.customer]]);
    sheet.block(40, 95, addressed(paper.buyer));
    const y = listing(sheet, [cell(40, 'Artnr', (l) => l.code), cell(110, 'Benämning', (l) => l.name), cell(340, 'Beställt', (l) => sv.quantity(l.quantity), 'r'), cell(420, 'Levererat', (l) => sv.quantity(l.quantity), 'r'), cell(440, 'Enhet', (l) => l.unit)], paper.lines, { y: 170 });
    sheet.text(40, y + 40, 'Mottaget av ______________________   Temperatur vid leverans +3,4');
  }), // prettier-ignore
  letterE('waybill', 'runs', 'sender, receiver, pieces and weight', haulier, (sheet, paper) => {
    sheet.text(40, 50, 'FRAKTSEDEL', { size: 16, font: 'bold' });
    down(sheet, 340, 50, 90, [['Sändningsnr', `${paper.order}${paper.customer}`], ['Datum', iso(paper.delivered)]]);
    sheet.block(40, 80, ['Avsändare', 'Polarkyl Livsmedel AB', 'Fryshusvägen 9', '147 63 Uttran']);
    sheet.block(300, 100, ['Mottagare', ...addressed(paper.buyer)]);
    listing(sheet, [cell(40, 'Kolli', (l) => String(1 + (l.seed % 6))), cell(90, 'Slag', (_, at) => (at % 2 === 0 ? 'PALL' : 'KRT')), cell(150, 'Godsmärkning', (l) => l.name), cell(400, 'Vikt kg', (l) => bare.quantity(l.quantity * 3n), 'r'), cell(500, 'Volym', (l) => bare.quantity(BigInt(100 + (l.seed % 900))), 'r')], paper.lines.slice(0, 4), { y: 180 });
    small(sheet, 790, [paper.supplier.name, `Org.nr ${paper.supplier.organisation}`], ['Frakt betalas av avsändaren']);
  }), // prettier-ignore
  webLetter(
    'newsletter',
    'prices in running text',
    brewer,
    (paper) =>
      `<h1>Nytt från bryggeriet</h1><p>${words(paper.issue)}</p><p>I vår släpper vi en sommarveteöl på fat. Introduktionspris 1 148,50 kr för 30 liter till och med ${words(paper.due)}. Köper du fyra flak läsk bjuder vi på det femte, värt 264,00 kr.</p><p>Välkommen på provning! Anmäl dig till ${paper.supplier.mail}.</p><p>${paper.supplier.name}, ${paper.supplier.street}, ${paper.supplier.post}, org.nr ${paper.supplier.organisation}</p>`,
  ),
  letterE('contract', 'flipped', 'parties, a price each month and when it is invoiced', pests, (sheet, paper) => {
    sheet.text(297, 60, 'SERVICEAVTAL', { size: 16, font: 'bold', align: 'c' });
    sheet.block(60, 100, ['Mellan', `${paper.supplier.name}, org.nr ${paper.supplier.organisation} (Leverantören)`, `och ${paper.buyer.name}, org.nr ${paper.buyer.organisation} (Kunden)`, '', '1. Leverantören kontrollerar 8 betesstationer 4 gånger per år.', '2. Avgiften är 1 480,00 kr per kvartal exkl. moms och faktureras i förskott, 30 dagar netto.', `3. Avtalet gäller från ${iso(paper.issue)} i 36 månader och förlängs med 12 månader.`, '4. Avgiften räknas upp med 3 % per år.', '', 'Ort och datum ____________________', 'För Leverantören                         För Kunden'], { leading: 18, size: 10 });
  }), // prettier-ignore
  webLetter(
    'menu',
    'dishes and prices with kronor',
    house,
    (paper) =>
      `<h1 style="text-align:center">À la carte</h1><table class="l">${paper.lines.map((l) => `<tr><td>${l.name} med säsongens grönt</td><td>${l.price / 10_000n + 120n}:-</td></tr>`).join('')}</table><p style="text-align:center">Alla priser inkl. moms. Fråga oss om allergener.<br>${paper.supplier.name}, ${paper.supplier.street}</p>`,
  ),
  letterE('recall', 'skia', 'article, batch and best before; what it will be credited', dairy, (sheet, paper) => {
    sheet.text(40, 60, 'VIKTIGT: ÅTERKALLELSE AV VARA', { size: 15, font: 'serifbold' });
    sheet.block(40, 90, [paper.supplier.name, iso(paper.issue), '', 'Vi återkallar följande artiklar på grund av felaktig märkning:'], { font: 'serif', size: 10 });
    const y = listing(sheet, [cell(40, 'Artikelnr', (l) => l.code), cell(110, 'Produkt', (l) => l.name), cell(300, 'EAN', (l) => gtin(l.name)), cell(420, 'Bäst före', (l) => iso(plusDays(paper.issue, 20 + (l.seed % 30)))), cell(550, 'Parti', (l) => String(l.seed), 'r')], paper.lines.slice(0, 3), { y: 165, style: { font: 'serif' } });
    sheet.text(40, y + 20, 'Kassera varan och meddela antalet. Ni krediteras på nästa faktura.', { font: 'serif', size: 10 });
  }), // prettier-ignore
  webLetter(
    'complaint-answer',
    'promises a credit note and names the invoice',
    fish,
    (paper) =>
      `<h3>${paper.supplier.name}</h3><p>${words(paper.issue)}</p><p>Svar på reklamation, ärende ${paper.order}</p><p>Hej! Vi har tagit emot er reklamation av ${paper.lines[0]?.name} på faktura ${paper.number}. Vi krediterar ${sv.money(paper.lines[0]?.sum ?? 0n)} kr exkl. moms. En kreditfaktura skickas inom en vecka.</p><p>Kundtjänst<br>Org.nr ${paper.supplier.organisation}</p>`,
    (paper) => paper.number,
  ),
  letterE('analysis', 'arrays', 'methods, figures, units and limits in columns', laboratory, (sheet, paper) => {
    sheet.text(40, 50, 'ANALYSRAPPORT', { size: 15, font: 'bold' });
    down(sheet, 350, 50, 90, [['Rapportnr', paper.order], ['Provtaget', iso(paper.delivered)], ['Utfärdad', iso(paper.issue)]]);
    sheet.block(40, 75, [paper.supplier.name, `Kund: ${paper.buyer.name}`]);
    listing(sheet, [cell(40, 'Prov', (_, at) => `P${at + 1}`), cell(90, 'Vara', (l) => l.name), cell(330, 'Resultat', (l) => bare.quantity(l.quantity), 'r'), cell(345, 'Enhet', () => 'cfu/g'), cell(470, 'Gränsvärde', () => '10000', 'r'), cell(550, 'Bedömning', () => 'Godkänt', 'r')], paper.lines, { y: 140 });
  }), // prettier-ignore
  letterE('inspection', 'stretched', 'points checked and remarks', seller('Miljökontoret Demo kommun', 'Stadshuset 1, 451 81 Uddevalla', 'larder'), (sheet, paper) => {
    sheet.text(40, 60, 'Rapport från livsmedelskontroll', { size: 15, font: 'bold' });
    sheet.block(40, 90, [`Diarienr 2026-${paper.customer}`, `Kontrolldatum ${iso(paper.delivered)}`, `Verksamhet: ${paper.buyer.name}, ${paper.buyer.organisation}`, '', '1. Temperatur i kyl: +4,2 grader. Utan anmärkning.', '2. Märkning: avvikelse på 2 förpackningar.', '3. Rengöring: mindre avvikelse vid diskinlämning.', '', 'Timavgift för extra kontroll är 1 395 kr och faktureras separat.'], { leading: 16, size: 10 });
  }), // prettier-ignore
  webLetter(
    'stock-list',
    'what is owned: numbers, quantities, values and a sum',
    house,
    (paper) =>
      `<h2>Inventeringslista ${iso(paper.issue)}</h2><p>${paper.supplier.name}</p><table class="l"><tr><th>Artnr</th><th>Vara</th><th>Antal</th><th>Enhet</th><th>Inköpspris</th><th>Värde</th></tr>${paper.lines.map((l) => `<tr><td>${l.code}</td><td>${l.name}</td><td>${sv.quantity(l.quantity)}</td><td>${l.unit}</td><td>${sv.price(l.price)}</td><td>${sv.money(l.sum)}</td></tr>`).join('')}</table><p><b>Summa lagervärde ${sv.money(paper.lineNet)}</b></p>`,
  ),
  letterE('rent-plan', 'kerned', 'what is hired, pieces in and out, no price', linen, (sheet, paper) => {
    sheet.text(40, 50, 'INNEHAVSRAPPORT TEXTIL', { size: 14, font: 'bold' });
    sheet.block(40, 75, [paper.supplier.name, `Avtal ${paper.order}`, ...addressed(paper.buyer)]);
    listing(sheet, [cell(40, 'Artikel', (l) => l.code), cell(110, 'Plagg', (l) => l.name), cell(330, 'Utlämnat', (l) => bare.quantity(l.quantity), 'r'), cell(420, 'Inlämnat', (l) => bare.quantity(l.quantity), 'r'), cell(510, 'Svinn', (l) => String(l.seed % 4), 'r')], paper.lines, { y: 160 });
  }), // prettier-ignore
  webLetter(
    'survey',
    'asks for answers; no sum',
    grocer,
    (paper) =>
      `<h2>Hur nöjd är du med våra leveranser?</h2><p>Kundnummer ${paper.customer}. Svara senast ${iso(paper.due)}.</p><table class="l"><tr><th>Fråga</th><th>1</th><th>2</th><th>3</th><th>4</th><th>5</th></tr><tr><td>Sortiment</td><td>o</td><td>o</td><td>o</td><td>o</td><td>o</td></tr><tr><td>Faktura och prisinformation</td><td>o</td><td>o</td><td>o</td><td>o</td><td>o</td></tr></table><p>Bland svaren lottas ett presentkort värt 500 kr ut. ${paper.supplier.name}, org.nr ${paper.supplier.organisation}</p>`,
  ),
];
