/** Wholesalers: long lists, several pages, two rates. */
import { compact, short } from '../days.ts';
import { address, remarked } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { beside, boxed, buyerRows, clerk, listed, own, page, word } from './clerk.ts';
import { firm } from './firms.ts';
import type { LayoutZ } from './orders.ts';
import { dairy, disposables, dry, greens, meat, soda } from './wares.ts';

const sv = clerk('swedish');
const bare = clerk('bare');
const dots = clerk('space', compact);
const tail = clerk('trailing', short);

export const wholesale: readonly LayoutZ[] = [
  {
    id: 'z01-grossist-sidor',
    producer: 'reportlab-embedded',
    hard: 'two pages; heads repeated; sums and rates on the last',
    credits: 1,
    trade: {
      firm: firm('Mälarkök Storhushåll AB', 'Partihallsvägen 22, 721 36 Västerås'),
      wares: [...dry, ...disposables, ...dairy],
      lines: [27, 36],
      code: 6,
      number: (n) => String(70_338_114 + n),
      charges: [['Drivmedelstillägg', 3850, 25]],
      isNegative: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      const top = (): number => {
        s.text(38, 46, 'Mälarkök', { size: 20, font: 'bold' });
        s.text(38, 58, 'Storhushåll sedan 1974', { size: 7 });
        s.right(557, 42, word(p, 'FAKTURA', 'KREDITFAKTURA'), { size: 13, font: 'bold' });
        s.right(557, 56, `Sida ${s.pages.length}`);
        listed(s, 340, 430, 76, sv.rows(p, 'Fakturanummer={number}|Fakturadatum={issue}|Kundnummer={customer}|Avser faktura={about}')); // prettier-ignore
        if (s.pages.length > 1) return 150;
        s.block(38, 92, buyerRows(p), { size: 10 });
        listed(s, 340, 430, 130, sv.rows(p, 'Förfallodatum={due}|Betalningsvillkor=30 dagar netto|Ordernr={order}|Leveransdatum={delivered}|Er referens={ref}')); // prettier-ignore
        if (p.remark !== null) s.text(38, 150, p.remark, { font: 'bold' });
        return 220;
      };
      let y = sv.list(
        s,
        p,
        'Artikelnr=code@38|Benämning=name@88|Förp=pack@258|Antal=qty@348r|Enh=unit@354|À-pris=price@430r|Moms=ratep@468r|Belopp=sum@557r',
        top(),
        {
          // prettier-ignore
          step: 15,
          bottom: 740,
          next: () => {
            s.right(557, 790, 'Forts. nästa sida', { size: 7.5 });
            s.page();
            return top();
          },
        },
      );
      for (const [label, value] of sv.sums(p, '*fees')) {
        s.text(88, y, label);
        s.right(557, y, value);
        y += 15;
      }
      if (y > 620) {
        s.page();
        y = top();
      }
      s.line(38, y, 557);
      const at = y + 18;
      boxed(s, [38, 98, 170], at, [['Momssats', ''], ['Underlag', ''], ['Moms', '']]); // prettier-ignore
      p.vat.forEach(({ rate, base, tax }, row) => {
        s.text(38, at + 13 + row * 12, `${rate} %`);
        s.right(140, at + 13 + row * 12, sv.money(base));
        s.right(205, at + 13 + row * 12, sv.money(tax));
      });
      listed(s, 380, 557, at, sv.sums(p, 'Summa exkl. moms={net}|Moms={tax}|ATT BETALA SEK={payable}'), { right: true, step: 15, value: { font: 'bold' } }); // prettier-ignore
      s.line(38, 785, 557);
      s.block(38, 797, [sv.say(p, '{name}  {street}, {post}  Telefon {phone}'), sv.say(p, 'Bankgiro {bg}  OCR {ocr}  Org.nr {org}  Momsreg.nr {vat}  Godkänd för F-skatt')], { size: 7.5, leading: 10 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'z02-cash-carry',
    producer: 'ghostscript',
    hard: 'typed look; quantity first; a mark for the rate explained below',
    trade: {
      firm: firm('Partigrossen Sundbom & Söner AB', 'Lasarettsvägen 5, 854 60 Sundsvall'),
      wares: [...dry, ...soda, ...disposables],
      lines: [9, 16],
      code: 5,
      number: (n) => String(412_208 + n),
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ font: 'mono', size: 8.5 });
      s.block(40, 50, [p.supplier.name.toUpperCase(), p.supplier.street, p.supplier.post, `TEL ${p.supplier.phone}`, `ORG.NR ${p.supplier.organisation}`, `MOMSNR ${p.supplier.vat}`]); // prettier-ignore
      s.text(360, 50, word(p, 'F A K T U R A', 'K R E D I T N O T A'), { font: 'monobold', size: 12 });
      listed(s, 360, 450, 72, dots.rows(p, 'NUMMER={number}|DATUM={issue}|FÖRFALLER={due}|KUNDNR={customer}|AVSER={about}|ORDER={order}')); // prettier-ignore
      s.block(360, 156, buyerRows(p));
      if (p.remark !== null) s.text(40, 150, p.remark, { font: 'monobold' });
      let y = dots.list(s, p, 'ANTAL=qty2@86r|ENH=unitup@94|ARTNR=code@130|VARUSLAG=name@176|A-PRIS=price@440r|M=mark@462|KRONOR=sum@555r', 210, { head: { font: 'monobold' }, step: 12.5 }); // prettier-ignore
      y += 14;
      s.line(360, y - 10, 555);
      y = listed(s, 360, 555, y + 4, dots.sums(p, 'NETTO={net}|*tax MOMS {rate} %|MOMS SUMMA={taxes}|ÖRESAVRUNDNING={rounding}|ATT BETALA={payable}'), { right: true }); // prettier-ignore
      s.block(40, y + 20, ['A = MOMS 25 %   B = MOMS 6 % (LIVSMEDEL)', `BANKGIRO ${p.supplier.bankgiro}    OCR-NR ${p.ocr}`, 'GODKÄND FÖR F-SKATT. DRÖJSMÅLSRÄNTA 12 % DEBITERAS EFTER FÖRFALLODAGEN.']); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'z03-kedja-boxar',
    producer: 'chromium',
    hard: 'framed boxes of label above value; discounts in per cent',
    credits: 1,
    trade: {
      firm: firm('Norrlands Restaurangservice i Luleå AB', 'Banvägen 17, 973 46 Luleå'),
      wares: [...meat, ...dairy, ...disposables],
      lines: [10, 18],
      code: 7,
      number: (n) => `NR${26_400_311 + n}`,
      discounts: [500, 800, 1250],
    },
    draw: (p) =>
      page(
        'body{font-size:8.5pt}.over{width:100%;margin:0 0 4pt}.over th{font-size:6.5pt;font-weight:400;border:.5pt solid #36c;border-bottom:0;color:#36c;padding:1pt 3pt}.over td{border:.5pt solid #36c;border-top:0;padding:0 3pt 3pt}.lines{margin-top:8pt}.lines th{background:#36c;color:#fff;padding:3pt}.lines td{padding:2.5pt 3pt}.total{margin:10pt 0 0 auto}.total td{padding:2pt 5pt;border:.5pt solid #36c;min-width:28mm}',
        beside(
          [50, sv.tell(p, '<span style="font:bold 19pt Lato">NRS</span><br>{name}<br>{street}<br>{post}')],
          [50, `<h1 style="font-size:15pt">${word(p)}</h1><br>${address(p.buyer)}`],
        ),
        remarked(p),
        '<br>',
        sv.over(
          p,
          'Fakturanr={number}|Fakturadatum={issue}|Förfallodatum={due}|Kundnr={customer}|OCR-nummer={ocr}',
        ),
        sv.over(p, 'Er referens={ref}|Ert orgnr={toorg}|Order={order}|Leveransdatum={delivered}|Krediterar faktura={about}'), // prettier-ignore
        sv.table(p, 'Art.nr=code|Artikel=name|Antal=qty:r|Enhet=unit|Pris=price:r|Rabatt %=disc:r|Moms %=rate:r|Belopp=sum:r'), // prettier-ignore
        sv.total(
          p,
          'Summa varor exkl. moms={net}|*tax Moms {rate} % på {base}|Summa moms={taxes}|Totalt att betala={payable} SEK',
        ),
        `<p style="font-size:7.5pt;margin-top:14mm;border-top:.5pt solid #36c">${sv.tell(p, 'Bankgiro {bg} &nbsp; Plusgiro {pg} &nbsp; Organisationsnummer {org} &nbsp; Momsregistreringsnummer {vat} &nbsp; Tel {phone} &nbsp; {mail}<br>Innehar F-skattsedel. Ange alltid OCR-nummer vid betalning. Reklamationer inom 8 dagar.')}</p>`,
      ),
  },
  {
    id: 'z04-radpris-under',
    producer: 'driver',
    hard: 'a second row below each article with its package and EAN',
    credits: 1,
    trade: {
      firm: firm('Sydhavens Livsmedel AB', 'Grosshandlargatan 11, 212 18 Malmö'),
      wares: [...dry, ...meat],
      lines: [7, 13],
      code: 5,
      number: (n) => String(9_118_402 + n),
      charges: [['Fraktkostnad', 24500, 'F']],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.box(38, 30, 557, 62, 0.88);
      s.text(46, 51, 'SYDHAVENS', { size: 17, font: 'serifbold' });
      s.right(549, 51, word(p), { size: 15 });
      listed(s, 38, 128, 86, bare.rows(p, 'Faktura nr={number}|Fakturadatum={issue}|Förfallodatum={due}|Vår order={order}|Kundnr={customer}|Avser faktura={about}')); // prettier-ignore
      s.text(330, 86, 'Fakturaadress', { size: 7 });
      s.block(330, 98, [...buyerRows(p), `Org.nr ${p.buyer.organisation}`]);
      if (p.remark !== null) s.text(38, 172, p.remark, { font: 'bold' });
      let y = bare.list(
        s,
        p,
        'Art nr=code@38|Artikelbenämning=name@88|Kvantitet=qty@350r|Enh=unit@358|Pris/enh=price@440r|Moms=ratep@480r|Summa=sum@557r',
        192,
        {
          // prettier-ignore
          step: 12,
          under: (line, _, at) => {
            s.text(88, at, `EAN ${`73${1_000_000_000 + own(line, 'ean', 99_999_999)}4`}${line.pack === '' ? '' : `   Förp: ${line.pack}`}`, { size: 7, grey: 0.35 }); // prettier-ignore
            return at + 14;
          },
        },
      );
      for (const [label, value] of bare.sums(p, '*fees')) {
        s.text(88, y, label);
        s.right(557, y, value);
        y += 14;
      }
      s.line(38, y, 557);
      y = listed(s, 360, 557, y + 16, bare.sums(p, 'Exkl. moms={net}|*tax Moms {rate} %|Inkl. moms={gross}|Att betala SEK={payable}'), { right: true }); // prettier-ignore
      s.text(38, y - 26, `OCR: ${p.ocr}`, { font: 'bold' });
      s.text(38, y - 13, `Bankgiro: ${p.supplier.bankgiro}`, { font: 'bold' });
      s.line(38, 770, 557);
      for (const [at, rows] of [
        [38, [p.supplier.name, p.supplier.street, p.supplier.post]],
        [220, [`Tel ${p.supplier.phone}`, p.supplier.mail]],
        [400, [`Org.nr ${p.supplier.organisation}`, `VAT ${p.supplier.vat}`, 'Godkänd för F-skatt']],
      ] as const)
        s.block(at, 782, rows, { size: 7.5, leading: 10 });
      return s.drawing();
    },
  },
  {
    id: 'z05-samfaktura',
    producer: 'cairo',
    hard: 'a collective invoice with a heading for each delivery; minus behind',
    credits: 1,
    trade: {
      firm: firm('Bergslagens Matpartner AB', 'Industrigatan 40, 781 70 Borlänge'),
      wares: [...dairy, ...greens, ...dry],
      lines: [10, 17],
      code: 4,
      number: (n) => String(226_107 + n),
      deliveries: 3,
      returns: 9,
      isNegative: true,
      terms: 20,
    },
    draw: (p) => {
      const s = new Sheet({ font: 'serif', size: 9.5 });
      s.text(297, 48, 'BERGSLAGENS MATPARTNER', { size: 18, font: 'serifbold', align: 'c' });
      s.text(297, 62, tail.say(p, '{street}  ·  {post}  ·  {phone}  ·  {mail}'), { size: 8, align: 'c' });
      s.text(40, 100, word(p, 'SAMLINGSFAKTURA', 'KREDITFAKTURA'), { size: 13, font: 'serifbold' });
      listed(s, 40, 120, 118, tail.rows(p, 'Fakturanr:={number}|Datum:={issue}|Förfallodag:={due}|Kund:={customer}|Gäller faktura:={about}')); // prettier-ignore
      s.block(330, 118, buyerRows(p), { size: 10.5, leading: 13 });
      if (p.remark !== null) s.text(330, 172, p.remark, { font: 'serifbold' });
      let seen = -1;
      let y = tail.list(
        s,
        p,
        'Vara=name@40|Nr=code@230|Kvant=qty@310r|Enh=unit@318|A-pris=price@400r|M%=rate@440r|Belopp=sum@555r',
        206,
        {
          // prettier-ignore
          head: { font: 'serifbold' },
          above: (line, _, at) => {
            if (line.delivery === seen) return at;
            seen = line.delivery;
            s.text(40, at + 2, `Följesedel ${Number(p.order) + seen * 7}   levererat ${p.delivered.slice(2).replaceAll('-', '')}`, { size: 8.5, font: 'serifbold' }); // prettier-ignore
            return at + 16;
          },
        },
      );
      y = listed(s, 390, 555, y + 14, tail.sums(p, 'Netto={net}|*tax Moms {rate} % av {base}|Summa={payable} kr'), { right: true, step: 15 }); // prettier-ignore
      s.text(40, y + 6, tail.say(p, 'Betalas till bankgiro {bg} med OCR {ocr}. Villkor 20 dagar netto.'));
      s.text(40, y + 20, tail.say(p, '{name}, org.nr {org}, momsreg.nr {vat}. F-skattebevis finns.'), { size: 8.5 }); // prettier-ignore
      return s.drawing();
    },
  },
];
