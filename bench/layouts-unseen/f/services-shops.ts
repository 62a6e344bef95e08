/** Pest control, a web shop, a workshop and packaging. */
import * as days from '../days.ts';
import { column, escaped, over, pairs, table } from '../html.ts';
import { firm } from '../parties.ts';
import { about, at, beside, figures, lines, rates, remark, sheet, word } from './kit.ts';
import type { LayoutF } from './orders.ts';

const f = figures('swedish');
const s = figures('space');
const e = figures('english');

const noUnit = { unit: () => undefined };

export const shops: readonly LayoutF[] = [
  {
    id: 'f19',
    producer: 'weasyprint',
    hard: 'pest control: "Vår ref/Er ref" lines of text, prices "1 485:-", name in the small print with another trade name on top',
    seller: {
      party: firm('Larm & Sanering Mälardalen AB', 'Hantverkargatan 17, 632 20 Eskilstuna'),
      trades: ['pest'],
      codes: 'S##',
      numbers: 'A-####',
      lines: [2, 5],
      amounts: [1, 6],
    },
    draw: (p) => {
      const dash = figures('dash');
      return sheet(
        `.lines{margin-top:20pt}.lines th{text-decoration:underline;font-weight:normal}`,
        `<div style="font-size:22pt;font-weight:bold">RÅTTFRITT®</div><div class="small">en del av Larm &amp; Sanering</div><br>`,
        `<div style="margin-left:55%">${at(p.buyer)}</div>`,
        `<h3>${word(p, 'Faktura', 'Kreditfaktura')} ${p.number}</h3>${remark(p)}`,
        `<p>Datum: ${p.issue}<br>Förfallodag: ${p.due} (30 dagar)<br>Vår ref: ${p.reference}<br>Er ref: ${p.customer}</p>`,
        table(
          [
            column('Art', (l) => l.code),
            column('Utfört', (l) => l.name),
            column('Antal', (l) => `${f.quantity(l.quantity)} ${l.unit}`, 'r'),
            column('Pris', (l) => dash.price(l.price), 'r'),
            column('Summa', (l) => dash.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `<div style="margin:16pt 0 0 60%">${pairs([
          ['Summa exkl. moms', dash.money(p.net)],
          ['Moms 25%', dash.money(p.tax)],
          ['Att betala', dash.money(p.payable)],
        ])}</div>`,
        `<p class="small" style="margin-top:50pt">Betalningsmottagare: Larm &amp; Sanering Mälardalen AB, ${escaped(p.supplier.street)}, ${p.supplier.post}. Bankgiro ${p.supplier.bankgiro}. Organisationsnr ${p.supplier.organisation}. Momsnr ${p.supplier.vat}.</p>`,
      );
    },
  },
  {
    id: 'f20',
    producer: 'chromium',
    hard: 'web shop: order number and day above the invoice, English figures',
    seller: {
      party: firm('Köksproffsen Nordic AB', 'Logistikvägen 12, 556 52 Jönköping'),
      trades: ['shop'],
      codes: 'KP####',
      numbers: 'INV-26-#####',
      lines: [2, 6],
      amounts: [1, 8],
      charges: [['Frakt DHL', 9900, 25]],
      discounts: [1000, 1500],
    },
    credits: 1,
    draw: (p) =>
      sheet(
        `body{font-family:'DejaVu Sans';font-size:8.5pt;color:#333}.lines{margin:16pt 0}.lines th{border-bottom:2pt solid #f60}.lines td{padding:5pt 4pt;border-bottom:.5pt solid #eee}.card{border:.5pt solid #ddd;border-radius:4pt;padding:8pt}`,
        beside(
          ['50%', `<b style="font-size:18pt;color:#f60">köksproffsen.example</b>`],
          [
            '50%',
            `<div class="card">Order #${p.order}<br>Orderdatum: ${p.delivered}<br>Betalsätt: Faktura 30 dagar</div>`,
          ],
        ),
        `<h2 style="margin-top:10pt">${word(p, 'Faktura', 'Kreditfaktura')}</h2>${remark(p)}`,
        beside(['33%', `<b>Fakturanummer</b><br>${p.number}<br><b>Fakturadatum</b><br>${p.issue}<br><b>Förfallodatum</b><br>${p.due}${p.about === null ? '' : `<br><b>Återbetalning av</b><br>${p.about}`}`], ['33%', `<b>Fakturaadress</b><br>${at(p.buyer)}`], ['33%', `<b>Leveransadress</b><br>${at(p.buyer)}`]), // prettier-ignore
        table(
          [
            column('Produkt', (l) => l.name),
            column('SKU', (l) => l.code),
            column('Pris', (l) => `${e.price(l.price)} kr`, 'r'),
            column('Antal', (l) => e.quantity(l.quantity), 'r'),
            column('Rabatt', (l) => (l.discount === 0n ? '' : `-${e.percent(l.discount)}%`), 'r'),
            column('Delsumma', (l) => `${e.money(l.sum)} kr`, 'r'),
          ],
          p.lines,
        ),
        `<div style="margin-left:60%">${pairs([['Delsumma', `${e.money(p.lineNet)} kr`], ...p.charges.map(({ label, amount }) => [label, `${e.money(amount)} kr`] as const), ['Summa exkl. moms', `${e.money(p.net)} kr`], ['Moms 25%', `${e.money(p.tax)} kr`], ['Totalsumma', `${e.money(p.payable)} kr`]])}</div>`,
        `<p style="text-align:center;font-size:7.5pt;margin-top:30pt">Köksproffsen Nordic AB · ${escaped(p.supplier.street)} · ${p.supplier.post} · Org.nr ${p.supplier.organisation} · VAT ${p.supplier.vat} · Bankgiro ${p.supplier.bankgiro}</p>`,
      ),
    printing: noUnit,
  },
  {
    id: 'f21',
    producer: 'wkhtmltopdf',
    hard: 'workshop: hours and parts, work order, a sentence above the rows',
    seller: {
      party: firm('Kyl & Storkök Service Hälsingland AB', 'Verkstadsgatan 3, 824 34 Hudiksvall'),
      trades: ['service'],
      codes: '##.###',
      numbers: '8####',
      lines: [4, 7],
      amounts: [1, 5],
      terms: 15,
    },
    draw: (p) =>
      sheet(
        `body{font-size:17px;font-family:'Liberation Sans Narrow'}.lines{margin-top:10px}.lines th{border:1px solid #000;background:#ddd}.lines td{border-left:1px solid #000;border-right:1px solid #000;padding:2px 5px}.lines{border-bottom:1px solid #000}`,
        beside(
          [
            '60%',
            `<b style="font-size:18px">Kyl &amp; Storkök Service Hälsingland AB</b><br>${lines(p.supplier.street, p.supplier.post)}`,
          ],
          [
            '40%',
            `<span style="font-size:20px">${word(p, 'Faktura')}</span><br>Fakturanr ${p.number}<br>Datum ${p.issue}`,
          ],
        ),
        remark(p),
        beside(['60%', `<br>${at(p.buyer)}`], ['40%', pairs([['Arbetsorder', p.order], ['Kundnr', p.customer], ['Utfört', p.delivered], ['Förfaller', p.due], ['Betalningsvillkor', '15 dagar']])]), // prettier-ignore
        `<p><i>Felanmälan: kylrum 2 håller ej temperatur. Åtgärdat enligt nedan.</i></p>`,
        table(
          [
            column('Artikelnr', (l) => l.code),
            column('Benämning', (l) => l.name),
            column('Antal', (l) => f.quantity(l.quantity, 2), 'r'),
            column('Enhet', (l) => l.unit),
            column('Pris', (l) => s.price(l.price), 'r'),
            column('Belopp', (l) => s.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `<br>${over(
          [
            ['Belopp före moms', s.money(p.net)],
            ['Moms %', '25'],
            ['Moms kr', s.money(p.tax)],
            ['Att betala', `${s.money(p.payable)}`],
          ],
          'lines',
        )}`,
        `<p class="small">Bankgiro ${p.supplier.bankgiro} | Org nr ${p.supplier.organisation} | Moms reg nr ${p.supplier.vat} | Kylcertifikat 30214 | F-skatt</p>`,
      ),
  },
  {
    id: 'f22',
    producer: 'chromium',
    hard: 'packaging: price per 100 in a column of its own, factoring on top with its giro, sender small',
    seller: {
      party: firm('Emballagegruppen Väst AB', 'Kartongvägen 22, 436 33 Askim'),
      trades: ['paper'],
      codes: '## ###',
      numbers: '50####',
      lines: [4, 8],
      base: 100n,
      amounts: [4, 40],
    },
    draw: (p) =>
      sheet(
        `body{font-size:9pt}.f{border:1.2pt solid #000;padding:5pt;font-size:8.5pt}.lines{margin:12pt 0}.lines th{border-bottom:.7pt solid #000;font-size:8pt}`,
        `<div class="f"><b>OBS! Fakturan är överlåten.</b> Betalning med befriande verkan kan endast ske till Nordkredit Factoring AB, bankgiro ${p.supplier.bankgiro}, OCR ${p.ocr}.</div><br>`,
        beside(['50%', `<b style="font-size:12pt">Emballagegruppen Väst AB</b><br>${lines(p.supplier.street, p.supplier.post, p.supplier.phone)}<br>Org.nr ${p.supplier.organisation}<br>Momsreg.nr ${p.supplier.vat}`], ['50%', `<b style="font-size:14pt">${word(p, 'Faktura')}</b>${pairs([['Fakturanummer', p.number], ['Fakturadatum', days.compact(p.issue)], ['Förfallodatum', days.compact(p.due)], ['Kundnr', p.customer], ...about(p, 'Avser faktura')])}`]), // prettier-ignore
        remark(p),
        `<p>${at(p.buyer)}</p>`,
        table(
          [
            column('Beställningsnr', (l) => l.code),
            column('Benämning', (l) => l.name),
            column('Antal', (l) => f.quantity(l.quantity), 'r'),
            column('Enh', (l) => l.unit),
            column('Pris', (l) => f.price(l.price), 'r'),
            column('Per', (l) => String(l.base), 'r'),
            column('Belopp', (l) => f.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        beside(['60%', rates(p, f, ['Moms-%', 'Momsgrundande', 'Moms'])], ['40%', pairs([['Summa netto', f.money(p.net)], ['Moms', f.money(p.tax)], ['Fakturabelopp SEK', f.money(p.payable)]])]), // prettier-ignore
      ),
  },
];
