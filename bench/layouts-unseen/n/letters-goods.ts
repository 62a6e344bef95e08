/** Letters and lists about goods. */
import { plusDays, words } from '../days.ts';
import { firm } from '../parties.ts';
import { in_ } from './kit.ts';
import type { Letter } from './letter.ts';
import type { Seller } from './orders.ts';

const sw = in_('swedish');
const seller = (name: string, address: string, trade: string, numbers: string, lines: Seller['lines'] = [5, 9]): Seller => ({
  party: firm(name, address), trades: [trade], codes: '#####', numbers, lines,
}); // prettier-ignore

export const lettersOfGoods: readonly Letter[] = [
  { kind: 'price-list', producer: 'chromium', seller: seller('Skördetid Grönsaker AB', 'Landsvägen 90, 243 93 Höör', 'greens', '30', [14, 20]),
    says: (p) => ({ title: `Prislista vecka 18`, isToAll: true, facts: [['Gäller från', p.issue], ['Till', p.due]], heads: ['Artnr', 'Vara', 'Enhet', 'Pris'], rows: p.lines.map((x) => [x.code, x.name, x.unit, sw.price(x.price)]), after: ['Priser exklusive moms. Beställ före kl. 14 för leverans nästa dag. Reservation för slutförsäljning.'] }) },
  { kind: 'price-list', producer: 'skia', seller: seller('Lykke Is & Dessert AB', 'Kylvägen 3, 254 67 Helsingborg', 'ice', '4'),
    says: (p) => ({ title: 'Prislista restaurang 2026', isToAll: true, facts: [['Utgåva', p.issue]], heads: ['Nr', 'Sort', 'Storlek', 'Kronor'], rows: p.lines.map((x) => [x.code, x.name, x.pack, sw.price(x.price)]), after: ['Fri frakt vid order över 2 500 kr.'] }) },
  { kind: 'delivery-note', producer: 'arrays', seller: seller('Havets Läckerheter i Lysekil AB', 'Södra hamnen 11, 453 33 Lysekil', 'fish', '71022'),
    says: (p) => ({ title: `Följesedel ${p.number}`, facts: [['Leveransdatum', p.delivered], ['Kund', p.customer], ['Temperatur vid lastning', '+1,4 °C']], heads: ['Art', 'Vara', 'Mängd', 'Enhet'], rows: p.lines.map((x) => [x.code, x.name, sw.quantity(x.quantity), x.unit]), after: ['Mottaget av: ........................  Klockslag: ........'] }) },
  { kind: 'delivery-note', producer: 'fpdf', seller: seller('Bryggeri Tre Tunnor AB', 'Maltgatan 8, 621 45 Visby', 'beer', '1182', [3, 6]),
    says: (p) => ({ title: 'FÖLJESEDEL', facts: [['Nummer', p.number], ['Datum', p.delivered], ['Order', p.order], ['Antal kolli', String(p.lines.length * 3)]], heads: ['Artikel', 'Benämning', 'Best', 'Lev', 'Rest'], rows: p.lines.map((x) => [x.code, x.name, sw.quantity(x.quantity), sw.quantity(x.quantity), '0']), after: ['Faktura skickas separat.'] }) },
  { kind: 'packing-list', producer: 'pdf-lib', seller: seller('Porslin & Glas Direkt AB', 'Brännugnen 4, 442 41 Kungälv', 'kitchen', '50119', [3, 7]),
    says: (p) => ({ title: 'Packlista', facts: [['Order', p.order], ['Packad', p.delivered], ['Vikt', '38,5 kg'], ['Kolli', '1 av 2']], heads: ['Artikel', 'Innehåll', 'Antal'], rows: p.lines.map((x) => [x.code, x.name, `${sw.quantity(x.quantity)} ${x.unit}`]) }) },
  { kind: 'pick-list', producer: 'driver', seller: seller('Lagret Norra Djurgården AB', 'Lagervägen 2, 115 42 Stockholm', 'dry', '80027'),
    says: (p) => ({ title: 'PLOCKLISTA', facts: [['ORDER', p.order], ['PLOCKAS', p.delivered], ['RUTT', '14']], heads: ['PLATS', 'ARTIKEL', 'ANTAL', 'PLOCKAT'], rows: p.lines.map((x) => [`${String.fromCodePoint(65 + (x.seed % 8))}-${10 + (x.seed % 80)}`, x.name, sw.quantity(x.quantity), '____']) }) },
  { kind: 'order-confirmation', producer: 'weasyprint', seller: seller('Vinhuset Druvan & Vi AB', 'Korkgatan 6, 222 22 Lund', 'wine', 'O-7110', [2, 5]),
    says: (p) => ({ title: `Orderbekräftelse ${p.number}`, facts: [['Orderdatum', p.issue], ['Beräknad leverans', plusDays(p.issue, 4)], ['Er kontakt', p.reference]], text: ['Tack för er beställning! Kontrollera att allt stämmer och hör av er inom ett dygn om något är fel.'], heads: ['Nr', 'Vin', 'Antal', 'Pris', 'Summa'], rows: p.lines.map((x) => [x.code, x.name, sw.quantity(x.quantity), sw.price(x.price), sw.money(x.sum)]), sums: [['Ordervärde exkl. moms', sw.money(p.net)]] }) },
  { kind: 'quotation', producer: 'writer', seller: seller('Skyltmakeriet Vara AB', 'Folievägen 7, 534 31 Vara', 'print', '311', [2, 4]),
    says: (p) => ({ title: `Offert ${p.number}`, facts: [['Datum', p.issue], ['Giltig till', p.due], ['Leveranstid', '3 veckor']], text: ['Tack för er förfrågan. Vi har nöjet att offerera följande:'], heads: ['Rad', 'Arbete', 'Antal', 'Pris'], rows: p.lines.map((x, at) => [String(at + 1), x.name, `${sw.quantity(x.quantity)} ${x.unit}`, sw.money(x.sum)]), sums: [['Offererat pris exkl. moms', sw.money(p.net)]], after: ['Vi ser fram emot er beställning.'] }) },
  { kind: 'purchase-order', producer: 'chromium', seller: seller('Bistro Fyra Årstider i Sala AB', 'Gillegatan 3, 733 31 Sala', 'meat', 'B-208', [3, 6]),
    says: (p) => ({ title: `Beställning ${p.number}`, facts: [['Till', 'Styckmästarn i Heby AB'], ['Beställt', p.issue], ['Önskad leverans', plusDays(p.issue, 2)]], isToAll: true, heads: ['Ert nr', 'Vara', 'Mängd'], rows: p.lines.map((x) => [x.code, x.name, `${sw.quantity(x.quantity)} ${x.unit}`]), after: ['Leverera till köksingången före kl. 10.'] }) },
  { kind: 'return-note', producer: 'cairo', seller: seller('Emballage & Engångs i Mora AB', 'Kartongg. 1, 792 30 Mora', 'paper', '6006', [1, 3]),
    says: (p) => ({ title: 'Retursedel', facts: [['Returnr', p.number], ['Hämtas', p.delivered], ['Orsak', 'Fel storlek']], heads: ['Artikel', 'Vara', 'Antal'], rows: p.lines.map((x) => [x.code, x.name, sw.quantity(x.quantity)]), after: ['Kreditfaktura skickas när varorna har kontrollerats.'] }) },
  { kind: 'recall', producer: 'writer', seller: seller('Kryddhuset Safran & Sumak AB', 'Kryddgränd 9, 151 33 Södertälje', 'dry', '77'),
    says: (p) => ({ title: 'Återkallelse av vara', isToAll: true, facts: [['Datum', p.issue], ['Vara', p.lines[0]?.name ?? ''], ['Batch', 'L26118'], ['Bäst före', p.due]], text: ['Vi återkallar ovanstående parti eftersom det kan innehålla spår av jordnöt som inte är deklarerade. Använd inte varan. Släng den och meddela oss antalet så krediterar vi er.'] }) },
  { kind: 'statistics', producer: 'ghostscript', seller: seller('Restaurangvaror Hisingen AB', 'Lagerg. 40, 417 05 Göteborg', 'frozen', '51'),
    says: (p) => ({ title: 'Inköpsstatistik kvartal 2', facts: [['Kund', p.customer], ['Framtagen', p.issue]], heads: ['Artikel', 'Benämning', 'Antal', 'Värde'], rows: p.lines.map((x) => [x.code, x.name, sw.quantity(x.quantity * 9n), sw.money(x.sum * 9n)]), sums: [['Totalt', sw.money(p.lineNet * 9n)]] }) },
  { kind: 'newsletter', producer: 'chromium', seller: seller('Ostkupan Import AB', 'Kupgatan 5, 117 61 Stockholm', 'dairy', '11', [2, 3]),
    says: (p) => ({ title: 'Nyheter i maj', isToAll: true, text: ['Nu är vårens ostar här! Vi har besökt tre gårdar i Savojen och tagit hem det bästa.', `Månadens erbjudande: ${p.lines[0]?.name ?? ''} för ${sw.price(p.lines[0]?.price ?? 0n)} kr, ord. pris ${sw.price((p.lines[0]?.price ?? 0n) + 150_000n)} kr.`, `Välkommen på provsmakning ${words(p.due)} kl. 15. Anmäl dig till ${p.supplier.mail}.`] }) },
  { kind: 'delivery-plan', producer: 'groff', seller: seller('Dryckesringen Nord AB', 'Turvägen 4, 961 62 Boden', 'soft', '8'),
    says: (p) => ({ title: 'Leveranstider under helgerna', isToAll: true, facts: [['Utskickat', p.issue]], heads: ['Dag', 'Ordinarie', 'Ändras till', 'Beställ före'], rows: [['Skärtorsdag', 'torsdag', 'onsdag', 'måndag 12.00'], ['Påskafton', 'lördag', 'utgår', '-'], ['Annandag', 'måndag', 'tisdag', 'fredag 12.00']] }) },
]; // prettier-ignore
