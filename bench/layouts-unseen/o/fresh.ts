/** Fresh goods: bakeries, greens, game, dairy, eggs and ice. */
import * as days from '../days.ts';
import { across } from '../format.ts';
import { address, column, escaped, over, pairs, table } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import {
  below,
  cells,
  doc,
  feesOf,
  fig,
  grid,
  kv,
  L,
  note,
  R,
  rates,
  rounded,
  rowsOn,
  side,
  stack,
  sumsOn,
  word,
} from './kit.ts';
import type { LayoutO } from './orders.ts';
import { society, soleTrader } from './parties.ts';
import { breads, dairies, fishes, games, greens, ices, list, meats } from './wares.ts';

const sp = fig('space');
const sw = fig('swedish');
const bare = fig('bare');
const colon = fig('colon');

const eggs = list(
  'F',
  'krt',
  `
Ägg L frigående 90 st|218.00
Ägg M ekologiska 60 st|198.50
Ägg XL lösa plan 30|96.00|plan
Vaktelägg 18 st|64.00|ask
Pastöriserad äggula 1 kg|112.00|st
Pastöriserad äggvita 1 kg|68.00|st
Kokta skalade ägg 5 kg|264.00|hink
`,
);

export const fresh: readonly LayoutO[] = [
  {
    id: 'o-viltstationen',
    producer: 'weasyprint',
    hard: 'hand-made in a word processor, country of origin in the name cell, sender to the right',
    seller: {
      party: firm('Viltstationen Hede AB', 'Kyrkogatan 2, 846 31 Hede'),
      wares: games,
      codes: '',
      numbers: '2026-041',
      lines: [2, 6],
      terms: 20,
      grams: 10,
    },
    draw: (p) =>
      doc(
        `body{font:11pt 'Liberation Serif',serif}.cells td,.cells th{border:.5pt solid #777;padding:4pt}.cells{margin:14pt 0}`,
        side(
          [55, `<h1>${word(p, 'Faktura')}</h1><p>Till<br>${address(p.buyer)}</p>`],
          [
            45,
            `<div class="r"><b>${escaped(p.supplier.name)}</b><br>${stack(p.supplier.street, p.supplier.post, `Telefon ${p.supplier.phone}`)}<br>Org.nr ${p.supplier.organisation}<br>Momsreg. ${p.supplier.vat}</div>`,
          ],
        ),
        `<p>Fakturanummer: <b>${p.number}</b><br>Fakturadatum: ${days.words(p.issue)}<br>Sista betalningsdag: ${days.words(p.due)}</p>`,
        note(p),
        cells(
          p.lines.map((l) => [
            l.name,
            `${bare.quantity(l.quantity)} ${l.unit}`,
            `${bare.price(l.price)} kr`,
            `${bare.money(l.sum)} kr`,
          ]),
          'lrrr',
          'cells',
          ['Vad', 'Mängd', 'Pris', 'Summa'],
        ),
        `<p class="r">Netto ${bare.money(p.net)} kr<br>Moms ${p.vat[0]?.rate} % ${bare.money(p.tax)} kr<br><b>Att betala ${bare.money(p.payable)} kr</b></p>`,
        `<p>Betalas till bankgiro ${p.supplier.bankgiro}. Märk betalningen med fakturanumret.<br>Företaget är godkänt för F-skatt. Kontrollslakteri SE 1042 EG.</p><p>Tack för handeln!</p>`,
      ),
  },
  {
    id: 'o-bageri-vetekornet',
    producer: 'chromium',
    hard: 'collective invoice: delivery notes head groups with a sum each',
    count: 3,
    seller: {
      party: firm('Bageri Vetekornet i Lund AB', 'Råbyvägen 15, 224 57 Lund'),
      wares: breads,
      codes: '99',
      numbers: '88214',
      lines: [7, 14],
      deliveries: 4,
      amounts: [5, 60],
      terms: 10,
    },
    draw: (p) =>
      doc(
        `.lines th{border-bottom:1pt solid}.grp td{background:#f3ead8;font-weight:bold}.kv td{padding:0 4pt}`,
        side(
          [60, `<div style="font:italic 22pt 'Liberation Serif'">Vetekornet</div>`],
          [40, `<h2>${word(p, 'Samlingsfaktura')}</h2>`],
        ),
        side(
          [60, address(p.buyer)],
          [
            40,
            kv([
              ['Faktura', p.number],
              ['Datum', p.issue],
              ['Förfaller', p.due],
              ['Kund', p.customer],
            ]),
          ],
        ),
        note(p),
        `<br>${table(
          [
            column('Nr', (l) => l.code),
            column('Vara', (l) => l.name),
            column('Antal', (l) => sp.quantity(l.quantity), 'r'),
            column('', (l) => l.unit),
            column('Pris', (l) => sp.price(l.price), 'r'),
            column('Kronor', (l) => sp.money(l.sum), 'r'),
          ],
          p.lines,
          {
            above: (l, at) =>
              at === 0 || p.lines[at - 1]?.delivery !== l.delivery
                ? `<tr class="grp"><td colspan="6">Följesedel ${Number(p.order) + l.delivery} levererad ${days.plusDays(p.delivered, l.delivery - 4)}</td></tr>`
                : '',
            under: (l, at) =>
              p.lines[at + 1]?.delivery === l.delivery
                ? ''
                : `<tr><td colspan="5" class="r">Summa följesedel</td><td class="r">${sp.money(p.lines.filter((each) => each.delivery === l.delivery).reduce((all, { sum }) => all + sum, 0n))}</td></tr>`,
          },
        )}`,
        `<br>${pairs(
          [
            ['Summa exkl. moms', sp.money(p.net)],
            [`Moms ${p.vat[0]?.rate} %`, sp.money(p.tax)],
            ['<b>Att betala, kr</b>', sp.money(p.payable)],
          ],
          'right',
        )}<div class="clear"></div>`,
        `<p class="small c" style="margin-top:50pt">${escaped(p.supplier.name)} · ${escaped(p.supplier.street)} · ${escaped(p.supplier.post)} · ${p.supplier.phone}<br>Bankgiro ${p.supplier.bankgiro} · Org.nr ${p.supplier.organisation} · Moms ${p.supplier.vat} · F-skatt</p>`,
      ),
  },
  {
    id: 'o-agghuset',
    producer: 'groff',
    hard: 'plain typesetter, labels with dots, one rate',
    seller: {
      party: soleTrader('Ägghuset Karin Ståhlbrand', 'Hönsgärdet 1, 534 92 Tråvad', '671104', {
        phone: '0512-000 418',
      }),
      wares: eggs,
      codes: '',
      numbers: '412',
      lines: [1, 4],
      terms: 20,
      isWhole: true,
    },
    draw: (p) => `.ll 17c
.po 2c
.nf
.ps 15
.vs 18
${p.supplier.name}
.ps 10
.vs 13
${p.supplier.street}
${p.supplier.post}
Telefon ${p.supplier.phone}
.sp 2
.ps 13
\\fB${word(p, 'FAKTURA')} nr ${p.number}\\fP
.ps 10
.sp
${p.remark ?? ''}
${p.buyer.name}
${p.buyer.street}
${p.buyer.post}
.sp
Datum ${days.words(p.issue)}
Förfallodag ${days.words(p.due)}
.sp
.TS
tab(|);
l r l r r.
\\fBVara\\fP|\\fBAntal\\fP||\\fBÀ pris\\fP|\\fBBelopp\\fP
${p.lines.map((l) => `${l.name}|${bare.quantity(l.quantity)}|${l.unit}|${bare.price(l.price)}|${bare.money(l.sum)}`).join('\n')}
.TE
.sp
.TS
tab(|);
l r.
Summa|${bare.money(p.net)}
Moms ${p.vat[0]?.rate} %|${bare.money(p.tax)}
${rounded(p, bare)
  .map(([a, b]) => `${a}|${b}\n`)
  .join('')}\\fBAtt betala kr\\fP|\\fB${bare.money(p.payable)}\\fP
.TE
.sp 3
Plusgiro ${p.supplier.plusgiro}
Organisationsnummer ${p.supplier.organisation}, momsnummer ${p.supplier.vat}
Innehar F-skattsedel
`,
  },
  {
    id: 'o-glassbilen',
    producer: 'reportlab',
    hard: 'trademark big, legal name small in the foot; amounts with colon',
    credits: 1,
    seller: {
      party: firm('Polarbägaren Distribution AB', 'Frysgatan 12, 200 39 Malmö'),
      wares: ices,
      codes: '9999',
      numbers: 'PB60127',
      lines: [3, 7],
      terms: 30,
      fees: [['Frysfrakt', 27_500, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.box(0, 0, 595, 60, 0.88);
      s.text(40, 40, 'POLARBÄGAREN', { size: 24, font: 'bold' });
      s.text(555, 40, word(p, 'Faktura'), { size: 14, align: 'r' });
      s.block(40, 96, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 10 });
      across(s, 96, [
        [350, 'Fakturanr:'],
        [440, p.number],
      ]);
      across(s, 109, [
        [350, 'Fakturadatum:'],
        [440, p.issue],
      ]);
      across(s, 122, [
        [350, 'Förfallodatum:'],
        [440, p.due],
      ]);
      across(s, 135, [
        [350, 'Kundnummer:'],
        [440, p.customer],
      ]);
      if (p.about !== null)
        across(s, 148, [
          [350, 'Krediterar:'],
          [440, p.about],
        ]);
      if (p.remark !== null) s.text(40, 160, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          R(80, 'Antal', (l) => colon.quantity(l.quantity)),
          L(90, 'Enhet', (l) => l.unit),
          L(130, 'Artnr', (l) => l.code),
          L(180, 'Benämning', (l) => l.name),
          R(440, 'À-pris', (l) => colon.price(l.price)),
          R(480, 'Moms', (l) => `${l.rate}%`),
          R(555, 'Belopp', (l) => colon.money(l.sum)),
        ],
        p.lines,
        { y: 186, ruled: (y) => s.line(40, y, 555) },
      );
      s.line(40, end, 555);
      sumsOn(
        s,
        end + 16,
        [
          ...feesOf(p, colon),
          ['Summa netto', colon.money(p.net)],
          ...rates(p, colon).map(([rate, , tax]) => [`Moms ${rate} %`, tax] as const),
          ['Summa moms', colon.money(p.tax)],
        ],
        380,
        555,
      );
      sumsOn(
        s,
        end + 16 + 13 * (2 + p.charges.length + p.vat.length) + 6,
        [['Kronor att betala', colon.money(p.payable)]],
        380,
        555,
        { font: 'bold', size: 11 },
      );
      s.block(
        40,
        788,
        [
          `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. Tel ${p.supplier.phone}. Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}.`,
          `Bankgiro ${p.supplier.bankgiro}. Godkänd för F-skatt. Ange OCR-nummer ${p.ocr}.`,
        ],
        { size: 7, leading: 9 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-ostkallaren',
    producer: 'calc',
    hard: 'spreadsheet, batch and best before in columns of their own',
    count: 2,
    seller: {
      party: firm('Ostkällaren Sörmland AB', 'Nyköpingsvägen 52, 611 50 Nyköping'),
      wares: dairies,
      codes: 'D999',
      numbers: '1905',
      lines: [4, 9],
      terms: 30,
      grams: 5,
    },
    draw: (p) =>
      doc(
        `td,th{font-size:9pt}`,
        grid(
          [190, 60, 60, 90, 80, 80, 90],
          [
            [p.supplier.name, '', '', '', word(p, 'FAKTURA').toUpperCase()],
            [p.supplier.street, '', '', '', 'Nummer', `>${p.number}`],
            [p.supplier.post, '', '', '', 'Datum', `>${p.issue}`],
            [`Org nr ${p.supplier.organisation}`, '', '', '', 'Förfaller', `>${p.due}`],
            [`Bg ${p.supplier.bankgiro}`, '', '', '', 'Kund', `>${p.customer}`],
            [],
            [p.buyer.name],
            [p.buyer.street],
            [p.buyer.post],
            [p.remark ?? ''],
            ['Produkt', 'Artikel', 'Batch', 'Bäst före', '>Antal', '>Pris', '>Totalt'],
            ...p.lines.map((l) => [
              l.name,
              l.code,
              `L${below(l, 9000) + 1000}`,
              days.plusDays(p.issue, 20 + below(l, 40)),
              `>${bare.quantity(l.quantity)} ${l.unit}`,
              `>${bare.price(l.price)}`,
              `>${bare.money(l.sum)}`,
            ]),
            [],
            ['', '', '', '', '', '>Netto', `>${bare.money(p.net)}`],
            ['', '', '', '', '', `>Moms ${p.vat[0]?.rate}%`, `>${bare.money(p.tax)}`],
            ['', '', '', '', '', '>Att betala', `>${bare.money(p.payable)}`],
            [`Momsregistreringsnr ${p.supplier.vat}`],
            ['Godkänd för F-skatt'],
          ],
        ),
      ),
  },
  {
    id: 'o-gardsgront',
    producer: 'weasyprint',
    hard: 'farm association, whole kronor in prices, quantity and unit before the names, dates in words',
    credits: 1,
    seller: {
      party: society('Bjäre Gårdsgrönt ek. för.', 'Boarpsvägen 77, 269 41 Östra Karup', '7696'),
      wares: greens,
      codes: '',
      numbers: '26-087',
      lines: [4, 9],
      terms: 15,
      grams: 500,
      step: 100,
    },
    draw: (p) =>
      doc(
        `.lines td{border-bottom:.4pt dotted #4a4}.head{color:#274}h1{font-size:15pt}`,
        side(
          [50, `<div class="head"><b>${escaped(p.supplier.name)}</b><br>Odlare sedan 1987</div>`],
          [50, `<div class="r">${word(p, 'Faktura')} ${p.number}<br>${days.abbreviated(p.issue)}</div>`],
        ),
        `<hr>${address(p.buyer)}<p>Leverans vecka ${Math.ceil(Number(p.issue.slice(5, 7)) * 4.3)}. Betalas senast ${days.abbreviated(p.due)} till bankgiro ${p.supplier.bankgiro}.${p.about === null ? '' : ` Krediterar faktura ${p.about}.`}</p>`,
        note(p),
        table(
          [
            column('', (l) => `${sw.quantity(l.quantity)} ${l.unit}`, 'r'),
            column('Gröda', (l) => l.name),
            column('kr per enhet', (l) => sw.price(l.price), 'r'),
            column('kr', (l) => sw.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        `<br>${pairs(
          [
            ['Exklusive moms', sw.money(p.net)],
            [`Moms ${p.vat[0]?.rate} %`, sw.money(p.tax)],
            ['<b>Summa kronor</b>', sw.money(p.payable)],
          ],
          'right',
        )}<div class="clear"></div>`,
        `<p class="small" style="margin-top:60pt">${stack(`${p.supplier.street}, ${p.supplier.post}`, `Organisationsnummer ${p.supplier.organisation}`, `Momsregistreringsnummer ${p.supplier.vat}`, 'F-skattebevis')}</p>`,
      ),
  },
  {
    id: 'o-kottkompaniet',
    producer: 'cairo',
    hard: 'weights and pieces in columns of their own, animal numbers in the row below',
    count: 3,
    credits: 1,
    seller: {
      party: firm('Köttkompaniet Skara AB', 'Skaraborgsgatan 30, 532 37 Skara'),
      wares: meats,
      codes: '9999',
      numbers: '310622',
      lines: [4, 9],
      grams: 5,
      terms: 14,
      isNegativeCredit: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.block(40, 48, [p.supplier.name], { size: 14, font: 'serifbold' });
      s.block(
        40,
        62,
        [
          `${p.supplier.street}, ${p.supplier.post}`,
          `Tel. ${p.supplier.phone}   Org.nr. ${p.supplier.organisation}`,
        ],
        { size: 8, leading: 10 },
      );
      s.text(380, 48, word(p, 'Faktura'), { size: 14, font: 'serifbold' });
      sumsOn(
        s,
        64,
        [
          ['Nr', p.number],
          ['Datum', days.dashedBack(p.issue)],
          ['Att betalas', days.dashedBack(p.due)],
          ['Kundnr', p.customer],
          ...(p.about === null ? [] : [['Kredit av nr', p.about] as const]),
        ],
        380,
        550,
      );
      s.block(40, 120, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 10 });
      if (p.remark !== null) s.text(40, 170, p.remark, { font: 'bold' });
      const end = rowsOn(
        s,
        [
          L(40, 'Nr', (l) => l.code),
          L(80, 'Artikel', (l) => [l.name, `Ursprung Sverige, slaktnr ${below(l, 900) + 100}`]),
          R(310, 'Kolli', (l) => String(below(l, 4) + 1)),
          R(370, 'Vikt kg', (l) => bare.quantity(l.quantity, 3)),
          R(440, 'Kr/kg', (l) => bare.price(l.price)),
          R(550, 'Kronor', (l) => bare.money(l.sum)),
        ],
        p.lines,
        { y: 196, leading: 11, gap: 4, ruled: (y) => s.line(40, y, 550, y, 1) },
      );
      sumsOn(
        s,
        end + 20,
        [
          ['Netto', bare.money(p.net)],
          [`Moms ${p.vat[0]?.rate}%`, bare.money(p.tax)],
          ['Totalt SEK', bare.money(p.payable)],
        ],
        400,
        550,
        { font: 'bold' },
      );
      s.text(
        40,
        800,
        `Bankgiro ${p.supplier.bankgiro}    Momsreg.nr ${p.supplier.vat}    Godkänd för F-skatt    ${p.supplier.mail}`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'o-skarfisk',
    producer: 'wkhtmltopdf',
    hard: 'framed payment slip in the foot, the sum to pay only there; label and value in one cell',
    seller: {
      party: soleTrader('Skärgårdsfisk Nils Öberg', 'Fiskeläget 8, 740 71 Öregrund', '580923'),
      wares: fishes,
      codes: '',
      numbers: '1077',
      lines: [1, 4],
      grams: 100,
      terms: 10,
      isWhole: true,
    },
    draw: (p) =>
      doc(
        `.over{width:100%;border:1pt solid #000}.over td,.over th{border:1pt solid #000;font-size:9pt}.lines{margin:16pt 0}.lines th{border-bottom:1pt solid #000}`,
        side(
          [
            60,
            `<b style="font-size:15pt">${escaped(p.supplier.name)}</b><br>${stack(p.supplier.street, p.supplier.post, `Tel: ${p.supplier.phone}`)}`,
          ],
          [
            40,
            `<b>${word(p, 'Faktura')} nr: ${p.number}</b><br>Datum: ${p.issue}<br>Att: ${escaped(p.reference)}`,
          ],
        ),
        `<p style="margin:20pt 0 0 50%">${address(p.buyer)}</p>`,
        note(p),
        table(
          [
            column('Levererat', (l) => `${l.name}`),
            column('Kg/st', (l) => bare.quantity(l.quantity, 1), 'r'),
            column('Enhet', (l) => l.unit),
            column('Pris', (l) => bare.price(l.price), 'r'),
            column('Summa', (l) => bare.money(l.sum), 'r'),
          ],
          p.lines,
        ),
        pairs(
          [
            ['Summa', bare.money(p.net)],
            [`Moms ${p.vat[0]?.rate}%`, bare.money(p.tax)],
            ...rounded(p, bare, 'Avrundning'),
          ],
          'right',
        ),
        '<div class="clear" style="height:40pt"></div>',
        over([
          ['Betalningsmottagare', p.supplier.name],
          ['Plusgiro', p.supplier.plusgiro],
          ['Oss tillhanda senast', p.due],
          ['Att betala kr', bare.money(p.payable)],
        ]),
        `<p class="small">Org.nr: ${p.supplier.organisation} &nbsp; Moms: ${p.supplier.vat} &nbsp; Innehar F-skattebevis</p>`,
      ),
  },
];
