/** Sellers in Denmark, Norway and Finland. */
import { dashedBack, dotted } from '../days.ts';
import { inDenmark, inNorway } from '../q/firms.ts';
import { Sheet } from '../sheet.ts';
import { framed, grid, put, who } from './drawn.ts';
import { firm, iban } from './firms.ts';
import { facts, totals, word } from './kit.ts';
import type { LayoutU } from './orders.ts';
import { at, beside, list, page, rows, run, said } from './pages.ts';
import { danish, furniture, norwegian } from './wares-abroad.ts';

export const abroadNorth: readonly LayoutU[] = [
  {
    id: 'u28-dansk-mad',
    producer: 'letters',
    hard: 'Danish; a payment line with +71 at the foot; prices with dots',
    credits: 1,
    seller: {
      firm: firm('Sundby Fødevareengros ApS', 'Havnegade 22, 4800 Nykøbing F', {
        ...inDenmark('Sundby Fødevareengros'),
        iban: iban('DK', '54710001482207'),
      }),
      wares: danish,
      lines: [3, 6],
      code: 5,
      number: (n) => String(61_240 + n),
      terms: 14,
      currency: 'DKK',
      charges: [['Fragt', 48000, 0]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(50, 60, 'Sundby Fødevareengros', { font: 'bold', size: 15 });
      s.block(
        430,
        50,
        [
          p.supplier.name,
          p.supplier.street,
          p.supplier.post,
          `CVR-nr. ${p.supplier.organisation}`,
          'Telefon +45 3850 0114',
        ],
        { size: 8, leading: 10 },
      );
      s.block(50, 120, [...who(p.buyer), 'Sverige', `Momsnr. ${p.buyer.vat}`], { size: 9.5 });
      s.text(430, 130, word(p, 'Faktura', 'Kreditnota'), { font: 'bold', size: 14 });
      put(
        s,
        430,
        '>555',
        148,
        facts(
          p,
          'Nummer=number|Dato=issue|Forfaldsdato=due|Kundenr.=customer|Vedr. faktura=about',
          dashedBack,
        ),
        { step: 12 },
      );
      if (p.remark !== null) s.text(50, 205, p.remark, { font: 'bold' });
      const y = grid(
        s,
        p,
        '50 Nr.=code|90 Beskrivelse=name|>340 Antal=qty|346 Enhed=unit|>440 Stk. pris=price|>552 Beløb=sum',
        232,
        { form: 'dotted', rule: 'bar', step: 15 },
      );
      put(
        s,
        350,
        '>552',
        y + 14,
        totals(p, 'dotted', '=charges|Subtotal=net|Moms (0 %)=tax|Total DKK=payable'),
        { last: { font: 'bold', size: 11 } },
      );
      s.block(50, 720, [
        `Betalingsbetingelser: Netto 14 dage, forfald ${dashedBack(p.due)}`,
        `IBAN ${p.supplier.iban}, SWIFT JYBADKKK`,
        'Momsfrit EU-salg, omvendt betalingspligt.',
      ]);
      s.text(50, 780, `+71<${p.ocr.padStart(15, '0')}+84471206<`, { font: 'mono', size: 10 });
      return s.drawing();
    },
  },
  {
    id: 'u29-dansk-stol',
    producer: 'chromium',
    hard: 'Danish; a shop for furniture with a sum in a dark box; no article numbers',
    credits: 0,
    seller: {
      firm: firm('Nordhavn Inventar IVS', 'Glentevej 8, 2400 København NV', {
        ...inDenmark('Nordhavn Inventar'),
        iban: iban('DK', '66950005511872'),
      }),
      wares: furniture,
      lines: [1, 3],
      number: (n) => `${310 + n}`,
      terms: 8,
      currency: 'DKK',
      discounts: [1000],
      charges: [['Levering Sverige', 95000, 0]],
    },
    draw: (p) =>
      page(
        'body{font:10pt "URW Gothic","Liberation Sans"}.lines{margin-top:10mm}.lines th{border-bottom:.8pt solid #222;font-weight:400}.lines td{padding:6pt 3pt}.list{width:55%;margin:5mm 0 0 auto}.list td{padding:3pt}.sum{background:#222;color:#fff;width:55%;margin-left:auto}.sum td{color:#fff;padding:5pt}',
        beside([50, `<h1>${word(p)} ${p.number}</h1>`], [50, '<b>NORDHAVN INVENTAR</b>', 'right']),
        said(p),
        beside(
          [50, `${at(p.buyer)}<br>Sverige`],
          [50, `${at(p.supplier)}<br>CVR: ${p.supplier.organisation}`, 'right'],
        ),
        `<p>${run(facts(p, 'Fakturadato=issue|Forfaldsdato=due|Jeres ref=reference', dashedBack), ' &nbsp;&nbsp; ')}</p>`,
        rows(p, 'dotted', 'Vare=name|>Antal=qty|Enhed=unit|>Pris=price|>Rabat=discp|>I alt=sum'),
        list(totals(p, 'dotted', '=charges|I alt ekskl. moms=net|Moms 0 %=tax')),
        list(totals(p, 'dotted', 'At betale i DKK=payable'), 'sum'),
        `<p>Reg. 6695 Konto 0005511872, IBAN ${p.supplier.iban}. Ved betaling bedes fakturanummer ${p.number} oplyst. Omvendt betalingspligt.</p>`,
      ),
  },
  {
    id: 'u30-norsk-fisk',
    producer: 'cairo',
    hard: 'Norwegian; a number for payment, weights, a slip with frames below',
    credits: 1,
    seller: {
      firm: firm('Vesterålen Sjømat Engros AS', 'Kaigata 6, 8400 Sortland', {
        ...inNorway('Vesterålen Sjømat Engros'),
        iban: iban('NO', '45301188420'),
      }),
      wares: norwegian,
      lines: [2, 6],
      code: 4,
      number: (n) => String(20_831 + n),
      terms: 20,
      currency: 'NOK',
      isNegativeCredit: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(45, 56, p.supplier.name, { font: 'bold', size: 14 });
      s.block(
        45,
        70,
        [
          p.supplier.street,
          p.supplier.post,
          `Foretaksregisteret ${p.supplier.vat.replace('NO', 'NO ').replace('MVA', ' MVA')}`,
        ],
        { size: 8.5 },
      );
      s.text(350, 56, word(p, 'Faktura', 'Kreditnota'), { font: 'bold', size: 16 });
      put(
        s,
        350,
        450,
        76,
        facts(
          p,
          'Fakturanr.=number|Fakturadato=issue|Forfallsdato=due|Leveringsdato=delivered|Kundenr.=customer|KID=ocr|Kreditert faktura=about',
          dotted,
        ),
        { step: 12 },
      );
      s.block(45, 130, [...who(p.buyer), 'Sverige'], { size: 10 });
      if (p.remark !== null) s.text(45, 196, p.remark);
      const y = grid(
        s,
        p,
        '45 Varenr=code|95 Beskrivelse=name|>330 Antall=qty|336 Enhet=unit|>430 Pris=price|>465 MVA=ratex|>548 Beløp=sum',
        220,
        { form: 'space', rule: 'head', step: 14 },
      );
      s.line(340, y, 548);
      put(
        s,
        340,
        '>548',
        y + 14,
        totals(p, 'space', 'Netto=net|Merverdiavgift 0 %=tax|Å betale NOK=payable'),
        { last: { font: 'bold' } },
      );
      s.line(30, 660, 565, 660, 0.3);
      s.text(45, 676, 'Betalingsinformasjon', { font: 'bold' });
      framed(s, [45, 215, 385, 548], 684, [
        ['Til konto / IBAN', p.supplier.iban ?? ''],
        ['KID', p.ocr],
        ['Betalingsfrist', dotted(p.due)],
      ]);
      framed(s, [45, 215, 385, 548], 709, [
        ['Betalt av', p.buyer.name],
        ['Betalt til', p.supplier.name],
        ['Beløp', totals(p, 'space', 'x=payable')[0]?.[1] ?? ''],
      ]);
      return s.drawing();
    },
  },
];
