/** Wholesalers and cash-and-carry of set D: browsers, drivers and report writers. */
import { iso, short, slashed, words } from '../days.ts';
import { column, escaped, html, pairs, remarked, table } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import {
  aboutText, addressed, after, bare, count, digits, dotted, type LayoutD, named, noted, pairsAt, rows, se, stacked,
} from './desk.ts'; // prettier-ignore
import type { Seller } from './orders.ts';

const nordbygd: Seller = {
  supplier: firm('Nordbygd Storhushåll AB', 'Terminalgatan 40, 852 29 Sundsvall'),
  trades: ['cupboard', 'freezer', 'cow'],
  lines: [8, 14],
  code: digits('nordbygd', 6),
  number: count(70_214_411),
  discounts: [500, 1200],
  charges: [['Drivmedelstillägg', 4900, 25]],
};

const d01: LayoutD = {
  id: 'd01',
  producer: 'chromium',
  hard: 'ordered, delivered and rest; goods under headings; rates beside each other; yymmdd',
  seller: nordbygd,
  credits: 1,
  draw: (p) =>
    html(
      `.grid td{border:.6pt solid #456;width:25%;font-size:8.5pt}.grid small{display:block;font-size:6.5pt;color:#456}
       .lines th{background:#dfe7ee;font-size:7.5pt}.lines td{font-size:8pt}.vat td,.vat th{border:.6pt solid #456;font-size:8pt}
       .foot{margin-top:16pt;border-top:2pt solid #264;font-size:7pt;display:flex;justify-content:space-between}.grp td{font-weight:bold;padding-top:5pt}`,
      `<div style="display:flex;justify-content:space-between"><h1 style="color:#264">nordbygd</h1><h2>${named(p, 'FAKTURA', 'KREDITNOTA')}</h2></div>${remarked(p)}
      <table class="grid lines" style="margin:8pt 0"><tr><td><small>Fakturanr</small>${p.number}</td><td><small>Fakt.datum</small>${short(p.issue)}</td><td><small>Kundnr</small>${p.customer}</td><td><small>Sida</small>1(1)</td></tr>
      <tr><td><small>Ordernr</small>${p.order}</td><td><small>Lev.datum</small>${short(p.delivered)}</td><td><small>Förf.datum</small>${short(p.due)}</td><td><small>Dröjsmålsränta</small>12 %</td></tr>
      <tr><td colspan="2"><small>Godsmottagare</small>${addressed(p.buyer).map(escaped).join('<br>')}</td><td colspan="2"><small>Fakturamottagare</small>${addressed(p.buyer).map(escaped).join('<br>')}${p.about === null ? '' : `<br>Krediterar ${p.about}`}</td></tr></table>
      ${table(
        [
          column('Art.nr', (l) => l.code),
          column('Benämning', (l) => l.name),
          column('Förp', (l) => l.pack),
          column('Best', (l) => se.quantity(l.quantity + BigInt(l.seed % 3) * 1000n), 'r'),
          column('Lev', (l) => se.quantity(l.quantity), 'r'),
          column('Rest', (l) => String(l.seed % 3), 'r'),
          column('Enh', (l) => l.unit),
          column('À-pris', (l) => se.price(l.price), 'r'),
          column('Rab', (l) => (l.discount === 0n ? '' : `${se.percent(l.discount)}%`), 'r'),
          column('Moms', (l) => String(l.rate), 'r'),
          column('Belopp', (l) => se.money(l.sum), 'r nw'),
        ],
        p.lines.toSorted((a, b) => a.delivery - b.delivery),
        {
          above: (_, i) =>
            i === 0 || i === 4
              ? `<tr class="grp"><td colspan="11">${i === 0 ? 'KOLONIAL OCH KYLT' : 'FRYST OCH ÖVRIGT'}</td></tr>`
              : '',
        },
      )}
      <div style="margin-top:8pt">${p.charges.map(({ label, amount }) => `${label}: ${se.money(amount)}`).join('<br>')}</div>
      <table class="vat" style="margin-top:8pt"><tr><th>Netto</th>${p.vat.map(({ rate }) => `<th>Underlag ${rate}%</th><th>Moms ${rate}%</th>`).join('')}<th>Moms tot</th><th>${p.isCredit ? 'Er tillgodo SEK' : 'Att erlägga SEK'}</th></tr>
      <tr><td class="r">${se.money(p.net)}</td>${p.vat.map(({ base, tax }) => `<td class="r">${se.money(base)}</td><td class="r">${se.money(tax)}</td>`).join('')}<td class="r">${se.money(p.tax)}</td><td class="r"><b>${se.money(p.payable)}</b></td></tr></table>
      <div class="foot"><span>${p.supplier.name}<br>${p.supplier.street}, ${p.supplier.post}</span><span>Org.nr ${p.supplier.organisation}<br>Momsreg ${p.supplier.vat}</span><span>Bankgiro ${p.supplier.bankgiro}<br>OCR ${p.ocr}</span><span>Godkänd för F-skatt</span></div>`,
    ),
};

