/** The large wholesalers: many lines, several pages, much that is printed beside. */
import { iso, plusDays } from '../days.ts';
import { gtin } from '../identity.ts';
import { firm } from '../parties.ts';
import { Sheet, wrapped } from '../sheet.ts';
import { called, col, figures, grid, grouped, num, of, summed, total } from './kit.ts';
import type { LayoutH } from './orders.ts';

const kr = figures('space');

const h11: LayoutH = {
  id: 'h11',
  producer: 'pdf-lib',
  hard: 'several pages with carried sums, EAN below the name, VAT by letter, VAT table lying down',
  credits: 1,
  seller: {
    party: firm('Nordsalt Foodservice AB', 'Grossistvägen 40, 232 37 Arlöv'),
    trades: ['pantry', 'frost', 'milk', 'chemicals'],
    codes: '######',
    numbers: '90551204',
    lines: [24, 34],
    discounts: [400, 800, 1250],
    isWhole: true,
    fees: [{ label: 'Drivmedelstillägg', ore: 8900, rate: 25 }],
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 8.2 });
    const { supplier: seller } = paper;
    let pageNumber = 1;
    const head = (): void => {
      sheet.text(36, 46, 'NORDSALT', { font: 'bold', size: 18 });
      sheet.text(36, 58, 'foodservice', { size: 9, grey: 0.3 });
      sheet.text(330, 46, called(paper, 'FAKTURA'), { font: 'bold', size: 14 });
      sheet.right(559, 46, `Sida ${pageNumber}`);
      if (paper.remark !== null) sheet.text(330, 34, paper.remark, { font: 'bold', size: 10 });
      for (const [at, [label, value]] of [['Fakturanummer', paper.number], ['Fakturadatum', iso(paper.issue)], ['Kundnummer', paper.customer], ['Förfallodatum', iso(paper.due)]].entries())
        sheet.block(330 + at * 60, 62, [label ?? '', value ?? ''], { size: 7.6, leading: 10 });
    };
    head();
    sheet.block(36, 92, ['Leveransadress', paper.buyer.name, paper.buyer.street, paper.buyer.post], { leading: 10 });
    sheet.block(330, 92, ['Fakturaadress', paper.buyer.name, 'Box 2040', paper.buyer.post], { leading: 10 });
    sheet.text(36, 142, `Order ${paper.order}   Leveransdag ${iso(paper.delivered)}   Tur 14   Chaufför 208${paper.about === null ? '' : `   Krediterar faktura ${paper.about}`}`);
    const end = grid(
      sheet,
      [
        col(36, 'Artikel', ({ code }) => code),
        col(78, 'Varubenämning', (line) => [line.name, `EAN ${gtin(line.name)}`]),
        col(232, 'Förpackning', ({ pack }) => pack),
        num(318, 'Antal', ({ quantity }) => kr.quantity(quantity)),
        col(324, 'Enh', ({ unit }) => unit),
        num(402, 'À-pris', ({ price }) => kr.price(price)),
        num(438, 'Rab%', ({ discount }) => (discount === 0n ? '' : kr.percent(discount))),
        num(520, 'Belopp', ({ sum }) => kr.money(sum)),
        col(546, 'M', ({ rate }) => (rate === 25 ? 'A' : 'B')),
      ],
      paper.lines,
      {
        top: 166,
        bottom: 730,
        leading: 9.4,
        gap: 3,
        rule: (y) => sheet.line(36, y, 559),
        next: (y, before) => {
          sheet.right(520, y + 8, `Transport   ${kr.money(total(before))}`, { font: 'bold' });
          sheet.page();
          pageNumber++;
          head();
          sheet.right(520, 100, `Från föregående sida   ${kr.money(total(before))}`, { font: 'bold' });
          return 122;
        },
      },
    ); // prettier-ignore
    let y = end + 4;
    for (const { label, amount } of paper.charges) {
      sheet.text(78, y, label);
      sheet.right(520, y, kr.money(amount));
      sheet.text(546, y, 'A');
      y += 14;
    }
    if (y > 660) {
      sheet.page();
      pageNumber++;
      head();
      y = 110;
    }
    sheet.line(36, y, 559);
    const places = [110, 170, 230, 290];
    sheet.text(36, y + 16, 'Momskod');
    sheet.text(36, y + 28, 'Underlag');
    sheet.text(36, y + 40, 'Moms');
    for (const [at, { rate, base, tax }] of paper.vat.entries()) {
      sheet.right(places[at] ?? 350, y + 16, `${rate === 25 ? 'A' : 'B'} ${rate} %`);
      sheet.right(places[at] ?? 350, y + 28, kr.money(base));
      sheet.right(places[at] ?? 350, y + 40, kr.money(tax));
    }
    summed(sheet, y + 16, [['Netto', kr.money(paper.net)], ['Moms', kr.money(paper.tax)], ['Öresavr.', kr.money(paper.rounding)]], { x: 400, right: 559, leading: 12 });
    sheet.text(400, y + 58, paper.isCredit ? 'ER TILLGODO' : 'ATT BETALA', { font: 'bold', size: 11 });
    sheet.right(559, y + 58, kr.money(paper.payable), { font: 'bold', size: 11 });
    sheet.text(36, y + 58, `Bankgiro ${seller.bankgiro}   OCR ${paper.ocr}`, { font: 'bold' });
    sheet.text(36, 806, `${seller.name}  ${seller.street}  ${seller.post}  Tel ${seller.phone}  Org.nr ${seller.organisation}  VAT ${seller.vat}  Godkänd för F-skatt`, { size: 6.8 });
    return sheet.drawing();
  },
}; // prettier-ignore

