/** Services that come every month. */
import { plusDays } from '../days.ts';
import { address, escaped, remarked } from '../html.ts';
import { own, page, side, word } from '../q/kit.ts';
import { firm } from './firms.ts';
import { goods, kv, strip, sv } from './kit.ts';
import { type LayoutS, wares } from './orders.ts';

export const servicesS: readonly LayoutS[] = [
  {
    id: 's18-tvatt-plagg',
    producer: 'chromium',
    hard: 'a laundry: pieces out and in beside what is charged; fees as rows without quantity',
    count: 3,
    credits: 1,
    seller: {
      firm: firm('Vita Linnet Textilservice AB', 'Tvätterigatan 5, 702 25 Örebro'),
      wares: wares(
        '300110|Kockrock vit kort ärm|st|17.40|25|',
        '300125|Kockbyxa rutig|st|15.20|25|',
        '301040|Förkläde midja svart|st|9.80|25|',
        '302215|Bordsduk damast 140x140|st|24.50|25|',
        '302260|Servett damast 50x50|st|4.35|25|',
        '303010|Kökshandduk blårandig|st|5.10|25|',
        '304400|Entrématta 85x150 byte|st|118.00|25|',
        '305012|Torkduk mikrofiber|st|6.20|25|',
      ),
      lines: [4, 8],
      isListed: true,
      amount: (_, upTo) => (4 + upTo(90)) * 1000,
      number: (n) => `70${String(44_120 + n * 3)}`,
      charges: [
        ['Miljö- och energitillägg', 14500, 25],
        ['Turavgift', 9900, 25],
      ],
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}.g th{font-size:7.5pt;background:#e8f1fa}.g td,.g th{border:.4pt solid #9ab}.kv td{padding:1pt 6mm 1pt 0}.sum{width:60mm;margin:5mm 0 0 auto}.sum td{border-bottom:.4pt solid #9ab}',
        side(
          [
            40,
            `<b style="font-size:15pt;color:#36c">vita linnet</b><br><span class="small">textilservice</span>`,
          ],
          [30, `Sändlista/faktura<br>Period ${plusDays(p.issue, -30)} – ${plusDays(p.issue, -1)}`],
          [30, `<b>${word(p)}</b> ${p.number}<br>Datum ${p.issue}<br>Förfaller ${p.due}`],
        ),
        remarked(p),
        side(
          [55, `<br>${address(p.buyer)}`],
          [
            45,
            `<br>${kv([
              ['Kundnummer', p.customer],
              ['Kontakt', p.reference],
              ['Tur', '14 torsdag'],
              ['Avser faktura', p.about],
            ])}`,
          ],
        ),
        '<br>',
        goods(
          [
            ['Artikel', (l) => l.code],
            ['Text', (l) => l.name],
            ['Ut', (l) => sv.quantity(l.quantity), 'r'],
            ['In', (l) => String(Math.max(0, Number(l.quantity) / 1000 - own(l, 'in', 4))), 'r'],
            ['Debiterat', (l) => sv.quantity(l.quantity), 'r'],
            ['Enhet', (l) => l.unit],
            ['Pris', (l) => sv.price(l.price), 'r'],
            ['Belopp', (l) => sv.money(l.sum), 'r'],
          ],
          p.lines,
          {
            foot: p.charges
              .map(
                ({ label, amount }) =>
                  `<tr><td></td><td>${label}</td><td></td><td></td><td></td><td></td><td></td><td class="r">${sv.money(amount)}</td></tr>`,
              )
              .join(''),
          },
        ),
        kv(
          [
            ['Summa', sv.money(p.net)],
            ['Moms 25 %', sv.money(p.tax)],
            ['<b>Att betala</b>', `<b>${sv.money(p.payable)}</b>`],
          ],
          'sum',
        ),
        `<p class="small">${escaped(p.supplier.name)}, ${p.supplier.street}, ${p.supplier.post}. Kundservice ${p.supplier.phone}. Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. F-skattebevis. Bankgiro ${p.supplier.bankgiro}, OCR ${p.ocr}. Saknat plagg debiteras enligt prislista.</p>`,
      ),
  },
  {
    id: 's19-avfall-vikt',
    producer: 'chromium',
    hard: 'waste: dates of collection and place on each row; weights in kg and ton',
    credits: 1,
    seller: {
      firm: firm('Kretsloppet Återvinning i Skaraborg AB', 'Deponivägen 1, 541 34 Skövde'),
      wares: wares(
        'A10|Tömning matavfall 140 l kärl|st|92.00|25|',
        'A22|Tömning brännbart 660 l kärl|st|168.00|25|',
        'A35|Tömning wellpapp 660 l|st|74.00|25|',
        'A41|Hämtning frityrolja fat 60 l|st|0.00|25|',
        'B07|Behandling brännbart|kg|1.42|25|',
        'B11|Behandling matavfall|kg|1.08|25|',
        'C03|Hyra komprimator per månad|mån|1450.00|25|',
        'C18|Slamtömning fettavskiljare 2 m3|st|2380.00|25|',
        'C19|Framkörningsavgift|st|395.00|25|',
      ),
      lines: [5, 9],
      isListed: true,
      isRough: true,
      number: (n) => `KR-${2_600_341 + n}`,
      amount: ({ unit }, upTo) =>
        unit === 'kg' ? (120 + upTo(800)) * 1000 : unit === 'mån' ? 1000 : (1 + upTo(8)) * 1000,
    },
    draw: (p) =>
      page(
        'body{font-size:8.5pt}.g td{border-bottom:.3pt dotted #595}.g th{background:#3a7d44;color:#fff;font-weight:400}.pl td{font-weight:bold;padding-top:3mm}.sum{margin:5mm 0 0 auto;width:70mm}',
        side(
          [50, `<b style="font-size:17pt;color:#3a7d44">KRETSLOPPET</b>`],
          [
            50,
            strip([
              [`${word(p)}snr`, p.number],
              ['Datum', p.issue],
              ['Förfaller', p.due],
              ['Kundnr', p.customer],
            ]),
          ],
        ),
        remarked(p),
        `<p style="margin-left:95mm">${address(p.buyer)}</p>${p.about === null ? '' : `<p>Krediteringen avser faktura ${p.about}.</p>`}`,
        goods(
          [
            ['Utfört', (l) => plusDays(p.issue, -28 + own(l, 'd', 26))],
            ['Artikel', (l) => `${l.code}`],
            ['Benämning', (l) => l.name],
            ['Antal', (l) => sv.quantity(l.quantity), 'r'],
            ['Enhet', (l) => l.unit],
            ['á-pris', (l) => sv.price(l.price), 'r'],
            ['Summa exkl moms', (l) => sv.money(l.sum), 'r'],
          ],
          p.lines,
          {
            above: (_, at) =>
              at === 0
                ? `<tr class="pl"><td colspan="7">Hämtställe 1: ${escaped(p.buyer.name)}, ${p.buyer.street} (anl. ${p.customer}01)</td></tr>`
                : '',
          },
        ),
        kv(
          [
            ['Totalt exkl. moms', sv.money(p.net)],
            ['Moms 25,00 %', sv.money(p.tax)],
            ['Att betala SEK', `<b>${sv.money(p.payable)}</b>`],
          ],
          'sum',
        ),
        `<br><br>${side([25, `${escaped(p.supplier.name)}<br>${p.supplier.street}<br>${p.supplier.post}`], [25, `Tel ${p.supplier.phone}<br>${p.supplier.mail}`], [25, `Bankgiro ${p.supplier.bankgiro}<br>OCR ${p.ocr}`], [25, `Org.nr ${p.supplier.organisation}<br>VAT ${p.supplier.vat}<br>Godkänd för F-skatt`])}`,
      ),
  },
  {
    id: 's23-skadedjur-avtal',
    producer: 'wkhtmltopdf',
    hard: 'pest control: an agreement per year with its period below, one or two rows only',
    credits: 1,
    seller: {
      firm: firm('Nattsvärmaren Skadedjurskontroll AB', 'Fältspatsgatan 6, 421 30 Västra Frölunda'),
      wares: wares(
        'AVT-R12|Serviceavtal råttor och möss 12 besök|kk|2985.00|25|',
        'AVT-F04|Flugfälla UV inkl. lysrörsbyte|st|640.00|25|',
        'SAN-070|Sanering mört i disk, uppföljning|tim|920.00|25|',
        'MAT-015|Betesstation låsbar|st|185.00|25|',
      ),
      lines: [1, 3],
      isListed: true,
      number: (n) => `NS${n + 77_214}`,
      terms: 30,
    },
    draw: (p) =>
      page(
        'body{font-size:10pt}.l{border:1pt solid #888;padding:3mm;margin:3mm 0}.g th{text-align:left;border-bottom:1pt solid #888}.g td{padding:4pt 3pt}.kv td{padding:1pt 5mm 1pt 0}',
        `<div class="r"><b>${escaped(p.supplier.name)}</b><br>${p.supplier.street}, ${p.supplier.post}</div>`,
        `<h1>${word(p)}</h1>${remarked(p)}<div class="l">${side([33, `Fakturanr<br><b>${p.number}</b>`], [33, `Fakturadatum<br><b>${p.issue}</b>`], [34, `Förfallodatum<br><b>${p.due}</b>`])}</div><div class="l">${side([50, address(p.buyer)], [50, `Kundnr ${p.customer}<br>Er ref ${p.reference}${p.about === null ? '' : `<br>Kredit till ${p.about}`}`])}</div>`,
        goods(
          [
            ['Artikel', (l) => l.code],
            ['Benämning', (l) => l.name],
            ['Antal', (l) => sv.quantity(l.quantity), 'r'],
            ['Enhet', (l) => l.unit],
            ['Pris', (l) => sv.price(l.price), 'r'],
            ['Summa', (l) => sv.money(l.sum), 'r'],
          ],
          p.lines,
          {
            under: (l) =>
              `<tr><td></td><td colspan="5" class="small">${l.unit === 'kk' ? `Period ${p.issue} till ${plusDays(p.issue, 90)}` : `Utfört ${p.delivered} på ${escaped(p.buyer.street)}`}</td></tr>`,
          },
        ),
        `<div class="l"><table width="100%"><tr><td>Netto<br>${sv.money(p.net)}</td><td>Moms %<br>25</td><td>Moms kr<br>${sv.money(p.tax)}</td><td class="r"><b>Att betala<br>${sv.money(p.payable)} SEK</b></td></tr></table></div>`,
        `<p class="small">Bankgiro ${p.supplier.bankgiro} | Telefon ${p.supplier.phone} | Org.nr ${p.supplier.organisation} | Momsreg.nr ${p.supplier.vat} | Godkänd för F-skatt</p>`,
      ),
  },
];
