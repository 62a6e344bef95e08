/** Papers that are made in an odd way, as about one in eight is. */
import { firm } from '../parties.ts';
import { boxes, facts, from, in_, l, ledger, mark, r, rounded, sheet, sums, to, word } from './kit.ts';
import type { LayoutN } from './orders.ts';

const sp = in_('space');
const tillShop = firm('Snabbgross Kontant Väst AB', 'Handelsvägen 6, 415 05 Göteborg');
const slip = firm('Ramlösa Städ & Fönsterputs AB', 'Putsgatan 3, 253 65 Ramlösa');
const second = firm('Bryggerigrossen Öresund AB', 'Havnevägen 12, 217 74 Malmö');

export const odd: readonly LayoutN[] = [
  {
    id: 'n48',
    producer: 'pdf-lib',
    hard: 'a till’s long roll with two rows a product',
    count: 2,
    seller: {
      party: tillShop,
      trades: ['dry', 'dairy', 'soft'],
      codes: 'EAN',
      numbers: '4410982',
      lines: [4, 9],
      terms: 10,
      isWhole: true,
    },
    draw: (p) => {
      const s = sheet({ font: 'mono', size: 8 }, 260, 800);
      const mid = (y: number, text: string): void => s.text(130, y, text, { align: 'c' });
      mid(28, p.supplier.name);
      mid(39, `${p.supplier.street}, ${p.supplier.post}`);
      mid(50, `Org.nr ${p.supplier.organisation}`);
      mid(61, `Momsreg.nr ${p.supplier.vat}`);
      s.text(130, 82, word(p, 'KREDITKÖP FAKTURA').toUpperCase(), { align: 'c', font: 'monobold', size: 10 });
      s.block(
        14,
        100,
        [`Fakturanr ${p.number}  Datum ${p.issue}`, `Kund ${p.customer}  Förfaller ${p.due}`, ...to(p)],
        { leading: 11 },
      );
      mark(s, 14, 158, p, 8);
      s.line(14, 164, 246);
      let y = 178;
      for (const x of p.lines) {
        s.text(14, y, x.name);
        s.right(246, y, sp.money(x.sum));
        s.text(
          22,
          y + 10,
          `${x.code}  ${sp.quantity(x.quantity)} ${x.unit} x ${sp.price(x.price)}  ${x.rate}%`,
        );
        y += 24;
      }
      s.line(14, y - 8, 246);
      y = sums(
        s,
        y + 6,
        14,
        246,
        [
          ['Summa exkl. moms', sp.money(p.net)],
          ...p.vat.map(({ rate, base, tax }): [string, string] => [
            `Moms ${rate}% (${sp.money(base)})`,
            sp.money(tax),
          ]),
          ['Moms totalt', sp.money(p.tax)],
          ...rounded(p, 'Avrundning', sp.money),
          ['ATT BETALA SEK', sp.money(p.payable)],
        ],
        {},
        11,
      );
      mid(y + 14, `Bankgiro ${p.supplier.bankgiro}`);
      mid(y + 25, 'Godkänd för F-skatt');
      mid(y + 36, 'Kassa 3  Expedit 17');
      return s.drawing();
    },
  },
  {
    id: 'n49',
    producer: 'stretched',
    hard: 'the sender only below the payment slip',
    count: 2,
    credits: 1,
    seller: {
      party: slip,
      trades: ['windows'],
      codes: '',
      numbers: '1093',
      lines: [2, 5],
      terms: 20,
      isWhole: true,
      step: 50,
    },
    draw: (p) => {
      const s = sheet();
      s.text(40, 60, word(p, 'Faktura'), { font: 'bold', size: 20 });
      facts(s, 84, 40, 140, [
        ['Fakturanummer', p.number],
        ['Fakturadatum', p.issue],
        ['Kundnummer', p.customer],
        ['Avser faktura', p.about ?? ''],
      ]);
      s.block(340, 84, to(p), { size: 10 });
      mark(s, 340, 60, p);
      const y = ledger(
        s,
        180,
        [
          l(40, 'Vad', (x) => x.name),
          r(330, 'Antal', (x) => `${sp.quantity(x.quantity)} ${x.unit}`),
          r(440, 'Pris', (x) => sp.price(x.price)),
          r(555, 'Summa', (x) => sp.money(x.sum)),
        ],
        p.lines,
        { leading: 15 },
      );
      sums(s, y + 12, 370, 555, [
        ['Netto', sp.money(p.net)],
        ['Moms 25 %', sp.money(p.tax)],
        ...rounded(p, 'Avrundning', sp.money),
        ['Att betala', sp.money(p.payable)],
      ]);
      s.line(0, 560, 595, 560, 0.3);
      s.text(40, 574, 'INBETALNING', { font: 'bold', size: 8 });
      s.frame(40, 582, 555, 680);
      boxes(s, 596, [
        [50, 'Betala senast', p.due],
        [170, 'OCR', p.ocr],
        [330, 'Belopp, kronor', sp.money(p.payable)],
        [450, 'Till bankgiro', p.supplier.bankgiro],
      ]);
      boxes(s, 636, [
        [50, 'Avsändare', p.buyer.name],
        [330, 'Betalningsmottagare', p.supplier.name],
      ]);
      s.block(
        40,
        720,
        [
          ...from(p),
          `Tel ${p.supplier.phone}`,
          `Org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}`,
          'Godkänd för F-skatt',
        ],
        { size: 8, leading: 11 },
      );
      return s.drawing();
    },
  },
  {
    id: 'n50',
    producer: 'arrays',
    hard: 'the first page has only the sum; rows, tax and sender on page 2',
    count: 2,
    seller: {
      party: second,
      trades: ['beer', 'soft'],
      codes: '#####',
      numbers: 'ÖB55102',
      lines: [4, 9],
      terms: 20,
      isWhole: true,
    },
    draw: (p) => {
      const s = sheet();
      s.text(40, 60, word(p, 'Faktura'), { font: 'bold', size: 24 });
      s.block(330, 110, to(p), { size: 11, leading: 14 });
      mark(s, 40, 100, p);
      s.text(40, 230, 'Här kommer fakturan för månadens leveranser. Alla rader finns på nästa sida.', {
        font: 'serif',
        size: 11,
      });
      facts(
        s,
        280,
        40,
        180,
        [
          ['Fakturanummer', p.number],
          ['Fakturadatum', p.issue],
          ['Förfallodatum', p.due],
          ['Att betala', `${sp.money(p.payable)} SEK`],
          ['Bankgiro', p.supplier.bankgiro],
          ['OCR-nummer', p.ocr],
        ],
        { size: 12 },
        20,
      );
      s.text(40, 800, 'Sida 1 av 2', { size: 8 });
      s.page();
      s.text(40, 44, `Specifikation till faktura ${p.number}`, { font: 'bold', size: 12 });
      const y = ledger(
        s,
        74,
        [
          l(40, 'Artikel', (x) => x.code),
          l(85, 'Namn', (x) => x.name),
          l(235, 'Förpackning', (x) => x.pack),
          r(345, 'Antal', (x) => sp.quantity(x.quantity)),
          l(352, 'Enhet', (x) => x.unit),
          r(435, 'Pris', (x) => sp.price(x.price)),
          r(475, 'Moms', (x) => `${x.rate} %`),
          r(555, 'Belopp', (x) => sp.money(x.sum)),
        ],
        p.lines,
      );
      sums(s, y + 14, 330, 555, [
        ['Netto', sp.money(p.net)],
        ...p.vat.map(({ rate, base, tax }): [string, string] => [
          `Moms ${rate} % på ${sp.money(base)}`,
          sp.money(tax),
        ]),
        ['Moms', sp.money(p.tax)],
        ...rounded(p, 'Öresavrundning', sp.money),
        ['Summa att betala', sp.money(p.payable)],
      ]);
      s.block(
        40,
        760,
        [
          from(p).join(', '),
          `Telefon ${p.supplier.phone}, ${p.supplier.mail}`,
          `Org.nr ${p.supplier.organisation}, Momsreg.nr ${p.supplier.vat}, Godkänd för F-skatt`,
          'Sida 2 av 2',
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
];
