/** Beer and soft drinks with deposits. */
import { iso } from '../days.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { aboutPair, at, called, chargePairs, fieldsAt, figures, pairsAt, place, rows } from './kit.ts'; // prettier-ignore
import type { LayoutG } from './orders.ts';

const space = figures('space');
const bare = figures('bare');

const g21: LayoutG = {
  id: 'g21',
  printing: { omits: ['taxTotal'] },
  producer: 'reportlab',
  hard: 'crates out and in counted below the rows and booked as charges; two rates in a row of the foot',
  credits: 1,
  seller: {
    party: firm('Bryggeri Vattentornet AB', 'Tornvägen 1, 784 40 Borlänge'),
    trades: ['beer', 'soft'],
    codes: 'V##',
    numbers: '26-####',
    lines: [4, 9],
    deposits: 'charge',
    charges: [['Retur tomfat 30 l, 3 st', -90000, 25]],
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9 });
    const { supplier } = paper;
    sheet.text(297, 50, 'VATTENTORNET', { size: 18, font: 'bold', align: 'c' });
    sheet.text(297, 64, `${supplier.street} · ${supplier.post} · ${supplier.phone}`, { size: 8, align: 'c' });
    sheet.text(40, 96, called(paper, 'FAKTURA', 'KREDITFAKTURA'), { size: 13, font: 'bold' });
    if (paper.remark !== null) sheet.text(200, 96, paper.remark, { size: 12, font: 'bold' });
    fieldsAt(
      sheet,
      [40, 130, 114],
      [
        ['Fakturanr', paper.number],
        ['Fakturadatum', iso(paper.issue)],
        ['Utkörd', iso(paper.delivered)],
        ['Förfallodatum', iso(paper.due)],
        ...aboutPair(paper, 'Avser fakturanr'),
      ],
    );
    sheet.block(320, 114, [...place(paper.buyer), `Kund ${paper.customer}, ${paper.reference}`]);
    const y = rows(sheet, {
      y: 196,
      step: 14,
      bottom: 640,
      next: () => 60,
      lines: paper.lines,
      columns: [
        at(40, 'Art', ({ code }) => code),
        at(75, 'Produkt', ({ name }) => name),
        at(275, 'Storlek', ({ pack }) => pack),
        at(370, 'Antal', ({ quantity }) => bare.quantity(quantity), 'r'),
        at(378, 'Enh', ({ unit }) => unit),
        at(450, 'Pris', ({ price }) => space.price(price), 'r'),
        at(490, 'Moms', ({ rate }) => `${rate}%`, 'r'),
        at(555, 'Summa', ({ sum }) => space.money(sum), 'r'),
      ],
    });
    const end = pairsAt(
      sheet,
      [300, 555, y + 14],
      [
        ['Delsumma varor', space.money(paper.lineNet)],
        ...chargePairs(paper, space),
        ['Exkl. moms', space.money(paper.net)],
        ...paper.vat.map(
          ({ rate, base, tax }) => [`Moms ${rate}% (${space.money(base)})`, space.money(tax)] as const,
        ),
        [paper.isCredit ? 'Tillgodo' : 'ATT BETALA', space.money(paper.payable)],
      ],
    );
    sheet.line(300, end - 22, 555);
    sheet.text(
      40,
      790,
      `${supplier.name}  Org nr ${supplier.organisation}  Momsreg ${supplier.vat}  BG ${supplier.bankgiro}  F-skatt`,
      { size: 7.5 },
    );
    return sheet.drawing();
  },
};

const g24: LayoutG = {
  id: 'g24',
  producer: 'cairo',
  hard: 'a drinks wholesaler with kolli and units in two columns and a turned footer; table of rates with heads below the rows',
  seller: {
    party: firm('Dryckesgrossen Väst AB', 'Importgatan 21, 422 46 Hisings Backa'),
    trades: ['soft', 'beer'],
    codes: '####',
    numbers: '#######',
    lines: [14, 19],
    deposits: 'end',
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 8 });
    const { supplier } = paper;
    const top = (page: Sheet): number => {
      page.box(30, 30, 565, 56, 0.88);
      page.text(36, 48, 'DRYCKESGROSSEN VÄST AB', { size: 13, font: 'bold' });
      page.right(558, 48, `${called(paper, 'Faktura')}  ${paper.number}  sida ${page.pages.length}`, {
        size: 10,
        font: 'bold',
      });
      if (paper.remark !== null) page.text(230, 48, paper.remark, { size: 11, font: 'bold' });
      return 76;
    };
    let y = top(sheet);
    sheet.block(60, y, place(paper.buyer), { size: 9 });
    y = fieldsAt(
      sheet,
      [370, 450, y],
      [
        ['Fakturadatum', iso(paper.issue)],
        ['Förfallodatum', iso(paper.due)],
        ['Kundnr', paper.customer],
        ['Chaufför', 'Rutt 14'],
      ],
    );
    y = rows(sheet, {
      y: y + 20,
      step: 12,
      bottom: 700,
      next: top,
      lines: paper.lines,
      columns: [
        at(40, 'Nr', ({ code }) => code),
        at(80, 'Varubenämning', ({ name }) => name),
        at(250, 'Innehåll', ({ pack }) => pack),
        at(370, 'Antal', ({ quantity }) => bare.quantity(quantity), 'r'),
        at(376, 'Typ', ({ unit }) => unit),
        at(450, 'Pris', ({ price }) => bare.price(price), 'r'),
        at(478, 'M%', ({ rate }) => String(rate), 'r'),
        at(555, 'Summa', ({ sum }) => bare.money(sum), 'r'),
      ],
    });
    sheet.line(40, y, 555);
    pairsAt(
      sheet,
      [380, 555, y + 14],
      [
        ['Netto', bare.money(paper.net)],
        ['Moms', bare.money(paper.tax)],
        ['Summa att betala', bare.money(paper.payable)],
      ],
      { size: 9 },
    );
    const heads = ['Moms%', 'Underlag', 'Moms', 'Summa'];
    for (const [index, head] of heads.entries())
      sheet.right(100 + index * 65, y + 14, head, { font: 'bold' });
    for (const [index, { rate, base, tax }] of paper.vat.entries())
      for (const [place, text] of [
        String(rate),
        bare.money(base),
        bare.money(tax),
        bare.money(base + tax),
      ].entries())
        sheet.right(100 + place * 65, y + 28 + index * 12, text);
    sheet.text(
      20,
      800,
      `${supplier.name} ${supplier.street} ${supplier.post} Org.nr ${supplier.organisation} Godkänd för F-skatt`,
      {
        size: 6,
        turn: 90,
      },
    );
    sheet.text(
      40,
      800,
      `Bankgiro ${supplier.bankgiro}    OCR-nummer ${paper.ocr}    Momsreg.nr ${supplier.vat}`,
      { size: 9 },
    );
    return sheet.drawing();
  },
};

export const beer: readonly LayoutG[] = [g21, g24];
