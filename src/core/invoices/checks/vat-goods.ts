import { decimal } from '../../values/decimal.ts';

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
export type VatGoods = 'food' | 'alcohol' | 'restaurant';

/** What a name names beyond doubt: a staple food, wine, spirits or strong beer, a restaurant's service; otherwise `null`. */
export const vatGoodsOf = (name: string): VatGoods | null => {
  const words = name.slice(0, 100);
  if (staples.test(words)) return 'food';
  if (notADrink.test(words)) return null;
  if (spirits.test(words) || (beers.test(words) && isStrong(words))) return 'alcohol';
  return servings.test(words) && !/alkohol|vin|öl|sprit|dryck/i.test(words) ? 'restaurant' : null;
};
