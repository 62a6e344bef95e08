/** More Swedish firms with invoice programs: a small shop's, an office's, a web order's. */
import { shortDashed } from '../days.ts';
import { begun, firm } from './firms.ts';
import { facts, figures, totals, word } from './kit.ts';
import type { LayoutU } from './orders.ts';
import { above, at, beside, bold, list, page, rows, run, said } from './pages.ts';
import { dairy, pantry } from './wares-food.ts';
import { florist, office } from './wares-other.ts';

const m = figures('swedish');

export const cloudB: readonly LayoutU[] = [
  {
    id: 'u06-blommor-lang',
    producer: 'chromium',
    hard: 'a shop’s sales invoice: pieces times price in one cell, VAT in a table of its own',
    seller: {
      firm: firm('Tusenblad Handel AB', 'Stortorget 5, 392 32 Kalmar'),
      wares: florist,
      lines: [1, 4],
      number: (n) => `${20_014 + n}`,
      terms: 14,
    },
    draw: (p) =>
      page(
        'body{font:10pt "DejaVu Sans";width:120mm;margin:0 auto}.lines th{display:none}.lines td{padding:5pt 0 5pt 8pt;border-bottom:.4pt solid #ddd}.list{width:100%}.list td{padding:2pt 0}.g{color:#777;font-size:8pt}h2{margin:5mm 0}',
        `<center><h2>Blomstervagnen</h2><span class="g">${p.supplier.street}, ${p.supplier.post}</span></center>`,
        said(p),
        `<h2>${word(p)} ${p.number}</h2>`,
        list(facts(p, 'Datum=issue|Förfallodatum=due|Mottagare=buyer|Mottagarens org.nr=buyerOrg')),
        '<br>',
        rows(p, 'swedish', 'Vara=name|>Antal=qx|>Summa=sum', {
          extra: { qx: (l) => `${m.quantity(l.quantity)} × ${m.price(l.price)} kr` },
        }),
        list(bold(totals(p, 'swedish', 'Summa exkl. moms=net|Moms=tax|Totalt att betala=payable'), ' kr')),
        '<br>',
        `<table class="list g"><tr><td>Momssats</td><td class="r">Netto</td><td class="r">Moms</td></tr>${p.vat.map((v) => `<tr><td>${v.rate} %</td><td class="r">${m.money(v.base)}</td><td class="r">${m.money(v.tax)}</td></tr>`).join('')}</table>`,
        `<p class="g">${p.supplier.name}<br>Org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}<br>Betala till bankgiro ${p.supplier.bankgiro}</p>`,
      ),
    printing: { unit: () => undefined },
  },
  {
    id: 'u07-byra-text',
    producer: 'chromium',
    hard: 'a long text of what was done below each row',
    credits: 1,
    seller: {
      firm: firm('Siffersnickarna Redovisning AB', 'Köpmangatan 14, 871 30 Härnösand'),
      wares: office,
      lines: [2, 5],
      number: (n) => `${5_602 + n}`,
      terms: 15,
    },
    draw: (p) =>
      page(
        'body{font:9.5pt "Liberation Serif"}.box{border:.8pt solid #000;padding:2mm}.lines{margin-top:6mm;border:.8pt solid #000}.lines th{border-bottom:.8pt solid #000}.t td{font-style:italic;color:#444;font-size:8.5pt;padding-bottom:5pt}.list{margin-left:auto;border:.8pt solid #000;border-top:0}.list td{padding:2pt 6pt}',
        beside(
          [50, `<h2>Siffersnickarna</h2>`],
          [50, `<div class="box"><b>${word(p, 'FAKTURA', 'KREDITFAKTURA')}</b> nr ${p.number}</div>`],
        ),
        said(p),
        beside(
          [
            50,
            `<div class="box">${run(facts(p, 'Fakturadatum=issue|Kundnr=customer|Er ref=reference|Betalningsvillkor==15 dagar|Förfallodatum=due|Faktura som krediteras=about'))}</div>`,
          ],
          [50, `<div class="box">${at(p.buyer)}<br>Org.nr: ${p.buyer.organisation}</div>`],
        ),
        rows(p, 'swedish', 'Benämning=name|>Antal=qty2|Enhet=unit|>Á-pris=price|>Radsumma=sum', {
          under: (l) =>
            `<tr class="t"><td colspan="5">${['Avser föregående månad, se tidrapport', 'Enligt uppdragsavtal punkt 3', 'Utfört av Bodil och Ture'][l.seed % 3]}</td></tr>`,
        }),
        list(bold(totals(p, 'swedish', 'Summa exkl. moms=net|Moms 25%=tax|Summa att betala=payable'), ' kr')),
        `<p class="small">${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post} | ${run(facts(p, 'Telefon=phone|Bankgiro=bg|Org.nr=org|VAT=vat'), ' | ')} | Godkänd för F-skatt</p>`,
      ),
  },
  {
    id: 'u08-webborder-lang',
    producer: 'chromium',
    hard: 'a web order of many rows over two pages; two rates with codes; freight as a row without quantity',
    credits: 1,
    seller: {
      firm: firm('Skafferivägen Storköp AB', 'Terminalgatan 40, 553 05 Jönköping'),
      wares: pantry,
      lines: [24, 28],
      code: 6,
      number: (n) => `FA${88_310 + n}`,
      terms: 20,
      charges: [
        ['Fraktkostnad', 19500, 25],
        ['Fakturaavgift', 3900, 25],
      ],
    },
    draw: (p) =>
      page(
        'body{font-size:8.5pt}.lines{margin-top:5mm}.lines th{background:#333;color:#fff;padding:3pt}.lines tfoot{display:table-row-group}.lines td{padding:4.5pt 4pt;border-bottom:.3pt solid #bbb}.above th{padding-right:9mm;color:#666;font-weight:400}.list{margin:4mm 0 0 auto}.list td{padding:1.5pt 4pt}.g{color:#555}',
        beside(
          [50, '<b style="font-size:17pt">SKAFFERI<span style="color:#b33">VÄGEN</span></b>'],
          [50, `<b style="font-size:15pt">${word(p)}</b>`, 'right'],
        ),
        said(p),
        beside(
          [50, `<span class="g">Fakturaadress</span><br>${at(p.buyer)}`],
          [50, `<span class="g">Leveransadress</span><br>${at(p.buyer)}`],
        ),
        '<br>',
        above(
          facts(
            p,
            'Fakturanr=number|Fakturadatum=issue|Förfallodatum=due|Ordernr=order|Er referens=reference|Ursprunglig faktura=about',
          ),
        ),
        rows(
          p,
          'swedish',
          'Art.nr=code|Benämning=name|Förp.=pack|>Antal=qty|Enh.=unit|>Pris=price|>Mk=mk|>Summa=sum',
          {
            extra: { mk: (l) => (l.rate === 25 ? '1' : '3') },
            foot: p.charges
              .map(
                ({ label, amount }) =>
                  `<tr><td></td><td>${label}</td><td></td><td></td><td></td><td></td><td class="r">1</td><td class="r">${m.money(amount)}</td></tr>`,
              )
              .join(''),
          },
        ),
        list(
          bold(
            totals(
              p,
              'swedish',
              'Varuvärde och avgifter=net|Moms {r} % av {b}=vat|Moms totalt=tax|Att betala=payable',
            ),
            ' SEK',
          ),
        ),
        `<p class="g">Momskod (Mk): 1 = 25 %, 3 = 6 %. Betalning till bankgiro ${p.supplier.bankgiro} med OCR ${p.ocr}. Dröjsmålsränta 12 %.</p>`,
        `<p class="g">${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. Org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}, godkänd för F-skatt.</p>`,
      ),
  },
  {
    id: 'u09-ost-kvitto',
    producer: 'weasyprint',
    hard: 'dates without a century; the number before the heading; weights of three decimals',
    credits: 1,
    seller: {
      firm: firm(
        'Fjällnära Ysteri Ekonomisk förening',
        'Mejerivägen 1, 840 90 Ljungdalen',
        begun('7696', 'Fjällnära Ysteri'),
      ),
      wares: dairy,
      lines: [3, 7],
      code: (name) => `${name.length}${(name.codePointAt(1) ?? 0) % 10}${(name.codePointAt(5) ?? 0) % 100}`,
      number: (n) => `${26_300 + n}`,
    },
    draw: (p) =>
      page(
        'body{font:9.5pt "EB Garamond","Liberation Serif"}h1{font-weight:400;font-size:22pt}.lines{margin-top:8mm}.lines th{border-bottom:.5pt solid #000;font-style:italic;font-weight:400}.lines td{padding:3pt}.list{margin:6mm 0 0 auto}.list td{padding:1pt 5pt}',
        `<h1>${p.number} · ${word(p)}</h1>`,
        said(p),
        beside(
          [40, `${at(p.supplier)}<br>${p.supplier.phone}`],
          [30, `<i>till</i><br>${at(p.buyer)}`],
          [
            30,
            run(
              facts(
                p,
                '<i>utfärdad</i>=issue|<i>förfaller</i>=due|<i>kundnr</i>=customer|<i>avser</i>=about',
                shortDashed,
              ),
              '<br>',
              ' ',
            ),
          ],
        ),
        rows(p, 'swedish', 'nr=code|vara=name|>mängd=qty3|=unit|>pris=price|>kronor=sum'),
        list(totals(p, 'swedish', 'netto=net|moms {r} %=vat|<b>att betala</b>=payable')),
        `<p>Betalas till bankgiro ${p.supplier.bankgiro}. Organisationsnummer ${p.supplier.organisation}, moms ${p.supplier.vat}.</p>`,
      ),
  },
];
