/** Suppliers of set D from Denmark and Norway. */
import { dashedBack, dotted as dottedDay } from '../days.ts';
import { digitsOf } from '../identity.ts';
import { firm } from '../parties.ts';
import { aboutText, count, digits, dotted, type LayoutD, se } from './desk.ts';
import { drawnPage, webPage } from './page.ts';

const abroad = (name: string, address: string, country: string, organisation: string, iban: string) =>
  firm(name, address, { organisation, vat: `${country}${organisation.replaceAll(/\D/gu, '')}`, iban });

const fynsk = abroad(
  'Fynsk Fødevareengros A/S',
  'Havnegade 88, 5000 Odense C',
  'DK',
  digitsOf('Fynsk', 8),
  'DK50 0040 0440 1162 43',
);
const jysk = abroad(
  'Jysk Landslagteri ApS',
  'Slagterivej 4, 7400 Herning',
  'DK',
  digitsOf('Jysk L', 8),
  'DK50 0040 0440 1162 43',
);
const lofot = abroad(
  'Lofotens Fiskeeksport AS',
  'Kaiveien 3, 8370 Leknes',
  'NO',
  digitsOf('Lofot', 9),
  'NO93 8601 1117 947',
);

export const northD: readonly LayoutD[] = [
  webPage({
    id: 'd35',
    hard: 'Danish, crowns of Denmark, CVR; "Fragt" as charge; reverse charge; day turned round',
    seller: {
      supplier: fynsk,
      trades: ['danish'],
      lines: [3, 6],
      code: digits('fynsk', 6),
      number: count(510_442),
      currency: 'DKK',
      rate: 0,
      charges: [['Fragt', 45000, 0]],
    },
    credits: 1,
    css: `.head{border-bottom:2pt solid #c8102e}.logo{color:#c8102e}`,
    logo: 'Fynsk Fødevareengros',
    word: ['Faktura', 'Kreditnota'],
    meta: (p) => [
      ['Fakturanr.', p.number],
      ['Fakturadato', dashedBack(p.issue)],
      ['Forfaldsdato', dashedBack(p.due)],
      ['Kundenr.', p.customer],
      ...aboutText(p, 'Vedr. faktura'),
    ],
    columns: [
      ['Varenr.', (l) => l.code],
      ['Beskrivelse', (l) => l.name],
      ['Antal', (l) => dotted.quantity(l.quantity), 'r'],
      ['Enhed', (l) => l.unit],
      ['Stk. pris', (l) => dotted.price(l.price), 'r'],
      ['Beløb', (l) => dotted.money(l.sum), 'r'],
    ],
    totals: (p) => [
      ['Varer i alt', dotted.money(p.lineNet)],
      ...p.charges.map((c) => [c.label, dotted.money(c.amount)] as const),
      ['Subtotal', dotted.money(p.net)],
      ['Moms 0%', dotted.money(p.tax)],
      ['I alt DKK', dotted.money(p.payable)],
    ],
    foot: (p) => [
      [p.supplier.name, p.supplier.street, p.supplier.post],
      [`CVR ${p.supplier.organisation}`, `Købers VAT ${p.buyer.vat}`],
      [`IBAN ${p.supplier.iban ?? ''}`, 'Omvendt betalingspligt'],
    ],
  }),
  drawnPage({
    id: 'd36',
    producer: 'driver',
    hard: 'Danish butcher in Swedish kronor: kolli and kilo, "Til betaling", abbreviated month',
    seller: {
      supplier: jysk,
      trades: ['danish'],
      lines: [4, 8],
      code: (n) => digits('jysk', 5)(n),
      number: count(77_310, 3),
      rate: 0,
    },
    top: [40, 50, 'JYSK LANDSLAGTERI', { font: 'bold', size: 16 }],
    title: [420, 50, 14],
    metaAs: ['pairs', 400, 74, 80],
    meta: (p) => [
      ['Faktura', p.number],
      ['Dato', dottedDay(p.issue)],
      ['Betalingsfrist', dottedDay(p.due)],
      ['Debitor', p.customer],
    ],
    buyer: [40, 84],
    from: 160,
    cells: [
      { x: 40, head: 'Vare', cell: (l) => l.code },
      { x: 90, head: 'Tekst', cell: (l) => l.name },
      { x: 280, head: 'Kolli', cell: (l) => String((l.seed % 7) + 1), align: 'r' },
      { x: 350, head: 'Mængde', cell: (l) => dotted.quantity(l.quantity), align: 'r' },
      { x: 358, head: '', cell: (l) => l.unit },
      { x: 450, head: 'Pris', cell: (l) => dotted.price(l.price), align: 'r' },
      { x: 556, head: 'Beløb', cell: (l) => dotted.money(l.sum), align: 'r' },
    ],
    totalsAs: ['pairs', 370, 186],
    totals: (p) => [
      ['Total ekskl. moms', dotted.money(p.net)],
      ['Moms', dotted.money(p.tax)],
      ['Til betaling SEK', dotted.money(p.payable)],
    ],
    foot: (p) => [
      [p.supplier.name, p.supplier.street, p.supplier.post],
      [`CVR-nr. ${p.supplier.organisation}`],
      [`IBAN ${p.supplier.iban ?? ''}`],
    ],
  }),
  drawnPage({
    id: 'd37',
    producer: 'arrays',
    hard: 'Norwegian: "Å betale", MVA, org.nr with MVA behind, NOK',
    seller: {
      supplier: lofot,
      trades: ['norse'],
      lines: [3, 5],
      code: digits('lofot', 4),
      number: count(20_881),
      currency: 'NOK',
      rate: 0,
      isWhole: false,
    },
    credits: 1,
    top: [40, 50, 'Lofotens Fiskeeksport AS', { font: 'serifbold', size: 16 }],
    sender: [40, 64, 'Kaiveien 3, 8370 Leknes, Norge'],
    title: [40, 180, 16],
    word: ['Faktura', 'Kreditnota'],
    metaAs: ['pairs', 370, 90, 84],
    meta: (p) => [
      ['Fakturanr', p.number],
      ['Fakturadato', dottedDay(p.issue)],
      ['Forfallsdato', dottedDay(p.due)],
      ['Kundenr', p.customer],
      ['Leveringsdato', dottedDay(p.delivered)],
    ],
    buyer: [40, 104],
    from: 206,
    cells: [
      { x: 40, head: 'Varenr', cell: (l) => l.code },
      { x: 80, head: 'Varebeskrivelse', cell: (l) => l.name },
      { x: 340, head: 'Antall', cell: (l) => se.quantity(l.quantity), align: 'r' },
      { x: 348, head: 'Enh', cell: (l) => l.unit },
      { x: 440, head: 'Pris', cell: (l) => se.price(l.price), align: 'r' },
      { x: 480, head: 'MVA', cell: () => '0%', align: 'r' },
      { x: 556, head: 'Beløp', cell: (l) => se.money(l.sum), align: 'r' },
    ],
    totalsAs: ['pairs', 370, 186],
    totals: (p) => [
      ['Netto beløp', se.money(p.net)],
      ['MVA', se.money(p.tax)],
      ['Å betale NOK', se.money(p.payable)],
    ],
    foot: (p) => [
      [`Org.nr NO ${p.supplier.organisation} MVA`],
      [`IBAN ${p.supplier.iban ?? ''}`, 'Eksport, mva-fritt'],
    ],
  }),
];
