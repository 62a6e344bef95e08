/** Contracts, reports, news and other letters that are no invoices. */
import { plusDays, words } from '../days.ts';
import { figures } from './kit.ts';
import { letter, type Letter, slip } from './letter-forms.ts';
import { list } from './pages.ts';

const m = figures('swedish');
const sp = figures('space');

export const lettersWork: readonly Letter[] = [
  { kind: 'contract', of: 'u47-skadedjur-avtal', producer: 'chromium', hard: 'prices and terms', draw: letter('Avtal om skadedjursbekämpning', (p) => [`Avtalsnummer ${p.order}, gäller från ${words(p.issue)} i 36 månader.`, `Pris per kvartal ${m.money(p.net)} kr exklusive moms, faktureras i förskott.`, 'Uppsägningstid sex månader.', '<p>______________________ &nbsp;&nbsp; ______________________<br>Beställare &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Leverantör</p>']) },
  { kind: 'contract', of: 'u42-hyra-lokal', producer: 'writer', hard: 'an addition to a lease', draw: letter('Tillägg till hyreskontrakt', (p) => [`Hyran för lokal 3 är från ${words(plusDays(p.issue, 60))} ${m.money(p.net)} kr per månad jämte moms.`, 'I övrigt gäller kontraktet oförändrat.']) },
  { kind: 'service-report', of: 'u17-kokservice-arbete', producer: 'cairo', hard: 'hours and parts without prices', draw: slip('SERVICERAPPORT', (p) => [['Arbetsorder', p.order], ['Datum', p.delivered], ['Maskin', 'Diskmaskin huv'], ['Arbetstid', '2,5 tim'], ['Bytta delar', '2 st']], () => ['Maskinen är provkörd. Kundens underskrift: ________________']) },
  { kind: 'service-report', of: 'u52-imkanal', producer: 'ghostscript', hard: 'a sweep’s protocol with measures', draw: slip('Protokoll rengöring', (p) => [['Protokollnr', p.order], ['Objekt', p.buyer.street], ['Kanal', '14 m'], ['Fläkt', 'rengjord'], ['Nästa kontroll', plusDays(p.issue, 180)]], () => ['Inga brister funna.']) },
  { kind: 'waste-certificate', of: 'u44-avfall-vikt', producer: 'pdf-lib', hard: 'weights, no money', draw: slip('Mottagningsbevis avfall', (p) => [['Bevis', p.order], ['Avlämnare', p.buyer.name], ['Matfett', '180 kg'], ['Wellpapp', '0,420 ton'], ['Datum', p.delivered]], () => ['Avfallet är omhändertaget enligt föreskrift.']) },
  { kind: 'time-report', of: 'u48-bemanning-pass', producer: 'wkhtmltopdf', hard: 'hours of people, no sums', draw: letter('Tidrapport att attestera', (p) => [list(p.lines.map((l) => [l.name, `${m.quantity(l.quantity)} ${l.unit}`])), `Attestera senast ${p.issue}. Ej attesterad tid faktureras enligt rapporten.`]) },
  { kind: 'meter-reading', of: 'u38-el-handel', producer: 'chromium', hard: 'a card to fill in', draw: letter('Dags att läsa av mätaren', (p) => [`Anläggning ${p.order}. Läs av den ${words(p.issue)} och skicka in ställningen.`, list([['Senaste ställning', '41 718'], ['Ny ställning', '_________']])]) },
  { kind: 'newsletter', of: 'u03-kaffe-vanster', producer: 'weasyprint', hard: 'offers with prices', draw: letter('Nytt från rosteriet', (p) => [`I december: köp 12 kg ${p.lines[0]?.name ?? 'kaffe'} för ${m.price(p.lines[0]?.price ?? 0n)} kr styck.`, 'Vi har stängt mellan helgerna. Lägg sista beställningen den 18 december.']) },
  { kind: 'bonus-notice', of: 'u21-glass-boxar', producer: 'arrays', hard: 'a sum to the customer’s good later', draw: slip('Bonusbesked', (p) => [['Kund', p.customer], ['Inköp under året', sp.money(p.net * 6n)], ['Bonus 3 %', sp.money((p.net * 18n) / 100n)]], () => ['Bonusen regleras med kreditfaktura i januari.']) },
  { kind: 'complaint-answer', of: 'u62-mejeri-retur', producer: 'chromium', hard: 'names an invoice, promises a credit', isAbout: true, draw: letter('Svar på reklamation', (p) => [`Vi har mottagit er reklamation avseende faktura ${p.number}. En kreditnota kommer inom kort.`, 'Invänta kreditnotan innan ni betalar.']) },
  { kind: 'policy', of: 'u45-forsakring-premie', producer: 'weasyprint', hard: 'insured sums and a premium', draw: letter('Försäkringsbrev', (p) => [`Försäkring ${p.order}, gäller ${words(p.issue)} till ${words(plusDays(p.issue, 365))}.`, list([...p.lines.map((l) => [l.name, `${m.money(l.sum * 90n)} kr`] as const), ['Årspremie', `${m.money(p.net)} kr`]]), 'Premien aviseras separat.'], 'Liberation Serif') },
  { kind: 'certificate', of: 'u57-odling-skia', producer: 'skia', hard: 'an organic certificate', draw: slip('Certifikat ekologisk produktion', (p) => [['Certifikat', `SE-${p.order}`], ['Gäller till', plusDays(p.issue, 365)], ['Produkter', 'grönsaker, ägg']], () => ['Utfärdat efter kontroll på plats.']) },
]; // prettier-ignore
