// Words of the labels that columns, totals and fields are told by, longer than four letters: what recognition takes one
// letter of for another. The model of Swedish knows no "ü".
const known = new Set(
  (
    'antal kvantitet mängd enhet pris à-pris styckpris belopp summa radsumma nettobelopp rabatt moms momsbelopp momssats artikel ' +
    'artikelnr artikelnummer benämning beskrivning produkt varunr netto brutto total totalt totalsumma delsumma öresavrundning ' +
    'öresutjämning avrundning betala förfallodatum förfallodag fakturanr fakturanummer fakturadatum faktura kreditfaktura ' +
    'kreditnota kundnr kundnummer ordernr bankgiro plusgiro postgiro organisationsnr orgnr momsreg.nr momsregnr varuvärde ' +
    'exklusive inklusive frakt ' +
    'quantity price amount description invoice number total subtotal discount payable unit product article credit ' +
    'menge einheit preis einzelpreis gesamtpreis betrag bezeichnung artikelbezeichnung beschreibung rechnung rechnungsnummer ' +
    'rechnungsdatum rechnungsbetrag summe gesamt gesamtbetrag gesamtsumme nettobetrag bruttobetrag endbetrag zahlbetrag ' +
    'zwischensumme stück stückzahl stückpreis fällig fälligkeit währung umsatzsteuer mwst steuerbetrag steuersatz steuerbasisbetrag ' +
    'rechnungssumme nettopreis nettowert mehrwertsteuer gutschrift rechnungskorrektur abschläge zuschläge kundennummer ' +
    'quantité désignation libellé montant facture échéance unitaire remise prix avoir'
  ).split(' '),
);

const sure = 0.97;
const shortest = 5;

/** A word that is one letter off a word of labels, as that word; every other word as it is. */
export const wordAsLabel = (text: string, confidence: number): string => {
  if (/^[aàáäåâ4]['’´`-]? ?pris$/i.test(text)) return 'À-pris';
  const [, bare = '', end = ''] = /^(\p{L}[\p{L}-]*\p{L})([:.]?)$/u.exec(text) ?? [];
  const lower = bare.toLowerCase();
  if (bare.length < shortest || known.has(lower) || (confidence >= sure && !/[äå]/.test(lower))) return text;
  const found = [...known].filter((word) => isOneOff(lower, word));
  const [only] = found;
  if (only === undefined || found.length > 1) return text;
  const isUpper = bare === bare.toUpperCase();
  const isTitle = /^\p{Lu}/u.test(bare);
  return `${isUpper ? only.toUpperCase() : isTitle ? only.charAt(0).toUpperCase() + only.slice(1) : only}${end}`;
};

/** Whether two words differ in one letter, put in, left out or taken for another. */
const isOneOff = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return Math.max(one.length, other.length) - start - end <= 1;
};
