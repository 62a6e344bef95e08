/** Senders who write in a word processor, a spreadsheet or by hand. */
import { compact, dotted, slashed, words } from '../days.ts';
import { Sheet } from '../sheet.ts';
import { firm, soleTrader } from './firms.ts';
import { about, bare, e, each, eachCharge, facts, listed, page, point, remark, Roll, rounded, sp, sv, thead, to, tr, who, word } from './kit.ts'; // prettier-ignore
import type { LayoutR } from './orders.ts';
import { bread, game, produce, wild } from './wares.ts';
import { cleaning, flues, printing } from './wares-more.ts';

export const office: readonly LayoutR[] = [
  {
    id: 'r14-brev-potatis',
    producer: 'chromium',
    hard: 'a letter of a word processor: a table without rules, sums in sentences',
    credits: 0,
    seller: {
      firm: firm('Skogaholms Gård Potatis och Rotfrukt', 'Skogaholm 2, 692 93 Kumla', soleTrader('640823')),
      wares: produce.filter(({ unit }) => unit === 'kg').slice(0, 8),
      lines: [2, 4],
      number: (n) => String(61 + n),
      terms: 20,
      step: 5000n,
    },
    draw: (p) =>
      page(
        'body{font:12pt "Liberation Serif",serif}td{padding:2pt 14pt 2pt 0}',
        `<p><b>${e(p.supplier.name)}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>tel ${p.supplier.phone}</p><p style="margin-left:90mm">${to(p.buyer)}</p><p style="margin-left:90mm">${words(p.issue)}</p>`,
        `<h3>${word(p)} nr ${p.number}</h3>`,
        remark(p),
        `<p>Leverans av egen odling ${words(p.delivered)}:${about(p, 'Avser faktura nr', ' ')}</p>`,
        `<table>${each(p, (l) => tr([e(l.name), `>${sv.quantity(l.quantity)} ${l.unit}`, `à ${sv.price(l.price)} kr`, `>${sv.money(l.sum)} kr`]))}${tr(['Summa', '', '', `>${sv.money(p.net)} kr`])}${tr([`Moms ${p.vat[0]?.rate} %`, '', '', `>${sv.money(p.tax)} kr`])}${tr(['<b>Att betala</b>', '', '', `><b>${sv.money(p.payable)} kr</b>`])}</table>`,
        `<p>Betalas till bankgiro ${p.supplier.bankgiro} senast den ${words(p.due)}.</p><p>Med vänlig hälsning<br>Göran</p><p style="font-size:10pt">Org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}. Godkänd för F-skatt.</p>`,
      ), // prettier-ignore
  },
  {
    id: 'r15-kalkyl-stad',
    producer: 'chromium',
    hard: 'a spreadsheet with all its rules, empty rows and a column of weeks',
    credits: 1,
    seller: {
      firm: firm('Glänsa Städ & Service i Kista AB', 'Borgarfjordsgatan 6, 164 40 Kista'),
      wares: cleaning,
      lines: [2, 5],
      number: (n) => `26${String(n + 14).padStart(3, '0')}`,
      step: 10000n,
      isWhole: true,
    },
    draw: (p) =>
      page(
        'body{font:10pt Carlito,"Liberation Sans",sans-serif}table{width:100%;table-layout:fixed}td,th{border:.4pt solid #999;height:14pt;overflow:visible;white-space:nowrap}',
        `<table><colgroup><col style="width:36%"><col style="width:12%"><col style="width:12%"><col style="width:10%"><col style="width:14%"><col style="width:16%"></colgroup>${[
          [`<b>${e(p.supplier.name)}</b>`, '', '', '', '<b>' + word(p, 'FAKTURA', 'KREDIT') + '</b>', ''],
          [p.supplier.street, '', '', '', 'Fakturanr', p.number],
          [p.supplier.post, '', '', '', 'Datum', p.issue],
          [`Org.nr ${p.supplier.organisation}`, '', '', '', 'Förfallodag', p.due],
          [`Momsreg ${p.supplier.vat}`, '', '', '', p.about === null ? '' : 'Kredit av', p.about ?? ''],
          [p.remark === null ? '' : e(p.remark), '', '', '', '', ''],
          ['<b>Kund</b>', '', '', '', '', ''], [e(p.buyer.name), '', '', '', '', ''], [p.buyer.street, '', '', '', '', ''], [p.buyer.post, '', '', '', '', ''], ['', '', '', '', '', ''],
          ['<b>Tjänst</b>', '<b>Vecka</b>', '>' + '<b>Antal</b>', '<b>Enhet</b>', '><b>Pris</b>', '><b>Summa</b>'],
          ...p.lines.map((l, i) => [e(l.name), `v ${30 + (l.seed % 9) + i}`, `>${bare.quantity(l.quantity)}`, l.unit, `>${sp.price(l.price)}`, `>${sp.money(l.sum)}`]),
          ['', '', '', '', '', ''], ['', '', '', '', '', ''],
          ['', '', '', '', 'Netto', `>${sp.money(p.net)}`], ['', '', '', '', 'Moms 25%', `>${sp.money(p.tax)}`], ['', '', '', '', 'Avrundning', `>${sp.money(p.rounding)}`], ['', '', '', '', '<b>ATT BETALA</b>', `><b>${sp.money(p.payable)}</b>`],
          [`Bankgiro ${p.supplier.bankgiro}`, '', '', '', '', ''], ['Innehar F-skattsedel', '', '', '', '', ''],
        ].map((cells) => tr(cells)).join('')}</table>`,
      ), // prettier-ignore
  },
  {
    id: 'r16-skogsplock',
    producer: 'chromium',
    hard: 'a person who picks in the woods; no numbers, kilograms of one decimal, whole kronor to pay',
    seller: {
      firm: firm('Vilma Stenmark Skogens Skafferi', 'Myrheden 14, 930 70 Malå', soleTrader('920107')),
      wares: wild,
      lines: [1, 4],
      number: (n) => `${n + 8}/2026`,
      terms: 10,
      grams: 1,
      step: 50000n,
      isWhole: true,
    },
    draw: (p) =>
      page(
        'body{font:11pt "URW Bookman","Liberation Serif",serif;margin:8mm}h1{font-weight:400;text-align:center}.l{width:100%;margin:9mm 0}.l th{font-weight:400;font-style:italic;border-bottom:.5pt solid}',
        `<h1>Skogens Skafferi</h1><p class="c" style="text-align:center">${e(p.supplier.name)} · ${p.supplier.street} · ${p.supplier.post}</p>`,
        `<p>${word(p)} ${p.number} till ${e(p.buyer.name)}, ${p.buyer.street}, ${p.buyer.post}</p>`,
        remark(p),
        `<table class="l">${thead(['Sort', '>Mängd', '>Kilopris', '>Kronor'])}${each(p, (l) => tr([e(l.name), `>${bare.quantity(l.quantity)} ${l.unit}`, `>${bare.price(l.price)}`, `>${bare.money(l.sum)}`]))}</table>`,
        `<p class="r">Netto ${bare.money(p.net)}<br>Moms ${p.vat[0]?.rate}% ${bare.money(p.tax)}<br>${rounded(p, (r) => `Avrundat ${bare.money(r)}<br>`)}<b>Summa att betala ${bare.money(p.payable)}</b></p>`,
        `<p>Fakturadatum ${slashed(p.issue)}, betalas ${slashed(p.due)} till bankgiro ${p.supplier.bankgiro}.<br>Orgnr ${p.supplier.organisation}, momsnr ${p.supplier.vat}, F-skatt.</p>`,
      ), // prettier-ignore
  },
  {
    id: 'r17-ordbehandlad-tryck',
    producer: 'words',
    hard: 'the rows of a form filled in by hand: quantity first, then text',
    credits: 1,
    seller: {
      firm: firm('Bokstavligt Tryck HB', 'Nygatan 40, 602 34 Norrköping'),
      wares: printing,
      lines: [2, 5],
      number: (n) => String(1_930 + n),
      terms: 15,
    },
    draw: (p) => {
      const s = new Sheet({ size: 10, font: 'serif' });
      s.text(60, 70, p.supplier.name, { size: 20, font: 'serifbold' });
      s.text(60, 86, `${p.supplier.street}, ${p.supplier.post}, tfn ${p.supplier.phone}`, { size: 8 });
      s.text(535, 120, word(p, 'FAKTURA', 'KREDITNOTA'), { align: 'r', font: 'serifbold', size: 12 });
      s.block(60, 140, who(p.buyer));
      listed(s, 380, 460, 140, [['Nummer', p.number], ['Datum', dotted(p.issue)], ['Förfaller', dotted(p.due)], ['Kreditering av', p.about]]); // prettier-ignore
      if (p.remark !== null) s.text(60, 210, p.remark, { font: 'serifbold' });
      const roll = new Roll(s, 700, () => 235);
      s.frame(55, 220, 540, 480);
      roll.row([[60, 'Antal'], [130, 'Vara / arbete'], [450, 'à kronor', 'r'], [535, 'kronor', 'r']], 18, { font: 'serifbold' }); // prettier-ignore
      for (const l of p.lines) roll.row([[60, `${sp.quantity(l.quantity)} ${l.unit}`], [130, l.name], [450, sp.price(l.price), 'r'], [535, sp.money(l.sum), 'r']], 20); // prettier-ignore
      roll.y = 500;
      for (const [label, value] of [['Nettobelopp', p.net], ['Moms 25 %', p.tax], ['Att betala', p.payable]] as const) roll.row([[380, label], [535, sp.money(value), 'r']], 16); // prettier-ignore
      s.text(60, 590, `Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. Bolaget har F-skattsedel.`, { size: 8 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'r18-sotare',
    producer: 'kerned',
    hard: 'typed; a line of dots between text and amount, VAT after the sum to pay',
    credits: 0,
    seller: {
      firm: firm('Skorstensfejarmästare Widar Lock AB', 'Hantverkargatan 5, 681 30 Kristinehamn'),
      wares: flues,
      lines: [2, 5],
      isListed: true,
      number: (n) => `S${44_100 + n}`,
      terms: 30,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9.5, font: 'mono' });
      s.block(60, 60, [p.supplier.name, p.supplier.street, p.supplier.post]);
      s.block(330, 110, who(p.buyer));
      s.text(60, 180, `${word(p, 'FAKTURA', 'KREDITFAKTURA')} ${p.number}`, { font: 'monobold', size: 11 });
      s.block(60, 200, [`Fakturadatum  ${p.issue}`, `Förfallodatum ${p.due}`, `Kundnummer    ${p.customer}`, ...(p.about === null ? [] : [`Avser faktura ${p.about}`]), ...(p.remark === null ? [] : [p.remark])]); // prettier-ignore
      const roll = new Roll(s, 760, () => 280);
      for (const l of p.lines) {
        roll.row(
          [
            [60, `${l.name} ${'.'.repeat(Math.max(2, 46 - l.name.length))}`],
            [540, sp.money(l.sum), 'r'],
          ],
          12,
        );
        roll.row([[80, `${sp.quantity(l.quantity)} ${l.unit} à ${sp.price(l.price)}`]], 18);
      }
      roll.row([
        [60, 'Summa exklusive moms'],
        [540, sp.money(p.net), 'r'],
      ]);
      roll.row([
        [60, 'Mervärdesskatt 25 %'],
        [540, sp.money(p.tax), 'r'],
      ]);
      roll.row(
        [
          [60, 'ATT BETALA'],
          [540, sp.money(p.payable), 'r'],
        ],
        30,
        { font: 'monobold' },
      );
      s.block(60, roll.y, [`Bankgiro ${p.supplier.bankgiro}`, `Organisationsnummer ${p.supplier.organisation}`, `Momsregistrering ${p.supplier.vat}`, 'F-skatt']); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'r19-vilt',
    producer: 'letters',
    hard: 'drawn letter by letter; the number last in the row; weights of three decimals',
    credits: 1,
    seller: {
      firm: firm('Jämtvilt i Hammerdal AB', 'Fyrås 120, 833 49 Hammerdal'),
      wares: game,
      lines: [2, 6],
      code: (name) => `V${name.length}${(name.codePointAt(0) ?? 1) % 10}${(name.codePointAt(3) ?? 1) % 10}`,
      number: (n) => String(7_702 + n),
      grams: 3,
      terms: 15,
      charges: [['Kylfrakt buss', 38000, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(297, 50, 'J Ä M T V I L T', { align: 'c', font: 'bold', size: 16 });
      s.text(297, 64, `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`, {
        align: 'c',
        size: 8,
      });
      s.line(50, 72, 545);
      s.text(50, 100, `${word(p)} ${p.number}`, { font: 'bold', size: 13 });
      s.block(50, 118, [`Datum ${p.issue}`, `Förfaller ${p.due}`, `Er ref ${p.reference}`, ...(p.about === null ? [] : [`Krediterar ${p.about}`])]); // prettier-ignore
      s.block(350, 118, who(p.buyer));
      if (p.remark !== null) s.text(50, 185, p.remark, { font: 'bold' });
      const roll = new Roll(s, 700, () => 205);
      roll.row([[50, 'Produkt'], [260, 'Vikt/antal', 'r'], [340, 'Pris', 'r'], [380, 'Moms', 'r'], [460, 'Belopp', 'r'], [500, 'Art.nr']], 16, { font: 'bold' }); // prettier-ignore
      for (const l of p.lines) roll.row([[50, l.name], [260, `${bare.quantity(l.quantity, l.unit === 'kg' ? 3 : 0)} ${l.unit}`, 'r'], [340, bare.price(l.price), 'r'], [380, `${l.rate} %`, 'r'], [460, bare.money(l.sum), 'r'], [500, l.code]], 15); // prettier-ignore
      s.line(50, roll.y - 8, 545);
      roll.y += 8;
      for (const c of p.charges)
        roll.row([
          [50, c.label],
          [380, `${c.rate} %`, 'r'],
          [460, bare.money(c.amount), 'r'],
        ]);
      for (const [label, value] of [['Netto', p.net], ...p.vat.map((v) => [`Moms ${v.rate} %`, v.tax] as const), ['Moms totalt', p.tax], ['Totalt', p.payable]] as const) roll.row([[300, label], [460, bare.money(value), 'r']]); // prettier-ignore
      s.text(50, 800, `Bg ${p.supplier.bankgiro}  Org.nr ${p.supplier.organisation}  VAT ${p.supplier.vat}  F-skatt`, { size: 8 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'r20-bageri-dagar',
    producer: 'chromium',
    hard: 'a heading for each day of the week; no article numbers; everything centred',
    credits: 1,
    seller: {
      firm: firm('Surdegsverket Bageri i Umeå AB', 'Skolgatan 57, 903 29 Umeå'),
      wares: bread,
      lines: [8, 12],
      number: (n) => `B${8_812 + n}`,
      deliveries: 5,
      terms: 10,
      charges: [
        ['Leveransavgift', 25000, 'F'],
        ['Returnerade backar', -9000, 'F'],
      ],
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}.l{width:86%;margin:6mm auto}.l th{border-bottom:1.5pt solid #b80}.d td{font-weight:bold;padding-top:5pt;color:#b80}.z{text-align:center}.l td{padding:1.5pt 4pt}',
        `<p class="z"><b style="font:bold 20pt 'URW Bookman',serif">Surdegsverket</b><br>${word(p)} ${p.number}</p>`,
        remark(p),
        `<p class="z">${e(p.buyer.name)} · ${p.buyer.street} · ${p.buyer.post}<br>Datum ${compact(p.issue)} · Förfaller ${compact(p.due)} · Kund ${p.customer}${about(p, 'Kredit för', ' · ')}</p>`,
        `<table class="l">${thead(['Bröd', '>Antal', '>Styck', '>Kronor'])}${each(p, (l, i) => `${p.lines[i - 1]?.delivery === l.delivery ? '' : `<tr class="d"><td colspan="4">${['Måndag', 'Tisdag', 'Onsdag', 'Torsdag', 'Fredag'][l.delivery]}</td></tr>`}${tr([e(l.name), `>${point.quantity(l.quantity)} ${l.unit}`, `>${sv.price(l.price)}`, `>${sv.money(l.sum)}`])}`)}${eachCharge(p, (c) => tr([`<i>${c.label}</i>`, '', '', `>${sv.money(c.amount)}`]))}${tr(['<b>Summa</b>', '', '', `><b>${sv.money(p.net)}</b>`])}${tr([`Moms ${p.vat[0]?.rate} %`, '', '', `>${sv.money(p.tax)}`])}${tr(['<b>ATT BETALA</b>', '', '', `><b>${sv.money(p.payable)}</b>`])}</table>`,
        `<p class="z small">${e(p.supplier.name)}, ${p.supplier.street}, ${p.supplier.post}, ${p.supplier.phone}<br>Bankgiro ${p.supplier.bankgiro} · Organisationsnummer ${p.supplier.organisation} · Momsreg ${p.supplier.vat} · Godkänd för F-skatt</p>`,
        facts([]),
      ), // prettier-ignore
  },
];
