/** Invoices of the small accounting programs that most Swedish firms use, continued. */
import { abbreviated, iso } from '../days.ts';
import { column, escaped, pairs, remarked, table, titled } from '../html.ts';
import { firm, swedishIban } from '../parties.ts';
import {
  facts,
  fees,
  from,
  in_,
  l,
  ledger,
  lines,
  mark,
  note,
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

const honey = firm('Linneryds Biodling, Kerstin Malmqvist', 'Linneryd Norregård 3, 361 93 Broakulla', {
  organisation: '581104-2364',
  vat: 'SE581104236401',
});
const prints = firm('Tryckfabriken Rosenlund HB', 'Rosenlundsgatan 9, 118 53 Stockholm');
const plumb = firm('Rör & El-Jour i Sörmland AB', 'Svetsarvägen 12, 641 49 Katrineholm');
const flowers = firm('Blomsterhandel Vitsippan AB', 'Torggatan 2, 671 31 Arvika');

export const accountingMore: readonly LayoutN[] = [
  {
    id: 'n04',
    producer: 'writer',
    hard: 'a page of a word processor by a sole trader, no numbers of goods',
    count: 2,
    seller: { party: honey, trades: ['farm'], codes: '', numbers: '47', lines: [1, 4], terms: 10, step: 100 },
    draw: (p) =>
      page(
        'body{font-family:"Liberation Serif";font-size:12pt}',
        `<p align="right">${abbreviated(p.issue)}</p><p><b>Linneryds Biodling</b></p><h1>${titled(p, 'Faktura')} nr ${p.number}</h1>`,
        remarked(p),
        `<p>${lines(...to(p))}</p><p>Levererat ${p.delivered}:</p>`,
        `<table width="100%" border="1" cellpadding="3"><tr><td><b>Vara</b></td><td><b>Antal</b></td><td><b>Pris</b></td><td><b>Summa</b></td></tr>${p.lines.map((x) => `<tr><td>${escaped(x.name)}</td><td align="right">${sp.quantity(x.quantity)} ${x.unit}</td><td align="right">${sp.price(x.price)}</td><td align="right">${sp.money(x.sum)}</td></tr>`).join('')}</table>`,
        `<p>Summa ${sp.money(p.net)} kr<br>Moms ${p.vat[0]?.rate ?? 0} % ${sp.money(p.tax)} kr<br><b>Att betala ${sp.money(p.payable)} kr</b></p><p>Betalas till plusgiro ${p.supplier.plusgiro} senast ${abbreviated(p.due)}. Skriv fakturans nummer på inbetalningen.</p><p>Med vänlig hälsning</p><p>${escaped(p.supplier.name)}<br>${p.supplier.street}, ${p.supplier.post}<br>Tel ${p.supplier.phone}<br>Moms nr ${p.supplier.vat}. Innehar F-skattsedel.</p>`,
      ),
  },
  {
    id: 'n05',
    producer: 'pdf-lib',
    hard: 'labels with points, the sender below a line at the foot',
    count: 2,
    credits: 1,
    seller: {
      party: prints,
      trades: ['print'],
      codes: '',
      numbers: '26-0188',
      lines: [1, 5],
      terms: 15,
      step: 50,
      fees: [['Leverans med bud', 18500, 25]],
    },
    draw: (p) => {
      const s = sheet({ size: 9.5 });
      s.box(40, 36, 130, 60, 0.15);
      s.text(47, 53, 'TRYCK·FABRIKEN', { font: 'bold', size: 9, grey: 1 });
      s.text(360, 54, titled(p, 'Faktura'), { size: 22 });
      facts(s, 84, 360, 450, [
        ['Nummer.......', p.number],
        ['Datum........', p.issue],
        ['Betala före...', p.due],
        ['Kundnr.......', p.customer],
        ['Märkning.....', `Order ${p.order}`],
        ['Avser.........', p.about ?? ''],
      ]);
      s.block(40, 120, to(p));
      mark(s, 40, 180, p);
      const y = ledger(
        s,
        220,
        [
          l(40, 'Arbete', (x) => x.name),
          r(340, 'Mängd', (x) => sp.quantity(x.quantity)),
          l(348, '', (x) => x.unit),
          r(450, 'À kr', (x) => sp.price(x.price)),
          r(555, 'Kronor', (x) => sp.money(x.sum)),
        ],
        p.lines,
        { ruled: 'all', below: (x) => (x.pack === '' ? [] : [`per ${x.pack}`]) },
      );
      sums(s, y + 12, 380, 555, [
        ...fees(p, sp.money),
        ['Netto', sp.money(p.net)],
        ['Moms 25 %', sp.money(p.tax)],
      ]);
      sums(s, y + 60, 380, 555, [['Summa SEK', sp.money(p.payable)]], { font: 'bold', size: 12 });
      s.line(40, 770, 555);
      s.text(297, 784, `${from(p).join(' | ')} | ${p.supplier.phone}`, { align: 'c', size: 8 });
      s.text(
        297,
        796,
        `Bankgiro ${p.supplier.bankgiro} | Org.nr ${p.supplier.organisation} | Momsreg.nr ${p.supplier.vat} | F-skatt`,
        { align: 'c', size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'n06',
    producer: 'wkhtmltopdf',
    hard: 'work and material in two tables, rows of text between',
    count: 2,
    credits: 1,
    seller: {
      party: plumb,
      trades: ['craft'],
      codes: '',
      numbers: '81730',
      lines: [3, 7],
      isWhole: true,
      order: (x) => Number(x.unit !== 'tim'),
    },
    draw: (p) =>
      page(
        `.lines th{border-bottom:2px solid #06c;color:#06c}.tot{width:50%;margin-left:50%;border-top:2px solid #06c}`,
        side(
          [
            50,
            `<h1 style="color:#06c">RÖR & EL-JOUR</h1>${lines(p.supplier.street, p.supplier.post, p.supplier.phone)}`,
          ],
          [
            50,
            `<h2>${titled(p, 'FAKTURA', 'KREDITFAKTURA')}</h2>${pairs([
              ['Fakturanummer', p.number],
              ['Fakturadatum', p.issue],
              ['Förfallodatum', p.due],
              ['Arbetsorder', p.order],
              ['OCR-nummer', p.ocr],
            ])}`,
          ],
        ),
        remarked(p),
        `<p><b>${lines(...to(p))}</b></p><p>Arbetsplats: ${escaped(p.buyer.street)}. Utfört ${p.delivered}. ${refers(p)}</p>`,
        ...(['tim', ''] as const).map((unit) => {
          const own = p.lines.filter((x) => (unit === 'tim') === (x.unit === 'tim'));
          return own.length === 0
            ? ''
            : `<h3>${unit === 'tim' ? 'Arbete' : 'Material och övrigt'}</h3>${table([column('Benämning', (x) => x.name), column('Antal', (x) => sw.quantity(x.quantity), 'r'), column('Enh', (x) => x.unit), column('Pris', (x) => sw.price(x.price), 'r'), column('Belopp', (x) => sw.money(x.sum), 'r')], own)}`;
        }),
        `<br>${pairs([['Summa exkl. moms', sw.money(p.net)], ['Moms 25%', sw.money(p.tax)], ...rounded(p, 'Avrundning', sw.money), ['Att betala', `${sw.money(p.payable)} kr`]], 'tot')}`,
        `<hr><p class="small">${lines(`${p.supplier.name}  Org.nr ${p.supplier.organisation}  Momsreg ${p.supplier.vat}  Bankgiro ${p.supplier.bankgiro}  IBAN ${swedishIban(p.supplier.name)}`)}</p>`,
      ),
  },
  {
    id: 'n07',
    producer: 'fpdf',
    hard: 'a shop’s own program, sums at the left',
    count: 2,
    credits: 1,
    seller: {
      party: flowers,
      trades: ['flowers'],
      codes: '#####',
      numbers: 'VS3071',
      lines: [1, 4],
      step: 100,
      terms: 14,
    },
    draw: (p) => {
      const s = sheet();
      s.text(297, 48, p.supplier.name, { font: 'bold', size: 15, align: 'c' });
      s.text(297, 62, `${p.supplier.street}, ${p.supplier.post}, ${p.supplier.phone}`, {
        align: 'c',
        size: 8,
      });
      s.line(40, 70, 555, 70, 1.2);
      s.text(40, 98, titled(p, 'Faktura'), { font: 'bold', size: 14 });
      facts(s, 116, 40, 130, [
        ['Fakturanr:', p.number],
        ['Datum:', iso(p.issue)],
        ['Sista betaldag:', p.due],
        ['Kundnr:', p.customer],
        ['Kredit för:', p.about ?? ''],
      ]);
      s.block(340, 116, to(p), { size: 10 });
      mark(s, 340, 170, p);
      const y = ledger(
        s,
        210,
        [
          l(40, 'Artikelnr', (x) => x.code),
          l(110, 'Artikel', (x) => x.name),
          r(330, 'Antal', (x) => `${sp.quantity(x.quantity)} ${x.unit}`),
          r(440, 'Pris/enhet', (x) => sp.price(x.price)),
          r(555, 'Summa', (x) => sp.money(x.sum)),
        ],
        p.lines,
        { leading: 15 },
      );
      sums(
        s,
        y + 20,
        40,
        200,
        [
          ['Summa varor', sp.money(p.net)],
          ['Moms 25 %', sp.money(p.tax)],
          ['Totalsumma', sp.money(p.payable)],
        ],
        { size: 10 },
        15,
      );
      s.text(40, 700, note(p) === '' ? 'Vi tar inte emot returer av snittblommor.' : '');
      s.text(
        40,
        780,
        `Bankgiro ${p.supplier.bankgiro}   Organisationsnummer ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   Företaget är godkänt för F-skatt`,
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
];
