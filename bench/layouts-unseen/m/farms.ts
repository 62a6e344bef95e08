/** Farms, hunters and gardeners who write their invoices in Word or Excel. */
import { abbreviated, iso, slashed, words } from '../days.ts';
import { address, escaped, over, pairs, table } from '../html.ts';
import { beside, called, chosen, cols, listed, meta, noted, page, sums } from './kit.ts';
import type { LayoutM } from './orders.ts';
import { firm, sole } from './parties.ts';

const word =
  'body{font:11pt "Liberation Serif"}td,th{font:11pt "Liberation Serif";padding:2pt 5pt}.grid td,.grid th{border:1px solid #444}';
const excel = 'td,th{font:10pt "Liberation Sans"}';

export const farms: readonly LayoutM[] = [
  {
    id: 'm01', producer: 'writer', hard: 'a letter in Word: the sender stands only as the signature', credits: 1,
    seller: {
      party: sole('Hjortlöts Lamm, Britta Hjort', 'Hjortlöt 4, 386 93 Färjestaden', '610412'), numbers: '2026-07', isWhole: true, terms: 20,
      wares: `Stek av lamm med ben|kg|169
        Lammracks|kg|348
        Färs av lamm|kg|142
        Lammkorv med timjan|kg|198
        Lägg av lamm|kg|119
        Halv lamm, styckat|kg|158
        Lammskinn vitt|st|1150|||25`, lines: [2, 4],
    },
    draw: (paper) => page(word,
      beside([55, '&nbsp;'], [45, address(paper.buyer)]),
      `<p>&nbsp;</p><h2>${called(paper, 'FAKTURA')} ${paper.number}</h2>${noted(paper)}`,
      paper.isCredit ? `<p>Avser faktura ${paper.about}.</p>` : `<p>Hej! Här kommer räkningen för köttet som ni fick den ${words(paper.delivered)}.</p>`,
      table(cols(paper, 'Vara=name|Vikt/antal=qu|Pris=per|Kronor=sum'), paper.lines, { name: 'grid' }),
      `<p>&nbsp;</p>`, pairs(sums(paper, 'Varor utan moms=net|Moms {} %=vat|Öresutjämning=rounding|Att betala, kr=payable')),
      `<p>Utskriven ${words(paper.issue)}. Betalas senast ${words(paper.due)} till bankgiro ${paper.supplier.bankgiro}, skriv fakturanumret.</p>`,
      `<p>Med vänlig hälsning</p><p>Britta Hjort</p>`,
      `<p>${escaped(paper.supplier.name)}<br>${paper.supplier.street}, ${paper.supplier.post}<br>Org.nr ${paper.supplier.organisation}, godkänd för F-skatt<br>Tel ${paper.supplier.phone}</p>`),
  },
  {
    id: 'm02', producer: 'calc', hard: 'an Excel sheet; the seller to the right, the own number in the last column',
    seller: {
      party: firm('Ljusnedals Vilthandel AB', 'Bruksvägen 17, 840 95 Funäsdalen'), numbers: '1204', codes: 'V##', terms: 15,
      wares: `Skav av ren, fryst|kg|232
        Rentunga|kg|265
        Älgfärs 14 %|kg|149
        Älgstek av innanlår|kg|289
        Ytterfilé av kronhjort|kg|395
        Ripa hel oplockad|st|185
        Torkat renkött|kg|690
        Björnkorv 300 g|st|98`, lines: [3, 6], grams: 10,
    },
    draw: (paper) => page(excel,
      `<table><tr><td>${called(paper, 'Faktura')}</td><td></td><td></td><td></td><td></td><td><b>${paper.supplier.name}</b></td></tr>
      <tr><td>Nr</td><td>${paper.number}</td><td></td><td></td><td></td><td>${paper.supplier.street}</td></tr>
      <tr><td>Datum</td><td>${iso(paper.issue)}</td><td></td><td></td><td></td><td>${paper.supplier.post}</td></tr>
      <tr><td>Förfaller</td><td>${iso(paper.due)}</td><td></td><td></td><td></td><td>Org nr ${paper.supplier.organisation}</td></tr>
      <tr><td></td></tr><tr><td>${paper.remark ?? ''}</td></tr>
      <tr><td>Kund</td><td>${escaped(paper.buyer.name)}</td></tr><tr><td></td><td>${paper.buyer.street}</td></tr><tr><td></td><td>${paper.buyer.post}</td></tr><tr><td></td></tr></table>`,
      table(cols(paper, 'Benämning=name|Mängd=q|Enhet=unit|Pris/enh=price|Belopp=sum|Vårt nr=code', { form: 'bare' }), paper.lines, { name: 'grid' }),
      `<table><tr><td></td></tr>${sums(paper, 'Summa exkl moms=net|Moms {}%=vat|Summa att betala=payable', { form: 'bare' }).map(([label, value]) => `<tr><td></td><td></td><td></td><td>${label}</td><td class="r">${value}</td></tr>`).join('')}
      <tr><td></td></tr><tr><td>Bankgiro</td><td>${paper.supplier.bankgiro}</td></tr><tr><td>Godkänd för F-skatt</td></tr></table>`),
  },
  {
    id: 'm03', producer: 'writer', hard: 'one row of prose for each ware; sole trader; kronor and a dash',
    seller: {
      party: sole('Svamp-Olle', 'Norrbyn 22, 914 92 Norrfors', '580927'), numbers: '61', isWhole: true, terms: 10,
      wares: `kantareller, färska|kg|145
        trattisar|kg|120
        karljohan, skivad|kg|190
        blåbär|kg|68
        lingon, rensade|kg|55
        hjortron|kg|210`, lines: [2, 4],
    },
    printing: { omits: ['taxExclusive'] },
    draw: (paper) => page(word,
      `<h2>Svamp-Olle</h2><p>Olle Brännström, Norrbyn 22, 914 92 Norrfors. Momsreg.nr ${paper.supplier.vat}</p>`,
      `<p>Till ${escaped(paper.buyer.name)}, ${paper.buyer.street}, ${paper.buyer.post}</p>${noted(paper)}`,
      `<h3>${called(paper, 'Räkning')} nr ${paper.number} den ${slashed(paper.issue)}</h3>`,
      table(cols(paper, '=qu|=name|à kr=price|=sum', { form: 'dash' }), paper.lines, { name: 'plain' }),
      pairs(sums(paper, 'varav moms {} % läggs på med=vat|öresavrundning=rounding|Summa att betala kronor=payable', { form: 'colon' })),
      `<p>Pengarna senast ${slashed(paper.due)} på plusgiro ${paper.supplier.plusgiro}. Tack för affären! F-skattsedel finns.</p>`),
  },
  {
    id: 'm04', producer: 'calc', hard: 'an Excel form with rules; labels above the values; kg and boxes mixed', credits: 1, printing: { omits: ['taxTotal'] },
    seller: {
      party: firm('Åsbackens Grönsaker HB', 'Åsbacken 2, 262 93 Ängelholm'), numbers: '26051', codes: 'Å##', terms: 30, isNegativeCredit: true,
      wares: `Spetskål|kg|18.5
        Fänkål knöl|kg|34
        Polkabetor|kg|24
        Rödlök i säck|säck|165||10 kg
        Ruccola|låda|92||1 kg
        Palsternacka kl 1 tvättad|kg|21.75
        Jordärtskocka tvättad|kg|39
        Dill i knippe|st|9.5
        Mangold röd|låda|74||12 st
        Squash gul|kg|28`, lines: [4, 8],
      fees: 'Körning Ängelholm–restaurang|15000|25',
    },
    draw: (paper) => page(`${excel}.grid td{border-bottom:1px solid #888}`,
      `<table><tr><td colspan="4"><b>Åsbackens Grönsaker HB</b></td><td colspan="2"><b>${called(paper, 'FAKTURA', 'KREDITNOTA')}</b></td></tr>
       <tr><td colspan="4">Åsbacken 2</td><td>Fakt.nr</td><td>Fakt.datum</td></tr>
       <tr><td colspan="4">262 93 Ängelholm</td><td>${paper.number}</td><td>${iso(paper.issue)}</td></tr>
       <tr><td colspan="4">Orgnr ${paper.supplier.organisation}</td><td>Kundnr</td><td>Betalas</td></tr>
       <tr><td colspan="4">Tel ${paper.supplier.phone}</td><td>${paper.customer}</td><td>${iso(paper.due)}</td></tr>
       <tr><td></td></tr><tr><td colspan="6">${escaped(paper.buyer.name)}</td></tr><tr><td colspan="6">${paper.buyer.street}</td></tr><tr><td colspan="6">${paper.buyer.post}</td></tr>
       <tr><td>${paper.isCredit ? `Kredit av ${paper.about}` : (paper.remark ?? '')}</td></tr></table>`,
      table(cols(paper, 'Gröda=name|Nr=code|Antal=q|Enh=unit|À=price|Belopp=sum', { form: 'space' }), paper.lines, { name: 'grid' }),
      `<table><tr><td></td></tr>${sums(paper, 'Varusumma=lines|charges|Exkl. moms=net|Moms {} %=vat|Att betala=payable', { form: 'space' }).map(([label, value]) => `<tr><td colspan="4">${label}</td><td></td><td class="r">${value}</td></tr>`).join('')}
       <tr><td></td></tr><tr><td>Bg ${paper.supplier.bankgiro}</td></tr></table>`),
  },
  {
    id: 'm05', producer: 'writer', hard: 'a table with a merged head; numbers in brackets behind the names; sender in a box to the right',
    seller: {
      party: sole('Bihult Honung', 'Bihult Södergård, 343 94 Älmhult', '740818'), numbers: 'BH-118', codes: 'B#', terms: 30,
      wares: `Sommarhonung 700 g|burk|78
        Honung från ljung 350 g|burk|64
        Rapshonung i hink|hink|690||7 kg
        Vaxkakehonung|ask|85
        Bivaxljus kort|par|55|||25
        Honungsdressing 1 l|flaska|112`, amounts: [2, 18],
    },
    draw: (paper) => page(word,
      beside([60, `<b>${called(paper, 'Faktura')}</b><br>${listed(meta(paper, 'Nummer=number|Datum=issue|Oss tillhanda=due|Er kontakt=reference', { day: abbreviated }))}`],
        [40, `<b>Bihult Honung</b><br>Ägare: Sven-Erik Lager<br>Bihult Södergård<br>343 94 Älmhult<br>${paper.supplier.organisation}<br>Bg ${paper.supplier.bankgiro}`]),
      `<p>${address(paper.buyer)}</p>${noted(paper)}`,
      table(cols(paper, 'Vara (nr)=namecode|Antal=q|Förp.=unit|Styckpris=price|Summa=sum'), paper.lines, { name: 'grid' }),
      pairs(sums(paper, 'Netto=net|Moms {} %=vat|Moms sammanlagt=tax|Totalt=payable')),
      '<p>Godkänd för F-skatt. Honungen är oblandad och slungad på gården.</p>'),
  },
  {
    id: 'm06', producer: 'chromium', hard: 'Bokio: the sender in a pale foot of four columns; articles without numbers', credits: 1, printing: { omits: ['taxTotal'] },
    seller: {
      party: firm('Grönby Mikrogrönt AB', 'Grönbyvägen 41, 231 93 Trelleborg'), numbers: '345', terms: 14,
      wares: `Ärtskott i tråg|tråg|48
        Solrosskott|tråg|52
        Rädisskott lila|tråg|46
        Koriander, mikro|ask|29.5
        Röd basilika, mikro|ask|31
        Ätbara blommor mixade|ask|65
        Vattenkrasse|ask|28`, amounts: [2, 14], fees: 'Leverans med elbil|4900|25',
    },
    draw: (paper) => page('h1{font-weight:300;font-size:26pt}.foot{position:fixed;bottom:0;width:100%;font-size:7.5pt;color:#777}.lines th{border-bottom:1px solid #ccc;font-size:8pt}.lines td{padding:5pt 4pt;border-bottom:1px solid #eee}.pairs{margin-left:auto;margin-top:12pt}',
      beside([50, `<h1>${called(paper, 'Faktura', 'Kreditfaktura')}</h1>${listed(meta(paper, 'Fakturanummer=number|Krediterar=about|Fakturadatum=issue|Förfallodatum=due|OCR=ocr'))}`], [50, `<b>${escaped(paper.buyer.name)}</b><br>${paper.buyer.street}<br>${paper.buyer.post}`]),
      noted(paper), '<br>', table(cols(paper, 'Beskrivning=name|Antal=q|Enhet=unit|Pris=price|Moms=rateP|Belopp=sum'), paper.lines),
      pairs(sums(paper, 'charges|Summa exkl. moms=net|Moms {} %=vat|Totalt SEK=payable')),
      `<div class="foot">${beside([25, `<b>Adress</b><br>${paper.supplier.name}<br>${paper.supplier.street}<br>${paper.supplier.post}`], [25, `<b>Kontakt</b><br>${paper.supplier.phone}<br>${paper.supplier.mail}`], [25, `<b>Betalning</b><br>Bankgiro ${paper.supplier.bankgiro}`], [25, `<b>Företag</b><br>Org.nr ${paper.supplier.organisation}<br>Momsnr ${paper.supplier.vat}<br>Godkänd för F-skatt`])}</div>`),
  },
  {
    id: 'm07', producer: 'weasyprint', hard: 'Visma eEkonomi: number below the name in small print; two rates',
    seller: {
      party: firm('Sörängens Äggpackeri AB', 'Sörängen 9, 555 92 Jönköping'), numbers: '10733', codes: '20##', terms: 20,
      wares: `Ägg frigående L 30-brätte|brätte|72.4
        Ägg frigående M 360 st|kart|812
        Äggula pastöriserad 1 kg|st|96
        Äggvita pastöriserad 1 kg|st|58.5
        Kokta skalade ägg 60 st|hink|149
        Vaktelägg 18 st|ask|44
        Returbrätten plast|st|12|||25`, returns: 0.15, amounts: [2, 15],
    },
    draw: (paper) => page('.grey{background:#eef2f5;padding:6pt}.lines td{padding-top:4pt}.code{font-size:7pt;color:#666}.foot{position:fixed;bottom:0;font-size:7.5pt}',
      beside([50, `<div style="font-size:17pt;color:#036">Sörängens Äggpackeri AB</div>`], [50, `<h1>${called(paper, 'Faktura')}</h1>`]),
      beside([50, `<div class="grey">${listed(meta(paper, 'Fakturanr=number|Kundnr=customer|Fakturadatum=issue|Förfallodatum=due|Er referens=reference|Betalningsvillkor=20 dagar'))}</div>`], [50, `<div class="grey">${address(paper.buyer)}</div>`]),
      noted(paper), table(cols(paper, 'Artikel=name|Antal=q|Enhet=unit|Á-pris=price|Moms %=rate|Totalt=sum'), paper.lines, { under: (line) => `<tr><td class="code" colspan="6">Artikelnr ${line.code}</td></tr>` }),
      '<br>', over([...sums(paper, 'Netto=net|Moms {} %=vat|Summa=gross'), ...sums(paper, 'ATT BETALA=payable')]),
      `<div class="foot">${listed(meta(paper, 'Adress=address|Telefon=phone|Bankgiro=bg|Org.nr=org|Momsreg.nr=vatno'), ': ', ' &nbsp; ')} &nbsp; Godkänd för F-skatt</div>`),
  },
  {
    id: 'm08', producer: 'writer', hard: 'notes of the grower between the rows; the amount is told in one cell with its unit',
    seller: {
      party: sole('Potatis från Tofta, Lennart Ståhlbom', 'Tofta Krokstäde 71, 622 65 Visby', '550303'), numbers: '26-014', terms: 30, isWhole: true,
      wares: `Färskpotatis Solist|kg|32
        Mandelpotatis|kg|24.5
        King Edward sorterad|kg|11.9
        Rosépotatis|kg|15
        Grön sparris i knippe|kg|118
        Sparris vit|kg|136
        Gotländsk lök|kg|13`, lines: [2, 5], grams: 500,
    },
    draw: (paper) => page(word,
      `<p style="text-align:center"><i>Potatis från Tofta, Lennart Ståhlbom</i><br>Tofta Krokstäde 71, 622 65 Visby &ndash; ${paper.supplier.phone}</p><hr>`,
      beside([50, `<b>${called(paper, 'Faktura')}</b>`], [50, listed(meta(paper, 'Faktura nr=number|Den=issue|Förfaller=due', { day: words }))]),
      `<p>${address(paper.buyer)}</p>${noted(paper)}`,
      table(cols(paper, 'Sort=name|Mängd=qu|Kr=price|Summa=sum', { form: 'bare' }), paper.lines, { name: 'grid', under: (line, at) => at === 0 ? `<tr><td colspan="4"><i>${chosen(line, ['Hämtat av er på torget', 'Skördat samma morgon', 'Från jordet vid stranden'])}</i></td></tr>` : '' }),
      pairs(sums(paper, 'Summa=net|Moms {}%=vat|Avrundning=rounding|Att betala=payable', { form: 'bare' })),
      `<p>${listed(meta(paper, 'Bankgiro=bg|Moms/org.nr=vatno'), ' ', '. ')}. Jag har F-skatt.</p>`),
  },
]; // prettier-ignore
