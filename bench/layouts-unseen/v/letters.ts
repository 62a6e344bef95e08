/** Papers that are no invoice, in forms of their own. */
import { abbreviated, iso, words } from '../days.ts';
import type { Producer } from '../layout.ts';
import type { Paper } from '../paper.ts';
import type { Drawing } from '../sheet.ts';
import type { Manner } from './cells.ts';
import { at, below, data, drawn, rows, rule, slip, sums } from './drawn.ts';
import { boxes, buyer, lines, twoLeft, two, web } from './web.ts';

/** A paper of a layout's firm: its kind, whether it names an invoice, and its page. */
export interface Letter {
  readonly kind: string;
  readonly of: string;
  readonly producer: Producer;
  readonly isAbout?: boolean;
  readonly draw: (paper: Paper) => string | Drawing;
}

const sp: Manner = { n: 'space', d: iso };
const sv: Manner = { n: 'swedish', d: words };

const letter = (title: string, ...texts: readonly string[]): ((p: Paper) => string) =>
  web(sv, 'body{font-size:11pt;line-height:1.4}', '<p><b>{name}</b><br>{street}<br>{post}<br>Org.nr {org}</p><p>', buyer(), '</p>', `<h2>${title}</h2>`, ...texts.map((text) => `<p>${text}</p>`), '<p>Med vänlig hälsning<br>{name}<br>Telefon {phone}</p>'); // prettier-ignore

const goods = (title: string, number: string, spec: string, end: string, totals = ''): ((p: Paper) => string) =>
  web({ n: 'bare', d: iso }, '.lines{margin:6mm 0}.lines th{border-bottom:1pt solid #333}.boxes td{border:.5pt solid #888}', '<p class="big">{name}</p><p>{street}, {post} · {phone}</p>', `<h1>${title}</h1>`, boxes(`${number}=order|Datum=issue|Kundnr=customer|Er referens=reference`, 4), '<p>', buyer(), '</p>', lines(spec), totals === '' ? '' : two(totals, 'two end'), `<p>${end}</p>`); // prettier-ignore

const page = (title: string, facts: string, spec: string, places: readonly number[], totals: string, end: string): ((p: Paper) => Drawing) =>
  drawn(sp, { size: 9 }, at(45, 56, '{name}', { font: 'bold', size: 13 }), at(45, 70, '{street}, {post}   Org.nr {org}'), at(550, 56, title, { font: 'bold', size: 15, align: 'r' }), data(45, 140, 96, facts), at(340, 96, '{bname}|{bstreet}|{bpost}', { size: 10 }), rows(190, places, spec, { ruled: true, step: 15 }), ...(totals === '' ? [] : [sums(360, 550, 14, totals)]), below(45, 40, end)); // prettier-ignore

const claim = (title: string, facts: string, totals: string, end: string): ((p: Paper) => Drawing) =>
  drawn(sp, { size: 10 }, at(45, 56, '{name}', { font: 'bold', size: 13 }), at(45, 72, '{street}, {post}|Org.nr {org}   Bankgiro {bg}'), at(330, 120, '{bname}|{bstreet}|{bpost}'), at(45, 190, title, { font: 'bold', size: 17 }), data(45, 170, 220, facts, { step: 15 }), rule(45, 550, 0, 330), sums(45, 350, 310, totals), below(45, 24, end)); // prettier-ignore

const wide = [45, 100, 340, 350];
const priced = [45, 100, 330, 340, 440, 550];

