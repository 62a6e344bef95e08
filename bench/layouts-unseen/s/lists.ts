/** Long lists, a typesetter, and a claim that is sold. */
import { plusDays } from '../days.ts';
import { address, escaped, remarked } from '../html.ts';
import { gtin } from '../identity.ts';
import { page, side, word } from '../q/kit.ts';
import { firm } from './firms.ts';
import { bare, chargeRows, goods, kv, perDelivery, sp, sv, vatRows } from './kit.ts';
import { type LayoutS, wares } from './orders.ts';
import { coldStore, dryStore } from './wares.ts';

const troff = (text: string): string => text.replaceAll('\\', '\\e');

export const listsS: readonly LayoutS[] = [
  {
    id: 's58-cateringpartner-lang',
    producer: 'chromium',
    hard: 'two pages broken by the program with heads again; each row its EAN below; rates by group',
    count: 3,
    credits: 1,
    seller: {
      firm: firm('Köksvännen Catering Partner AB', 'Lastgatan 20, 254 64 Helsingborg'),
      wares: [
        ...coldStore.map((ware) => ({ ...ware, code: `7${ware.code.slice(2)}-${ware.code.slice(0, 2)}` })),
        ...dryStore
          .slice(18)
          .map((ware) => ({ ...ware, code: `3${ware.code.slice(2)}-${ware.code.slice(0, 2)}` })),
      ],
      lines: [24, 29],
      number: (n) => `CP${n + 880_114}`,
      discounts: [200, 450],
      deliveries: 2,
      terms: 20,
    },
    draw: (p) =>
      page(
        'body{font-size:8.5pt}thead{display:table-header-group}tr{break-inside:avoid}.g tr td{padding-top:6pt}.g th{border-bottom:1pt solid #e07b00;text-align:left;font-size:7.5pt}.u td{font-size:6.5pt;color:#666;border-bottom:.3pt solid #ddd;padding-top:0}.d td{background:#fdf1e0}.sum{margin:4mm 0 0 auto}.kv td{padding:1pt 4mm 1pt 0}',
        side(
          [50, '<b style="font-size:18pt;color:#e07b00">köksvännen</b>'],
          [50, `<div class="r"><b>${word(p)}</b></div>`],
        ),
        remarked(p),
        side(
          [
            50,
            kv([
              ['Fakturanr', p.number],
              ['Fakturadatum', p.issue],
              ['Förfallodatum', p.due],
              ['Kundnummer', p.customer],
              ['Ursprunglig faktura', p.about],
            ]),
          ],
          [50, `Levererat till<br>${address(p.buyer)}`],
        ),
        '<br>',
        goods(
          [
            ['Art.nr', (l) => l.code, 'nw'],
            ['Artikel', (l) => l.name],
            ['Kolli/innehåll', (l) => l.pack],
            ['Antal', (l) => sv.quantity(l.quantity), 'r'],
            ['Enhet', (l) => l.unit],
            ['Pris', (l) => sv.price(l.price), 'r'],
            ['Rab.', (l) => (l.discount === 0n ? '' : `${sv.percent(l.discount)}%`), 'r'],
            ['Moms', (l) => `${l.rate}%`, 'r'],
            ['Summa', (l) => sv.money(l.sum), 'r'],
          ],
          p.lines,
          {
            above: perDelivery(
              p.lines,
              9,
              (d) => `Leverans ${plusDays(p.delivered, d)} · följesedel ${Number(p.order) + d * 4}`,
            ),
            under: (l) => `<tr class="u"><td></td><td colspan="8">EAN ${gtin(l.name)}</td></tr>`,
          },
        ),
        `<div style="break-inside:avoid">${kv([...vatRows(p, sv, (rate, base) => `Moms ${rate} %, underlag ${base}`), ['Netto', sv.money(p.net)], ['Moms', sv.money(p.tax)], ['<b>Att betala SEK</b>', `<b>${sv.money(p.payable)}</b>`]], 'sum')}<p class="small">Köksvännen är en del av ${escaped(p.supplier.name)}, ${p.supplier.street}, ${p.supplier.post}, org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}, F-skatt. Bankgiro ${p.supplier.bankgiro}, OCR ${p.ocr}. Kundtjänst ${p.supplier.phone}.</p></div>`,
      ),
  },
  {
    id: 's59-kvarn-troff',
    producer: 'groff',
    printing: { omits: ['taxTotal'] },
    hard: 'a typesetter: columns by tabs, a mill with sacks and weights',
    credits: 0,
    seller: {
      firm: firm('Hagby Kvarn & Mjöl AB', 'Kvarnbacken 1, 388 97 Halltorp'),
      wares: wares(
        'V25|Vetemjöl stenmalet|säck|298.00|F|25 kg',
        'R25|Rågmjöl grovt|säck|264.00|F|25 kg',
        'D20|Dinkelmjöl siktat eko|säck|412.00|F|20 kg',
        'H10|Havrekross|säck|118.00|F|10 kg',
        'L05|Linfrö krossat|påse|92.00|F|5 kg',
        'B01|Brödkorg rund peddig 1 kg|st|148.00|25|',
      ),
      from: '2026-01-02',
      lines: [2, 5],
      number: (n) => String(2_660 + n),
      isFixed: true,
      charges: [['Pallfrakt', 49500, 25]],
    },
    draw: (p) =>
      [
        '.fam H', '.ps 10', '.vs 13', '.nf', '.po 2c', '.ll 17c', '.sp 2c', '.ta 9c', '.ft B', '.ps 16', troff(p.supplier.name), '.ps 10', '.ft R', troff(`${p.supplier.street}, ${p.supplier.post}`), '.sp', '.ft B',
        troff(`${word(p, 'FAKTURA', 'KREDITFAKTURA')} ${p.number}`), '.ft R', ...(p.remark === null ? [] : [troff(p.remark)]), `Fakturadatum: ${troff(p.issue)}\t${troff(p.buyer.name)}`, `Förfallodatum: ${troff(p.due)}\t${troff(p.buyer.street)}`, `Kundnummer: ${p.customer}\t${troff(p.buyer.post)}`, '.sp 2',
        '.ta 1.6c 7.4c 10.6cR 11c 14cR 17cR', '.ft B', 'Art\tVara\tStorlek\tAntal\tEnhet\tPris\tSumma', '.ft R', ...p.lines.map((l) => [l.code, l.name, l.pack, bare.quantity(l.quantity), l.unit, bare.price(l.price), sp.money(l.sum)].map((text) => troff(text)).join('\t')),
        ...p.charges.map(({ label, amount }) => `\t${label}\t\t\t\t\t${sp.money(amount)}`), '.sp', `\t\t\t\tExkl. moms\t\t${sp.money(p.net)}`, ...p.vat.map(({ rate, base, tax }) => `\t\t\t\tMoms ${rate} % av ${sp.money(base)}\t${sp.money(tax)}`), '.ft B', `\t\t\t\tAtt betala\t\t${sp.money(p.payable)}`, '.ft R', '.sp 3',
        `Bankgiro ${p.supplier.bankgiro}. Organisationsnummer ${p.supplier.organisation}.`, `Momsregistreringsnummer ${p.supplier.vat}. Godkänd för F-skatt.`, '',
      ].join('\n'), // prettier-ignore
  },
  {
    id: 's60-factoring-overlaten',
    producer: 'chromium',
    hard: 'the claim is sold to a finance company whose giro is printed; trade name large',
    credits: 0,
    seller: {
      firm: firm('Delikatess Söderhavet Import AB', 'Frihamnsgatan 22, 115 56 Stockholm'),
      wares: wares(
        'OL-01|Oliver Kalamata urkärnade 5 kg|hink|345.00|F|',
        'OL-04|Oliver Castelvetrano 3 kg|hink|312.00|F|',
        'SA-10|Sardeller i olja 700 g|brk|186.00|F|',
        'TO-22|Soltorkade tomater 1 kg|brk|118.00|F|',
        'KR-31|Kronärtskockshjärtan grillade 2 kg|brk|264.00|F|',
        'PE-02|Pesto genovese färsk 1 kg|btl|168.00|F|',
        'TR-90|Tryffelolja vit 250 ml|fl|142.00|F|',
        'BU-15|Burrata 125 g 8-pack|låda|248.00|F|',
      ),
      lines: [3, 7],
      number: (n) => `${n + 30_662}`,
      terms: 30,
      charges: [['Transport Stockholm', 15000, 25]],
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}.note{border:1pt solid #000;padding:2.5mm;margin-top:8mm}.g th{text-align:left;border-bottom:.8pt solid}.g td{padding:2.5pt}.kv td{padding:1pt 4mm 1pt 0}.sum{margin:4mm 0 0 auto}',
        side(
          [
            50,
            `<b style="font:italic 22pt 'Liberation Serif'">Söderhavet</b><br>${escaped(p.supplier.name)}<br>${p.supplier.street}<br>${p.supplier.post}<br>Org.nr ${p.supplier.organisation}<br>VAT ${p.supplier.vat}`,
          ],
          [
            50,
            `<h2>${word(p)}</h2>${kv([
              ['Fakturanr', p.number],
              ['Fakturadatum', p.issue],
              ['Förfallodatum', p.due],
              ['Kundnr', p.customer],
              ['Er ref', p.reference],
            ])}<br>${address(p.buyer)}`,
          ],
        ),
        remarked(p),
        '<br>',
        goods(
          [
            ['Benämning', (l) => l.name],
            ['Artnr', (l) => l.code, 'nw'],
            ['Antal', (l) => sv.quantity(l.quantity), 'r'],
            ['Enh', (l) => l.unit],
            ['Pris', (l) => sv.price(l.price), 'r'],
            ['Moms', (l) => `${l.rate}%`, 'r'],
            ['Belopp', (l) => sv.money(l.sum), 'r'],
          ],
          p.lines,
        ),
        kv(
          [
            ...chargeRows(p, sv),
            ['Totalt exkl. moms', sv.money(p.net)],
            ...vatRows(p, sv, (rate) => `Moms ${rate} %`),
            ['Totalt moms', sv.money(p.tax)],
            ['<b>Att betala SEK</b>', `<b>${sv.money(p.payable)}</b>`],
          ],
          'sum',
        ),
        '<div class="note"><b>Denna faktura är överlåten till Nordkap Fakturafinans AB, 556990-1127.</b> Betalning kan med befriande verkan endast ske till Nordkap, bankgiro 5050-1055. Anmärkningar mot fakturan ska göras inom 8 dagar.</div>',
        `<p class="small">OCR ${p.ocr} · Godkänd för F-skatt · Tel ${p.supplier.phone}</p>`,
      ),
  },
];
