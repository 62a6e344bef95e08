import { decimal } from '#core/values/decimal.ts';

const reducedFrom = '2026-04-01';
const reducedTo = '2027-12-31';

/**
 * Swedish VAT rates that food may bear on a day, in percent: 6 from 2026-04-01 to 2027-12-31, otherwise 12 (prop.
 * 2025/26:55). Both in the month after a change, when goods delivered before it are still invoiced at the old rate.
 */
export const foodVatRates = (issueDate: string): readonly string[] => {
  if (issueDate >= reducedFrom && issueDate < '2026-05-01') return ['6', '12'];
  if (issueDate > reducedTo && issueDate < '2028-02-01') return ['6', '12'];
  return issueDate >= reducedFrom && issueDate <= reducedTo ? ['6'] : ['12'];
};

/** Whether the percentage is a Swedish VAT rate: 25, 12, 6 or none (ML 2023:200, chapter 9). */
export const isSwedishVatRate = (rate: string): boolean =>
  ['0', '6', '12', '25'].some((known) => decimal(known).eq(rate));

// Names that cannot be a service, a drink with alcohol or something inedible: only of these is a rate called wrong.
const staples =
  /^(standard|mellan|lätt|färsk|ko|eko)?(mjölk|vispgrädde|matlagningsgrädde|smör|vetemjöl|strösocker|potatis|gul lök|morot|morötter|tomat|gurka|lax|laxfilé|kycklingfilé|kycklinglårfilé|nötfärs|fläskfilé|ägg|ris|pasta|spaghetti|rapsolja|crème fraiche|prästost|herrgårdsost|mozzarella|parmesan)([ ,.]|$)/i;

const spirits =
  /^(rödvin|vitvin|rosévin|(rött|vitt|mousserande) vin|vin|portvin|prosecco|cava|champagne|starköl|whiske?y|vodka|gin|cognac|konjak|calvados|grappa|tequila|akvavit|brännvin|aperol|campari)([ ,.]|$)/i;

const beers = /^([a-zåäö]+ )?(öl|lager|pilsner|ipa|pale ale|stout|porter|veteöl)([ ,.]|$)/i;

// What tastes of a drink or goes with it, and what has its alcohol taken out.
const notADrink =
  /alkoholfri|avalkoholiserad|alcohol[- ]?free|(^|\D)0([.,]\d+)? ?%|sås|vinäger|vinegar|senap|sylt|gelé|marmelad|dressing|marinad|matlagning|cuisine|chips|korv|salami|ost(\P{L}|$)|choklad|tryffel|pralin|kak|glas|sorbet|smak|arom|essens|fond|redukt|buljong|lax|sill|skink|ättika|bröd|smet|deg/iu;

const servings =
  /^(restaurangtjänst(er)?|restaurangservering|bordsservering|serveringstjänst(er)?|restaurang- och cateringtjänst(er)?)([ ,.]|$)/i;

/** More than 3.5 per cent by volume makes beer strong, which bears the full rate (ML 9 kap. 5 §). */
const isStrong = (name: string): boolean => {
  const strength = /(\d{1,2})(?:[.,](\d{1,2}))? ?%/.exec(name);
  return strength !== null && decimal(`${strength[1] ?? '0'}.${strength[2] ?? '0'}`).gt('3.5');
};

/** What a line sells, where its name leaves no doubt. */
type VatGoods = 'food' | 'alcohol' | 'restaurant';

/** What a name names beyond doubt: a staple food, wine, spirits or strong beer, a restaurant's service; otherwise `null`. */
export const vatGoodsOf = (name: string): VatGoods | null => {
  const words = name.slice(0, 100);
  if (staples.test(words)) return 'food';
  if (notADrink.test(words)) return null;
  if (spirits.test(words) || (beers.test(words) && isStrong(words))) return 'alcohol';
  return servings.test(words) && !/alkohol|vin|öl|sprit|dryck/i.test(words) ? 'restaurant' : null;
};

/**
 * The rates that goods may bear on an invoice of a day. A credit note may take back what was sold before a change, so
 * it may bear either rate of food.
 */
export const vatRatesOf = (goods: VatGoods, issueDate: string, creditNote: boolean): readonly string[] => {
  if (goods === 'alcohol') return ['25'];
  if (goods === 'restaurant') return ['12'];
  return creditNote ? ['6', '12'] : foodVatRates(issueDate);
};
