/** Laundry, repairs, pests, staff: services to a kitchen. */
import { address, column, escaped, over, pairs, remarked, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { inFigures, notes, own, page, rowsOn, side, sums, who, word } from './kit.ts';
import type { LayoutQ } from './orders.ts';
import { laundry, pest, repairs } from './wares-services.ts';

const sv = inFigures('swedish');

export const services: readonly LayoutQ[] = [
  {
    id: 'q22-tvatt-vecka',
    producer: 'reportlab-embedded',
    hard: 'counts of out and in linen beside what is charged',
    credits: 1,
    seller: {
      firm: firm('Linnelund Textilservice AB', 'Tvätterigatan 2, 504 64 Borås'),
      wares: laundry,
      lines: [4, 7],
      code: 4,
      number: (n) => String(918_204 + n),
      charges: [['Miljö- och energitillägg', 8600, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(555, 50, p.supplier.name, { font: 'bold', size: 14, align: 'r' });
      s.block(555, 64, [p.supplier.street, p.supplier.post, `Tel ${p.supplier.phone}`], { align: 'r' });
      s.block(60, 120, who(p.buyer), { size: 10 });
      s.text(60, 190, `${word(p)} ${p.number}`, { font: 'bold', size: 14 });
      s.text(
        60,
        206,
        `Fakturadatum ${p.issue}   Förfallodatum ${p.due}   Kundnr ${p.customer}${p.about === null ? '' : `   Krediterar ${p.about}`}`,
      );
      if (p.remark !== null) s.text(60, 220, p.remark);
      const y = rowsOn(
        s,
        [
          [60, 'Artikel', (l) => l.code],
          [100, 'Text', (l) => l.name],
          [300, 'Ut', (l) => String(own(l, 'ut', 90) + 10), 'r'],
          [340, 'In', (l) => String(own(l, 'in', 90) + 8), 'r'],
          [400, 'Debiterat', (l) => sv.quantity(l.quantity), 'r'],
          [408, '', (l) => l.unit],
          [480, 'Pris', (l) => sv.price(l.price), 'r'],
          [555, 'Belopp', (l) => sv.money(l.sum), 'r'],
        ],
        p.lines,
        240,
        { isRuled: true },
      );
      sums(s, 360, 555, y + 12, [
        ...p.charges.map(({ label, amount }) => [label, sv.money(amount)] as const),
        ['Belopp exkl moms', sv.money(p.net)],
        ['Moms 25 %', sv.money(p.tax)],
        ['Att betala', sv.money(p.payable)],
      ]);
      s.text(
        60,
        790,
        `Bankgiro ${p.supplier.bankgiro}  OCR ${p.ocr}  Org.nr ${p.supplier.organisation}  Moms.nr ${p.supplier.vat}  Godkänd för F-skatt`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'q23-kyl-noter',
    producer: 'wkhtmltopdf',
    hard: 'notes of the job between the rows',
    credits: 1,
    seller: {
      firm: firm('Kyltjänst Bergslagen AB', 'Hyttgatan 33, 811 40 Sandviken'),
      wares: repairs,
      lines: [3, 6],
      isListed: true,
      number: (n) => `${26_2210 + n}`,
      terms: 20,
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}.lines td,.lines th{border-bottom:.5pt solid #aaa;padding:2pt 3pt}.n td{font-style:italic;color:#333}h2{letter-spacing:2pt}',
        side(
          [60, `<h2>KYLTJÄNST BERGSLAGEN</h2>Service dygnet runt ${p.supplier.phone}`],
          [
            40,
            `<b>${word(p, 'FAKTURA', 'KREDITFAKTURA')}</b><br>${notes(
              [
                ['Nr', p.number],
                ['Datum', p.issue],
                ['Förfallodag', p.due],
                ['Arbetsorder', p.order],
                ['Avser faktura', p.about],
              ],
              ' ',
            )}`,
          ],
        ),
        remarked(p),
        `<p>${address(p.buyer)}</p>`,
        table(
          [
            column('Benämning', (l) => l.name),
            column('Antal', (l) => sv.quantity(l.quantity), 'r'),
            column('Enhet', (l) => l.unit),
            column('À-pris', (l) => sv.price(l.price), 'r'),
            column('Summa', (l) => sv.money(l.sum), 'r'),
          ],
          p.lines,
          {
            above: (_, i) =>
              i === 0
                ? `<tr class="n"><td colspan="5">Felanmälan ${p.delivered}: kylrum 2 håller ${4 + (Number(p.customer) % 5)} grader. Tekniker Ragnar.</td></tr>`
                : '',
            under: (_, i) =>
              i === 1
                ? '<tr class="n"><td colspan="5">Provtryckt och läcksökt. Rekommenderar byte av kompressor före sommaren.</td></tr>'
                : '',
          },
        ),
        pairs([
          ['Netto', sv.money(p.net)],
          ['Moms 25%', sv.money(p.tax)],
          ['Att betala', `${sv.money(p.payable)} kr`],
        ]),
        `<hr><p>${escaped(p.supplier.name)}, ${p.supplier.street}, ${p.supplier.post}<br>Bankgiro ${p.supplier.bankgiro} &nbsp; Org.nr ${p.supplier.organisation} &nbsp; VAT ${p.supplier.vat} &nbsp; F-skatt</p>`,
      ),
  },
  {
    id: 'q24-skadedjur',
    producer: 'weasyprint',
    hard: 'an agreement with few rows, an amount in words',
    seller: {
      firm: firm('Råttfri Skadedjurskontroll KB', 'Hantverkargatan 7 A, 392 36 Kalmar'),
      wares: pest,
      lines: [1, 3],
      number: (n) => `RF-26-${String(90 + n).padStart(5, '0')}`,
      terms: 30,
    },
    draw: (p) =>
      page(
        'body{font-family:"P052",serif}.over{width:100%;margin:4mm 0}.over th,.over td{border-left:2pt solid #a00;padding-left:6pt}.lines th{background:#a00;color:#fff}.pairs{margin-left:auto}',
        `<h1>${escaped(p.supplier.name)}</h1>`,
        remarked(p),
        over([
          [word(p), p.number],
          ['Fakturadatum', p.issue],
          ['Betalas senast', p.due],
          ['Avtal', p.order],
        ]),
        `<p>${address(p.buyer)}</p>`,
        table(
          [
            column('Tjänst', (l) => l.name),
            column('Antal', (l) => `${sv.quantity(l.quantity)} ${l.unit}`, 'r'),
            column('Pris', (l) => sv.price(l.price), 'r'),
            column('Totalt', (l) => sv.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        pairs([
          ['Totalt exkl. moms', sv.money(p.net)],
          ['Moms 25 %', sv.money(p.tax)],
          ['Totalt inkl. moms', sv.money(p.payable)],
        ]),
        `<p>Betalning sker till bankgiro ${p.supplier.bankgiro} med angivande av fakturanummer. Efter förfallodagen debiteras ränta enligt lag. Anmärkningar mot fakturan ska göras inom åtta dagar.</p><p class="small">${p.supplier.street} | ${p.supplier.post} | Org.nr ${p.supplier.organisation} | Moms ${p.supplier.vat} | Innehar F-skattsedel</p>`,
      ),
  },
];
