/** Wholesalers whose systems print what others leave out: weights, batches, origin, numbers of pallets. */
import { iso, plusDays, short, slashes } from '../days.ts';
import { left, right } from '../format.ts';
import { column, remarked, table } from '../html.ts';
import { gtin } from '../identity.ts';
import { firm } from '../parties.ts';
import { Sheet, wrapped } from '../sheet.ts';
import { beside, called, col, figures, grid, labelled, num, of, page, rows, summed } from './kit.ts';
import type { LayoutH } from './orders.ts';

const kr = figures('space');
const bare = figures('bare');
const trailing = figures('trailing');
const point = figures('point');

const h16: LayoutH = {
  id: 'h16',
  producer: 'reportlab-embedded',
  hard: 'parcels, weight and price by the kilogram; wrapped names; best before in a column',
  credits: 1,
  seller: {
    party: firm('Köttcentralen Skaraborg AB', 'Slakthusgatan 2, 532 37 Skara'),
    trades: ['meat'],
    codes: '1####',
    numbers: '77120',
    lines: [5, 10],
    isWhole: true,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9 });
    const { supplier: seller } = paper;
    sheet.text(40, 50, seller.name.toUpperCase(), { font: 'bold', size: 13 });
    sheet.block(40, 64, [seller.street, seller.post, `Anläggning SE 4417 EG`], { size: 8, leading: 10 });
    sheet.text(360, 50, called(paper, 'Faktura'), { font: 'bold', size: 13 });
    if (paper.remark !== null) sheet.text(360, 34, paper.remark, { font: 'bold', size: 11 });
    summed(sheet, 66, [['Fakturanr', paper.number], ['Fakturadatum', iso(paper.issue)], ['Kund', paper.customer], ['Förfallodatum', iso(paper.due)], ...(paper.about === null ? [] : [['Ursprunglig faktura', paper.about] as [string, string]])], { x: 360, right: 550, leading: 11.5 });
    sheet.block(40, 120, [paper.buyer.name, paper.buyer.street, paper.buyer.post], { size: 10 });
    const y = grid(
      sheet,
      [
        col(40, 'Art', ({ code }) => code),
        col(80, 'Benämning', ({ name }) => wrapped(name, 20)),
        num(212, 'Kolli', (line) => String(1 + of(line, 3))),
        num(268, 'Vikt/antal', ({ quantity, unit }) => kr.quantity(quantity, unit === 'kg' ? 3 : 0)),
        col(276, 'Enh', ({ unit }) => unit),
        col(304, 'Bäst före', (line) => iso(plusDays(paper.delivered, 6 + of(line, 20)))),
        col(362, 'Land', (line) => ['SE', 'SE', 'DK', 'IE', 'NZ'][of(line, 5)] ?? 'SE'),
        num(450, 'Pris', ({ price }) => kr.price(price)),
        num(550, 'Belopp SEK', ({ sum }) => kr.money(sum)),
      ],
      paper.lines,
      { top: 190, leading: 11, gap: 3, rule: (at) => sheet.line(40, at, 550) },
    );
    sheet.line(40, y, 550);
    summed(sheet, y + 16, [['Netto', kr.money(paper.net)], ...paper.vat.map(({ rate, tax }): [string, string] => [`Moms ${rate}%`, kr.money(tax)]), ['Avrundning', kr.money(paper.rounding)], [paper.isCredit ? 'Kreditbelopp' : 'Summa att betala', kr.money(paper.payable)]], { x: 360, right: 550 });
    sheet.text(40, y + 16, `Total vikt och antal se följesedel ${paper.order}`);
    sheet.block(40, 780, [`Bankgiro ${seller.bankgiro}     Org.nr ${seller.organisation}     Momsreg.nr ${seller.vat}     Telefon ${seller.phone}`, 'Godkänd för F-skatt. Dröjsmålsränta 10 %. Varan förblir vår egendom till dess full betalning skett.'], { size: 7.5 });
    return sheet.drawing();
  },
}; // prettier-ignore

