/** Further firms: meals, games, fish of farms, vans and views of portals. */
import { plusDays, slashes, words } from '../days.ts';
import { address, escaped, remarked } from '../html.ts';
import { own, page, rowsOn, side, sums, who, word } from '../q/kit.ts';
import { Sheet } from '../sheet.ts';
import { firm, soleTrader } from './firms.ts';
import { bare, goods, kv, strip, sv, vatRows } from './kit.ts';
import { type LayoutS, wares } from './orders.ts';

export const lateS: readonly LayoutS[] = [
  {
    id: 's64-lokal-gard',
    producer: 'calc',
    hard: 'a farm with a spreadsheet: eggs and lamb, name before quantity, VAT in a row below',
    credits: 0,
    seller: {
      firm: firm('Norrgårdens Ägg & Lamm', 'Norrgården 3, 641 93 Katrineholm', {
        organisation: soleTrader('660730', 'norrgarden'),
      }),
      wares: wares(
        '|Ägg KRAV M/L bricka 30 st|bricka|98.00|F|',
        '|Ägg frigående kartong 180 st|kart|486.00|F|',
        '|Lammfärs fryst|kg|158.00|F|',
        '|Lammstek med ben|kg|189.00|F|',
        '|Lammkorv rå|kg|176.00|F|',
        '|Färskpotatis Solist|kg|24.00|F|',
      ),
      lines: [2, 5],
      isRough: true,
      isFixed: true,
      number: (n) => String(260 + n),
      terms: 20,
    },
    draw: (p) =>
      page(
        '',
        `<table border="0"><tr><td width="230"><b>${escaped(p.supplier.name)}</b></td><td width="90"></td><td width="70"></td><td width="90"></td><td width="100"><b>${word(p, 'FAKTURA', 'KREDITFAKTURA')}</b></td></tr><tr><td>${p.supplier.street}</td><td></td><td></td><td>Nummer</td><td align="left">${p.number}</td></tr><tr><td>${p.supplier.post}</td><td></td><td></td><td>Datum</td><td align="left">${p.issue}</td></tr><tr><td></td><td></td><td></td><td>Förfaller</td><td align="left">${p.due}</td></tr><tr><td><b>Köpare</b></td></tr><tr><td>${escaped(p.buyer.name)}</td></tr><tr><td>${p.buyer.street}</td></tr><tr><td>${p.buyer.post}</td></tr><tr><td colspan="5">${p.remark ?? ''}</td></tr><tr><td><b>Vara</b></td><td align="right"><b>Mängd</b></td><td><b>Enhet</b></td><td align="right"><b>Pris</b></td><td align="right"><b>Summa</b></td></tr>${p.lines.map((l) => `<tr><td>${escaped(l.name)}</td><td align="right">${bare.quantity(l.quantity)}</td><td>${l.unit}</td><td align="right">${bare.price(l.price)}</td><td align="right">${bare.money(l.sum)}</td></tr>`).join('')}<tr><td></td></tr><tr><td>Summa</td><td></td><td></td><td></td><td align="right">${bare.money(p.net)}</td></tr><tr><td>Moms ${p.vat[0]?.rate}%</td><td></td><td></td><td></td><td align="right">${bare.money(p.tax)}</td></tr><tr><td><b>Att betala</b></td><td></td><td></td><td></td><td align="right"><b>${bare.money(p.payable)}</b></td></tr><tr><td></td></tr><tr><td colspan="5">Bankgiro ${p.supplier.bankgiro}. Orgnr ${p.supplier.organisation}. Momsnr ${p.supplier.vat}. F-skatt.</td></tr></table>`,
      ),
  },
  {
    id: 's65-portal-vy',
    producer: 'chromium',
    hard: 'the view of an e-invoice portal: every field labelled, rows as cards of labels and values',
    credits: 1,
    seller: {
      firm: firm('Centralkökets Råvaror AB', 'Kylhusgatan 14, 211 20 Malmö'),
      wares: wares(
        '556103|Kycklinggryta indisk kyld|kg|74.20|F|',
        '556118|Fiskfärsbiff MSC|kg|92.00|F|',
        '556125|Vegetarisk lasagne bleck|bleck|248.00|F|',
        '556140|Potatismos flingor|kg|64.50|F|',
        '556151|Broccolisoppa koncentrat|st|118.00|F|',
        '556190|Gastronormbleck aluminium|st|12.40|25|',
      ),
      lines: [2, 4],
      number: (n) => `${n + 3_304_188}`,
      isRough: true,
    },
    draw: (p) =>
      page(
        'body{font:9pt "DejaVu Sans",sans-serif}.f{background:#f0f2f4;padding:3mm;margin-bottom:3mm}.f th{font-weight:400;color:#567;font-size:7pt}.f .kv td:first-child{color:#567;width:40mm}h3{margin:3mm 0 1mm}.c2{border-left:2pt solid #379;padding-left:3mm;margin:2mm 0}',
        `<p class="small">Visning av e-faktura · mottagen ${plusDays(p.issue, 1)} · utskriven från portal</p><h2>${word(p)} ${p.number}</h2>`,
        remarked(p),
        `<div class="f">${side(
          [
            50,
            `<h3>Säljare</h3>${kv([
              ['Namn', p.supplier.name],
              ['Organisationsnummer', p.supplier.organisation],
              ['Momsnummer', p.supplier.vat],
              ['Adress', `${p.supplier.street}, ${p.supplier.post}`],
            ])}`,
          ],
          [
            50,
            `<h3>Köpare</h3>${kv([
              ['Namn', p.buyer.name],
              ['Organisationsnummer', p.buyer.organisation],
              ['Adress', `${p.buyer.street}, ${p.buyer.post}`],
              ['Referens', p.reference],
            ])}`,
          ],
        )}</div>`,
        `<div class="f">${kv([
          ['Fakturanummer', p.number],
          ['Fakturadatum', p.issue],
          ['Förfallodatum', p.due],
          ['Valuta', 'SEK'],
          ['Bankgiro', p.supplier.bankgiro],
          ['Betalningsreferens', p.ocr],
          ['Föregående faktura', p.about],
        ])}</div>`,
        '<h3>Fakturarader</h3>',
        ...p.lines.map(
          (l, at) =>
            `<div class="c2">${strip(
              [
                [`Rad ${at + 1} artikelnr`, l.code],
                ['Benämning', l.name],
                ['Antal', `${bare.quantity(l.quantity)} ${l.unit}`],
                ['Pris', bare.price(l.price)],
                ['Moms', `${l.rate} %`],
                ['Radbelopp', bare.money(l.sum)],
              ],
              'rad',
            )}</div>`,
        ),
        `<div class="f">${kv([['Summa rader', bare.money(p.lineNet)], ['Belopp exkl. moms', bare.money(p.net)], ...vatRows(p, bare, (rate, base) => `Moms ${rate} % av ${base}`), ['Momsbelopp', bare.money(p.tax)], ['Belopp inkl. moms', bare.money(p.gross)], ['Att betala', `<b>${bare.money(p.payable)}</b>`]])}</div>`,
      ),
  },
  {
    id: 's66-roding-odling',
    producer: 'reportlab-embedded',
    hard: 'a fish farm: a slip at the foot, weights by box in a row below, one delivery',
    credits: 1,
    seller: {
      firm: firm('Storsjöns Rödingodling AB', 'Sandviken 12, 832 94 Orrviken'),
      wares: wares(
        'R-10|Röding hel rensad 0,8-1,2 kg|kg|118.00|F|',
        'R-12|Röding filé pbo|kg|224.00|F|',
        'R-15|Rödingrom rimmad 100 g|brk|148.00|F|',
        'R-20|Varmrökt röding|kg|265.00|F|',
        'R-31|Regnbåge hel 2-3 kg|kg|92.00|F|',
        'R-35|Kallrökt regnbåge skivad|kg|248.00|F|',
      ),
      lines: [1, 4],
      number: (n) => `SR${n + 1190}`,
      terms: 14,
      charges: [['Bussgods kyl', 38500, 25]],
      isWhole: true,
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 10 });
      sheet.text(50, 60, 'STORSJÖNS RÖDING', { size: 18, font: 'bold' });
      sheet.text(
        50,
        76,
        `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}, ${p.supplier.phone}`,
        { size: 8 },
      );
      sheet.right(545, 60, word(p, 'Faktura', 'Kreditfaktura'), { size: 16 });
      sheet.block(330, 105, who(p.buyer));
      sums(
        sheet,
        50,
        270,
        105,
        [
          ['Fakturanummer', p.number],
          ['Fakturadatum', p.issue],
          ['Kundnummer', p.customer],
          ['Leveransdatum', p.delivered],
          ...(p.about === null ? [] : [['Krediterar faktura', p.about] as const]),
        ],
        {},
        13,
      );
      if (p.remark !== null) sheet.text(50, 182, p.remark, { font: 'bold' });
      let y = rowsOn(
        sheet,
        [
          [50, 'Art.', (l) => l.code],
          [90, 'Produkt', (l) => l.name],
          [350, 'Mängd', (l) => `${sv.quantity(l.quantity, l.unit === 'kg' ? 2 : 0)} ${l.unit}`, 'r'],
          [440, 'Pris', (l) => sv.price(l.price), 'r'],
          [545, 'Belopp', (l) => sv.money(l.sum), 'r'],
        ],
        p.lines,
        205,
        {
          isRuled: true,
          step: 15,
          under: (l, _, at) => {
            if (l.unit !== 'kg' || l.quantity < 5000n) return at;
            const half = (l.quantity * BigInt(40 + own(l, 'h', 20))) / 100n;
            sheet.text(
              90,
              at - 3,
              `Låda 1 ${sv.quantity(half, 2)} kg, låda 2 ${sv.quantity(l.quantity - half, 2)} kg`,
              { size: 7.5, grey: 0.3 },
            );
            return at + 12;
          },
        },
      );
      for (const { label, amount } of p.charges) {
        sheet.text(90, y, label);
        sheet.right(545, y, sv.money(amount));
        y += 15;
      }
      sums(
        sheet,
        340,
        545,
        y + 12,
        [
          ['Exkl. moms', sv.money(p.net)],
          ...p.vat.map(
            ({ rate, base, tax }) => [`Moms ${rate} % av ${sv.money(base)}`, sv.money(tax)] as const,
          ),
          ['Moms totalt', sv.money(p.tax)],
          ['Öresavrundning', sv.money(p.rounding)],
        ],
        {},
        13,
      );
      sheet.frame(50, 690, 545, 750);
      [
        ['Bankgiro', p.supplier.bankgiro],
        ['OCR', p.ocr],
        ['Oss tillhanda', p.due],
        ['Att betala', `${sv.money(p.payable)} kr`],
      ].forEach(([label = '', value = ''], at) => {
        sheet.text(60 + at * 122, 708, label, { size: 8 });
        sheet.text(60 + at * 122, 730, value, { font: 'bold', size: 11 });
      });
      sheet.text(
        50,
        775,
        `Organisationsnummer ${p.supplier.organisation}   Momsregistreringsnummer ${p.supplier.vat}   Godkänd för F-skatt`,
        { size: 8 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 's67-budfirma-rader',
    producer: 'chromium',
    hard: 'couriers: each drive a row with day, waybill and distance; fuel in percent as a row of goods',
    credits: 1,
    seller: {
      firm: firm('Snabbhjulet Bud & Kyltransport AB', 'Godsvägen 8, 433 30 Partille'),
      wares: wares(
        '|Kylbud Göteborg city|st|285.00|25|',
        '|Kylbud Mölndal/Partille|st|345.00|25|',
        '|Väntetid per 15 min|st|115.00|25|',
        '|Bärhjälp plan 2|st|95.00|25|',
        '|Extra kolli|st|24.00|25|',
        '|Drivmedelstillägg|st|68.40|25|',
        '|Kvällstillägg efter 18|st|140.00|25|',
      ),
      lines: [4, 7],
      isFixed: true,
      amount: (_, upTo) => (1 + upTo(4)) * 1000,
      number: (n) => `${n + 510_993}`,
      terms: 15,
      isNegativeCredit: true,
    },
    draw: (p) =>
      page(
        'body{font:9pt "Liberation Sans Narrow","Liberation Sans"}.g th{text-align:left;background:#222;color:#fff;padding:3pt}.g td{padding:3pt;border-bottom:.3pt solid #bbb}.kv td{padding:1pt 5mm 1pt 0}.sum{margin:4mm 0 0 auto}',
        side(
          [50, `<b style="font-size:20pt">›› SNABBHJULET</b>`],
          [50, `<div class="r">${word(p)} nr <b>${p.number}</b><br>${words(p.issue)}</div>`],
        ),
        remarked(p),
        `<br>${side(
          [50, address(p.buyer)],
          [
            50,
            kv([
              ['Kundnummer', p.customer],
              ['Förfallodatum', p.due],
              ['Betalningsvillkor', '15 dagar netto'],
              ['Krediterar', p.about],
            ]),
          ],
        )}<br>`,
        goods(
          [
            ['Dag', (l) => slashes(plusDays(p.issue, -10 + own(l, 'd', 9))).slice(0, 5)],
            ['Fraktsedel', (l) => `${80_000_000 + own(l, 'f', 9_999_999)}`],
            ['Uppdrag', (l) => l.name],
            ['Km', (l) => String(3 + own(l, 'km', 22)), 'r'],
            ['Antal', (l) => sv.quantity(l.quantity), 'r'],
            ['', (l) => l.unit],
            ['Pris', (l) => sv.price(l.price), 'r'],
            ['Belopp', (l) => sv.money(l.sum), 'r'],
          ],
          p.lines,
        ),
        kv(
          [
            ['Summa uppdrag', sv.money(p.net)],
            ['Moms 25 %', sv.money(p.tax)],
            ['<b>Att betala</b>', `<b>${sv.money(p.payable)} SEK</b>`],
          ],
          'sum',
        ),
        `<p class="small" style="margin-top:12mm">${escaped(p.supplier.name)} – ${p.supplier.street} – ${p.supplier.post} – Org.nr ${p.supplier.organisation} – Momsreg.nr ${p.supplier.vat} – Bankgiro ${p.supplier.bankgiro} – Godkänd för F-skatt – Tel ${p.supplier.phone}</p>`,
      ),
  },
];
