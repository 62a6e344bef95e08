/** Letters of services and authorities. */
import { plusDays, words } from '../days.ts';
import { firm } from '../parties.ts';
import { in_ } from './kit.ts';
import type { Letter } from './letter.ts';
import type { Seller } from './orders.ts';

const sw = in_('swedish');
const seller = (name: string, address: string, trade: string, numbers: string): Seller => ({
  party: firm(name, address), trades: [trade], codes: '', numbers, lines: [2, 4],
}); // prettier-ignore

export const lettersOfTrade: readonly Letter[] = [
  { kind: 'contract', producer: 'writer', seller: seller('Mattor & Entré Service AB', 'Entrégatan 15, 722 13 Västerås', 'laundry', 'AV-2044'),
    says: (p) => ({ title: 'Hyresavtal entrémattor', facts: [['Avtalsnummer', p.number], ['Avtalstid', '36 månader'], ['Startdatum', p.issue], ['Uppsägningstid', '3 månader']], text: ['Leverantören byter mattor var fjortonde dag. Priset justeras årligen med tjänsteprisindex.', `Månadspris vid avtalets början: ${sw.money(p.net)} kr exklusive moms. Betalningsvillkor 30 dagar netto.`], after: ['För leverantören ................   För kunden ................'] }) },
  { kind: 'contract', producer: 'weasyprint', seller: seller('Larmkanalen Trygghet AB', 'Säkerhetsv. 1, 352 46 Växjö', 'software', 'K-118'),
    says: (p) => ({ title: 'Tjänsteavtal kassasystem', facts: [['Avtal', p.number], ['Kund', p.buyer.name], ['Org.nr kund', p.buyer.organisation]], heads: ['Del', 'Tjänst', 'Per månad'], rows: p.lines.map((x, at) => [String(at + 1), x.name, sw.price(x.price)]), after: ['Avtalet löper tills vidare med en månads uppsägning.'] }) },
  { kind: 'temperature-log', producer: 'pdf-lib', seller: seller('Kyltransport Inlandet AB', 'Åkerigatan 5, 831 52 Östersund', 'vent', '4410'),
    says: (p) => ({ title: 'Temperaturlogg transport', facts: [['Bil', 'KTI 442'], ['Datum', p.delivered], ['Gränsvärde', '-18 °C']], heads: ['Tid', 'Plats', 'Givare 1', 'Givare 2'], rows: [['05:10', 'Terminal', '-20,1', '-19,8'], ['07:35', 'Bräcke', '-19,6', '-19,2'], ['09:20', 'Lossning', '-18,9', '-18,4']], after: ['Ingen avvikelse under transporten.'] }) },
  { kind: 'waste-certificate', producer: 'chromium', seller: seller('Fettretur Sverige AB', 'Oljehamnen 3, 418 34 Göteborg', 'waste', 'C-9917'),
    says: (p) => ({ title: 'Intyg om mottaget avfall', facts: [['Intyg nr', p.number], ['Hämtat', p.delivered], ['Avfallskod', '20 01 25'], ['Mängd', '180 kg']], text: ['Härmed intygas att frityrfett har hämtats hos kunden och lämnats till godkänd anläggning för biodiesel. Intyget ska sparas i tre år.'] }) },
  { kind: 'inspection-report', producer: 'cairo', seller: seller('Brandkontroll Sydost AB', 'Slangvägen 2, 371 41 Karlskrona', 'vent', 'B-771'),
    says: (p) => ({ title: 'Protokoll brandskyddskontroll', facts: [['Protokoll', p.number], ['Kontrolldatum', p.delivered], ['Nästa kontroll', plusDays(p.delivered, 365)]], heads: ['Punkt', 'Kontroll', 'Resultat'], rows: [['1', 'Imkanal', 'utan anmärkning'], ['2', 'Fettfilter', 'bör bytas'], ['3', 'Rensluckor', 'utan anmärkning']] }) },
  { kind: 'timesheet', producer: 'fpdf', seller: seller('Kockjouren Öst AB', 'Spisgatan 18, 602 23 Norrköping', 'staff', 'T-30'),
    says: (p) => ({ title: 'Tidrapport', facts: [['Vecka', '21'], ['Konsult', 'M. Adolfsson'], ['Godkänns senast', p.due]], heads: ['Dag', 'Pass', 'Rast', 'Timmar'], rows: [['Ons', '16-23', '0,5', '6,5'], ['Tor', '16-23', '0,5', '6,5'], ['Fre', '15-24', '0,5', '8,5']], sums: [['Summa timmar', '21,5']], after: ['Underlag för kommande faktura. Attest: ................'] }) },
  { kind: 'freight-bill', producer: 'arrays', seller: seller('Åkeri Hallands Kyl & Frys AB', 'Långtradarv. 6, 302 60 Halmstad', 'rent', 'FS-61182'),
    says: (p) => ({ title: 'Fraktsedel', facts: [['Sedelnr', p.number], ['Avsändare', 'Västkustens Frysta AB'], ['Mottagare', p.buyer.name], ['Lastad', p.delivered]], heads: ['Kolli', 'Gods', 'Vikt kg', 'Flakmeter'], rows: [['2 pall', 'Fryst livsmedel', '612', '0,8'], ['1 pall', 'Kylvaror', '240', '0,4']], after: ['Mottagarens underskrift ................'] }) },
  { kind: 'newsletter', producer: 'wkhtmltopdf', seller: seller('Hyr & Duka Fest i Umeå AB', 'Dukvägen 8, 903 47 Umeå', 'rent', '3'),
    says: (p) => ({ title: 'Dags för sommarbröllop', isToAll: true, text: ['Vi har fyllt på med 400 nya stolar och två stora tält. Boka före midsommar så får ni tio procents rabatt på porslinet.', `Öppet hus i lagret ${words(p.due)}.`] }) },
]; // prettier-ignore
