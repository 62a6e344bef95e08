/** Small firms that write in the common accounting programs. */
import { address, escaped, remarked } from '../html.ts';
import { page, side, word } from '../q/kit.ts';
import { firm } from './firms.ts';
import { bare, chargeRows, goods, kv, strip, sv, vatRows } from './kit.ts';
import { type LayoutS, wares } from './orders.ts';

export const programsS: readonly LayoutS[] = [
  {
    id: 's11-rosteri-mall',
    producer: 'chromium',
    hard: 'a common program: head with pairs, grey heads, sums in a row over a foot of four columns',
    credits: 1,
    seller: {
      firm: firm('Tunnbindarens Kafferosteri AB', 'Hantverksgatan 7, 393 53 Kalmar'),
      wares: wares(
        '1001|Espresso Slottsvakt 1 kg hela bönor|st|219.00|F|', '1002|Brygg Öland mellanrost 500 g malet|st|92.00|F|', '1004|Koffeinfri Gullvivan 250 g|st|64.00|F|', '1011|Säsong Etiopien Guji 1 kg|st|284.00|F|', '2001|Te Earl Grey lösvikt 1 kg|st|395.00|F|', '2007|Örtte kamomill 100 påsar|st|148.00|F|',
        '3002|Chokladpulver 32 % 2 kg|st|238.00|F|', '4010|Rengöringstabletter espresso 100 st|burk|189.00|25|', '4022|Bryggfilter 110/360 250 st|pkt|124.00|25|', '5001|Service kvarnskivor|tim|890.00|25|',
      ), // prettier-ignore
      lines: [3, 7],
      number: (n) => String(4021 + n),
      charges: [['Frakt', 12900, 25]],
      isWhole: true,
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}h1{font-size:22pt;font-weight:400}.kv td:first-child{font-weight:bold;padding-right:6mm}.g th{background:#eee;font-weight:bold;font-size:8pt}.g td{border-bottom:.3pt solid #ddd}.strip{margin-top:8mm;background:#f4f4f4}.strip th{font-size:7.5pt;font-weight:400}.strip td{font-weight:bold}footer{position:fixed;bottom:0;left:0;right:0;border-top:.6pt solid #999;font-size:7.5pt}',
        side(
          [
            50,
            `<div style="font:italic 18pt 'Liberation Serif',serif">Tunnbindaren</div><br>${kv([
              ['Kundnr', p.customer],
              ['Er referens', p.reference],
              ['Vår referens', 'Per Tunér'],
              ['Leveransvillkor', 'Fritt vårt lager'],
              ['Betalningsvillkor', '30 dagar'],
            ])}`,
          ],
          [
            50,
            `<h1>${word(p)}</h1>${kv([
              ['Fakturanr', p.number],
              ['Fakturadatum', p.issue],
              ['Förfallodatum', p.due],
              ['OCR', p.ocr],
              ['Kredit för', p.about],
            ])}<br><br>${address(p.buyer)}`,
          ],
        ),
        remarked(p),
        '<br>',
        goods(
          [
            ['Artikelnr', (l) => l.code],
            ['Benämning', (l) => l.name],
            ['Lev.antal', (l) => sv.quantity(l.quantity), 'r'],
            ['Enhet', (l) => l.unit],
            ['À-pris', (l) => sv.price(l.price), 'r'],
            ['Moms', (l) => `${l.rate}%`, 'r'],
            ['Summa', (l) => sv.money(l.sum), 'r'],
          ],
          p.lines,
        ),
        strip([
          ['Exkl. moms', sv.money(p.net)],
          ...p.charges.map(({ label, amount }) => [label, sv.money(amount)] as const),
          ...p.vat.map(({ rate, tax }) => [`Moms ${rate}%`, sv.money(tax)] as const),
          ['Moms', sv.money(p.tax)],
          ['Öresavr.', sv.money(p.rounding)],
          ['Totalt', sv.money(p.gross)],
          ['Att betala SEK', sv.money(p.payable)],
        ]),
        `<footer>${side([28, `<b>Adress</b><br>${escaped(p.supplier.name)}<br>${p.supplier.street}<br>${p.supplier.post}`], [24, `<b>Telefon</b><br>${p.supplier.phone}<br><b>E-post</b><br>${p.supplier.mail}`], [22, `<b>Bankgiro</b><br>${p.supplier.bankgiro}`], [26, `<b>Organisationsnr</b><br>${p.supplier.organisation}<br><b>Momsreg.nr</b><br>${p.supplier.vat}<br>Godkänd för F-skatt`])}</footer>`,
      ),
  },
  {
    id: 's12-bryggeri-pant',
    producer: 'chromium',
    hard: 'a craft brewer: a row of deposit below each beer, kegs with deposits coming back',
    credits: 1,
    seller: {
      firm: firm('Nordanvinds Mikrobryggeri AB', 'Bryggarvägen 1, 943 33 Öjebyn'),
      wares: wares(
        'NV-IPA30|Polcirkel IPA fat 30 l 6,2 %|fat|1690.00|25|>PF30|Fatdeposition 30 l|st|500.00|0|', 'NV-LAG30|Isränna Lager fat 30 l 5,0 %|fat|1390.00|25|>PF30|Fatdeposition 30 l|st|500.00|0|', 'NV-PAL33|Midnattssol Pale Ale 33 cl 4,9 %|flak|412.80|25|24 x 33 cl>PA24|Pant burk 24 x 1 kr|flak|24.00|0|',
        'NV-STO33|Kolmila Stout 33 cl 7,4 %|flak|528.00|25|24 x 33 cl>PA24|Pant burk 24 x 1 kr|flak|24.00|0|', 'NV-VET50|Rågskär Weissbier 50 cl 5,3 %|kolli|386.40|25|12 x 50 cl', 'NV-ALF33|Fri Lager alkoholfri 33 cl 0,4 %|flak|264.00|F|24 x 33 cl>PA24|Pant burk 24 x 1 kr|flak|24.00|0|', 'NV-GAS10|CO2 tub hyra per månad|st|95.00|25|',
      ), // prettier-ignore
      lines: [3, 6],
      back: wares('PF30R|Retur fatdeposition 30 l|st|500.00|0|'),
      number: (n) => `2026${String(310 + n)}`,
      terms: 20,
      isFixed: true,
    },
    draw: (p) =>
      page(
        'body{font:9.5pt "Liberation Sans Narrow","Liberation Sans",sans-serif}.g th{border-bottom:1.2pt solid #1b3d2f}.g td{padding:2.5pt 3pt}.sum{margin-left:auto;margin-top:6mm}.sum td{padding:1.5pt 6pt}h1{color:#1b3d2f;font-size:16pt}.kv td{padding:1pt 8pt 1pt 0}',
        side(
          [55, `<h1>NORDANVIND</h1>Mikrobryggeri i Öjebyn<br><br>${address(p.buyer)}`],
          [
            45,
            `<h1>${word(p)} ${p.number}</h1>${kv([
              ['Fakturadatum', p.issue],
              ['Förfallodatum', p.due],
              ['Kundnummer', p.customer],
              ['Leveransdatum', p.delivered],
              ['Er ref.', p.reference],
              ['Avser faktura', p.about],
            ])}`,
          ],
        ),
        remarked(p),
        '<br>',
        goods(
          [
            ['Artikel', (l) => l.code],
            ['Beskrivning', (l) => l.name],
            ['Kolli', (l) => l.pack],
            ['Antal', (l) => sv.quantity(l.quantity), 'r'],
            ['Enh', (l) => l.unit],
            ['Pris', (l) => sv.price(l.price), 'r'],
            ['Moms %', (l) => String(l.rate), 'r'],
            ['Belopp', (l) => sv.money(l.sum), 'r'],
          ],
          p.lines,
        ),
        kv(
          [
            ['Netto', sv.money(p.net)],
            ...vatRows(p, sv, (rate, base) => `Moms ${rate} % (${base})`),
            ['Moms totalt', sv.money(p.tax)],
            ['<b>Summa att betala</b>', `<b>${sv.money(p.payable)} kr</b>`],
          ],
          'sum',
        ),
        `<p class="small">Alkoholskatt ingår i priset. Godkänd lagerhållare. Ägandet till faten kvarstår hos bryggeriet.</p><hr><p class="small">${escaped(p.supplier.name)} | ${p.supplier.street}, ${p.supplier.post} | Org.nr ${p.supplier.organisation} | ${p.supplier.vat} | Bankgiro ${p.supplier.bankgiro} | F-skatt</p>`,
      ),
  },
  {
    id: 's13-el-installator',
    producer: 'weasyprint',
    hard: 'work and material in two tables with sums of their own; texts of what was done',
    credits: 1,
    seller: {
      firm: firm('Elkraft Roslagen Service AB', 'Vätövägen 10, 761 31 Norrtälje'),
      wares: wares(
        'ARB1|Arbetstid montör|tim|685.00|25|', 'ARB2|Arbetstid lärling|tim|410.00|25|', 'E1815204|Motorskyddsbrytare 4-6,3 A|st|612.00|25|', 'E0421077|Kabel EKRK 5G1,5|m|24.80|25|', 'E1602233|Uttag CEE 16A 5-pol|st|189.00|25|', 'E2140918|Jordfelsbrytare 4-pol 40A 30mA|st|948.00|25|', 'E7712045|LED-panel 60x60 4000K|st|535.00|25|', 'E2900114|Förbrukningsmaterial|st|150.00|25|',
      ), // prettier-ignore
      lines: [4, 7],
      isListed: true,
      number: (n) => `${18_330 + n}`,
      charges: [['Servicebil', 49500, 25]],
    },
    draw: (p) => {
      const cells = [
        ['Art', (l) => l.code],
        ['Text', (l) => l.name],
        ['Antal', (l) => bare.quantity(l.quantity), 'r'],
        ['Enh', (l) => l.unit],
        ['Pris', (l) => bare.price(l.price), 'r'],
        ['Summa', (l) => bare.money(l.sum), 'r'],
      ] as const satisfies Parameters<typeof goods>[0];
      const of = (isWork: boolean) => p.lines.filter(({ unit }) => (unit === 'tim') === isWork);
      const part = (label: string, isWork: boolean): string =>
        of(isWork).length === 0
          ? ''
          : `<h3>${label}</h3>${goods(cells, of(isWork), { foot: `<tr class="s"><td colspan="5">Summa ${label.toLowerCase()}</td><td class="r">${bare.money(of(isWork).reduce((sum, l) => sum + l.sum, 0n))}</td></tr>` })}`;
      return page(
        'body{font-size:9pt}h3{margin:5mm 0 1mm;font-size:10pt}.g th{font-size:7.5pt;border-bottom:.5pt solid}.s td{border-top:.5pt solid;font-weight:bold}.sum{margin:6mm 0 0 auto}.kv td{padding:1pt 10pt 1pt 0}',
        side(
          [
            60,
            `<b style="font-size:14pt">Elkraft Roslagen</b><br>Service AB<br>${p.supplier.street}<br>${p.supplier.post}`,
          ],
          [
            40,
            `<h2>${word(p)}</h2>${kv([
              ['Nummer', p.number],
              ['Datum', p.issue],
              ['Förfaller', p.due],
              ['Kundnr', p.customer],
              ['Arbetsorder', p.order],
              ['Avser faktura', p.about],
            ])}`,
          ],
        ),
        `<p>${address(p.buyer)}</p>`,
        remarked(p),
        `<p>Avser: felsökning av matning till ugn i kök, utfört ${p.delivered} enligt beställning av ${p.reference}.</p>`,
        part('Arbete', true),
        part('Material', false),
        kv(
          [
            ...chargeRows(p, bare),
            ['Summa exkl. moms', bare.money(p.net)],
            ...vatRows(p, bare, (rate) => `Moms ${rate} %`),
            ['<b>Att betala</b>', `<b>${bare.money(p.payable)} kr</b>`],
          ],
          'sum',
        ),
        `<p>Vi tillämpar inte omvänd skattskyldighet på denna faktura.</p><p class="small">Bankgiro ${p.supplier.bankgiro} · OCR ${p.ocr} · Org.nr ${p.supplier.organisation} · VAT ${p.supplier.vat} · Tel ${p.supplier.phone} · Godkänd för F-skatt · Auktoriserad elinstallatör</p>`,
      );
    },
  },
];
