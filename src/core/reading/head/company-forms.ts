const form =
  /(^|\s)(ab|aktiebolag|hb|kb|ek\.? ?för\.?|ekonomiska? förening(?: u\.?p\.?a\.?)?|ideell förening|handelsbolag|kommanditbolag|enskild firma|gmbh( & co\.? kg)?|gbr|ag|kg|ohg|e\.k\.?|ug|ltd|limited|llc|inc|plc|corp|sarl|s\.?r\.?l|s\.?p\.?a|s\.?n\.?c|s\.?a\.?s|sas|sasu|earl|scea|s\.l\.u?|soc\.? ?agr(?:icola)?|s\.s|oü|uab|sa|eurl|b\.?v\.?|n\.?v\.?|sp\. ?z ?o\. ?o|s\.c|a\/s|as|oy|oyj|öb|ky|tmi|aps|ivs|i\/s|k\/s|p\/s|ans|filial|nuf|lda|s\. ?r\. ?o|d\.o\.o|kft|sia)\.?(\s*\(publ\))?$/i;

// Old companies have it before their name, and those of houses: `AB Gamla Hamnen`, `Fastighets AB Almen 3`.
const before =
  /^(?:AB|Aktiebolaget|AKTIEBOLAGET|Stiftelsen|Enskild firma|(?:Fastighets|Bostads|Förvaltnings|Byggnads)[ -]?(?:AB|aktiebolaget)) \p{Lu}\p{L}/u;

const nameBefore = (text: string): string => text.replace(form, '').trim();

/** Whether a text is nothing but the form of a company: `Handelsbolag`, `AB (publ)`. */
export const isFormAlone = (text: string): boolean => form.test(text) && nameBefore(text) === '';

/**
 * Whether a text is a name with the form of a company behind it, or before it. A quantity is none, though its unit reads as a form: `5 kg`, and
 * neither is a form without a name.
 */
export const isCompany = (text: string): boolean =>
  before.test(text) || (form.test(text) && !/\skg$/.test(text) && /\p{L}{2}/u.test(nameBefore(text)));

/** The letters of a name without its company's form. */
export const withoutForm = (text: string): string =>
  text.replace(form, '').replace(/^(?:AB|Aktiebolaget) (?=\p{Lu})/iu, '');

/** A text without the sentence before what may be a company's name: `Porto enligt prislista. Kryddboden AB`. */
export const withoutSentence = (text: string): string => text.replace(/^[^\d,]*?\p{Ll}{5}\. (?=\p{Lu})/u, '');
