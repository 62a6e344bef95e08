/** Invoices of the small accounting programs that most Swedish firms use. */
import { column, escaped, pairs, remarked, table, titled } from '../html.ts';
import { firm } from '../parties.ts';
import {
  boxes,
  fees,
  from,
  in_,
  l,
  ledger,
  lines,
  mark,
  page,
  r,
  refers,
  rounded,
  sheet,
  side,
  taxes,
  to,
} from './kit.ts';
import type { LayoutN } from './orders.ts';

const sw = in_('swedish');
const sp = in_('space');

const seaweed = firm('Kvarnby Kolonial & Delikatess AB', 'Kvarnbygatan 22, 431 34 Mölndal');
const bread = firm('Norra Vedugnen Bageri AB', 'Ugnsvägen 4, 931 36 Skellefteå');
const cutlery = firm('Storköksboden i Tibro AB', 'Smedjegatan 17, 543 50 Tibro');

export const accounting: readonly LayoutN[] = [
  {
    id: 'n01',
    producer: 'chromium',
    hard: 'a web program with grey fields and a foot of four columns',
    count: 3,
    credits: 1,
    seller: {
      party: seaweed,
      trades: ['dry'],
      codes: '####',
      numbers: '10412',
      lines: [4, 11],
      isWhole: true,
      fees: [['Frakt', 29500, 25]],
    },
    draw: (p) =>
      page(
        `h1{font-size:20pt;text-align:right}.f td{background:#eef1f4;font-size:8pt}.lines th{border-bottom:1px solid #999;font-size:8pt}.lines td{padding:3pt 4pt}.sum{margin-left:55%;width:45%}.foot{position:fixed;bottom:0;width:100%;border-top:1px solid #999;font-size:7.5pt}`,
        side(
          [55, `<b style="font-size:15pt;color:#2a5">${escaped(p.supplier.name)}</b>`],
          [45, `<h1>${titled(p, 'Faktura')}</h1>`],
        ),
        remarked(p),
        side(
          [
            52,
            `<div class="f">${pairs(
              [
                ['Fakturanr', p.number],
                ['Kundnr', p.customer],
                ['Fakturadatum', p.issue],
                ['OCR', p.ocr],
              ],
              'f',
            )}</div>`,
          ],
          [48, `<small>Faktureringsadress</small><br>${lines(...to(p))}`],
        ),
        `<br>${pairs(
          [
            ['Er referens', 'Köksmästaren'],
            ['Vår referens', p.reference],
            ['Betalningsvillkor', '30 dagar netto'],
            ['Förfallodatum', p.due],
            ['Dröjsmålsränta', '8 %'],
          ],
          'f',
        )}<br>${refers(p, 'Kreditering av faktura')}`,
        table(
          [
            column('Artnr', (x) => x.code),
            column('Benämning', (x) => x.name),
            column('Lev ant', (x) => sw.quantity(x.quantity), 'r'),
            column('Enhet', (x) => x.unit),
            column('À-pris', (x) => sw.price(x.price), 'r'),
            column('Moms', (x) => `${x.rate} %`, 'r'),
            column('Summa', (x) => sw.money(x.sum), 'r'),
          ],
          p.lines,
        ),
        `<br>${pairs([...fees(p, sw.money), ['Netto', sw.money(p.net)], ...taxes(p, (rate, base) => `Moms ${rate} % (${sw.money(base)})`, sw.money), ['Moms totalt', sw.money(p.tax)], ...rounded(p, 'Öresavr.', sw.money), [p.isCredit ? 'Att få tillbaka' : 'Att betala', `SEK ${sw.money(p.payable)}`]], 'sum')}`,
        `<div class="foot">${side([28, lines('Adress', ...from(p))], [24, lines('Telefon', p.supplier.phone, 'E-post', p.supplier.mail)], [24, lines('Bankgiro', p.supplier.bankgiro, 'Organisationsnr', p.supplier.organisation)], [24, lines('Momsreg.nr', p.supplier.vat, 'Godkänd för F-skatt')])}</div>`,
      ),
  },
  {
    id: 'n02',
    producer: 'reportlab',
    hard: 'values below small labels, the buyer in a window',
    count: 2,
    credits: 1,
    seller: {
      party: bread,
      trades: ['bakery'],
      codes: '###',
      numbers: '2026318',
      lines: [3, 9],
      most: 40,
      terms: 20,
    },
    draw: (p) => {
      const s = sheet();
      s.text(40, 50, p.supplier.name, { font: 'serifbold', size: 17 });
      s.text(40, 64, 'Bakat på natten sedan 1987', { font: 'serif', size: 9 });
      s.text(330, 50, titled(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 16 });
      boxes(s, 68, [
        [330, 'Fakturanummer', p.number],
        [410, 'Fakturadatum', p.issue],
        [490, 'Sida', '1 (1)'],
      ]);
      s.block(330, 120, to(p), { size: 10 });
      mark(s, 40, 120, p);
      boxes(s, 190, [
        [40, 'Kundnummer', p.customer],
        [120, 'Er referens', 'Kökschefen'],
        [220, 'Vår referens', p.reference],
        [330, 'Betalningsvillkor', '20 dagar'],
        [430, 'Förfallodatum', p.due],
      ]);
      s.text(40, 226, refers(p));
      const y = ledger(
        s,
        250,
        [
          l(40, 'Nr', (x) => x.code),
          l(90, 'Beskrivning', (x) => x.name),
          r(350, 'Antal', (x) => sp.quantity(x.quantity)),
          l(360, 'Enhet', (x) => x.unit),
          r(455, 'Pris', (x) => sp.price(x.price)),
          r(555, 'Belopp', (x) => sp.money(x.sum)),
        ],
        p.lines,
      );
      s.text(40, y + 8, 'Tack för att ni handlar lokalt!', { font: 'serif' });
      s.line(40, 690, 555);
      boxes(
        s,
        704,
        [
          [40, 'Exkl. moms', sp.money(p.net)],
          [130, `Moms ${p.vat[0]?.rate ?? 0} %`, sp.money(p.tax)],
          [220, 'Totalt', sp.money(p.gross)],
          [430, 'ATT BETALA SEK', sp.money(p.payable)],
        ],
        { font: 'bold' },
      );
      s.line(40, 728, 555);
      boxes(
        s,
        742,
        [
          [40, 'Adress', `${p.supplier.street}, ${p.supplier.post}`],
          [260, 'Telefon', p.supplier.phone],
          [350, 'Bankgiro', p.supplier.bankgiro],
          [450, 'Org.nr', p.supplier.organisation],
        ],
        { size: 8 },
      );
      boxes(
        s,
        770,
        [
          [40, 'Momsregistreringsnummer', p.supplier.vat],
          [260, 'E-post', p.supplier.mail],
          [450, 'Godkänd för F-skatt', 'Ja'],
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'n03',
    producer: 'weasyprint',
    hard: 'article texts below the names, discounts',
    count: 2,
    credits: 1,
    seller: {
      party: cutlery,
      trades: ['kitchen'],
      codes: 'SK-####',
      numbers: 'F-5510',
      lines: [3, 8],
      discounts: [500, 1000, 1500],
      step: 100,
    },
    draw: (p) =>
      page(
        `body{font-family:'Liberation Serif'}.lines th{background:#333;color:#fff}.t{width:48%;margin-left:52%}.t td{border-bottom:1px dotted #888}.p{color:#666;font-size:8pt}`,
        side(
          [60, `<h2>Storköksboden</h2><span class="small">allt för det stora köket</span>`],
          [40, `<b>${titled(p, 'Faktura')} ${p.number}</b>`],
        ),
        remarked(p),
        side(
          [60, `Till:<br>${lines(...to(p))}`],
          [
            40,
            pairs([
              ['Datum', p.issue],
              ['Förfaller', p.due],
              ['Kund', p.customer],
              ['Order', p.order],
              ['Säljare', p.reference],
              ...(p.about === null ? [] : [['Krediterar', p.about] as const]),
            ]),
          ],
        ),
        '<br>',
        table(
          [
            column('Artikel', (x) => x.code),
            column('Text', (x) => x.name),
            column('Antal', (x) => `${sw.quantity(x.quantity)} ${x.unit}`, 'r'),
            column('Pris', (x) => sw.price(x.price), 'r'),
            column('Rab %', (x) => (x.discount === 0n ? '' : sw.percent(x.discount)), 'r'),
            column('Netto', (x) => sw.money(x.sum), 'r'),
          ],
          p.lines,
          {
            under: (x) =>
              x.pack === ''
                ? ''
                : `<tr><td></td><td class="p" colspan="5">Levereras i förpackning om ${x.pack}</td></tr>`,
          },
        ),
        `<br>${pairs(
          [
            ['Summa exkl. moms', sw.money(p.net)],
            ['Moms 25 %', sw.money(p.tax)],
            ['Summa att betala (kr)', sw.money(p.payable)],
          ],
          't',
        )}`,
        `<p>Betala till bankgiro <b>${p.supplier.bankgiro}</b>, ange OCR <b>${p.ocr}</b>.</p><p class="small">${lines(`${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post} · org.nr ${p.supplier.organisation} · VAT ${p.supplier.vat} · Godkänd för F-skatt`, 'Vid försenad betalning debiteras ränta med 10 % samt påminnelseavgift 60 kr.')}</p>`,
      ),
  },
];
