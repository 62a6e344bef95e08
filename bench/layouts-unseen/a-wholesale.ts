/** Set A: dry goods, frozen goods, cash-and-carry and collective invoices. */
import { compact, iso, plusDays, short } from './days.ts';
import { forms } from './exact.ts';
import { across, chunks, inForm, left, right } from './format.ts';
import { address, column, html, over, pairs, remarked, table, titled } from './html.ts';
import { digitsOf, gtin } from './identity.ts';
import type { Layout } from './layout.ts';
import { firm } from './parties.ts';
import { Sheet } from './sheet.ts';

const sv = inForm(forms.swedish);
const plainForm = inForm(forms.bare);

const spacedCode = (name: string): string => digitsOf(`a01${name}`, 5).replace(/^(..)/u, '$1 ');

const storehouse: Layout = {
  id: 'a01',
  producer: 'chromium',
  hard: 'article numbers with a space, wrapped names, horizontal rate table, freight in the totals, rounding',
  order: {
    layout: 'a01', supplier: firm('Lagerhuset i Mälardalen Grossist AB', 'Fraktvägen 9, 721 36 Västerås'),
    trades: ['dry', 'disposables'], lines: [9, 16], code: spacedCode, number: (n) => String(4_401_820 + n),
    discounts: [500, 1000, 1250], charges: [['Frakt', 19_500, 25]], isWhole: true,
  }, // prettier-ignore
  credits: 1,
  draw: (p) =>
    html(
      `.head{border-bottom:2pt solid #234;padding-bottom:6pt}.lines th{background:#234;color:#fff;font-size:8pt}.lines td{font-size:8.5pt;border-bottom:.3pt solid #ccc}.name{width:120pt}.foot{position:fixed;bottom:0;left:0;right:0;font-size:7pt;border-top:.5pt solid #234}.over th{font-size:7.5pt;color:#456}.over td{padding-right:16pt}.sum td{font-weight:bold;font-size:11pt}`,
      `<div class="head"><div class="right"><h1>${titled(p, 'Faktura', 'Kreditfaktura')}</h1>${pairs([
        ['Fakturanr', p.number],
        ['Fakturadatum', iso(p.issue)],
        ['Kundnr', p.customer],
        ['OCR', p.ocr],
        ['Förfallodatum', iso(p.due)],
        ...(p.about === null ? [] : [['Avser faktura', p.about] as const]),
      ])}</div><h2>Lagerhuset</h2><p>${address(p.buyer)}<br>${p.buyer.organisation}</p><div class="clear"></div></div>${remarked(p)}
      ${over([
        ['Er referens', 'Köksmästaren'],
        ['Vår referens', p.reference],
        ['Ordernr', p.order],
        ['Leveransdatum', iso(p.delivered)],
        ['Betalningsvillkor', '30 dagar netto'],
      ])}<br>
      ${table(
        [
          column('Artnr', (l) => l.code, 'nw'),
          column('Benämning', (l) => l.name, 'name'),
          column('Förp', (l) => l.pack),
          column('Antal', (l) => sv.quantity(l.quantity), 'r'),
          column('Enh', (l) => l.unit),
          column('Á-pris', (l) => sv.price(l.price), 'r'),
          column('Rab %', (l) => (l.discount === 0n ? '' : sv.percent(l.discount)), 'r'),
          column('Moms', (l) => `${l.rate}%`, 'r'),
          column('Belopp', (l) => sv.money(l.sum), 'r'),
        ],
        p.lines,
      )}<br>${over([
        ['Varuvärde', sv.money(p.lineNet)],
        ...p.charges.map(({ label, amount }) => [label, sv.money(amount)] as const),
        ...p.vat.flatMap(({ rate, base, tax }) => [
          [`Underlag ${rate}%`, sv.money(base)] as const,
          [`Moms ${rate}%`, sv.money(tax)] as const,
        ]),
      ])}${over(
        [
          ['Exkl. moms', sv.money(p.net)],
          ['Moms totalt', sv.money(p.tax)],
          ['Öresavr.', sv.money(p.rounding)],
          [p.isCredit ? 'Att erhålla' : 'ATT BETALA', `${sv.money(p.payable)} kr`],
        ],
        'over sum',
      )}
      <div class="foot">${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post} · Bankgiro ${p.supplier.bankgiro} · Plusgiro ${p.supplier.plusgiro} · Org.nr ${p.supplier.organisation} · Momsreg.nr ${p.supplier.vat} · Godkänd för F-skatt</div>`,
    ),
};

