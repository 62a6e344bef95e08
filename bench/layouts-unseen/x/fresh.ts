/** Fish, meat, bread, milk and greens. */
import { abbreviated, dotted, iso, shortDashed, slashed, words } from '../days.ts';
import { cellOf, filled } from './fields.ts';
import { firm } from './firms.ts';
import { coded, type LayoutX } from './orders.ts';
import { drawn, type Pen } from './pen.ts';
import { bread, cheese, dairy, farm, fish, greens, ice, meat, spices, sweets } from './wares.ts';
import { web } from './web.ts';

const swedish = { n: 'swedish', d: iso } as const;

/** Layouts of those who sell fresh food. */
export const fresh: readonly LayoutX[] = [
  {
    id: 'x09-fisk-kolli-vikt', producer: 'reportlab', hard: 'boxes and weight beside each other; sender at the foot and in a mark at the right', credits: 1,
    seller: { firm: firm('Bröderna Hällqvist Fisk AB', 'Fiskhamnspiren 3, 414 58 Göteborg'), wares: fish, lines: [5, 11], code: 4, number: (n) => String(318_400 + n), terms: 10, charges: [['Isavgift', 4500, 'F'], ['Körning', 15000, 'F', 50]], isWhole: true },
    draw: drawn({ n: 'space', d: shortDashed, least: 2 }, { size: 9 }, (k) => {
      k.t(555, 56, 'HÄLLQVIST', { font: 'serifbold', size: 24, align: 'r' }).t(555, 70, 'fisk & skaldjur sedan 1928', { font: 'serif', align: 'r' });
      k.b(40, 60, '{bname}|{bstreet}|{bpost}', { size: 10 }).t(40, 120, '{word}', { font: 'bold', size: 16 }).t(200, 120, '{remark}', { font: 'bold' });
      k.strip([40, 120, 200, 280, 360, 450], 140, 'Fakturanr=number|Fakt.datum=issue|Förf.datum=due|Kundnr=customer|Leverans=delivered|Kredit av=about', { label: { font: 'bold' } });
      k.table(185, 'nr:Art@40|name:Vara@75~170|kolli:Lådor@290r|qty:Vikt/antal@350r|unit:@356|price:Pris@430r|ratep:Moms@475r|sum:Summa@555r', { ruled: 'head', charges: true });
      k.sums(380, 555, k.y + 12, 'Netto=net|Moms=tax|Öresutjämning=rounding|Att betala=payable', { rule: true, big: 11 });
      k.line(40, 770, 555).foot(782, [40, 230, 420], '{name}|{street}, {post}', 'Bg {bg}|Tel {phone}', 'Org.nr {org}|Moms.nr {vatno}|F-skatt');
    }),
  },
  {
    id: 'x10-kott-spar', producer: 'arrays', hard: 'batch and best before; weights of three decimals; the sum per kilo as “kr/kg”', credits: 1,
    seller: { firm: firm('Slakthusets Styckare Linköping AB', 'Tornbyvägen 17, 582 73 Linköping'), wares: meat, lines: [6, 12], code: 5, number: (n) => `${24_100 + n}`, terms: 14, isNegativeCredit: true },
    draw: drawn({ n: 'bare', d: iso, least: 3 }, { size: 8 }, (k) => {
      k.b(40, 50, '{name}|{street}|{post}', { size: 9 }).t(300, 50, '{WORD} {number}', { font: 'bold', size: 14 }).kv(300, 390, 68, 'Datum=issue|Förfallodag=due|Kund=customer|Er ref=reference|Kreditfaktura till=about', { step: 11 });
      k.frame(296, 130, 555, 186).b(302, 145, '{bname}|{bstreet}|{bpost}', { size: 9.5 }).t(40, 160, '{remark}', { font: 'bold', size: 10 });
      k.table(215, 'nr:Artnr@40|name:Produkt@78~130|batch:Batchnr@212|bbd:Bäst före@262|qty:Kvant.@350r|unit:Enh@356|pu:À-pris@450r|ratep:Moms@485r|sum:Totalt@555r', { ruled: 'all', step: 14 });
      k.vat([80, 150, 220], k.y + 18, 'Sats|Nettobelopp|Momsbelopp', { mark: ' %' });
      k.sums(380, 555, k.y - 24, 'Totalt exkl. moms=net|Total moms=tax|Totalt att betala=payable');
      k.foot(780, [40, 250, 420], 'Anläggningsnummer SE 3319 EG|Tel {phone}', 'Bankgiro: {bg}|OCR: {ocr}', 'Org.nr: {org}|Momsregnr: {vatno}|Godkänd för F-skatt');
    }),
  },
  {
    id: 'x11-bageri-dagar', producer: 'weasyprint', hard: 'a collective bill of a week with a heading a day; labels under values', credits: 1,
    seller: { firm: firm('Tre Kringlor Hantverksbageri AB', 'Mjölnargränd 2, 632 20 Eskilstuna'), wares: bread, lines: [7, 12], deliveries: 3, code: 3, number: (n) => `K${3_310 + n}`, terms: 10 },
    draw: web({ n: 'swedish', d: iso }, '.cards{display:flex;flex-wrap:wrap;margin:6mm 0}.cards div{display:flex;flex-direction:column-reverse;margin:0 9mm 3mm 0}.cards span{font-size:7pt;color:#777}.lines th{border-bottom:1pt solid #a52;font-size:8pt}.delivery{background:#f6ece4;font-weight:bold}.sums{margin:6mm 0 0 auto}.sums tr:last-child td{font-size:13pt;font-weight:bold;border-top:1pt solid #a52}', (k) => [
      k.beside([60, '<h1 style="color:#a52;font-family:serif">Tre Kringlor</h1>'], [40, k.h('<p class="r">{name}<br>{street}<br>{post}</p>')]), k.h('<h2>{word}</h2>'), k.remark,
      k.cards('Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Kundnummer=customer|Er referens=reference|OCR=ocr|Avser fakturanummer=about'), k.buyer('<span class="s">Kund</span><br>'), '<br><br>',
      k.lines('nr:Nr|name:Bröd|qty:Antal|unit:Enhet|price:À-pris|rate p:Moms|sum:Belopp', { delivery: 'Leverans {day}, följesedel {slip}' }), k.sums('Summa=net|Moms {r} % av {b}=vat|Att betala={payable} kr'),
      k.h('<p class="s">Bankgiro {bg} · Org.nr {org} · Momsreg.nr {vatno} · Godkänd för F-skatt · {phone}</p>')].join('')),
  },
  {
    id: 'x12-mejeri-tabell', producer: 'recoded', hard: 'a dairy’s print with rates as “06,00”; returned crates absent; sums at the left', credits: 1,
    seller: { firm: firm('Ådalens Mejeri ek. för.', 'Mejerivägen 9, 872 32 Kramfors'), wares: dairy, lines: [5, 11], code: 4, number: (n) => String(1_004_200 + n), terms: 15, discounts: [400, 600], returns: 6 },
    draw: drawn({ n: 'trailing', d: iso }, { size: 8.5 }, (k) => {
      k.t(40, 56, 'Ådalens Mejeri', { font: 'bold', size: 20 }).t(555, 56, '{WORD}', { font: 'bold', size: 12, align: 'r' });
      k.b(340, 90, '{bname}|{bstreet}|{bpost}', { size: 10 }).kv(40, 130, 90, 'Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Kundnummer=customer|Leveransdag=delivered|Tidigare faktura=about', { step: 12 }).t(340, 150, '{remark}', { font: 'bold' });
      k.table(200, 'nr:Art.nr@40|name:Artikel@80~190|qty:Antal@310r|unit:Enh@316|price:Pris@385r|discp:Rabatt@430r|rate2:Moms %@485r|sum:Summa@555r', { band: 0.82, stripes: 0.95 });
      k.sums(40, 260, k.y + 14, 'Netto=net|Moms {r} % ({b})=vat|Summa moms=tax|Att betala SEK=payable', { big: 11 });
      k.b(340, k.y - 20, 'Betala till bankgiro {bg}|Ange OCR {ocr}').line(40, 776, 555).foot(788, [40, 240, 420], '{name}|{street}, {post}', 'Tel {phone}|Säte Kramfors', 'Org.nr {org}|VAT {vatno} F-skatt');
    }),
  },
  {
    id: 'x13-gront-tbl', producer: 'groff-gs', hard: 'a typesetter’s table; lines between rows; country of origin', credits: 1,
    seller: { firm: firm('Grönsakshuset Årsta Partihallar AB', 'Partihandlarvägen 27, 120 44 Årsta'), wares: greens, lines: [6, 12], code: coded('', 4), number: (n) => String(88_010 + n), terms: 10 },
    draw: (p) => {
      const w = { p, m: { n: 'bare', d: iso, least: 1 } } as const;
      const f = (text: string): string => filled(w, text).replaceAll('-', "\\N'45'");
      const rows = p.lines.map((line, at) => ['nr', 'name', 'land', 'qty', 'unit', 'price', 'sum'].map((key) => cellOf(w, key, line, at)).join('\t'));
      return ['.pl 29.7c', '.po 2c', '.ll 17c', '.ps 10', '.vs 13', '.ft HR', '.nf', '.sp 1c', f('\\fB\\s14{name}\\s0\\fP'), f('{street}, {post}   Tel {phone}'), '.sp 1', f('\\fB\\s13{word} {number}\\s0\\fP'), f('{remark}'),
        '.TS', 'tab(\t);', 'lw(4.5c) lw(4c) lw(8c).', `Fakturadatum\t${f('{issue}')}\t${f('{bname}')}`, `Förfallodatum\t${f('{due}')}\t${f('{bstreet}')}`, `Kundnummer\t${f('{customer}')}\t${f('{bpost}')}`, `Leveransdatum\t${f('{delivered}')}\t`, ...(p.about === null ? [] : [`Krediterar faktura\t${f('{about}')}\t`]), '.TE', '.sp 1',
        '.TS', 'tab(\t);', 'lb lb lb rb lb rb rb', 'lw(1.5c) lw(5.5c) lw(1c) rw(1.6c) lw(1.2c) rw(2c) rw(2.4c).', 'Nr\tVara\tLand\tMängd\tEnhet\tPris\tBelopp', '_', ...rows, '_', '.TE', '.sp 1',
        '.TS', 'tab(\t);', 'lw(9.7c) lw(3.6c) rw(2.4c).', `\tSumma netto\t${f('{net}')}`, `\tMoms ${p.vat[0]?.rate ?? 0} %\t${f('{tax}')}`, `\t\\fBAtt betala kr\\fP\t\\fB${f('{payable}')}\\fP`, '.TE', '.sp 2',
        f('Bankgiro {bg}    OCR {ocr}'), f('Org.nr {org}    Momsreg.nr {vatno}    Innehar F-skattebevis'), ''].join('\n');
    },
  },
  {
    id: 'x14-ost-program', producer: 'chromium', hard: 'a common accounting program’s form: grey heads, due day in a box, footer of four', credits: 1,
    seller: { firm: firm('Ostboden i Saluhallen Uppsala AB', 'Sankt Eriks torg 8, 753 10 Uppsala'), isNegativeCredit: true, wares: cheese, lines: [4, 8], code: 3, number: (n) => String(2_216 + n), terms: 20, isWhole: true },
    draw: web(swedish, 'body{font-size:9pt}.kv td{padding:1pt 10pt 1pt 0}.lines th{background:#e8e8e8}.pay{width:100%;border:1pt solid #000;margin-top:8mm}.pay th{font-size:7.5pt;font-weight:400}.pay td{font-size:11pt;font-weight:bold}.foot{border-top:1pt solid #000;margin-top:30mm;font-size:7.5pt}', (k) => [
      k.beside([50, k.h('<b style="font-size:15pt">Ostboden</b>')], [50, k.h('<span style="font-size:18pt">{word}</span>') + k.kv('Fakturadatum=issue|Fakturanr=number|Kundnr=customer|Krediterar fakturanr=about')]), k.remark, '<br>',
      k.beside([50, k.kv('Er referens=reference|Vår referens=seller|Ert ordernr=order|Betalningsvillkor={terms} dagar netto|Dröjsmålsränta={rate} %')], [50, k.buyer('<b>Fakturaadress</b><br>')]), '<br>',
      k.lines('nr:Artikel|name:Benämning|qty:Antal|unit:Enhet|price:À-pris|ratep:Moms|sum:Belopp'), k.over('Exkl. moms=net|Moms=tax|Öresavr.=round0|Förfallodatum=due|ATT BETALA={cur} {payable}', 'pay'),
      `<div class="foot">${k.beside([28, k.h('<b>Adress</b><br>{name}<br>{street}<br>{post}')], [24, k.h('<b>Telefon</b><br>{phone}')], [22, k.h('<b>Bankgiro</b><br>{bg}<br><b>Organisationsnr</b><br>{org}')], [26, k.h('<b>Momsreg.nr</b><br>{vatno}<br>Godkänd för F-skatt')])}</div>`].join('')),
  },
  {
    id: 'x15-glass-bestallning', producer: 'wkhtmltopdf', hard: 'order and print days near the invoice day; pack in the small text of the name', credits: 0, printing: { unit: () => undefined },
    seller: { firm: firm('Nordglass Distribution AB', 'Frysgatan 3, 254 64 Helsingborg'), wares: ice, lines: [3, 6], code: 5, number: (n) => String(670_900 + n), charges: [['Fryskörning', 29500, 25, 60]], terms: 20 },
    draw: web(swedish, '.lines td{border-bottom:1px dotted #999}.lines th{border-bottom:2px solid #29c;color:#29c}.sums{float:right;margin-top:5mm}.clear{clear:both;padding-top:25mm;font-size:8pt}', (k) => [
      k.beside([45, k.h('<h1 style="color:#29c">Nordglass</h1><p>{street}<br>{post}<br>{phone}</p>')], [55, k.h('<h2>{word} {number}</h2>') + k.kv('Utskriven=issue|Orderdatum=ordered|Leveransdatum=delivered|Fakturadatum=issue|Förfallodatum=due|Kundnr=customer|Avser=about')]), k.remark,
      k.buyer('<b>Till:</b><br>'), '<br><br>', k.lines('nr:Art.nr|name:Produkt|qty:Antal|price:Pris/st|rate p:Moms|sum:Summa', { small: '{pack}', charges: true }), k.sums('Summa exkl. moms=net|Varav moms {r} %=vat|Moms=tax|<b>Att betala</b>={payable} SEK'),
      k.h('<p class="clear">{name} · Org.nr {org} · Momsnr {vatno} · Bankgiro {bg} · OCR {ocr} · F-skatt</p>')].join('')),
  },
  {
    id: 'x16-agg-brev', producer: 'writer', hard: 'a farm’s bill from a word processor; “st” prices and few words', credits: 1,
    seller: { firm: firm('Näs Gårdsprodukter HB', 'Näs 114, 570 03 Vrigstad'), wares: farm, lines: [2, 5], number: (n) => `${140 + n}/2026`, terms: 14 },
    draw: web({ n: 'bare', d: slashed }, 'td,p{font-size:11pt}.lines th{border-bottom:1px solid #000}', (k) => [
      k.h('<p><b>{name}</b><br>{street}<br>{post}<br>Tel. {phone}</p>'), k.h('<p align="right">{city} den {issue}</p>'), k.buyer('<p>'), '</p>', k.h('<p><b>{WORD} nr {number}</b></p>[<p>Krediterar faktura {about}</p>]'), k.remark,
      k.lines('name:Vara|qty:Mängd|unit:Enhet|price:Pris|sum:Kronor'), '<p></p>', k.sums('Summa utan moms=net|Moms {r}%=vat|<b>Att betala</b>=payable'),
      k.h('<p>Betalas senast {due} till bankgiro {bg}.</p><p>Org.nr {org} &nbsp; Momsreg.nr {vatno} &nbsp; F-skattsedel finns</p>')].join('')),
  },
  {
    id: 'x17-konditori-butik', producer: 'chromium', hard: 'a shop system’s order bill: product, pieces times price, no grid', credits: 1, printing: { unit: () => undefined },
    seller: { firm: firm('Sockerstudion Malmö AB', 'Bergsgatan 12, 214 22 Malmö'), wares: sweets, lines: [3, 6], number: (n) => `#${2_210 + n}`, charges: [['Leverans cykelbud', 9500, 25, 70]], terms: 0 },
    draw: web({ n: 'bare', d: words }, 'body{font-size:9.5pt}.lines th{text-transform:uppercase;font-size:7pt;letter-spacing:1px;color:#888}.lines td{border-top:.5pt solid #ddd;padding:6pt 4pt}.sums{width:50%;margin-left:50%}.sums td{padding:3pt}.sums tr:last-child{font-weight:bold;font-size:12pt}', (k) => [
      k.beside([60, '<span style="font-size:20pt">sockerstudion</span>'], [40, k.h('<p class="r">{word} {number}<br>{issue}</p>')]), k.remark, k.h('[<p>Återbetalning av order {about}</p>]'),
      k.beside([34, k.h('<b>Från</b><br>{name}<br>{street}<br>{post}')], [33, k.buyer('<b>Faktureras till</b><br>')], [33, k.buyer('<b>Levereras till</b><br>')]), '<br>',
      k.lines('name:Produkt|qty:Antal|price:Pris|rate p:Moms|sum:Summa'), k.sums('Delsumma=lineNet|=charges|Netto=net|Moms {r} %=vat|Moms=tax|Totalt={payable} kr'), k.h('<p>Förfallodatum {due}. Betalning bankgiro {bg}.</p><p class="s">Organisationsnummer {org} · Momsregistreringsnummer {vatno} · Godkänd för F-skatt · {mail}</p>')].join('')),
  },
  {
    id: 'x18-kryddor-handel', producer: 'weasyprint', hard: 'a web shop’s add-on bill; SKU below the name; order number larger than the bill’s', credits: 0, printing: { unit: () => undefined },
    seller: { firm: firm('Kryddmagasinet på Nätet AB', 'Lagergatan 40, 504 64 Borås'), wares: spices, lines: [3, 7], code: coded('KM-', 4), number: (n) => `2026-${1_180 + n}`, charges: [['Frakt: Postpaket', 7900, 'F']], discounts: [1000], terms: 15 },
    draw: web({ n: 'swedish', d: words }, 'body{font-size:9pt}h1{font-size:16pt}.lines thead th{background:#000;color:#fff}.lines td{border-bottom:.5pt solid #ccc}.sums{width:40%;margin-left:60%}.sums td{border-bottom:.5pt solid #ccc;padding:3pt}.foot{position:fixed;bottom:0;border-top:.5pt solid #000;width:100%;text-align:center;font-size:8pt}', (k) => [
      k.beside([60, '<h2>Kryddmagasinet</h2>'], [40, k.h('<b>{name}</b><br>{street}<br>{post}<br>Org.nr {org}<br>Moms {vatno}')]), k.h('<h1>{WORD}</h1>'), k.remark,
      k.beside([60, k.buyer() + k.h('<br>Er ref: {reference}')], [40, k.kv('Fakturanummer:=number|Fakturadatum:=issue|Ordernummer:=order|Orderdatum:=ordered|Förfaller:=due|Betalningssätt:=~Faktura')]), '<br>',
      k.lines('name:Produkt|qty:Antal|price:Pris|discp:Rabatt|rate p:Moms|sum:Totalt', { small: 'SKU: {nr}' }), k.sums('Delsumma=lineNet|=charges|Summa exkl. moms=net|Moms=tax|<b>Totalt</b>={payable} kr'), k.h('<p>Betala till bankgiro {bg}, ange {ocr}.</p><div class="foot">Tack för din beställning! {phone}</div>')].join('')),
  },
  {
    id: 'x19-kyckling-fot', producer: 'flipped', hard: 'sender only in the foot; heads of two lines; buyer at the left in a window', credits: 1,
    seller: { firm: firm('Österlens Fågel & Vilt AB', 'Industrivägen 6, 273 36 Tomelilla'), wares: meat, lines: [4, 8], code: 4, number: (n) => `V${52_100 + n}`, terms: 20 },
    draw: drawn({ n: 'space', d: dotted, least: 2 }, { size: 8.5 }, (k) => {
      k.b(60, 110, '{bname}|{bstreet}|{bpost}', { size: 10 }).t(350, 60, '{word}', { size: 20 }).kv(350, 450, 84, 'Fakturanummer=number|Fakturadatum=issue|Kundnummer=customer|Förfallodatum=due|Vår referens=seller|Er referens=reference|Till faktura=about');
      k.t(60, 190, '{remark}', { font: 'bold' });
      k.table(220, 'nr:Artikel^nummer@60|name:Varans^benämning@112~150|qty:Levererad^kvantitet@330r|unit:Enhet@338|price:Pris^per enhet@420r|rate:Moms^%@460r|sum:Netto^belopp@545r', { ruled: 'both' });
      k.sums(340, 545, k.y + 10, 'Summa netto=net|Moms {r} %=vat|Summa SEK=payable', { rule: true });
      k.line(60, 760, 545).foot(772, [60, 200, 320, 430], '{name}|{street}|{post}', 'Tel {phone}|Säte Tomelilla', 'Bankgiro|{bg}', 'Org.nr {org}|{vatno}|F-skatt');
    }),
  },
  {
    id: 'x20-svamp-liten', producer: 'kerned', hard: 'few words, dates written out, all at the left', credits: 0,
    seller: { firm: firm('Skogens Skafferi Ljusdal AB', 'Norra Järnvägsgatan 31, 827 32 Ljusdal'), wares: farm, lines: [2, 4], number: (n) => String(610 + n), terms: 15 },
    draw: drawn({ n: 'space', d: abbreviated, least: 1 }, { size: 10 }, (k: Pen) => {
      k.t(50, 60, 'Skogens Skafferi', { font: 'serifbold', size: 22 }).t(50, 100, '{word} {number}', { font: 'bold', size: 13 }).kv(50, 160, 122, 'Datum=issue|Betala senast=due|Kund=bname|Adress={bstreet}, {bpost}|Märkning=reference', { mark: ':', step: 15 }).t(50, 210, '{remark}', { font: 'bold' });
      k.table(240, 'name:Vad@50~200|qu:Hur mycket@330r|pu:Pris@440r|sum:Summa@545r', { ruled: 'head', step: 17 });
      k.sums(330, 545, k.y + 14, 'Utan moms=net|Moms {r} %=vat|Med moms, att betala=payable', { step: 16 });
      k.b(50, 720, '{name}, {street}, {post}|Org.nr {org}, momsreg.nr {vatno}, godkänd för F-skatt|Bankgiro {bg}. Tel {phone}', { size: 9 });
    }),
  },
]; // prettier-ignore
