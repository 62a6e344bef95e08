/** Letters about money: reminders, interest, statements, notices of banks and factors. */
import { plusDays } from '../days.ts';
import { figures } from './kit.ts';
import { asDrawing, asPage, type Letter, older } from './letter.ts';
import type { Seller } from './orders.ts';
import { swede } from './parties.ts';

const m = figures('swedish');
const s = figures('space');
const firm = (name: string, address: string, more: Partial<Seller> = {}): Seller => ({
  party: swede(name, address),
  trades: ['dry'],
  lines: [3, 6],
  codes: '####',
  number: (n) => String(5_000 + n),
  ...more,
});

const collector = firm('Kravcentralen Norden AB', 'Hammarbacken 6, 191 49 Sollentuna');

export const lettersNotices: readonly Letter[] = [
  {
    kind: 'autogiro-notice',
    hard: "a notice that sums are drawn from the account, with the invoices' numbers",
    producer: 'driver',
    seller: firm('Bygdens Energi & Fiber Ek. för.', 'Storgatan 80, 840 60 Bräcke', {
      party: swede('Bygdens Energi & Fiber Ek. för.', 'Storgatan 80, 840 60 Bräcke', '7696'),
    }),
    draw: (p) =>
      asDrawing(p, {
        title: 'Avisering autogiro',
        head: [
          ['Dragningsdag', p.due],
          ['Betalarnummer', p.customer],
          ['Belopp', `${s.money(p.payable)} kr`],
        ],
        before: [
          `Beloppet dras från ert konto den ${p.due}. Ni behöver inte göra något. Se till att det finns täckning på kontot bankdagen innan.`,
        ],
        rows: [
          ['Avser', 'Period', 'Belopp'],
          [`Faktura ${older(p)}`, p.issue.slice(0, 7), s.money(p.payable)],
        ],
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
        head: [
          ['Avisdatum', p.issue],
          ['Dras den', p.due],
          ['Kundnummer', p.customer],
        ],
        before: [
          `Hej! Den ${p.due} drar vi ${m.money(p.payable)} kr för larmabonnemanget enligt ert autogiromedgivande.`,
        ],
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
          head: [
            ['Datum', p.issue],
            ['Er leverantör', 'Sotenäs Lax & Delikatess AB'],
            ['Vårt ärende', p.order],
          ],
          before: [
            'Er leverantör har överlåtit samtliga nuvarande och kommande fordringar på er till oss. Betalning med befriande verkan kan från och med i dag endast ske till oss.',
            `Nytt bankgiro: ${p.supplier.bankgiro}. Uppge fakturans OCR-nummer vid varje betalning.`,
          ],
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
        head: [
          ['Ärendenummer', p.number],
          ['Datum', p.issue],
          ['Oss tillhanda senast', plusDays(p.issue, 10)],
          ['Borgenär', 'Holmöns Rökeri AB'],
          ['Ursprunglig faktura', older(p)],
        ],
        rows: [
          ['Post', 'Belopp'],
          ['Kapitalbelopp', s.money(p.payable)],
          ['Ränta', s.money(p.payable / 90n)],
          ['Inkassokostnad', '180,00'],
          ['Att betala', s.money(p.payable + p.payable / 90n + 18_000n)],
        ],
        after: [
          'Betalas inte kravet i tid kan ansökan om betalningsföreläggande göras hos Kronofogden.',
          `Bankgiro ${p.supplier.bankgiro}, OCR ${p.ocr}`,
        ],
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
        head: [
          ['Datum', p.issue],
          ['Kundnummer', p.customer],
        ],
        before: [
          `Från och med nästa månadsskifte har vi nytt bankgiro: ${p.supplier.bankgiro}. Det gamla upphör efter tre månader.`,
          'Vi ber er uppdatera uppgiften i ert leverantörsregister. Ring oss på det nummer ni har sedan tidigare om ni vill kontrollera.',
        ],
      }),
  },
  {
    kind: 'balance-confirmation',
    hard: "auditors ask what a restaurant owes at the year's end",
    producer: 'skia',
    seller: firm('Ådalens Charkgrossist AB', 'Industrigatan 1, 872 33 Kramfors'),
    draw: (p) =>
      asDrawing(p, {
        title: 'Saldobesked 2025-12-31',
        head: [
          ['Datum', p.issue],
          ['Kundnummer', p.customer],
        ],
        before: [
          'I samband med bokslutet ber vi er bekräfta att ert saldo hos oss stämmer med er leverantörsreskontra.',
        ],
        rows: [
          ['Faktura', 'Datum', 'Belopp'],
          ...p.lines.map((line, at) => [older(p, at), plusDays('2025-12-28', -at * 4), s.money(line.sum)]),
          ['Saldo er skuld', '', s.money(p.lineNet)],
        ],
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
        head: [
          ['Betald', p.issue],
          ['Faktura', older(p)],
          ['Betalsätt', 'Swish Företag'],
        ],
        rows: [
          ['Beskrivning', 'Belopp'],
          [`Betalning av faktura ${older(p)}`, s.money(p.payable)],
          ['Återstår att betala', '0,00'],
        ],
        after: ['Tack för er betalning! Fakturan är slutbetald.'],
      }),
  },
];
