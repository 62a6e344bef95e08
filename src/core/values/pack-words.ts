/** Words of kilograms, litres and pieces as item names have them, longest first. */
export const unitWords =
  'kilogram|kilos|kilo|kg|hg|gram|gr|g|deciliter|centiliter|milliliter|litrar|liters|liter|ltr|lit|lt|l|dl|cl|ml|stycken|styck|stck|stk|st|pcs';

/** How item names bend words that units are known by. */
export const bentUnits: Readonly<Record<string, string>> = {
  kilos: 'kilo',
  liters: 'liter',
  litrar: 'liter',
};

/** What a case is counted in: `6 frp à 1 kg`. */
export const countWords =
  'stycken|styck|stck|stk|st|pcs|förp|forp|frp|fpk|fp|paket|pkt|pk|burkar|burk|brk|flaskor|flaska|fl|påsar|påse|ps|hinkar|dunkar|askar|ask|rullar|buntar';

/** The same without pieces, which are units of their own. */
export const innerWords =
  'förp|forp|frp|fpk|fp|paket|pkt|pk|burkar|burk|brk|flaskor|flaska|påsar|påse|hinkar|dunkar|askar|ask|buntar';

/** Words of cases, which hold several of what is named. */
export const caseWords = 'krt|kartong|kart|kolli|kli|back|låda|lda|lår|bal|lav|lager|pall|flak|tray|tråg';

/** A size beside one of these is about, at most or at least what it says. */
export const aboutBefore = String.raw`(?:ca|c:a|circa|cirka|ungefär|ung|medelvikt|medel|snittvikt|snitt|genomsnitt|max|min|minst|högst|över|under|upp till|från|styckvikt|bitvikt)[.:]?\s?|[~≈±<>]\s?`;
export const aboutAfter = String.raw`\s?(?:st\.?\s?)?(?:(?:ca|c:a|cirka)(?!\s?\d)|\+\s?/\s?-|\+(?!\s?\d)|±)`;

/**
 * Goods that are sold by the piece and whose weight or volume is a property: cups, boxes, bags, gloves, paper, and eggs, whose `L` is
 * no litre. `glass` and `glasyr` are food.
 */
export const countedGoods =
  /bägare|mugg|(?<=\p{L})glas(?!s|yr|er)|^glas(?!s|yr|er)|kopp(?!ar)|tallrik|matlåd|lunchlåd|\p{L}låda(?!\p{L})|skål(?!l|ed)|bunke|kantin|form(?:ar)?(?!\p{L})|(?<!b)lock(?!\p{L})|\p{L}pås(?:e|ar)(?!\p{L})|\p{L}säck(?:ar)?(?!\p{L})|handsk|förkläd|mössa|servett|papper|(?<!\p{L})ark(?!\p{L})|sked|gaffel|kniv|bestick|sugrör|(?<!\p{L})ägg(?!röra|vita|gula|mass|pulver)|dispenser|karaff|tillbringare|kastrull|kanna|termos/u;

/** Bread is not poured: its `L` is a size. */
export const neverPoured =
  /bröd(?!\p{L}*dryck)|baguette|tortilla|(?<!\p{L})bull(?:e|ar)|fralla|frallor|croissant/u;

/** A drained weight is another than what is in the can. */
export const drainedWords = /(?<!\p{L})(?:avr|avrunn\p{L}*|dräner\p{L}*|dr\.? ?vikt)(?!\p{L})/u;
export const netWords = /(?<!\p{L})(?:netto|brutto)/u;