const h12: LayoutH = {
  id: 'h12',
  producer: 'driver',
  hard: 'groups of goods with subtotals; heads on two rows; ordered and delivered; codes of storage',
  seller: {
    party: firm('Bergslagens Restauranggross AB', 'Terminalgatan 14, 703 83 Örebro'),
    trades: ['pantry', 'greens', 'packing'],
    codes: '##-###',
    numbers: '318840',
    lines: [12, 19],
    grams: 100,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 8 });
    const { supplier: seller } = paper;
    sheet.text(300, 50, called(paper, 'Faktura'), { size: 16, font: 'bold' });
    if (paper.remark !== null) sheet.text(300, 30, paper.remark, { font: 'bold', size: 11 });
    sheet.block(40, 50, [seller.name, seller.street, seller.post], { leading: 11, font: 'bold' });
    summed(sheet, 66, [['Fakturanr', paper.number], ['Fakt.datum', iso(paper.issue)], ['Förf.datum', iso(paper.due)], ['Kundnr', paper.customer], ['Lev.datum', iso(paper.delivered)]], { x: 300, right: 430, leading: 11 });
    sheet.block(40, 130, [paper.buyer.name, paper.buyer.street, paper.buyer.post], { size: 9.5 });
    const groups = grouped(paper.lines, (line) => (line.rate === 25 ? 'FÖRBRUKNING' : line.unit === 'kg' || line.unit === 'st' || line.unit === 'låda' ? 'FRUKT & GRÖNT' : 'KOLONIAL'));
    const titles = new Map(groups.map(([title, lines]) => [lines[0], title]));
    const ends = new Map(groups.map(([title, lines]) => [lines.at(-1), [title, total(lines)] as const]));
    const y = grid(
      sheet,
      [
        col(40, 'Artikel-|nummer', ({ code }) => code),
        col(92, 'Benämning|', ({ name }) => wrapped(name, 30)),
        num(268, 'Best.|kvant.', (line) => kr.quantity(line.quantity + (line.unit === 'kg' ? 0n : BigInt(of(line, 2)) * 1000n))),
        num(306, 'Lev.|kvant.', ({ quantity }) => kr.quantity(quantity)),
        col(314, '|Enhet', ({ unit }) => unit),
        col(348, 'Plock|zon', (line) => `${'ABCD'[of(line, 4)]}${of(line, 80) + 10}`),
        num(430, 'Pris|exkl moms', ({ price }) => kr.price(price)),
        num(466, 'Moms|%', ({ rate }) => String(rate)),
        num(555, 'Summa|exkl moms', ({ sum }) => kr.money(sum)),
      ],
      groups.flatMap(([, lines]) => lines),
      {
        top: 196,
        leading: 10,
        gap: 2,
        rule: (at) => sheet.line(40, at, 555),
        above: (line, _, at) => {
          if (!titles.has(line)) return at;
          sheet.text(40, at, titles.get(line) ?? '', { font: 'bold' });
          return at + 12;
        },
        under: (line, _, at) => {
          const ended = ends.get(line);
          if (ended === undefined) return at;
          sheet.right(466, at, `Delsumma ${ended[0].toLowerCase()}`, { font: 'bold' });
          sheet.right(555, at, kr.money(ended[1]), { font: 'bold' });
          return at + 16;
        },
      },
    );
    sheet.line(40, y, 555);
    summed(sheet, y + 16, [['Summa exklusive moms', kr.money(paper.net)], ...paper.vat.map(({ rate, tax }): [string, string] => [`Moms ${rate} %`, kr.money(tax)]), ['Att betala SEK', kr.money(paper.payable)]], { x: 350, right: 555 });
    sheet.block(40, y + 16, [`Bankgiro: ${seller.bankgiro}`, `OCR-nummer: ${paper.ocr}`, `Org.nr: ${seller.organisation}`, `Momsreg.nr: ${seller.vat}`, 'Godkänd för F-skatt']);
    return sheet.drawing();
  },
  printing: { omits: ['taxTotal'] },
}; // prettier-ignore

