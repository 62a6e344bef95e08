import { labelKey } from '#core/tables/label-key.ts';
import type { ImportField } from './import-field.ts';

/** What a label says of its column; of several columns for one field the one with most strength has it. */
export interface LabelMeaning {
  readonly field: ImportField;
  /** 1 only suggests it; 2 and more name it, the more exactly the higher. */
  readonly strength: 1 | 2 | 3;
}

const goods = '(?:artikel|art|varu|vara|produkt|prod|item|article|product|material|beställnings)';
const number = '(?:nummer|nr|no|num|number|id|kod|code)';
const whose = '(?:lev|leverantörens|leverantör|säljarens|supplier|suppliers|seller|sellers|vårt|ert)?';
const agreed = '(?:avtalat|avtals|avtal|netto|net|kund|ert|nytt|överenskommet|agreed|contract|customer|deal)';
const per = '(?:(?:per|sek|kr|i|exkl?|excl?|moms|vat|enhet|unit|st|kg)*)';
const valid = '(?:avtals?|pris(?:et)?|price|gäller|giltig|giltigt|giltighets?|valid|validity|effective)*';

/** Labels in Swedish and English with everything but letters, digits and `%` taken out. Earlier rows win. */
const meanings: readonly (readonly [field: ImportField, strength: 1 | 2 | 3, label: string])[] = [
  ['articleNumber', 3, `${whose}${goods}s?${number}|sku|vnr|anr`],
  ['articleNumber', 1, `${whose}${number}`],
  ['unit', 3, '(?:pris|price)(?:enhet|enh|unit|per)(?:kod|code)?'],
  [
    'priceQuantity',
    3,
    'pris(?:bas)?(?:antal|kvantitet)|prisbas|price(?:base)?quantity|basequantity|pricebase',
  ],
  ['price', 3, `${agreed}${agreed}?(?:pris|price)?${per}`],
  ['price', 2, `(?:à|a|styck|enhets|unit|item)?(?:pris|price)${per}`],
  [
    'price',
    1,
    '(?:list|brutto|gross|ord|ordinarie|rek|regular)(?:pris|price)?(?:sek|kr)?|belopp|amount|kr|sek',
  ],
  ['tolerancePercent', 3, '(?:tolerans|tolerance)(?:uppåt|upp|upwards|up)?(?:%|procent|percent|pct)'],
  ['toleranceAmount', 3, '(?:tolerans|tolerance)(?:uppåt|upp|upwards|up)?(?:kr|sek|belopp|amount)'],
  ['tolerancePercent', 1, 'tolerans|tolerance|(?:max)?(?:avv|avvikelse|deviation|diff)(?:%|procent|percent)'],
  [
    'unit',
    2,
    '(?:mått|sälj|försäljnings|beställnings|order|orderable)?(?:enhet|enh|unit)(?:kod|code)?|uom|unitofmeasure|måttenhet|me',
  ],
  ['unit', 1, 'förp|förpackning|pack|per|mått'],
  [
    'validTo',
    3,
    `${valid}(?:tom|tillochmed|tilldatum|till|slutdatum|slut|todate|to|enddate|end|until|through)(?:datum|date)?`,
  ],
  [
    'validFrom',
    3,
    `${valid}(?:from|frånochmed|frånochmeddatum|fråndatum|från|fr|startdatum|start|startdate)(?:datum|date)?`,
  ],
  ['validFrom', 1, 'datum|date|gäller|giltig|giltigt|valid|prisdatum'],
  ['name', 3, `(?:${goods}s?)?(?:benämning|beskrivning|namn|name|description|title|titel)`],
  ['name', 1, 'art|artikel|article|vara|varor|produkt|product|item|text'],
  ['supplier', 3, 'leverantör(?:snamn|ensnamn)?|supplier(?:name|sname)?'],
  ['currency', 3, 'valuta|valutakod|currency|currencycode'],
  ['minimumQuantity', 3, '(?:minimum|min|minsta|från|from)(?:quantity|qty|antal|kvantitet)'],
  ['action', 3, 'action|actioncode'],
  ['kind', 3, 'pristyp|avtalstyp|prissättning|pricetype|dealtype|kind'],
  ['note', 3, 'anm|anmärkning|kommentar|notering|not|note|notes|comment|comments|remark|remarks'],
];

const compiled = meanings.map(
  ([field, strength, label]) => [{ field, strength }, new RegExp(`^(?:${label})$`, 'u')] as const,
);

/** A price that is no agreed one, whatever else its label says. */
const otherPrice =
  /inkl|incl|gammal|gammalt|tidigare|föregående|old|previous|jfr|jämför|rabatt|discount|cirka/u;

/** What a label says; `null` when it says nothing that is read. */
export const labelMeaning = (label: string): LabelMeaning | null => {
  const key = labelKey(label);
  if (key === '' || otherPrice.test(key)) return null;
  return compiled.find(([, pattern]) => pattern.test(key))?.[0] ?? null;
};
