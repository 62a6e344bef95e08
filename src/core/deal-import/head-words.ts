import { labelKey } from '#core/tables/label-key.ts';
import type { ImportField } from './import-field.ts';
import { priceLabel } from './price-label.ts';

/** What a label says of its column; of several columns for one field the one with most strength has it. */
export interface LabelMeaning {
  readonly field: ImportField;
  /** 1 only suggests it; 2 and more name it, the more exactly the higher. */
  readonly strength: 1 | 2 | 3;
  /** Which of two as strong ones comes first: the higher. */
  readonly order: number;
}

const goods = '(?:artikel|art|varu|vara|produkt|prod|item|article|product|material|beställnings)';
const number = '(?:nummer|nr|no|num|number|id|kod|code)';
const seller = '(?:leverantörens|leverantör|lev|säljarens|supplier|suppliers|seller|sellers|vårt|vår)';
const buyer =
  '(?:ert|er|kundens|kund|customer|customers|buyer|buyers|köparens|tillverkarens|tillverkare|manufacturer|manufacturers|mfr|fabrikantens|producentens)';
const valid =
  '(?:avtals?|pris(?:et)?|price|gäller|giltig|giltigt|giltighets?|valid|validity|effective|gyldig|gældende|gjelder|gültig)*';
const starts =
  '(?:from|frånochmed|frånochmeddatum|fråndatum|från|fr|startdatum|start|startdate|starting|fra|ab|begin|begins)';
const ends =
  '(?:tom|tillochmed|tilldatum|tills|till|slutdatum|slut|todate|to|enddate|end|ending|until|through|til|bis|upphör|expires|expiry|sistadag)';
const week = '(?:vecka|veckor|v|week|weeks)';

/** Labels in Swedish and English with everything but letters, digits and `%` taken out. Earlier rows win. */
const meanings: readonly (readonly [field: ImportField, strength: 1 | 2 | 3, label: string, order?: 2])[] = [
  ['articleNumber', 3, `${seller}${goods}s?${number}`, 2],
  ['articleNumber', 3, `${goods}s?${number}|sku|vnr|anr`],
  ['articleNumber', 1, `(?:${seller})?${number}`],
  ['unit', 3, '(?:pris|price)(?:enhet|enh|unit|per)(?:kod|code)?'],
  [
    'priceQuantity',
    3,
    'pris(?:bas)?(?:antal|kvantitet)|prisbas|price(?:base)?quantity|basequantity|pricebase|bas(?:antal|kvantitet|mängd)|perantal|prisfaktor|pricefactor|prisavser(?:antal)?|pris(?:et)?gällerantal',
  ],
  ['discount', 2, '(?:kund|avtals?)?(?:rabatt|avdrag|discount|deduction)(?:sats|procent|percent|kr|sek)?%?'],
  ['customer', 2, '(?:kund|customer)s?(?:nummer|nr|no|number|id|namn|name)?'],
  ['tolerancePercent', 3, '(?:tolerans|tolerance)(?:uppåt|upp|upwards|up)?(?:%|procent|percent|pct)'],
  ['toleranceAmount', 3, '(?:tolerans|tolerance)(?:uppåt|upp|upwards|up)?(?:kr|sek|belopp|amount)'],
  ['tolerancePercent', 1, 'tolerans|tolerance|(?:max)?(?:avv|avvikelse|deviation|diff)(?:%|procent|percent)'],
  [
    'unit',
    2,
    '(?:mått|sälj|försäljnings|beställnings|order|orderable)?(?:enhet|enhed|enh|unit)(?:kod|code)?|uom|unitofmeasure(?:code)?|måttenhet|me',
  ],
  ['unit', 1, 'förp|förpackning|pack|per|pro|mått'],
  ['validTo', 3, `${valid}${ends}(?:datum|date|${week})?|${week}(?:${ends})`],
  ['validFrom', 3, `${valid}(?:${starts})(?:datum|date|${week})?|${week}(?:${starts})`],
  ['validFrom', 1, `datum|date|gäller|giltig|giltigt|giltighet|valid|prisdatum|period|${valid}${week}`],
  ['name', 3, `(?:${goods}s?)?(?:benämning|beskrivning|namn|name|description|title|titel)`],
  ['name', 1, 'art|artikel|article|vara|varor|produkt|product|item|text'],
  ['supplier', 3, 'leverantör(?:snamn|ensnamn)?|supplier(?:name|sname)?'],
  ['currency', 3, 'valuta|valutakod|currency|currencycode'],
  ['minimumQuantity', 3, '(?:minimum|min|minsta|från|from)(?:quantity|qty|antal|kvantitet)'],
  ['action', 3, 'action|actioncode|(?:artikel|varu|item)?status'],
  ['kind', 3, 'pristyp|avtalstyp|prissättning|pricetype|dealtype|kind'],
  ['note', 3, 'anm|anmärkning|kommentar|notering|not|note|notes|comment|comments|remark|remarks'],
];

const compiled = meanings.map(
  ([field, strength, label, order]) =>
    [{ field, strength, order: order ?? 1 }, new RegExp(`^(?:${label})$`, 'u')] as const,
);

/** What a label says; `null` when it says nothing that is read. */
export const labelMeaning = (label: string): LabelMeaning | null => {
  const key = labelKey(label);
  if (key === '') return null;
  const price = priceLabel(label);
  const named = compiled.find(([, pattern]) => pattern.test(key))?.[0] ?? null;
  // `Pris/enhet` is a price, `Prisenhet` a unit: the key of both is the same.
  if (price === null || price === 'other' || (named !== null && !price.isPer)) return named;
  return { field: 'price', strength: price.strength, order: price.order };
};

const foreignNumber = new RegExp(`^(?:${buyer})(?:${goods}s?)?${number}$`, 'u');

const elsewhere =
  /^(?:\p{L}*(?:vikt|weight|moms|momssats|pant|deposit|frakt|freight|rabatt|discount|antal|volym|volume|saldo|hållbarhet|streckkod|barcode|uppdaterad|updated|ändring|change)|vat|mva|ant|qty|quantity|kvantitet|procent|percent|diff|differens|förändring|lager\p{L}*|stock|bäst|best|senast|jmf\p{L}*|jfr\p{L}*|jämför\p{L}*|ean\p{L}*|gtin\p{L}*|storlek|size|innehåll|bredd|höjd|djup|längd|alkohol|alk|vol|temp\p{L}*|tulltaxa\p{L}*|beställ|ordernr|g|hg|gram|cl|dl|ml)$/u;

/** Whether a label says what its column is, and that is nothing that is read: what stands in it tells nothing more. */
export const isElsewhere = (label: string): boolean => {
  if (labelMeaning(label) !== null) return false;
  if (priceLabel(label) === 'other' || foreignNumber.test(labelKey(label))) return true;
  const words = label
    .slice(0, 200)
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}%]+/u);
  return words.some((word) => elsewhere.test(word) || word.includes('%'));
};

/** Labels of the quantity that a price is for where numbers stand below, and of its unit where words do. */
export const isPriceBase = (label: string): boolean =>
  /^(?:(?:pris|price)(?:enhet|enh|unit|per)|per|pro)$/u.test(labelKey(label));
