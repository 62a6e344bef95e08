/** Laundry, waste, craftsmen, hire: services that restaurants buy. */
import { iso, words } from '../days.ts';
import { column, escaped, html, over, pairs, table } from '../html.ts';
import { firm } from '../parties.ts';
import { Sheet } from '../sheet.ts';
import { aboutPair, at, called, chargePairs, fieldsAt, figures, note, of, pairsAt, place, rateTable, roundingPair, row, rows, stack } from './kit.ts'; // prettier-ignore
import type { LayoutG } from './orders.ts';

const space = figures('space');
const swedish = figures('swedish');
const bare = figures('bare');
const dash = figures('dash');

const g25: LayoutG = {
  id: 'g25',
  producer: 'chromium',
  hard: 'pieces out and pieces back beside the quantity that is billed; wrapped heads',
  credits: 1,
  seller: {
    party: firm('Textilservice Rena Linnet AB', 'Tvätterigatan 6, 641 31 Katrineholm'),
    trades: ['linen'],
    codes: '####',
    numbers: '#######',
    lines: [4, 8],
    amounts: [8, 140],
    charges: [
      ['Transport', 14500, 25],
      ['Miljöavgift', 3900, 25],
    ],
    isWhole: true,
  },
  draw: (paper) =>
    html(
      `.lines{border:.6pt solid #357}.lines th{background:#dce8f2;font-size:8pt}.lines td{border-top:.3pt solid #9bc}`,
      `${row(
        [
          '50%',
          `<b style="font-size:14pt;color:#357">Rena Linnet</b><br><span class="small">${stack(paper.supplier.name, paper.supplier.street, paper.supplier.post)}</span>`,
        ],
        [
          '50%',
          `<b style="font-size:13pt">${called(paper, 'Faktura', 'Kreditfaktura')}</b>${pairs([
            ['Fakturanr', paper.number],
            ['Fakturadatum', iso(paper.issue)],
            ['Avser vecka', `${24 + (paper.number.length % 5)}`],
            ['Förfallodatum', iso(paper.due)],
            ['Kund-/avtalsnr', `${paper.customer}/01`],
            ...aboutPair(paper, 'Avser faktura'),
          ])}`,
        ],
      )}${note(paper)}<p style="margin:8mm 0 8mm 10mm">${stack(...place(paper.buyer))}</p>
      ${table(
        [
          column('Artikel', ({ code }) => code),
          column('Textil', ({ name }) => name),
          column('Utlev.<br>antal', ({ quantity }) => bare.quantity(quantity), 'r'),
          column(
            'Retur<br>smuts',
            (line) =>
              bare.quantity(
                line.quantity > 3000n ? line.quantity - BigInt(of(line, 4)) * 1000n : line.quantity,
              ),
            'r',
          ),
          column('Debiterat<br>antal', ({ quantity }) => bare.quantity(quantity), 'r'),
          column('Enhet', ({ unit }) => unit),
          column('Pris/st', ({ price }) => bare.price(price), 'r'),
          column('Belopp kr', ({ sum }) => space.money(sum), 'r'),
        ],
        paper.lines,
      )}
      <div class="right">${pairs([
        ['Summa hyra och tvätt', space.money(paper.lineNet)],
        ...chargePairs(paper, space),
        ['Summa exkl moms', space.money(paper.net)],
        ['Moms 25 %', space.money(paper.tax)],
        ...roundingPair(paper, space, 'Avrundning'),
        [paper.isCredit ? 'Er tillgodo' : 'Att betala', space.money(paper.payable)],
      ])}</div><div class="clear"></div>
      <p class="small">Bankgiro ${paper.supplier.bankgiro} · OCR ${paper.ocr} · Org.nr ${paper.supplier.organisation} · Moms ${paper.supplier.vat} · F-skatt</p>`,
    ),
};

