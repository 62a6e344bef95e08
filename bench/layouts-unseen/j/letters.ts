/** Letters and forms about money and goods that are no invoices. */
import { plusDays } from '../days.ts';
import { escaped } from '../html.ts';
import { digitsOf } from '../identity.ts';
import type { Producer } from '../layout.ts';
import type { Paper } from '../paper.ts';
import { delivery, hand, invoiced, money, sender } from './kit.ts';
import { facts, goods, inline, lines, page, row } from './pages.ts';

/** A letter: its kind, how it is made, whose it is, and what it says. */
export interface Letter {
  readonly kind: string;
  readonly producer: Producer;
  /** The layout whose seller writes it. */
  readonly of: string;
  readonly body: (paper: Paper) => string;
  readonly isAbout?: boolean;
}

const sw = hand('swedish', 'iso');

const styles = [
  'h1{font-size:17pt}.lines th{border-bottom:.7pt solid}',
  'body{font-family:"Liberation Serif"}h1{font-weight:normal}.lines td,.lines th{border:.4pt solid #999}',
  'body{font-family:"DejaVu Sans";font-size:9pt}.lines th{background:#e8e8e8}h1{font-size:15pt}',
];

const framed =
  (title: string, body: (paper: Paper) => string) =>
  (p: Paper): string =>
    page(
      styles[title.length % styles.length] ?? '',
      row(
        [55, `<b>${escaped(p.supplier.name)}</b><br>${lines(sender(p).slice(1))}`],
        [45, lines(invoiced(p))],
      ),
      `<br><h1>${title}</h1>`,
      body(p),
      `<br><hr><p class="small">${inline(p, sw, ':name;Org.nr:org;Bankgiro:bg;Tel:phone')}</p>`,
    );

