/** Programs that are rented, and controls of safety. */
import { american, plusDays } from '../days.ts';
import { address, escaped, remarked } from '../html.ts';
import { page, side, word } from '../q/kit.ts';
import { firm } from './firms.ts';
import { bare, eng, goods, kv, sp, sv } from './kit.ts';
import { type LayoutS, wares } from './orders.ts';

export const licencesS: readonly LayoutS[] = [
  {
    id: 's25-kassa-saas',
    producer: 'chromium',
    hard: 'a program for tills: period of each row in the row, dates in words',
    credits: 1,
    seller: {
      firm: firm('Notera Kassasystem AB', 'Drottninggatan 86, 111 36 Stockholm'),
      wares: wares(
        'POS-BASE|Kassalicens Pro, kassa 1|mån|549.00|25|',
        'POS-ADD|Kassalicens Pro, tilläggskassa|mån|299.00|25|',
        'KDS-1|Köksskärm licens|mån|149.00|25|',
        'BOOK|Bordsbokning Plus|mån|395.00|25|',
        'SMS|SMS-bekräftelser|st|0.68|25|',
        'TERM-A9|Hyra kortterminal A9|mån|189.00|25|',
        'CCU|Kontrollenhet molntjänst|mån|99.00|25|',
      ),
      lines: [4, 7],
      isListed: true,
      amount: ({ unit, code }, upTo) =>
        unit === 'st' ? (80 + upTo(700)) * 1000 : code === 'POS-BASE' ? 1000 : (1 + upTo(2)) * 1000,
      discounts: [1000],
      number: (n) => `INV-${20_260_000 + n}`,
      terms: 14,
    },
    draw: (p) =>
      page(
        'body{font:10pt "Liberation Sans"}h1{font-size:26pt}.g th{color:#888;font-weight:400;border-bottom:.5pt solid #ccc;padding-bottom:2mm}.g td{padding:2.5mm 1mm;border-bottom:.3pt solid #eee}.sum{margin:5mm 0 0 50%;width:50%}.sum td{padding:2pt 1mm}.kv td{padding:1pt 6mm 1pt 0}',
        side([70, `<h1>${word(p)}</h1>`], [30, '<div class="r"><b style="font-size:16pt">notera</b></div>']),
        remarked(p),
        kv([
          ['Fakturanummer', `<b>${p.number}</b>`],
          ['Fakturadatum', p.issue],
          ['Förfallodatum', p.due],
          ['Gäller faktura', p.about],
        ]),
        `<br>${side([50, `<b>${escaped(p.supplier.name)}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>Momsnr ${p.supplier.vat}`], [50, `<b>Faktureras till</b><br>${address(p.buyer)}`])}<br><h2>${sv.money(p.payable)} kr att betala ${p.due}</h2><br>`,
        goods(
          [
            [
              'Beskrivning',
              (l) =>
                `<div>${escaped(l.name)}</div><span class="small">${escaped(l.code)} · ${p.issue} – ${plusDays(p.issue, 30)}</span>`,
            ],
            ['Antal', (l) => `${bare.quantity(l.quantity)} ${l.unit}`, 'r'],
            ['Pris', (l) => sv.price(l.price), 'r'],
            ['Rabatt', (l) => (l.discount === 0n ? '' : `-${sv.percent(l.discount)} %`), 'r'],
            ['Moms', (l) => `${l.rate} %`, 'r'],
            ['Belopp', (l) => sv.money(l.sum), 'r'],
          ],
          p.lines,
        ),
        kv(
          [
            ['Summa exklusive moms', sv.money(p.net)],
            ['Moms 25 %', sv.money(p.tax)],
            ['Totalt', sv.money(p.gross)],
            ['<b>Belopp att betala</b>', `<b>${sv.money(p.payable)} kr</b>`],
          ],
          'sum',
        ),
        `<p class="small" style="margin-top:12mm">Bankgiro ${p.supplier.bankgiro}. Ange ${p.ocr} som referens. Org.nr ${p.supplier.organisation}. Godkänd för F-skatt. Frågor: ${p.supplier.mail}</p>`,
      ),
  },
  {
    id: 's27-bordsbokning-engelska',
    producer: 'chromium',
    hard: 'a Swedish firm that writes in English; American dates; amounts with the currency before them',
    credits: 0,
    count: 2,
    seller: {
      firm: firm('Tablekind Technologies AB', 'Regeringsgatan 38, 111 56 Stockholm'),
      wares: wares(
        '|Tablekind Reserve – Growth plan|month|129.00|25|',
        '|Extra location|month|59.00|25|',
        '|Guest messages (EU)|pcs|0.06|25|',
        '|Onboarding session, remote|h|95.00|25|',
      ),
      lines: [2, 4],
      isListed: true,
      currency: 'EUR',
      number: (n) => `TK-2026-${String(n + 3040).padStart(5, '0')}`,
      amount: ({ unit }, upTo) => (unit === 'pcs' ? (200 + upTo(900)) * 1000 : 1000),
      terms: 14,
    },
    draw: (p) =>
      page(
        'body{font:10pt "Liberation Sans"}.g th{text-align:left;border-bottom:1pt solid #000;font-size:8pt}.g td{padding:6pt 3pt}.sum{margin:6mm 0 0 auto;width:80mm}.sum td{border-top:.4pt solid #ccc;padding:4pt 0}.kv td{padding:1pt 5mm 1pt 0}',
        side(
          [
            60,
            `<h1>${word(p, 'Invoice', 'Credit note')}</h1>${kv([
              ['Invoice number', p.number],
              ['Date of issue', american(p.issue)],
              ['Date due', american(p.due)],
            ])}`,
          ],
          [40, '<div class="r"><b style="font-size:15pt">◆ Tablekind</b></div>'],
        ),
        remarked(p),
        `<br>${side([50, `<b>${escaped(p.supplier.name)}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>Sweden<br>${p.supplier.mail}<br>VAT ID ${p.supplier.vat}`], [50, `<b>Bill to</b><br>${address(p.buyer)}<br>Sweden`])}<h2 style="margin:8mm 0">€${eng.money(p.payable)} due ${american(p.due)}</h2>`,
        goods(
          [
            ['Description', (l) => l.name],
            ['Qty', (l) => `${eng.quantity(l.quantity)} ${l.unit}`, 'r'],
            ['Unit price', (l) => `€${eng.price(l.price)}`, 'r'],
            ['Tax', (l) => `${l.rate}%`, 'r'],
            ['Amount', (l) => `€${eng.money(l.sum)}`, 'r'],
          ],
          p.lines,
        ),
        kv(
          [
            ['Subtotal', `€${eng.money(p.net)}`],
            ['VAT - Sweden (25%)', `€${eng.money(p.tax)}`],
            ['Total', `€${eng.money(p.gross)}`],
            ['<b>Amount due</b>', `<b>€${eng.money(p.payable)} EUR</b>`],
          ],
          'sum',
        ),
        `<p class="small" style="margin-top:15mm">Company registration no. ${p.supplier.organisation}. Pay by bank transfer to Bankgiro ${p.supplier.bankgiro} with reference ${p.number}.</p>`,
      ),
  },
  {
    id: 's28-brandskydd-lista',
    producer: 'calc',
    hard: 'a spreadsheet: columns wider than texts, empty cells, figures without thousands marks',
    credits: 0,
    seller: {
      firm: firm('Säkra Brandservice Väst AB', 'Backa Bergögata 14, 422 46 Hisings Backa'),
      wares: wares(
        'B-101|Kontroll handbrandsläckare|st|145.00|25|',
        'B-104|Omladdning pulver 6 kg|st|420.00|25|',
        'B-120|Ny skumsläckare 6 l fettbrand|st|895.00|25|',
        'B-133|Brandfilt 120x180 glasfiber|st|298.00|25|',
        'B-150|Funktionsprov släcksystem kåpa|st|2650.00|25|',
        'B-162|Skylt efterlysande utrymning|st|118.00|25|',
        'B-199|Framkörning|st|450.00|25|',
      ),
      lines: [3, 6],
      isListed: true,
      isFixed: true,
      number: (n) => String(26_031 + n),
      isWhole: true,
    },
    draw: (p) =>
      page(
        '',
        `<table border="0"><tr><td colspan="3"><b>${escaped(p.supplier.name)}</b></td><td colspan="3"><b>${word(p, 'FAKTURA', 'KREDITFAKTURA')}</b></td></tr><tr><td colspan="3">${p.supplier.street}</td><td>Fakturanr</td><td colspan="2" align="left">${p.number}</td></tr><tr><td colspan="3">${p.supplier.post}</td><td>Datum</td><td colspan="2" align="left">${p.issue}</td></tr><tr><td colspan="3"></td><td>Förfaller</td><td colspan="2" align="left">${p.due}</td></tr><tr><td colspan="3">${escaped(p.buyer.name)}</td><td>Kundnr</td><td colspan="2" align="left">${p.customer}</td></tr><tr><td colspan="3">${p.buyer.street}</td></tr><tr><td colspan="3">${p.buyer.post}</td></tr><tr><td colspan="6">${p.remark ?? ''}</td></tr><tr><td><b>Art</b></td><td width="190"><b>Benämning</b></td><td align="right"><b>Antal</b></td><td><b>Enhet</b></td><td align="right"><b>Pris</b></td><td align="right" width="70"><b>Belopp</b></td></tr>${p.lines
          .map((l) =>
            `<tr><td>${l.code}</td><td>${escaped(l.name)}</td><td align="right">${bare.quantity(l.quantity)}</td><td>${l.unit}</td><td align="right">'${bare.price(l.price)}</td><td align="right">'${bare.money(l.sum)}</td></tr>`.replaceAll(
              "'",
              '',
            ),
          )
          .join(
            '',
          )}<tr><td></td></tr>${[['Summa exkl moms', p.net] as const, ['Moms 25%', p.tax] as const, ['Öresavrundning', p.rounding] as const, ['ATT BETALA', p.payable] as const].map(([label, amount]) => `<tr><td></td><td></td><td></td><td colspan="2">${label}</td><td align="right">${sp.money(amount)}</td></tr>`).join('')}<tr><td></td></tr><tr><td colspan="6">Bankgiro ${p.supplier.bankgiro}, org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}, F-skatt finns</td></tr></table>`,
      ),
  },
];
