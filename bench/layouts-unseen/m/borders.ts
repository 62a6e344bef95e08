/** Senders from other lands; their goods bear no Swedish VAT. */
import { american, dotted, slashes } from '../days.ts';
import { address, escaped, over, pairs, table } from '../html.ts';
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
import { abroad } from './parties.ts';

export const borders: readonly LayoutM[] = [
  {
    id: 'm48', producer: 'chromium', hard: 'Danish, e-conomic: the sender to the right, “Varenr.” first', credits: 1,
    seller: {
      party: abroad('DK', 'Limfjordens Muslinger ApS', 'Havnevej 14, 7900 Nykøbing Mors'), numbers: '20118', codes: '###', currency: 'DKK', rate: 0, terms: 14,
      wares: `Blåmuslinger økologiske|kg|31.5
        Limfjordsøsters nr. 2|stk|9.75
        Fjordrejer kogte|kg|265
        Tang sukkertang frisk|kg|140
        Hjertemuslinger|kg|58
        Flamingokasse|stk|22`, lines: [2, 5], amounts: [4, 30], fees: 'Fragt til Sverige|38500|0',
    },
    draw: (paper) => page('.lines th{border-bottom:1px solid #000}.pairs{margin-left:auto}',
      beside([60, address(paper.buyer)], [40, `<b>Limfjordens Muslinger ApS</b><br>Havnevej 14<br>7900 Nykøbing Mors<br>CVR-nr. ${paper.supplier.organisation}`]), `<h1>${called(paper, 'Faktura', 'Kreditnota')}</h1>`, noted(paper), over(meta(paper, 'Fakturanr.=number|Fakturadato=issue|Forfaldsdato=due|Kundenr.=customer|Vedr. faktura=about', { day: dotted })), '<br>',
      table(cols(paper, 'Varenr.=code|Tekst=name|Antal=q|Enhed=unit|Enhedspris=price|Pris=sum', { form: 'dotted' }), paper.lines), '<br>', pairs(sums(paper, 'charges|Subtotal=net|Moms (0 %)=tax|Total DKK=payable', { form: 'dotted' })),
      `<p class="small">Omvendt betalingspligt, køber afregner momsen. Køberens momsnr. ${paper.buyer.vat}. IBAN ${paper.supplier.iban}. Betalingsbetingelser: netto 14 dage.</p>`),
  },
  {
    id: 'm49', producer: 'writer', hard: 'Danish in Word: a potter’s plates; no numbers',
    seller: {
      party: abroad('DK', 'Keramiker Bodil Friis', 'Strandstræde 3, 3770 Allinge'), numbers: '2026-022', codes: '', currency: 'DKK', rate: 0, terms: 30,
      wares: `Middagstallerken grå glasur|stk|210
        Dyb tallerken|stk|185
        Kop uden hank|stk|120
        Fad til deling|stk|390
        Saltkar|stk|75`, lines: [2, 4], amounts: [6, 30],
    },
    draw: (paper) => page('body,td,th{font:11pt "Liberation Serif"}',
      `<p><b>Keramiker Bodil Friis</b><br>Strandstræde 3, 3770 Allinge<br>CVR ${paper.supplier.organisation}</p><p>Til ${escaped(to(paper.buyer).join(', '))}</p>${noted(paper)}<p><b>${called(paper, 'Faktura')} ${paper.number}</b>, dato ${dotted(paper.issue)}</p>`,
      table(cols(paper, 'Vare=name|Antal=q|=unit|Pris=price|Beløb=sum', { form: 'dotted' }), paper.lines), '<p></p>', pairs(sums(paper, 'Beløb uden moms=net|Moms 0 %=tax|At betale DKK=payable', { form: 'dotted' })), `<p>Betales senest ${dotted(paper.due)} til IBAN ${paper.supplier.iban}. Momsfri levering til EU.</p>`),
  },
  {
    id: 'm50', producer: 'reportlab', hard: 'Norwegian, Tripletex: “KID”, the sender in the foot', credits: 1,
    seller: {
      party: abroad('NO', 'Lofotværets Tørrfisk AS', 'Moloveien 6, 8360 Bøstad'), numbers: '10871', codes: '2##', currency: 'NOK', rate: 0, terms: 30,
      wares: `Tørrfisk ragno 60 cm|kg|268
        Klippfisk superior|kg|174
        Boknafisk|kg|142
        Torsketunger fryst|kg|155
        Lutefisk vakuum|kg|129
        Engangspall|stk|180`, lines: [2, 5], amounts: [1, 4], fees: 'Frakt|120000|0',
    },
    draw: (paper) => {
      const s = sheetOf();
      s.text(45, 60, called(paper, 'Faktura', 'Kreditnota'), { size: 20, font: 'bold' }); s.block(45, 90, to(paper.buyer)); column2(s, 340, -550, 60, meta(paper, 'Fakturanummer=number|Gjelder faktura=about|Fakturadato=issue|Kundenummer=customer|Forfallsdato=due|KID=ocr', { day: dotted })); if (paper.remark !== null) s.text(45, 160, paper.remark, { font: 'bold' });
      const y = rows(s, paper, '45 Nr.=code|85 Beskrivelse=name|320> Antall=q|330 Enhet=unit|420> Pris=price|460 MVA=rateP|550> Beløp=sum', 190, { rule: (at) => s.line(45, at, 550), looks: { form: 'space' } });
      column2(s, 350, -550, y + 15, sums(paper, 'charges|Sum eks. mva=net|Mva 0 % (eksport)=tax|Å betale NOK=payable', { form: 'space' })); s.line(45, 770, 550);
      s.text(45, 784, `Lofotværets Tørrfisk AS, Moloveien 6, 8360 Bøstad. Org.nr. ${paper.supplier.organisation} MVA. IBAN ${paper.supplier.iban}`, { size: 8 });
      return s.drawing();
    },
  },
  {
    id: 'm51', producer: 'words', hard: 'Finnish-Swedish: “FO-nummer”, “Förfallodag”, the reference; the sender at the left with the slip below', credits: 1,
    seller: {
      party: abroad('FI', 'Skärgårdsbröd Ab', 'Bryggvägen 4, AX-22730 Eckerö'), numbers: '4006', codes: '', currency: 'EUR', rate: 0, terms: 14,
      wares: `Åländskt svartbröd|st|4.85
        Surlimpa skuren|st|5.2
        Havtornsmarmelad 220 g|burk|4.1
        Pannkaka hel plåt|plåt|28
        Knäckebröd med havssalt|pkt|3.95`, lines: [2, 5], amounts: [5, 30], fees: 'Färjefrakt|4200|0',
    },
    draw: (paper) => {
      const s = sheetOf({ size: 9.5 });
      s.block(45, 55, ['Skärgårdsbröd Ab', 'Bryggvägen 4', 'AX-22730 Eckerö', `FO-nummer ${paper.supplier.organisation}`]); s.text(330, 55, called(paper, 'FAKTURA', 'KREDITFAKTURA'), { size: 14, font: 'bold' }); column2(s, 330, -550, 75, meta(paper, 'Fakturanummer=number|Krediterar=about|Datum=issue|Förfallodag=due|Referensnummer=ocr|Dröjsmålsränta=8 %', { day: (day) => day.split('-').map(Number).toReversed().join('.') })); s.block(45, 140, to(paper.buyer)); if (paper.remark !== null) s.text(45, 195, paper.remark, { font: 'bold' });
      const y = rows(s, paper, '45 Produkt=name|300> Antal=q|310 Enhet=unit|390> á pris=price|450 Moms %=rate|550> Totalt=sum', 220, { rule: (at) => s.line(45, at, 550), looks: { form: 'bare' } });
      column2(s, 350, -550, y + 15, sums(paper, 'charges|Totalt utan moms=net|Moms 0 %=tax|Att betala EUR=payable', { form: 'bare' })); s.text(45, y + 100, `Gemenskapsintern försäljning, köparens momsnummer ${paper.buyer.vat}`); s.line(30, 690, 565); column2(s, 45, 150, 710, meta(paper, 'Mottagarens konto=iban|Mottagare=name|Momsnummer=vatno'));
      return s.drawing();
    },
  },
  {
    id: 'm52', producer: 'writer', hard: 'German winegrower in Word: “Flasche”, number before the name in one cell',
    seller: {
      party: abroad('DE', 'Weingut Erbeldinger & Töchter', 'Kirchgasse 9, 67487 Maikammer'), numbers: '2026/114', codes: '##', currency: 'EUR', rate: 0, terms: 30,
      wares: `Grauburgunder trocken 2024 0,75 l|Fl.|7.4
        Spätburgunder 2022 0,75 l|Fl.|11.9
        Silvaner Alte Reben 0,75 l|Fl.|9.6
        Riesling Sekt brut 0,75 l|Fl.|13.5
        Traubensaft weiß 1 l|Fl.|3.2`, lines: [2, 5], amounts: [2, 5], fees: 'Versand nach Schweden|14500|0',
    },
    draw: (paper) => page('body,td,th{font:11pt "Liberation Serif"}',
      `<p align="center"><b>Weingut Erbeldinger &amp; Töchter</b><br>Kirchgasse 9, 67487 Maikammer</p><p>${address(paper.buyer)}</p>`, `<h3>${called(paper, 'Rechnung')}</h3>${noted(paper)}`, pairs(meta(paper, 'Rechnungsnummer=number|Rechnungsdatum=issue|Fällig am=due|Kundennummer=customer', { day: dotted })), '<p></p>',
      table(cols(paper, 'Wein=codename|Menge=qu|Einzelpreis=price|Gesamt=sum', { form: 'dotted' }), paper.lines), '<p></p>', pairs(sums(paper, 'charges|Nettobetrag=net|USt. 0 %=tax|Rechnungsbetrag EUR=payable', { form: 'dotted' })), `<p>Steuerfreie innergemeinschaftliche Lieferung. USt-IdNr. ${paper.supplier.vat}, Ihre USt-IdNr. ${paper.buyer.vat}. IBAN ${paper.supplier.iban}</p>`),
  },
  {
    id: 'm53', producer: 'fpdf', hard: 'German, Lexware: positions, numbers in the second column, the sender in small print over the address', credits: 1,
    seller: {
      party: abroad('DE', 'Gewürzkontor Elbspeicher GmbH', 'Speicherstraße 22, 20457 Hamburg'), numbers: 'RE-70218', codes: '5####', currency: 'EUR', rate: 0, terms: 30, discounts: [300],
      wares: `Pfeffer schwarz Tellicherry|kg|21.8
        Zimt Ceylon gemahlen|kg|34.5
        Muskatnuss ganz|kg|29
        Vanilleschoten Bourbon|Stk|2.95
        Paprika geräuchert|kg|18.4
        Fenchelsaat|kg|9.7`, lines: [2, 5], amounts: [2, 8],
    },
    draw: (paper) => {
      const s = sheetOf();
      s.text(45, 110, 'Gewürzkontor Elbspeicher GmbH · Speicherstraße 22 · 20457 Hamburg', { size: 7 }); s.line(45, 113, 280); s.block(45, 130, to(paper.buyer), { size: 10 }); column2(s, 370, -550, 130, meta(paper, 'Rechnungs-Nr.=number|zu Rechnung=about|Datum=issue|Kunden-Nr.=customer|Zahlbar bis=due', { day: dotted })); s.text(45, 220, called(paper, 'Rechnung', 'Gutschrift'), { size: 15, font: 'bold' }); if (paper.remark !== null) s.text(200, 220, paper.remark);
      const y = rows(s, paper, '45 Pos=no|75 Art.-Nr.=code|125 Bezeichnung=name|340> Menge=q|350 Einh.=unit|425> Preis=price|475> Rab. %=disc|550> Gesamt=sum', 250, { rule: (at) => s.line(45, at, 550), looks: { form: 'dotted' } });
      column2(s, 370, -550, y + 15, sums(paper, 'Summe netto=net|MwSt. 0 %=tax|Endbetrag EUR=payable', { form: 'dotted' })); s.text(45, y + 80, 'Steuerfreie innergemeinschaftliche Lieferung gemäß § 4 Nr. 1b UStG.', { size: 8 }); s.block(45, 785, [`Gewürzkontor Elbspeicher GmbH   USt-IdNr. ${paper.supplier.vat}`, `IBAN ${paper.supplier.iban}   Tel. ${paper.supplier.phone}`], { size: 7.5, leading: 10 });
      return s.drawing();
    },
  },
  {
    id: 'm54', producer: 'weasyprint', hard: 'French cheese-maker: the number of the lot beside the name, “Échéance”',
    seller: {
      party: abroad('FR', 'Fromagerie des Trois Combes SARL', '12 rue du Lavoir, 39570 Montaigu'), numbers: 'FA2603-041', codes: 'TC##', currency: 'EUR', rate: 0, terms: 30, grams: 10,
      wares: `Comté fruité 24 mois|kg|24.9
        Morbier au lait cru|kg|16.2
        Bleu de Gex|kg|18.75
        Beurre de baratte|kg|13.4
        Mont d’Or moyen|pce|11.8`, lines: [2, 5], amounts: [2, 9], fees: 'Transport frigorifique|16000|0',
    },
    draw: (paper) => page('.lines th{border-bottom:1px solid #555}.pairs{margin-left:55%}',
      beside([55, `<b>Fromagerie des Trois Combes SARL</b><br>12 rue du Lavoir<br>39570 Montaigu<br>SIREN ${paper.supplier.organisation}`], [45, `<h2>${called(paper, 'FACTURE')}</h2>${listed(meta(paper, 'N°=number|Date=issue|Échéance=due|Code client=customer', { day: slashes }), ' : ')}`]), `<p style="margin-left:55%">${address(paper.buyer)}</p>`, noted(paper),
      table(cols(paper, 'Réf.=code|Désignation=name|Lot=batch|Qté=q|Unité=unit|P.U. HT=price|Montant HT=sum', { form: 'space' }), paper.lines), '<br>', pairs(sums(paper, 'charges|Total HT=net|TVA 0 %=tax|Net à payer EUR=payable', { form: 'space' })), `<p class="small">Exonération de TVA, art. 262 ter I du CGI. TVA intracommunautaire ${paper.supplier.vat}. IBAN ${paper.supplier.iban}</p>`),
  },
  {
    id: 'm55', producer: 'arrays', hard: 'Italian oil mill: the head in a box, “Scadenza”, codes after the names', credits: 1,
    seller: {
      party: abroad('IT', 'Frantoio Colle Ulivastro Srl', 'Via dei Molini 7, 06042 Campello sul Clitunno PG'), numbers: '2026/118', codes: 'OL##', currency: 'EUR', rate: 0, terms: 60,
      wares: `Olio extravergine latta 5 l|pz|58
        Olio extravergine bottiglia 75 cl|pz|11.4
        Olive nere denocciolate|vaso|7.85
        Aceto balsamico IGP tanica 5 l|pz|24.6
        Paté di olive|vaso|4.3`, lines: [2, 5], amounts: [2, 5], fees: 'Trasporto|9000|0',
    },
    draw: (paper) => {
      const s = sheetOf();
      s.frame(40, 40, 300, 105); s.block(48, 58, ['Frantoio Colle Ulivastro Srl', 'Via dei Molini 7', '06042 Campello sul Clitunno PG', `P. IVA ${paper.supplier.vat}`]); s.text(330, 55, called(paper, 'FATTURA', 'NOTA DI CREDITO'), { font: 'bold', size: 13 }); column2(s, 330, 420, 75, meta(paper, 'Numero=number|Data=issue|Scadenza=due|Rif. fattura=about', { day: slashes })); s.block(330, 140, ['Spett.le', ...to(paper.buyer)]); if (paper.remark !== null) s.text(40, 150, paper.remark, { font: 'bold' });
      const y = rows(s, paper, '40 Descrizione=name|240 Codice=code|330> Q.tà=q|340 UM=unit|430> Prezzo=price|470 IVA=rateP|555> Importo=sum', 215, { rule: (at) => s.line(40, at, 555), looks: { form: 'dotted' } });
      over2(s, y + 30, [40, 180, 320, 450], sums(paper, 'Spese=freight|Imponibile=net|IVA=tax|Totale documento EUR=payable', { form: 'dotted' }), {}, { font: 'bold' }); s.text(40, 790, `Operazione non imponibile art. 41 D.L. 331/93. IBAN ${paper.supplier.iban}`, { size: 8 });
      return s.drawing();
    },
  },
  {
    id: 'm56', producer: 'skia', hard: 'British, Xero: the sender between the number and the date; sums with commas',
    seller: {
      party: abroad('GB', 'Harbourside Smokehouse Ltd', '5 Quay Lane, Craster NE66 3TW'), numbers: 'INV-0713', codes: '', currency: 'GBP', rate: 0, terms: 30,
      wares: `Kippers oak smoked pair|each|3.4
        Smoked haddock undyed|kg|17.9
        Hot smoked trout|kg|24.5
        Smoked eel fillet|kg|46
        Piccalilli 300 g|jar|2.85`, lines: [2, 5], amounts: [2, 6], fees: 'Carriage to Sweden|6500|0',
    },
    draw: (paper) => {
      const s = sheetOf();
      s.text(45, 70, called(paper, 'INVOICE'), { size: 22 }); s.block(45, 105, to(paper.buyer)); s.block(270, 70, meta(paper, 'Invoice Date=issue|Invoice Number=number|VAT Number=vatno', { day: american }).flatMap((each) => [...each, ''])); s.block(420, 70, ['Harbourside Smokehouse Ltd', '5 Quay Lane', 'Craster NE66 3TW', 'United Kingdom']); if (paper.remark !== null) s.text(45, 170, paper.remark, { font: 'bold' });
      const y = rows(s, paper, '45 Description=name|300> Quantity=q|310 =unit|400> Unit Price=price|450 VAT=rateP|550> Amount GBP=sum', 215, { rule: (at) => s.line(45, at, 550), leading: 17, looks: { form: 'english' } });
      column2(s, 370, -550, y + 15, sums(paper, 'charges|Subtotal=net|Total zero rated VAT=tax|Amount due GBP=payable', { form: 'english' })); s.text(45, y + 110, `Due Date: ${american(paper.due)}`, { font: 'bold' }); s.text(45, y + 125, `IBAN ${paper.supplier.iban}`);
      return s.drawing();
    },
  },
]; // prettier-ignore
