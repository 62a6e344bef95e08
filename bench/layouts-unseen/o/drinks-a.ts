/** Breweries, wine importers, coffee and soft drinks. */
import { across } from '../format.ts';
import { address, column, pairs, table } from '../html.ts';
import { swedishIban } from '../parties.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { below, doc, feesOf, fig, kv, L, note, R, rates, rowsOn, side, stack, sumsOn, word } from './kit.ts';
import type { LayoutO } from './orders.ts';
import { beers, sodas, wines } from './wares-drinks.ts';

const sp = fig('space');
const sw = fig('swedish');
export const drinksA: readonly LayoutO[] = [
  {
    id: 'o-bryggeri-stenkol',
    producer: 'chromium',
    hard: 'deposit as rows between, kegs returned with minus, dark head with reversed text',
    count: 3,
    credits: 1,
    seller: {
      party: firm('Stenkols Bryggeri AB', 'Gruvgatan 40, 263 38 Höganäs'),
      wares: beers,
      codes: 'S99',
      numbers: '40519',
      lines: [3, 7],
      terms: 30,
      also: (l) =>
        l.unit === 'fat'
          ? { ...l, code: 'P20', name: 'Pant fat', unit: 'st', price: 4_000_000n, discount: 0n }
          : null,
    },
    draw: (p) =>
      doc(
        `.dark{background:#222;color:#fff;padding:8pt}.lines th{font-size:8pt;text-transform:uppercase;border-bottom:2pt solid #222}.lines td{padding:4pt}.foot td{font-size:8pt}`,
        `<div class="dark"><span style="font-size:20pt;letter-spacing:2pt">STENKOLS</span><span class="right">${word(p, 'Faktura')} ${p.number}</span></div>`,
        side(
          [50, `<p>${address(p.buyer)}</p>`],
          [
            50,
            kv([
              ['Fakturadatum', p.issue],
              ['Förfallodatum', p.due],
              ['Leveransdatum', p.delivered],
              ['Kundnr', p.customer],
              ['Krediterad faktura', p.about],
            ]),
          ],
        ),
        note(p),
        table(
          [
            column('Artikel', (l) => l.code),
            column('Produkt', (l) => l.name),
            column('Antal', (l) => sw.quantity(l.quantity), 'r'),
            column('Enhet', (l) => l.unit),
            column('Pris', (l) => sw.price(l.price), 'r'),
            column('Summa', (l) => sw.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `<br>${pairs(
          [
            ['Summa exkl. moms', sw.money(p.net)],
            ['Moms 25 %', sw.money(p.tax)],
            ['<b>Att betala</b>', `${sw.money(p.payable)} SEK`],
          ],
          'right',
        )}<div class="clear" style="height:60pt"></div>`,
        `<table class="foot" width="100%"><tr><td>${stack(p.supplier.name, p.supplier.street, p.supplier.post)}</td><td>${stack(`Bankgiro ${p.supplier.bankgiro}`, `IBAN ${swedishIban(p.supplier.name)}`)}</td><td>${stack(`Org.nr ${p.supplier.organisation}`, `Momsnr ${p.supplier.vat}`, 'Godkänd för F-skatt')}</td></tr></table>`,
      ),
  },
  {
    id: 'o-vinhandel-lund',
    producer: 'reportlab-embedded',
    hard: 'vintage and alcohol columns, tax column of the goods, name in two rows',
    credits: 1,
    seller: {
      party: firm('Lundgren & Vasseur Vinimport AB', 'Grev Turegatan 21, 114 38 Stockholm'),
      wares: wines,
      codes: '99999',
      numbers: '2026311',
      lines: [3, 8],
      amounts: [6, 48],
      terms: 30,
      fees: [['Frakt', 19_500, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5, font: 'serif' });
      s.text(297, 50, p.supplier.name, { size: 17, font: 'serifbold', align: 'c' });
      s.line(40, 58, 555, 58, 1);
      s.block(40, 84, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 10 });
      s.text(400, 84, word(p, 'Faktura').toUpperCase(), { font: 'serifbold', size: 12 });
      sumsOn(
        s,
        98,
        [
          ['Fakturanr', p.number],
          ['Datum', p.issue],
          ['Förfallodag', p.due],
          ['Kundnr', p.customer],
          ...(p.about === null ? [] : [['Avser faktura', p.about] as const]),
        ],
        400,
        555,
        { leading: 11 },
      );
      if (p.remark !== null) s.text(40, 150, p.remark, { font: 'serifbold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Artikel', (l) => l.code),
          L(85, 'Vin', (l) => [l.name, `${l.pack === '' ? '75cl' : l.pack}, importerat av oss`]),
          R(310, 'Alk %', (l) => `${12 + below(l, 3)},5`),
          R(355, 'Antal', (l) => sp.quantity(l.quantity)),
          L(360, '', (l) => l.unit),
          R(430, 'Pris inkl. skatt', (l) => sp.price(l.price)),
          R(480, 'Moms', (l) => `${l.rate} %`),
          R(555, 'Belopp', (l) => sp.money(l.sum)),
        ],
        p.lines,
        { y: 180, leading: 11, gap: 3, heads: { font: 'serifbold' }, ruled: (y) => s.line(40, y, 555) },
      );
      sumsOn(
        s,
        end + 14,
        [
          ['Varor', sp.money(p.lineNet)],
          ...feesOf(p, sp),
          ['Netto', sp.money(p.net)],
          ['Moms', sp.money(p.tax)],
        ],
        420,
        555,
      );
      sumsOn(s, end + 20 + 13 * (3 + p.charges.length), [['Att betala SEK', sp.money(p.payable)]], 420, 555, {
        font: 'serifbold',
        size: 10,
      });
      s.block(
        297,
        786,
        [
          `${p.supplier.street}, ${p.supplier.post} – Tel ${p.supplier.phone} – Bankgiro ${p.supplier.bankgiro}`,
          `Org.nr ${p.supplier.organisation} – VAT ${p.supplier.vat} – Godkänd för F-skatt – Partihandelstillstånd finns`,
        ],
        { size: 7.5, align: 'c', leading: 10 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-dryckesringen',
    producer: 'words',
    printing: { omits: ['taxTotal'] },
    hard: 'each word placed, packs and pieces both counted, deposit summed in the totals as a fee',
    seller: {
      party: firm('Dryckesringen Mälardalen AB', 'Logistikgatan 3, 645 47 Strängnäs'),
      wares: [...beers, ...sodas],
      codes: '999999',
      numbers: '7120448',
      lines: [5, 11],
      terms: 20,
      fees: [
        ['Pant burkar och flaskor', 48_000, 25],
        ['Miljöavgift', 3900, 25],
      ],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(36, 44, p.supplier.name, { font: 'bold', size: 12 });
      s.text(559, 44, `${word(p, 'Faktura')} ${p.number}`, { font: 'bold', size: 12, align: 'r' });
      across(
        s,
        70,
        [
          [36, 'Datum'],
          [130, 'Förfaller'],
          [230, 'Kundnummer'],
          [330, 'Ordernummer'],
          [440, 'Lev.datum'],
        ],
        { size: 7 },
      );
      across(s, 80, [
        [36, p.issue],
        [130, p.due],
        [230, p.customer],
        [330, p.order],
        [440, p.delivered],
      ]);
      s.block(36, 106, ['Faktureras', p.buyer.name, p.buyer.street, p.buyer.post], { leading: 11 });
      s.block(300, 106, ['Levereras', p.buyer.name, 'Varumottagning gården', p.buyer.post], { leading: 11 });
      if (p.remark !== null) s.text(36, 162, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(36, 'Artikel', (l) => l.code),
          L(84, 'Benämning', (l) => l.name),
          L(250, 'Förpackning', (l) => (l.pack === '' ? '–' : l.pack)),
          R(350, 'Kolli', (l) => sp.quantity(l.quantity)),
          L(356, 'Typ', (l) => l.unit),
          R(430, 'À-pris', (l) => sp.price(l.price)),
          R(470, 'Moms', (l) => String(l.rate)),
          R(559, 'Belopp', (l) => sp.money(l.sum)),
        ],
        p.lines,
        { y: 186, ruled: (y) => s.line(36, y, 559) },
      );
      const at = sumsOn(
        s,
        end + 16,
        [
          ['Varor', sp.money(p.lineNet)],
          ...feesOf(p, sp),
          ['Exkl. moms', sp.money(p.net)],
          ...rates(p, sp).map(([rate, base, tax]) => [`${rate} % av ${base}`, tax] as const),
        ],
        380,
        559,
      );
      sumsOn(s, at + 4, [['TOTALT SEK', sp.money(p.payable)]], 380, 559, { font: 'bold', size: 10 });
      across(
        s,
        804,
        [
          [36, `${p.supplier.street}, ${p.supplier.post}`],
          [240, `BG ${p.supplier.bankgiro}`],
          [340, `Org.nr ${p.supplier.organisation}`],
          [450, p.supplier.vat],
        ],
        { size: 7 },
      );
      return s.drawing();
    },
  },
];