const trehorn: Seller = {
  supplier: firm('Trehörningens Partihandel AB', 'Lagervägen 9, 136 50 Jordbro'),
  trades: ['cupboard', 'wash', 'freezer'],
  lines: [6, 11],
  code: (name) => digits('trehorn', 5)(name).replace(/(\d\d)(\d)/u, '$1 $2'),
  number: (n) => `27${count(40_118)(n)}`,
  returns: 0.15,
  isNegativeCredit: true,
};

const d02: LayoutD = {
  id: 'd02',
  producer: 'driver',
  hard: 'numbers with a space; VAT by letter; returned goods with the minus behind; totals over each other at the foot',
  seller: trehorn,
  credits: 1,
  draw: (p) => {
    const s = new Sheet({ size: 8.5 });
    const head = (): number => {
      s.text(40, 50, 'TREHÖRNINGEN', { font: 'serifbold', size: 20 });
      s.right(556, 46, named(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 13 });
      noted(s, 300, 62, p);
      s.block(330, 92, addressed(p.buyer), { size: 10 });
      pairsAt(s, 40, 80, 85, [
        ['Faktura', p.number], ['Datum', iso(p.issue)], ['Kund', p.customer], ['Er order', p.order],
        ['Levererat', iso(p.delivered)], ['Oss tillhanda', iso(p.due)], ...aboutText(p, 'Kredit av'),
      ]); // prettier-ignore
      return 185;
    };
    const code = (rate: number): string => (rate === 25 ? 'A' : 'B');
    const y = rows(
      s,
      head(),
      [
        { x: 40, head: 'Artikel', cell: (l) => l.code },
        { x: 92, head: 'Varuslag', cell: (l) => l.name },
        { x: 268, head: 'Pack', cell: (l) => l.pack },
        { x: 352, head: 'Kvantitet', cell: (l) => after.quantity(l.quantity), align: 'r' },
        { x: 358, head: 'Sort', cell: (l) => l.unit },
        { x: 440, head: 'Styckpris', cell: (l) => after.price(l.price), align: 'r' },
        { x: 462, head: 'Mk', cell: (l) => code(l.rate), align: 'c' },
        { x: 556, head: 'Summa', cell: (l) => after.money(l.sum), align: 'r' },
      ],
      p.lines,
      { bottom: 640, next: head },
    );
    s.line(40, 700, 556);
    let x = 40;
    for (const { rate, base, tax } of p.vat) {
      s.text(x, 712, `Mk ${code(rate)} = ${rate} % moms`, { size: 7.5 });
      s.text(x, 724, `på ${after.money(base)} = ${after.money(tax)}`, { size: 7.5 });
      x += 130;
    }
    pairsAt(s, 400, 714, 156, [['Varuvärde', after.money(p.net)], ['Mervärdesskatt', after.money(p.tax)]], { isRight: true }); // prettier-ignore
    s.text(400, 744, p.isCredit ? 'GOTTSKRIVES KR' : 'BETALA KR', { font: 'bold' });
    s.right(556, 744, after.money(p.payable), { font: 'bold', size: 11 });
    s.text(40, Math.min(y + 10, 690), 'Anmärkning mot leverans skall göras inom 24 timmar.', { size: 7 });
    s.line(40, 765, 556);
    s.block(40, 778, [p.supplier.name, p.supplier.street, p.supplier.post], { size: 7, leading: 9 });
    s.block(230, 778, [`Bg ${p.supplier.bankgiro}`, `Pg ${p.supplier.plusgiro}`, `Tel ${p.supplier.phone}`], { size: 7, leading: 9 }); // prettier-ignore
    s.block(400, 778, [`VAT-nr ${p.supplier.vat}`, p.supplier.organisation, 'Innehar F-skattebevis'], { size: 7, leading: 9 }); // prettier-ignore
    return s.drawing();
  },
};

