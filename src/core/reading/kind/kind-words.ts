import type { OtherKind } from '../../invoices/other-kind.ts';

/** Words by which a document calls itself something else than an invoice, as `kindText` writes them. */
interface KindWords {
  readonly kind: OtherKind;
  /** It says something of an invoice, which it therefore overrules: a draft of one, a reminder of one. */
  readonly overrules: boolean;
  readonly pattern: RegExp;
}

const words = (kind: OtherKind, overrules: boolean, pattern: RegExp): KindWords => ({
  kind,
  overrules,
  pattern,
});

// Swedish, English, German, Danish and Norwegian; French, Dutch and Finnish where the word is common. The first that fits counts.
const kinds: readonly KindWords[] = [
  words(
    'proforma',
    true,
    /^(fattura )?(pro ?-?forma)( ?-?(faktura|invoice|rechnung|facture|factuur|lasku))?$|^(preliminär|preliminary|provisional|foreløbig|preliminær|vorläufige|provisorische|voorlopige) ?-?(faktura|invoice|rechnung|factuur)$|^(preliminærfaktura|vorabrechnung|vorfaktura|facture provisoire|fattura provvisoria|factura provisional|ennakkolasku)$/,
  ),
  words(
    'collection',
    true,
    /^(inkasso(krav|varsel|brev)?|inkassovarsel|inkassomeddelande|debt collection( notice)?|collection notice|notice of collection)$/,
  ),
  words(
    'interest',
    true,
    /^(dröjsmåls)?ränte(faktura|nota|avisering|avi|krav|debitering)$|^(interest) (invoice|note|statement|charge)$|^(rente(faktura|nota)|morarente(faktura|nota)|(verzugs)?zins(rechnung|abrechnung)|korkolasku)$/,
  ),
  words(
    'reminder',
    true,
    /^(betalnings|faktura|inbetalnings)?påminnelsen?( ?(faktura|brev))?$|^påminnelse(faktura|brev)$|^(kravbrev|kravskrivelse|betalningskrav|betalningsuppmaning|payment reminder|reminder( notice| letter| invoice)?|overdue( (notice|invoice|payment|account))?|past due( notice)?|final (notice|demand|reminder)|dunning( letter| notice)?|demand for payment)$|^(zahlungserinnerung|erinnerung|mahnung|mahnschreiben|letzte mahnung|betalings?påmind(else|ing)|(betalings)?påmin(delse|nelse|ning)|rykker(skrivelse|brev)?|betalingsrykker|inkassorykker|purring|purre(brev|gebyr faktura)|betalingsoppfordring|inkassovarsel|rappel( de paiement)?|lettre de relance|relance|maksumuistutus|betalingsherinnering|aanmaning|herinnering)$/,
  ),
  words(
    'draft',
    true,
    /^(utkast|kladd|faktura(utkast|förslag|underlag)|förhandsgranskning|provutskrift|provfaktura|testfaktura|ej skarp|draft|draft invoice|invoice draft|preview|specimen|sample invoice|test invoice|not final|entwurf|rechnungsentwurf|vorschau|muster|udkast|kladde|fakturakladde|fakturaudkast|fakturautkast|brouillon|luonnos|conceptfactuur)$/,
  ),
  words(
    'cancelled',
    true,
    /^(makulerad|makulerat|makulering|makuleras|annullerad|annullerat|annullering|ogiltig|ogiltigförklarad|återkallad|cancell?ed|cancell?ation|void|voided|invalid|not valid|storniert|stornierung|ungültig|annulleret|annullert|ugyldig|kansellert|annulée?|mitätöity|geannuleerd)$/,
  ),
  words(
    'order-confirmation',
    false,
    /^(order|beställnings|inköps|boknings|leverans)(bekräftelse|erkännande)$|^(order|purchase|booking|sales order) ?(confirmation|acknowledge?ment)$|^(confirmation of order|auftragsbestätigung|bestell(ungs)?bestätigung|or[dr]+e(r|re)?bekr[eæ]ftelse|ordrebekr[eæ]ftelse|confirmation de commande|accusé de commande|orderbevestiging|tilausvahvistus)$/,
  ),
  words(
    'delivery-note',
    false,
    /^(följesedel|leveranssedel|leveransnota|fraktsedel|packsedel|packlista|plocklista|plocksedel|utleveranssedel|leveransavi(sering)?|leveransbesked|delivery (note|slip|docket|advice)|packing (slip|list|note)|(dispatch|despatch) (note|advice)|shipping (note|advice)|consignment note|way ?bill|lieferschein|lieferavis|packzettel|følge?seddel|føl[gj]eseddel|følgeseddel|pakkeseddel|pakkseddel|leveringsseddel|leveringsnota|bon de livraison|bordereau de livraison|leveringsbon|pakbon|lähete|lähetysluettelo)$/,
  ),
  words(
    'return-note',
    false,
    /^(retur(sedel|följesedel|nota|bekräftelse)|reklamation(srapport|sbekräftelse|särende|sanmälan)?|return (note|slip|authori[sz]ation)|complaint( report)?|rücksendeschein|retourenschein|reklamasjon|retourbon)$/,
  ),
  words(
    'quotation',
    false,
    /^(offert|anbud|prisförslag|kostnadsförslag|prisoffert|offertförslag|budgetoffert|preventivo|offerta( commerciale)?|presupuesto|preisangebot|quotation|quote|price quote|estimate|price offer|offer|angebot|kostenvoranschlag|tilbud|pristilbud|prisoverslag|devis|offre( de prix)?|offerte|prijsopgave|tarjous)$/,
  ),
  words(
    'statement',
    false,
    /^((kund|leverantörs)?(konto|reskontra)utdrag|kundreskontra|reskontralista|månadsutdrag|saldo(besked|meddelande|bekräftelse|förfrågan|avisering|lista|utdrag)|engagemangsbesked|öppna poster|utestående fakturor|obetalda fakturor|faktura(översikt|förteckning|lista|sammanställning|specifikation|bilaga|journal)|(bonus|avräknings|provisions|kredit)underlag|bonus(avstämning|besked)|avräkningsnota|avräkning|samlingsavisering|account statement|statement( of account)?|monthly statement|customer statement|open items|outstanding invoices|aging report|kontoauszug|saldenliste|saldenbestätigung|offene posten|kontoudtog|kontoutskrift|kontoutdrag|kundeutskrift|saldoopgørelse|relevé( de compte)?|tiliote|rekeningoverzicht)$/,
  ),
  words(
    'direct-debit',
    false,
    /^(autogiro(besked|meddelande|avisering|avi|underrättelse|specifikation|medgivande|dragning|betalning)|autogiro|avisering (om |av )?autogiro(dragning)?|besked om autogiro(dragning)?|(meddelande|information) om autogiro(dragning)?|direct debit( (notice|advice|notification|pre-notification|mandate|advance notice))?|(sepa[ -]?)?lastschrift(avis|ankündigung|anzeige|einzug|mandat)?|avtalegiro(varsel|avtale)?|betalingsservice(oversigt|meddelelse)?|prélèvement( sepa| automatique)?|avis de prélèvement|incasso-?aankondiging)$/,
  ),
  words(
    'factoring',
    false,
    /^(factoring(avisering|meddelande|avi|besked|melding|notice)|fakturaköp|fakturabelåning|(meddelande|besked) om överlåtelse|meddelande om (faktura|fordrings?|factoring)(köp|överlåtelse|belåning)?|(faktura|fordrings)överlåtelse|överlåtelse av (fakturor|faktura|fordran|fordringar|kundfordringar)|överlåtelse(meddelande|besked|handling|avisering)|överlåten (fordran|faktura)|denuntiation|denuntiering|pantsättning(smeddelande)?( av fordran)?|(ny|ändrad|ändring av) betalningsmottagare|notice of assignment|assignment (notice|of (invoices?|receivables?|debt))|factoring notice|notification of assignment|abtretungs(anzeige|erklärung)|forderungsabtretung|(transport|overdragelses)(erklæring|erklæring|erklering|meddelelse)|overdragelse av fordring|avis de cession|cession de créances?)$/,
  ),
  words(
    'payment-notice',
    false,
    /^((in)?betalnings(kvitto|bekräftelse|avisering|besked|kvittens|specifikation)|utbetalnings(besked|avisering|avi|specifikation)|remittance( advice)?|payment (confirmation|advice|notification|receipt)|zahlungs(avis|bestätigung|eingang|beleg)|betalings(bekr[eæ]ftelse|advis|kvittering|spesifikasjon)|remitteringsspesifikasjon|avis de paiement|betalingsbevestiging)$/,
  ),
  words(
    'price-list',
    false,
    /^((ny )?prislista|prislist|prisavi(sering)?|pris(justering|ändring|höjning)(ar)?|avtalsprislista|price ?list|price (change|increase|adjustment)( notice)?|preisliste|preisanpassung|prisliste|prisregulering|tarif|liste de prix|prijslijst|hinnasto)$/,
  ),
  words(
    'order',
    false,
    /^((inköps|avrops|kund|web)?order|beställning|orderblankett|inköpsorder|rekvisition|avrop|purchase order|sales order|order form|bestellung|auftrag|bestilling|indkøbsordre|innkjøpsordre|ordre|bon de commande|commande|bestelling|inkooporder|tilaus)$/,
  ),
];

