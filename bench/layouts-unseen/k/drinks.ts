/** Breweries, wine, soft drinks, coffee and gas: deposits, empties, strengths and rents. */
import { slashed } from '../days.ts';
import { column, over, pairs, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { about, address, beside, charges, col, figures, grid, labels, listed, num, of, page, rounding, rowsOf, stack, taxes, total } from './kit.ts'; // prettier-ignore
import type { LayoutK } from './orders.ts';
import { iban, placeOf, swede } from './parties.ts';

const m = figures('swedish');
const b = figures('bare');
const s = figures('space');

export const drinks: readonly LayoutK[] = [
  {
    id: 'k33',
    producer: 'chromium',
    hard: 'a brewery: the deposit as rows after a heading, between the goods and the sums',
    credits: 1,
    seller: {
      party: swede('Tunnbindarns Bryggeri i Kalmar AB', 'Malmbrogatan 11, 392 35 Kalmar', '5591'),
      trades: ['beer'],
      lines: [3, 7],
      codes: 'TB##',
      number: (n) => String(5_310 + n),
      charges: [['Pant burk och flaska', 28_800, 25], ['Pant fat', 60_000, 25]],
    },
    draw: (p) => {
      const l = labels(p);
      return page(
        `.lines th{background:#222;color:#fff;font-weight:400}.lines{margin-top:10pt}h1{letter-spacing:2pt;font-size:17pt}`,
        beside([55, `<h1>TUNNBINDARN</h1>Kalmar hantverksbryggeri`], [45, pairs([[l.title, p.number], [l.date, p.issue], ['Kundnr', p.customer], [l.due, p.due]])]),
        beside([55, `<br>${address(p.buyer)}`], [45, `<br>Levereras: ${placeOf(p.buyer).join('<br>')}`]),
        `<p>${about(p)}</p>`,
        table(
          [
            column('Artikel', ({ code }) => code),
            column('Namn', ({ name }) => name),
            column('Kolli', ({ pack }) => pack),
            column('Antal', (line) => `${m.quantity(line.quantity)} ${line.unit}`, 'r'),
            column('À', (line) => m.price(line.price), 'r'),
            column('Belopp', (line) => m.money(line.sum), 'r'),
          ],
          p.lines,
          { foot: p.charges.length === 0 ? '' : `<tr><td colspan="6"><b>Pant</b></td></tr>${charges(p, m.money).map(([label, value]) => `<tr><td></td><td colspan="4">${label}</td><td class="r">${value}</td></tr>`).join('')}` },
        ),
        `<div class="right">${pairs([['Varuvärde', m.money(p.lineNet)], ['Netto inkl. pant', m.money(p.net)], ['Moms 25 %', m.money(p.tax)], [`<b>${l.pay}</b>`, m.money(p.payable)]])}</div><div class="clear"></div>`,
        `<p class="small">${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. ${p.supplier.vat}. Godkänd för F-skatt. Godkänd upplagshavare.</p>`,
      );
    },
  },
  {
    id: 'k34',
    producer: 'pdf-lib',
    hard: 'wine: the vintage in the name, the pack and the strength in columns, several rows of conditions',
    credits: 1,
    seller: {
      party: swede('Vinagenturen Lancel & Söner AB', 'Grev Turegatan 60, 114 38 Stockholm', '5568'),
      trades: ['wine'],
      lines: [3, 8],
      codes: '#####-##',
      number: (n) => String(2_600_310 + n),
      discounts: [500, 1000],
      isWhole: true,
    },
    draw: (p) => {
      const sheet = new Sheet({ font: 'serif', size: 9.5 });
      const l = labels(p);
      sheet.text(297, 56, 'V I N A G E N T U R E N', { size: 18, align: 'c' });
      sheet.text(297, 72, 'Lancel & Söner', { size: 11, align: 'c' });
      stack(sheet, 50, 140, 110, [[l.number, p.number], [l.date, p.issue], [l.due, p.due], ['Kundnummer', p.customer], ['Säljare', p.reference]], { isLeft: true });
      sheet.block(350, 110, [p.buyer.name, p.buyer.street, p.buyer.post], { size: 10.5, leading: 13 });
      sheet.text(50, 186, l.title, { size: 14, font: 'serifbold' });
      sheet.text(160, 186, about(p));
      const end = grid(
        sheet,
        [
          col(50, 'Artikel', ({ code }) => code),
          col(110, 'Vin', ({ name }) => name),
          col(310, 'Låda', ({ pack }) => pack),
          num(385, 'Fl', (line) => s.quantity(line.quantity)),
          num(440, 'Pris', (line) => s.price(line.price)),
          num(485, 'Rabatt', (line) => (line.discount === 0n ? '' : `${s.percent(line.discount)}%`)),
          num(545, 'Summa', (line) => s.money(line.sum)),
        ],
        p.lines,
        { top: 212, leading: 16, head: { font: 'serifbold' }, rule: (y) => sheet.line(50, y, 545, y, 0.3) },
      );
      stack(sheet, 380, 545, end + 14, [['Netto exkl. moms', s.money(p.net)], ['Moms 25 %', s.money(p.tax)], ...rounding(p, s.money, 'Öresutjämning'), [l.pay, s.money(p.payable)]], { leading: 14, font: 'serifbold' });
      sheet.block(50, 720, ['Alkoholskatt ingår i priset. Serveringstillstånd krävs vid leverans.', 'Vid betalning efter förfallodagen debiteras dröjsmålsränta enligt räntelagen.', 'Anmärkning mot varan ska göras inom åtta dagar.'], { size: 8, leading: 10 });
      sheet.block(50, 790, [`Vinagenturen Lancel & Söner AB  ${p.supplier.street}  ${p.supplier.post}`, `Org.nr ${p.supplier.organisation}  VAT ${p.supplier.vat}  Bankgiro ${p.supplier.bankgiro}  Godkänd för F-skatt`], { size: 7.5, leading: 10 });
      return sheet.drawing();
    },
    printing: { unit: () => 'fl' },
  },
  {
    id: 'k35',
    producer: 'wkhtmltopdf',
    hard: 'soft drinks: empties come back as rows below zero among the goods, the deposit is a row of its own',
    seller: {
      party: swede('Läskhallen Partiaffär AB', 'Bangatan 9, 871 31 Härnösand'),
      trades: ['soft'],
      lines: [3, 6],
      codes: '9##',
      number: (n) => String(48_010 + n),
      terms: 14,
      returns: 0.2,
      charges: [['Retur tomback', -18_400, 25]],
    },
    draw: (p) => {
      const l = labels(p);
      return page(
        `body{font-size:12.5pt}.lines td,.lines th{border:1px solid #777;padding:3pt}.small{font-size:9pt}`,
        beside([60, `<h2>LÄSKHALLEN</h2>Partiaffär AB<br>${p.supplier.street}, ${p.supplier.post}`], [40, `<h2>${l.title}</h2>${listed([[l.number, p.number], [l.date, p.issue], [l.due, p.due], ['Kundnr', p.customer]])}`]),
        `<p>${address(p.buyer)}</p><p>${about(p)}</p>`,
        table(
          [
            column('Nr', ({ code }) => code),
            column('Vara', ({ name }) => name),
            column('Antal', (line) => m.quantity(line.quantity), 'r'),
            column('Enhet', ({ unit }) => unit),
            column('Pris', (line) => m.price(line.price), 'r'),
            column('Moms', ({ rate }) => `${rate} %`, 'r'),
            column('Belopp', (line) => m.money(line.sum), 'r'),
          ],
          p.lines,
        ),
        `<div class="right">${pairs([...charges(p, m.money), ['Exkl. moms', m.money(p.net)], ...taxes(p, m.money), ['Moms summa', m.money(p.tax)], [`<b>${l.pay}</b>`, m.money(p.payable)]])}</div><div class="clear"></div>`,
        `<p class="small">Läskhallen Partiaffär AB, org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}, bankgiro ${p.supplier.bankgiro}, F-skatt.</p>`,
      );
    },
  },
  {
    id: 'k36',
    producer: 'reportlab',
    hard: 'gas in bottles: rents by days; the sums in a column of their own at the right',
    credits: 1,
    seller: {
      party: swede('Skaraborgs Gas & Kolsyra AB', 'Lagergatan 3, 541 39 Skövde', '5562'),
      trades: ['gas'],
      codes: '30##',
      number: (n) => String(216_600 + n),
      terms: 20,
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 9 });
      const l = labels(p);
      sheet.frame(40, 36, 555, 90);
      sheet.text(50, 60, 'SKARABORGS GAS & KOLSYRA AB', { font: 'bold', size: 13 });
      sheet.text(50, 76, `${p.supplier.street}, ${p.supplier.post}. Telefon ${p.supplier.phone}`);
      sheet.text(545, 60, l.title.toUpperCase(), { font: 'bold', size: 13, align: 'r' });
      sheet.frame(40, 96, 300, 170);
      sheet.block(50, 114, [p.buyer.name, p.buyer.street, p.buyer.post]);
      sheet.frame(306, 96, 555, 170);
      stack(sheet, 314, 420, 112, [[l.number, p.number], [l.date, p.issue], [l.due, p.due], ['Kundnr', p.customer], ['Avser', `perioden t.o.m. ${p.delivered}`]], { isLeft: true });
      sheet.frame(40, 176, 555, 560);
      sheet.text(50, 574, about(p));
      grid(
        sheet,
        [
          col(50, 'Artikel', ({ code }) => code),
          col(100, 'Text', ({ name }) => name),
          num(350, 'Antal', (line) => b.quantity(line.quantity)),
          col(358, 'Enhet', ({ unit }) => unit),
          num(455, 'Pris', (line) => b.price(line.price)),
          num(545, 'Belopp', (line) => b.money(line.sum)),
        ],
        p.lines,
        { top: 194, leading: 15, rule: (y) => sheet.line(40, y + 2, 555, y + 2) },
      );
      sheet.frame(330, 590, 555, 650);
      stack(sheet, 340, 545, 606, [['Netto', b.money(p.net)], ['Moms 25%', b.money(p.tax)], [`${l.pay} kr`, b.money(p.payable)]], { leading: 17, font: 'bold' });
      sheet.block(40, 690, [`Bankgiro: ${p.supplier.bankgiro}`, `OCR: ${p.ocr}`, `Organisationsnummer: ${p.supplier.organisation}`, `Momsregistreringsnummer: ${p.supplier.vat}`, 'Godkänd för F-skatt']);
      return sheet.drawing();
    },
  },
  {
    id: 'k37',
    producer: 'weasyprint',
    hard: 'rent of coffee machines: periods below the names, the account as IBAN too',
    seller: {
      party: swede('Crema Kaffemaskiner Syd AB', 'Agnesfridsvägen 180, 213 75 Malmö', '5569', { iban: iban('SE', 'Crema', 24) }),
      trades: ['machines'],
      codes: 'CM-###',
      number: (n) => `${n + 26_070}`,
      isWhole: true,
    },
    draw: (p) => {
      const l = labels(p);
      return page(
        `.lines td{padding-top:6pt}.s td{padding-top:0;color:#666;font-size:8pt}.over{width:100%;background:#f3efe9;margin:12pt 0}`,
        beside([60, `<h2 style="color:#6b3e1d">crema</h2><span class="small">Crema Kaffemaskiner Syd AB</span>`], [40, `<h2>${l.title}</h2>`]),
        over([[l.number, p.number], [l.date, p.issue], [l.due, p.due], ['Avtal', p.order], ['Kund', p.customer]]),
        beside([50, `Faktureras<br>${address(p.buyer)}`], [50, `Maskinplats<br>${placeOf(p.buyer).join('<br>')}`]),
        `<p>${about(p)}</p>`,
        table(
          [
            column('Artikel', ({ code }) => code),
            column('Beskrivning', ({ name }) => name),
            column('Antal', (line) => m.quantity(line.quantity), 'r'),
            column('Enhet', ({ unit }) => unit),
            column('Pris', (line) => m.price(line.price), 'r'),
            column('Belopp', (line) => m.money(line.sum), 'r'),
          ],
          p.lines,
          { under: (line) => `<tr class="s"><td></td><td colspan="5">Serienummer CX${of(line, 90_000) + 10_000}, period ${slashed(p.issue)} - ${slashed(p.due)}</td></tr>` },
        ),
        `<div class="right">${pairs([['Summa', m.money(p.net)], ['Moms 25 %', m.money(p.tax)], ...rounding(p, m.money), [`<b>${l.pay} SEK</b>`, m.money(p.payable)]])}</div><div class="clear"></div>`,
        `<p class="small">${p.supplier.street}, ${p.supplier.post} &nbsp; Bankgiro ${p.supplier.bankgiro} &nbsp; IBAN ${p.supplier.iban ?? ''} &nbsp; Org.nr ${p.supplier.organisation} &nbsp; VAT ${p.supplier.vat} &nbsp; F-skatt</p>`,
      );
    },
  },
  {
    id: 'k38',
    producer: 'calc',
    hard: 'a small brewery\'s sheet: the alcohol\'s tax and the deposit in columns that are no sum',
    seller: {
      party: swede('Lövånger Bryggeri & Bränneri AB', 'Kungsvägen 52, 930 10 Lövånger', '5592'),
      trades: ['beer', 'wine'],
      lines: [2, 6],
      codes: '',
      number: (n) => `LB-${n + 230}`,
      terms: 30,
    },
    draw: (p) =>
      page(
        '',
        `<p><b><font size="5">Lövånger Bryggeri &amp; Bränneri AB</font></b></p>`,
        rowsOf([[labels(p).title, p.number, '', 'Kund:', p.buyer.name], ['Datum', p.issue, '', '', p.buyer.street], ['Förfaller', p.due, '', '', p.buyer.post]], 'rows', 5),
        `<p>${about(p)}</p>`,
        rowsOf([
          ['Dryck', 'Förpackning', 'Antal', 'Enhet', 'Pris', 'Summa'],
          ...p.lines.map((line) => [line.name, line.pack, b.quantity(line.quantity), line.unit, b.price(line.price), b.money(line.sum)]),
          ['', '', '', '', '', ''],
          ['Netto', '', '', '', '', b.money(total(p.lines))],
          ['Moms 25%', '', '', '', '', b.money(p.tax)],
          ['Att betala', '', '', '', '', b.money(p.payable)],
        ]),
        `<p>Bg ${p.supplier.bankgiro}</p><p>${p.supplier.street}, ${p.supplier.post}</p><p>Org.nr ${p.supplier.organisation} Momsnr ${p.supplier.vat} F-skatt</p>`,
      ),
  },
];
