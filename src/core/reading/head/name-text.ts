import { isCompany, isFormAlone, withoutForm, withoutSentence } from './company-forms.ts';
import { fieldLabel } from './field-labels.ts';
import { isOfGroup, isServing } from './others-sentences.ts';
import { labelText } from '../words/label-text.ts';
import { totalKind } from '../totals/total-labels.ts';

const title =
  /^(faktura|kreditfaktura|samlingsfaktura|invoice|credit note|facture|avoir|receipt|kvitto|factuur|original|kopi[ae]?|(\p{L}*-?)?rechnung|gutschrift|r ?e ?c ?h ?n ?u ?n ?g)\b/iu;

/** A company's name with its form, before what a foot prints behind it: its address, its numbers. */
const nameWithForm =
  /^(?!\p{Lu}\p{Ll}+s[ -]AB \p{Lu}\p{Ll}+ \d+$)(.{2,90}?\s(?:AB(?: \(publ\))?|ab|hb|kb|Aktiebolag|HB|KB|ek\. ?för\.|Ekonomisk förening|Handelsbolag|Kommanditbolag|GmbH(?: & Co\.? KG)?|KG|AG|ApS|A\/S|I\/S|K\/S|AS|ANS|Oyj?|Ab|Öb|Kb|Ky|SARL|S\.?r\.?l\.?|S\.?p\.?A\.?|SAS|EARL|S\.L\.|OÜ|Ltd\.?|Limited|B\.?V\.?))(?=[\s,.;|·–-]).*\d/u;

/** A name with its street and postcode behind it, as a foot prints them in one row. */
const nameWithAddress =
  /^(\p{Lu}[^\d:]{2,90}?)(?:[\s,;·|–-]+(?:(?:Norra|Södra|Östra|Västra|Stora|Lilla|Gamla|Nya|Övre|Nedre|Inre|Yttre) )?(?:\p{Lu}\p{L}*(?:gatan|vägen|gränd|torget|torg|gata|väg|allén?|stigen|kajen|plan|backen)|Box|Postbox)|[,;·|–]\s+\p{Lu}[\p{L} ]{2,30}) \d+ ?[A-Z]?[\s,;·|–-]+(?:(?:SE?-)?\d{3} ?\d{2}|(?:DK-|NO?-|[A-Z]-)?\d{4})\s\p{Lu}/u;

const greeting =
  /!$|^(tack|hej|hälsning|vänlig|med vänlig|bästa|välkommen|thank|best regards|mit freundlich|cordiali)/i;

/** What says before a name that it is the seller's. */
export const soldBy =
  /^(driv(s|en) av|drives af|operated by|säljare|försäljare|sälj[ee]?s av|såld(a)? av|sold by|seller|supplier|vendor|verkauft (von|durch)|verkäufer|leverantör|(faktura)?utställare|(fakturan? (är )?)?(faktureras|fakturerat|utfärdad|utställd) av)\s*:?\s+/i;

/** What heads the column of whoever sends a page, at its foot. */
const heading =
  /^(?:till|(?:före|firma|företags)?namn|name|navn|nom|nimi|(?:betalnings|faktura)?mottagare|(?:faktura)?utställare|(?:post|besöks|gatu)?adress|företag(?:et)?|bolag(?:et)?|leverantör|säljare|avsändare|firma|kontakt(?:uppgifter)?|kontakt och villkor|betalning(?:smottagare)?|société|fournisseur|company|seller|supplier|address|anschrift|absender|lieferant|payee|avsender|afsender|leverandør|firmaadresse?)$/;

/** Whether a text is the head of the column of whoever sends a page. */
export const isPartyHead = (text: string): boolean => heading.test(labelText(text));

/** The name that a text begins with, without what stands before it and the address behind it. */
export const nameIn = (text: string): string => {
  const plain = withoutSentence(text)
    .replace(
      /^(name|namn|nom|betalningsmottagare|mottagare|(faktura )?från|avs(ändare)?\.?|(?:fra|from|von|da):)\s*:?\s+/i,
      '',
    )
    .replace(soldBy, '');
  const legal = nameWithForm.exec(plain)?.[1];
  const addressed = nameWithAddress.exec(plain)?.[1];
  return (legal ?? addressed ?? plain.split(/ [·●•|–] | - /u)[0])?.trim() ?? '';
};

/** More than the year or the house that companies are named after: `1847 Bryggverk AB`. */
const manyDigits = /\d{5}|\d\D+\d{3}|\d{3}\D+\d/;

/** A sentence that began in the row above: `enligt räntelagen.` */
const isEndOfSentence = /^\p{Ll}[^.]*\p{Ll}{3}\.$/u;

/** What a foot says of the seller's taxes: `Godkänd för F-skatt`, `Steuerfreie innergemeinschaftliche Lieferung`. */
const ofTax =
  /f-skatt|(?:skatt|betalnings|avgifts)skyldig|(?:gemenskaps|unions)intern|innergemeinschaft|steuerschuld|autoliquidation|(?:omvänd|omvendt) |^(godkänd|innehar|steuerfreie?|omvänd|intra-?community|reverse charge|exonération)\b/iu;

/** Whoever owns or runs a business is not what it is called. */
const ofPerson = /^(innehavare|ägare|inneh\.|inh\.|vd|inhaber|indehaver|innehaver|owner|proprietor)[\s:]/i;

/** Whether a text may be the name of a business. */
export const mayBeName = (text: string): boolean =>
  text.length >= 3 &&
  text.length <= (isCompany(text) ? 100 : 60) &&
  /\p{L}{2}/u.test(text) &&
  !(isCompany(text) ? manyDigits : /\d{3}/).test(text) &&
  !(isCompany(text) ? /@|: |:$|www\./ : /[@:]|www\./).test(text) &&
  !isEndOfSentence.test(text) &&
  !ofTax.test(text) &&
  !title.test(text) &&
  !greeting.test(text) &&
  !/(^|\s)(är|har|ska|skall|kan|till|överlåten|överlåtits|betalas|is|has|to|ist|wurde)\s/.test(text) &&
  !/^(till|to|betalas)\s|\S\s(drivs|drives|ägs) a[vf]\s/i.test(text) &&
  !isFormAlone(text) &&
  !isServing(text) &&
  !isOfGroup(text) &&
  !ofPerson.test(text) &&
  !isPartyHead(text) &&
  !/^\p{L}+[.-]? ?(nr|nummer|kod)\W*$/iu.test(withoutForm(text)) &&
  (isCompany(text) || !/^\p{L}+[.-]? ?(nr|nummer|kod)\b/iu.test(text)) &&
  (!/\d/.test(text) || isCompany(text)) &&
  !/^[\w-]+(\.[\w-]+)+$/.test(text) &&
  // A town of another country, whose end reads as a form: `2400 København NV`.
  !/^(?:[A-Z]{1,2}-)?(?:\d{5}|(?!1[5-9]|20)\d{4}) \p{Lu}/u.test(text) &&
  (isCompany(text) || (fieldLabel(text) === null && totalKind(text) === null));
