/** Sellers in Denmark, Norway and Finland, and Swedes of the north who write as they do. */
import { address, over, pairs, remarked } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { abroad, firm } from './firms.ts';
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
} from './kit.ts';
import type { LayoutI } from './orders.ts';

const f = figures('swedish');
const dotted = figures('dotted');

export const abroadNorth: readonly LayoutI[] = [
  {
    id: 'i59',
    producer: 'chromium',
    hard: 'Danish, in Danish kroner without VAT',
    seller: {
      firm: abroad('DK', 'Sundets Delikatesser ApS', 'Havnegade 41, DK-3000 Helsingør', {
        phone: '+45 49 20 00 11',
      }),
      trades: ['dansk'],
      lines: [3, 6],
      codes: '5',
      numbers: '20####',
      currency: 'DKK',
      terms: 14,
    },
    credits: 1,
    draw: (p) =>
      page(
        '.lines th{border-bottom:1pt solid #900}h2{color:#900}',
        beside(
          [50, `<h2>Sundets Delikatesser</h2><br>${address(p.buyer)}<br>Sverige`],
          [
            50,
            `<h2>${called(p, 'FAKTURA', 'KREDITNOTA')}</h2>${pairs(meta(p, 'Fakturanr.=number|Fakturadato=issue:dashedBack|Forfaldsdato=due:dashedBack|Kundenr.=customer|Vedr. faktura=about'))}`,
          ],
        ),
        remarked(p),
        `<br>${linesAs(p.lines, dotted, 'Varenr.=code|Beskrivelse=name|Antal=qty>|Enhed=unit|Stk. pris=price>|Beløb=sum>')}`,
        `<br>${pairs(sums(p, dotted, 'Subtotal=net|Moms (0,00%)=tax|Total DKK=payable'))}`,
        `<p class="small">Omvendt betalingspligt, EU-varesalg uden moms. Købers momsnr. ${p.buyer.vat}.<br>${p.supplier.name} · ${p.supplier.street} · ${p.supplier.post} · CVR-nr. ${p.supplier.organisation} · IBAN ${p.supplier.iban ?? ''} · Tlf. ${p.supplier.phone}</p>`,
      ),
  },
  {
    id: 'i60',
    producer: 'reportlab',
    hard: 'Danish with dots between thousands, numbers of the sender below its name',
    seller: {
      firm: abroad('DK', 'Vesterhavets Fiskeeksport A/S', 'Auktionsgade 7, DK-6700 Esbjerg'),
      trades: ['dansk'],
      lines: [2, 5],
      codes: '4',
      numbers: '8#####',
      currency: 'DKK',
      terms: 8,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 55, p.supplier.name, { font: 'bold', size: 14 });
      s.block(
        40,
        70,
        [p.supplier.street, p.supplier.post, `CVR ${p.supplier.organisation}`, p.supplier.mail],
        { size: 8 },
      );
      s.block(40, 140, [...partyLines(p.buyer), 'Sverige']);
      s.text(380, 140, called(p, 'Faktura', 'Kreditnota'), { font: 'bold', size: 14 });
      facts(
        s,
        380,
        460,
        158,
        meta(p, 'Nummer=number|Dato=issue:dotted|Forfald=due:dotted|Debitor=customer|Rekvirent=ref'),
      );
      remarkOn(s, p, 40, 225);
      const y = grid(
        s,
        p.lines,
        dotted,
        '40 Varenummer=code|110 Tekst=name|>360 Antal=qty2|368 Enhed=unit|>450 Pris=price|>555 Beløb i DKK=sum',
        { top: 245, rule: (at) => s.line(40, at, 555) },
      );
      listed(s, 380, 555, y + 16, sums(p, dotted, 'Nettobeløb=net|Momsbeløb=tax|I alt DKK=payable'));
      s.block(
        40,
        770,
        [`Betaling: IBAN ${p.supplier.iban ?? ''}`, `Momsfri leverance til EU, køber ${p.buyer.vat}`],
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'i61',
    producer: 'wkhtmltopdf',
    hard: 'Danish firm registered for Swedish VAT, in kronor, words in Danish',
    seller: {
      firm: firm('Hveen Økologi Danmark Filial', 'Strandvejen 118, DK-2900 Hellerup'),
      trades: ['dansk'],
      lines: [2, 6],
      codes: '5',
      numbers: 'SE-####',
      rate: 12,
      from: '2026-02-01',
      terms: 21,
    },
    draw: (p) =>
      page(
        '.lines td{border-bottom:.4pt solid #aaa}',
        `<div class="r"><b>${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>SE-momsnr. ${p.supplier.vat}</div>`,
        `${address(p.buyer)}<h2>${called(p, 'Faktura', 'Kreditnota')} ${p.number}</h2>`,
        over(meta(p, 'Fakturadato=issue:dotted|Forfaldsdato=due:dotted|Kundenummer=customer|Deres ref.=ref')),
        remarked(p),
        `<br>${linesAs(p.lines, dotted, 'Vare=code|Betegnelse=name|Antal=qty>|Enhed=unit|Pris=price>|I alt=sum>')}`,
        pairs(sums(p, dotted, 'Beløb ekskl. moms=net|Svensk moms {r} %=vat|At betale SEK=payable')),
        `<p class="small">Bankgiro ${p.supplier.bankgiro} · Org.nr. ${p.supplier.organisation}</p>`,
      ),
  },
  {
    id: 'i62',
    producer: 'cairo',
    hard: 'Norwegian, exported, in Norwegian kroner',
    seller: {
      firm: abroad('NO', 'Lofothavet Sjømat AS', 'Kaiveien 12, NO-8370 Leknes'),
      trades: ['norsk'],
      lines: [2, 5],
      codes: '4',
      numbers: '5####',
      currency: 'NOK',
      terms: 14,
    },
    credits: 1,
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 55, 'LOFOTHAVET', { font: 'bold', size: 20 });
      s.right(555, 55, called(p, 'FAKTURA', 'KREDITNOTA'), { font: 'bold', size: 14 });
      s.block(40, 110, [...partyLines(p.buyer), 'SVERIGE']);
      listed(
        s,
        370,
        555,
        110,
        meta(
          p,
          'Fakturanr.=number|Fakturadato=issue:dotted|Forfallsdato=due:dotted|Kundenr.=customer|Gjelder faktura=about',
        ),
      );
      remarkOn(s, p, 40, 195);
      const y = grid(
        s,
        p.lines,
        f,
        '40 Varenr=code|90 Beskrivelse=name|>350 Mengde=qty2|358 Enhet=unit|>440 Pris=price|>470 Mva=rate%|>555 Sum=sum',
        { top: 215, rule: (at) => s.line(40, at, 555), gap: 2 },
      );
      listed(s, 370, 555, y + 18, sums(p, f, 'Netto=net|Merverdiavgift=tax|Å betale NOK=payable'), {
        font: 'bold',
      });
      s.block(
        40,
        780,
        [
          `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}`,
          `Foretaksregisteret ${p.supplier.vat}   IBAN ${p.supplier.iban ?? ''}`,
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'i63',
    producer: 'pdf-lib',
    hard: 'Norwegian game and cheese, sender on the right, no article numbers',
    seller: {
      firm: abroad('NO', 'Jotunfjell Mat Heggenes AS', 'Bygdevegen 88, NO-2940 Heggenes'),
      trades: ['norsk'],
      lines: [1, 4],
      numbers: '10##',
      currency: 'NOK',
      terms: 20,
    },
    draw: (p) => {
      const s = new Sheet({ size: 10, font: 'serif' });
      s.block(
        555,
        50,
        [p.supplier.name, p.supplier.street, p.supplier.post, `Org.nr. ${p.supplier.organisation} MVA`],
        { align: 'r' },
      );
      s.block(50, 130, [...partyLines(p.buyer), 'Sverige']);
      s.text(50, 220, `${called(p, 'Faktura', 'Kreditnota')} nr. ${p.number}`, {
        font: 'serifbold',
        size: 14,
      });
      facts(s, 50, 150, 240, meta(p, 'Dato=issue:dotted|Forfall=due:dotted|Vår ref.=ref'));
      remarkOn(s, p, 50, 290);
      const y = grid(
        s,
        p.lines,
        f,
        '50 Vare=name|>330 Antall=qty2|338 =unit|>430 Pris=price|>550 Beløp=sum',
        { top: 310, leading: 16, head: { font: 'serifbold' } },
      );
      listed(s, 380, 550, y + 16, sums(p, f, 'Sum eks. mva=net|Mva 0 %=tax|Å betale i NOK=payable'), {}, 15);
      s.text(50, 780, `Betales til IBAN ${p.supplier.iban ?? ''}`);
      return s.drawing();
    },
  },
];