const g26: LayoutG = {
  id: 'g26',
  producer: 'ghostscript',
  hard: 'the period and the place of the service in rows below; no article numbers',
  seller: {
    party: firm('Kretslopp & Slam i Värmland AB', 'Återvinningsvägen 8, 653 46 Karlstad'),
    trades: ['waste'],
    codes: '',
    numbers: '6######',
    lines: [3, 7],
    amounts: [1, 9],
    isWhole: true,
  },
  draw: (paper) => {
    const sheet = new Sheet({ size: 9, font: 'sans' });
    const { supplier } = paper;
    sheet.text(40, 52, 'Kretslopp & Slam', { size: 17, font: 'bold' });
    sheet.text(340, 52, called(paper, 'Faktura'), { size: 17 });
    if (paper.remark !== null) sheet.text(340, 30, paper.remark, { size: 12, font: 'bold' });
    fieldsAt(
      sheet,
      [340, 430, 74],
      [
        ['Fakturanummer', paper.number],
        ['Fakturadatum', iso(paper.issue)],
        ['Förfallodatum', iso(paper.due)],
        ['Kundnummer', paper.customer],
        ['Er referens', paper.reference],
      ],
    );
    sheet.block(60, 150, place(paper.buyer), { size: 10 });
    sheet.text(40, 220, `Anläggningsadress: ${paper.buyer.street}, ${paper.buyer.post}`, { font: 'bold' });
    const y = rows(sheet, {
      y: 244,
      step: 13,
      bottom: 680,
      next: () => 60,
      lines: paper.lines,
      columns: [
        at(40, 'Tjänst', ({ name }) => name),
        at(330, 'Antal', ({ quantity }) => bare.quantity(quantity), 'r'),
        at(340, 'Enhet', ({ unit }) => unit),
        at(450, 'Pris', ({ price }) => space.price(price), 'r'),
        at(555, 'Belopp', ({ sum }) => space.money(sum), 'r'),
      ],
      below: () => [[48, `Period ${iso(paper.delivered)} - ${iso(paper.issue)}`]],
    });
    pairsAt(
      sheet,
      [370, 555, y + 16],
      [
        ['Summa', space.money(paper.net)],
        ['Moms 25 %', space.money(paper.tax)],
        ...roundingPair(paper, space, 'Öresavrundning'),
        ['Att betala', space.money(paper.payable)],
      ],
    );
    sheet.block(
      40,
      765,
      [
        `${supplier.name}   ${supplier.street}   ${supplier.post}   ${supplier.phone}`,
        `Bankgiro ${supplier.bankgiro}   OCR ${paper.ocr}   Org.nr ${supplier.organisation}   Momsreg.nr ${supplier.vat}   F-skatt`,
      ],
      { size: 7.5, leading: 11 },
    );
    return sheet.drawing();
  },
};

const isWork = (name: string): boolean => /^(?:Arbete|Framkörning)/u.test(name);