const carried: Layout = {
  id: 'a02',
  producer: 'reportlab',
  hard: 'three pages carried forward, two article numbers, yymmdd in a grid, sums of a page that look like lines',
  order: {
    layout: 'a02', supplier: firm('Sydsvenska Storköksvaror AB', 'Box 4410, 203 15 Malmö'),
    trades: ['dry', 'frozen', 'dairy', 'cleaning'], lines: [38, 47], code: (name) => digitsOf(`a02${name}`, 6),
    number: (n) => `27-${String(n + 120).padStart(5, '0')}`, terms: 20, from: '2026-06-01',
  }, // prettier-ignore
  draw: (p) => {
    const sheet = new Sheet({ size: 8.5 });
    const pages = chunks(p.lines, 19);
    let carry = 0n;
    const head = (page: number): number => {
      sheet.text(40, 46, 'SYDSVENSKA STORKÖKSVAROR', { size: 15, font: 'bold' });
      sheet.right(555, 46, titled(p, 'FAKTURA'), { size: 15, font: 'bold' });
      sheet.right(555, 60, `Sida ${page + 1} (${pages.length})`);
      const labels = ['FAKTNR', 'FAKTDAT', 'KUNDNR', 'ORDERNR', 'LEVDAT', 'FÖRFDAG'];
      const values = [p.number, short(p.issue), p.customer, p.order, short(p.delivered), short(p.due)];
      sheet.frame(300, 70, 556, 126);
      for (const [at, label] of labels.entries()) {
        const [x, y] = [306 + (at % 3) * 84, 80 + Math.floor(at / 3) * 27];
        sheet.text(x, y, label, { size: 6 });
        sheet.text(x, y + 11, values[at] ?? '');
      }
      sheet.block(40, 84, [p.buyer.name, p.buyer.street, p.buyer.post, `Org.nr ${p.buyer.organisation}`]);
      if (p.remark !== null) sheet.text(40, 148, p.remark, { font: 'bold', size: 10 });
      across(sheet, 165, [[40, 'Vårt artnr'], [92, 'Ert artnr'], [142, 'Varubeskrivning'], [352, 'Lev', 'r'], [362, 'Enhet'], [440, 'Pris', 'r'], [476, 'Mkod', 'r'], [555, 'Nettobelopp', 'r']], { font: 'bold' }); // prettier-ignore
      sheet.line(40, 170, 555);
      return 184;
    };
    for (const [page, lines] of pages.entries()) {
      if (page > 0) sheet.page();
      let y = head(page);
      if (page > 0) {
        across(sheet, y, [
          [142, 'Transport från föregående sida'],
          [555, sv.money(carry), 'r'],
        ]);
        y += 18;
      }
      for (const line of lines) {
        const own = digitsOf(`mine${line.name}`, 4);
        across(sheet, y, [[40, line.code], [92, own], [142, line.name], [352, sv.quantity(line.quantity), 'r'], [362, line.unit], [440, sv.price(line.price), 'r'], [476, line.rate === 25 ? '1' : '2', 'r'], [555, sv.money(line.sum), 'r']]); // prettier-ignore
        y += 21;
        carry += line.sum;
      }
      if (page < pages.length - 1)
        across(sheet, 640, [
          [142, 'Att transportera'],
          [555, sv.money(carry), 'r'],
        ]);
    }
    sheet.frame(300, 640, 556, 744);
    let y = 654;
    for (const [label, value] of [
      ['Summa exkl. moms', sv.money(p.net)],
      ...p.vat.map(({ rate, base, tax }) => [
        `Moms ${rate} % (kod ${rate === 25 ? 1 : 2}) på ${sv.money(base)}`,
        sv.money(tax),
      ]),
      ['Moms kronor', sv.money(p.tax)],
      ['Att betala SEK', sv.money(p.payable)],
    ] as const) {
      across(sheet, y, [[306, label], [550, value, 'r']]); // prettier-ignore
      y += 15;
    }
    sheet.block(40, 775, [`${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`, `Bankgiro ${p.supplier.bankgiro}   OCR ${p.ocr}   Org.nr ${p.supplier.organisation}   VAT ${p.supplier.vat}   F-skatt`], { size: 7.5 }); // prettier-ignore
    return sheet.drawing();
  },
};

