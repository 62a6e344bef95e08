/** Full-range wholesalers, on wide pages and on several. */
import { column, over, pairs, table } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { about, address, beside, charges, col, figures, grid, labels, num, page, rowsOf, stack, total, taxes, rounding } from './kit.ts'; // prettier-ignore
import type { LayoutK } from './orders.ts';
import { placeOf, swede } from './parties.ts';

const m = figures('swedish');
const s = figures('space');
const t = figures('trailing');
const shelves = ['Kolonial', 'Dryck och kaffe', 'Kem och papper'];
const shelfOf = (name: string): number =>
  /läsk|vatten|kaffe|bönor|te |must|tonic|dryck|soda|choklad/iu.test(name)
    ? 1
    : Number(/st |spray|säck|rulle|tvål|klor|handske|golv|nylon|duk|pinne|disk|mugg/iu.test(name)) * 2;
const letter = (rate: number): string => (rate === 25 ? 'A' : 'B');

export const wholesale: readonly LayoutK[] = [
  {
    id: 'k26',
    producer: 'chromium',
    hard: 'up to two pages: a code of VAT as a letter, packs, a list of codes below',
    credits: 1,
    seller: {
      party: swede('Kökets Grossist i Mellansverige AB', 'Terminalgatan 12, 703 83 Örebro', '5564'),
      trades: ['dry', 'frozen', 'dairy', 'clean', 'soft', 'meat'],
      lines: [24, 44],
      codes: '######',
      number: (n) => String(26_004_480 + n),
      discounts: [400, 700, 1200],
      charges: [['Leveransavgift', 39_500, 25]],
    },
    draw: (p) => {
      const l = labels(p);
      return page(
        `.lines td,.lines th{font-size:8pt;padding:4.5pt 3pt}.lines th{border-top:1pt solid #000;border-bottom:1pt solid #000}.over{width:100%;border:.5pt solid #999}.over th{font-size:7pt}`,
        beside(
          [50, `<h2>KÖKETS GROSSIST</h2><span class="small">${p.supplier.name}</span>`],
          [50, `<div class="r"><h2>${l.title.toUpperCase()}</h2></div>`],
        ),
        beside(
          [50, `<span class="small">Fakturamottagare</span><br>${address(p.buyer)}`],
          [50, `<span class="small">Leveransadress</span><br>${placeOf(p.buyer).join('<br>')}`],
        ),
        over([
          ['Kundnummer', p.customer],
          [l.number, p.number],
          [l.date, p.issue],
          ['Ordernummer', p.order],
          ['Leveransdatum', p.delivered],
          [l.due, p.due],
          ['Er referens', p.reference],
        ]),
        `<p>${about(p)}</p>`,
        table(
          [
            column('Artnr', ({ code }) => code),
            column('Benämning', ({ name }) => name),
            column('Förpackning', ({ pack }) => pack),
            column('Antal', (line) => m.quantity(line.quantity), 'r'),
            column('Enh', ({ unit }) => unit),
            column('Pris', (line) => m.price(line.price), 'r'),
            column('Rab %', (line) => (line.discount === 0n ? '' : m.percent(line.discount)), 'r'),
            column('MK', ({ rate }) => letter(rate), 'c'),
            column('Belopp', (line) => m.money(line.sum), 'r'),
          ],
          p.lines,
        ),
        beside(
          [
            55,
            `<p class="small">Momskoder: A = 25 %, B = livsmedel ${p.vat.at(-1)?.rate} %. Antal rader: ${p.lines.length}</p>${rowsOf([['Kod', 'Underlag', 'Moms'], ...p.vat.map(({ rate, base, tax }) => [letter(rate), m.money(base), m.money(tax)])])}`,
          ],
          [
            45,
            pairs([
              ['Varor', m.money(p.lineNet)],
              ...charges(p, m.money),
              ['Summa exkl. moms', m.money(p.net)],
              ['Moms', m.money(p.tax)],
              [`<b>${l.pay} SEK</b>`, m.money(p.payable)],
            ]),
          ],
        ),
        `<p class="small">Bankgiro ${p.supplier.bankgiro} &nbsp; OCR-nummer ${p.ocr} &nbsp; Org.nr ${p.supplier.organisation} &nbsp; VAT-nr ${p.supplier.vat} &nbsp; ${p.supplier.street}, ${p.supplier.post} &nbsp; Godkänd för F-skatt</p>`,
      );
    },
  },
  {
    id: 'k27',
    producer: 'skia',
    hard: 'a great system: the page lies, amounts to the next page are carried over, minus behind',
    credits: 1,
    seller: {
      party: swede('Restaurangleverans Norden AB', 'Godsvägen 33, 441 39 Alingsås', '5567'),
      trades: ['dry', 'frozen', 'soft', 'paper', 'clean'],
      lines: [22, 34],
      codes: '10#####',
      number: (n) => String(90_771_300 + n),
      terms: 20,
      returns: 0.06,
      isNegativeCredit: true,
    },
    draw: (p) => {
      const sheet = new Sheet({ size: 8.5 }, 842, 595);
      const l = labels(p);
      let at = 1;
      const head = (): void => {
        sheet.text(40, 40, 'Restaurangleverans Norden AB', { font: 'bold', size: 13 });
        sheet.text(800, 40, `${l.title} ${p.number}   Sida ${at}`, { align: 'r', font: 'bold' });
      };
      head();
      sheet.block(40, 66, [p.buyer.name, p.buyer.street, p.buyer.post]);
      sheet.block(280, 66, ['Leveransställe', ...placeOf(p.buyer)], { leading: 11 });
      stack(
        sheet,
        560,
        680,
        66,
        [
          [l.date, p.issue],
          [l.due, p.due],
          ['Kundnummer', p.customer],
          ['Order', p.order],
        ],
        { isLeft: true },
      );
      sheet.text(40, 112, about(p));
      const end = grid(
        sheet,
        [
          num(60, 'Rad', (_, index) => String(index + 1)),
          col(70, 'Material', ({ code }) => code),
          col(125, 'Beskrivning', ({ name }) => name),
          col(400, 'Förp.', ({ pack }) => pack),
          num(520, 'Kvantitet', (line) => t.quantity(line.quantity)),
          col(527, 'ME', ({ unit }) => unit),
          num(630, 'Nettopris', (line) => t.price(line.price)),
          num(690, 'Moms%', ({ rate }) => String(rate)),
          num(800, 'Nettovärde', (line) => t.money(line.sum)),
        ],
        p.lines,
        {
          top: 134,
          bottom: 500,
          leading: 14,
          rule: (y) => sheet.line(40, y, 800),
          next: (y, before) => {
            sheet.text(630, y + 4, 'Transport', { font: 'bold', align: 'r' });
            sheet.right(800, y + 4, t.money(total(before)), { font: 'bold' });
            sheet.page();
            at++;
            head();
            sheet.text(70, 62, 'Transport från föregående sida');
            sheet.right(800, 62, t.money(total(before)));
            return 84;
          },
        },
      );
      const from = end > 420 ? 84 : end + 16;
      if (end > 420) {
        sheet.page();
        at++;
        head();
      }
      stack(
        sheet,
        560,
        800,
        from,
        [
          ['Summa netto', t.money(p.net)],
          ...taxes(p, t.money),
          ['Moms totalt', t.money(p.tax)],
          [`${l.pay} SEK`, t.money(p.payable)],
        ],
        { leading: 14 },
      );
      sheet.block(40, from, [
        `Bankgiro ${p.supplier.bankgiro}`,
        `OCR ${p.ocr}`,
        `Org.nr ${p.supplier.organisation}`,
        `Momsreg.nr ${p.supplier.vat}`,
        `${p.supplier.street}, ${p.supplier.post}`,
        'Godkänd för F-skatt',
      ]);
      return sheet.drawing();
    },
  },
  {
    id: 'k28',
    producer: 'arrays',
    hard: 'goods of a group under its heading with a sum; a row "forts." and a head on each page',
    seller: {
      party: swede('Menyköp Handels AB', 'Gjuterigatan 31, 331 35 Värnamo'),
      trades: ['dry', 'coffee', 'soft', 'clean'],
      lines: [28, 42],
      codes: 'M####',
      number: (n) => String(118_200 + n),
      isWhole: true,
      groupOf: shelfOf,
    },
    printing: { name: ({ name, pack }) => `${name} ${pack}`.trim() },
    draw: (p) => {
      const sheet = new Sheet({ size: 8.5 });
      const l = labels(p);
      sheet.text(40, 45, 'Menyköp', { font: 'bold', size: 20 });
      sheet.text(40, 57, 'Handels AB', { size: 9 });
      sheet.text(330, 45, l.title, { font: 'bold', size: 14 });
      stack(
        sheet,
        330,
        430,
        62,
        [
          [l.number, p.number],
          [l.date, p.issue],
          [l.due, p.due],
          ['Kund', p.customer],
          ['Er ref', p.reference],
        ],
        { isLeft: true },
      );
      sheet.block(40, 90, [p.buyer.name, p.buyer.street, p.buyer.post]);
      sheet.text(40, 138, about(p));
      const sorted = shelves
        .map((_, shelf) => p.lines.filter(({ name }) => shelfOf(name) === shelf))
        .filter((lines) => lines.length > 0);
      let y = 160;
      for (const lines of sorted) {
        sheet.text(40, y, shelves[shelfOf(lines[0]?.name ?? '')] ?? '', { font: 'bold', size: 9.5 });
        y = grid(
          sheet,
          [
            col(40, 'Artikel', ({ code }) => code),
            col(90, 'Benämning', ({ name, pack }) => `${name} ${pack}`),
            num(370, 'Antal', (line) => s.quantity(line.quantity)),
            col(376, '', ({ unit }) => unit),
            num(450, 'Pris', (line) => s.price(line.price)),
            num(485, '%', ({ rate }) => String(rate)),
            num(555, 'Kronor', (line) => s.money(line.sum)),
          ],
          lines,
          {
            top: y + 13,
            leading: 15,
            bottom: 720,
            next: (at) => {
              sheet.text(40, at + 4, 'Forts.');
              sheet.page();
              sheet.text(40, 45, `Menyköp   ${l.title} ${p.number}   forts.`, { font: 'bold' });
              return 70;
            },
          },
        );
        sheet.text(90, y, 'Delsumma', { font: 'bold' });
        sheet.right(555, y, s.money(total(lines)), { font: 'bold' });
        y += 20;
        if (y > 640) {
          sheet.page();
          sheet.text(40, 45, `Menyköp   ${l.title} ${p.number}   forts.`, { font: 'bold' });
          y = 70;
        }
      }
      sheet.line(40, 690, 555);
      stack(
        sheet,
        40,
        300,
        706,
        p.vat.map(({ rate, base, tax }) => [`Moms ${rate} % av ${s.money(base)}`, s.money(tax)] as const),
      );
      stack(
        sheet,
        340,
        555,
        706,
        [
          ['Netto', s.money(p.net)],
          ['Moms', s.money(p.tax)],
          ...rounding(p, s.money),
          [l.pay, s.money(p.payable)],
        ],
        { font: 'bold' },
      );
      sheet.block(
        40,
        790,
        [
          `Menyköp Handels AB   ${p.supplier.street}   ${p.supplier.post}   tel ${p.supplier.phone}   bg ${p.supplier.bankgiro}`,
          `Org.nr ${p.supplier.organisation}   Momsnr ${p.supplier.vat}   F-skatt`,
        ],
        { size: 7.5, leading: 10 },
      );
      return sheet.drawing();
    },
  },
];