const g27: LayoutG = {
  id: 'g27',
  producer: 'chromium',
  hard: 'work and material in two groups with subtotals; the order described in sentences; whole kronor with a dash',
  seller: {
    party: firm('Elfirma Strömback & Son AB', 'Smedjegatan 14, 824 30 Hudiksvall'),
    trades: ['electricWork', 'electric'],
    isGrouped: true,
    codes: 'E## ## ##',
    numbers: '####',
    lines: [4, 8],
    amounts: [1, 12],
  },
  draw: (paper) => {
    const groups = [paper.lines.filter(({ name }) => isWork(name)), paper.lines.filter(({ name }) => !isWork(name))];
    return html(
      `body{font-size:9.5pt}.lines th{border-bottom:1pt solid #000}.lines{margin-bottom:3mm}h3{margin:4mm 0 1mm}`,
      `<div class="right"><h2>${called(paper, 'FAKTURA')}</h2></div><b>Elfirma Strömback &amp; Son AB</b><br>${paper.supplier.street}<br>${paper.supplier.post}<br>Mobil ${paper.supplier.phone}<div class="clear"></div>${note(paper)}
      ${row(['50%', `<br>${stack(...place(paper.buyer))}`], ['50%', pairs([['Fakturanr', paper.number], ['Fakturadatum', iso(paper.issue)], ['Förfallodatum', iso(paper.due)], ['Arbetsorder', paper.order], ['Beställare', paper.reference]])])}
      <p>Felsökning och byte enligt överenskommelse vid besök ${words(paper.delivered)}. Arbetet utfört av Jonas och Kim.</p>
      ${groups.filter((lines) => lines.length > 0).map((lines) => `<h3>${isWork(lines[0]?.name ?? '') ? 'Arbete' : 'Material'}</h3>${table(
        [
          column('E-nr', ({ code }) => code),
          column('Benämning', ({ name }) => name),
          column('Antal', ({ quantity }) => bare.quantity(quantity), 'r'),
          column('Enhet', ({ unit }) => unit),
          column('À-pris', ({ price }) => dash.price(price), 'r'),
          column('Summa', ({ sum }) => dash.money(sum), 'r'),
        ],
        lines,
      )}<div class="r">Delsumma ${dash.money(lines.reduce((all, { sum }) => all + sum, 0n))}</div>`).join('')}
      <div class="right">${pairs([['Summa exkl. moms', dash.money(paper.net)], ['Moms 25%', dash.money(paper.tax)], ['ATT BETALA', dash.money(paper.payable)]])}</div><div class="clear"></div>
      <p class="small">Bankgiro: ${paper.supplier.bankgiro} &nbsp; Org.nr: ${paper.supplier.organisation} &nbsp; Momsreg.nr: ${paper.supplier.vat} &nbsp; Innehar F-skattsedel</p>`,
    );
  },
}; // prettier-ignore

const g28: LayoutG = {
  id: 'g28',
  producer: 'weasyprint',
  hard: 'a service report on the same page; numbers with spaces; rebate in per cent and net price column',
  credits: 1,
  seller: {
    party: firm('Kylteamet i Skövde AB', 'Mariestadsvägen 71, 541 45 Skövde'),
    trades: ['repair'],
    codes: '## ###',
    numbers: 'S-#####',
    lines: [3, 8],
    amounts: [1, 4],
    discounts: [1000, 1500],
    terms: 20,
  },
  draw: (paper) =>
    html(
      `.lines th{background:#000;color:#fff;font-size:8pt}.lines td{border-bottom:.3pt solid #999}`,
      `${row(
        ['50%', `<b style="font-size:16pt">Kylteamet</b><br>${stack(...place(paper.supplier))}`],
        [
          '50%',
          `<b>${called(paper, 'FAKTURA', 'KREDITFAKTURA')}</b>${over([
            ['Nummer', paper.number],
            ['Datum', iso(paper.issue)],
            ['Förfallodatum', iso(paper.due)],
          ])}${paper.about === null ? '' : `Kreditering av faktura ${paper.about}`}`,
        ],
      )}${note(paper)}
      <p><b>Kund:</b> ${escaped(paper.buyer.name)}, ${paper.buyer.street}, ${paper.buyer.post}<br><b>Objekt:</b> Kylrum 2, Serienr KX${paper.order}<br><b>Utfört:</b> ${iso(paper.delivered)}<br><b>Åtgärd:</b> Bytt packning och kontrollerat läckage. 2 besök.</p>
      ${table(
        [
          column('Art nr', ({ code }) => code),
          column('Text', ({ name }) => name),
          column('Antal', ({ quantity }) => space.quantity(quantity, 2), 'r'),
          column('Enhet', ({ unit }) => unit),
          column('Listpris', ({ price }) => space.price(price), 'r'),
          column('Rabatt %', ({ discount }) => space.percent(discount), 'r'),
          column('Summa', ({ sum }) => space.money(sum), 'r'),
        ],
        paper.lines,
      )}<br>
      ${row(
        ['50%', rateTable(paper, space, ['Moms', 'Belopp', 'Momsbelopp'])],
        [
          '50%',
          pairs([
            ['Netto', space.money(paper.net)],
            ['Moms', space.money(paper.tax)],
            ['Att betala SEK', space.money(paper.payable)],
          ]),
        ],
      )}
      <p class="small">Bg ${paper.supplier.bankgiro}, Pg ${paper.supplier.plusgiro}. Org.nr ${paper.supplier.organisation}. Momsreg ${paper.supplier.vat}. Godkänd för F-skatt. Certifierat kylföretag nr 4821.</p>`,
    ),
};

