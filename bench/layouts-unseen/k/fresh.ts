/** Fish, meat, game and cheese. */
import { plusDays } from '../days.ts';
import { column, over, pairs, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { about, address, beside, charges, col, figures, grid, labels, listed, num, of, page, stack, taxes, rounding } from './kit.ts'; // prettier-ignore
import type { LayoutK } from './orders.ts';
import { placeOf, swede } from './parties.ts';

const m = figures('swedish');
const b = figures('bare');
const s = figures('space');
const zones = ['27.3.d.24', '27.4.a', '27.2.a', '27.3.a.20', 'Odling Norge'];
const gears = ['Snörpvad', 'Trål', 'Krok och lina', 'Burar', 'Nät'];

export const fresh: readonly LayoutK[] = [
  {
    id: 'k13',
    producer: 'chromium',
    hard: 'the zone and the gear of the catch stand small under each fish',
    credits: 1,
    seller: {
      party: swede('Smögens Fiskauktion Partihandel AB', 'Hamngatan 40, 456 51 Smögen'),
      trades: ['fish'],
      lines: [4, 10],
      codes: '2##',
      number: (n) => String(311_500 + n),
      terms: 10,
      decimals: 1,
      charges: [['Isning och låda', 12_500, 'F']],
    },
    draw: (p) => {
      const l = labels(p);
      return page(
        `.lines th{text-transform:uppercase;font-size:7pt;border-bottom:1pt solid #036}.s td{font-size:7pt;color:#555;padding-left:44pt}`,
        beside(
          [50, `<h2>SMÖGENS FISKAUKTION</h2>Partihandel AB`],
          [
            50,
            `<h2>${l.title}</h2>${listed([
              [l.number, p.number],
              [l.date, p.issue],
              [l.due, p.due],
              ['Kundnr', p.customer],
              ['Lev.dag', p.delivered],
            ])}`,
          ],
        ),
        beside(
          [50, `<br>${address(p.buyer)}`],
          [50, `<br>Leverans till:<br>${placeOf(p.buyer).join('<br>')}`],
        ),
        `<p>${about(p)}</p>`,
        table(
          [
            column('Nr', ({ code }) => code),
            column('Art', ({ name }) => name),
            column('Lådor', (line) => String(1 + of(line, 4)), 'r'),
            column('Vikt/antal', (line) => m.quantity(line.quantity), 'r'),
            column('', ({ unit }) => unit),
            column('Kr/enhet', (line) => m.price(line.price), 'r'),
            column('Kronor', (line) => m.money(line.sum), 'r'),
          ],
          p.lines,
          {
            under: (line) =>
              `<tr class="s"><td colspan="7">Fångstområde ${zones[of(line, 5)]} ${gears[of(line, 5)]} Fångstdag ${plusDays(p.delivered, -1 - of(line, 3))} Färsk, MSC-C-5${of(line, 900) + 100}</td></tr>`,
          },
        ),
        `<div class="right">${pairs([...charges(p, m.money), ['Summa exkl. moms', m.money(p.net)], [`Moms ${p.vat[0]?.rate} %`, m.money(p.tax)], [`<b>${l.pay}</b>`, m.money(p.payable)]])}</div><div class="clear"></div>`,
        `<p class="small">${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}, moms ${p.supplier.vat}. Godkänd för F-skatt. Reklamation inom 24 timmar.</p>`,
      );
    },
  },
  {
    id: 'k14',
    producer: 'cairo',
    hard: 'crates times kilograms: three columns of figures before the price',
    seller: {
      party: swede('Öckerö Skaldjur & Fisk AB', 'Björnhuvudvägen 9, 475 40 Hönö'),
      trades: ['fish'],
      lines: [3, 8],
      codes: '',
      number: (n) => `${26_100 + n}`,
      isWhole: true,
      decimals: 3,
    },
    draw: (p) => {
      const sheet = new Sheet();
      const l = labels(p);
      sheet.text(300, 50, 'ÖCKERÖ SKALDJUR & FISK AB', { size: 15, font: 'bold', align: 'c' });
      sheet.text(300, 64, `${p.supplier.street}   ${p.supplier.post}   ${p.supplier.phone}`, {
        size: 8,
        align: 'c',
      });
      sheet.text(50, 110, `${l.title} ${p.number}`, { size: 12, font: 'bold' });
      stack(
        sheet,
        50,
        130,
        130,
        [
          ['Datum', p.issue],
          ['Kundnummer', p.customer],
          ['Betalas', p.due],
          ['Referens', p.reference],
        ],
        { isLeft: true },
      );
      sheet.block(340, 118, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 10 });
      sheet.text(50, 190, about(p));
      const end = grid(
        sheet,
        [
          col(50, 'Benämning', ({ name }) => name),
          num(285, 'Kolli', (line) => String(1 + of(line, 5))),
          num(350, 'Nettovikt', (line) => b.quantity(line.quantity, 3)),
          col(356, 'Enh.', ({ unit }) => unit),
          num(430, 'Pris', (line) => b.price(line.price)),
          col(440, 'M%', ({ rate }) => String(rate)),
          num(545, 'Summa', (line) => b.money(line.sum)),
        ],
        p.lines,
        { top: 214, leading: 15, rule: (y) => sheet.line(50, y, 545, y, 1) },
      );
      sheet.line(50, end - 4, 545);
      stack(
        sheet,
        380,
        545,
        end + 14,
        [
          ['Netto', b.money(p.net)],
          ['Moms', b.money(p.tax)],
          ...rounding(p, b.money, 'Avrundn.'),
          ['SUMMA', b.money(p.payable)],
        ],
        { font: 'bold', leading: 14 },
      );
      sheet.block(
        50,
        770,
        [
          `Bankgiro ${p.supplier.bankgiro}     Organisationsnr ${p.supplier.organisation}     VAT ${p.supplier.vat}`,
          'Dröjsmålsränta 12 %. Innehar F-skattebevis. Anläggningsnummer SE 4417.',
        ],
        { size: 8 },
      );
      return sheet.drawing();
    },
  },
  {
    id: 'k15',
    producer: 'wkhtmltopdf',
    hard: 'meat with a batch and a best-before day in columns of their own before the weight',
    credits: 1,
    seller: {
      party: swede('Charkmäster Lindblom AB', 'Slakthusgatan 18, 581 10 Linköping'),
      trades: ['meat'],
      lines: [4, 10],
      codes: '3####',
      number: (n) => String(882_040 + n),
      decimals: 3,
      discounts: [200, 400],
    },
    draw: (p) => {
      const l = labels(p);
      return page(
        `body{font-size:13pt}.lines th{background:#722;color:#fff;font-size:11pt}.lines td{font-size:11.5pt}.over th{font-size:9pt;font-weight:400}.small{font-size:9pt}`,
        beside(
          [
            62,
            `<h2>${p.supplier.name}</h2>${p.supplier.street}, ${p.supplier.post}<br>Tfn ${p.supplier.phone}<br><br>${address(p.buyer)}`,
          ],
          [
            38,
            `<h2>${l.title}</h2>${pairs([
              [l.number, p.number],
              [l.date, p.issue],
              ['Kund', p.customer],
              [l.due, p.due],
              ['Ordernr', p.order],
            ])}`,
          ],
        ),
        `<p>${about(p)} Leverans ${placeOf(p.buyer).slice(0, 2).join(', ')}</p>`,
        table(
          [
            column('Artikel', ({ code }) => code),
            column('Benämning', ({ name }) => name),
            column('Batch', (line) => `L${of(line, 90_000) + 10_000}`),
            column('Bäst före', (line) => plusDays(p.delivered, 5 + of(line, 20)).slice(2)),
            column('Antal', (line) => m.quantity(line.quantity, line.unit === 'kg' ? 3 : 0), 'r'),
            column('Enh', ({ unit }) => unit),
            column('Pris', (line) => m.price(line.price), 'r'),
            column('Rab%', (line) => (line.discount === 0n ? '' : m.percent(line.discount)), 'r'),
            column('Belopp', (line) => m.money(line.sum), 'r'),
          ],
          p.lines,
        ),
        over([
          ['Momspliktigt', m.money(p.net)],
          ['Moms %', String(p.vat[0]?.rate)],
          ['Momsbelopp', m.money(p.tax)],
          [`${l.pay} SEK`, m.money(p.payable)],
        ]),
        `<p class="small">Ursprung Sverige om ej annat anges. Bankgiro ${p.supplier.bankgiro} · Orgnr ${p.supplier.organisation} · ${p.supplier.vat} · Godkänd för F-skatt · OCR ${p.ocr}</p>`,
      );
    },
  },
  {
    id: 'k16',
    producer: 'words',
    hard: 'the origin of each cut on a second row with commas; a rate per line',
    seller: {
      party: swede('Gotlandslamm & Nöt Styckning AB', 'Roma Kloster 12, 622 54 Romakloster'),
      trades: ['meat', 'game'],
      lines: [3, 8],
      codes: 'GL##-#',
      number: (n) => `G${4410 + n}`,
      discounts: [500],
      charges: [['Färjetillägg', 18_500, 25]],
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 9 });
      const l = labels(p);
      sheet.text(45, 60, 'Gotlandslamm & Nöt', { size: 20, font: 'serifbold' });
      sheet.text(45, 74, p.supplier.name, { size: 8 });
      stack(sheet, 360, 550, 52, [
        [l.number, p.number],
        [l.date, p.issue],
        [l.due, p.due],
        ['Kundnr', p.customer],
        ['Levererat', p.delivered],
      ]);
      sheet.text(360, 38, l.title.toUpperCase(), { font: 'bold', size: 11 });
      sheet.block(45, 130, [p.buyer.name, p.buyer.street, p.buyer.post]);
      sheet.text(45, 185, about(p, 'Kredit på faktura'));
      const end = grid(
        sheet,
        [
          col(45, 'Artnr', ({ code }) => code),
          col(100, 'Benämning', (line) => [
            line.name,
            `Född, uppfödd och slaktad: Sverige, godk.nr 1${of(line, 900)}`,
          ]),
          num(340, 'Kvantitet', (line) => `${s.quantity(line.quantity)} ${line.unit}`),
          num(405, 'Pris', (line) => s.price(line.price)),
          num(450, 'Rabatt', (line) => (line.discount === 0n ? '0%' : `${s.percent(line.discount)}%`)),
          num(485, 'Moms', ({ rate }) => `${rate}%`),
          num(550, 'Netto', (line) => s.money(line.sum)),
        ],
        p.lines,
        { top: 208, leading: 11, gap: 5, rule: (y) => sheet.line(45, y, 550, y, 0.4) },
      );
      const after = stack(sheet, 100, 550, end + 4, charges(p, s.money));
      sheet.line(45, after, 550);
      stack(
        sheet,
        340,
        550,
        after + 16,
        [
          ['Totalt exkl. moms', s.money(p.net)],
          ...taxes(p, s.money),
          ['Summa moms', s.money(p.tax)],
          [`${l.pay}`, s.money(p.payable)],
        ],
        { leading: 13 },
      );
      sheet.block(
        45,
        790,
        [
          `Bg ${p.supplier.bankgiro} | Org.nr ${p.supplier.organisation} | Momsreg.nr ${p.supplier.vat} | ${p.supplier.street}, ${p.supplier.post} | F-skatt`,
        ],
        { size: 7.5 },
      );
      return sheet.drawing();
    },
  },
];
