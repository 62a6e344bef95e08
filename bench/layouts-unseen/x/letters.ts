/** Papers that are no invoice, in forms of their own. */
import { iso, shortDashed, words } from '../days.ts';
import type { Producer } from '../layout.ts';
import type { Paper } from '../paper.ts';
import type { Drawing } from '../sheet.ts';
import { drawn, type Pen } from './pen.ts';
import { web } from './web.ts';

/** A paper of a layout's firm: its kind, whether it names an invoice, and its page. */
export interface Letter {
  readonly kind: string;
  readonly of: string;
  readonly producer: Producer;
  readonly isAbout?: boolean;
  readonly draw: (paper: Paper) => string | Drawing;
}

const sv = { n: 'swedish', d: iso } as const;
const space = { n: 'space', d: iso } as const;

/** A letter with paragraphs. */
const letter = (title: string, ...texts: readonly string[]) =>
  web({ n: 'swedish', d: words }, 'body{font-size:11pt;line-height:1.45}', (k) =>
    [k.h('<p><b>{name}</b><br>{street}<br>{post}</p><p align="right">{city} {issue}</p>'), k.buyer('<p>'), `</p><h2>${title}</h2>`, ...texts.map((text) => k.h(`<p>${text}</p>`)), k.h('<p>Vänliga hälsningar<br>{seller}<br>{name}<br>Org.nr {org}, telefon {phone}</p>')].join('')); // prettier-ignore

/** Numbers at the foot, as at home or abroad. */
const foot = (k: Pen): void => {
  if (k.w.p.supplier.iban === undefined) k.foot(792, [40, 300], 'Bankgiro {bg}   OCR {ocr}', 'Org.nr {org}   Momsreg.nr {vatno}   F-skatt');
  else k.foot(792, [40, 300], 'IBAN {iban}', 'VAT {vatno}');
}; // prettier-ignore

/** A claim or notice: data, rows of texts and sums, a foot. */
const notice = (title: string, data: string, specs: string, sums: string, text: string) =>
  drawn(space, { size: 9 }, (k) => {
    k.t(40, 56, '{name}', { font: 'bold', size: 13 }).b(40, 70, '{street}|{post}|Tel {phone}').t(330, 56, title, { font: 'bold', size: 14 }).kv(330, 440, 76, data);
    k.b(330, 170, '{bname}|{bstreet}|{bpost}', { size: 10 }).kv(40, 250, 250, specs, { step: 15 }).line(40, k.y + 4, 555).sums(330, 555, k.y + 20, sums).b(40, k.y + 26, text);
    k.line(40, 780, 555);
    foot(k);
  }); // prettier-ignore

/** Goods without a sum to pay: orders, deliveries, lists. */
const goods = (title: string, data: string, columns: string, text: string, sums = '') =>
  drawn(space, { size: 8.5 }, (k) => {
    k.t(40, 54, '{name}', { font: 'bold', size: 13 }).t(555, 54, title, { font: 'bold', size: 14, align: 'r' }).b(40, 68, '{street}|{post}|Tel {phone}').kv(380, 470, 72, data).b(40, 130, '{bname}|{bstreet}|{bpost}', { size: 10 });
    k.table(200, columns, { ruled: 'both', bottom: 720 });
    if (sums !== '') k.sums(380, 555, k.y + 10, sums);
    k.b(40, k.y + 24, text);
    foot(k);
  }); // prettier-ignore

const list = (title: string, columns: string, text: string) =>
  web(sv, '.lines td{border-bottom:.4pt solid #ccc}', (k) =>
    [k.h(`<h1>${title}</h1><p>{name}, {street}, {post}. Telefon {phone}</p>`), k.lines(columns), k.h(`<p>${text}</p>`)].join('')); // prettier-ignore

