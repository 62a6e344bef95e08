/** Papers that are made in an odd way, as about one in eight is, continued. */
import { compact, dotted, iso, plusDays, shortDashed } from '../days.ts';
import { left, right } from '../format.ts';
import { firm } from '../parties.ts';
import { facts, fees, from, in_, l, ledger, mark, r, refers, sheet, sums, to, word } from './kit.ts';
import type { LayoutN } from './orders.ts';

const sp = in_('space');
const bare = in_('bare');
const dash = in_('dash');

const sold = firm('Bemanning Krogproffsen AB', 'Vaktgatan 7, 111 22 Stockholm');
const agent = firm('Bondens Gemensamma Leveranser ek. för.', 'Torget 1, 619 30 Trosa', {
  organisation: '769624-1186',
  vat: 'SE769624118601',
});
const type = firm('Firma Åke Sundvall Rör & El', 'Kolargränd 2, 681 43 Kristinehamn', {
  organisation: '490815-5510',
  vat: 'SE490815551001',
});
const lamp = firm('Neon & Skylt Ljuspunkten AB', 'Glasrörsgatan 9, 602 28 Norrköping');

export const oddMore: readonly LayoutN[] = [
  {
    id: 'n51',
    producer: 'reportlab',
    hard: 'the claim is sold to a factoring company, whose account the page prints',
    count: 2,
    seller: {
      party: sold,
      trades: ['staff'],
      codes: '',
      numbers: '30488',
      lines: [2, 4],
      most: 4,
      terms: 20,
    },
    draw: (p) => {
      const s = sheet();
      s.text(40, 54, 'KROGPROFFSEN', { font: 'bold', size: 20 });
      s.block(40, 70, from(p), { size: 8, leading: 10 });
      s.text(350, 54, word(p, 'FAKTURA'), { font: 'bold', size: 16 });
      facts(s, 74, 350, 440, [
        ['Fakturanr', p.number],
        ['Fakturadatum', iso(p.issue)],
        ['Förfallodatum', p.due],
        ['Kundnr', p.customer],
      ]);
      s.block(350, 145, to(p));
      mark(s, 40, 130, p);
      const y = ledger(
        s,
        215,
        [
          l(40, 'Roll', (x) => x.name),
          l(160, 'Pass', (x) => `${shortDashed(plusDays(p.delivered, -(x.seed % 6)))} kl. 16–24`),
          r(340, 'Timmar', (x) => sp.quantity(x.quantity, 1)),
          r(440, 'Timpris', (x) => sp.price(x.price)),
          r(555, 'Summa', (x) => sp.money(x.sum)),
        ],
        p.lines,
      );
      sums(s, y + 14, 370, 555, [
        ['Netto', sp.money(p.net)],
        ['Moms 25 %', sp.money(p.tax)],
        ['Att betala', sp.money(p.payable)],
      ]);
      s.frame(40, 640, 555, 720);
      s.block(50, 656, [
        'Fakturafordran är överlåten till Nordsund Finans AB (publ).',
        'Betalning med befriande verkan kan endast ske till deras bankgiro 5104-8827.',
        `Ange referens ${p.ocr}. Frågor om betalningen: 08-465 004 99.`,
        'Anmärkningar mot fakturan ska göras inom 8 dagar till säljaren.',
      ]);
      s.text(
        40,
        790,
        `${p.supplier.name}  Org.nr ${p.supplier.organisation}  Momsreg.nr ${p.supplier.vat}  Godkänd för F-skatt  Tel ${p.supplier.phone}`,
        { size: 7.5 },
      );
      return s.drawing();
    },
    printing: { unit: () => 'tim' },
  },
  {
    id: 'n52',
    producer: 'recoded',
    hard: 'a union that bills for its farmers, whose names stand above the rows',
    count: 2,
    credits: 1,
    seller: {
      party: agent,
      trades: ['farm', 'greens', 'charcuterie'],
      codes: '',
      numbers: '26-339',
      lines: [5, 10],
      deliveries: 3,
      terms: 14,
      grams: 100,
      fees: [['Samordnad körning', 14000, 25]],
    },
    draw: (p) => {
      const farms = ['Nytorps gård', 'Hållsta grönt', 'Vrena getter'];
      const s = sheet();
      s.text(40, 52, p.supplier.name, { font: 'serifbold', size: 14 });
      s.text(40, 66, `${p.supplier.street}, ${p.supplier.post}, ${p.supplier.phone}`, { size: 8 });
      s.text(360, 90, word(p, 'Faktura'), { font: 'serifbold', size: 16 });
      facts(s, 106, 360, 450, [
        ['Fakturanr', p.number],
        ['Fakturadatum', dotted(p.issue)],
        ['Förfallodatum', dotted(p.due)],
        ['Avser faktura', p.about ?? ''],
      ]);
      s.block(40, 106, to(p));
      mark(s, 40, 160, p);
      const y = ledger(
        s,
        195,
        [
          l(50, 'Vara', (x) => x.name),
          r(300, 'Mängd', (x) => bare.quantity(x.quantity)),
          l(308, 'Enhet', (x) => x.unit),
          r(400, 'Pris', (x) => sp.price(x.price)),
          r(450, 'Moms', (x) => `${x.rate} %`),
          r(555, 'Summa', (x) => sp.money(x.sum)),
        ],
        p.lines,
        {
          at: 40,
          above: (x, at) =>
            at === 0 || p.lines[at - 1]?.delivery !== x.delivery
              ? `Producent: ${farms[x.delivery] ?? ''}`
              : '',
        },
      );
      sums(s, y + 14, 320, 555, [
        ...fees(p, sp.money),
        ['Netto', sp.money(p.net)],
        ...p.vat.map(({ rate, base, tax }): [string, string] => [
          `Moms ${rate} % på ${sp.money(base)}`,
          sp.money(tax),
        ]),
        ['Moms', sp.money(p.tax)],
        ['Att betala SEK', sp.money(p.payable)],
      ]);
      s.block(
        40,
        780,
        [
          'Vi fakturerar i eget namn för våra medlemmars leveranser.',
          `Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. Godkänd för F-skatt.`,
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'n53',
    producer: 'driver',
    hard: 'typewriter-like, whole kronor with dashes',
    count: 2,
    seller: {
      party: type,
      trades: ['craft'],
      codes: '',
      numbers: '377',
      lines: [1, 3],
      step: 1000,
      most: 5,
      terms: 30,
    },
    draw: (p) => {
      const s = sheet({ font: 'mono', size: 10 });
      s.block(
        60,
        70,
        [
          ...from(p),
          `Tel ${p.supplier.phone}`,
          '',
          `                                        ${dotted(p.issue)}`,
          '',
          ...to(p),
          '',
          `${word(p, 'Faktura').toUpperCase()} ${p.number}`,
          p.remark ?? '',
          refers(p),
          ...p.lines.map(
            (x) =>
              `${left(`${bare.quantity(x.quantity)} ${x.unit}`, 9)}${left(x.name, 26)}${right(`à ${dash.price(x.price)}`, 12)}${right(dash.money(x.sum), 12)}`,
          ),
          '',
          `${left('', 35)}${right('netto', 12)}${right(dash.money(p.net), 12)}`,
          `${left('', 35)}${right('moms 25%', 12)}${right(dash.money(p.tax), 12)}`,
          `${left('', 35)}${right('ATT BETALA', 12)}${right(dash.money(p.payable), 12)}`,
          '',
          `Betalas senast ${dotted(p.due)} till plusgiro ${p.supplier.plusgiro}`,
          '',
          `F-skatt. Momsreg.nr ${p.supplier.vat}`,
        ],
        { leading: 15 },
      );
      return s.drawing();
    },
  },
  {
    id: 'n54',
    producer: 'flipped',
    hard: 'the quantity first',
    count: 2,
    seller: {
      party: lamp,
      trades: ['print'],
      codes: 'L-###',
      numbers: '20260051',
      lines: [1, 4],
      step: 500,
      terms: 30,
    },
    draw: (p) => {
      const s = sheet();
      s.text(555, 52, p.supplier.name, { font: 'bold', size: 14, align: 'r' });
      s.text(555, 66, `${p.supplier.street} · ${p.supplier.post}`, { align: 'r', size: 8 });
      s.text(20, 600, 'Ljuspunkten – skyltar sedan 1961', { turn: 90, size: 8, grey: 0.5 });
      s.text(40, 110, `${word(p, 'Faktura')} nr ${p.number}`, { font: 'bold', size: 13 });
      facts(s, 128, 40, 130, [
        ['Datum', compact(p.issue)],
        ['Förfallodag', compact(p.due)],
        ['Beställning', p.order],
      ]);
      s.block(340, 128, to(p));
      mark(s, 340, 100, p);
      const y = ledger(
        s,
        210,
        [
          r(80, 'Antal', (x) => sp.quantity(x.quantity)),
          l(86, '', (x) => x.unit),
          l(115, 'Artikelnr', (x) => x.code),
          l(175, 'Benämning', (x) => x.name),
          r(455, 'Styckpris', (x) => sp.price(x.price)),
          r(555, 'Belopp', (x) => sp.money(x.sum)),
        ],
        p.lines,
      );
      sums(
        s,
        y + 20,
        400,
        555,
        [
          ['Netto', sp.money(p.net)],
          ['Moms 25 %', sp.money(p.tax)],
          ['Att betala SEK', sp.money(p.payable)],
        ],
        { font: 'bold' },
      );
      s.text(
        40,
        790,
        `Tel ${p.supplier.phone}   Bg ${p.supplier.bankgiro}   Org.nr ${p.supplier.organisation}   Moms ${p.supplier.vat}   F-skatt`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
];
