/** Power, networks, telephone and tables booked. */
import { plusDays, words } from '../days.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { about, bare, beside, dot, e, each, eachCharge, facts, listed, page, point, remark, Roll, rounded, sp, thead, to, tr, who, word } from './kit.ts'; // prettier-ignore
import type { LayoutR } from './orders.ts';
import { booking, nets, phones, powers } from './wares-more.ts';

const month = (day: string): string => words(day).slice(words(day).indexOf(' ') + 1);

export const power: readonly LayoutR[] = [
  {
    id: 'r41-elhandel',
    producer: 'skia',
    hard: 'what to pay on the first page and the rows on the second; prices of four decimals',
    seller: {
      firm: firm('Tjärnkraft Elhandel AB', 'Dammvägen 6, 774 30 Avesta'),
      wares: powers,
      lines: [2, 2],
      isListed: true,
      number: (n) => String(70_055_120 + n * 11),
      step: 1n,
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 10 });
      s.text(50, 60, 'TJÄRNKRAFT', { font: 'bold', size: 20 });
      s.block(330, 110, who(p.buyer), { size: 11, leading: 14 });
      s.text(50, 200, `${word(p, 'Elfaktura', 'Kreditfaktura')} ${month(plusDays(p.issue, -20))}`, {
        font: 'bold',
        size: 15,
      });
      listed(s, 50, 250, 230, [['Fakturanummer', p.number], ['Kundnummer', p.customer], ['Fakturadatum', p.issue], ['Förfallodatum', p.due], ['Anläggnings-id', `735999${p.customer}${p.order}7`]], { step: 18, size: 10 }); // prettier-ignore
      s.box(50, 340, 545, 400, 0.9);
      s.text(60, 365, 'Att betala', { size: 14 });
      s.right(530, 375, `${sp.money(p.payable)} kr`, { font: 'bold', size: 22 });
      s.block(50, 430, [`Bankgiro ${p.supplier.bankgiro}`, `OCR-nummer ${p.ocr}`, 'Specifikation finns på nästa sida.'], { leading: 16 }); // prettier-ignore
      if (p.remark !== null) s.text(50, 500, p.remark, { font: 'bold' });
      s.text(50, 800, `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. Org.nr ${p.supplier.organisation}. Momsreg.nr ${p.supplier.vat}. F-skatt.`, { size: 8 }); // prettier-ignore
      s.page();
      s.text(50, 60, `Specifikation till faktura ${p.number}`, { font: 'bold', size: 12 });
      const roll = new Roll(s, 760, () => 90);
      roll.row([[50, 'Elhandel'], [340, 'Förbrukning/antal', 'r'], [440, 'Pris kr', 'r'], [545, 'Kostnad kr', 'r']], 16, { font: 'bold' }); // prettier-ignore
      for (const l of p.lines) roll.row([[50, l.name], [340, `${sp.quantity(l.quantity)} ${l.unit}`, 'r'], [440, sp.price(l.price, 4), 'r'], [545, sp.money(l.sum), 'r']], 16); // prettier-ignore
      roll.y += 10;
      for (const [label, value] of [['Summa exkl. moms', p.net], ['Moms 25 %', p.tax], ['Öresavrundning', p.rounding], ['Summa att betala', p.payable]] as const) roll.row([[50, label], [545, sp.money(value), 'r']], 15); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'r42-elnat',
    producer: 'letters',
    hard: 'meter readings before the rows; prices in kronor of two to four decimals',
    credits: 0,
    seller: {
      firm: firm('Hällefors Elnät Distribution AB', 'Stationsvägen 7, 712 31 Hällefors'),
      wares: nets,
      lines: [4, 4],
      isListed: true,
      number: (n) => `50${88_100 + n}`,
      step: 1n,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9, font: 'serif' });
      s.text(50, 55, p.supplier.name, { font: 'serifbold', size: 13 });
      s.text(50, 68, `${p.supplier.street}, ${p.supplier.post}, kundtjänst ${p.supplier.phone}`, { size: 8 });
      s.block(50, 110, who(p.buyer), { size: 10 });
      listed(s, 350, 545, 60, [[word(p, 'Nätfaktura', 'Kreditfaktura'), p.number], ['Fakturadatum', p.issue], ['Förfallodag', p.due], ['Kund', p.customer], ['Referens (OCR)', p.ocr]], { align: 'r' }); // prettier-ignore
      const kWh = p.lines.find(({ unit }) => unit === 'kWh')?.quantity ?? 0n;
      const from = 40_000n + BigInt(Number(p.order) % 9000);
      s.text(50, 180, `Mätare ${p.order}: ${plusDays(p.issue, -35)} ställning ${from}, ${plusDays(p.issue, -5)} ställning ${from + kWh / 1000n}.`, { size: 8.5 }); // prettier-ignore
      if (p.remark !== null) s.text(50, 196, p.remark);
      const roll = new Roll(s, 720, () => 225);
      roll.row([[50, 'Avgift'], [300, 'Mängd', 'r'], [306, 'Enhet'], [430, 'Pris kr', 'r'], [545, 'Belopp', 'r']], 15, { font: 'serifbold' }); // prettier-ignore
      for (const l of p.lines) roll.row([[50, l.name], [300, sp.quantity(l.quantity), 'r'], [306, l.unit], [430, sp.price(l.price), 'r'], [545, sp.money(l.sum), 'r']], 14); // prettier-ignore
      s.line(50, roll.y - 6, 545);
      roll.y += 8;
      for (const [label, value] of [['Totalt exkl. moms', p.net], ['Moms 25 %', p.tax], ['Att betala', p.payable]] as const) roll.row([[306, label], [545, sp.money(value), 'r']], 14, { font: 'serifbold' }); // prettier-ignore
      s.text(50, 790, `Bankgiro ${p.supplier.bankgiro}  Org.nr ${p.supplier.organisation}  Momsreg.nr ${p.supplier.vat}  Godkänd för F-skatt`, { size: 8 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'r43-telefoni',
    producer: 'chromium',
    hard: 'rows in groups by telephone number; the number after the name',
    credits: 1,
    seller: {
      firm: firm('Klartel Företagstelefoni AB', 'Lindhagensgatan 74, 112 18 Stockholm'),
      wares: phones,
      lines: [4, 7],
      isListed: true,
      number: (n) => String(419_008_500 + n * 9),
      charges: [['Faktureringsavgift', 3900, 25]],
    },
    draw: (p) =>
      page(
        'body{font-size:9pt;color:#222}.l{width:100%}.l th{border-bottom:2pt solid #60b}.l td{padding:2.5pt 4pt}.l tr.o td{color:#777;font-size:7.5pt;padding-top:0}.big{background:#f3ecfa;padding:10pt;margin:5mm 0}',
        beside([60, `<b style="font-size:20pt;color:#60b">klartel.</b><br><br>${to(p.buyer)}`], [40, facts([['Fakturanr', p.number], ['Kundnr', p.customer], ['Fakturadatum', p.issue], ['Period', month(p.issue)], ['Krediterar', p.about]])]),
        `<div class="big">${word(p)}: <b>${dot.money(p.payable)} kr</b> att betala senast <b>${p.due}</b> till bankgiro <b>${p.supplier.bankgiro}</b>, OCR <b>${p.ocr}</b></div>`,
        remark(p),
        `<table class="l">${thead(['Tjänst', '>Antal', 'Enhet', '>Pris', '>Belopp'])}${each(p, (l) => `${tr([e(l.name), `>${dot.quantity(l.quantity)}`, l.unit, `>${dot.price(l.price)}`, `>${dot.money(l.sum)}`])}${l.pack === '' ? '' : `<tr class="o"><td colspan="5">${l.pack}</td></tr>`}`)}${eachCharge(p, (c) => tr([c.label, '', '', '', `>${dot.money(c.amount)}`]))}</table>`,
        `<p class="r">Summa ${dot.money(p.net)}<br>Moms 25 % ${dot.money(p.tax)}<br><b>Totalt ${dot.money(p.payable)} kr</b></p>${rounded(p, dot.money)}`,
        `<p class="small">${e(p.supplier.name)}, ${p.supplier.street}, ${p.supplier.post}. Org.nr ${p.supplier.organisation}. VAT-nr ${p.supplier.vat}. Företaget är godkänt för F-skatt.</p>`,
        `<div style="break-before:page"><h3>Användning per nummer</h3><table class="l">${thead(['Nummer', '>Samtal', '>Minuter', '>Data GB'])}${['070-174 06 31', '070-174 06 44'].map((number, at) => tr([number, `>${(Number(p.customer) % 90) + at * 7}`, `>${(Number(p.order) % 400) + at * 31}`, `>${(Number(p.customer) % 17) + at},4`])).join('')}</table><p>Samtal inom Sverige ingår i abonnemanget.</p></div>`,
      ), // prettier-ignore
  },
  {
    id: 'r44-bordsbokning',
    producer: 'chromium',
    hard: 'a provision for each guest; point for decimals; a company of a group named large',
    credits: 1,
    seller: {
      firm: firm('Tablo Reservations Sverige AB', 'Kungsgatan 9, 111 43 Stockholm'),
      wares: booking,
      lines: [2, 5],
      isListed: true,
      number: (n) => `TBL-SE-${20_911 + n}`,
      terms: 10,
    },
    draw: (p) =>
      page(
        'body{font-size:9.5pt}.l{width:100%;border-collapse:separate;border-spacing:0 3pt}.l td{background:#f6f6f6;padding:5pt}.l th{font-size:7.5pt;text-transform:uppercase}',
        `<h1 style="font-size:28pt">tablo</h1>`,
        beside([50, `${word(p)}<br><b>${p.number}</b>${about(p, 'Krediterar')}`], [25, `Datum<br><b>${p.issue}</b>`], [25, `Förfaller<br><b>${p.due}</b>`]),
        remark(p),
        `<p>${to(p.buyer, ', ')}</p>`,
        `<table class="l">${thead(['Beskrivning', '>Antal', '>Á SEK', '>SEK'])}${each(p, (l) => tr([e(l.name), `>${point.quantity(l.quantity)} ${l.unit}`, `>${point.price(l.price)}`, `>${point.money(l.sum)}`]))}</table>`,
        facts([['Belopp utan moms', `${point.money(p.net)} SEK`], ['Moms 25%', `${point.money(p.tax)} SEK`], ['Att betala', `${point.money(p.payable)} SEK`]]),
        `<p style="margin-top:12mm;font-size:8pt">${e(p.supplier.name)} · ${p.supplier.street} · ${p.supplier.post}<br>Org. nr. ${p.supplier.organisation} · VAT ${p.supplier.vat} · Bankgiro ${p.supplier.bankgiro} · F-skatt<br>Kund ${p.customer} · ${bare.quantity(BigInt(p.lines.length) * 1000n)} rader</p>`,
      ), // prettier-ignore
  },
];
