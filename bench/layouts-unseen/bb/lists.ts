/** Lists: confirmations, offers, delivery notes, statements, price lists, receipts and reports. */
import { dotted, iso, slashed } from '../days.ts';
import type { Paper } from '../paper.ts';
import type { Drawing } from '../sheet.ts';
import { hand } from './fields.ts';
import type { Sent } from './letters.ts';
import { penned } from './pen.ts';
import { printedPage, spreadsheet, typeset } from './print.ts';

type Draw = (paper: Paper) => string | Drawing;

const sv = hand('swedish');
const sp = hand('space');

/** Rows under a head, with sums or none. */
const drawn = (title: string, facts: string, columns: string, text: string, sums = ''): Draw =>
  penned(sp, '9', (p) => {
    p.t(555, 54, '{name}', 'b 11 r'); p.t(555, 67, '{street}, {post}', '8 r'); p.t(40, 60, title, 'b 17'); p.kv(40, 150, 92, facts, '/14'); p.t(330, 110, '{bname}|{bstreet}|{bpost}', '10');
    const end = p.goods(190, columns, { lines: 'each', step: 17 });
    const y = p.room(end, 120);
    const below = sums === '' ? y : p.kv(390, 555, y + 14, sums, 'r ! /15');
    p.t(40, below + 25, text, '/14');
  }); // prettier-ignore

const onPage = (title: string, facts: string, columns: string, text: string, sums = ''): Draw =>
  printedPage(sv, 'body{font:10pt "Liberation Sans"}.goods td,.goods th{padding:1.2mm 1mm;border-bottom:.3pt solid #bbb}', `<h1>${title}</h1><p>{name} · {street} · {post}</p><table class="full"><tr><td width="50%">[[list ${facts}]]</td><td>{bname}<br>{bstreet}<br>{bpost}</td></tr></table>[[goods ${columns}]]${sums === '' ? '' : `[[kv ${sums}||end]]`}<p>${text}</p>`); // prettier-ignore

const bare = '40<Art.nr=nr;100<Benämning=name;380>Antal=qty;388<Enhet=unit';

