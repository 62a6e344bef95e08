/** Suppliers who write with the common accounting programs. */
import { remarked, address, column, escaped, over, pairs, table } from '../html.ts';
import { firm } from './firms.ts';
import { gridOf, inFigures, notes, page, side, word } from './kit.ts';
import type { LayoutQ } from './orders.ts';
import { bread, clean, coffee, sea, sweets } from './wares.ts';

const sv = inFigures('swedish');
const bare = inFigures('bare');
const point = inFigures('dotted');

export const programs: readonly LayoutQ[] = [
  {
    id: 'q01-fisk-fot',
    producer: 'chromium',
    hard: 'the sender stands in small print at the foot; heads in grey',
    credits: 1,
    seller: {
      firm: firm('Stenskärs Fisk & Skaldjur AB', 'Fiskhamnspiren 4, 456 44 Hunnebostrand'),
      wares: sea,
      lines: [4, 8],
      code: 4,
      number: (n) => String(30_412 + n),
      charges: [['Frakt', 29500, 'F']],
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}h1{font-weight:300;font-size:24pt;text-align:right}.lines th{color:#777;font-weight:400;border-bottom:1pt solid #bbb}.lines td{padding:3pt 4pt;border-bottom:.4pt solid #e4e4e4}footer{margin-top:26mm;border-top:1pt solid #bbb;font-size:7.5pt}.sum td{padding:2pt 6pt}.sum{margin-left:auto;margin-top:8mm}',
        `<h1>${word(p)}</h1>`,
        remarked(p),
        side(
          [55, `<br>${address(p.buyer)}`],
          [
            45,
            pairs([
              ['Fakturanr', p.number],
              ['Fakturadatum', p.issue],
              ['Förfallodatum', p.due],
              ['Kundnr', p.customer],
              ['OCR', p.ocr],
              ...(p.about === null ? [] : [['Krediterar', p.about] as const]),
            ]),
          ],
        ),
        `<p>Er referens: ${p.reference} &nbsp; Betalningsvillkor: 30 dagar netto</p>`,
        table(
          [
            column('Artnr', (l) => l.code),
            column('Benämning', (l) => l.name),
            column('Antal', (l) => sv.quantity(l.quantity), 'r'),
            column('Enhet', (l) => l.unit),
            column('À-pris', (l) => sv.price(l.price), 'r'),
            column('Moms', (l) => `${l.rate}%`, 'r'),
            column('Summa', (l) => sv.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        pairs(
          [
            ...p.charges.map(({ label, amount }) => [label, sv.money(amount)] as const),
            ['Netto', sv.money(p.net)],
            ...p.vat.map(({ rate, tax }) => [`Moms ${rate}%`, sv.money(tax)] as const),
            ['Totalt', sv.money(p.gross)],
            ['<b>Att betala</b>', `${sv.money(p.payable)} SEK`],
          ],
          'sum',
        ),
        `<footer>${side([34, `${escaped(p.supplier.name)}<br>${p.supplier.street}<br>${p.supplier.post}`], [33, `Telefon ${p.supplier.phone}<br>${p.supplier.mail}<br>Säte: Sotenäs`], [33, `Bankgiro ${p.supplier.bankgiro}<br>Org.nr ${p.supplier.organisation}<br>Momsreg.nr ${p.supplier.vat}<br>Godkänd för F-skatt`])}</footer>`,
      ),
  },
  {
    id: 'q02-bageri-rutor',
    producer: 'chromium',
    hard: 'a frame of cells with small labels above values',
    credits: 1,
    seller: {
      firm: firm('Mjölnarens Stenugnsbageri i Ystad AB', 'Hamngatan 16, 271 43 Ystad'),
      wares: bread,
      lines: [4, 9],
      code: 3,
      number: (n) => `2026-${1204 + n}`,
      terms: 15,
      isWhole: true,
    },
    draw: (p) =>
      page(
        '.box td,.box th{border:.7pt solid #333;font-size:9pt}.box th{font-size:6.5pt;font-weight:400;border-bottom:0}.box td{border-top:0;height:15pt}.over{width:100%;margin-top:4mm}.over th{font-size:6.5pt;font-weight:400;border:.7pt solid #333;border-bottom:0}.over td{border:.7pt solid #333;border-top:0}.lines{margin-top:5mm;border:.7pt solid #333}.lines th{border-bottom:.7pt solid #333;font-size:8pt}.name{font:bold 15pt "URW Bookman",serif}',
        side(
          [50, `<div class="name">${escaped(p.supplier.name)}</div>${p.supplier.street}, ${p.supplier.post}`],
          [50, `<h2 class="r">${word(p, 'FAKTURA', 'KREDITFAKTURA')}</h2>`],
        ),
        remarked(p),
        over([
          ['Fakturanummer', p.number],
          ['Kundnummer', p.customer],
          ['Fakturadatum', p.issue],
          ['Förfallodag', p.due],
          ['Dröjsmålsränta', '10,00 %'],
        ]),
        side(
          [50, `<p class="small">Leveransadress</p>Se följesedel ${p.order}`],
          [
            50,
            `<p class="small">Faktureringsadress</p>${address(p.buyer)}${p.about === null ? '' : `<br>Avser faktura ${p.about}`}`,
          ],
        ),
        table(
          [
            column('Art', (l) => l.code),
            column('Vara', (l) => l.name),
            column('Levererat', (l) => `${sv.quantity(l.quantity)} ${l.unit}`, 'r'),
            column('Pris/enh', (l) => sv.price(l.price), 'r'),
            column('Belopp', (l) => sv.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        over([
          ['Exkl. moms', sv.money(p.net)],
          [`Moms ${p.vat[0]?.rate} %`, sv.money(p.tax)],
          ['Totalt', sv.money(p.gross)],
          ['Öresavrundning', sv.money(p.rounding)],
          ['ATT BETALA', sv.money(p.payable)],
        ]),
        over([
          ['Bankgiro', p.supplier.bankgiro],
          ['Org.nr', p.supplier.organisation],
          ['Momsreg.nr', p.supplier.vat],
          ['Telefon', p.supplier.phone],
        ]),
        '<p class="small">Företaget innehar F-skattsedel. Vid betalning ange fakturanummer.</p>',
      ),
  },
  {
    id: 'q03-kaffe-band',
    producer: 'weasyprint',
    hard: 'a coloured band; unit and quantity in one cell; VAT per row as an amount',
    credits: 1,
    seller: {
      firm: firm('Höstlöv Rosteri AB', 'Kvarnvägen 9, 352 45 Växjö'),
      wares: coffee,
      lines: [3, 7],
      code: (name) => `HL-${name.length}${name.codePointAt(1)}`,
      number: (n) => `F${88_120 + n}`,
      terms: 20,
      discounts: [500, 1000],
    },
    draw: (p) =>
      page(
        '.band{background:#5b3a29;color:#fff;padding:8pt;margin-bottom:6mm}.band b{font-size:17pt}.lines th{background:#eadfd8}.lines td{padding:3pt 4pt}.tot{width:48%;margin-left:52%;margin-top:5mm}.tot td{border-top:.5pt solid #5b3a29}',
        `<div class="band"><b>höstlöv rosteri</b> <span class="right">${word(p)} ${p.number}</span></div>`,
        remarked(p),
        side(
          [40, `<b>Kund ${p.customer}</b><br>${address(p.buyer)}`],
          [
            60,
            notes([
              ['Datum', p.issue],
              ['Betalas senast', p.due],
              ['Beställt av', p.reference],
              ['Vår order', p.order],
              ['Gäller faktura', p.about],
            ]),
          ],
        ),
        '<br>',
        table(
          [
            column('Artikel', (l) => l.code),
            column('', (l) => l.name),
            column('Mängd', (l) => `${sv.quantity(l.quantity)} ${l.unit}`, 'r'),
            column('Styckpris', (l) => sv.price(l.price), 'r'),
            column('Rabatt', (l) => (l.discount === 0n ? '' : `${sv.percent(l.discount)} %`), 'r'),
            column('Momssats', (l) => `${l.rate} %`, 'r'),
            column('Radbelopp', (l) => sv.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        gridOf(
          [
            ['Momssats', 'Underlag', 'Moms'],
            ...p.vat.map(({ rate, base, tax }) => [`${rate} %`, sv.money(base), sv.money(tax)]),
          ],
          'tot',
        ),
        gridOf(
          [
            ['Summa exkl. moms', sv.money(p.net)],
            ['Summa moms', sv.money(p.tax)],
            ['Att betala kr', `<b>${sv.money(p.payable)}</b>`],
          ],
          'tot',
        ),
        `<p>${escaped(p.supplier.name)} · ${p.supplier.street} · ${p.supplier.post} · org.nr ${p.supplier.organisation} · VAT ${p.supplier.vat}<br>Bankgiro ${p.supplier.bankgiro} · ange ${p.number}</p>`,
      ),
  },
  {
    id: 'q04-kem-rader',
    producer: 'wkhtmltopdf',
    hard: 'labels and values parted by dots; the total before the rows',
    credits: 1,
    seller: {
      firm: firm('Skirkem Hygien AB', 'Industrigatan 40, 571 38 Nässjö'),
      wares: clean,
      lines: [3, 7],
      code: 6,
      number: (n) => String(5_500_871 + n * 3),
      discounts: [1500, 2000],
      isNegativeCredit: true,
    },
    draw: (p) =>
      page(
        'body{font-family:"DejaVu Sans",sans-serif;font-size:8.5pt}.big{border:2pt solid #0a5;padding:5pt;width:60%}.big b{font-size:14pt}.lines th{border-bottom:1.5pt solid #0a5}.lines td{padding:2pt 3pt}.dots td{border-bottom:.7pt dotted #555}',
        `<h1 style="color:#0a5">${escaped(p.supplier.name)}</h1><p>${p.supplier.street}, ${p.supplier.post}, tel ${p.supplier.phone}</p>`,
        remarked(p),
        side(
          [
            55,
            `<div class="big">${word(p, 'Faktura', 'Kreditnota')} nr ${p.number}<br>Att betala<br><b>${bare.money(p.payable)} kr</b><br>senast ${p.due}<br>till bankgiro ${p.supplier.bankgiro}</div>`,
          ],
          [
            45,
            `${address(p.buyer)}<br><br>${notes([
              ['Kundnr', p.customer],
              ['Fakturadatum', p.issue],
              ['Order', p.order],
              ['Krediterad faktura', p.about],
            ])}`,
          ],
        ),
        '<br>',
        table(
          [
            column('Art.nr', (l) => l.code),
            column('Beskrivning', (l) => l.name),
            column('Förp', (l) => l.pack),
            column('Ant', (l) => bare.quantity(l.quantity), 'r'),
            column('Enh', (l) => l.unit),
            column('Bruttopris', (l) => bare.price(l.price), 'r'),
            column('Rab %', (l) => bare.percent(l.discount), 'r'),
            column('Nettobelopp', (l) => bare.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        '<br>',
        gridOf(
          [
            ['Varuvärde', bare.money(p.lineNet)],
            ['Summa exkl moms', bare.money(p.net)],
            ...p.vat.map(({ rate, tax }) => [`Moms ${rate},00 %`, bare.money(tax)]),
            ['Summa inkl moms', bare.money(p.gross)],
          ],
          'dots',
        ),
        `<p>Organisationsnummer ${p.supplier.organisation}. Godkänd för F-skatt. Momsregistreringsnummer ${p.supplier.vat}. OCR-nummer ${p.ocr}.</p>`,
      ),
  },
  {
    id: 'q05-glass-spalt',
    producer: 'weasyprint',
    hard: 'the sender in a narrow column at the left of the whole page',
    credits: 1,
    seller: {
      firm: firm('Ladugårdens Gelato HB', 'Stora Råby 12, 247 50 Dalby'),
      wares: sweets,
      lines: [3, 8],
      number: (n) => `${417 + n}`,
      terms: 10,
      charges: [['Frystransport', 18500, 25]],
    },
    draw: (p) =>
      page(
        'body{font-size:9.5pt}.left{font-size:8pt;line-height:1.5;color:#456}.lines th{text-transform:uppercase;font-size:7pt}.lines td{padding:4pt 3pt;border-top:.5pt solid #ccd}.t{margin-left:auto;margin-top:6mm}',
        side(
          [
            22,
            `<div class="left"><b>${escaped(p.supplier.name)}</b><br>${p.supplier.street}<br>${p.supplier.post}<br><br>${p.supplier.phone}<br><br>Org.nr<br>${p.supplier.organisation}<br>Momsnr<br>${p.supplier.vat}<br><br>Bankgiro<br>${p.supplier.bankgiro}<br><br>F-skatt</div>`,
          ],
          [
            78,
            `${remarked(p)}<h2>${word(p, 'Faktura', 'Kredit')} ${p.number}</h2>${notes([
              ['Till', p.buyer.name],
              ['Adress', `${p.buyer.street}, ${p.buyer.post}`],
              ['Utställd', p.issue],
              ['Förfaller', p.due],
              ['Krediterar faktura', p.about],
            ])}<br><br>${table([column('Produkt', (l) => l.name), column('Antal', (l) => `${point.quantity(l.quantity)} ${l.unit}`, 'r'), column('Pris', (l) => point.price(l.price), 'r'), column('Moms', (l) => `${l.rate} %`, 'r'), column('Belopp', (l) => point.money(l.sum), 'r')], p.lines)}${gridOf([...p.charges.map(({ label, amount, rate }) => [`${label} (moms ${rate} %)`, point.money(amount)]), ['Summa före moms', point.money(p.net)], ...p.vat.map(({ rate, base, tax }) => [`Moms ${rate} % på ${point.money(base)}`, point.money(tax)]), ['Total moms', point.money(p.tax)], ['Att betala', `<b>${point.money(p.payable)} kr</b>`]], 't')}`,
          ],
        ),
      ),
  },
];
