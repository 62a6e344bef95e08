/** Post from abroad, without Swedish VAT. */
import { american, dashedBack, dotted, slashes } from '../days.ts';
import { tagged, type LayoutBB } from './book.ts';
import { hand } from './fields.ts';
import { ab, account, inBritain, inDenmark, inFinland, inFrance, inGermany, inItaly, inNetherlands, inNorway, inPoland, inSpain } from './firms.ts'; // prettier-ignore
import { penned } from './pen.ts';
import { printedPage } from './print.ts';
import * as far from './wares-abroad.ts';

const finnishDay = (day: string): string => day.split('-').toReversed().map(Number).join('.');

// prettier-ignore
export const abroad: readonly LayoutBB[] = [
  {
    id: 'bb64-dansk-vin', producer: 'chromium', hard: 'Danish; kroner; goods without VAT', credits: 1,
    seller: { firm: ab('Vesterhavet Vinimport ApS', 'Havnegade 31, 6700 Esbjerg', { ...inDenmark('Vesterhavet Vin'), ...account('DK', 'VesterBB', 14) }), wares: far.danishWine, rows: [2, 4], code: 5, no: (n) => String(51_200 + n), currency: 'DKK', fees: [['Fragt', 45000, 0]] },
    draw: printedPage(hand('dotted', dashedBack, { credit: 'Kreditnota' }), 'body{font:9.5pt "Liberation Sans"}.goods th{border-bottom:.6pt solid #333}.goods td{padding:1mm}.kv td{padding:.5mm 1mm}', `<table class="full"><tr><td width="55%"><b style="font-size:15pt">Vesterhavet Vinimport</b><br>{street}<br>{post}<br>Danmark</td><td><h2>{title}</h2>[[kv Fakturanr.=no;Dato=date;Forfaldsdato=due;Kundenr.=cust;Vedr. faktura=about]]</td></tr></table><br>{bname}<br>{bstreet}<br>{bpost}<br>Sverige[[remark]][[goods <Varenr.=nr;<Beskrivelse=name;>Antal=qty;<Enhed=unit;>Stk. pris=price;>Beløb=sum||fees]][[kv Subtotal=net;Moms 0 %=tax;<b>Total DKK</b>=pay||end]]<p>EU-salg, omvendt betalingspligt. Køber {bvat}</p><p class="foot">{name} · CVR {org} · VAT {vat} · IBAN {iban}</p>`),
  },
  {
    id: 'bb65-dansk-slagter', producer: 'reportlab', hard: 'Danish; weights; a short foot', credits: 0,
    seller: { firm: ab('Slagter Friis & Søn A/S', 'Kødbyvej 4, 1711 København V', { ...inDenmark('Slagter Friis'), ...account('DK', 'FriisBB', 14) }), wares: far.danishMeat, rows: [2, 4], code: 4, no: (n) => `F${20_610 + n}`, currency: 'DKK', days: 14, grain: 10 },
    draw: penned(hand('dotted', dotted, { amount: 2 }), '9', (p) => {
      p.t(40, 60, 'Slagter Friis & Søn', 's b 20'); p.t(40, 75, '{street}, {post}, Danmark', '8'); p.kv(370, 470, 60, 'Faktura nr.=no;Fakturadato=date;Betalingsdato=due;Kunde=cust', '/14'); p.t(40, 115, '{bname}|{bstreet}|{bpost}|Sverige', '10'); p.t(370, 140, '<?{remark}?>', 'b');
      const end = p.goods(195, '40<Nr.=nr;80<Vare=name;310>Mængde=qty;318<Enhed=unit;420>Pris=price;555>I alt=sum', { lines: 'under', step: 16 });
      p.kv(390, 555, end + 14, 'Netto=net;Moms=tax;At betale DKK=pay', 'r ! /15'); p.t(40, 785, '{name}   CVR-nr. {org}   SE-nr. {vat}   IBAN {iban}|Momsfrit EU-varesalg', '8');
    }),
  },
  {
    id: 'bb66-norsk-fisk', producer: 'weasyprint', hard: 'Norwegian; kroner; export', credits: 1,
    seller: { firm: ab('Sørlandet Sjømat AS', 'Brygga 17, 4610 Kristiansand', { ...inNorway('Sørlandet Sjømat'), ...account('NO', 'SorBB', 11) }), wares: far.norwegian, rows: [2, 4], code: 6, no: (n) => String(30_410 + n), currency: 'NOK', days: 14, grain: 10 },
    draw: printedPage(hand('space', dotted, { credit: 'Kreditnota', amount: 2 }), 'body{font:9.5pt "C059",serif}.goods th{border-bottom:.5pt solid #000}.goods td{padding:1mm}', `<h2>Sørlandet Sjømat</h2>{street}, {post}, Norge<br><br><table class="full"><tr><td width="55%">{bname}<br>{bstreet}<br>{bpost}<br>Sverige</td><td><b>{title}</b>[[kv Fakturanr=no;Fakturadato=date;Forfallsdato=due;Kundenr=cust;Kreditert faktura=about]]</td></tr></table>[[remark]][[goods <Varenr=nr;<Varenavn=name;>Mengde=qty;<Enhet=unit;>Pris=price;>Beløp=sum]][[kv Netto=net;MVA 0 %=tax;<b>Å betale NOK</b>=pay||end]]<p class="foot">{name} · Org.nr {org} MVA · {vat} · IBAN {iban} · Utførsel, avgiftsfri</p>`),
  },
  {
    id: 'bb67-finsk-mat', producer: 'cairo', hard: 'Finnish words first, Swedish after; euro', credits: 1,
    seller: { firm: ab('Lapin Herkkukauppa Oy', 'Koskikatu 25, 96200 Rovaniemi', { ...inFinland('Lapin Herkkukauppa'), ...account('FI', 'LapinBB', 14) }), wares: far.finnish, rows: [2, 4], code: tagged('LH', 3), no: (n) => String(2_270 + n), currency: 'EUR', days: 21, grain: 10 },
    draw: penned(hand('space', finnishDay, { bill: 'LASKU', credit: 'HYVITYSLASKU' }), '9', (p) => {
      p.t(40, 56, '{name}', 'b 14'); p.t(40, 71, '{street}|{post}|Suomi / Finland', '8.5'); p.t(340, 56, '{title}', 'b 14'); p.t(455, 56, '/ FAKTURA', '11');
      p.kv(340, 480, 76, 'Laskun nro / Fakturanr=no;Päivämäärä / Datum=date;Eräpäivä / Förfallodag=due;Asiakasnro / Kundnr=cust;Viite / Referens=ocr;Hyvitys / Kredit för=about', '/13'); p.t(40, 125, '{bname}|{bstreet}|{bpost}|Ruotsi', '10'); p.t(340, 165, '<?{remark}?>', 'b');
      const end = p.goods(210, '40<Koodi=nr;85<Tuote / Produkt=name;310>Määrä=qty;318<Yks.=unit;420>Hinta=price;555>Yhteensä=sum', { grey: 0.9, step: 16 });
      p.kv(370, 555, end + 16, 'Veroton / Netto=net;ALV 0 % / Moms=tax;Yhteensä EUR=pay', 'r ! /15'); p.t(40, 785, 'Y-tunnus {org}   ALV-tunnus {vat}   IBAN {iban}|Alv 0 %, yhteisömyynti', '8');
    }),
  },
  {
    id: 'bb68-tysk-bryggeri', producer: 'pdf-lib', hard: 'German; crates and kegs; a deposit among the goods', credits: 0,
    seller: { firm: ab('Privatbrauerei Lindenhof GmbH', 'Brauhausgasse 2, 96047 Bamberg', { ...inGermany('Brauerei Lindenhof'), ...account('DE', 'LindenBB', 18) }), wares: far.germanBeer, rows: [2, 4], code: 5, no: (n) => `RE${260_900 + n}`, currency: 'EUR', fees: [['Frachtkosten', 32000, 0]] },
    draw: penned(hand('dotted', dotted, { bill: 'Rechnung', credit: 'Gutschrift' }), '9', (p) => {
      p.t(297, 56, 'Privatbrauerei Lindenhof', 's b 20 c'); p.t(297, 70, '{street} · {post}', '8 c'); p.t(50, 110, '{bname}|{bstreet}|{bpost}|SCHWEDEN', '10'); p.kv(370, 465, 110, 'Rechnungsnummer=no;Rechnungsdatum=date;Kundennummer=cust;Lieferdatum=deliv;Zahlbar bis=due', '/14');
      p.t(50, 205, '{title}', 'b 14'); p.t(200, 205, '<?{remark}?>', 'b');
      const end = p.goods(232, '50<Art.-Nr.=nr;100<Bezeichnung=name;330>Menge=qty;338<Einheit=unit;440>Einzelpreis=price;545>Gesamt €=sum', { lines: 'round', step: 16, fees: true });
      p.kv(370, 545, end + 16, 'Nettobetrag=net;USt. 0 %=tax;Rechnungsbetrag EUR=pay', 'r ! /15'); p.t(50, end + 80, 'Steuerfreie innergemeinschaftliche Lieferung. USt-IdNr. des Empfängers: {bvat}', '8.5');
      p.line(50, 545, 775); p.t(50, 788, '{name}|{street}|{post}', '7.5'); p.t(220, 788, 'USt-IdNr. {vat}|Handelsregister HRB {org}', '7.5'); p.t(390, 788, 'IBAN {iban}', '7.5');
    }),
  },
  {
    id: 'bb69-tysk-ersatz', producer: 'wkhtmltopdf', hard: 'German; spare parts of a shop on the net', credits: 1,
    seller: { firm: ab('Gastro Ersatzteile Weber KG', 'Industriestraße 40, 33415 Verl', { ...inGermany('Ersatzteile Weber'), ...account('DE', 'WeberBB', 18) }), wares: far.germanGear, rows: [1, 4], code: 8, no: (n) => `2026-${10_510 + n}`, currency: 'EUR', days: 14, fees: [['Versand', 1990, 0]] },
    draw: printedPage(hand('dotted', dotted, { bill: 'Rechnung', credit: 'Rechnungskorrektur' }), 'body{font-size:12pt}small{font-size:9pt}.goods th{background:#333;color:#fff;padding:1.5mm}.goods td{padding:1.5mm;border-bottom:1px solid #ccc}.kv td{padding:.5mm 1mm}', `<table class="full"><tr><td width="55%"><h1>weber-gastro</h1><br>{bname}<br>{bstreet}<br>{bpost}<br>Schweden</td><td><h2>{title}</h2>[[kv Rechnungs-Nr.=no;Datum=date;Fällig am=due;Kunden-Nr.=cust;Zu Rechnung=about]]</td></tr></table>[[remark]][[goods <Artikel-Nr.=nr;<Artikel=name;>Menge=qty;<Einh.=unit;>Preis=price;>Summe=sum||fees]][[kv Zwischensumme=net;USt. 0 %=tax;<b>Gesamtbetrag EUR</b>=pay||end]]<p><small>Innergemeinschaftliche Lieferung, steuerfrei nach § 4 Nr. 1b UStG.</small></p><p class="foot">{name}, {street}, {post}. USt-IdNr. {vat}. Steuernummer {org}. IBAN {iban}</p>`),
  },
  {
    id: 'bb70-italia-alimentari', producer: 'ghostscript', hard: 'Italian; capitals cut short as a program has them', credits: 1,
    seller: { firm: ab('Alimentari Fratelli Conte S.r.l.', 'Via Appia 118, 81022 Casagiove', { ...inItaly('Fratelli Conte'), ...account('IT', 'ConteBB', 22) }), wares: far.italian, rows: [3, 6], code: tagged('', 6), no: (n) => `${610 + n}/A`, currency: 'EUR', days: 60, grain: 10 },
    draw: penned(hand('dotted', slashes, { bill: 'FATTURA', credit: 'NOTA CREDITO' }), '8.5', (p) => {
      p.t(36, 50, 'ALIMENTARI F.LLI CONTE', 'b 14'); p.t(36, 64, '{name}|{street}|{post} (CE) ITALIA|P.IVA {vat}', '8'); p.frame(330, 40, 559, 100); p.t(336, 51, 'Spett.le', '7'); p.t(336, 65, '{bname}|{bstreet}|{bpost}  SVEZIA', '9');
      p.cells(36, 112, [110, 100, 100, 100, 113], 'TIPO DOCUMENTO=title;NUMERO=no;DATA=date;SCADENZA=due;CLIENTE=cust', 'f k'); p.t(36, 156, '<?RIF. FATTURA {about}?>|<?{remark}?>', 'b');
      const end = p.goods(184, '40<CODICE=nr;90<DESCRIZIONE=name;292<UM=unit;368>QUANTITÀ=qty;440>PREZZO=price;480^IVA="NI41;555>IMPORTO=sum', { lines: 'grid', step: 15 });
      const y = p.room(end, 90); p.cells(36, y + 16, [174, 174, 175], 'TOTALE IMPONIBILE=net;TOTALE IVA=tax;TOTALE FATTURA EUR=pay', 'f r b 11', 32); p.t(36, y + 66, 'NI41: OPERAZIONE NON IMPONIBILE ART. 41 DL 331/93', '7.5'); p.t(36, 790, 'BONIFICO BANCARIO  IBAN {iban}', '8');
    }),
  },
  {
    id: 'bb71-france-fromage', producer: 'chromium', hard: 'French; days with strokes; a term in words', credits: 1,
    seller: { firm: ab('Affinage Monts du Jura SARL', '12 rue de la Fruitière, 39300 Champagnole', { ...inFrance('Monts du Jura'), ...account('FR', 'JuraBB', 23) }), wares: far.french, rows: [2, 5], code: tagged('FR', 3), no: (n) => `FA-26-${440 + n}`, currency: 'EUR', days: 30, grain: 10, fees: [['Transport frigorifique', 18500, 0]], isNegative: true },
    draw: printedPage(hand('swedish', slashes, { bill: 'Facture', credit: 'Avoir' }), 'body{font:10pt "EB Garamond",serif}.goods th{border-bottom:.5pt solid #555;font-weight:normal;font-style:italic}.goods td{padding:1mm}.box td{border:.4pt solid #888;padding:1.5mm;text-align:right}', `<h1 style="font-weight:normal">Affinage Monts du Jura</h1><small>{street} – {post} – France</small><br><br><table class="full"><tr><td width="50%"><b>{title} n° {no}</b><br>[[list Date=date;Échéance=due;Client=cust;Relatif à la facture=about|| :]]</td><td>{bname}<br>{bstreet}<br>{bpost}<br>Suède<br>TVA {bvat}</td></tr></table>[[remark]][[goods <Réf.=nr;<Désignation=name;>Quantité=qty;<U=unit;>Prix unit. HT=price;>Total HT=sum||fees]][[box Total HT=net;TVA 0 %=tax;Total à payer EUR=pay||3]]<p class="foot">{name} – SIREN {org} – TVA {vat} – IBAN {iban} – Exonération de TVA, livraison intracommunautaire</p>`),
  },
  {
    id: 'bb72-espana-iberico', producer: 'fpdf', hard: 'Spanish; weights of hams', credits: 0,
    seller: { firm: ab('Jamones Sierra de Béjar S.L.', 'Polígono La Cruz 7, 37770 Guijuelo', { ...inSpain('Sierra de Béjar'), ...account('ES', 'BejarBB', 20) }), wares: far.spanish, rows: [2, 5], code: 4, no: (n) => `26/${1_080 + n}`, currency: 'EUR', days: 45, grain: 10 },
    draw: penned(hand('dotted', slashes, { bill: 'Factura', credit: 'Factura rectificativa' }), '9', (p) => {
      p.t(40, 58, 'Jamones Sierra de Béjar', 's b 18'); p.t(40, 73, '{name}|{street}|{post} (Salamanca), España', '8'); p.kv(380, 470, 58, '{title} nº=no;Fecha=date;Vencimiento=due;Cód. cliente=cust', '/14'); p.t(40, 130, 'Cliente:|{bname}|{bstreet}|{bpost}|Suecia  {bvat}', '9.5'); p.t(380, 135, '<?{remark}?>', 'b');
      const end = p.goods(220, '40<Código=nr;85<Concepto=name;320>Cantidad=qty;328<Ud=unit;430>Precio=price;555>Importe=sum', { grey: 0.9, step: 16 });
      p.kv(390, 555, end + 16, 'Base imponible=net;IVA 0 %=tax;Total EUR=pay', 'r ! /15'); p.t(40, 785, 'NIF {vat}   Pago por transferencia: IBAN {iban}|Entrega intracomunitaria exenta', '8');
    }),
  },
  {
    id: 'bb73-holland-bloemen', producer: 'skia', hard: 'Dutch; flowers by the bunch; trolleys', credits: 1,
    seller: { firm: ab('Bloemenexport Rijnsburg B.V.', 'Laan van Verhof 3, 2231 BZ Rijnsburg', { ...inNetherlands('Bloemenexport Rijnsburg'), iban: 'NL18 RABO 0317 4099 21' }), wares: far.dutch, rows: [2, 4], code: 6, no: (n) => String(26_014_300 + n), currency: 'EUR', days: 14 },
    draw: penned(hand('dotted', dashedBack, { bill: 'Factuur', credit: 'Creditnota' }), '9', (p) => {
      p.t(40, 60, 'Bloemenexport Rijnsburg', 'b 17'); p.t(555, 56, '{street}|{post}|Nederland', '8 r'); p.t(40, 110, '{bname}|{bstreet}|{bpost}|Zweden', '10'); p.t(360, 110, '{title}', 'b 13'); p.kv(360, 460, 128, 'Factuurnummer=no;Factuurdatum=date;Vervaldatum=due;Klantnummer=cust;Op factuur=about', '/13'); p.t(40, 175, '<?{remark}?>', 'b');
      const end = p.goods(220, '40<Code=nr;95<Omschrijving=name;320>Aantal=qty;328<Eenheid=unit;430>Prijs=price;555>Bedrag=sum', { lines: 'each', step: 17 });
      p.kv(390, 555, end + 14, 'Totaal excl. BTW=net;BTW 0%=tax;Te betalen EUR=pay', 'r ! /15'); p.t(40, 785, '{name}   KvK {org}   BTW-nr {vat}   IBAN {iban}   BTW verlegd', '8');
    }),
  },
  {
    id: 'bb74-brittisk-te', producer: 'reportlab-embedded', hard: 'English; pounds', credits: 1,
    seller: { firm: ab('Marlow & Penhale Fine Foods Ltd', 'Unit 6 Tamar Park, Plymouth PL6 7LB', { ...inBritain('Marlow Penhale'), iban: 'GB12 LOYD 3096 3417 7420 86' }), wares: far.british, rows: [2, 4], code: tagged('MP', 4), no: (n) => `INV-${20_730 + n}`, currency: 'GBP', fees: [['Carriage & packing', 8500, 0]], isNegative: true },
    draw: penned(hand('english', slashes, { bill: 'Invoice', credit: 'Credit Note' }), '9', (p) => {
      p.t(50, 60, 'Marlow & Penhale', 's b 22'); p.t(50, 75, 'Fine Foods', 's 12'); p.t(545, 60, '{TITLE}', 'b 16 r'); p.t(50, 120, '{bname}|{bstreet}|{bpost}|Sweden', '10'); p.kv(370, 465, 120, 'Invoice no.=no;Date=date;Due date=due;Account no.=cust;Your order=order;Against invoice=about', '/14', 'b'); p.t(50, 190, '<?{remark}?>', 'b');
      const end = p.goods(230, '50<Product code=nr;130<Description=name;330>Quantity=qty;338<Unit=unit;440>Unit price=price;545>Amount=sum', { grey: 0.88, step: 17 });
      p.kv(370, 545, end + 14, 'Goods=rows;=*fees;Net total=net;VAT @ 0%=tax;Total GBP=pay', 'r ! /15'); p.line(50, 545, 770); p.t(50, 783, '{name}, {street}|Company no. {org}   VAT no. {vat}   IBAN {iban}|Export of goods, zero-rated', '8');
    }),
  },
  {
    id: 'bb75-brittisk-saas', producer: 'weasyprint', hard: 'English; a subscription in euro; months with names; the tax is the buyer’s', credits: 0,
    seller: { firm: ab('Coverline Systems Ltd', '9 Angel Court, Leeds LS1 4HR', { ...inBritain('Coverline Systems'), iban: 'GB11 BARC 2071 4590 3361 27' }), wares: far.software, rows: [1, 3], isFixed: true, no: (n) => `CL${88_010 + n}`, currency: 'EUR', days: 14 },
    draw: printedPage(hand('english', american, { bill: 'Invoice', credit: 'Credit note' }), 'body{font:10pt "Liberation Sans"}.goods th{border-bottom:.5pt solid #999;color:#777;font-weight:normal}.goods td{padding:2mm 1mm}', `<table class="full"><tr><td><h1>{title}</h1></td><td class="r"><h2 style="color:#4a4ad0">coverline</h2></td></tr></table>[[kv Invoice number=no;Date issued=date;Due date=due]]<br><table class="full"><tr><td width="50%"><b>{name}</b><br>{street}<br>United Kingdom</td><td><b>Billed to</b><br>{bname}<br>{bstreet}<br>{bpost}<br>Sweden<br>VAT {bvat}</td></tr></table>[[remark]]<h2>€{pay} due {due}</h2>[[goods <Description=name;>Qty=qty;<Unit=unit;>Unit price=price;>Amount=sum]][[kv Subtotal=net;Tax 0%=tax;<b>Amount due EUR</b>=pay||end]]<p class="foot">{name} · Company number {org} · VAT {vat} · IBAN {iban} · Reverse charge</p>`),
  },
  {
    id: 'bb76-polsk-mat', producer: 'reportlab-embedded', hard: 'Polish; letters beyond Latin 1; złoty', credits: 1,
    seller: { firm: ab('Smaki Kaszub Sp. z o.o.', 'ul. Rybacka 14, 84-120 Władysławowo', { ...inPoland('Smaki Kaszub'), ...account('PL', 'KaszubBB', 24) }), wares: far.polish, rows: [2, 4], code: 5, no: (n) => `FS/${310 + n}/2026`, currency: 'PLN', days: 21, grain: 10 },
    draw: penned(hand('space', dotted, { bill: 'Faktura', credit: 'Korekta faktury' }), '9', (p) => {
      p.t(40, 56, '{title} nr {no}', 'b 15'); p.kv(390, 555, 52, 'Data wystawienia=date;Data sprzedaży=deliv;Termin płatności=due', 'r /13'); p.t(40, 74, '<?dotyczy faktury {about}?>|<?{remark}?>', 'b');
      p.t(40, 115, 'Sprzedawca', '7'); p.t(40, 128, '{name}|{street}|{post}|NIP {vat}|REGON {org}', '9'); p.t(310, 115, 'Nabywca', '7'); p.t(310, 128, '{bname}|{bstreet}|{bpost}|Szwecja|{bvat}', '9');
      const end = p.goods(215, '40<Lp=i;60<Kod=nr;100<Nazwa=name;310>Ilość=qty;318<Jm=unit;400>Cena netto=price;450>VAT=ratep;555>Wartość netto=sum', { lines: 'grid', step: 17 });
      p.kv(380, 555, end + 18, 'Razem netto=net;VAT=tax;Do zapłaty PLN=pay', 'r ! /16'); p.t(40, 790, 'Rachunek bankowy {iban}   Wewnątrzwspólnotowa dostawa towarów', '8');
    }),
  },
];