const h17: LayoutH = {
  id: 'h17',
  producer: 'skia',
  hard: 'the buyer’s number, origin and class in columns; comments between the lines; returned goods with the minus behind',
  credits: 1,
  seller: {
    party: firm('Grönthallen Partihandel i Årsta AB', 'Partihandlarvägen 47, 120 44 Årsta'),
    trades: ['greens'],
    codes: '2###',
    numbers: '1260774',
    lines: [6, 12],
    returns: 0.12,
    grams: 100,
    terms: 20,
    isNegativeCredit: true,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 8.6 });
    const { supplier: seller } = paper;
    sheet.text(40, 46, 'Grönthallen', { font: 'serifbold', size: 22, grey: 0.25 });
    sheet.text(40, 58, 'Frukt · Grönt · Örter', { size: 7.5 });
    sheet.text(360, 46, called(paper, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 14 });
    if (paper.remark !== null) sheet.text(360, 30, paper.remark, { font: 'bold', size: 10 });
    sheet.block(360, 62, ['Faktura nr', 'Fakt. datum', 'Förf. datum', 'Kundnr', paper.about === null ? '' : 'Avser faktura'], { leading: 11 });
    sheet.block(440, 62, [paper.number, slashes(paper.issue), slashes(paper.due), paper.customer, paper.about ?? ''], { leading: 11 });
    sheet.block(40, 92, [paper.buyer.name, paper.buyer.street, paper.buyer.post], { size: 9.5 });
    const y = grid(
      sheet,
      [
        col(40, 'Artnr', ({ code }) => code),
        col(76, 'Vara', ({ name }) => name),
        col(206, 'Urspr.', (line) => ['Sverige', 'Spanien', 'Holland', 'Italien'][of(line, 4)] ?? ''),
        col(252, 'Kl', (line) => ['1', 'EX', '1', '2'][of(line, 4, 'k')] ?? ''),
        num(300, 'Ant', ({ quantity }) => trailing.quantity(quantity)),
        col(308, 'Förp', ({ unit }) => unit),
        num(400, 'Pris', ({ price }) => trailing.price(price)),
        num(470, 'Summa', ({ sum }) => trailing.money(sum)),
        num(510, 'Moms', ({ rate }) => String(rate)),
      ],
      paper.lines,
      {
        top: 158,
        leading: 12.5,
        rule: (at) => sheet.line(40, at, 555, at, 0.8),
        under: (line, index, at) => {
          if (line.quantity < 0n && !paper.isCredit) sheet.text(76, at, `Retur från följesedel ${Number(paper.order) - 3}`, { size: 7.6 });
          else if (index % 4 === 2) sheet.text(76, at, 'Beställs före kl 15 för leverans nästa dag', { size: 7.6 });
          else return at;
          return at + 11;
        },
      },
    );
    sheet.line(40, y, 555);
    sheet.text(40, y + 14, 'Momsunderlag');
    sheet.text(130, y + 14, 'Moms %');
    sheet.text(190, y + 14, 'Momsbelopp');
    for (const [at, { rate, base, tax }] of paper.vat.entries()) {
      sheet.right(110, y + 27 + at * 12, trailing.money(base));
      sheet.right(160, y + 27 + at * 12, String(rate));
      sheet.right(240, y + 27 + at * 12, trailing.money(tax));
    }
    summed(sheet, y + 14, [['Summa netto', trailing.money(paper.net)], ['Moms', trailing.money(paper.tax)], ['TOTALT', trailing.money(paper.payable)]], { x: 380, right: 510, style: { font: 'bold' } });
    sheet.block(40, 786, [`${seller.name} · ${seller.street} · ${seller.post} · ${seller.phone}`, `Bankgiro ${seller.bankgiro} · Orgnr ${seller.organisation} · ${seller.vat} · F-skattebevis`], { size: 7.4, leading: 10 });
    return sheet.drawing();
  },
}; // prettier-ignore

/** Rows of text as troff. */
const troff = (texts: readonly string[], size: number): string =>
  `.pl 29.7c\n.po 1.5c\n.ll 18.4c\n.ft CR\n.ps ${size}\n.vs ${size + 2.4}\n.nf\n.sp 1c\n${texts
    .map((text) => (text.trim() === '' ? '.sp' : text.replaceAll('\\', '\\e').replaceAll("'", '\\(aq').replace(/^(?=[.])/u, '\\&')))
    .join('\n')}\n`; // prettier-ignore

