/** Set B: papers that are no invoice. */
import { dotted, iso, plusDays, slashed, words } from './days.ts';
import { forms } from './exact.ts';
import { across, inForm } from './format.ts';
import type { Trade } from './goods.ts';
import { digitsOf } from './identity.ts';
import type { OtherPaper, Producer } from './layout.ts';
import type { Order } from './orders.ts';
import type { Paper } from './paper.ts';
import { firm } from './parties.ts';
import { type Drawing, Sheet, wrapped } from './sheet.ts';

const sp = inForm(forms.space);
const itself = (p: Paper): string => p.number;

type Row = readonly (readonly [x: number, text: string, align?: 'l' | 'r'])[];

interface Letter {
  readonly kind: string;
  readonly hard: string;
  readonly producer: Producer;
  readonly from: readonly [name: string, address: string];
  readonly trade: Trade;
  readonly head: string;
  readonly side: (p: Paper) => readonly (readonly [string, string])[];
  readonly text?: (p: Paper) => readonly string[];
  readonly rows?: (p: Paper) => readonly Row[];
  readonly end?: (p: Paper) => readonly string[];
  readonly about?: (p: Paper) => string;
}

const drawn = (letter: Letter, p: Paper): Drawing => {
  const sheet = new Sheet({ size: 10, font: letter.producer === 'cairo' ? 'serif' : 'sans' });
  const bold = letter.producer === 'cairo' ? 'serifbold' : 'bold';
  sheet.text(50, 60, p.supplier.name, { size: 13, font: bold });
  sheet.text(320, 60, letter.head, { size: 14, font: bold });
  for (const [at, [label, value]] of letter.side(p).entries()) across(sheet, 84 + at * 14, [[320, label], [545, value, 'r']]); // prettier-ignore
  sheet.block(50, 150, [p.buyer.name, p.buyer.street, p.buyer.post], { leading: 13 });
  let y = 220;
  for (const text of letter.text?.(p) ?? []) {
    y = sheet.block(50, y, wrapped(text, 92), { leading: 14 }) + 8;
  }
  for (const [at, row] of (letter.rows?.(p) ?? []).entries()) {
    across(sheet, y, row, at === 0 ? { font: bold } : {});
    y += 16;
  }
  y += 8;
  for (const text of letter.end?.(p) ?? []) y = sheet.block(50, y, wrapped(text, 92), { leading: 14 }) + 4;
  sheet.block(
    50,
    785,
    [
      `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}, ${p.supplier.phone}`,
      `Bankgiro ${p.supplier.bankgiro}   Org.nr ${p.supplier.organisation}`,
    ],
    { size: 8, leading: 10 },
  );
  return sheet.drawing(letter.head);
};

const made = (letter: Letter, at: number): OtherPaper => {
  const order: Order = {
    layout: `bn${at}`, supplier: firm(...letter.from), trades: [letter.trade], lines: [3, 8], code: (name) => digitsOf(`bn${at}${name}`, 5), number: (n) => String(81_200 + n * 3), from: '2026-05-01',
  }; // prettier-ignore
  return {
    kind: letter.kind,
    hard: letter.hard,
    letter: { producer: letter.producer, order, draw: (p) => drawn(letter, p) },
    ...(letter.about === undefined ? {} : { about: letter.about }),
  };
};

const earlier = (p: Paper, at: number): string => String(Number(p.number) - 11 * (at + 1));

