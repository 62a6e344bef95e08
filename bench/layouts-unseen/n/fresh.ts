/** Invoices for fish, meat, game and bread. */
import { abbreviated, iso, short, slashed } from '../days.ts';
import { escaped, remarked, titled } from '../html.ts';
import { firm } from '../parties.ts';
import {
  boxes,
  facts,
  fees,
  from,
  in_,
  l,
  ledger,
  lines,
  mark,
  page,
  r,
  sheet,
  side,
  sums,
  to,
} from './kit.ts';
import type { LayoutN } from './orders.ts';

const sp = in_('space');
const bare = in_('bare');

const harbour = firm('Hamnfisk i Träslövsläge AB', 'Fiskhamnen 4, 432 74 Träslövsläge');
const lake = firm('Insjöfisk Sten Hallqvist', 'Sjövägen 77, 711 78 Gusselby', {
  organisation: '550317-1893',
  vat: 'SE550317189301',
});
const sea = firm('Kustens Skaldjur Partihandel AB', 'Skeppsbron 12, 451 34 Uddevalla');
const beef = firm('Styckcentralen Hagby AB', 'Slakteriv. 9, 388 96 Hagby');

export const fresh: readonly LayoutN[] = [
  {
    id: 'n21',
    producer: 'recoded',
    hard: 'a row of the catch below each fish',
    count: 2,
    credits: 1,
    seller: {
      party: harbour,
      trades: ['fish'],
      codes: '####',
      numbers: '88104',
      lines: [3, 8],
      terms: 10,
      grams: 1,
      fees: [['Isoporlådor', 9600, 25]],
    },
    draw: (p) => {
      const s = sheet();
      s.text(40, 55, 'HAMNFISK', { font: 'bold', size: 24 });
      s.text(40, 70, 'i Träslövsläge – landat i natt', { size: 9 });
      facts(s, 50, 350, 440, [
        [titled(p, 'Faktura'), p.number],
        ['Fakturadatum', iso(p.issue)],
        ['Förfallodatum', p.due],
        ['Leveransdag', p.delivered],
        ['Kund', p.customer],
        ['Avser faktura', p.about ?? ''],
      ]);
      s.block(350, 145, to(p), { size: 10 });
      mark(s, 40, 120, p);
      const y = ledger(
        s,
        215,
        [
          l(40, 'Art', (x) => x.code),
          l(80, 'Produkt', (x) => x.name),
          r(330, 'Vikt/antal', (x) => bare.quantity(x.quantity, x.unit === 'kg' ? 2 : 0)),
          l(338, '', (x) => x.unit),
          r(430, 'Pris', (x) => bare.price(x.price)),
          r(475, 'Moms', (x) => `${x.rate}%`),
          r(555, 'Summa', (x) => bare.money(x.sum)),
        ],
        p.lines,
        { at: 80, below: (x) => [`${x.pack}, parti ${100_000 + (x.seed % 900_000)}`], bottom: 620 },
      );
      sums(s, y + 14, 340, 555, [
        ...fees(p, bare.money),
        ['Netto', bare.money(p.net)],
        ...p.vat.map(({ rate, base, tax }): [string, string] => [
          `Moms ${rate}% på ${bare.money(base)}`,
          bare.money(tax),
        ]),
        ['Moms', bare.money(p.tax)],
        ['ATT BETALA', bare.money(p.payable)],
      ]);
      s.block(
        40,
        785,
        [
          `${from(p).join(', ')}. Tel ${p.supplier.phone}. Bankgiro ${p.supplier.bankgiro}`,
          `Organisationsnr ${p.supplier.organisation}. Momsregnr ${p.supplier.vat}. Innehar F-skatt. Godkänd anläggning SE 4471 EG`,
        ],
        { size: 7.5, leading: 10 },
      );
      return s.drawing();
    },
  },
  {
    id: 'n22',
    producer: 'writer',
    hard: 'a fisherman’s letter, weights in the text of the row',
    count: 2,
    seller: {
      party: lake,
      trades: ['fish'],
      codes: '',
      numbers: '518',
      lines: [1, 3],
      terms: 10,
      grams: 100,
      step: 100,
      isWhole: true,
    },
    draw: (p) =>
      page(
        'body,td{font-family:"Liberation Sans";font-size:11pt}',
        `<h1>${titled(p, 'FAKTURA')}</h1>`,
        remarked(p),
        side(
          [50, `Nr: ${p.number}<br>Datum: ${slashed(p.issue)}<br>Att betala senast: ${slashed(p.due)}`],
          [50, lines(...to(p))],
        ),
        '<br>',
        `<table width="100%" border="1" cellpadding="4"><tr><th>Fisk</th><th>Mängd</th><th>Pris</th><th>Kr</th></tr>${p.lines.map((x) => `<tr><td>${escaped(x.name)}</td><td align="right">${bare.quantity(x.quantity)} ${x.unit}</td><td align="right">${bare.price(x.price)}</td><td align="right">${bare.money(x.sum)}</td></tr>`).join('')}<tr><td></td><td></td><td>Netto</td><td align="right">${bare.money(p.net)}</td></tr><tr><td></td><td></td><td>Moms ${p.vat[0]?.rate ?? 0} %</td><td align="right">${bare.money(p.tax)}</td></tr>${p.rounding === 0n ? '' : `<tr><td></td><td></td><td>Avrundning</td><td align="right">${bare.money(p.rounding)}</td></tr>`}<tr><td></td><td></td><td><b>Summa</b></td><td align="right"><b>${bare.money(p.payable)}</b></td></tr></table>`,
        `<p>Insätts på bankgiro ${p.supplier.bankgiro}</p><p>${lines(...from(p), `Tel ${p.supplier.phone}`, `Momsreg.nr ${p.supplier.vat}`, 'F-skatt')}</p>`,
      ),
  },
  {
    id: 'n23',
    producer: 'flipped',
    hard: 'boxes and weights in two columns',
    count: 2,
    credits: 1,
    seller: {
      party: sea,
      trades: ['fish'],
      codes: '##-##',
      numbers: 'S-40218',
      lines: [4, 10],
      terms: 7,
      isWhole: true,
      isNegative: true,
      grams: 50,
    },
    draw: (p) => {
      const s = sheet({ size: 9 });
      s.frame(40, 36, 300, 92);
      s.block(48, 52, [...from(p), `Tel ${p.supplier.phone}`]);
      s.text(320, 52, titled(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 16 });
      boxes(s, 68, [
        [320, 'Nummer', p.number],
        [400, 'Datum', p.issue],
        [480, 'Förfaller', p.due],
      ]);
      s.block(320, 125, to(p));
      facts(s, 125, 40, 130, [
        ['Kundnummer', p.customer],
        ['Leveransdatum', p.delivered],
        ['Chaufför', 'Bil 4'],
        ['Avser faktura', p.about ?? ''],
      ]);
      mark(s, 40, 185, p);
      const y = ledger(
        s,
        210,
        [
          l(40, 'Nr', (x) => x.code),
          l(85, 'Fisk & skaldjur', (x) => x.name),
          r(300, 'Lådor', (x) => String(1 + (x.seed % 3))),
          r(375, 'Kvantitet', (x) => sp.quantity(x.quantity, 2)),
          l(382, 'Enh', (x) => x.unit),
          r(470, 'Pris', (x) => sp.price(x.price)),
          r(555, 'Belopp', (x) => sp.money(x.sum)),
        ],
        p.lines,
        { ruled: 'all' },
      );
      s.text(40, y + 6, 'Reklamation ska ske vid leverans.', { size: 8 });
      const base = Math.max(y + 40, 640);
      s.line(40, base - 14, 555);
      boxes(
        s,
        base,
        [
          [40, 'Netto', sp.money(p.net)],
          [140, 'Momssats', `${p.vat[0]?.rate ?? 0} %`],
          [210, 'Moms', sp.money(p.tax)],
          [310, 'Avrundning', sp.money(p.rounding)],
          [420, p.isCredit ? 'Tillgodo SEK' : 'Att betala SEK', sp.money(p.payable)],
        ],
        { font: 'bold' },
      );
      s.line(40, base + 18, 555);
      s.text(
        40,
        800,
        `Bankgiro ${p.supplier.bankgiro}   Plusgiro ${p.supplier.plusgiro}   Org.nr ${p.supplier.organisation}   VAT-nr ${p.supplier.vat}   F-skatt`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'n24',
    producer: 'stretched',
    hard: 'origin and batch on a row of their own, weights of pieces',
    count: 2,
    credits: 1,
    seller: {
      party: beef,
      trades: ['meat'],
      codes: '#####',
      numbers: '114403',
      lines: [3, 9],
      terms: 14,
      grams: 2,
    },
    draw: (p) => {
      const s = sheet({ font: 'serif', size: 10 });
      s.text(297, 46, p.supplier.name, { font: 'serifbold', size: 16, align: 'c' });
      s.text(297, 60, `${p.supplier.street} • ${p.supplier.post} • ${p.supplier.phone}`, { align: 'c' });
      s.line(40, 68, 555, 68, 1);
      s.block(40, 100, to(p), { size: 11 });
      facts(s, 100, 350, 450, [
        [titled(p, 'Faktura'), p.number],
        ['Datum', p.issue],
        ['Kundnr', p.customer],
        ['Oss tillhanda', p.due],
        ['Kredit på', p.about ?? ''],
      ]);
      mark(s, 40, 165, p);
      const y = ledger(
        s,
        200,
        [
          l(40, 'Artikel', (x) => x.code),
          l(90, 'Benämning', (x) => x.name),
          r(340, 'Kvantitet', (x) => sp.quantity(x.quantity, 3)),
          l(348, 'kg/st', (x) => x.unit),
          r(450, 'Pris kr', (x) => sp.price(x.price)),
          r(555, 'Belopp kr', (x) => sp.money(x.sum)),
        ],
        p.lines,
        {
          head: { font: 'serifbold', size: 9 },
          at: 90,
          below: (x) => [
            `${x.pack} · Batch ${short(p.delivered)}-${x.seed % 90} · Bäst före ${abbreviated(p.due)}`,
          ],
        },
      );
      sums(
        s,
        y + 16,
        350,
        555,
        [
          ['Summa', sp.money(p.lineNet)],
          [`Mervärdesskatt ${p.vat[0]?.rate ?? 0} %`, sp.money(p.tax)],
          [p.isCredit ? 'Vi krediterar er' : 'Att betala', sp.money(p.payable)],
        ],
        { font: 'serifbold' },
        15,
      );
      s.text(
        297,
        790,
        `Bankgiro ${p.supplier.bankgiro} • Org.nr ${p.supplier.organisation} • Momsreg.nr ${p.supplier.vat} • Godkänd för F-skatt`,
        { align: 'c', size: 8 },
      );
      return s.drawing();
    },
  },
];
