/** Wholesalers of a smaller kind. */
import { address, remarked } from '../html.ts';
import { page, side, word } from '../q/kit.ts';
import { firm } from './firms.ts';
import { goods, kv, sv } from './kit.ts';
import { type LayoutS, wares } from './orders.ts';

export const grocersS: readonly LayoutS[] = [
  {
    id: 's04-kontant-konto',
    producer: 'wkhtmltopdf',
    hard: 'ordered and delivered; price after discount; VAT table with three rows of figures',
    credits: 1,
    seller: {
      firm: firm('Hämtgrossen Norrland AB', 'Kontorsvägen 8, 856 41 Sundsvall'),
      wares: wares(
        '10-4471|Strösocker 10 kg|säck|112.00|F|10 kg', '10-4502|Vetemjöl special 20 kg|säck|168.50|F|20 kg', '22-0913|Krossade tomater Bella 3 kg|burk|46.90|F|6 st',
        '22-0988|Bambuskott strimlade 2,95 kg|burk|58.20|F|6 st', '31-1176|Servett 33 cm 2-lag vit|pkt|39.50|25|300 st', '31-2204|Aluminiumfolie 45 cm x 150 m|rulle|189.00|25|1 st',
        '31-2219|Plastfilm 45 cm med kniv|rulle|142.00|25|1 st', '40-6650|Läsk cola 33 cl brk|flak|168.00|F|24 st', '22-1405|Kapris i lag 720 ml|glas|64.80|F|12 st',
        '10-7718|Basmatiris Himal 18 kg|säck|398.00|F|18 kg', '31-7101|Sopsäck 160 l svart|rulle|54.00|25|10 st', '22-1650|Majonnäs 80 % hink|hink|286.00|F|5 kg',
      ), // prettier-ignore
      lines: [6, 11],
      number: (n) => String(3_310_442 + n * 2),
      terms: 14,
      discounts: [400, 750],
    },
    draw: (p) =>
      page(
        'body{font-size:8.5pt}.g{border:1pt solid #000}.g th{background:#000;color:#fff;padding:3pt}.g td{border-right:.4pt solid #999;padding:2pt 3pt}.m td,.m th{border:.5pt solid #000;padding:2pt 8pt}.pay{border:2pt solid #000;padding:5pt;font-size:12pt;margin-top:4mm}',
        side(
          [34, `<b style="font-size:15pt">HÄMTGROSSEN</b><br>Norrland AB`],
          [33, `${p.supplier.street}<br>${p.supplier.post}<br>${p.supplier.phone}`],
          [
            33,
            `<b>${word(p, 'FAKTURA', 'KREDIT')}</b> ${p.number}<br>Datum: ${p.issue}<br>Kundkonto: ${p.customer}`,
          ],
        ),
        remarked(p),
        `<br>${side([50, `Kund:<br>${address(p.buyer)}`], [50, p.about === null ? `Hämtat av: ${p.reference}<br>Datum: ${p.delivered}` : `Kredit på faktura: ${p.about}`])}<br>`,
        goods(
          [
            ['Rad', (_, at) => String(at + 1), 'r'],
            ['Artikel', (l) => l.code],
            ['Text', (l) => l.name],
            ['Beställt', (l) => sv.quantity(l.quantity), 'r'],
            ['Levererat', (l) => sv.quantity(l.quantity), 'r'],
            ['Enh', (l) => l.unit],
            ['Listpris', (l) => sv.price(l.price), 'r'],
            ['Rabatt %', (l) => sv.percent(l.discount), 'r'],
            ['Belopp', (l) => sv.money(l.sum), 'r'],
            ['Moms', (l) => String(l.rate), 'r'],
          ],
          p.lines,
        ),
        `<br><table class="m"><tr><th>Momssats</th>${p.vat.map(({ rate }) => `<th>${rate} %</th>`).join('')}<th>Totalt</th></tr><tr><td>Netto</td>${p.vat.map(({ base }) => `<td class="r">${sv.money(base)}</td>`).join('')}<td class="r">${sv.money(p.net)}</td></tr><tr><td>Moms</td>${p.vat.map(({ tax }) => `<td class="r">${sv.money(tax)}</td>`).join('')}<td class="r">${sv.money(p.tax)}</td></tr><tr><td>Brutto</td>${p.vat.map(({ base, tax }) => `<td class="r">${sv.money(base + tax)}</td>`).join('')}<td class="r">${sv.money(p.gross)}</td></tr></table>`,
        `<div class="pay">Att betala: ${sv.money(p.payable)} &nbsp; Senast: ${p.due} &nbsp; BG: ${p.supplier.bankgiro}</div><p>Hämtgrossen Norrland AB, org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}, F-skatt.</p>`,
      ),
  },
  {
    id: 's05-asien-grossist',
    producer: 'chromium',
    printing: { omits: ['taxTotal'] },
    hard: 'names in two languages, wrapped; numbers with letters; the sum in the foot of the table',
    credits: 1,
    seller: {
      firm: firm('Lotusporten Import AB', 'Partihandlarvägen 47, 120 44 Årsta'),
      wares: wares(
        'TH018|Kokosmjölk 17-19 % fett / Coconut milk|kart|214.00|F|12 x 1 l', 'TH077|Röd currypasta stark / Red curry paste|hink|89.00|F|1 kg', 'VN203|Risnudlar 5 mm torkade / Rice vermicelli stick|kart|268.00|F|30 x 400 g',
        'CN415|Sojasås ljus dunk / Light superior soy sauce|dunk|118.50|F|8 l', 'JP032|Sushiris kortkornigt Hikari|säck|362.00|F|20 kg', 'JP105|Nori rostad guld halvark / Roasted seaweed half cut|pkt|74.25|F|100 ark',
        'JP144|Wasabipulver äkta|påse|129.00|F|1 kg', 'CN488|Ätpinnar bambu 24 cm i papper / Chopsticks wrapped|kart|412.00|25|3000 par', 'TH290|Fisksås tre krabbor / Fish sauce premium|kart|336.00|F|12 x 700 ml',
        'KR051|Gochujang tub|tub|98.00|F|3 kg', 'VN260|Rispapper runt 22 cm / Rice paper round|kart|305.00|F|44 x 400 g', 'FZ612|Dumpling gyoza grönsak fryst / Vegetable gyoza|påse|86.00|F|50 st',
      ), // prettier-ignore
      lines: [6, 11],
      number: (n) => `${26_0417 + n}`,
      terms: 10,
      isWhole: true,
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}.g td,.g th{border:.5pt solid #7a1f1f;padding:3pt}.g th{background:#7a1f1f;color:#fff}.g td:nth-child(3){width:58mm}.t td{font-weight:bold;background:#f6eaea}',
        side(
          [
            60,
            `<b style="font:bold 17pt serif;color:#7a1f1f">Lotusporten Import AB</b><br>${p.supplier.street}<br>${p.supplier.post}<br>Tel. ${p.supplier.phone}`,
          ],
          [
            40,
            `<h2>${word(p)} / Invoice</h2>${kv([
              ['Nr:', p.number],
              ['Datum:', p.issue],
              ['Förfallodag:', p.due],
              ['Kund-ID:', p.customer],
              ['Krediterar:', p.about],
            ])}`,
          ],
        ),
        remarked(p),
        `<p>${address(p.buyer)}</p>`,
        goods(
          [
            ['#', (_, at) => String(at + 1)],
            ['Art.', (l) => l.code],
            ['Vara / Item', (l) => l.name],
            ['Förp.', (l) => l.pack],
            ['Antal', (l) => sv.quantity(l.quantity), 'r'],
            ['Enh.', (l) => l.unit],
            ['Pris', (l) => sv.price(l.price), 'r'],
            ['Moms', (l) => `${l.rate}%`, 'r'],
            ['Belopp', (l) => sv.money(l.sum), 'r'],
          ],
          p.lines,
          {
            foot: [
              ['Netto', p.net] as const,
              ...p.vat.map(({ rate, tax }) => [`Moms ${rate} %`, tax] as const),
              ['Avrundning', p.rounding] as const,
              ['Att betala SEK', p.payable] as const,
            ]
              .map(
                ([label, amount]) =>
                  `<tr class="t"><td colspan="8" class="r">${label}</td><td class="r">${sv.money(amount)}</td></tr>`,
              )
              .join(''),
          },
        ),
        `<p>Bankgiro ${p.supplier.bankgiro} &nbsp; Plusgiro ${p.supplier.plusgiro}<br>Org.nr ${p.supplier.organisation} &nbsp; Moms.nr ${p.supplier.vat} &nbsp; Godkänd för F-skatt</p>`,
      ),
  },
];