const h18: LayoutH = {
  id: 'h18',
  producer: 'groff',
  hard: 'a page of fixed width; points as decimal marks; VAT by code; days of six digits',
  credits: 1,
  seller: {
    party: firm('Ostkustens Mejeriprodukter AB', 'Mejerigatan 60, 572 30 Oskarshamn'),
    trades: ['milk'],
    codes: '0###',
    numbers: '004410',
    lines: [6, 11],
    grams: 10,
  },
  draw: (paper) => {
    const { supplier: seller } = paper;
    return troff(
      [
        `${left(seller.name, 50)}${called(paper, 'FAKTURA', 'KREDITNOTA')} ${paper.number}`,
        `${left(seller.street, 50)}FAKTURADATUM  ${short(paper.issue)}`,
        `${left(seller.post, 50)}FÖRFALLODATUM ${short(paper.due)}`,
        `${left(`ORGNR ${seller.organisation}`, 50)}KUNDNR        ${paper.customer}`,
        `${left(`VATNR ${seller.vat}`, 50)}${paper.about === null ? `TUR 17  BIL 3` : `KREDITERAR    ${paper.about}`}`,
        paper.remark ?? '',
        '',
        paper.buyer.name,
        paper.buyer.street,
        paper.buyer.post,
        '',
        '',
        `VARUNR VARUTEXT                        ${right('ANTAL', 10)} ENH   ${right('PRIS', 9)} MK ${right('BELOPP', 11)}`,
        '-'.repeat(82),
        ...paper.lines.map(
          ({ code, name, quantity, unit, price, rate, sum }) =>
            `${left(code, 7)}${left(name, 32)}${right(point.quantity(quantity, 2), 10)} ${left(unit, 5)} ${right(point.price(price), 9)} ${rate === 25 ? '1 ' : '2 '} ${right(point.money(sum), 11)}`,
        ),
        '-'.repeat(82),
        `${right('SUMMA EXKL MOMS', 68)} ${right(point.money(paper.net), 13)}`,
        ...paper.vat.map(({ rate, base, tax }) => `${right(`MK ${rate === 25 ? 1 : 2}  MOMS ${rate}% AV ${point.money(base)}`, 68)} ${right(point.money(tax), 13)}`),
        `${right(paper.isCredit ? 'ER TILLHANDA' : 'ATT BETALA', 68)} ${right(point.money(paper.payable), 13)}`,
        '',
        '',
        `BANKGIRO ${seller.bankgiro}   OCR ${paper.ocr}   GODKÄND FÖR F-SKATT`,
      ],
      9,
    );
  },
}; // prettier-ignore

const h19: LayoutH = {
  id: 'h19',
  producer: 'groff-gs',
  hard: 'a page of fixed width over two lines a record: number and name, then amounts; discount in kronor off each line',
  seller: {
    party: firm('Fryshuset Norr AB', 'Terminalvägen 3, 973 45 Luleå'),
    trades: ['frost', 'ice'],
    codes: '######',
    numbers: '15-8802',
    lines: [5, 10],
    discounts: [500, 1000],
  },
  draw: (paper) => {
    const { supplier: seller } = paper;
    return troff(
      [
        `${left('FRYSHUSET NORR AB', 44)}${called(paper, 'FAKTURA', 'KREDITFAKTURA')}`,
        `${left(seller.street, 44)}FAKTURANR    ${paper.number}`,
        `${left(seller.post, 44)}DATUM        ${iso(paper.issue)}`,
        `${left(`TEL ${seller.phone}`, 44)}FÖRFALLER    ${iso(paper.due)}`,
        paper.remark ?? '',
        `${left('', 44)}${paper.buyer.name}`,
        `${left(`Ert nr hos oss ${paper.customer}`, 44)}${paper.buyer.street}`,
        `${left(`Order ${paper.order}`, 44)}${paper.buyer.post}`,
        '',
        `ARTNR   BENÄMNING`,
        `        FÖRPACKNING     ANTAL ENHET       À-PRIS     RABATT KR        BELOPP`,
        '='.repeat(76),
        ...paper.lines.flatMap(({ code, name, pack, quantity, unit, price, discount, sum }) => [
          `${left(code, 8)}${name}`,
          `        ${left(pack, 12)}${right(bare.quantity(quantity), 9)} ${left(unit, 6)}${right(bare.price(price), 12)}${right(discount === 0n ? '' : bare.money((quantity * price) / 100_000n - sum), 14)}${right(bare.money(sum), 14)}`,
        ]),
        '='.repeat(76),
        `NETTO ${bare.money(paper.net)}   MOMS ${bare.money(paper.tax)}   ATT BETALA SEK ${bare.money(paper.payable)}`,
        ...paper.vat.map(({ rate, base, tax }) => `MOMS ${rate} %  UNDERLAG ${bare.money(base)}  MOMS ${bare.money(tax)}`),
        '',
        `Betalning till bankgiro ${seller.bankgiro}, ange ${paper.ocr}`,
        `Org.nr ${seller.organisation}  Momsreg.nr ${seller.vat}  F-skatt`,
      ],
      9.4,
    );
  },
}; // prettier-ignore

