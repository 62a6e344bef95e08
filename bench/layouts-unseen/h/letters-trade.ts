/** Letters of agreements and payments: direct debit, factoring, contracts, receipts, bonus, figures of a year. */
import { iso, plusDays, words } from '../days.ts';
import { column, table } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { figures, labelled, rows } from './kit.ts';
import { type Letter, writer, written } from './letters-money.ts';

const kr = figures('space');
const bare = figures('bare');
const factor = firm('Likvida Factoring AB', 'Box 1133, 111 81 Stockholm');

export const lettersOfTrade: readonly Letter[] = [
  {
    kind: 'autogiro-notice',
    hard: 'a sum that will be drawn, with day and account',
    producer: 'chromium',
    isAbout: true,
    seller: writer('Stadens Renhållning & Miljö AB', 'Miljövägen 3, 791 77 Falun', 'waste', '60441'),
    draw: (paper) => written(paper, 'Autogiroavisering', `<p>Nedanstående belopp dras från ert konto. Ni behöver inte göra något.</p>`, rows([['Faktura', paper.number], ['Belopp', `${kr.money(paper.payable)} kr`], ['Dras den', iso(paper.due)], ['Betalarnummer', paper.customer]], 't', ['', '']), `<p>Detta är ingen faktura.</p>`),
  },
  {
    kind: 'autogiro-notice',
    hard: 'a consent to direct debit to sign',
    producer: 'weasyprint',
    seller: writer('Kassabolaget Terminal AB', 'Sveavägen 98, 113 50 Stockholm', 'till'),
    draw: (paper) => written(paper, 'Medgivande till betalning via autogiro', `<p>Betalningsmottagare: ${paper.supplier.name}, bankgiro ${paper.supplier.bankgiro}</p><p>Betalare: ${paper.buyer.name}, org.nr ${paper.buyer.organisation}<br>Clearing- och kontonummer: ______________________</p><p>Undertecknad medger att uttag får göras från angivet konto på begäran av betalningsmottagaren. Medgivandet gäller från ${iso(paper.issue)}.</p><p>Underskrift: ______________________</p>`),
  },
  {
    kind: 'factoring-notice',
    hard: 'claims are pledged from a day on',
    producer: 'wkhtmltopdf',
    seller: writer('Knislinge Grönt AB', 'Åvägen 15, 289 31 Knislinge', 'greens'),
    draw: (paper) => written(paper, 'Meddelande om överlåtelse av fordringar', `<p>Från och med ${words(paper.issue)} är samtliga våra fakturor överlåtna till ${factor.name}, org.nr ${factor.organisation}. Betalning kan endast ske till bankgiro ${factor.bankgiro}.</p><p>Detta gäller även redan utsända fakturor som inte har betalats.</p>`),
  },
  {
    kind: 'factoring-notice',
    hard: 'a list of sold invoices',
    producer: 'reportlab',
    seller: writer('Västerbottens Hjortkött AB', 'Skogsvägen 9, 921 31 Lycksele', 'meat', '30170'),
    draw: (paper) => {
      const sheet = new Sheet({ size: 10 });
      sheet.text(50, 60, factor.name, { font: 'bold', size: 14 });
      sheet.text(50, 90, 'Underrättelse om köpta fordringar', { font: 'bold', size: 12 });
      sheet.block(50, 112, [paper.buyer.name, paper.buyer.street, paper.buyer.post]);
      sheet.text(50, 180, `Vi har av ${paper.supplier.name} (${paper.supplier.organisation}) förvärvat följande fordringar på er:`);
      for (const [at, { sum }] of paper.lines.entries())
        sheet.text(50, 204 + at * 15, `Faktura ${Number(paper.number) + at}    ${iso(plusDays(paper.issue, -at))}    ${kr.money(sum)} SEK`);
      sheet.text(50, 230 + paper.lines.length * 15, `Betalning med befriande verkan sker till bankgiro ${factor.bankgiro}.`);
      return sheet.drawing('Underrättelse');
    },
  },
  {
    kind: 'contract',
    hard: 'a year’s agreement with monthly fees',
    producer: 'writer',
    seller: writer('Bevakningsbolaget Tryggt AB', 'Vaktgatan 1, 451 30 Uddevalla', 'alarm'),
    draw: (paper) => written(paper, `Avtal nr ${paper.number}`, `<p>Mellan ${paper.supplier.name} (leverantören) och ${paper.buyer.name}, org.nr ${paper.buyer.organisation} (kunden) har följande avtal träffats.</p>`, table([column('Tjänst', ({ name }) => name), column('Antal', ({ quantity }) => bare.quantity(quantity), 'r'), column('Pris per månad', ({ price }) => kr.price(price), 'r')], paper.lines), `<p>Avtalstid 36 månader från ${iso(paper.issue)}. Avgifter faktureras kvartalsvis i förskott med 30 dagars betalningsvillkor. Moms tillkommer.</p><p>Ort och datum ______________ Underskrift ______________</p>`),
  },
  {
    kind: 'contract',
    hard: 'terms of rent of a machine',
    producer: 'chromium',
    seller: writer('Kaffemaskinuthyrarna AB', 'Rosterigatan 6, 117 61 Stockholm', 'coffee'),
    draw: (paper) => written(paper, 'Hyresavtal kaffemaskin', `<p>${labelled([['Avtalsnummer', paper.number], ['Hyrestagare', paper.buyer.name], ['Maskin', 'Espresso 2-grupp, serienr 44-1180'], ['Månadshyra exkl. moms', '1 295,00 kr'], ['Startdatum', iso(paper.issue)], ['Bindningstid', '24 månader']])}</p><p>Hyresgästen förbinder sig att köpa minst 10 kg kaffe per månad. Fakturering sker månadsvis i efterskott.</p>`),
  },
  {
    kind: 'receipt',
    hard: 'a till’s receipt on a narrow page',
    producer: 'pdf-lib',
    seller: { ...writer('Matboden Torget HB', 'Stortorget 5, 291 31 Kristianstad', 'greens', '0048812'), amounts: [1, 3] },
    draw: (paper) => {
      const sheet = new Sheet({ size: 8, font: 'mono' }, 226, 420);
      sheet.text(113, 30, paper.supplier.name, { font: 'monobold', size: 10, align: 'c' });
      sheet.block(16, 46, [paper.supplier.street, `Org.nr ${paper.supplier.organisation}`, `Kvitto ${paper.number}  ${iso(paper.issue)} 09:14`], { leading: 10 });
      for (const [at, { name, sum }] of paper.lines.entries()) {
        sheet.text(16, 90 + at * 11, name.slice(0, 26));
        sheet.right(210, 90 + at * 11, bare.money(sum));
      }
      const y = 104 + paper.lines.length * 11;
      sheet.text(16, y, 'TOTALT SEK', { font: 'monobold', size: 10 });
      sheet.right(210, y, bare.money(paper.gross), { font: 'monobold', size: 10 });
      sheet.block(16, y + 16, [`varav moms ${bare.money(paper.tax)}`, 'KORT **** **** **** 4471', 'Kontaktlös  Godkänt', 'SPARA KVITTOT', 'Öppet köp 7 dagar'], { leading: 10 });
      return sheet.drawing('Kvitto');
    },
  },
  {
    kind: 'receipt',
    hard: 'a paid order of a web shop',
    producer: 'weasyprint',
    seller: writer('Knivslip & Köksverktyg på nätet AB', 'Smedvägen 4, 632 29 Eskilstuna', 'chemicals', '20118'),
    draw: (paper) => written(paper, 'Kvitto på ditt köp', `<p>${labelled([['Ordernummer', paper.number], ['Datum', iso(paper.issue)], ['Betalsätt', 'Swish – betalt']])}</p>`, table([column('Vara', ({ name }) => name), column('Antal', ({ quantity }) => bare.quantity(quantity), 'r'), column('Pris', ({ sum }) => kr.money(sum), 'r')], paper.lines), rows([['Summa exkl. moms', kr.money(paper.net)], ['Moms', kr.money(paper.tax)], ['Betalt', kr.money(paper.gross)]], 't')),
  },
  {
    kind: 'bonus',
    hard: 'a year’s bonus that will be credited',
    producer: 'chromium',
    seller: writer('Inköpsringen Kök & Krog ek. för.', 'Ringgatan 21, 582 33 Linköping', 'pantry'),
    draw: (paper) => written(paper, 'Bonusavräkning', `<p>Er bonus för året, beräknad på inköp av ringens leverantörer:</p>`, rows([['Inköpsvolym', kr.money(paper.net * 14n)], ['Bonus 2,0 %', kr.money((paper.net * 14n) / 50n)]], 't'), `<p>Bonusen betalas ut till ert konto senast ${iso(paper.due)}.</p>`),
  },
  {
    kind: 'statistics',
    hard: 'purchases by article and month',
    producer: 'calc',
    seller: { ...writer('Hamnstadens Färskvarugrossist AB', 'Oceangatan 2, 252 25 Helsingborg', 'milk'), lines: [7, 10] },
    draw: (paper) => `<html><body><table><tr><td colspan="5"><b>${paper.supplier.name}: Inköpsstatistik för ${paper.buyer.name}</b></td></tr><tr><td><b>Art</b></td><td><b>Benämning</b></td><td><b>Antal</b></td><td><b>Snittpris</b></td><td><b>Omsättning</b></td></tr>${paper.lines.map(({ code, name, quantity, price, sum }) => `<tr><td>${code}</td><td>${name}</td><td align="right">${bare.quantity(quantity * 9n)}</td><td align="right">${bare.price(price)}</td><td align="right">${bare.money(sum * 9n)}</td></tr>`).join('')}<tr><td></td><td><b>Totalt exkl. moms</b></td><td></td><td></td><td align="right">${bare.money(paper.lineNet * 9n)}</td></tr></table></body></html>`,
  },
  {
    kind: 'delivery-plan',
    hard: 'days of delivery about a holiday',
    producer: 'writer',
    seller: writer('Brödbilen i Sjuhärad AB', 'Bagarstigen 3, 511 54 Kinna', 'bakery'),
    draw: (paper) => written(paper, 'Leveransdagar under påskveckan', rows([['Ordinarie dag', 'Ny dag', 'Beställ senast'], ...[0, 1, 3].map((at) => [iso(plusDays(paper.issue, at)), iso(plusDays(paper.issue, at + 1)), `${iso(plusDays(paper.issue, at - 1))} kl 12`])], 't', ['', '', '']), `<p>Fakturor för veckan skickas samlat den ${iso(plusDays(paper.issue, 9))} med 10 dagars betalningstid.</p>`),
  },
  {
    kind: 'freight-bill',
    hard: 'a waybill with weights and parties',
    producer: 'cairo',
    seller: writer('Snabbkyl Åkeri AB', 'Godsvägen 2, 254 64 Helsingborg', 'freight', '7710048812'),
    draw: (paper) => {
      const sheet = new Sheet({ size: 9 });
      sheet.frame(40, 40, 555, 400);
      sheet.text(50, 60, 'FRAKTSEDEL', { font: 'bold', size: 15 });
      sheet.text(330, 60, `Nr ${paper.number}   ${iso(paper.issue)}`);
      sheet.block(50, 86, ['Avsändare', paper.supplier.name, paper.supplier.street, paper.supplier.post]);
      sheet.block(330, 86, ['Mottagare', paper.buyer.name, paper.buyer.street, paper.buyer.post]);
      sheet.block(50, 160, ['Antal kolli 12    Kollislag EUR-pall    Vikt 486,0 kg    Volym 1,92 m³', 'Godsbeskrivning: Kylvaror +2 till +6 °C', 'Fraktbetalare: Avsändaren    Fraktkostnad enligt avtal', 'Mottagarens kvittens: ______________________'], { leading: 22 });
      return sheet.drawing('Fraktsedel');
    },
  },
]; // prettier-ignore
