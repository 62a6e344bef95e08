/** Letters and notices: reminders, interest, statements of debts, autogiro, factoring, contracts and others. */
import { dotted, iso, words } from '../days.ts';
import type { Producer } from '../layout.ts';
import type { Paper } from '../paper.ts';
import type { Drawing } from '../sheet.ts';
import { hand } from './fields.ts';
import { penned } from './pen.ts';
import { printedPage, typeset } from './print.ts';

type Draw = (paper: Paper) => string | Drawing;

/** A paper of another kind that a seller sends. */
export interface Sent {
  readonly kind: string;
  readonly of: string;
  readonly producer: Producer;
  /** It names the number of an invoice. */
  readonly about?: boolean;
  readonly draw: Draw;
}

const sv = hand('swedish');
const sp = hand('space');

/** A letter of paragraphs with a head of its sender. */
const letter = (title: string, ...texts: readonly string[]): Draw =>
  printedPage(hand('swedish', words), 'body{font:11pt "EB Garamond",serif;line-height:1.4}p{margin:3mm 0}', `<p><b>{name}</b><br>{street}, {post}<br>{tel}</p><p style="margin-top:12mm">{bname}<br>{bstreet}<br>{bpost}</p><p style="text-align:right">{city} den {soon}</p><h2>${title}</h2>${texts.map((text) => `<p>${text}</p>`).join('')}<p>Vänliga hälsningar</p><p>{name}</p>`); // prettier-ignore

/** A notice: facts, a framed sum, a sentence. */
const notice = (title: string, facts: string, sums: string, text: string): Draw =>
  penned(sp, '9.5', (p) => {
    p.t(50, 60, '{name}', 'b 13'); p.t(50, 75, '{street}, {post}', '8'); p.t(545, 60, title, 'b 14 r'); p.t(330, 120, '{bname}|{bstreet}|{bpost}', '10.5');
    p.kv(50, 190, 120, facts, '/15'); p.line(50, 545, 250);
    const end = p.kv(50, 360, 275, sums, 'r 10.5 /18');
    p.line(50, 545, end); p.t(50, end + 30, text, '/15'); p.t(50, 790, 'Org.nr {org}   Bankgiro {bg}   {mail}', '8');
  }); // prettier-ignore

/** A short letter drawn in letters with feet. */
const drawnLetter = (title: string, text: string): Draw =>
  penned(hand('space', words), '11 s', (p) => {
    p.t(70, 80, '{name}', 'b 15'); p.t(70, 97, '{street}, {post}', '9.5'); p.t(330, 150, '{bname}|{bstreet}|{bpost}'); p.t(70, 240, title, 'b 14'); p.t(70, 272, text, '/19'); p.t(70, 700, 'Hälsningar|{name}');
  }); // prettier-ignore

const troffLetter = (title: string, ...texts: readonly string[]): Draw =>
  typeset(hand('space', iso), 'T', 12, `\\fB{name}\\fP\n{street}\n{post}\n.sp 1.5c\n.in 9c\n{bname}\n{bstreet}\n{bpost}\n.in 0\n.sp 1.5c\n\\fB${title}\\fP\n.sp .6c\n${texts.join('\n.sp .4c\n')}\n.sp 1c\nOrg.nr {org}`); // prettier-ignore