// prettier-ignore
export const lists: readonly Sent[] = [
  { kind: 'order-confirmation', of: 'bb39', producer: 'chromium', draw: onPage('Tack för din beställning!', 'Ordernummer=order;Datum=date;Leverans=soon', '<Artikel=name;<Nr=nr;>Antal=qty;>Pris=price;>Summa=sum', 'Fakturan skickas när varorna lämnar lagret.', 'Summa=net;Moms=tax;Totalt=gross') },
  { kind: 'order-confirmation', of: 'bb28', producer: 'reportlab', draw: drawn('ORDERERKÄNNANDE', 'Order=order;Mottagen=date;Leveransdag=soon;Kund=cust', '40<Vara=name;340>Antal=qty;348<Enhet=unit;450>Pris=price;555>Summa=sum', 'Ändra order senast kl. 14 dagen före.', 'Ordersumma exkl. moms=net') },
  { kind: 'order-confirmation', of: 'bb73', producer: 'weasyprint', draw: onPage('Orderbevestiging', 'Order=order;Datum=date;Klant=cust', '<Code=nr;<Omschrijving=name;>Aantal=qty;>Prijs=price;>Bedrag=sum', 'De factuur volgt na levering.', 'Totaal=net') },
  { kind: 'quotation', of: 'bb56', producer: 'writer', draw: onPage('Offert', 'Offertnr=order;Datum=date;Giltig till=later', '<Beskrivning=name;>Antal=qty;<Enhet=unit;>Pris=price;>Summa=sum', 'Priserna är exklusive moms. Välkommen med er beställning.', 'Summa exkl. moms=net;Moms=tax;Summa=gross') },
  { kind: 'quotation', of: 'bb58', producer: 'fpdf', draw: drawn('Anbud', 'Anbud nr=order;Datum=date;Giltigt till=later', '40<Arbete=name;340>Antal=qty;348<Enhet=unit;450>Pris=price;555>Summa=sum', 'Arbetet kan börja inom tre veckor.', 'Summa=net;Moms=tax;Inkl. moms=gross') },
  { kind: 'quotation', of: 'bb38', producer: 'calc', draw: spreadsheet(hand('bare'), [240, 60, 60, 90, 100], '<Trycksak=name;>Antal=qty;<Enhet=unit;>Pris=price;>Summa=sum', 'Summa=net', ['<b>PRISFÖRSLAG</b>|||Nr|{order}', '{name}|||Datum|{date}', 'Till {bname}', '', 'goods', '', 'sums', '', 'Förslaget gäller i 60 dagar']) },
  { kind: 'delivery-note', of: 'bb01', producer: 'reportlab-embedded', draw: drawn('Följesedel', 'Följesedelsnr=order;Leveransdag=deliv;Kundnr=cust;Slinga="7', bare, 'Mottaget i gott skick: ..................................') },
  { kind: 'delivery-note', of: 'bb09', producer: 'ghostscript', draw: drawn('FÖLJESEDEL FISK', 'Nr=order;Packad=deliv;Kund=cust', '40<Nr=nr;90<Art=name;300>Vikt=qty;308<Enh=unit;400<Parti=lot;480<Bäst före=best', 'Temperatur vid leverans: ........ °C') },
  { kind: 'delivery-note', of: 'bb31', producer: 'chromium', draw: onPage('Packsedel', 'Order=order;Plockdatum=deliv;Kund=cust', '<Artikel=nr;<Benämning=name;<Förp=pack;>Antal=qty;<Enhet=unit', 'Restnoterade varor skickas senare.') },
  { kind: 'delivery-note', of: 'bb68', producer: 'cairo', draw: drawn('Lieferschein', 'Nr.=order;Datum=deliv;Kunde=cust', '40<Art.-Nr.=nr;100<Bezeichnung=name;380>Menge=qty;388<Einheit=unit', 'Leergut bitte zurückgeben.') },
  { kind: 'delivery-note', of: 'bb40', producer: 'groff', draw: typeset(sp, 'H', 11, '\\fB{name}\\fP\n.sp .6c\n\\s+4Leveranssedel textil\\s0\n.sp .6c\n[[kv Sedel=order;Dag=deliv;Kund=bname||3]]\n.sp .6c\n[[goods 90<Textil=name;25>Antal=qty;15<Enhet=unit]]\n.sp .6c\nSmutstvätt hämtad: ........ säckar') },
  { kind: 'statement', of: 'bb06', producer: 'chromium', draw: printedPage(sv, 'td,th{border-bottom:.3pt solid #888;padding:1.2mm 3mm}', '<h2>Kontoutdrag</h2><p>{name}, org.nr {org}. Kund {cust} {bname}. Per {late}.</p><table class="full"><tr><th>Datum</th><th>Text</th><th class="r">Belopp</th><th class="r">Saldo</th></tr><tr><td>{date}</td><td>Faktura {no}</td><td class="r">{pay}</td><td class="r">{pay}</td></tr><tr><td>{late}</td><td>Betalning, tack</td><td class="r">-{pay}</td><td class="r">0,00</td></tr></table><p>Utdraget är för kännedom.</p>') },
  { kind: 'statement', of: 'bb33', producer: 'pdf-lib', draw: penned(sp, '9', (p) => { p.t(40, 60, 'Kundreskontra – saldobesked', 'b 15'); p.t(40, 78, '{name}, {street}, {post}'); p.t(40, 110, '{bname}|{bstreet}|{bpost}', '10'); p.cells(40, 170, [120, 120, 120, 120], 'Fakturanr=no;Fakturadatum=date;Förfallodatum=due;Restbelopp=pay', 'f k', 30); p.t(40, 230, 'Saldo per {late}: {pay} kr. Kontakta oss om uppgiften inte stämmer.'); p.t(40, 790, 'Org.nr {org}   Bankgiro {bg}', '8'); }) },
  { kind: 'statement', of: 'bb74', producer: 'weasyprint', draw: printedPage(hand('english'), 'td,th{border-bottom:.3pt solid #888;padding:1.2mm 3mm}', '<h2>Statement of account</h2><p>{name}, {street}, {post}</p><p>{bname}, {bstreet}, {bpost}</p><table class="full"><tr><th>Date</th><th>Reference</th><th class="r">Debit</th><th class="r">Balance GBP</th></tr><tr><td>{date}</td><td>{no}</td><td class="r">{pay}</td><td class="r">{pay}</td></tr></table><p>Please check against your records.</p>') },
  { kind: 'price-list', of: 'bb12', producer: 'wkhtmltopdf', draw: onPage('Prislista chark', 'Gäller från=date;Gäller till=later', '<Nr=nr;<Vara=name;<Enhet=unit;>Pris=price', 'Alla priser exklusive moms.') },
  { kind: 'price-list', of: 'bb25', producer: 'cairo', draw: drawn('Vinlista', 'Gäller från=date;Kundgrupp="Restaurang', '40<Art.nr=nr;100<Vin=name;400<Enhet=unit;500>Pris exkl. moms=price', 'Fri frakt från 24 flaskor.') },
  { kind: 'price-list', of: 'bb14', producer: 'calc', draw: spreadsheet(hand('bare', dotted), [70, 240, 60, 90], '<Art=nr;<Vara=name;<Enhet=unit;>Dagspris=price', '', ['|<b>DAGSPRISER</b>', '|{name}', '|Datum {date}', '', 'goods', '', '|Med reservation för slutförsäljning']) },
  { kind: 'receipt', of: 'bb08', producer: 'letters', draw: penned(hand('bare', iso), '9 m', (p) => { p.t(60, 60, 'KVITTO|{name}|ORG.NR {org}|{date} 09:17  KASSA 2'); const end = p.goods(130, '60<=name;290>=qty;380>=sum', { isHeadless: true, step: 12 }); p.kv(60, 380, end + 12, 'TOTALT=gross;VARAV MOMS=tax;BANKKORT=gross', 'r'); p.t(60, end + 70, 'TACK OCH VÄLKOMMEN ÅTER'); }) },
  { kind: 'time-report', of: 'bb61', producer: 'reportlab', draw: drawn('Tidrapport', 'Rapport=order;Kund=cust;Attest senast=soon', '40<Uppdrag=name;380>Timmar=qty;388<Enhet=unit', 'Beställarens underskrift: ......................') },
  { kind: 'time-report', of: 'bb55', producer: 'driver', draw: drawn('Arbetsorder', 'Order=order;Utfört=deliv;Kund=cust', '40<Arbete och material=name;380>Antal=qty;388<Enhet=unit', 'Arbetet godkänt av kund: ......................') },
  { kind: 'deposit-note', of: 'bb22', producer: 'arrays', draw: drawn('Returnota tomgods', 'Nota=order;Datum=deliv;Kund=cust', '40<Gods=name;380>Antal=qty;388<Enhet=unit', 'Pant krediteras på nästa faktura.') },
  { kind: 'purchase-order', of: 'bb05', producer: 'wkhtmltopdf', draw: printedPage(hand('bare', slashed), '', '<h2>Beställning {order}</h2><p>Från {bname}, {bstreet}, {bpost}<br>Till {name}</p>[[goods <Nr=nr;<Vara=name;>Antal=qty;<Enhet=unit]]<p>Leverans önskas {soon} före klockan tio.</p>') },
];
