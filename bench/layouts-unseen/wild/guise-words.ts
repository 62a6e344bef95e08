/**
 * What Swedish papers that are no invoice are called and say. Each row: kind; titles; words for the number; sentences.
 * A title `=` is the layout's own word for an invoice, so that only the sentence tells.
 */
export const titled = `order-confirmation|ORDERBEKRÄFTELSE;Orderbekräftelse;Orderbekräftelse/Ordererkännande;ORDERERKÄNNANDE;Bekräftelse på din beställning;Order – bekräftelse|Ordernr;Order nr;Ordernummer|Detta är ingen faktura.;Kontrollera ordern och meddela avvikelser omgående.;
quotation|OFFERT;Offert;Anbud;Prisförslag;OFFERT/ANBUD;Prisuppgift|Offertnr;Offert nr|Offerten gäller 30 dagar.;Priserna gäller i mån av lager.;
proforma-invoice|PROFORMAFAKTURA;Proformafaktura;Proforma;PROFORMA INVOICE;Proforma-faktura;Pro forma|Proformanr;Nr|Endast för tulländamål. Betalas ej.;Proforma – ej underlag för bokföring.;Förskottsbetalning enligt proforma. Slutlig faktura skickas efter betalning.
delivery-note|FÖLJESEDEL;Följesedel;Leveranssedel;Följesedel/Packsedel;FRAKTSEDEL;Packlista;Utlämningssedel;PLOCKLISTA|Följesedelsnr;Fs nr;Följesedel nr|Fakturering sker separat.;Mottaget:;Faktura skickas separat.;
draft|UTKAST;Fakturautkast;Preliminär faktura;Fakturaunderlag;UNDERLAG FÖR FAKTURA;Ej faktura;Förhandsvisning av faktura;FAKTURAFÖRSLAG|Underlagsnr;Nr;Preliminärt nr|Detta är ingen faktura.;Slutlig faktura skickas vid månadens slut.;Ej bokförd. Kan komma att ändras.;
draft|=|=|Detta är ingen faktura.;UTKAST – ej bokförd;Preliminär – slutlig faktura följer.;EJ GILTIG SOM FAKTURA;Endast underlag. Bokför inte detta dokument.;Förhandsgranskning, fakturan är inte skickad.
void|MAKULERAD;Makulerad faktura;FAKTURA - MAKULERAD;Annullerad faktura;Återkallad faktura;OGILTIG FAKTURA|=;Nr|Ersätts av ny faktura.;Ska ej betalas.;
void|=|=|MAKULERAD;Denna faktura är makulerad och ska inte betalas.;Ersätts av faktura {other}.;*** MAKULERAD {day} ***;Fakturan har annullerats.;Fakturan är återkallad, ny faktura med nummer {other} har sänts.
proforma-invoice|=|=|PROFORMA;Proforma – ej underlag för avdrag av moms.;Gäller som proformafaktura. Ingen betalning ska göras.;Proformafaktura, värde endast för tull.;Proforma invoice – for customs purposes only.;Detta dokument är en proforma.
reminder|PÅMINNELSE;Betalningspåminnelse;Påminnelse;PÅMINNELSEFAKTURA;Betalningspåminnelse nr 1;ANDRA PÅMINNELSEN|=;Påminnelsenr|Vi saknar betalning för denna faktura.;Har du redan betalt ber vi dig bortse från denna påminnelse.;
price-list|PRISLISTA;Prislista;Nettoprislista;Aktuella priser;Veckans priser;Prisblad|Listnr;Nr;Prislistenr|Priserna gäller till nästa utgåva.;Med reservation för slutförsäljning.;
return-note|RETURSEDEL;Retursedel;Returkvitto;Godsretur;Reklamationsrapport;Returanmälan|Returnr;Ärendenr|Kredit sker när varan kontrollerats.;Bifoga denna sedel med godset.;
receipt|KVITTO;Kvitto;Kassakvitto;Kortköp - kvitto;Kvittokopia;KVITTO/KONTANTNOTA|Kvittonr;Köpnr|BETALT MED KORT Visa **** 4417;Betalt. Spara kvittot.;Tack för ditt köp!
self-billing-notice|Avräkningsnota;AVRÄKNING;Självfaktura, meddelande;Avräkningsbesked;Likvidavräkning;Underlag självfakturering|Avräkningsnr;Nr|Utbetalas till ert konto.;Detta är ett meddelande om avräkning och ska inte betalas.;
tender|ANBUDSFÖRFRÅGAN;Anbudsförfrågan;Förfrågan;Anbudsformulär;Svarsformulär upphandling;Inbjudan att lämna anbud|Diarienr;Ref|Svar önskas senast {due}.;Priser ska anges exklusive moms.;
budget|BUDGETNOTA;Budgetförslag;Kostnadskalkyl;Kalkyl;Budgetofferter;Kostnadsberäkning|Kalkylnr;Nr|Beloppen är beräknade och kan avvika.;Kalkylen är inte bindande.;
deposit-balance|PANTSALDO;Emballagesaldo;Backsaldo;Saldobesked lastbärare;Kontoutdrag retursystem;Pantavstämning|Kontonr;Nr|Saldot är en upplysning och ska inte betalas.;Kontrollera saldot inom 10 dagar.;`; // prettier-ignore

