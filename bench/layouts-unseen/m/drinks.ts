/** Small breweries, cider makers, importers of wine and a maker of must. */
import { iso, pointed, words } from '../days.ts';
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
import { firm, sole } from './parties.ts';

export const drinks: readonly LayoutM[] = [
  {
    id: 'm25', producer: 'chromium', hard: 'a brewery with deposits as a charge; number after the pack; sender in a column at the right edge', credits: 1,
    seller: {
      party: firm('Ångpannans Bryggeri AB', 'Gasverksvägen 6, 871 60 Härnösand'), numbers: 'F-3092', codes: 'ÅP##', terms: 30, rate: 25,
      wares: `Hamnlager 4,8 %|fat|1290||30 l
        Dimma NEIPA 6,2 %|fat|1940||30 l
        Eldare Stout 7 %|krt|516||24x33 cl
        Folköl Kolbod 3,5 %|krt|348||24x33 cl
        Veteöl Nipan|krt|462||20x50 cl
        Gårdsdricka alkoholfri|krt|264||24x33 cl|F
        Landlov alkoholfri IPA|krt|312||24x33 cl`, amounts: [1, 8], fees: 'Pant fat och burk|84000|0\nFrakt|35000|25',
    },
    draw: (paper) => page('.side{border-left:3px solid #c80;padding-left:8pt;font-size:8pt}.lines th{font-size:8pt;border-bottom:2px solid #c80}.lines td{padding:3pt 4pt}.pairs{margin-left:auto}',
      beside([74, `<h1>${called(paper, 'Faktura', 'Kreditfaktura')} ${paper.number}</h1>${listed(meta(paper, 'Avser faktura=about|Fakturadatum=issue|Förfallodatum=due|Kundnummer=customer|Er ref=reference'))}<br><br>${address(paper.buyer)}${noted(paper)}`],
        [26, `<div class="side"><b>Ångpannans Bryggeri AB</b><br>Gasverksvägen 6<br>871 60 Härnösand<br><br>Tel ${paper.supplier.phone}<br>${paper.supplier.mail}<br><br>Bankgiro ${paper.supplier.bankgiro}<br>Org.nr ${paper.supplier.organisation}<br>Moms ${paper.supplier.vat}<br>Godkänd för F-skatt</div>`]),
      '<br>', table(cols(paper, 'Dryck=name|Förpackning=pack|Art.=code|Antal=q|Enhet=unit|Pris=price|Summa=sum'), paper.lines), '<br>',
      pairs(sums(paper, 'Summa varor=lines|charges|Netto=net|Moms=tax|Att betala=payable'))),
  },
  {
    id: 'm26', producer: 'reportlab-embedded', hard: 'a wine importer: vintage and bottle in the name, EAN-like numbers of eight digits, alcohol tax told in a note',
    seller: {
      party: firm('Vinimport Solberga AB', 'Narvavägen 20, 115 22 Stockholm'), numbers: '260418', codes: '70######', terms: 30, rate: 25,
      wares: `Riesling Kabinett 2023 75 cl|fl|112
        Barbera d’Alba 2022 75 cl|fl|98.5
        Crémant de Loire Brut 75 cl|fl|124
        Chablis 2023 75 cl|fl|168
        Rioja Crianza 2021 75 cl|fl|89
        Grüner Veltliner 2024 1 l|fl|94
        Etna Rosso 2022 75 cl|fl|156
        Portvin LBV 2019 75 cl|fl|171`, lines: [3, 7], amounts: [6, 36], discounts: [300],
    },
    draw: (paper) => {
      const s = sheetOf({ font: 'serif', size: 9.5 });
      s.text(297, 50, 'V I N I M P O R T   S O L B E R G A', { align: 'c', size: 15, font: 'serif' }); s.text(297, 66, 'Vinimport Solberga AB · Narvavägen 20 · 115 22 Stockholm', { align: 'c', size: 8 });
      column2(s, 45, 135, 105, meta(paper, 'Fakturanummer=number|Fakturadatum=issue|Kundnummer=customer|Betalas senast=due', { day: words })); s.block(360, 105, to(paper.buyer));
      s.text(45, 175, called(paper, 'FAKTURA'), { font: 'serifbold', size: 12 }); if (paper.remark !== null) s.text(160, 175, paper.remark);
      const y = rows(s, paper, '45 Artikel=code|105 Vin=name|320> Fl.=q|328 =unit|400> Pris=price|460> Rabatt=disc|550> Belopp=sum', 200, { headStyle: { font: 'serifbold' }, rule: (at) => s.line(45, at, 550) });
      s.text(45, y + 8, 'Alkoholskatt ingår i priset. Godkänd upplagshavare.', { size: 8 });
      column2(s, 370, -550, y + 26, sums(paper, 'Exklusive moms=net|Moms 25 %=tax|Totalt SEK=payable')); over2(s, 785, [45, 170, 300, 430], meta(paper, 'Bankgiro=bg|Org.nr=org|VAT nr=vatno|Telefon=phone'));
      return s.drawing();
    },
  },
  {
    id: 'm27', producer: 'calc', hard: 'cider from a farm in Excel: deposit rows among the goods, no numbers', credits: 1,
    seller: {
      party: sole('Kiviks Trädgårdscider, Tove Alm', 'Vitemöllevägen 88, 277 37 Kivik', '790630'), numbers: '2026:41', codes: '', terms: 20, rate: 25, isWhole: true,
      wares: `Torr cider 2024|flaska|86
        Isäpplecider 37 cl|flaska|194
        Äppelmust Ingrid Marie|flaska|38||1 l|F
        Päroncider|flaska|92
        Pantback|back|24|||0
        Cidervinäger|flaska|54||50 cl|F`, lines: [3, 5], amounts: [3, 24],
    },
    draw: (paper) => page('td,th{font:10pt "Liberation Serif"}',
      `<table><tr><td colspan="3"><b>Kiviks Trädgårdscider, Tove Alm</b></td><td></td><td><b>${called(paper, 'Faktura')}</b></td></tr><tr><td colspan="3">Vitemöllevägen 88, 277 37 Kivik</td><td></td><td>Nr ${paper.number}</td></tr><tr><td colspan="3">Momsregnr ${paper.supplier.vat}</td><td></td><td>Den ${iso(paper.issue)}</td></tr><tr><td colspan="3">${paper.remark ?? (paper.isCredit ? `Kredit till ${paper.about}` : '')}</td><td></td><td>Förf ${iso(paper.due)}</td></tr>
      <tr><td></td></tr><tr><td colspan="5">${escaped(to(paper.buyer).join(', '))}</td></tr><tr><td></td></tr></table>`,
      table(cols(paper, 'Dryck=name|Antal=q|Enhet=unit|Pris=price|Moms=rateP|Summa=sum', { form: 'bare' }), paper.lines),
      `<table><tr><td></td></tr>${sums(paper, 'Summa utan moms=net|Moms totalt=tax|Öresavrundning=rounding|Att betala=payable', { form: 'bare' }).map(([label, value]) => `<tr><td>${label}</td><td></td><td></td><td></td><td></td><td class="r">${value}</td></tr>`).join('')}<tr><td></td></tr><tr><td colspan="5">Bankgiro ${paper.supplier.bankgiro}, märk med fakturanr. F-skatt.</td></tr></table>`),
  },
  {
    id: 'm28', producer: 'letters', hard: 'a depot of drinks: crates and bottles, numbers of five digits below the name with the pack', credits: 1,
    seller: {
      party: firm('Dryckesdepån Mälardalen AB', 'Lagervägen 12, 721 37 Västerås'), numbers: '4418020', codes: '#####', terms: 15, returns: 0.2, isNegativeCredit: true,
      wares: `Läsk Sockerdricka|back|142||20x33 cl
        Mineralvatten kolsyrat|back|98||12x75 cl
        Tonic Water|tray|164||24x20 cl
        Ginger Ale torr|tray|178||24x20 cl
        Apelsinjuice färskpressad|krt|236||6x1 l
        Iste persika|tray|122||24x33 cl
        Julmust klassisk|back|136||20x33 cl`, amounts: [2, 20], fees: 'Pant, momsfri|31200|0',
    },
    draw: (paper) => {
      const s = sheetOf({ size: 9 });
      s.block(40, 45, ['Dryckesdepån Mälardalen AB', 'Lagervägen 12, 721 37 Västerås', `Tel ${paper.supplier.phone}`], { leading: 11 }); s.right(555, 45, called(paper, 'Faktura', 'Kreditnota'), { size: 15, font: 'bold' });
      column2(s, 390, -555, 65, meta(paper, 'Nummer=number|Ref. faktura=about|Datum=issue|Kund=customer|Ordernr=order|Förfaller=due', { day: pointed }), { leading: 11 });
      s.block(60, 115, ['Faktureras', ...to(paper.buyer)]); if (paper.remark !== null) s.text(40, 180, paper.remark, { font: 'bold' });
      const y = rows(s, paper, '40 Benämning=name|300> Antal=q|310 Enh=unit|400> Pris/enh=price|450> Moms=rateP|555> Belopp=sum', 200, { rule: (at) => s.line(40, at, 555), under: (line) => `${line.code}   ${line.pack}`, underAt: 52, style: { size: 8.5 } });
      const all = sums(paper, 'Varor=lines|charges|Exkl. moms=net|Moms=tax|Att betala=payable'); column2(s, 360, -555, y + 15, all);
      s.text(40, 812, `${listed(meta(paper, 'BG=bg|Org.nr=org|VAT=vatno'), ' ', '  |  ')}  |  Godkänd för F-skatt`, { size: 7.5 });
      return s.drawing();
    },
  },
  {
    id: 'm29', producer: 'weasyprint', hard: 'a distillery with rows of two lines and the sender only in the foot of the page',
    seller: {
      party: firm('Skogsduvans Destilleri AB', 'Bruksgatan 1, 681 31 Kristinehamn'), numbers: 'SD 0577', codes: '@##', terms: 30, rate: 25,
      wares: `Gin Enbär 50 cl|flaska|318
        Akvavit Fänkål 70 cl|flaska|364
        Bitter Tallskott 50 cl|flaska|292
        Vodka på potatis 70 cl|flaska|284
        Rabarberlikör 35 cl|flaska|176`, lines: [2, 4], amounts: [2, 9],
    },
    draw: (paper) => page('@page{@bottom-center{content:"Skogsduvans Destilleri AB, Bruksgatan 1, 681 31 Kristinehamn";font-size:8pt}}body{font-family:"Liberation Serif"}td,th{font-family:"Liberation Serif"}.lines td{padding-top:6pt}.pairs{margin-left:60%}',
      `<h1 style="text-align:center;font-weight:normal;letter-spacing:4pt">${called(paper, 'FAKTURA')}</h1>`, noted(paper),
      beside([50, address(paper.buyer)], [50, listed(meta(paper, 'Nummer=number|Utställd=issue|Förfaller=due|Org.nr=org|Momsnr=vatno|Bankgiro=bg', { day: words }))]), '<br>',
      table(cols(paper, 'Sprit=name|Antal=qu|Pris=price|Belopp=sum'), paper.lines, { under: (line) => `<tr><td class="small">nr ${line.code}, parti ${chosen(line, ['4', '7', '11', '12'])}</td></tr>` }), '<br>',
      pairs(sums(paper, 'Netto=net|Mervärdesskatt 25 %=tax|Att betala=payable')), '<p class="small">Bolaget är godkänt för F-skatt och är godkänd upplagshavare.</p>'),
  },
  {
    id: 'm30', producer: 'ghostscript', hard: 'the sender and the terms on the second page; the first has only a short mark',
    seller: {
      party: firm('Källviks Musteri och Saft HB', 'Källvik 11, 594 94 Gamleby'), numbers: '1190', codes: 'KM ##', terms: 30,
      wares: `Äppelmust Discovery 3 l bag-in-box|st|89
        Svartvinbärssaft 5 l|dunk|264
        Fläderblomssaft 5 l|dunk|246
        Rabarbersaft koncentrat 5 l|dunk|258
        Ingefärsshot 60 ml|krt|228||24 st
        Glögg alkoholfri 5 l|dunk|290
        Tranbärsmust 1 l|fl|46`, lines: [3, 6], amounts: [1, 10], fees: 'Frakt|19500|25',
    },
    draw: (paper) => {
      const s = sheetOf();
      s.text(40, 55, 'Källviks', { size: 24, font: 'serifbold' }); s.text(330, 55, called(paper, 'Faktura'), { size: 16, font: 'bold' });
      column2(s, 330, 430, 75, meta(paper, 'Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Vår order=order')); s.block(40, 110, to(paper.buyer)); if (paper.remark !== null) s.text(40, 160, paper.remark, { font: 'bold' });
      const y = rows(s, paper, '40 Artikel=code|95 Dryck=name|330> Antal=q|340 Enhet=unit|440> À-pris=price|555> Summa=sum', 190, { leading: 15, rule: (at) => s.line(40, at, 555) });
      column2(s, 380, -555, y + 15, sums(paper, 'charges|Netto=net|Moms=tax|Att betala kr=payable')); s.right(555, 815, 'Sida 1 (2)', { size: 8 });
      s.page(); s.text(40, 55, 'Avsändare och villkor', { size: 12, font: 'bold' });
      s.block(40, 80, [paper.supplier.name, paper.supplier.street, paper.supplier.post, '', ...meta(paper, 'Org.nr=org|Momsreg.nr=vatno|Bankgiro=bg|Telefon=phone').map(([label, value]) => `${label} ${value}`), 'Godkänd för F-skatt', '', 'Betalning 30 dagar netto. Dröjsmålsränta enligt räntelagen.', 'Anmärkning på leverans görs inom åtta dagar.']); s.right(555, 815, 'Sida 2 (2)', { size: 8 });
      return s.drawing();
    },
  },
]; // prettier-ignore
