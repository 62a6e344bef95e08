/** Wholesalers with large systems. */
import { address, escaped, remarked } from '../html.ts';
import { gtin } from '../identity.ts';
import { page, side, word } from '../q/kit.ts';
import { chunks } from '../format.ts';
import { firm } from './firms.ts';
import { bare, chargeRows, goods, kv, perDelivery, strip, sv, vatRows } from './kit.ts';
import type { LayoutS } from './orders.ts';
import { coldStore, dryStore } from './wares.ts';

export const wholesale: readonly LayoutS[] = [
  {
    id: 's01-grossist-transport',
    producer: 'chromium',
    hard: 'pages of twenty rows with sums carried forward; codes for VAT; sections by delivery',
    count: 3,
    credits: 1,
    seller: {
      firm: firm('Mälarbygdens Storköksgrossist AB', 'Terminalvägen 22, 721 36 Västerås'),
      wares: [...dryStore, ...coldStore],
      lines: [26, 38],
      number: (n) => String(71_204_350 + n * 7),
      discounts: [300, 500, 800, 1250],
      deliveries: 3,
      charges: [
        ['Drivmedelstillägg', 4900, 25],
        ['Miljöavgift', 1950, 25],
      ],
    },
    draw: (p) => {
      const parts = chunks(p.lines, 20);
      let carried = 0n;
      const sheets = parts.map((lines, at) => {
        const before = carried;
        carried += lines.reduce((sum, { sum: each }) => sum + each, 0n);
        const isLast = at === parts.length - 1;
        return `<div${at > 0 ? ' style="break-before:page"' : ''}><table width="100%"><tr><td><b class="logo">MÄLARBYGDEN</b><br><span class="small">Storköksgrossist</span></td><td class="r"><b>${word(p, 'FAKTURA', 'KREDITFAKTURA')}</b><br>Sida ${at + 1} (${parts.length})</td></tr></table>${remarked(p)}${strip(
          [
            ['Fakturanummer', p.number],
            ['Fakturadatum', p.issue],
            ['Kundnummer', p.customer],
            ['Förfallodatum', p.due],
            ['Betalningsvillkor', '30 dagar netto'],
          ],
        )}${
          at > 0
            ? ''
            : side(
                [50, `<p class="small">Leveransadress</p>${address(p.buyer)}`],
                [
                  50,
                  `<p class="small">Fakturaadress</p>${address(p.buyer)}${p.about === null ? '' : `<br><br>Avser fakturanr ${p.about}`}`,
                ],
              )
        }${goods(
          [
            ['Art.nr', (l) => l.code],
            ['Benämning', (l) => l.name],
            ['Förp', (l) => l.pack],
            ['Lev.ant', (l) => sv.quantity(l.quantity), 'r'],
            ['Enh', (l) => l.unit],
            ['Pris', (l) => sv.price(l.price), 'r'],
            ['Rab%', (l) => (l.discount === 0n ? '' : sv.percent(l.discount)), 'r'],
            ['M', (l) => (l.rate === 25 ? '1' : '2'), 'r'],
            ['Belopp', (l) => sv.money(l.sum), 'r'],
          ],
          lines,
          {
            above: (line, row) =>
              row === 0 && at > 0
                ? `<tr><td></td><td colspan="7">Transport från föregående sida</td><td class="r">${sv.money(before)}</td></tr>`
                : perDelivery(
                    lines,
                    9,
                    (d) => `Följesedel ${Number(p.order) + d * 13}, levererad ${p.delivered}`,
                  )(line, row),
            foot: isLast
              ? ''
              : `<tr><td></td><td colspan="7">Transport till nästa sida</td><td class="r">${sv.money(carried)}</td></tr>`,
          },
        )}${
          isLast
            ? `${kv([['Summa varor', sv.money(p.lineNet)], ...chargeRows(p, sv), ['Netto', sv.money(p.net)], ...vatRows(p, sv, (rate, base) => `Moms ${rate === 25 ? 1 : 2}: ${rate} % av ${base}`), ['Summa moms', sv.money(p.tax)], ['<b>Att betala SEK</b>', `<b>${sv.money(p.payable)}</b>`]], 'sum')}`
            : ''
        }</div>`;
      });
      return page(
        'body{font-size:8.5pt}.logo{font-size:19pt;color:#0a4d8c;letter-spacing:1pt}.strip{border-top:1pt solid #0a4d8c;border-bottom:1pt solid #0a4d8c;margin:3mm 0}.strip th{font-size:7pt;font-weight:400}.g{margin-top:4mm}.g th{background:#dde7f1}.g td{border-bottom:.3pt solid #ccc}.d td{font-style:italic;padding-top:4pt}.sum{margin:5mm 0 0 auto}footer{margin-top:8mm;font-size:7pt;border-top:.5pt solid #888}',
        ...sheets,
        `<footer>${escaped(p.supplier.name)} · ${p.supplier.street} · ${p.supplier.post} · Tel ${p.supplier.phone} · Bankgiro ${p.supplier.bankgiro} · OCR ${p.ocr} · Org.nr ${p.supplier.organisation} · Momsreg.nr ${p.supplier.vat} · Godkänd för F-skatt</footer>`,
      );
    },
  },
  {
    id: 's02-frys-streckkod',
    producer: 'weasyprint',
    hard: 'EAN before the number; packs and content as figures of their own; long lists over pages',
    count: 3,
    credits: 1,
    seller: {
      firm: firm('Kyl & Frys i Bergslagen AB', 'Björkängsgatan 3, 703 62 Örebro'),
      wares: coldStore,
      lines: [18, 21],
      number: (n) => `4${String(602_118 + n * 3)}`,
      terms: 20,
      isWhole: true,
      charges: [['Frakt kyl/frys', 39500, 25]],
    },
    draw: (p) =>
      page(
        '@page{margin:12mm 12mm 18mm;@bottom-right{content:"Sid " counter(page) "/" counter(pages);font:8pt sans-serif}}body{font-size:8pt}h2{font-size:13pt}.g th{border-top:1pt solid;border-bottom:1pt solid;font-size:7pt}.g td{padding:8pt 3pt;border-bottom:.3pt solid #ccc}.kv td{padding:0 6pt 0 0}.sum{margin-left:50%;width:50%;border-top:1pt solid}.box{border:.6pt solid #000;padding:4pt;width:90%}',
        side(
          [
            50,
            `<h2>${escaped(p.supplier.name)}</h2>${p.supplier.street}<br>${p.supplier.post}<br>Tfn ${p.supplier.phone}`,
          ],
          [
            50,
            `<h2>${word(p, 'Faktura', 'Kreditfaktura')} ${p.number}</h2>${kv([
              ['Datum', p.issue],
              ['Kund', p.customer],
              ['Ordernr', p.order],
              ['Er ref', p.reference],
              ['Förfaller', p.due],
              ['Avser faktura', p.about],
            ])}`,
          ],
        ),
        remarked(p),
        `<br><div class="box">${address(p.buyer)}</div><br>`,
        goods(
          [
            ['EAN-kod', (l) => gtin(l.name), 'small'],
            ['Artnr', (l) => l.code],
            ['Varubenämning', (l) => l.name],
            ['Innehåll', (l) => l.pack],
            ['Antal', (l) => bare.quantity(l.quantity), 'r'],
            ['', (l) => l.unit],
            ['À-pris', (l) => bare.price(l.price), 'r'],
            ['Moms', (l) => `${l.rate}%`, 'r'],
            ['Summa', (l) => bare.money(l.sum), 'r'],
          ],
          p.lines,
        ),
        '<br>',
        kv(
          [
            ...chargeRows(p, bare),
            ['Summa exkl. moms', bare.money(p.net)],
            ...vatRows(p, bare, (rate, base) => `Moms ${rate}% (underlag ${base})`),
            ['Summa moms', bare.money(p.tax)],
            ['Öresutjämning', bare.money(p.rounding)],
            ['<b>Att betala</b>', `<b>${bare.money(p.payable)} kr</b>`],
          ],
          'sum',
        ),
        `<p>Betalning till bankgiro ${p.supplier.bankgiro}, ange OCR ${p.ocr}. Dröjsmålsränta 12 %. Organisationsnr ${p.supplier.organisation}. VAT nr ${p.supplier.vat}. F-skattebevis finns.</p>`,
      ),
  },
  {
    id: 's03-sydgross-dubbelrad',
    producer: 'chromium',
    hard: 'a record of two rows: name above, number and figures below',
    credits: 1,
    seller: {
      firm: firm('Sydskånska Restauranggrossen AB', 'Stenåldersgatan 14, 213 76 Malmö'),
      wares: dryStore,
      from: '2026-01-05',
      lines: [6, 12],
      number: (n) => `SF${240_870 + n}`,
      discounts: [500, 1000],
      charges: [['Fraktavgift', 14900, 25]],
      isNegativeCredit: true,
    },
    draw: (p) =>
      page(
        'body{font-size:9pt;font-family:"DejaVu Sans Condensed","DejaVu Sans",sans-serif}.g .n td{padding-top:5pt;font-weight:bold}.g th{border-bottom:1pt solid #a33;text-align:left}.sum td{padding:2pt 8pt}.sum{margin-left:auto}h1{color:#a33;font-size:20pt}.top{border-bottom:3pt solid #a33;margin-bottom:4mm}',
        `<div class="top">${side([60, '<h1>Sydgross</h1>'], [40, `<div class="r">${word(p)}<br><b>${p.number}</b></div>`])}</div>`,
        remarked(p),
        side(
          [50, address(p.buyer)],
          [
            50,
            kv([
              ['Fakturadatum', p.issue],
              ['Förfallodatum', p.due],
              ['Kundnr', p.customer],
              ['Er beställare', p.reference],
              ['Leveransdatum', p.delivered],
              ['Kreditering av', p.about],
            ]),
          ],
        ),
        '<br>',
        goods(
          [
            ['Artikelnr', (l) => l.code],
            ['Antal', (l) => sv.quantity(l.quantity), 'r'],
            ['Enhet', (l) => l.unit],
            ['Förpackning', (l) => l.pack],
            ['Pris/enhet', (l) => sv.price(l.price), 'r'],
            ['Rabatt', (l) => (l.discount === 0n ? '–' : `${sv.percent(l.discount)} %`), 'r'],
            ['Moms', (l) => `${l.rate} %`, 'r'],
            ['Totalt', (l) => sv.money(l.sum), 'r'],
          ],
          p.lines,
          { above: (l) => `<tr class="n"><td colspan="8">${escaped(l.name)}</td></tr>` },
        ),
        '<hr>',
        kv(
          [
            ['Varor', sv.money(p.lineNet)],
            ...chargeRows(p, sv),
            ['Netto exkl. moms', sv.money(p.net)],
            ...vatRows(p, sv, (rate) => `Moms ${rate} %`),
            ['Moms totalt', sv.money(p.tax)],
            ['Totalbelopp', sv.money(p.gross)],
          ],
          'sum',
        ),
        `<p><b>ATT BETALA ${sv.money(p.payable)} SEK</b> senast ${p.due} till bankgiro ${p.supplier.bankgiro}</p><p class="small">Sydgross är ett varumärke för ${escaped(p.supplier.name)}, ${p.supplier.street}, ${p.supplier.post}. Org.nr ${p.supplier.organisation}, momsnr ${p.supplier.vat}. Innehar F-skatt. Telefon ${p.supplier.phone}.</p>`,
      ),
  },
];
