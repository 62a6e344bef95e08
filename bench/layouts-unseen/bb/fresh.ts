/** Fish, meat, greens, bread, eggs and what grows in the woods. */
import { dotted, iso, slashed, slashes, words } from '../days.ts';
import { tagged, type LayoutBB } from './book.ts';
import { hand } from './fields.ts';
import { ab, person } from './firms.ts';
import { penned } from './pen.ts';
import { printedPage, spreadsheet, typeset } from './print.ts';
import * as food from './wares-food.ts';

const sv = hand('swedish');
const sp = hand('space');
const three = hand('space', iso, { amount: 3 });

// prettier-ignore
export const fresh: readonly LayoutBB[] = [
  {
    id: 'bb09-fisk-auktion', producer: 'reportlab-embedded', hard: 'weights to the gram; zone of the catch below each row', credits: 1,
    seller: { firm: ab('Glommens Fisk & Skaldjur AB', 'Hamnvägen 6, 311 95 Falkenberg'), wares: [...food.fish, ...food.shell.slice(0, 7)], rows: [4, 9], code: 4, no: (n) => String(26_1440 + n), days: 10, isNegative: true },
    draw: penned(three, '9', (p) => {
      p.grey(0, 0, 595, 70, 0.85); p.t(40, 44, 'Glommens Fisk', 's b 24'); p.t(555, 44, '{title} {no}', '13 r');
      p.t(40, 96, '{bname}|{bstreet}|{bpost}', '10'); p.kv(350, 450, 96, 'Fakturadatum=date;Leverans=deliv;Förfallodatum=due;Kundnr=cust;Avser faktura=about', '', 'g4');
      p.t(40, 160, '<?{remark}?>', 'b');
      const end = p.goods(195, '40<Nr=nr;75<Art=name;320>Vikt/antal=qty;326<Enh=unit;430>Pris=price;555>Belopp=sum', { lines: 'each', step: 14, below: 'Fångstområde IIIa, parti {lot}' });
      const y = p.room(end, 90);
      p.kv(400, 555, y + 14, 'Netto=net;Moms {rate} %=*taxes;Att betala=pay', 'r ! 10');
      p.t(40, 780, '{name} · {street} · {post} · Tel {tel}|Org.nr {org} · Momsreg.nr {vat} · Bankgiro {bg} · Godkänd för F-skatt', '7.5');
    }),
  },
  {
    id: 'bb10-skaldjur-enkel', producer: 'writer', hard: 'a word processor’s page; the freight is a row of its own', credits: 1,
    seller: { firm: ab('Skaldjursbilen Bohus AB', 'Fiskebäck 4, 426 58 Västra Frölunda'), wares: food.shell, rows: [2, 5], no: (n) => String(1_430 + n), days: 8, grain: 10, isWhole: true },
    draw: printedPage(hand('bare', slashed), '', `<p><font size="5"><b>SKALDJURSBILEN</b></font></p><p>{name}<br>{street}, {post}<br>Tel {tel}</p><table width="100%"><tr><td width="50%">{bname}<br>{bstreet}<br>{bpost}</td><td>[[list Faktura nr=no;Datum=date;Förfallodag=due;Avdrag på faktura=about]]</td></tr></table><h2>{title}</h2>[[remark]][[goods <Benämning=name;>Antal=qty;<Enhet=unit;>Pris=price;>Summa=sum]][[kv Summa=net;Moms {rate} %=*taxes;Moms=tax;Öresavrundning=round;Att betala kr=pay]]<p>Bankgiro {bg}. Organisationsnummer {org}. Momsregistreringsnummer {vat}. Vi har F-skattsedel.</p>`),
  },
  {
    id: 'bb11-kott-grossist', producer: 'cairo', hard: 'boxes and weight beside each other; names in capitals; amounts below zero on credit notes', credits: 1,
    seller: { firm: ab('Laholms Köttengros AB', 'Slakterigatan 1, 312 34 Laholm'), wares: food.meat, rows: [4, 10], code: 5, no: (n) => String(712_000 + n), days: 15, isNegative: true, fees: [['Miljö- och transporttillägg', 12900, 25]] },
    draw: penned(hand('swedish', iso, { amount: 2 }), '8.5', (p) => {
      p.frame(36, 36, 250, 84); p.t(46, 58, 'LAHOLMS KÖTTENGROS', 'b 14'); p.t(46, 74, 'Kött, chark & styckdetaljer sedan 1958', '7');
      p.t(320, 50, '{TITLE}', 'b 14'); p.cells(320, 58, [80, 80, 80], 'Fakturanr=no;Datum=date;Förfallodatum=due', 'f k'); p.cells(320, 84, [80, 80, 80], 'Kundnr=cust;Order=order;Er ref=ref', 'f k');
      p.t(320, 130, '{bname}|{bstreet}|{bpost}', '10'); p.t(46, 130, '<?Kreditering av faktura {about}?>|<?{remark}?>', 'b');
      const end = p.goods(200, '40<ARTNR=nr;82<VARUSLAG=name;290>KOLLI=boxes;350>KVANT=qty;356<ENH=unit;422>À-PRIS=price;468>MOMS%=rate;556>BELOPP=sum', { grey: 0.85, step: 15, zebra: 0.95 });
      const y = p.room(end, 110); p.line(36, 560, y - 4);
      p.kv(380, 556, y + 14, 'Varor=rows;=*fees;Netto=net;Moms {rate} %=*taxes;Summa moms=tax;ATT BETALA=pay', 'r ! 9 /14');
      p.line(36, 560, 782); p.t(40, 794, '{name}  {street}  {post}  Tel {tel}|Bankgiro {bg}  Org.nr {org}  Momsreg.nr {vat}  EG-nr SE 512  Godkänd för F-skatt', '7');
    }),
  },
  {
    id: 'bb12-chark-html', producer: 'chromium', hard: 'unit in the price’s cell; a discount in some rows', count: 3, credits: 1,
    seller: { firm: ab('Charkbröderna Åsklosters Rökeri AB', 'Åsklostervägen 3, 432 95 Varberg'), wares: food.deli, rows: [3, 7], code: 4, no: (n) => `R${5_210 + n}`, days: 20, cuts: [300, 500], grain: 10 },
    draw: printedPage(sv, 'body{font-family:"EB Garamond",serif;font-size:11pt}.goods th{border-bottom:1pt solid #7b2d26;color:#7b2d26}.goods td{padding:1.2mm 1mm}.kv td{padding:.6mm 1mm}', `<table class="full"><tr><td width="58%"><h1 style="color:#7b2d26">Åsklosters Rökeri</h1></td><td>[[kv {title}=no;Datum=date;Förfaller=due;Kund=cust;Krediterar=about]]</td></tr></table><div style="margin:8mm 0 0 58%">{bname}<br>{bstreet}<br>{bpost}</div>[[remark]][[goods <Nr=nr;<Vara=name;>Mängd=qty;>Pris=priceunit;>Rabatt=cutp;>Belopp=sum]][[kv Netto=net;Moms {rate} %=*taxes;<b>Att betala SEK</b>=pay||end]]<p class="foot">{name} | {street}, {post} | Org.nr {org} | Moms {vat} | Bg {bg} | Godkänd för F-skatt</p>`),
  },
  {
    id: 'bb13-vilt-groff', producer: 'groff', hard: 'typeset like a book; goods without numbers', credits: 0,
    seller: { firm: ab('Simlångsdalens Vilt AB', 'Brearedsvägen 20, 313 95 Åled'), wares: food.game, rows: [2, 4], no: (n) => String(318 + n), days: 20, grain: 10 },
    draw: typeset(hand('space', words), 'P', 11, `\\s+4\\fBSimlångsdalens Vilt\\fP\\s0
{street}, {post}
.sp 1c
.in 9c
{bname}
{bstreet}
{bpost}
.in 0
.sp 1c
\\fB{title} {no}\\fP
[[remark]]
.sp .4c
[[kv Fakturadatum=date;Förfallodatum=due;Kundnummer=cust||3.8]]
.sp .6c
[[goods 70<Vara=name;20>Mängd=qty;15<=unit;25>Pris=price;30>Kronor=sum]]
.sp .4c
.in 8c
[[kv Summa exkl. moms=net;Moms {rate} %=*taxes;Att betala=pay||4.6||3.6]]
.in 0
.sp 1.5c
{name}. Bankgiro {bg}.
Organisationsnummer {org}. Momsreg.nr {vat}.
Innehar F-skattsedel. Betalningsvillkor {days} dagar.`),
  },
  {
    id: 'bb14-gront-parti', producer: 'words', hard: 'each word is placed alone; returned goods as negative rows', count: 3, credits: 1,
    seller: { firm: ab('Grönsakshallen Väst AB', 'Partihallsvägen 12, 415 02 Göteborg'), wares: food.greens, rows: [8, 16], code: 4, no: (n) => String(4_077_100 + n), days: 14, back: 12, grain: 100, isWhole: true },
    draw: penned(hand('bare', iso, { amount: 1 }), '8.5', (p) => {
      p.t(40, 50, 'GRÖNSAKSHALLEN VÄST', 'b 15'); p.t(40, 64, 'frukt - grönt - örter', '8');
      p.t(555, 50, '{title}', 'b 13 r'); p.kv(400, 555, 70, 'Fakturanr=no;Fakturadatum=date;Förfallodatum=due;Kundnr=cust;Kredit för=about', 'r /12');
      p.t(40, 100, '{bname}|{bstreet}|{bpost}', '9.5'); p.t(40, 150, '<?{remark}?>', 'b');
      const end = p.goods(165, '40<Artnr=nr;80<Artikel=name;300>Antal=qty;306<Enh=unit;400>Pris=price;440>Moms=rate;555>Summa=sum', { lines: 'round', step: 13 });
      const y = p.room(end, 90); p.line(36, 559, y - 6);
      p.kv(400, 555, y + 10, 'Exkl. moms=net;Moms {rate}%=*taxes;Öresutjämning=round;Att betala=pay', 'r ! /14');
      p.t(40, 800, '{name}, {street}, {post}. Org.nr {org}, momsreg.nr {vat}. Bg {bg}. F-skatt.', '7.5');
    }),
  },
  {
    id: 'bb15-gardsgront-excel', producer: 'calc', hard: 'a farm’s spreadsheet; sums by the side', credits: 0,
    seller: { firm: person('670411', 'Vessigebro Grönt, Karin Alm', 'Lindhultsvägen 9, 311 64 Vessigebro'), wares: food.localGreens, rows: [2, 6], no: (n) => `2026-${40 + n}`, days: 10, grain: 100 },
    draw: spreadsheet(hand('bare'), [220, 60, 60, 110, 90], '<Vara=name;>Mängd=qty;<Enhet=unit;>Pris=price;>Summa=sum', 'Netto=net;Moms {rate} %=*taxes;Att betala=pay', [
      '<b>{name}</b>|||{title}', '{street}, {post}', 'Tel {tel}', '', 'Till {bname}|||Nr|{no}', '{bstreet}|||Datum|{date}', '{bpost}|||Betalas|{due}', '{remark}', '', 'goods', '', 'sums', '', 'Bankgiro {bg}', 'Org.nr {org}', 'Momsnr {vat}, F-skatt',
    ]),
  },
  {
    id: 'bb16-bageri-lista', producer: 'weasyprint', hard: 'quantity before the name; names in italics', credits: 1,
    seller: { firm: ab('Stenugnsbageriet Solgläntan AB', 'Gamlebyvägen 14, 311 39 Falkenberg'), wares: food.bread, rows: [3, 8], code: tagged('', 3), no: (n) => String(9_880 + n), days: 10, isWhole: true },
    draw: printedPage(hand('space', dotted), 'body{font:10pt "C059",serif}h1{font-weight:normal}.goods td{padding:1mm;border-bottom:.3pt dotted #777}.goods th{font-weight:normal;font-size:8pt}.goods td:nth-child(3){font-style:italic}', `<table class="full"><tr><td width="60%"><h1>Solgläntan</h1>stenugnsbageri<br><br>{bname}<br>{bstreet}<br>{bpost}</td><td><h2>{title}</h2>[[list Nummer=no;Datum=date;Förfallodag=due;Kund=cust;Kredit på faktura=about]]</td></tr></table>[[remark]][[goods 10>Antal=qty;10<=unit;<Bröd=name;10<Nr=nr;>Pris=price;>Summa=sum]][[kv Summa=net;Moms {rate} %=*taxes;Öresavrundning=round;<b>Att betala kr</b>=pay||end]]<p class="foot">{name}, {street}, {post}. Org.nr {org}. Momsreg.nr {vat}. Bankgiro {bg}. Godkänd för F-skatt.</p>`),
  },
  {
    id: 'bb17-konditori-deliv', producer: 'kerned', hard: 'a day of delivery above the rows; two rates', credits: 0,
    seller: { firm: ab('Konditori Vita Duvan AB', 'Köpmansgatan 7, 302 42 Halmstad'), wares: food.pastry, rows: [5, 9], code: 3, no: (n) => String(33_010 + n), days: 10, trips: 3 },
    draw: penned(sp, '9', (p) => {
      p.t(297, 52, 'Konditori Vita Duvan', 's b 20 c'); p.t(297, 66, '{street} · {post} · {tel}', '8 c'); p.line(40, 555, 76);
      p.t(40, 100, '{bname}|{bstreet}|{bpost}', '10'); p.kv(370, 470, 100, '{title}=no;Fakturadatum=date;Förfallodatum=due;Kundnr=cust', '/14'); p.t(40, 158, '<?{remark}?>', 'b');
      const end = p.goods(185, '40<Nr=nr;75<Bakverk=name;310>Antal=qty;318<Enhet=unit;410>Pris=price;450>Moms %=rate;555>Belopp=sum', { lines: 'under', above: 'Levererat {day}', step: 14 });
      const y = p.room(end, 110);
      p.taxes(y + 16, [80, 160, 230], ['Moms', 'Netto', 'Moms kr']); p.kv(400, 555, y + 16, 'Netto=net;Moms=tax;Att betala SEK=pay', 'r ! 10');
      p.t(297, 800, '{name}  ·  Org.nr {org}  ·  Momsreg.nr {vat}  ·  Bankgiro {bg}  ·  F-skatt', '8 c');
    }),
  },
  {
    id: 'bb18-agg-gard', producer: 'chromium', hard: 'a small program on the net; large letters, few words; the sum of each row without and with VAT', credits: 0,
    seller: { firm: ab('Tvååkers Hönsgård HB', 'Gårdavägen 77, 432 77 Tvååker'), wares: food.eggs, rows: [1, 3], no: (n) => String(612 + n), days: 14, grain: 100 },
    draw: printedPage(hand('space', words), 'body{font-size:11pt}.goods td,.goods th{padding:2mm 1mm;border-bottom:.4pt solid #bbb}.end td{font-size:12pt;padding:1mm}', `<h1>{title}</h1><p>Nr {no} · {date}</p><table class="full"><tr><td width="50%"><small>Från</small><br>{name}<br>{street}<br>{post}</td><td><small>Till</small><br>{bname}<br>{bstreet}<br>{bpost}</td></tr></table>[[remark]][[goods <Beskrivning=name;>Antal=qtyunit;>Á-pris=price;>Belopp=sum;>Inkl. moms=gross]][[kv Delsumma=net;Moms {rate} %=*taxes;<b>Att betala</b>=pay||end]]<p>Betala senast {due} till bankgiro {bg}.</p><p class="foot">Org.nr {org} · Momsreg.nr {vat} · Godkänd för F-skatt</p>`),
  },
  {
    id: 'bb19-svamp-kvittoblock', producer: 'stretched', hard: 'a sole trader’s simple page', credits: 1,
    seller: { firm: person('740925', 'Skogens Svamp & Bär, Ture Holm', 'Skogsstigen 4, 514 51 Limmared'), wares: food.forest, rows: [1, 4], no: (n) => String(77 + n), days: 10, grain: 100 },
    draw: penned(hand('bare', slashes), '10', (p) => {
      p.t(60, 70, '{name}', 'b 13'); p.t(60, 86, '{street}, {post}, {tel}', '9');
      p.t(60, 130, '{title} nr {no}', 'b 12'); p.t(60, 150, 'Datum {date}|Betalas senast {due}|<?Avser faktura {about}?>|<?{remark}?>');
      p.t(340, 130, '{bname}|{bstreet}|{bpost}');
      const end = p.goods(225, '60<Vara=name;300>Mängd=qty;308<Enhet=unit;420>Kr/enhet=price;535>Kr=sum', { lines: 'grid', step: 17 });
      p.kv(380, 535, end + 16, 'Summa=net;Moms {rate} %=*taxes;Att betala=pay', 'r !');
      p.t(60, 760, 'Bankgiro {bg}|Org.nr {org}, momsreg.nr {vat}|Godkänd för F-skatt', '9');
    }),
  },
  {
    id: 'bb20-ost-importor', producer: 'skia', hard: 'a rule round the heads, names of several words; packs in no column', credits: 1,
    seller: { firm: ab('Ostkällaren Import i Borås AB', 'Allégatan 39, 503 32 Borås'), wares: food.cheese, rows: [3, 8], code: tagged('OK', 3), no: (n) => String(15_440 + n), cuts: [500], fees: [['Kylfrakt', 19500, 25]] },
    draw: penned(three, '9 s', (p) => {
      p.t(50, 60, 'Ostkällaren', 'b 24'); p.t(545, 60, '{title}', '16 r');
      p.t(50, 100, '{bname}|{bstreet}|{bpost}', '11'); p.kv(350, 545, 100, 'Fakturanummer=no;Fakturadatum=date;Förfallodatum=due;Kundnummer=cust;Krediterar faktura=about', 'r /14'); p.t(50, 170, '<?{remark}?>', 'b');
      const end = p.goods(200, '50<Art=nr;95<Ost=name;310>Antal=qty;316<Enh=unit;400>Pris=price;440>Rab %=cut;545>Summa=sum', { lines: 'round', step: 16, fees: true });
      p.line(46, 549, end - 4);
      p.kv(370, 545, end + 14, 'Summa netto=net;Moms {rate} %=*taxes;Moms=tax;Att betala SEK=pay', 'r ! /15');
      p.line(46, 549, 775); p.t(50, 790, '{name}, {street}, {post}, {tel}|Org.nr {org}   Momsreg.nr {vat}   Bankgiro {bg}   Godkänd för F-skatt', '8');
    }),
  },
];