// prettier-ignore
export const letters: readonly Sent[] = [
  { kind: 'reminder', of: 'bb01', producer: 'reportlab', about: true, draw: notice('Påminnelse', 'Fakturanummer=no;Fakturadatum=date;Förfallodatum=due;Påminnelsedatum=late', 'Obetalt belopp=pay;Påminnelseavgift="60,00', 'Vår faktura är enligt vår reskontra inte betald.|Har betalning redan skett kan ni bortse från detta brev.') },
  { kind: 'reminder', of: 'bb43', producer: 'chromium', about: true, draw: letter('Betalningspåminnelse', 'Vi saknar betalning för faktura {no} med förfallodag {due}. Beloppet är {pay} kr.', 'Betala till bankgiro {bg} och ange OCR {ocr}.') },
  { kind: 'reminder', of: 'bb58', producer: 'writer', about: true, draw: letter('Påminnelse om faktura', 'Hej! Jag ser att faktura {no} från {date} inte är betald. Det gäller {pay} kr.', 'Hör av er om något är fel.') },
  { kind: 'reminder', of: 'bb68', producer: 'weasyprint', about: true, draw: printedPage(hand('dotted', dotted), '', '<p>{name}<br>{street}<br>{post}</p><p>{bname}<br>{bstreet}<br>{bpost}<br>Schweden</p><h2>Zahlungserinnerung</h2><p>Zur Rechnung {no} vom {date} über {pay} EUR konnten wir noch keinen Zahlungseingang feststellen. Fällig war sie am {due}.</p><p>IBAN {iban}</p>') },
  { kind: 'reminder', of: 'bb55', producer: 'groff', about: true, draw: troffLetter('Påminnelse 2', 'Faktura {no}, {pay} kr, förföll till betalning {due}.', 'Lämnas ärendet till inkasso tillkommer 180 kr.') },
  { kind: 'interest', of: 'bb11', producer: 'cairo', about: true, draw: notice('Räntenota', 'Avser faktura=no;Förfallen=due;Betald=late;Räntesats="11,50 %', 'Fakturabelopp=pay;Dröjsmålsränta 9 dagar="41,80', 'Räntan debiteras på kommande faktura.') },
  { kind: 'interest', of: 'bb45', producer: 'fpdf', about: true, draw: notice('Ränteberäkning', 'Hyra enligt=no;Förfallodag=due;Inkommen=late', 'Ränta att betala="88,20', 'Beloppet tas upp på nästa hyra.') },
  { kind: 'debt-collection', of: 'bb46', producer: 'wkhtmltopdf', about: true, draw: letter('Inkassokrav', 'Vi har uppdraget att driva in {pay} kr för faktura {no} som förföll den {due}.', 'Betala inom åtta dagar. Därefter kan ärendet gå till Kronofogden.') },
  { kind: 'debt-collection', of: 'bb31', producer: 'driver', about: true, draw: notice('INKASSOKRAV', 'Ärende=order;Faktura=no;Sista betaldag=later', 'Kapital=pay;Inkassokostnad="180,00', 'Kravet grundas på levererade varor.') },
  { kind: 'autogiro', of: 'bb44', producer: 'weasyprint', about: true, draw: letter('Kommande dragning via autogiro', 'Den {due} dras {pay} kr från ert konto. Dragningen gäller faktura {no}.', 'Ni behöver inte betala något själva.') },
  { kind: 'autogiro', of: 'bb46', producer: 'pdf-lib', draw: notice('Medgivande autogiro', 'Betalningsmottagare=name;Bankgiro=bg;Betalarnummer=cust', 'Kontonummer="......................', 'Fyll i, skriv under och skicka tillbaka.||Datum och namnteckning: .................................') },
  { kind: 'factoring', of: 'bb61', producer: 'writer', draw: letter('Våra fordringar är överlåtna', 'Från den {soon} har vi överlåtit våra kundfordringar till Västra Fakturaköp.', 'Alla fakturor ska därefter betalas till bankgiro som står på respektive faktura.') },
  { kind: 'factoring', of: 'bb52', producer: 'reportlab-embedded', about: true, draw: notice('Avisering om överlåten fordran', 'Säljare=name;Faktura=no;Förfallodag=due', 'Överlåtet belopp=pay', 'Betalning kan med befriande verkan endast göras till factoringbolaget.|Meddelandet ersätter ingen faktura.') },
  { kind: 'contract', of: 'bb40', producer: 'chromium', draw: letter('Avtal om tvätt och hyra', 'Parter: {name}, {org}, och {bname}, {borg}.', 'Avtalstiden är 24 månader från {soon}. Beräknad månadskostnad är {net} kr exklusive moms.', 'Avtalet är upprättat i två exemplar. Ort, datum och underskrift: ____________') },
  { kind: 'contract', of: 'bb41', producer: 'words', draw: drawnLetter('Serviceavtal', 'Avtal {order} omfattar fyra besök om året.|Pris per kvartal {net} kr exklusive moms.|Uppsägningstiden är tre månader.') },
  { kind: 'contract', of: 'bb48', producer: 'groff-gs', draw: troffLetter('Bekräftelse på avtal', 'Vi bekräftar städning av er lokal från {soon}.', 'Priset per månad är {net} kr utan moms.', 'Avtalet löper tills vidare.') },
  { kind: 'price-change', of: 'bb22', producer: 'weasyprint', draw: letter('Nya priser', 'Från den {soon} höjer vi priserna med i genomsnitt 3,5 procent.', 'Prislistan skickas på begäran.') },
  { kind: 'price-change', of: 'bb07', producer: 'skia', draw: drawnLetter('Prisjustering mejeri', 'Råvarupriserna har stigit och vi justerar från {soon}.|Grädde och smör ökar mest, omkring fyra procent.') },
  { kind: 'bank-change', of: 'bb57', producer: 'chromium', draw: letter('Nytt bankgironummer', 'Vi har bytt bank. Från den {soon} ber vi er betala till bankgiro {bg}.') },
  { kind: 'complaint', of: 'bb09', producer: 'writer', about: true, draw: letter('Angående er reklamation', 'Vi har tagit emot er reklamation av fisk på faktura {no}.', 'Beslut om kreditering kommer inom en vecka.') },
  { kind: 'complaint', of: 'bb39', producer: 'kerned', about: true, draw: drawnLetter('Svar på reklamation', 'Glasen på faktura {no} skadades av transportören.|Ersättning beslutas när bilderna har kommit.') },
  { kind: 'rent-index', of: 'bb45', producer: 'ghostscript', draw: notice('Indexuppräkning av lokalhyra', 'Hyresgäst=bname;Kontrakt=cust;Gäller från=soon', 'Ny hyra per månad=net', 'Uppräkningen följer konsumentprisindex för oktober.|Ny avi skickas som vanligt.') },
  { kind: 'power-of-attorney', of: 'bb60', producer: 'flipped', draw: drawnLetter('Fullmakt', 'Vi ger {name} rätt att lämna|deklaration för {bname}.|Fullmakten gäller från {soon}.||Underskrift: ........................') },
  { kind: 'credit-limit', of: 'bb25', producer: 'stretched', draw: notice('Besked om kredit', 'Kund=bname;Kundnummer=cust;Betalningsvillkor={days} dagar', 'Beviljad kredit="75 000,00', 'Ändring kan ske utan förvarning.') },
  { kind: 'newsletter', of: 'bb16', producer: 'wkhtmltopdf', draw: letter('Vårens bröd är här', 'Nu bakar vi med vete från trakten. Beställ före den {soon} och få ett provpaket.') },
  { kind: 'payment-advice', of: 'bb10', producer: 'arrays', about: true, draw: notice('Utbetalningsbesked', 'Er faktura=no;Utbetalningsdag=due;Mottagare=name', 'Utbetalt=pay', 'Sätts in på bankgiro {bg}.') },
  { kind: 'payment-advice', of: 'bb74', producer: 'runs', about: true, draw: notice('REMITTANCE', 'Invoice=no;Payment date=due;Beneficiary=name', 'Paid GBP=pay', 'Sent by bank transfer today.') },
  { kind: 'inspection', of: 'bb56', producer: 'recoded', draw: notice('Protokoll läckagekontroll', 'Protokoll=order;Datum=deliv;Anläggning=bname', 'Fyllnadsmängd kg="4,20;Läckage="Nej', 'Nästa kontroll om tolv månader.') },
  { kind: 'inspection', of: 'bb57', producer: 'pdf-lib', draw: drawnLetter('Intyg om rengöring', 'Imkanalen hos {bname}|är rengjord den {deliv}.|Inga brister.') },
  { kind: 'payment-receipt', of: 'bb36', producer: 'fpdf', about: true, draw: notice('Betalningskvitto', 'Faktura=no;Betald=due;Sätt="Swish', 'Mottaget belopp=pay', 'Tack! Fakturan är slutreglerad.') },
  { kind: 'payment-receipt', of: 'bb51', producer: 'chromium', about: true, draw: printedPage(sv, 'body{font-size:11pt}', '<h1>Kvitto på betalning</h1><p>Vi har mottagit {pay} kr för faktura {no} den {due}. Inget mer behöver göras.</p>[[kv Betalt=pay;Varav moms=tax;Kort="**** 2291]]<p>{name}, {org}</p>') },
];
