/** Wholesalers and makers whose larger systems draw the page. */
import { dotted, iso, shortDashed, slashes } from '../days.ts';
import {
  at,
  below,
  cells,
  data,
  drawn,
  field,
  frame,
  rates,
  rows,
  rule,
  slip,
  sums,
  sumsAt,
} from './drawn.ts';
import { firm } from './firms.ts';
import { coded, type LayoutV } from './orders.ts';
import { beer, dairy, dry, fish, greens, house, meat, tools, wine } from './wares.ts';

const sp = { n: 'space', d: iso } as const;

/** Layouts of larger systems. */
export const wholesale: readonly LayoutV[] = [
  {
    id: 'v10-grossist-lang', producer: 'pdf-lib', hard: 'two pages, head repeated, two VAT rates', credits: 1,
    seller: { firm: firm('Sydkusten Storköksgrossist AB', 'Fraktgatan 18, 252 32 Helsingborg'), wares: [...dry, ...house], lines: [24, 31], code: 6, number: (n) => String(5_504_210 + n), charges: [['Leveransavgift', 19500, 25]] },
    draw: drawn(sp, { size: 8 }, at(40, 46, '{name}', { font: 'bold', size: 14 }), at(400, 46, '{WORD}', { font: 'bold', size: 14 }), at(400, 60, '[Krediterar faktura {about}]|{remark}'), at(330, 96, '{bname}|{bstreet}|{bpost}', { size: 9.5 }),
      data(40, 120, 76, 'Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Kundnummer=customer|Ordernummer=order|Er referens=reference|OCR=ocr'),
      rows(180, [40, 86, 280, 330, 336, 415, 460, 500, 555], 'nr:Artikel|name:Benämning|pack:Förp|qty:Antal|unit:Enh|price:À-pris|disc:Rab|rate:Moms%|sum:Belopp', { ruled: true, charges: true, bottom: 520, again: [90, at(40, 46, '{name}', { font: 'bold' }), at(400, 46, '{WORD} {number}   forts.')] }),
      rates([110, 200, 280], 20, 'Moms%|Momsunderlag|Moms', { stay: true }), sums(380, 555, 20, 'Summa exkl. moms=net|Moms=tax|Att betala SEK=payable'),
      at(40, 800, '{name}   {street}   {post}   Tel {phone}|Bankgiro {bg}   Plusgiro {pg}   Org.nr {org}   Momsreg.nr {vatno}   Godkänd för F-skatt', { size: 7 })),
  },
  {
    id: 'v11-kott-vikt', producer: 'reportlab', hard: 'weights with three decimals; batch and best before below each row', credits: 1,
    seller: { firm: firm('Bröderna Hägglunds Chark & Kött AB', 'Slakthusgatan 5, 831 48 Östersund'), wares: meat, lines: [6, 12], code: 5, number: (n) => String(330_620 + n), returns: 4, terms: 20 },
    draw: drawn({ n: 'space', d: shortDashed, least: 3 }, { size: 9 }, at(45, 56, '{name}', { font: 'serifbold', size: 17 }), at(45, 72, '{street}, {post}   Tel {phone}'), at(550, 56, '{word}', { font: 'bold', size: 15, align: 'r' }),
      cells(45, 90, [90, 70, 70, 70, 90, 115], 'Fakturanr=number|Datum=issue|Förfaller=due|Kundnr=customer|Ordernr=order|Avser faktura=about'), at(330, 145, '{bname}|{bstreet}|{bpost}', { size: 10 }), at(45, 145, '{remark}|Leverans {delivered}'),
      rows(210, [45, 95, 330, 350, 420, 455, 550], 'nr:Art|name:Vara|qty:Vikt/antal|unit:|price:Pris|rate:M%|sum:Summa', { ruled: true, step: 12, under: [95, 'Batch {batch}   Bäst före {bbd}   Ursprung {land}'] }),
      rule(45, 550, 4), sums(360, 550, 20, 'Netto=net|Moms {r} %=vat|ATT BETALA=payable'), at(45, 800, 'Bankgiro {bg}    Org.nr {org}    Moms {vatno}    EG-nr SE 7714    F-skatt', { size: 8 })),
  },
  {
    id: 'v12-gront-kolli', producer: 'cairo', hard: 'crates, unit and country of origin in columns', credits: 1,
    seller: { firm: firm('Grönsakshallen i Årsta Trading AB', 'Parkhallsvägen 2, 120 44 Årsta'), wares: greens, lines: [15, 16], code: 4, number: (n) => `G${77_010 + n}`, terms: 10, isWhole: true },
    draw: drawn({ n: 'bare', d: iso }, { size: 8.5 }, field(40, 34, 555, 62, 0.85), at(46, 53, '{name}', { font: 'bold', size: 14 }), at(549, 53, '{WORD}', { font: 'bold', size: 12, align: 'r' }),
      data(40, 120, 84, 'Faktura nr=number|Datum=issue|Förfallodag=due|Kund nr=customer|Kredit av=about'), at(330, 84, '{bname}|{bstreet}|{bpost}|{remark}', { size: 10 }),
      rows(160, [40, 80, 250, 296, 358, 405, 411, 480, 555], 'nr:Nr|name:Produkt|pack:Förp|land:Land|crates:Kolli|qty:Ant|unit:Enh|price:Pris|sum:Belopp', { stripes: true }),
      sums(380, 555, 24, 'Varuvärde=net|Moms {r} %=vat|Öresutjämning=rounding|Summa att betala=payable', { size: 10 }), at(40, 790, '{street}, {post} · {phone} · Bankgiro {bg} · Org.nr {org} · VAT {vatno} · F-skattsedel', { size: 7.5 })),
  },
  {
    id: 'v13-bryggeri-pant', producer: 'ghostscript', hard: 'deposits as rows; returned goods; slip with a line for machines', credits: 1,
    seller: { firm: firm('Gruvbyns Bryggeri & Dryck AB', 'Hyttvägen 21, 737 30 Fagersta'), wares: beer, lines: [4, 7], code: 5, number: (n) => String(90_330 + n), returns: 10, terms: 15 },
    draw: drawn(sp, { size: 8.5 }, at(40, 46, 'GRUVBYNS', { font: 'serifbold', size: 22 }), at(40, 60, '{name}, {street}, {post}'), at(555, 46, '{WORD}', { font: 'bold', size: 14, align: 'r' }),
      data(40, 130, 84, 'Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Kundnummer=customer|OCR-nr=ocr|Avser=about'), at(330, 90, '{bname}|{bstreet}|{bpost}|{remark}', { size: 9.5 }),
      rows(170, [40, 90, 275, 345, 352, 420, 465, 555], 'nr:Artnr|name:Artikel|pack:Innehåll|qty:Antal|unit:Enh|price:Pris|rate%:Moms|sum:Summa', { ruled: true }),
      rates([130, 220, 300], 16, 'Sats|Netto|Moms', { stay: true }), sums(390, 555, 20, 'Summa netto=net|Summa moms=tax|Att betala=payable'), at(40, 690, 'Bankgiro {bg}  Org.nr {org}  Momsreg.nr {vatno}  Innehar F-skattebevis  Tel {phone}', { size: 7.5 }), slip(705)),
  },
  {
    id: 'v14-vin-import', producer: 'reportlab-embedded', hard: 'bottles and bundles; gross and net price', credits: 1,
    seller: { firm: firm('Druvans Vinagentur AB', 'Artillerigatan 42, 114 45 Stockholm'), wares: wine, lines: [3, 8], code: coded('', 6), number: (n) => `INV${20_260 + n}`, discounts: [300, 500], charges: [['Fraktbidrag', 29000, 25]] },
    draw: drawn({ n: 'dotted', d: iso }, { size: 8.5, font: 'serif' }, at(300, 60, 'DRUVANS VINAGENTUR', { font: 'serifbold', size: 18, align: 'c' }), rule(45, 550, 0, 70), at(45, 92, '{word}', { font: 'serifbold', size: 14 }),
      data(45, 130, 112, 'Nummer=number|Datum=issue|Förfaller=due|Order=order|Krediterar=about'), at(250, 112, 'Leverans- och fakturaadress|{bname}|{bstreet}|{bpost}'), at(430, 112, 'Kund {customer}|Er ref {reference}|Valuta {cur}|{remark}'),
      rows(200, [45, 95, 265, 325, 330, 400, 440, 490, 550], 'nr:Artikelnr|name:Vin|pack:Flaskor|qty:Ant|unit:Enh|price:Bruttopris|disc%:Rabatt|np:Nettopris|sum:Totalt', { head: { font: 'serifbold' }, step: 16, ruled: true }),
      sums(350, 550, 20, 'Summa viner=lineNet|=charges|Summa exkl. moms=net|25 % moms=tax|Att betala SEK=payable'), at(45, 790, '{name}, {street}, {post}. Org.nr {org}. Momsreg.nr {vatno}. Bankgiro {bg}. Godkänd för F-skatt.|Partihandelstillstånd alkohol. Dröjsmålsränta enligt räntelagen.', { size: 7.5 })),
  },
  {
    id: 'v15-mejeri-samling', producer: 'words', hard: 'collective invoice: rows under delivery notes', credits: 0,
    seller: { firm: firm('Hjälmarebygdens Mejeri AB', 'Mejerivägen 1, 715 31 Odensbacken'), wares: dairy, lines: [9, 12], deliveries: 3, code: 4, number: (n) => String(610_040 + n) },
    draw: drawn({ n: 'bare', d: iso, least: 2 }, { size: 8.5 }, at(40, 50, '{name}', { font: 'bold', size: 13 }), at(40, 64, '{street}|{post}'), at(360, 50, 'SAMLINGSFAKTURA {number}', { font: 'bold', size: 11 }), data(360, 440, 66, 'Datum=issue|Förfallodatum=due|Kundnr=customer|OCR=ocr'), at(40, 110, '{bname}|{bstreet}|{bpost}', { size: 10 }), at(40, 158, '{remark}'),
      rows(180, [40, 90, 330, 340, 430, 470, 555], 'nr:Artikel|name:Benämning|qty:Antal|unit:Enhet|price:Pris|rate:Moms|sum:Belopp', { ruled: true, delivery: 'Följesedel {slip}   levererad {day}' }),
      sums(360, 555, 20, 'Summa exkl moms=net|Moms {r} % på {b}=vat|Att betala=payable'), at(40, 800, 'Bankgiro {bg}   Organisationsnr {org}   Momsreg.nr {vatno}   Telefon {phone}   F-skatt', { size: 7.5 })),
  },
  {
    id: 'v16-fisk-nat', producer: 'skia', hard: 'weights; sums in framed cells at the foot', credits: 1,
    seller: { firm: firm('Smögens Fiskauktion Partihandel AB', 'Fiskhamnsgatan 31, 456 51 Smögen'), wares: fish, lines: [5, 10], code: 3, number: (n) => String(18_220 + n), terms: 7, isNegativeCredit: true },
    draw: drawn({ n: 'space', d: slashes, least: 2 }, { size: 9 }, at(40, 50, '{name}', { font: 'bold', size: 12 }), at(40, 64, '{street}|{post}|Telefon {phone}'), at(350, 50, '{word}', { font: 'bold', size: 20 }), at(350, 110, '{bname}|{bstreet}|{bpost}', { size: 11 }), data(40, 110, 116, 'Nr=number|Datum=issue|Betalas=due|Kund=customer|Avser nr=about'),
      at(350, 160, '{remark}'), rows(205, [40, 80, 330, 345, 440, 555], 'nr:Nr|name:Fiskslag|qty:Vikt|unit:Enh|price:Pris/enh|sum:Kronor', { band: 0.85, step: 15, head: { size: 8 } }),
      cells(40, 700, [130, 100, 130, 155], 'Exkl. moms=net|Moms=tax|Inkl. moms=gross|Att betala SEK=payable'), at(40, 750, 'Momssats {rate} %. Betalning till bankgiro {bg}, ange faktura {number}.|Org.nr {org}   Momsreg.nr {vatno}   Godkänd för F-skatt', { size: 8 })),
  },
  {
    id: 'v17-kok-order', producer: 'fpdf', hard: 'shop’s form; article below the name', credits: 1,
    seller: { firm: firm('Storköksbutiken Nordväst AB', 'Verkstadsvägen 12, 691 42 Karlskoga'), wares: tools, lines: [2, 6], code: coded('SK', 5), number: (n) => `NV${4_410 + n}`, charges: [['Frakt', 19900, 25], ['Fakturaavgift', 2900, 25]], prepaid: 500n },
    draw: drawn({ n: 'bare', d: iso }, { size: 9 }, at(40, 56, '{word} #{number}', { font: 'bold', size: 18 }), at(555, 50, '{name}|{street}|{post}|Org.nr {org}', { align: 'r' }), at(40, 110, 'Kund:|{bname}|{bstreet}|{bpost}'), data(340, 430, 110, 'Orderdatum=delivered|Fakturadatum=issue|Förfallodatum=due|Ordernr=order|Krediterar=about'), at(40, 170, '{remark}'),
      rows(195, [40, 390, 470, 555], 'name:Produkt|qu:Antal|price:Pris|sum:Summa', { band: 0.2, head: { grey: 1 }, step: 16, under: [40, 'Art.nr {nr}'] }),
      sums(380, 555, 18, 'Delsumma=lineNet|=charges|Totalt exkl. moms=net|Moms 25 %=tax|Totalt inkl. moms=gross|Betalt i förskott=prepaid|Att betala (SEK)=payable'), at(300, 800, 'Bankgiro {bg} – Momsreg.nr {vatno} – Godkänd för F-skatt – {mail}', { size: 7.5, align: 'c' })),
  },
  {
    id: 'v18-tobak-snabb', producer: 'driver', hard: 'cash-and-carry: rows with tax and rate, codes for rates', credits: 0,
    seller: { firm: firm('Hämtköp Partihallarna AB', 'Partihandlargatan 9, 415 01 Göteborg'), wares: [...dry, ...house, ...beer.slice(5, 6)], lines: [14, 20], code: 7, number: (n) => `${26_111_000 + n}`, terms: 10 },
    draw: drawn({ n: 'bare', d: dotted }, { size: 8, font: 'mono' }, at(40, 46, '{name}', { font: 'monobold', size: 11 }), at(40, 60, '{street} {post}|Org.nr {org}  Momsnr {vatno}'), frame(330, 36, 555, 100), at(336, 50, '{WORD} {number}', { font: 'monobold' }), data(336, 420, 64, 'Datum=issue|Förfaller=due|Kund=customer'), at(40, 112, '{bname}|{bstreet}|{bpost}'), at(330, 120, '{remark}'),
      rows(165, [40, 88, 300, 338, 400, 420, 480, 555], 'nr:Vara|name:Text|qty:Ant|unit:Enh|price:Pris|code:Kod|tax:Moms|sum:Netto', { head: { font: 'monobold' }, bottom: 360, again: [90, at(40, 50, '{name}  {WORD} {number}  Sida 2')] }),
      rates([100, 200, 290, 380], 18, 'Moms%|Netto|Moms|Brutto', { stay: false }), below(40, 8, 'Kod 1 = 25 % moms   Kod 2 = livsmedel'), sums(330, 555, 6, 'Summa netto=net|Summa moms=tax|Att betala SEK=payable', { font: 'monobold' }), at(40, 805, 'Bankgiro {bg}  OCR {ocr}  F-skatt  Tel {phone}')),
  },
  {
    id: 'v19-disk-rutat', producer: 'stretched', hard: 'a page of frames; due day only as terms', credits: 1, printing: { omits: ['dueDate'] },
    seller: { firm: firm('Rent & Blankt Kemteknik AB', 'Laboratoriegatan 4, 641 35 Katrineholm'), wares: house, lines: [3, 8], code: 4, number: (n) => String(7_850 + n), discounts: [1000] },
    draw: drawn(sp, { size: 8.5 }, frame(40, 36, 555, 150), at(48, 56, '{name}', { font: 'bold', size: 13 }), at(48, 72, '{street}|{post}|Tel {phone}'), at(330, 56, '{WORD}', { font: 'bold', size: 13 }), data(330, 420, 72, 'Fakturanr=number|Fakturadatum=issue|Kundnr=customer|Betalning=~30 dagar netto|Avser=about'), at(48, 120, '{remark}'), frame(40, 155, 555, 215), at(48, 172, 'Köpare: {bname}, {bstreet}, {bpost}|Er referens: {reference}|Leveransdatum: {delivered}'), frame(40, 220, 555, 640),
      rows(236, [46, 86, 330, 345, 420, 460, 549], 'nr:Nr|name:Benämning|qty:Kvantitet|unit:Enhet|price:À-pris|disc:Rabatt%|sum:Nettobelopp', { ruled: true }), frame(40, 645, 555, 710), sumsAt(340, 549, 662, 'Netto exkl. moms=net|Moms 25%=tax|Att betala=payable'), at(48, 662, 'Bankgiro {bg}|Plusgiro {pg}|OCR {ocr}'), at(40, 730, 'Org.nr {org}    Momsreg.nr {vatno}    Bolaget innehar F-skattebevis    Säte: Katrineholm', { size: 7.5 })),
  },
]; // prettier-ignore
