/** Pages whose text layer is hard: turned, drawn twice, column by column, letter by letter, without names of glyphs. */
import { dotted as dottedDay, iso, slashes } from '../days.ts';
import { firm } from '../parties.ts';
import { at, figures } from './kit.ts';
import type { LayoutG } from './orders.ts';
import { plainPage } from './plain.ts';

const space = figures('space');
const bare = figures('bare');
const dotted = figures('dotted');
const english = figures('english');

const g40: LayoutG = {
  id: 'g40',
  producer: 'reportlab',
  hard: 'each text drawn twice, a hair aside',
  seller: {
    party: firm('Bergslagens Mejerigross AB', 'Järnvägsgatan 9, 771 31 Ludvika'),
    trades: ['dairy'],
    codes: '7###',
    numbers: '3#####',
    lines: [4, 9],
  },
  draw: (paper) => {
    const sheet = plainPage(paper, {
      words: ['FAKTURA', 'KREDITFAKTURA'],
      labels: [
        'Fakturanummer',
        'Fakturadatum',
        'Förfallodatum',
        'Kundnummer',
        'Summa exkl. moms',
        'Moms %',
        'Att betala SEK',
      ],
      day: iso,
      money: bare.money,
      places: [340, 40],
      columns: [
        at(40, 'Artnr', ({ code }) => code),
        at(85, 'Benämning', ({ name }) => name),
        at(360, 'Antal', ({ quantity }) => bare.quantity(quantity), 'r'),
        at(370, 'Enhet', ({ unit }) => unit),
        at(470, 'Pris', ({ price }) => bare.price(price), 'r'),
        at(555, 'Belopp', ({ sum }) => bare.money(sum), 'r'),
      ],
    });
    sheet.twice();
    return sheet.drawing();
  },
};

const g41: LayoutG = {
  id: 'g41',
  producer: 'pdf-lib',
  hard: 'drawn column by column; the date of each paper with points',
  credits: 1,
  seller: {
    party: firm('Charkmäster Wennerholm AB', 'Södra vägen 44, 281 41 Hässleholm'),
    trades: ['chark'],
    codes: '@@###',
    numbers: 'W#####',
    lines: [3, 7],
    charges: [['Frakt', 19500, 'F']],
  },
  draw: (paper) => {
    const sheet = plainPage(paper, {
      words: ['Faktura', 'Kreditfaktura'],
      labels: ['Faktura nr', 'Datum', 'Förfallodag', 'Kund nr', 'Netto', 'Moms %', 'Att betala'],
      day: dottedDay,
      money: dotted.money,
      manner: 'right',
      places: [40, 330],
      columns: [
        at(40, 'Kod', ({ code }) => code),
        at(100, 'Produkt', ({ name }) => name),
        at(340, 'Antal', ({ quantity }) => dotted.quantity(quantity), 'r'),
        at(350, 'Enh', ({ unit }) => unit),
        at(450, 'Á-pris', ({ price }) => dotted.price(price), 'r'),
        at(555, 'Summa', ({ sum }) => dotted.money(sum), 'r'),
      ],
    });
    sheet.columnwise();
    return sheet.drawing();
  },
};

const g42: LayoutG = {
  id: 'g42',
  printing: { omits: ['taxTotal'] },
  producer: 'letters',
  hard: 'every letter at a place of its own',
  seller: {
    party: firm('Kafferosteriet Ljungby AB', 'Märta Ljungbergsvägen 4, 341 39 Ljungby'),
    trades: ['coffee'],
    codes: '5##',
    numbers: '2###',
    lines: [3, 6],
  },
  draw: (paper) =>
    plainPage(paper, {
      words: ['Faktura', 'Kreditfaktura'],
      labels: ['Fakturanr:', 'Datum:', 'Förfaller:', 'Kundnr:', 'Totalt exkl. moms', 'Moms %', 'Att betala'],
      day: iso,
      money: space.money,
      manner: 'centre',
      places: [320, 40],
      columns: [
        at(40, 'Nr', ({ code }) => code),
        at(80, 'Artikel', ({ name }) => name),
        at(320, 'Antal', ({ quantity }) => space.quantity(quantity), 'r'),
        at(330, 'Enhet', ({ unit }) => unit),
        at(420, 'Pris', ({ price }) => space.price(price), 'r'),
        at(460, 'Moms', ({ rate }) => `${rate}%`, 'r'),
        at(555, 'Summa', ({ sum }) => space.money(sum), 'r'),
      ],
    }).drawing(),
};

const g43: LayoutG = {
  id: 'g43',
  producer: 'kerned',
  hard: 'gaps in place of spaces; the pack below the name',
  seller: {
    party: firm('Engrosfrys Halland AB', 'Kristineheds vägen 16, 302 44 Halmstad'),
    trades: ['frozen'],
    codes: '2####',
    numbers: '77####',
    lines: [4, 9],
    discounts: [250, 400],
  },
  draw: (paper) =>
    plainPage(paper, {
      words: ['FAKTURA', 'KREDITNOTA'],
      labels: [
        'Fakturanummer',
        'Fakturadatum',
        'Oss tillhanda senast',
        'Kundnummer',
        'Nettobelopp',
        'Moms %',
        'Fakturabelopp',
      ],
      day: iso,
      money: space.money,
      manner: 'right',
      places: [340, 60],
      below: ({ pack }) => (pack === '' ? [] : [[95, `Förpackning ${pack}`]]),
      columns: [
        at(40, 'Art.nr', ({ code }) => code),
        at(95, 'Vara', ({ name }) => name),
        at(335, 'Kvant', ({ quantity }) => space.quantity(quantity), 'r'),
        at(343, 'Enh', ({ unit }) => unit),
        at(430, 'Pris', ({ price }) => space.price(price), 'r'),
        at(475, 'Rab.', ({ discount }) => (discount === 0n ? '' : `${space.percent(discount)} %`), 'r'),
        at(555, 'Belopp', ({ sum }) => space.money(sum), 'r'),
      ],
    }).drawing(),
};

const g44: LayoutG = {
  id: 'g44',
  producer: 'words',
  hard: 'every word at a place of its own, the last drawn first',
  credits: 1,
  seller: {
    party: firm('Vinhuset Småland AB', 'Storgatan 62, 352 31 Växjö'),
    trades: ['wine'],
    codes: '####',
    numbers: '61###',
    lines: [3, 7],
    amounts: [6, 24],
  },
  draw: (paper) =>
    plainPage(paper, {
      words: ['Faktura', 'Kreditfaktura'],
      labels: ['Fakturanr', 'Fakturadatum', 'Förfallodatum', 'Kundnr', 'Exkl. moms', 'Moms %', 'Att betala'],
      day: slashes,
      money: english.money,
      places: [40, 320],
      columns: [
        at(40, 'Artikel', ({ code }) => code),
        at(90, 'Namn', ({ name }) => name),
        at(330, 'Antal', ({ quantity }) => english.quantity(quantity), 'r'),
        at(340, 'Enhet', ({ unit }) => unit),
        at(440, 'Styckpris', ({ price }) => english.price(price), 'r'),
        at(555, 'Radsumma', ({ sum }) => english.money(sum), 'r'),
      ],
    }).drawing(),
};

export const odd: readonly LayoutG[] = [g40, g41, g42, g43, g44];