const g29: LayoutG = {
  id: 'g29',
  producer: 'calc',
  hard: 'a spreadsheet: rental with a period column between name and quantity; whole units; a discount in sum',
  seller: {
    party: firm('Storköksuthyrarna i Mälardalen AB', 'Fräsgatan 11, 632 29 Eskilstuna'),
    trades: ['hire'],
    codes: 'H-###',
    numbers: '2####',
    lines: [2, 6],
    amounts: [1, 20],
    discountOnAll: ['Avtalsrabatt 6 %', 600],
  },
  draw: (paper) =>
    html(
      ``,
      `<table>
      <tr><td colspan="4"><b>Storköksuthyrarna i Mälardalen AB</b></td><td colspan="3"><b>${called(paper, 'FAKTURA')}</b></td></tr>
      <tr><td colspan="4">${paper.supplier.street}, ${paper.supplier.post}</td><td colspan="2">Fakturanr</td><td align="right">${paper.number}&nbsp;</td></tr>
      <tr><td colspan="4">Org.nr ${paper.supplier.organisation}</td><td colspan="2">Fakturadatum</td><td align="right">${iso(paper.issue)}&nbsp;</td></tr>
      <tr><td colspan="4">Momsreg.nr ${paper.supplier.vat}</td><td colspan="2">Förfallodatum</td><td align="right">${iso(paper.due)}&nbsp;</td></tr>
      <tr><td colspan="7">${paper.remark ?? ' '}</td></tr>
      <tr><td colspan="4">${escaped(paper.buyer.name)}</td><td colspan="3">Kundnr ${paper.customer}</td></tr>
      <tr><td colspan="7">${paper.buyer.street}</td></tr><tr><td colspan="7">${paper.buyer.post}</td></tr><tr><td> </td></tr>
      <tr><th width="60">Artnr</th><th width="230">Hyresobjekt</th><th width="70">Period</th><th width="50">Antal</th><th width="50">Enhet</th><th width="80">Pris</th><th width="90">Belopp</th></tr>
      ${paper.lines.map((line) => `<tr><td>${line.code}</td><td>${escaped(line.name)}</td><td>v ${20 + of(line, 30)}</td><td align="right">${bare.quantity(line.quantity)}&nbsp;</td><td>${line.unit}</td><td align="right">${swedish.price(line.price)}&nbsp;</td><td align="right">${swedish.money(line.sum)}&nbsp;</td></tr>`).join('')}
      <tr><td> </td></tr>
      ${[['Summa hyror', swedish.money(paper.lineNet)], ...chargePairs(paper, swedish), ['Summa exkl. moms', swedish.money(paper.net)], ['Moms 25 %', swedish.money(paper.tax)], ['Att betala', swedish.money(paper.payable)]].map(([label, value]) => `<tr><td colspan="4"></td><td colspan="2">${label}</td><td align="right">${value}&nbsp;</td></tr>`).join('')}
      <tr><td> </td></tr><tr><td colspan="7">Betalas till bankgiro ${paper.supplier.bankgiro}. Godkänd för F-skatt. Uthyrningsvillkor enligt hyresavtal.</td></tr></table>`,
    ),
}; // prettier-ignore

export const services: readonly LayoutG[] = [g25, g26, g27, g28, g29];
