/** More: more Swedish firms with invoice programs: a small shop's, an office's, a web order's. */
import { abbreviated } from '../days.ts';
import { firm } from './firms.ts';
import { facts, figures, totals, word } from './kit.ts';
import type { LayoutU } from './orders.ts';
import { at, beside, bold, list, page, rows, run, said } from './pages.ts';
import { greengrocer } from './wares-food.ts';
import { kitchenTools, software } from './wares-other.ts';

const m = figures('swedish');

export const cloudC: readonly LayoutU[] = [
  {
    id: 'u10-kassa-prenumeration',
    producer: 'chromium',
    hard: 'a subscription: periods in the name’s cell on a line of their own, unit price before the quantity',
    credits: 1,
    seller: {
      firm: firm('Kassaklar Sverige AB', 'Sveavägen 166, 113 46 Stockholm'),
      wares: software,
      lines: [2, 5],
      number: (n) => `KK-${70_115 + n}`,
      terms: 10,
    },
    draw: (p) =>
      page(
        'body{font:9.5pt "Liberation Sans"}h1{font-size:20pt}.k{color:#687385}.lines{margin-top:10mm}.lines th{font-weight:400;color:#687385;font-size:8pt;border-bottom:.5pt solid #687385}.lines td{padding:5pt 2pt}.s td{padding-top:0;color:#687385;font-size:8pt}.list{width:50%;margin:6mm 0 0 auto}.list td{border-top:.4pt solid #ddd;padding:4pt 0}',
        beside(
          [
            70,
            `<h1>${word(p)}</h1>${list(facts(p, '<span class="k">Fakturanummer</span>=number|<span class="k">Utfärdandedatum</span>=issue|<span class="k">Förfallodatum</span>=due|<span class="k">Krediterar</span>=about', abbreviated), 'x')}`,
          ],
          [30, '<b style="font-size:16pt">kassaklar</b>', 'right'],
        ),
        said(p),
        '<br>',
        beside(
          [
            50,
            `<b>${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>Sverige<br>SE moms ${p.supplier.vat}`,
          ],
          [50, `<b>Faktureras till</b><br>${at(p.buyer)}<br>Sverige`],
        ),
        `<h2 style="margin-top:8mm">${m.money(p.payable)} kr att betala senast ${abbreviated(p.due)}</h2>`,
        rows(p, 'swedish', 'Beskrivning=name|>À-pris=price|>Antal=qtyu|>Moms=ratep|>Belopp=sum', {
          under: (l) =>
            l.unit === 'mån'
              ? `<tr class="s"><td colspan="5">1–${28 + (l.seed % 3)} i månaden, förnyas automatiskt</td></tr>`
              : '',
        }),
        list(
          bold(
            totals(
              p,
              'swedish',
              'Delsumma=goods|Summa exklusive moms=net|Moms (25 % på {b})=vat|Summa=gross|Belopp att betala=payable',
            ),
            ' kr',
          ),
        ),
        `<p class="k">Bankgiro ${p.supplier.bankgiro}, OCR ${p.ocr}. Org.nr ${p.supplier.organisation}. Godkänd för F-skatt.</p>`,
      ),
  },
  {
    id: 'u11-webbshop-pant',
    producer: 'weasyprint',
    hard: 'a web shop’s plug-in: order number beside invoice number, price per row with tax and without',
    credits: 1,
    seller: {
      firm: firm('Nätköket Proffs i Borås AB', 'Lilla Brogatan 9, 503 35 Borås'),
      wares: kitchenTools,
      lines: [2, 6],
      code: (name) => `NK${name.length}${(name.codePointAt(2) ?? 0) * 3}-${name.slice(0, 1)}`,
      number: (n) => `2026-${1_540 + n}`,
      terms: 14,
      charges: [
        ['Frakt via ombud', 9900, 25],
        ['Rabattkod HÖST', -15000, 25],
      ],
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}.lines th{background:#000;color:#fff;padding:4pt}.lines td{padding:4pt;border-bottom:.5pt solid #ccc}.list{margin:3mm 0 0 auto;width:45%}.list td{border-bottom:.5pt solid #ccc;padding:3pt}h1{margin:6mm 0}',
        beside(
          [60, '<b style="font-size:18pt">nätköket.</b>'],
          [
            40,
            `<b>${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>${p.supplier.mail}`,
          ],
        ),
        `<h1>${word(p, 'FAKTURA', 'KREDITFAKTURA')}</h1>`,
        said(p),
        beside(
          [60, at(p.buyer)],
          [
            40,
            list(
              facts(
                p,
                'Fakturanummer:=number|Fakturadatum:=issue|Förfallodatum:=due|Ordernummer:=order|Orderdatum:=delivered|Betalningsmetod:==Faktura 14 dgr|Kredit av:=about',
              ),
            ),
          ],
        ),
        '<br>',
        rows(p, 'swedish', 'Produkt=name|>Antal=qty|>Pris=price|>Moms=tax|>Totalt=sum', {
          extra: { tax: (l) => m.money((l.sum * 25n + (l.sum < 0n ? -50n : 50n)) / 100n) },
          under: (l) => `<tr><td class="small" colspan="5">Artikelnr: ${l.code}</td></tr>`,
        }),
        list(
          bold(
            totals(p, 'swedish', 'Delsumma=goods|=charges|Summa exkl. moms=net|Moms 25%=tax|Totalt=payable'),
            ' kr',
          ),
        ),
        `<p class="small">Bankgiro ${p.supplier.bankgiro}. Organisationsnummer ${p.supplier.organisation}. Momsregistreringsnummer ${p.supplier.vat}. Företaget innehar F-skattsedel.</p>`,
      ),
    printing: { unit: () => undefined },
  },
  {
    id: 'u12-gront-ursprung',
    producer: 'chromium',
    hard: 'many rows by weight with the land of origin',
    credits: 1,
    seller: {
      firm: firm('Frukt & Grönt i Partihallen AB', 'Partihandlarvägen 31, 121 62 Johanneshov'),
      wares: greengrocer,
      lines: [20, 30],
      code: 4,
      number: (n) => `${612_040 + n * 3}`,
      terms: 10,
      isWhole: true,
    },
    draw: (p) =>
      page(
        'body{font-size:8.5pt}.lines th{border-bottom:1.2pt solid #275d27;text-align:left}.lines th.r{text-align:right}.lines td{padding:3.6pt 4pt}.lines tbody tr:nth-child(even){background:#f1f6ee}.list{margin:4mm 0 0 auto}.list td{padding:1.5pt 5pt}',
        beside(
          [
            60,
            `<b style="font-size:15pt;color:#275d27">${p.supplier.name.replace('&', '&amp;')}</b><br>${p.supplier.street}, ${p.supplier.post}`,
          ],
          [40, `<h1>${word(p, 'FAKTURA', 'KREDITFAKTURA')}</h1>`, 'right'],
        ),
        said(p),
        beside(
          [60, `<br>${at(p.buyer)}`],
          [
            40,
            list(
              facts(
                p,
                'Fakturanummer=number|Fakturadatum=issue|Leveransdatum=delivered|Förfallodatum=due|Kundnummer=customer|Kredit på=about',
              ),
            ),
          ],
        ),
        '<br>',
        rows(p, 'swedish', 'Artnr=code|Vara=name|Urspr.=pack|>Mängd=qty|Enh=unit|>Pris=price|>Belopp=sum'),
        list(
          bold(
            totals(
              p,
              'swedish',
              'Varor exkl. moms=net|Moms {r} %=vat|Öresutjämning=rounding|Att betala=payable',
            ),
            ' kr',
          ),
        ),
        `<p>${run(facts(p, 'Bankgiro=bg|OCR=ocr|Org.nr=org|Momsnr=vat|Telefon=phone'), ' · ', ' ')} · Godkänd för F-skatt</p>`,
      ),
  },
];
