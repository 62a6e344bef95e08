/** Suppliers of set D from Germany and Italy. */
import { abbreviated, dotted as dottedDay, iso, slashes } from '../days.ts';
import { digitsOf } from '../identity.ts';
import { firm } from '../parties.ts';
import { aboutText, bare, count, digits, dotted, english, type LayoutD } from './desk.ts';
import { drawnPage, webPage } from './page.ts';

const abroad = (name: string, address: string, country: string, organisation: string, iban: string) =>
  firm(name, address, { organisation, vat: `${country}${organisation.replaceAll(/\D/gu, '')}`, iban });

const bayern = abroad(
  'Feinkost Oberhuber GmbH',
  'Schleißheimer Str. 214, 80797 München',
  'DE',
  digitsOf('Oberhuber', 9),
  'DE89 3704 0044 0532 0130 00',
);
const italia = abroad(
  'Salumificio Fratelli Bondi S.r.l.',
  'Via Emilia 118, 41126 Modena',
  'IT',
  digitsOf('Bondi', 11),
  'IT60 X054 2811 1010 0000 0123 456',
);
const sapori = abroad(
  'Sapori del Garda S.p.A.',
  'Via Lungolago 9, 37016 Garda VR',
  'IT',
  digitsOf('Garda', 11),
  'IT60 X054 2811 1010 0000 0123 456',
);
const kiel = abroad(
  'Nordlicht Lebensmittel Handels GmbH & Co. KG',
  'Kaistraße 40, 24114 Kiel',
  'DE',
  digitsOf('Kiel', 9),
  'DE89 3704 0044 0532 0130 00',
);

