/** Reports of large systems. */
import { iso, slashes } from '../days.ts';

import { firm, swedishIban } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { aboutPair, at, called, fieldsAt, figures, pairsAt, place, rows, taxPairs } from './kit.ts'; // prettier-ignore
import type { LayoutG } from './orders.ts';

const bare = figures('bare');
const dotted = figures('dotted');
const trailing = figures('trailing');

const g13: LayoutG = {
  id: 'g13',
  printing: { omits: ['taxTotal'] },
  producer: 'driver',
  hard: 'material numbers of eight digits, positions of six; conditions below the row; points between thousands; a negative credit with the minus behind',
  credits: 1,
  seller: {
    party: firm('Nordisk Dryckesdistribution AB', 'Lagervägen 30, 136 50 Jordbro'),
    trades: ['soft', 'beer'],
    codes: '10######',
    numbers: '90######',
    lines: [12, 18],
    amounts: [4, 40],
    deposits: 'end',
    discounts: [800, 1200],
    isNegativeCredit: true,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 8 });
    const { supplier } = paper;
    const top = (page: Sheet): number => {
      page.text(40, 44, supplier.name, { size: 10, font: 'bold' });
      page.text(40, 56, `${supplier.street}, ${supplier.post}`);
      page.text(330, 44, called(paper, 'Faktura', 'Kreditfaktura'), { size: 14, font: 'bold' });
      if (paper.remark !== null) page.text(330, 24, paper.remark, { size: 12, font: 'bold' });
      return 70;
    };
    let y = top(sheet);
    y = fieldsAt(
      sheet,
      [330, 440, y],
      [
        ['Dokumentnummer', paper.number],
        ['Dokumentdatum', iso(paper.issue)],
        ['Kundnummer', paper.customer],
        ['Orderreferens', paper.order],
        ['Nettoförfallodatum', iso(paper.due)],
        ['Valuta', 'SEK'],
        ...aboutPair(paper, 'Ursprunglig faktura'),
      ],
    );
    sheet.block(40, 100, place(paper.buyer), { size: 10 });
    y = rows(sheet, {
      y: y + 24,
      step: 12,
      bottom: 700,
      next: top,
      lines: paper.lines,
      columns: [
        at(40, 'Pos', (_, index) => String((index + 1) * 10).padStart(6, '0')),
        at(85, 'Material', ({ code }) => code),
        at(145, 'Beteckning', ({ name }) => name),
        at(370, 'Kvantitet', ({ quantity }) => trailing.quantity(quantity), 'r'),
        at(378, 'ME', ({ unit }) => unit),
        at(440, 'Pris', ({ price }) => trailing.price(price), 'r'),
        at(475, 'Moms', ({ rate }) => `${rate} %`, 'r'),
        at(555, 'Värde SEK', ({ sum }) => trailing.money(sum), 'r'),
      ],
      below: ({ discount }) => (discount === 0n ? [] : [[145, `Kundrabatt ${dotted.percent(discount)} %`]]),
    });
    pairsAt(
      sheet,
      [340, 555, y + 16],
      [
        ['Summa positioner', trailing.money(paper.lineNet)],
        ...taxPairs(paper, trailing, 'Utgående moms %'),
        [paper.isCredit ? 'Krediterat belopp' : 'Slutbelopp', trailing.money(paper.payable)],
      ],
    );
    sheet.block(
      40,
      770,
      [
        `Org.nr: ${supplier.organisation}   VAT-nr: ${supplier.vat}   Säte: Haninge   Godkänd för F-skatt`,
        `Bankgiro: ${supplier.bankgiro}   IBAN: ${swedishIban(supplier.name)}   OCR: ${paper.ocr}`,
      ],
      { size: 7, leading: 10 },
    );
    return sheet.drawing();
  },
};

const g14: LayoutG = {
  id: 'g14',
  producer: 'skia',
  hard: 'a collective invoice with a row above each delivery; days with slashes',
  seller: {
    party: firm('Ängsmjölk Mejeri ek. för.', 'Mejerivägen 2, 532 37 Skara'),
    trades: ['dairy'],
    codes: '2###',
    numbers: '#######',
    lines: [8, 12],
    deliveries: 3,
    terms: 14,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9 });
    const { supplier } = paper;
    const top = (page: Sheet): number => {
      page.text(40, 50, 'Ängsmjölk', { size: 22, font: 'bold' });
      page.text(300, 50, called(paper, 'Samlingsfaktura', 'Kreditfaktura'), { size: 14 });
      if (paper.remark !== null) page.text(300, 30, paper.remark, { size: 12, font: 'bold' });
      return 76;
    };
    const from = top(sheet);
    sheet.block(300, from, place(paper.buyer));
    let y = fieldsAt(
      sheet,
      [40, 130, from],
      [
        ['Fakturanummer:', paper.number],
        ['Fakturadatum:', slashes(paper.issue)],
        ['Förfallodatum:', slashes(paper.due)],
        ['Kundnummer:', paper.customer],
      ],
    );
    y = rows(sheet, {
      y: y + 20,
      step: 13,
      bottom: 720,
      next: top,
      lines: paper.lines,
      columns: [
        at(40, 'Artikel', ({ code }) => code),
        at(90, 'Produktnamn', ({ name }) => name),
        at(350, 'Antal', ({ quantity }) => bare.quantity(quantity), 'r'),
        at(360, 'Enhet', ({ unit }) => unit),
        at(460, 'Pris', ({ price }) => bare.price(price), 'r'),
        at(550, 'Totalt', ({ sum }) => bare.money(sum), 'r'),
      ],
      before: ({ delivery }, index) =>
        delivery === paper.lines[index - 1]?.delivery
          ? ''
          : `Följesedel ${Number(paper.order) + delivery} levererad ${slashes(paper.delivered)}`,
    });
    pairsAt(
      sheet,
      [360, 550, y + 16],
      [
        ['Summa exklusive moms', bare.money(paper.net)],
        ...taxPairs(paper, bare, 'Moms %'),
        ['Summa att betala', bare.money(paper.payable)],
      ],
    );
    sheet.block(
      40,
      770,
      [
        `${supplier.name}, ${supplier.street}, ${supplier.post}. Organisationsnummer ${supplier.organisation}. Momsreg.nr ${supplier.vat}.`,
        `Betala till bankgiro ${supplier.bankgiro}, ange ${paper.ocr}. Dröjsmålsränta enligt lag. F-skatt.`,
      ],
      { size: 7.5, leading: 10 },
    );
    return sheet.drawing();
  },
};

export const drawnLarge: readonly LayoutG[] = [g13, g14];
