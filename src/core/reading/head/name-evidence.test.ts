import { expect, test } from 'vitest';
import { paperOf } from '#testing/papers/paper.ts';
import { readPages } from '../read-pages.ts';
import type { Reading } from '../reading.ts';

type Print = readonly [text: string, x: number, y: number, size?: number];

/** A page of one line, without anybody's name. */
const page = (prints: readonly Print[]): Reading => {
  const paper = paperOf(0.5, 0);
  const fixed: readonly Print[] = [
    ['Faktura', 330, 150, 18],
    ['Fakturanr', 330, 176],
    ['26043', 430, 176],
    ['Fakturadatum', 330, 190],
    ['2026-01-24', 430, 190],
    ['Benämning', 40, 280],
    ['Antal', 330, 280],
    ['Pris', 400, 280],
    ['Belopp', 480, 280],
    ['Golvvård polish', 40, 296],
    ['5', 330, 296],
    ['40,00', 400, 296],
    ['200,00', 480, 296],
    ['Netto', 330, 330],
    ['200,00', 480, 330],
    ['Moms 25 %', 330, 344],
    ['50,00', 480, 344],
    ['Att betala SEK', 330, 358],
    ['250,00', 480, 358],
  ];
  for (const [text, x, y, size] of [...fixed, ...prints]) paper.print(text, x, y, 'left', size ?? 9);
  const reading = readPages(paper.pages());
  if (reading === null) throw new Error('nothing read');
  return reading;
};

const address = (lines: readonly string[], x: number, y: number): readonly Print[] =>
  lines.map((text, at) => [text, x, y + 12 * at]);

const buyer = ['Hotell Norrsken Drift AB', 'Köpmangatan 51', '972 33 Luleå'];
const place = ['Kajköket Norra Piren', 'Pirgatan 14', '211 20 Malmö'];
const numbers: readonly Print[] = [
  ['Bankgiro 5050-1055', 40, 780],
  ['Org.nr 559236-0811', 200, 780],
  ['Momsreg.nr SE559236081101', 340, 780],
];

test.each([['Driftställe:'], ['PLATS FÖR GODS'], ['Ombudsställe']])(
  'who heads the page in capitals sends it, though below %s another address follows the first',
  (label) => {
    const reading = page([
      ['PARTIHALLENS GRÖNT AB', 40, 40, 11],
      ...address(buyer, 40, 74),
      ...address([label, ...place], 40, 122),
      ...numbers,
    ]);
    expect(reading.invoice.supplier.name).toBe('PARTIHALLENS GRÖNT AB');
  },
);

test.each<[string, readonly Print[]]>([
  ['alone', address(buyer, 40, 60)],
  ['at the right edge of the page', address(buyer, 400, 50)],
  [
    'above a place below a word that nobody knows',
    [...address(buyer, 40, 50), ...address(['Bryggan:', ...place], 40, 98)],
  ],
  ['with its own number', address([...buyer, 'VAT no SE559236081101'], 40, 60)],
  ['below a word that nobody knows', [...address(['Driftställe:', ...buyer], 40, 50)]],
  [
    'below a word that nobody knows, beside who is billed',
    [
      ...address(['Driftställe:', ...buyer], 40, 50),
      ...address(['Fakturaadress', 'Krogen Ekbacken AB', 'Storgatan 5', '386 30 Färjestaden'], 330, 50),
    ],
  ],
  [
    'with its own number below the address of a business',
    [
      ['Maison Delorme et Fils', 200, 50, 18],
      ['14 quai du Halage, 691 30 Écully', 200, 72],
      ...address([...buyer, 'N° TVA : SE559236081101'], 302, 100),
    ],
  ],
  [
    'and again on a slip beside where to pay',
    [...address(buyer, 330, 60), ...address(buyer, 40, 680), ['Till bankgiro 5050-1055', 330, 680]],
  ],
])('a company in an address %s is not trusted as the sender, whose name is a picture', (_, prints) => {
  expect(page([...prints, ...numbers]).doubts).toContain('supplier');
});

