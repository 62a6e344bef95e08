/** Statements, notices, lists and other letters. */
import { drawn, typed } from './drawn.ts';
import { web } from './kit.ts';
import { notice, page, type Letter, sheet, sv } from './letter-forms.ts';

export const lettersMore: readonly Letter[] = [
  notice(
    'statement',
    'y14-bokstaver',
    'driver',
    'a statement of open invoices',
    drawn(
      sv,
      '40,50,b14 {sn}\n40 {ss}, {sp}. Org.nr {so}\n555r,50,b14 Kontoutdrag\n40,100 {bn}\n40 {bs}\n40 {bp}\n350,100 Per {later}\n350 Kundnr {cust}\n40,170,b Faktura ;; 140,,b Datum ;; 240,,b Förfaller ;; 430r,,b Belopp ;; 555r,,b Rest\n40 {no} ;; 140 {issue} ;; 240 {due} ;; 430r {pay} ;; 555r {pay}\n40 {next} ;; 140 {earlier} ;; 240 {issue} ;; 430r 2 118,00 ;; 555r 0,00\n40 B{order} ;; 140 {paid} ;; 240 Betalning ;; 430r -2 118,00 ;; 555r 0,00\n=40,555\n430r Saldo ;; 555r,,b {pay}',
    ),
  ),
  notice(
    'statement',
    'y70-irish-stout',
    'pdf-lib',
    'an English statement of account',
    drawn(
      { ...sv, form: 'english' },
      '40,50,b14 {sn}\n40 {ss}\n40 VAT No. {sv}\n555r,50,b14 STATEMENT\n40,110 {bn}\n40 {bs}\n40 {bp}\n350,110 Statement date {later}\n350 Account {cust}\n40,180,b Date ;; 120,,b Reference ;; 240,,b Type ;; 430r,,b Debit ;; 555r,,b Balance\n40 {issue} ;; 120 {no} ;; 240 Invoice ;; 430r {pay} ;; 555r {pay}\n=40,555\n555r,,b Total outstanding EUR {pay}',
    ),
  ),
  notice(
    'autogiro-notice',
    'y37-telefoni',
    'weasyprint',
    'notice of a sum that will be drawn',
    page(
      '<h1>Avisering om autogiro</h1><p>Vi drar {pay} kr från ert konto {due}. Beloppet avser faktura {no} som ni redan har fått.</p><table class="g"><tr><td>Faktura</td><td>{no}</td></tr><tr><td>Dragningsdag</td><td>{due}</td></tr><tr><td>Belopp</td><td>{pay}</td></tr></table><p>Den här avin ska inte betalas.</p>',
    ),
    true,
  ),
  notice(
    'autogiro-notice',
    'y36-elhandel',
    'skia',
    'consent to autogiro asked for',
    drawn(
      sv,
      '40,60,b16 Medgivande till autogiro\n40,100 Betalningsmottagare: {sn}, bankgiro {bg}\n40 Betalare: {bn}, {bs}, {bp}\n40 Kundnummer: {cust}\n40 Clearingnummer: ________ Kontonummer: ____________________\n40,+20 Medgivandet gäller tills vidare. Uttag sker på fakturans förfallodag.\n40,+40 Ort och datum: ____________________ Underskrift: ____________________',
    ),
  ),
  notice(
    'factoring-notice',
    'y40-bemanning',
    'writer',
    'notice that claims were sold',
    page(
      '<h1>Meddelande om överlåtelse av fordran</h1><p>{inWords}</p><p>Från och med detta datum har vi överlåtit våra kundfordringar till Nordfaktor Finans AB. Faktura {no} på {pay} kr ska betalas till det nya bankgirot.</p><p>Frågor besvaras på {tel}.</p>',
    ),
    true,
  ),
  notice(
    'factoring-notice',
    'y43-kemi',
    'reportlab',
    'a finance company’s letter with a list of invoices',
    drawn(
      sv,
      '40,50,b14 Kapitalpartner Factoring AB\n40 Box 77, 111 21 Stockholm\n40,100 {bn}\n40 {bs}\n40 {bp}\n40,160,b13 Överlåtelse av fordringar från {sn}\n40,180 Följande fordringar är överlåtna till oss. Betalning med befriande verkan sker endast till oss.\n40,210,b Fakturanr ;; 160,,b Fakturadatum ;; 280,,b Förfallodatum ;; 555r,,b Belopp\n40 {no} ;; 160 {issue} ;; 280 {due} ;; 555r {pay}\n40,+20 Originalfakturorna har tidigare sänts av säljaren.',
    ),
    true,
  ),
  notice(
    'price-list',
    'y29-lask',
    'calc',
    'a list of new prices',
    web(
      { ...sv, form: 'bare' },
      'td{font-size:9pt}',
      '<table width="600"><tr><td colspan="4"><b>{sn}</b></td></tr><tr><td colspan="4">Prislista gäller från {soon}</td></tr><tr><td></td></tr><tr><td width="90"><b>Artnr</b></td><td width="240"><b>Benämning</b></td><td width="90"><b>Förpackning</b></td><td width="90"><b>Nytt pris</b></td></tr>[[l <tr><td sdnum="1033;0;@">{code}</td><td>{name}</td><td>{pack}</td><td align="right" sdnum="1033;0;@">{price}</td></tr>]]<tr><td colspan="4">Alla priser exkl. moms och pant. Org.nr {so}</td></tr></table>',
    ),
  ),
  notice(
    'price-list',
    'y27-vinhus',
    'reportlab-embedded',
    'a wine list with prices a bottle',
    sheet(
      'PRISLISTA',
      '350 Gäller {soon} - {far}',
      '40 Nr={code} | 110 Vin={name} | 360 Kolli={pack} | 555r Pris/fl exkl. moms={price}',
      '40 Leverans fritt Stockholm vid 24 flaskor.',
    ),
  ),
  notice(
    'packing-list',
    'y06-bestnr',
    'words',
    'a packing list',
    sheet(
      'Packsedel',
      '350 Order {order}\n350 Packad {delivered}\n350 Kolli 3 av 3',
      '40 Beställningsnr={code} | 120 Vara={name} | 330r Best.={qty} | 380r Packat={got} | 400 Enh={unit} | 470 Plats={batch}',
      '40,+10 Packat av: KL',
    ),
  ),
  notice(
    'return-note',
    'y22-brodbil',
    'recoded',
    'bread taken back: a note of what was returned',
    sheet(
      'RETURSEDEL',
      '350 Retur {order}\n350 Datum {issue}',
      '40 Art={code} | 100 Sort={name} | 360r Retur={got} | 370 Enh={unit} | 470 Orsak={bb}',
      '40 Kreditering sker på nästa faktura.',
    ),
  ),
  notice(
    'receipt',
    'y57-kassarulle',
    'fpdf',
    'a till’s receipt, paid by card',
    typed(
      { ...sv, form: 'bare' },
      '{sn}\n{ss}\n{sp}\nOrg.nr {so}\n\nKVITTO 004417   {issue} 14:22\n--------------------------------\n[[l {name}\n  {qty:>4} x{price:>9}{sum:>13}]]\n--------------------------------\nTOTALT SEK           {gross:>9}\nvarav moms 25%       {tax:>9}\nKORT VISA ****4471   {gross:>9}\nBetalt. Spara kvittot.',
      { size: 10, x: 190 },
    ),
  ),
  notice(
    'receipt',
    'y59-marknad',
    'chromium',
    'a receipt of payment of an invoice',
    page(
      '<h1>Betalningskvitto</h1><p>Tack! Vi har mottagit er betalning {paid}.</p><table class="g"><tr><td>Faktura</td><td>{no}</td></tr><tr><td>Betalt belopp</td><td>{pay} SEK</td></tr><tr><td>Betalsätt</td><td>Bankgiro</td></tr></table><p>Inget återstår att betala.</p>',
    ),
    true,
  ),
  notice(
    'purchase-order',
    'y05-summa-forst',
    'flipped',
    'the restaurant’s own order to the sender',
    drawn(
      sv,
      '40,50,b14 {bn}\n40 {bs}, {bp}. Org.nr {bo}\n555r,50,b14 BESTÄLLNING\n40,100 Till: {sn}\n40 {ss}, {sp}\n350,100 Inköpsorder {order}\n350 Datum {issue}\n350 Önskad leverans {soon}\n@rows 170,13,r | 40 Ert artnr={code} | 110 Benämning={name} | 350r Antal={qty} | 360 Enhet={unit} | 450r Avtalat pris={price}\n40 Fakturan märks med inköpsorderns nummer.',
    ),
  ),
  notice(
    'waste-certificate',
    'y35-avfall',
    'stretched',
    'a certificate of what was taken away',
    drawn(
      sv,
      '40,60,b16 Intyg om avfallshantering\n40,90 Verksamhetsutövare: {bn}, {bs}, {bp}\n40 Transportör: {sn}, org.nr {so}\n40 Period: {earlier} - {issue}\n@rows 160,14,r | 40 Fraktion={name} | 360r Tömningar={got} | 480r Vikt kg={old}\n40 Intyget är ett underlag för egenkontroll.',
    ),
  ),
  notice(
    'temperature-log',
    'y12-lada',
    'cairo',
    'temperatures at delivery',
    drawn(
      sv,
      '40,56,b14 {sn}\n40 Temperaturlogg, kyltransport {delivered}\n40 Mottagare {bn}, {bs}\n@rows 130,14,r | 40 Kolli={kolli} | 90 Vara={name%34} | 360r Mängd={qty} | 370 Enh={unit} | 470r Temp °C={temp}\n40 Godkänd mottagning: ja',
    ),
  ),
  notice(
    'recall',
    'y18-ost',
    'weasyprint',
    'goods recalled, with batches',
    page(
      '<h1>Återkallelse av vara</h1><p>{inWords}</p><p>Vi återkallar nedanstående batcher på grund av felaktig märkning. Kassera eller returnera varan.</p>[[t Vara={name} | Batch={batch} | Bäst före={bb}]]<p>Kreditering sker mot insänd följesedel. Kontakt {tel}.</p>',
    ),
  ),
  notice(
    'bank-change',
    'y11-fiskbil',
    'wkhtmltopdf',
    'a letter about a new giro number',
    page(
      '<h1>Vi byter bankgiro</h1><p>Från {soon} använder vi bankgiro {bg}. Ändra gärna i ert register. Faktura {no} kan betalas till det gamla eller det nya numret.</p><p>Med vänlig hälsning<br>Ekonomi</p>',
    ),
  ),
  notice(
    'balance-confirmation',
    'y01-storkok',
    'reportlab',
    'an auditor’s request to confirm a balance',
    drawn(
      sv,
      '40,60,b14 Saldobekräftelse\n40,90 Till {bn}\n40 {bs}, {bp}\n40,150 I samband med revision av {sn}, org.nr {so}, ber vi er bekräfta er skuld\n40 per {far}. Enligt bokföringen uppgår den till {pay} kr, varav faktura {no}.\n40,+20 [ ] Saldot stämmer   [ ] Saldot stämmer inte, enligt oss: ____________\n40,+30 Underskrift: ______________________',
    ),
  ),
  notice(
    'contract',
    'y41-skadedjur',
    'writer',
    'a contract with a price a quarter',
    page(
      '<h1>Serviceavtal</h1><p>Mellan {sn} (leverantören) och {bn} (kunden).</p><p>1. Leverantören utför kontroll fyra gånger om året.<br>2. Priset är 2 380 kr per kvartal exklusive moms och faktureras i efterskott med 30 dagar netto.<br>3. Avtalet gäller från {issue} till {far}.</p><p>Ort och datum ____________ &nbsp; Underskrift ____________</p>',
    ),
  ),
  notice(
    'meter-reading',
    'y36-elhandel',
    'pdf-lib',
    'readings of a meter, no sums',
    drawn(
      sv,
      '40,60,b15 Mätarställningar\n40,84 {sn}. Anläggnings-id 735 999 260 0041 8827 3\n40 Kund {bn}, kundnummer {cust}\n40,140,b Datum ;; 160,,b Ställning ;; 300,,b Förbrukning kWh\n40 {earlier} ;; 160 118 204 ;; 300 -\n40 {issue} ;; 160 123 871 ;; 300 5 667\n40,+14 Faktura kommer separat.',
    ),
  ),
  notice(
    'newsletter',
    'y21-bageri',
    'chromium',
    'news with prices of the season',
    page(
      '<h1>Nytt i bageriet!</h1><p>Nu är semlorna här. Beställ senast klockan 14 dagen före.</p>[[t Nyhet={name} | r:Pris={price}]]<p>Vid köp över 2 000 kr bjuder vi på frakten.</p>',
    ),
  ),
  notice(
    'time-report',
    'y40-bemanning',
    'reportlab-embedded',
    'a report of hours that awaits its signature',
    drawn(
      { ...sv, qty: 2 },
      '40,56,b15 Tidrapport\n40,80 {sn} - uppdrag hos {bn}\n40 Vecka 31, referens {ref}\n@rows 130,14,r | 40 Uppdrag={name} | 300 Dag={day} | 450r Timmar={qty}\n40 Attesteras av kund: ______________________ Detta är underlag för fakturering.',
    ),
  ),
  notice(
    'deposit-statement',
    'y26-mikrobryggeri',
    'weasyprint',
    'kegs that the buyer has',
    page(
      '<h1>Fatsaldo</h1><p>Per {issue}. Kundnummer {cust}.</p>[[t Artikel={name} | r:Levererade fat={kolli} | r:Returnerade={got}]]<p>Kontrollera saldot och meddela avvikelser inom 10 dagar. Tomfat krediteras à 400 kr.</p>',
    ),
  ),
  notice(
    'customs',
    'y61-norsk-fisk',
    'ghostscript',
    'a carrier’s customs paper with values',
    drawn(
      { ...sv, form: 'space' },
      '40,50,b14 TULLDEKLARATION IMPORT\n40,76 Deklarant: Gränsspedition Eda AB\n40 Avsändare: {sn}, {ss}, {sp}\n40 Mottagare: {bn}, {bo}\n40 Fakturareferens {no}, fakturavärde {pay} NOK\n@rows 160,13,r | 40 Varukod={code} | 100 Varubeskrivning={name} | 380r Nettovikt={qty} | 555r Statistiskt värde={sum}\n40 Moms redovisas i skattedeklarationen.',
    ),
    true,
  ),
];
