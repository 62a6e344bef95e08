/** Invoices of set D that a browser printed: cloud accounting and portals. */
import { iso, words } from '../days.ts';
import { firm } from '../parties.ts';
import { aboutText, bare, count, digits, type LayoutD, se } from './desk.ts';
import { webPage } from './page.ts';

const kaffe = firm('Rosteriet Tolvskilling AB', 'Ringögatan 22, 417 07 Göteborg');
const kemi = firm('Rentorp Kemi & Städ AB', 'Snickarvägen 4, 352 45 Växjö');
const pack = firm('Emballagehuset Sveaplan AB', 'Hammarby Fabriksväg 61, 120 30 Stockholm');
const vin = firm('Druvan & Dalen Vinimport AB', 'Birger Jarlsgatan 104, 114 20 Stockholm');

const small = (p: Parameters<LayoutD['draw']>[0]): readonly (readonly string[])[] => [
  [p.supplier.name, p.supplier.street, p.supplier.post],
  [`Telefon ${p.supplier.phone}`, p.supplier.mail],
  [`Bankgiro ${p.supplier.bankgiro}`, `OCR ${p.ocr}`],
  [`Org.nr ${p.supplier.organisation}`, `Momsreg.nr ${p.supplier.vat}`, 'Godkänd för F-skatt'],
];

