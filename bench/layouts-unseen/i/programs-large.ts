/** Invoices of accounting programs with more than a page says at once. */
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import { boxed, called, facts, figures, grid, listed, meta, partyLines, remarkOn, sums } from './kit.ts';
import type { LayoutI } from './orders.ts';

const f = figures('swedish');
const sp = figures('space');

export const programsLarge: readonly LayoutI[] = [
  {
    id: 'i06',
    producer: 'driver',
    hard: 'an ERP of a wholesaler: order heads, several pages, carried sums',
    seller: {
      firm: firm('Nordkaj Livs Partihandel AB', 'Containergatan 22, 417 07 Göteborg'),
      trades: ['skafferi', 'frys', 'papp'],
      lines: [24, 38],
      codes: '6',
      numbers: '88######',
      discounts: [3, 8],
      charges: [['Drivmedelstillägg', 4800, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8 });
      const top = (): void => {
        s.text(40, 40, 'NORDKAJ LIVS', { font: 'bold', size: 14 });
        s.text(300, 40, called(p, 'Faktura'), { font: 'bold', size: 14 });
        s.right(555, 40, `Sida ${s.pages.length}`);
        boxed(
          s,
          [300, 370, 440, 505],
          55,
          meta(p, 'Fakturanr=number|Fakturadatum=issue:short|Förfaller=due:short|Kundnr=customer'),
        );
        s.block(320, 92, partyLines(p.buyer), { size: 9 });
      };
      top();
      boxed(s, [40, 120, 200], 150, meta(p, 'Order=order|Er märkning=ref|Leveransdag=delivered:short'));
      remarkOn(s, p, 40, 182);
      const y = grid(
        s,
        p.lines,
        sp,
        '40 Artikel=code|88 Benämning=name|>300 Levererat=qty|306 Enh=unit|340 Förp=pack|>440 À-pris=price|>476 Rab%=disc|>500 M=rateno|>555 Belopp=sum',
        {
          top: 200,
          bottom: 640,
          leading: 13,
          rule: (at) => s.line(40, at, 555),
          next: (at, before) => {
            s.text(340, at + 8, 'Transport till nästa sida');
            s.right(555, at + 8, sp.money(before.reduce((all, { sum }) => all + sum, 0n)));
            s.page();
            top();
            return 150;
          },
        },
      );
      listed(
        s,
        400,
        555,
        y + 14,
        sums(p, sp, 'Varor=lines|Tillägg=charges|Netto=net|Moms {r}%=vat|Moms totalt=taxes'),
      );
      listed(s, 400, 555, y + 104, sums(p, sp, 'Att betala SEK=payable'), { font: 'bold' });
      s.text(40, y + 14, 'Momskod: 1 = 25 %, 2 = 12 %, 3 = 6 %', { size: 7 });
      s.text(
        40,
        800,
        `${p.supplier.name}  ${p.supplier.street}  ${p.supplier.post}   Org.nr ${p.supplier.organisation}   Bg ${p.supplier.bankgiro}   Tel ${p.supplier.phone}`,
        { size: 7 },
      );
      return s.drawing();
    },
  },
  {
    id: 'i07',
    producer: 'ghostscript',
    hard: 'a technical trader: positions, text rows below lines, fee as a line of the sums',
    seller: {
      firm: firm('Storköksdelar i Ludvika AB', 'Gruvgatan 44, 771 30 Ludvika'),
      trades: ['kök'],
      lines: [2, 8],
      codes: 'SD-5',
      numbers: '61####',
      charges: [['Expeditionsavgift', 5900, 25]],
    },
    credits: 1,
    draw: (p) => {
      const s = new Sheet({ font: 'serif', size: 10 });
      s.text(40, 60, p.supplier.name, { font: 'serifbold', size: 16 });
      s.text(40, 76, `${p.supplier.street}, ${p.supplier.post}, tel ${p.supplier.phone}`, { size: 8 });
      s.line(40, 82, 555);
      s.block(40, 120, partyLines(p.buyer));
      s.text(330, 120, called(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'serifbold', size: 14 });
      facts(
        s,
        330,
        430,
        140,
        meta(
          p,
          'Nummer=number|Datum=issue|Betalas senast=due|Er beställning=order|Godsmärke=ref|Till faktura=about',
        ),
      );
      remarkOn(s, p, 40, 235);
      const y = grid(
        s,
        p.lines,
        f,
        '40 Pos=pos10|75 Artikelnr=code|140 Benämning=name|>390 Antal=qty|396 Enh=unit|>480 Pris/enh=price|>555 Summa=sum',
        {
          top: 255,
          rule: (at) => s.line(40, at, 555),
          under: (line, index, at) => {
            if (index % 3 !== 1) return at;
            s.text(140, at, `Lev. ${p.delivered}, kolli ${1 + (line.seed % 3)}`, { size: 8 });
            return at + 12;
          },
          gap: 4,
        },
      );
      listed(
        s,
        360,
        555,
        y + 20,
        sums(
          p,
          f,
          'Summa artiklar=lines|Avgift=charges|Netto=net|Mervärdesskatt {r} %=vat|Att erlägga SEK=payable',
        ),
      );
      s.block(
        40,
        780,
        [
          `Bankgiro ${p.supplier.bankgiro}    Plusgiro ${p.supplier.plusgiro}`,
          `Org.nr ${p.supplier.organisation}    Momsreg.nr ${p.supplier.vat}    Företaget har F-skattebevis`,
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'i08',
    producer: 'words',
    hard: 'a large ERP: material number, description on the row below, units as codes',
    seller: {
      firm: firm('Glasbruket Drycker Sverige AB', 'Box 4410, 203 15 Malmö'),
      trades: ['läsk', 'öl'],
      lines: [4, 10],
      codes: '8',
      numbers: '90########',
      from: '2026-04-20',
    },
    credits: 1,
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.text(40, 45, 'GLASBRUKET', { size: 20, font: 'bold' });
      s.block(40, 110, [`${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`], { size: 6.5 });
      s.block(40, 126, partyLines(p.buyer), { size: 10 });
      s.text(340, 100, called(p, 'Faktura', 'Kreditnota'), { size: 13, font: 'bold' });
      facts(
        s,
        340,
        450,
        118,
        meta(
          p,
          'Dokumentnummer=number|Dokumentdatum=issue:pointed|Förfallodatum=due:pointed|Kundnummer=customer|Leveransnummer=order|Referensdokument=about|Valuta=currency',
        ),
      );
      remarkOn(s, p, 40, 225);
      const y = grid(
        s,
        p.lines,
        f,
        '40 Pos.=pos10|80 Material=code|>300 Kvantitet=qty3|306 ME=unit|>420 Pris=price|>555 Värde=sum',
        {
          top: 245,
          rule: (at) => s.line(40, at, 555),
          under: (line, _index, at) => {
            s.text(80, at, line.name);
            s.text(430, at, `moms ${line.rate} %`, { size: 7 });
            return at + 12;
          },
          gap: 3,
        },
      );
      s.line(300, y, 555);
      listed(
        s,
        300,
        555,
        y + 16,
        sums(p, f, 'Nettovärde=net|Utgående moms {r},000 % av {b}=vat|Summa moms=taxes|Slutbelopp=payable'),
      );
      s.block(
        40,
        770,
        [
          `Bankgiro: ${p.supplier.bankgiro}`,
          `Org.nr: ${p.supplier.organisation}  VAT: ${p.supplier.vat}`,
          'Säte: Malmö. Godkänd för F-skatt.',
        ],
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
];