const letters: readonly Letter[] = [
  {
    kind: 'interest-invoice', hard: 'interest as lines with days and rate, number and due date as on an invoice', producer: 'fpdf', from: ['Terroir & Partners Vinagentur AB', 'Skeppsbron 44, 111 30 Stockholm'], trade: 'wine', head: 'Dröjsmålsränta',
    side: (p) => [['Fakturanummer', p.number], ['Datum', iso(p.issue)], ['Förfallodatum', iso(p.due)], ['Kundnr', p.customer]],
    text: () => ['Nedan debiteras ränta på för sent betalda fakturor enligt räntelagen.'],
    rows: (p) => [[[50, 'Faktura'], [150, 'Belopp'], [260, 'Dagar'], [340, 'Ränta %'], [545, 'Ränta kr', 'r']], [[50, earlier(p, 0)], [150, '18 240,00'], [260, '14'], [340, '10,50'], [545, '73,46', 'r']], [[50, earlier(p, 1)], [150, '6 400,00'], [260, '30'], [340, '10,50'], [545, '55,23', 'r']], [[340, 'Att betala'], [545, '128,69', 'r']]],
    about: (p) => earlier(p, 0),
  },
  {
    kind: 'account-statement', hard: 'reskontra with debits, credits and payments', producer: 'reportlab', from: ['Storkökspartner Hansa AB', 'Tallvägen 61, 392 39 Kalmar'], trade: 'dry', head: 'REDOVISNING AV KONTO',
    side: (p) => [['Per datum', iso(p.issue)], ['Kundnr', p.customer], ['Saldo att betala', sp.money(p.lineNet)]],
    rows: (p) => [[[50, 'Datum'], [130, 'Verifikat'], [230, 'Text'], [420, 'Debet', 'r'], [545, 'Saldo', 'r']], ...p.lines.map((l, at): Row => [[50, iso(plusDays(p.issue, at * 5 - 40))], [130, earlier(p, at)], [230, 'Faktura'], [420, sp.money(l.sum), 'r'], [545, sp.money(p.lines.slice(0, at + 1).reduce((sum, other) => sum + other.sum, 0n)), 'r']])],
    end: () => ['Stämmer inte saldot med er bokföring, hör av er inom tio dagar.'],
  },
  {
    kind: 'account-statement', hard: 'asks the auditor’s question: confirm a balance', producer: 'cairo', from: ['Nordkraft Livsmedel Distribution AB', 'Lagervägen 1, 136 50 Jordbro'], trade: 'dry', head: 'Saldobesked',
    side: (p) => [['Datum', words(p.issue)], ['Kund', p.customer]],
    text: (p) => [`Enligt vår kundreskontra var ert saldo per ${words(p.delivered)} ${sp.money(p.payable)} kronor. Bekräfta saldot till vår revisor. Detta är ingen anmodan om betalning.`],
  },
  {
    kind: 'autogiro-notice', hard: 'monthly notice with amount, day and reference', producer: 'pdf-lib', from: ['Kaffepunkten Automat AB', 'Bönvägen 10, 245 34 Staffanstorp'], trade: 'coffee', head: 'AVISERING AUTOGIRO',
    side: (p) => [['Fakturanummer', p.number], ['Fakturadatum', iso(p.issue)], ['Dras från konto', iso(p.due)], ['Belopp', `${sp.money(p.payable)} SEK`]],
    text: () => ['Beloppet dras från det konto som ni har anmält till autogiro. Betala inte denna avi manuellt.'], about: itself,
  },
  {
    kind: 'factoring-notice', hard: 'a bank has bought the claims: list of invoices and a new account', producer: 'reportlab', from: ['Likvida Factoring AB', 'Vasagatan 90, 111 20 Stockholm'], trade: 'beer', head: 'Denuntiation',
    side: (p) => [['Datum', iso(p.issue)], ['Avtal', p.order]],
    text: (p) => [`Ådalens Kvarnbryggeri AB har pantsatt och överlåtit samtliga fordringar på er till Likvida Factoring AB. Från ${iso(p.due)} ska betalning ske endast till bankgiro ${p.supplier.bankgiro}.`],
    rows: (p) => [[[50, 'Faktura'], [160, 'Förfaller'], [545, 'Belopp', 'r']], ...p.lines.slice(0, 3).map((l, at): Row => [[50, earlier(p, at)], [160, iso(plusDays(p.due, -at))], [545, sp.money(l.sum), 'r']])],
    about: (p) => earlier(p, 0),
  },
  {
    kind: 'price-list', hard: 'price list with old and new price', producer: 'cairo', from: ['Nedre Dalarnas Mejeri AB', 'Ladugårdsvägen 19, 774 30 Avesta'], trade: 'dairy', head: 'Prisändring',
    side: (p) => [['Gäller från', iso(p.due)], ['Kundgrupp', 'Storhushåll']],
    rows: (p) => [[[50, 'Art.nr'], [110, 'Artikel'], [400, 'Enhet'], [470, 'Nu', 'r'], [545, 'Nytt pris', 'r']], ...p.lines.map((l): Row => [[50, l.code], [110, l.name], [400, l.unit], [470, sp.price(l.price), 'r'], [545, sp.price(l.price + 12_000n), 'r']])],
  },
  {
    kind: 'bankgiro-letter', hard: 'asks to pay to another bankgiro: the very fraud, or true', producer: 'fpdf', from: ['Styckmästarna i Skara AB', 'Kött 4, 532 37 Skara'], trade: 'meat', head: 'Nya betalningsuppgifter',
    side: (p) => [['Datum', dotted(p.issue)], ['Er kundkod', p.customer]],
    text: (p) => [`Vi har bytt bank. Uppdatera ert leverantörsregister: bankgiro ${p.supplier.bankgiro} ersätter vårt tidigare nummer. Öppna fakturor, bland annat ${earlier(p, 0)}, betalas till det nya numret.`],
  },
  {
    kind: 'payment-receipt', hard: 'receipt of a payment with number and sum', producer: 'pdf-lib', from: ['Köksgrossen Online AB', 'Paketgatan 77, 507 31 Brämhult'], trade: 'disposables', head: 'Kvitto på betalning',
    side: (p) => [['Faktura', p.number], ['Mottaget', iso(p.due)], ['Belopp', `${sp.money(p.payable)} kr`], ['Saldo', '0,00 kr']], text: () => ['Tack! Din betalning är registrerad och fakturan är slutbetald.'], about: itself,
  },
  {
    kind: 'debt-collection', hard: 'claims of two invoices with cost and interest', producer: 'reportlab', from: ['Mälarens Inkassobyrå AB', 'Klaratorget 12, 722 11 Västerås'], trade: 'meat', head: 'INKASSO',
    side: (p) => [['Ärendenummer', p.order], ['Datum', iso(p.issue)], ['Betalas senast', iso(plusDays(p.issue, 10))]],
    text: () => ['Uppdragsgivare: Gotlands Lamm & Kalv Slakt AB. Trots påminnelse har följande inte betalats.'],
    rows: (p) => [[[50, 'Faktura'], [180, 'Förfallodag'], [545, 'Kapital', 'r']], [[50, p.number], [180, iso(p.due)], [545, sp.money(p.payable), 'r']], [[50, 'Ränta'], [545, '96,00', 'r']], [[50, 'Inkassokostnad'], [545, '180,00', 'r']], [[50, 'Summa att betala'], [545, sp.money(p.payable + 27_600n), 'r']]], about: itself,
  },
  {
    kind: 'reminder', hard: 'short friendly reminder by letter, slashed dates', producer: 'cairo', from: ['Norrgårdens Lamm och Honung', 'Norrgården, 620 12 Hemse'], trade: 'farm', head: 'En liten påminnelse',
    side: (p) => [['Datum', slashed(plusDays(p.due, 12))]], text: (p) => [`Hej! Jag ser att faktura ${p.number} från ${slashed(p.issue)} på ${sp.money(p.payable)} kr inte är betald än. Den gick ut ${slashed(p.due)}. Betala gärna i veckan.`], about: itself,
  },
  {
    kind: 'delivery-note', hard: 'packing list with packages, weights and article numbers, no prices', producer: 'reportlab', from: ['Västkustens Varuhus för Restaurang AB', 'Kungälvsvägen 70, 442 33 Kungälv'], trade: 'meat', head: 'PLOCKLISTA / FÖLJESEDEL',
    side: (p) => [['Följesedelsnr', p.order], ['Leveransdag', iso(p.delivered)], ['Bil', '12'], ['Kund', p.customer]],
    rows: (p) => [[[50, 'Kod'], [110, 'Artikel'], [420, 'Kolli', 'r'], [545, 'Mängd', 'r']], ...p.lines.map((l): Row => [[50, l.code], [110, l.name], [420, String(1 + (l.seed % 4)), 'r'], [545, `${sp.quantity(l.quantity)} ${l.unit}`, 'r']])],
    end: () => ['Varorna kontrollerade: ______   Temperatur: ______   Underskrift: ____________'],
  },
  {
    kind: 'deposit-statement', hard: 'statement of crates and kegs that the restaurant has, with values', producer: 'fpdf', from: ['Ådalens Kvarnbryggeri AB', 'Kvarnbacken 1, 872 31 Kramfors'], trade: 'beer', head: 'PANTSALDO',
    side: (p) => [['Datum', iso(p.issue)], ['Kund', p.customer]],
    rows: () => [[[50, 'Emballage'], [300, 'Antal ute', 'r'], [420, 'Pant/st', 'r'], [545, 'Värde', 'r']], [[50, 'Fat 30 L'], [300, '7', 'r'], [420, '500,00', 'r'], [545, '3 500,00', 'r']], [[50, 'Back 33 cl'], [300, '22', 'r'], [420, '40,00', 'r'], [545, '880,00', 'r']], [[50, 'Pall'], [300, '1', 'r'], [420, '120,00', 'r'], [545, '120,00', 'r']], [[50, 'Summa'], [545, '4 500,00', 'r']]],
    end: () => ['Saldot regleras först när emballaget inte återlämnas. Ingen betalning krävs.'],
  },
  {
    kind: 'recall', hard: 'recall of a batch with article numbers and dates', producer: 'pdf-lib', from: ['Asien Import Lotus AB', 'Kajen 3, 211 20 Malmö'], trade: 'frozen', head: 'ÅTERKALLELSE',
    side: (p) => [['Datum', iso(p.issue)], ['Artikel', digitsOf(p.order, 4)]], text: (p) => [`Edamamebönor utan skal, parti X${p.order}, bäst före ${iso(plusDays(p.issue, 200))}, återkallas. Levererat till er på faktura ${p.number}. Kasta varan; vi krediterar.`], about: itself,
  },
]; // prettier-ignore

