/** Papers of a form of their own, as some are in any post: a market place, a factor, a prepayment, a wide page. */
import { compact, dotted } from '../days.ts';
import { Sheet } from '../sheet.ts';
import { framed, grid, headed, put, who } from './drawn.ts';
import { begun, firm } from './firms.ts';
import { facts, figures, totals, word } from './kit.ts';
import type { LayoutU } from './orders.ts';
import { above, at, beside, bold, list, page, rows, run, said } from './pages.ts';
import { butcher, garden, pantry, sweet } from './wares-food.ts';
import { beers, chemistry, disposable, kitchenTools, roastery, soda, wines } from './wares-other.ts';

const m = figures('swedish');
const sp = figures('space');

/** A price with its VAT to the nearest hundredth, in ten-thousandths. */
const withVat = (price: bigint, rate: number): bigint => ((price * BigInt(100 + rate) + 5_000n) / 10_000n) * 100n;

export const oddA: readonly LayoutU[] = [
  {
    id: 'u64-torg-salda',
    producer: 'chromium',
    hard: 'a market place’s name on top, the seller named as such below; no units',
    credits: 1,
    seller: {
      firm: firm('Hagtorpets Grönsaker AB', 'Hagtorp 4, 590 30 Borensberg'),
      wares: garden.filter(({ unit }) => unit !== 'kg'),
      lines: [2, 5],
      number: (n) => `GT-${26_000 + n}-1`,
      terms: 14,
      charges: [['Leverans till nod', 12500, 'F']],
    },
    draw: (p) =>
      page(
        'body{font-size:9.5pt}.top{border-bottom:2pt solid #6b8e23}.lines{margin-top:6mm}.lines th{color:#6b8e23}.lines td{padding:4pt 3pt;border-bottom:.3pt dotted #999}.list{margin:4mm 0 0 auto}.list td{padding:2pt 5pt}',
        `<div class="top">${beside([60, '<b style="font-size:18pt;color:#6b8e23">Gårdstorget</b><br>närmare till marken'], [40, `Förmedlad order ${p.order}`, 'right'])}</div>`,
        `<h2>${word(p)} ${p.number}</h2>`,
        said(p),
        beside([50, `<b>Säljare</b><br>${at(p.supplier)}<br>Org.nr ${p.supplier.organisation}<br>Moms ${p.supplier.vat}`], [50, `<b>Köpare</b><br>${at(p.buyer)}`]),
        `<p>${run(facts(p, 'Fakturadatum=issue|Förfallodatum=due|Krediterar=about'), ' &nbsp; ')}</p>`,
        rows(p, 'swedish', 'Vara=name|>Antal=qty|>Pris exkl.=price|>Moms=ratep|>Summa exkl.=sum'),
        list(bold(totals(p, 'swedish', '=charges|Summa exkl. moms=net|Moms {r} %=vat|Att betala=payable'), ' kr')),
        `<p>Fakturan är utställd av Gårdstorget i säljarens namn. Betala till bankgiro ${p.supplier.bankgiro} med OCR ${p.ocr}. F-skatt.</p>`,
      ),
    printing: { unit: () => undefined },
  },
  {
    id: 'u65-factoring',
    producer: 'weasyprint',
    hard: 'payment to a factor in large type; the seller above and in small print',
    credits: 1,
    seller: {
      firm: firm('Köttmästarna i Ängelholm AB', 'Landshövdingevägen 19, 262 53 Ängelholm'),
      wares: butcher,
      lines: [3, 7],
      code: 4,
      number: (n) => `${9_014_300 + n}`,
      terms: 30,
      isWhole: true,
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}.f{border:1.5pt solid #000;padding:3mm;margin-top:8mm;font-size:10.5pt}.lines{margin-top:5mm}.lines th{background:#ddd}.lines td{padding:3pt 4pt}.list{margin:4mm 0 0 auto}.list td{padding:1.5pt 5pt}',
        beside([55, `<b style="font-size:14pt">${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}`], [45, `<b style="font-size:14pt">${word(p)}</b><br>${list(facts(p, 'Fakturanr=number|Fakturadatum=issue|Förfallodatum=due|Kundnr=customer|Kreditering av=about'))}`]),
        said(p),
        `<p>${at(p.buyer)}</p>`,
        rows(p, 'space', 'Artnr=code|Artikel=name|>Vikt kg=qty3|>Kr per kg=price|>Summa=sum'),
        list(bold(totals(p, 'space', 'Summa exkl. moms=net|Moms {r} %=vat|Öresavrundning=rounding|Att betala=payable'))),
        `<div class="f">Fakturan är överlåten till <b>Nordväst Fakturaköp AB</b>. Betalning kan med befriande verkan endast ske till bankgiro 5471-3096, OCR ${p.ocr}.</div>`,
        `<p class="small">${run(facts(p, 'Org.nr=org|Momsreg.nr=vat|Telefon=phone'), ' · ', ' ')} · Godkänd för F-skatt · Anmärkning inom 8 dagar</p>`,
      ),
  },
  {
    id: 'u66-forskott',
    producer: 'weasyprint',
    hard: 'a prepayment drawn off; what is left to pay in the last line',
    credits: 0,
    seller: {
      firm: firm('Storköksmäklaren Väst AB', 'Marieholmsgatan 42, 415 02 Göteborg'),
      wares: kitchenTools,
      lines: [3, 7],
      code: 5,
      number: (n) => `SM${4_420 + n}`,
      terms: 10,
      isPrepaid: true,
    },
    draw: (p) =>
      page(
        'body{font-size:9.5pt}.lines{margin-top:6mm}.lines th{border-top:.6pt solid;border-bottom:.6pt solid}.lines td{padding:3.5pt}.list{margin:5mm 0 0 auto}.list td{padding:2.5pt 6pt}.above th{font-size:7.5pt;font-weight:400;padding-right:10mm}',
        beside([60, `<h2>${p.supplier.name}</h2>${p.supplier.street}, ${p.supplier.post}`], [40, `<h1>${word(p, 'Slutfaktura')}</h1>`, 'right']),
        said(p),
        above(facts(p, 'Fakturanummer=number|Datum=issue|Förfallodatum=due|Order=order')),
        `<p>${at(p.buyer)}</p>`,
        rows(p, 'swedish', 'Art=code|Produkt=name|>Antal=qty|Enhet=unit|>Pris=price|>Summa=sum'),
        list(bold(totals(p, 'swedish', 'Summa exkl. moms=net|Moms 25 %=tax|Totalt inkl. moms=gross|Avgår betald handpenning=prepaid|Kvar att betala=payable'), ' kr')),
        `<p>${run(facts(p, 'Bankgiro=bg|Org.nr=org|Momsnr=vat'), ' · ', ' ')} · F-skatt</p>`,
      ),
  },
  {
    id: 'u67-liggande',
    producer: 'pdf-lib',
    hard: 'a wide page with many columns: ordered, delivered, crates, content, gross and net price',
    credits: 1,
    seller: {
      firm: firm('Dryckeshuset Kattegatt AB', 'Hamnplan 6, 302 42 Halmstad'),
      wares: [...beers.slice(0, 2), ...soda],
      lines: [4, 8],
      code: 6,
      discounts: [300, 700],
      deposits: { back: ['Pant helback', '42.00', '900024'] },
      number: (n) => `${7_720 + n}-26`,
      terms: 15,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 }, 842, 595);
      s.text(40, 44, p.supplier.name, { font: 'bold', size: 14 });
      s.text(40, 57, `${p.supplier.street}, ${p.supplier.post}`);
      s.text(800, 44, word(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 14, align: 'r' });
      headed(s, [400, 500, 590, 680, 740], 62, facts(p, 'Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Kundnr=customer|Avser=about'));
      s.block(40, 90, who(p.buyer));
      if (p.remark !== null) s.text(400, 104, p.remark);
      const y = grid(s, p, '40 Artikelnr=code|100 Benämning=name|290 Innehåll=pack|>380 Beställt=qty|>430 Levererat=qty|440 Enhet=unit|>530 Bruttopris=price|>580 Rabatt %=disc|>650 Nettopris=net|>700 Moms=ratep|>800 Belopp=sum', 146, { form: 'swedish', rule: 'bar', step: 15 });
      const end = put(s, 560, '>800', y + 8, totals(p, 'swedish', 'Summa exkl. moms=net|Moms {r} % på {b}=vat|Summa moms=tax|Att betala=payable'), { last: { font: 'bold', size: 10 } });
      s.text(40, Math.max(560, end), `Bankgiro ${p.supplier.bankgiro}   OCR ${p.ocr}   Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   Godkänd för F-skatt`, { size: 7.5 });
      return s.drawing();
    },
  },
  {
    id: 'u68-inkl-butik',
    producer: 'chromium',
    hard: 'prices with VAT in the rows beside sums without; the VAT in a table by rate',
    credits: 0,
    seller: {
      firm: firm('Delikatessboden Söderport AB', 'Söderportgatan 7, 291 31 Kristianstad'),
      wares: [...sweet, ...roastery.slice(0, 5), ...disposable.slice(2, 3)],
      lines: [3, 7],
      code: 4,
      number: (n) => `${660 + n}`,
      terms: 10,
    },
    draw: (p) =>
      page(
        'body{font:10pt "C059","Liberation Serif"}.lines{margin-top:7mm}.lines th{border-bottom:.8pt solid #000;font-weight:400;font-style:italic}.lines td{padding:4pt 3pt}.list{margin:4mm 0 0 auto}.list td{padding:2pt 6pt}.v td,.v th{border:.5pt solid #000;padding:2pt 8pt}',
        `<center><h2>Delikatessboden</h2>${p.supplier.street}, ${p.supplier.post}</center>`,
        said(p),
        beside([50, at(p.buyer)], [50, run(facts(p, `${word(p)} nr=number|Datum=issue|Förfallodag=due`)), 'right']),
        rows(p, 'swedish', 'Nr=code|Vara=name|>Antal=qtyu|>Pris inkl. moms=incl|>Pris exkl. moms=price|>Summa exkl. moms=sum', { extra: { incl: (l) => m.price(withVat(l.price, l.rate)) } }),
        list(bold(totals(p, 'swedish', 'Summa exkl. moms=net|Moms=tax|Att betala inkl. moms=payable'), ' kr')),
        `<table class="v"><tr><th>Moms %</th><th>Exkl.</th><th>Moms kr</th></tr>${p.vat.map((v) => `<tr><td>${v.rate}</td><td class="r">${m.money(v.base)}</td><td class="r">${m.money(v.tax)}</td></tr>`).join('')}</table>`,
        `<p class="small">${p.supplier.name}. ${run(facts(p, 'Bankgiro=bg|Org.nr=org|Momsregnr=vat'), '. ', ' ')}. Godkänd för F-skatt.</p>`,
      ),
  },
  {
    id: 'u69-engelska-svensk',
    producer: 'groff',
    hard: 'a Swedish firm that writes in English; a typesetter’s ruled table',
    credits: 0,
    seller: {
      firm: firm('Baltic Cellars Scandinavia AB', 'Hantverkargatan 88, 112 38 Stockholm'),
      wares: wines,
      lines: [2, 6],
      code: 5,
      number: (n) => `BC${26_300 + n}`,
    },
    draw: (p) => {
      const f = figures('english');
      return [
        '.pl 29.7c', '.po 2c', '.ll 17c', '.ft HR', '.ps 9', '.vs 13', '.nf', '.sp 1.5c', `.ps 16`, '\\fBBaltic Cellars\\fP', '.ps 9',
        `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}, Sweden`, '.sp 1', '.ps 12', `\\fB${word(p, 'Invoice', 'Credit note')} ${p.number}\\fP`, '.ps 9', p.remark ?? '',
        ...facts(p, 'Invoice date=issue|Due date=due|Customer no=customer|Order=order').map(([label, value]) => `${label}: ${value}`),
        '.sp 1', ...who(p.buyer), '.sp 1', '.TS', 'allbox tab(|);', 'lb lb rb lb rb rb rb', 'l l r l r r r.', 'Item|Description|Qty|Unit|Price|VAT %|Amount SEK',
        ...p.lines.map((l) => [l.code, l.name, f.quantity(l.quantity), l.unit, f.price(l.price), String(l.rate), f.money(l.sum)].join('|')),
        '.TE', '.sp 0.7', '.TS', 'tab(|);', 'l r.', ...totals(p, 'english', 'Total excl. VAT=net|VAT {r} %=vat|Total VAT=tax|Amount due SEK=payable').map((pair) => pair.join('|')), '.TE', '.sp 1',
        `Bankgiro ${p.supplier.bankgiro}. Reg. no ${p.supplier.organisation}. VAT no ${p.supplier.vat}. Approved for Swedish F tax.`, '',
      ].map((row) => (row.startsWith('.') ? row : row.replaceAll(/-(?=\d)/gu, '\\-'))).join('\n'); // prettier-ignore
    },
  },
  {
    id: 'u70-odoo',
    producer: 'wkhtmltopdf',
    hard: 'an open business program’s page: units within the quantity, taxes as text',
    credits: 1,
    seller: {
      firm: firm('Rent & Redo Grossist AB', 'Ringvägen 14, 831 34 Östersund'),
      wares: chemistry,
      lines: [3, 7],
      code: (name) => `[RR${(name.codePointAt(0) ?? 0) + name.length * 31}]`,
      number: (n) => `INV/2026/${String(880 + n).padStart(5, '0')}`,
    },
    draw: (p) =>
      page(
        'body,td,th{font-size:12.5pt}.lines{margin-top:25px}.lines th{border-bottom:1px solid #000;font-weight:700}.lines td{padding:6px 4px;border-bottom:1px solid #ddd}.list{margin:20px 0 0 auto}.list td{padding:4px 10px}.above th{font-size:11pt;padding-right:40px}',
        beside([50, `<b style="font-size:18pt;color:#714b67">Rent &amp; Redo</b><br>${at(p.supplier)}`], [50, `<br><br><br>${at(p.buyer)}<br>Org.nr: ${p.buyer.organisation}`]),
        `<h1 style="color:#714b67;font-weight:400">${word(p)} ${p.number}</h1>`,
        said(p),
        above(facts(p, 'Fakturadatum:=issue|Förfallodatum:=due|Källa:=order|Krediterar:=about')),
        rows(p, 'swedish', 'Beskrivning=codename|>Kvantitet=q|>Enhetspris=price|>Skatter=tax|>Belopp=sm', {
          extra: { q: (l) => `${m.quantity(l.quantity, 2)} ${l.unit}`, tax: () => '25% V', sm: (l) => `${m.money(l.sum)} kr` },
        }),
        list(bold(totals(p, 'swedish', 'Belopp exkl. moms=net|Moms 25%=tax|Totalt=payable'), ' kr')),
        `<p>Betalningsvillkor: 30 dagar. Ange ${p.number} vid betalning till bankgiro ${p.supplier.bankgiro}.</p><p style="font-size:10pt">${p.supplier.mail} ${p.supplier.phone} Org.nr ${p.supplier.organisation} Momsreg.nr ${p.supplier.vat} Godkänd för F-skatt</p>`,
      ),
  },
  {
    id: 'u71-villkor-rader',
    producer: 'cairo',
    hard: 'a large system’s form: positions in tens, pricing conditions below each row, days without dashes',
    credits: 1,
    seller: {
      firm: firm('Livsmedelspartner Öst AB', 'Kungens Kurva Allé 2, 141 75 Kungens Kurva'),
      wares: pantry,
      lines: [6, 14],
      code: 8,
      number: (n) => `90${330_118 + n}`,
      discounts: [300, 650],
      charges: [['Frakt', 29500, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8 });
      const head = (of: string): void => {
        s.text(40, 44, 'LIVSMEDELSPARTNER ÖST', { font: 'bold', size: 12 });
        s.text(555, 44, `${word(p)}  ${p.number}  Sida ${of}`, { align: 'r', size: 10 });
      };
      head('1');
      framed(s, [300, 385, 470, 555], 54, [['Fakturadatum', compact(p.issue)], ['Förfallodatum', compact(p.due)], ['Kundnummer', p.customer]]);
      framed(s, [300, 385, 555], 79, facts(p, p.isCredit ? 'Order=order|Kreditera=about' : 'Order=order|Er ref=reference'));
      s.block(40, 70, who(p.buyer), { size: 9.5 });
      if (p.remark !== null) s.text(40, 122, p.remark);
      const y = grid(s, p, '40 Pos=pos10|65 Material=code|120 Benämning=name|>350 Kvantitet=qty|356 KE=unit|>440 Pris=price|>470 M%=rate|>552 Värde=sum', 146, {
        form: 'dotted',
        rule: 'head',
        bottom: 660,
        under: (l, _, to) => {
          s.text(120, to - 1, `Förpackning ${l.pack}${l.discount === 0n ? '' : `   Avtalsrabatt ${sp.percent(l.discount)} %`}`, { size: 7 });
          return to + (p.lines.length > 9 ? 28 : 14);
        },
        next: () => {
          s.page();
          head('2');
          return 76;
        },
      });
      s.line(300, y - 4, 552);
      put(s, 320, '>552', y + 10, totals(p, 'dotted', 'Varuvärde=goods|=charges|Netto=net|Moms {r} % av {b}=vat|Moms SEK=tax|Slutbelopp SEK=payable'), { last: { font: 'bold', size: 10 } });
      s.block(40, 790, [`${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`, `Bankgiro ${p.supplier.bankgiro}  Referens ${p.ocr}  Org.nr ${p.supplier.organisation}  VAT ${p.supplier.vat}  F-skatt`], { size: 7 });
      return s.drawing();
    },
  },
  {
    id: 'u72-lask-pant',
    producer: 'fpdf',
    hard: 'soft drinks with deposits and empties; a rebate below zero; the sums in a box at the left',
    credits: 1,
    seller: {
      firm: firm('Kolsyrebolaget i Arvika HB', 'Jössegatan 5, 671 30 Arvika', begun('96966', 'Kolsyrebolaget')),
      wares: [...soda, { name: 'Retur tomback', unit: 'st', price: '42.00', rate: 0, pack: '', amount: '-1-6' }],
      lines: [5, 8],
      code: 3,
      deposits: { back: ['Pant back med flaskor', '42.00', '950'] },
      number: (n) => `KB${1_830 + n}`,
      terms: 20,
      charges: [['Kundrabatt', -25000, 'F']],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9.5 });
      s.text(50, 60, 'KOLSYREBOLAGET', { font: 'bold', size: 18 });
      s.block(50, 76, [`${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`, `Telefon ${p.supplier.phone}`], { size: 8.5 });
      put(s, 350, 450, 60, facts(p, `${word(p)}=number|Datum=issue|Förfallodatum=due|Kundnr=customer|Kredit av=about`));
      s.block(50, 124, who(p.buyer), { size: 10 });
      if (p.remark !== null) s.text(350, 140, p.remark);
      const y = grid(s, p, '50 Nr=code|80 Vara=name|230 Kolli=pack|>330 Antal=qty|338 =unit|>420 Pris=price|>460 Moms=ratex|>545 Summa=sum', 186, { form: 'swedish', rule: 'head', step: 15 });
      const top = y + 8;
      const end = put(s, 58, '>290', top + 16, totals(p, 'swedish', 'Varor och pant=goods|=charges|Summa exkl. moms=net|Moms {r} % på {b}=vat|Moms totalt=tax|ATT BETALA=payable'), { last: { font: 'bold' } });
      s.frame(50, top, 298, end);
      s.text(50, 800, `Bankgiro ${p.supplier.bankgiro} · OCR ${p.ocr} · Org.nr ${p.supplier.organisation} · Momsnr ${p.supplier.vat} · F-skatt`, { size: 8 });
      return s.drawing();
    },
  },
  {
    id: 'u73-konfekt-kronor',
    producer: 'stretched',
    hard: 'a confectioner’s form with dots between thousands; discount and net sum; the order’s day',
    credits: 1,
    seller: {
      firm: firm('Karamellkokeriet Lyckhem AB', 'Brunnsgatan 23, 563 32 Gränna'),
      wares: sweet,
      lines: [2, 6],
      code: 4,
      discounts: [1000, 1500, 2000],
      number: (n) => `${40_720 + n}`,
      terms: 30,
      charges: [['Porto och emballage', 8900, 'F']],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(555, 56, 'Lyckhem', { font: 'serifbold', size: 26, align: 'r' });
      s.text(555, 70, 'karamellkokeri', { font: 'serif', align: 'r' });
      s.text(40, 60, word(p, 'FAKTURA', 'KREDITFAKTURA'), { size: 16 });
      put(s, 40, 130, 80, facts(p, 'Fakturanr=number|Fakturadatum=issue|Orderdatum=delivered|Förfallodatum=due|Kundnr=customer|Krediterar=about', dotted), { step: 12 });
      s.block(330, 110, who(p.buyer), { size: 10.5 });
      if (p.remark !== null) s.text(330, 156, p.remark);
      const y = grid(s, p, '40 Art=code|75 Benämning=name|235 Förp=pack|>310 Ant=qty|316 Enh=unit|>400 Á-pris=price|>445 Rabatt=discp|>552 Nettosumma=sum', 186, { form: 'dotted', rule: 'rows', step: 16 });
      put(s, 350, '>552', y + 6, totals(p, 'dotted', '=charges|Summa exkl. moms=net|Moms {r} %=vat|Summa inkl. moms=payable'), { last: { font: 'bold' } });
      headed(s, [40, 190, 300, 420], 790, facts(p, 'Adress=street|Bankgiro=bg|Org.nr=org|Momsreg.nr=vat'));
      s.text(40, 816, `${p.supplier.name}, ${p.supplier.post}. Godkänd för F-skatt.`, { size: 7.5 });
      return s.drawing();
    },
  },
];
