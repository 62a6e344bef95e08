/** Firms whose papers come from programs of business systems, drawn in points. */
import { Sheet } from '../sheet.ts';
import { framed, grid, headed, put, who } from './drawn.ts';
import { begun, firm } from './firms.ts';
import { facts, figures, own, totals, word } from './kit.ts';
import type { LayoutU } from './orders.ts';
import { bakery, butcher } from './wares-food.ts';
import { fireSafety } from './wares-other.ts';

const m = figures('space');

export const systemsA: readonly LayoutU[] = [
  {
    id: 'u13-brod-pg-talong',
    producer: 'driver',
    hard: 'a framed head, a payment slip with the sum in kronor and öre apart at the foot',
    credits: 1,
    seller: {
      firm: firm(
        'Ahlbergs Hembageri Eftr. HB',
        'Hantverkaregatan 9, 574 31 Vetlanda',
        begun('91673', 'Ahlbergs Hembageri'),
      ),
      wares: bakery,
      lines: [3, 8],
      code: 3,
      number: (n) => String(9_310 + n),
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 48, p.supplier.name, { font: 'serifbold', size: 15 });
      s.text(40, 62, `${p.supplier.street}   ${p.supplier.post}`);
      s.text(555, 48, word(p, 'FAKTURA', 'KREDITFAKTURA'), { font: 'bold', size: 15, align: 'r' });
      framed(s, [330, 400, 480, 555], 60, facts(p, 'Kundnr=customer|Fakturadatum=issue|Fakturanr=number'));
      framed(s, [330, 480, 555], 85, facts(p, 'Er referens=reference|Förfallodag=due'));
      s.block(330, 132, who(p.buyer), { size: 10 });
      if (p.about !== null) s.text(40, 150, `Kreditering av faktura ${p.about}`);
      if (p.remark !== null) s.text(40, 164, p.remark);
      const y = grid(
        s,
        p,
        '44 Artikelnr=code|95 Benämning=name|>330 Antal=qty|338 Enhet=unit|>440 À-pris=price|>551 Belopp=sum',
        192,
        { form: 'bare', rule: 'head' },
      );
      s.frame(40, 178, 555, Math.max(y, 520));
      framed(
        s,
        [40, 140, 190, 280, 360, 440, 555],
        530,
        totals(
          p,
          'bare',
          'Netto=net|Moms %=net|Moms kr=tax|Brutto=gross|Öresutj.=rounding|ATT BETALA=payable',
        ).map(([label, value]) => [label, label === 'Moms %' ? String(p.vat[0]?.rate) : value]),
      );
      s.block(
        40,
        574,
        [
          `Org.nr ${p.supplier.organisation}   Momsreg.nr ${p.supplier.vat}   F-skattebevis`,
          'Vid betalning efter förfallodagen debiteras ränta enligt räntelagen.',
        ],
        { size: 7.5 },
      );
      s.line(30, 620, 565, 620, 0.3);
      s.text(40, 636, 'INBETALNING/GIRERING AVI', { font: 'bold', size: 10 });
      s.frame(40, 644, 300, 712);
      s.text(44, 652, 'Betalningsavsändare', { size: 6 });
      s.block(48, 668, who(p.buyer));
      s.frame(300, 644, 555, 678);
      s.text(304, 652, 'Till plusgiro nr', { size: 6 });
      s.text(310, 668, p.supplier.plusgiro, { size: 11 });
      s.frame(300, 678, 555, 712);
      s.text(304, 686, 'Betalningsmottagare', { size: 6 });
      s.text(310, 702, p.supplier.name);
      const [kronor = '', ore = ''] = m.money(p.payable).split(',');
      headed(s, [48, 300, 400], 730, [
        ['OCR-nummer / meddelande', p.ocr],
        ['Svenska kronor', kronor],
        ['öre', ore],
      ]);
      s.text(555, 800, `# ${p.ocr} #`, { font: 'mono', size: 10, align: 'r' });
      return s.drawing();
    },
  },
  {
    id: 'u14-kott-partier',
    producer: 'pdf-lib',
    hard: 'weights of three decimals; batch and where it was slaughtered below each row',
    credits: 1,
    seller: {
      firm: firm('Hälsingegårdarnas Slakteri AB', 'Långgatan 88, 827 32 Ljusdal'),
      wares: butcher,
      lines: [4, 9],
      code: 5,
      number: (n) => `${260_512 + n}`,
      terms: 15,
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.box(40, 36, 555, 60, 0.2);
      s.text(48, 53, p.supplier.name, { font: 'bold', size: 13, grey: 1 });
      s.text(547, 53, `${word(p)} ${p.number}`, { font: 'bold', size: 11, align: 'r', grey: 1 });
      s.block(40, 80, who(p.buyer), { size: 9.5 });
      put(
        s,
        360,
        455,
        80,
        facts(
          p,
          'Fakturadatum=issue|Leveransdag=delivered|Betalas senast=due|Kundnummer=customer|Er beställare=reference|Kredit av faktura=about',
        ),
      );
      if (p.remark !== null) s.text(40, 150, p.remark, { font: 'bold' });
      const y = grid(
        s,
        p,
        '40 Art.=code|80 Styckdetalj=name|>320 Vikt=qty3|326 Enh=unit|>400 Kr/kg=price|>440 Moms=ratep|>552 Summa=sum',
        176,
        {
          form: 'space',
          rule: 'bar',
          under: (l, _, at) => {
            s.text(80, at - 2, `Parti ${own(l, 'p', 9000) + 1000} · Uppfödd och slaktad i Sverige`, {
              size: 7,
              grey: 0.4,
            });
            return at + 11;
          },
        },
      );
      put(
        s,
        390,
        '>552',
        y + 10,
        totals(p, 'space', 'Summa exkl. moms=net|Moms {r} %=vat|Summa att betala SEK=payable'),
        { last: { font: 'bold', size: 10 } },
      );
      s.line(40, 770, 555);
      headed(
        s,
        [40, 180, 290, 400],
        782,
        facts(p, 'Adress=street|Bankgiro=bg|Organisationsnummer=org|Momsregistreringsnummer=vat'),
      );
      s.block(40, 806, [p.supplier.post, `Kontrollnummer SE 1184. Godkänd för F-skatt.`]);
      return s.drawing();
    },
  },
  {
    id: 'u15-brandskydd-bl',
    producer: 'reportlab',
    hard: 'labels before a colon in two columns; the address in a window at the left',
    credits: 1,
    seller: {
      firm: firm('Säkra Lågan Brandservice AB', 'Svarvarvägen 5, 142 50 Skogås'),
      wares: fireSafety,
      lines: [3, 6],
      code: 4,
      number: (n) => String(31_007 + n),
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(330, 50, word(p, 'Faktura', 'Kreditfaktura'), { font: 'bold', size: 17 });
      put(
        s,
        330,
        440,
        72,
        facts(
          p,
          'Fakturanummer:=number|Fakturadatum:=issue|Kundnummer:=customer|Betalningsvillkor:==30 dagar|Förfallodatum:=due|Avser faktura:=about',
        ),
        { step: 12 },
      );
      s.text(60, 50, 'SÄKRA LÅGAN', { font: 'bold', size: 18 });
      s.text(60, 62, 'brandservice', { size: 8 });
      s.block(60, 160, who(p.buyer), { size: 10 });
      put(s, 60, 130, 218, facts(p, 'Er referens:=reference|Vår referens:==Bo Lindkvarn'));
      if (p.remark !== null) s.text(330, 218, p.remark, { font: 'bold' });
      s.line(60, 246, 545);
      const y = grid(
        s,
        p,
        '60 Artikel=code|105 Text=name|>330 Antal=qty2|338 Enh=unit|>440 A-pris=price|>545 Belopp=sum',
        260,
        { form: 'space', rule: 'head', step: 15 },
      );
      s.line(330, y, 545);
      put(
        s,
        330,
        '>545',
        y + 16,
        totals(p, 'space', 'Netto:=net|Moms 25%:=tax|Öresavrundning:=rounding|Att betala:=payable'),
        { last: { font: 'bold' } },
      );
      s.line(60, 756, 545);
      s.block(60, 770, [p.supplier.name, p.supplier.street, p.supplier.post], { size: 7.5, leading: 10 });
      s.block(220, 770, [`Tel: ${p.supplier.phone}`, p.supplier.mail], { size: 7.5, leading: 10 });
      s.block(
        370,
        770,
        [
          `Bankgiro: ${p.supplier.bankgiro}`,
          `Org.nr: ${p.supplier.organisation}`,
          `VAT-nr: ${p.supplier.vat}`,
          'Företaget har F-skatt',
        ],
        { size: 7.5, leading: 10 },
      );
      return s.drawing();
    },
  },
];
