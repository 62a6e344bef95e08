/** Invoices of set D that a browser printed: breweries, laundries and shops. */
import { iso, slashes } from '../days.ts';
import { escaped } from '../html.ts';
import { gtin } from '../identity.ts';
import { firm } from '../parties.ts';
import { aboutText, count, digits, dotted, english, type LayoutD, minus, pieces, se } from './desk.ts';
import { webPage } from './page.ts';

const bryggeri = firm('Kvarnbyns Bryggeri AB', 'Kvarnbygatan 10, 431 34 Mölndal');
const tvatt = firm('Svea Textilservice Norr AB', 'Tvättvägen 3, 904 40 Umeå');
const frukt = firm('Frukthallen Wiberg AB', 'Grönsakstorget 5, 411 17 Göteborg');
const ost = firm('Ostmakaren på Möllan AB', 'Möllevångsgatan 31, 214 20 Malmö');

const small = (p: Parameters<LayoutD['draw']>[0]): readonly (readonly string[])[] => [
  [p.supplier.name, p.supplier.street, p.supplier.post],
  [`Telefon ${p.supplier.phone}`, p.supplier.mail],
  [`Bankgiro ${p.supplier.bankgiro}`, `OCR ${p.ocr}`],
  [`Org.nr ${p.supplier.organisation}`, `Momsreg.nr ${p.supplier.vat}`, 'Godkänd för F-skatt'],
];