export const portals: readonly LayoutD[] = [
  webPage({
    id: 'd14',
    hard: 'cloud accounting: the buyer beside the data, long heads, the VAT number as the only number of the sender',
    seller: {
      supplier: kaffe,
      trades: ['cup'],
      lines: [2, 5],
      code: (n) => `TS${digits('kaffe', 3)(n)}`,
      number: count(1207),
      discounts: [1500],
      charges: [['Fakturaavgift', 2900, 25]],
    },
    credits: 1,
    css: `.head{background:#f3efe6;padding:10pt}.logo{color:#6b3d1e;font-family:'Liberation Serif'}.lines th{font-size:8pt;color:#6b3d1e}`,
    logo: 'Tolvskilling',
    meta: (p) => [
      ['Fakturanummer', p.number],
      ['Kundnummer', p.customer],
      ['Fakturadatum', iso(p.issue)],
      ['Förfallodatum', iso(p.due)],
      ['Betalningsvillkor', '30 dagar'],
      ['Er referens', 'Åsa i köket'],
      ...aboutText(p),
    ],
    columns: [
      ['Artikelnummer', (l) => l.code],
      ['Beskrivning', (l) => l.name],
      ['Antal', (l) => se.quantity(l.quantity), 'r'],
      ['Enhet', (l) => l.unit],
      ['Pris per enhet', (l) => se.price(l.price), 'r'],
      ['Rabatt', (l) => (l.discount === 0n ? '' : `${se.percent(l.discount)} %`), 'r'],
      ['Moms', (l) => `${l.rate} %`, 'r'],
      ['Summa', (l) => se.money(l.sum), 'r'],
    ],
    totals: (p) => [
      ...p.charges.map((c) => [c.label, se.money(c.amount)] as const),
      ['Netto', se.money(p.net)],
      ...p.vat.map((v) => [`Moms ${v.rate} %`, se.money(v.tax)] as const),
      ['Summa moms', se.money(p.tax)],
      [p.isCredit ? 'Att få tillbaka' : 'Att betala', `${se.money(p.payable)} SEK`],
    ],
    foot: (p) => [
      [p.supplier.name, p.supplier.street, p.supplier.post],
      [`Bankgiro ${p.supplier.bankgiro}`],
      [`VAT ${p.supplier.vat}`, 'Innehar F-skatt'],
    ],
  }),
  webPage({
    id: 'd15',
    hard: 'discount in kronor a unit and net price beside it; the number of the goods at the end of the row',
    seller: {
      supplier: kemi,
      trades: ['wash'],
      lines: [3, 7],
      code: digits('kemi', 6),
      number: (n) => `SF-${count(60_114)(n)}`,
    },
    css: `body{font-family:'Liberation Sans Narrow'}.lines td{border-bottom:.4pt solid #aaa}.totals{background:#eef6ee}`,
    logo: '<span style="color:#197a3b">REN</span>torp',
    isMetaRow: true,
    meta: (p) => [
      ['Faktura', p.number],
      ['Utskriven', iso(p.delivered)],
      ['Fakturadatum', iso(p.issue)],
      ['Oss tillhanda senast', iso(p.due)],
      ['Kund', p.customer],
    ],
    columns: [
      ['Rad', (_, i) => String((i + 1) * 10)],
      ['Produkt', (l) => l.name],
      ['Frp', (l) => l.pack],
      ['Ant', (l) => se.quantity(l.quantity), 'r'],
      ['Enh', (l) => l.unit],
      ['Listpris', (l) => se.price(l.price + BigInt((l.seed % 9) + 1) * 10_000n), 'r'],
      ['Avdrag kr', (l) => se.price(BigInt((l.seed % 9) + 1) * 10_000n), 'r'],
      ['Nettopris', (l) => se.price(l.price), 'r'],
      ['Belopp', (l) => se.money(l.sum), 'r'],
      ['Art.kod', (l) => l.code, 'r'],
    ],
    isTotalsRow: true,
    totals: (p) => [
      ['Summa varor', se.money(p.net)],
      ['Momssats', '25 %'],
      ['Momsbelopp', se.money(p.tax)],
      ['Att betala SEK', se.money(p.payable)],
    ],
    foot: small,
  }),
  webPage({
    id: 'd16',
    hard: 'prices for 1000 and 100 with the basis in a column of its own; pieces in thousands',
    seller: {
      supplier: pack,
      trades: ['boxes'],
      lines: [4, 8],
      code: (n) => digits('pack', 7)(n).replace(/(\d{3})(\d{2})/u, '$1.$2.'),
      number: count(4_500_118, 9),
      base: 100n,
      charges: [['Pallfrakt', 59500, 25]],
    },
    credits: 1,
    css: `.lines{border:1pt solid #000}.lines td,.lines th{border-left:.5pt solid #000}.head{border-bottom:3pt double #000}`,
    logo: 'Emballagehuset',
    meta: (p) => [
      ['Fakturanr', p.number],
      ['Datum', iso(p.issue)],
      ['Förfaller', iso(p.due)],
      ['Vår order', p.order],
      ['Kundnr', p.customer],
      ...aboutText(p, 'Gäller faktura'),
    ],
    columns: [
      ['Artikelnr', (l) => l.code],
      ['Benämning', (l) => l.name],
      ['Kvantitet', (l) => se.quantity(l.quantity), 'r'],
      ['Enh', (l) => l.unit],
      ['Pris', (l) => se.price(l.price), 'r'],
      ['Per', (l) => String(l.base), 'r'],
      ['Radsumma', (l) => se.money(l.sum), 'r'],
    ],
    totals: (p) => [
      ['Varuvärde', se.money(p.lineNet)],
      ...p.charges.map((c) => [c.label, se.money(c.amount)] as const),
      ['Exkl. moms', se.money(p.net)],
      ['Moms 25 %', se.money(p.tax)],
      [p.isCredit ? 'Kreditbelopp SEK' : 'Totalt SEK', se.money(p.payable)],
    ],
    foot: small,
  }),
  webPage({
    id: 'd17',
    hard: 'wine: vintage and volume within the name, case and bottle quantities, duty as a note; long day',
    seller: {
      supplier: vin,
      trades: ['cellar'],
      lines: [3, 6],
      code: digits('vin', 5),
      number: (n) => `DD ${count(26_114)(n)}`,
      discounts: [500],
    },
    css: `body{font-family:'Liberation Serif';font-size:11pt}.logo{font-style:italic;color:#601030}.lines th{font-variant:small-caps}`,
    logo: 'Druvan &amp; Dalen',
    order: ['head', 'buyer', 'meta', 'lines', 'note', 'totals', 'foot'],
    meta: (p) => [
      ['Faktura nr', p.number],
      ['Den', words(p.issue)],
      ['Betalas före', words(p.due)],
    ],
    columns: [
      ['Vin', (l) => l.name],
      ['Varunr', (l) => l.code],
      ['Storlek', (l) => l.pack],
      ['Flaskor', (l) => bare.quantity(l.quantity), 'r'],
      ['Pris', (l) => bare.price(l.price), 'r'],
      ['./. %', (l) => (l.discount === 0n ? '' : bare.percent(l.discount)), 'r'],
      ['Summa', (l) => bare.money(l.sum), 'r'],
    ],
    note: () =>
      '<p class="small">Alkoholskatt ingår i priset. Varorna förblir vår egendom tills full betalning skett.</p>',
    totals: (p) => [
      ['Belopp exkl. moms', bare.money(p.net)],
      ...p.vat.map((v) => [`Moms ${v.rate} procent på ${bare.money(v.base)}`, bare.money(v.tax)] as const),
      ['Summa moms', bare.money(p.tax)],
      ['Kronor att betala', bare.money(p.payable)],
    ],
    foot: small,
    printing: { unit: () => undefined },
  }),
];
