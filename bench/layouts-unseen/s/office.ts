/** Small firms that write with what an office has. */
import { address, escaped, remarked } from '../html.ts';
import { page, side, word } from '../q/kit.ts';
import { firm, soleTrader } from './firms.ts';
import { bare, chargeRows, goods, kv, rounded, sp, strip, sv, taken, vatRows } from './kit.ts';
import { type LayoutS, wares } from './orders.ts';

export const officeS: readonly LayoutS[] = [
  {
    id: 's14-honung-enkel',
    producer: 'chromium',
    printing: { omits: ['taxTotal'] },
    hard: 'a free program for sole traders: few columns, no numbers of articles, price with VAT told',
    credits: 0,
    seller: {
      firm: firm('Ängsby Biodling', 'Ängsby 114, 740 21 Järlåsa', {
        organisation: soleTrader('740812', 'biodling'),
      }),
      wares: wares(
        '|Slungad sommarhonung 1,2 kg|burk|118.00|F|',
        '|Ljunghonung 350 g|burk|62.00|F|',
        '|Vaxkakor i bit|st|95.00|F|',
        '|Bivaxljus 20 cm|par|84.00|25|',
        '|Honungssenap 200 g|burk|44.00|F|',
        '|Hinkhonung 14 kg|hink|1120.00|F|',
      ),
      lines: [2, 4],
      number: (n) => String(87 + n),
      terms: 14,
      isFixed: true,
    },
    draw: (p) =>
      page(
        'body{font:10.5pt "Liberation Sans"}.g th{border-bottom:2pt solid #f0b400;padding:4pt}.g td{padding:5pt 4pt;border-bottom:.5pt solid #eee}.sum{margin:4mm 0 0 auto}.sum td{padding:3pt 0 3pt 14mm}',
        `<h1>${word(p)} #${p.number}</h1><p>${p.issue}</p>`,
        remarked(p),
        side(
          [50, `<b>Från</b><br>${address(p.supplier)}<br>${p.supplier.mail}`],
          [50, `<b>Till</b><br>${address(p.buyer)}`],
        ),
        '<br>',
        goods(
          [
            ['Beskrivning', (l) => l.name],
            ['Antal', (l) => `${sv.quantity(l.quantity)} ${l.unit}`, 'r'],
            ['Styckpris', (l) => `${sv.price(l.price)} kr`, 'r'],
            ['Moms', (l) => `${l.rate} %`, 'r'],
            ['Summa', (l) => `${sv.money(l.sum)} kr`, 'r'],
          ],
          p.lines,
        ),
        kv(
          [
            ['Delsumma', `${sv.money(p.net)} kr`],
            ...p.vat.map(({ rate, tax }) => [`Moms ${rate} %`, `${sv.money(tax)} kr`] as const),
            ['<b>Totalt att betala</b>', `<b>${sv.money(p.payable)} kr</b>`],
          ],
          'sum',
        ),
        `<p>Betala senast <b>${p.due}</b> till bankgiro <b>${p.supplier.bankgiro}</b>. Ange fakturanummer ${p.number}.</p><p class="small">Org.nr ${p.supplier.organisation} · Momsregistreringsnummer ${p.supplier.vat} · Godkänd för F-skatt</p>`,
      ),
  },
  {
    id: 's15-porslin-rabattkr',
    producer: 'chromium',
    hard: 'a discount in kronor in a column of its own; the order on two rows; VAT of one rate',
    credits: 1,
    seller: {
      firm: firm('Dukat & Klart Restaurangporslin AB', 'Fabriksgatan 53, 512 62 Överlida'),
      wares: wares(
        'DK 3310-27|Tallrik flat Atlant 27 cm vit|st|84.50|25|', 'DK 3310-21|Tallrik flat Atlant 21 cm vit|st|58.00|25|', 'DK 3344-18|Skål djup Atlant 18 cm|st|72.40|25|', 'DK 5102-45|Vinglas Fjord 45 cl|st|41.90|25|', 'DK 5102-30|Vattenglas Fjord 30 cl|st|22.50|25|', 'DK 6001-01|Bordskniv Linje 18/10|st|38.00|25|', 'DK 6001-02|Bordsgaffel Linje 18/10|st|29.00|25|', 'DK 7120-10|Karaff 1 l med mått|st|126.00|25|', 'DK 8015-60|Serveringsbricka kork 60x40|st|312.00|25|',
      ), // prettier-ignore
      lines: [3, 7],
      amount: (_, upTo) => (1 + upTo(12)) * 6000,
      number: (n) => `F-${61_004 + n}`,
      discounts: [1000, 1500, 2000],
      charges: [
        ['Emballage', 9500, 25],
        ['Frakt', 38000, 25],
      ],
      isWhole: true,
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}.strip{border:.8pt solid #224;margin-bottom:3mm}.strip th{font-size:6.5pt;color:#224;border-left:.8pt solid #224}.strip td{border-left:.8pt solid #224}.g{border:.8pt solid #224}.g th{border-bottom:.8pt solid #224;font-size:8pt}.sum{margin:3mm 0 0 auto}',
        side(
          [50, `<b style="font-size:16pt;color:#224">DUKAT &amp; KLART</b>`],
          [50, `<div class="r"><b style="font-size:14pt">${word(p, 'FAKTURA', 'KREDITFAKTURA')}</b></div>`],
        ),
        remarked(p),
        strip([
          ['FAKTURANUMMER', p.number],
          ['FAKTURADATUM', p.issue],
          ['KUNDNUMMER', p.customer],
          ['ORDERNUMMER', p.order],
        ]),
        strip([
          ['ER REFERENS', p.reference],
          ['LEVERANSSÄTT', 'Pall, Schenker'],
          ['BETALNINGSVILLKOR', '30 dgr netto'],
          ['FÖRFALLODATUM', p.due],
        ]),
        side(
          [50, `<span class="small">LEVERANSADRESS</span><br>${address(p.buyer)}`],
          [
            50,
            `<span class="small">FAKTURAADRESS</span><br>${address(p.buyer)}${p.about === null ? '' : `<br>Krediterar faktura ${p.about}`}`,
          ],
        ),
        '<br>',
        goods(
          [
            ['Artikelnummer', (l) => l.code, 'nw'],
            ['Benämning', (l) => l.name],
            ['Antal', (l) => sv.quantity(l.quantity), 'r'],
            ['Enh', (l) => l.unit],
            ['Bruttopris', (l) => sv.price(l.price), 'r'],
            ['Rabatt kr', (l) => (l.discount === 0n ? '' : sv.money(taken(l))), 'r'],
            ['Rab %', (l) => (l.discount === 0n ? '' : sv.percent(l.discount)), 'r'],
            ['Radsumma', (l) => sv.money(l.sum), 'r'],
          ],
          p.lines,
        ),
        kv(
          [
            ['Varusumma', sv.money(p.lineNet)],
            ...chargeRows(p, sv),
            ['Summa exklusive moms', sv.money(p.net)],
            ...vatRows(p, sv, (rate) => `Mervärdesskatt ${rate} %`),
            ...rounded(p, sv),
            ['<b>Summa att betala</b>', `<b>SEK ${sv.money(p.payable)}</b>`],
          ],
          'sum',
        ),
        strip([
          ['SÄLJARE', p.supplier.name],
          ['ADRESS', `${p.supplier.street}, ${p.supplier.post}`],
          ['ORG.NR', p.supplier.organisation],
          ['MOMSREG.NR', p.supplier.vat],
          ['BANKGIRO', p.supplier.bankgiro],
        ]),
        '<p class="small">Bolaget innehar F-skattsedel. Varorna förblir vår egendom till dess full betalning skett.</p>',
        '<div style="break-before:page"><h2>Allmänna leveransvillkor</h2><p>1. Offert gäller 30 dagar. 2. Priser anges exklusive moms, frakt och emballage. 3. Leveranstid räknas från orderbekräftelse. 4. Synliga skador anmäls till transportören vid mottagandet och till oss inom 5 dagar. 5. Retur godtas efter överenskommelse, oanvända varor i obruten förpackning, med avdrag 15 %. 6. Vid försenad betalning utgår ränta med 12 % per år samt påminnelseavgift 60 kr. 7. Ansvar för följdskador är begränsat till varans värde. 8. Tvist avgörs av allmän domstol.</p></div>',
      ),
  },
  {
    id: 's16-snickeri-text',
    producer: 'writer',
    hard: 'a word processor: rows with tabs of a table without lines, work told in sentences',
    count: 2,
    credits: 0,
    seller: {
      firm: firm('Inredningssnickarna Björk & Hylén HB', 'Verkstadsgatan 4 B, 671 34 Arvika'),
      wares: wares(
        '|Ombyggnad av bardisk enligt offert 14 maj|st|18400.00|25|',
        '|Slipning och oljning av bord 80x80|st|640.00|25|',
        '|Tillkommande arbete hyllplan skänk|tim|595.00|25|',
        '|Ekskiva 27 mm måttkapad|m2|1120.00|25|',
        '|Resa och traktamente|st|850.00|25|',
      ),
      lines: [2, 4],
      number: (n) => `${n + 112}/26`,
      terms: 20,
      isFixed: true,
      isListed: true,
      amount: ({ unit, price }, upTo) =>
        unit === 'm2'
          ? 1250 + upTo(20) * 50
          : unit === 'tim'
            ? 2000 + upTo(16) * 500
            : Number(price) > 5000
              ? 1000
              : (1 + upTo(8)) * 1000,
    },
    draw: (p) =>
      page(
        'body{font-family:"Liberation Serif",serif;font-size:11pt}',
        `<p align="center"><b>${escaped(p.supplier.name)}</b><br>${p.supplier.street}, ${p.supplier.post} tel ${p.supplier.phone}</p><p>${address(p.buyer)}</p><p align="right">Arvika ${p.issue}</p>`,
        remarked(p),
        `<p><b>${word(p, 'FAKTURA', 'KREDITFAKTURA')} nr ${p.number}</b></p>`,
        goods(
          [
            ['Utfört arbete', (l) => l.name],
            ['Antal', (l) => `${bare.quantity(l.quantity)} ${l.unit}`, 'r'],
            ['á kr', (l) => bare.price(l.price), 'r'],
            ['Kronor', (l) => bare.money(l.sum), 'r'],
          ],
          p.lines,
        ),
        `<p align="right">Summa ${bare.money(p.net)}<br>Moms 25 % ${bare.money(p.tax)}<br><b>Att betala ${bare.money(p.payable)}</b></p>`,
        `<p>Betalas senast ${p.due} på bankgiro ${p.supplier.bankgiro}.</p><p>Organisationsnummer ${p.supplier.organisation}, momsnummer ${p.supplier.vat}. Vi har F-skattsedel.</p><p>Med vänlig hälsning<br>Björk &amp; Hylén</p>`,
      ),
  },
  {
    id: 's17-stad-manad',
    producer: 'chromium',
    hard: 'a cleaning firm: period in the name, quantity in the middle of the row, claim of interest below',
    credits: 1,
    seller: {
      firm: firm('Renhuset Städ & Fönster i Borås AB', 'Lundbygatan 31, 506 30 Borås'),
      wares: wares(
        '200|Daglig städning matsal och toaletter|mån|7850.00|25|',
        '210|Storstädning kök inkl. kåpor|st|4600.00|25|',
        '220|Fönsterputs in- och utvändigt|st|2350.00|25|',
        '230|Byte entrémattor|st|265.00|25|',
        '240|Toalettpapper jumbo 6-pack|bal|198.00|25|',
        '241|Pappershandduk C-vikt|bal|312.00|25|',
        '250|Tillägg helgstädning|tim|445.00|25|',
      ),
      lines: [2, 6],
      isListed: true,
      number: (n) => `1${String(1_902 + n)}`,
    },
    draw: (p) =>
      page(
        'body{font-size:10pt}.bar{height:5mm;background:#3fa7b5;margin-bottom:5mm}.g th{border-bottom:1pt solid #3fa7b5;font-weight:400;color:#3fa7b5}.g td{padding:4pt 3pt}.kv td{padding:1pt 5mm 1pt 0}.tot{background:#3fa7b5;color:#fff;padding:6pt;font-size:12pt;text-align:right;margin-top:3mm}',
        '<div class="bar"></div>',
        side(
          [
            50,
            `<b>${escaped(p.supplier.name)}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>${p.supplier.phone}`,
          ],
          [50, address(p.buyer)],
        ),
        `<h2 style="margin:6mm 0 2mm">${word(p)}</h2>`,
        remarked(p),
        side(
          [
            50,
            kv([
              ['Fakturanr:', p.number],
              ['Fakturadatum:', p.issue],
              ['Förfallodatum:', p.due],
            ]),
          ],
          [
            50,
            kv([
              ['Kundnr:', p.customer],
              ['Er referens:', p.reference],
              [
                'Avser:',
                p.about === null ? `Städavtal ${p.issue.slice(0, 7)}` : `Kredit av faktura ${p.about}`,
              ],
            ]),
          ],
        ),
        '<br>',
        goods(
          [
            ['Nr', (l) => l.code],
            ['Antal', (l) => sp.quantity(l.quantity, 2), 'r'],
            ['Enhet', (l) => l.unit],
            ['Tjänst', (l) => l.name],
            ['Pris', (l) => sp.price(l.price), 'r'],
            ['Belopp', (l) => sp.money(l.sum), 'r'],
          ],
          p.lines,
        ),
        `<p class="r">Netto: ${sp.money(p.net)} &nbsp;&nbsp; Moms (25%): ${sp.money(p.tax)}</p><div class="tot">Att betala: ${sp.money(p.payable)} kr</div>`,
        `<p>Bankgiro ${p.supplier.bankgiro} · Ange OCR ${p.ocr}</p><p class="small">Efter förfallodagen debiteras dröjsmålsränta enligt räntelagen och påminnelseavgift 60 kr. Org.nr ${p.supplier.organisation}. Moms/VAT ${p.supplier.vat}. Företaget är godkänt för F-skatt.</p>`,
      ),
  },
];