const h20: LayoutH = {
  id: 'h20',
  producer: 'weasyprint',
  hard: 'EAN, batch and shelf life in columns; the sum of the VAT by rate in a table that stands on end; freight as a row',
  seller: {
    party: firm('Asienhandeln Lotus Import AB', 'Bultgatan 40 B, 442 40 Kungälv'),
    trades: ['pantry', 'soda'],
    codes: '@@####',
    numbers: '2600518',
    lines: [7, 13],
    fees: [{ label: 'Frakt pall', ore: 39500, rate: 25 }],
  },
  draw: (paper) => {
    const { supplier: seller } = paper;
    return page(
      `body{font:8.4pt 'DejaVu Sans'}.lines{font-size:7pt;border:.5pt solid #333;margin-top:12pt}.lines th,.lines td{border:.4pt solid #999}.lines th{background:#f3dede}.vat td{border:.4pt solid #999;padding:1pt 6pt}`,
      beside([60, `<b style="font-size:16pt;color:#a11">LOTUS</b><br>${seller.name}<br>${seller.street}, ${seller.post}`], [40, `<b style="font-size:13pt">${called(paper, 'Faktura')}</b>${remarked(paper)}<br>${labelled([['Fakturanr', paper.number], ['Datum', iso(paper.issue)], ['Förfallodag', iso(paper.due)], ['Kund', paper.customer]])}`]),
      `<p><b>${paper.buyer.name}</b>, ${paper.buyer.street}, ${paper.buyer.post}. Leverans ${iso(paper.delivered)} till samma adress.</p>`,
      table(
        [
          column('Kod', ({ code }) => code),
          column('EAN', ({ code }) => gtin(`${seller.name}/${code}`)),
          column('Benämning', ({ name, pack }) => `${name} ${pack}`),
          column('Batch', (line) => `L${of(line, 8000) + 1000}`),
          column('Hållbar t.o.m.', (line) => iso(plusDays(paper.issue, 90 + of(line, 500)))),
          column('Antal', ({ quantity, unit }) => `${kr.quantity(quantity)} ${unit}`, 'r'),
          column('Pris', ({ price }) => kr.price(price), 'r'),
          column('Moms', ({ rate }) => `${rate}%`, 'r'),
          column('Netto', ({ sum }) => kr.money(sum), 'r'),
        ],
        paper.lines,
        { foot: paper.charges.map(({ label, rate, amount }) => `<tr><td></td><td></td><td>${label}</td><td></td><td></td><td class="r">1 st</td><td class="r">${kr.money(amount)}</td><td class="r">${rate}%</td><td class="r">${kr.money(amount)}</td></tr>`).join('') },
      ),
      `<br>`,
      beside(
        [55, rows([['Momssats', ...paper.vat.map(({ rate }) => `${rate}%`)], ['Netto', ...paper.vat.map(({ base }) => kr.money(base))], ['Moms', ...paper.vat.map(({ tax }) => kr.money(tax))], ['Brutto', ...paper.vat.map(({ base, tax }) => kr.money(base + tax))]], 'vat')],
        [45, rows([['Netto', kr.money(paper.net)], ['Moms', kr.money(paper.tax)], ['Totalt SEK', kr.money(paper.payable)]], 'right')],
      ),
      `<p>Bankgiro ${seller.bankgiro} • OCR ${paper.ocr} • Org.nr ${seller.organisation} • Momsreg.nr ${seller.vat} • Godkänd för F-skatt</p>`,
    );
  },
  printing: { name: ({ name, pack }) => `${name} ${pack}` },
}; // prettier-ignore

export const wholesaleWide: readonly LayoutH[] = [h16, h17, h18, h19, h20];
