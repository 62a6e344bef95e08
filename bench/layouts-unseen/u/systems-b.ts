/** Middle-sized wholesalers with systems for stock, some over two pages. */
import { pointed } from '../days.ts';
import { Sheet } from '../sheet.ts';
import { framed, grid, headed, put, who } from './drawn.ts';
import { begun, firm } from './firms.ts';
import { facts, figures, totals, word } from './kit.ts';
import type { LayoutU } from './orders.ts';
import { greengrocer, ices, pantry } from './wares-food.ts';
import { disposable, wines } from './wares-other.ts';

const m = figures('swedish');

export const systemsB: readonly LayoutU[] = [
  {
    id: 'u18-grossist-transport',
    producer: 'reportlab-embedded',
    hard: 'two pages with a sum carried forward; two rates; number in the second column',
    credits: 1,
    seller: {
      firm: firm('Mat & Förpackning Syd AB', 'Lodgatan 17, 211 24 Malmö'),
      wares: pantry,
      lines: [21, 28],
      code: 6,
      number: (n) => String(7_204_881 + n * 2),
      isWhole: true,
      charges: [['Miljö- och drivmedelsavgift', 8900, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8 });
      let sheet = 1;
      const head = (): void => {
        s.text(40, 44, p.supplier.name, { font: 'bold', size: 13 });
        s.text(555, 44, `Sida ${sheet}`, { align: 'r' });
        s.text(400, 44, word(p), { font: 'bold', size: 13 });
        put(s, 400, 480, 62, facts(p, 'Fakturanr=number|Fakturadatum=issue|Förfallodatum=due|Kundnr=customer|Kredit till=about'), { step: 11 });
      };
      head();
      s.block(40, 62, [p.supplier.street, p.supplier.post, `Tfn ${p.supplier.phone}`]);
      s.block(40, 128, ['Köpare', ...who(p.buyer)], { size: 9 });
      headed(s, [400, 480], 132, facts(p, 'Er order=order|Er referens=reference'));
      if (p.remark !== null) s.text(250, 128, p.remark);
      let carried = 0n;
      const y = grid(s, p, '40 Rad=pos|62 Artnr=code|105 Benämning=name|290 Förp=pack|>370 Antal=qty|376 Enh=unit|>440 Pris=price|>475 Moms=ratep|>552 Belopp=sum', 196, {
        form: 'swedish',
        rule: 'bar',
        step: 21,
        bottom: 640,
        above: (l, _, at) => {
          carried += l.sum;
          return at;
        },
        next: (at) => {
          s.text(370, at + 6, 'Transport till sida 2', { font: 'bold' });
          s.right(552, at + 6, m.money(carried), { font: 'bold' });
          s.page();
          sheet += 1;
          head();
          s.text(370, 136, 'Transport från sida 1', { font: 'bold' });
          s.right(552, 136, m.money(carried), { font: 'bold' });
          return 158;
        },
      });
      put(s, 360, '>552', y + 10, totals(p, 'swedish', 'Summa varor=goods|=charges|Summa exkl. moms=net|Moms {r} % av {b}=vat|Moms kr=tax|Avrundning=rounding|Att betala=payable'), { last: { font: 'bold', size: 10 } });
      s.line(40, 780, 555);
      s.text(40, 792, `Bankgiro ${p.supplier.bankgiro}   OCR ${p.ocr}   Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   Säte Malmö   Godkänd för F-skatt`, { size: 7.5 });
      return s.drawing();
    },
  },
  {
    id: 'u19-vin-rabatt',
    producer: 'flipped',
    hard: 'gross and net price with discount between; wines with years in their names',
    credits: 1,
    seller: {
      firm: firm('Druvkompaniet Import AB', 'Skeppsbron 20, 903 26 Umeå'),
      wares: wines,
      lines: [3, 7],
      code: (name) => `${(name.codePointAt(0) ?? 0) * 11}-${String(name.length).padStart(2, '0')}`,
      number: (n) => `9${40_210 + n}`,
      discounts: [500, 800, 1000],
      charges: [['Fraktbidrag', 38000, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5, font: 'serif' });
      s.text(45, 54, 'Druvkompaniet', { font: 'serifbold', size: 24 });
      s.text(550, 46, word(p), { font: 'serifbold', size: 13, align: 'r' });
      put(s, 370, '>550', 62, facts(p, 'Fakturanummer=number|Datum=issue|Förfallodatum=due|Kundnummer=customer|Ordernummer=order|Avser=about'), { step: 11.5 });
      s.block(45, 100, who(p.buyer), { size: 10.5 });
      if (p.remark !== null) s.text(45, 146, p.remark);
      const y = grid(s, p, '45 Art.nr=code|95 Vin=name|265 Kolli=pack|>330 Fl.=qty|336 =unit|>385 Bruttopris=price|>430 Rab. %=disc|>480 Nettopris=net|>550 Belopp=sum', 172, { form: 'swedish', rule: 'head', head: { font: 'serifbold', size: 7.5 }, step: 14 });
      const end = put(s, 370, '>550', y + 14, totals(p, 'swedish', 'Varor=goods|=charges|Exklusive moms=net|Moms {r} %=vat|Total moms=tax'));
      s.line(370, end - 8, 550);
      put(s, 370, '>550', end + 6, totals(p, 'swedish', 'Totalt SEK=payable'), { style: { font: 'serifbold', size: 11 } });
      s.block(45, 770, [`${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post} · ${p.supplier.phone}`, `Bankgiro ${p.supplier.bankgiro} · Org.nr ${p.supplier.organisation} · Momsreg.nr ${p.supplier.vat} · Godkänd för F-skatt`, 'Varan förblir säljarens egendom till dess full betalning erlagts. Alkohol säljs endast till den som har serveringstillstånd.'], { size: 7.5 });
      return s.drawing();
    },
  },
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
      charges: [['Frystransport', 27500, 'F'], ['Säsongsbonus', -18000, 'F']],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 56, p.supplier.name, { font: 'bold', size: 16 });
      s.text(40, 70, `${p.supplier.street}, ${p.supplier.post}, tel ${p.supplier.phone}`, { size: 8 });
      s.frame(40, 84, 205, 144);
      s.frame(212, 84, 380, 144);
      s.frame(387, 84, 555, 144);
      s.block(46, 98, [word(p, 'FAKTURA', 'KREDITFAKTURA'), `Nr ${p.number}`, `Datum ${pointed(p.issue)}`, `Förfaller ${pointed(p.due)}`]);
      s.block(218, 98, ['Kund', ...who(p.buyer)]);
      s.block(393, 98, [`Kundnr ${p.customer}`, `Order ${p.order}`, p.about === null ? `Er ref ${p.reference}` : `Avser faktura ${p.about}`, p.remark ?? '']);
      const y = grid(s, p, '40 Nr=code|80 Vara=name|235 Storlek=pack|>340 Antal=qty|346 =unit|>430 Styckpris=price|>465 Moms=rate|>553 Summa=sum', 170, { form: 'dotted', rule: 'head', step: 15 });
      put(s, 340, '>553', y + 10, totals(p, 'dotted', '=charges|Summa netto=net|Moms {r} % på {b}=vat|Moms=tax|ATT BETALA=payable'), { last: { font: 'bold' } });
      s.text(40, 806, `BG ${p.supplier.bankgiro}    Org.nr ${p.supplier.organisation}    Momsnr ${p.supplier.vat}    Bolaget har F-skatt`, { size: 8 });
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
        s.text(555, 46, `${word(p, 'FAKTURA', 'KREDITFAKTURA')}   ${of}(${p.lines.length > 24 ? 2 : 1})`, { font: 'bold', size: 11, align: 'r' });
        framed(s, [300, 370, 435, 495, 555], 54, facts(p, 'Fakturanummer=number|Fakturadatum=issue|Kundnummer=customer|Förfallodatum=due'));
      };
      head(1);
      s.block(300, 100, who(p.buyer), { size: 9.5 });
      s.block(40, 64, [p.supplier.name, p.supplier.street, p.supplier.post]);
      s.text(40, 140, p.about === null ? `Er referens ${p.reference}` : `Kredit på faktura ${p.about}`);
      if (p.remark !== null) s.text(300, 140, p.remark);
      const y = grid(s, p, '40 Artikel=code|82 Benämning=name|262 Land=pack|>340 Lev. kvant.=qty2|346 Enh=unit|>430 Pris=price|>552 Radbelopp=sum', 164, {
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
      });
      framed(s, [40, 150, 220, 330, 555], y + 10, totals(p, 'bare', 'Belopp exkl. moms=net|Moms %=net|Momsbelopp=tax|Att betala SEK=payable').map(([label, value]) => [label, label === 'Moms %' ? `${p.vat[0]?.rate},00` : value]));
      s.text(40, 800, `Bankgiro ${p.supplier.bankgiro}   OCR-referens ${p.ocr}   Org.nr ${p.supplier.organisation}   Moms ${p.supplier.vat}   F-skatt`, { size: 7.5 });
      return s.drawing();
    },
  },
];
