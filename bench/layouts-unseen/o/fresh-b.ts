/** Fresh goods: bakeries, greens, game, dairy, eggs and ice. */
import * as days from '../days.ts';
import { across } from '../format.ts';
import { address, column, escaped, pairs, table } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import {
  below,
  doc,
  feesOf,
  fig,
  grid,
  L,
  note,
  R,
  rates,
  rowsOn,
  side,
  stack,
  sumsOn,
  word,
} from './kit.ts';
import type { LayoutO } from './orders.ts';
import { society } from './parties.ts';
import { ices } from './wares-drinks.ts';
import { dairies, greens } from './wares.ts';

const sw = fig('swedish');
const bare = fig('bare');
const colon = fig('colon');

export const freshB: readonly LayoutO[] = [
  {
    id: 'o-glassbilen',
    producer: 'reportlab',
    printing: { omits: ['lineNet'] },
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
          ...rates(p, colon).map(([rate, base, tax]) => [`Moms ${rate} % av ${base}`, tax] as const),
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
];