/** Lists of papers that are open. */
export const listed = `reminder|PÅMINNELSE;Betalningspåminnelse;Påminnelse;Inkassovarsel;Vi saknar din betalning;Påminnelse om obetalda fakturor|Påminnelsenr;Nr|Vi saknar betalning för nedanstående. Har du redan betalt ber vi dig bortse från denna påminnelse.
account-statement|KONTOUTDRAG;Kontoutdrag;Reskontrautdrag;Saldobesked;Öppna poster;Saldoförfrågan|Kontonr;Utdrag nr|Detta är endast ett utdrag. Betala mot respektive faktura.;Var vänlig kontrollera saldot.
collection-demand|INKASSOKRAV;Inkassokrav;Krav;KRAVBREV;Inkasso;Sista krav före rättslig åtgärd|Ärendenr;Aktnr|Betalas inte skulden senast {due} ansöker vi om betalningsföreläggande hos Kronofogden.;Inkassokostnad 180 kr tillkommer.
interest-notice|RÄNTEAVI;Ränteberäkning;Räntebesked;Dröjsmålsränta;Räntespecifikation;RÄNTENOTA|Räntenr;Nr|Ränta har beräknats på följande för sent betalda fakturor.;Räntesats 10,5 %.
autogiro-notice|AUTOGIRO;Autogiroavisering;Meddelande om autogiro;Autogirobesked;Avisering om kommande dragning;Dragningsbesked|Avinr;Nr|Beloppet dras från ert konto {due}. Ni behöver inte göra något.;Säkerställ täckning på kontot dagen före.`; // prettier-ignore

/** Letters and notices, without goods. */
export const letters = `reminder|Betalningspåminnelse;Har du glömt oss?;Påminnelse;Vänlig påminnelse;PÅMINNELSE 2;Obetald faktura|Ref;Nr|Enligt vår reskontra är faktura {number} om {sum} fortfarande obetald.;Vi har inte registrerat er betalning av faktura {number}, {sum}, som förföll {due}. Betala omgående till bankgiro {giro}.
collection-demand|INKASSOKRAV;Krav på betalning;Kravbrev;Inkassokrav;Slutligt krav;Inkasso|Aktnr;Ärende|Trots påminnelse har ni inte betalt faktura {number}. Kapital {sum}, ränta 41,00, inkassokostnad 180,00. Betala senast {due} till bankgiro {giro}.;På uppdrag av borgenären kräver vi betalning av {sum}.
einvoice-notice|Din faktura finns att hämta;Ny e-faktura;Du har fått en faktura;Fakturaavisering;E-faktura från oss;Faktura tillgänglig på Mina sidor|Ref;Nr|Faktura {number} på {sum} med förfallodag {due} finns nu på Mina sidor. Logga in för att hämta den.;Er faktura har skickats till er internetbank.
payment-confirmation|Betalningsbekräftelse;Tack för din betalning;BETALNINGSBEKRÄFTELSE;Kvittens;Vi har mottagit er betalning;Inbetalning registrerad|Betalningsnr;Ref|Vi bekräftar att {sum} för faktura {number} kom in {day}. Inget mer finns att betala.;Betalningen av faktura {number} är bokförd.
factoring-notice|Överlåtelse av fordran;Meddelande om factoring;ÖVERLÅTELSEMEDDELANDE;Nytt betalningsmottagare-bankgiro;Denuntiation;Transportmeddelande|Ref;Nr|Vi har överlåtit våra fordringar på er till Nordfaktor Finans AB. Från {day} ska alla fakturor betalas till bankgiro {giro}.;Fakturor utställda efter {day} betalas med befriande verkan endast till finansbolaget.
renewal-offer|Förnyelse av avtal;Erbjudande om förlängning;Ditt serviceavtal löper ut;Avtalsförslag;Förläng ditt abonnemang;Erbjudande|Avtalsnr;Kundavtal|Ditt avtal går ut {due}. Förläng för {sum} per år. Erbjudandet är frivilligt; betalar du inte upphör avtalet.;Vi erbjuder er att förnya avtalet för {sum}. Detta är ett erbjudande och ingen faktura.
autogiro-notice|Autogiroanmälan;Medgivande autogiro;Avisering autogiro;Dragning via autogiro;Autogiro – kommande dragning;Meddelande|Ref;Nr|Den {due} drar vi {sum} från ert konto.;Ert medgivande till autogiro är registrerat. Nästa dragning blir {sum}.
price-change|Prisjustering;Information om nya priser;PRISÄNDRING;Till våra kunder;Nya villkor;Viktig information|Ref;Nr|Från {due} höjs våra priser med 2,5 %. Era köp det senaste året uppgår till {sum}.;Fakturaavgiften ändras den {due}.
void|Makulering av faktura;Meddelande om makulering;Återkallelse;Annullering;Felaktig faktura;MAKULERINGSBESKED|Ref;Nr|Faktura {number} på {sum} är makulerad. Den ersätts av faktura {other}, som sänds separat.;Bortse från faktura {number}, utställd {day}.`; // prettier-ignore
