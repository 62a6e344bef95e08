import { sharedEnds } from './ocr-distance.ts';

// Words of the labels that columns, totals and fields are told by, and of what documents are called, longer than four letters: what recognition takes one
// letter of for another. The model of Swedish knows no "ü".
const known = new Set(
  (
    'antal kvantitet mängd enhet pris à-pris styckpris belopp summa radsumma nettobelopp rabatt moms momsbelopp momssats artikel ' +
    'artikelnr artikelnummer benämning beskrivning produkt varunr netto brutto total totalt totalsumma delsumma öresavrundning ' +
    'öresutjämning avrundning betala förfallodatum förfallodag fakturanr fakturanummer fakturadatum faktura kreditfaktura ' +
    'kreditnota kundnr kundnummer ordernr bankgiro plusgiro postgiro organisationsnr orgnr momsreg.nr momsregnr varuvärde ' +
    'exklusive inklusive frakt ' +
    'proforma proformafaktura påminnelse betalningspåminnelse räntefaktura inkassokrav utkast makulerad orderbekräftelse ' +
    'följesedel kontoutdrag ' +
    'quantity price amount description invoice number total subtotal discount payable unit product article credit ' +
    'menge einheit preis einzelpreis gesamtpreis betrag bezeichnung artikelbezeichnung beschreibung rechnung rechnungsnummer ' +
    'rechnungsdatum rechnungsbetrag summe gesamt gesamtbetrag gesamtsumme nettobetrag bruttobetrag endbetrag zahlbetrag ' +
    'zwischensumme stück stückzahl stückpreis fällig fälligkeit währung umsatzsteuer mwst steuerbetrag steuersatz steuerbasisbetrag ' +
    'rechnungssumme nettopreis nettowert mehrwertsteuer gutschrift rechnungskorrektur abschläge zuschläge kundennummer ' +
    'quantité désignation libellé montant facture échéance unitaire remise prix avoir'
  ).split(' '),
);

const sure = 0.97;
const [shortest, shortestSure] = [5, 7];

// Letters that look alike in small print: no other is taken for one of a label, or names would become labels (`Frukt`, `Avtal`).
const alike = ['iíîjlftr1!|', 'ceoaäåöàâéèêæø', 'uüúùnr', 'hbn', 'gqyj', 'vy', 'sz', 'mn', 'pf', 'üäåö'];
const slim = /^[iljtfr1'.]$/;

const areAlike = (one: string, other: string): boolean =>
  alike.some((letters) => letters.includes(one) && letters.includes(other));

/** A word that looks like one of labels but for one letter, as that word; every other word as it is. */
export const wordAsLabel = (text: string, confidence: number): string => {
  if (/^[aàáäåâ4]['’´`-]? ?pris$/i.test(text)) return 'À-pris';
  const [, bare = '', end = ''] = /^(\p{L}[\p{L}-]*\p{L})([:.]?)$/u.exec(text) ?? [];
  const lower = bare.toLowerCase();
  const isSure = confidence >= sure && !/[äå]/.test(lower);
  if (known.has(lower) || bare.length < (isSure ? shortestSure : shortest)) return text;
  const found = [...known].filter(
    (word) => isTakenFor(lower, word) && !(isSure && word.length !== lower.length),
  );
  const [only] = found;
  if (only === undefined || found.length > 1) return text;
  const isUpper = bare === bare.toUpperCase();
  const isTitle = /^\p{Lu}/u.test(bare);
  return `${isUpper ? only.toUpperCase() : isTitle ? only.charAt(0).toUpperCase() + only.slice(1) : only}${end}`;
};

/** Whether a word differs from another in one letter that looks like its own, or in a slim or doubled one within it. */
const isTakenFor = (said: string, word: string): boolean => {
  if (Math.abs(said.length - word.length) > 1) return false;
  const { start, end } = sharedEnds(said, word);
  const [one, other] = [said.slice(start, said.length - end), word.slice(start, word.length - end)];
  if (one.length === 1 && other.length === 1) return areAlike(one, other);
  const odd = one + other;
  return odd.length === 1 && start > 0 && end > 0 && (slim.test(odd) || odd === word[start - 1]);
};
