/** Pages of drivers with manners of their own. */
import { iso, pointed, slashed } from '../days.ts';
import { firm } from '../parties.ts';
import { at, figures } from './kit.ts';
import type { LayoutG } from './orders.ts';
import { plainPage } from './plain.ts';

const space = figures('space');
const bare = figures('bare');
const dotted = figures('dotted');
const point = figures('point');

const g46: LayoutG = {
  id: 'g46',
  producer: 'arrays',
  hard: 'arrays of kerned letters; prices for a hundred in the price’s cell',
  seller: {
    party: firm('Disponibelt Engångs AB', 'Boplatsgatan 5, 213 76 Malmö'),
    trades: ['paper'],
    codes: '####-#',
    numbers: '12####',
    lines: [3, 7],
    amounts: [1, 8],
    base: 100n,
  },
  draw: (paper) =>
    plainPage(paper, {
      words: ['FAKTURA', 'KREDITFAKTURA'],
      labels: ['Fakturanr', 'Fakturadatum', 'Förfallodatum', 'Kundnr', 'Netto', 'Moms %', 'Att betala'],
      day: iso,
      money: space.money,
      manner: 'centre',
      places: [350, 40],
      columns: [
        at(40, 'Artikelnr', ({ code }) => code),
        at(110, 'Benämning', ({ name }) => name),
        at(340, 'Antal', ({ quantity }) => space.quantity(quantity), 'r'),
        at(350, 'Enh', ({ unit }) => unit),
        at(460, 'Pris', ({ price, base }) => `${space.price(price)}/${base}`, 'r'),
        at(555, 'Belopp', ({ sum }) => space.money(sum), 'r'),
      ],
    }).drawing(),
};

const g47: LayoutG = {
  id: 'g47',
  producer: 'runs',
  hard: 'all of a row in one array; the day like 2/9 -26',
  credits: 1,
  seller: {
    party: firm('Fiskbilen i Blekinge AB', 'Saltsjöbadsvägen 7, 374 30 Karlshamn'),
    trades: ['fish'],
    codes: '##',
    numbers: '4###',
    lines: [3, 7],
    terms: 14,
  },
  draw: (paper) =>
    plainPage(paper, {
      words: ['Faktura', 'Kreditfaktura'],
      labels: [
        'Faktura nr',
        'Fakturadatum',
        'Förfallodatum',
        'Kundnr',
        'Summa exkl moms',
        'Moms %',
        'ATT BETALA',
      ],
      day: slashed,
      money: bare.money,
      places: [340, 40],
      columns: [
        at(40, 'Nr', ({ code }) => code),
        at(75, 'Fisk', ({ name }) => name),
        at(330, 'Mängd', ({ quantity }) => bare.quantity(quantity, 1), 'r'),
        at(340, 'Enhet', ({ unit }) => unit),
        at(440, 'Pris', ({ price }) => bare.price(price), 'r'),
        at(555, 'Belopp', ({ sum }) => bare.money(sum), 'r'),
      ],
    }).drawing(),
};

const g48: LayoutG = {
  id: 'g48',
  producer: 'flipped',
  hard: 'a page turned over and back; years first with points',
  seller: {
    party: firm('Glassfabriken Öland AB', 'Köpmangatan 2, 387 31 Borgholm'),
    trades: ['ice'],
    codes: 'GÖ-##',
    numbers: '26-###',
    lines: [3, 6],
    discounts: [500],
  },
  draw: (paper) =>
    plainPage(paper, {
      words: ['Faktura', 'Kreditfaktura'],
      labels: [
        'Fakturanummer',
        'Fakturadatum',
        'Betalas senast',
        'Kundnummer',
        'Netto',
        'Moms %',
        'Summa att betala',
      ],
      day: pointed,
      money: bare.money,
      manner: 'right',
      places: [40, 330],
      columns: [
        at(40, 'Art.nr', ({ code }) => code),
        at(90, 'Smak/produkt', ({ name }) => name),
        at(330, 'Antal', ({ quantity }) => bare.quantity(quantity), 'r'),
        at(340, 'Enh', ({ unit }) => unit),
        at(430, 'Pris', ({ price }) => bare.price(price), 'r'),
        at(475, 'Rab', ({ discount }) => (discount === 0n ? '' : `${bare.percent(discount)}%`), 'r'),
        at(555, 'Summa', ({ sum }) => bare.money(sum), 'r'),
      ],
    }).drawing(),
};

const g49: LayoutG = {
  id: 'g49',
  producer: 'stretched',
  hard: 'letters set apart in a page scaled twice; points as decimal marks',
  seller: {
    party: firm('Örtagården Dalsland AB', 'Odlarvägen 1, 464 40 Åsensbruk'),
    trades: ['greens', 'farm'],
    codes: '####',
    numbers: '10###',
    lines: [4, 9],
  },
  draw: (paper) =>
    plainPage(paper, {
      words: ['FAKTURA', 'KREDIT'],
      labels: [
        'Fakturanr',
        'Fakturadatum',
        'Förfallodatum',
        'Kundnr',
        'Summa netto',
        'Moms %',
        'Totalt att betala',
      ],
      day: iso,
      money: point.money,
      manner: 'centre',
      places: [340, 40],
      columns: [
        at(40, 'Artnr', ({ code }) => code),
        at(90, 'Benämning', ({ name }) => name),
        at(330, 'Antal', ({ quantity }) => point.quantity(quantity), 'r'),
        at(340, 'Enhet', ({ unit }) => unit),
        at(440, 'Pris', ({ price }) => point.price(price), 'r'),
        at(555, 'Belopp', ({ sum }) => point.money(sum), 'r'),
      ],
    }).drawing(),
};

const g50: LayoutG = {
  id: 'g50',
  producer: 'recoded',
  hard: 'fonts with codes of their own; freight and an invoice fee as charges',
  credits: 1,
  seller: {
    party: firm('Hygienteknik Sörmland AB', 'Bergslagsgatan 22, 611 32 Nyköping'),
    trades: ['cleaning'],
    codes: 'HT ####',
    numbers: 'A#####',
    lines: [3, 8],
    charges: [
      ['Frakt', 24500, 25],
      ['Faktureringsavgift', 2900, 25],
    ],
  },
  draw: (paper) =>
    plainPage(paper, {
      words: ['Faktura', 'Kreditfaktura'],
      labels: [
        'Fakturanummer',
        'Fakturadatum',
        'Förfallodatum',
        'Kundnummer',
        'Exklusive moms',
        'Moms %',
        'Att betala SEK',
      ],
      day: iso,
      money: dotted.money,
      places: [40, 330],
      columns: [
        at(40, 'Beställningsnr', ({ code }) => code),
        at(115, 'Artikel', ({ name }) => name),
        at(345, 'Antal', ({ quantity }) => dotted.quantity(quantity), 'r'),
        at(355, 'Enhet', ({ unit }) => unit),
        at(455, 'Pris', ({ price }) => dotted.price(price), 'r'),
        at(555, 'Radsumma', ({ sum }) => dotted.money(sum), 'r'),
      ],
    }).drawing(),
};

export const oddPrint: readonly LayoutG[] = [g46, g47, g48, g49, g50];
