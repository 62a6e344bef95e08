/** More services: staff, card terminals, repairs, cleaning; and equipment. */
import { abbreviated, dotted, short } from '../days.ts';
import { address, escaped, remarked } from '../html.ts';
import { swedishIban } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { beside, boxed, buyerRows, clerk, listed, own, page, sellerRows, word } from './clerk.ts';
import { firm } from './firms.ts';
import type { LayoutZ } from './orders.ts';
import { audit, cards, cleaning, equipment, events, repair, staff } from './wares.ts';

const sv = clerk('swedish');
const space = clerk('space', dotted);
const bare = clerk('bare', short);
const dot = clerk('dotted', abbreviated);
const en = clerk('english');

export const servicesMore: readonly LayoutZ[] = [
  {
    id: 'z51-bemanning',
    producer: 'arrays',
    hard: 'hours with halves; names of staff below the rows; a factor’s bankgiro',
    credits: 1,
    trade: {
      firm: firm('Kockpoolen Bemanning Sverige AB', 'Kungsholmsgatan 21, 112 27 Stockholm'),
      wares: staff,
      lines: [2, 5],
      number: (n) => String(11_640 + n),
      terms: 14,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 54, 'KOCKPOOLEN', { size: 20, font: 'bold' });
      listed(s, 350, 450, 48, space.rows(p, 'Fakturanummer={number}|Fakturadatum={issue}|Förfallodatum={due}|Kundnummer={customer}|Er referens={ref}|Avser faktura={about}')); // prettier-ignore
      s.text(40, 104, word(p), { size: 14 });
      s.block(40, 128, buyerRows(p), { size: 10, leading: 13 });
      if (p.remark !== null) s.text(350, 140, p.remark, { font: 'bold' });
      const y = space.list(
        s,
        p,
        'Beskrivning=name@40|Antal=qty2@320r|Enhet=unit@330|À-pris=price@430r|Belopp=sum@555r',
        200,
        {
          // prettier-ignore
          step: 12,
          under: (line, _, at) => {
            s.text(48, at, `${['Samir A.', 'Lovisa H.', 'Petra M.', 'Jonatan E.'][own(line, 'who', 4)]}, pass v. ${28 + own(line, 'week', 9)}`, { size: 7.5 }); // prettier-ignore
            return at + 14;
          },
        },
      );
      s.line(40, y, 555);
      listed(s, 360, 555, y + 16, space.sums(p, 'Summa exkl. moms={net}|Moms 25 %={tax}|Att betala SEK={payable}'), { right: true, step: 15 }); // prettier-ignore
      s.frame(40, 660, 555, 712);
      s.block(48, 676, ['Fordran enligt denna faktura är överlåten till Rimfrost Finans AB.', space.say(p, 'Betalning med befriande verkan kan endast ske till bankgiro {bg}, OCR {ocr}.'), 'Rimfrost Finans AB, Box 2210, 103 15 Stockholm'], { size: 8.5, leading: 12 }); // prettier-ignore
      s.block(40, 782, [space.say(p, '{name}, {street}, {post}, {phone}'), space.say(p, 'Org.nr {org}, momsreg.nr {vat}, godkänd för F-skatt')], { size: 8, leading: 11 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'z52-kortterminal',
    producer: 'weasyprint',
    hard: 'prices below one krona; transactions in thousands',
    credits: 1,
    trade: {
      firm: firm('Betalpunkten Terminaler Norden AB', 'Vretenvägen 13, 171 54 Solna'),
      wares: cards,
      lines: [3, 6],
      code: 5,
      number: (n) => `BT-26-${70_400 + n}`,
      many: 1_200,
      terms: 15,
    },
    draw: (p) =>
      page(
        'body{font:9pt "DejaVu Sans",sans-serif}.lines th{text-align:left;background:#efeaf7;padding:4pt}.lines th.r{text-align:right}.lines td{padding:4pt}.lines tr:nth-child(even) td{background:#faf8fd}.total{margin:6mm 0 0 auto}.pairs td{padding:1pt 10pt 1pt 0}h1{font-size:15pt;color:#52307c}',
        beside([55, `<h1>betalpunkten</h1><br>${address(p.buyer)}<br>Org.nr: ${p.buyer.organisation}`], [45, `<h2>${word(p)}</h2>${sv.pairs(p, 'Fakturanummer:={number}|Fakturadatum:={issue}|Förfallodatum:={due}|Kund-id:={customer}|Gäller faktura:={about}')}`]), // prettier-ignore
        remarked(p),
        '<br>',
        sv.table(
          p,
          'Produkt=code|Beskrivning=name|Antal=qty:r|Enhet=unit|Pris/st=price:r|Moms=ratep:r|Totalt=sum:r',
        ),
        sv.total(p, 'Totalt exkl. moms={net}|Moms 25 %={tax}|Totalt inkl. moms={gross}|<b>Att betala (SEK)</b>={payable}'), // prettier-ignore
        sv.tell(p, '<p>Bankgiro: {bg}<br>OCR: {ocr}</p><p style="font-size:7pt">{name} · {street} · {post} · Org.nr {org} · Momsreg.nr {vat} · Godkänd för F-skatt · Support {phone}</p>'), // prettier-ignore
      ),
  },
  {
    id: 'z53-kylservice',
    producer: 'pdf-lib',
    hard: 'a work order: work and material mixed; a free text between head and rows',
    credits: 1,
    trade: {
      firm: firm('Köldmästarna i Dalarna AB', 'Myckelmyrvägen 3, 781 72 Borlänge'),
      wares: repair,
      lines: [2, 6],
      code: 4,
      number: (n) => String(60_071 + n),
      discounts: [1000],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.block(40, 46, sellerRows(p), { font: 'bold', leading: 13 });
      s.text(300, 46, word(p, 'SERVICEFAKTURA', 'KREDITFAKTURA'), { size: 14, font: 'bold' });
      s.frame(300, 56, 555, 138);
      listed(s, 306, 400, 70, sv.rows(p, 'Fakturanr={number}|Fakturadatum={issue}|Förfallodatum={due}|Kundnr={customer}|Serviceorder={order}|Krediterar={about}')); // prettier-ignore
      s.block(40, 110, buyerRows(p), { size: 10, leading: 13 });
      if (p.remark !== null) s.text(40, 158, p.remark, { font: 'bold' });
      s.block(40, 176, ['Felanmälan: kylrum håller ej temperatur. Felsökt, bytt delar enligt nedan, provkört.', `Utfört ${p.delivered} av Lasse N.`], { size: 8.5 }); // prettier-ignore
      const y = sv.list(s, p, 'Nr=code@40|Benämning=name@80|Antal=qty2@300r|Enhet=unit@310|À-pris=price@400r|Rabatt=discp@445r|Summa=sum@555r', 216, { step: 15 }); // prettier-ignore
      listed(s, 380, 555, y + 14, sv.sums(p, 'Netto={net}|Moms 25 %={tax}|Att betala={payable}'), { right: true, step: 15, label: { font: 'bold' } }); // prettier-ignore
      s.line(40, 770, 555);
      boxed(s, [40, 150, 260, 370, 470], 782, sv.rows(p, 'Bankgiro={bg}|OCR={ocr}|Org.nr={org}|Momsreg.nr={vat}|Telefon={phone}'), {}, { size: 8.5 }, 11); // prettier-ignore
      s.text(40, 806, 'Godkänd för F-skatt. Ackrediterat kylföretag klass 1.', { size: 7.5 });
      return s.drawing();
    },
  },
  {
    id: 'z54-stad',
    producer: 'chromium',
    hard: 'a table with the sums as its last rows; a reference mark for the buyer',
    trade: {
      firm: firm('Skinande Rent Städ i Väst AB', 'Industrivägen 27, 433 61 Sävedalen'),
      wares: cleaning,
      lines: [1, 4],
      number: (n) => String(8820 + n),
      isListed: true,
    },
    draw: (p) =>
      page(
        'body{font:10pt "Liberation Sans"}.lines td,.lines th{border:.5pt solid #555;padding:3pt 5pt}.lines tfoot td{border:0}.pairs td{padding:1pt 10pt 1pt 0}',
        sv.tell(p, '<p><b>{name}</b>, {street}, {post}</p>'),
        `<h1 style="margin:8mm 0">${word(p)}</h1>`,
        remarked(p),
        beside([55, sv.pairs(p, 'Fakturanr:={number}|Fakturadatum:={issue}|Förfallodatum:={due}|Er märkning:=KST {customer}|Avser faktura:={about}|Utfört t.o.m.:={delivered}')], [45, address(p.buyer)]), // prettier-ignore
        '<br>',
        sv.table(p, 'Tjänst=name|Antal=qty:r|Enhet=unit|Pris=price:r|Belopp SEK=sum:r', {
          foot: sv.sums(p, 'Summa exkl. moms={net}|Moms 25 %={tax}|<b>Att betala</b>={payable}').map(([a, b]) => `<tr><td colspan="4" class="r">${a}</td><td class="r">${b}</td></tr>`).join(''), // prettier-ignore
        }),
        sv.tell(p, '<p>Betalning: bankgiro {bg}, OCR {ocr}.<br>Org.nr {org}. Momsreg.nr {vat}. Godkänd för F-skatt. {phone}, {mail}</p>'), // prettier-ignore
      ),
  },
  {
    id: 'z55-storkok',
    producer: 'reportlab',
    hard: 'dear goods; delivery address beside the invoice’s; freight as a row with a quantity',
    credits: 1,
    trade: {
      firm: firm('Storköksbutiken Nordost AB', 'Ridbanegatan 6, 213 77 Malmö', {
        iban: swedishIban('Storköksbutiken'),
      }),
      wares: equipment,
      lines: [1, 5],
      code: (name) => `${[...name].slice(0, 3).join('').toUpperCase().replaceAll(/[ÅÄ]/gu, 'A').replaceAll('Ö', 'O')}${1000 + name.length * 113}`, // prettier-ignore
      number: (n) => `SB${110_250 + n}`,
      discounts: [500, 1500, 2500],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(40, 50, 'storköksbutiken.example', { size: 17, font: 'bold' });
      s.right(555, 50, word(p), { size: 17 });
      s.line(40, 60, 555);
      s.text(40, 78, 'Faktureringsadress', { font: 'bold' });
      s.block(40, 90, [...buyerRows(p), `Org.nr ${p.buyer.organisation}`]);
      s.text(220, 78, 'Leveransadress', { font: 'bold' });
      s.block(220, 90, buyerRows(p));
      listed(s, 400, 478, 78, sv.rows(p, 'Fakturanr={number}|Fakturadatum={issue}|Förfallodatum={due}|Ordernr={order}|Kundnr={customer}|Avser={about}')); // prettier-ignore
      if (p.remark !== null) s.text(40, 150, p.remark, { font: 'bold' });
      const y = sv.list(s, p, 'Artikelnr=code@40|Produkt=name@96|Antal=qty@270r|Enhet=unit@276|Pris ex moms=price@370r|Rabatt=discp@415r|Moms=ratep@455r|Totalt ex moms=sum@555r', 178, { step: 17 }); // prettier-ignore
      listed(s, 380, 555, y + 12, sv.sums(p, 'Delsumma={net}|Moms (25%)={tax}|Totalt att betala SEK={payable}'), { right: true, step: 16 }); // prettier-ignore
      s.block(40, 764, [sv.say(p, '{name}   {street}   {post}   {phone}   {mail}'), sv.say(p, 'Bankgiro {bg}   IBAN {iban}   Org.nr {org}   Momsreg.nr {vat}'), 'Godkänd för F-skatt. Varorna förblir vår egendom till full betalning skett.'], { size: 7.5, leading: 11 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'z56-porslin-liggande',
    producer: 'driver',
    hard: 'a wide page; label and value in two columns; long rows',
    trade: {
      firm: firm('Dukat & Serverat Porslin AB', 'Järnvägsgatan 12, 360 50 Lessebo'),
      wares: equipment,
      lines: [3, 7],
      code: 6,
      number: (n) => String(33_018 + n),
      discounts: [750],
      charges: [['Frakt', 49500, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 }, 842, 595);
      s.text(40, 48, 'Dukat & Serverat', { size: 18, font: 'serifbold' });
      s.right(802, 48, word(p, 'FAKTURA', 'KREDITFAKTURA'), { size: 16, font: 'bold' });
      listed(
        s,
        40,
        130,
        74,
        dot.rows(p, 'Fakturanr={number}|Fakturadatum={issue}|Förfallodatum={due}|Avser faktura={about}'),
      );
      listed(s, 270, 360, 74, dot.rows(p, 'Kundnr={customer}|Er referens={ref}|Order={order}'));
      s.block(560, 74, buyerRows(p), { size: 10 });
      if (p.remark !== null) s.text(40, 134, p.remark, { font: 'bold' });
      let y = dot.list(s, p, 'Artikelnr=code@40|Benämning=name@110|Förpackning=pack@330|Antal=qty@450r|Enhet=unit@460|À-pris=price@570r|Rabatt %=disc@640r|Moms %=rate@700r|Belopp=sum@802r', 160, { step: 15 }); // prettier-ignore
      for (const [label, value] of dot.sums(p, '*fees')) {
        s.text(110, y, label);
        s.right(802, y, value);
        y += 15;
      }
      listed(s, 620, 802, y + 14, dot.sums(p, 'Netto={net}|Moms={tax}|Att betala kr={payable}'), { right: true, step: 15, value: { font: 'bold' } }); // prettier-ignore
      s.line(40, 545, 802);
      s.text(40, 558, dot.say(p, '{name}, {street}, {post}, tel {phone}. Bankgiro {bg}, OCR {ocr}. Org.nr {org}, momsreg.nr {vat}. Godkänd för F-skatt.'), { size: 8 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'z57-event',
    producer: 'recoded',
    hard: 'English figures in a Swedish firm’s page; bilingual labels',
    credits: 1,
    trade: {
      firm: firm('Soundcheck Event & Security AB', 'Lindholmspiren 5, 417 56 Göteborg'),
      wares: events,
      lines: [1, 4],
      number: (n) => String(2600 + n),
      isNegative: true,
      terms: 10,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9.5 });
      s.text(40, 60, 'SOUNDCHECK', { size: 26, font: 'bold' });
      s.right(555, 60, word(p, 'Faktura / Invoice', 'Kreditfaktura / Credit note'), { size: 12 });
      boxed(s, [40, 150, 270, 390], 92, en.rows(p, 'Fakturanr / Invoice no={number}|Datum / Date={issue}|Förfallodatum / Due date={due}|Avser / Refers to={about}'), {}, { size: 10.5 }, 14); // prettier-ignore
      s.block(40, 140, buyerRows(p), { leading: 13 });
      if (p.remark !== null) s.text(330, 140, p.remark, { font: 'bold' });
      const y = en.list(s, p, 'Beskrivning / Description=name@40|Antal / Qty=qty@300r|Enhet / Unit=unit@312|Pris / Price=price@450r|Belopp / Amount=sum@555r', 214, { step: 17, head: { size: 8 } }); // prettier-ignore
      listed(s, 330, 555, y + 14, en.sums(p, 'Netto / Net={net}|Moms / VAT 25 %={tax}|Att betala / Total SEK={payable}'), { right: true, step: 16 }); // prettier-ignore
      s.block(40, 760, [en.say(p, '{name}, {street}, {post}'), en.say(p, 'Bankgiro {bg}   OCR {ocr}'), en.say(p, 'Org.nr {org}   Momsreg.nr / VAT {vat}   Godkänd för F-skatt')], { size: 8.5 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'z58-revision',
    producer: 'writer',
    hard: 'a consultant’s letter: several paragraphs, rows without unit prices in columns of two words',
    trade: {
      firm: firm('Siffran Redovisning Öresund AB', 'Stortorget 9, 261 31 Landskrona'),
      wares: audit,
      lines: [1, 2],
      number: (n) => `2026-${310 + n}`,
      terms: 20,
    },
    draw: (p) =>
      page(
        'body{font:11pt "Liberation Serif"}td,th{padding:3pt 8pt 3pt 0}',
        `<p align="right"><b>${escaped(p.supplier.name)}</b><br>${p.supplier.street}<br>${p.supplier.post}</p>`,
        `<p>${address(p.buyer)}<br>Att. ${p.reference}</p>`,
        sv.tell(p, `<h3>${word(p)}</h3><p>Fakturanummer {number}<br>Fakturadatum {issue}<br>Förfallodatum {due}${p.about === null ? '' : '<br>Krediterar {about}'}</p>`), // prettier-ignore
        remarked(p),
        '<p>För utförda tjänster debiterar vi enligt avtal:</p>',
        sv.table(p, 'Tjänst=name|Antal=qty:r|Enhet=unit|Pris=price:r|Belopp=sum:r'),
        sv.total(p, 'Arvode exkl. moms={net}|Moms 25 %={tax}|Summa att betala={payable}'),
        sv.tell(p, '<p>Betalning till bankgiro {bg}, ange OCR {ocr}.</p><p><font size="2">Org.nr {org} – Momsreg.nr {vat} – Godkänd för F-skatt – {phone}</font></p>'), // prettier-ignore
      ),
  },
  {
    id: 'z59-linne-kod',
    producer: 'ghostscript',
    hard: 'old matrix form: six-figure days, accounts beside the rows',
    trade: {
      firm: firm('Storköksmontage Mellersta Norrland AB', 'Nybrogatan 20, 871 31 Härnösand'),
      wares: repair.slice(2),
      lines: [2, 5],
      code: 7,
      number: (n) => String(104_990 + n),
      isWhole: true,
      charges: [['Expeditionsavgift', 3500, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9, font: 'mono' });
      s.block(40, 48, [p.supplier.name.toUpperCase(), p.supplier.street, p.supplier.post], { leading: 11 });
      s.text(340, 48, word(p, 'FAKTURA', 'KREDITFAKTURA'), { size: 12, font: 'monobold' });
      listed(s, 340, 440, 64, bare.rows(p, 'FAKTURANR={number}|FAKT.DATUM={issue}|KUNDNR={customer}|FÖRFALLER={due}|AVSER NR={about}'), { step: 11 }); // prettier-ignore
      s.block(
        340,
        134,
        buyerRows(p).map((row) => row.slice(0, 36)),
        { leading: 11 },
      );
      if (p.remark !== null) s.text(40, 150, p.remark);
      let y = bare.list(s, p, 'KTO=acc@40|ARTIKEL=code@66|TEXT=name@112|ANTAL=qty@310r|ENH=unit@318|PRIS=price@420r|BELOPP=sum@550r', 196, { step: 12, head: { font: 'monobold' } }); // prettier-ignore
      for (const [label, value] of bare.sums(p, '*fees')) {
        s.text(112, y, label);
        s.right(550, y, value);
        y += 12;
      }
      y = listed(s, 318, 550, y + 10, bare.sums(p, 'EXKL MOMS={net}|MOMS 25 %={tax}|ÖRESUTJ={rounding}|ATT BETALA={payable}'), { right: true, step: 12 }); // prettier-ignore
      s.block(40, y + 20, [bare.say(p, 'BANKGIRO {bg}  OCR {ocr}'), bare.say(p, 'ORGNR {org}  MOMSREGNR {vat}'), 'F-SKATTEBEVIS FINNS. RÄNTA DEBITERAS EFTER FÖRFALLODAGEN.'], { leading: 12 }); // prettier-ignore
      return s.drawing();
    },
  },
];
