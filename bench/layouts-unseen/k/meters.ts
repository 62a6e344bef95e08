/** Power, heat, water, waste, programs, rents: bills that come by themselves each month. */
import { abbreviated, compact, words } from '../days.ts';
import { column, pairs, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { about, address, beside, cell, col, figures, grid,  listed, num,  page, stack, rounding } from './kit.ts'; // prettier-ignore
import type { LayoutK } from './orders.ts';
import { placeOf, swede } from './parties.ts';

const m = figures('swedish');
const b = figures('bare');
const s = figures('space');

export const meters: readonly LayoutK[] = [
  {
    id: 'k46',
    producer: 'chromium',
    hard: 'power: the sum to pay in a great box first, the rows in small print with kronor to four decimals',
    seller: {
      party: swede('Älvdalskraft Elhandel AB', 'Dalgatan 90, 796 30 Älvdalen', '5563'),
      trades: ['power'],
      codes: '',
      number: (n) => String(940_081_200 + n * 7),
      terms: 25,
    },
    draw: (p) =>
      page(
        `.big{border:2pt solid #080;padding:8pt;font-size:14pt;margin:10pt 0}.lines td,.lines th{font-size:8.5pt}`,
        beside(
          [50, `<h2 style="color:#080">Älvdalskraft</h2>Elhandel AB`],
          [
            50,
            `${address(p.buyer)}<br><br>${listed([
              ['Kundnummer', p.customer],
              ['Fakturanummer', p.number],
              ['Fakturadatum', p.issue],
            ])}`,
          ],
        ),
        `<h1>${p.isCredit ? 'Kreditfaktura el' : 'Din elfaktura'}</h1><div class="big">Att betala: <b>${m.money(p.payable)} kr</b><br>Oss tillhanda: <b>${p.due}</b></div>`,
        `<p>Anläggning: ${placeOf(p.buyer).slice(0, 2).join(', ')}. Anläggnings-id 735999${p.customer}${p.order}. ${about(p)}</p>`,
        table(
          [
            column('Elhandel', ({ name }) => name),
            column('Förbrukning', (line) => `${m.quantity(line.quantity)} ${line.unit}`, 'r'),
            column('Pris kr', (line) => m.price(line.price), 'r'),
            column('Belopp kr', (line) => m.money(line.sum), 'r'),
          ],
          p.lines,
        ),
        `<div class="right">${pairs([
          ['Summa exkl. moms', m.money(p.net)],
          ['Moms 25 %', m.money(p.tax)],
          ['Summa inkl. moms', m.money(p.payable)],
        ])}</div><div class="clear"></div>`,
        `<hr><p>Bankgiro ${p.supplier.bankgiro} &nbsp; OCR ${p.ocr} &nbsp; Belopp ${m.money(p.payable)}</p><p class="small">Älvdalskraft Elhandel AB, ${p.supplier.street}, ${p.supplier.post}, ${p.supplier.phone}. Org.nr ${p.supplier.organisation}. Moms ${p.supplier.vat}. Godkänd för F-skatt. Frågor om fakturan besvaras vardagar 8-16.</p>`,
      ),
  },
  {
    id: 'k47',
    producer: 'skia',
    hard: "the grid's bill: a period of two days in each row, the readings of the meter in a table that is no line",
    seller: {
      party: swede('Bergslagsnät Ekonomisk Förening', 'Nätgatan 2, 772 30 Grängesberg', '7696'),
      trades: ['grid'],
      codes: '',
      number: (n) => `72${n + 44_080}`,
      terms: 25,
      isWhole: true,
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 9 });
      sheet.text(45, 56, 'Bergslagsnät', { font: 'bold', size: 20 });
      sheet.text(45, 68, 'Ekonomisk Förening', { size: 8 });
      sheet.text(330, 56, p.isCredit ? 'KREDITFAKTURA' : 'FAKTURA ELNÄT', { font: 'bold', size: 12 });
      stack(
        sheet,
        330,
        430,
        74,
        [
          ['Fakturanummer', p.number],
          ['Fakturadatum', p.issue],
          ['Kundnummer', p.customer],
          ['Förfallodatum', p.due],
        ],
        { isLeft: true },
      );
      sheet.block(45, 120, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 10 });
      sheet.text(45, 180, `Mätarställningar, mätare ${p.order}`, { font: 'bold' });
      stack(
        sheet,
        45,
        300,
        196,
        [
          [`Avläsning ${compact(p.delivered)}`, `${40_000 + (Number(p.customer) % 9000)} kWh`],
          ['Föregående avläsning', `${30_000 + (Number(p.order) % 9000)} kWh`],
        ],
        { size: 8 },
      );
      const end = grid(
        sheet,
        [
          col(45, 'Elnät', ({ name }) => name),
          col(210, 'Period', () => `${p.delivered.slice(0, 7)}-01 - ${p.delivered.slice(0, 7)}-28`),
          num(385, 'Antal', (line) => s.quantity(line.quantity)),
          col(391, '', ({ unit }) => unit),
          num(470, 'Pris', (line) => s.price(line.price)),
          num(550, 'Kr', (line) => s.money(line.sum)),
        ],
        p.lines,
        { top: 246, leading: 14, rule: (y) => sheet.line(45, y, 550, y, 0.4) },
      );
      sheet.text(45, end + 2, about(p));
      stack(
        sheet,
        330,
        550,
        end + 16,
        [
          ['Delsumma', s.money(p.net)],
          ['Moms 25 %', s.money(p.tax)],
          ...rounding(p, s.money),
          ['ATT BETALA', `${s.money(p.payable)} kr`],
        ],
        { leading: 14, font: 'bold' },
      );
      sheet.line(0, 690, 595);
      for (const [at, [label, value]] of (
        [
          ['Till bankgiro', p.supplier.bankgiro],
          ['OCR', p.ocr],
          ['Kronor', s.money(p.payable)],
        ] as const
      ).entries())
        cell(sheet, [45 + at * 170, 705, 165, 30], label, value);
      sheet.block(
        45,
        770,
        [
          `Bergslagsnät Ekonomisk Förening  ${p.supplier.street}  ${p.supplier.post}  Kundservice ${p.supplier.phone}`,
          `Org.nr ${p.supplier.organisation}  Momsregnr ${p.supplier.vat}  F-skatt`,
        ],
        { size: 7.5, leading: 10 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 'k48',
    producer: 'groff-gs',
    hard: "water of a town's company: no unit's column, cubic metres written at the quantity",
    seller: {
      party: swede('Kustbygdens Vatten & Avlopp AB', 'Reningsvägen 5, 824 34 Hudiksvall', '5565'),
      trades: ['water', 'heat'],
      codes: '',
      number: (n) => String(3_004_400 + n),
      terms: 28,
      isWhole: true,
    },
    draw: (p) => {
      const row = (...cells: readonly string[]): string => cells.join('\t');
      return [
        '.pl 297m', '.sp |2c', '.po 2c', '.ll 17c', '.ps 10', '.vs 13.5', '.nf', '.fam H',
        '.ps 15', `\\fB${p.supplier.name}\\fP`, '.ps 9', `${p.supplier.street}, ${p.supplier.post}. Kundtjänst ${p.supplier.phone}`, '.sp 1.5', '.ps 10',
        '.TS', 'tab(\t);', 'l l.', row('\\fBFAKTURA\\fP', p.number), row('Fakturadatum', p.issue), row('Kundnummer', p.customer), row('Betalas senast', p.due), '.TE', '.sp 1',
        `.in 9c\n${p.buyer.name}\n${p.buyer.street}\n${p.buyer.post}\n.in 0`, '.sp 1', `Anläggning: ${placeOf(p.buyer)[1]}. ${about(p)}`, '.sp 1',
        '.TS', 'tab(\t) expand;', 'lb rb rb rb', 'l r r r.', row('Avgift', 'Mängd', 'À-pris', 'Belopp'), '_',
        ...p.lines.map((line) => row(line.name, `${b.quantity(line.quantity)} ${line.unit}`, b.price(line.price), b.money(line.sum))),
        '_', row('Summa', '', '', b.money(p.net)), row('Mervärdesskatt 25 %', '', '', b.money(p.tax)), ...rounding(p, b.money).map(([label, value]) => row(label, '', '', value)), row('\\fBAtt betala\\fP', '', '', `\\fB${b.money(p.payable)}\\fP`),
        '.TE', '.sp 2', `Bankgiro ${p.supplier.bankgiro}   OCR ${p.ocr}`, `Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   Innehar F-skattsedel`, '',
      ].join('\n'); // prettier-ignore
    },
  },
  {
    id: 'k49',
    producer: 'chromium',
    hard: "a program's subscription in a letter's manner: Swedish below an English title's words",
    credits: 1,
    seller: {
      party: swede('Bordet Kassa & Bokning Sverige AB', 'Luntmakargatan 88, 113 51 Stockholm', '5594'),
      trades: ['software'],
      lines: [2, 5],
      codes: '',
      number: (n) => `BKB-2026-${String(n + 510).padStart(6, '0')}`,
      terms: 14,
      isNegativeCredit: true,
    },
    draw: (p) =>
      page(
        `body{font-family:'DejaVu Sans';font-size:8.5pt}.lines td{padding:6pt 4pt;border-bottom:.5pt solid #eee}.lines th{color:#888;font-weight:400}h1{font-size:20pt;margin-bottom:14pt}`,
        `<h1>${p.isCredit ? 'Kreditnota' : 'Faktura'}</h1>`,
        pairs([
          ['Fakturanummer', p.number],
          ['Utfärdad', abbreviated(p.issue)],
          ['Förfaller', abbreviated(p.due)],
        ]),
        beside(
          [
            50,
            `<br><b>${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>Sverige<br>${p.supplier.mail}<br>Org.nr ${p.supplier.organisation}<br>VAT ${p.supplier.vat}`,
          ],
          [50, `<br><b>Faktureras till</b><br>${address(p.buyer)}`],
        ),
        `<h2 style="margin:18pt 0 4pt">${m.money(p.payable)} kr ${p.isCredit ? 'krediteras' : `att betala senast ${words(p.due)}`}</h2><p>${about(p)}</p>`,
        table(
          [
            column('Beskrivning', ({ name }) => name),
            column('Antal', (line) => `${m.quantity(line.quantity)} ${line.unit}`, 'r'),
            column('Enhetspris', (line) => m.price(line.price), 'r'),
            column('Moms', ({ rate }) => `${rate} %`, 'r'),
            column('Belopp', (line) => m.money(line.sum), 'r'),
          ],
          p.lines,
        ),
        `<div class="right">${pairs([
          ['Delsumma', m.money(p.lineNet)],
          ['Totalt exkl. moms', m.money(p.net)],
          [`Moms (25 % på ${m.money(p.net)})`, m.money(p.tax)],
          ['Totalt', m.money(p.gross)],
          ['<b>Belopp att betala</b>', `${m.money(p.payable)} kr`],
        ])}</div><div class="clear"></div>`,
        `<p>Bankgiro ${p.supplier.bankgiro}</p><p class="small">${p.number} · Sida 1 av 1</p>`,
      ),
  },
];
