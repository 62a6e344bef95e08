/** More: papers of a form of their own, as some are in any post: a market place, a factor, a prepayment, a wide page. */
import { compact, dotted } from '../days.ts';
import { Sheet } from '../sheet.ts';
import { framed, grid, headed, put, who } from './drawn.ts';
import { begun, firm } from './firms.ts';
import { facts, figures, totals, word } from './kit.ts';
import type { LayoutU } from './orders.ts';
import { above, at, beside, bold, list, page, rows, said } from './pages.ts';
import { pantry, sweet } from './wares-food.ts';
import { chemistry, soda } from './wares-other.ts';

const m = figures('swedish');
const sp = figures('space');

export const oddB: readonly LayoutU[] = [
  {
    id: 'u70-odoo',
    producer: 'wkhtmltopdf',
    hard: 'an open business program’s page: units within the quantity, taxes as text',
    credits: 1,
    seller: {
      firm: firm('Rent & Redo Grossist AB', 'Ringvägen 14, 831 34 Östersund'),
      wares: chemistry,
      lines: [3, 7],
      code: (name) => `RR${(name.codePointAt(0) ?? 0) + name.length * 31}`,
      number: (n) => `INV/2026/${String(880 + n).padStart(5, '0')}`,
    },
    draw: (p) =>
      page(
        'body,td,th{font-size:12.5pt}.lines{margin-top:25px}.lines th{border-bottom:1px solid #000;font-weight:700}.lines td{padding:6px 4px;border-bottom:1px solid #ddd}.list{margin:20px 0 0 auto}.list td{padding:4px 10px}.above th{font-size:11pt;padding-right:40px}',
        beside(
          [50, `<b style="font-size:18pt;color:#714b67">Rent &amp; Redo</b><br>${at(p.supplier)}`],
          [50, `<br><br><br>${at(p.buyer)}<br>Org.nr: ${p.buyer.organisation}`],
        ),
        `<h1 style="color:#714b67;font-weight:400">${word(p)} ${p.number}</h1>`,
        said(p),
        above(facts(p, 'Fakturadatum:=issue|Förfallodatum:=due|Källa:=order|Krediterar:=about')),
        rows(p, 'swedish', 'Beskrivning=item|>Kvantitet=q|>Enhetspris=price|>Skatter=tax|>Belopp=sm', {
          extra: {
            q: (l) => `${m.quantity(l.quantity, 2)} ${l.unit}`,
            item: (l) => `[${l.code}] ${l.name}`,
            tax: () => '25% V',
            sm: (l) => `${m.money(l.sum)} kr`,
          },
        }),
        list(bold(totals(p, 'swedish', 'Belopp exkl. moms=net|Moms 25%=tax|Totalt=payable'), ' kr')),
        `<p>Betalningsvillkor: 30 dagar. Ange ${p.number} vid betalning till bankgiro ${p.supplier.bankgiro}.</p><p style="font-size:10pt">${p.supplier.mail} ${p.supplier.phone} Org.nr ${p.supplier.organisation} Momsreg.nr ${p.supplier.vat} Godkänd för F-skatt</p>`,
      ),
  },
  {
    id: 'u71-villkor-rader',
    producer: 'cairo',
    hard: 'a large system’s form: positions in tens, pricing conditions below each row, days without dashes',
    credits: 1,
    seller: {
      firm: firm('Livsmedelspartner Öst AB', 'Kungens Kurva Allé 2, 141 75 Kungens Kurva'),
      wares: pantry,
      lines: [6, 14],
      code: 8,
      number: (n) => `90${330_118 + n}`,
      discounts: [300, 650],
      charges: [['Frakt', 29500, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8 });
      const head = (of: string): void => {
        s.text(40, 44, 'LIVSMEDELSPARTNER ÖST', { font: 'bold', size: 12 });
        s.text(555, 44, `${word(p)}  ${p.number}  Sida ${of}`, { align: 'r', size: 10 });
      };
      head('1');
      framed(s, [300, 385, 470, 555], 54, [
        ['Fakturadatum', compact(p.issue)],
        ['Förfallodatum', compact(p.due)],
        ['Kundnummer', p.customer],
      ]);
      framed(
        s,
        [300, 385, 555],
        79,
        facts(p, p.isCredit ? 'Order=order|Kreditera=about' : 'Order=order|Er ref=reference'),
      );
      s.block(40, 70, who(p.buyer), { size: 9.5 });
      if (p.remark !== null) s.text(40, 122, p.remark);
      const y = grid(
        s,
        p,
        '40 Pos=pos10|65 Material=code|120 Benämning=name|>350 Kvantitet=qty|356 KE=unit|>440 Pris=price|>470 M%=rate|>552 Värde=sum',
        146,
        {
          form: 'dotted',
          rule: 'head',
          bottom: 660,
          under: (l, _, to) => {
            s.text(
              120,
              to - 1,
              `Förpackning ${l.pack}${l.discount === 0n ? '' : `   Avtalsrabatt ${sp.percent(l.discount)} %`}`,
              { size: 7 },
            );
            return to + (p.lines.length > 9 ? 28 : 14);
          },
          next: () => {
            s.page();
            head('2');
            return 76;
          },
        },
      );
      s.line(300, y - 4, 552);
      put(
        s,
        320,
        '>552',
        y + 10,
        totals(
          p,
          'dotted',
          'Varuvärde=goods|=charges|Netto=net|Moms {r} % av {b}=vat|Moms SEK=tax|Slutbelopp SEK=payable',
        ),
        { last: { font: 'bold', size: 10 } },
      );
      s.block(
        40,
        790,
        [
          `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`,
          `Bankgiro ${p.supplier.bankgiro}  Referens ${p.ocr}  Org.nr ${p.supplier.organisation}  VAT ${p.supplier.vat}  F-skatt`,
        ],
        { size: 7 },
      );
      return s.drawing();
    },
  },
  {
    id: 'u72-lask-pant',
    producer: 'fpdf',
    hard: 'soft drinks with deposits and empties; a rebate below zero; the sums in a box at the left',
    credits: 1,
    seller: {
      firm: firm(
        'Kolsyrebolaget i Arvika HB',
        'Jössegatan 5, 671 30 Arvika',
        begun('96966', 'Kolsyrebolaget'),
      ),
      wares: [
        ...soda,
        { name: 'Retur tomback', unit: 'st', price: '42.00', rate: 0, pack: '', amount: '-1-6' },
      ],
      lines: [5, 8],
      code: 3,
      deposits: { back: ['Pant back med flaskor', '42.00', '950'] },
      number: (n) => `KB${1_830 + n}`,
      terms: 20,
      charges: [['Kundrabatt', -25000, 'F']],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9.5 });
      s.text(50, 60, 'KOLSYREBOLAGET', { font: 'bold', size: 18 });
      s.block(
        50,
        76,
        [`${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`, `Telefon ${p.supplier.phone}`],
        { size: 8.5 },
      );
      put(
        s,
        350,
        450,
        60,
        facts(p, `${word(p)}=number|Datum=issue|Förfallodatum=due|Kundnr=customer|Kredit av=about`),
      );
      s.block(50, 124, who(p.buyer), { size: 10 });
      if (p.remark !== null) s.text(350, 140, p.remark);
      const y = grid(
        s,
        p,
        '50 Nr=code|80 Vara=name|230 Kolli=pack|>330 Antal=qty|338 =unit|>420 Pris=price|>460 Moms=ratex|>545 Summa=sum',
        186,
        { form: 'swedish', rule: 'head', step: 15 },
      );
      const top = y + 8;
      const end = put(
        s,
        58,
        '>290',
        top + 16,
        totals(
          p,
          'swedish',
          'Varor och pant=goods|=charges|Summa exkl. moms=net|Moms {r} % på {b}=vat|Moms totalt=tax|ATT BETALA=payable',
        ),
        { last: { font: 'bold' } },
      );
      s.frame(50, top, 298, end);
      s.text(
        50,
        800,
        `Bankgiro ${p.supplier.bankgiro} · OCR ${p.ocr} · Org.nr ${p.supplier.organisation} · Momsnr ${p.supplier.vat} · F-skatt`,
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'u73-konfekt-kronor',
    producer: 'stretched',
    hard: 'a confectioner’s form with dots between thousands; discount and net sum; the order’s day',
    credits: 1,
    seller: {
      firm: firm('Karamellkokeriet Lyckhem AB', 'Brunnsgatan 23, 563 32 Gränna'),
      wares: sweet,
      lines: [2, 6],
      code: 4,
      discounts: [1000, 1500, 2000],
      number: (n) => `${40_720 + n}`,
      terms: 30,
      charges: [['Porto och emballage', 8900, 'F']],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(555, 56, 'Lyckhem', { font: 'serifbold', size: 26, align: 'r' });
      s.text(555, 70, 'karamellkokeri', { font: 'serif', align: 'r' });
      s.text(40, 60, word(p, 'FAKTURA', 'KREDITFAKTURA'), { size: 16 });
      put(
        s,
        40,
        130,
        80,
        facts(
          p,
          'Fakturanr=number|Fakturadatum=issue|Orderdatum=delivered|Förfallodatum=due|Kundnr=customer|Krediterar=about',
          dotted,
        ),
        { step: 12 },
      );
      s.block(330, 110, who(p.buyer), { size: 10.5 });
      if (p.remark !== null) s.text(330, 156, p.remark);
      const y = grid(
        s,
        p,
        '40 Art=code|75 Benämning=name|235 Förp=pack|>310 Ant=qty|316 Enh=unit|>400 Á-pris=price|>445 Rabatt=discp|>552 Nettosumma=sum',
        186,
        { form: 'dotted', rule: 'rows', step: 16 },
      );
      put(
        s,
        350,
        '>552',
        y + 6,
        totals(p, 'dotted', '=charges|Summa exkl. moms=net|Moms {r} %=vat|Summa inkl. moms=payable'),
        { last: { font: 'bold' } },
      );
      headed(s, [40, 190, 300, 420], 790, facts(p, 'Adress=street|Bankgiro=bg|Org.nr=org|Momsreg.nr=vat'));
      s.text(40, 816, `${p.supplier.name}, ${p.supplier.post}. Godkänd för F-skatt.`, { size: 7.5 });
      return s.drawing();
    },
  },
];
