/** Letters of what is owed: reminders, interest, statements, claims and accounts. */
import { iso, plusDays, words } from '../days.ts';
import { address } from '../html.ts';
import type { Layout, Producer } from '../layout.ts';
import type { Paper } from '../paper.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { beside, figures, labelled, page, rows, summed } from './kit.ts';
import type { Seller } from './orders.ts';
import type { Trade } from './wares.ts';

export interface Letter {
  readonly kind: string;
  readonly hard: string;
  readonly producer: Producer;
  readonly seller: Seller;
  readonly draw: Layout['draw'];
  /** It names the invoice of its paper's number. */
  readonly isAbout?: boolean;
}

const kr = figures('space');

/** Who writes a letter, and of which goods. */
export const writer = (
  name: string,
  at: string,
  trade: Trade,
  numbers = '40118',
  codes = '####',
): Seller => ({
  party: firm(name, at),
  trades: [trade],
  codes,
  numbers,
  lines: [3, 7],
});

/** A letter's head and foot around its text. */
export const written = (paper: Paper, title: string, ...body: readonly string[]): string =>
  page(
    `body{font:10.5pt 'Liberation Sans'}.t{margin:10pt 0}.t td{padding:2pt 10pt 2pt 0}`,
    beside([55, `<b>${paper.supplier.name}</b><br>${paper.supplier.street}<br>${paper.supplier.post}`], [45, `${words(paper.issue)}<br><br>${address(paper.buyer)}`]),
    `<h2 style="margin:24pt 0 10pt">${title}</h2>`,
    ...body,
    `<p class="small">${paper.supplier.name} · Org.nr ${paper.supplier.organisation} · Momsreg.nr ${paper.supplier.vat} · Bankgiro ${paper.supplier.bankgiro} · ${paper.supplier.phone}</p>`,
  ); // prettier-ignore

const fee = 6000n;

/** Invoices of a customer: number, day, due day and sum. */
const owed = (paper: Paper): readonly (readonly [string, string, string, string])[] =>
  paper.lines.map(({ sum }, at) => [
    String(Number(paper.number.replaceAll(/\D/gu, '')) - at * 7),
    iso(plusDays(paper.issue, -40 - at * 9)),
    iso(plusDays(paper.issue, -10 - at * 9)),
    kr.money(sum < 0n ? -sum : sum),
  ]);

