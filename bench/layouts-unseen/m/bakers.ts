/** Bakers, roasters, dairies and makers of sweets. */
import { abbreviated, dotted, shortDashed, slashes, words } from '../days.ts';
import { address, escaped, over, pairs, table } from '../html.ts';
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
import { firm, sole } from './parties.ts';

const noUnit = { unit: (): undefined => undefined };

export const bakers: readonly LayoutM[] = [
  {
    id: 'm17', producer: 'reportlab', hard: 'a roaster’s page: the sender turned in the margin at the left, once more in small print', credits: 1,
    seller: {
      party: firm('Rosteri Kvarnfallet AB', 'Kvarngatan 8, 503 36 Borås'), numbers: 'RK2417', codes: '@@-##', terms: 20,
      wares: `Espresso Mörk Fors hela bönor|kg|189
        Bryggkaffe Gryning malet|påse|64||450 g
        Etiopien Guji natur|påse|98||250 g
        Koffeinfritt Colombia|kg|215
        Havrebaristadryck|l|24.9
        Korgfilter 110/360|förp|289||1000 st|25
        Kallbrygg på fat|fat|540||10 l`, lines: [3, 6], amounts: [2, 15], grams: 500,
    },
    draw: (paper) => {
      const s = sheetOf({ size: 9.5 });
      s.text(45, 560, 'ROSTERI KVARNFALLET', { size: 26, font: 'bold', turn: 90, grey: 0.35 });
      s.text(90, 60, called(paper, 'Faktura', 'Kredit'), { size: 20 });
      column2(s, 90, 190, 90, meta(paper, 'Faktura=number|Krediterar=about|Datum=issue|Sista betalningsdag=due|Referens=reference', { day: abbreviated }));
      s.block(370, 90, to(paper.buyer)); if (paper.remark !== null) s.text(90, 165, paper.remark, { font: 'bold' });
      const y = rows(s, paper, '90 Kaffe=name|275 Art=code|365> Antal=q|375 =unit|460> Pris=price|550> Summa=sum', 190, { leading: 16, rule: (at) => s.line(90, at, 550) });
      column2(s, 380, -550, y + 15, sums(paper, 'Summa varor=net|Moms {} %=vat|Moms totalt=tax|Att betala=payable'), { font: 'bold' });
      s.block(90, 760, [`${paper.supplier.name}, ${paper.supplier.street}, ${paper.supplier.post}`, `Org.nr ${paper.supplier.organisation}, bankgiro ${paper.supplier.bankgiro}, F-skatt`], { size: 8 });
      return s.drawing();
    },
  },
  {
    id: 'm18', producer: 'cairo', hard: 'a baker’s week: a row for each day and bread, the sender below the payment slip', credits: 1,
    seller: {
      party: firm('Degspaden Surdegsbageri AB', 'Vattugatan 19, 582 24 Linköping'), numbers: '8804', codes: '', terms: 10, deliveries: 4,
      wares: `Levain stor|st|52
        Baguette halvgräddad|st|14.5
        Danskt rågbröd formbröd|st|61
        Brioche hamburgerbröd|st|7.2
        Focaccia bleck|bleck|138
        Kardemummaknut|st|16
        Knäckebröd runt|pkt|44
        Hönökaka mini|st|5.5`, lines: [5, 8], amounts: [6, 40], fees: 'Morgonleverans|36000|25',
    },
    draw: (paper) => {
      const s = sheetOf({ font: 'serif', size: 10 });
      s.text(45, 55, called(paper, 'Faktura'), { size: 22, font: 'serifbold' }); s.block(45, 85, to(paper.buyer), { leading: 14 });
      column2(s, 360, -550, 60, meta(paper, 'Faktura nr=number|Avser faktura=about|Kund=customer|Fakturadatum=issue|Förfaller=due', { day: dotted }), { leading: 14 });
      if (paper.remark !== null) s.text(45, 150, paper.remark, { font: 'serifbold' });
      const y = rows(s, paper, '45 Datum=day|130 Bröd=name|340> Antal=q|350 =unit|450> à=price|550> Kronor=sum', 175, { leading: 15, headStyle: { font: 'serifbold' }, rule: (at) => s.line(45, at, 550) });
      column2(s, 380, -550, y + 12, sums(paper, 'Bröd=lines|charges|Summa exkl. moms=net|Moms=tax|ATT BETALA=payable'), { leading: 14 });
      s.line(20, 660, 575); s.text(45, 676, 'Inbetalning', { size: 8 }); column2(s, 45, 140, 694, meta(paper, 'OCR=ocr|Bankgiro=bg|Förfallodag=due', { day: dotted }));
      s.line(20, 745, 575); s.block(45, 765, [paper.supplier.name, `${paper.supplier.street}, ${paper.supplier.post}`, `Org nr ${paper.supplier.organisation}   Moms nr ${paper.supplier.vat}   Godkänd för F-skatt`], { size: 9 });
      return s.drawing();
    },
  },
  {
    id: 'm19', producer: 'weasyprint', hard: 'Spiris: numbers in the second column, after the amount; wrapped names', credits: 1,
    seller: {
      party: firm('Gårdsmejeriet Lilla Bäck AB', 'Bäckaby 3, 577 91 Hultsfred'), numbers: '2151', codes: 'LB###', terms: 30, grams: 10,
      wares: `Vitmögelost av getmjölk lagrad minst fyra veckor i källare|kg|389
        Färskost naturell i hink med lock|hink|265||2 kg
        Halloumityp grillost skivad för restaurang|kg|212
        Gräddfil syrad 34 %|hink|118||2 kg
        Kärnat smör med flingsalt från Bohuslän|rulle|46
        Yoghurt getmjölk|l|58
        Blåmögelost hel tårta|kg|298`, lines: [3, 6],
    },
    draw: (paper) => page('.lines td:nth-child(3){width:42%}.lines th{background:#ddd}.lines td{border-bottom:1px dotted #999}',
      beside([50, `<b style="font-size:14pt">${paper.supplier.name}</b><br>${paper.supplier.street}<br>${paper.supplier.post}<br>${paper.supplier.phone}`], [50, `<h2>${called(paper, 'FAKTURA', 'KREDITFAKTURA')}</h2>${pairs(meta(paper, 'Fakturanr=number|Gäller faktura=about|Fakturadatum=issue|Förfallodatum=due|Kundnr=customer|OCR/ref=ocr'))}`]),
      `<p style="margin-left:50%">${address(paper.buyer)}</p>`, noted(paper),
      table(cols(paper, 'Antal=qu|Art.nr=code|Benämning=name|À-pris=price|Belopp=sum', { least: 2 }), paper.lines), '<hr>',
      over(sums(paper, 'Netto=net|Moms {} %=vat|Moms kr=tax|Totalt=gross|Att betala=payable')),
      `<p class="small">${listed(meta(paper, 'Bankgiro=bg|Org.nr=org|VAT=vatno'), ' ', ' · ')} · Innehar F-skattsedel</p>`),
  },
  {
    id: 'm20', producer: 'writer', hard: 'cakes to order in Word: no units, the sums as a sentence', credits: 0,
    seller: {
      party: sole('Tårtateljén Maj Wennberg', 'Prästgatan 27, 831 31 Östersund', '830205'), numbers: 'TM52', codes: '', terms: 14, isWhole: true,
      wares: `Prinsesstårta 25 bitar|st|895
        Bröllopstårta tre våningar|st|4200
        Petit-chouer med citron|st|19
        Budapestlängd|st|240
        Macaroner blandade|st|17
        Semmelmuffins|st|29`, lines: [2, 4], amounts: [1, 8],
    },
    printing: noUnit,
    draw: (paper) => page('body,td,th{font:11.5pt "Liberation Serif"}',
      `<p align="right">${escaped(paper.supplier.name)}<br>${paper.supplier.street}<br>${paper.supplier.post}</p>`,
      `<p><b>${called(paper, 'Faktura')} ${paper.number}</b>, ${words(paper.issue)}</p>${noted(paper)}<p>${address(paper.buyer, ', ')}</p>`,
      table(cols(paper, 'Bakverk=name|Antal=q|Pris=price|Summa=sum', { form: 'bare' }), paper.lines),
      `<p>${listed(sums(paper, 'Summa exklusive moms=net|moms {} %=vat|avrundning=rounding|att betala=payable', { form: 'bare' }), ' ', ' kr, ')} kr.</p>`,
      `<p>Betalas till bankgiro ${paper.supplier.bankgiro} senast ${words(paper.due)}. Organisationsnummer ${paper.supplier.organisation}. Godkänd för F-skatt.</p>`),
  },
  {
    id: 'm21', producer: 'fpdf', hard: 'a web shop: “SKU” below the name, the sender to the right among the order’s data', credits: 1,
    seller: {
      party: firm('Kakaobruket Sverige AB', 'Ekelundsgatan 4, 411 18 Göteborg'), numbers: 'KB-10452', codes: 'KB-@@##', terms: 14,
      wares: `Couverture 64 % callets|påse|312||2,5 kg
        Vit choklad med vanilj|påse|296||2,5 kg
        Kakaopulver alkaliserat|hink|418||3 kg
        Kakaonibs rostade|påse|164||500 g
        Pralinask 9 bitar|ask|108
        Nougat hasselnöt|hink|522||3 kg`, lines: [2, 5], amounts: [1, 6], fees: 'Frakt pall till dörr|29000|25', discounts: [1000],
    },
    draw: (paper) => {
      const s = sheetOf();
      s.text(40, 60, called(paper, 'FAKTURA', 'KREDITFAKTURA'), { size: 18, font: 'bold' });
      s.text(40, 85, 'Fakturera till', { font: 'bold' }); s.block(40, 98, to(paper.buyer));
      s.block(380, 60, ['Kakaobruket Sverige AB', 'Ekelundsgatan 4', '411 18 Göteborg', `Org.nr ${paper.supplier.organisation}`, `VAT ${paper.supplier.vat}`], { leading: 11 });
      column2(s, 380, 465, 125, meta(paper, 'Fakturanummer:=number|Avser:=about|Orderdatum:=delivered|Fakturadatum:=issue|Förfaller:=due|Betalsätt:=Faktura 14 dagar'));
      if (paper.remark !== null) s.text(40, 190, paper.remark, { font: 'bold' }); s.box(40, 215, 555, 232, 0.15);
      const y = rows(s, paper, '46 Produkt=name|330> Antal=q|345 =unit|420> Pris=price|480> Rabatt %=disc|550> Totalt=sum', 227, { headStyle: { grey: 1 }, under: (line) => `SKU: ${line.code}`, underAt: 46, style: { size: 9 } });
      column2(s, 360, -550, y + 20, sums(paper, 'Delsumma=lines|charges|Summa före moms=net|Moms {} %=vat|Moms totalt=tax|Total=payable'));
      s.text(297, 800, `www.kakaobruket.example   ${paper.supplier.mail}   Bankgiro ${paper.supplier.bankgiro}`, { align: 'c', size: 7.5 });
      return s.drawing();
    },
  },
  {
    id: 'm22', producer: 'reportlab', hard: 'Björn Lundén: the sender in a box at the upper right; a batch below each row; two columns of sums',
    seller: {
      party: firm('Ysteriet i Oviken HB', 'Storboda 1, 845 98 Oviken'), numbers: '3376', codes: '4##', terms: 30, grams: 1,
      wares: `Getost vit|kg|342
        Källarlagrad getost 12 mån|kg|455
        Messmör getmesost|burk|58||250 g
        Brynt vassleost|kg|286
        Kittost Fjällko|kg|318
        Smör osaltat|kg|148`, lines: [2, 5],
    },
    draw: (paper) => {
      const s = sheetOf({ size: 9 });
      s.frame(340, 35, 555, 110); s.block(350, 52, [paper.supplier.name, paper.supplier.street, paper.supplier.post, `Tel ${paper.supplier.phone}`, paper.supplier.mail]);
      s.text(40, 60, called(paper, 'Faktura'), { size: 20, font: 'bold' }); column2(s, 40, 140, 85, meta(paper, 'Fakturanummer=number|Fakturadatum=issue|Kundnummer=customer|Ert ordernr=order'));
      s.block(350, 150, to(paper.buyer), { size: 10 }); if (paper.remark !== null) s.text(40, 190, paper.remark, { font: 'bold' });
      const y = rows(s, paper, '40 Art nr=code|90 Text=name|340> Antal=q|350 Enhet=unit|455> Pris=price|555> Summa=sum', 215, { looks: { least: 3, form: 'space' }, rule: (at) => s.line(40, at, 555), under: (line) => `Batch ${chosen(line, ['26-03', '26-11', '26-17', '26-08'])}  Bäst före ${shortDashed(paper.due)}`, underAt: 90, style: { size: 9 } });
      s.line(40, y + 8, 555); column2(s, 40, -200, y + 24, sums(paper, 'Exkl moms=net|Moms {} %=vat', { form: 'space' })); column2(s, 350, -555, y + 24, sums(paper, 'Öresavrundning=rounding|Att betala=payable', { form: 'space' }), { font: 'bold' });
      over2(s, 780, [40, 150, 260, 380, 480], meta(paper, 'Bankgiro=bg|Plusgiro=pg|Momsreg.nr=vatno|Förfallodag=due|Org.nr=org'));
      return s.drawing();
    },
  },
  {
    id: 'm23', producer: 'words', hard: 'A5 print-out of a cheese shop’s till program, amounts first', count: 2,
    seller: {
      party: firm('Ostboden i Saluhallen AB', 'Saluhallen fack 12, 211 34 Malmö'), numbers: '55-2081', codes: '####', terms: 10, grams: 2,
      wares: `COMTÉ 18 MÅN|kg|398
        BRIE DE MEAUX|kg|286
        PRÄSTOST 24 MÅN|kg|219
        GORGONZOLA CREMOSO|kg|232
        TALEGGIO STAGIONATO|kg|244
        ROQUEFORT|kg|412
        FIKONMARMELAD 150 G|st|49
        MANCHEGO 12 MÅN|kg|305`, lines: [3, 6],
    },
    draw: (paper) => {
      const s = sheetOf({ size: 8 }, 420, 595);
      s.text(210, 30, 'Ostboden i Saluhallen AB', { align: 'c', font: 'bold', size: 12 }); s.text(210, 43, `Saluhallen fack 12, 211 34 Malmö   ${paper.supplier.organisation}`, { align: 'c' });
      column2(s, 25, 90, 70, meta(paper, 'Faktura=number|Datum=issue|Betalas=due', { day: slashes })); s.block(230, 70, to(paper.buyer)); s.text(25, 115, called(paper, 'KREDITKÖP'), { font: 'bold' }); if (paper.remark !== null) s.text(120, 115, paper.remark);
      const y = rows(s, paper, '60> Antal=q|66 =unit|90 Vara=name|250 PLU=code|320> Pris=price|395> Belopp=sum', 135, { leading: 12, looks: { form: 'bare', least: 3 } });
      column2(s, 230, -395, y + 12, sums(paper, 'Netto=net|Moms {}%=vat|Att betala=payable', { form: 'bare' })); s.text(25, 570, `Bankgiro ${paper.supplier.bankgiro}. Efter förfallodagen 10 % ränta. F-skatt.`);
      return s.drawing();
    },
  },
  {
    id: 'm24', producer: 'runs', hard: 'ice cream: a discount on some rows, the number of the ware in a strip of points', credits: 1,
    seller: {
      party: firm('Glassmakeriet Två Kulor AB', 'Fabriksgatan 15, 702 23 Örebro'), numbers: '126077', codes: '10.##.#', terms: 30, discounts: [500, 1250],
      wares: `Vaniljglass Tahiti|back|348||5 l
        Sorbet på hallon|back|295||5 l
        Lakritsglass salt|back|362||5 l
        Strut belgisk|krt|410||120 st
        Kolasås med havssalt|flaska|89||1 kg
        Glasspinne mango|krt|236||24 st
        Pistageglass Bronte|back|548||5 l`, lines: [3, 6], fees: 'Frystransport|22000|25',
    },
    draw: (paper) => {
      const s = sheetOf({ size: 9 });
      s.text(555, 50, 'Glassmakeriet Två Kulor AB', { align: 'r', font: 'bold', size: 13 }); s.text(555, 64, 'Fabriksgatan 15 · 702 23 Örebro', { align: 'r' });
      s.block(40, 60, to(paper.buyer)); s.text(40, 130, called(paper, 'Faktura', 'Kreditfaktura'), { size: 16 }); if (paper.remark !== null) s.text(200, 130, paper.remark, { font: 'bold' });
      over2(s, 150, [40, 130, 230, 330, 450], meta(paper, `Fakturanr=number|Datum=issue|Kundnr=customer|Förfallodatum=due|${paper.isCredit ? 'Krediterad faktura=about' : 'Godsmärke=reference'}`));
      const y = rows(s, paper, '40 Artikelnr=code|105 Artikel=name|290 Förp=pack|350> Antal=q|360 Enh=unit|430> À-pris=price|480> Rab%=disc|555> Netto=sum', 195, { rule: (at) => s.line(40, at, 555, at, 1.2) });
      column2(s, 370, -555, y + 16, sums(paper, 'Varor=lines|charges|Netto=net|Moms {} %=vat|Summa moms=tax|Att betala SEK=payable'));
      s.text(40, 805, listed(meta(paper, 'Bankgiro=bg|Org.nr=org|Momsnr=vatno|E-post=mail'), ' ', '   ') + '   F-skatt', { size: 7.5 });
      return s.drawing();
    },
  },
]; // prettier-ignore
