/** Wholesalers of dry, frozen and mixed goods. */
import { compact, dotted, iso, shortDashed } from '../days.ts';
import { tagged, type LayoutBB } from './book.ts';
import { hand } from './fields.ts';
import { ab } from './firms.ts';
import { penned } from './pen.ts';
import { printedPage, spreadsheet } from './print.ts';
import { boxes, tissue } from './wares-house.ts';
import { dairy, dry, frozen, spice, sushi } from './wares-food.ts';

const sv = hand('swedish');
const sp = hand('space');

// prettier-ignore
export const grocers: readonly LayoutBB[] = [
  {
    id: 'bb01-fullsortiment', producer: 'reportlab', hard: 'goods in capitals over two pages; two rates; a table of rates beside the sums', credits: 1,
    seller: { firm: ab('Kattegatt Restauranggrossist AB', 'Frakthandlargatan 8, 302 50 Halmstad'), wares: [...dry, ...frozen, ...tissue], rows: [29, 36], code: 6, no: (n) => String(8_203_400 + n), fees: [['Drivmedelstillägg', 7900, 25], ['Kolliavgift', 4550, 25]], cuts: [400, 750] },
    draw: penned(sv, '8', (p) => {
      p.t(36, 48, 'KATTEGATT', 'b 20'); p.t(36, 60, 'restauranggrossist', '9 g4');
      p.t(559, 46, '{title}', 'b 15 r');
      p.cells(310, 56, [83, 83, 83], 'Fakturanummer=no;Fakturadatum=date;Förfallodatum=due', 'f b 9');
      p.cells(310, 82, [83, 83, 83], 'Kundnummer=cust;Ordernummer=order;Leveransdatum=deliv');
      p.t(310, 122, '<?Avser faktura {about}?>|<?{remark}?>', 'b 9');
      p.t(36, 90, 'Faktureringsadress', '6.5'); p.t(36, 102, '{bname}|{bstreet}|{bpost}', '9.5');
      const end = p.goods(158, '36<Artnr=nr;76<Benämning=name;250<Förp=pack;330>Lev ant=qty;335<Enh=unit;410>À-pris=price;442>Rab %=cut;478>Moms %=rate;559>Belopp=sum', { step: 19, grey: 0.87, bottom: 730, next: (n) => { n.t(36, 46, 'Kattegatt Restauranggrossist AB', 'b 9'); n.t(559, 46, '{title} {no}, kund {cust}', 'r'); return 75; } });
      const y = p.room(end, 110);
      p.line(36, 559, y);
      p.taxes(y + 16, [70, 140, 210], ['Moms', 'Underlag', 'Momsbelopp']);
      p.kv(380, 559, y + 16, 'Varuvärde=rows;=*fees;Summa exkl. moms=net;Moms=tax;Att betala SEK=pay', 'r ! 9 /14');
      p.line(36, 559, 792); p.t(36, 804, 'Kattegatt Restauranggrossist AB, {street}, {post}   Tel {tel}|Org.nr {org}   VAT {vat}   Bankgiro {bg}   OCR {ocr}   Innehar F-skattebevis', '6.5');
      p.pages(559, 828, 'Sida {i}/{n}', '7 r');
    }),
  },
  {
    id: 'bb02-frys-maskinskrift', producer: 'driver', hard: 'an old program in typewriter letters; amounts below zero with the minus behind', credits: 1,
    seller: { firm: ab('Nordfrys i Varberg AB', 'Värnamovägen 44, 432 32 Varberg'), wares: frozen, rows: [3, 8], code: tagged('', 4), no: (n) => String(61_240 + n), isNegative: true, isWhole: true },
    draw: penned(hand('trailing', shortDashed, { bill: 'FAKTURA', credit: 'KREDITNOTA' }), '9 m', (p) => {
      p.t(50, 60, 'NORDFRYS I VARBERG AB', 'b 13'); p.t(50, 75, '{street}|{post}|TEL {tel}', '8');
      p.t(340, 60, '{title}', 'b 13'); p.kv(340, 440, 78, 'FAKTURANR=no;DATUM=date;FÖRF.DATUM=due;KUNDNR=cust;KREDITERAR=about', '/13');
      p.t(340, 160, '{bname}|{bstreet}|{bpost}'); p.t(50, 160, '<?{remark}?>', 'b');
      p.line(46, 554, 222);
      const end = p.goods(236, '50<ARTNR=nr;90<BENÄMNING=name;330>ANTAL=qty;340<ENH=unit;440>À-PRIS=price;550>BELOPP=sum', { step: 15 });
      p.line(46, 554, end);
      p.kv(300, 550, end + 18, 'NETTO=net;MOMS {rate} %=*taxes;ÖRESAVR.=round;ATT BETALA=pay', 'r ! /16');
      p.t(50, 770, 'BANKGIRO {bg}     PLUSGIRO {pg}|ORG.NR {org}   MOMSREG.NR {vat}|GODKÄND FÖR F-SKATT', '8');
    }),
  },
  {
    id: 'bb03-natbutik-grossist', producer: 'wkhtmltopdf', hard: 'a shop’s invoice: number below the name, VAT in each row; the number’s # is no part of it', credits: 1,
    seller: { firm: ab('Köksförrådet Online AB', 'Lagervägen 3, 311 32 Falkenberg'), wares: [...dry, ...boxes], rows: [3, 7], code: tagged('KF-', 5), no: (n) => String(104_220 + n), days: 20, fees: [['Frakt pall', 39500, 25]] },
    draw: printedPage(hand('space', iso), 'body{font-size:12pt}h1{color:#135d66}.goods th{background:#135d66;color:#fff;padding:2mm}.goods td{border-bottom:1px solid #ddd;padding:2mm}small{font-size:9pt}.end td{padding:1mm 2mm}', `<table class="full"><tr><td width="60%"><h1>köksförrådet.se</h1><small>Köksförrådet Online AB, org.nr {org}</small></td><td><h2>{title} #{no}</h2>[[list Fakturadatum=date;Förfallodatum=due;Ordernr=order;Kundnr=cust;Till faktura=about]]</td></tr></table><p></p><b>Faktureras till</b><br>{bname}<br>{bstreet}<br>{bpost}[[remark]][[goods <Produkt=name;>Antal=qty;<Enhet=unit;>Pris exkl.=price;>Moms=ratep;>Summa exkl.=sum||below=Art.nr {nr}||fees]][[kv Summa exkl. moms=net;Moms {rate} %=*taxes;Moms totalt=tax;<b>Att betala</b>=pay||end]]<p class="foot">Betala till bankgiro {bg}, ange {ocr}. {street}, {post}. VAT-nr {vat}. Godkänd för F-skatt.</p>`),
  },
  {
    id: 'bb04-kryddor-fortnox', producer: 'pdf-lib', hard: 'a bookkeeping program’s plain form; sums in cells above the foot', credits: 1,
    seller: { firm: ab('Kryddbolaget Viskan AB', 'Österlånggatan 51, 503 37 Borås'), wares: spice, rows: [3, 7], code: 4, no: (n) => String(2_180 + n), isWhole: true, fees: [['Frakt', 14500, 25]], isNegative: true },
    draw: penned(sp, '9', (p) => {
      p.t(50, 62, 'Kryddbolaget Viskan', 's b 20'); p.t(330, 56, '{title}', 'b 18');
      p.kv(330, 430, 78, 'Fakturanr=no;Fakturadatum=date;OCR=ocr', '/13');
      p.kv(50, 135, 130, 'Kundnr=cust;Er referens=ref;Vår referens="Lovisa Brandt;Betalningsvillkor={days} dagar netto;Förfallodatum=due;Dröjsmålsränta="8,00 %;Krediterar=about', '/13');
      p.t(330, 130, 'Faktureringsadress', '7 g4'); p.t(330, 143, '{bname}|{bstreet}|{bpost}', '10');
      p.t(330, 205, '<?{remark}?>', 'b');
      const end = p.goods(245, '50<Art nr=nr;95<Benämning=name;340>Lev ant=qty;348<Enhet=unit;450>À-pris=price;545>Summa=sum', { lines: 'under', step: 15, fees: true });
      p.line(46, 549, Math.max(end, 560));
      p.cells(46, 690, [80, 80, 80, 75, 70, 118], 'Exkl. moms=net;Moms {rate} %=*taxes;Moms kr=tax;Öresutj=round;ATT BETALA SEK=pay', 'b 10 r');
      p.line(46, 549, 735);
      p.t(50, 748, 'Adress|{name}|{street}|{post}', '7.5'); p.t(210, 748, 'Telefon {tel}|{mail}', '7.5');
      p.t(390, 748, 'Bankgiro {bg}|Org.nr {org}|Momsreg.nr {vat}|Godkänd för F-skatt', '7.5');
    }),
  },
  {
    id: 'bb05-sushi-ark', producer: 'calc', hard: 'a spreadsheet as invoice', credits: 0,
    seller: { firm: ab('Yamato Foodimport AB', 'Fabriksgatan 21, 412 50 Göteborg'), wares: sushi, rows: [4, 8], code: tagged('Y', 3), no: (n) => `YF${26_300 + n}`, days: 15, cuts: [1000] },
    draw: spreadsheet(hand('bare'), [50, 200, 60, 55, 75, 95, 90], '<Art=nr;<Vara=name;>Antal=qty;<Enh=unit;>Pris=price;>Rabatt %=cut;>Summa=sum', 'Summa=net;Moms {rate} %=*taxes;Moms=tax;Totalt SEK=pay', [
      '|<b>YAMATO FOODIMPORT AB</b>|||||<b>{TITLE}</b>', '|{street}|||||', '|{post}|||||', '', '|Kund:|||Faktura nr||{no}', '|{bname}|||Datum||{date}', '|{bstreet}|||Förfaller||{due}', '|{bpost}|||Kund nr||{cust}', '|{remark}', '', 'goods', '', 'sums', '', '|Bankgiro {bg}', '|Org.nr {org}, moms {vat}', '|F-skatt finns',
    ]),
  },
  {
    id: 'bb06-partihandel-rabatt', producer: 'weasyprint', hard: 'gross price, discount and net price in each row; columns of zeros', credits: 1,
    seller: { firm: ab('Ätrans Partihandel AB', 'Industrivägen 15, 311 44 Falkenberg'), wares: dry, rows: [6, 13], code: 5, no: (n) => String(330_070 + n), cuts: [500, 1000, 1500], days: 20 },
    draw: printedPage(sv, 'body{font:8.5pt "DejaVu Sans"}.box td{border:.4pt solid #888;padding:1mm}.goods th{border-bottom:1pt solid #000;border-top:1pt solid #000;font-size:7.5pt}.goods td{font-size:8pt;padding:.8mm 1mm}.end td{padding:.6mm 1mm}', `<table class="full"><tr><td width="55%"><h1>Ätrans Partihandel</h1><small>{street} · {post} · {tel}</small></td><td><h2>{TITLE}</h2>{bname}<br>{bstreet}<br>{bpost}</td></tr></table><br>[[box Fakturanr=no;Fakturadatum=date;Förfallodag=due;Kundnr=cust;Er ref=ref;Leveransdag=deliv;Order=order;Avser fakt=about||4]][[remark]][[goods <Artnr=nr;<Artikel=name;<Förp=pack;>Antal=qty;<Enh=unit;>Bruttopris=price;>Rabatt=cut0;>Nettopris=low;>Belopp=sum]][[kv Summa exkl. moms=net;Moms {rate} %=*taxes;<b>ATT BETALA SEK</b>=pay||end]]<p class="foot">{name} · Org.nr {org} · Momsreg.nr {vat} · Bankgiro {bg} · OCR {ocr} · Innehar F-skattebevis · Säte Falkenberg</p>`),
  },
  {
    id: 'bb07-mejeri-veckofaktura', producer: 'ghostscript', hard: 'a week’s deliveries with a row above each; food at 12 per cent before April', count: 3, credits: 1,
    seller: { firm: ab('Vallda Mejeri & Distribution AB', 'Mejerigatan 2, 434 93 Vallda'), wares: dairy, rows: [7, 11], code: 4, no: (n) => String(540_800 + n), trips: 3, days: 14, from: '2026-01-26', isWhole: true },
    draw: penned(hand('space', dotted), '9', (p) => {
      p.t(40, 54, 'VALLDA MEJERI', 's b 18'); p.t(40, 68, '& distribution ab', 's 11');
      p.t(555, 54, '{title}', 'b 14 r'); p.kv(380, 555, 74, 'Nummer=no;Datum=date;Betalas senast=due;Kundnummer=cust;Kredit på=about', 'r /13');
      p.t(40, 118, '{bname}|{bstreet}|{bpost}', '10'); p.t(40, 170, '<?{remark}?>', 'b');
      const end = p.goods(190, '40<Art=nr;80<Produkt=name;320>Antal=qty;328<Enh=unit;420>Pris=price;460>Moms=rate;555>Belopp=sum', { lines: 'under', above: 'Följesedel {note} den {day}', step: 15 });
      const y = p.room(end, 110); p.line(300, 555, y);
      p.kv(360, 555, y + 16, 'Summa varor=net;Moms {rate}% på {base}=*taxes;Avrundning=round;Att betala=pay', 'r ! /15');
      p.t(40, y + 16, 'Returbackar räknas av|på nästa faktura.', '8');
      p.line(40, 555, 786); p.t(40, 798, '{name}|{street}, {post}', '7.5'); p.t(250, 798, 'Bankgiro {bg}|OCR {ocr}', '7.5'); p.t(400, 798, 'Org.nr {org}|Momsreg.nr {vat}|F-skattsedel finns', '7.5');
    }),
  },
  {
    id: 'bb08-snabbgross-kvittolik', producer: 'fpdf', hard: 'a cash-and-carry bill: rows close together, EAN beside the number', credits: 0,
    seller: { firm: ab('Hallandsgross Hämtlager AB', 'Kundvägen 2, 302 41 Halmstad'), wares: [...dry, ...dairy, ...tissue], rows: [10, 18], code: 7, no: (n) => `26-${10_400 + n}`, days: 10 },
    draw: penned(hand('bare', compact), '7.5', (p) => {
      p.t(30, 40, 'HALLANDSGROSS HÄMTLAGER', 'b 12'); p.t(30, 53, '{name}, {street}, {post}, {tel}', '7');
      p.t(30, 76, '{title} {no}', 'b 11'); p.t(30, 90, 'Kund {cust}  {bname}, {bstreet}, {bpost}', '8');
      p.t(30, 104, 'Datum {date}   Förfallodatum {due}   Kassa 4   <?{remark}?>', '8');
      const end = p.goods(126, '30<EAN=ean;100<Artnr=nr;145<Vara=name;345>Antal=qty;350<Enh=unit;430>Styckpris=price;470>Moms%=rate;565>Summa=sum', { lines: 'round', step: 11.5 });
      p.line(30, 565, end - 4);
      p.kv(400, 565, end + 10, 'Summa exkl moms=net;Moms {rate}%=*taxes;Moms=tax;ATT BETALA SEK=pay', 'r ! 8.5 /12');
      p.t(30, end + 10, 'Antal rader {count}|Bankgiro {bg}|Org.nr {org}|Momsreg.nr {vat}|F-skatt', '7.5');
    }),
  },
];
