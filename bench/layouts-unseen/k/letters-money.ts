/** Letters about money: reminders, interest, statements, notices of banks and factors. */
import { plusDays } from '../days.ts';
import type { Producer } from '../layout.ts';
import type { Paper } from '../paper.ts';
import type { Drawing } from '../sheet.ts';
import { figures } from './kit.ts';
import { asDrawing, asPage } from './letter.ts';
import type { Seller } from './orders.ts';
import { briton, german, swede } from './parties.ts';

export interface Letter {
  readonly kind: string;
  readonly hard: string;
  readonly producer: Producer;
  readonly seller: Seller;
  readonly draw: (paper: Paper) => string | Drawing;
  /** The paper that it is about. */
  readonly about?: (paper: Paper) => string;
}

const m = figures('swedish');
const s = figures('space');
const g = figures('dotted');

/** The number of an older bill of the same seller. */
export const older = (p: Paper, back = 1): string => String(Number(p.customer) * 3 + 41_000 - back);

const firm = (name: string, address: string, more: Partial<Seller> = {}): Seller => ({
  party: swede(name, address),
  trades: ['dry'],
  lines: [3, 6],
  codes: '####',
  number: (n) => String(5_000 + n),
  ...more,
});

const collector = firm('Kravcentralen Norden AB', 'Hammarbacken 6, 191 49 Sollentuna');

