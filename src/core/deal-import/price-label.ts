import { currencyOf } from '#core/values/currency-words.ts';
import { unitOf } from '#core/values/units.ts';

/** What a price's label says of the numbers below it. */
export interface PriceTerms {
  /** `kg` of `Pris/kg`; `null` where it names none, as `Pris/enhet`. */
  readonly unit: string | null;
  /** `100` of `Pris per 100 st`. */
  readonly quantity: string | null;
  /** ISO 4217. */
  readonly currency: string | null;
  /** ISO day that the label dates it from: `Nytt pris 2027-01-01`. */
  readonly day: string | null;
}

/** A label that is a price's: how surely, and which of two as sure ones comes first. */
export interface PriceLabel extends PriceTerms {
  readonly strength: 1 | 2 | 3;
  readonly order: number;
  /** Whether it says what the price is per. */
  readonly isPer: boolean;
}

export const noTerms: PriceTerms = { unit: null, quantity: null, currency: null, day: null };

const agreed =
  /^(?:avtalat|avtalade|avtals?|netto|net|nto|kund|ert|era|er|ditt|nytt|nya|ny|new|your|överenskommet|rabatterat|agreed|contract|customers?|deal)+$/u;
const plain =
  /^(?:à|á|a|stycke?|st|enhets|unit|item|kampanj|campaign|kilo|liter|försäljnings|sälj|sales|per)$/u;
const gross =
  /^(?:list|brutto|gross|ord|ordinarie|regular|nuvarande|gällande|current|bas|grund|base|katalog|inköps)$/u;
/** Not what this restaurant pays its supplier without VAT, now. */
const other =
  /^(?:inkl\p{L}*|incl\p{L}*|gammalt?|gamla|tidigare|föregående|fjol\p{L}*|old|previous|jfr|jmf|jämför\p{L}*|jämförelse|rabatt|discount|ca|cirka|rek|rekommenderat|recommended|ut|utförsäljnings|butiks?|konsument|retail|rrp|öre|höjning|ändring|per månad)$/u;
const without = /^(?:exkl\p{L}*|excl\p{L}*|ex|eks|ekskl|utan|without|exmoms|exvat|momsfritt)$/u;
/** What a price may be with or without, and is no price itself. */
const extra = /^(?:moms|vat|mva|pant|deposit|frakt|freight)$/u;
const neutral = /^(?:enhet|enh|unit|beställningsenhet|säljenhet|försäljningsenhet|prisenhet)$/u;
const units: ReadonlyMap<string, string> = new Map([
  ['styck', 'st'],
  ['stycke', 'st'],
  ['kilo', 'kg'],
  ['liter', 'l'],
]);
const measure = new Set(['weight', 'volume']);

const day = /(?<!\d)(20\d\d)-(\d\d)-(\d\d)(?!\d)/u;