/** The letters. */
export const letters: readonly Letter[] = [
  { kind: 'reminder', of: 'v01', producer: 'pdf-lib', isAbout: true, draw: claim('Betalningspåminnelse', 'Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Påminnelsedatum=late', 'Obetalt belopp=payable|Påminnelseavgift=~60,00', 'Har ni redan betalt kan ni bortse från denna påminnelse.') },
  { kind: 'reminder', of: 'v20', producer: 'chromium', isAbout: true, draw: letter('Påminnelse om obetald faktura', 'Vi saknar betalning för faktura {number} som förföll {due}.', 'Belopp {payable} kr. Bankgiro {bg}, OCR {ocr}. Betala snarast.') },
  { kind: 'reminder', of: 'v46', producer: 'weasyprint', isAbout: true, draw: web({ n: 'dotted', d: iso }, '', '<p>{name}</p>', buyer(), '<h2>Zahlungserinnerung</h2><p>Unsere Rechnung {number} vom {issue} über {payable} EUR ist noch offen. Fällig war sie am {due}.</p><p>IBAN {iban}</p>') },
  { kind: 'reminder', of: 'v22', producer: 'reportlab', isAbout: true, draw: drawn(sp, { size: 10 }, at(45, 56, '{name}', { font: 'bold', size: 13 }), at(330, 56, 'PÅMINNELSE HYRA', { font: 'bold', size: 15 }), data(330, 430, 80, 'Avi=number|Förföll=due|Belopp=payable'), at(45, 120, '{bname}|{bstreet}|{bpost}'), at(45, 220, 'Vi har inte registrerat er hyresbetalning. Betala med avin nedan.'), slip(700)) },
  { kind: 'interest', of: 'v10', producer: 'cairo', isAbout: true, draw: claim('Ränteavisering', 'Avser faktura=number|Förföll=due|Betald=late|Räntesats=~10,00 %', 'Kapital=payable|Ränta 16 dagar=~41,20|Summa ränta=~41,20', 'Räntan debiteras på nästa faktura. Ingen moms på ränta.') },
  { kind: 'interest', of: 'v30', producer: 'writer', isAbout: true, draw: letter('Räntebesked', 'Faktura {number} betalades efter förfallodagen {due}. Upplupen ränta är 58,40 kr.', 'Räntan läggs till er nästa faktura.') },
  { kind: 'debt-collection', of: 'v27', producer: 'chromium', isAbout: true, draw: letter('Inkassokrav', 'Vår fordran enligt faktura {number} är trots påminnelse obetald.', 'Kapital {payable} kr, inkassokostnad 180,00 kr. Betala senast {late} till bankgiro {bg}.') },
  { kind: 'debt-collection', of: 'v13', producer: 'skia', isAbout: true, draw: claim('INKASSOVARSEL', 'Faktura=number|Datum=issue|Förfallodag=due', 'Fordran=payable|Avgift=~180,00', 'Betalas inte skulden inom åtta dagar lämnas ärendet till inkasso.') },
  { kind: 'order-confirmation', of: 'v14', producer: 'weasyprint', draw: goods('Orderbekräftelse', 'Ordernummer', 'nr:Artikel|name:Benämning|qty:Antal|unit:Enhet|price:Pris|sum:Summa', 'Beräknad leverans {soon}. Faktura skickas separat.', 'Ordersumma exkl. moms=net|Moms=tax|Totalt=gross') },
  { kind: 'order-confirmation', of: 'v17', producer: 'fpdf', draw: page('Orderbekräftelse', 'Order=order|Orderdatum=issue|Kund=customer|Leverans=soon', 'nr:Artikel|name:Benämning|qty:Antal|unit:Enh|price:Pris|sum:Summa', priced, 'Summa exkl. moms=net|Moms=tax|Ordervärde=gross', 'Tack för er order! Detta är ingen faktura.') },
  { kind: 'order-confirmation', of: 'v37', producer: 'chromium', draw: goods('Tack för din beställning!', 'Order', 'name:Produkt|qty:Antal|price:Pris|sum:Summa', 'Vi meddelar när paketet lämnar lagret.', 'Totalt=gross') },
  { kind: 'order-confirmation', of: 'v44', producer: 'pdf-lib', draw: page('Ordrebekræftelse', 'Ordrenr.=order|Dato=issue|Levering=soon', 'nr:Varenr.|name:Tekst|qty:Antal|unit:Enhed|price:Pris|sum:Beløb', priced, 'Total DKK=gross', 'Tak for ordren.') },
  { kind: 'quotation', of: 'v32', producer: 'writer', draw: letter('Offert bardisk i ek', 'Vi offererar arbete och material för {net} kr exklusive moms ({gross} kr inklusive moms).', 'Offerten gäller till {due}. Offertnummer {order}.') },
  { kind: 'quotation', of: 'v19', producer: 'reportlab-embedded', draw: page('OFFERT', 'Offertnr=order|Datum=issue|Giltig till=due', 'nr:Artikel|name:Benämning|qty:Antal|unit:Enh|price:Pris|sum:Summa', priced, 'Offertsumma exkl. moms=net', 'Priserna gäller fritt vårt lager. Välkommen med beställning!') },
  { kind: 'quotation', of: 'v50', producer: 'chromium', draw: web({ n: 'english', d: iso }, '', '<h1>QUOTE</h1>', twoLeft('Quote number=order|Date=issue|Expiry=due'), buyer(), lines('name:Description|qty:Quantity|price:Unit Price|sum:Amount GBP'), two('Total GBP=gross'), '<p>{name}, {street}, {post}</p>') },
  { kind: 'delivery-note', of: 'v11', producer: 'ghostscript', draw: page('FÖLJESEDEL', 'Följesedel=order|Datum=issue|Kund=customer', 'nr:Artikel|name:Vara|qty:Vikt/antal|unit:Enh', wide, '', 'Mottaget av: ______________________   Temperatur: ____ °C') },
  { kind: 'delivery-note', of: 'v12', producer: 'words', draw: page('Leveranssedel', 'Nummer=order|Leveransdag=issue|Bil=~4', 'nr:Nr|name:Produkt|qty:Antal|unit:Enh', wide, '', 'Reklamation inom 24 timmar.') },
  { kind: 'delivery-note', of: 'v59', producer: 'chromium', draw: goods('Följesedel', 'Följesedelsnr', 'nr:Art|name:Vara|qty:Antal|unit:Enhet', 'Kvitteras: ____________________') },
  { kind: 'delivery-note', of: 'v45', producer: 'arrays', draw: page('Pakkseddel', 'Ordre=order|Dato=issue', 'nr:Nr|name:Vare|qty:Antall|unit:Enhet', wide, '', 'Transporttemperatur 0–2 grader.') },
  { kind: 'delivery-note', of: 'v08', producer: 'wkhtmltopdf', draw: goods('Arbetsorder', 'Serviceorder', 'name:Utfört arbete och material|qty:Antal|unit:Enhet', 'Kundens underskrift: ____________________') },
  { kind: 'packing-list', of: 'v47', producer: 'cairo', draw: page('PACKING LIST', 'Order=order|Date=issue|Pallets=~1', 'nr:Code|name:Description|qty:Qty|unit:Unit', wide, '', 'Gross weight 212 kg. Incoterms DAP.') },
  { kind: 'packing-list', of: 'v58', producer: 'pdf-lib', draw: page('Plocklista', 'Order=order|Plockas=issue|Zon=~B', 'nr:Art.nr|name:Benämning|qty:Antal|unit:Enh', wide, '', 'Plockat av: ________   Kolli: ____') },
  { kind: 'packing-list', of: 'v52', producer: 'writer', draw: goods('Packing list', 'Order', 'no:No|name:Goods|qty:Quantity|unit:Unit', 'Loaded in Gdynia.') },
  { kind: 'statement', of: 'v54', producer: 'chromium', draw: web(sv, '.s td,.s th{padding:3pt 10pt;border-bottom:.4pt solid #aaa}', '<h2>{name}</h2>', buyer(), '<h1>Kontoutdrag {issue}</h1><table class="s"><tr><th>Faktura</th><th>Förfaller</th><th>Belopp</th><th>Återstår</th></tr><tr><td>{number}</td><td>{due}</td><td class="r">{payable}</td><td class="r">{payable}</td></tr><tr><td>{order}</td><td>{issue}</td><td class="r">1 240,00</td><td class="r">0,00</td></tr></table><p>Saldo {payable} kr. Utdraget är endast för information.</p>') },
  { kind: 'statement', of: 'v60', producer: 'driver', draw: claim('Saldobesked', 'Kund=customer|Per=issue', 'Ingående saldo=~0,00|Nya fakturor=payable|Utgående saldo=payable', 'Kontrollera mot er bokföring. Inget betalningskrav.') },
  { kind: 'statement', of: 'v50', producer: 'weasyprint', draw: web({ n: 'english', d: iso }, '', '<h1>STATEMENT</h1>', buyer(), '<p>{name}</p>', twoLeft('Date=issue|Invoice=number|Amount due GBP=payable')) },
  { kind: 'statement', of: 'v56', producer: 'runs', draw: claim('KONTOUTDRAG PANT', 'Kund=customer|Till och med=issue', 'Backar ut=~126|Backar åter=~118|Saldo backar=~8', 'Fat, backar och pallar som står hos er.') },
  { kind: 'autogiro', of: 'v29', producer: 'chromium', isAbout: true, draw: letter('Avisering om autogiro', 'Beloppet {payable} kr för faktura {number} dras från ert konto {due}.', 'Ni behöver inte göra någonting.') },
  { kind: 'autogiro', of: 'v21', producer: 'reportlab', draw: claim('Medgivande autogiro', 'Betalare=bname|Org.nr=borg|Kundnr=customer', 'Betalningsmottagare=name|Bankgiro=bg', 'Underskrift: ____________________   Datum: __________') },
  { kind: 'factoring', of: 'v16', producer: 'writer', draw: letter('Meddelande om överlåtelse av fordringar', 'Från {issue} har vi överlåtit våra fakturafordringar till Havsbandet Finans AB.', 'Betalning kan med befriande verkan ske endast till bankgiro {bg}.') },
  { kind: 'factoring', of: 'v39', producer: 'flipped', draw: claim('Denuntiation', 'Kund=customer|Datum=issue|Gäller från=soon', 'Nytt bankgiro=bg', 'Alla framtida fakturor ska betalas till Havsbandet Finans AB.') },
  { kind: 'price-list', of: 'v55', producer: 'chromium', draw: goods('Prislista vecka 32', 'Lista', 'nr:Nr|name:Vara|pack:Förp|unit:Enhet|price:Pris', 'Alla priser exklusive moms. Med reservation för slutförsäljning.') },
  { kind: 'price-list', of: 'v40', producer: 'kerned', draw: page('Dagens fångst', 'Lista=order|Gäller=issue', 'nr:Art|name:Produkt|none:|unit:Enh|price:Pris', [45, 100, 320, 340, 440], '', 'Beställ före 14.00 för leverans i morgon.') },
  { kind: 'price-list', of: 'v66', producer: 'weasyprint', draw: goods('Vinlista höst', 'Lista', 'name:Vin|nr:Varunr|pack:Förp|price:Krogpris', 'Priser per flaska exklusive moms.') },
  { kind: 'price-list', of: 'v23', producer: 'calc', draw: goods('Prisjustering 2027', 'Avtal', 'nr:Art.nr|name:Artikel|price:Nytt pris', 'Nya priser gäller från årsskiftet.') },
  { kind: 'receipt', of: 'v18', producer: 'reportlab', draw: drawn({ n: 'bare', d: iso }, { size: 9, font: 'mono' }, at(200, 50, '{name}|{street}|Org.nr {org}||KVITTO {order}|{issue} 10:42'), rows(140, [200, 400], 'name:Vara|sum:Kr', { style: { size: 7.5 } }), sums(200, 400, 10, 'Varav moms=tax|TOTALT SEK=gross|Kort=gross')) },
  { kind: 'receipt', of: 'v28', producer: 'chromium', draw: web({ n: 'point', d: iso }, '', '<h1>Receipt</h1>', twoLeft('Receipt number=order|Date paid=issue|Payment method=~Visa 4417'), buyer(), '<h2>SEK {gross} paid</h2>', lines('name:Description|qty:Qty|sum:Amount'), '<p>{name}</p>') },
  { kind: 'receipt', of: 'v09', producer: 'writer', draw: letter('Kvitto', 'Mottaget kontant {gross} kr, varav moms {tax} kr, {issue}.') },
  { kind: 'receipt', of: 'v43', producer: 'skia', isAbout: true, draw: claim('Betalningsbekräftelse', 'Faktura=number|Betald=issue', 'Mottaget belopp=payable', 'Tack för er betalning! Fakturan är slutbetald.') },
  { kind: 'till-report', of: 'v28', producer: 'pdf-lib', draw: drawn(sp, { size: 9, font: 'mono' }, at(200, 50, 'Z-RAPPORT {order}|{bname}|Org.nr {borg}|{issue} 23:58'), data(200, 320, 120, 'Försäljning netto=net|Moms=tax|Försäljning brutto=gross|Kontant=~1 240,00|Antal kvitton=~87|Växelkassa=~2 000,00')) },
  { kind: 'till-report', of: 'v29', producer: 'cairo', draw: drawn(sp, { size: 9, font: 'mono' }, at(200, 50, 'DAGSAVSLUT TERMINAL 4|{bname}|{issue} 23:41'), data(200, 320, 110, 'VISA=gross|MASTERCARD=net|Retur=~0,00|Antal köp=~142')) },
  { kind: 'contract', of: 'v24', producer: 'weasyprint', draw: letter('Serviceavtal skadedjur', 'Mellan {name} och {bname} har följande avtal träffats. Avtalsnummer {order}.', 'Avtalet löper 24 månader från {issue}. Kvartalsavgift enligt prislista, för närvarande {net} kr exklusive moms.', 'Uppsägning sker skriftligen tre månader före avtalstidens slut.') },
  { kind: 'contract', of: 'v22', producer: 'writer', draw: letter('Hyreskontrakt för lokal', 'Hyresvärd {name}, hyresgäst {bname}. Objekt 1204-001.', 'Hyran är {net} kr per månad exklusive moms och betalas i förskott.', 'Kontraktet gäller från {issue} med nio månaders uppsägning.') },
  { kind: 'bank-change', of: 'v35', producer: 'chromium', draw: letter('Nytt bankgironummer', 'Från {issue} använder vi bankgiro {bg}. Vårt gamla nummer upphör.', 'Fakturor betalas som vanligt inom 30 dagar.') },
  { kind: 'complaint', of: 'v57', producer: 'chromium', isAbout: true, draw: letter('Svar på reklamation', 'Vi har tagit emot er reklamation av faktura {number}. Varan hade fel temperatur vid leverans.', 'En kreditfaktura skickas inom kort.') },
  { kind: 'newsletter', of: 'v03', producer: 'weasyprint', draw: letter('Nyheter i höst', 'Nu rostar vi Kenya Höst. Pris 184,00 kr per kilo för er som beställer före {due}.', 'Välkommen på provning!') },
  { kind: 'waste-certificate', of: 'v25', producer: 'recoded', draw: claim('Mottagningsbevis', 'Kund=customer|Hämtat=delivered', 'Matavfall=~412 kg|Wellpapp=~86 kg|Frityrolja=~40 kg', 'Avfallet är mottaget enligt avfallsförordningen.') },
  { kind: 'inspection', of: 'v26', producer: 'letters', draw: claim('Besiktningsprotokoll gasol', 'Anläggning=order|Datum=issue|Nästa kontroll=due', 'Täthetsprov=~Godkänt|Slangar=~Bytta 2 st|Utlåtande=~Godkänt', 'Protokollet sparas i tre år.') },
  { kind: 'time-report', of: 'v30', producer: 'calc', draw: goods('Tidrapport', 'Uppdrag', 'name:Tjänst|qty:Timmar|unit:Enhet', 'Attest: ____________________') },
  { kind: 'pickup-notice', of: 'v37', producer: 'chromium', draw: letter('Ditt paket är på väg', 'Order {order} lämnade lagret {issue}. Leverans väntas {due}.', 'Kollinummer 3731 {customer}.') },
  { kind: 'deposit-note', of: 'v13', producer: 'groff', draw: (p) => ['.pl 29.7c', '.po 3c', '.ll 15c', '.ps 11', '.vs 15', '.ft HR', '.nf', '.sp 2c', `\\fB${p.supplier.name}\\fP`, '.sp 1', '\\fBReturkvitto tomgods\\fP', `Datum ${abbreviated(p.issue)}   Kund ${p.customer}`, '.sp 1', 'Backar 33 cl    12 st', 'Fat 30 l         3 st', 'Pallar           1 st', '.sp 1', 'Pant krediteras på nästa faktura.', ''].join('\n') },
]; // prettier-ignore