export const lettersMoney: readonly Letter[] = [
  {
    kind: 'reminder',
    hard: 'a reminder of one invoice with a fee, with a giro to pay to',
    producer: 'pdf-lib',
    seller: firm('Torslanda Mejeriprodukter AB', 'Flygfältsvägen 3, 423 37 Torslanda'),
    about: older,
    draw: (p) =>
      asDrawing(p, {
        title: 'Betalningspåminnelse',
        head: [['Datum', p.issue], ['Kundnummer', p.customer], ['Fakturanummer', older(p)], ['Förfallodatum', plusDays(p.issue, -12)]],
        before: ['Vid genomgång av vår bokföring ser vi att nedanstående faktura ännu inte är betald. Om betalning skett de senaste dagarna ber vi er bortse från denna påminnelse.'],
        rows: [['Faktura', 'Belopp', 'Betalt', 'Återstår'], [older(p), m.money(p.payable), '0,00', m.money(p.payable)], ['Påminnelseavgift', '60,00', '', '60,00'], ['Att betala', '', '', m.money(p.payable + 6000n)]],
        after: [`Bankgiro ${p.supplier.bankgiro}. Betala inom åtta dagar.`],
      }),
  },
  {
    kind: 'reminder',
    hard: 'a second reminder as a page of a browser: three invoices in a table like lines',
    producer: 'chromium',
    seller: firm('Lindesbergs Kvarn & Spannmål AB', 'Kvarnbacken 2, 711 34 Lindesberg'),
    about: older,
    draw: (p) =>
      asPage(p, {
        title: 'Påminnelse 2',
        head: [['Datum', p.issue], ['Kundnr', p.customer], ['Oss tillhanda', plusDays(p.issue, 8)]],
        rows: [['Fakturanr', 'Fakturadatum', 'Förfallodatum', 'Belopp'], ...p.lines.map((line, at) => [older(p, at + 1), plusDays(p.issue, -50 + at * 7), plusDays(p.issue, -20 + at * 7), m.money(line.sum)]), ['Totalt förfallet', '', '', m.money(p.lineNet)]],
        after: ['Obetalt belopp lämnas till inkasso om det inte är oss tillhanda inom åtta dagar.', `Bankgiro ${p.supplier.bankgiro}`],
      }),
  },
  {
    kind: 'reminder',
    hard: 'a German reminder',
    producer: 'words',
    seller: firm('unused', 'unused, unused', { party: german('Fränkische Hopfenhandlung GmbH', 'Spalter Weg 7, 91174 Spalt'), currency: 'EUR', rate: 0 }),
    about: older,
    draw: (p) =>
      asDrawing(p, {
        title: 'Zahlungserinnerung',
        head: [['Datum', p.issue], ['Kunden-Nr.', p.customer], ['Rechnung', older(p)]],
        before: ['sicher haben Sie übersehen, dass folgende Rechnung fällig ist. Wir bitten um Ausgleich innerhalb von zehn Tagen.'],
        rows: [['Rechnung', 'Fällig am', 'Betrag EUR'], [older(p), plusDays(p.issue, -9), g.money(p.payable)]],
        foot: `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}, USt-IdNr. ${p.supplier.vat}`,
      }),
  },
  {
    kind: 'interest',
    hard: 'a bill of interest only: days and rates for quantities and prices',
    producer: 'reportlab',
    seller: firm('Vimmerby Fruktpackeri AB', 'Packhusgatan 4, 598 37 Vimmerby'),
    draw: (p) =>
      asDrawing(p, {
        title: 'Räntefaktura',
        head: [['Räntefaktura nr', p.number], ['Datum', p.issue], ['Förfaller', p.due], ['Kundnr', p.customer]],
        rows: [['Avser faktura', 'Dagar', 'Räntesats', 'Ränta'], ...p.lines.map((line, at) => [older(p, at + 1), String(8 + at * 3), '11,5 %', m.money(line.sum / 300n + 100n)])],
        after: [`Räntan är momsfri. Bankgiro ${p.supplier.bankgiro}.`],
      }),
  },
  {
    kind: 'interest',
    hard: 'a bill of interest as a small table of a browser',
    producer: 'wkhtmltopdf',
    seller: firm('Sillen & Strömmingen i Trosa AB', 'Östra Långgatan 30, 619 30 Trosa'),
    draw: (p) =>
      asPage(
        p,
        {
          title: 'Dröjsmålsränta',
          head: [['Nummer', p.number], ['Datum', p.issue], ['Betalas senast', p.due]],
          rows: [['Specifikation', 'Kapital', 'Dagar', 'Ränta'], ...p.lines.map((line, at) => [`Faktura ${older(p, at + 1)}, betald för sent`, m.money(line.sum), String(6 + at), m.money(line.sum / 240n + 100n)])],
          after: ['Dröjsmålsränta debiteras enligt räntelagen, referensränta + 8 procentenheter. Moms utgår ej.', `Bg ${p.supplier.bankgiro}`],
        },
        'body{font-size:12.5pt}',
      ),
  },
  {
    kind: 'account-statement',
    hard: 'a statement of a customer\'s account: debit, credit and balance',
    producer: 'arrays',
    seller: firm('Nya Partikompaniet i Sundsvall AB', 'Heffnersvägen 14, 856 33 Sundsvall'),
    draw: (p) =>
      asDrawing(p, {
        title: 'Kontoutdrag kundreskontra',
        head: [['Per', p.issue], ['Kundnr', p.customer]],
        rows: [['Datum', 'Händelse', 'Debet', 'Kredit', 'Saldo'], ...p.lines.flatMap((line, at) => [[plusDays(p.issue, -40 + at * 6), `Faktura ${older(p, at)}`, s.money(line.sum), '', s.money(line.sum)], [plusDays(p.issue, -38 + at * 6), 'Inbetalning', '', s.money(line.sum), '0,00']])],
        lefts: 2,
        after: ['Detta är ingen faktura. Meddela oss om något inte stämmer.'],
      }),
  },
  {
    kind: 'account-statement',
    hard: 'an English statement of account',
    producer: 'chromium',
    seller: firm('unused', 'unused, unused', { party: briton('Harbour Street Provisions Ltd', '61 Harbour Street, Whitstable CT5 1AQ'), currency: 'GBP', rate: 0 }),
    draw: (p) =>
      asPage(p, {
        title: 'Statement of account',
        head: [['Date', p.issue], ['Account', p.customer]],
        rows: [['Date', 'Reference', 'Debit', 'Credit', 'Balance'], ...p.lines.map((line, at) => [plusDays(p.issue, -30 + at * 5), `INV ${older(p, at)}`, figures('english').money(line.sum), '', figures('english').money(line.sum)])],
        lefts: 2,
        after: ['This is a statement only and not an invoice.'],
        foot: `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. VAT ${p.supplier.vat}`,
      }),
  },
  {
    kind: 'autogiro-notice',
    hard: 'a notice that sums are drawn from the account, with the invoices\' numbers',
    producer: 'driver',
    seller: firm('Bygdens Energi & Fiber Ek. för.', 'Storgatan 80, 840 60 Bräcke', { party: swede('Bygdens Energi & Fiber Ek. för.', 'Storgatan 80, 840 60 Bräcke', '7696') }),
    draw: (p) =>
      asDrawing(p, {
        title: 'Avisering autogiro',
        head: [['Dragningsdag', p.due], ['Betalarnummer', p.customer], ['Belopp', `${s.money(p.payable)} kr`]],
        before: [`Beloppet dras från ert konto den ${p.due}. Ni behöver inte göra något. Se till att det finns täckning på kontot bankdagen innan.`],
        rows: [['Avser', 'Period', 'Belopp'], [`Faktura ${older(p)}`, p.issue.slice(0, 7), s.money(p.payable)]],
      }),
  },
  {
    kind: 'autogiro-notice',
    hard: 'a shorter notice as an e-mail printed from a browser',
    producer: 'weasyprint',
    seller: firm('Larm & Passage i Gävle AB', 'Atlasgatan 9, 802 86 Gävle'),
    draw: (p) =>
      asPage(p, {
        title: 'Din autogirobetalning',
        head: [['Avisdatum', p.issue], ['Dras den', p.due], ['Kundnummer', p.customer]],
        before: [`Hej! Den ${p.due} drar vi ${m.money(p.payable)} kr för larmabonnemanget enligt ert autogiromedgivande.`],
        after: ['Fakturan finns i kundportalen. Det här är bara en avisering.'],
      }),
  },
  {
    kind: 'factoring-notice',
    hard: 'a factor tells that it has taken over all claims of a seller',
    producer: 'ghostscript',
    seller: firm('Fjordbank Factoring AB', 'Mäster Samuelsgatan 71, 111 21 Stockholm'),
    draw: (p) =>
      asDrawing(
        p,
        {
          title: 'Meddelande om överlåtelse av fordringar',
          head: [['Datum', p.issue], ['Er leverantör', 'Sotenäs Lax & Delikatess AB'], ['Vårt ärende', p.order]],
          before: ['Er leverantör har överlåtit samtliga nuvarande och kommande fordringar på er till oss. Betalning med befriande verkan kan från och med i dag endast ske till oss.', `Nytt bankgiro: ${p.supplier.bankgiro}. Uppge fakturans OCR-nummer vid varje betalning.`],
          after: ['Fakturor som redan är betalda berörs inte.'],
        },
        true,
      ),
  },
  {
    kind: 'debt-collection',
    hard: 'a demand of a collector: capital, interest and costs',
    producer: 'reportlab-embedded',
    seller: collector,
    about: older,
    draw: (p) =>
      asDrawing(p, {
        title: 'INKASSOKRAV',
        head: [['Ärendenummer', p.number], ['Datum', p.issue], ['Oss tillhanda senast', plusDays(p.issue, 10)], ['Borgenär', 'Holmöns Rökeri AB'], ['Ursprunglig faktura', older(p)]],
        rows: [['Post', 'Belopp'], ['Kapitalbelopp', s.money(p.payable)], ['Ränta', s.money(p.payable / 90n)], ['Inkassokostnad', '180,00'], ['Att betala', s.money(p.payable + p.payable / 90n + 18_000n)]],
        after: ['Betalas inte kravet i tid kan ansökan om betalningsföreläggande göras hos Kronofogden.', `Bankgiro ${p.supplier.bankgiro}, OCR ${p.ocr}`],
      }),
  },
  {
    kind: 'bank-change',
    hard: 'a new giro number told in a letter',
    producer: 'writer',
    seller: firm('Hästens Hage Grönsaker AB', 'Hagvägen 17, 247 32 Södra Sandby'),
    draw: (p) =>
      asPage(p, {
        title: 'Vi byter bank',
        head: [['Datum', p.issue], ['Kundnummer', p.customer]],
        before: [`Från och med nästa månadsskifte har vi nytt bankgiro: ${p.supplier.bankgiro}. Det gamla upphör efter tre månader.`, 'Vi ber er uppdatera uppgiften i ert leverantörsregister. Ring oss på det nummer ni har sedan tidigare om ni vill kontrollera.'],
      }),
  },
  {
    kind: 'balance-confirmation',
    hard: 'auditors ask what a restaurant owes at the year\'s end',
    producer: 'skia',
    seller: firm('Ådalens Charkgrossist AB', 'Industrigatan 1, 872 33 Kramfors'),
    draw: (p) =>
      asDrawing(p, {
        title: 'Saldobesked 2025-12-31',
        head: [['Datum', p.issue], ['Kundnummer', p.customer]],
        before: ['I samband med bokslutet ber vi er bekräfta att ert saldo hos oss stämmer med er leverantörsreskontra.'],
        rows: [['Faktura', 'Datum', 'Belopp'], ...p.lines.map((line, at) => [older(p, at), plusDays('2025-12-28', -at * 4), s.money(line.sum)]), ['Saldo er skuld', '', s.money(p.lineNet)]],
        after: ['Underskrift: ____________________   Namnförtydligande: ____________________'],
      }),
  },
  {
    kind: 'payment-receipt',
    hard: 'a receipt that a bill has been paid',
    producer: 'fpdf',
    seller: firm('Bryggeriutrustning i Lidköping AB', 'Wennerbergsvägen 28, 531 58 Lidköping'),
    about: older,
    draw: (p) =>
      asDrawing(p, {
        title: 'Kvitto på betalning',
        head: [['Betald', p.issue], ['Faktura', older(p)], ['Betalsätt', 'Swish Företag']],
        rows: [['Beskrivning', 'Belopp'], [`Betalning av faktura ${older(p)}`, s.money(p.payable)], ['Återstår att betala', '0,00']],
        after: ['Tack för er betalning! Fakturan är slutbetald.'],
      }),
  },
];
