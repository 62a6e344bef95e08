/** Invoices for laundry, repairs, rental, energy and programs, continued. */
import { iso, plusDays, slashed, words } from '../days.ts';
import { column, pairs, remarked, table, titled } from '../html.ts';
import { firm, swedishIban } from '../parties.ts';
import { facts, from, in_, l, ledger, lines, mark, page, r, rounded, sheet, side, sums, to } from './kit.ts';
import type { LayoutN } from './orders.ts';

const sw = in_('swedish');
const sp = in_('space');
const bare = in_('bare');

const rent = firm('Festuthyrarna på Gotland AB', 'Tältgatan 1, 621 46 Visby');
const power = firm('Ljusåns Energi Elhandel AB', 'Forsgatan 30, 827 22 Ljusdal');
const till = firm('Tapp Kassasystem i Sverige AB', 'Kodgatan 14, 411 05 Göteborg');
const waste = firm('Rena Kärl Återvinning AB', 'Sopstigen 20, 461 38 Trollhättan');

export const servicesDaily: readonly LayoutN[] = [
  {
    id: 'n44',
    producer: 'ghostscript',
    hard: 'days of rent in the text, discount of rows',
    count: 2,
    credits: 1,
    seller: {
      party: rent,
      trades: ['rent'],
      codes: '',
      numbers: 'G-0871',
      lines: [3, 7],
      most: 20,
      discounts: [1000, 2000],
      terms: 10,
    },
    draw: (p) => {
      const s = sheet({ size: 9 });
      s.text(297, 50, 'FESTUTHYRARNA', { font: 'bold', size: 22, align: 'c' });
      s.text(297, 64, 'tält · porslin · möbler', { align: 'c' });
      s.block(40, 100, to(p));
      facts(s, 100, 340, 440, [
        [titled(p, 'Faktura'), p.number],
        ['Fakturadag', iso(p.issue)],
        ['Förfallodag', p.due],
        ['Hyrestid', `${slashed(plusDays(p.delivered, -2))} - ${slashed(p.delivered)}`],
        ['Avser', p.about ?? ''],
      ]);
      mark(s, 40, 150, p);
      const y = ledger(
        s,
        190,
        [
          l(40, 'Hyrt', (x) => x.name),
          r(290, 'Antal', (x) => sp.quantity(x.quantity)),
          l(298, 'Enhet', (x) => x.unit),
          r(400, 'Pris', (x) => sp.price(x.price)),
          r(460, 'Rabatt %', (x) => (x.discount === 0n ? '' : sp.percent(x.discount))),
          r(555, 'Summa', (x) => sp.money(x.sum)),
        ],
        p.lines,
        { ruled: 'all' },
      );
      sums(s, y + 14, 360, 555, [
        ['Summa exkl moms', sp.money(p.net)],
        ['Moms 25 %', sp.money(p.tax)],
        ['Att betala, kr', sp.money(p.payable)],
      ]);
      s.block(
        40,
        770,
        [
          from(p).join(', '),
          `Telefon ${p.supplier.phone}, Bankgiro ${p.supplier.bankgiro}`,
          `Org.nr ${p.supplier.organisation}, VAT ${p.supplier.vat}, F-skatt`,
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'n45',
    producer: 'chromium',
    hard: 'an energy bill with prices of four decimals and a chart’s text',
    count: 2,
    seller: {
      party: power,
      trades: ['energy'],
      codes: '',
      numbers: '4071188205',
      lines: [3, 5],
      most: 30,
      terms: 25,
      isWhole: true,
    },
    draw: (p) =>
      page(
        `.k{background:#fff6d8;padding:8pt}.bar{display:inline-block;width:14pt;background:#f0b400}`,
        side(
          [50, `<b style="font-size:16pt">Ljusåns Energi</b>`],
          [50, `<div class="r">${titled(p, 'Faktura')} ${p.number}<br>Fakturadatum ${p.issue}</div>`],
        ),
        remarked(p),
        side(
          [50, lines(...to(p))],
          [
            50,
            `<div class="k">Att betala<br><b style="font-size:16pt">${sw.money(p.payable)} kr</b><br>Förfallodatum ${p.due}<br>Bankgiro ${p.supplier.bankgiro}<br>OCR ${p.ocr}</div>`,
          ],
        ),
        `<h3>Elförbrukning ${words(plusDays(p.issue, -35))} – ${words(p.delivered)}</h3><p>Anläggnings-id 735999${p.order}0${p.customer}. Mätarställning ${p.order}.</p>`,
        table(
          [
            column('Specifikation', (x) => x.name),
            column('Mängd', (x) => sw.quantity(x.quantity), 'r'),
            column('Enhet', (x) => x.unit),
            column('Pris kr', (x) => sw.price(x.price, 4), 'r'),
            column('Belopp kr', (x) => sw.money(x.sum), 'r'),
          ],
          p.lines,
        ),
        pairs(
          [
            ['Summa exkl. moms', sw.money(p.net)],
            ['Moms 25 %', sw.money(p.tax)],
            ...rounded(p, 'Öresutjämning', sw.money),
            ['Summa att betala', sw.money(p.payable)],
          ],
          'pairs right',
        ),
        `<div class="clear"></div><p>Din förbrukning per månad</p>${[30, 44, 52, 38, 25].map((height) => `<span class="bar" style="height:${height}pt"></span> `).join('')}<p class="small">jan feb mar apr maj</p>`,
        `<p class="small">${lines(`${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. Kundservice ${p.supplier.phone}.`, `Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. Godkänd för F-skatt. Klagomål? Kontakta oss i första hand.`)}</p>`,
      ),
  },
  {
    id: 'n46',
    producer: 'weasyprint',
    hard: 'a subscription with periods behind the names',
    count: 3,
    credits: 1,
    seller: {
      party: till,
      trades: ['software'],
      codes: 'TP-###',
      numbers: 'INV-2026-0713',
      lines: [2, 6],
      most: 3,
      terms: 14,
    },
    draw: (p) =>
      page(
        `body{color:#1b1b3a}.lines th{border-bottom:2px solid #5b4bff}.lines td{padding:5pt 4pt;border-bottom:1px solid #eee}.pd{color:#777;font-size:8pt}`,
        side(
          [50, `<span style="font-size:24pt;color:#5b4bff"><b>tapp</b></span>`],
          [50, `<h2 class="r">${titled(p, 'Faktura')}</h2>`],
        ),
        remarked(p),
        side(
          [50, `${lines(...to(p))}`],
          [
            50,
            pairs([
              ['Fakturanummer', p.number],
              ['Fakturadatum', p.issue],
              ['Förfallodatum', p.due],
              ['Kund-id', p.customer],
              ...(p.about === null ? [] : [['Krediterar faktura', p.about] as const]),
            ]),
          ],
        ),
        '<br>',
        table(
          [
            column('Artikel', (x) => x.code),
            column('Tjänst', (x) => x.name),
            column('Antal', (x) => `${sw.quantity(x.quantity)} ${x.unit}`, 'r'),
            column('Pris', (x) => `${sw.price(x.price)} kr`, 'r'),
            column('Moms', (x) => `${x.rate} %`, 'r'),
            column('Summa', (x) => `${sw.money(x.sum)} kr`, 'r'),
          ],
          p.lines,
          {
            under: (x) =>
              x.unit === 'mån'
                ? `<tr><td></td><td class="pd" colspan="5">Period ${p.issue} – ${plusDays(p.issue, 30)}</td></tr>`
                : '',
          },
        ),
        `<br>${pairs(
          [
            ['Summa exkl. moms', `${sw.money(p.net)} kr`],
            ['Moms', `${sw.money(p.tax)} kr`],
            [p.isCredit ? 'Återbetalas' : 'Att betala', `${sw.money(p.payable)} kr`],
          ],
          'pairs right',
        )}<div class="clear"></div>`,
        `<p class="small">${lines(`Bankgiro ${p.supplier.bankgiro} · OCR ${p.ocr} · IBAN ${swedishIban(p.supplier.name)}`, `${from(p).join(' · ')}`, `Org.nr ${p.supplier.organisation} · Momsreg.nr ${p.supplier.vat} · Godkänd för F-skatt · ${p.supplier.mail}`)}</p>`,
      ),
  },
  {
    id: 'n47',
    producer: 'groff',
    hard: 'a collector’s page with places and emptyings',
    count: 2,
    seller: { party: waste, trades: ['waste'], codes: '####', numbers: '912-4408', lines: [2, 5], terms: 30 },
    draw: (p) => `.fam T
.nf
.ps 16
${p.supplier.name}
.ps 10
${p.supplier.street}, ${p.supplier.post}
.sp 1
.ps 14
${titled(p, 'Faktura')} ${p.number}
.ps 10
${p.remark ?? ''}
.sp 1
.TS
tab(|) expand;
l l l.
Fakturadatum ${p.issue}|Kundnummer ${p.customer}|${p.buyer.name}
Förfallodatum ${p.due}|OCR ${p.ocr}|${p.buyer.street}
||${p.buyer.post}
.TE
.sp 1
Hämtställe: ${p.buyer.street}, gården
.sp 1
.TS
tab(|) expand box;
lb lb rb lb rb rb
l l r l r r.
Tjänstenr|Tjänst|Antal|Enhet|Pris|Summa
_
${p.lines.map((x) => `${x.code}|${x.name}|${bare.quantity(x.quantity)}|${x.unit}|${bare.price(x.price)}|${bare.money(x.sum)}`).join('\n')}
.TE
.sp 1
.TS
tab(|);
l r.
Netto|${bare.money(p.net)}
Moms 25 %|${bare.money(p.tax)}
Att betala kr|${bare.money(p.payable)}
.TE
.sp 1
Bankgiro ${p.supplier.bankgiro}. Kundtjänst ${p.supplier.phone}.
Organisationsnummer ${p.supplier.organisation}. VAT-nummer ${p.supplier.vat}. F-skattebevis finns.
`,
  },
];
