/** How papers that are no invoice are told, and the sellers who send them. */
import { plusDays } from '../../days.ts';
import type { Layout } from '../../layout.ts';
import type { Paper } from '../../paper.ts';
import { firm } from '../../parties.ts';
import { fig } from '../kit.ts';
import type { Seller } from '../orders.ts';
import { danish, german } from '../parties.ts';
import {
  boxes,
  cleaners,
  cloths,
  crafts,
  germans,
  powers,
  rents,
  repairs,
  smorrebrod,
  softs,
  wares,
} from '../wares-trade.ts';
import { beers, coffees, wines } from '../wares-drinks.ts';
import { breads, dairies, fishes, greens, groceries, meats } from '../wares.ts';

/** A paper of its own form. */
export interface Letter extends Pick<Layout, 'producer' | 'draw'> {
  readonly kind: string;
  readonly hard: string;
  readonly seller: Seller;
  readonly count?: number;
  /** It names the invoice whose number is the paper's. */
  readonly isAbout?: boolean;
}

const seller = (
  party: Seller['party'],
  goods: Seller['wares'],
  numbers: string,
  given: Partial<Seller> = {},
): Seller => ({
  party,
  wares: goods,
  codes: '9999',
  numbers,
  lines: [3, 7],
  ...given,
});

export const senders = {
  fish: seller(firm('Västkustens Skaldjur i Lysekil AB', 'Rosvikstorg 4, 453 30 Lysekil'), fishes, '40188', {
    grams: 100,
  }),
  meat: seller(firm('Tre Hjortars Köttlager AB', 'Slaktarvägen 2, 721 37 Västerås'), meats, 'T-20411'),
  bread: seller(firm('Stenugnen Hantverksbageri AB', 'Bangatan 9, 414 63 Göteborg'), breads, '7712', {
    amounts: [4, 40],
  }),
  dairy: seller(firm('Mejeridirekt Småland AB', 'Mjölkvägen 1, 331 35 Värnamo'), dairies, '611804'),
  green: seller(firm('Rotfruktskompaniet AB', 'Odlarvägen 14, 291 62 Kristianstad'), greens, '90017'),
  grocery: seller(firm('Köksfyndet Grossist AB', 'Terminalgatan 6, 235 39 Vellinge'), groceries, '2204871', {
    lines: [5, 11],
  }),
  beer: seller(firm('Ekbackens Ölimport AB', 'Ekbacksvägen 28, 168 69 Bromma'), beers, 'E5521'),
  wine: seller(firm('Château & Bodega Partners AB', 'Nybrogatan 38, 114 40 Stockholm'), wines, '260377', {
    amounts: [6, 36],
  }),
  coffee: seller(firm('Kaffegården Tre Bönor AB', 'Rosterivägen 3, 586 66 Linköping'), coffees, '10482'),
  clean: seller(firm('Renast Kemi & Papper AB', 'Flygfältsgatan 12, 423 37 Torslanda'), cleaners, 'R-8830'),
  box: seller(firm('Take Away Emballage Nord AB', 'Formgatan 30, 906 21 Umeå'), boxes, '33091'),
  china: seller(firm('Dukat & Klart i Borås AB', 'Viskastrandsgatan 5, 506 30 Borås'), wares, '5570', {
    amounts: [6, 48],
  }),
  linen: seller(firm('Manglarna Tvätteri AB', 'Pressarevägen 8, 195 61 Arlandastad'), cloths, '44120'),
  repair: seller(
    firm('Kökskyla Jour Stockholm AB', 'Västberga allé 36, 126 30 Hägersten'),
    repairs,
    'JO-7714',
    { amounts: [1, 4] },
  ),
  rent: seller(firm('Tältmästarna i Mölndal AB', 'Flöjelbergsgatan 16, 431 37 Mölndal'), rents, '1209'),
  power: seller(firm('Norrsken Energihandel AB', 'Varvsgatan 41, 972 32 Luleå'), powers, '880041277'),
  soft: seller(firm('Menysidan Digital AB', 'Skeppsbron 20, 211 20 Malmö'), softs, 'MD-3308'),
  craft: seller(firm('Fettfri Miljöservice AB', 'Reningsvägen 7, 703 69 Örebro'), crafts, '16033', {
    amounts: [1, 3],
  }),
  dane: seller(danish('Vesterbro Charcuteri ApS', 'Halmtorvet 29, 1700 København V'), smorrebrod, '30711', {
    currency: 'DKK',
    rate: 25,
  }),
  german: seller(german('Nordwind Getränkehandel GmbH', 'Speicherstraße 4, 24103 Kiel'), germans, '70418', {
    currency: 'EUR',
    rate: 0,
  }),
} satisfies Record<string, Seller>;

/** Invoices of a statement: a number, a day, a due day and an amount, made of the lines. */
export const owed = (p: Paper): readonly (readonly [string, string, string, string])[] =>
  p.lines.map((l, at) => [
    String(Number(p.number.replaceAll(/\D/gu, '')) - 11 * (p.lines.length - at)),
    plusDays(p.issue, -70 + at * 9),
    plusDays(p.issue, -40 + at * 9),
    fig('space').money(l.sum),
  ]);