/** What a phrase calls a document; null when it is none of these words. */
export const kindWords = (text: string): Pick<KindWords, 'kind' | 'overrules'> | null =>
  kinds.find(({ pattern }) => pattern.test(text)) ?? null;

const invoiceTitle =
  /^(\p{L}*(faktura|fakturan|fakturanota|rechnung|factuur|lasku|regning)|(hyres|el|vatten|tele|telefon|slut|kontant)?räkning|(tax |sales |commercial |collective |final |consolidated )?invoice|facture|fattura|factura|kvitto|kassakvitto|fakturakopia|(faktura|invoice|rechnung) ?-? ?(original|kopia|copy|kopie)|(original|kopia|kopi|copy) ?-? ?(faktura|invoice)|(original|kopia av) faktura|(faktura|invoice) (faktura|invoice))$/u;

/** An invoice that goes with the goods is both. */
const withGoods =
  /^(\p{L}*faktura|invoice|rechnung) ?(\/|\+|&|-|och|og|and|und)? ?(följesedel|fraktsedel|packsedel|følgeseddel|pakkseddel|delivery note|packing slip|lieferschein)$|^(följesedel|følgeseddel|delivery note|lieferschein) ?(\/|\+|&|-|och|og|and|und)? ?(faktura|invoice|rechnung)$/u;