test.each(['Beställande enhet', 'Plats'])(
  'a company behind %s in a grid is not trusted as the sender',
  (label) => {
    const reading = page([
      [label, 40, 176],
      ['Hotell Norrsken Drift AB', 160, 176],
      ['Er märkning', 40, 190],
      ['Kök', 160, 190],
      ...numbers,
    ]);
    expect(reading.doubts).toContain('supplier');
  },
);

const small = ['Lindmans Fönsterputs AB', 'Rönnvägen 7', '302 60 Halmstad'];

test.each<[string, readonly Print[]]>([
  ['in the corner above who buys', [...address(small, 40, 40), ...address(buyer, 40, 90)]],
  ['with its telephone', [...address([...small, 'Tel 035-12 34 56'], 330, 40), ...address(buyer, 40, 52)]],
  [
    'with its number above who buys',
    [...address([...small, 'Org.nr 559236-0811'], 60, 90), ...address(buyer, 60, 150)],
  ],
  [
    'in a row above who buys',
    [['Lindmans Fönsterputs AB · Rönnvägen 7 · 302 60 Halmstad', 40, 60, 7], ...address(buyer, 40, 78)],
  ],
  [
    'in a row below its name in larger letters',
    [
      ['LINDMANS', 40, 40, 16],
      ['Lindmans Fönsterputs AB', 40, 60],
      ['Rönnvägen 7, 302 60 Halmstad', 40, 72],
      ...address(buyer, 40, 110),
    ],
  ],
  [
    'above the label of who buys',
    [
      ...address(small, 40, 80),
      ['Kund: Hotell Norrsken Drift AB', 40, 120],
      ['Köpmangatan 51, 972 33 Luleå', 40, 132],
    ],
  ],
])('a company in an address %s is the sender', (_, prints) => {
  const reading = page([...prints, ...numbers]);
  expect([reading.invoice.supplier.name, reading.doubts]).toEqual(['Lindmans Fönsterputs AB', []]);
});

test.each([
  'Købers momsnr. SE556233245101',
  'Omvänd skattskyldighet. Köparens VAT SE556233245101',
  'Gemenskapsinternt varuförvärv, köparens momsnr SE556233245101',
])('%s names nobody, and is not the number of who sends', (note) => {
  const { invoice } = page([
    ...address(
      [
        'Vesterbro Fødevarer ApS',
        'Kødboderne 31',
        'DK-1714 København V',
        'CVR-nr. 94329809',
        'Tlf. 70 20 45 18',
      ],
      330,
      40,
    ),
    ...address(buyer, 40, 52),
    ['IBAN DK50 0040 0440 1162 43 SE-nr. DK94329809', 40, 768],
    [note, 40, 780],
  ]);
  expect([invoice.supplier.name, invoice.supplier.organizationNumber]).toEqual([
    'Vesterbro Fødevarer ApS',
    '94329809',
  ]);
});

test('a company abroad without its number in the text is the sender, though the buyer’s stands in an address', () => {
  const reading = page([
    ...address(['Saaristo Herkut Oy', 'Satamakatu 4', '21600 Parainen'], 40, 40),
    ...address([...buyer, 'SE556233245101'], 40, 100),
    ['IBAN FI21 1234 5600 0007 85', 40, 780],
  ]);
  expect([reading.invoice.supplier.name, reading.invoice.supplier.vatNumber, reading.doubts]).toEqual([
    'Saaristo Herkut Oy',
    null,
    [],
  ]);
});

test('what a foot says of taxes beside the numbers of a trader is nobody’s name', () => {
  const { invoice } = page([
    ...address(['Till:', ...buyer], 40, 60),
    ...address(
      ['Bankgiro 5050-1055', 'Org nr 590827-1389', 'Godkänd för F-skatt', 'Moms nr', 'SE590827138901'],
      40,
      720,
    ),
  ]);
  expect(invoice.supplier.name).toBeNull();
});