const frozen: Layout = {
  id: 'a03',
  producer: 'weasyprint',
  hard: 'ordered and delivered, packages and pack size, "Bestnr", vertical rate table, due date as words',
  order: {
    layout: 'a03', supplier: firm('Frostpunkten Norr AB', 'Isvägen 22, 931 57 Skellefteå'), trades: ['frozen', 'fish'], lines: [7, 13],
    code: (name) => `F${digitsOf(`a03${name}`, 4)}`, number: (n) => `FP${260_000 + n}`, terms: 10, isWhole: true,
    charges: [['Kyltillägg', 9500, 25]],
  }, // prettier-ignore
  draw: (p) =>
    html(
      `body{font-family:'Open Sans',sans-serif;font-size:8.5pt}.lines th{border-top:1pt solid;border-bottom:1pt solid;font-weight:600}.lines td{padding:3pt 4pt}.box{border:1pt solid #999;padding:6pt;width:48%}.vat td,.vat th{border:.5pt solid #888;text-align:right}`,
      `<div class="box right">${pairs([
        ['Faktura', p.number],
        ['Datum', iso(p.issue)],
        ['Kund', p.customer],
        ['Att betala senast', iso(p.due)],
        ['Följesedel', p.order],
      ])}</div>
      <h1 style="color:#17c">${p.supplier.name}</h1><p>${p.supplier.street}<br>${p.supplier.post}<br>Tel ${p.supplier.phone}</p><p style="margin:30pt 0"><b>${titled(p, 'FAKTURA')}</b><br>Till:<br>${address(p.buyer)}</p>${remarked(p)}
      ${table(
        [
          column('Bestnr', (l) => l.code),
          column('Produkt', (l) => l.name),
          column('Förp.storlek', (l) => l.pack),
          column('Kolli', (l) => String((l.seed % 5) + 1), 'r'),
          column('Best', (l) => sv.quantity(l.quantity + BigInt(l.seed % 3) * 1000n), 'r'),
          column('Lev', (l) => sv.quantity(l.quantity), 'r'),
          column('', (l) => l.unit),
          column('Pris/enh', (l) => sv.price(l.price), 'r'),
          column('Summa', (l) => sv.money(l.sum), 'r'),
        ],
        p.lines,
      )}<br><div class="right">${pairs([['Summa varor', sv.money(p.lineNet)], ...p.charges.map(({ label, amount }) => [label, sv.money(amount)] as const), ['Netto', sv.money(p.net)], ['Moms', sv.money(p.tax)], ['Öresutjämning', sv.money(p.rounding)], ['<b>Summa att betala</b>', `SEK ${sv.money(p.payable)}`]])}</div>
      <table class="vat"><tr><th>Momssats</th><th>Momsgrundande</th><th>Momsbelopp</th></tr>${p.vat.map(({ rate, base, tax }) => `<tr><td>${rate},00 %</td><td>${sv.money(base)}</td><td>${sv.money(tax)}</td></tr>`).join('')}</table>
      <p class="small clear">Betalas till BG ${p.supplier.bankgiro}, ange OCR ${p.ocr}. Organisationsnummer ${p.supplier.organisation}. Godkänd för F-skatt. Dröjsmålsränta enligt räntelagen. Reklamation inom 24 timmar.</p>`,
    ),
};

