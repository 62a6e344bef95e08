/** Papers that are no invoice, in forms of their own. */
import { dotted, iso, words } from '../days.ts';
import type { Producer } from '../layout.ts';
import type { Paper } from '../paper.ts';
import type { Drawing } from '../sheet.ts';
import { manner } from './facts.ts';
import { after, cells, inked, put, rows, rule, side } from './ink.ts';
import { ark, beside, buyer, goods, leaf, said, two } from './leaf.ts';
import { typeset } from './troff.ts';

type Draw = (paper: Paper) => string | Drawing;

export interface Letter {
  readonly kind: string;
  readonly of: string;
  readonly producer: Producer;
  /** Whether it names an invoice. */
  readonly about?: boolean;
  readonly draw: Draw;
}

const sv = manner('swedish');
const sp = manner('space');
const de = manner('dotted', dotted);

/** A letter in sentences. */
const letter = (title: string, ...texts: readonly string[]): Draw =>
  leaf(manner('swedish', words), 'body{font-size:11pt;line-height:1.45}', beside([60, '<b>{name}</b><br>{street}<br>{post}'], [40, '{city} {soon}']), '<p>&nbsp;</p>', buyer(), `<p>&nbsp;</p><h2>${title}</h2>`, ...texts.map((text) => `<p>${text}</p>`), '<p>&nbsp;</p><p>Med vänlig hälsning<br>{name}<br>{phone}</p><p class="small">Org.nr {org}</p>'); // prettier-ignore

/** A claim: facts, then sums. */
const claim = (title: string, facts: string, sums: string, end: string): Draw =>
  inked(sp, { size: 10 }, put(50, 60, '{name}', { font: 'bold', size: 13 }), put(50, 76, '{street}|{post}|Org.nr {org}', { size: 8.5 }), put(350, 110, '{bname}|{bstreet}|{bpost}'), put(50, 185, title, { font: 'bold', size: 17 }), side(50, 190, 215, facts, { step: 15 }), rule(50, 545, 320), side(50, 400, 342, sums, { right: true, step: 17 }), put(50, 470, end), put(50, 780, 'Bankgiro {bg}   Telefon {phone}   {mail}', { size: 8 })); // prettier-ignore

/** A list of goods, drawn. */
const list = (title: string, facts: string, columns: string, end: string, sums = ''): Draw =>
  inked(sp, { size: 9 }, put(40, 56, title, { font: 'bold', size: 17 }), put(555, 50, '{name}|{street}|{post}', { align: 'r', size: 8.5 }), cells(40, 80, [105, 105, 105, 105, 95], facts), put(40, 130, '{bname}|{bstreet}|{bpost}', { size: 10 }), rows(200, columns, { ruled: true, step: 16 }), after(120, ...(sums === '' ? [] : [side(400, 555, 12, sums, { right: true, boldLast: true, step: 15 })]), put(40, 85, end))); // prettier-ignore

/** A list of goods as a page of HTML. */
const table = (title: string, facts: string, columns: string, end: string, sums = ''): Draw =>
  leaf(sv, '.lines{margin:6mm 0}.lines th{border-bottom:1pt solid #333}.lines td{padding:1.2mm 1mm}', beside([60, '<b style="font-size:14pt">{name}</b><br>{street}, {post}'], [40, `<h2>${title}</h2>`]), '<br>', beside([50, buyer()], [50, said(facts)]), goods(columns), sums === '' ? '' : two(sums, 'two end'), `<p>${end}</p>`); // prettier-ignore

/** A letter, drawn. */
const letterDrawn = (title: string, ...texts: readonly string[]): Draw =>
  inked(sv, { size: 10.5 }, put(60, 70, '{name}', { font: 'serifbold', size: 15 }), put(60, 86, '{street}, {post}', { size: 8.5 }), put(60, 150, '{bname}|{bstreet}|{bpost}'), put(60, 240, title, { font: 'bold', size: 14 }), put(60, 268, texts.join('|'), { step: 20 })); // prettier-ignore

