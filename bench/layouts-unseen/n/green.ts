/** Invoices for greens, dairy, coffee and what grows wild. */
import { iso, shortDashed } from '../days.ts';
import { column, escaped, over, pairs, remarked, table, titled } from '../html.ts';
import { firm } from '../parties.ts';
import {
  boxes,
  facts,
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
  sums,
  to,
} from './kit.ts';
import type { LayoutN } from './orders.ts';

const sw = in_('swedish');
const sp = in_('space');
const greens = firm('Grönsakslagret Sankt Lars AB', 'Odlarvägen 15, 226 60 Lund');
const fruit = firm('Fruktboden vid Dalälven AB', 'Fruktgatan 1, 781 70 Borlänge');
const dairy = firm('Mejeriet Ängsholmen AB', 'Kärnvägen 6, 524 32 Herrljunga');

export const green: readonly LayoutN[] = [
  {
    id: 'n28',
    producer: 'reportlab-embedded',
    hard: 'many rows in small type, country and class of each',
    count: 3,
    credits: 1,
    seller: {
      party: greens,
      trades: ['greens'],
      codes: '3###',
      numbers: '7720945',
      lines: [9, 20],
      terms: 14,
      grams: 100,
      isWhole: true,
      fees: [['Tömda backar retur', -4500, 25]],
    },
    draw: (p) => {
      const s = sheet({ size: 8 });
      s.box(0, 0, 595, 28, 0.82);
      s.text(40, 20, p.supplier.name, { font: 'bold', size: 13 });
      s.text(40, 60, titled(p, 'Faktura'), { font: 'bold', size: 16 });
      boxes(s, 76, [
        [40, 'Fakturanr', p.number],
        [110, 'Fakturadatum', p.issue],
        [185, 'Förfallodatum', p.due],
        [260, 'Kundnr', p.customer],
      ]);
      s.block(360, 70, to(p), { size: 10 });
      s.text(40, 115, refers(p));
      mark(s, 40, 130, p);
      const lands = ['SE', 'NL', 'ES', 'IT', 'MA'];
      const y = ledger(
        s,
        150,
        [
          l(40, 'Artnr', (x) => x.code),
          l(80, 'Artikel', (x) => x.name),
          l(215, 'Land', (x) => lands[x.seed % 5] ?? ''),
          l(245, 'Kl', (x) => String(1 + (x.seed % 2))),
          r(330, 'Antal', (x) => sp.quantity(x.quantity)),
          l(338, 'Enhet', (x) => x.unit),
          r(430, 'Pris', (x) => sp.price(x.price)),
          r(475, 'Moms', (x) => `${x.rate}%`),
          r(555, 'Summa', (x) => sp.money(x.sum)),
        ],
        p.lines,
        { leading: 12 },
      );
      sums(
        s,
        y + 12,
        340,
        555,
        [
          ...fees(p, sp.money),
          ['Netto', sp.money(p.net)],
          ...p.vat.map(({ rate, base, tax }): [string, string] => [
            `Moms ${rate}% av ${sp.money(base)}`,
            sp.money(tax),
          ]),
          ['Moms totalt', sp.money(p.tax)],
          ...rounded(p, 'Avrundning', sp.money),
          ['Att betala', sp.money(p.payable)],
        ],
        {},
        12,
      );
      s.box(0, 790, 595, 842, 0.92);
      s.block(
        40,
        804,
        [
          `${from(p).join(', ')} · ${p.supplier.phone} · ${p.supplier.mail}`,
          `Bankgiro ${p.supplier.bankgiro} · OCR ${p.ocr} · Org.nr ${p.supplier.organisation} · Momsreg.nr ${p.supplier.vat} · Godkänd för F-skatt`,
        ],
        { size: 7, leading: 10 },
      );
      return s.drawing();
    },
  },
  {
    id: 'n29',
    producer: 'wkhtmltopdf',
    hard: 'days of delivery as a column',
    count: 2,
    credits: 1,
    seller: {
      party: fruit,
      trades: ['greens', 'wild'],
      codes: '#####',
      numbers: '31-5508',
      lines: [6, 13],
      terms: 10,
      grams: 500,
      deliveries: 4,
    },
    draw: (p) =>
      page(
        `.lines td{border:1px solid #9c9;font-size:9pt}.lines th{background:#dfd;border:1px solid #9c9;font-size:9pt}`,
        side(
          [
            60,
            `<h2>${escaped(p.supplier.name)}</h2>${lines(p.supplier.street, p.supplier.post, `Order: ${p.supplier.phone}`)}`,
          ],
          [40, `<h2 class="r">${titled(p, 'FAKTURA', 'KREDITFAKTURA')}</h2>`],
        ),
        remarked(p),
        over([
          ['Fakturanr', p.number],
          ['Datum', p.issue],
          ['Förfallodatum', p.due],
          ['Kundnr', p.customer],
          ['Betalningsvillkor', '10 dagar'],
          ['Avser', p.about ?? ''],
        ]),
        `<p>${lines(...to(p))}</p>`,
        table(
          [
            column('Lev.dag', (x) =>
              shortDashed(iso(`${p.issue.slice(0, 8)}${String(1 + x.delivery * 2).padStart(2, '0')}`)),
            ),
            column('Art', (x) => x.code),
            column('Vara', (x) => x.name),
            column('Antal', (x) => sw.quantity(x.quantity), 'r'),
            column('Enhet', (x) => x.unit),
            column('Pris', (x) => sw.price(x.price), 'r'),
            column('Summa', (x) => sw.money(x.sum), 'r'),
          ],
          p.lines,
        ),
        `<br>${pairs(
          [
            ['Netto', sw.money(p.net)],
            [`Moms ${p.vat[0]?.rate ?? 0} %`, sw.money(p.tax)],
            ['ATT BETALA', sw.money(p.payable)],
          ],
          'pairs right',
        )}<div class="clear"></div>`,
        `<p class="small">Bankgiro ${p.supplier.bankgiro}, Org.nr ${p.supplier.organisation}, VAT-nr ${p.supplier.vat}. Innehar F-skattsedel. Anmärkning mot faktura inom 8 dagar.</p>`,
      ),
  },
  {
    id: 'n30',
    producer: 'pdf-lib',
    hard: 'packs beside, deposit of crates as rows',
    count: 2,
    credits: 1,
    seller: {
      party: dairy,
      trades: ['dairy'],
      codes: '######',
      numbers: '50061187',
      lines: [5, 10],
      terms: 15,
      isNegative: true,
      fees: [['Miljöavgift transport', 3900, 25]],
      grams: 1000,
      most: 24,
    },
    draw: (p) => {
      const s = sheet({ size: 8.5 });
      s.text(40, 52, 'Ängsholmen', { font: 'serifbold', size: 24 });
      s.text(555, 46, titled(p, 'Faktura', 'Kreditfaktura'), { font: 'bold', size: 13, align: 'r' });
      s.text(555, 58, `Sida 1 av 1`, { size: 7, align: 'r' });
      s.block(40, 100, to(p), { size: 10 });
      facts(s, 84, 340, 440, [
        ['Fakturanummer:', p.number],
        ['Fakturadatum:', p.issue],
        ['Förfallodatum:', p.due],
        ['Kundnummer:', p.customer],
        ['Rutt/stopp:', `12/${p.customer.slice(0, 2)}`],
        ['OCR-nummer:', p.ocr],
        ['Ursprungsfaktura:', p.about ?? ''],
      ]);
      mark(s, 40, 160, p);
      const y = ledger(
        s,
        195,
        [
          l(40, 'Artikelnr', (x) => x.code),
          l(95, 'Artikelbenämning', (x) => x.name),
          l(235, 'Förpackning', (x) => x.pack),
          r(350, 'Antal', (x) => sp.quantity(x.quantity)),
          l(358, 'Enhet', (x) => x.unit),
          r(440, 'Á-pris', (x) => sp.price(x.price)),
          r(480, 'Moms', (x) => `${x.rate},00`),
          r(555, 'Belopp', (x) => sp.money(x.sum)),
        ],
        p.lines,
      );
      let at = y;
      for (const { label, amount, rate } of p.charges) {
        s.text(95, at, label);
        s.right(480, at, `${rate},00`);
        s.right(555, at, sp.money(amount));
        at += 13;
      }
      sums(s, at + 16, 300, 555, [
        ['Summa före moms', sp.money(p.net)],
        ...p.vat.map(({ rate, base, tax }): [string, string] => [
          `Moms ${rate},00 % av ${sp.money(base)}`,
          sp.money(tax),
        ]),
        ['Summa moms', sp.money(p.tax)],
      ]);
      s.box(300, at + 84, 555, at + 102, 0.88);
      sums(s, at + 96, 306, 550, [['Att betala (SEK)', sp.money(p.payable)]], { font: 'bold', size: 10 });
      s.block(
        40,
        788,
        [
          `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. Kundservice ${p.supplier.phone}.`,
          `Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. Godkänd för F-skatt.`,
        ],
        { size: 7.5, leading: 10 },
      );
      return s.drawing();
    },
  },
];
