import { labelText } from '../words/label-text.ts';
import { fieldLabel, type LabelOf } from './field-labels.ts';

const swedish =
  '(avser|ersätter|ers\\.?|avseende|gäller|gällande|rör|tillhör|hör till|krediterar|kreditering|kreditering (av|mot|för|på|från)|kredit (av|mot|för|på|till)|krediterad|ursprunglig|ursprungligt|föregående|tidigare|refererar till|hänvisar till|ref|referens|mot|till|på|rättelse av|rättar) (vår )?((debet)?(faktura|fakt\\.?)|nota|räkning)|avser (nr|nummer)|ursprungs?faktura|originalfaktura|debetfaktura|fakturareferens|krediterat fakturanummer|ursprungligt fakturanummer|krediterad faktura|krediterar|krediteras|återgäldar faktura|kredit av|kredit för|avser debet';
const english =
  '(original|originating|credited|related|preceding|previous|initial|corrected) invoice|(credit |credits |credit note |credit memo )?(for|of|against|to|re|ref) (our )?invoice|(credits|cancels|corrects|refers to|relates to|reference to|regarding|applies to|reverses) (our )?invoice|invoice (ref|reference|credited)|preceding invoice reference|billing reference';
const german =
  '(ursprungs?|original|bezugs)-?rechnung|ursprüngliche rechnung|(gutschrift |storno |stornorechnung |korrektur |rechnungskorrektur )?(zu|zur|für|auf|der|von) (unserer |ihrer )?rechnung|bezug( auf)? rechnung|rechnungsbezug|ursprungsbeleg|referenzrechnung';
const others =
  "facture (d'origine|liée|initiale|concernée|de référence|rectifiée)|(avoir (sur|relatif à)|sur|annule|concerne|relatif à|corrige) (la |votre )?facture|référence facture|(rif(erimento)?\\.? (alla )?|storno (della )?)fattura|rectifica a?( la)?( factura)?|factura (rectificada|original|de origen)|(gjelder|vedrører|vedr\\.?|krediterer|opprinnelig|oprindelig) faktura|(betreft|oorspronkelijke) factuur|(hyvitettävä|alkuperäinen) lasku";
const number = '(-?(nr|nrs|n|nummer|num|no|nos|number|numbers|numéro|n°|nº|id|#)|s-?nummer|s-?nr)?';

/** What a credit note prints before the number of the invoice that it takes back, as `labelText` compares it. */
export const precedingLabel = new RegExp(
  `^(${[swedish, english, german, others].join('|')})( ?${number})?\\.?$`,
  'u',
);

/** What a credit note prints before that number in short, and others before much else. */
export const shortLabel =
  /^(avser|avseende|gäller|kreditering( av| avser)?|krediterar|krediteras|kredit( av| för| på| till| mot)?|tillämpas på|utjämnas mot|(refererar|hänvisar|hänför sig|hör) till|ref\.? till|tillhör|ursprung(lig|ligt)?( nr| nummer)?|utjämnas mot( nr| nummer)?|credits|gjelder|gælder|vedrører)$/u;

/** What an original may be called itself. */
const ownTitle = /^(original|debet)faktura/;

/** The field that a label of an invoice names: another invoice that it is about is not itself. */
export const invoiceLabel: LabelOf = (text) =>
  precedingLabel.test(labelText(text)) && !ownTitle.test(labelText(text))
    ? { field: 'other', strength: 3 }
    : fieldLabel(text);

/** The field that a label of a credit note names: what it is about is not what it is. */
export const creditNoteLabel: LabelOf = (text) =>
  precedingLabel.test(labelText(text)) ? { field: 'other', strength: 3 } : fieldLabel(text);

/** As of a credit note whose title stands elsewhere: `Kredit` before a number says what is taken back. */
export const titledCreditLabel: LabelOf = (text) =>
  labelText(text) === 'kredit' ? { field: 'other', strength: 3 } : creditNoteLabel(text);

/** Whether a row calls the document a credit note in full. */
export const isCreditTitle = (words: readonly { readonly text: string }[]): boolean =>
  words.some(({ text }) => /^(kredit(faktura|nota|eringsfaktura)|credit ?note)$/i.test(text));