const cleaned = (label: string): string =>
  label
    .normalize('NFKC')
    .replaceAll('\u00ad', '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/(\p{L})[-‐]\s*(\p{L})/gu, '$1$2')
    .replaceAll(/[()[\]{}:;*,"']/gu, ' ')
    .trim();

const perPart = /(?:(?<!\d)\s*\/\s*|(?:^|\s)per\s+)(?:(?!(?:19|20)\d\d)(\d[\d\s]*)\s*)?(\p{L}+\d?)?/u;

const priceWord = /^(\p{L}*?)(?:pris|priset|price|preis)$/u;

/** A number of pieces that a price begins at: `10-49`, `10+`; years and days are none. */
const beginsAt = (text: string): number | null => {
  const [, one, to, open] = /(?<![\d-])(\d{1,4})\s*(?:[-–]\s*(\d{1,4})|(\+))(?![\d-])/u.exec(text) ?? [];
  if (one === undefined || Number(one) >= 1900) return null;
  return open === undefined && Number(to) <= Number(one) ? null : Number(one);
};

/** `Kollipris`, `Kg-pris`: a unit that is no other word of a price. */
const isUnitHead = (head: string): boolean =>
  unitOf(head) !== null && ![agreed, plain, gross, other].some((words) => words.test(head));

type Word =
  | 'price'
  | 'agreed'
  | 'net'
  | 'gross'
  | 'plain'
  | 'money'
  | 'without'
  | 'extra'
  | 'other'
  | 'number'
  | 'unknown';

const kindOf = (word: string): Word[] => {
  const head = priceWord.exec(word)?.[1];
  if (head !== undefined) return head === '' || isUnitHead(head) ? ['price'] : ['price', ...kindOf(head)];
  if (other.test(word)) return ['other'];
  if (currencyOf(word) !== null) return ['money'];
  if (without.test(word)) return ['without'];
  if (extra.test(word)) return ['extra'];
  if (/^(?:netto|net|nto)$/u.test(word)) return ['net'];
  if (agreed.test(word)) return ['agreed'];
  if (gross.test(word)) return ['gross'];
  if (plain.test(word)) return ['plain'];
  return /\d/u.test(word) || /^(?:fr|från|from|fom|v|vecka|per|o|m|i|in|of)$/u.test(word)
    ? ['number']
    : ['unknown'];
};

const sure = (kinds: ReadonlySet<Word>, isPer: boolean): Pick<PriceLabel, 'strength' | 'order'> | null => {
  const isNetted = kinds.has('money') || kinds.has('without');
  if (kinds.has('extra') && !kinds.has('price') && !kinds.has('net')) return null;
  if (kinds.has('price') || (kinds.has('money') && isPer)) {
    if (kinds.has('gross')) return { strength: 1, order: 1 };
    // A word that nobody knows may make it anything, as a title that stands over the label.
    if (kinds.has('unknown')) return { strength: 1, order: 2 };
    return { strength: kinds.has('agreed') || kinds.has('net') ? 3 : 2, order: 1 };
  }
  if (kinds.has('unknown')) return null;
  if (kinds.has('net')) return isNetted ? { strength: 3, order: 1 } : { strength: 1, order: 3 };
  if (kinds.has('agreed') && kinds.has('money')) return { strength: 3, order: 1 };
  if (kinds.has('gross')) return { strength: 1, order: 1 };
  return kinds.has('money') && kinds.size === 1 ? { strength: 1, order: 1 } : null;
};

const isUnitWord = (word: string): boolean =>
  !neutral.test(word) && ['unknown', 'plain'].includes(kindOf(word)[0] ?? '');

/** Longer ones are sentences. */
const longest = 60;

const bareWords: ReadonlyMap<string, number> = new Map([
  ['belopp', 1],
  ['amount', 1],
  ['betrag', 1],
  ['avtal', 0],
  ['contract', 0],
]);

/** What a label says as a price's; `other`: a price that is no agreed one without VAT; `null`: it is no price's. */
export const priceLabel = (label: string): PriceLabel | 'other' | null => {
  if (label.length > longest) return null;
  const text = cleaned(label);
  const bare = bareWords.get(text);
  if (bare !== undefined) return { ...noTerms, strength: 1, order: bare, isPer: false };
  const [from, quantity, per] = perPart.exec(text) ?? [''];
  const isPer = per !== undefined || quantity !== undefined;
  const rest = isPer ? text.replace(from, ' ') : text.replaceAll('/', ' ');
  const words = rest.split(/[\s._+|]+/u).filter((word) => /[\p{L}\d€$£]/u.test(word));
  const kinds = new Set(words.flatMap(kindOf));
  const last = words.find((word) => unitOf(word) !== null && isUnitWord(word));
  const stated = per !== undefined && isUnitWord(per) ? per : (last ?? null);
  if (last !== undefined && !words.some((word) => word !== last && kindOf(word).includes('unknown')))
    kinds.delete('unknown');
  const isWeight = last !== undefined && measure.has(unitOf(last)?.kind ?? '');
  if (isWeight && !kinds.has('price') && !kinds.has('money')) return null;
  const found = sure(kinds, isPer);
  if (found === null) return kinds.has('other') && kinds.has('price') ? 'other' : null;
  const isWithExtra = kinds.has('extra') && !kinds.has('without');
  if (kinds.has('other') || isWithExtra || (beginsAt(rest) ?? 0) > 1) return 'other';
  const heads = words.map((word) => priceWord.exec(word)?.[1] ?? '');
  const spoken = heads.map((head) => units.get(head) ?? (isUnitHead(head) ? head : '')).find(Boolean);
  const money = words.map(currencyOf).find(Boolean);
  return {
    ...found,
    isPer,
    unit: stated ?? spoken ?? null,
    quantity: quantity?.replaceAll(/\s/gu, '') ?? null,
    currency: money ?? (per === undefined ? null : currencyOf(per)),
    day: /t\s?\.?\s?o\s?\.?\s?m|till/u.test(text) ? null : (day.exec(text)?.[0] ?? null),
  };
};
