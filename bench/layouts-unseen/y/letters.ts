/** Reminders, offers, orders and deliveries. */
import { plusDays } from '../days.ts';
import { drawn, typed } from './drawn.ts';
import { web } from './kit.ts';
import { counted, css, type Letter, listed, notice, page, priced, sheet, sv } from './letter-forms.ts';

export const letters: readonly Letter[] = [
  notice(
    'reminder',
    'y01-storkok',
    'chromium',
    'a reminder with the invoice’s number, sum and a fee',
    page(
      '<h1>Betalningspåminnelse</h1><p>Datum {later}. Kundnummer {cust}.</p><p>Vi saknar betalning för nedanstående faktura. Har ni redan betalat kan ni bortse från denna påminnelse.</p><table class="g"><tr><td>Fakturanr</td><td>Fakturadatum</td><td>Förfallodatum</td><td>Belopp</td></tr><tr><td>{no}</td><td>{issue}</td><td>{due}</td><td>{pay}</td></tr></table><p>Påminnelseavgift {fee} kr. Betalas omgående till bankgiro {bg}, OCR {ocr}.</p>',
    ),
    true,
  ),
  notice(
    'reminder',
    'y25-bryggeri',
    'pdf-lib',
    'the invoice’s form with a reminder’s title',
    sheet(
      'PÅMINNELSE',
      '350 Fakturanr {no}\n350 Fakturadatum {issue}\n350 Förfallodatum {due}\n350 Påminnelsedatum {later}',
      listed,
      '555r Summa exkl. moms {net}\n555r Moms {tax}\n555r Påminnelseavgift {fee}\n555r,,b Obetalt belopp {pay}\n40 Första påminnelsen. Betala till bankgiro {bg} senast {latest}.',
    ),
    true,
  ),
  notice(
    'reminder',
    'y48-kontor',
    'kerned',
    'a typed reminder of a program',
    typed(
      sv,
      '{sn}\n{ss}\n{sp}\n\nBETALNINGSPÅMINNELSE 2            Datum {later}\n\n{bn}\n{bs}\n{bp}\n\nFaktura     Datum       Förfallen        Belopp      Rest\n----------------------------------------------------------\n{no:12}{issue:12}{due:12}{pay:>12}{pay:>12}\n----------------------------------------------------------\nAvgift {fee}   Ränta {interest}\n\nBankgiro {bg}   Org.nr {so}',
    ),
    true,
  ),
  notice(
    'debt-collection',
    'y13-kottrad',
    'groff',
    'a demand before debt collection',
    (p) =>
      `.pl 29.7c\n.sp 2c\n.po 2c\n.ll 16c\n.nf\n.ft TR\n.ps 11\n.vs 15\n\\fBInkassokrav\\fP\n\nOmbud: Västra Inkassobyrån AB\nFordringsägare: ${p.supplier.name}\nGäldenär: ${p.buyer.name}\n\nFaktura ${p.number}, förfallen ${p.due}\nKapitalbelopp 4 812,00\nRänta 88,40\nInkassokostnad 180,00\nAtt betala 5 080,40 senast ${plusDays(p.due, 40)}\n\nBetalas inte skulden kan ansökan om betalningsföreläggande göras.\n`,
    true,
  ),
  notice(
    'debt-collection',
    'y40-bemanning',
    'weasyprint',
    'a letter of debt collection with a table of the claim',
    page(
      '<h1>INKASSOKRAV</h1><p>Ärende {next}. Datum {latest}</p><table class="g"><tr><td>Kapital, faktura {no}</td><td>{pay}</td></tr><tr><td>Dröjsmålsränta</td><td>{interest}</td></tr><tr><td>Inkassoavgift</td><td>180,00</td></tr></table><p>Betala senast om tio dagar för att undvika ansökan hos Kronofogden. Bankgiro {bg}.</p>',
    ),
    true,
  ),
  notice(
    'interest',
    'y02-kundblock',
    'ghostscript',
    'interest of a late payment, “Räntefaktura”',
    drawn(
      sv,
      '40,50,b14 {sn}\n40 {ss}, {sp}. Momsreg.nr {sv}\n555r,50,b14 Räntefaktura\n40,100 {bn}\n40 {bs}\n40 {bp}\n350,100 Nr R{next}\n350 Datum {soon}\n40,170,b Faktura ;; 140,,b Förföll ;; 240,,b Betald ;; 340,,b Dagar ;; 420,,b Ränta % ;; 555r,,b Belopp\n40 {no} ;; 140 {due} ;; 240 {latest} ;; 340 22 ;; 420 10,75 ;; 555r {interest}\n=40,555\n555r,,b Ränta att betala {interest}\n40,+20 Bankgiro {bg}. Ingen moms på ränta.',
    ),
    true,
  ),
  notice(
    'interest',
    'y35-avfall',
    'wkhtmltopdf',
    'a bill of interest and a fee',
    page(
      '<h1>Ränteavi</h1><p>Avinr {next} &nbsp; Datum {soon}</p><p>Avser sent betald faktura {no}, förfallodag {due}, betald {latest}.</p><p>Dröjsmålsränta 22 dagar: {interest} kr</p><p><b>Att betala {interest} kr</b> till bankgiro {bg}</p>',
    ),
    true,
  ),
  notice(
    'order-confirmation',
    'y08-gange',
    'fpdf',
    'a confirmation with prices and sums',
    sheet(
      'ORDERBEKRÄFTELSE',
      '350 Ordernr {order}\n350 Orderdatum {issue}\n350 Leveransdatum {soon}',
      listed,
      '555r Summa exkl. moms {net}\n555r Moms {tax}\n555r,,b Ordersumma {pay}\n40 Faktura sänds efter leverans.',
    ),
  ),
  notice(
    'order-confirmation',
    'y30-rosteri',
    'chromium',
    'a web shop’s thanks for an order',
    page(
      `<h1>Tack för din beställning!</h1><p>Order {order} lagd {issue}. Vi packar den så snart vi kan.</p>${priced}<p>Totalt {pay} kr inklusive moms {tax} kr. Betalsätt: faktura efter leverans.</p>`,
    ),
  ),
  notice(
    'order-confirmation',
    'y63-deutsche-brauerei',
    'chromium',
    'a German confirmation',
    web(
      { ...sv, form: 'dotted' },
      css,
      '<h2>{sn}</h2><p>{bn}<br>{bs}<br>{bp}</p><h1>Auftragsbestätigung Nr. {order}</h1><p>Datum {issue}, Liefertermin {soon}</p>[[t Artikel={code} | Bezeichnung={name} | r:Menge={qty} | r:Preis={price} | r:Gesamt={sum}]]<p>Auftragswert {pay} EUR. Die Rechnung folgt mit der Lieferung. USt-IdNr. {sv}</p>',
    ),
  ),
  notice(
    'quotation',
    'y45-glas-porslin',
    'cairo',
    'a quotation with sums and a day until when it holds',
    sheet(
      'OFFERT',
      '350 Offertnr {order}\n350 Datum {issue}\n350 Giltig t.o.m. {soon}',
      '40 Art.nr={code} | 100 Benämning={name%30} | 330r Antal={qty} | 338 Enhet={unit} | 430r Pris={price} | 555r Belopp={sum}',
      '555r Summa exkl. moms {net}\n555r Moms 25 % {tax}\n555r,,b Totalt {pay}\n40 Vi ser fram emot er beställning.',
    ),
  ),
  notice(
    'quotation',
    'y33-kylservice',
    'writer',
    'a craftsman’s offer',
    page(
      '<h1>Anbud</h1><p>Datum {issue}. Vår referens: kylavdelningen. Er referens {ref}.</p><p>Vi erbjuder oss att utföra följande:</p>[[t Moment={name} | r:Antal={qty} | Enhet={unit} | r:Pris={price} | r:Summa={sum}]]<p>Totalt {net} kr exklusive moms. Anbudet gäller till {soon}. Fakturering sker efter utfört arbete.</p>',
    ),
  ),
  notice(
    'delivery-note',
    'y09-samling',
    'arrays',
    'a delivery note without prices',
    sheet(
      'FÖLJESEDEL',
      '350 Följesedelsnr {order}\n350 Leveransdatum {delivered}\n350 Kundnr {cust}',
      counted,
      '40,+30 Mottaget av: ______________________ Datum: ____________',
    ),
  ),
  notice(
    'delivery-note',
    'y19-gront',
    'reportlab',
    'a delivery note with prices, sums and the VAT',
    sheet(
      'Följesedel / plocklista',
      '350 Nr {order}\n350 Datum {delivered}\n350 Lastlucka 4',
      listed,
      '555r Värde exkl. moms {net}\n40 Detta är ingen faktura. Samlingsfaktura sänds varje vecka.',
    ),
  ),
  notice(
    'delivery-note',
    'y61-norsk-fisk',
    'letters',
    'a Norwegian delivery note',
    drawn(
      { ...sv, qty: 1 },
      '40,50,b14 {sn}\n40 {ss}, {sp}\n555r,50,b14 Pakkseddel\n40,100 {bn}\n40 {bs}\n40 {bp}\n350,100 Ordre {order}\n350 Dato {issue}\n@rows 170,13,r | 40 Varenr={code} | 100 Varetekst={name} | 380r Mengde={qty} | 390 Enh={unit} | 480 Batch={batch}\n40 Kjølevare 0-4 grader. Kontroller varen ved mottak.',
    ),
  ),
];