const under = (kind: string, layout: string, title: string, remark: string, hard: string, isAbout = false): OtherPaper => ({
  kind, layout, hard, wanted: { title, remark }, ...(isAbout ? { about: itself } : {}),
}); // prettier-ignore

export const othersB: readonly OtherPaper[] = [
  under(
    'proforma',
    'b01',
    'PROFORMA',
    'Proformafaktura. Betalning sker mot kommande faktura.',
    'proforma, every text placed by itself',
  ),
  under('proforma', 'b33', 'Proforma-Rechnung', 'Keine Rechnung im Sinne des UStG.', 'German proforma'),
  under(
    'reminder',
    'b08',
    'PÅMINNELSE',
    'Nedanstående faktura är enligt vår bokföring obetald. Bortse om betalning skett.',
    'reminder with all lines and traces',
    true,
  ),
  under(
    'reminder',
    'b16',
    'Betalningspåminnelse',
    'Fakturan är förfallen till betalning. Påminnelseavgift 60 kr tillkommer.',
    'reminder with all lines and a fee in words',
    true,
  ),
  under(
    'reminder',
    'b31',
    'RYKKER 1',
    'Vi mangler fortsat betaling for nedenstående faktura.',
    'Danish reminder with all lines',
    true,
  ),
  under('draft', 'b26', 'Utkast', 'Utkast, inte skickad', 'a draft of an invoice'),
  under(
    'draft',
    'b29',
    'FAKTURAFÖRSLAG',
    'Förslag för godkännande, ej faktura',
    'a proposed invoice from a workbook',
  ),
  under(
    'cancelled',
    'b27',
    'FAKTURA MAKULERAD',
    'Makulerad. Skall ej betalas.',
    'cancelled in the title',
    true,
  ),
  under(
    'cancelled',
    'b06',
    'Annullerad faktura',
    'Avsändaren har återkallat dokumentet.',
    'e-invoice rendering of a cancelled invoice',
    true,
  ),
  under(
    'order-confirmation',
    'b28',
    'Orderbekräftelse',
    'Vi har tagit emot din order. Faktura skickas separat.',
    'web shop’s order confirmation',
  ),
  under(
    'order-confirmation',
    'b35',
    'Order confirmation',
    'Please check the prices and quantities.',
    'order confirmation in English',
  ),
  under('quotation', 'b22', 'OFFERT', 'Offerten är bindande i 30 dagar.', 'quotation in a word template'),
  under(
    'quotation',
    'b12',
    'Prisförslag',
    'Så här blir det om ni bestämmer er:',
    'quotation without a table',
  ),
  under(
    'delivery-note',
    'b11',
    'Följesedel',
    'Priserna är preliminära. Faktura kommer månadsvis.',
    'delivery note with prices',
  ),
  ...letters.map(made),
];
