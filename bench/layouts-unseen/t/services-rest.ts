/** Services: linen, waste, power, telephones, rent, repairs, staff and the like. More of them. */
import { dotted } from '../days.ts';
import { left, right } from '../format.ts';
import { address, remarked } from '../html.ts';
import { digitsOf } from '../identity.ts';
import { Sheet } from '../sheet.ts';
import { checked, firm } from './firms.ts';
import { bold, formOf, page, who, word } from './kit.ts';
import type { LayoutT } from './orders.ts';
import { drawRows, listed, slip, summed } from './pens.ts';
import { blooms, grinding, music, water } from './wares-more.ts';

const sv = formOf('swedish');
const sp = formOf('space');
const bare = formOf('bare');

/** Papers of services. */
export const servicesRest: readonly LayoutT[] = [
  {
    id: 't60-musiklicens',
    producer: 'groff-gs',
    hard: 'a licence for a quarter typeset in narrow rows',
    seller: {
      firm: firm('Tonrätt Licens Ek. för.', 'Hornsgatan 103, 117 28 Stockholm', {
        organisation: checked('769602415'),
      }),
      wares: music,
      lines: [1, 3],
      isListed: true,
      number: (n) => `260${5200 + n}`,
    },
    draw: (p) => {
      const row = (label: string, value: string): string => `${left(label, 52)}${right(value, 14)}`;
      const texts = [
        p.supplier.name,
        `${p.supplier.street}, ${p.supplier.post}`,
        `Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}`,
        '',
        '',
        ...who(p.buyer),
        '',
        `${word(p, 'FAKTURA').toUpperCase()} ${p.number}`,
        p.remark ?? '',
        `Fakturadatum   ${p.issue}`,
        `Förfallodatum  ${p.due}`,
        `Licensnummer   ${p.order}`,
        '',
        `${left('Musikanvändning', 34)}${right('Månader', 8)}${right('Pris', 10)}${right('Belopp', 14)}`,
        '_'.repeat(66),
        ...p.lines.map(
          (l) =>
            `${left(l.name, 34)}${right(`${bare.quantity(l.quantity)} ${l.unit}`, 8)}${right(bare.price(l.price), 10)}${right(bare.money(l.sum), 14)}`,
        ),
        '_'.repeat(66),
        row('Summa exkl. moms', bare.money(p.net)),
        row('Moms 25 %', bare.money(p.tax)),
        row('Att betala SEK', bare.money(p.payable)),
        '',
        `Bankgiro ${p.supplier.bankgiro}   Ange OCR ${p.ocr}`,
        `Betalas senast ${dotted(p.due)}. Godkänd för F-skatt.`,
      ];
      return `.pl 29.7c\n.po 2.5c\n.ll 17c\n.nf\n.ft CR\n.ps 10\n.vs 14\n.sp 1.5c\n${texts.map((each) => `\\&${each}`).join('\n')}\n`;
    },
  },
  {
    id: 't61-slipning-word',
    producer: 'writer',
    hard: 'a grinder’s paper: everything in one table, whole kronor',
    seller: {
      firm: firm('Eggens Slipservice HB', 'Ringvägen 55, 118 61 Stockholm', {
        organisation: checked('969708146'),
      }),
      wares: grinding,
      lines: [1, 4],
      isListed: true,
      number: (n) => String(510 + n),
      terms: 10,
    },
    draw: (p) =>
      page(
        'body{font-size:11pt}',
        `<h1>${p.supplier.name}</h1><p>${p.supplier.street}, ${p.supplier.post}. Tel ${p.supplier.phone}. Org.nr ${p.supplier.organisation}.</p>`,
        `<table width="100%"><tr><td>${word(p, 'FAKTURA')} nr ${p.number}<br>Datum: ${p.issue}<br>Förfallodag: ${p.due}</td><td>${address(p.buyer)}</td></tr></table>`,
        remarked(p),
        `<table border="1" cellspacing="0" cellpadding="5" width="100%"><tr><td><b>Vad</b></td><td align="right"><b>Antal</b></td><td align="right"><b>Styckpris</b></td><td align="right"><b>Summa</b></td></tr>${p.lines.map((l) => `<tr><td>${l.name}</td><td align="right">${sv.counted(l, 0)}</td><td align="right">${sv.price(l.price)}</td><td align="right">${sv.money(l.sum)}</td></tr>`).join('')}<tr><td colspan="3">Summa exkl. moms</td><td align="right">${sv.money(p.net)}</td></tr><tr><td colspan="3">Moms 25 %</td><td align="right">${sv.money(p.tax)}</td></tr><tr><td colspan="3"><b>Att betala, kr</b></td><td align="right"><b>${sv.money(p.payable)}</b></td></tr></table>`,
        `<p>Plusgiro ${p.supplier.plusgiro}. Godkänd för F-skatt. Momsnr ${p.supplier.vat}.</p>`,
      ), // prettier-ignore
  },
  {
    id: 't62-blomstertorg',
    producer: 'words',
    hard: 'a market stall’s note, no article numbers, whole kronor by rounding',
    credits: 1,
    seller: {
      firm: firm('Torgblommor vid Slussen HB', 'Ryssgården 2, 116 45 Stockholm', {
        organisation: checked('969755730'),
      }),
      wares: blooms,
      lines: [2, 5],
      number: (n) => `${130 + n}-26`,
      terms: 10,
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 10 }, 420, 595);
      s.text(210, 44, 'TORGBLOMMOR', { font: 'serifbold', size: 20, align: 'c' });
      s.text(210, 58, `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`, {
        size: 7.5,
        align: 'c',
      });
      s.text(30, 90, `${word(p)} ${p.number}`, bold);
      s.block(30, 104, [
        `Datum ${p.issue}`,
        `Betalas ${p.due}`,
        ...(p.about === null ? [] : [`Rättar ${p.about}`]),
      ]);
      s.block(220, 90, who(p.buyer), { size: 9 });
      if (p.remark !== null) s.text(30, 146, p.remark, { size: 8 });
      const y = drawRows(
        s,
        [
          [30, 'Vara', bare.title],
          [235, 'Antal', bare.counted, 'r'],
          [310, 'À', bare.each, 'r'],
          [390, 'Summa', bare.sum, 'r'],
        ],
        p.lines,
        166,
        { step: 16, rule: [30, 390] },
      );
      summed(s, 230, 390, y + 8, [
        ['Netto', bare.money(p.net)],
        ['Moms 25 %', bare.money(p.tax)],
        ['Öresavrundning', bare.money(p.rounding)],
        ['Att betala', bare.money(p.payable)],
      ]); // prettier-ignore
      s.block(
        30,
        552,
        [
          `Bankgiro ${p.supplier.bankgiro}   Org.nr ${p.supplier.organisation}`,
          `Momsnr ${p.supplier.vat}   F-skatt`,
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 't63-vatten-kommun',
    producer: 'letters',
    hard: 'a municipality’s water bill: quarter, meter and property among the data',
    seller: {
      firm: firm('Vätterbygdens Vatten AB', 'Vattenverksgatan 2, 561 31 Huskvarna'),
      wares: water,
      lines: [3, 4],
      isListed: true,
      number: (n) => `9000${4400 + n}`,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 50, 'Vätterbygdens Vatten', { font: 'bold', size: 14 });
      s.block(330, 50, who(p.buyer), { size: 10 });
      s.text(40, 104, word(p, 'Faktura VA-avgift'), { font: 'bold', size: 13 });
      listed(s, 40, 150, 122, [
        ['Fakturanummer', p.number],
        ['Fakturadatum', p.issue],
        ['Förfallodatum', p.due],
        ['Kundnummer', p.customer],
        ['Fastighet', `Kvarnen ${p.customer.slice(0, 1)}:${p.order.slice(0, 2)}`],
        ['Mätare', digitsOf(p.customer, 7)],
      ]); // prettier-ignore
      if (p.remark !== null) s.text(330, 140, p.remark, bold);
      const y = drawRows(
        s,
        [
          [40, 'Avgift', sp.title],
          [310, 'Mängd', sp.count, 'r'],
          [318, 'Enhet', sp.unit],
          [430, 'Pris', sp.each, 'r'],
          [550, 'Belopp kr', sp.sum, 'r'],
        ],
        p.lines,
        218,
        { step: 15, rule: [40, 550] },
      );
      summed(s, 360, 550, y + 12, [
        ['Exkl moms', sp.money(p.net)],
        ['Moms 25%', sp.money(p.tax)],
        ['Att betala', sp.money(p.payable)],
      ]); // prettier-ignore
      s.block(
        40,
        660,
        [
          `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`,
          `Org.nr ${p.supplier.organisation}   Momsnr ${p.supplier.vat}`,
        ],
        { size: 7.5 },
      );
      slip(s, p, 700, sp.money(p.payable));
      return s.drawing();
    },
  },
];
