/** Hired hands, by the hour. */
import { plusDays } from '../days.ts';
import { address, escaped, remarked } from '../html.ts';
import { own, page, side, word } from '../q/kit.ts';
import { firm } from './firms.ts';
import { bare, goods, kv, point, rounded, sp, strip } from './kit.ts';
import { type LayoutS, wares } from './orders.ts';

export const hiredS: readonly LayoutS[] = [
  {
    id: 's55-kyltekniker-mobil',
    producer: 'weasyprint',
    hard: 'an app for craftsmen: sections, date and man on each row of work, refrigerant in kg',
    credits: 1,
    seller: {
      firm: firm('Polar Kylservice i Gävle AB', 'Utmarksvägen 18, 802 91 Gävle'),
      wares: wares(
        '|Felsökning kylrum, läcksökning|h|875.00|25|',
        '|Byte av fläktmotor förångare|h|875.00|25|',
        '|Fläktmotor EC 25W komplett|st|1480.00|25|',
        '|Köldmedium R449A|kg|690.00|25|',
        '|Torkfilter 3/8|st|265.00|25|',
        '|Servicebil inom Gävle|st|390.00|25|',
        '|Återvinning köldmedium|kg|145.00|25|',
      ),
      lines: [4, 7],
      isListed: true,
      isFixed: true,
      amount: ({ unit }, upTo) =>
        unit === 'kg' ? (6 + upTo(40)) * 100 : unit === 'h' ? (2 + upTo(8)) * 500 : 1000,
      number: (n) => String(9_140 + n),
      isWhole: true,
    },
    draw: (p) =>
      page(
        'body{font-size:10pt}.g td{padding:3pt;border-bottom:.3pt solid #ccc}.g th{text-align:left;color:#06c}.kv td{padding:1pt 5mm 1pt 0}.sum{margin:5mm 0 0 auto}.sum td{padding:2pt 0 2pt 15mm}',
        `<table width="100%"><tr><td><b style="font-size:17pt;color:#06c">POLAR</b><br>Kylservice i Gävle AB</td><td>${kv(
          [
            [word(p), p.number],
            ['Datum', p.issue],
            ['Förfallodatum', p.due],
            ['Kund', p.customer],
            ['Projekt', p.order],
            ['Krediterar', p.about],
          ],
        )}</td></tr></table><br>`,
        `<p>${address(p.buyer)}</p>`,
        remarked(p),
        goods(
          [
            ['Datum', (l) => plusDays(p.delivered, -own(l, 'd', 5))],
            ['Sign', (l) => ['MH', 'JB', 'TL'][own(l, 's', 3)] ?? ''],
            ['Beskrivning', (l) => l.name],
            ['Antal', (l) => bare.quantity(l.quantity), 'r'],
            ['Enhet', (l) => l.unit],
            ['Pris/enhet', (l) => sp.price(l.price), 'r'],
            ['Belopp', (l) => sp.money(l.sum), 'r'],
          ],
          p.lines,
        ),
        kv(
          [
            ['Belopp före moms', sp.money(p.net)],
            ['Moms 25 %', sp.money(p.tax)],
            ...rounded(p, sp, 'Avrundning'),
            ['<b>Totalt att betala</b>', `<b>${sp.money(p.payable)} kr</b>`],
          ],
          'sum',
        ),
        `<p class="small" style="margin-top:14mm">${side([33, `${p.supplier.street}<br>${p.supplier.post}`], [33, `Tel ${p.supplier.phone}<br>Bankgiro ${p.supplier.bankgiro}`], [34, `Org.nr ${p.supplier.organisation}<br>Momsnr ${p.supplier.vat}<br>F-skattebevis. Incert-certifierade.`])}</p>`,
      ),
  },
  {
    id: 's57-bemanning-veckor',
    producer: 'chromium',
    hard: 'hired staff: hours of three kinds with names and weeks in the row, decimal points',
    credits: 1,
    seller: {
      firm: firm('Extrahanden Bemanning Restaurang AB', 'Östra Hamngatan 26, 411 09 Göteborg'),
      wares: wares(
        'KOCK|Kock ordinarie tid|tim|345.00|25|',
        'KOCK-OB1|Kock kväll/helg OB|tim|398.00|25|',
        'DISK|Diskare ordinarie tid|tim|262.00|25|',
        'DISK-OB1|Diskare kväll/helg OB|tim|304.00|25|',
        'SERV|Servitör ordinarie tid|tim|298.00|25|',
        'SERV-OB2|Servitör storhelg|tim|452.00|25|',
        'ADM|Administrativ avgift|st|125.00|25|',
      ),
      lines: [3, 7],
      isListed: true,
      isFixed: true,
      amount: ({ unit }, upTo) => (unit === 'tim' ? (8 + upTo(120)) * 250 : 1000),
      number: (n) => `${n + 200_415}`,
      terms: 15,
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}.g th{border-bottom:1pt solid #808;text-align:left}.g td{padding:3pt}.strip{background:#f5eaf5;margin:4mm 0}.strip th{font-weight:400;font-size:7.5pt}.r2{text-align:right}',
        `<h1 style="color:#808">extrahanden</h1>${side([50, `<b>${word(p)}</b><br>${escaped(p.supplier.name)}<br>${p.supplier.street}<br>${p.supplier.post}`], [50, address(p.buyer)])}`,
        remarked(p),
        strip([
          ['Fakturanr', p.number],
          ['Kundnr', p.customer],
          ['Fakturadatum', p.issue],
          ['Att betala senast', p.due],
          [p.about === null ? 'Beställare' : 'Kredit av', p.about ?? p.reference],
        ]),
        goods(
          [
            ['Vecka', (l) => `v.${20 + own(l, 'v', 3)}`],
            ['Löneart', (l) => l.code, 'nw'],
            ['Benämning', (l) => l.name],
            ['Antal', (l) => point.quantity(l.quantity, 2), 'r'],
            ['Enhet', (l) => l.unit],
            ['Á-pris', (l) => point.price(l.price), 'r'],
            ['Belopp', (l) => point.money(l.sum), 'r'],
          ],
          p.lines,
        ),
        strip([
          ['Netto', point.money(p.net)],
          ['Moms 25%', point.money(p.tax)],
          ['Öresavrundning', '0.00'],
          ['Summa SEK', `<b>${point.money(p.payable)}</b>`],
        ]),
        `<p class="small">Bankgiro ${p.supplier.bankgiro} OCR ${p.ocr}. Org.nr ${p.supplier.organisation}. Momsreg. ${p.supplier.vat}. Godkänd för F-skatt. Tidrapporter attesterade av kund. Frågor: ${p.supplier.phone}.</p>`,
        `<div style="break-before:page"><h2>Bilaga: attesterade tider</h2><p>Faktura ${p.number}, kund ${p.customer}</p><table class="g" width="100%"><tr><th>Anst.nr</th><th>Dag</th><th>Från</th><th>Till</th><th>Rast</th><th>Attest</th></tr>${[0, 1, 2, 3, 4, 5, 6, 7].map((at) => `<tr><td>${1140 + at * 7}</td><td>${plusDays(p.issue, -14 + at)}</td><td>${10 + (at % 3)}:00</td><td>${19 + (at % 4)}:30</td><td>0:30</td><td>Kund</td></tr>`).join('')}</table></div>`,
      ),
  },
];