export const cells = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table class="lines"><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>${rows
    .map((texts) => `<tr>${texts.map((text) => `<td>${escaped(text)}</td>`).join('')}</tr>`)
    .join('')}</table>`;

/** Earlier invoices of the same customer. */
const earlier = (p: Paper): readonly (readonly [number: string, day: string, due: string, sum: string])[] =>
  p.lines.slice(0, 5).map((line, at) => {
    const day = plusDays(p.issue, -20 - at * 14);
    return [`${Number(digitsOf(p.number, 5)) + at * 3}`, day, plusDays(day, 30), money(sw, line.sum + p.net)];
  });

export const letter = (kind: string, producer: Producer, of: string, title: string, body: Letter['body'], isAbout = false): Letter => ({ kind, producer, of, body: framed(title, body), isAbout }); // prettier-ignore

const where = (p: Paper): string => `<p>Leveransadress: ${delivery(p).join(', ')}</p>`;

export const letters: readonly Letter[] = [
  letter('reminder', 'chromium', 'j01', 'Betalningspåminnelse', (p) =>
    `<p>Enligt vår bokföring är nedanstående faktura inte betald. Har ni betalat de senaste dagarna kan ni bortse från denna påminnelse.</p>${facts(p, sw, 'Fakturanummer:number;Fakturadatum:issue;Förföll:due;Kvar att betala:payable')}<p>Påminnelseavgift 60,00 kr tillkommer.</p>`, true), // prettier-ignore
  letter('reminder', 'wkhtmltopdf', 'j40', 'PÅMINNELSE 2', (p) =>
    `${cells(['Fakturanr', 'Datum', 'Förfallodag', 'Belopp'], earlier(p).slice(0, 3))}<p>Betala omgående till bankgiro ${p.supplier.bankgiro}. Vid utebliven betalning lämnas ärendet till inkasso.</p>`), // prettier-ignore
  letter('interest', 'weasyprint', 'j17', 'Räntefaktura', (p) =>
    `<p>Dröjsmålsränta på för sent betald faktura</p>${cells(['Faktura', 'Belopp', 'Förföll', 'Betald', 'Dagar', 'Ränta'], [[p.number, money(sw, p.payable), p.due, plusDays(p.due, 21), '21', money(sw, p.payable / 200n)]])}<p>Att betala: ${money(sw, p.payable / 200n)} kr till bankgiro ${p.supplier.bankgiro} inom 10 dagar. Ränta är momsfri.</p>`, true), // prettier-ignore
  letter('debt-collection', 'chromium', 'j53', 'INKASSOKRAV', (p) =>
    `<p>På uppdrag av ${escaped(p.supplier.name)} kräver vi er på nedanstående fordran. Invändningar lämnas skriftligen.</p>${facts(p, sw, 'Fordran enligt faktura:number;Kapital:payable;Förfallodag:due')}<p>Inkassokostnad 180,00 kr. Ränta enligt räntelagen 6 §.<br>Betalas senast ${plusDays(p.due, 40)}, annars ansöks om betalningsföreläggande hos Kronofogden.</p>`, true), // prettier-ignore
  letter('account-statement', 'chromium', 'j05', 'Kontoutdrag', (p) =>
    `<p>Kund ${p.customer}, per ${p.issue}</p>${cells(['Verifikat', 'Datum', 'Förfaller', 'Belopp'], earlier(p))}<p>Saldo: ${money(sw, p.payable * 3n)} kr. Detta är ingen faktura.</p>`), // prettier-ignore
  letter('account-statement', 'writer', 'j21', 'Saldobesked och öppna poster', (p) =>
    `${cells(['Fakturanr', 'Fakturadatum', 'Förfallodatum', 'Restbelopp'], earlier(p))}<p>Vi ber er bekräfta saldot till vår revisor.</p>`), // prettier-ignore
  letter('autogiro-notice', 'weasyprint', 'j36', 'Avisering om autogiro', (p) =>
    `<p>Beloppet nedan dras från ert konto på förfallodagen. Ni behöver inte göra något.</p>${facts(p, sw, 'Belopp:payablekr;Dras den:due;Avser faktura:number')}<p>Kontrollera att det finns täckning på kontot dagen före.</p>`), // prettier-ignore
  letter('factoring-notice', 'chromium', 'j39', 'Meddelande om överlåtelse av fordringar', (p) =>
    `<p>Från och med ${p.issue} överlåts våra fakturor till Nordkredit Factoring Exempel AB. Betalning kan med befriande verkan endast ske till bankgiro 5299-4417.</p><p>Frågor om era fakturor ställs som förut till oss.</p>`), // prettier-ignore
  letter('bank-change', 'writer', 'j33', 'Nytt bankgironummer', (p) =>
    `<p>Vi har bytt bank. Från och med ${p.due} betalas våra fakturor till bankgiro ${p.supplier.bankgiro}. Det gamla numret upphör.</p><p>Ring gärna oss på det nummer ni redan har för att kontrollera uppgiften.</p>`), // prettier-ignore
  letter('payment-receipt', 'chromium', 'j14', 'Tack, vi har fått din betalning', (p) =>
    `${facts(p, sw, 'Faktura:number;Mottaget belopp:payablekr;Betald:delivered')}<p>Kvittens på betalning. Spara den för din bokföring.</p>`), // prettier-ignore
  letter('payment-receipt', 'wkhtmltopdf', 'j56', 'BETALNINGSKVITTENS', (p) =>
    `<p>KORTTERMINAL 04417 &nbsp; ${p.issue} 10.42</p><p>KÖP SEK ${money(sw, p.payable)}<br>VISA ************4417<br>GODKÄNT<br>KONTROLLNR ${digitsOf(p.number, 6)}</p>`), // prettier-ignore
  letter('bonus', 'weasyprint', 'j62', 'Bonusbesked', (p) =>
    `<p>Under perioden har ni handlat för ${money(sw, p.net * 12n)} kr. Er årsbonus är ${money(sw, (p.net * 12n) / 50n)} kr och krediteras på nästa faktura.</p>${cells(['Månad', 'Inköp'], earlier(p).map(([, day, , sum]) => [day.slice(0, 7), sum]))}`), // prettier-ignore
  letter('delivery-note', 'chromium', 'j03', 'Följesedel', (p) =>
    `${facts(p, sw, 'Följesedelsnr:note;Ordernr:order;Kundnr:customer;Leveransdag:delivered')}${where(p)}${goods(p, sw, 'code Artnr;namepack Varutext;qty Levererat;unit Enh')}<p>Kolli: ${p.lines.length + 2} &nbsp; Temp vid lastning: +3 °C &nbsp; Mottaget av: ____________</p>`), // prettier-ignore
  letter('delivery-note', 'wkhtmltopdf', 'j19', 'FÖLJESEDEL / CMR', (p) =>
    `${facts(p, sw, 'Nr:note;Datum:delivered;Er referens:ref')}${where(p)}${goods(p, sw, 'code Nr;name Art;batch Parti;qty2 Kg/st')}<p>Fakturering sker separat.</p>`), // prettier-ignore
  letter('delivery-note', 'weasyprint', 'j27', 'Leveranssedel', (p) =>
    `${facts(p, sw, 'Sedel:note;Order:order;Datum:delivered')}${where(p)}${goods(p, sw, 'code EAN-kod;name Benämning;pack Innehåll;qty Antal')}`), // prettier-ignore
  letter('pick-list', 'chromium', 'j55', 'Plocklista', (p) =>
    `${facts(p, sw, 'Order:order;Kund:buyer;Utkörning:issue')}${goods(p, sw, 'pos Rad;code Artikelnr;name Benämning;pack Förp;qty Antal')}<p>Plockat av: ______ Kontroll: ______</p>`), // prettier-ignore
  letter('order-confirmation', 'chromium', 'j04', 'Orderbekräftelse', (p) =>
    `${facts(p, sw, 'Ordernummer:order;Orderdatum:issue;Beräknad leverans:due')}${where(p)}${goods(p, sw, 'code Art. nr;name Beskrivning;qty Antal;unit Enhet;price À-pris;sum Belopp')}<p class="r">${inline(p, sw, 'Ordervärde exkl. moms:net;Moms:tax;Totalt:gross')}</p><p>Tack för din order! Faktura skickas efter leverans.</p>`), // prettier-ignore
  letter('quotation', 'writer', 'j38', 'Offert', (p) =>
    `${facts(p, sw, 'Offertnr:order;Datum:issue;Gäller till:due')}<p>Vi har nöjet att lämna följande offert:</p>${goods(p, sw, 'name Hyrartikel;qty Antal;price Pris;sum Summa')}<p>${inline(p, sw, 'Summa exkl. moms:net;Moms:tax;Totalt:gross')}</p><p>Accepteras: ______________</p>`), // prettier-ignore
  letter('purchase-order', 'chromium', 'j12', 'Inköpsorder', (p) =>
    `<p>Beställare: ${escaped(p.buyer.name)}<br>Leverantör: ${escaped(p.supplier.name)}</p>${facts(p, sw, 'Inköpsorder:order;Datum:issue;Önskad leverans:due')}${where(p)}${goods(p, sw, 'name Vad;qty Antal;price Avtalat pris;sum Summa')}<p>Märk fakturan med vårt ordernummer.</p>`), // prettier-ignore
  letter('return-note', 'weasyprint', 'j25', 'Retursedel tomgods', (p) =>
    `${facts(p, sw, 'Sedel:note;Datum:delivered;Kund:customer')}${where(p)}${goods(p, sw, 'name Tomgods efter;pack Förpackning;qty Retur kolli')}<p>Chaufför: B. Lind. Kreditering sker på kommande faktura.</p>`), // prettier-ignore
];
