/** Systems of larger senders, and the odd ones: factoring, a firm that bills for a grower, two pages, a wide page. */
import { dotted, iso, pointed } from '../days.ts';
import { inForm } from '../format.ts';
import { forms } from '../exact.ts';
import { address, pairs, table } from '../html.ts';
import {
  beside,
  called,
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
import { association, firm } from './parties.ts';

export const trade: readonly LayoutM[] = [
  {
    id: 'm40', producer: 'stretched', hard: 'SAP: positions, the material’s number of eight digits below the name', credits: 1,
    seller: {
      party: firm('Hygienpartner Mälarstaden AB', 'Depåvägen 3, 635 10 Eskilstuna'), numbers: '9100447', codes: '1004####', terms: 30, rate: 25,
      wares: `Handdiskmedel parfymfritt 5 l|dunk|142.6
        Maskindisk flytande 10 l|dunk|396
        Torkrulle 2-lags 6-pack|förp|218.5
        Nitrilhandske svart L 100 st|ask|74.9
        Fettlösare stekbord 1 l|st|68.2
        Sopsäck 125 l rulle|rulle|51.35
        Ytdesinfektion 70 % 5 l|dunk|289
        Toalettpapper jumbo 6 rl|bal|176`, lines: [4, 8], amounts: [1, 10], discounts: [800, 1500], fees: 'Expeditionsavgift|9500|25',
    },
    draw: (paper) => {
      const s = sheetOf({ size: 8.5 });
      s.text(40, 45, 'hygienpartner', { size: 20, font: 'bold', grey: 0.3 }); s.text(360, 45, called(paper, 'Faktura', 'Kreditfaktura'), { size: 14 });
      column2(s, 360, -555, 65, meta(paper, 'Dokumentnummer=number|Referens till=about|Dokumentdatum=issue|Kundnummer=customer|Ordernummer=order|Förfallodatum=due|Valuta=SEK', { day: dotted }), { leading: 11 });
      s.block(40, 90, ['Köpare', ...to(paper.buyer)]); if (paper.remark !== null) s.text(40, 170, paper.remark, { font: 'bold' });
      const y = rows(s, paper, '40 Pos.=pos|75 Beskrivning=name|320> Antal=q|330 Enh=unit|410> Pris=price|455> Rab %=disc|555> Belopp=sum|75 Material=/code', 190, { leading: 11, rule: (at) => s.line(40, at, 555), looks: { form: 'dotted' } });
      column2(s, 350, -555, y + 18, sums(paper, 'Summa positioner=lines|charges|Nettobelopp=net|Moms 25,00 %=tax|Slutbelopp SEK=payable', { form: 'dotted' }));
      s.line(40, 785, 555); s.text(40, 797, `${paper.supplier.name} | ${paper.supplier.street} | ${paper.supplier.post} | Org.nr ${paper.supplier.organisation} | VAT ${paper.supplier.vat} | Bankgiro ${paper.supplier.bankgiro}`, { size: 7 });
      return s.drawing();
    },
  },
  {
    id: 'm41', producer: 'reportlab-embedded', hard: 'Dynamics: “Nr” and name, units before the amounts, VAT specified in a table', credits: 1,
    seller: {
      party: firm('Grönsaksbolaget Uppland AB', 'Partihallsvägen 24, 754 54 Uppsala'), numbers: 'SF-204418', codes: 'G0###', terms: 14, grams: 100,
      wares: `Gurka kl 1|krt|98.5||12 st
        Tomat kvist lös|kg|36.4
        Isberg sallad plastad|krt|112||10 st
        Citron kal 4|kg|31.8
        Avokado Hass mogen|krt|186||18 st
        Champinjon hel|kg|58.9
        Basilika kruka|st|13.2
        Vitlök torkad|kg|74
        Ingefära ny skörd|kg|66.5`, lines: [5, 9], returns: 0.1,
    },
    draw: (paper) => {
      const s = sheetOf({ size: 9 }); const f = inForm(forms.swedish);
      s.text(40, 55, called(paper, 'Försäljning – faktura', 'Försäljning – kreditnota'), { size: 15 }); s.block(40, 85, to(paper.buyer)); s.block(400, 85, [paper.supplier.name, paper.supplier.street, paper.supplier.post]);
      over2(s, 140, [40, 145, 250, 355, 460], meta(paper, 'Fakturanr=number|Bokföringsdatum=issue|Förfallodatum=due|Kundnr=customer|Ert ordernr=order')); if (paper.remark !== null) s.text(40, 175, paper.remark, { font: 'bold' }); if (paper.isCredit) s.text(40, 175, `Kopplas till faktura ${paper.about}`);
      const y = rows(s, paper, '40 Nr=code|90 Beskrivning=name|265 Förp.=pack|330 Enhet=unit|405> Antal=q|475> Pris exkl.=price|555> Radbelopp=sum', 200, { rule: (at) => s.line(40, at, 555) });
      column2(s, 350, -555, y + 16, sums(paper, 'Totalt exkl. moms=net|Momsbelopp=tax|Totalt inkl. moms=payable'));
      s.text(40, y + 80, 'Momsspecifikation', { font: 'bold' }); for (const [at, { rate, base, tax }] of paper.vat.entries()) s.text(40, y + 95 + at * 12, `${rate} %    underlag ${f.money(base)}    moms ${f.money(tax)}`);
      over2(s, 780, [40, 170, 300, 430], meta(paper, 'Organisationsnr=org|Bankgiro=bg|Telefon=phone|Momsreg.nr=vatno'));
      return s.drawing();
    },
  },
  {
    id: 'm42', producer: 'flipped', hard: 'a claim made over to a factor; the baker stands to the left, the factor in the slip', credits: 0,
    seller: {
      party: firm('Brödboden Tre Kringlor AB', 'Kringelvägen 2, 151 38 Södertälje'), numbers: '50617', codes: '3##', terms: 30,
      wares: `Toast jumbo skivad|st|29.5
        Ciabatta bakeoff|krt|186||40 st
        Wienerbröd vanilj|krt|264||48 st
        Pitabröd 10-pack|förp|32
        Kringla salt|st|11.9
        Frallor grova|krt|158||60 st`, lines: [3, 6], amounts: [2, 20],
    },
    draw: (paper) => {
      const s = sheetOf({ size: 9 });
      s.block(40, 50, ['Brödboden Tre Kringlor AB', 'Kringelvägen 2', '151 38 Södertälje'], { font: 'bold' }); s.text(330, 55, called(paper, 'FAKTURA'), { size: 16, font: 'bold' });
      column2(s, 330, -555, 80, meta(paper, 'Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Kundnr=customer')); s.block(330, 150, to(paper.buyer), { size: 10 }); if (paper.remark !== null) s.text(40, 150, paper.remark, { font: 'bold' });
      const y = rows(s, paper, '40 Art.nr=code|95 Benämning=name|330> Antal=q|340 Enhet=unit|440> Pris=price|555> Belopp=sum', 215, { rule: (at) => s.line(40, at, 555) });
      column2(s, 380, -555, y + 15, sums(paper, 'Netto=net|Moms=tax|Att betala=payable'), { font: 'bold' });
      s.block(40, 640, ['Fordran enligt denna faktura är överlåten till Nordvästra Fakturaköp AB. Betalning med befriande', 'verkan kan endast ske till bankgiro 5991-4475. Anmärkningar görs till säljaren inom åtta dagar.']);
      column2(s, 40, 150, 700, meta(paper, 'OCR=ocr|Mottagare=Nordvästra Fakturaköp AB|Bankgiro=5991-4475')); s.text(40, 800, `Säljarens org.nr ${paper.supplier.organisation}, momsreg.nr ${paper.supplier.vat}. F-skatt.`, { size: 7.5 });
      return s.drawing();
    },
  },
  {
    id: 'm43', producer: 'chromium', hard: 'an association that bills for its growers, whose names stand among the rows', credits: 1, printing: { omits: ['taxTotal'] },
    seller: {
      party: association('Odlarringen Söderslätt ek. för.', 'Torggatan 1, 235 31 Vellinge'), numbers: 'OR260077', codes: 'R##', terms: 14, deliveries: 3,
      wares: `Svartkål Nero|kg|42
        Purjo putsad|kg|29
        Brysselkål på stock|st|24
        Kålrot|kg|16.5
        Höstmorot i bunt|bunt|18.9
        Rotselleri|kg|23
        Hokkaidopumpa|kg|21
        Persilja storblad|ask|33`, lines: [4, 7], fees: 'Samdistribution|18000|25',
    },
    draw: (paper) => page('.lines .grower td{background:#eef5e6;font-style:italic}.pairs{margin-left:auto}',
      beside([55, `<h1 style="color:#384">Odlarringen</h1>`], [45, `<b>${called(paper, 'Samlingsfaktura', 'Kreditfaktura')}</b>${pairs(meta(paper, 'Fakturanr=number|Avser=about|Datum=issue|Förfaller=due|Kundnr=customer'))}`]), address(paper.buyer), noted(paper), '<br><br>',
      table(cols(paper, 'Nr=code|Gröda=name|Mängd=q|Enhet=unit|Pris=price|Summa=sum'), paper.lines, { above: (line, at) => at === 0 || paper.lines[at - 1]?.delivery !== line.delivery ? `<tr class="grower"><td colspan="6">Odlare: ${['Åke Thuresson, Gessie', 'Familjen Holmqvist, Räng', 'Maglarps Ekogård'][line.delivery]}</td></tr>` : '' }), '<br>',
      pairs(sums(paper, 'charges|Summa exkl. moms=net|Moms {} %=vat|Att betala=payable')), `<p class="small">Odlarringen Söderslätt ek. för. fakturerar för odlarnas räkning. ${listed(meta(paper, '=address|Org.nr=org|Bankgiro=bg'), ' ', ', ')}. F-skatt.</p>`),
  },
  {
    id: 'm44', producer: 'kerned', hard: 'two pages with the sum carried over; the codes stand in the middle of the row', count: 2,
    seller: {
      party: firm('Storkökstillbehör Halland AB', 'Kistingevägen 18, 302 62 Halmstad'), numbers: '304561', codes: '##-###', terms: 30, rate: 25,
      wares: `GN-kantin 1/1 65 mm|st|148
        GN-kantin 1/2 100 mm|st|124
        Skärbräda blå 60x40|st|219
        Slickepott silikon|st|64
        Degskrapa plast|st|19
        Visp 35 cm|st|132
        Bunke rostfri 6 l|st|158
        Sil fin 24 cm|st|172
        Tång 30 cm|st|59
        Mandolin med skydd|st|845
        Stektermometer|st|236
        Kockkniv smidd 21 cm|st|690
        Bakplåt perforerad|st|268
        Spritspåse engång 100 st|rulle|198
        Påse vakuum 20x30 100-p|förp|129
        Etikett datum måndag|rulle|44`, lines: [14, 16], amounts: [1, 12], discounts: [1000],
    },
    draw: (paper) => {
      const s = sheetOf({ size: 9 }); const f = inForm(forms.space);
      const head = (sheet: number): number => { s.text(40, 50, 'Storkökstillbehör Halland AB', { font: 'bold', size: 12 }); s.right(555, 50, `${called(paper, 'Faktura')} ${paper.number}   sida ${sheet} av 2`); return sheet === 1 ? 200 : 90; };
      head(1); column2(s, 40, 130, 75, meta(paper, 'Fakturadatum=issue|Förfallodag=due|Kundnr=customer|Er order=order')); s.block(340, 85, ['Kistingevägen 18, 302 62 Halmstad', '', ...to(paper.buyer)]); if (paper.remark !== null) s.text(40, 170, paper.remark, { font: 'bold' });
      const y = rows(s, paper, '40 Benämning=name|235 Art.nr=code|325> Antal=q|335 Enh=unit|420> Pris=price|470> Rab=disc|555> Summa=sum', 200, { leading: 26, looks: { form: 'space' }, rule: (at) => s.line(40, at, 555), bottom: 520, next: (at, before) => { s.text(340, at + 10, 'Transport till nästa sida'); s.right(555, at + 10, f.money(before.reduce((all, { sum }) => all + sum, 0n))); s.page(); return head(2); } });
      column2(s, 350, -555, y + 15, sums(paper, 'Nettobelopp=net|Moms 25 %=tax|Att betala SEK=payable', { form: 'space' }), { font: 'bold' }); s.text(40, 800, listed(meta(paper, 'Org.nr=org|Bankgiro=bg|Momsreg.nr=vatno|Tel=phone'), ' ', '  '), { size: 8 });
      return s.drawing();
    },
  },
  {
    id: 'm45', producer: 'cairo', hard: 'a wide page of a grid: amounts and units before numbers and names', credits: 1,
    seller: {
      party: firm('Kryddkontoret Masala & Son AB', 'Möllevångsgatan 41, 214 20 Malmö'), numbers: '88-1702', codes: '@@@#', terms: 30, grams: 500, isNegativeCredit: true,
      wares: `Spiskummin hel|kg|148
        Gurkmeja mald|kg|112
        Garam masala|burk|96||500 g
        Basmatiris|säck|389||20 kg
        Kikärter torkade|säck|412||25 kg
        Kokosmjölk fet 18 %|krt|318||24x400 ml
        Kashmirchili mald|kg|186
        Ghee|hink|545||5 kg`, lines: [3, 7], amounts: [1, 8],
    },
    draw: (paper) => {
      const s = sheetOf({ size: 10 }, 842, 595);
      s.text(40, 50, called(paper, 'FAKTURA', 'KREDITFAKTURA'), { size: 18, font: 'bold' }); s.block(560, 45, [paper.supplier.name, paper.supplier.street, paper.supplier.post, `Org.nr ${paper.supplier.organisation}`, `Bankgiro ${paper.supplier.bankgiro}`]);
      over2(s, 75, [40, 140, 240, 340], meta(paper, 'Fakturanr=number|Datum=issue|Förfaller=due|Kund=customer', { day: pointed })); s.block(40, 120, to(paper.buyer)); if (paper.remark !== null) s.text(300, 120, paper.remark, { font: 'bold' }); if (paper.isCredit) s.text(300, 135, `Avser ${paper.about}`);
      const y = rows(s, paper, '90> Antal=q|105 Enhet=unit|170 Art.nr=code|250 Benämning=name|480 Förpackning=pack|660> À-pris=price|790> Summa=sum', 180, { leading: 16, rule: (at) => s.line(40, at, 800) });
      column2(s, 600, -790, y + 12, sums(paper, 'Netto=net|Moms {} %=vat|Att betala=payable')); s.text(40, 570, 'Godkänd för F-skatt. Reklamation inom 24 timmar.', { size: 8 });
      return s.drawing();
    },
  },
  {
    id: 'm46', producer: 'weasyprint', hard: 'electricity: prices of four decimals, the sum to pay before all', count: 2,
    seller: {
      party: firm('Ljungbackens Elhandel AB', 'Kraftgränd 5, 871 30 Härnösand'), numbers: '41900217', codes: '', terms: 30, rate: 25,
      wares: `Elenergi timpris SE2|kWh|0.8417
        Påslag|kWh|0.0475
        Ursprungsgaranti vind|kWh|0.0120
        Fast avgift|mån|49`, lines: [4, 4], amounts: [60, 140],
    },
    draw: (paper) => page('.sum{border:2px solid #080;padding:8pt;font-size:13pt}.lines th{border-bottom:1px solid #080}',
      beside([60, '<b style="font-size:16pt;color:#080">Ljungbackens Elhandel</b>'], [40, `<b>${called(paper, 'Faktura')}</b><br>${listed(meta(paper, 'Fakturanummer=number|Fakturadatum=issue|Kundnummer=customer'))}`]), noted(paper),
      `<div class="sum">${listed([...sums(paper, 'Att betala=payable'), ...meta(paper, 'Förfallodatum=due|OCR=ocr|Bankgiro=bg')], ' ', ' &nbsp; ')}</div><p>${address(paper.buyer)}</p>`,
      table(cols(paper, 'Specifikation=name|Antal=q|Enhet=unit|Pris kr=price|Belopp kr=sum'), paper.lines), '<br>', pairs(sums(paper, 'Summa exkl. moms=net|Moms 25 %=tax|Öresavrundning=rounding|Summa=gross')), `<p class="small">Anläggnings-id 735 999 104 000 217 334. ${paper.supplier.name}, ${paper.supplier.street}, ${paper.supplier.post}. Org.nr ${paper.supplier.organisation}. Har du frågor, ring ${paper.supplier.phone}.</p>`),
  },
  {
    id: 'm47', producer: 'pdf-lib', hard: 'waste by object: a code of service after the unit, English words for the software’s heads', credits: 1,
    seller: {
      party: firm('Roslagens Kretslopp AB', 'Återvinningsvägen 40, 761 41 Norrtälje'), numbers: 'INV-30955', codes: 'HV@-#', terms: 30, rate: 25,
      wares: `Matavfall kärl 140 l hämtning|st|68.5
        Restavfall container 660 l|st|214
        Bur för wellpapp|st|95
        Frityrolja fat hämtning|st|125
        Slamsugning fettavskiljare 2 m3|st|2150
        Glas ofärgat kärl 190 l|st|74
        Miljötillägg kärl|st|45`, lines: [3, 6], amounts: [1, 9],
    },
    draw: (paper) => {
      const s = sheetOf();
      s.text(40, 50, paper.supplier.name, { font: 'bold', size: 13 }); s.text(400, 50, called(paper, 'Invoice / Faktura', 'Credit note / Kreditfaktura'), { size: 11 });
      column2(s, 400, -555, 75, meta(paper, 'Invoice no=number|Credits invoice=about|Invoice date=issue|Due date=due|Customer no=customer', { day: iso })); s.block(40, 80, to(paper.buyer)); if (paper.remark !== null) s.text(40, 150, paper.remark, { font: 'bold' });
      const y = rows(s, paper, '40 Description=name|320> Qty=q|330 Unit=unit|375 Code=code|470> Price=price|555> Amount=sum', 180, { rule: (at) => s.line(40, at, 555), underAt: 40 });
      column2(s, 380, -555, y + 15, sums(paper, 'Subtotal=net|VAT 25 %=tax|Total SEK=payable')); s.text(40, 800, `${paper.supplier.street}, ${paper.supplier.post}. Org.nr ${paper.supplier.organisation}. Bankgiro ${paper.supplier.bankgiro}. Godkänd för F-skatt.`, { size: 8 });
      return s.drawing();
    },
  },
]; // prettier-ignore