const gavle: Seller = {
  supplier: firm('Brynäs Livs & Restaurangvaror AB', 'Fältskärsleden 12, 802 54 Gävle'),
  trades: ['cupboard', 'cow', 'boxes'],
  lines: [5, 9],
  code: digits('brynas', 7),
  number: (n) => `F${count(118_204, 3)(n)}`,
  discounts: [300, 750],
  isWhole: true,
  charges: [['Frakt', 39500, 25]],
};

const d03: LayoutD = {
  id: 'd03',
  producer: 'pdf-lib',
  hard: 'two rows a line: number and name above; EAN, quantity, price and sum below; rounding',
  seller: gavle,
  draw: (p) => {
    const s = new Sheet({ size: 9 });
    const head = (): number => {
      s.block(40, 46, [p.supplier.name, `${p.supplier.street}, ${p.supplier.post}`], { font: 'bold' });
      s.text(350, 50, named(p, 'Faktura'), { size: 18 });
      noted(s, 350, 66, p);
      s.block(350, 92, addressed(p.buyer));
      pairsAt(s, 40, 92, 90, [['Fakturanummer', p.number], ['Fakturadatum', iso(p.issue)], ['Förfaller', iso(p.due)], ['Kundnummer', p.customer], ['Vår ref', p.reference]]); // prettier-ignore
      return 180;
    };
    const y = rows(
      s,
      head(),
      [
        { x: 40, head: ['Artikelnr', 'EAN'], cell: (l) => l.code },
        { x: 130, head: ['Artikelbenämning', 'Förpackning'], cell: (l) => l.name },
        { x: 330, head: ['', 'Antal'], cell: () => '', align: 'r' },
        { x: 345, head: ['', 'Enhet'], cell: () => '' },
        { x: 440, head: ['', 'Pris/enh'], cell: () => '', align: 'r' },
        { x: 480, head: ['', 'Rab %'], cell: () => '', align: 'r' },
        { x: 556, head: ['', 'Radbelopp'], cell: () => '', align: 'r' },
      ],
      p.lines,
      {
        step: 15,
        next: head,
        bottom: 630,
        under: (l) => [
          [40, `73${digits('ean', 11)(l.code)}`],
          [130, l.pack],
          [305, bare.quantity(l.quantity)],
          [345, l.unit],
          [408, bare.price(l.price)],
          [466, l.discount === 0n ? '' : bare.percent(l.discount)],
          [514, se.money(l.sum)],
        ],
      },
    );
    pairsAt(
      s,
      350,
      y + 14,
      206,
      [
        ...p.charges.map(({ label, amount }) => [label, se.money(amount)] as const),
        ['Summa exkl. moms', se.money(p.net)],
        ...p.vat.map(
          ({ rate, base, tax }) => [`Moms ${rate} % av ${se.money(base)}`, se.money(tax)] as const,
        ),
        ['Öresutjämning', se.money(p.rounding)],
        ['Att betala (SEK)', se.money(p.payable)],
      ],
      { isRight: true },
    );
    s.line(40, 775, 556);
    s.text(40, 788, `Bankgiro ${p.supplier.bankgiro}   OCR-nummer ${p.ocr}   Org.nr ${p.supplier.organisation}   Moms.reg.nr ${p.supplier.vat}`, { size: 8 }); // prettier-ignore
    return s.drawing();
  },
  printing: { omits: ['taxTotal'] },
};

const malar: Seller = {
  supplier: firm('Mälarlandets Cash AB', 'Stenby 3, 721 37 Västerås'),
  trades: ['cupboard', 'brew', 'boxes'],
  lines: [7, 12],
  code: digits('malar', 4),
  number: count(9_004_112, 7),
  deposit: ['Pant returback/fat', '9001', 4800],
};

