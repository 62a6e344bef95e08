/** Web shops, associations and tills. */
import { words } from '../days.ts';
import { address, escaped, remarked } from '../html.ts';
import { page, side, word } from '../q/kit.ts';
import { firm, soleTrader } from './firms.ts';
import { bare, goods, kv, sv, taken, vatRows } from './kit.ts';
import { type LayoutS, wares } from './orders.ts';

export const moreS: readonly LayoutS[] = [
  {
    id: 's53-webbutik-kock',
    producer: 'chromium',
    hard: 'a web shop: number below the name, card already paid, price with two forms of discount',
    credits: 1,
    seller: {
      firm: firm('Kockgrejer Online Norden AB', 'Logistikgatan 3, 602 38 Norrköping'),
      wares: wares(
        'KG-88120|Kockkniv 21 cm smidd|st|792.00|25|',
        'KG-88144|Mandolin V-skär|st|436.00|25|',
        'KG-90012|Sous vide-stav 1200 W|st|1516.00|25|',
        'KG-90077|Sifon 0,5 l stål|st|716.00|25|',
        'KG-91300|Patroner N2O 50-pack|ask|252.00|25|',
        'KG-92118|Digitalvåg 5 kg/1 g|st|348.00|25|',
        'KG-93001|Pincett 30 cm|st|103.20|25|',
      ),
      lines: [2, 4],
      discounts: [1000, 2000],
      amount: (_, upTo) => (1 + upTo(3)) * 1000,
      number: (n) => `WS${n + 1_022_940}`,
      isFixed: true,
      terms: 30,
      charges: [['Frakt: Hemleverans dagtid', 7900, 25]],
    },
    draw: (p) =>
      page(
        'body{font:10pt "Liberation Sans"}.g th{text-align:left;font-size:8pt;border-bottom:1pt solid #e4572e}.g td{padding:5pt 3pt;border-bottom:.4pt solid #ddd}.sum{width:75mm;margin:5mm 0 0 auto}.sum td{padding:2pt}.kv td{padding:1pt 5mm 1pt 0}',
        side(
          [60, '<b style="font-size:18pt;color:#e4572e">kockgrejer.</b>'],
          [40, `<div class="r"><b>${word(p)}</b><br>${p.number}</div>`],
        ),
        remarked(p),
        `<br>${side(
          [40, `<b>Leverans- och fakturaadress</b><br>${address(p.buyer)}`],
          [
            60,
            kv([
              ['Orderdatum', p.delivered],
              ['Ordernummer', p.order],
              ['Fakturadatum', p.issue],
              ['Förfallodatum', p.due],
              ['Returnerad faktura', p.about],
            ]),
          ],
        )}<br>`,
        goods(
          [
            [
              'Produkt',
              (l) => `<div><b>${escaped(l.name)}</b></div><span class="small">Artnr: ${l.code}</span>`,
            ],
            ['Antal', (l) => `${sv.quantity(l.quantity)} ${l.unit}`, 'r'],
            ['Pris exkl. moms', (l) => sv.price(l.price), 'r'],
            [
              'Rabatt',
              (l) => (l.discount === 0n ? '' : `−${sv.money(taken(l))} (${sv.percent(l.discount)} %)`),
              'r',
            ],
            ['Summa', (l) => sv.money(l.sum), 'r'],
          ],
          p.lines,
        ),
        kv(
          [
            ['Delsumma', `${sv.money(p.lineNet)} kr`],
            ...p.charges.map(({ label, amount }) => [label, `${sv.money(amount)} kr`] as const),
            ['Summa exkl. moms', `${sv.money(p.net)} kr`],
            ['Moms (25 %)', `${sv.money(p.tax)} kr`],
            ['<b>Totalsumma</b>', `<b>${sv.money(p.payable)} kr</b>`],
          ],
          'sum',
        ),
        `<p>Betalsätt: Faktura 30 dagar. Bankgiro ${p.supplier.bankgiro}, referens ${p.ocr}.</p><p class="small" style="margin-top:15mm">${escaped(p.supplier.name)} | Org.nr ${p.supplier.organisation} | Momsreg.nr ${p.supplier.vat} | ${p.supplier.street}, ${p.supplier.post} | Godkänd för F-skatt | 30 dagars öppet köp</p>`,
      ),
  },
  {
    id: 's54-branschforening',
    producer: 'chromium',
    hard: 'an association: a fee without VAT beside goods with it, few rows',
    credits: 0,
    seller: {
      firm: firm('Svenska Matgästgivare ek. för.', 'Blekholmstorget 30, 111 64 Stockholm'),
      wares: wares(
        '|Medlemsavgift serviceavgift halvår|st|3450.00|25|',
        '|Kurs i egenkontroll, deltagare|st|1290.00|25|',
        '|Medlemsavgift, momsfri del|st|980.00|0|',
        '|Skylt årets medlem emalj|st|240.00|25|',
      ),
      lines: [3, 4],
      isListed: true,
      isFixed: true,
      amount: ({ price }, upTo) => (price === '1290.00' ? (1 + upTo(3)) * 1000 : 1000),
      number: (n) => `M26${n + 1180}`,
    },
    draw: (p) =>
      page(
        'body{font:10.5pt "Liberation Serif",serif}.g th{text-align:left;border-bottom:.6pt solid}.g td{padding:4pt 3pt}.kv td{padding:1pt 6mm 1pt 0}.sum{margin:6mm 0 0 auto}',
        `<div class="c"><b style="font-size:15pt">Svenska Matgästgivare</b><br><span class="small">ekonomisk förening</span></div><br>`,
        side(
          [50, address(p.buyer)],
          [
            50,
            kv([
              ['Fakturanummer', p.number],
              ['Fakturadatum', words(p.issue)],
              ['Oss tillhanda senast', words(p.due)],
              ['Medlemsnummer', p.customer],
            ]),
          ],
        ),
        `<h2 style="margin:8mm 0 4mm">${word(p, 'Medlemsfaktura')}</h2>`,
        remarked(p),
        goods(
          [
            ['Avser', (l) => l.name],
            ['Antal', (l) => `${sv.quantity(l.quantity)} ${l.unit}`, 'r'],
            ['Á', (l) => sv.price(l.price), 'r'],
            ['Moms', (l) => `${l.rate} %`, 'r'],
            ['Kronor', (l) => sv.money(l.sum), 'r'],
          ],
          p.lines,
        ),
        kv(
          [
            ['Summa före moms', sv.money(p.net)],
            ...vatRows(p, sv, (rate, base) => `Moms ${rate} % på ${base}`),
            ['<b>Att betala</b>', `<b>${sv.money(p.payable)} kr</b>`],
          ],
          'sum',
        ),
        `<p class="small">Betala till plusgiro ${p.supplier.plusgiro} med OCR ${p.ocr}. ${escaped(p.supplier.name)}, ${p.supplier.street}, ${p.supplier.post}. Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}.</p>`,
      ),
  },
  {
    id: 's56-blommor-kvitto',
    producer: 'chromium',
    hard: 'a till that prints an invoice on a roll: record of two rows, VAT in a small table',
    credits: 0,
    seller: {
      firm: firm('Blomboden Gullviva', 'Stora Torget 5, 582 19 Linköping', {
        organisation: soleTrader('590917', 'gullviva'),
      }),
      wares: wares(
        '2207|Bukett bord liten|st|76.00|25|',
        '2210|Ranunkel|st|14.40|25|',
        '2231|Eukalyptuskvist|st|12.00|25|',
        '2260|Oxalis kruka|st|47.20|25|',
        '2290|Hyra vas per vecka|st|28.00|25|',
        '2298|Utkörning stan|st|76.00|25|',
      ),
      lines: [2, 5],
      isFixed: true,
      number: (n) => String(n + 10_377),
      terms: 10,
    },
    draw: (p) =>
      page(
        '@page{size:90mm 210mm;margin:5mm}body{font:8.5pt "Liberation Mono",monospace}.g td{padding:0 2pt}.kv td{padding:0 2pt}.sum{width:100%}hr{border:0;border-top:.6pt dashed #000}',
        `<div class="c"><b>BLOMBODEN GULLVIVA</b><br>${p.supplier.street}<br>${p.supplier.post}<br>${p.supplier.phone}</div><hr>`,
        `<b>${word(p, 'FAKTURA', 'KREDIT')} ${p.number}</b><br>Datum ${p.issue}<br>Förfaller ${p.due}<br>${address(p.buyer)}`,
        remarked(p),
        '<hr>',
        `<table class="g" width="100%">${p.lines.map((l) => `<tr><td colspan="2">${l.code} ${escaped(l.name)}</td></tr><tr><td>&nbsp;&nbsp;${bare.quantity(l.quantity)} ${l.unit} x ${bare.price(l.price)}</td><td class="r">${bare.money(l.sum)}</td></tr>`).join('')}</table><hr>`,
        kv(
          [
            ['Summa exkl moms', bare.money(p.net)],
            ['Moms 25%', bare.money(p.tax)],
            ['<b>ATT BETALA</b>', `<b>${bare.money(p.payable)}</b>`],
          ],
          'sum',
        ),
        `<hr>Bankgiro ${p.supplier.bankgiro}<br>Org.nr ${p.supplier.organisation}<br>Moms ${p.supplier.vat}<br>Godkänd för F-skatt<br><div class="c">Välkommen åter!</div>`,
      ),
  },
];
