import type { Box, Word } from '../page/page.ts';
import { labelText } from '../words/label-text.ts';
import { withLetters } from '../words/lost-letters.ts';

/** The fields of a document's head and foot that a label names. `other` is a label whose value is none of them. */
export type FieldName =
  | 'number'
  | 'issueDate'
  | 'dueDate'
  | 'bankgiro'
  | 'plusgiro'
  | 'iban'
  | 'reference'
  | 'organizationNumber'
  | 'vatNumber'
  | 'currency'
  | 'other';

/** Words that may be the value of a label, in reading order, and how near they stand: 1 right behind it. */
export interface Labelled {
  readonly field: FieldName;
  readonly strength: number;
  readonly label: string;
  readonly words: readonly Word[];
  readonly page: number;
  readonly nearness: number;
  /** Which label of the page: its place. */
  readonly at: string;
  readonly labelBox: Box;
}

/** The field that a label names, and how surely; null when it is no label. */
export type LabelOf = (text: string) => { readonly field: FieldName; readonly strength: number } | null;

interface FieldLabel {
  readonly field: FieldName;
  /** 1 for a word that often means something else, 3 for one that means nothing else. */
  readonly strength: number;
  readonly pattern: RegExp;
}

const label = (field: FieldName, strength: number, pattern: RegExp): FieldLabel => ({
  field,
  strength,
  pattern,
});

