/** Letters about money: reminders, interest, statements, notices of banks and factors. */
import { plusDays } from '../days.ts';
import { figures } from './kit.ts';
import { asDrawing, asPage, type Letter, older } from './letter.ts';
import type { Seller } from './orders.ts';
import { briton, german, swede } from './parties.ts';

const m = figures('swedish');
const s = figures('space');
const g = figures('dotted');

const firm = (name: string, address: string, more: Partial<Seller> = {}): Seller => ({
  party: swede(name, address),
  trades: ['dry'],
  lines: [3, 6],
  codes: '####',
  number: (n) => String(5_000 + n),
  ...more,
});

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
        head: [
          ['Datum', p.issue],
          ['Kundnummer', p.customer],
          ['Fakturanummer', older(p)],
          ['Förfallodatum', plusDays(p.issue, -12)],
        ],
        before: [
          'Vid genomgång av vår bokföring ser vi att nedanstående faktura ännu inte är betald. Om betalning skett de senaste dagarna ber vi er bortse från denna påminnelse.',
        ],
        rows: [
          ['Faktura', 'Belopp', 'Betalt', 'Återstår'],
          [older(p), m.money(p.payable), '0,00', m.money(p.payable)],
          ['Påminnelseavgift', '60,00', '', '60,00'],
          ['Att betala', '', '', m.money(p.payable + 6000n)],
        ],
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
        head: [
          ['Datum', p.issue],
          ['Kundnr', p.customer],
          ['Oss tillhanda', plusDays(p.issue, 8)],
        ],
        rows: [
          ['Fakturanr', 'Fakturadatum', 'Förfallodatum', 'Belopp'],
          ...p.lines.map((line, at) => [
            older(p, at + 1),
            plusDays(p.issue, -50 + at * 7),
            plusDays(p.issue, -20 + at * 7),
            m.money(line.sum),
          ]),
          ['Totalt förfallet', '', '', m.money(p.lineNet)],
        ],
        after: [
          'Obetalt belopp lämnas till inkasso om det inte är oss tillhanda inom åtta dagar.',
          `Bankgiro ${p.supplier.bankgiro}`,
        ],
      }),
  },
  {
    kind: 'reminder',
    hard: 'a German reminder',
    producer: 'words',
    seller: firm('unused', 'unused, unused', {
      party: german('Fränkische Hopfenhandlung GmbH', 'Spalter Weg 7, 91174 Spalt'),
      currency: 'EUR',
      rate: 0,
    }),
    about: older,
    draw: (p) =>
      asDrawing(p, {
        title: 'Zahlungserinnerung',
        head: [
          ['Datum', p.issue],
          ['Kunden-Nr.', p.customer],
          ['Rechnung', older(p)],
        ],
        before: [
          'sicher haben Sie übersehen, dass folgende Rechnung fällig ist. Wir bitten um Ausgleich innerhalb von zehn Tagen.',
        ],
        rows: [
          ['Rechnung', 'Fällig am', 'Betrag EUR'],
          [older(p), plusDays(p.issue, -9), g.money(p.payable)],
        ],
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
        head: [
          ['Räntefaktura nr', p.number],
          ['Datum', p.issue],
          ['Förfaller', p.due],
          ['Kundnr', p.customer],
        ],
        rows: [
          ['Avser faktura', 'Dagar', 'Räntesats', 'Ränta'],
          ...p.lines.map((line, at) => [
            older(p, at + 1),
            String(8 + at * 3),
            '11,5 %',
            m.money(line.sum / 300n + 100n),
          ]),
          ['Att betala', '', '', m.money(p.lines.reduce((all, { sum }) => all + sum / 300n + 100n, 0n))],
        ],
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
          head: [
            ['Nummer', p.number],
            ['Datum', p.issue],
            ['Betalas senast', p.due],
          ],
          rows: [
            ['Specifikation', 'Kapital', 'Dagar', 'Ränta'],
            ...p.lines.map((line, at) => [
              `Faktura ${older(p, at + 1)}, betald för sent`,
              m.money(line.sum),
              String(6 + at),
              m.money(line.sum / 240n + 100n),
            ]),
            ['Att betala', '', '', m.money(p.lines.reduce((all, { sum }) => all + sum / 240n + 100n, 0n))],
          ],
          after: [
            'Dröjsmålsränta debiteras enligt räntelagen, referensränta + 8 procentenheter. Moms utgår ej.',
            `Bg ${p.supplier.bankgiro}`,
          ],
        },
        'body{font-size:12.5pt}',
      ),
  },
  {
    kind: 'account-statement',
    hard: "a statement of a customer's account: debit, credit and balance",
    producer: 'arrays',
    seller: firm('Nya Partikompaniet i Sundsvall AB', 'Heffnersvägen 14, 856 33 Sundsvall'),
    draw: (p) =>
      asDrawing(p, {
        title: 'Kontoutdrag kundreskontra',
        head: [
          ['Per', p.issue],
          ['Kundnr', p.customer],
        ],
        rows: [
          ['Datum', 'Händelse', 'Debet', 'Kredit', 'Saldo'],
          ...p.lines.flatMap((line, at) => [
            [
              plusDays(p.issue, -40 + at * 6),
              `Faktura ${older(p, at)}`,
              s.money(line.sum),
              '',
              s.money(line.sum),
            ],
            [plusDays(p.issue, -38 + at * 6), 'Inbetalning', '', s.money(line.sum), '0,00'],
          ]),
        ],
        lefts: 2,
        after: ['Detta är ingen faktura. Meddela oss om något inte stämmer.'],
      }),
  },
  {
    kind: 'account-statement',
    hard: 'an English statement of account',
    producer: 'chromium',
    seller: firm('unused', 'unused, unused', {
      party: briton('Harbour Street Provisions Ltd', '61 Harbour Street, Whitstable CT5 1AQ'),
      currency: 'GBP',
      rate: 0,
    }),
    draw: (p) =>
      asPage(p, {
        title: 'Statement of account',
        head: [
          ['Date', p.issue],
          ['Account', p.customer],
        ],
        rows: [
          ['Date', 'Reference', 'Debit', 'Credit', 'Balance'],
          ...p.lines.map((line, at) => [
            plusDays(p.issue, -30 + at * 5),
            `INV ${older(p, at)}`,
            figures('english').money(line.sum),
            '',
            figures('english').money(line.sum),
          ]),
        ],
        lefts: 2,
        after: ['This is a statement only and not an invoice.'],
        foot: `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. VAT ${p.supplier.vat}`,
      }),
  },
];
