/** Accounts, couriers, grinders, clothes and cleaning. */
import { address, pairs, remarked } from '../html.ts';
import { left, right } from '../format.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import {
  beside,
  called,
  facts,
  figures,
  grid,
  linesAs,
  listed,
  meta,
  page,
  partyLines,
  remarkOn,
  sums,
  told,
} from './kit.ts';
import type { LayoutI } from './orders.ts';
import { typedSheet } from './typed.ts';

const f = figures('swedish');

export const tradesMore: readonly LayoutI[] = [
  {
    id: 'i55',
    producer: 'arrays',
    hard: 'a courier: rows with a day and a waybill in front, no article numbers',
    seller: {
      firm: firm('Snabba Bud & Kyla i Lund HB', 'Råbyvägen 15, 224 57 Lund'),
      trades: ['frakt'],
      lines: [2, 5],
      numbers: 'SB######',
      terms: 20,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 50, 'SNABBA BUD & KYLA', { font: 'bold', size: 15 });
      s.text(40, 64, `i Lund HB, ${p.supplier.street}, ${p.supplier.post}`, { size: 8 });
      s.text(400, 50, called(p, 'FRAKTFAKTURA'), { font: 'bold', size: 12 });
      facts(s, 400, 480, 68, meta(p, 'Fakturanr=number|Datum=issue|Förfaller=due|Kundnr=customer'));
      s.block(40, 110, partyLines(p.buyer));
      remarkOn(s, p, 40, 165);
      const y = grid(
        s,
        p.lines,
        f,
        '40 Uppdrag=name|>330 Antal=qty|340 Enhet=unit|>440 Pris=price|>555 Summa=sum',
        {
          top: 185,
          above: (line, _index, at) => {
            s.text(40, at, `${p.delivered}  fraktsedel ${String(700_000 + line.seed)}`, { size: 7.5 });
            return at + 11;
          },
          gap: 3,
        },
      );
      listed(s, 380, 555, y + 20, sums(p, f, 'Summa=net|Moms {r} %=vat|Att betala=payable'));
      s.text(
        40,
        790,
        `${p.supplier.name}  Org.nr ${p.supplier.organisation}  Plusgiro ${p.supplier.plusgiro}  F-skatt  ${p.supplier.phone}`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'i56',
    producer: 'words',
    hard: 'a knife grinder with a small form: rows of one width',
    seller: {
      firm: firm('Eggens Slipservice Kurt Malm', 'Sliparevägen 1, 631 02 Eskilstuna'),
      trades: ['slip'],
      lines: [1, 4],
      numbers: '####',
      terms: 20,
      isWhole: true,
    },
    draw: (p) =>
      typedSheet(
        [
          p.supplier.name,
          p.supplier.street,
          p.supplier.post,
          '',
          `${called(p, 'FAKTURA')} NR ${p.number}`,
          `Datum: ${p.issue}    Betalas senast: ${p.due}`,
          '',
          `Till: ${p.buyer.name}`,
          `      ${p.buyer.street}`,
          `      ${p.buyer.post}`,
          p.remark ?? '',
          '',
          `${left('Arbete', 36)}${right('Antal', 8)}  ${left('Enh', 6)}${right('Pris', 10)}${right('Summa', 12)}`,
          ...p.lines.map(
            (line) =>
              `${left(line.name, 36)}${right(f.quantity(line.quantity), 8)}  ${left(line.unit, 6)}${right(f.price(line.price), 10)}${right(f.money(line.sum), 12)}`,
          ),
          '',
          ...sums(p, f, 'Netto=net|Moms {r} %=vat|Avrundning=rounding|Att betala=payable').map(
            ([label, value]) => `${left('', 46)}${left(label, 14)}${right(value, 14)}`,
          ),
          '',
          `Bankgiro ${p.supplier.bankgiro}`,
          `Org.nr ${p.supplier.organisation}, F-skattsedel finns`,
        ],
        9.5,
        14,
      ).drawing(),
  },
  {
    id: 'i57',
    producer: 'weasyprint',
    hard: 'work clothes: sizes in a column of their own',
    seller: {
      firm: firm('Kockplagget Profil AB', 'Vävaregatan 11, 506 30 Borås'),
      trades: ['kläder', 'tryck'],
      lines: [2, 6],
      codes: 'KP-4',
      numbers: '11####',
      discounts: [10, 25],
    },
    credits: 1,
    draw: (p) =>
      page(
        '.lines th{border-bottom:1pt dashed #555}.lines td{padding:3pt 4pt}.pairs{float:right}',
        beside(
          [40, address(p.buyer)],
          [
            60,
            `<div class="r"><h2>KOCKPLAGGET</h2>${told(meta(p, `${called(p, 'Faktura')} nr=number|Fakturadatum=issue|Förfallodatum=due|Ert märke=ref|Gäller faktura=about`))}</div>`,
          ],
        ),
        remarked(p),
        `<br>${linesAs(p.lines, f, 'Artnr=code|Plagg=name|Storlek=pack|Antal=qty>|Enh=unit|Pris=price>|Rab %=disc>|Netto=sum>')}`,
        pairs(sums(p, f, 'Summa=net|Moms {r} %=vat|Att betala=payable')),
        `<p class="clear small"><br><br>${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. Org.nr ${p.supplier.organisation}. VAT ${p.supplier.vat}. Bg ${p.supplier.bankgiro}.</p>`,
      ),
  },
  {
    id: 'i58',
    producer: 'ghostscript',
    hard: 'cleaning firm: labels and values apart, hours and months in one table',
    seller: {
      firm: firm('Skinande Rent Lokalvård Syd AB', 'Moppgatan 7, 281 43 Hässleholm'),
      trades: ['städ'],
      lines: [1, 4],
      codes: '3',
      numbers: '7###',
    },
    credits: 1,
    draw: (p) => {
      const s = new Sheet({ size: 9.5 });
      s.text(40, 50, p.supplier.name, { font: 'bold', size: 12 });
      s.block(40, 64, [p.supplier.street, p.supplier.post, p.supplier.phone], { size: 8, leading: 10 });
      s.text(330, 50, `${called(p, 'Faktura')}`, { font: 'bold', size: 20 });
      s.block(330, 120, partyLines(p.buyer));
      listed(
        s,
        40,
        260,
        120,
        meta(p, 'Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Kundnummer=customer|Avser=about'),
      );
      remarkOn(s, p, 40, 200);
      const y = grid(
        s,
        p.lines,
        f,
        '40 Kod=code|80 Tjänst=name|>360 Antal=qty|368 Enhet=unit|>460 Pris=price|>555 Belopp=sum',
        { top: 220, leading: 15, rule: (at) => s.line(40, at, 555) },
      );
      listed(s, 360, 555, y + 24, sums(p, f, 'Netto=net|Moms {r} %=vat|Att betala=payable'), {}, 16);
      s.text(
        40,
        800,
        `Org.nr ${p.supplier.organisation}    Bankgiro ${p.supplier.bankgiro}    Godkänd för F-skatt`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
];
