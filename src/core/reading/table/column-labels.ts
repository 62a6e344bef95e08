import { labelText } from '../words/label-text.ts';

/** What a column of the table of lines holds. `other` is a column that is known and not needed. */
export type ColumnRole =
  | 'position'
  | 'article'
  | 'description'
  | 'quantity'
  | 'unit'
  | 'price'
  | 'discount'
  | 'vat'
  | 'sum'
  | 'other';

// Swedish, English, German, French, and Dutch where it is the same trade's word. The first that fits counts.
const labels: readonly (readonly [ColumnRole, RegExp])[] = [
  [
    'other',
    /^(best(ällt|älld|\.?)?( ?(antal|ant|kvant))?|beställt antal|ordered|ordrat|rest(not(erat)?|ant)?|vke\/geb|colli|basis|date|datum|lev\.?datum|moms ?(kr|belopp)|vat amount|tax amount|ust\.?-?betrag|mwst-?betrag|steuerbetrag|vikt|weight|gewicht|kolli|antal kolli|krt|serviceperiod|prisenhet|gtin|ean(-?kod)?|lagerplats|ursprung|land)$/,
  ],
  [
    'discount',
    /^(rab(att)?\.?( ?(%|kr|i %))?|disc(ount)?\.?( ?%)?|rem(ise)?\.?( ?%)?|korting|rabatte?( ?%)?|nachlass|avdrag|%-?rabatt)$/,
  ],
  [
    'quantity',
    /^(antal|ant|kvantitet|kvant|mängd|(lev|fakt|leveransant|levererat|fakturerat|fakturerad)\.? ?(ant|antal|kvant|kvantitet|mängd)?|qty(\/hr)?|quantity|quantité|q(uan)?té|qte|units|(antal|ant)\/vikt|menge|anzahl|stückzahl|stück|aantal|hoeveelheid|hours|timmar|std|st)$/,
  ],
  ['unit', /^(enhet|enh|unit|uom|um|einheit|meng(en)?\.?-? ?einheit|eh|me|unité|förp|typ|sort)$/],
  [
    'price',
    /^((à|á|a|å)[ '-]*pris( .*)?|(st|styck|enhets|netto|brutto|grund|avtals|list|kund)\.?[ -]?pris( .*)?|pris( ?(\/|per) ?[a-zåäö]+)?( (exkl|inkl).*)?|kr\/(st|enh|kg)|(unit|net|gross|list)? ?price( ?(\/|per) ?(unit|each|item))?|unit (cost|rate|amount)|rate|(einzel|netto|brutto|stück|einheits|e)-?preis( .*)?|preis( ?\/ ?einheit)?|preis\/|ep|prix( unitaire)?( ht| net)?|p\.?u\.?( ht)?|prijs( per stuk)?|unitaire|stukprijs)$/,
  ],
  [
    'sum',
    /^((rad|netto)?(summa|belopp)( .*)?|radtotal|pris totalt|totalpris|summe|gesamt netto|prix total( .*)?|ext(ended|\.)?( price)?|netto|att betala|totalt?( (ht|exkl|excl|net|netto|kr|sek|pris|price|amount).*)?|totalsumma|line (total|amount)|(net|extended|total) (amount|price)|(net )?amount( .*)?|sum|(netto|gesamt|positions|einzel)?-? ?betrag( .*)?|gesamt(preis|betrag)?|(netto|waren)wert|entgelt|gp|montant( .*)?|(prix|total|montant) (total )?h\.?t\.?|bedrag|totaal|price w\/o( tax)?|prijs incl.*)$/,
  ],
  [
    'vat',
    /^(moms( ?(%|-?sats|-?kod|i %))?|momssats|mervärdesskatt|m-?kod|vat( ?(%|rate|code))*|tax( ?(%|rate))*|gst|ust\.?( ?%)?|mwst\.?-?(satz)?( ?%)?|mwst-%|ust-?satz|steuersatz|steuer|tva( ?%)?|taux( tva)?|btw( ?%)?)$/,
  ],
  ['position', /^(pos|pos\.? ?-?nr|position|rad(nr)?|line|no|nr|#|nº|n°|lfd(\. ?nr)?)$/],
  [
    'article',
    /^((unsere|ihre|vår|er|our|your)? ?art(ikel)?\.? ?-?(nr|no|nummer|kod|code)(-?(kunde|lief|lieferant))*|art|artikel ?(nr|nummer)|item ?(code|no|number|#)|sku|code|kod|réf(érence)?|ref|(produkt|product) ?(nr|no|kod|code)|code article|varunr|(vårt|ert) art\.? ?nr)$/,
  ],
  [
    'description',
    /^((artikel|varu|produkt)?-?(benämning|beskrivning)|artikel(bezeichnung|beschreibung)?|produkt|vara|(artikel|produkt|varu)?namn|item name|goods|description of goods|vara\/tjänst|specification|warenbezeichnung|text|tjänst|(item |product )?description|item|items|product|service|beschreibung|bezeichnung|leistung|désignation|libellé|omschrijving|specifikation|details)$/,
  ],
];

/** What a label says about the column below it; `null` when it is none that is known. */
export const columnRole = (text: string): ColumnRole | null => {
  const label = labelText(text);
  return labels.find(([, pattern]) => pattern.test(label))?.[0] ?? null;
};
