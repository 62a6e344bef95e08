/** Services: laundry, waste, energy, rent and telephone. */
import { dotted, shortDashed, words } from '../days.ts';
import { address, remarked } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { beside, boxed, buyerRows, clerk, listed, own, page, word } from './clerk.ts';
import { firm } from './firms.ts';
import type { LayoutZ } from './orders.ts';
import { energy, laundry, phone, rent, waste } from './wares.ts';

const sv = clerk('swedish');
const space = clerk('space', words);
const bare = clerk('bare', shortDashed);
const dots = clerk('swedish', dotted);

export const services: readonly LayoutZ[] = [
  {
    id: 'z43-tvatt',
    producer: 'wkhtmltopdf',
    hard: 'delivery days per row in a column; a fee among the rows',
    credits: 1,
    trade: {
      firm: firm('Vita Korgen Textilservice AB', 'Tvättgatan 4, 504 38 Borås'),
      wares: laundry,
      lines: [3, 7],
      code: 4,
      number: (n) => String(216_004 + n),
      charges: [['Administrationsavgift', 4500, 25]],
    },
    draw: (p) =>
      page(
        'body{font-size:12pt}.small{font-size:9.5pt}.lines{border:1px solid #888}.lines th{background:#dde8ee;border:1px solid #888;padding:3px}.lines td{border-left:1px solid #888;border-right:1px solid #888;padding:3px}.total{float:right;margin-top:10px;border:1px solid #888}.total td{padding:3px 8px}.box{border:1px solid #888;padding:6px}.pairs td{padding:1px 12px 1px 0}',
        beside([50, '<h1 style="color:#246">Vita Korgen</h1>textilservice'], [50, `<h2>${word(p)}</h2>`]),
        remarked(p),
        beside([50, `<div class="box">${sv.pairs(p, 'Fakturanummer={number}|Fakturadatum={issue}|Förfallodatum={due}|Kundnummer={customer}|Avtalsnr={order}|Krediterar={about}')}</div>`], [50, `<div class="box">${address(p.buyer)}<br>Org.nr ${p.buyer.organisation}</div>`]), // prettier-ignore
        '<br>',
        sv.table(p, 'Artikel=code|Text=name|Antal=qty:r|Enhet=unit|Pris=price:r|Belopp=sum:r', {
          foot: sv.sums(p, '*fees').map(([a, b]) => `<tr><td></td><td>${a}</td><td></td><td></td><td></td><td class="r">${b}</td></tr>`).join(''), // prettier-ignore
        }),
        sv.total(p, 'Summa exkl. moms={net}|Moms 25 %={tax}|<b>Att betala</b>={payable}'),
        sv.tell(p, '<p class="clear"><br>Betalas till bankgiro {bg} med OCR {ocr}. Villkor 30 dagar netto.</p><p class="small">{name}, {street}, {post}. Tel {phone}. Org.nr {org}. Momsreg.nr {vat}. Godkänd för F-skatt.</p>'), // prettier-ignore
      ),
  },
  {
    id: 'z44-matta-byte',
    producer: 'stretched',
    hard: 'a contract number and period for each row in small print below it',
    trade: {
      firm: firm('Entré & Mattservice Mitt AB', 'Kontorsvägen 8, 852 29 Sundsvall'),
      wares: laundry,
      lines: [2, 4],
      number: (n) => String(1_208_500 + n),
      terms: 20,
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 52, word(p), { size: 20 });
      s.right(555, 52, 'entré & mattservice mitt', { size: 12, font: 'bold' });
      s.block(40, 90, buyerRows(p), { size: 10 });
      listed(s, 360, 460, 90, dots.rows(p, 'Fakturanummer={number}|Fakturadatum={issue}|Förfallodatum={due}|Kundnummer={customer}|OCR-nummer={ocr}|Avser faktura={about}')); // prettier-ignore
      if (p.remark !== null) s.text(40, 144, p.remark, { font: 'bold' });
      const y = dots.list(
        s,
        p,
        'Tjänst=name@40|Antal=qty@290r|Enhet=unit@300|Pris=price@400r|Moms=ratep@450r|Summa=sum@555r',
        196,
        {
          // prettier-ignore
          step: 12,
          under: (line, _, at) => {
            s.text(40, at, `Avtal ${4400 + own(line, 'deal', 500)}, period ${dots.say(p, '{sooner} – {issue}')}`, { size: 7, grey: 0.4 }); // prettier-ignore
            return at + 15;
          },
        },
      );
      s.line(300, y, 555);
      listed(s, 300, 555, y + 16, dots.sums(p, 'Totalt exklusive moms={net}|Moms 25 %={tax}|Öresavrundning={rounding}|Att betala={payable} kr'), { right: true, step: 15 }); // prettier-ignore
      s.block(40, 776, [dots.say(p, '{name} | {street} | {post} | {phone} | {mail}'), dots.say(p, 'Bankgiro {bg} | Org.nr {org} | Momsreg.nr {vat} | Godkänd för F-skatt')], { size: 7.5, leading: 11 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'z45-avfall',
    producer: 'reportlab-embedded',
    hard: 'a place of collection above the rows; many small rows',
    credits: 1,
    trade: {
      firm: firm('Renhållningsbolaget Skärgården AB', 'Deponivägen 30, 761 41 Norrtälje'),
      wares: waste,
      lines: [3, 7],
      code: 3,
      number: (n) => String(50_126_330 + n),
      isListed: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.box(0, 0, 595, 28, 0.8);
      s.text(40, 19, 'RENHÅLLNINGSBOLAGET SKÄRGÅRDEN', { font: 'bold', size: 11 });
      s.right(555, 60, word(p), { size: 16, font: 'bold' });
      listed(s, 360, 555, 80, sv.rows(p, 'Fakturanummer={number}|Kundnummer={customer}|Fakturadatum={issue}|Förfallodatum={due}|Kreditering av faktura={about}'), { right: true }); // prettier-ignore
      s.block(40, 84, buyerRows(p), { size: 10.5, leading: 13 });
      if (p.remark !== null) s.text(40, 136, p.remark, { font: 'bold' });
      s.text(40, 176, sv.say(p, 'Hämtställe: {tostreet}, {topost}    Period: {sooner} – {issue}'), {
        font: 'bold',
      });
      const y = sv.list(s, p, 'Kod=code@40|Tjänst=name@74|Antal=qty2@300r|Enhet=unit@308|Pris=price@400r|Moms=ratep@450r|Belopp=sum@555r', 196, { step: 13 }); // prettier-ignore
      s.line(40, y, 555);
      listed(s, 340, 555, y + 16, sv.sums(p, 'Summa exkl. moms={net}|Moms 25 %={tax}|Summa att betala={payable} kr'), { right: true, step: 15 }); // prettier-ignore
      s.frame(40, 690, 555, 735);
      boxed(s, [48, 180, 320, 440], 704, sv.rows(p, 'Betala till bankgiro={bg}|OCR-nummer={ocr}|Oss tillhanda senast={due}|Belopp={payable}'), {}, { size: 11, font: 'bold' }, 16); // prettier-ignore
      s.block(40, 770, [sv.say(p, '{name}, {street}, {post}'), sv.say(p, 'Kundservice {phone}, {mail}'), sv.say(p, 'Org.nr {org}, momsreg.nr {vat}, godkänd för F-skatt. Säte Norrtälje.')], { size: 8, leading: 11 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'z46-slam',
    producer: 'words',
    hard: 'a service order’s data in a frame; sums and VAT in one row',
    trade: {
      firm: firm('Sugbilarna i Trestad AB', 'Kardanvägen 44, 461 38 Trollhättan'),
      wares: waste.slice(4),
      lines: [1, 3],
      number: (n) => `S${4020 + n}`,
      charges: [['Transport', 85000, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9.5 });
      s.text(40, 54, 'SUGBILARNA I TRESTAD AB', { size: 14, font: 'bold' });
      s.text(40, 68, sv.say(p, '{street}, {post}. Jour dygnet runt {phone}'), { size: 8 });
      s.text(40, 104, `${word(p)} ${p.number}`, { size: 14, font: 'bold' });
      s.block(340, 104, buyerRows(p), { leading: 13 });
      s.frame(40, 160, 555, 196);
      boxed(s, [46, 160, 274, 370, 460], 172, sv.rows(p, 'Fakturadatum={issue}|Förfallodatum={due}|Arbetsorder={order}|Utfört={delivered}|Krediterar={about}'), {}, {}, 14); // prettier-ignore
      if (p.remark !== null) s.text(40, 212, p.remark, { font: 'bold' });
      let y = sv.list(s, p, 'Utfört arbete=name@40|Antal=qty@330r|Enhet=unit@340|Pris=price@440r|Summa=sum@555r', 232, { step: 16 }); // prettier-ignore
      for (const [label, value] of sv.sums(p, '*fees')) {
        s.text(40, y, label);
        s.right(555, y, value);
        y += 16;
      }
      s.line(40, y, 555);
      boxed(s, [40, 170, 300, 430], y + 14, sv.rows(p, 'Netto={net}|Moms 25 %={tax}|Totalt={gross}|Att betala SEK={payable}'), {}, { size: 11, font: 'bold' }, 15); // prettier-ignore
      s.block(40, y + 60, [`Bankgiro: ${p.supplier.bankgiro}`, `OCR: ${p.ocr}`, 'Betalningsvillkor: 30 dagar netto'], { leading: 13 }); // prettier-ignore
      s.text(40, 800, sv.say(p, 'Org.nr {org}. VAT-nummer {vat}. Godkänd för F-skatt. {mail}'), { size: 8 });
      return s.drawing();
    },
  },
  {
    id: 'z47-el',
    producer: 'skia',
    hard: 'meters and use beside the bill’s own figures; prices with four decimals',
    credits: 1,
    trade: {
      firm: firm('Kustens Elhandel AB', 'Transformatorgatan 2, 572 57 Oskarshamn'),
      wares: energy,
      lines: [5, 7],
      number: (n) => String(771_206_400 + n),
      many: 3_400,
      isListed: true,
      terms: 28,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 58, 'kustens el', { size: 22, font: 'bold' });
      s.text(40, 100, word(p, 'Elfaktura', 'Kreditfaktura el'), { size: 14, font: 'bold' });
      listed(s, 40, 150, 120, space.rows(p, 'Fakturanummer={number}|Fakturadatum={issue}|Förfallodatum={due}|Kundnummer={customer}|Krediterar={about}')); // prettier-ignore
      s.block(350, 120, buyerRows(p), { size: 10, leading: 13 });
      if (p.remark !== null) s.text(350, 172, p.remark, { font: 'bold' });
      s.box(40, 196, 555, 246, 0.93);
      const reading = 41_200 + (Number(p.order) % 5000);
      boxed(s, [48, 190, 300, 420], 210, [['Anläggnings-id', `735999${p.order}${p.customer.padStart(6, '0')}`], ['Mätarställning före', `${reading}`], ['Mätarställning efter', `${reading + 3850}`], ['Årsförbrukning', '44 100 kWh']], {}, { size: 10 }, 15); // prettier-ignore
      const y = space.list(s, p, 'Specifikation=name@40|Mängd=qty@310r|Enhet=unit@318|Pris kr=price4@430r|Belopp kr=sum@555r', 270, { step: 15 }); // prettier-ignore
      s.line(40, y, 555);
      listed(s, 330, 555, y + 16, space.sums(p, 'Summa exklusive moms={net}|Moms 25 %={tax}|Att betala kr={payable}'), { right: true, step: 16, value: { font: 'bold' } }); // prettier-ignore
      s.block(40, 720, [space.say(p, 'Bankgiro {bg}'), space.say(p, 'OCR-nummer {ocr}'), space.say(p, 'Betalas senast {due}')], { size: 10, leading: 14 }); // prettier-ignore
      s.block(40, 782, [space.say(p, '{name}, {street}, {post}. Kundservice {phone}.'), space.say(p, 'Org.nr {org}. Momsreg.nr {vat}. Godkänd för F-skatt.')], { size: 8, leading: 11 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'z48-fjarrvarme',
    producer: 'chromium',
    hard: 'a summary first and the rows below; a drawn diagram with its own figures',
    trade: {
      firm: firm('Mälardalens Energinät AB', 'Sjöhagsvägen 16, 721 32 Västerås'),
      wares: [...energy.slice(2), ...energy.slice(0, 1)],
      lines: [4, 6],
      number: (n) => String(4_100_355 + n),
      many: 1_900,
      isListed: true,
      isWhole: true,
    },
    draw: (p) =>
      page(
        'body{font:9.5pt Lato,sans-serif}.sum{background:#eef5ee;padding:8pt;margin:6mm 0}.sum td{padding:2pt 20pt 2pt 0}.lines th{border-bottom:1pt solid #284}.lines td{padding:3pt 4pt}.bars td{vertical-align:bottom;font-size:6.5pt;text-align:center;padding:0 3pt}.bars i{display:block;background:#9c9;width:14pt}.total{margin:4mm 0 4mm auto}',
        beside([50, '<h1 style="color:#284">mälarnät</h1>'], [50, address(p.buyer)]),
        remarked(p),
        `<h2>${word(p)}</h2><div class="sum">${sv.over(p, 'Fakturanummer={number}|Fakturadatum={issue}|Oss tillhanda senast={due}|Att betala={payable} kr')}</div>`, // prettier-ignore
        sv.tell(p, '<p>Kundnummer {customer} · Uttagspunkt: {tostreet}</p>'),
        p.about === null ? '' : `<p>Krediterar faktura ${p.about}</p>`,
        sv.table(p, 'Avser=name|Antal=qty:r|Enhet=unit|Pris=price4:r|Summa=sum:r'),
        sv.total(
          p,
          'Summa exkl. moms={net}|Moms 25 %={tax}|Öresavrundning={rounding}|Summa inkl. moms={payable}',
        ),
        `<p><b>Din användning (kWh)</b></p><table class="bars"><tr>${['jan', 'feb', 'mar', 'apr', 'maj', 'jun'].map((month, at) => `<td>${3900 - at * 377}<i style="height:${40 - at * 5}pt"></i>${month}</td>`).join('')}</tr></table>`, // prettier-ignore
        sv.tell(p, '<p>Bankgiro {bg} · OCR {ocr}</p><p class="small">{name}, {street}, {post}. {phone}. Organisationsnummer {org}. Momsregistreringsnummer {vat}. Godkänd för F-skatt.</p>'), // prettier-ignore
      ),
  },
  {
    id: 'z49-hyra',
    producer: 'groff',
    hard: 'a rent notice as an invoice: period, object and contract',
    trade: {
      firm: firm('Fastighets AB Kvarteret Laxen', 'Norra Strandgatan 6, 252 20 Helsingborg'),
      wares: rent,
      lines: [3, 5],
      number: (n) => String(26_100 + n),
      isListed: true,
      terms: 20,
      isWhole: true,
    },
    draw: (p) => {
      const tab = (...parts: readonly string[]): string => parts.join('\t');
      return [
        '.pl 29.7c', '.po 2.0c', '.ll 17.0c', '.fam H', '.ps 10', '.vs 14', '.nf', '.sp |1.6c', `\\fB\\s+4${p.supplier.name}\\s-4\\fP`, '.sp 1', '.TS', 'lw(9.0c) l.',
        tab(p.buyer.name, `\\fB${word(p, 'HYRESFAKTURA')}\\fP`), tab(p.buyer.street, sv.say(p, 'Fakturanr: {number}')), tab(p.buyer.post, sv.say(p, 'Fakturadatum: {issue}')),
        tab('', sv.say(p, 'Förfallodatum: {due}')), tab('', sv.say(p, 'Kontraktsnr: {order}')), ...(p.about === null ? [] : [tab('', `Krediterar: ${p.about}`)]), '.TE',
        ...(p.remark === null ? [] : [`\\fB${p.remark}\\fP`]), '.sp 1', sv.say(p, 'Objekt: lokal 0{count}-1002, {tostreet}'), '.sp 1', '.TS', 'lb rb lb rb rb', 'lw(7.0c) r l r r.',
        tab('Specifikation', 'Antal', 'Enhet', 'Pris', 'Belopp'), '_', ...p.lines.map((l) => tab(l.name, sv.quantity(l.quantity), l.unit, sv.price(l.price), sv.money(l.sum))), '_',
        tab('Summa exkl. moms', '', '', '', sv.money(p.net)), tab('Moms 25 %', '', '', '', sv.money(p.tax)), ...(p.rounding === 0n ? [] : [tab('Öresutjämning', '', '', '', sv.money(p.rounding))]),
        tab('\\fBAtt betala\\fP', '', '', '', `\\fB${sv.money(p.payable)}\\fP`), '.TE', '.sp 2', sv.say(p, 'Bankgiro {bg}    OCR {ocr}'), '.sp 1', '.ps 8', '.vs 11',
        sv.say(p, '{street}, {post}. Telefon {phone}. Org.nr {org}. Momsreg.nr {vat}. Godkänd för F-skatt.'), 'Vid försenad betalning debiteras ränta enligt lag samt påminnelseavgift 60 kr.', '',
      ].join('\n'); // prettier-ignore
    },
  },
  {
    id: 'z50-telefon',
    producer: 'fpdf',
    hard: 'two pages: the sum and data first, the specification on the second',
    credits: 1,
    trade: {
      firm: firm('Nordlinje Telekom AB', 'Signalgatan 1, 169 79 Solna'),
      wares: phone,
      lines: [3, 6],
      number: (n) => String(9_902_117_405 + n),
      terms: 30,
      charges: [['Fakturaavgift', 2900, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9.5 });
      const head = (): void => {
        s.text(40, 52, 'nordlinje', { size: 20, font: 'bold' });
        s.right(555, 44, `Sida ${s.pages.length} av 2`, { size: 8 });
        s.right(555, 56, bare.say(p, 'Fakturanr {number}'), { size: 8 });
      };
      head();
      s.text(40, 100, word(p), { size: 16, font: 'bold' });
      listed(s, 40, 160, 124, bare.rows(p, 'Fakturadatum={issue}|Fakturanummer={number}|Kundnummer={customer}|Period={sooner} -- {issue}|Kredit för faktura={about}'), { step: 15 }); // prettier-ignore
      s.block(340, 124, buyerRows(p), { size: 10.5, leading: 14 });
      if (p.remark !== null) s.text(340, 180, p.remark, { font: 'bold' });
      s.text(40, 240, 'Sammanfattning', { font: 'bold', size: 11 });
      listed(s, 40, 555, 262, bare.sums(p, 'Tjänster enligt sida 2={goods}|*fees|Summa exkl. moms={net}|Moms 25 %={tax}|Att betala={payable}'), { right: true, step: 17 }); // prettier-ignore
      s.frame(40, 400, 555, 450);
      boxed(s, [50, 190, 330, 450], 416, bare.rows(p, 'Betala till bankgiro={bg}|OCR={ocr}|Förfallodatum={due}|Belopp SEK={payable}'), {}, { size: 11, font: 'bold' }, 17); // prettier-ignore
      s.block(40, 780, [bare.say(p, '{name}, {street}, {post}, kundtjänst {phone}'), bare.say(p, 'Org.nr {org}, momsreg.nr {vat}. Godkänd för F-skatt.')], { size: 8, leading: 11 }); // prettier-ignore
      s.page();
      head();
      s.text(40, 96, 'Specifikation', { font: 'bold', size: 11 });
      bare.list(s, p, 'Tjänst=name@40|Antal=qty@300r|Enhet=unit@310|Pris=price@420r|Belopp=sum@555r', 120, {
        step: 15,
      });
      return s.drawing();
    },
  },
];
