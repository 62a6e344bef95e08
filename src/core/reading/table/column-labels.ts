import { labelParts } from '../words/bilingual.ts';
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
    /^(best(ällt|älld|\.?)?( ?(antal|ant|kvant))?|beställt antal|ordered|ordrat|rest(not(erat)?|ant)?|vke\/geb|colli|basis|date|datum|lev\.?datum|moms ?(kr|belopp)|vat amount|tax amount|ust\.?-?betrag|mwst-?betrag|steuerbetrag|vikt|weight|gewicht|kolli|antal kolli|krt|serviceperiod|prisenhet|(gtin|ean)(-?1[34])?( ?-?(kod|nr|nummer|code|no))?|ean ?\/ ?gtin|streckkod(snr)?|(charge|följesedels?|fs|pant|kunds?|rekvisitions?)[. ]*-?(nr|nummer|no|kod)|kunds? ?art(ikel)?\.? ?-?(nr|nummer|kod)|barcode|lagerplats|hylla|ursprung(sland)?|land|origin|klass|kl|kvalitet|kategori|bäst[ -]?före([ -]?datum)?|b\.? ?f\.?( ?datum)?|best before( date)?|bbd|bbe|mhd|mindst holdbar til|holdbarhed|best før|batch(-? ?(nr|nummer|no))?|parti(-?(nr|nummer))?|lot(-? ?(nr|no|number))?|charge|sscc|period|vecka|v|leveransdatum|följesedel(snr)?|fs-?nr|order-?(nr|nummer)?|(tull|tulltaxe|tariff|stat(istisk)?|statistik|varustatistik|varustat|taric|kn|cn|hs|intrastat)\.? ?-?(taxe)?(nr|nummer|kod|code|no)|(kolli|pall|kund|konto|projekt|avtals|kampanj|serie|rekv\.?|ordrer?|uppdrags?|avrops?|vagns?|kassett|fack|plats|rekvisitions|anläggnings|leverans|sändnings?)-? ?(nr|nummer|id|no)|kostnadsställe|projekt|konto|kollin|kli|antal kli|kolli ?\/ ?st|st ?\/ ?(kolli|krt|frp)|kartong(er)?|colli|back(ar)?|lådor|pall|märkning|frp|frpk|förpackning(sstorlek)?|storlek|innehåll|pack(ning)?|size|pack ?size|alk(ohol)?(halt)?( ?%)?|vol( ?%)?|temp|zon|in|ut|retur|(er|ert|ihre|your|kundens|köparens|customer|deres) ?(art(ikel)?|vare?)?\.? ?-?(nr|no|nummer|kod|code)|(er|kundens) artikel|ert nr|brutto ?-?(kg|vikt|vægt|vekt)|tara( ?kg)?|kundart(ikel)?\.? ?-?nr|momsbel(\.|øb|øp)?|(moms|mva) ?kr|(vat|tax) amt|varav (moms|mva)|(inkl|incl|inc)\.? ?(moms|mva|vat|mwst|ust)|brutto|gross|b\.? ?f\.? ?-?datum|hållbar t\.? ?o\.? ?m|hållbar till|utgångsdat(um)?|sista förbrukningsdag|bedst før|(ant(al)?\.? ?)?koll|ant\.? kolli|cases|urspr?(\.? ?land)?|herkunft|oprindelse|kv(al)?|class|order(ed)? ?(ant|antal|qty)|bestilt|nettovikt|vægt|vekt|pakn(ing)?|vpe|gebinde|j(äm|m)?fr?(ör)?\.? ?-?pris|lev(erans)?\.? ?-?(dat(um)?|dag)|dag|dato|levererad|p(ris)?\.? ?enh|pris per)$/,
  ],
  [
    'discount',
    /^(rab(att)?\.?( ?-?(%|kr|i %|sats))?|disc(ount)?\.?( ?-?%)?|rem(ise)?\.?( ?%)?|korting|%|[./-]* ?%|rabatte?( ?%)?|r ?%|rab(att)?\.? ?-?belopp|nachlass|avdrag( ?(%|kr|sek))?|%-?rabatt|rabat( ?%)?|sconto|sc\.?( ?%)?|d(es)?c?to\.?( ?%)?|descuento( ?%)?)$/,
  ],
  [
    'quantity',
    /^((netto)?(vikt|vægt|vekt|weight|gewicht) ?(kg|kilo)|utlev(ererat|\.? ?antal)?|(debit(erat|erad)?|fakt)\.? ?-?(antal|ant)|(att )?(debiter|fakturer)(as|ad|at|ade|a)|(zu )?berechnet|billed|charged|invoiced|faktureres|til fakturering|qty (shipped|invoiced)|antal|ant|kvantitet|kvant|mängd|(lev|fakt|leveransant|levererat|fakturerat|fakturerad)\.? ?(ant|antal|kvant|kvantitet|mängd)?|qty(\/hr)?|quantity|quantité|q(uan)?té|qte|units|(antal|ant)\/vikt|menge|anzahl|stückzahl|stück|aantal|hoeveelheid|hours|timmar|std|st|(antal|ant|kvant(itet)?)\.? ?(lev(ererat|ererad)?|fakt(urerat|urerad)?)\.?|(antal|ant)\.? ?\/? ?(st|kg|enh)|(antal|ant|vikt) ?\/ ?(antal|ant|vikt|kg|st|enh)|kg|st ?\/ ?kg|antall|mængde|mengde|quantità|q\.?tà|määrä|cantidad|cant\.?|uds|unidades|bouteilles|flaskor|flasker|flaschen|bottles|bottiglie|botellas|pullot)$/,
  ],
  [
    'unit',
    /^(enhed|enhet|enh|unit|uom|u[./ ]?m|einh(eit)?|meng(en)?\.?-? ?einheit|eh|me|unité|ud|unidad|yksikkö|förp|typ|sort)$/,
  ],
  [
    'price',
    /^((à|á|a|å)[ '-]*pris( .*)?|(st|styck|enhets|netto|brutto|grund|avtals|list|kund)\.?[ -]?pris( .*)?|pris( ?(\/|per) ?[a-zåäö]+)?( (ex(kl)?|inkl).*)?|pris (per )?(enh(et)?|st|styck|kg)|price each|kr\/(st|enh|kg)|(kr|kronor|kroner|sek) (per|pr)\.? [a-zåäöæø]+|(per|pr\.?) (enhet|enhed|styck|stk|st|kg|unit|månad|mån|dygn|dag|vecka|timme|tim|gång|år|liter|person|portion|flaska|natt)|(unit|net|gross|list)? ?price( ?(\/|per) ?(unit|each|item))?|unit (cost|rate|amount)|rate|(einzel|netto|brutto|stück|einheits|e)-?preis( .*)?|preis( ?\/ ?einheit)?|preis\/|ep|prix( unitaire)?( ht| net)?|p\.?u\.?( ht)?|prijs( per stuk)?|unitaire|stukprijs|(enheds|enhets|styk|stk)\.?[ -]?pris|[àáaå] ?kr|kr ?\/ ?[a-zåäö]+|(kilo|kg|lit(er)?)[-/ ]*(st(yck)?)?-?pris|(cirka|ca|lista|brutto|utpris|riktpris)-?pris|prezzo unit|pris pr\.? .*|(er|ert|kund)\.? ?pris|(enh|st)\.? ?pris|pris ?(kr|sek|eur|nok|dkk)|à|á|kr ?\/ ?enhet|prezzo( unitario)?|precio( (unitario|unidad|ud|neto))?|hinta)$/,
  ],
  [
    'sum',
    /^((rad|netto)?(summa|belopp)( .*)?|bel[øo][bp]|radtotal|pris totalt|totalpris|summe|gesamt netto|prix total( .*)?|ext(ended|\.)?( price)?|netto|att betala|totalt?( (ht|exkl|excl|net|netto|kr|sek|pris|price|amount).*)?|totalsumma|line (total|amount)|(net|extended|total) (amount|price)|(net )?amount( .*)?|sum|(netto|gesamt|positions|einzel)?-? ?betrag( .*)?|gesamt(preis|betrag)?|(netto|waren)wert|entgelt|gp|montant( .*)?|(prix|total|montant) (total )?h\.?t\.?|bedrag|totaal|kr|belopp kr|rad(totalt?|summa|belopp)|price w\/o( tax)?|prijs incl.*|nettobel[øo][bp]|i alt|linje(sum|bel[øo][bp]|total)|net|radvärde|(ex|exkl|excl|eks|ekskl)\.? ?(moms|mva|vat|ust|mwst|btw|tva)|exklusive (moms|mva)|importo|importe( neto)?|totale|bel[øo][bp] .*|yhteensä|kronor|rad|(gesamt|total)( (eur|sek|kr))?)$/,
  ],
  [
    'vat',
    /^(m(om)? ?%|sats|mk|m|mkod|moms( ?(-?%|-?sats|-?kod|i %))?|momssats|mervärdesskatt|m-?kod|vat( ?(%|rate|code))*|tax( ?(%|rate))*|gst|ust\.?( ?%)?|mwst\.?-?(satz)?( ?%)?|mwst-%|ust-?satz|steuersatz|steuer|tva( ?%)?|taux( tva)?|btw( ?%)?|mva( ?%)?|(tipo )?iva( ?%)?|alv( ?%)?)$/,
  ],
  [
    'position',
    /^(pos|pos\.? ?-?nr|position|rad[ .-]?(nr|nummer)?|line( ?no)?|linje(-?nr)?|zeile|no|nr|nummer|n o|#|nº|n°|lfd(\. ?nr)?|l(öp)?nr|lp)$/,
  ],
  [
    'article',
    /^((unsere|vår|vårt|våra|our|lev|leverantörens|supplier)?\.? ?art(ikel)?\.? ?-?(nr|no|nummer|kod|code)(-?(kunde|lief|lieferant))*|(vårt|vår|our) (nr|nummer|no)|cod(ice)?\.?( (articolo|art\.?|prodotto))?|art|artikel ?(nr|nummer)|item ?(code|no|number|#)|sku|code|kod|réf(érence)?|ref|(produkt|product) ?(nr|no|kod|code)|code article|varunr|best(ällnings)?\.? ?-?(nr|nummer|kod)|beställningskod|bestell-?(nr|nummer)|(prod|produkt)\.? ?-?(nr|nummer|kod)|vare?\.? ?-?(nr|nummer|kod)|varukod|varunummer|varenr|varenummer|vnr|katalog-?(nr|nummer)|vara ?-?(nr|nummer)|lager-?(nr|nummer|kod)|stock ?(code|no|number)|part ?(no|number)|(item|product) ?-?id|catalog(ue)? ?(no|number)|artikel-?id|art-?id|sort-?(nr|nummer)|material(-?nr|nummer)|id|plu|codice( articolo)?|référence|referencia|c[óo]digo( (de )?(artículo|producto))?|tuote(nro|koodi)|koodi|artikkel-?(nr|nummer)|artikel ?id|prod(ukt)? ?id|rif|c[óo]d|code (art|produit)|bestillings?-?(nr|nummer)|reservdels-?(nr|nummer)|vår kod|(art(ikel)?\.? ?-?(nr|nummer)?) ?\/ ?(ean|gtin)(-?kod)?|(ean|gtin)(-?kod)? ?\/ ?art(ikel)?\.? ?-?(nr|nummer))$/,
  ],
  [
    'description',
    /^((artikel|varu|produkt)?-?(benämning|beskrivning|beteckning)|artikel(bezeichnung|beschreibung)?|produkt|vara|(artikel|produkt|varu)?namn|item name|goods|description of goods|vara\/tjänst|specification|warenbezeichnung|text|tjänst|material|plagg|articolo|slag|sortiment|(item |product )?description|item|items|product|service|beschreibung|bezeichnung|leistung|désignation|libellé|omschrijving|specifikation|details|varu(text|slag)|fiskslag|styckdetalj|vad|avser|vare(betegnelse|tekst|navn)?|betegnelse|beskrivelse|navn|tekst|artikel ?\/ ?benämning|(art(ikel)?\.? ?-?(nr|nummer)?) ?[/&+,-] ?(benämning|beskrivning|text|namn)|(benämning|beskrivning) ?\/ ?(beskrivning|benämning|art(ikel)?\.? ?-?(nr|nummer)?)|descrizione|descripción|concepto|artículo|producto|product name|tuote|article|artikkel|benämn|beskr|varor|åtgärd|utfört arbete|varebeskrivelse|produktnavn|artikeltext|varer|particulars|designation|nimike|kuvaus|produkter|artiklar|art\.? benämning)$/,
  ],
  // What the same things are called more seldom.
  [
    'other',
    /^(parti ?(nr|kod)|bfd|bf-?dag|bäst ?för|hållbart t\.? ?o\.? ?m|exp(iry)?\.? ?date|(fångst|landnings?|slakt|pack|styck(nings)?|skörde?|frys|tillverknings|produktions|order|best(ällnings)?|plock|rost|bak|tappnings?)\.? ?-?(dat(um)?|dag)|(fångst|fao)[ -]?(område|zon|metod|plats)( ?\/ ?(redskap|metod))?|fao|redskap|landad|produktionsmetod|latin(skt namn)?|tulltaxa|tullstat\.? ?nr|taric|intrastat|varukod kn|order(rad| ?nr| ?\/ ?rad)|(er|ert|vår|vårt) (order ?(nr|nummer)?|ref(erens)?)|följes\.? ?nr|fs|antal (lådor|pallar|backar|kartonger|förp(ackningar)?)|pallar|förp\.? ?-?(strl|storl(ek)?)|strl|per kolli|kolli-?storl(ek)?|kartong om|antal (per|i) (förp|kolli|frp|krt|kartong|låda|back)|(antal|ant|st|kg|l|fl)\.? ?\/ ?(förp|kolli|frp|krt|kartong|låda|back|pall)|your item (no|number)|customer item|rest ?ant(al)?|alk\. %|volym cl|årg(ång)?|vintage|kst|temperatur|certifi(ering|kat)|pant ?\/ ?(st|enh|fl)|avtal|kampanj(kod)?|rekvisition|beställare|gods-?märk(e|ning)|ordrerad|ref\.? ?nr|varugrupp|punktskatt|alkoholskatt|slakt(eri|id|ad)|född|uppfödd|(anl|godk)\.? ?nr|(gårds|varugrupps?|grupp|transport|hyll|slakt|kontroll|certifikat|odlar|tank|silo|pall|tur|rutt|fraktsedels?|retur|faktura|ärende|jobb|uppdrags?|arbetsorder)[. -]*(nr|nummer|kod|id)|odlare|producent|leverantör|varumärke|märke|färg|kollislag|(prod|tillv)\.? ?-?(batch|sats)|sats(-?nr)?|batch ?\/ ?lot|spår(barhet(skod)?|(nings)?-?(nr|kod|id))|hållbar(het(sdatum)?)?|sista dag|b\.?f[ .-]*dat(um)?|utg\.? ?-?dat(um)?|bäst\.? ?för|fångst|vatten|landning|(kunds?|er|ert) ?-?(kod|id|best(ällnings)?\.? ?-?(nr|nummer))|o\.?nr|ord\.?nr|best\.? ?rad|s ?\/ ?n|(maskin|individ|slakt|fat|objekt|kyl|apparat|mätar|abonnemangs?)-?(nr|nummer|id)|öronmärke|grupp|grp|vgr?|avd|kostn\.? ?-?st(älle)?|(er|ert|kunds?|kundens) art(ikel)?|datum lev|utfört( (den|datum))?|rekv|tull-?id|(prod(uktions)?|tillverknings)-?land)$/,
  ],
  [
    'other',
    // Papers, places, things and people that lines are about: what numbers them numbers no goods.
    /^((((frakt|pack|plock|kör|arbets|dag|våg|transport|last|leverans|lev|följe)s?[ .-]*sed(el|lar|\.)?|arbetsorder|arbetskort|inköpsorder|ärende|uppdrag|jobb|bokning|sändning|försändelse|resa|container|trailer|fordon|bil|registrering|reg|chassi|mätare|licens|polis|försäkring|objekt|lokal|lägenhet|lgh|bord|rum|skåp|terminal|abonnemang|anknytning|telefon|mobil|chaufför|förare|handläggare|anställd|anst|person|kampanj|kupong|biljett|rapport|protokoll|besiktning|kontering|kostnadsbärare|ansvar|verksamhet|referens|märkning|mål|akt)s?[ .-]*(nr|nummer|no|id|kod|beteckning)\.?)|(frakt|pack|plock|kör|arbets|dag|våg|transport|last|följe)sed(el|lar)|arbetsorder|way-?bill( ?(no|number))?|awb|cmr|consignment( ?(no|number))?|tracking( ?(no|number|id))?|(delivery|shipment|booking|job|ticket|case|project|vehicle|batch|serial)[ -]?(no|nr|number|id|#)|lieferschein(-?nr)?|auftrags?-?nr|fragtbrev(s?nr)?|fraktbrev(s?nr)?)$/,
  ],
  [
    'discount',
    /^((kund|rad|avtals|mängd|kvantitets|volym|bas|grund|kampanj)-?rab(att)?\.?( ?(%|kr))?|rabatt ?\/ ?(st|enh))$/,
  ],
  [
    'quantity',
    /^(antal ?([/,+&]|och) ?enhet(er)?|antal enheter|kilo|(antal )?(timmar|tim|liter|stk)|antal (flaskor|fl)|tid|qty delivered|delivered( qty)?|shipped( qty)?|(invoiced|billed) qty|sålt( antal)?|(skickat|exp(edierat)?|plockat|packat|deb)\.?( antal)?|(levererad|fakturerad|debiterad|såld) (mängd|vikt|kvantitet)|styck|netto ?kg|upplaga|hur (mycket|många)|ilość|fl|(antal )?(månader|dagar|dygn|veckor|nätter|personer|gäster|kuvert|portioner|gånger|tillfällen))$/,
  ],
  ['unit', /^(j\.? ?m|jedn|(försäljnings|förs\.? ?|mått|bas|lager)-?enh(et)?|stk ?\/ ?kg)$/],
  [
    'price',
    /^((à|á|a|å)?[ '-]*pris ?(\/|per|pr\.?) ?10{1,3}( ?[a-zåäö]+)?|(kr|sek|à|á) ?(\/|per|pr\.?) ?10{1,3}( ?[a-zåäö]+)?|(pris|kr|sek|kronor|price|kostnad|hyra)( ?(sek|kr|nok|dkk|eur))? ?(\/|per|pr\.?) ?[a-zåäöæø]+|(försälj?n(ings)?|förs|fakt(ura)?|ut|inköps|dags|kampanj|rabatterat|styck?e?|flask|tim|burk|fat|säck|ditt|din|offert|sales|net unit)[. -]*(pris|price)( (ex(kl)?|inkl|per)\.?.*)?|pris (à|á|netto|brutto|(efter|e\.?|före) rab(att)?|i (sek|kr|kronor))|netto ?(à|á|\/ ?enh(et)?)|cena( (netto|jedn.*))?|tim-?taxa|taxa|stückpreis|unit price .*)$/,
  ],
  [
    'sum',
    /^(rad (summa|totalt?)|wartość( netto)?|total-?belopp|netto ?(kr|belopp|summa|totalt?)|sek|del ?summa|varu-?värde|värde|pris totalt? exkl?\.? moms|tot(\.? ?(exkl?|ex|pris|summa))?\.?( moms)?|fakt(ura)?\.? ?belopp|sum (nok|sek|dkk|eur|kr)|(order|artikel|varu)-?summa|kostnad|blir)$/,
  ],
  ['vat', /^(momsprocent|skatt( ?%)?|skattesats|skattekod)$/],
  [
    'article',
    /^((art|artikel|item|produkt) ?#|lön(e)?-?art|indeks|kod towaru|(e|rsk)-(nr|nummer)|varu nr|(sku|plu|modell|detalj|fabrikats|sälja?re?ns? art(ikel)?)[. -]*(nr|no|nummer|kod)|vår artikel|(art(ikel)?|prod(ukt)?)\.? ?-?ref|art\.? ?-?id|produkt-id|material nr|vår[at]? ((varu|art(ikel)?|prod(ukt)?|best|ref)\.? ?-?)?(nr|nummer|kod|id)|int(ernt?|ern)?\.? ?-?((varu|art(ikel)?)\.? ?-?)?(nr|nummer|kod|id)|kat(alog)?\.? ?-?(nr|nummer|kod)|(pris)?list(e|ans)?\.? ?-?(nr|nummer)|artik\.? ?-?(nr|nummer)|varu-? ?(nr|nummer|kod|id)|[av][.-]?nr|item ?-?nr|(kod|nr) ?\/ ?(nr|kod)|säljarens (nr|kod))$/,
  ],
  [
    'description',
    /^(artikel benämning|uppdrag|nazwa( towaru.*)?|opis|towar|usługa|(faktura|rad|order)-?text|vin(er)?|wein|sprit|vilt|skaldjur|gröda|öl|drycker|dryck|fisk|bröd|innehåll ?\/ ?benämning|(artikel|vara|produkt|sort) ?(och|&|\/) ?(benämning|beskrivning|namn)|varor (och|&) tjänster|detaljer|händelse|abonnemang|(styck(nings)?|kött)-?detalj|detalj|råvara|(beställd|köpt|såld|levererad|typ av) vara|gods(slag|beskrivning)|tjänster|prestation|varans (namn|benämning)|sortbenämning|(beskrivning|benämning) av (varan?|varor|tjänst(en)?|tjänster))$/,
  ],
  // What bottles and cans are sold by, and Portuguese and Czech.
  ['quantity', /^(flaskor|burkar|qtd|qtde|quantidade|množství|počet)$/],
  ['unit', /^(mj|m\.j)$/],
  ['price', /^(per (fl|flaska|burk)|pr(eço)?\.? (unit(ário)?|unid)|cena ?\/ ?mj|jednotková cena)$/],
  ['sum', /^(valor|total líquido|celkem)$/],
  ['vat', /^dph( ?%)?$/],
  ['article', /^(referência|kód)$/],
  ['description', /^(descrição|designação|označení( dodávky)?|popis|název)$/],
];

/** Every pattern of a label that heads a column. */
export const columnLabels: readonly RegExp[] = labels.map(([, pattern]) => pattern);

/** What a label says about the column below it; `null` when it is none that is known. */
export const columnRole = (text: string): ColumnRole | null => {
  if (text.trim() === '#') return 'position';
  // Names that have their number behind them in brackets.
  if (
    /^(vara|artikel|produkt|benämning|beskrivning)s? ?\((art\.? ?-?|vår[at]? )?(nr|nummer|kod)\.?\)$/i.test(
      text,
    )
  )
    return 'description';
  const role = roleOf(text);
  if (role !== null) return role;
  const parts = labelParts(text).flatMap((part) => roleOf(part) ?? []);
  const isBoth = parts.includes('description') && parts.includes('article');
  // `Artikel / Art.nr` heads two things; of `Item / Art`, which may name or number, what stands below says which.
  if (isBoth && /(nr|no|nummer|number|kod|code)\.?$/i.test(text)) return null;
  return isBoth ? 'description' : (parts[0] ?? null);
};

const roleOf = (text: string): ColumnRole | null => {
  const label = labelText(text);
  const known = (each: string): ColumnRole | null =>
    labels.find(([, pattern]) => pattern.test(each.trim()))?.[0] ?? null;
  const role = known(label);
  if (role !== null || !/[^\s/]\/[^\s/]/.test(label)) return role;
  // A stroke parts two words of one label, or says it twice: `Lev/antal`, `Antal/Qty`.
  const [first = null, ...others] = label.split('/').map(known);
  return known(label.replaceAll('/', ' ')) ?? (others.every((other) => other === first) ? first : null);
};
