/** Sole traders and small firms that repair, wash, sweep, let and play. */
import { abbreviated, dotted, iso, shortDashed, slashes } from '../days.ts';
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

export const services: readonly LayoutM[] = [
  {
    id: 'm31', producer: 'chromium', hard: 'Fortnox for a craftsman: texts between the rows, hours and material', credits: 1,
    seller: {
      party: sole('Rörmokare Kent Hagelin', 'Hantverkargatan 4, 291 31 Kristianstad', '680514'), numbers: '577', codes: '', terms: 20, rate: 25,
      wares: `Arbete rörmontör|tim|620
        Bil med verktyg|st|395
        Avlopp rensning med spiral|st|850
        Disklådsblandare storkök|st|3290
        Kulventil DN20|st|186
        Packningssats fettavskiljare|sats|445
        Pexrör 16 mm|m|38.5`, lines: [3, 6], amounts: [1, 5],
    },
    draw: (paper) => page('h1{font-size:20pt}.lines th{background:#f0f0f0}.pairs{margin-left:auto}.foot{border-top:1px solid #000;margin-top:30pt;font-size:8pt}i{color:#333}',
      beside([50, '<b style="font-size:15pt">Rörmokare Kent Hagelin</b>'], [50, `<h1>${called(paper, 'Faktura', 'Kreditfaktura')}</h1>`]),
      beside([50, pairs(meta(paper, 'Fakturanr=number|Kreditfaktura för=about|Fakturadatum=issue|Förfallodatum=due|Er referens=reference|OCR=ocr'))], [50, address(paper.buyer)]), noted(paper), '<br>',
      table(cols(paper, 'Beskrivning=name|Antal=q|Enhet=unit|Pris=price|Summa=sum'), paper.lines, { above: (line, at) => at === 0 ? `<tr><td colspan="5"><i>Jobb utfört ${abbreviated(paper.delivered)}, ${chosen(line, ['stopp i golvbrunn i diskrummet', 'läckage under bardisken', 'byte av blandare i kallskänken'])}</i></td></tr>` : '' }), '<br>',
      pairs(sums(paper, 'Exkl. moms=net|Moms 25 %=tax|Att betala=payable')),
      `<div class="foot">${listed(meta(paper, 'Adress=address|Tel=phone|Bankgiro=bg|Org.nr=org'), ' ', ' &nbsp; ')} &nbsp; Godkänd för F-skatt</div>`),
  },
  {
    id: 'm32', producer: 'recoded', hard: 'Hogia: numbers behind the texts; laundry counted by piece and delivery', credits: 1,
    seller: {
      party: firm('Tvättstugan Vita Näcken AB', 'Textilvägen 9, 506 30 Borås'), numbers: '93817', codes: 'TV-####', terms: 30, rate: 25, deliveries: 3,
      wares: `Bordsduk vit 140x240|st|24.5
        Servett linne|st|4.1
        Kockrock hyra och tvätt|st|28
        Kökshandduk rutig|st|3.6
        Midjeförkläde svart|st|11.4
        Mopp 60 cm|st|6.9
        Matta entré 85x150 cm|st|62
        Säck skadad|st|45`, lines: [4, 8], amounts: [4, 60], fees: 'Kem- och miljötillägg|4500|25',
    },
    draw: (paper) => {
      const s = sheetOf({ size: 8.5 });
      s.text(40, 50, 'Tvättstugan Vita Näcken AB', { size: 12, font: 'bold' }); s.text(330, 50, called(paper, 'F A K T U R A', 'K R E D I T'), { size: 12, font: 'bold' });
      over2(s, 70, [330, 410, 490], meta(paper, 'Fakturanr=number|Fakturadatum=issue|Förfallodag=due', { day: shortDashed })); over2(s, 100, [330, 410, 490], meta(paper, `Kundnr=customer|Vårt order nr=order|${paper.isCredit ? 'Krediterar=about' : 'Valuta=SEK'}`));
      s.block(60, 130, to(paper.buyer), { size: 10 }); if (paper.remark !== null) s.text(40, 185, paper.remark, { font: 'bold' });
      const y = rows(s, paper, '40 Leverans=day|110 Text=name|300 Artikelnr=code|400> Antal=q|410 Enh=unit|480> Pris=price|555> Summa=sum', 205, { leading: 12, rule: (at) => s.line(40, at, 555), looks: { form: 'dotted' } });
      over2(s, y + 25, [40, 130, 230, 330, 450], sums(paper, 'Varor o tjänster=lines|charges|Exkl. moms=net|Moms=tax|ATT BETALA=payable', { form: 'dotted' }), {}, { font: 'bold', size: 10 });
      s.line(40, 770, 555); s.block(40, 784, [paper.supplier.street, paper.supplier.post], { size: 8 }); s.block(200, 784, [`Org.nr ${paper.supplier.organisation}`, `Moms ${paper.supplier.vat}`], { size: 8 }); s.block(380, 784, [`Bankgiro ${paper.supplier.bankgiro}`, 'Innehar F-skattsedel'], { size: 8 });
      return s.drawing();
    },
  },
  {
    id: 'm33', producer: 'writer', hard: 'a knife grinder’s half page: one or two rows, no units', count: 2,
    seller: {
      party: sole('Slipare Yngve Bodin', 'Smedjegränd 3, 621 55 Visby', '530821'), numbers: '204', codes: '', terms: 10, rate: 25, isWhole: true,
      wares: `Slipning av kockknivar|st|75
        Slipning tandad brödkniv|st|90
        Slipning av köttkvarnshålskiva|st|140
        Utkörning av knivlåda|st|250`, lines: [1, 3], amounts: [1, 14],
    },
    printing: { unit: () => undefined },
    draw: (paper) => page('body,td,th{font:12pt "Liberation Sans"}',
      `<p><b>Slipare Yngve Bodin</b>, Smedjegränd 3, 621 55 Visby, tel ${paper.supplier.phone}</p><p>Kund: ${escaped(paper.buyer.name)}</p>${noted(paper)}<p>${called(paper, 'Faktura')} nummer ${paper.number}. Datum ${iso(paper.issue)}</p>`,
      table(cols(paper, 'Arbete=name|Antal=q|Pris styck=price|Summa=sum'), paper.lines), '<p></p>',
      pairs(sums(paper, 'Summa=net|Moms 25%=tax|Öre=rounding|Att betala=payable')), `<p>Bankgiro ${paper.supplier.bankgiro}. Förfaller ${iso(paper.due)}. Org.nr ${paper.supplier.organisation} (F-skatt)</p>`),
  },
  {
    id: 'm34', producer: 'skia', hard: 'Bokio for a window cleaner: long descriptions over several rows; the period in the text',
    seller: {
      party: sole('Putsa & Co, Amina Warsame', 'Ringvägen 133 lgh 1202, 116 61 Stockholm', '900417'), numbers: '118', codes: '', terms: 15, rate: 25,
      wares: `Fönsterputs fasad mot gatan, in- och utsida|st|1450
        Putsning av glasdörrar och speglar i matsal|st|620
        Storstädning av kök inklusive kolfilter|st|4800
        Löpande städning vardagar|tim|345
        Trappstädning bakgård|ggr|290
        Putsdukar och medel|st|180`, lines: [2, 4], amounts: [1, 3],
    },
    draw: (paper) => {
      const s = sheetOf({ size: 9.5 });
      s.text(45, 65, called(paper, 'Faktura'), { size: 24 }); s.block(45, 95, ['Putsa & Co, Amina Warsame', 'Ringvägen 133 lgh 1202', '116 61 Stockholm', paper.supplier.mail]); s.block(330, 95, ['Kund', ...to(paper.buyer)]);
      over2(s, 170, [45, 160, 275, 390], meta(paper, 'Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Er referens=reference')); if (paper.remark !== null) s.text(45, 205, paper.remark, { font: 'bold' });
      const y = rows(s, paper, '45 Beskrivning=name|345> Antal=q|355 =unit|450> Pris=price|550> Belopp=sum', 230, { leading: 14, rule: (at) => s.line(45, at, 550), under: () => `avser vecka ${Number(paper.delivered.slice(5, 7)) * 4}`, underAt: 45 });
      column2(s, 370, -550, y + 20, sums(paper, 'Netto=net|Moms (25 %)=tax|Totalt SEK=payable')); s.line(45, 770, 550); over2(s, 785, [45, 180, 310, 440], meta(paper, 'Bankgiro=bg|Org.nr=org|Momsregistreringsnr=vatno|Övrigt=Godkänd för F-skatt'));
      return s.drawing();
    },
  },
  {
    id: 'm35', producer: 'driver', hard: 'Visma Administration: repair of an espresso machine, its serial number between rows; numbers with letters', credits: 1,
    seller: {
      party: firm('Kaffemaskinservice Öresund AB', 'Verkstadsgatan 16, 261 35 Landskrona'), numbers: '61244', codes: '@###', terms: 30, rate: 25,
      wares: `Tekniker arbetstid|tim|895
        Restid och bil zon 2|st|760
        Grupp-packning 8,5 mm|st|48
        Duschplåt 57 mm|st|92
        Avkalkning panna|st|1350
        Malskivor 64 mm par|par|1120
        Vattenfilterpatron|st|868`, lines: [3, 6], amounts: [1, 4],
    },
    draw: (paper) => {
      const s = sheetOf({ size: 9 });
      s.text(45, 50, 'Kaffemaskinservice Öresund AB', { font: 'bold', size: 12 }); s.text(330, 50, called(paper, 'Faktura', 'Kreditfaktura'), { size: 16, font: 'bold' }); s.text(500, 50, 'Sida 1', { size: 8 });
      column2(s, 330, 440, 75, meta(paper, 'Fakturanr=number|Kundnr=customer|Fakturadatum=issue|Er referens=reference|Betalningsvillkor=30 dagar netto|Förfallodatum=due|Kredit av faktura=about'));
      s.block(45, 120, to(paper.buyer), { size: 10 }); if (paper.remark !== null) s.text(45, 175, paper.remark, { font: 'bold' });
      const y = rows(s, paper, '45 Art.nr=code|110 Benämning=name|345> Antal=q|355 Enhet=unit|455> À-pris=price|550> Belopp=sum', 200, { rule: (at) => s.line(45, at, 550), above: (line, at, top) => { if (at !== 1) return top; s.text(110, top, `Maskin: ${chosen(line, ['2-grupps halvautomat', 'kvarn bar', 'bryggare lobby'])}, serienr ${line.seed + 1_000_000}`); return top + 13; } });
      s.line(45, 690, 550); over2(s, 702, [45, 150, 250, 350, 450], sums(paper, 'Exkl. moms=net|Moms 25 %=tax|Öresutj.=rounding|SUMMA ATT BETALA=payable'), {}, { size: 10, font: 'bold' }); s.line(45, 722, 550);
      s.block(45, 740, ['Postadress', paper.supplier.street, paper.supplier.post], { size: 8, leading: 10 }); s.block(200, 740, ['Telefon', paper.supplier.phone], { size: 8, leading: 10 }); s.block(310, 740, ['Bankgiro', paper.supplier.bankgiro], { size: 8, leading: 10 }); s.block(420, 740, ['Organisationsnr', paper.supplier.organisation, 'Godkänd för F-skatt'], { size: 8, leading: 10 });
      if (y > 690) throw new Error('too many rows'); return s.drawing();
    },
  },
  {
    id: 'm36', producer: 'weasyprint', hard: 'the sweep: an object and a fixed price, the sum in a slip; the sender as initials and at the slip', credits: 0,
    seller: {
      party: firm('Sotningsdistriktet i Vadsbro AB', 'Brandstationsgatan 2, 642 37 Flen'), numbers: '2026 0813', codes: '', terms: 30, rate: 25,
      wares: `Imkanal rengöring stekhäll|st|1480
        Imkanal fläktrum per löpmeter|m|96
        Brandskyddskontroll|st|1625
        Filter byte kolfilter|st|740
        Framkörning sotarbil|st|315`, lines: [2, 4], amounts: [1, 8],
    },
    draw: (paper) => page('.slip{border-top:1px dashed #000;margin-top:60pt;padding-top:8pt}.mark{font-size:22pt}.lines th{border-bottom:1px solid #000}.pairs{margin-left:60%}',
      beside([60, '<span class="mark">SiV</span>'], [40, `<b>${called(paper, 'FAKTURA')}</b><br>${listed(meta(paper, 'Fakturanummer=number|Fakturadatum=issue|Förfallodag=due'))}`]), `<p>${address(paper.buyer)}</p>`, noted(paper),
      `<p>Anläggning: ${escaped(paper.buyer.street)}, utfört ${iso(paper.delivered)}</p>`, table(cols(paper, 'Åtgärd=name|Mängd=q|Enhet=unit|Pris=price|Kronor=sum', { form: 'dotted' }), paper.lines), '<br>', pairs(sums(paper, 'Summa exkl. moms=net|Moms 25 %=tax|Summa att betala=payable', { form: 'dotted' })),
      `<div class="slip">${beside([50, listed(meta(paper, 'Referensnummer (OCR)=ocr|Till bankgironummer=bg|Förfallodag=due'))], [50, `Betalningsmottagare<br>${paper.supplier.name}<br>${paper.supplier.street}, ${paper.supplier.post}<br>Org.nr ${paper.supplier.organisation}`])}</div>`),
  },
  {
    id: 'm37', producer: 'calc', hard: 'party hire in Excel: days told in the names, discount in per cent, no numbers', credits: 1,
    seller: {
      party: sole('Festuthyrningen i Lerum, Boel Strand', 'Stationsvägen 30, 443 30 Lerum', '711209'), numbers: 'L-881', codes: '', terms: 20, rate: 25, discounts: [1000, 2000], isNegativeCredit: true,
      wares: `Partytält 6x9 m fre–sön|st|3400
        Stol vit fällbar, helg|st|18
        Runda bord 180 cm, helg|st|95
        Vinglas i back|back|72
        Kylvagn två dygn|st|2650
        Tallrik flat 27 cm|st|3.75
        Utkörning och hemtagning|st|1200`, lines: [3, 6], amounts: [2, 20],
    },
    draw: (paper) => page('td,th{font:10pt "Liberation Sans"}',
      `<table><tr><td>${paper.isCredit ? 'Kreditfaktura' : (paper.title ?? 'Faktura')}</td><td>${paper.number}</td><td></td><td colspan="3"><b>Festuthyrningen i Lerum, Boel Strand</b></td></tr><tr><td>Fakturadatum</td><td>${iso(paper.issue)}</td><td></td><td colspan="3">Stationsvägen 30</td></tr><tr><td>Förfallodag</td><td>${iso(paper.due)}</td><td></td><td colspan="3">443 30 Lerum</td></tr><tr><td>Beställare</td><td>${escaped(paper.buyer.name)}</td><td></td><td colspan="3">Org.nr ${paper.supplier.organisation}</td></tr><tr><td></td><td>${escaped(`${paper.buyer.street}, ${paper.buyer.post}`)}</td></tr><tr><td>${paper.isCredit ? `Avser ${paper.about}` : (paper.remark ?? '')}</td></tr></table>`,
      table(cols(paper, 'Hyra av=name|Rabatt %=disc|Antal=q|Enhet=unit|Pris=price|Summa=sum', { form: 'bare' }), paper.lines),
      `<table><tr><td></td></tr>${sums(paper, 'Netto=net|Moms 25 %=tax|Att betala=payable', { form: 'bare' }).map(([label, value]) => `<tr><td>${label}</td><td></td><td></td><td></td><td></td><td class="r">${value}</td></tr>`).join('')}<tr><td>Bg</td><td>${paper.supplier.bankgiro}</td></tr></table>`),
  },
  {
    id: 'm38', producer: 'wkhtmltopdf', hard: 'a musician’s invoice: two rows with low VAT, the sender after the sums', count: 2,
    seller: {
      party: sole('Trubadur Nisse Rask', 'Bryggaregatan 5 B, 602 26 Norrköping', '860316'), numbers: '2026-3', codes: '', terms: 14, rate: 6, isWhole: true,
      wares: `Framträdande fredag kväll|st|5500
        Framträdande lördag kväll|st|6500
        Ljudanläggning|st|1500|||25
        Bilersättning|mil|45|||25
        After work två set|st|3800`, lines: [1, 3], amounts: [4, 20],
    },
    draw: (paper) => page('body{font-family:"DejaVu Sans"}.lines td{padding:4pt}',
      `<h2>${called(paper, 'Faktura')}</h2>${noted(paper)}<p>${listed(meta(paper, 'Faktura nr=number|Datum=issue|Betalningsdatum=due|Uppdragsgivare=buyer', { day: slashes }))}</p>`, table(cols(paper, 'Uppdrag=name|Antal=q|=unit|Arvode=price|Moms=rateP|Summa=sum'), paper.lines), '<br>',
      pairs(sums(paper, 'Arvoden=net|Moms {} %=vat|Moms=tax|Avrundning=rounding|Att betala=payable')), `<p>Trubadur Nisse Rask<br>Bryggaregatan 5 B, 602 26 Norrköping<br>Momsreg.nr ${paper.supplier.vat}<br>Bankgiro ${paper.supplier.bankgiro}<br>F-skatt</p>`),
  },
  {
    id: 'm39', producer: 'groff-gs', hard: 'firewood and charcoal from an old system: dots lead to the sums; sender in capitals in the middle',
    seller: {
      party: firm('Vedmagasinet i Hälsingland AB', 'Sågverksvägen 7, 821 41 Bollnäs'), numbers: '7719', codes: '####', terms: 30, rate: 25,
      wares: `Björkved kluven 30 cm|säck|89
        Restaurangkol premium|säck|214||15 kg
        Alspån till rök|säck|128
        Tändbriketter|krt|156
        Pizzaved ask 25 cm|m3|1490
        Engångspall|st|120`, lines: [2, 5], amounts: [2, 18], fees: 'Frakt|60000|25',
    },
    draw: (paper) => `.ft H
.ps 10
.nf
.ce 3
VEDMAGASINET I HÄLSINGLAND AB
Sågverksvägen 7, 821 41 Bollnäs
Org.nr ${paper.supplier.organisation}   Bankgiro ${paper.supplier.bankgiro}

.ps 15
${called(paper, 'Faktura')}
.ps 10
${paper.remark ?? ''}
.TS
tab(|);
l l l l.
${meta(paper, 'Fakturanr=number|Datum=issue|Kundnr=customer|Förfaller=due', { day: dotted }).map(([label, value]) => `${label}|${value}`).join('|').replace(/^((?:[^|]*\|){3}[^|]*)\|/u, '$1\n')}
.TE

${to(paper.buyer).join('\n')}

.TS
tab(|);
l l r l r r.
Nr|Vara|Antal||À-pris|Belopp
_
${paper.lines.map((line) => cols(paper, '=code|=name|=q|=unit|=price|=sum', { form: 'space' }).map(({ cell }) => cell(line, 0)).join('|')).join('\n')}
.TE

.TS
tab(|);
l r.
${sums(paper, 'charges|Netto=net|Moms 25 %=tax|ATT BETALA=payable', { form: 'space' }).map(([label, value]) => `${label} ......................|${value}`).join('\n')}
.TE

Godkänd för F-skatt. Räntan vid sen betalning är 9 %.
`,
  },
]; // prettier-ignore