const d04: LayoutD = {
  id: 'd04',
  producer: 'words',
  hard: 'the sum stands first; words placed singly and last drawn first; deposits as lines; day in words',
  seller: malar,
  draw: (p) => {
    const s = new Sheet({ size: 9 });
    s.text(297, 44, 'MÄLARLANDETS CASH', { font: 'bold', size: 17, align: 'c' });
    s.text(297, 60, named(p, 'Kundfaktura – avhämtat'), { align: 'c', size: 11 });
    noted(s, 40, 74, p);
    stacked(s, 88, [[40, 'Nota/faktura', p.number], [150, 'Köpdatum = fakturadatum', words(p.issue)], [300, 'Senast betald', words(p.due)], [440, 'Medlem', p.customer]]); // prettier-ignore
    s.block(40, 124, ['Köpare:', ...addressed(p.buyer)]);
    const y = rows(
      s,
      196,
      [
        { x: 90, head: 'Summa', cell: (l) => dotted.money(l.sum), align: 'r' },
        { x: 150, head: 'Pris', cell: (l) => dotted.price(l.price), align: 'r' },
        { x: 200, head: 'Antal', cell: (l) => dotted.quantity(l.quantity), align: 'r' },
        { x: 207, head: '', cell: (l) => l.unit },
        { x: 246, head: 'Nr', cell: (l) => l.code },
        { x: 284, head: 'Vara', cell: (l) => l.name },
        { x: 470, head: 'Innehåll', cell: (l) => l.pack },
        { x: 556, head: 'Moms', cell: (l) => `${l.rate}%`, align: 'r' },
      ],
      p.lines,
      { rule: 'zebra', bottom: 650 },
    );
    const foot: [string, string][] = [
      ['Netto', dotted.money(p.net)],
      ...p.vat.map(({ rate, tax }): [string, string] => [`därav moms ${rate}%`, dotted.money(tax)]),
      ['Moms totalt', dotted.money(p.tax)],
      ['TOTALT SEK', dotted.money(p.payable)],
    ];
    for (const [at, [label, text]] of foot.entries()) {
      s.right(90, y + 12 + at * 13, text, { font: at === foot.length - 1 ? 'bold' : 'sans' });
      s.text(100, y + 12 + at * 13, label, { font: at === foot.length - 1 ? 'bold' : 'sans' });
    }
    s.text(40, 790, `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post} · org.nr ${p.supplier.organisation} · bankgiro ${p.supplier.bankgiro}`, { size: 7.5 }); // prettier-ignore
    return s.drawing();
  },
};

const torsby: Seller = {
  supplier: firm('Torsby Restauranggross HB', 'Industrivägen 2 A, 685 34 Torsby'),
  trades: ['cupboard', 'freezer'],
  lines: [4, 8],
  code: (name) => `TG-${digits('torsby', 4)(name)}`,
  number: (n) => `${count(311)(n)}/26`,
};

const d05: LayoutD = {
  id: 'd05',
  producer: 'chromium',
  hard: 'a number with a stroke; "6 krt à 87,25" below the name; day as 2/9 -26; the name wrapped',
  seller: torsby,
  draw: (p) =>
    html(
      `body{font-family:'Liberation Serif',serif;font-size:11pt}.row{border-bottom:.5pt dotted #777;padding:3pt 0;overflow:hidden}.row b{float:right}.row small{display:block;color:#333}`,
      `<h2 style="letter-spacing:2pt">${p.supplier.name}</h2><div>${p.supplier.street}, ${p.supplier.post}</div><hr>
      <div class="right">${pairs([
        ['Datum:', slashed(p.issue)],
        ['Betalas senast:', slashed(p.due)],
        ['Kundnr:', p.customer],
        ['Er ref:', 'Köket'],
      ])}</div>
      <h1>${named(p, 'Faktura', 'Kreditfaktura')} nr ${p.number}</h1>${remarked(p)}<p>${addressed(p.buyer).map(escaped).join('<br>')}</p><div class="clear"></div>
      ${p.lines.map((l) => `<div class="row"><b>${se.money(l.sum)}</b>${l.code} ${escaped(l.name)}<small>${se.quantity(l.quantity)} ${l.unit} à ${se.price(l.price)} kr, moms ${l.rate} %</small></div>`).join('')}
      <div class="right" style="margin-top:10pt">${pairs([['Delsumma', `${se.money(p.net)} kr`], ...p.vat.map(({ rate, tax }): [string, string] => [`Moms (${rate}%):`, `${se.money(tax)} kr`]), ['Slutbelopp', `${se.money(p.payable)} kr`]])}</div><div class="clear"></div>
      <p class="small">Bg ${p.supplier.bankgiro}. Organisationsnummer ${p.supplier.organisation}, godkända för F-skatt. ${p.supplier.mail}</p>`,
    ),
};

export const wholesale: readonly LayoutD[] = [d01, d02, d03, d04, d05];