const cash: Layout = {
  id: 'a04',
  producer: 'groff',
  hard: 'cash-and-carry slip in fixed width, two rows a record, GTIN as number, paid by card, due on the same day',
  order: {
    layout: 'a04', supplier: firm('Hämtgrossen Partihall AB', 'Terminalgatan 40, 504 64 Borås'), trades: ['dry', 'produce', 'cleaning'], lines: [6, 12],
    code: (name) => gtin(`a04${name}`), number: (n) => `${7_000_310 + n}`, terms: 0, from: '2026-04-20',
  }, // prettier-ignore
  printing: { omits: ['dueDate'] },
  draw: (p) => {
    const wide = 62;
    const middle = (text: string): string =>
      `${' '.repeat(Math.max(0, Math.floor((wide - text.length) / 2)))}${text}`;
    const rows = [
      middle('HÄMTGROSSEN'), middle(p.supplier.name), middle(`${p.supplier.street}  ${p.supplier.post}`), middle(`Tel ${p.supplier.phone}`), middle(`Org nr ${p.supplier.organisation}`), '',
      `${titled(p, 'KONTANTFAKTURA')} ${p.number}`, `Datum ${iso(p.issue)}  11:42   Kassa 4  Kvitto ${p.order}`, `Kund ${p.customer} ${p.buyer.name}`, `     ${p.buyer.street}, ${p.buyer.post}`, `     ${p.buyer.organisation}`, '-'.repeat(wide),
      ...p.lines.flatMap((line) => [
        `${left(line.code, 15)}${line.name}`,
        `${right(plainForm.quantity(line.quantity), 9)} ${left(line.unit, 5)} x ${right(plainForm.price(line.price), 10)}${right(plainForm.money(line.sum), 22)} ${line.rate === 25 ? 'A' : 'B'}`,
      ]),
      '-'.repeat(wide), `${left('Summa exkl moms', 40)}${right(plainForm.money(p.net), 12)}`,
      ...p.vat.map(({ rate, base, tax }) => `${left(`Moms ${rate === 25 ? 'A' : 'B'} ${rate}% av ${plainForm.money(base)}`, 40)}${right(plainForm.money(tax), 12)}`),
      `${left('TOTALT SEK', 40)}${right(plainForm.money(p.payable), 12)}`, '', `${left('Betalt kort ************4411', 40)}${right(plainForm.money(p.payable), 12)}`, '', middle('Spara kvittot. Öppet köp 8 dagar.'), middle(`Momsreg ${p.supplier.vat}`),
    ]; // prettier-ignore
    return `.pl 29.7c\n.po 2c\n.ll 17c\n.sp 1.2c\n.ft C\n.ps 9\n.vs 11\n.nf\n${rows.map((row) => `\\&${row.replaceAll('-', '\\-')}`).join('\n')}\n`;
  },
};

const collective: Layout = {
  id: 'a05',
  producer: 'chromium',
  hard: 'collective invoice: delivery notes as heads with dates and sums between the lines, delivery dates beside the invoice date',
  order: {
    layout: 'a05', supplier: firm('Matpartner Götaland AB', 'Logistikvägen 3, 556 52 Jönköping'), trades: ['dairy', 'produce', 'dry'], lines: [12, 20],
    code: (name) => digitsOf(`a05${name}`, 5), number: (n) => String(1_100_950 + n), deliveries: 3, terms: 15,
  }, // prettier-ignore
  draw: (p) => {
    const day = (delivery: number): string => plusDays(p.issue, delivery * 3 - 8);
    const sumOf = (delivery: number): bigint =>
      p.lines.filter((l) => l.delivery === delivery).reduce((sum, l) => sum + l.sum, 0n);
    return html(
      `body{font-size:9pt}.lines th{text-transform:uppercase;font-size:7pt;border-bottom:1pt solid}.note td{background:#eee;font-weight:bold}.part td{font-style:italic;border-bottom:.5pt solid #666}`,
      `<table style="width:100%"><tr><td style="font-size:20pt;font-weight:bold;color:#070">mat<span style="color:#0a0">partner</span></td><td class="r"><b>${titled(p, 'SAMLINGSFAKTURA')} ${p.number}</b><br>Sida 1/1</td></tr></table>
      <table style="width:100%;margin:14pt 0"><tr><td>Fakturaadress<br><b>${address(p.buyer)}</b></td><td>Leveransadress<br>${address(p.buyer)}</td><td class="r">Fakturadatum ${iso(p.issue)}<br>Oss tillhanda ${iso(p.due)}<br>Kundnummer ${p.customer}<br>Ert org.nr ${p.buyer.organisation}</td></tr></table>${remarked(p)}
      ${table(
        [
          column('Vara', (l) => l.code),
          column('Benämning', (l) => `${l.name}${l.pack === '' ? '' : `, ${l.pack}`}`),
          column('Kvantitet', (l) => `${sv.quantity(l.quantity)} ${l.unit}`, 'r nw'),
          column('Pris', (l) => sv.price(l.price), 'r'),
          column('%', (l) => String(l.rate), 'r'),
          column('Belopp kr', (l) => sv.money(l.sum), 'r'),
        ],
        p.lines,
        {
          above: (l, at) =>
            p.lines[at - 1]?.delivery === l.delivery
              ? ''
              : `<tr class="note"><td colspan="6">Följesedel ${Number(p.order) + l.delivery} levererad ${day(l.delivery)}, ordernr W${Number(p.customer) * 7 + l.delivery}</td></tr>`,
          under: (l, at) =>
            p.lines[at + 1]?.delivery === l.delivery
              ? ''
              : `<tr class="part"><td colspan="5">Summa följesedel</td><td class="r">${sv.money(sumOf(l.delivery))}</td></tr>`,
        },
      )}<br><table class="right"><tr><th></th><th class="r">Exkl moms</th><th class="r">Moms</th><th class="r">Inkl moms</th></tr>${p.vat
        .map(
          ({ rate, base, tax }) =>
            `<tr><td>Momssats ${rate}%</td><td class="r">${sv.money(base)}</td><td class="r">${sv.money(tax)}</td><td class="r">${sv.money(base + tax)}</td></tr>`,
        )
        .join(
          '',
        )}<tr><th>Totalt SEK</th><th class="r">${sv.money(p.net)}</th><th class="r">${sv.money(p.tax)}</th><th class="r">${sv.money(p.payable)}</th></tr></table>
      <p class="clear small">${p.supplier.name} | Bankgiro ${p.supplier.bankgiro} | OCR-nummer ${p.ocr} | Säte Jönköping | Org nr ${p.supplier.organisation} | Innehar F-skattsedel | ${p.supplier.mail}</p>`,
    );
  },
  printing: { name: (l) => `${l.name}${l.pack === '' ? '' : `, ${l.pack}`}` },
};

