/** Firms that write with the common accounting programs. */
import { iso } from '../days.ts';
import { address, remarked } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { beside, boxed, buyerRows, clerk, listed, page, word } from './clerk.ts';
import { firm, sole } from './firms.ts';
import type { LayoutZ } from './orders.ts';
import { coffee, disposables, equipment, fish, flowers, photo, repair, bread } from './wares.ts';

const sv = clerk('swedish', iso);
const space = clerk('space', iso);
const bare = clerk('bare', iso);

export const programs: readonly LayoutZ[] = [
  {
    id: 'z29-molnet',
    producer: 'chromium',
    hard: 'a common cloud program: foot of four columns, OCR, delivery words',
    credits: 1,
    count: 3,
    trade: {
      firm: firm('Fröberg & Hall Fiskgross AB', 'Varvsgatan 14, 392 30 Kalmar'),
      wares: fish,
      lines: [3, 8],
      code: 3,
      number: (n) => String(6_012 + n),
      isWhole: true,
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}.data td{padding:0 14pt 1pt 0;font-size:8.5pt}.data .r{text-align:left}.lines{margin-top:8mm}.lines th{border-bottom:.8pt solid #000;font-size:8.5pt}.lines td{padding:2pt 4pt}.end{border-top:.8pt solid #000;margin-top:60mm}.foot{border-top:.8pt solid #000;font-size:7.5pt;margin-top:8mm}.foot b{font-size:7pt}',
        beside(
          [55, '<b style="font:bold 20pt serif">Fröberg &amp; Hall</b>'],
          [45, `<b style="font-size:17pt">${word(p)}</b>`],
        ),
        remarked(p),
        '<br>',
        beside(
          [55, sv.pairs(p, 'Kundnr={customer}|Er referens={ref}|Vår referens=Mats Fröberg|Ert ordernr={order}|Betalningsvillkor=30 dagar netto|Leveransvillkor=Fritt kund', 'data')], // prettier-ignore
          [45, `${sv.pairs(p, 'Fakturadatum={issue}|Fakturanr={number}|OCR-nr={ocr}|Förfallodatum={due}|Dröjsmålsränta=8,00 %|Avser faktura={about}', 'data')}<br>Fakturaadress<br>${address(p.buyer)}`], // prettier-ignore
        ),
        sv.table(p, 'Artnr=code|Benämning=name|Lev.ant=qty2:r|Enhet=unit|À-pris=price:r|Summa=sum:r'),
        `<div class="end">${sv.over(p, 'Netto={net}|Exkl. moms={net}|Moms={tax}|Öresutjämning={always}|ATT BETALA=SEK {payable}')}${sv.rates(p, 'Moms|Underlag|Momsbelopp')}</div>`, // prettier-ignore
        sv.tell(p, `<div class="foot">${beside([28, '<b>Adress</b><br>{name}<br>{street}<br>{post}'], [24, '<b>Telefon</b><br>{phone}<br><b>E-post</b><br>{mail}'], [22, '<b>Bankgiro</b><br>{bg}<br><b>Säte</b><br>Kalmar'], [26, '<b>Organisationsnr</b><br>{org}<br><b>Momsreg.nr</b><br>{vat}<br>Godkänd för F-skatt'])}</div>`), // prettier-ignore
      ),
  },
  {
    id: 'z30-bokforing-online',
    producer: 'reportlab',
    hard: 'label and value with a colon; a grey head; sums in a box at the lower right',
    credits: 1,
    trade: {
      firm: firm('Lunds Kylservice & Storkök AB', 'Gasverksgatan 8, 222 29 Lund'),
      wares: repair,
      lines: [2, 5],
      code: 4,
      number: (n) => String(2_711 + n),
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(42, 56, p.supplier.name, { size: 12, font: 'bold' });
      s.text(330, 56, word(p), { size: 18, font: 'bold' });
      listed(s, 330, 430, 78, sv.rows(p, 'Fakturadatum:={issue}|Fakturanr:={number}|Kundnr:={customer}|Förfallodatum:={due}|OCR:={ocr}|Krediterar:={about}')); // prettier-ignore
      s.block(330, 172, buyerRows(p), { size: 10 });
      listed(s, 42, 130, 172, sv.rows(p, 'Er referens:={ref}|Vår referens:=Magnus Alvestad|Betalningsvillkor:=30 dagar|Org.nr kund:={toorg}')); // prettier-ignore
      if (p.remark !== null) s.text(42, 100, p.remark, { font: 'bold' });
      s.box(38, 236, 557, 252, 0.85);
      sv.list(s, p, 'Artikelnr=code@42|Beskrivning=name@100|Antal=qty@340r|Enhet=unit@350|Pris exkl. moms=price@455r|Belopp=sum@552r', 247, { isRuled: false, step: 15 }); // prettier-ignore
      s.frame(330, 640, 557, 730);
      listed(s, 338, 549, 656, sv.sums(p, 'Summa exkl. moms:={net}|*tax Moms {rate}%:|Öresavrundning:={always}'), { right: true, step: 16 }); // prettier-ignore
      s.text(338, 720, 'Att betala:', { font: 'bold', size: 11 });
      s.right(549, 720, `${sv.money(p.payable)} SEK`, { font: 'bold', size: 11 });
      s.line(38, 760, 557);
      for (const [x, rows] of [
        [42, ['Adress', p.supplier.name, p.supplier.street, p.supplier.post]],
        [200, ['Telefon', p.supplier.phone, 'E-post', p.supplier.mail]],
        [370, ['Bankgiro', p.supplier.bankgiro, 'Godkänd för', 'F-skatt']],
        [460, ['Org.nr', p.supplier.organisation, 'Momsreg.nr', p.supplier.vat]],
      ] as const)
        s.block(x, 774, rows, { size: 7.5, leading: 10 });
      return s.drawing();
    },
  },
  {
    id: 'z31-lundens',
    producer: 'ghostscript',
    hard: 'a desktop program: framed head of four cells, notes as rows of text',
    credits: 1,
    trade: {
      firm: firm('Tibro Restauranginredning AB', 'Fabriksgatan 15, 543 33 Tibro'),
      wares: equipment,
      lines: [2, 6],
      code: 5,
      number: (n) => String(30_208 + n),
      discounts: [1000, 1500],
      charges: [['Frakt', 69000, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9, font: 'serif' });
      s.text(40, 54, 'Tibro Restauranginredning', { size: 15, font: 'serifbold' });
      s.right(555, 54, `${word(p)}`, { size: 15, font: 'serifbold' });
      s.frame(300, 66, 555, 120);
      s.line(300, 93, 555);
      s.line(428, 66, 428, 120);
      boxed(
        s,
        [305, 433],
        75,
        space.rows(p, 'Fakturanummer={number}|Fakturadatum={issue}'),
        {},
        { size: 10 },
        13,
      );
      boxed(
        s,
        [305, 433],
        102,
        space.rows(p, 'Kundnummer={customer}|Förfallodatum={due}'),
        {},
        { size: 10 },
        13,
      );
      s.block(305, 145, buyerRows(p), { size: 11, leading: 14 });
      listed(s, 40, 130, 145, space.rows(p, 'Er referens={ref}|Vår referens=K. Lindeblad|Ert ordernr={order}|Betvillkor=30 dgr netto|Dröjsmålsränta=Ref.ränta + 8 %|Avser faktura={about}')); // prettier-ignore
      if (p.remark !== null) s.text(40, 90, p.remark, { font: 'serifbold' });
      let y = space.list(s, p, 'Artikelnr=code@40|Benämning=name@100|Antal=qty@290r|Enhet=unit@300|À-pris=price@395r|Rabatt %=disc@450r|Belopp=sum@555r', 240, { step: 15, head: { font: 'serifbold' } }); // prettier-ignore
      for (const [label, value] of space.sums(p, '*fees')) {
        s.text(100, y, label);
        s.right(555, y, value);
        y += 15;
      }
      s.text(100, y + 8, 'Godset förblir säljarens egendom till dess full betalning erlagts.', { size: 8 });
      s.frame(40, 690, 555, 722);
      boxed(s, [46, 170, 290, 420], 701, space.rows(p, 'Exkl. moms={net}|Moms 25 %={tax}|Totalt={gross}|ATT BETALA SEK={payable}'), {}, { size: 10.5, font: 'serifbold' }, 14); // prettier-ignore
      s.block(40, 748, [space.say(p, '{name}   {street}   {post}'), space.say(p, 'Telefon {phone}   {mail}   Bankgiro {bg}   OCR {ocr}'), space.say(p, 'Org.nr {org}   Momsreg.nr {vat}   Godkänd för F-skatt')], { size: 8, leading: 11 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'z32-affarssystem',
    producer: 'arrays',
    hard: 'a business system: labels above values with thin rules; row numbers in tens',
    credits: 1,
    trade: {
      firm: firm('Rostfritt Center Småland AB', 'Stålvägen 9, 331 53 Värnamo'),
      wares: [...equipment, ...disposables],
      lines: [4, 9],
      code: 8,
      number: (n) => String(40_166_203 + n),
      isNegative: true,
      discounts: [2000],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(38, 46, word(p, 'Faktura', 'Kredit'), { size: 17, font: 'bold' });
      s.right(557, 46, 'Rostfritt Center', { size: 17, font: 'bold' });
      s.line(38, 56, 557, 56, 1.2);
      const row = (top: number, fields: string): void => {
        boxed(s, [38, 142, 246, 350, 454], top, bare.rows(p, fields));
        s.line(38, top + 16, 557, top + 16, 0.3);
      };
      row(
        68,
        'Fakturanummer={number}|Fakturadatum={issue}|Förfallodatum={due}|Kundnummer={customer}|Sida=1 (1)',
      );
      row(96, `Ordernummer={order}|Leveransdatum={delivered}|Betalningsvillkor=30 dagar netto|Leveranssätt=Bil|Valuta={cur}`); // prettier-ignore
      if (p.about !== null) row(124, 'Krediterar faktura={about}');
      s.text(38, 160, 'Leveransadress', { size: 7 });
      s.block(38, 171, buyerRows(p));
      s.text(298, 160, 'Fakturamottagare', { size: 7 });
      s.block(298, 171, [...buyerRows(p), `VAT ${p.buyer.vat}`]);
      if (p.remark !== null) s.text(38, 214, p.remark, { font: 'bold' });
      const y = bare.list(s, p, 'Rad=tens@38|Artikelnummer=code@62|Benämning=name@134|Antal=qty2@330r|Enh=unit@336|Pris=price@415r|Rab=disc@445r|Moms=rate2@484r|Belopp=sum@557r', 234, { step: 15 }); // prettier-ignore
      s.line(38, y, 557);
      listed(s, 360, 557, y + 15, bare.sums(p, 'Summa exkl moms={net}|Moms 25,00 %={tax}|Fakturabelopp SEK={payable}'), { right: true, step: 15 }); // prettier-ignore
      s.line(38, 774, 557);
      boxed(s, [38, 180, 270, 365, 465], 784, bare.rows(p, 'Företag={name}|Bankgiro={bg}|Org.nr={org}|VAT-nr={vat}|Telefon={phone}'), {}, { size: 7.5 }, 10); // prettier-ignore
      s.text(38, 808, bare.say(p, '{street}, {post}. Godkänd för F-skatt. Referens vid betalning: OCR {ocr}'), { size: 7.5 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'z33-enkel-app',
    producer: 'chromium',
    hard: 'an application for sole traders; no unit; a large sum on top',
    trade: {
      firm: sole('Menyfoto Liv Sjöstrand', 'Hagagatan 44, 113 47 Stockholm', '880917'),
      wares: photo,
      lines: [1, 3],
      number: (n) => String(61 + n),
      terms: 15,
    },
    draw: (p) =>
      page(
        'body{font:11pt Lato,sans-serif;color:#222}.big{font-size:26pt;font-weight:300}.lines th{font-size:8pt;color:#888;border-bottom:1pt solid #ddd}.lines td{padding:6pt 4pt;border-bottom:1pt solid #f0f0f0}.total{margin:6mm 0 0 auto}.grey{color:#888;font-size:8.5pt}.pairs td{padding:2pt 12pt 2pt 0}',
        sv.tell(p, `<div class="grey">${word(p)}</div><div class="big">{payable} kr</div><div class="grey">att betala senast {due}</div>`), // prettier-ignore
        remarked(p),
        '<br>',
        beside([50, `<span class="grey">Till</span><br>${address(p.buyer)}`], [50, sv.pairs(p, 'Fakturanummer={number}|Fakturadatum={issue}|Avser faktura={about}|Bankgiro={bg}|OCR={ocr}')]), // prettier-ignore
        '<br>',
        sv.table(p, 'Vad=name|Antal=qty:r|Pris=price:r|Moms=ratep:r|Belopp=sum:r'),
        sv.total(p, 'Totalt exkl. moms={net}|*tax Moms ({rate}%)|Totalt={payable}'),
        sv.tell(p, '<p class="grey" style="margin-top:20mm">{name}<br>{street}, {post}<br>{mail} {phone}<br>Org.nr {org} · Momsreg.nr {vat} · Godkänd för F-skatt</p>'), // prettier-ignore
      ),
    printing: { unit: () => undefined },
  },
  {
    id: 'z34-spcs-klassisk',
    producer: 'driver',
    hard: 'an older program: the buyer in a window place; amounts at the foot in boxes',
    credits: 1,
    trade: {
      firm: firm('Ateljé Blomstervägen i Gävle AB', 'Nygatan 31, 803 20 Gävle'),
      wares: flowers,
      lines: [2, 4],
      code: 2,
      number: (n) => String(1_455 + n),
      isWhole: true,
      terms: 10,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9.5 });
      s.block(45, 48, [p.supplier.name, p.supplier.street, p.supplier.post], { leading: 13, font: 'bold' });
      s.text(320, 48, word(p), { size: 15, font: 'bold' });
      listed(s, 320, 420, 66, space.rows(p, 'Fakturanr={number}|Fakturadatum={issue}|Kundnr={customer}|Förf.datum={due}|Krediterar nr={about}')); // prettier-ignore
      s.block(320, 148, buyerRows(p), { size: 10.5, leading: 13 });
      if (p.remark !== null) s.text(45, 148, p.remark, { font: 'bold' });
      listed(
        s,
        45,
        125,
        205,
        space.rows(p, 'Er referens={ref}|Vår referens=Ulla-Britt|Villkor=10 dagar netto'),
      );
      space.list(s, p, 'Art.nr=code@45|Benämning=name@90|Antal=qty@330r|Enhet=unit@340|À-pris=price@440r|Summa=sum@550r', 264, { step: 16 }); // prettier-ignore
      s.line(45, 660, 550);
      boxed(s, [45, 150, 255, 350, 450], 672, space.rows(p, 'Netto={net}|Moms 25 %={tax}|Totalt={gross}|Avrundning={always}|Att betala={payable}'), { size: 8 }, { size: 11 }, 15); // prettier-ignore
      s.line(45, 694, 550);
      listed(s, 45, 130, 714, space.rows(p, 'Telefon={phone}|E-post={mail}'), { step: 12 });
      listed(s, 330, 420, 714, space.rows(p, 'Bankgiro={bg}|Org.nr={org}|Momsreg.nr={vat}'), { step: 12 });
      s.text(45, 752, 'Innehar F-skattebevis');
      return s.drawing();
    },
  },
  {
    id: 'z35-utskick-slip',
    producer: 'flipped',
    hard: 'a giro slip below with a line for machines',
    credits: 1,
    trade: {
      firm: firm('Kafferiet Lövsta Bageri AB', 'Stationsvägen 3, 755 97 Uppsala'),
      wares: [...bread, ...coffee],
      lines: [4, 8],
      code: 4,
      number: (n) => String(90_211 + n),
      terms: 20,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(42, 54, 'Kafferiet Lövsta', { size: 18, font: 'serifbold' });
      s.right(555, 54, `${word(p)} ${p.number}`, { size: 13, font: 'bold' });
      s.block(42, 84, buyerRows(p), { size: 10 });
      listed(s, 360, 555, 84, sv.rows(p, 'Fakturadatum={issue}|Kundnummer={customer}|Period={sooner} - {issue}|Förfallodag={due}|Kredit för={about}'), { right: true }); // prettier-ignore
      if (p.remark !== null) s.text(42, 140, p.remark, { font: 'bold' });
      let y = sv.list(s, p, 'Artnr=code@42|Artikel=name@90|Antal=qty@300r|Enh=unit@310|Pris=price@390r|Moms=ratep@440r|Kronor=sum@555r', 176); // prettier-ignore
      y = listed(s, 380, 555, y + 14, sv.sums(p, 'Summa={net}|*tax Moms {rate} %|Summa moms={taxes}|Totalt att betala={payable}'), { right: true }); // prettier-ignore
      s.text(42, 600, sv.say(p, '{name}  {street}  {post}  Org.nr {org}  Momsreg.nr {vat}  F-skatt'), {
        size: 7.5,
      });
      s.line(0, 618, 595, 618, 0.3);
      s.text(42, 640, 'INBETALNING / GIRERING', { font: 'bold' });
      boxed(s, [42, 200, 330, 450], 664, sv.rows(p, 'Till bankgiro={bg}|OCR-nummer={ocr}|Senast={due}|Belopp={payable}'), {}, { size: 10 }, 13); // prettier-ignore
      s.block(42, 706, ['Avsändare', ...buyerRows(p)], { size: 8, leading: 10 });
      s.block(330, 706, ['Betalningsmottagare', p.supplier.name], { size: 8, leading: 10 });
      const [crowns = '', ore = ''] = sv.money(p.payable).replaceAll('\u00A0', '').split(',');
      s.text(42, 800, `#  ${p.ocr} #   ${crowns} ${ore}   8 >   ${p.supplier.bankgiro.replace('-', '')}#41#`, { font: 'mono', size: 10 }); // prettier-ignore
      return s.drawing();
    },
  },
];
