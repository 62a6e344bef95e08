/** Greens, coffee and dry goods. */
import { dashedBack, pointed } from '../days.ts';
import { address, remarked } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { beside, boxed, buyerRows, clerk, listed, page, sellerRows, word } from './clerk.ts';
import { firm } from './firms.ts';
import type { LayoutZ } from './orders.ts';
import { coffee, disposables, dry, greens } from './wares.ts';

const sv = clerk('swedish');
const bare = clerk('bare', pointed);
const space = clerk('space');
const dot = clerk('dotted', dashedBack);

export const greensCoffee: readonly LayoutZ[] = [
  {
    id: 'z16-gront-land',
    producer: 'arrays',
    hard: 'land of origin beside the name; boxes and weight both printed',
    credits: 1,
    trade: {
      firm: firm('Åkerbo Frukt & Grönt AB', 'Grönsakstorget 8, 120 44 Årsta'),
      wares: greens,
      lines: [7, 14],
      code: 4,
      number: (n) => String(660_912 + n),
      terms: 10,
      returns: 7,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.right(557, 50, 'Åkerbo Frukt & Grönt AB', { size: 14, font: 'bold' });
      s.block(400, 64, [p.supplier.street, p.supplier.post, `Tel: ${p.supplier.phone}`], {
        size: 8,
        leading: 10,
      });
      s.text(38, 50, word(p), { size: 18 });
      s.block(38, 84, buyerRows(p), { size: 10 });
      s.box(38, 126, 557, 156, 0.92);
      boxed(s, [44, 130, 216, 302, 388, 474], 137, space.rows(p, 'Fakturanr={number}|Fakturadatum={issue}|Förfallodatum={due}|Kundnr={customer}|Följesedel={order}|Kredit av={about}')); // prettier-ignore
      if (p.remark !== null) s.text(38, 170, p.remark, { font: 'bold' });
      const y = space.list(s, p, 'Artnr=code@38|Benämning=name@76|Land=land@230|Kolli=boxes@290r|Kvantitet=qty@350r|Enh=unit@356|Pris=price@430r|Moms%=rate@470r|Radsumma=sum@557r', 188, { step: 13 }); // prettier-ignore
      s.line(38, y, 557);
      listed(s, 400, 557, y + 15, space.sums(p, 'Netto={net}|*tax Moms {rate}%|Summa att betala={payable}'), { right: true, step: 15 }); // prettier-ignore
      s.block(38, y + 15, [`OCR ${p.ocr}`, `Bankgiro ${p.supplier.bankgiro}`], {
        size: 10,
        font: 'bold',
        leading: 14,
      });
      s.text(38, 806, space.say(p, 'Org.nr {org} | Moms {vat} | {mail} | Godkänd för F-skatt | Klass I om ej annat anges'), { size: 7.5 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'z17-torghandlare',
    producer: 'words',
    hard: 'few fields; no article numbers; due day as terms and a day',
    trade: {
      firm: firm('Torgets Grönt Nazari Handelsbolag', 'Möllevångsgatan 30, 214 20 Malmö'),
      wares: greens,
      lines: [4, 8],
      number: (n) => String(118 + n),
      terms: 7,
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 10 });
      s.block(50, 60, [...sellerRows(p), `Mobil ${p.supplier.phone}`], { leading: 13 });
      s.text(360, 60, `${word(p)} nr ${p.number}`, { font: 'bold', size: 12 });
      s.text(360, 76, `Datum ${bare.say(p, '{issue}')}`);
      if (p.about !== null) s.text(360, 92, `Avser faktura ${p.about}`);
      s.block(360, 112, buyerRows(p), { leading: 13 });
      if (p.remark !== null) s.text(50, 150, p.remark, { font: 'bold' });
      const y = bare.list(s, p, 'Vara=name@50|Antal/kg=qty@270r|=unit@276|Pris=price@370r|Moms=ratep@430r|Totalt=sum@545r', 186, { step: 16 }); // prettier-ignore
      const end = listed(s, 380, 545, y + 16, bare.sums(p, 'Exkl moms={net}|*tax Moms {rate} %|Öresavrundning={rounding}|ATT BETALA={payable}'), { right: true, step: 15 }); // prettier-ignore
      s.block(50, end + 24, [bare.say(p, 'Betalning 7 dagar netto, senast {due}'), bare.say(p, 'Plusgiro {pg}'), bare.say(p, 'Org.nr {org}  Momsnr {vat}'), 'F-skattsedel finns'], { leading: 14 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'z18-odlare',
    producer: 'chromium',
    hard: 'a web program; the sums in a coloured band; the buyer’s VAT number',
    credits: 1,
    trade: {
      firm: firm('Kullabygdens Ekogrönt AB', 'Mjöhultsvägen 61, 263 71 Jonstorp'),
      wares: greens,
      lines: [4, 8],
      code: 3,
      number: (n) => `2026${String(140 + n)}`,
      discounts: [1000],
    },
    draw: (p) =>
      page(
        'body{font:9.5pt "Open Sans",Lato,sans-serif}.lines th{border-bottom:1.5pt solid #4a7a3a;color:#4a7a3a;font-size:8pt}.lines td{border-bottom:.4pt solid #ccc;padding:4pt}.band{background:#4a7a3a;color:#fff;padding:6pt 10pt;margin-top:8mm;text-align:right;font-size:13pt}.pairs td{padding:1pt 6pt 1pt 0}.pairs td:first-child{color:#666}.pairs .r{text-align:left}',
        beside([60, sv.tell(p, '<h2 style="color:#4a7a3a">Kullabygdens Ekogrönt</h2>{street}<br>{post}')], [40, `<h1 style="font-size:17pt">${word(p)}</h1>`]), // prettier-ignore
        remarked(p),
        '<br><br>',
        beside(
          [50, sv.pairs(p, 'Fakturanummer={number}|Kundnummer={customer}|Fakturadatum={issue}|Förfallodatum={due}|Vår referens={ref}|Kreditfaktura för={about}')], // prettier-ignore
          [50, `${address(p.buyer)}<br>VAT: ${p.buyer.vat}`],
        ),
        '<br>',
        sv.table(p, 'Produkt=code|Benämning=name|Lev ant=qty:r|Enhet=unit|À-pris=price:r|Rabatt=discp:r|Moms=ratep:r|Summa=sum:r'), // prettier-ignore
        beside([60, `<br>${sv.rates(p, 'Moms|Underlag|Belopp')}`], [40, `<br>${sv.total(p, 'Netto={net}|Exkl. moms={net}|Moms={tax}')}`]), // prettier-ignore
        `<div class="band">Summa att betala SEK ${sv.money(p.payable)}</div>`,
        sv.tell(p, '<p>Betala till bankgiro {bg} med fakturanummer som meddelande.</p><p class="small"><b>{name}</b> – Organisationsnr {org} – Momsreg.nr {vat} – Godkänd för F-skatt – {phone} – {mail}</p>'), // prettier-ignore
      ),
  },
  {
    id: 'z19-rosteri',
    producer: 'runs',
    hard: 'days back to front with dashes; a point between thousands',
    credits: 1,
    trade: {
      firm: firm('Hamnrosteriet Kaffe & Te AB', 'Magasinsgatan 5, 434 32 Kungsbacka'),
      wares: coffee,
      lines: [4, 8],
      code: 5,
      number: (n) => `HK${30_118 + n}`,
      discounts: [500, 1500],
      charges: [['Frakt och emballage', 19500, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 56, 'H A M N R O S T E R I E T', { size: 14, font: 'bold' });
      s.line(40, 64, 555, 64, 1);
      s.block(40, 84, buyerRows(p), { size: 10, leading: 13 });
      s.text(360, 84, word(p), { font: 'bold', size: 12 });
      listed(s, 360, 455, 100, dot.rows(p, 'Nummer={number}|Datum={issue}|Förfaller={due}|Kund={customer}|Avser={about}|Er märkning={order}')); // prettier-ignore
      if (p.remark !== null) s.text(40, 150, p.remark, { font: 'bold' });
      let y = dot.list(s, p, 'Artikel=code@40|Beskrivning=name@92|Antal=qty@290r|Enhet=unit@298|Pris=price@380r|Rab%=disc0@420r|Moms=ratep@462r|Belopp=sum@555r', 200, { step: 15 }); // prettier-ignore
      for (const [label, value] of dot.sums(p, '*fees')) {
        s.text(92, y, label);
        s.right(555, y, value);
        y += 15;
      }
      y = listed(s, 400, 555, y + 14, dot.sums(p, 'Netto={net}|*tax Moms {rate} %|Moms totalt={taxes}|Att betala SEK={payable}'), { right: true, value: { font: 'bold' } }); // prettier-ignore
      s.line(40, 780, 555);
      s.block(40, 792, [dot.say(p, '{name}   {street}   {post}   {phone}'), dot.say(p, 'Bankgiro {bg}   OCR {ocr}   Org.nr {org}   Moms {vat}   F-skatt')], { size: 7.5, leading: 11 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'z20-kaffeservice',
    producer: 'chromium',
    hard: 'a two-column page: data to the left, rows to the right',
    trade: {
      firm: firm('Bönan Kaffeautomater i Mellansverige AB', 'Verkstadsgatan 15, 703 62 Örebro'),
      wares: coffee,
      lines: [3, 6],
      code: 6,
      number: (n) => String(88_215 + n),
      terms: 30,
    },
    draw: (p) =>
      page(
        'body{font-size:8.5pt}.lines th{text-transform:uppercase;font-size:7pt;border-bottom:1pt solid}.lines td{padding:3pt 2pt;border-bottom:.3pt dotted}.side{background:#f1ece6;padding:8pt;min-height:180mm}.side b{display:block;margin-top:6pt;font-size:7pt;color:#7a5030}.total{width:100%;margin-top:6mm}',
        beside(
          [28, `<div class="side"><span style="font:bold 18pt serif">Bönan</span>${sv.rows(p, 'Fakturanummer={number}|Fakturadatum={issue}|Förfallodatum={due}|Krediterar={about}|Kundnummer={customer}|Avtal={order}|Bankgiro={bg}|OCR-nummer={ocr}').map(([label, value]) => `<b>${label}</b>${value}`).join('')}</div>`], // prettier-ignore
          [72, `<h1>${word(p)}</h1>${remarked(p)}<p>${address(p.buyer)}</p>${sv.table(p, 'Art.nr=code|Artikel=name|Antal=qty:r|Enh=unit|Pris=price:r|Moms=ratep:r|Summa=sum:r')}${sv.total(p, 'Summa exkl. moms={net}|*tax Moms {rate} %|Moms totalt={taxes}|<b>Att betala SEK</b>={payable}')}`], // prettier-ignore
        ),
        sv.tell(p, '<p class="small">{name}, {street}, {post}. Telefon {phone}. Org.nr {org}, VAT {vat}. Godkänd för F-skatt. Dröjsmålsränta 10 %.</p>'), // prettier-ignore
      ),
  },
  {
    id: 'z21-krydd',
    producer: 'kerned',
    hard: 'the article number and the name in one cell; sums at the left',
    credits: 1,
    trade: {
      firm: firm('Saffran & Kanel Kryddimport AB', 'Lilla Bommen 9, 411 04 Göteborg'),
      wares: [...dry, ...disposables],
      lines: [4, 8],
      code: 4,
      number: (n) => String(5402 + n),
      isNegative: true,
      charges: [['Porto', 7900, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.block(40, 50, sellerRows(p), { font: 'bold' });
      s.block(40, 100, sv.rows(p, 'Telefon={phone}|E-post={mail}|Org.nr={org}|Momsreg.nr={vat}').map(([a, b]) => `${a}: ${b}`), { size: 8, leading: 10 }); // prettier-ignore
      s.text(320, 52, word(p), { size: 20, font: 'serif' });
      s.block(320, 80, buyerRows(p), { size: 10 });
      boxed(s, [320, 400, 480], 136, sv.rows(p, 'Fakturanr={number}|Datum={issue}|Förfallodatum={due}'));
      boxed(s, [320, 400, 480], 164, sv.rows(p, 'Kundnr={customer}|Er ref={ref}|Avser faktura={about}'));
      if (p.remark !== null) s.text(40, 180, p.remark, { font: 'bold' });
      let y = sv.list(s, p, 'Artikel=both@40|Antal=qty@310r|Enhet=unit@318|Styckpris=price@410r|Moms=ratep@450r|Belopp=sum@555r', 206, { step: 15 }); // prettier-ignore
      for (const [label, value] of sv.sums(p, '*fees')) {
        s.text(40, y, label);
        s.right(555, y, value);
        y += 15;
      }
      listed(s, 40, 210, y + 18, sv.sums(p, 'Summa exkl. moms={net}|*tax Moms {rate} %|Varav moms totalt={taxes}|Att betala (SEK)={payable}'), { right: true, step: 15, label: { font: 'bold' } }); // prettier-ignore
      s.block(330, y + 18, [`Bankgiro ${p.supplier.bankgiro}`, `OCR ${p.ocr}`, '30 dagar netto', 'Godkänd för F-skatt'], { leading: 13 }); // prettier-ignore
      return s.drawing();
    },
  },
];
