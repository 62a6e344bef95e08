/** Fresh goods: bakeries, greens, game, dairy, eggs and ice. */
import * as days from '../days.ts';
import { address, column, escaped, pairs, table } from '../html.ts';
import { firm } from '../parties.ts';
import { cells, doc, fig, kv, note, rounded, side, stack, word } from './kit.ts';
import type { LayoutO } from './orders.ts';
import { soleTrader } from './parties.ts';
import { breads, games, list } from './wares.ts';

const sp = fig('space');
const bare = fig('bare');
const eggs = list(
  'F',
  'krt',
  `
Ägg L frigående 90 st|218.00
Ägg M ekologiska 60 st|198.50
Ägg XL lösa plan 30|96.00|plan
Vaktelägg 18 st|64.00|ask
Pastöriserad äggula 1 kg|112.00|st
Pastöriserad äggvita 1 kg|68.00|st
Kokta skalade ägg 5 kg|264.00|hink
`,
);

export const freshA: readonly LayoutO[] = [
  {
    id: 'o-viltstationen',
    producer: 'weasyprint',
    hard: 'hand-made in a word processor, country of origin in the name cell, sender to the right',
    seller: {
      party: firm('Viltstationen Hede AB', 'Kyrkogatan 2, 846 31 Hede'),
      wares: games,
      codes: '',
      numbers: '2026-041',
      lines: [2, 6],
      terms: 20,
      grams: 10,
    },
    draw: (p) =>
      doc(
        `body{font:11pt 'Liberation Serif',serif}.cells td,.cells th{border:.5pt solid #777;padding:4pt}.cells{margin:14pt 0}`,
        side(
          [55, `<h1>${word(p, 'Faktura')}</h1><p>Till<br>${address(p.buyer)}</p>`],
          [
            45,
            `<div class="r"><b>${escaped(p.supplier.name)}</b><br>${stack(p.supplier.street, p.supplier.post, `Telefon ${p.supplier.phone}`)}<br>Org.nr ${p.supplier.organisation}<br>Momsreg. ${p.supplier.vat}</div>`,
          ],
        ),
        `<p>Fakturanummer: <b>${p.number}</b><br>Fakturadatum: ${days.words(p.issue)}<br>Sista betalningsdag: ${days.words(p.due)}</p>`,
        note(p),
        cells(
          p.lines.map((l) => [
            l.name,
            `${bare.quantity(l.quantity)} ${l.unit}`,
            `${bare.price(l.price)} kr`,
            `${bare.money(l.sum)} kr`,
          ]),
          'lrrr',
          'cells',
          ['Vad', 'Mängd', 'Pris', 'Summa'],
        ),
        `<p class="r">Netto ${bare.money(p.net)} kr<br>Moms ${p.vat[0]?.rate} % ${bare.money(p.tax)} kr<br><b>Att betala ${bare.money(p.payable)} kr</b></p>`,
        `<p>Betalas till bankgiro ${p.supplier.bankgiro}. Märk betalningen med fakturanumret.<br>Företaget är godkänt för F-skatt. Kontrollslakteri SE 1042 EG.</p><p>Tack för handeln!</p>`,
      ),
  },
  {
    id: 'o-bageri-raglimpan',
    producer: 'chromium',
    hard: 'collective invoice: delivery notes head groups with a sum each',
    count: 3,
    seller: {
      party: firm('Bageri Råglimpan i Lund AB', 'Råbyvägen 15, 224 57 Lund'),
      wares: breads,
      codes: '99',
      numbers: '88214',
      lines: [7, 14],
      deliveries: 4,
      amounts: [5, 60],
      terms: 10,
    },
    draw: (p) =>
      doc(
        `.lines th{border-bottom:1pt solid}.grp td{background:#f3ead8;font-weight:bold}.kv td{padding:0 4pt}`,
        side(
          [60, `<div style="font:italic 22pt 'Liberation Serif'">Råglimpan</div>`],
          [40, `<h2>${word(p, 'Samlingsfaktura')}</h2>`],
        ),
        side(
          [60, address(p.buyer)],
          [
            40,
            kv([
              ['Faktura', p.number],
              ['Datum', p.issue],
              ['Förfaller', p.due],
              ['Kund', p.customer],
            ]),
          ],
        ),
        note(p),
        `<br>${table(
          [
            column('Nr', (l) => l.code),
            column('Vara', (l) => l.name),
            column('Antal', (l) => sp.quantity(l.quantity), 'r'),
            column('', (l) => l.unit),
            column('Pris', (l) => sp.price(l.price), 'r'),
            column('Kronor', (l) => sp.money(l.sum), 'r'),
          ],
          p.lines,
          {
            above: (l, at) =>
              at === 0 || p.lines[at - 1]?.delivery !== l.delivery
                ? `<tr class="grp"><td colspan="6">Följesedel ${Number(p.order) + l.delivery} levererad ${days.plusDays(p.delivered, l.delivery - 4)}</td></tr>`
                : '',
            under: (l, at) =>
              p.lines[at + 1]?.delivery === l.delivery
                ? ''
                : `<tr><td colspan="5" class="r">Summa följesedel</td><td class="r">${sp.money(p.lines.filter((each) => each.delivery === l.delivery).reduce((all, { sum }) => all + sum, 0n))}</td></tr>`,
          },
        )}`,
        `<br>${pairs(
          [
            ['Summa exkl. moms', sp.money(p.net)],
            [`Moms ${p.vat[0]?.rate} %`, sp.money(p.tax)],
            ['<b>Att betala, kr</b>', sp.money(p.payable)],
          ],
          'right',
        )}<div class="clear"></div>`,
        `<p class="small c" style="margin-top:50pt">${escaped(p.supplier.name)} · ${escaped(p.supplier.street)} · ${escaped(p.supplier.post)} · ${p.supplier.phone}<br>Bankgiro ${p.supplier.bankgiro} · Org.nr ${p.supplier.organisation} · Moms ${p.supplier.vat} · F-skatt</p>`,
      ),
  },
  {
    id: 'o-agghuset',
    producer: 'groff',
    printing: { omits: ['taxInclusive'] },
    hard: 'plain typesetter, labels with dots, one rate',
    seller: {
      party: soleTrader('Ägghuset Karin Ståhlbrand', 'Hönsgärdet 1, 534 92 Tråvad', '671104', {
        phone: '0512-000 418',
      }),
      wares: eggs,
      codes: '',
      numbers: '412',
      lines: [1, 4],
      terms: 20,
      isWhole: true,
    },
    draw: (p) => `.ll 17c
.po 2c
.nf
.ps 15
.vs 18
${p.supplier.name}
.ps 10
.vs 13
${p.supplier.street}
${p.supplier.post}
Telefon ${p.supplier.phone}
.sp 2
.ps 13
\\fB${word(p, 'FAKTURA')} nr ${p.number}\\fP
.ps 10
.sp
${p.remark ?? ''}
${p.buyer.name}
${p.buyer.street}
${p.buyer.post}
.sp
Datum ${days.words(p.issue)}
Förfallodag ${days.words(p.due)}
.sp
.TS
tab(|);
l r l r r.
\\fBVara\\fP|\\fBAntal\\fP||\\fBÀ pris\\fP|\\fBBelopp\\fP
${p.lines.map((l) => `${l.name}|${bare.quantity(l.quantity)}|${l.unit}|${bare.price(l.price)}|${bare.money(l.sum)}`).join('\n')}
.TE
.sp
.TS
tab(|);
l r.
Summa|${bare.money(p.net)}
Moms ${p.vat[0]?.rate} %|${bare.money(p.tax)}
${rounded(p, bare)
  .map(([a, b]) => `${a}|${b}\n`)
  .join('')}\\fBAtt betala kr\\fP|\\fB${bare.money(p.payable)}\\fP
.TE
.sp 3
Plusgiro ${p.supplier.plusgiro}
Organisationsnummer ${p.supplier.organisation}, momsnummer ${p.supplier.vat}
Innehar F-skattsedel
`,
  },
];