export const southD: readonly LayoutD[] = [
  webPage({
    id: 'd38',
    hard: 'German, euro: "Rechnungs-Nr.", "Menge/ME", net and sum labelled twice, intra-community supply',
    seller: {
      supplier: bayern,
      trades: ['german'],
      lines: [3, 6],
      code: (n) => `OB ${digits('bayern', 4)(n)}`,
      number: (n) => `RE-26-${count(4010)(n)}`,
      currency: 'EUR',
      rate: 0,
      discounts: [200],
      charges: [['Versandkosten', 12500, 0]],
    },
    credits: 1,
    css: `body{font-size:9pt}.logo{font-family:'Liberation Serif'}.lines th{border-top:1pt solid #000}`,
    logo: 'Feinkost Oberhuber',
    word: ['Rechnung', 'Gutschrift'],
    order: ['head', 'buyer', 'meta', 'lines', 'totals', 'note', 'foot'],
    note: () => '<p>Steuerfreie innergemeinschaftliche Lieferung. Zahlbar ohne Abzug.</p>',
    meta: (p) => [
      ['Rechnungs-Nr.', p.number],
      ['Rechnungsdatum', dottedDay(p.issue)],
      ['Lieferdatum', dottedDay(p.delivered)],
      ['Fällig am', dottedDay(p.due)],
      ['Kunden-Nr.', p.customer],
      ...aboutText(p, 'Zu Rechnung'),
    ],
    columns: [
      ['Pos.', (_, i) => String(i + 1)],
      ['Artikel-Nr.', (l) => l.code],
      ['Bezeichnung', (l) => l.name],
      ['Menge', (l) => dotted.quantity(l.quantity), 'r'],
      ['ME', (l) => l.unit],
      ['E-Preis', (l) => dotted.price(l.price), 'r'],
      ['Rabatt', (l) => (l.discount === 0n ? '' : `${dotted.percent(l.discount)} %`), 'r'],
      ['Gesamt', (l) => dotted.money(l.sum), 'r'],
    ],
    totals: (p) => [
      ['Warenwert', `${dotted.money(p.lineNet)} €`],
      ...p.charges.map((c) => [c.label, `${dotted.money(c.amount)} €`] as const),
      ['Nettobetrag', `${dotted.money(p.net)} €`],
      ['MwSt 0 %', `${dotted.money(p.tax)} €`],
      ['Rechnungsbetrag', `${dotted.money(p.payable)} €`],
    ],
    foot: (p) => [
      [p.supplier.name, p.supplier.street, p.supplier.post],
      [`USt-IdNr. ${p.supplier.vat}`, 'HRB 214 880 München'],
      [`IBAN ${p.supplier.iban ?? ''}`],
    ],
  }),
  drawnPage({
    id: 'd39',
    producer: 'skia',
    hard: 'Italian: FATTURA, U.M., "Imponibile", "Scadenza"; delivery day in a transport note',
    seller: {
      supplier: italia,
      trades: ['italian'],
      lines: [3, 6],
      code: (n) => `SB${digits('bondi', 4)(n)}`,
      number: (n) => `${count(211)(n)}/2026`,
      currency: 'EUR',
      rate: 0,
    },
    top: [40, 48, 'Salumificio F.lli Bondi', { font: 'serifbold', size: 18 }],
    title: [40, 90, 13],
    word: ['FATTURA', 'NOTA DI CREDITO'],
    metaAs: ['stack', 40, 108, 100, 4],
    meta: (p) => [
      ['Numero fattura', p.number],
      ['Data fattura', slashes(p.issue)],
      ['Scadenza', slashes(p.due)],
      ['Cod. cliente', p.customer],
    ],
    buyer: [330, 60, 'Spett.le'],
    from: 160,
    cells: [
      { x: 40, head: 'Codice', cell: (l) => l.code },
      { x: 96, head: 'Descrizione', cell: (l) => l.name },
      { x: 280, head: 'U.M.', cell: (l) => l.unit },
      { x: 360, head: 'Q.tà', cell: (l) => dotted.quantity(l.quantity), align: 'r' },
      { x: 450, head: 'Prezzo unit.', cell: (l) => dotted.price(l.price), align: 'r' },
      { x: 550, head: 'Importo', cell: (l) => dotted.money(l.sum), align: 'r' },
    ],
    totalsAs: ['across', 40, 120],
    totalsAt: 690,
    totals: (p) => [
      ['Imponibile', dotted.money(p.net)],
      ['IVA non imp. art. 41', dotted.money(p.tax)],
      ['Totale fattura EUR', dotted.money(p.payable)],
    ],
    foot: (p) => [
      [p.supplier.name, p.supplier.street, p.supplier.post],
      [`P.IVA ${p.supplier.vat}`],
      [`IBAN ${p.supplier.iban ?? ''}`],
    ],
  }),
  webPage({
    id: 'd40',
    hard: 'Italian and English side by side, D.D.T., totals to the left',
    seller: {
      supplier: sapori,
      trades: ['italian'],
      lines: [4, 7],
      code: digits('garda', 5),
      number: (n) => `FE ${count(1450)(n)}`,
      currency: 'EUR',
      rate: 0,
      discounts: [1000, 500],
    },
    css: `.logo{color:#0a6e3f}.lines td{border:.5pt solid #0a6e3f}.totals{margin:10pt auto 0 0}`,
    logo: 'Sapori del Garda',
    word: ['Fattura / Invoice', 'Nota di credito / Credit note'],
    meta: (p) => [
      ['N. / No.', p.number],
      ['Data / Date', slashes(p.issue)],
      ['DDT', `${p.order} del ${slashes(p.delivered)}`],
      ['Scadenza / Due', slashes(p.due)],
    ],
    columns: [
      ['Articolo', (l) => l.code],
      ['Descrizione / Description', (l) => l.name],
      ['UM', (l) => l.unit],
      ['Quantità', (l) => bare.quantity(l.quantity), 'r'],
      ['Prezzo', (l) => bare.price(l.price), 'r'],
      ['Sc.%', (l) => (l.discount === 0n ? '' : bare.percent(l.discount)), 'r'],
      ['Totale', (l) => bare.money(l.sum), 'r'],
    ],
    totals: (p) => [
      ['Totale merce / Net', bare.money(p.net)],
      ['IVA / VAT 0%', bare.money(p.tax)],
      ['Totale da pagare / Amount due EUR', bare.money(p.payable)],
    ],
    foot: (p) => [
      [p.supplier.name, p.supplier.street, p.supplier.post],
      [`Partita IVA ${p.supplier.vat}`],
      [`IBAN ${p.supplier.iban ?? ''}`],
    ],
  }),
  drawnPage({
    id: 'd41',
    producer: 'words',
    hard: 'a German shop in English for Swedish buyers: Swedish kronor, month as word, comma for thousands',
    seller: {
      supplier: kiel,
      trades: ['german', 'cupboard'],
      lines: [4, 8],
      code: (n) => `NL-${digits('kiel', 5)(n)}`,
      number: (n) => `NL${count(26_440_100)(n)}`,
      rate: 0,
      charges: [['Freight Kiel–Göteborg', 98000, 0]],
    },
    top: [40, 50, 'NORDLICHT', { font: 'bold', size: 18 }],
    title: [440, 50, 18],
    word: ['INVOICE', 'CREDIT NOTE'],
    metaAs: ['pairs', 380, 76, 90],
    meta: (p) => [
      ['Invoice number', p.number],
      ['Invoice date', iso(p.issue)],
      ['Due date', iso(p.due)],
      ['Shipped', abbreviated(p.delivered)],
    ],
    buyer: [40, 84, 'Sold to'],
    from: 170,
    cells: [
      { x: 40, head: 'Item no.', cell: (l) => l.code },
      { x: 110, head: 'Description', cell: (l) => l.name },
      { x: 330, head: 'Quantity', cell: (l) => english.quantity(l.quantity), align: 'r' },
      { x: 338, head: 'UoM', cell: (l) => l.unit },
      { x: 446, head: 'Unit price', cell: (l) => english.price(l.price), align: 'r' },
      { x: 556, head: 'Line total', cell: (l) => english.money(l.sum), align: 'r' },
    ],
    totalsAs: ['pairs', 370, 186],
    totals: (p) => [
      ...p.charges.map((c) => [c.label, english.money(c.amount)] as const),
      ['Subtotal', english.money(p.net)],
      ['VAT 0%', english.money(p.tax)],
      ['Total due SEK', english.money(p.payable)],
    ],
    foot: (p) => [
      [p.supplier.name, p.supplier.street, p.supplier.post],
      [`VAT ID ${p.supplier.vat}`],
      [`IBAN ${p.supplier.iban ?? ''}`],
    ],
  }),
];
