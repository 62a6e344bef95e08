/** Letters of set D about goods: prices, contracts, receipts, notes and messages. */
import { dotted as dottedDay, iso, plusDays, words } from '../days.ts';
import { plain } from '../exact.ts';
import type { Line, Paper } from '../paper.ts';
import { se } from './desk.ts';
import { letter, type LetterD, type Pairs } from './letter.ts';

const priced = [
  [40, 'Artnr', (l: Line) => l.code],
  [100, 'Benämning', (l: Line) => l.name],
  [300, 'Förpackning', (l: Line) => l.pack],
  [470, 'Pris', (l: Line) => se.price(l.price), 'r'],
  [480, 'per', (l: Line) => l.unit],
] as const;

const unpriced = [
  [40, 'Artikel', (l: Line) => l.code],
  [110, 'Benämning', (l: Line) => l.name],
  [380, 'Antal', (l: Line) => se.quantity(l.quantity), 'r'],
  [390, 'Enhet', (l: Line) => l.unit],
  [480, 'Kolli', (l: Line) => String((l.seed % 4) + 1), 'r'],
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

export const goodsLetters: readonly LetterD[] = [
  letter({
    kind: 'price-list',
    hard: 'goods, packs and prices without quantities',
    producer: 'skia',
    from: dry,
    title: 'Prislista',
    data: (p) => [
      ['Gäller från', iso(p.issue)],
      ['Kundprislista', p.customer],
    ],
    table: priced,
  }),
  letter({
    kind: 'price-list',
    hard: 'new and old prices',
    producer: 'recoded',
    from: sea,
    title: 'Prisändring',
    data: (p) => [['Från och med', words(p.issue)]],
    table: [...priced, [556, 'Nytt pris', (l) => se.price(l.price + 20_000n), 'r']],
  }),
  letter({
    kind: 'contract',
    hard: 'numbered paragraphs, prices of an agreement, two parties',
    producer: 'pdf-lib',
    from: wash,
    title: 'Leverantörsavtal',
    data: (p) => [
      ['Avtalsnr', p.number],
      ['Gäller från', iso(p.issue)],
      ['Gäller till', plusDays(p.issue, 365)],
    ],
    say: [
      '§ 1 Leverantören hyr ut textilier enligt nedan till Kunden.',
      '§ 2 Priserna är exklusive moms och räknas upp med index.',
      '§ 3 Betalning 30 dagar netto. Uppsägning tre månader.',
    ],
    table: priced,
  }),
  letter({
    kind: 'receipt',
    hard: 'paid by card, with VAT',
    producer: 'letters',
    from: dry,
    title: 'Kvitto',
    data: (p) => [
      ['Kvittonr', p.number],
      ['Köpdatum', iso(p.issue)],
      ['Kassa', '4'],
    ],
    table: [
      [40, 'Vara', (l) => l.name],
      [350, 'Antal', (l) => se.quantity(l.quantity), 'r'],
      [420, 'à', (l) => se.price(l.price), 'r'],
      [540, 'Kronor', (l) => se.money(l.sum), 'r'],
    ],
    sum: (p) => [
      ['Netto', se.money(p.net)],
      ['Moms', se.money(p.tax)],
      ['Totalt', se.money(p.payable)],
      ['Betalt kontokort', se.money(p.payable)],
    ],
    mono: true,
  }),
  letter({
    kind: 'receipt',
    hard: 'confirmation of a payment of an invoice',
    producer: 'kerned',
    from: beer,
    title: 'Betalningsbekräftelse',
    isAbout: true,
    data: (p) => [
      ['Faktura', p.number],
      ['Betald', iso(p.due)],
    ],
    say: ['Tack för er betalning.'],
    sum: (p) => [
      ['Mottaget belopp SEK', se.money(p.payable)],
      ['Kvar att betala', '0,00'],
    ],
  }),
  letter({
    kind: 'transport-note',
    hard: 'consignment with weights',
    producer: 'driver',
    from: dry,
    title: 'Fraktsedel',
    data: (p) => [
      ['Sändningsnr', p.number],
      ['Datum', iso(p.issue)],
      ['Fraktbetalare', 'Avsändaren'],
    ],
    table: [...unpriced, [550, 'Brutto kg', (l) => se.quantity(BigInt((l.seed % 90) + 4) * 1000n), 'r']],
  }),
  letter({
    kind: 'transport-note',
    hard: 'loading carriers and pallets',
    producer: 'words',
    from: beer,
    title: 'Transportdokument',
    data: numbered('Fraktbrev'),
    table: unpriced,
    say: ['EUR-pallar 2 st, backar i retur noteras av chauffören.'],
  }),
  letter({
    kind: 'delivery-note',
    hard: 'without prices',
    producer: 'recoded',
    from: sea,
    title: 'Följesedel',
    data: numbered('Följesedelsnr'),
    table: unpriced,
  }),
  letter({
    kind: 'pick-list',
    hard: 'shelves in place of prices',
    producer: 'arrays',
    from: dry,
    title: 'Plocksedel',
    data: numbered('Plocknr'),
    table: [
      [40, 'Hyllplats', (l) => `${String.fromCodePoint(65 + (l.seed % 6))}-${l.seed % 99}`],
      ...unpriced.slice(1),
    ],
  }),
  letter({
    kind: 'complaint',
    hard: 'a decision about a claim that promises a credit note',
    producer: 'pdf-lib',
    from: sea,
    title: 'Reklamationsbesked',
    isAbout: true,
    data: (p) => [
      ['Avser faktura', p.number],
      ['Beslutsdatum', iso(p.issue)],
    ],
    say: ['Vi godkänner er reklamation. Kreditfaktura sänds inom kort.'],
    table: [...unpriced.slice(0, 4), [540, 'Godkänt belopp', (l) => se.money(l.sum), 'r']],
  }),
  letter({
    kind: 'deposit-statement',
    hard: 'crates in and out with balances',
    producer: 'skia',
    from: beer,
    title: 'Pantredovisning',
    data: numbered('Period'),
    table: [
      [40, 'Lastbärare', (l) => l.name],
      [330, 'Ut', (l) => String(l.seed % 20), 'r'],
      [400, 'In', (l) => String(l.seed % 17), 'r'],
      [480, 'Saldo', (l) => String((l.seed % 20) - (l.seed % 17)), 'r'],
    ],
  }),
  letter({
    kind: 'e-document',
    hard: 'an order response printed with its names of fields',
    producer: 'driver',
    mono: true,
    from: dry,
    title: 'OrderResponse',
    data: (p) => [
      ['cbc:ID', p.number],
      ['cbc:IssueDate', iso(p.issue)],
      ['cbc:OrderResponseCode', 'AP'],
      ['cbc:DocumentCurrencyCode', 'SEK'],
    ],
    table: [
      [40, 'cac:Item', (l) => l.name],
      [300, 'cbc:Quantity', (l) => plain(l.quantity, 3), 'r'],
      [400, 'cbc:PriceAmount', (l) => plain(l.price, 4, 2), 'r'],
    ],
  }),
  letter({
    kind: 'e-document',
    hard: 'an EDIFACT despatch advice as text',
    producer: 'letters',
    mono: true,
    from: sea,
    title: 'DESADV',
    data: (p) => [
      ['UNH+1+DESADV:D:96A', ''],
      ['BGM+351+', p.number],
      ['DTM+137:', p.issue.replaceAll('-', '')],
    ],
    table: [
      [40, 'LIN+', (l) => `LIN+${l.code}++EN`],
      [150, 'IMD', (l) => l.name],
      [450, 'QTY+12:', (l) => plain(l.quantity, 3), 'r'],
    ],
  }),
  letter({
    kind: 'e-document',
    hard: 'a Finnish terminal notice of an agreement on e-invoices',
    producer: 'pdf-lib',
    from: ['Pohjolan Kala Oy', 'Satamatie 4, 00980 Helsinki', 'sea'],
    title: 'Verkkolaskuilmoitus',
    data: (p) => [
      ['Finvoice', p.number],
      ['Päiväys', dottedDay(p.issue)],
    ],
    say: ['Tämä on ilmoitus, ei lasku. Alkaen lähetämme laskut verkkolaskuina.'],
  }),
];