export const lettersOfMoney: readonly Letter[] = [
  {
    kind: 'reminder',
    hard: 'a reminder of one invoice with its sum and a fee',
    producer: 'chromium',
    isAbout: true,
    seller: writer('Mistelås Fågel AB', 'Kyrkvägen 5, 576 91 Sävsjö', 'meat'),
    draw: (paper) =>
      written(paper, 'Betalningspåminnelse', `<p>Vi saknar betalning för nedanstående faktura. Har ni redan betalat kan ni bortse från denna påminnelse.</p>`, rows([['Fakturanr', 'Fakturadatum', 'Förfallodatum', 'Belopp'], [paper.number, iso(plusDays(paper.issue, -45)), iso(plusDays(paper.issue, -15)), kr.money(paper.payable)], ['Påminnelseavgift', '', '', kr.money(fee)], ['Att betala', '', '', kr.money(paper.payable + fee)]], 't'), `<p>Betala senast ${iso(plusDays(paper.issue, 8))} till bankgiro ${paper.supplier.bankgiro}. OCR ${paper.ocr}.</p>`),
  },
  {
    kind: 'reminder',
    hard: 'a reminder of several invoices as a list',
    producer: 'reportlab',
    seller: writer('Ekängens Mejeri AB', 'Ekängsvägen 2, 585 93 Linköping', 'milk'),
    draw: (paper) => {
      const sheet = new Sheet({ size: 10 });
      sheet.text(50, 60, paper.supplier.name, { font: 'bold', size: 14 });
      sheet.text(360, 60, 'PÅMINNELSE 2', { font: 'bold', size: 14 });
      sheet.block(360, 78, [`Datum ${iso(paper.issue)}`, `Kundnr ${paper.customer}`]);
      sheet.block(50, 120, [paper.buyer.name, paper.buyer.street, paper.buyer.post]);
      sheet.text(50, 190, 'Enligt vår reskontra är följande fakturor obetalda:');
      for (const [at, cells] of [['Faktura', 'Datum', 'Förfallen', 'Restbelopp'], ...owed(paper)].entries())
        for (const [index, text] of cells.entries())
          sheet.text([50, 150, 250, 440][index] ?? 50, 214 + at * 15, text, { align: index === 3 ? 'r' : 'l', font: at === 0 ? 'bold' : 'sans' });
      summed(sheet, 226 + (paper.lines.length + 1) * 15, [['Summa att betala SEK', kr.money(paper.lineNet)]], { x: 250, right: 440, style: { font: 'bold' } });
      sheet.text(50, 780, `Bankgiro ${paper.supplier.bankgiro}   Org.nr ${paper.supplier.organisation}   VAT ${paper.supplier.vat}`, { size: 8 });
      return sheet.drawing('Påminnelse');
    },
  },
  {
    kind: 'reminder',
    hard: 'in English, from abroad',
    producer: 'weasyprint',
    isAbout: true,
    seller: { ...writer('Rheinhof Käsekontor GmbH', 'Hafenweg 8, 47119 Duisburg', 'german', 'R-20418'), currency: 'EUR', rate: 0 },
    draw: (paper) => written(paper, 'Payment reminder', `<p>According to our records invoice ${paper.number} of EUR ${kr.money(paper.payable)} has been due for payment since ${iso(plusDays(paper.issue, -12))}. Kindly settle the amount within seven days.</p><p>If payment has been made, please disregard this letter.</p>`),
  },
  {
    kind: 'interest',
    hard: 'an interest claim that calls itself an interest invoice',
    producer: 'wkhtmltopdf',
    isAbout: true,
    seller: writer('Törnblads Partilivs AB', 'Handelsvägen 30, 432 32 Varberg', 'pantry'),
    draw: (paper) =>
      written(paper, `Räntefaktura ${Number(paper.number) + 9000}`, `<p>Faktura ${paper.number} betalades efter förfallodagen. Enligt räntelagen debiteras dröjsmålsränta.</p>`, rows([['Kapital', 'Dagar', 'Ränta %', 'Räntebelopp'], [kr.money(paper.payable), '18', '11,50', kr.money(paper.payable / 177n)]], 't'), `<p>Att betala ${kr.money(paper.payable / 177n)} kr senast ${iso(plusDays(paper.issue, 10))}. Ränta är momsfri.</p>`),
  },
  {
    kind: 'interest',
    hard: 'a notice of interest over several days',
    producer: 'pdf-lib',
    seller: writer('Vätterns Fiskgross AB', 'Hamnpiren 3, 561 31 Huskvarna', 'fish'),
    draw: (paper) => {
      const sheet = new Sheet({ size: 10, font: 'serif' });
      sheet.text(50, 60, 'RÄNTEMEDDELANDE', { font: 'serifbold', size: 15 });
      sheet.block(50, 84, [paper.supplier.name, paper.supplier.street, paper.supplier.post]);
      sheet.block(340, 84, [paper.buyer.name, paper.buyer.street, paper.buyer.post]);
      for (const [at, [number, , due, sum]] of owed(paper).entries())
        sheet.text(50, 170 + at * 16, `Faktura ${number}, förföll ${due}, belopp ${sum}, dröjsmålsränta ${kr.money(BigInt(1200 + at * 415))}`);
      sheet.text(50, 190 + paper.lines.length * 16, `Ränta till och med ${iso(paper.issue)} debiteras tillsammans med nästa faktura.`);
      sheet.text(50, 780, `Org.nr ${paper.supplier.organisation}  Bankgiro ${paper.supplier.bankgiro}`, { size: 8 });
      return sheet.drawing('Ränta');
    },
  },
  {
    kind: 'statement',
    hard: 'an account with debit, credit and balance',
    producer: 'chromium',
    seller: writer('Bergens Dryckesgrossist AB', 'Bryggaregatan 2, 553 13 Jönköping', 'beer'),
    draw: (paper) => {
      let balance = 0n;
      return written(paper, 'Kontoutdrag', `<p>${labelled([['Kundnr', paper.customer], ['Period', `${iso(plusDays(paper.issue, -60))} – ${iso(paper.issue)}`]])}</p>`, rows([['Datum', 'Händelse', 'Debet', 'Kredit', 'Saldo'], ...paper.lines.map(({ sum }, at) => {
        const isPaid = at % 3 === 2;
        balance += isPaid ? -sum / 2n : sum;
        return [iso(plusDays(paper.issue, -58 + at * 8)), isPaid ? 'Betalning' : `Faktura ${Number(paper.number) - 50 + at}`, isPaid ? '' : kr.money(sum), isPaid ? kr.money(sum / 2n) : '', kr.money(balance)];
      })], 't', ['', '', 'r', 'r', 'r']), `<p><b>Utgående saldo ${kr.money(balance)} kr</b></p>`);
    },
  },
  {
    kind: 'statement',
    hard: 'open invoices by age',
    producer: 'calc',
    seller: writer('Södra Stads Kolonial AB', 'Ringvägen 121, 116 61 Stockholm', 'pantry'),
    draw: (paper) =>
      page('', `<table><tr><td colspan="5"><b>${paper.supplier.name} – Reskontrautdrag ${iso(paper.issue)} </b></td></tr><tr><td colspan="5">${paper.buyer.name}, kund ${paper.customer}</td></tr><tr><td><b>Faktura</b></td><td><b>Datum</b></td><td><b>Förfaller</b></td><td><b>Belopp</b></td><td><b>Rest</b></td></tr>${owed(paper).map(([number, issue, due, sum]) => `<tr><td>${number}</td><td>${issue} </td><td>${due} </td><td align="right">${sum}</td><td align="right">${sum}</td></tr>`).join('')}<tr><td><b>Summa öppna poster</b></td><td></td><td></td><td></td><td align="right">${kr.money(paper.lineNet)}</td></tr></table>`),
  },
  {
    kind: 'collection-demand',
    hard: 'a claim of a collector with capital, interest and costs',
    producer: 'weasyprint',
    isAbout: true,
    seller: writer('Indrivarna Inkasso Sverige AB', 'Box 904, 851 24 Sundsvall', 'cleaning'),
    draw: (paper) =>
      written(paper, 'Inkassokrav', `<p>På uppdrag av Storstädarna i Timrå AB kräver vi er på betalning av faktura ${paper.number}.</p>`, rows([['Kapital', kr.money(paper.payable)], ['Dröjsmålsränta', kr.money(18_450n)], ['Inkassokostnad', kr.money(18_000n)], ['Att betala', kr.money(paper.payable + 36_450n)]], 't'), `<p>Betalning ska vara oss tillhanda senast ${iso(plusDays(paper.issue, 10))}. Betalar ni inte ansöker vi om betalningsföreläggande hos Kronofogden.</p>`),
  },
  {
    kind: 'balance-confirmation',
    hard: 'an auditor asks for a balance',
    producer: 'writer',
    seller: writer('Kvarnholmens Chark AB', 'Storgatan 4, 392 32 Kalmar', 'meat'),
    draw: (paper) => written(paper, 'Saldoförfrågan', `<p>Vid vår revision per ${iso(paper.issue)} har vi enligt våra böcker en fordran på er om <b>${kr.money(paper.payable)} kr</b>, avseende faktura ${paper.number} och tidigare.</p><p>Vi ber er bekräfta saldot direkt till vår revisor genom att underteckna och återsända detta brev.</p><p>Saldot stämmer: ______________  Ort och datum: ______________</p>`),
  },
  {
    kind: 'bank-change',
    hard: 'a new account number',
    producer: 'chromium',
    seller: writer('Nya Grönsaksmäklarna AB', 'Torggatan 2, 211 40 Malmö', 'greens'),
    draw: (paper) => written(paper, 'Nytt bankgironummer', `<p>Från och med ${iso(paper.due)} ska alla våra fakturor betalas till bankgiro <b>${paper.supplier.bankgiro}</b>. Organisationsnummer ${paper.supplier.organisation} är oförändrat. Kontrollera gärna uppgiften genom att ringa oss på det nummer ni redan har.</p><p>Fakturor med det äldre numret betalas till detta tills de är reglerade.</p>`),
  },
]; // prettier-ignore