/** Whether a phrase calls a document an invoice. */
export const isInvoiceTitle = (text: string): boolean =>
  withGoods.test(text) || (invoiceTitle.test(text) && kindWords(text) === null);

const denials =
  /\b(detta|det här|dette|denna handling|handlingen) är (ej|ingen|inte en|ikke en) faktura|\b(ej|ingen|inte) (en )?faktura\b(?! (har|utan|ännu))|dette er (ikke en|ingen) faktura|(this is )?not an? (tax |vat )?invoice|keine rechnung|ceci n'est pas une facture|n'est pas une facture|geen factuur|betala inte (på )?den(na| här)|(får|skall?|bör) (ej|inte|icke) betalas(?! (senare|för sent|kontant|med|via|genom|till))|(må|skal|bør) (ikke|ej) betales(?! (senere|kontant|med|via|til))|(ej|inte) för betalning|ikke til betaling|darf nicht bezahlt werden|nicht (bezahlen|zur zahlung)|ne pas payer|non pagare|no debe pagarse|niet betalen(?! via)|(must|should) not be paid|do not pay (on )?this|faktura (skickas|kommer|följer|sänds) (separat|senare)|\b(betalas|betala) (ej|inte)\b(?! (i tid|senast|före|inom|på förfall))|ingen (betalning|inbetalning) (krävs|erfordras|behövs|ska|skall)|endast (för|till) (information|kännedom)|(ingår|samlas|debiteras|faktureras) (i|på|via) (en |vår |er )?samlingsfaktura|no payment (is )?(required|due|necessary)|for information only|nur zur information|(kun|bare) til (orientering|informa[st]jon)|invoice (will follow|follows|to follow)|rechnung folgt/;

const dunning =
  /(har|hade) (vi )?(ännu |fortfarande )?(ej|inte|ikke) (ännu |fortfarande )?(mottagit|erhållit|fått|registrerat|sett|bokfört|modtaget|mottatt)[^.]{0,40}(betalning|inbetalning|betaling|likvid)|(betalning(en)?|likvid)[^.]{0,30}(har|är) (ännu |fortfarande )?(ej|inte) (kommit|inkommit|bokförd|registrerad|oss)|saknar (vi )?(ännu |fortfarande )?(er |din )?betalning|enligt våra (noteringar|uppgifter|böcker)[^.]{0,60}(obetald|ej betald|inte betald|förfall)|(we have|have) not (yet )?(received|registered) (your )?payment|remains? unpaid|is (now )?overdue|noch k?einen? zahlung(seingang)?|konnten wir (noch )?keinen zahlungseingang/;

/** Whether a sentence says that the document is no invoice. */
export const deniesInvoice = (text: string): boolean => denials.test(text);

/** Whether a sentence says that something was not paid in time. A condition (`om vi inte har…`) says nothing. */
export const tellsOfDebt = (text: string): boolean =>
  dunning.test(text) && !/\b(om|ifall|därest|vid|if|falls|wenn|hvis|såfremt|dersom)\b/.test(text);
