/** Work, rent, staff, licences and what is sold at the door. */
import { plusDays, slashed, words } from '../days.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { about, bare, beside, e, each, listed, own, page, remark, Roll, sp, sv, thead, to, tr, who, word } from './kit.ts'; // prettier-ignore
import type { LayoutR } from './orders.ts';
import { wares } from './wares.ts';
import { pests, rents, staffing } from './wares-more.ts';

const songs = wares('Bakgrundsmusik 51–100 platser|mån|412.00|25||=3', 'Levande musik per tillfälle|ggr|286.00|25||1-9', 'Sportvisning storbild|mån|198.00|25||=3', 'Terrassmusik säsong|mån|96.00|25||1-3'); // prettier-ignore
const guards = wares('Larmabonnemang anläggning|mån|489.00|25||=3', 'Kameraövervakning kassa|mån|219.00|25||=3', 'Väktarutryckning|st|850.00|25||1-3', 'Passerbricka|st|125.00|25||2-8', 'Batteribyte centralapparat|st|595.00|25||=1'); // prettier-ignore

export const works: readonly LayoutR[] = [
  {
    id: 'r45-skadedjur',
    producer: 'kerned',
    hard: 'a frame with labels in its corners; next visit told among the sums',
    credits: 1,
    seller: {
      firm: firm('Noaks Skadedjursteknik AB', 'Rönnbärsgatan 5, 721 38 Västerås'),
      wares: pests,
      lines: [1, 4],
      isListed: true,
      code: 3,
      number: (n) => String(90_418 + n),
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(45, 55, p.supplier.name, { font: 'bold', size: 14 });
      s.frame(45, 70, 550, 165);
      s.line(300, 70, 300, 165);
      for (const [x, y, label, value] of [
        [50, 82, 'Fakturanummer', p.number],
        [170, 82, 'Fakturadatum', p.issue],
        [50, 112, 'Kundnummer', p.customer],
        [170, 112, 'Förfallodatum', p.due],
        [50, 142, 'Avtal', p.order],
        [170, 142, 'Krediterar', p.about ?? '-'],
      ] as const) {
        // prettier-ignore
        s.text(x, y, label, { size: 6 });
        s.text(x, y + 12, value, { size: 10 });
      }
      s.block(310, 92, who(p.buyer), { size: 10, leading: 14 });
      s.right(545, 82, word(p), { font: 'bold', size: 11 });
      if (p.remark !== null) s.text(45, 180, p.remark);
      const roll = new Roll(s, 700, () => 200);
      roll.row([[45, 'Nr'], [80, 'Utförd tjänst och material'], [350, 'Antal', 'r'], [358, 'Enh'], [450, 'Pris', 'r'], [545, 'Summa', 'r']], 16, { font: 'bold' }); // prettier-ignore
      for (const l of p.lines) roll.row([[45, l.code], [80, l.name], [350, bare.quantity(l.quantity), 'r'], [358, l.unit], [450, sp.price(l.price), 'r'], [545, sp.money(l.sum), 'r']], 16); // prettier-ignore
      roll.y += 20;
      roll.row([
        [80, `Nästa besök: vecka ${(Number(p.order) % 40) + 8}`],
        [400, 'Netto'],
        [545, sp.money(p.net), 'r'],
      ]);
      roll.row([
        [80, `Tekniker: nr ${Number(p.customer) % 40}`],
        [400, 'Moms 25 %'],
        [545, sp.money(p.tax), 'r'],
      ]);
      roll.row(
        [
          [400, 'Att betala'],
          [545, sp.money(p.payable), 'r'],
        ],
        14,
        { font: 'bold' },
      );
      s.block(45, 780, [`${p.supplier.street}, ${p.supplier.post}  Tel ${p.supplier.phone}`, `Bankgiro ${p.supplier.bankgiro}  Org.nr ${p.supplier.organisation}  Momsreg.nr ${p.supplier.vat}  F-skatt`], { size: 8 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'r46-hyra',
    producer: 'groff',
    hard: 'rent of a quarter: months as quantity, a period for all rows',
    credits: 0,
    seller: {
      firm: firm('Kvarteret Kopparn Fastighets AB', 'Box 310, 851 05 Sundsvall'),
      wares: rents,
      lines: [4, 5],
      isListed: true,
      number: (n) => String(2_604_010 + n),
      terms: 30,
    },
    draw: (p) =>
      [
        '.pl 29.7c', '.sp 1.5c', '.po 2c', '.ll 17c', '.ft TR', '.ps 11', '.vs 15', '.nf', '.ta 8.2cR 8.6c 12.6cR 17cR',
        `\\fB${p.supplier.name}\\fP`, `${p.supplier.street}, ${p.supplier.post}`, '.sp 1', ...who(p.buyer), '.sp 1',
        '.ps 15', `\\fB${word(p, 'Hyresfaktura', 'Kreditfaktura')} ${p.number}\\fP`, '.ps 11',
        `Fakturadatum ${p.issue}. Förfallodag ${p.due}. Kontrakt ${p.order}.`, `Lokal: ${p.buyer.street}. Hyrestid ${plusDays(p.due, 1)} och tre månader framåt.`, p.remark ?? '.', '.sp 0.5',
        '\\fBSpecifikation\tAntal\t\tPer månad\tBelopp\\fP',
        ...p.lines.map((l) => `${l.name}\t${bare.quantity(l.quantity)}\t${l.unit}\t${sp.price(l.price)}\t${sp.money(l.sum)}`), '.sp 0.5',
        `Summa exkl. moms\t\t\t\t${sp.money(p.net)}`, `Moms 25 %\t\t\t\t${sp.money(p.tax)}`, `\\fBAtt betala\t\t\t\t${sp.money(p.payable)}\\fP`, '.sp 1',
        `Bankgiro ${p.supplier.bankgiro}. OCR ${p.ocr}.`, `Organisationsnummer ${p.supplier.organisation}. Momsregistreringsnummer ${p.supplier.vat}. F-skatt.`,
      ].join('\n'), // prettier-ignore
  },
  {
    id: 'r47-bemanning',
    producer: 'runs',
    hard: 'who worked and when in a row below; hours of two decimals',
    credits: 1,
    seller: {
      firm: firm('Extrahänder Bemanning i Sverige AB', 'Klarabergsgatan 33, 111 21 Stockholm'),
      wares: staffing,
      lines: [2, 6],
      number: (n) => String(5_009 + n),
      terms: 10,
      step: 10000n,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.right(550, 50, 'extrahänder', { font: 'bold', size: 20 });
      s.text(45, 50, `${word(p)} ${p.number}`, { font: 'bold', size: 12 });
      s.block(45, 70, [`Datum: ${p.issue}`, `Förfallodatum: ${p.due}`, `Kostnadsställe: ${p.reference}`, ...(p.about === null ? [] : [`Kreditering av: ${p.about}`])]); // prettier-ignore
      s.block(330, 84, who(p.buyer));
      if (p.remark !== null) s.text(45, 140, p.remark);
      const roll = new Roll(s, 720, () => 165);
      s.line(45, 152, 550);
      roll.row([[45, 'Tjänst'], [330, 'Timmar/antal', 'r'], [440, 'Timpris', 'r'], [550, 'Belopp kr', 'r']], 16, { font: 'bold' }); // prettier-ignore
      for (const l of p.lines) {
        roll.row([[45, l.name], [330, `${bare.quantity(l.quantity, 2)} ${l.unit}`, 'r'], [440, sp.price(l.price), 'r'], [550, sp.money(l.sum), 'r']], 11); // prettier-ignore
        roll.row([[55, `${['Amira', 'Kristoffer', 'Lina', 'Bogdan'][own(l, 'n', 4)]}, ${slashed(plusDays(p.issue, -9))} till ${slashed(plusDays(p.issue, -3))}`]], 16, { size: 7.5 }); // prettier-ignore
      }
      s.line(45, roll.y - 6, 550);
      roll.y += 8;
      for (const [label, value] of [['Summa', p.net], ['Moms 25 %', p.tax], ['Att betala', p.payable]] as const) roll.row([[440, label, 'r'], [550, sp.money(value), 'r']], 14); // prettier-ignore
      s.block(45, 780, [`${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}, ${p.supplier.mail}`, `Org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}, bankgiro ${p.supplier.bankgiro}, F-skatt, auktoriserat bemanningsföretag`], { size: 7.5 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'r48-larm',
    producer: 'stretched',
    hard: 'a claim sold to a factoring company, which is to be paid',
    credits: 0,
    seller: {
      firm: firm('Vaksam Larm & Bevakning AB', 'Exportgatan 51, 422 46 Hisings Backa'),
      wares: guards,
      lines: [2, 5],
      isListed: true,
      code: 5,
      number: (n) => `VL${6_001 + n}`,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(45, 52, p.supplier.name, { font: 'bold', size: 13 });
      s.block(45, 66, [`${p.supplier.street}, ${p.supplier.post}`, `Org.nr ${p.supplier.organisation}  Momsreg.nr ${p.supplier.vat}`, 'Godkänd för F-skatt'], { size: 8 }); // prettier-ignore
      s.text(360, 52, word(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 13 });
      listed(s, 360, 460, 70, [['Fakturanr', p.number], ['Fakturadatum', p.issue], ['Förfallodatum', p.due], ['Kundnr', p.customer]]); // prettier-ignore
      s.block(360, 134, who(p.buyer));
      if (p.remark !== null) s.text(45, 170, p.remark);
      const roll = new Roll(s, 640, () => 200);
      roll.row([[45, 'Artikel'], [100, 'Benämning'], [330, 'Antal', 'r'], [336, 'Enhet'], [430, 'Pris', 'r'], [545, 'Belopp', 'r']], 15, { font: 'bold' }); // prettier-ignore
      for (const l of p.lines) roll.row([[45, l.code], [100, l.name], [330, sp.quantity(l.quantity), 'r'], [336, l.unit], [430, sp.price(l.price), 'r'], [545, sp.money(l.sum), 'r']], 15); // prettier-ignore
      roll.y += 10;
      for (const [label, value] of [['Belopp exkl. moms', p.net], ['Moms 25%', p.tax], ['Att betala SEK', p.payable]] as const) roll.row([[330, label], [545, sp.money(value), 'r']], 15); // prettier-ignore
      s.frame(45, 690, 550, 760);
      s.block(52, 706, ['Fordran enligt denna faktura är överlåten till Nordvik Factoring AB.', 'Betalning med befriande verkan kan endast ske till bankgiro 5555-5551.', `Ange vid betalning: ${p.ocr}`, 'Reklamation av varan görs till säljaren inom åtta dagar.'], { leading: 14 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'r49-musiklicens',
    producer: 'chromium',
    hard: 'a society’s licence; no article numbers; the sums in a row of boxes',
    credits: 1,
    seller: {
      firm: firm('Tonrätt Musiklicenser ekonomisk förening', 'Notvägen 3, 115 60 Stockholm'),
      wares: songs,
      lines: [1, 3],
      isListed: true,
      number: (n) => `LIC${330_800 + n}`,
    },
    draw: (p) =>
      page(
        'body{font:10pt "Liberation Serif",serif}.l{width:100%;margin:8mm 0}.l th{font-weight:400;font-size:8pt;border-bottom:.5pt solid}.b{display:flex;gap:4mm}.b div{border:1pt solid #333;padding:5pt;flex:1}.b small{display:block}',
        beside([50, `<i style="font-size:20pt">Tonrätt</i>`], [50, `<p>${to(p.buyer)}</p>`]),
        `<h3>${word(p, 'Faktura musiklicens', 'Kreditfaktura musiklicens')}</h3>`,
        remark(p),
        `<p>Fakturanummer ${p.number}, fakturadatum ${p.issue}, kundnummer ${p.customer}.${about(p, 'Krediterar faktura', ' ')}<br>Licensperiod ${words(p.issue)} – ${words(plusDays(p.issue, 90))}</p>`,
        `<table class="l">${thead(['Användning', '>Antal', 'Enhet', '>Avgift', '>Summa'])}${each(p, (l) => tr([e(l.name), `>${sv.quantity(l.quantity)}`, l.unit, `>${sv.price(l.price)}`, `>${sv.money(l.sum)}`]))}</table>`,
        `<div class="b"><div><small>Avgifter exkl. moms</small>${sv.money(p.net)}</div><div><small>Moms 25 %</small>${sv.money(p.tax)}</div><div><small>Förfallodag</small>${p.due}</div><div><small>Att betala, kr</small><b>${sv.money(p.payable)}</b></div></div>`,
        `<p>Bankgiro ${p.supplier.bankgiro}, OCR ${p.ocr}</p><p style="font-size:8pt">${e(p.supplier.name)}, ${p.supplier.street}, ${p.supplier.post}. Organisationsnummer ${p.supplier.organisation}. VAT ${p.supplier.vat}. Godkänd för F-skatt.</p>`,
      ), // prettier-ignore
  },
];
