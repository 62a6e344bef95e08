/** Letters of set D about money: reminders, interest, statements, giro and factoring. */
import { dotted as dottedDay, iso, plusDays, words } from '../days.ts';
import { shareOf } from '../exact.ts';
import { bankgiro, organisationNumber } from '../identity.ts';
import type { Line, Paper } from '../paper.ts';
import { dotted, se } from './desk.ts';
import { letter, type LetterD, type Pairs } from './letter.ts';
const interest = (p: Paper): bigint => shareOf(p.payable, 210n);
const past = (l: Line, p: Paper): string => String(Number(p.number) - (l.seed % 800));

const ledger = [
  [40, 'Fakturanr', past],
  [140, 'Datum', (l: Line, p: Paper) => plusDays(p.issue, -(l.seed % 60))],
  [240, 'Förfaller', (l: Line, p: Paper) => plusDays(p.issue, 30 - (l.seed % 60))],
  [440, 'Belopp', (l: Line) => se.money(l.sum), 'r'],
] as const;

const numbered =
  (word: string) =>
  (p: Paper): Pairs => [
    [word, p.number],
    ['Datum', iso(p.issue)],
    ['Kundnr', p.customer],
  ];

const sea = ['Bohus Färskfisk AB', 'Fiskhamnsgatan 12, 414 58 Göteborg', 'sea'] as const;
const dry = ['Sydgross Livsmedel AB', 'Krossverksgatan 34, 216 16 Limhamn', 'cupboard'] as const;
const wash = ['Tvättcentralen i Falun AB', 'Kardanvägen 1, 791 45 Falun', 'linen'] as const;
const beer = ['Grythems Bryggeri AB', 'Bryggargränd 2, 719 30 Vintrosa', 'brew'] as const;
const factor = 'Nordfors Factoring AB';

