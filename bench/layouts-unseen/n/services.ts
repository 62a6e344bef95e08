/** Invoices for laundry, repairs, rental, energy and programs. */
import { dotted, plusDays } from '../days.ts';
import { column, pairs, remarked, table, titled } from '../html.ts';
import { firm } from '../parties.ts';
import {
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
  rounded,
  sheet,
  side,
  sums,
  to,
} from './kit.ts';
import type { LayoutN } from './orders.ts';

const sw = in_('swedish');
const sp = in_('space');
const laundry = firm('Tvättbolaget Rena Dukar AB', 'Mangelgatan 8, 633 46 Eskilstuna');
const fridge = firm('Kyltjänst Bohus Service AB', 'Kompressorgatan 5, 445 37 Bohus');
const dish = firm('Diskmaskinsgruppen Norr AB', 'Sköljvägen 10, 863 41 Sundsvall');

export const services: readonly LayoutN[] = [
  {
    id: 'n41',
    producer: 'pdf-lib',
    hard: 'a row per week and article, no numbers',
    count: 2,
    credits: 1,
    seller: {
      party: laundry,
      trades: ['laundry'],
      codes: '',
      numbers: '640071',
      lines: [3, 7],
      most: 40,
      terms: 20,
      fees: [['Fast hämtavgift', 24500, 25]],
    },
    draw: (p) => {
      const s = sheet();
      s.text(40, 50, 'Rena Dukar', { font: 'bold', size: 20 });
      s.text(40, 64, p.supplier.name, { size: 8 });
      s.text(330, 50, titled(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 13 });
      facts(s, 68, 330, 430, [
        ['Fakturanr', p.number],
        ['Fakturadatum', p.issue],
        ['Förfallodatum', p.due],
        ['Avtalskund', p.customer],
        ['Period', `${plusDays(p.issue, -28)} – ${p.delivered}`],
        ['Krediterar', p.about ?? ''],
      ]);
      s.block(330, 160, to(p));
      mark(s, 40, 160, p);
      const y = ledger(
        s,
        225,
        [
          l(40, 'Plagg', (x) => x.name),
          r(330, 'Antal', (x) => sp.quantity(x.quantity)),
          r(430, 'Tvättpris', (x) => sp.price(x.price)),
          r(555, 'Belopp', (x) => sp.money(x.sum)),
        ],
        p.lines,
        { leading: 14 },
      );
      sums(s, y + 14, 340, 555, [
        ...fees(p, sp.money),
        ['Netto', sp.money(p.net)],
        ['Moms 25 %', sp.money(p.tax)],
        ['Att betala', sp.money(p.payable)],
      ]);
      s.block(
        40,
        780,
        [
          `${p.supplier.street}, ${p.supplier.post}, tel ${p.supplier.phone}`,
          `Bankgiro ${p.supplier.bankgiro}, OCR ${p.ocr}`,
          `Org.nr ${p.supplier.organisation}, Momsreg.nr ${p.supplier.vat}, godkänd för F-skatt`,
        ],
        { size: 8 },
      );
      return s.drawing();
    },
    printing: { unit: () => undefined },
  },
  {
    id: 'n42',
    producer: 'reportlab',
    hard: 'a report of work in running text above the rows',
    count: 2,
    credits: 1,
    seller: {
      party: fridge,
      trades: ['fridge'],
      codes: 'K####',
      numbers: 'SO-21877',
      lines: [2, 6],
      most: 3,
      terms: 20,
      isWhole: true,
    },
    draw: (p) => {
      const s = sheet();
      s.block(40, 46, from(p), { font: 'bold' });
      s.text(40, 84, `Jour dygnet runt ${p.supplier.phone}`, { size: 8 });
      s.text(360, 46, titled(p, 'Faktura'), { font: 'bold', size: 17 });
      facts(s, 66, 360, 450, [
        ['Fakturanr', p.number],
        ['Datum', p.issue],
        ['Förfaller', p.due],
        ['Serviceorder', p.order],
        ['Avser faktura', p.about ?? ''],
      ]);
      s.block(360, 145, to(p));
      mark(s, 40, 120, p);
      s.block(
        40,
        215,
        [
          'Åtgärd: Kylrum 2 höll inte temperatur. Läcksökte, bytte fläktmotor och fyllde på köldmedium.',
          'Provkörde anläggningen 2 timmar, temperatur +2 grader vid avfärd. Tekniker: Conny.',
        ],
        { font: 'serif', size: 9.5 },
      );
      const y = ledger(
        s,
        255,
        [
          l(40, 'Artikel', (x) => x.code),
          l(95, 'Benämning', (x) => x.name),
          r(340, 'Antal', (x) => sp.quantity(x.quantity)),
          l(348, 'Enh', (x) => x.unit),
          r(450, 'À-pris', (x) => sp.price(x.price)),
          r(555, 'Belopp', (x) => sp.money(x.sum)),
        ],
        p.lines,
      );
      sums(s, y + 18, 370, 555, [
        ['Summa exkl. moms', sp.money(p.net)],
        ['Moms 25 %', sp.money(p.tax)],
        ...rounded(p, 'Öresavrundning', sp.money),
        ['ATT BETALA', sp.money(p.payable)],
      ]);
      s.line(40, 775, 555);
      s.text(
        40,
        788,
        `Bankgiro ${p.supplier.bankgiro}   Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   Innehar F-skattebevis   Certifikat kyl 41-882`,
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
  {
    id: 'n43',
    producer: 'wkhtmltopdf',
    hard: 'name first and number last',
    count: 2,
    seller: {
      party: dish,
      trades: ['dish'],
      codes: '###-###',
      numbers: '77402',
      lines: [2, 6],
      most: 3,
      terms: 30,
    },
    draw: (p) =>
      page(
        `.lines{border:1px solid #333}.lines th{background:#e8e8e8}.lines td,.lines th{padding:3pt 5pt}`,
        side(
          [50, `<h2>Diskmaskinsgruppen</h2>${lines(p.supplier.street, p.supplier.post)}`],
          [
            50,
            `${pairs([
              [titled(p, 'Faktura'), p.number],
              ['Fakturadatum', dotted(p.issue)],
              ['Förfallodatum', dotted(p.due)],
              ['Maskin', `DX-${p.customer}`],
            ])}`,
          ],
        ),
        remarked(p),
        `<p>${lines(...to(p))}</p>`,
        table(
          [
            column('Beskrivning', (x) => x.name),
            column('Antal', (x) => sw.quantity(x.quantity), 'r'),
            column('Enhet', (x) => x.unit),
            column('Pris', (x) => sw.price(x.price), 'r'),
            column('Summa', (x) => sw.money(x.sum), 'r'),
            column('Reservdelsnr', (x) => x.code),
          ],
          p.lines,
        ),
        `<br>${pairs(
          [
            ['Netto', `${sw.money(p.net)} kr`],
            ['Moms (25 %)', `${sw.money(p.tax)} kr`],
            ['Att betala', `${sw.money(p.payable)} kr`],
          ],
          'pairs',
        )}`,
        `<p class="small">${lines(`${p.supplier.name}, org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}, bankgiro ${p.supplier.bankgiro}, tel ${p.supplier.phone}. Godkänd för F-skatt.`)}</p>`,
      ),
  },
];
