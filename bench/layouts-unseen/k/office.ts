/** Papers that their senders typed in a word processor or a sheet. */
import { abbreviated, dotted, slashed, words } from '../days.ts';
import { column, pairs, table } from '../html.ts';
import { about, address, beside, charges, figures, labels, listed, netPrice, page, rounding, rowsOf, taxes } from './kit.ts'; // prettier-ignore
import type { LayoutK } from './orders.ts';
import { swede } from './parties.ts';

const m = figures('space');
const c = figures('colon');
const b = figures('bare');
const d = figures('dash');

export const office: readonly LayoutK[] = [
  {
    id: 'k07',
    producer: 'writer',
    hard: "a letter of a baker in a word processor: numbers in words' places, kronor with a dash",
    seller: {
      party: swede('Ugn & Jäst Surdegsbageri HB', 'Prästgatan 5 B, 761 31 Norrtälje', '9691'),
      trades: ['bread'],
      lines: [3, 6],
      codes: '',
      number: (n) => `26-${String(n + 11).padStart(3, '0')}`,
      terms: 10,
      isWhole: true,
    },
    draw: (p) =>
      page(
        `body{font-family:'Liberation Serif'}.lines td,.lines th{border:.5pt solid #000;padding:2pt 5pt}`,
        `<p align="center"><font size="6"><b>Ugn &amp; Jäst</b></font><br>Surdegsbageri HB</p>`,
        `<p>${address(p.buyer)}</p><p align="right">Norrtälje ${words(p.issue)}</p>`,
        `<p><b>${labels(p).title.toUpperCase()} nr ${p.number}</b></p><p>${about(p)}</p>`,
        table(
          [
            column('Vad', ({ name }) => name),
            column('Antal', (line) => `${m.quantity(line.quantity)} ${line.unit}`, 'r'),
            column('Pris/st', (line) => d.price(line.price), 'r'),
            column('Kronor', (line) => d.money(line.sum), 'r'),
          ],
          p.lines,
        ),
        rowsOf([
          ['Summa', d.money(p.net)],
          ...taxes(p, d.money, (rate) => `Moms ${rate}%`),
          ...rounding(p, d.money, 'Avrundning'),
          [`<${labels(p).pay}>`.replaceAll(/[<>]/gu, ''), `${d.money(p.payable)} kr`],
        ]),
        `<p>Betalas inom 10 dagar (${words(p.due)}) till bankgiro ${p.supplier.bankgiro}.</p><p>Tack för att ni handlar av oss!</p><p>${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}<br>Org.nr ${p.supplier.organisation}. Momsreg ${p.supplier.vat}. Vi har F-skatt.</p>`,
      ),
  },
  {
    id: 'k08',
    producer: 'calc',
    hard: 'a sheet of a grower: every figure in a cell, the head in rows of cells',
    credits: 1,
    seller: {
      party: swede('Tullesbo Handelsträdgård Mats Ivarsson', 'Tullesbo 6, 275 94 Sjöbo', '590827'),
      trades: ['growers', 'greens'],
      lines: [4, 9],
      codes: '',
      number: (n) => String(n + 1),
      terms: 15,
      decimals: 1,
      isNegativeCredit: true,
    },
    draw: (p) =>
      page(
        '',
        rowsOf(
          [
            ['Tullesbo Handelsträdgård', '', '', '', labels(p).title.toUpperCase()],
            ['Mats Ivarsson', '', '', labels(p).number, p.number],
            [p.supplier.street, '', '', 'Datum', p.issue],
            [p.supplier.post, '', '', 'Förfaller', p.due],
            ['', '', '', '', ''],
            ['Till:', p.buyer.name, '', '', ''],
            ['', p.buyer.street, '', '', ''],
            ['', p.buyer.post, '', '', ''],
            ['', about(p), '', '', ''],
            ['Vara', 'Mängd', 'Enhet', 'Pris', 'Summa'],
            ...p.lines.map((line) => [
              line.name,
              b.quantity(line.quantity),
              line.unit,
              b.price(line.price),
              b.money(line.sum),
            ]),
            ['', '', '', '', ''],
            ['Summa exkl moms', '', '', '', b.money(p.net)],
            [`Moms ${p.vat[0]?.rate}%`, '', '', '', b.money(p.tax)],
            ['Totalt kr', '', '', '', b.money(p.payable)],
            ['', '', '', '', ''],
            [`Bankgiro ${p.supplier.bankgiro}`, '', '', '', ''],
            [`Org nr ${p.supplier.organisation} Godkänd för F-skatt`, '', '', '', ''],
            [`Moms nr ${p.supplier.vat}`, '', '', '', ''],
          ],
          'rows',
          2,
        ),
      ).replace(
        '<td>Tullesbo Handelsträdgård</td>',
        '<td><b>Tullesbo Handelsträdgård Mats Ivarsson</b></td>',
      ),
  },
  {
    id: 'k09',
    producer: 'writer',
    hard: 'a template with a coloured head; the days written out, sums with a colon',
    seller: {
      party: swede('Blomsterboden i Ystad AB', 'Teatergränd 4, 271 43 Ystad'),
      trades: ['flowers'],
      lines: [2, 5],
      codes: '',
      number: (n) => `B${n + 800}`,
    },
    draw: (p) =>
      page(
        `th{background:#d9ead3}.lines td{border-bottom:.5pt solid #999}`,
        beside(
          [
            60,
            `<font size="5" color="#38761d"><b>Blomsterboden i Ystad AB</b></font><br>${p.supplier.street}, ${p.supplier.post}<br>Telefon ${p.supplier.phone}`,
          ],
          [
            40,
            `<font size="5">${labels(p).title.toUpperCase()}</font><br>${listed([
              ['Nummer', p.number],
              ['Datum', abbreviated(p.issue)],
              ['Förfallodag', abbreviated(p.due)],
            ])}`,
          ],
        ),
        beside(
          [50, `<br><b>Kund</b><br>${address(p.buyer)}`],
          [50, `<br><b>Er beställare</b><br>${p.reference}<br>${about(p)}`],
        ),
        table(
          [
            column('Antal', (line) => c.quantity(line.quantity), 'r'),
            column('Beskrivning', ({ name }) => name),
            column('Styckpris', (line) => c.price(line.price), 'r'),
            column('Radsumma', (line) => c.money(line.sum), 'r'),
          ],
          p.lines,
        ),
        rowsOf([
          ['Delsumma', c.money(p.net)],
          ['Moms 25 %', c.money(p.tax)],
          ['Totalt', c.money(p.payable)],
        ]),
        `<p>Betala till bankgiro ${p.supplier.bankgiro}. Organisationsnummer ${p.supplier.organisation}, momsregistreringsnummer ${p.supplier.vat}. Företaget har F-skattebevis.</p>`,
      ),
    printing: { unit: () => undefined },
  },
  {
    id: 'k10',
    producer: 'calc',
    hard: 'hours in a sheet: quantity and unit in one cell, the name of the month as the first row',
    seller: {
      party: swede('Städrutan Roslagen AB', 'Hantverkargatan 2, 761 30 Norrtälje'),
      trades: ['washing'],
      codes: '',
      number: (n) => `1${n + 300}`,
    },
    draw: (p) =>
      page(
        '',
        `<p><b><font size="4">${p.supplier.name}</font></b></p>`,
        rowsOf(
          [
            ['Faktura nr', p.number],
            ['Fakturadatum', p.issue],
            ['Oss tillhanda', p.due],
            ['Kund', p.buyer.name],
            ['', p.buyer.street],
            ['', p.buyer.post],
          ].map(([label = '', value = '']) => [label, value]),
          'rows',
          2,
        ),
        `<p>${about(p)}</p>`,
        rowsOf([
          ['Utfört arbete', 'Antal', 'à kr', 'Kronor'],
          ...p.lines.map((line) => [
            line.name,
            `${b.quantity(line.quantity)} ${line.unit}`,
            b.price(line.price),
            b.money(line.sum),
          ]),
          ['Netto', '', '', b.money(p.net)],
          ['Moms 25%', '', '', b.money(p.tax)],
          ['SUMMA ATT BETALA', '', '', b.money(p.payable)],
        ]),
        rowsOf(
          [
            ['Bankgiro', p.supplier.bankgiro],
            ['Orgnr', p.supplier.organisation],
            ['Momsnr', p.supplier.vat],
            ['Adress', `${p.supplier.street}, ${p.supplier.post}`],
          ],
          'rows',
          2,
        ),
      ),
  },
  {
    id: 'k11',
    producer: 'writer',
    hard: "a sole trader with a name that is no firm's, everything under each other",
    credits: 1,
    seller: {
      party: swede('Bengt-Åke Tornérus Slipservice', 'Lillgatan 3, 614 31 Söderköping', '530119'),
      trades: ['knives'],
      lines: [2, 4],
      codes: '',
      number: (n) => `${n + 55}/26`,
      terms: 10,
      isWhole: true,
    },
    draw: (p) =>
      page(
        `body{font-family:'Liberation Mono'}`,
        `<p><b>${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>Mobil 070-174 06 38</p>`,
        `<p>${labels(p).title} ${p.number}, den ${slashed(p.issue)}. ${about(p)}</p><p>Till<br>${address(p.buyer)}</p>`,
        rowsOf([
          ...p.lines.map((line) => [
            `${m.quantity(line.quantity)} st ${line.name}`,
            `à ${m.price(line.price)}`,
            m.money(line.sum),
          ]),
          ['Summa', '', m.money(p.net)],
          ['Moms 25%', '', m.money(p.tax)],
          ...(p.rounding === 0n ? [] : [['Öresavr.', '', m.money(p.rounding)]]),
          ['Att betala', '', m.money(p.payable)],
        ]),
        `<p>Betalas senast ${slashed(p.due)} på plusgiro ${p.supplier.plusgiro}.<br>Godkänd för F-skatt. Org.nr ${p.supplier.organisation}. Momsnr ${p.supplier.vat}</p>`,
      ),
  },
  {
    id: 'k12',
    producer: 'chromium',
    hard: "a web shop of a roaster: order's words, name over variant, discounts taken from the price",
    credits: 1,
    seller: {
      party: swede('Rosteriet Söderfjärd AB', 'Magasinsgatan 14 C, 903 27 Umeå', '5591'),
      trades: ['coffee'],
      lines: [2, 6],
      codes: 'SF-@@##',
      number: (n) => `INV${n + 20_410}`,
      terms: 14,
      discounts: [1000, 1500],
      charges: [['Leverans med lastbil', 14_900, 25]],
    },
    draw: (p) =>
      page(
        `body{font-family:'DejaVu Sans';font-size:8.5pt}.lines{margin-top:16pt}.lines td{border-top:.5pt solid #ddd;padding:6pt 3pt}.s{color:#777;font-size:7.5pt}h1{font-size:22pt}`,
        beside(
          [50, `<h1>rosteriet söderfjärd</h1>`],
          [
            50,
            `<div class="r"><b>${labels(p).title} #${p.number}</b><br>${abbreviated(p.issue)}<br>Order #${p.order}<br>${about(p)}</div>`,
          ],
        ),
        beside(
          [
            34,
            `<b>Från</b><br>${address(p.supplier)}<br>Org.nr ${p.supplier.organisation}<br>${p.supplier.vat}`,
          ],
          [33, `<b>Faktureras</b><br>${address(p.buyer)}`],
          [33, `<b>Betalning</b><br>Faktura 14 dagar<br>Senast ${p.due}<br>Bankgiro ${p.supplier.bankgiro}`],
        ),
        table(
          [
            column('Produkt', ({ name }) => name),
            column('Antal', (line) => `${m.quantity(line.quantity)} ${line.unit}`, 'r'),
            column('Pris', (line) => netPrice(line), 'r'),
            column('Moms', ({ rate }) => `${rate} %`, 'r'),
            column('Summa', (line) => `${m.money(line.sum)} kr`, 'r'),
          ],
          p.lines,
          {
            under: (line) =>
              `<tr><td colspan="5" class="s" style="border:0;padding-top:0">Art. ${line.code}${line.pack === '' ? '' : ` · ${line.pack}`}${line.discount === 0n ? '' : ` · Ord. pris ${m.price(line.price)}, rabatt ${m.percent(line.discount)} % avdragen`}</td></tr>`,
          },
        ),
        `<div class="right">${pairs([['Varor', `${m.money(p.lineNet)} kr`], ...charges(p, m.money), ['Summa utan moms', `${m.money(p.net)} kr`], ...taxes(p, m.money, (rate) => `Varav moms ${rate} %`), ['Moms', m.money(p.tax)], ['<b>Totalt</b>', `${m.money(p.payable)} kr`]])}</div>`,
        `<p style="margin-top:90pt">Frågor? ${p.supplier.mail} · ${dotted(p.issue)}</p>`,
      ),
  },
];
