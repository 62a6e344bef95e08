/** Invoices for fish, meat, game and bread, continued. */
import { dotted } from '../days.ts';
import { left, right } from '../format.ts';
import { column, pairs, remarked, table, titled } from '../html.ts';
import { firm } from '../parties.ts';
import {
  facts,
  fees,
  from,
  groups,
  in_,
  l,
  ledger,
  lines,
  mark,
  page,
  r,
  refers,
  rounded,
  sheet,
  side,
  sums,
  to,
} from './kit.ts';
import type { LayoutN } from './orders.ts';

const sw = in_('swedish');
const sp = in_('space');
const bare = in_('bare');

const meat2 = firm('Köttmästarna i Årsta Partihallar AB', 'Uppköparvägen 7, 120 44 Årsta');
const game = firm('Viltmakaren i Hälsingland AB', 'Skogsvägen 2, 827 30 Ljusdal');
const bread2 = firm('Lilla Bullverket Handelsbolag', 'Storgatan 40, 565 31 Mullsjö');

export const freshMore: readonly LayoutN[] = [
  {
    id: 'n25',
    producer: 'letters',
    hard: 'letters placed one by one, fixed columns',
    count: 2,
    credits: 1,
    seller: {
      party: meat2,
      trades: ['meat', 'charcuterie'],
      codes: '####',
      numbers: '2611088',
      lines: [5, 12],
      terms: 10,
      grams: 10,
      fees: [['Kyltransport', 15000, 25]],
    },
    draw: (p) => {
      const s = sheet({ size: 8.5 });
      s.text(40, 50, 'KÖTTMÄSTARNA', { font: 'bold', size: 18 });
      s.block(40, 66, from(p), { size: 8, leading: 10 });
      s.text(360, 50, titled(p, 'Faktura'), { font: 'bold', size: 18 });
      facts(s, 68, 360, 450, [
        ['Fakturanummer', p.number],
        ['Fakturadatum', p.issue],
        ['Förfallodatum', p.due],
        ['Kundnummer', p.customer],
        ['Vår säljare', p.reference],
        ['Avser faktura', p.about ?? ''],
      ]);
      s.block(40, 130, ['KUND', ...to(p)]);
      mark(s, 200, 130, p);
      const y = ledger(
        s,
        200,
        [
          l(40, 'Artnr', (x) => x.code),
          l(80, 'Benämning', (x) => x.name),
          l(210, 'Ursprung', (x) => x.pack.replace('Ursprung ', '')),
          r(355, 'Mängd', (x) => sp.quantity(x.quantity, 2)),
          l(362, 'Enh', (x) => x.unit),
          r(440, 'Pris', (x) => sp.price(x.price)),
          r(480, 'Moms%', (x) => `${x.rate}`),
          r(555, 'Belopp', (x) => sp.money(x.sum)),
        ],
        p.lines,
      );
      let at = y;
      for (const { label, amount, rate } of p.charges) {
        s.text(80, at, label);
        s.right(480, at, String(rate));
        s.right(555, at, sp.money(amount));
        at += 13;
      }
      const grid = ledgerOfTaxes(s, at + 24, p);
      sums(
        s,
        grid + 10,
        330,
        555,
        [
          ['Summa exkl. moms', sp.money(p.net)],
          ['Moms', sp.money(p.tax)],
          ['Summa att betala', sp.money(p.payable)],
        ],
        { font: 'bold' },
      );
      s.text(
        40,
        795,
        `Bg ${p.supplier.bankgiro}  OCR ${p.ocr}  Org.nr ${p.supplier.organisation}  Momsreg.nr ${p.supplier.vat}  F-skatt  Tel ${p.supplier.phone}  Kontrollnr SE 911 EG`,
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
  {
    id: 'n26',
    producer: 'chromium',
    hard: 'a green page with the buyer at the left and labels in capitals',
    count: 2,
    seller: {
      party: game,
      trades: ['game', 'wild'],
      codes: 'V##',
      numbers: '2260',
      lines: [2, 6],
      terms: 20,
      grams: 5,
      fees: [['Frysfrakt Höglandet', 45000, 25]],
    },
    draw: (p) =>
      page(
        `body{font-family:'EB Garamond',serif;font-size:11pt}h1{color:#264d2b;letter-spacing:2pt}th{font-size:8pt;letter-spacing:1pt;color:#264d2b}.lines{border-top:2px solid #264d2b;border-bottom:2px solid #264d2b}`,
        `<h1>VILTMAKAREN</h1><i>Kött från skogen</i>`,
        remarked(p),
        side(
          [60, `<p>${lines(...to(p))}</p>`],
          [
            40,
            pairs([
              [titled(p, 'FAKTURANUMMER'), p.number],
              ['FAKTURADATUM', p.issue],
              ['FÖRFALLODATUM', p.due],
              ['KUNDNUMMER', p.customer],
            ]),
          ],
        ),
        table(
          [
            column('NR', (x) => x.code),
            column('VARA', (x) => x.name),
            column('MÄNGD', (x) => `${sw.quantity(x.quantity)} ${x.unit}`, 'r'),
            column('PRIS', (x) => `${sw.price(x.price)}/${x.unit}`, 'r'),
            column('MOMS', (x) => `${x.rate} %`, 'r'),
            column('SUMMA', (x) => sw.money(x.sum), 'r'),
          ],
          p.lines,
        ),
        side(
          [45, `<p>Bankgiro ${p.supplier.bankgiro}<br>Märk betalningen med ${p.number}</p>`],
          [
            55,
            pairs([
              ...fees(p, sw.money),
              ['NETTO', sw.money(p.net)],
              ...p.vat.map(({ rate, tax }): [string, string] => [`MOMS ${rate} %`, sw.money(tax)]),
              ['ATT BETALA', `${sw.money(p.payable)} kr`],
            ]),
          ],
        ),
        `<p class="small c">${lines(`${from(p).join(' ~ ')} ~ ${p.supplier.phone}`, `Org.nr ${p.supplier.organisation} ~ Momsnummer ${p.supplier.vat} ~ F-skatt`)}</p>`,
      ),
    printing: { omits: ['taxTotal'] },
  },
  {
    id: 'n27',
    producer: 'groff-gs',
    hard: 'a fixed font over a printer: days as rows between',
    count: 2,
    credits: 1,
    seller: {
      party: bread2,
      trades: ['bakery'],
      codes: '##',
      numbers: '1904',
      lines: [4, 9],
      most: 30,
      terms: 10,
      deliveries: 4,
      isWhole: true,
    },
    draw: (p) => {
      const days = groups(p.lines, (x) => x.delivery).flatMap(([day, own]) => [
        `Leverans ${day + 1}, vecka ${20 + day}`,
        ...own.map(
          (x) =>
            `${left(x.code, 5)}${left(x.name, 30)}${right(bare.quantity(x.quantity), 7)} ${left(x.unit, 4)}${right(bare.price(x.price), 9)}${right(bare.money(x.sum), 11)}`,
        ),
      ]);
      return [
        '.fam C',
        '.ps 10',
        '.vs 12',
        '.nf',
        p.supplier.name,
        `${p.supplier.street}, ${p.supplier.post}`,
        `Telefon ${p.supplier.phone}`,
        '',
        `${left(titled(p, 'FAKTURA', 'KREDITFAKTURA'), 36)}Kund`,
        ...[
          [`Fakturanummer  ${p.number}`, p.buyer.name],
          [`Datum          ${dotted(p.issue)}`, p.buyer.street],
          [`Förfallodag    ${dotted(p.due)}`, p.buyer.post],
        ].map(([a = '', b = '']) => left(a, 36) + b),
        p.remark ?? '',
        refers(p),
        '',
        `${left('Nr', 5)}${left('Vara', 30)}${right('Antal', 7)} ${left('', 4)}${right('Pris', 9)}${right('Summa', 11)}`,
        "\\l'66n'",
        ...days,
        "\\l'66n'",
        `${right('Netto', 56)}${right(bare.money(p.net), 11)}`,
        `${right(`Moms ${p.vat[0]?.rate ?? 0} %`, 56)}${right(bare.money(p.tax), 11)}`,
        ...rounded(p, 'Öresavr', bare.money).map(([a, b]) => `${right(a, 56)}${right(b, 11)}`),
        `${right('Att betala', 56)}${right(bare.money(p.payable), 11)}`,
        '',
        '',
        `Bankgiro ${p.supplier.bankgiro}`,
        `Org.nr ${p.supplier.organisation}  Momsreg.nr ${p.supplier.vat}  F-skatt`,
        '',
      ].join('\n');
    },
  },
];

/** A grid of rates, bases and taxes. */
function ledgerOfTaxes(s: ReturnType<typeof sheet>, top: number, p: Parameters<LayoutN['draw']>[0]): number {
  s.text(330, top, 'Moms%', { size: 7 });
  s.right(450, top, 'Underlag', { size: 7 });
  s.right(555, top, 'Momsbelopp', { size: 7 });
  for (const [at, { rate, base, tax }] of p.vat.entries()) {
    s.text(330, top + 12 + at * 12, String(rate));
    s.right(450, top + 12 + at * 12, sp.money(base));
    s.right(555, top + 12 + at * 12, sp.money(tax));
  }
  return top + 14 + p.vat.length * 12;
}
