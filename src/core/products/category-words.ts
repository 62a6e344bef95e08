import type { Category } from './category.ts';

// The first match wins, so that `Lax rökt` is fish and `Tomatpuré` is not a vegetable crate. Word beginnings, Swedish.
export const categoryWords: readonly (readonly [Category, RegExp])[] = [
  [
    'supplies',
    word(
      'servett|engångs|handsk|diskmedel|rengöring|soppås|sopsäck|folie|plastfilm|bakplåtspapper|matlåda|sugrör|toalett|hushållspapper|torkrulle|tvål',
    ),
  ],
  ['coffee-and-tea', word('kaffe|espresso|brygg|te påse|tepås|grönt te|svart te|kakao|choklad dryck')],
  [
    'alcohol',
    word(
      'öl |folköl|starköl|lager |ipa |pilsner|vin |rödvin|vitt vin|rosé|prosecco|champagne|vodka|gin |whisky|rom |tequila|aperol|likör|cider',
    ),
  ],
  [
    'soft-drinks',
    word(
      'läsk|coca|cola|fanta|sprite|pepsi|loka|ramlösa|mineralvatten|kolsyrat|juice|saft|tonic|ginger ale|ginger beer|energidryck',
    ),
  ],
  [
    'fish-and-seafood',
    word(
      'lax|torsk|sej|räk|sill|matjes|strömming|tonfisk|musslor|blåmussl|ostron|hummer|krabb|rödspätta|röding|gös|makrill|bläckfisk|löjrom|kräft|havskräft|fisk',
    ),
  ],
  [
    'meat',
    word(
      'nöt|fläsk|kyckling|lamm|kalv|bacon|korv|falukorv|salsiccia|köttbull|hamburgare|skinka|färs(?!k)|entrecote|entrecôte|ryggbiff|oxfilé|biff|flankstek|högrev|karré|revben|prosciutto|salami|chorizo|anka|kalkon|vilt|hjort|älg',
    ),
  ],
  [
    'dairy-and-cheese',
    word(
      'mjölk|grädde|vispgrädde|matlagningsgrädde|smör|ost |parmesan|mozzarella|cheddar|fetaost|halloumi|yoghurt|crème|creme fraiche|gräddfil|kvarg|ägg|mascarpone|ricotta|västerbotten',
    ),
  ],
  [
    'baked-goods',
    word(
      'bröd|baguette|bulle|croissant|levain|fralla|tortilla|hamburgerbröd|kaka|tårta|surdeg|ciabatta|focaccia|knäcke',
    ),
  ],
  [
    'fruit-and-vegetables',
    word(
      'tomat|gurka|sallad|lök|rödlök|potatis|morot|paprika|äpple|banan|citron|lime|apelsin|avokado|svamp|champinjon|portabello|vitlök|spenat|ruccola|persilja|basilika|dill|broccoli|kål|blomkål|ärtor|zucchini|aubergine|jordgubb|hallon|blåbär|purjo|rödbet|sparris|mango|ananas',
    ),
  ],
];

function word(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}])(?:${alternatives})`, 'iu');
}