export const shops: readonly LayoutD[] = [
  webPage({
    id: 'd18',
    hard: 'beer with a deposit line below each; alcohol as a column; true minus on credit notes',
    seller: {
      supplier: bryggeri,
      trades: ['brew'],
      lines: [3, 5],
      code: (n) => `KB-${digits('kvarn', 3)(n)}`,
      number: count(20_260_114),
      deposit: ['Pant', 'P-01', 3600],
      isNegativeCredit: true,
    },
    credits: 1,
    css: `.head{background:#222;color:#fff;padding:8pt}.lines tr:nth-child(even){background:#f1f1f1}`,
    logo: 'KVARNBYNS',
    meta: (p) => [
      ['Faktura #', p.number],
      ['Datum', iso(p.issue)],
      ['Förfallodatum', iso(p.due)],
      ...aboutText(p, 'Kredit av #'),
    ],
    columns: [
      ['SKU', (l) => l.code],
      ['Artikel', (l) => l.name],
      ['Kolli', (l) => l.pack],
      ['Antal', (l) => minus.quantity(l.quantity), 'r'],
      ['À', (l) => minus.price(l.price), 'r'],
      ['Moms', (l) => `${l.rate}%`, 'r'],
      ['Total', (l) => minus.money(l.sum), 'r'],
    ],
    totals: (p) => [
      ['Totalt exkl. moms', minus.money(p.net)],
      ...p.vat.map((v) => [`Varav moms ${v.rate}%`, minus.money(v.tax)] as const),
      ['Total moms', minus.money(p.tax)],
      ['TOTALT SEK', minus.money(p.payable)],
    ],
    foot: small,
    printing: { unit: () => undefined },
  }),
  webPage({
    id: 'd19',
    hard: 'laundry: handed in, handed out, rent; a period; the sum says of which VAT',
    seller: {
      supplier: tvatt,
      trades: ['linen'],
      lines: [4, 7],
      code: digits('tvatt', 4),
      number: (n) => `9${count(40_022, 13)(n)}`,
      charges: [
        ['Miljöavgift', 3450, 25],
        ['Hämtning', 18000, 25],
      ],
    },
    css: `.logo{color:#0a4a8a}.lines td:nth-child(5){background:#e8f0fa}`,
    logo: 'SVEA TEXTIL',
    order: ['buyer', 'head', 'meta', 'lines', 'totals', 'foot'],
    isMetaRow: true,
    meta: (p) => [
      ['Kundnr', p.customer],
      ['Fakturanr', p.number],
      ['Fakturadatum', iso(p.issue)],
      ['Period', `${p.delivered.slice(0, 7)}`],
      ['Förfallodatum', iso(p.due)],
    ],
    columns: [
      ['Plagg', (l) => l.code],
      ['Benämning', (l) => l.name],
      ['In', (l) => String(Number(l.quantity / 1000n) + pieces(l)), 'r'],
      ['Kasserat', (l) => String(l.seed % 2), 'r'],
      ['Ut', (l) => se.quantity(l.quantity), 'r'],
      ['Pris/st', (l) => se.price(l.price), 'r'],
      ['Belopp', (l) => se.money(l.sum), 'r'],
    ],
    totals: (p) => [
      ...p.charges.map((c) => [c.label, se.money(c.amount)] as const),
      ['Summa exkl moms', se.money(p.net)],
      ['Att betala inkl moms, kr', se.money(p.payable)],
      ['varav moms 25 %', se.money(p.tax)],
    ],
    foot: small,
    printing: { unit: () => undefined },
  }),
  webPage({
    id: 'd20',
    hard: 'online shop: greeting, "Artikel" holds name and number in brackets, English figures, order day before invoice day',
    seller: {
      supplier: frukt,
      trades: ['field'],
      lines: [5, 9],
      code: (n) => `FW${digits('frukt', 4)(n)}`,
      number: count(300_114),
      charges: [['Leverans', 14900, 25]],
    },
    css: `.logo{color:#c33}.lines td{padding:4pt;border-bottom:1pt solid #eee}.buyer{border:1pt solid #ddd;padding:6pt;width:60mm}`,
    logo: 'frukthallen.example',
    order: ['head', 'note', 'meta', 'buyer', 'lines', 'totals', 'foot'],
    word: ['Din faktura', 'Din kreditering'],
    note: () => '<p>Tack för din beställning! Här kommer fakturan för det vi levererade.</p>',
    meta: (p) => [
      ['Beställd', iso(p.delivered)],
      ['Ordernummer', p.order],
      ['Fakturanummer', p.number],
      ['Fakturadatum', iso(p.issue)],
      ['Betala senast', iso(p.due)],
    ],
    columns: [
      ['Artikel', (l) => `${l.name} (${l.code})`],
      ['Antal', (l) => `${english.quantity(l.quantity)} ${l.unit}`, 'r'],
      ['Pris', (l) => `${english.price(l.price)} kr`, 'r'],
      ['Moms', (l) => `${l.rate}%`, 'r'],
      ['Totalt', (l) => `${english.money(l.sum)} kr`, 'r'],
    ],
    totals: (p) => [
      ...p.charges.map((c) => [c.label, `${english.money(c.amount)} kr`] as const),
      ['Summa exkl. moms', `${english.money(p.net)} kr`],
      ...p.vat.map(
        (v) => [`Moms ${v.rate}% av ${english.money(v.base)}`, `${english.money(v.tax)} kr`] as const,
      ),
      ['Moms', `${english.money(p.tax)} kr`],
      ['Totalsumma', `${english.money(p.payable)} kr`],
    ],
    foot: small,
  }),
  webPage({
    id: 'd21',
    hard: 'cheese by weight with EAN below; "Kilopris"; days with slashes; sender named "Säljare"',
    seller: {
      supplier: ost,
      trades: ['cow'],
      lines: [3, 6],
      code: digits('ost', 4),
      number: (n) => `M${count(812)(n)}`,
      isWhole: true,
    },
    credits: 1,
    css: `.head{border:2pt solid #d9a400;padding:6pt}.under td{color:#666;font-size:7pt}`,
    logo: 'Ostmakaren',
    order: ['head', 'note', 'meta', 'buyer', 'lines', 'totals', 'foot'],
    note: (p) =>
      `<p><b>Säljare:</b> ${p.supplier.name}, org.nr ${p.supplier.organisation}<br><b>Köpare:</b> org.nr ${p.buyer.organisation}</p>`,
    meta: (p) => [
      ['Nr', p.number],
      ['Fakturadag', slashes(p.issue)],
      ['Förfallodag', slashes(p.due)],
      ...aboutText(p, 'Krediterad faktura'),
    ],
    columns: [
      ['Artnr', (l) => l.code],
      ['Vara', (l) => l.name],
      ['Mängd', (l) => dotted.quantity(l.quantity), 'r'],
      ['', (l) => l.unit],
      ['Kilo-/styckpris', (l) => dotted.price(l.price), 'r'],
      ['Att betala', (l) => dotted.money(l.sum), 'r'],
    ],
    under: (l) =>
      `<tr class="under"><td></td><td colspan="5">EAN ${gtin(l.name)} · ${escaped(l.pack === '' ? 'lösvikt' : l.pack)}</td></tr>`,
    totals: (p) => [
      ['Netto', dotted.money(p.net)],
      [`Moms ${p.vat[0]?.rate} %`, dotted.money(p.tax)],
      ['Öresavrundning', dotted.money(p.rounding)],
      ['Summa SEK', dotted.money(p.payable)],
    ],
    foot: (p) => [
      [p.supplier.street, p.supplier.post],
      [`Bg ${p.supplier.bankgiro}`],
      [p.supplier.vat, 'Godkänd för F-skatt'],
    ],
  }),
];
