import { articleCategory } from '#core/products/article-category.ts';
import type { Category } from '#core/products/category.ts';
import type { ListedGoods } from '#core/sourcing/same-goods.ts';
import { readPack } from '#core/values/pack-size.ts';
import type { Random } from '../papers/random.ts';

/** An article in a supplier's catalogue, and which goods it truly is. */
export interface ListedArticle extends ListedGoods {
  readonly goods: number;
}

interface Thing {
  readonly id: number;
  readonly noun: string;
  readonly traits: readonly string[];
  readonly brand: string;
  readonly pack: string;
  readonly gtin: string;
}

const nouns =
  'Smör|Vispgrädde|Mjölk|Yoghurt|Mozzarella|Cheddar|Fetaost|Kycklingfilé|Nötfärs|Bacon|Köttbullar|Falukorv|Chorizo|Räkor|Lax|Torskfilé|Matjessill|Tonfisk|Pommes frites|Klyftpotatis|Spenat|Ärtor|Hallon|Blåbär|Vetemjöl|Strösocker|Basmatiris|Spaghetti|Penne|Ketchup|Majonnäs|Senap|Krossade tomater|Tomatpuré|Rapsolja|Olivolja|Balsamvinäger|Soja|Bryggkaffe|Espressobönor|Grönt te|Hamburgerbröd|Tortilla|Surdegsbröd|Vaniljglass|Sorbet|Mineralvatten|Apelsinjuice|Diskmedel|Servett|Soppåse|Kalvfond|Svartpeppar|Timjan|Havssalt|Mandel|Honung|Kikärtor|Svarta bönor|Röda linser'.split(
    '|',
  );
const traits =
  'EKO|Fryst|Skivad|Riven|Tärnad|Osaltat|Laktosfri|Benfri|Svensk|Mild|Stark|Original|Hel|Krossad|Finmalen|Grov|Vit|Röd|Grön|Mörk|40%|15%|3%|12%|Extra|Rökt|Naturell|Citron|Barbecue|Ljus'.split(
    '|',
  );
const packs =
  '500 g|1 kg|2 kg|2,5 kg|5 kg|10 kg|250 g|1 l|5 l|10 l|10x1 kg|4x2,5 kg|6x1 l|24x33 cl|12x500 g|100 st|8x250 g|20x500 g'.split(
    '|',
  );
const brands = '|||Nordgård|Solbacka|Ängholm|Kustens|Bergavik|Tallmo'.split('|');

const gtinOf = (serial: number): string => {
  const body = `731${String(serial).padStart(9, '0')}`;
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
};

const thingOf = (id: number, random: Random): Thing => {
  const chosen = new Set(Array.from({ length: random.whole(0, 3) }, () => random.one(traits)));
  return {
    id,
    noun: random.one(nouns),
    traits: [...chosen],
    brand: random.one(brands),
    pack: random.one(packs),
    gtin: gtinOf(id),
  };
};

/** How a supplier's register writes: its own order, spellings and habits. */
interface House {
  readonly id: string;
  readonly shouts: boolean;
  readonly order: 'noun' | 'brand' | 'last';
  readonly short: boolean;
  readonly accents: boolean;
  readonly pack: 'loose' | 'tight' | 'slash';
  readonly leavesOut: number;
  readonly prints: number;
  readonly category: Category;
}

const house = (id: string, part: Partial<House>): House => ({
  id,
  shouts: false,
  order: 'noun',
  short: false,
  accents: true,
  pack: 'loose',
  leavesOut: 0.01,
  prints: 0.3,
  category: 'general',
  ...part,
});

/** Five suppliers that write differently: capitals, brand first or last, abbreviations, without accents, one without GTINs. */
const houses: readonly House[] = [
  house('a', {}),
  house('b', { shouts: true, pack: 'tight', accents: false, prints: 0.6 }),
  house('c', { order: 'brand', pack: 'tight' }),
  house('d', { order: 'last', short: true, prints: 0 }),
  house('e', { shouts: true, order: 'brand', short: true, pack: 'slash', leavesOut: 0.02, prints: 0.5 }),
];

const shortened: Readonly<Record<string, string>> = {
  EKO: 'Ekologisk',
  Fryst: 'Djupfryst',
  Skivad: 'Skiv',
  Svensk: 'SE',
  Laktosfri: 'LF',
  Finmalen: 'Finm.',
  Original: 'Orig',
  Naturell: 'Nat',
};

const packText = (pack: string, { pack: style }: House): string => {
  const tight = pack.replaceAll(' ', '');
  if (style === 'loose') return pack;
  return style === 'tight' ? tight.replace('kg', 'KG') : tight.replace('x', '/');
};

const nameOf = (thing: Thing, own: House, random: Random): string => {
  const kept = thing.traits.filter(() => !random.chance(own.leavesOut));
  const said = kept.map((trait) => (own.short ? (shortened[trait] ?? trait) : trait));
  const brand = random.chance(own.leavesOut * 2) ? '' : thing.brand;
  const size = packText(thing.pack, own);
  const parts = {
    noun: [thing.noun, ...said, brand, size],
    brand: [brand, thing.noun, ...said, size],
    last: [thing.noun, size, ...said.toReversed(), brand],
  }[own.order];
  const name = parts.filter((part) => part !== '').join(' ');
  const plain = own.accents ? name : name.replaceAll('é', 'e');
  return own.shouts ? plain.toUpperCase() : plain;
};

/** Catalogues of five suppliers with so many articles in all, and which of them are one goods. */
export const catalogues = (articles: number, random: Random): readonly ListedArticle[] => {
  const things = Array.from({ length: Math.round(articles / 2.5) }, (_, id) => thingOf(id, random));
  const isTaken = new Set<string>();
  const different = things.filter(({ noun, traits: said, brand, pack }) => {
    const key = [noun, [...said].toSorted().join(' '), brand, pack].join('|');
    return !isTaken.has(key) && isTaken.add(key);
  });
  const listed: ListedArticle[] = [];
  while (listed.length < articles)
    for (const thing of different) {
      const own = random.one(houses);
      if (listed.some(({ goods, supplierId }) => goods === thing.id && supplierId === own.id)) continue;
      if (listed.length === articles) break;
      const name = nameOf(thing, own, random);
      const { pack, count } = readPack(name);
      listed.push({
        goods: thing.id,
        supplierId: own.id,
        name,
        category: articleCategory(name, own.category),
        pack,
        count,
        gtin: thing.brand !== '' && random.chance(own.prints) ? thing.gtin : null,
      });
    }
  return listed;
};

/** Precision and recall of pairs over catalogues. */
export const scoreOf = (
  listed: readonly ListedArticle[],
  pairs: readonly { readonly one: number; readonly other: number }[],
): { readonly precision: number; readonly recall: number; readonly wrong: readonly string[] } => {
  const carried = Map.groupBy(listed, ({ goods }) => goods);
  let truth = 0;
  for (const each of carried.values()) truth += (each.length * (each.length - 1)) / 2;
  const wrong = pairs.filter(({ one, other }) => listed[one]?.goods !== listed[other]?.goods);
  return {
    precision: pairs.length === 0 ? 1 : 1 - wrong.length / pairs.length,
    recall: (pairs.length - wrong.length) / truth,
    wrong: wrong.map(({ one, other }) => `${listed[one]?.name} = ${listed[other]?.name}`),
  };
};