const h13: LayoutH = {
  id: 'h13',
  producer: 'words',
  hard: 'a collective invoice of deliveries, each with its date, slip and sum; returned goods',
  credits: 1,
  seller: {
    party: firm('Kustens Livs Grossist AB', 'Fiskaregatan 19, 451 41 Uddevalla'),
    trades: ['milk', 'bakery', 'greens'],
    codes: '#####',
    numbers: '62007',
    lines: [12, 20],
    deliveries: 3,
    returns: 0.12,
    terms: 10,
    grams: 100,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9, font: 'serif' });
    const { supplier: seller } = paper;
    sheet.text(40, 52, seller.name, { font: 'serifbold', size: 15 });
    sheet.text(40, 66, `${seller.street}, ${seller.post}  Tel ${seller.phone}`);
    sheet.text(400, 52, called(paper, 'SAMLINGSFAKTURA', 'KREDITFAKTURA'), { font: 'serifbold', size: 12 });
    if (paper.remark !== null) sheet.text(400, 36, paper.remark, { font: 'serifbold', size: 10 });
    summed(sheet, 68, [['Nummer:', paper.number], ['Datum:', iso(paper.issue)], ['Betalas senast:', iso(paper.due)], ['Kund:', paper.customer], ...(paper.about === null ? [] : [['Avser faktura:', paper.about] as [string, string]])], { x: 400, right: 555, leading: 11.5 });
    sheet.block(40, 110, [paper.buyer.name, paper.buyer.street, paper.buyer.post]);
    let last = -1;
    const groups = new Map(grouped(paper.lines, ({ delivery }) => delivery).map(([, lines]) => [lines.at(-1), total(lines)]));
    const y = grid(
      sheet,
      [
        col(40, 'Art.nr', ({ code }) => code),
        col(92, 'Vara', ({ name }) => name),
        num(330, 'Antal', ({ quantity }) => kr.quantity(quantity)),
        col(338, 'Enhet', ({ unit }) => unit),
        num(440, 'Pris', ({ price }) => kr.price(price)),
        num(478, 'Moms', ({ rate }) => `${rate}%`),
        num(555, 'Belopp', ({ sum }) => kr.money(sum)),
      ],
      paper.lines,
      {
        top: 170,
        leading: 11.5,
        rule: (at) => sheet.line(40, at, 555),
        above: ({ delivery }, _, at) => {
          if (delivery === last) return at;
          last = delivery;
          sheet.text(40, at + 3, `Följesedel ${Number(paper.order) + delivery * 7}, levererad ${iso(plusDays(paper.delivered, -6 + delivery * 3))}`, { font: 'serifbold' });
          return at + 16;
        },
        under: (line, _, at) => {
          const sum = groups.get(line);
          if (sum === undefined) return at;
          sheet.right(478, at, 'Summa följesedel');
          sheet.right(555, at, kr.money(sum));
          return at + 16;
        },
      },
    );
    sheet.line(40, y - 4, 555);
    summed(sheet, y + 12, [['Totalt netto', kr.money(paper.net)], ...paper.vat.map(({ rate, base, tax }): [string, string] => [`Moms ${rate}% på ${kr.money(base)}`, kr.money(tax)]), [paper.isCredit ? 'Summa kredit' : 'Att betala', kr.money(paper.payable)]], { x: 340, right: 555 });
    sheet.text(40, y + 70, `Bankgiro ${seller.bankgiro}. Vid betalning anges OCR ${paper.ocr}. Reklamation inom 24 timmar från leverans.`);
    sheet.text(40, 800, `${seller.name} · Org.nr ${seller.organisation} · ${seller.vat} · Godkänd för F-skatt`, { size: 7.5 });
    return sheet.drawing();
  },
}; // prettier-ignore

export const wholesale: readonly LayoutH[] = [h11, h12, h13];
