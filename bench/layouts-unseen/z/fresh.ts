/** Fish, meat, bread and milk. */
import { slashed, words } from '../days.ts';
import { address, escaped, remarked } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { boxed, buyerRows, clerk, listed, page, sellerRows, word } from './clerk.ts';
import { firm, sole } from './firms.ts';
import type { LayoutZ } from './orders.ts';
import { bread, dairy, fish, meat } from './wares.ts';

const sv = clerk('swedish');
const space = clerk('space', words);
const colon = clerk('colon', slashed);
const plus = clerk('point');

export const fresh: readonly LayoutZ[] = [
  {
    id: 'z08-fiskauktion',
    producer: 'fpdf',
    hard: 'catch areas and batches beside the article number; kilos with three decimals',
    credits: 1,
    trade: {
      firm: firm('Bohus Havsdelikatesser AB', 'Fiskhamnsgatan 33, 414 58 Göteborg'),
      wares: fish,
      lines: [4, 9],
      code: 4,
      number: (n) => String(51_207 + n),
      terms: 14,
      charges: [['Is och emballage', 8500, 'F']],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(38, 52, 'Bohus Havsdelikatesser AB', { size: 16, font: 'serifbold' });
      s.text(38, 66, sv.say(p, '{street}, {post}   {phone}'), { size: 8 });
      s.line(38, 74, 557, 74, 1.4);
      s.text(38, 96, word(p), { size: 14, font: 'bold' });
      listed(s, 38, 130, 116, sv.rows(p, 'Fakturanr={number}|Fakturadatum={issue}|Förfallodatum={due}|Kundnr={customer}|Avser fakturanr={about}|Vår ref={ref}')); // prettier-ignore
      s.block(330, 116, buyerRows(p), { size: 10 });
      if (p.remark !== null) s.text(330, 164, p.remark, { font: 'bold' });
      let y = sv.list(s, p, 'Art=code@38|Vara=name@70|Fångstzon=zone@220|Batch=batch@285|Mängd=qty3@375r|Enh=unit@380|Kr/enh=price@450r|Moms=ratep@484r|Summa=sum@557r', 212); // prettier-ignore
      for (const [label, value] of sv.sums(p, '*fees')) {
        s.text(70, y, label);
        s.right(557, y, value);
        y += 14;
      }
      s.line(38, y, 557);
      listed(s, 400, 557, y + 16, sv.sums(p, 'Summa netto={net}|*tax Moms {rate} %|Att betala, SEK={payable}'), { right: true, value: { font: 'bold' } }); // prettier-ignore
      s.block(38, y + 20, [`Bankgiro ${p.supplier.bankgiro}`, `OCR ${p.ocr}`, 'Betalningsvillkor 14 dagar'], { size: 9.5 }); // prettier-ignore
      s.text(38, 800, sv.say(p, 'Org.nr {org}   Momsreg.nr {vat}   Godkänd för F-skatt   Anläggningsnummer SE 5512 EG   {mail}'), { size: 7.5 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'z09-fiskbil',
    producer: 'writer',
    hard: 'a word processor: fields in running text; weight as “kg” in the cell',
    trade: {
      firm: sole('Börje Nytorps Fiskbil', 'Hamnvägen 2, 386 95 Byxelkrok', '610304'),
      wares: fish,
      lines: [2, 5],
      number: (n) => `${211 + n}`,
      terms: 10,
    },
    draw: (p) =>
      page(
        'body{font:11pt "Liberation Serif"}td,th{padding:2pt 8pt}',
        space.tell(p, '<p><b><font size="5">{name}</font></b><br>{street}, {post}<br>Telefon {phone}</p>'),
        `<p align="right">${address(p.buyer)}</p><h2>${word(p, 'Faktura', 'Kreditnota')} ${p.number}</h2>`,
        space.tell(p, `<p>Fakturadatum: {issue}${p.about === null ? '' : '<br>Kredit på faktura {about}'}<br>Betalas senast: {due}</p>`), // prettier-ignore
        remarked(p),
        space.table(p, 'Fisk=name|Mängd=qtyunit:r|Pris per enhet=price:r|Belopp=sum:r'),
        space.total(p, 'Summa utan moms={net}|*tax Moms {rate} %|<b>Summa att betala</b>={payable} kr'),
        space.tell(p, '<p>Plusgiro: {pg}<br>Organisationsnummer: {org}<br>Momsregistreringsnummer: {vat}<br>Godkänd för F-skatt</p>'), // prettier-ignore
      ),
  },
  {
    id: 'z10-chark-rutnat',
    producer: 'pdf-lib',
    hard: 'a full grid with vertical lines; sums in the same grid at the foot of the page',
    credits: 1,
    trade: {
      firm: firm('Slaktar Henrikssons Chark AB', 'Charkgatan 3, 532 37 Skara'),
      wares: meat,
      lines: [5, 10],
      code: 3,
      number: (n) => String(20_260_310 + n),
      isWhole: true,
      discounts: [400, 600],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.frame(38, 34, 557, 150);
      s.line(300, 34, 300, 150);
      s.block(46, 50, [...sellerRows(p), `Tel. ${p.supplier.phone}`, p.supplier.mail], { size: 9.5 });
      s.text(308, 52, word(p, 'FAKTURA', 'KREDITFAKTURA'), { size: 14, font: 'bold' });
      listed(s, 308, 400, 70, sv.rows(p, 'Fakturanummer:={number}|Fakturadatum:={issue}|Förfallodatum:={due}|Kundnummer:={customer}|Avser faktura:={about}|Referens:={ref}')); // prettier-ignore
      s.text(46, 168, 'Köpare', { size: 7 });
      s.block(46, 180, [...buyerRows(p), `Orgnr: ${p.buyer.organisation}`]);
      if (p.remark !== null) s.text(308, 180, p.remark, { font: 'bold' });
      const top = 244;
      sv.list(s, p, 'Nr=code@42|Produkt=name@80|Antal=qty@298r|Enhet=unit@306|À-pris=price@390r|Rab %=disc@428r|Moms=ratep@464r|Belopp=sum@552r', top, { isRuled: false }); // prettier-ignore
      s.frame(38, top - 14, 557, 690);
      s.line(38, top + 5, 557);
      for (const x of [74, 256, 302, 340, 394, 432, 468]) s.line(x, top - 14, x, 650);
      s.line(38, 650, 557);
      boxed(s, [46, 150, 254, 350, 460], 664, sv.rows(p, 'Netto={net}|Moms={tax}|Brutto={gross}|Öresavrundning={always}|Att betala kronor={payable}'), {}, { size: 10, font: 'bold' }, 14); // prettier-ignore
      s.block(46, 708, [sv.say(p, 'Bankgiro {bg}   OCR {ocr}'), sv.say(p, 'Org.nr {org}   Moms.reg.nr {vat}   Företaget innehar F-skattebevis')]); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'z11-vilt-gard',
    producer: 'calc',
    hard: 'a spreadsheet; labels in a column and values in the next; the unit in the head',
    trade: {
      firm: firm('Ekhaga Gårdsslakteri HB', 'Ekhaga 4, 590 41 Rimforsa'),
      wares: meat.filter(({ unit }) => unit === 'kg'),
      lines: [3, 6],
      number: (n) => `F${90 + n}`,
      terms: 20,
    },
    draw: (p) =>
      page(
        'td,th{padding:2pt 6pt}',
        `<table><tr><td colspan="3"><b>${escaped(p.supplier.name)}</b></td><td colspan="2"><b>${word(p, 'FAKTURA', 'KREDITFAKTURA')}</b></td></tr>
        <tr><td colspan="3">${p.supplier.street}</td><td>Fakturanr</td><td align="left">${p.number}</td></tr>
        <tr><td colspan="3">${p.supplier.post}</td><td>Datum</td><td align="left">${sv.say(p, '{issue}')}</td></tr>
        <tr><td colspan="3">${p.supplier.phone}</td><td>Förfallodatum</td><td align="left">${sv.say(p, '{due}')}</td></tr>
        <tr><td colspan="3">${escaped(p.remark ?? '')}</td><td></td><td>&nbsp;</td></tr>
        <tr><td colspan="3">Kund: ${escaped(p.buyer.name)}</td><td></td><td></td></tr>
        <tr><td colspan="3">${p.buyer.street}, ${p.buyer.post}</td><td></td><td>&nbsp;</td></tr>
        <tr><th>Produkt</th><th align="right">Vikt kg</th><th align="right">Pris/kg</th><th align="right">Moms</th><th align="right">Summa</th></tr>
        ${p.lines.map((l) => `<tr><td>${escaped(l.name)}</td><td align="right">${sv.quantity(l.quantity, 2)}</td><td align="right">${sv.price(l.price)}</td><td align="right">${l.rate}%</td><td align="right">${sv.money(l.sum)}</td></tr>`).join('')}
        <tr><td>&nbsp;</td></tr>
        <tr><td colspan="3"></td><td>Netto</td><td align="right">${sv.money(p.net)}</td></tr>
        <tr><td colspan="3">Bankgiro ${p.supplier.bankgiro}</td><td>Moms</td><td align="right">${sv.money(p.tax)}</td></tr>
        <tr><td colspan="3">Org.nr ${p.supplier.organisation}</td><td><b>Att betala</b></td><td align="right"><b>${sv.money(p.payable)}</b></td></tr>
        <tr><td colspan="3">Momsnr ${p.supplier.vat}</td></tr><tr><td colspan="3">Godkänd för F-skatt</td></tr></table>`,
      ),
    printing: { unit: () => 'kg' },
  },
  {
    id: 'z12-bageri-vecka',
    producer: 'weasyprint',
    hard: 'a week’s deliveries; wide letters; the sender in the foot alone',
    credits: 1,
    trade: {
      firm: firm('Degrummet Hantverksbageri AB', 'Södra Vallgatan 19, 291 31 Kristianstad'),
      wares: bread,
      lines: [4, 9],
      code: 3,
      number: (n) => String(3305 + n),
      terms: 15,
      deliveries: 2,
    },
    draw: (p) => {
      let seen = -1;
      return page(
        'body{font-family:Lato,sans-serif;font-size:9.5pt}h1{letter-spacing:3pt;font-weight:400;text-transform:lowercase}.lines th{font-weight:400;color:#8a5a2b;border-bottom:.8pt solid #8a5a2b}.lines td{padding:2.5pt 4pt}.day td{padding-top:7pt;font-style:italic}.total{margin:6mm 0 6mm auto}.foot{position:fixed;bottom:0;left:0;right:0;font-size:7.5pt;border-top:.8pt solid #8a5a2b;padding-top:3pt}',
        `<h1>degrummet</h1><p style="margin-top:12mm">${address(p.buyer)}</p><h2 style="font-weight:400">${word(p)}</h2>`,
        remarked(p),
        sv.over(p, 'Faktura={number}|Datum={issue}|Att betala senast={due}|Kund={customer}|Avser={about}'),
        '<br>',
        sv.table(p, 'Nr=code|Bröd=name|Antal=qty:r|=unit|Pris=price:r|Moms=ratep:r|Summa=sum:r', {
          above: (line) => {
            if (line.delivery === seen) return '';
            seen = line.delivery;
            return `<tr class="day"><td colspan="7">Vecka ${27 + (Number(p.order) % 12) + seen}</td></tr>`;
          },
        }),
        sv.total(p, 'Varor={net}|*tax Moms {rate} %|<b>Att betala</b>={payable} kr'),
        sv.tell(p, '<div class="foot">{name}, {street}, {post} · {mail} · {phone}<br>Bankgiro {bg} · OCR {ocr} · Org.nr {org} · Momsreg.nr {vat} · Godkänd för F-skatt</div>'), // prettier-ignore
      );
    },
  },
  {
    id: 'z13-konditori',
    producer: 'recoded',
    hard: 'öre after a colon; days as 3/8 -26',
    trade: {
      firm: firm('Konditori Sockerslottet i Kalmar AB', 'Kaggensgatan 24, 392 32 Kalmar'),
      wares: bread,
      lines: [3, 6],
      number: (n) => String(844 + n),
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ font: 'serif', size: 10.5 });
      s.text(297, 60, 'Konditori Sockerslottet i Kalmar AB', { size: 17, font: 'serifbold', align: 'c' });
      s.text(297, 76, colon.say(p, '{street} - {post} - tel {phone}'), { align: 'c', size: 9 });
      s.text(60, 120, word(p, 'Räkning', 'Kreditnota'), { size: 16 });
      listed(s, 60, 150, 142, colon.rows(p, 'Nr={number}|Den={issue}|Avser nr={about}|Betalas före={due}'), { step: 15 }); // prettier-ignore
      s.block(330, 142, buyerRows(p), { leading: 14 });
      if (p.remark !== null) s.text(60, 206, p.remark, { font: 'serifbold' });
      let y = colon.list(s, p, 'Antal=qty@90r|Sort=unit@98|Vara=name@130|À=price@430r|Kronor=sum@535r', 230, { head: { font: 'serifbold' }, step: 17 }); // prettier-ignore
      s.line(430, y - 6, 535);
      y = listed(s, 300, 535, y + 10, colon.sums(p, 'Summa före moms={net}|*tax Moms {rate} %|Avrundning={rounding}|Att betala={payable}'), { right: true, step: 16 }); // prettier-ignore
      s.block(60, y + 20, [colon.say(p, 'Bankgiro {bg}'), colon.say(p, 'Organisationsnr {org}, moms {vat}'), 'Godkänd för F-skatt', 'Tack för er beställning!'], { leading: 15 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'z14-mejeri',
    producer: 'groff',
    hard: 'typeset table; sums below in the same columns; several package words',
    credits: 1,
    trade: {
      firm: firm('Fjällkons Mejeri Ekonomisk förening', 'Mejerivägen 1, 831 62 Östersund'),
      wares: dairy,
      lines: [6, 11],
      code: 4,
      number: (n) => String(1_004_411 + n),
      terms: 20,
      charges: [['Leveransavgift', 9500, 25]],
    },
    draw: (p) => {
      const tab = (...parts: readonly string[]): string => parts.join('\t');
      return [
        '.pl 29.7c', '.po 1.8c', '.ll 17.5c', '.ps 10', '.vs 13', '.nf', '.sp |1.8c', '.ft B', '.ps 16', p.supplier.name, '.ps 10', '.ft R',
        sv.say(p, '{street}, {post}, telefon {phone}'), '.sp 2', '.TS', 'l l l l.',
        tab(`\\fB${word(p).toUpperCase()}\\fP`, '', p.buyer.name, ''),
        tab('Fakturanummer', p.number, p.buyer.street, ''), tab('Fakturadatum', p.issue, p.buyer.post, ''),
        tab('Förfallodatum', p.due, '', ''), tab('Kundnummer', p.customer, '', ''),
        ...(p.about === null ? [] : [tab('Krediterar faktura', p.about, '', '')]), ...(p.remark === null ? [] : [tab('Obs', p.remark, '', '')]),
        '.TE', '.sp 1', '.TS', 'lb lb rb lb rb rb rb', 'l lw(6.2c) r l r r r.',
        tab('Artnr', 'Artikel', 'Antal', 'Enhet', 'À-pris', 'Moms', 'Belopp'), '_',
        ...p.lines.map((l) => tab(l.code, l.name, sv.quantity(l.quantity), l.unit, sv.price(l.price), `${l.rate} %`, sv.money(l.sum))),
        ...p.charges.map(({ label, amount, rate }) => tab('', label, '', '', '', `${rate} %`, sv.money(amount))), '_',
        tab('', 'Summa exklusive moms', '', '', '', '', sv.money(p.net)),
        ...p.vat.map(({ rate, tax }) => tab('', `Moms ${rate} %`, '', '', '', '', sv.money(tax))), ...(p.vat.length > 1 ? [tab('', 'Summa moms', '', '', '', '', sv.money(p.tax))] : []),
        tab('', '\\fBAtt betala SEK\\fP', '', '', '', '', `\\fB${sv.money(p.payable)}\\fP`), '.TE', '.sp 2',
        sv.say(p, 'Betala till bankgiro {bg}. Ange OCR {ocr}.'), sv.say(p, 'Organisationsnummer {org}. Momsregistreringsnummer {vat}. Godkänd för F-skatt.'), '',
      ].join('\n'); // prettier-ignore
    },
  },
  {
    id: 'z15-ost-etikett',
    producer: 'skia',
    hard: 'large figures of the sum on top; small rows; the article number last',
    trade: {
      firm: firm('Ostkällaren Gamla Stan AB', 'Köpmangatan 14, 111 31 Stockholm'),
      wares: dairy,
      lines: [3, 7],
      code: 5,
      number: (n) => `OK-${2260 + n}`,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 60, 'ostkällaren', { size: 24, font: 'bold' });
      s.right(555, 48, word(p), { size: 10 });
      s.right(555, 70, `${plus.say(p, '{payable}')} SEK`, { size: 18, font: 'bold' });
      s.right(555, 84, `Betalas senast ${p.due}`);
      s.block(40, 110, ['Till', ...buyerRows(p)], { leading: 13 });
      listed(s, 330, 430, 110, plus.rows(p, 'Fakturanummer={number}|Utställd={issue}|Gäller faktura={about}|Kundnummer={customer}|Beställare={ref}')); // prettier-ignore
      if (p.remark !== null) s.text(40, 178, p.remark, { font: 'bold' });
      const y = plus.list(s, p, 'Produkt=name@40|Mängd=qtyunit@270r|Pris=price@340r|Moms=ratep@385r|Summa=sum@460r|Art. nr=code@500', 205, { head: { grey: 0.4 }, step: 16 }); // prettier-ignore
      listed(s, 300, 460, y + 12, plus.sums(p, 'Netto={net}|*tax Moms {rate}%|Totalt={payable}'), {
        right: true,
      });
      s.line(40, 770, 555);
      s.block(40, 784, [plus.say(p, '{name}  {street}  {post}  {mail}'), plus.say(p, 'Org nr {org}  VAT {vat}  Bankgiro {bg}  F-skatt')], { size: 7.5, leading: 11 }); // prettier-ignore
      return s.drawing();
    },
  },
];