// Swedish, English, German, French, and Dutch where it is at hand. The first that fits counts.
const labels: readonly FieldLabel[] = [
  label(
    'other',
    3,
    /^((vat|tva|btw|iva|p(artita)?\.? ?iva|moms(nr)?|ust-?id(-?nr)?\.?) ?(no |nr |n° )?(del |du |des )?(cliente|client|klant|kund(e|en)?|acquirente|cessionario|customer|buyer|köpare)( .*)?|(er|ert|eran|kundens|din|your|ihre?|votre|uw|jouw|vostr[ao]|jeres|customer|client|kunden?|buyer|order|delivery|purchase) .*|(kund|kunden|klant|order|beställnings|best|leverans|följesedel|följ|avtals|kontrakts|projekt|avropsorder|köpare|konto|meter|anläggnings|lieferschein|auftrags?|bestell|vertrags|steuer|handelsregister)(-?(nr|nummer|id|no|datum|date|märkning))?(-lief)?\.?( .*)?|cust(omer)? ?(no|id|#|number)|p\.?o\.? ?(no|number|#|nr)?|po|account ?(no|number)|client|phone|tel(efon|e?phone|\.)?|fax|mobil|page|seite|sida|sidan|sid|vår referens|our ref(erence)?|n° client|(leverans|faktura|besöks|post)adress|lieferdatum|your ref(erence)?|n° tva client|facture liée|réf\. .*|siret|ape|leistungsdatum|leistungs-datum|leverans(datum|dag)|lev\.?dat(um)?|levdag|levererat|delivery date|date of delivery|service (date|period)|order ?date|orderdatum|orderdatum|bestell-?datum|date de (commande|livraison)|ursprungsbeleg-nr|reklamationsnummer|gln|globale nummer|bic|swift|blz|konto(nr|nummer)?|hrb|hra|drucker|förfallna|zeit|dröjsmålsränta|betalningsvillkor|zahlungsbedingungen|payment terms|conditions de paiement)$/,
  ),
  label(
    'other',
    3,
    /^(data (sprzedaży|dostawy)|(køber(en)?s|kjøper(en)?s|köparens|mottagarens|beställarens|hyresgästens|förvärvarens|buyer'?s?|customer'?s?) .*|(vårt|vår|vores|vor|våra) (order|ordre|best|kund|lev).*|sales order|beställning|best[ -]?nr|(fs|följesedels|følgeseddel|pakkseddel|plockl?sedels?|ordre|kunde|debitor|kd|faktureringskund)[ .-]*(nr|nummer|no)?|(ut)?lev(ererad|ert|eret)|(ut)?lev(erings?|erans)?[ .-]*(dat|datum|dato|dag)|desp?patch(ed)?( (no|date))?|(bank)?konto[ .-]?(nr|nummer)|deres .*)$/u,
  ),
  label(
    'number',
    3,
    /^((kredit)?faktura ?-?(nr|nummer)? ?[/&] ?ocr[ -]?(nr|nummer)?|(kredit|samlings|kontant)?(nota|räknings?|verifikations?)[ .-]*(nr|nummer)|(kredit)?faktura?(nr|nummer|num\.?)|fakt(ura)?\.? ?-?(nr|nummer|no)|kredit(nota|faktura)? ?(nr|nummer)|invoice ?-?(no|nr|number|num|#|id)|inv\.? ?(no|#|number)|credit (note|memo) ?(no|number|#)?|bill (no|number)|rechnungs?-?(nr|nummer)|(handels|miet|schluss|teil)?rechnung ?(nr|no|nummer|#)|rechnungskorrektur|rechnungskorrektur.{0,6} nr|(hyres)?avi-?(nr|nummer)|(kredit)?(fakturans|notans|räkningens) (nr|nummer)|gutschrift(s?-?nr| nr)?|beleg-?(nr|nummer)|(n°|no|numéro|nº) ?(de )?facture|facture (n°|no|nº|numéro)|avoir (n°|no|nº)|factuurnummer|factuurnr|(fattura|documento) (n|nr|no|numero)|(n|nr|numero) (fattura|documento)|laskun? ?(numero|nro)|((handels|miet)?rechnung|rechnungskorrektur)( \d+) nr|invoice id|dok(ument)?\.? ?-?(nr|nummer)|numero documento|document (no|number)|nota (di|de) cr[eé]dito (n|nr|no|nº|n°|núm|numero|número)|factura rectificativa (nº|n°|no|núm|número)|note de crédit (n°|nº|no)|(n[º°.o]|núm\.?|número) (de )?factura|factura (n[º°.o]|núm\.?|número))$/,
  ),
  label(
    'number',
    2,
    /^((sales |tax |commercial )?invoice( #)?|faktura vat|\p{L}*rechnung|\p{L}*faktura|faktura ?#|räkning( nr)?|fattura|facture|avoir|kredit( faktura|nota| nota)?|credit note|fakt|factuur|factura|verifikat(nr|nummer))( ?[-–]? ?(original|kopia|copy))?$/u,
  ),
  label(
    'number',
    3,
    /^((vårt|our|vores|unsere?|notre) (fakturanummer|fakturanr|faktura nr|invoice no|invoice number|rechnungsnummer|rechnungs-nr)|samlingsfaktura[ -]?(nr|nummer)|faktura[ -]?id|fakturabeteckning|kvitto ?(nr|nummer)|(faktura|fakturanr|fakturanummer) ocr|invoice ref(erence)?|(tax|sales|commercial) invoice (no|number)|doc\.? (no|number)|(re|rg|rech|rechn)\.?[ -]?(nr|nummer)|beleg ?nr|gutschriftnummer|n\.? (fattura|documento)|numero doc|doc\. n|factuur (nr|nummer)|arve (nr|number)|(regnings?|bilags?)[ -]?(nr|nummer)|fakturanúmer|faktura (vat )?nr)$/,
  ),
  label(
    'number',
    3,
    /^(n\.? ?[o°]\.? (de )?(la )?fac?tura|número (de )?(la )?fac?tura|fac?tura n\.? ?[o°]\.?|(faktura - )?daňový doklad č|číslo (faktury|dokladu)|(faktura|doklad|faktury) č)$/,
  ),
  label('number', 2, /^(vår faktura|fatura|nota|ver(ifikation)?\.? ?(nr|nummer)?|réf(érence)?\.? facture)$/),
  label(
    'number',
    1,
    /^((vårt |vores |unsere? )?(nummer|nr)|(our )?(number|no)|n°|n|n o|numero|numéro|número|núm|nro|löp(nr|nummer))$/,
  ),
  label(
    'dueDate',
    3,
    /^((senaste?|sista|sidste|siste)? ?(in)?bet(al(nings|ings)?|aln)?[ .-]*(dag|datum|dat|dato)|(bet|betal(as|ning|t)?)?[ .]*oss till(handa|h)[ .]*(senast|den)*|(for|för)fald(en|er)|förfall|(skall?|ska) (vara )?(betalas?|betald|oss tillhanda) (senast|före|innan)( den)?|betalas? (före|innan)( den)?|(betalas )?(oss )?tillhanda( oss)?( senast)?( den)?|förfaller till betalning( den)?|senast betald(a)?|förfallo(datum|dat|dag)|betalningsdatum|date échéance|förfaller( den)?|förf\.? ?-?(datum|dat|dag)?|(skall? )?(betalas|vara oss tillhanda|oss tillhanda) ?(senast)?( den)?|(att )?betala? senast( den)?|betalas( före| till)?( den)?|betalning senast( den)?|förfdag|förfdat|ffdatum|ff-datum|betal senest|senast|sista (betalnings?dag|betaldag|dag)|betalningsdag|due( date)?|(payment )?due( date| by| on)?|pay(able)? (by|before|until)|please remit until|(zahlbar|fällig) (bis|am)( zum)?|fällig(keit)?(sdatum)?|zahlungsziel|bitte überweisen sie bis zum|date d'échéance|échéance|à payer avant( le)?|vervaldatum|for(falds|falls)-?dato|forfald|forfall|betalings(frist|dato)|(sidste )?rettidige? betaling(sdato)?|sidste betalingsdag|betales senest|scadenza|data scadenza|eräpäivä|netto-?förfallo-?(datum|dag)|netto-?forfalds?-?dato|nettofälligkeit|net due date|(fecha (de )?)?vencimiento|vence( el)?|pagar antes del?|(à )?régler avant( le)?|payable le|(belopp(et)? (som )?)?dras (från|på) (ditt|ert|kontot)( konto)?( den)?|(beløbet )?trækkes (den|på din konto)|wird (am|zum) (abgebucht|eingezogen)|a régler (avant )?le)$/,
  ),
  label(
    'dueDate',
    3,
    /^(ff\.? ?(datum|dag)|förfallotid|att betalas senast|(betalning |likvid )?(oss )?(tillhanda )?senast( oss)? tillhanda|betalning tillhanda senast|likvid(dag| senast)|sista (betalningsdagen|dag (för betalning|att betala))|((in)?betalas|inbetalning|betalas in|betalt|betalas till oss) senast( den)?|(vänligen|var vänlig|vi önskar) betal(a|ning) senast( den)?|ska(ll)? vara betald|netto förfallo(dag|datum)|date due|(please )?(pay|payable|to be paid) (by|before|no later than|on or before)|(last|latest|final) payment date|payment deadline|(zahlbar|zahlung|zu zahlen|bitte zahlen sie|bitte überweisen( sie)?) ?(netto |rein netto |ohne abzug )?(bis|am)( zum| spätestens)?|fälligkeitstag|zahlungs(termin|frist)( bis)?|échéance (le|de paiement)|(à )?régler le|date (limite de paiement|de règlement)|(payable|règlement|paiement) avant le|scad(enza)?( pagamento)?|(da pagare|pagamento) entro( il)?|entro il|vto|vervaldag|uiterste betaaldatum|te betalen voor|eräpvm|(forfalder|forfaller)( den)?|betales (senest|innen)( den)?|termin (płatności|zapłaty)|zapłacić do|sidste rettidige betalingsdag|betalingsforfall)$/,
  ),
  label('dueDate', 3, /^((data de )?vencimento|datum splatnosti|splatnost)$/),
  label('issueDate', 3, /^(data de emissão|datum vystavení|vystaveno)$/),
  label('dueDate', 2, /^(att betalas?( den)?|betala|senast den)$/),
  label('other', 3, /^(dodáno|contribuinte|requisição|data da encomenda|datum (dodání|uskutečnění.*))$/),
  label('organizationNumber', 3, /^(ičo?)$/),
  label('vatNumber', 3, /^(dič|nif)$/),
  label('organizationNumber', 2, /^org\.?$/),
  label('vatNumber', 2, /^moms$/),
  label('dueDate', 1, /^(netto bis|bis zum|remit until|until|innerhalb .* bis|betalningsvillkor.*)$/),
  label(
    'issueDate',
    3,
    /^((kredit)?fakt(ura)?s?[ .-]*(dag|dat)|fakturans datum|datum för faktura|fakturerad( den)?|daterad|(kredit)?faktura?datum|fakt\.?(ura)? ?-?dat(um|\.)?|dokumentdatum|faktureringsdatum|utfärdad( den)?|utfärdat( den)?|ställd den|invoice ?date|date of (issue|invoice)|issue date|bill date|rechnungsdatum|faktura-?dato|fakt\.?-?dato|data (della )?fattura|data documento|laskun päivä(ys|määrä)|päiväys|liefer- und rechnungsdatum|beleg-?datum|ausstellungsdatum|date (de |d'|de la )?(facture|facturation|émission|avoir)|factuur ?datum|utställningsdatum|utställd( den)?|utfärdad( den)?|uds?te?dt( den)?|utstedt( den)?|faktura dato|tax point|gutschriftsdatum|dated|issued( at| on)?|kreditdatum|fecha (de )?(la )?(factura|emisión|expedición))$/,
  ),
  label(
    'issueDate',
    3,
    /^(utfärdandedatum|faktureringsdag|(nota|räknings?|kreditnota|verifikations?)-?(datum|dag)|dok\.? ?datum|datum för fakturan|date issued|billing date|tax date|document date|(rg|re|rechn)\.?-?datum|rechnung vom|émise? le|data emissione|laskun pvm|credit (note )?date|bilagsdato|data wystawienia)$/,
  ),
  label(
    'issueDate',
    1,
    /^(datum|date|dato|data|dat|fecha|pvm|utskriven|skapad|bokf\.? ?datum|facture du|(bokförings|bogførings|bokførings|buchungs|boekings)-?(datum|dato)|posting date|vom|von|den|le|av den|du|del|utskriftsdatum)$/,
  ),
  label(
    'bankgiro',
    3,
    /^((vårt |till |betalas till |betala till |betalning till )?bankgiro(nr|nummer|konto)?|bank ?giro|bg[ -]?(nr|nummer)?|bankgiro (nr|nummer))$/,
  ),
  label(
    'plusgiro',
    3,
    /^((vårt |till |betalas till |betala till |betalning till )?plusgiro ?(nr|nummer|konto)?|postgiro(nr|konto)?|pg[ -]?(nr|nummer)?)$/,
  ),
  label('iban', 3, /^(iban([- ]?nr|-?nummer| no| number| code)?|cod\. iban|iban\/bic)$/),
  label(
    'reference',
    3,
    /^(kid(-?(nr|nummer))?|(betalings|betalnings|betal)-?id|betalningsref|viitenumero|ocr(-?(nr|nummer|referens|number))?|ocr ?\/ ?(fakturan(r|ummer)|ref(erens)?(nr|nummer)?)|ocr nr|referens(nr|nummer)|referens ?\(ocr\)|betal(nings)?referens|payment ref(erence)?|ocr-?nr vid betalning|meddelande ?\/ ?ocr|ange (ocr|vid betalning))$/,
  ),
  label(
    'organizationNumber',
    3,
    /^(org(anisations|anisasjons|\.)?-? ?(nr|nummer)|cvr(-? ?(nr|nummer|no))?|cvr ?\/ ?se|(cvr ?\/ ?)?se-?(nr|nummer)|se-? ?\/ ?cvr-? ?(nr|nummer)?|foretaksnr|reg\.? ?-?(nr|no)|registr(ering|ation)s?[ -]?(nr|nummer|no)|organi[sz]ation (no|number)|(företags|bolags|fo)-?(nr|nummer)|foretaksregisteret|(org\.? ?(nr)?\/ ?)?pers(on)?\.?(nr|nummer)|y-tunnus|organisationsnummer|org\.? ?no|company (reg(istration)?\.? )?(no|number)|corporate id( no)?)$/,
  ),
  label(
    'vatNumber',
    3,
    /^(moms ?\.?-?(reg)?(istrerings)?\.?-? ?(nr|nummer)|moms-?\.? ?-?reg(istrerad|istrering|istreringsbevis)?|momsregnr|vat(-| )?(no|nr|nummer|id|number|reg\.? no|reg(istration)? number)|ust\.?-?(id|identnr|ident)\.?-?(nr|nummer)?|ust-idnr|tva( intracom.*)?|n° tva|(c(od)?\.? ?f(isc(ale)?)?\.? ?(e|\/|-) ?)?p(art(ita)?)?\.? ?iva( ?(e|\/|-) ?c(od(ice)?)?\.? ?f(isc(ale)?)?)?|alv-?(nro|numero)|moms-?(nr|nummer)|btw(-nummer| nummer| nr)?|mva[ -]?(nr|nummer)|org\.? ?nr\.? mva|reg(istrerings)?\.? ?(nr|nummer) för (moms|mervärdesskatt)|vat reg(istration)?\.? no|eu[ -]?(vat|moms)( nr)?|uid(-nr)?|n° tva intracommunautaire|btw-(nr|id)|alv-tunnus|mervärdesskattenr|momsregistr?\.? ?nr|kmkr( nr)?|moms ?\/ ?org\.? ?nr|org\.? ?nr ?\/ ?moms|vat|n\.?i\.?f\.?|c\.?i\.?f\.?|nip|nif[ -]iva|nº iva)$/,
  ),
  label(
    'currency',
    3,
    /^(valuta(kod)?|currency|währung|rechnungswährung|devise|beträge in|amounts in|alla belopp i|belopp i)$/,
  ),
];

/** Every pattern of a label of head and foot. */
export const headLabels: readonly RegExp[] = labels.map(({ pattern }) => pattern);

/** What a heading calls an invoice besides: `Faktura/Följesedel` has the number of the invoice. */
const besideInvoice =
  /^(följesedel|fraktsedel|packsedel|delivery note|packing slip|lieferschein|kvitto|receipt)$/;

const ofCompany: ReadonlySet<FieldName> = new Set(['organizationNumber', 'vatNumber']);

const labelOf = (text: string): FieldLabel | null => {
  const compared = labelText(text).replace(/\.$/, '');
  return compared === '' ? null : (labels.find(({ pattern }) => pattern.test(compared)) ?? null);
};

/** What the parts of a label say that agree: `Invoice no / Fakturanr`; of `Nota/faktura` one part says it alone, and less surely. */
const labelOfParts = (text: string): FieldLabel | null => {
  const texts = text.split(/[/=]/).filter((part) => !besideInvoice.test(labelText(part)));
  const parts = texts.map(labelOf);
  const known = parts.filter((part) => part !== null);
  const [first, ...more] = known.toSorted((one, other) => other.strength - one.strength);
  if (first === undefined) return null;
  // Of both numbers the one for VAT holds the other.
  if (known.every(({ field }) => ofCompany.has(field)) && known.length === parts.length)
    return known.find(({ field }) => field === 'vatNumber') ?? first;
  if (more.some(({ field }) => field !== first.field)) return null;
  const isOpen = first.field === 'number' && known.length < parts.length;
  return isOpen ? { ...first, strength: Math.min(2, first.strength) } : first;
};

/** The field that a label names; `null` when it is no label. */
export const fieldLabel = (text: string): FieldLabel | null =>
  labelOf(text) ??
  (/\p{L}\.? ?[/=] ?\p{L}/u.test(text) ? labelOfParts(text) : null) ??
  withLetters(text).reduce<FieldLabel | null>((found, each) => found ?? labelOf(each), null);