const bareCols = '40<Art.nr=nr;100<Benämning=name;380>Antal=qty;390<Enhet=unit';
const priced = '40<Art.nr=nr;100<Benämning=name;340>Antal=qty;350<Enhet=unit;450>Pris=price;555>Belopp=sum';

// prettier-ignore
export const letters: readonly Letter[] = [
  { kind: 'reminder', of: 'aa01', producer: 'pdf-lib', about: true, draw: claim('Betalningspåminnelse', 'Fakturanr=number;Fakturadatum=issue;Förfallodag=due;Påminnelsen utskriven=late', 'Kvar att betala=payable;Påminnelseavgift=~60,00', 'Om ni har betalt under de senaste dagarna, bortse från påminnelsen.') },
  { kind: 'reminder', of: 'aa25', producer: 'chromium', about: true, draw: letter('Har du glömt oss?', 'Faktura {number} på {payable} kr skulle ha betalats den {due}.', 'Betala till bankgiro {bg} med OCR {ocr} inom åtta dagar så tillkommer inga fler avgifter.') },
  { kind: 'reminder', of: 'aa61', producer: 'weasyprint', about: true, draw: leaf(de, '', '<p>{name}, {street}, {post}</p>', buyer(), '<h2>1. Mahnung</h2><p>Sicher ist es Ihnen entgangen: unsere Rechnung {number} vom {issue} über {payable} EUR war am {due} fällig.</p><p>Bitte überweisen Sie auf IBAN {iban}.</p>') },
  { kind: 'reminder', of: 'aa41', producer: 'writer', about: true, draw: letter('Påminnelse', 'Jag saknar betalning för faktura nr {number}, förfallen {due}, {payable} kr.', 'Sätt gärna in beloppet på bankgiro {bg} i veckan.') },
  { kind: 'interest', of: 'aa21', producer: 'cairo', about: true, draw: claim('Räntespecifikation', 'Avser faktura=number;Förfallodag=due;Betald den=late;Räntesats=~10,25 %', 'Fakturabelopp=payable;Ränta 12 dagar=~37,40', 'Räntan tas ut på en senare faktura när den överstiger 100 kr.') },
  { kind: 'interest', of: 'aa27', producer: 'groff', about: true, draw: typeset(sv, { font: 'T', top: ['{name}', '{street}', '{post}'], facts: 'Hyresavi=number;Förfallodag=due;Inbetald=late', word: 'Avisering om dröjsmålsränta', cols: '<Text=name;>Belopp=sum', sums: 'Upplupen ränta=~52,60', foot: ['Räntan regleras på nästa avi.'] }) },
  { kind: 'debt-collection', of: 'aa28', producer: 'wkhtmltopdf', about: true, draw: letter('Inkassokrav', 'Faktura {number} som förföll {due} är trots påminnelse inte betald.', 'Kapitalskuld {payable} kr, inkassokostnad 180 kr. Sista dag för betalning är {later}.', 'Därefter ansöker vi om betalningsföreläggande.') },
  { kind: 'debt-collection', of: 'aa07', producer: 'skia', about: true, draw: claim('INKASSOVARNING', 'Faktura=number;Förföll=due;Ärende=order', 'Skuld=payable;Kommande avgift=~180,00', 'Betalas skulden inte inom tio dagar lämnas den till inkassoombud.') },
  { kind: 'order-confirmation', of: 'aa13', producer: 'reportlab', draw: list('Ordererkännande', 'Ordernr=order;Orderdatum=issue;Kundnr=customer;Leverans=soon', priced, 'Priserna är exklusive moms. Faktura skickas efter leverans.', 'Ordervärde=net;Moms=tax;Summa=gross') },
  { kind: 'order-confirmation', of: 'aa52', producer: 'chromium', draw: table('Tack för din order', 'Ordernummer=order;Beställd=issue;Beräknad leverans=soon', '<Artikel=nr;<Produkt=name;>Antal=qty;>Pris=price;>Summa=sum', 'Detta är en bekräftelse. Fakturan kommer med e-post när varorna skickas.', 'Varor=net;Moms=tax;Totalt=gross') },
  { kind: 'order-confirmation', of: 'aa68', producer: 'kerned', draw: inked(manner('english', iso), { size: 9 }, put(40, 60, 'SALES ORDER ACKNOWLEDGEMENT', { font: 'bold', size: 14 }), put(40, 80, '{name}, {street}, {post}'), side(40, 140, 110, 'Order No.=order;Date=issue;Account=customer'), put(330, 110, '{bname}|{bstreet}|{bpost}'), rows(190, '40<Code=nr;100<Description=name;350>Qty=qty;360<Unit=unit;450>Price=price;555>Value=sum', { ruled: true }), after(60, put(40, 20, 'We will invoice on despatch.'))) },
  { kind: 'quotation', of: 'aa43', producer: 'writer', draw: letter('Offert kylrum', 'Vi tackar för förfrågan och offererar service av två kylrum och ett frysrum.', 'Pris {net} kr exklusive moms. Offert nr {order} gäller till {late}.', 'Arbetet utförs en vardag före klockan tio.') },
  { kind: 'quotation', of: 'aa48', producer: 'words', draw: list('OFFERT', 'Offertnr=order;Datum=issue;Giltig till=late;Kundnr=customer', priced, 'Leveranstid två veckor från godkänt korrektur.', 'Netto=net;Moms=tax;Totalt=gross') },
  { kind: 'quotation', of: 'aa46', producer: 'calc', draw: ark(sv, [230, 70, 70, 100, 100], '<Uppdrag=name;>Antal=qty;<Enhet=unit;>Pris=price;>Summa=sum', 'Summa exkl. moms=net', [['<b>ANBUD</b>', '', '', 'Nr', '{order}'], ['{name}', '', '', 'Datum', '{issue}'], ['Till {bname}'], [''], 'goods', 'sums', [''], ['Anbudet gäller 30 dagar.']]) },
  { kind: 'delivery-note', of: 'aa03', producer: 'ghostscript', draw: list('Följesedel', 'Följesedel=order;Datum=delivered;Kundnr=customer;Märkning=ref', bareCols, 'Temperatur vid lastning 1,8 grader. Mottaget av:') },
  { kind: 'delivery-note', of: 'aa20', producer: 'runs', draw: list('LEVERANSSEDEL', 'Order=order;Leveransdag=delivered;Kund=customer;Tur=~14', '40<Artikel=nr;100<Benämning=name;300<Förp=pack;420>Levererat=qty;430<Enh=unit', 'Anmärkning på leveransen görs samma dag.') },
  { kind: 'delivery-note', of: 'aa07', producer: 'chromium', draw: table('Packsedel', 'Order=order;Plockad=delivered;Kundnummer=customer', '<Artnr=nr;<Artikel=name;>Plockat=qty;<Enhet=unit', 'Kollin: 4. Chaufför kvitterar här: ______________') },
  { kind: 'delivery-note', of: 'aa59', producer: 'arrays', draw: list('Pakkseddel', 'Ordre=order;Dato=delivered;Kundenr=customer', '40<Varenr=nr;100<Varetekst=name;380>Mengde=qty;390<Enhet=unit', 'Faktura sendes separat.') },
  { kind: 'statement', of: 'aa15', producer: 'weasyprint', draw: leaf(sv, 'td,th{padding:1.5mm;border-bottom:.3pt solid #999}', '<h2>Kontoutdrag</h2><p>{name} · kund {customer} · per {late}</p>', buyer(), '<table class="full"><tr><th>Datum</th><th>Verifikat</th><th class="r">Debet</th><th class="r">Kredit</th><th class="r">Saldo</th></tr><tr><td>{from}</td><td>Ingående saldo</td><td></td><td></td><td class="r">0,00</td></tr><tr><td>{issue}</td><td>Faktura {number}</td><td class="r">{payable}</td><td></td><td class="r">{payable}</td></tr><tr><td>{late}</td><td>Inbetalning</td><td></td><td class="r">{payable}</td><td class="r">0,00</td></tr></table>') },
  { kind: 'statement', of: 'aa37', producer: 'driver', draw: claim('Saldobesked', 'Kundnummer=customer;Per den=late', 'Obetalda fakturor=payable;Ej avräknade inbetalningar=~0,00', 'Beskedet är för er avstämning och ska inte betalas.') },
  { kind: 'autogiro', of: 'aa24', producer: 'chromium', about: true, draw: letter('Avisering autogiro', 'Den {due} drar vi {payable} kr från ert konto för faktura {number}.', 'Ni behöver inte göra någonting. Se till att pengarna finns på kontot dagen före.') },
  { kind: 'autogiro', of: 'aa32', producer: 'flipped', draw: claim('Medgivande till betalning via autogiro', 'Betalarnummer=customer;Mottagare=name;Mottagarens bankgiro=bg', 'Högsta belopp per månad=~15 000,00', 'Ort och datum:                         Namnteckning:') },
  { kind: 'factoring', of: 'aa29', producer: 'writer', draw: letter('Överlåtelse av fordringar', 'Från och med den {issue} är samtliga våra fordringar på er överlåtna till Fakturaköp Mälaren Finans.', 'Betalning med befriande verkan kan bara ske till dess bankgiro, som står på kommande fakturor.') },
  { kind: 'factoring', of: 'aa35', producer: 'recoded', about: true, draw: claim('Denuntiation', 'Överlåtare=name;Gäldenär=bname;Faktura=number', 'Överlåtet belopp=payable', 'Fordran är pantsatt. Denna handling är ingen faktura.') },
  { kind: 'price-list', of: 'aa11', producer: 'pdf-lib', draw: list('Prislista', 'Gäller från=issue;Gäller till=late;Kundgrupp=~Restaurang', '40<Artikel=nr;100<Benämning=name;360<Enhet=unit;480>Pris exkl. moms=price', 'Priserna kan ändras utan förvarning vid säsong.') },
  { kind: 'price-list', of: 'aa15', producer: 'weasyprint', draw: table('Vinlista sommar', 'Gäller från=issue', '<Nr=nr;<Vin=name;<Volym=pack;>Pris/flaska=price', 'Alla priser exklusive moms, fritt levererat från 24 flaskor.') },
  { kind: 'price-list', of: 'aa12', producer: 'calc', draw: ark(sv, [80, 250, 70, 100], '<Art=nr;<Vara=name;<Enhet=unit;>Nytt pris=price', '', [['', '<b>PRISÄNDRING</b>'], ['', '{name}'], ['', 'Från {soon} gäller nya priser'], [''], 'goods']) },
  { kind: 'payment-advice', of: 'aa09', producer: 'reportlab-embedded', about: true, draw: claim('Utbetalningsavi', 'Er faktura=number;Betald=due;Vår referens=ref', 'Utbetalt belopp=payable', 'Beloppet är insatt på ert bankgiro. Avin är för er bokföring.') },
  { kind: 'payment-advice', of: 'aa63', producer: 'skia', about: true, draw: claim('REMITTANCE ADVICE', 'Invoice=number;Value date=due;Account=iban', 'Amount paid EUR=payable', 'Payment has been sent to your bank.') },
  { kind: 'complaint', of: 'aa56', producer: 'chromium', about: true, draw: letter('Svar på er reklamation', 'Vi beklagar att varor på faktura {number} var skadade vid leveransen.', 'Ärendet har nummer {order}. En kreditfaktura kommer när returen har kontrollerats.') },
  { kind: 'complaint', of: 'aa05', producer: 'writer', about: true, draw: letter('Reklamation av brödleverans', 'Angående faktura {number}: tolv bullar saknades i leveransen den {delivered}.', 'Vi återkommer inom en vecka.') },
  { kind: 'contract', of: 'aa22', producer: 'weasyprint', draw: letter('Avtal om hyrtextilier', 'Mellan {name}, org.nr {org}, och {bname}, org.nr {borg}, har träffats avtal om hyra och tvätt av textilier.', 'Avtalet löper i 36 månader från {issue} med tre månaders uppsägning. Månadspriset är {net} kr exklusive moms.', 'Underskrift: ____________________') },
  { kind: 'contract', of: 'aa27', producer: 'words', draw: claim('Hyreskontrakt för lokal', 'Hyresvärd=name;Hyresgäst=bname;Kontrakt=order;Tillträde=issue', 'Hyra per månad exkl. moms=net', 'Hyran betalas i förskott månadsvis. Index enligt klausul 4.') },
  { kind: 'receipt', of: 'aa47', producer: 'pdf-lib', draw: inked(sv, { size: 10, font: 'mono' }, put(60, 60, 'KVITTO|{name}|Org.nr {org}|{issue}  kl 10:42'), rows(135, '60<=name;330>=qty;430>=sum', { noHead: true }), after(80, side(60, 430, 12, 'Totalt=gross;Varav moms=tax;Kortköp=gross', { right: true }), put(60, 70, 'Tack för besöket!'))) },
  { kind: 'receipt', of: 'aa50', producer: 'chromium', draw: letter('Kvitto', 'Mottaget {gross} kr kontant för ägg och lamm vid gården {delivered}, varav moms {tax} kr.', 'Betalt.') },
  { kind: 'time-report', of: 'aa29', producer: 'fpdf', draw: list('Tidrapport', 'Rapport=order;Vecka=~24;Kund=customer', '40<Uppdrag=name;380>Timmar=qty;390<Enhet=unit', 'Attesteras av kunden senast måndag.') },
  { kind: 'service-report', of: 'aa43', producer: 'letters', draw: list('Servicerapport', 'Order=order;Utförd=delivered;Kund=customer', bareCols, 'Anläggningen är tät. Nästa kontroll om tolv månader.') },
  { kind: 'waste-certificate', of: 'aa23', producer: 'kerned', draw: claim('Mottagningsbevis', 'Bevis nr=order;Datum=delivered;Avfallslämnare=bname', 'Matavfall ton=~0,412;Fettavfall m3=~2,000', 'Avfallet är mottaget för biologisk behandling.') },
  { kind: 'bank-change', of: 'aa48', producer: 'chromium', draw: letter('Vi byter bankgiro', 'Från den {soon} är vårt bankgironummer {bg}.', 'Ändra i ert register så att betalningarna kommer rätt. Ingen annan uppgift ändras.') },
  { kind: 'newsletter', of: 'aa21', producer: 'weasyprint', draw: letter('Sommarnyheter', 'Nu kommer servetter i sex nya färger. Beställ före {soon} och få tio procent.', 'Fri frakt vid köp över 2 500 kr.') },
  { kind: 'inspection', of: 'aa44', producer: 'stretched', draw: claim('Protokoll brandskyddskontroll', 'Protokoll=order;Kontrolldag=delivered;Objekt=bname', 'Antal anmärkningar=~1', 'Imkanalens renslucka ska tätas före nästa kontroll.') },
  { kind: 'deposit-note', of: 'aa14', producer: 'groff-gs', draw: typeset(sv, { font: 'C', top: ['{name}', '{street}', '{post}'], facts: 'Returnota=order;Datum=delivered;Kund=customer', word: 'RETURNOTA TOMGODS', cols: '<Gods=name;>Antal=qty', sums: 'Hämtat av bil=~38', foot: ['Krediteras på nästa faktura.'] }) },
  { kind: 'credit-limit', of: 'aa53', producer: 'cairo', draw: letterDrawn('Besked om kredit', 'Er kreditgräns hos oss är 60 000 kr från den {issue}.', 'Betalningsvillkor {terms} dagar netto. Ansökan {order}.') },
];