/** The papers. */
export const letters: readonly Letter[] = [
  { kind: 'reminder', of: 'x09', producer: 'reportlab', isAbout: true, draw: notice('Betalningspåminnelse', 'Påminnelsedatum=later|Kundnr=customer|Ny förfallodag=later', 'Fakturanr=number|Fakturadatum=issue|Förföll=due|Fakturabelopp=payable', 'Kvar att betala=payable|Påminnelseavgift=fee|Summa=dearer', 'Vi saknar betalning för ovanstående faktura. Har betalning skett de senaste dagarna kan ni bortse från denna påminnelse.') },
  { kind: 'reminder', of: 'x35', producer: 'weasyprint', isAbout: true, draw: letter('Påminnelse om obetald faktura', 'Enligt våra noteringar är faktura {number} från {issue} ännu inte betald. Förfallodatum var {due}.', 'Belopp att betala: {payable} kr. Lägg till lagstadgad påminnelseavgift 60 kr.', 'Betala till bankgiro {bg} och ange OCR {ocr}.') },
  { kind: 'reminder', of: 'x38', producer: 'cairo', isAbout: true, draw: notice('PÅMINNELSE 2', 'Datum=later|Kundnummer=customer', 'Faktura=number|Datum=issue|Förfallodag=due|Ursprungligt belopp=payable', 'Fakturaskuld=payable|Avgift=fee|Att betala=dearer', 'Om betalning inte sker inom åtta dagar lämnas ärendet vidare till inkasso.') },
  { kind: 'reminder', of: 'x69', producer: 'pdf-lib', isAbout: true, draw: notice('Zahlungserinnerung', 'Datum=later|Kundennr.=customer', 'Rechnungsnr.=number|Rechnungsdatum=issue|Fällig seit=due|Betrag=payable', 'Offener Betrag EUR=payable', 'Sicher haben Sie unsere Rechnung nur übersehen. Bitte überweisen Sie den Betrag in den nächsten Tagen.') },
  { kind: 'debt-collection', of: 'x27', producer: 'words', isAbout: true, draw: notice('INKASSOKRAV', 'Ärende=order|Datum=later', 'Fordringsägare=name|Faktura=number|Förfallodag=due|Kapital=payable', 'Kapital=payable|Ränta=interest|Inkassokostnad=~180,00', 'Betalas inom tio dagar. Annars kan vi ansöka om betalningsföreläggande hos Kronofogden.') },
  { kind: 'interest', of: 'x04', producer: 'ghostscript', isAbout: true, draw: notice('RÄNTEFAKTURA', 'Nummer=slip|Datum=later|Kundnr=customer', 'Avser faktura=number|Förföll=due|Betald=later|Belopp=payable|Räntesats=~11,00 %', 'Dröjsmålsränta=interest|Att betala=interest', 'Ränta beräknad från förfallodag till betaldag. Moms utgår ej på ränta.') },
  { kind: 'interest', of: 'x45', producer: 'arrays', isAbout: true, draw: notice('Räntenota', 'Räntenota nr=slip|Datum=later', 'Faktura=number|Förfallodatum=due|Dagar=~14|Ränta=interest', 'Summa ränta=interest', 'Räntan enligt våra betalningsvillkor och räntelagen.') },
  { kind: 'autogiro', of: 'x40', producer: 'fpdf', draw: notice('Autogiroavisering', 'Kundnummer=customer|Avtal=order', 'Dras från ert konto=due|Belopp=payable', 'Dras automatiskt=payable', 'Beloppet dras från ert konto genom autogiro. Ni behöver inte betala.') },
  { kind: 'autogiro', of: 'x34', producer: 'chromium', draw: letter('Medgivande till betalning via autogiro', 'Undertecknad medger att uttag får göras från angivet konto på begäran av {name}, bankgiro {bg}.', 'Kontonummer: ____________________ &nbsp; Clearing: ________', 'Underskrift: ____________________') },
  { kind: 'factoring', of: 'x57', producer: 'reportlab', isAbout: true, draw: notice('Avisering om överlåtelse', 'Kund=customer|Datum=issue', 'Faktura=number|Fakturadatum=issue|Belopp=payable', 'Överlåten fordran=payable', 'Fordran är överlåten till Lövhagen Factoring AB. Betalning med befriande verkan kan endast ske till bankgiro 5118-2290.') },
  { kind: 'factoring', of: 'x62', producer: 'kerned', draw: notice('Fakturaköp: information', 'Datum=issue', 'Säljare=name|Köpare=bname|Gäller från=due', 'Kreditgräns=~50 000,00', 'Kommande fakturor från säljaren kommer att belånas. Ni får en ny betalningsadress på respektive faktura.') },
  { kind: 'statement', of: 'x02', producer: 'cairo', draw: notice('KONTOUTDRAG', 'Datum=issue|Kundnr=customer', 'Ingående saldo=half|Faktura bokförd=payable|Betalning=~-18 220,00|Övrigt=~0,00', 'Saldo=payable', 'Utdraget är endast för avstämning. Betala inte efter detta kontoutdrag.') },
  { kind: 'statement', of: 'x22', producer: 'weasyprint', draw: letter('Saldobesked', 'Per {until} har ni följande öppna poster hos oss: faktura {number}, förfaller {due}, {payable} kr.', 'Vänligen bekräfta saldot till vår revisor.') },
  { kind: 'statement', of: 'x74', producer: 'pdf-lib', draw: notice('STATEMENT', 'Date=issue|Account=customer', 'Opening balance=half|Invoices=payable|Payments=~0.00', 'Balance due=payable', 'This is a statement of account, not an invoice.') },
  { kind: 'order-confirmation', of: 'x06', producer: 'pdf-lib', draw: goods('Orderbekräftelse', 'Order=order|Orderdatum=ordered|Lev.datum=issue|Kund=customer', 'no:Rad@40|nr:Artikelnr@66|name:Benämning@116~180|qty:Antal@340r|unit:Enh@346|price:Pris@430r|sum:Belopp@555r', 'Kontrollera uppgifterna. Faktura skickas när varorna levererats.', 'Ordersumma exkl. moms=lineNet') },
  { kind: 'order-confirmation', of: 'x58', producer: 'chromium', draw: list('Tack för din beställning!', 'nr:Artikelnr|name:Produkt|qty:Antal|price:Pris|sum:Totalt', 'Ordernummer {order}. Beräknad leverans {issue}. Faktura kommer separat.') },
  { kind: 'order-confirmation', of: 'x72', producer: 'fpdf', draw: goods('CONFIRMACIÓN DE PEDIDO', 'Pedido=order|Fecha=issue|Cliente=customer', 'nr:Ref.@40|name:Descripción@90~200|qty:Cantidad@350r|unit:@356|price:Precio@430r|sum:Importe@555r', 'La factura se enviará con la mercancía.', 'Total pedido=lineNet') },
  { kind: 'quotation', of: 'x46', producer: 'weasyprint', draw: letter('Offert rörarbeten kök', 'Vi har nöjet att offerera byte av blandare och golvbrunn enligt er förfrågan.', 'Pris exklusive moms: {net} kr. Moms 25 % tillkommer. Offerten gäller till {due}.') },
  { kind: 'quotation', of: 'x57', producer: 'reportlab', draw: goods('OFFERT', 'Offert nr=slip|Datum=issue|Giltig till=due', 'nr:Artikelnr@40|name:Benämning@90~190|qty:Antal@340r|unit:Enh@346|price:À-pris@430r|sum:Belopp@555r', 'Leveranstid 6–8 veckor efter order. Betalningsvillkor 30 dagar netto.', 'Summa exkl. moms=lineNet') },
  { kind: 'quotation', of: 'x47', producer: 'words', draw: goods('Anbud', 'Anbud nr=order|Datum=issue', 'name:Benämning@40~220|qty:Antal@340r|unit:Enh@346|price:Pris@430r|sum:Belopp@555r', 'Anbudet är giltigt i 30 dagar.', 'Anbudssumma=lineNet') },
  { kind: 'delivery-note', of: 'x01', producer: 'reportlab-embedded', draw: goods('FÖLJESEDEL', 'Följesedel nr=slip|Lev.datum=delivered|Order=order|Kund=customer', 'nr:Artikelnr@40|name:Benämning@90~220|pack:Förp@330|qty:Lev. antal@450r|unit:Enh@456', 'Mottaget: ____________________  Datum: ________') },
  { kind: 'delivery-note', of: 'x10', producer: 'arrays', draw: goods('Följesedel', 'Nr=slip|Datum=issue|Kund=customer', 'nr:Artnr@40|name:Produkt@84~180|batch:Batch@280|bbd:Bäst före@350|qty:Vikt@480r|unit:@486', 'Temperatur vid lastning: +2,4 °C') },
  { kind: 'delivery-note', of: 'x12', producer: 'flipped', draw: goods('Leveranssedel', 'Tur=order|Datum=delivered', 'nr:Art.nr@40|name:Artikel@90~220|qty:Antal@380r|unit:Enh@386|price:Pris@460r', 'Pris enligt gällande lista. Reklamation inom 24 timmar.') },
  { kind: 'delivery-note', of: 'x70', producer: 'ghostscript', draw: goods('DOCUMENTO DI TRASPORTO', 'DDT n.=slip|Data=issue|Cliente=customer', 'nr:Codice@40|name:Descrizione@90~220|qty:Quantità@380r|unit:U.M.@386', 'Causale del trasporto: vendita. Firma del destinatario: ____________') },
  { kind: 'packing-list', of: 'x77', producer: 'runs', draw: goods('Packliste', 'Auftrag=order|Datum=issue', 'no:Pos@40|nr:Artikel@70|name:Bezeichnung@120~220|qty:Menge@400r|unit:@406', 'Gewicht 14,2 kg, 1 Karton.') },
  { kind: 'packing-list', of: 'x56', producer: 'wkhtmltopdf', draw: list('Plocklista', 'nr:Artikel|name:Beskrivning|qty:Antal|unit:Enhet|none:Hylla|none:Plockat', 'Order {order}, kund {customer}, {bname}. Packas senast {issue}.') },
  { kind: 'price-list', of: 'x13', producer: 'weasyprint', draw: list('Veckans priser', 'nr:Nr|name:Vara|land:Land|unit:Enhet|price:Pris', 'Priserna gäller till {due}. Moms tillkommer.') },
  { kind: 'price-list', of: 'x24', producer: 'runs', draw: goods('PRISLISTA', 'Gäller från=issue|Gäller till=due|Kund=customer', 'nr:Artnr@40|name:Benämning@90~230|pack:Förp@340|price:Pris exkl. moms@520r', 'Alkoholskatt ingår. Med reservation för prisändringar.') },
  { kind: 'price-list', of: 'x21', producer: 'chromium', draw: list('Prisändring från nästa månad', 'nr:Art.nr|name:Artikel|price:Nytt pris|unit:Per', 'På grund av höjda råvarupriser justerar vi våra priser från {due}.') },
  { kind: 'receipt', of: 'x03', producer: 'words', draw: notice('KVITTO', 'Kvitto nr=order|Datum=issue|Kassa=~3', 'Varor=net|Moms=tax|Kort VISA **** 4471=gross', 'Betalt=gross', 'Tack för besöket! Spara kvittot. Köpet är betalt.') },
  { kind: 'receipt', of: 'x61', producer: 'chromium', isAbout: true, draw: letter('Receipt', 'Invoice number {number}. Date paid {issue}. Payment method Visa ending 4471.', 'SEK {payable} paid on {issue}. Thank you, no further payment is needed.') },
  { kind: 'receipt', of: 'x17', producer: 'weasyprint', draw: letter('Kvitto på din betalning', 'Vi har tagit emot {payable} kr för beställning {order} via kort {issue}.', 'Varav moms {tax} kr. Inget mer att betala.') },
  { kind: 'receipt', of: 'x33', producer: 'pdf-lib', isAbout: true, draw: notice('Betalningsbekräftelse', 'Datum=due|Hyresgäst=customer', 'Avi=number|Mottaget=payable|Betalningsdag=due', 'Inbetalt=payable|Kvar=~0,00', 'Er hyra är betald. Tack!') },
  { kind: 'complaint', of: 'x08', producer: 'writer', isAbout: true, draw: letter('Reklamation – vårt svar', 'Vi har tagit emot er reklamation av två kolli på faktura {number}. Varorna hämtas vid nästa leverans.', 'Kreditfaktura skickas när godset har kontrollerats.') },
  { kind: 'complaint', of: 'x19', producer: 'flipped', isAbout: true, draw: notice('Reklamationsrapport', 'Ärende=order|Datum=issue', 'Faktura=number|Levererat=delivered|Orsak=~Fel temperatur vid ankomst|Antal kolli=~2', 'Reklamerat belopp=half', 'Ärendet utreds. Detta är ingen kreditfaktura.') },
  { kind: 'contract', of: 'x44', producer: 'driver', draw: notice('LEASEAVTAL', 'Avtal=order|Datum=issue', 'Leasegivare=name|Leasetagare=bname|Objekt=~Espressomaskin 2-grupps|Löptid=~36 månader', 'Månadsavgift exkl. moms=net', 'Parterna har tagit del av de allmänna villkoren. Underskrift: ____________________') },
  { kind: 'contract', of: 'x29', producer: 'writer', draw: letter('Avtal om lokalvård', 'Mellan {name} och {bname} träffas avtal från {issue} om daglig städning.', 'Ersättning {net} kr per månad exklusive moms, indexreglerad årligen. Uppsägningstid tre månader.') },
  { kind: 'newsletter', of: 'x20', producer: 'chromium', draw: letter('Nyhetsbrev: nu är svampen här!', 'Kantarellerna har kommit tidigt i år. Beställ före {due} så får du 10 % på första lådan.', 'Pris från 214,00 kr per kilo exklusive moms.') },
  { kind: 'newsletter', of: 'x60', producer: 'weasyprint', draw: letter('Inspiration för julbordet', 'Boka annons i julbilagan senast {due}. Halvsida 3 900 kr.', 'Välkommen att höra av dig till oss!') },
  { kind: 'bank-change', of: 'x39', producer: 'cairo', draw: notice('Nytt bankgiro', 'Datum=issue', 'Gammalt bankgiro=~210-4418|Nytt bankgiro=bg|Gäller från=due', 'Gäller från=due', 'Kontrollera gärna genom att ringa oss på ert vanliga nummer.') },
  { kind: 'time-report', of: 'x38', producer: 'kerned', draw: goods('Tidrapport', 'Vecka=~23|Uppdrag=order', 'date:Datum@40|who:Sign@110|name:Pass@150~200|qty:Timmar@420r|unit:@428', 'Attest kund: ____________________') },
  { kind: 'inspection', of: 'x49', producer: 'letters', draw: notice('Protokoll brandskyddskontroll', 'Uppdrag=order|Datum=issue', 'Objekt=bstreet|Imkanal=~Godkänd|Brandspjäll=~Åtgärdas|Nästa kontroll=due', 'Antal anmärkningar=~1', 'Åtgärden ska vara utförd före nästa kontroll.') },
  { kind: 'pickup-notice', of: 'x18', producer: 'weasyprint', draw: letter('Ditt paket är på väg', 'Order {order} har lämnat vårt lager och väntas till ombudet {issue}.', 'Kollinummer 8844 {customer}. Visa legitimation.') },
  { kind: 'waste-report', of: 'x28', producer: 'arrays', draw: notice('Avfallsstatistik', 'Kund=customer|Period={from} – {until}', 'Matavfall=~412 kg|Restavfall=~1 180 kg|Wellpapp=~264 kg', 'Utsorterat=~36 %', 'Rapporten följer avfallsförordningens krav på uppgifter.') },
  { kind: 'settlement', of: 'x37', producer: 'reportlab', draw: notice('Utbetalningsavisering', 'Avtal=customer|Datum=issue', 'Kortförsäljning=~118 420,00|Återköp=~-640,00|Avgifter=~-1 214,20', 'Utbetalt till ert konto=~116 565,80', 'Beloppet är insatt på ert bankgiro. Ingen åtgärd behövs.') },
  { kind: 'meter-reading', of: 'x32', producer: 'chromium', draw: letter('Byte av elmätare', 'Vi byter er mätare i {bstreet} den {due}. Strömmen är borta i 20 minuter.', 'Det kostar ingenting. Nästa faktura blir som vanligt.') },
  { kind: 'deposit-note', of: 'x23', producer: 'reportlab', draw: notice('Returkvitto tomgods', 'Datum=issue|Kund=customer|Chaufför=~LH', 'Backar 33 cl=~12|Fat 30 l=~3|Fat 20 l=~1', 'Pant att kreditera=~1 704,00', 'Panten dras av på nästa faktura. Detta är ingen kreditfaktura.') },
  { kind: 'till-report', of: 'x36', producer: 'pdf-lib', draw: drawn({ n: 'bare', d: shortDashed }, { size: 9, font: 'mono' }, (k) => { k.b(210, 50, 'Z-DAGRAPPORT {order}|{bname}|Org.nr {borg}|{issue} 23:51'); k.kv(210, 400, 120, 'Försäljning=gross|Varav moms=tax|Netto=net|Kontant=~2410,00|Antal kvitton=~112', { r: true }); }) },
]; // prettier-ignore