export const moneyLetters: readonly LetterD[] = [
  letter({
    kind: 'reminder',
    hard: 'names the invoice, the fee and the whole amount',
    producer: 'pdf-lib',
    from: sea,
    title: 'Påminnelse',
    isAbout: true,
    data: (p) => [
      ['Fakturanummer', p.number],
      ['Fakturadatum', iso(p.issue)],
      ['Förfallodatum', iso(p.due)],
    ],
    say: ['Vi har ännu inte mottagit betalning för ovanstående faktura.'],
    sum: (p) => [
      ['Fakturabelopp', se.money(p.payable)],
      ['Påminnelseavgift', '60,00'],
      ['Att betala SEK', se.money(p.payable + 6000n)],
    ],
  }),
  letter({
    kind: 'reminder',
    hard: 'a list of invoices under a friendly heading',
    producer: 'driver',
    from: dry,
    title: 'Betalningspåminnelse 2',
    data: numbered('Ärende'),
    say: ['Följande fakturor är enligt våra noteringar obetalda:'],
    table: ledger,
    sum: (p) => [
      ['Summa förfallet', se.money(p.net)],
      ['Att betala omgående', se.money(p.net)],
    ],
  }),
  letter({
    kind: 'reminder',
    hard: 'Danish',
    producer: 'words',
    from: ['Sjællands Grønt ApS', 'Grønttorvet 4, 2500 Valby', 'danish'],
    title: 'Rykker',
    isAbout: true,
    data: (p) => [
      ['Fakturanr.', p.number],
      ['Forfaldsdato', dottedDay(p.due)],
    ],
    say: ['Vi mangler Deres betaling.'],
    sum: (p) => [
      ['Restbeløb', dotted.money(p.payable)],
      ['Rykkergebyr', '100,00'],
      ['I alt DKK', dotted.money(p.payable + 10_000n)],
    ],
  }),
  letter({
    kind: 'reminder',
    hard: 'the last before collection, as a demand of a collector',
    producer: 'arrays',
    from: ['Svea Indrivning Mitt AB', 'Storgatan 1, 852 30 Sundsvall', 'works'],
    title: 'Inkassokrav',
    data: (p) => [
      ['Ärendenummer', p.number],
      ['Kravdatum', iso(p.issue)],
      ['Betala senast', iso(p.due)],
    ],
    sum: (p) => [
      ['Kapital', se.money(p.payable)],
      ['Inkassokostnad', '180,00'],
      ['Att betala SEK', se.money(p.payable + 18_000n)],
    ],
  }),
  letter({
    kind: 'interest',
    hard: 'an invoice by its heading, with a row per late invoice',
    producer: 'recoded',
    from: dry,
    title: 'Räntefaktura',
    data: (p) => [
      ['Fakturanr', p.number],
      ['Fakturadatum', iso(p.issue)],
      ['Förfallodatum', iso(p.due)],
    ],
    table: [
      [40, 'Avser faktura', past],
      [150, 'Dagar', (l) => String(10 + (l.seed % 30)), 'r'],
      [300, 'Belopp', (l) => se.money(l.sum), 'r'],
      [420, 'Ränta', (l) => se.money(shareOf(l.sum, 210n)), 'r'],
    ],
    sum: (p) => [
      ['Ränta att betala SEK', se.money(p.lines.reduce((all, l) => all + shareOf(l.sum, 210n), 0n))],
    ],
  }),
  letter({
    kind: 'interest',
    hard: 'one amount, rate and days in a sentence',
    producer: 'kerned',
    from: beer,
    title: 'Dröjsmålsränta',
    isAbout: true,
    data: (p) => [
      ['Avser faktura', p.number],
      ['Datum', iso(p.issue)],
    ],
    say: ['Ränta har beräknats med 12 % på försenad betalning.'],
    sum: (p) => [
      ['Dröjsmålsränta', se.money(interest(p))],
      ['Att betala SEK', se.money(interest(p))],
    ],
  }),
  letter({
    kind: 'statement',
    hard: 'balances with invoices and payments',
    producer: 'skia',
    from: sea,
    title: 'Kontoutdrag',
    data: numbered('Kontonr'),
    table: [...ledger, [540, 'Saldo', (l) => se.money(l.sum * 2n), 'r']],
    sum: (p) => [['Utgående saldo', se.money(p.net)]],
  }),
  letter({
    kind: 'statement',
    hard: 'open invoices of a customer, by hand',
    producer: 'letters',
    from: wash,
    title: 'Saldobesked',
    data: numbered('Kundreskontra'),
    say: ['Vänligen bekräfta saldot nedan per balansdagen.'],
    table: ledger,
    sum: (p) => [['Summa öppna poster', se.money(p.net)]],
    mono: true,
  }),
  letter({
    kind: 'direct-debit',
    hard: 'amount drawn on a day from an account',
    producer: 'driver',
    from: wash,
    title: 'Autogiroavisering',
    isAbout: true,
    data: (p) => [
      ['Avser faktura', p.number],
      ['Dras från ert konto', iso(p.due)],
      ['Bankgiro', p.supplier.bankgiro],
    ],
    say: ['Ni behöver inte göra något. Beloppet dras via autogiro.'],
    sum: (p) => [['Belopp som dras SEK', se.money(p.payable)]],
  }),
  letter({
    kind: 'direct-debit',
    hard: 'a consent form',
    producer: 'pdf-lib',
    from: beer,
    title: 'Medgivande till betalning via Autogiro',
    data: numbered('Betalarnummer'),
    say: [
      'Undertecknad medger att uttag får göras från angivet konto',
      'på begäran av betalningsmottagaren.',
      '',
      'Clearingnr ........  Kontonr ....................',
      '',
      'Ort och datum ....................  Underskrift ....................',
    ],
  }),
  letter({
    kind: 'factoring',
    hard: 'the whole amount and another giro',
    producer: 'arrays',
    from: sea,
    title: 'Meddelande om överlåtelse',
    isAbout: true,
    data: (p) => [
      ['Faktura', p.number],
      ['Fakturadatum', words(p.issue)],
      ['Belopp', `${se.money(p.payable)} SEK`],
    ],
    say: [
      `Fordran enligt ovan har överlåtits till ${factor}.`,
      `Betalning ska ske till bankgiro ${bankgiro(factor)}.`,
      `Org.nr ${organisationNumber(factor)}`,
    ],
  }),
  letter({
    kind: 'factoring',
    hard: 'all invoices pledged from a day',
    producer: 'words',
    from: dry,
    title: 'Denuntiation',
    data: numbered('Ref'),
    say: ['Samtliga våra fordringar på Er är pantsatta.', `Betala framöver endast till ${factor}.`],
    table: ledger,
  }),
];
