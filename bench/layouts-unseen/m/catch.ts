/** Fish, game and meat: fishers, a co-operative, slaughterhouses and smokers. */
import { dashedBack, iso, pointed, short, slashed } from '../days.ts';
import { address, escaped, pairs, table } from '../html.ts';
import {
  beside,
  called,
  chosen,
  cols,
  column2,
  listed,
  meta,
  noted,
  over2,
  page,
  rows,
  sheetOf,
  sums,
  to,
} from './kit.ts';
import type { LayoutM } from './orders.ts';
import { association, firm, sole } from './parties.ts';

export const catches: readonly LayoutM[] = [
  {
    id: 'm09', producer: 'chromium', hard: 'Fortnox with a logo as text; a short number first; sender in a foot of a grid', credits: 1,
    seller: {
      party: sole('Fiskare Roland Åhs', 'Rönnäng 212, 471 41 Rönnäng', '630127'), numbers: '1088', codes: '##', terms: 10,
      wares: `Havskräfta 4/8 levande|kg|385
        Krabba honkrabba|kg|92
        Makrill dörjad|kg|48
        Pigghaj urtagen|kg|79
        Torsk urtagen med huvud|kg|96
        Kolja urtagen|kg|84
        Hummer levande|kg|520
        Ishink retur|st|35|||25`, lines: [2, 5],
    },
    draw: (paper) => page('.logo{font:italic 22pt "Liberation Serif";color:#146}.lines th{border-top:1px solid #000;border-bottom:1px solid #000}.foot{position:fixed;bottom:0;width:100%;border-top:1px solid #000;font-size:8pt}.pairs{margin-left:55%;width:45%}',
      beside([55, '<span class="logo">R. Åhs fisk</span>'], [45, `<h1>${called(paper, 'Faktura', 'Kredit')}</h1>${pairs(meta(paper, 'Fakturanr=number|Kreditering av=about|Fakturadatum=issue|Kundnr=customer'))}`]),
      beside([55, pairs(meta(paper, 'Er referens=reference|Vår referens=Roland|Betalningsvillkor=10 dagar|Förfallodatum=due|Dröjsmålsränta=8 %'))], [45, address(paper.buyer)]), noted(paper),
      table(cols(paper, 'Artnr=code|Benämning=name|Lev. ant=q|Enh=unit|À-pris=price|Summa=sum', { least: 2 }), paper.lines),
      pairs(sums(paper, 'Exkl. moms=net|Moms=tax|Totalt=gross|Att betala SEK=payable')),
      `<div class="foot">${beside([25, `<b>Adress</b><br>Fiskare Roland Åhs<br>Rönnäng 212<br>471 41 Rönnäng`], [25, `<b>Telefon</b><br>${paper.supplier.phone}`], [25, `<b>Bankgiro</b><br>${paper.supplier.bankgiro}`], [25, `<b>Org.nr</b><br>${paper.supplier.organisation}<br>Momsreg.nr<br>${paper.supplier.vat}<br>Godkänd för F-skatt`])}</div>`),
  },
  {
    id: 'm10', producer: 'pdf-lib', hard: 'the fishers’ association stands only on the slip at the foot; the number is between name and weight',
    seller: {
      party: association('Östersjöns Småfiskare ek. för.', 'Hamnvägen 2, 376 70 Torhamn'), numbers: '700410', codes: 'F-###', terms: 30,
      wares: `Gädda rensad|kg|74
        Abborrfilé med skinn|kg|268
        Gösfilé|kg|312
        Strömming, rensad|kg|46
        Sikfilé varmrökt|kg|295
        Piggvar|kg|184
        Skrubbskädda|kg|52
        Laxrom|kg|640`, lines: [3, 6], grams: 50, fees: 'Is och lådor|6000|25',
    },
    draw: (paper) => {
      const s = sheetOf({ size: 9.5 });
      s.text(45, 60, called(paper, 'FAKTURA'), { size: 18, font: 'serifbold' });
      column2(s, 45, 150, 85, meta(paper, 'Vårt nummer=number|Datum=issue|Betalas den=due|Kundnummer=customer', { day: pointed }));
      s.block(340, 85, to(paper.buyer), { size: 10.5, leading: 14 });
      if (paper.remark !== null) s.text(45, 160, paper.remark, { font: 'bold' });
      const y = rows(s, paper, '45 Fångst=name|220 Nr=code|330> Vikt=q|340 =unit|440> Pris=price|545> Kronor=sum', 190, { looks: { least: 2 }, rule: (at) => s.line(45, at, 545) });
      column2(s, 350, -545, y + 20, sums(paper, 'Fisk=lines|charges|Utan moms=net|Moms=tax|Summa=payable'));
      s.line(30, 640, 565); s.text(45, 655, 'INBETALNING/GIRERING', { size: 8, font: 'bold' });
      column2(s, 45, 150, 680, meta(paper, 'Till bankgiro=bg|Fakturanummer=number'));
      s.block(320, 680, ['Betalningsmottagare', paper.supplier.name, paper.supplier.street, paper.supplier.post, `Org.nr ${paper.supplier.organisation}`], { leading: 12 });
      s.text(45, 760, 'Belopp'); s.right(220, 760, sums(paper, '=payable')[0]?.[1] ?? '', { font: 'bold' });
      return s.drawing();
    },
  },
  {
    id: 'm11', producer: 'kerned', hard: 'Pyramid: number and name in one cell; weights to the gram and the catch below', credits: 1,
    seller: {
      party: firm('Kattholmens Fisk & Rök AB', 'Fiskhamnsgatan 5, 434 24 Kungsbacka'), numbers: 'K40217', codes: '#####', terms: 20, grams: 1,
      wares: `Rödspättafilé skinnfri|kg|246
        Lax sida trimmad C|kg|238.4
        Hälleflundra i bit|kg|329
        Musslor blå odlade|kg|46.9
        Räka handskalad i lake|hink|398||1,5 kg
        Vitlökssill|hink|212||2,2 kg
        Tångrom svart|burk|41.5||350 g
        Rökt makrillfilé|kg|188
        Sotare saltad|kg|71`, lines: [4, 8],
      fees: 'Kyltransport|32500|25',
    },
    draw: (paper) => {
      const s = sheetOf();
      s.text(40, 55, 'Kattholmens Fisk & Rök AB', { size: 15, font: 'bold' }); s.right(555, 55, called(paper, 'FAKTURA', 'KREDITFAKTURA'), { size: 15 });
      over2(s, 85, [40, 130, 220, 310, 400], meta(paper, 'Fakturanr=number|Fakturadatum=issue|Kundnr=customer|Ordernr=order|Förf.datum=due'));
      s.text(320, 125, 'Fakturaadress', { size: 7 }); s.block(320, 138, to(paper.buyer)); s.text(40, 125, 'Lev.datum', { size: 7 }); s.text(40, 138, iso(paper.delivered));
      if (paper.isCredit) s.text(40, 160, `Avser faktura ${paper.about}`); if (paper.remark !== null) s.text(40, 175, paper.remark, { font: 'bold' });
      const y = rows(s, paper, '40 Art.nr / Benämning=codename|330> Antal=q|345 Enh=unit|440> À-pris=price|555> Belopp=sum', 200, { looks: { least: 3 }, rule: (at) => s.line(40, at, 555), underAt: 70, style: { size: 8.5 },
        under: (line) => line.unit === 'kg' ? `Fångstområde ${chosen(line, ['FAO 27 IIIa', 'FAO 27 IVa', 'FAO 27 IIa'])}, ${chosen(line, ['trål', 'garn', 'odlad'], 'r')}` : '' });
      column2(s, 380, -555, y + 18, sums(paper, 'Varor=lines|charges|Netto=net|Moms=tax|ATT BETALA SEK=payable'), { font: 'bold' });
      s.line(40, 780, 555); s.text(40, 792, listed(meta(paper, '=address|Tel=phone|Bankgiro=bg|Org.nr=org|Momsnr=vatno'), ' ', '   '), { size: 7.5 });
      return s.drawing();
    },
  },
  {
    id: 'm12', producer: 'arrays', hard: 'Jeeves: records on two rows, the number above the name; weight and pieces', credits: 1,
    seller: {
      party: firm('Norrskogens Slakteri AB', 'Slakthusvägen 14, 931 57 Skellefteå'), numbers: '5600931', codes: '####-##', terms: 30, grams: 10, isNegativeCredit: true,
      wares: `Högrev benfri ko|kg|134.5
        Ryggbiff putsad ungnöt|kg|289
        Karré av gris benfri|kg|96.4
        Oxbringa färsk|kg|121
        Lägg av kalv skivad|kg|148
        Fläsksida rimmad|kg|78.5
        Grytbitar nöt|kg|118.9
        Blodpudding skivad 1 kg|st|32.5||8/krt`, lines: [3, 7], discounts: [300, 500], fees: 'Frakt|45000|25',
    },
    draw: (paper) => {
      const s = sheetOf({ size: 8.5 });
      s.block(40, 50, ['NORRSKOGENS SLAKTERI AB', 'Slakthusvägen 14', '931 57 SKELLEFTEÅ'], { font: 'bold' });
      s.text(330, 50, called(paper, 'FAKTURA', 'KREDITFAKTURA'), { size: 14, font: 'bold' });
      column2(s, 330, -555, 70, meta(paper, 'Fakturanummer=number|Ursprunglig faktura=about|Fakturadatum=issue|Er kundkod=customer|Vår order=order|Förfallodag=due|Betalningsvillkor=30 dagar netto'));
      s.block(60, 125, to(paper.buyer), { size: 9.5 }); if (paper.remark !== null) s.text(40, 180, paper.remark, { font: 'bold' });
      const y = rows(s, paper, '40 Artikel=code|40 Benämning=/name|300> Kvantitet=/q|312 Enhet=/unit|400> Bruttopris=/price|460> Rabatt %=/disc|555> Radsumma=/sum', 200, { leading: 11, rule: (at) => s.line(40, at, 555) });
      over2(s, y + 30, [40, 140, 240, 340, 450], sums(paper, 'VARUVÄRDE=lines|FRAKT=freight|EXKL. MOMS=net|MOMS=tax|ATT BETALA=payable'), {}, { font: 'bold' });
      s.text(40, 800, `Bankgiro ${paper.supplier.bankgiro}    Org.nr ${paper.supplier.organisation}    Momsreg.nr ${paper.supplier.vat}    Innehar F-skattebevis    Godkänd anläggning SE 7714 EG`, { size: 7 });
      return s.drawing();
    },
  },
  {
    id: 'm13', producer: 'wkhtmltopdf', hard: 'a trade mark large at the top, the company in the foot; packs in the name’s cell', credits: 1,
    seller: {
      party: firm('Länna Charkproduktion AB', 'Industrivägen 31, 142 50 Skogås'), numbers: '22-30418', codes: '6###', terms: 30,
      wares: `Isterband rökta|kg|109
        Bratwurst grov|fp|76||10x80 g
        Salsiccia fänkål|fp|84.5||8x120 g
        Chorizo mild|fp|79.9||10x100 g
        Prinskorv|kg|118
        Falukorv hästsko|st|49.5||800 g
        Lufttorkad skinka skivad|fp|132||500 g
        Rökt sidfläsk skivat|fp|98||1 kg`, lines: [3, 7],
    },
    printing: { name: (line) => (line.pack === '' ? line.name : `${line.name} ${line.pack}`) },
    draw: (paper) => page('.mark{font-size:34pt;font-weight:bold;letter-spacing:3pt;color:#a22}.lines th{background:#a22;color:#fff}.pairs{float:right}.foot{clear:both;padding-top:40pt;font-size:8pt;text-align:center}',
      `<div class="mark">KORVVERKET</div>`, beside([60, address(paper.buyer)], [40, `<b>${called(paper, 'Faktura', 'Kreditfaktura')}</b>${pairs(meta(paper, 'Fakturanummer=number|Avser=about|Fakturadatum=issue|Att betala senast=due|Kund=customer|OCR=ocr'), 'meta')}`]), noted(paper),
      '<br>', table(cols(paper, 'Art=code|Produkt=namepack|Antal=q|=unit|Pris=price|Rad=sum'), paper.lines), '<br>',
      pairs(sums(paper, 'Netto=net|Moms {} %=vat|Totalt att betala=payable')),
      `<div class="foot">Korvverket är en del av ${paper.supplier.name}, ${paper.supplier.street}, ${paper.supplier.post}<br>${listed(meta(paper, 'Org.nr=org|Bg=bg|Tel=phone'), ' ', ' | ')} | F-skatt</div>`),
  },
  {
    id: 'm14', producer: 'groff', hard: 'a hunter’s typed page; pieces by animal; the sender in the line above the rows',
    seller: {
      party: sole('Viltmästare Per Ljungkvist', 'Lövåsen 6, 684 93 Munkfors', '571119'), numbers: '19', terms: 15, isWhole: true,
      wares: `Älgkalv, framdel|kg|89
        Vildsvin, halv kropp|kg|76
        Rådjurssadel|kg|310
        Dovhjort, bog med ben|kg|128
        Fasan i fjäderdräkt|st|140
        Gräsand, plockad|st|125
        Bäverstek|kg|165`, lines: [2, 4],
    },
    draw: (paper) => `.ft R
.ps 11
.nf
${paper.buyer.name}
${to(paper.buyer).slice(1).join('\n')}

.ps 14
.ft B
${called(paper, 'FAKTURA')} NR ${paper.number}
.ft R
.ps 11
${paper.remark ?? ''}
Från Viltmästare Per Ljungkvist, Lövåsen 6, 684 93 Munkfors (${paper.supplier.organisation})
Fakturadag ${slashed(paper.issue)}    Förfaller ${slashed(paper.due)}

.TS
tab(|);
l r l r r.
Vilt|Vikt/st||Pris|Summa
_
${paper.lines.map((line) => cols(paper, '=name|=q|=unit|=price|=sum', { form: 'space' }).map(({ cell }) => cell(line, 0)).join('|')).join('\n')}
.TE

.TS
tab(|);
l r.
${sums(paper, 'Utan moms=net|Moms {} %=vat|Öresutjämning=rounding|Att betala=payable', { form: 'space' }).filter(([, value]) => value !== '').map(([label, value]) => `${label}|${value}`).join('\n')}
.TE

Bankgiro ${paper.supplier.bankgiro}. Köttet är besiktigat, trikinprov utan anmärkning. F-skatt.
`,
  },
  {
    id: 'm15', producer: 'driver', hard: 'a line printer’s page of the 1990s: the article last, the sender in the last line',
    seller: {
      party: firm('Edsvikens Fågel AB', 'Hönsgärdet 3, 533 97 Götene'), numbers: '90418', codes: '###', terms: 30, grams: 10,
      wares: `KYCKLINGBRÖST FÄRSK|KG|118.5
        KYCKLINGLÅR BENFRI|KG|89
        KYCKLING HEL 1400 G|KG|54.9
        ANKBRÖST MULARD|KG|268
        KALKONBRÖST NATURELL|KG|132
        VINGAR I MARINAD|KG|62.5
        KYCKLINGLEVER|KG|38
        SOPPHÖNA FRYST|ST|42`, lines: [3, 6],
    },
    draw: (paper) => {
      const s = sheetOf({ font: 'mono', size: 10 });
      s.text(350, 50, called(paper, 'FAKTURA')); column2(s, 350, 450, 66, meta(paper, 'NR=number|DATUM=issue|KUNDNR=customer|FÖRFALLER=due', { day: short }), { font: 'mono' });
      s.block(60, 130, to(paper.buyer).map((text) => text.toUpperCase())); if (paper.remark !== null) s.text(60, 185, paper.remark.toUpperCase());
      const y = rows(s, paper, '40 VARA=name|290> ANTAL=q|300 ENH=unit|400> PRIS=price|495> BELOPP=sum|510 ART=code', 220, { looks: { form: 'bare', least: 2 }, headStyle: { font: 'mono' } });
      s.text(40, y, '-'.repeat(83), { size: 10 });
      column2(s, 290, -495, y + 20, sums(paper, 'NETTO=net|MOMS {}%=vat|ÖRESAVR=rounding|ATT BETALA=payable', { form: 'bare' }));
      s.text(40, 800, `EDSVIKENS FÅGEL AB  HÖNSGÄRDET 3  533 97 GÖTENE  ORGNR ${paper.supplier.organisation}`, { size: 8.5 }); s.text(40, 812, `BG ${paper.supplier.bankgiro}  PG ${paper.supplier.plusgiro}  TEL ${paper.supplier.phone}`, { size: 8.5 });
      return s.drawing();
    },
  },
  {
    id: 'm16', producer: 'calc', hard: 'a sheet of crates by day of delivery; the seller only in the last row', credits: 1,
    seller: {
      party: firm('Saltholmens Skaldjur HB', 'Saltholmsgatan 60, 426 76 Västra Frölunda'), numbers: '2026-310', codes: 'S#', terms: 14, deliveries: 3, grams: 500,
      wares: `Nordhavsräka kokt 70/90|kg|219
        Havskräfta kokt stl 11/15|kg|310
        Krabbklo kokt|kg|265
        Ostron Felix 10 st|ask|190
        Ostron platta 10 st|ask|320
        Blåmussla rep|kg|44
        Hummer kokt fryst|st|249`, lines: [4, 7],
    },
    draw: (paper) => page('td,th{font:9.5pt "Liberation Sans"}',
      `<table><tr><td><b>${called(paper, 'FAKTURA', 'KREDIT')}</b></td><td>${paper.number}</td></tr><tr><td>Datum</td><td>${dashedBack(paper.issue)}</td></tr><tr><td>Förf.</td><td>${dashedBack(paper.due)}</td></tr><tr><td>Kund:</td><td>${escaped(to(paper.buyer).join(', '))}</td></tr><tr><td></td><td>${paper.isCredit ? `Kredit på faktura ${paper.about}` : (paper.remark ?? '')}</td></tr></table>`,
      table(cols(paper, 'Lev=day|Art=code|Skaldjur=name|Antal=q|Enhet=unit|Pris=price|Summa=sum', { form: 'space' }), paper.lines),
      `<table><tr><td></td></tr>${sums(paper, 'Summa=net|Moms=tax|Att betala=payable', { form: 'space' }).map(([label, value]) => `<tr><td></td><td></td><td></td><td></td><td></td><td>${label}</td><td class="r">${value}</td></tr>`).join('')}<tr><td></td></tr>
      <tr><td colspan="7">${paper.supplier.name}, ${paper.supplier.street}, ${paper.supplier.post}. Orgnr ${paper.supplier.organisation}. Bankgiro ${paper.supplier.bankgiro}.</td></tr></table>`),
  },
]; // prettier-ignore
