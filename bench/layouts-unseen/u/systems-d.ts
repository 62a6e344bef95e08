/** More: middle-sized wholesalers with systems for stock, some over two pages. */
import { pointed } from '../days.ts';
import { Sheet } from '../sheet.ts';
import { framed, grid, put, who } from './drawn.ts';
import { begun, firm } from './firms.ts';
import { facts, figures, totals, word } from './kit.ts';
import type { LayoutU } from './orders.ts';
import { greengrocer, ices } from './wares-food.ts';
import { disposable } from './wares-other.ts';

export const systemsD: readonly LayoutU[] = [
  {
    id: 'u20-engang-hundra',
    producer: 'groff-gs',
    hard: 'prices per hundred said in the head; a plain typesetter’s page',
    credits: 1,
    seller: {
      firm: firm('Emballage Direkt Halmstad AB', 'Stationsgatan 52, 302 45 Halmstad'),
      wares: disposable,
      lines: [3, 6],
      code: 5,
      base: 100n,
      number: (n) => `ED${3_380 + n}`,
      terms: 30,
    },
    draw: (p) => {
      const f = figures('bare');
      return [
        '.pl 29.7c', '.po 1.8c', '.ll 17.5c', '.ft HR', '.ps 10', '.vs 13', '.nf', '.sp 1.2c',
        `.ps 15`, `\\fB${p.supplier.name}\\fP`, '.ps 10', `${p.supplier.street}, ${p.supplier.post}`, '.sp 1',
        '.TS', 'tab(|);', 'l2 l2 l2 l2 l.',
        facts(p, 'Fakturanr=number|Fakturadatum=issue|Förfallodatum=due|Kundnr=customer|Krediterar=about').map(([label]) => `\\fB${label}\\fP`).join('|'),
        facts(p, 'Fakturanr=number|Fakturadatum=issue|Förfallodatum=due|Kundnr=customer|Krediterar=about').map(([, value]) => value).join('|'),
        '.TE', '.sp 1', ...who(p.buyer), '.sp 1', `.ps 13`, `\\fB${word(p, 'FAKTURA', 'KREDITFAKTURA')}\\fP`, '.ps 10', p.remark ?? '', '.sp 0.5',
        '.TS', 'tab(|);', 'lb lb rb lb rb rb', 'l lw(6.4c) r l r r.',
        'Artikel|Benämning|Antal|Enhet|Pris/100|Belopp', '_',
        ...p.lines.map((l) => [l.code, l.name, f.quantity(l.quantity), l.unit, f.price(l.price), f.money(l.sum)].join('|')),
        '_', '.TE', '.sp 0.6', '.TS', 'tab(|);', 'l r.',
        ...totals(p, 'bare', 'Summa exkl. moms=net|Moms 25 %=tax|Att betala kronor=payable').map((pair) => pair.join('|')),
        '.TE', '.sp 1', `Bankgiro ${p.supplier.bankgiro}, organisationsnummer ${p.supplier.organisation}, momsregistreringsnummer ${p.supplier.vat}.`, 'Godkänd för F-skatt.', '',
      ].join('\n'); // prettier-ignore
    },
  },
  {
    id: 'u21-glass-boxar',
    producer: 'kerned',
    hard: 'three boxes of data at the head; a bonus below zero beneath the rows; points in days',
    credits: 1,
    seller: {
      firm: firm('Polarstrutens Glassdepå KB', 'Kaserngatan 2, 961 64 Boden', begun('96972', 'Polarstruten')),
      wares: ices,
      lines: [4, 8],
      code: 4,
      number: (n) => `${54_081 + n}`,
      terms: 25,
      charges: [
        ['Frystransport', 27500, 'F'],
        ['Säsongsbonus', -18000, 'F'],
      ],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 56, p.supplier.name, { font: 'bold', size: 16 });
      s.text(40, 70, `${p.supplier.street}, ${p.supplier.post}, tel ${p.supplier.phone}`, { size: 8 });
      s.frame(40, 84, 205, 144);
      s.frame(212, 84, 380, 144);
      s.frame(387, 84, 555, 144);
      s.block(46, 98, [
        word(p, 'FAKTURA', 'KREDITFAKTURA'),
        `Nr ${p.number}`,
        `Datum ${pointed(p.issue)}`,
        `Förfaller ${pointed(p.due)}`,
      ]);
      s.block(218, 98, ['Kund', ...who(p.buyer)]);
      s.block(393, 98, [
        `Kundnr ${p.customer}`,
        `Order ${p.order}`,
        p.about === null ? `Er ref ${p.reference}` : `Avser faktura ${p.about}`,
        p.remark ?? '',
      ]);
      const y = grid(
        s,
        p,
        '40 Nr=code|80 Vara=name|235 Storlek=pack|>340 Antal=qty|346 =unit|>430 Styckpris=price|>465 Moms=rate|>553 Summa=sum',
        170,
        { form: 'dotted', rule: 'head', step: 15 },
      );
      put(
        s,
        340,
        '>553',
        y + 10,
        totals(p, 'dotted', '=charges|Summa netto=net|Moms {r} % på {b}=vat|Moms=tax|ATT BETALA=payable'),
        { last: { font: 'bold' } },
      );
      s.text(
        40,
        806,
        `BG ${p.supplier.bankgiro}    Org.nr ${p.supplier.organisation}    Momsnr ${p.supplier.vat}    Bolaget har F-skatt`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'u22-gront-tvasid',
    producer: 'words',
    hard: 'thirty rows over two pages, head repeated, totals in frames at the end',
    credits: 1,
    seller: {
      firm: firm('Trädgårdshallen Vänersborg AB', 'Belfragegatan 11, 462 37 Vänersborg'),
      wares: greengrocer,
      lines: [25, 31],
      code: 5,
      number: (n) => String(1_118_200 + n * 4),
      terms: 15,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      const head = (of: number): void => {
        s.text(40, 46, 'TRÄDGÅRDSHALLEN', { font: 'bold', size: 14 });
        s.text(555, 46, `${word(p, 'FAKTURA', 'KREDITFAKTURA')}   ${of}(${p.lines.length > 24 ? 2 : 1})`, {
          font: 'bold',
          size: 11,
          align: 'r',
        });
        framed(
          s,
          [300, 370, 435, 495, 555],
          54,
          facts(p, 'Fakturanummer=number|Fakturadatum=issue|Kundnummer=customer|Förfallodatum=due'),
        );
      };
      head(1);
      s.block(300, 100, who(p.buyer), { size: 9.5 });
      s.block(40, 64, [p.supplier.name, p.supplier.street, p.supplier.post]);
      s.text(40, 140, p.about === null ? `Er referens ${p.reference}` : `Kredit på faktura ${p.about}`);
      if (p.remark !== null) s.text(300, 140, p.remark);
      const y = grid(
        s,
        p,
        '40 Artikel=code|82 Benämning=name|262 Land=pack|>340 Lev. kvant.=qty2|346 Enh=unit|>430 Pris=price|>552 Radbelopp=sum',
        164,
        {
          form: 'bare',
          rule: 'head',
          step: 20,
          bottom: 650,
          next: () => {
            s.text(555, 700, 'Fortsättning på nästa sida', { align: 'r', size: 7.5 });
            s.page();
            head(2);
            return 110;
          },
        },
      );
      framed(
        s,
        [40, 150, 220, 330, 555],
        y + 10,
        totals(p, 'bare', 'Belopp exkl. moms=net|Moms %=net|Momsbelopp=tax|Att betala SEK=payable').map(
          ([label, value]) => [label, label === 'Moms %' ? `${p.vat[0]?.rate},00` : value],
        ),
      );
      s.text(
        40,
        800,
        `Bankgiro ${p.supplier.bankgiro}   OCR-referens ${p.ocr}   Org.nr ${p.supplier.organisation}   Moms ${p.supplier.vat}   F-skatt`,
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
];