const host: Layout = {
  id: 'a06',
  producer: 'groff-gs',
  hard: 'host print in Courier, yyyymmdd, no currency, trailing minus on returns, name cut at 24 letters',
  order: {
    layout: 'a06', supplier: firm('Centralköp Livs i Gävle AB', 'Hamnleden 7, 806 41 Gävle'), trades: ['dry', 'frozen'], lines: [10, 18],
    code: (name) => digitsOf(`a06${name}`, 7), number: (n) => `${90_412 + n}`, returns: 0.18, from: '2026-05-04',
  }, // prettier-ignore
  printing: { name: (l) => l.name.slice(0, 24).trim() },
  credits: 1,
  draw: (p) => {
    const f = inForm(forms.trailing);
    const rows = [
      `${left('CENTRALKÖP LIVS I GÄVLE AB', 48)}${titled(p, 'F A K T U R A', 'K R E D I T N O T A')}`, '',
      `${left(p.buyer.name, 48)}FAKTURANR......: ${p.number}`, `${left(p.buyer.street, 48)}FAKTURADATUM...: ${compact(p.issue)}`, `${left(p.buyer.post, 48)}KUNDNUMMER.....: ${p.customer}`,
      `${left('', 48)}FÖRFALLODATUM..: ${compact(p.due)}`, ...(p.about === null ? [] : [`${left('', 48)}KREDITERAR.....: ${p.about}`]), p.remark ?? '', '='.repeat(84),
      `ARTIKEL BENÄMNING                  LEVERERAT ENH        PRIS     NETTO  MS`, '-'.repeat(84),
      ...p.lines.map((l) => `${left(l.code, 8)}${left(l.name.slice(0, 24), 26)}${right(f.quantity(l.quantity), 10)} ${left(l.unit, 5)}${right(f.price(l.price), 12)}${right(f.money(l.sum), 14)} ${right(String(l.rate), 3)}`),
      '='.repeat(84), `${right('SUMMA NETTO', 60)}${right(f.money(p.net), 16)}`,
      ...p.vat.map(({ rate, base, tax }) => `${right(`MOMS ${rate}% PÅ ${f.money(base)}`, 60)}${right(f.money(tax), 16)}`),
      `${right(p.isCredit ? 'ER TILLGODO' : 'ATT BETALA', 60)}${right(f.money(p.payable), 16)}`, '', `BG ${p.supplier.bankgiro}  ORGNR ${p.supplier.organisation}  VAT-NR ${p.supplier.vat}  F-SKATTEBEVIS`, `${p.supplier.street}, ${p.supplier.post}`,
    ]; // prettier-ignore
    return `.pl 29.7c\n.po 1.5c\n.ll 19c\n.sp 1.2c\n.ft C\n.ps 9\n.vs 11.5\n.nf\n${rows.map((row) => `\\&${row.replaceAll('-', '\\-')}`).join('\n')}\n`;
  },
};

export const wholesaleA: readonly Layout[] = [storehouse, carried, frozen, cash, collective, host];
