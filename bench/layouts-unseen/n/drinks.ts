/** Invoices for beer, wine, spirits and soft drinks. */
import { abbreviated, iso } from '../days.ts';
import { column, pairs, remarked, table, titled } from '../html.ts';
import { firm } from '../parties.ts';
import { facts, fees, from, in_, l, ledger, lines, mark, page, r, sheet, side, sums, to } from './kit.ts';
import type { LayoutN } from './orders.ts';

const sw = in_('swedish');
const sp = in_('space');
const brewery = firm('Kvarnhjulets Bryggeri AB', 'Bryggargatan 3, 575 31 Eksjö');
const wine = firm('Vinimport Söderslätt AB', 'Druvgatan 21, 231 32 Trelleborg');
const spirits = firm('Enbackens Bränneri AB', 'Enbacken 1, 760 10 Bergshamra');

export const drinks: readonly LayoutN[] = [
  {
    id: 'n35',
    producer: 'pdf-lib',
    hard: 'deposit as a row of its own after goods',
    count: 2,
    credits: 1,
    seller: {
      party: brewery,
      trades: ['beer'],
      codes: '####',
      numbers: 'KB20461',
      lines: [2, 6],
      terms: 20,
      also: (x) =>
        x.unit === 'flak'
          ? {
              ...x,
              code: '9001',
              name: 'Pant burk 24-pack',
              unit: 'flak',
              price: 240_000n,
              discount: 0n,
              rate: 0,
            }
          : null,
      discounts: [500],
    },
    draw: (p) => {
      const s = sheet();
      s.text(40, 56, 'KVARNHJULET', { font: 'serifbold', size: 22 });
      s.block(40, 72, from(p), { size: 8, leading: 10 });
      s.text(340, 56, titled(p, 'Faktura'), { font: 'bold', size: 16 });
      facts(s, 74, 340, 430, [
        ['Fakturanummer', p.number],
        ['Fakturadatum', p.issue],
        ['Förfallodatum', p.due],
        ['Kundnummer', p.customer],
        ['Avser faktura', p.about ?? ''],
      ]);
      s.block(340, 150, to(p));
      mark(s, 40, 150, p);
      const y = ledger(
        s,
        215,
        [
          l(40, 'Art.nr', (x) => x.code),
          l(85, 'Artikel', (x) => x.name),
          l(250, 'Förp', (x) => (x.code === '9001' ? '' : x.pack)),
          r(330, 'Antal', (x) => sp.quantity(x.quantity)),
          l(337, 'Enhet', (x) => x.unit),
          r(425, 'À-pris', (x) => sp.price(x.price)),
          r(455, 'Rab.', (x) => (x.discount === 0n ? '' : `${sp.percent(x.discount)}%`)),
          r(490, 'Moms', (x) => `${x.rate}%`),
          r(555, 'Summa', (x) => sp.money(x.sum)),
        ],
        p.lines,
      );
      sums(s, y + 14, 320, 555, [
        ['Summa netto', sp.money(p.net)],
        ...p.vat.map(({ rate, base, tax }): [string, string] => [
          `Moms ${rate}% på ${sp.money(base)}`,
          sp.money(tax),
        ]),
        ['Moms', sp.money(p.tax)],
        ['Att betala (SEK)', sp.money(p.payable)],
      ]);
      s.text(
        40,
        792,
        `Bankgiro ${p.supplier.bankgiro} | OCR ${p.ocr} | Org.nr ${p.supplier.organisation} | Momsreg.nr ${p.supplier.vat} | Godkänd för F-skatt | ${p.supplier.phone}`,
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
  {
    id: 'n36',
    producer: 'chromium',
    hard: 'wines with grape and land below, prices per bottle',
    count: 2,
    credits: 1,
    seller: {
      party: wine,
      trades: ['wine'],
      codes: '#####-01',
      numbers: '260917',
      lines: [2, 7],
      most: 24,
      discounts: [300, 800],
      fees: [['Distribution', 32500, 25]],
    },
    draw: (p) =>
      page(
        `body{font-family:'EB Garamond',Georgia,serif}h1{font-weight:400;letter-spacing:4pt}.g{color:#777;font-style:italic;font-size:8.5pt}.lines td{padding:2pt 4pt}.lines th{border-bottom:1px solid #722;color:#722;font-weight:400}`,
        `<center><h1>VINIMPORT SÖDERSLÄTT</h1></center><br>`,
        remarked(p),
        side(
          [55, lines(...to(p))],
          [
            45,
            pairs([
              [titled(p, 'Faktura nr', 'Kreditfaktura nr'), p.number],
              ['Datum', abbreviated(p.issue)],
              ['Förfaller', abbreviated(p.due)],
              ['Kund', p.customer],
              ...(p.about === null ? [] : [['Kredit av faktura', p.about] as const]),
            ]),
          ],
        ),
        '<br>',
        table(
          [
            column('Nr', (x) => x.code),
            column('Vin', (x) => x.name),
            column('Antal', (x) => sw.quantity(x.quantity), 'r'),
            column('', (x) => x.unit),
            column('Pris', (x) => sw.price(x.price), 'r'),
            column('Rab', (x) => (x.discount === 0n ? '' : `${sw.percent(x.discount)} %`), 'r'),
            column('Summa', (x) => sw.money(x.sum), 'r'),
          ],
          p.lines,
          {
            under: (x) =>
              `<tr><td></td><td class="g" colspan="6">${x.pack}, alk. ${11 + (x.seed % 4)},5 %, lot L${x.seed % 9000}</td></tr>`,
          },
        ),
        `<br>${pairs([...fees(p, sw.money), ['Summa exkl. moms', sw.money(p.net)], ['Moms 25 %', sw.money(p.tax)], ['Att betala SEK', sw.money(p.payable)]], 'pairs right')}<div class="clear"></div>`,
        `<p class="small c">${lines(`${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post} · ${p.supplier.phone}`, `Bankgiro ${p.supplier.bankgiro} · Org.nr ${p.supplier.organisation} · Momsreg.nr ${p.supplier.vat} · Godkänd för F-skatt · Partihandelstillstånd 2019-44`)}</p>`,
      ),
  },
  {
    id: 'n37',
    producer: 'cairo',
    hard: 'alcohol tax told of, which is in the price',
    count: 2,
    seller: {
      party: spirits,
      trades: ['spirits'],
      codes: 'EB###',
      numbers: '3306',
      lines: [1, 4],
      most: 12,
      step: 100,
    },
    draw: (p) => {
      const s = sheet({ font: 'serif', size: 10 });
      s.text(40, 60, p.supplier.name, { font: 'serifbold', size: 20 });
      s.text(40, 76, 'Hantverksdestillat från Roslagen', { size: 9 });
      s.text(40, 130, titled(p, 'Faktura'), { font: 'serifbold', size: 14 });
      facts(s, 150, 40, 140, [
        ['Nummer', p.number],
        ['Utställd', iso(p.issue)],
        ['Förfaller', iso(p.due)],
        ['Ordernr', p.order],
      ]);
      s.block(330, 130, to(p));
      mark(s, 330, 190, p);
      const y = ledger(
        s,
        230,
        [
          l(40, 'Artikel', (x) => x.code),
          l(95, 'Dryck', (x) => x.name),
          l(250, 'Volym', (x) => x.pack),
          r(350, 'Antal', (x) => sp.quantity(x.quantity)),
          l(358, '', (x) => x.unit),
          r(450, 'Pris', (x) => sp.price(x.price)),
          r(555, 'Belopp', (x) => sp.money(x.sum)),
        ],
        p.lines,
        { head: { font: 'serifbold', size: 9 } },
      );
      s.text(40, y + 8, 'I priset ingår alkoholskatt.', { size: 8 });
      sums(
        s,
        y + 30,
        380,
        555,
        [
          ['Netto', sp.money(p.net)],
          ['Moms 25 %', sp.money(p.tax)],
          ['Summa kronor', sp.money(p.payable)],
        ],
        {},
        15,
      );
      s.block(
        40,
        780,
        [
          `${p.supplier.street}, ${p.supplier.post}. ${p.supplier.phone}. ${p.supplier.mail}`,
          `Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. Momsregistreringsnr ${p.supplier.vat}. Godkänd för F-skatt.`,
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
];
