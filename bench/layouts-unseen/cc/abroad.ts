/** Sellers in Norway, Finland, Denmark, Germany, Austria and Estonia. */
import { dotted, iso } from '../days.ts';
import { danish as dk, finnish as fi, german as de, norwegian as no } from '../z/firms.ts';
import type { LayoutCC } from './bills.ts';
import { Hand } from './hand.ts';
import { austrian as at, estonian as ee, house } from './houses.ts';
import { austrian, danish, estonian, finnishFish, finnishSoft, german, norwegian } from './stock-abroad.ts';
import { called, tongue } from './tongue.ts';
import { desk, sheetOf, side } from './web.ts';

const short = (day: string): string => day.split('-').toReversed().map(Number).join('.');
const norsk = tongue('space', dotted);
const suomi = tongue('space', short);
const dansk = tongue('dotted', dotted);
const deutsch = tongue('dotted', dotted);
const english = tongue('english', iso);

// prettier-ignore
export const abroad: readonly LayoutCC[] = [
  {
    id: 'cc65-norsk-fisk', producer: 'cairo', credits: 1,
    hard: 'Norwegian: KID, weights, kroner of Norway, negative credit note',
    deal: { house: house('Senja Fiskeeksport AS', 'Kaiveien 14, 9300 Finnsnes, Norge', no('Senja Fiskeeksport')), sells: norwegian, rows: [2, 5], code: '9999', number: (n) => String(30_771 + n), currency: 'NOK', days: 14, isBelowZero: true, fees: [['Frakt', 95_000, 0]] },
    draw: (p) => {
      const s = new Hand(p, norsk);
      s.text(40, 54, 'SENJA FISKEEKSPORT', { font: 'bold', size: 15 });
      s.right(555, 54, called(p, 'FAKTURA', 'KREDITNOTA'), { font: 'bold', size: 15 });
      s.buyer(40, 96);
      s.text(40, 138, 'SVERIGE', { size: 10 });
      s.facts(380, 470, 84, 'Fakturanr: [no]; Fakturadato: [date]; Forfallsdato: [due]; Kundenr: [cust]; KID: [ocr]; Gjelder faktura: [about]');
      s.remark(40, 170);
      let y = s.rows('code 40 Varenr; name 85 Beskrivelse; qty 320r Antall; unit 328 Enhet; price 415r Pris; ratep 455r Mva; sum 555r Beløp', 200, { step: 16 });
      for (const [label, value] of s.of('@fees')) { s.text(85, y, label); s.right(555, y, value); y += 16; }
      s.line(40, y - 5, 555);
      s.facts(380, 555, y + 12, 'Sum eks. mva: [net]; Mva 0 %: [tax]; Å betale NOK: [pay]', { align: 'r', step: 15, last: { font: 'bold', size: 11 } });
      s.tell(40, 766, ['Utførsel, fritatt for merverdiavgift.', '[firm], [street], [post]. Tlf. [tel]', 'Foretaksregisteret [vat]. IBAN [iban]. Org.nr [org].'], { size: 8 });
      return s.drawing();
    },
  },
  {
    id: 'cc66-suomi-kala', producer: 'weasyprint', credits: 1,
    hard: 'Finnish: viitenumero, days without noughts, sums with VAT of nought',
    deal: { house: house('Perämeren Kalatukku Oy', 'Satamatie 22, 94900 Kemi, Suomi', fi('Perämeren Kalatukku')), sells: finnishFish, rows: [2, 5], code: '999', number: (n) => String(20_488 + n), currency: 'EUR', days: 14 },
    draw: (p) => {
      const d = desk(suomi, p);
      return sheetOf(
        'body{font:10pt "DejaVu Sans",sans-serif}.lines th{border-bottom:.8pt solid #069}.lines td{padding:3pt}.facts td{padding:0 12pt 2pt 0}.sums{margin:5mm 0 8mm auto}',
        side([55, d.say('<b>[firm]</b><br>[street]<br>[post]')], [45, `<b style="font-size:15pt">${called(p, 'LASKU', 'HYVITYSLASKU')}</b>`]), d.remark, '<br>',
        side([55, `${d.to()}<br>RUOTSI`], [45, d.facts('Laskun numero: [no]; Päiväys: [date]; Eräpäivä: [due]; Viitenumero: [ocr]; Asiakasnro: [cust]; Hyvitys laskusta: [about]')]), '<br>',
        d.rows('code l Tuote; name l Kuvaus; qty r Määrä; unit l Yks.; price r À-hinta; ratep r Alv; sum r Yhteensä'),
        d.sums('Veroton yhteensä: [net]; Alv 0 %: [tax]; <b>Maksettavaa yhteensä EUR</b>: [pay]'),
        d.say('<p>Yhteisömyynti, alv 0 %. Ostajan ALV-tunnus [tovat].</p><p class="small">Y-tunnus [org] · ALV-tunnus [vat] · IBAN [iban] · Puh. [tel]</p>'),
      );
    },
  },
  {
    id: 'cc67-suomi-tukku', producer: 'fpdf',
    hard: 'a Finn who writes Swedish and Finnish side by side',
    deal: { house: house('Tornion Elintarviketukku Oy', 'Kauppakatu 9, 95400 Tornio, Finland', fi('Tornion Elintarviketukku')), sells: finnishSoft, rows: [2, 5], code: '99999', number: (n) => String(610_114 + n), currency: 'EUR', days: 21, fees: [['Rahti / Frakt', 4_500, 0]] },
    draw: (p) => {
      const s = new Hand(p, suomi);
      s.text(40, 50, 'TORNION ELINTARVIKETUKKU OY', { font: 'bold', size: 12 });
      s.tell(40, 64, ['[street]', '[post]'], { size: 8 }, 10);
      s.text(340, 50, called(p, 'LASKU / FAKTURA', 'HYVITYSLASKU / KREDITNOTA'), { font: 'bold', size: 11 });
      s.facts(340, 470, 70, 'Laskunro / Fakturanr: [no]; Päivä / Datum: [date]; Eräpäivä / Förfallodag: [due]; Asiakas / Kund: [cust]; Viite / Referens: [ocr]; Hyvitetään / Krediterar: [about]', { label: { size: 8 } });
      s.buyer(40, 120);
      s.remark(40, 176);
      let y = s.rows('code 40 Koodi~Kod; name 90 Tuote~Vara; qty 320r Määrä~Antal; unit 328 Yks~Enh; price 420r Hinta~Pris; rate 455r ALV~%; sum 555r Summa~EUR', 196, { step: 16 });
      for (const [label, value] of s.of('@fees')) { s.text(90, y, label); s.text(455, y, '0', { align: 'r' }); s.right(555, y, value); y += 16; }
      s.line(40, y - 5, 555);
      s.facts(330, 555, y + 12, 'Veroton / Exkl. moms: [net]; ALV / Moms 0 %: [tax]; Maksettava / Att betala EUR: [pay]', { align: 'r', step: 15, last: { font: 'bold' } });
      s.tell(40, 770, ['Y-tunnus / FO-nummer [org]   ALV / VAT [vat]   IBAN [iban]', 'Puh. / Tel. [tel]   Käännetty verovelvollisuus / Omvänd betalningsskyldighet'], { size: 8 });
      return s.drawing();
    },
  },
  {
    id: 'cc68-dansk-delikatesse', producer: 'reportlab', credits: 1,
    hard: 'Danish: the buyer first, terms of eight days in words, kroner of Denmark',
    deal: { house: house('Vesterhav Delikatesse ApS', 'Havnegade 30, 7680 Thyborøn, Danmark', dk('Vesterhav Delikatesse')), sells: danish, rows: [2, 5], code: '9999', number: (n) => String(15_020 + n), currency: 'DKK', days: 8 },
    draw: (p) => {
      const s = new Hand(p, dansk);
      s.buyer(40, 60, { size: 10 });
      s.text(40, 102, 'Sverige', { size: 10 });
      s.tell(380, 60, ['[firm]', '[street]', '[post]', 'CVR-nr. [org]'], {}, 12);
      s.text(40, 150, called(p, 'Faktura', 'Kreditnota'), { font: 'bold', size: 20 });
      s.facts(380, 460, 128, 'Fakturanr.: [no]; Fakturadato: [date]; Forfaldsdato: [due]; Kundenr.: [cust]; Vedr. faktura: [about]');
      s.remark(40, 172);
      const y = s.rows('code 40 Varenr.; name 90 Tekst; qty 330r Antal; unit 338 Enhed; price 430r Stk. pris; sum 555r Pris', 204, { step: 17 });
      s.line(40, y - 6, 555);
      s.facts(400, 555, y + 10, 'Subtotal: [net]; Moms 0 %: [tax]; Total DKK: [pay]', { align: 'r', step: 16, last: { font: 'bold', size: 11 } });
      s.tell(40, 700, ['Betalingsbetingelser: Netto 8 dage – forfald den [due].', 'IBAN [iban]. Angiv fakturanr. ved betaling.', 'Omvendt betalingspligt, køberens momsnr. [tovat]. Vores momsnr. [vat]. Tlf. [tel].'], { size: 8.5 }, 13);
      return s.drawing();
    },
  },
  {
    id: 'cc69-german-parts', producer: 'driver', credits: 1,
    hard: 'German: data in a block at the right, article number with strokes, terms of payment in words',
    deal: { house: house('Bäckereitechnik Holzapfel GmbH', 'Gewerbering 17, 49076 Osnabrück, Deutschland', de('Bäckereitechnik Holzapfel')), sells: german, rows: [2, 5], code: '99/9999-9', number: (n) => `RE26-${3_300 + n}`, currency: 'EUR', days: 30, off: [500, 1000], fees: [['Versandkosten', 3_850, 0]] },
    draw: (p) => {
      const s = new Hand(p, deutsch);
      s.right(555, 54, 'HOLZAPFEL Bäckereitechnik', { font: 'bold', size: 15 });
      s.tell(40, 96, ['[firm] · [street] · [post]'], { size: 6.5 });
      s.buyer(40, 112);
      s.text(40, 151, 'SCHWEDEN', { size: 10 });
      s.facts(370, 470, 112, 'Rechnungsnummer: [no]; Rechnungsdatum: [date]; Fällig am: [due]; Kundennummer: [cust]; Auftrag: [order]; Zu Rechnung: [about]');
      s.text(40, 214, called(p, 'Rechnung', 'Gutschrift'), { font: 'bold', size: 15 });
      s.remark(200, 214);
      let y = s.rows('row 50r Pos.; code 58 Art.-Nr.; name 125 Bezeichnung; qty 335r Menge; unit 342 Einh.; price 425r Einzelpreis; offp 470r Rabatt; sum 555r Gesamt EUR', 242, { step: 16 });
      for (const [label, value] of s.of('@fees')) { s.text(125, y, label); s.right(555, y, value); y += 16; }
      s.line(40, y - 6, 555);
      s.facts(370, 555, y + 10, 'Nettobetrag: [net]; USt. 0 %: [tax]; Rechnungsbetrag EUR: [pay]', { align: 'r', step: 15, last: { font: 'bold' } });
      s.tell(40, 690, ['Steuerfreie innergemeinschaftliche Lieferung. USt-IdNr. des Kunden: [tovat].', 'Zahlbar bis [due] ohne Abzug.'], { size: 8.5 });
      s.tell(40, 776, ['[firm]   USt-IdNr. [vat]   IBAN [iban]   Tel. [tel]'], { size: 7.5 });
      return s.drawing();
    },
  },
  {
    id: 'cc70-austria-wein', producer: 'chromium',
    hard: 'Austrian: wine and oil, UID, a table without lines',
    deal: { house: house('Weingut Sonnleitner GmbH', 'Kellergasse 8, 3491 Straß im Straßertale, Österreich', at('Weingut Sonnleitner')), sells: austrian, rows: [2, 4], number: (n) => String(2_600_210 + n), currency: 'EUR', days: 14, fees: [['Fracht', 9_800, 0]] },
    draw: (p) => {
      const d = desk(deutsch, p);
      return sheetOf(
        'body{font:10.5pt "Liberation Serif",serif}.lines th{padding:4pt;border-top:1pt solid #722;border-bottom:1pt solid #722}.lines td{padding:3pt 4pt}.facts td{padding:0 12pt 1pt 0}.sums{margin:4mm 0 8mm auto}.sums td{padding:1pt 0 1pt 18pt}',
        '<p style="font:italic 20pt serif;color:#722">Weingut Sonnleitner</p>', side([60, `${d.to()}<br>Schweden<br>UID ${p.buyer.vat}`], [40, d.facts('Rechnungs-Nr.: [no]; Datum: [date]; Fällig: [due]; Kunden-Nr.: [cust]; Gutschrift zu: [about]')]), `<h3>${called(p, 'Rechnung', 'Rechnungskorrektur')}</h3>`, d.remark,
        d.rows('name l Artikel; qty r Menge; unit l Einheit; price r Preis; sum r Betrag', { foot: d.fees(0, 5) }),
        d.sums('Summe netto: [net]; MwSt. 0 %: [tax]; <b>Gesamtbetrag EUR</b>: [pay]'),
        d.say('<p>Innergemeinschaftliche Lieferung, steuerfrei. Zahlbar binnen 14 Tagen.</p><p class="small">[firm], [street], [post]. UID [vat]. IBAN [iban]. Tel. [tel].</p>'),
      );
    },
  },
  {
    id: 'cc71-eesti', producer: 'words', credits: 1,
    hard: 'an Estonian workshop that writes English; registry code and VAT number; a point for decimals',
    deal: { house: house('Saaremaa Puit ja Lina OÜ', 'Tallinna 41, 93819 Kuressaare, Estonia', ee('Saaremaa Puit ja Lina')), sells: estonian, rows: [2, 5], code: 'SP-999', number: (n) => String(26_0118 + n), currency: 'EUR', days: 14, fees: [['Transport', 6_500, 0]] },
    draw: (p) => {
      const s = new Hand(p, english);
      s.tell(40, 56, ['[firm]'], { font: 'bold', size: 13 });
      s.tell(40, 72, ['[street]', '[post]', 'Reg. code [org]', 'VAT No [vat]'], { size: 8.5 });
      s.text(360, 56, called(p, 'INVOICE', 'CREDIT INVOICE'), { font: 'bold', size: 15 });
      s.facts(360, 450, 76, 'Invoice No: [no]; Invoice date: [date]; Due date: [due]; Customer: [cust]; Credits invoice: [about]');
      s.buyer(40, 146);
      s.put(40, 186, 'VAT No [tovat]');
      s.remark(360, 160);
      let y = s.rows('code 40 Code; name 90 Description; qty 320r Quantity; unit 328 Unit; price 420r Unit price; sum 555r Amount EUR', 214, { rule: 'all', step: 17 });
      for (const [label, value] of s.of('@fees')) { s.text(90, y, label); s.right(555, y, value); y += 17; }
      s.facts(400, 555, y + 10, 'Total excl. VAT: [net]; VAT 0%: [tax]; Total to pay EUR: [pay]', { align: 'r', step: 15, last: { font: 'bold', size: 11 } });
      s.tell(40, 770, ['Intra-Community supply, reverse charge. IBAN [iban]. Phone [tel].'], { size: 8 });
      return s.drawing();
    },
  },
];
