/** Energy, software, telephones, insurance-like agreements and waste. */
import * as days from '../days.ts';
import { across } from '../format.ts';
import { address, column, escaped, over, pairs, table } from '../html.ts';
import { firm, swedishIban } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import {
  cells,
  doc,
  feesOf,
  fig,
  kv,
  L,
  note,
  R,
  rates,
  rounded,
  rowsOn,
  side,
  stack,
  sumsOn,
  word,
} from './kit.ts';
import type { LayoutO } from './orders.ts';
import { crafts, powers, softs } from './wares-trade.ts';
import { list } from './wares.ts';

const sp = fig('space');
const sw = fig('swedish');
const bare = fig('bare');
const english = fig('english');

const phones = list(
  25,
  'st',
  `
Abonnemang Företag 20 GB|289.00
Fast bredband 500/500|649.00
Växelanvändare|129.00
Utlandssamtal EU|34.80
Larmöverföring brand|215.00
Statisk IP-adress|75.00
Avbetalning mobiltelefon|319.00
`,
);

export const office: readonly LayoutO[] = [
  {
    id: 'o-kraftbolaget',
    producer: 'weasyprint',
    hard: 'energy bill: meter readings, prices with four decimals, specification on page two',
    count: 3,
    seller: {
      party: firm('Vätterbygdens Kraft AB', 'Elverksgatan 2, 561 31 Huskvarna'),
      wares: powers,
      codes: '',
      numbers: '700418226',
      lines: [4, 7],
      terms: 30,
      isWhole: true,
    },
    draw: (p) =>
      doc(
        `.lines td{padding:2pt}.lines th{border-bottom:.7pt solid #06a;color:#06a}.big{font-size:14pt}`,
        side(
          [60, `<b style="color:#06a;font-size:16pt">Vätterbygdens Kraft</b>`],
          [
            40,
            kv([
              ['Fakturanummer', p.number],
              ['Fakturadatum', p.issue],
              ['Kundnummer', p.customer],
              ['Anläggnings-id', `735999${p.order}${p.order}`],
            ]),
          ],
        ),
        `<p style="margin:24pt 0">${address(p.buyer)}</p><h2>${word(p, 'Faktura')} el ${days.plusDays(p.issue, -31).slice(0, 7)}</h2>`,
        note(p),
        `<p class="big">Att betala: <b>${sp.money(p.payable)} kr</b><br>Förfallodag: <b>${p.due}</b></p><p>Bankgiro ${p.supplier.bankgiro}, OCR ${p.ocr}</p>`,
        `<p>Din förbrukning denna period följer av specifikationen på nästa sida.</p><p class="small">${stack(p.supplier.name, `${p.supplier.street}, ${p.supplier.post}`, `Kundservice ${p.supplier.phone}`, `Organisationsnummer ${p.supplier.organisation}`, `Momsregistreringsnummer ${p.supplier.vat}`, 'Godkänd för F-skatt')}</p>`,
        `<div style="page-break-before:always"></div><h2>Specifikation</h2><p class="small">Mätare ${p.order}${p.customer}, avläst ${p.delivered}</p>`,
        table(
          [
            column('Avser', (l) => l.name),
            column('Förbrukning', (l) => sp.quantity(l.quantity), 'r'),
            column('Enhet', (l) => l.unit),
            column('Pris kr', (l) => sp.price(l.price, 4), 'r'),
            column('Belopp kr', (l) => sp.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `<br>${pairs([['Summa exkl. moms', sp.money(p.net)], ['Moms 25 %', sp.money(p.tax)], ['Summa inkl. moms', sp.money(p.gross)], ...rounded(p, sp)], 'right')}`,
      ),
  },
  {
    id: 'o-kassapunkten',
    producer: 'chromium',
    hard: 'software in a card-like page, English word in a Swedish invoice, period per row',
    count: 2,
    credits: 1,
    seller: {
      party: firm('Kassapunkten Nordic AB', 'Sveavägen 149, 113 46 Stockholm'),
      wares: softs,
      codes: 'KP-XX9',
      numbers: 'INV-10442',
      lines: [2, 6],
      terms: 15,
    },
    draw: (p) =>
      doc(
        `body{font-size:9pt}.pill{display:inline-block;border-radius:8pt;background:#e7f0ff;padding:4pt 8pt}.lines th{color:#889;font-weight:normal}.lines td{padding:6pt 4pt;border-top:.5pt solid #dde}`,
        side(
          [50, `<span class="pill">${escaped(p.supplier.name)}</span>`],
          [50, `<div class="r" style="font-size:18pt">${word(p, 'Faktura')}</div>`],
        ),
        side(
          [40, `<p style="color:#667">Till</p><p>${address(p.buyer)}</p>`],
          [
            30,
            `<p style="color:#667">Fakturanummer</p><p>${p.number}</p><p style="color:#667">Kundnummer</p><p>${p.customer}</p>`,
          ],
          [
            30,
            `<p style="color:#667">Fakturadatum</p><p>${p.issue}</p><p style="color:#667">Förfallodatum</p><p>${p.due}</p>`,
          ],
        ),
        note(p),
        p.about === null ? '' : `<p>Krediterar faktura ${p.about}</p>`,
        table(
          [
            column('Tjänst', (l) => l.name),
            column('Artikel', (l) => l.code),
            column('Antal', (l) => sw.quantity(l.quantity), 'r'),
            column('Enhet', (l) => l.unit),
            column('Pris', (l) => sw.price(l.price), 'r'),
            column('Moms', (l) => `${l.rate} %`, 'r'),
            column('Belopp', (l) => sw.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `<br>${pairs(
          [
            ['Netto', sw.money(p.net)],
            ['Moms 25 %', sw.money(p.tax)],
            ['<b>Totalt att betala</b>', `${sw.money(p.payable)} SEK`],
          ],
          'right',
        )}<div class="clear"></div>`,
        `<p class="small" style="color:#667;margin-top:70pt">${escaped(p.supplier.street)}, ${escaped(p.supplier.post)} · Org.nr ${p.supplier.organisation} · Momsnr ${p.supplier.vat} · Bankgiro ${p.supplier.bankgiro} · IBAN ${swedishIban(p.supplier.name)} · Godkänd för F-skatt</p>`,
      ),
  },
  {
    id: 'o-bordsbokning',
    producer: 'chromium',
    hard: 'English invoice from a Swedish firm, amounts in English marks, amount due at the top',
    seller: {
      party: firm('Tablewise Software AB', 'Regeringsgatan 29, 111 53 Stockholm'),
      wares: list(
        25,
        'month',
        `
Booking Premium plan|899.00
Additional venue|449.00
SMS confirmations bundle|250.00|st
Deposit module|199.00
Priority support|320.00
`,
      ),
      codes: '',
      numbers: '2F81-0007',
      lines: [1, 4],
      amounts: [1, 3],
      terms: 14,
    },
    draw: (p) =>
      doc(
        `body{font-size:9.5pt}.lines th{border-bottom:1pt solid #000;font-weight:normal}.lines td{padding:5pt 0}.kv td{padding-right:14pt}`,
        side(
          [50, `<h1 style="font-size:18pt">${word(p, 'Invoice')}</h1>`],
          [50, `<div class="r" style="color:#777"><b>tablewise</b></div>`],
        ),
        kv([
          ['<b>Invoice number</b>', p.number],
          ['Date of issue', days.american(p.issue)],
          ['Date due', days.american(p.due)],
        ]),
        side(
          [
            50,
            `<p><b>${escaped(p.supplier.name)}</b><br>${stack(p.supplier.street, p.supplier.post, 'Sweden', p.supplier.mail)}<br>SE VAT ${p.supplier.vat}</p>`,
          ],
          [50, `<p><b>Bill to</b><br>${address(p.buyer)}<br>Sweden</p>`],
        ),
        `<p style="font-size:13pt"><b>SEK ${english.money(p.payable)} due ${days.american(p.due)}</b></p>`,
        note(p),
        table(
          [
            column('Description', (l) => l.name),
            column('Qty', (l) => english.quantity(l.quantity), 'r'),
            column('Unit price', (l) => english.price(l.price), 'r'),
            column('Tax', (l) => `${l.rate}%`, 'r'),
            column('Amount', (l) => english.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `${pairs(
          [
            ['Subtotal', english.money(p.net)],
            ['Total excluding tax', english.money(p.net)],
            [`VAT – Sweden (25% on ${english.money(p.net)})`, english.money(p.tax)],
            ['Total', english.money(p.gross)],
            ['<b>Amount due</b>', `SEK ${english.money(p.payable)}`],
          ],
          'right',
        )}`,
      ),
    printing: { unit: () => undefined },
  },
  {
    id: 'o-telebolaget',
    producer: 'stretched',
    hard: 'page scaled twice with letters apart, specification by subscription, fee for paper invoice',
    seller: {
      party: firm('Telebolaget Fiber & Mobil AB', 'Storgatan 60, 852 30 Sundsvall'),
      wares: phones,
      codes: '',
      numbers: '88041720',
      lines: [3, 6],
      amounts: [1, 6],
      terms: 25,
      fees: [['Fakturaavgift papper', 4900, 25]],
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 50, p.supplier.name, { size: 13, font: 'bold' });
      s.text(40, 66, `${word(p, 'Faktura')} ${p.number}`, { size: 11 });
      s.block(330, 90, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 10 });
      sumsOn(
        s,
        96,
        [
          ['Fakturadatum', p.issue],
          ['Kundnummer', p.customer],
          ['Oss tillhanda', p.due],
          ['OCR-nummer', p.ocr],
        ],
        40,
        240,
      );
      if (p.remark !== null) s.text(40, 166, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Specifikation', (l) => l.name),
          R(330, 'Antal', (l) => bare.quantity(l.quantity)),
          L(338, 'Enhet', (l) => l.unit),
          R(440, 'Pris/st', (l) => bare.price(l.price)),
          R(550, 'Kronor', (l) => bare.money(l.sum)),
        ],
        p.lines,
        { y: 200, ruled: (y) => s.line(40, y, 550) },
      );
      sumsOn(
        s,
        end + 18,
        [
          ['Summa tjänster', bare.money(p.lineNet)],
          ...feesOf(p, bare),
          ['Summa exkl. moms', bare.money(p.net)],
          ['Moms 25%', bare.money(p.tax)],
          ...rounded(p, bare, 'Öresutjämning'),
          ['Att betala kr', bare.money(p.payable)],
        ],
        340,
        550,
      );
      s.block(
        40,
        780,
        [
          `Bankgiro ${p.supplier.bankgiro}`,
          `${p.supplier.street}, ${p.supplier.post}. Org.nr ${p.supplier.organisation}. VAT-nr ${p.supplier.vat}. F-skatt.`,
        ],
        { size: 8, leading: 11 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-renhallning',
    producer: 'recoded',
    hard: 'fonts with codes of their own; municipal company, place of service per group',
    credits: 1,
    seller: {
      party: firm('Renhållningsbolaget Fyrstad AB', 'Lunnebergsvägen 8, 461 70 Trollhättan'),
      wares: crafts.slice(5, 10),
      codes: '9999',
      numbers: '3326008',
      lines: [2, 5],
      amounts: [1, 12],
      terms: 30,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.block(40, 48, [p.supplier.name], { size: 12, font: 'bold' });
      s.block(40, 62, [p.supplier.street, p.supplier.post], { size: 8, leading: 10 });
      across(
        s,
        48,
        [
          [330, word(p, 'FAKTURA', 'KREDITFAKTURA')],
          [550, 'Sida 1', 'r'],
        ],
        { font: 'bold', size: 11 },
      );
      across(
        s,
        66,
        [
          [330, 'Fakturanummer'],
          [430, 'Fakturadatum'],
          [550, 'Förfallodatum', 'r'],
        ],
        { size: 7.5 },
      );
      across(s, 78, [
        [330, p.number],
        [430, p.issue],
        [550, p.due, 'r'],
      ]);
      s.block(330, 116, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 10 });
      s.block(40, 116, [
        `Kundnr: ${p.customer}`,
        `Hämtställe: ${p.buyer.street}`,
        ...(p.about === null ? [] : [`Krediterar faktura: ${p.about}`]),
      ]);
      if (p.remark !== null) s.text(40, 166, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Tjänst', (l) => `${l.code} ${l.name}`),
          R(350, 'Antal', (l) => sp.quantity(l.quantity)),
          L(356, 'Enhet', (l) => l.unit),
          R(450, 'Pris', (l) => sp.price(l.price)),
          R(550, 'Belopp', (l) => sp.money(l.sum)),
        ],
        p.lines,
        { y: 196, leading: 16, ruled: (y) => s.line(40, y, 550) },
      );
      s.box(40, end + 10, 550, end + 44, 0.92);
      across(
        s,
        end + 22,
        [
          [46, 'Belopp exkl moms'],
          [200, 'Moms 25 %'],
          [340, 'Öresavrundning'],
          [544, 'Att betala kr', 'r'],
        ],
        { size: 7.5 },
      );
      across(
        s,
        end + 36,
        [
          [46, sp.money(p.net)],
          [200, sp.money(p.tax)],
          [340, sp.money(p.rounding)],
          [544, sp.money(p.payable), 'r'],
        ],
        { font: 'bold' },
      );
      s.text(
        40,
        800,
        `Bankgiro ${p.supplier.bankgiro}   Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   Godkänd för F-skatt   ${p.supplier.phone}`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-lokaltidning',
    producer: 'groff-gs',
    hard: 'newspaper: advertisement lines, size and day in the name, sender below the title',
    seller: {
      party: firm('Bergslagens Annonsblad AB', 'Hyttgatan 16, 712 30 Hällefors'),
      wares: crafts.slice(15, 17),
      codes: 'A9',
      numbers: '40277',
      lines: [1, 2],
      amounts: [1, 4],
      terms: 20,
      isWhole: true,
    },
    draw: (p) => `.ll 17c
.po 2c
.nf
.ps 20
.vs 24
\\fBBergslagens Annonsblad\\fP
.ps 9
.vs 12
${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}
Tel ${p.supplier.phone}
\\l'17c'
.sp
.ps 11
.vs 14
\\fB${word(p, 'ANNONSFAKTURA')}\\fP
.ps 10
.vs 13
${p.remark ?? ''}
.TS
tab(|);
l l l l.
Fakturanr|Datum|Förfallodag|Kundnr
\\fB${p.number}\\fP|${p.issue}|${p.due}|${p.customer}
.TE
.sp
${p.buyer.name}
${p.buyer.street}
${p.buyer.post}
.sp
.TS
tab(|);
l l r l r r.
Art|Annons|Antal||Pris|Kronor
_
${p.lines.map((l) => `${l.code}|${l.name}|${bare.quantity(l.quantity)}|${l.unit}|${bare.price(l.price)}|${bare.money(l.sum)}`).join('\n')}
_
|Netto||||${bare.money(p.net)}
|Moms 25 %||||${bare.money(p.tax)}
${rounded(p, bare)
  .map(([a, b]) => `|${a}||||${b}\n`)
  .join('')}|\\fBAtt betala\\fP||||\\fB${bare.money(p.payable)}\\fP
.TE
.sp 2
Betala till bankgiro ${p.supplier.bankgiro}, ange ${p.ocr}
Org.nr ${p.supplier.organisation}, VAT ${p.supplier.vat}, F-skattebevis finns
`,
  },
];
