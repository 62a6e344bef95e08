import { describe, expect, test } from 'vitest';
import { head, type Print, readAround } from '#testing/papers/around-page.ts';

const from = (name: string): readonly Print[] => [
  [name, 40, 50, 'left', 12],
  ['Torggatan 9', 40, 64],
  ['22100 Mariehamn', 40, 77],
];
const buyer = (vat: string): readonly Print[] => [
  ['Matsalen Sju Steg AB', 320, 80],
  ['Drottninggatan 88 C', 320, 92],
  ['SE-111 36 Stockholm', 320, 104],
  [vat, 320, 116],
];
const found = (...prints: readonly (readonly Print[])[]) => {
  const { invoice, doubts } = readAround([...prints.flat(), ...head]);
  return [invoice.supplier.vatNumber, doubts.includes('supplier')];
};

describe('a sender abroad prints the VAT number of who buys as well', () => {
  test.each([
    ['Ålands Skärgårdssmak Ab', 'FO-nummer 3165086-6 Momsnummer FI31650866', 'FI31650866'],
    ['Pargas Bröd Oy', 'Momsnr FI31650866', 'FI31650866'],
    ['Nordsø Fisk ApS', 'Momsnr DK12345674', 'DK12345674'],
    ['Weingut Sonnenhof GmbH', 'USt-IdNr. DE811907980', 'DE811907980'],
    ['Salumeria Bellacqua S.r.l.', 'P.IVA e C.F. IT01011450945', 'IT01011450945'],
    ['Huîtres Kerbellec SAS', 'N° TVA FR75782563720', 'FR75782563720'],
  ])('at the foot stands its own: %s', (name, foot, number) => {
    expect(found(from(name), buyer('Momsnr SE559911592901'), [[foot, 40, 780]])).toEqual([number, false]);
  });

  test('a sender in Sweden with a number of another country keeps its own', () => {
    const own: Print = ['Org.nr 556233-2451, Momsnr SE556233245101', 40, 90];
    const [number] = found(from('Norrskär Grossist AB'), [own], [['Momsnr DK12345674', 40, 780]]);
    expect(number).toBe('SE556233245101');
  });
});

test.each(['P.IVA e C.F.', 'P. IVA / C.F.', 'C.F. e P.IVA', 'Cod. Fisc. e P. IVA', 'Partita IVA', 'P.IVA'])(
  'a number of Italy stands behind %s',
  (label) => {
    expect(
      found(from('Salumeria Bellacqua S.r.l.'), buyer(''), [[`${label} IT01011450945`, 40, 90]])[0],
    ).toBe('IT01011450945');
  },
);

describe('a row at the foot with a name and its address', () => {
  const goes = buyer('').slice(0, 3);
  const row = (said: string): readonly Print[] => [
    ['krogpersonal.nu', 40, 50, 'left', 12],
    ...goes.map(([text, , y]): Print => [text, 40, y - 16]),
    [said, 40, 780, 'left', 7],
  ];

  test('names the sender where it gives its number twice', () => {
    const said =
      'Krogpersonal Nu i Stockholm AB (556233-2451), Birger Jarlsgatan 57, 113 56 Stockholm. Momsnr: SE556233245101.';
    expect(found(row(said))).toEqual(['SE556233245101', false]);
  });

  test('is doubted where it gives it once', () => {
    expect(
      found(row('Krogpersonal Nu i Stockholm AB (556233-2451), Birger Jarlsgatan 57, 113 56 Stockholm.'))[1],
    ).toBe(true);
  });
});
