/** Energy, gas, software, rental: papers with periods and few rows. */
import { dotted, plusDays } from '../days.ts';
import { address, column, escaped, pairs, remarked, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { inFigures, notes, page, rowsOn, side, sums, who, word } from './kit.ts';
import type { LayoutQ } from './orders.ts';
import { gas, power, software } from './wares-services.ts';

const sv = inFigures('swedish');
const bare = inFigures('bare');

const period = (day: string): string => `${plusDays(day, -34)} – ${plusDays(day, -4)}`;

export const energy: readonly LayoutQ[] = [
  {
    id: 'q16-el-kwh',
    producer: 'chromium',
    hard: 'prices of öre as kronor with four decimals; a plant number; a meter',
    seller: {
      firm: firm('Sunnerkraft Elhandel AB', 'Box 418, 651 10 Karlstad'),
      wares: power.slice(0, 5),
      lines: [5, 5],
      isListed: true,
      much: 4100,
      number: (n) => String(640_221_907 + n * 11),
      terms: 25,
    },
    draw: (p) =>
      page(
        '.top{background:#fde68a;padding:6pt;font-size:16pt;font-weight:bold}.lines td{padding:3pt}.lines thead th{border-bottom:1pt solid #000}.box{border:1pt solid #999;padding:4pt;margin:4mm 0}',
        `<div class="top">Sunnerkraft</div>`,
        remarked(p),
        side(
          [60, `<br>${address(p.buyer)}`],
          [
            40,
            notes([
              ['Fakturanummer', p.number],
              ['Fakturadatum', p.issue],
              ['Kundnummer', p.customer],
              ['OCR-nummer', p.ocr],
            ]),
          ],
        ),
        `<div class="box"><b>Att betala ${sv.money(p.payable)} kr</b> &nbsp; Förfallodatum <b>${p.due}</b> &nbsp; Bankgiro ${p.supplier.bankgiro}</div>`,
        `<h2>${word(p, 'Elfaktura', 'Kreditfaktura')}</h2><p>Anläggnings-id 735999${p.customer}004417, elområde SE3<br>Period ${period(p.issue)}<br>Mätarställning ${17 + (Number(p.customer) % 9)} 204 – ${23 + (Number(p.customer) % 9)} 118</p>`,
        table(
          [
            column('Specifikation', (l) => l.name),
            column('Förbrukning', (l) => `${sv.quantity(l.quantity)} ${l.unit}`, 'r'),
            column('Pris kr', (l) => sv.price(l.price, 4), 'r'),
            column('Kronor', (l) => sv.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        pairs([
          ['Summa exklusive moms', sv.money(p.net)],
          ['Moms 25 %', sv.money(p.tax)],
          ['Summa inklusive moms', sv.money(p.gross)],
        ]),
        `<p class="small">${escaped(p.supplier.name)}, ${p.supplier.street}, ${p.supplier.post}. Organisationsnummer ${p.supplier.organisation}, momsregistreringsnummer ${p.supplier.vat}. Kundtjänst ${p.supplier.phone}</p>`,
      ),
  },
  {
    id: 'q17-gasol',
    producer: 'arrays',
    hard: 'kerned arrays; bottles out and in as text',
    credits: 1,
    seller: {
      firm: firm('Tärnö Gasol & Kolsyra AB', 'Depåvägen 5, 374 30 Karlshamn'),
      wares: gas,
      lines: [2, 5],
      code: 4,
      number: (n) => `${26}-${4410 + n}`,
      terms: 20,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9.5, font: 'serif' });
      s.text(50, 60, p.supplier.name, { font: 'serifbold', size: 20 });
      s.text(50, 76, `${p.supplier.street}, ${p.supplier.post}. Telefon ${p.supplier.phone}`);
      s.block(50, 120, who(p.buyer), { size: 11, leading: 14 });
      sums(s, 350, 545, 112, [
        [word(p, 'Faktura nr', 'Kreditfaktura nr'), p.number],
        ['Fakturadag', dotted(p.issue)],
        ['Oss tillhanda senast', dotted(p.due)],
        ['Kundnummer', p.customer],
        ...(p.about === null ? [] : [['Avser faktura', p.about] as const]),
      ]);
      if (p.remark !== null) s.text(50, 190, p.remark, { font: 'serifbold' });
      const y = rowsOn(
        s,
        [
          [50, 'Antal', (l) => sv.quantity(l.quantity)],
          [85, '', (l) => l.unit],
          [115, 'Nr', (l) => l.code],
          [160, 'Artikel', (l) => l.name],
          [450, 'à kr', (l) => sv.price(l.price), 'r'],
          [545, 'Kronor', (l) => sv.money(l.sum), 'r'],
        ],
        p.lines,
        215,
        { head: { font: 'serifbold' }, isRuled: true },
      );
      s.text(160, y + 4, `Ute hos kund efter denna leverans: 4 st P45, 2 st P11`, { size: 8 });
      sums(
        s,
        380,
        545,
        y + 36,
        [
          ['Summa', sv.money(p.net)],
          ['Moms 25%', sv.money(p.tax)],
          ['Att betala', sv.money(p.payable)],
        ],
        { font: 'serifbold' },
      );
      s.text(
        50,
        800,
        `Bankgiro ${p.supplier.bankgiro} · Organisationsnr ${p.supplier.organisation} · Momsnr ${p.supplier.vat} · F-skatt`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'q18-bordsplan',
    producer: 'chromium',
    hard: 'a software firm: card layout, names with the period below',
    seller: {
      firm: firm('Dukat Systems AB', 'Regeringsgatan 88, 111 39 Stockholm'),
      wares: software,
      lines: [2, 5],
      number: (n) => `DKT-${String(2026_0419 + n)}`,
      terms: 10,
    },
    draw: (p) =>
      page(
        'body{font-family:"URW Gothic",sans-serif;font-size:9pt}.card{border:1pt solid #ddd;border-radius:8pt;padding:10pt;margin-bottom:5mm}.lines td{padding:5pt 2pt;border-bottom:.5pt solid #eee}.lines th{color:#888;font-weight:400}.g{color:#888}.pairs{width:45%;margin-left:55%}',
        `<div class="card">${side([60, `<h1>Dukat</h1><span class="g">${escaped(p.supplier.name)} · ${p.supplier.organisation}</span>`], [40, `<div class="r">${word(p)}<br><b>${p.number}</b></div>`])}</div>`,
        remarked(p),
        `<div class="card">${side([50, `<span class="g">Fakturerad till</span><br>${address(p.buyer)}`], [25, `<span class="g">Utfärdad</span><br>${p.issue}`], [25, `<span class="g">Förfaller</span><br>${p.due}`])}</div>`,
        `<table class="lines"><tr><th>Tjänst</th><th class="r">Antal</th><th class="r">Pris</th><th class="r">Belopp</th></tr>${p.lines.map((l) => `<tr><td>${escaped(l.name)}<br><span class="g">${period(p.issue)}</span></td><td class="r">${bare.quantity(l.quantity)} ${l.unit}</td><td class="r">${sv.price(l.price)} kr</td><td class="r">${sv.money(l.sum)} kr</td></tr>`).join('')}</table>`,
        pairs([
          ['Delsumma', `${sv.money(p.net)} kr`],
          ['Moms (25 %)', `${sv.money(p.tax)} kr`],
          ['<b>Totalt</b>', `${sv.money(p.payable)} kr`],
        ]),
        `<p class="g">Betala till bankgiro ${p.supplier.bankgiro}, OCR ${p.ocr}. ${p.supplier.street}, ${p.supplier.post}. Momsreg.nr ${p.supplier.vat}. Godkänd för F-skatt.</p>`,
      ),
  },
];
