/** More: more services: laundry, pests, staff, music, cards, locks, ducts, print. */
import { abbreviated, slashed } from '../days.ts';
import { Sheet } from '../sheet.ts';
import { framed, grid, who } from './drawn.ts';
import { begun, firm, sole } from './firms.ts';
import { facts, figures, totals, word } from './kit.ts';
import type { LayoutU } from './orders.ts';
import { at, beside, bold, list, page, rows, run, said, sheetRows } from './pages.ts';
import { adverts, cleaningWork, ducts, locks, terminals } from './wares-other.ts';

const m = figures('swedish');
const bare = figures('bare');

export const servicesD: readonly LayoutU[] = [
  {
    id: 'u50-kort-avgifter',
    producer: 'chromium',
    hard: 'card fees without VAT beside rent with VAT; hundreds of transactions at small prices',
    credits: 1,
    seller: {
      firm: firm('Blippa Betalningar AB', 'Klarabergsviadukten 70, 111 64 Stockholm'),
      wares: terminals,
      lines: [4, 6],
      number: (n) => `BB${600_118 + n}`,
      terms: 10,
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}.lines{margin-top:7mm}.lines th{text-align:left;color:#fff;background:#00735c;padding:4pt}.lines th.r{text-align:right}.lines td{padding:4pt;border-bottom:.4pt solid #cde}.list{margin:0}.v th{font-weight:400;color:#555}.v td,.v th{padding:2pt 8pt 2pt 0}',
        beside(
          [60, '<b style="font-size:22pt;color:#00735c">blippa</b>'],
          [
            40,
            `<b>${word(p)}</b><br>${run(facts(p, 'Nr=number|Datum=issue|Förfaller=due|Säljställe=customer|Avser=about'), '<br>', ' ')}`,
          ],
        ),
        said(p),
        `<p>${at(p.buyer)}</p>`,
        rows(p, 'swedish', 'Avgift=name|>Antal=qty|=unit|>Per styck=price|>Moms=ratep|>Belopp=sum'),
        '<br>',
        beside(
          [
            50,
            `<table class="v"><tr><th>Sats</th><th>Underlag</th><th>Moms</th></tr>${p.vat.map((v) => `<tr><td>${v.rate} %</td><td class="r">${m.money(v.base)}</td><td class="r">${m.money(v.tax)}</td></tr>`).join('')}</table>`,
          ],
          [
            50,
            list(bold(totals(p, 'swedish', 'Summa exkl. moms=net|Summa moms=tax|Att betala=payable'), ' kr')),
            'right',
          ],
        ),
        `<p class="small">Beloppet dras mot nästa utbetalning eller betalas till bankgiro ${p.supplier.bankgiro}. ${at(p.supplier, ', ')}. Org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}.</p>`,
      ),
  },
  {
    id: 'u51-las-ord',
    producer: 'writer',
    hard: 'a locksmith’s word processor; days as 3/9 -26; a bordered table',
    credits: 1,
    seller: {
      firm: firm('Låskistan i Motala HB', 'Prästgatan 4, 591 30 Motala', begun('96965', 'Låskistan')),
      wares: locks,
      lines: [2, 4],
      number: (n) => `${2_230 + n}`,
      terms: 20,
      isWhole: true,
    },
    draw: (p) =>
      page(
        'body{font-size:11pt}td{font-size:10.5pt}',
        `<table width="100%"><tr><td><font size="6"><b>Låskistan</b></font></td><td align="right"><font size="5">${word(p, 'FAKTURA', 'KREDITFAKTURA')}</font></td></tr></table><hr>`,
        said(p),
        beside(
          [50, at(p.buyer)],
          [
            50,
            run(
              facts(
                p,
                'Fakturanr=number|Datum=issue|Sista betalningsdag=due|Krediterar faktura=about',
                slashed,
              ),
            ),
          ],
        ),
        '<br>',
        sheetRows(p, 'swedish', 'Beskrivning=name|>Antal=qty|Enhet=unit|>Pris=price|>Summa=sum', {
          attributes: 'border="1" cellspacing="0" cellpadding="4" width="100%"',
        }),
        `<p align="right">Netto: ${m.money(p.net)} kr<br>Moms 25%: ${m.money(p.tax)} kr<br>Öresavrundning: ${m.money(p.rounding)} kr<br><b>Att betala: ${m.money(p.payable)} kr</b></p>`,
        `<hr><p><font size="2">${at(p.supplier, ', ')}. Org.nr ${p.supplier.organisation}. Bankgiro ${p.supplier.bankgiro}. Momsnr ${p.supplier.vat}. F-skatt finns.</font></p>`,
      ),
  },
  {
    id: 'u52-imkanal',
    producer: 'ghostscript',
    hard: 'a sweep’s form: framed boxes, the object’s name, prices per metre',
    credits: 1,
    seller: {
      firm: firm('Sotarna i Roden AB', 'Estunavägen 30, 761 52 Norrtälje'),
      wares: ducts,
      lines: [2, 5],
      code: 3,
      number: (n) => String(19_330 + n),
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 52, p.supplier.name, { font: 'serifbold', size: 17 });
      s.text(555, 52, word(p), { font: 'serif', size: 17, align: 'r' });
      framed(
        s,
        [40, 143, 246, 349, 452, 555],
        66,
        facts(p, 'Fakturanr=number|Fakturadatum=issue|Förfallodatum=due|Kundnr=customer|Protokoll nr=order'),
      );
      framed(s, [40, 298, 555], 91, [
        ['Objekt', `Restaurangkök, ${p.buyer.street}`],
        [
          'Anmärkning',
          p.remark ?? (p.about === null ? 'Rengjort utan anmärkning' : `Avser faktura ${p.about}`),
        ],
      ]);
      s.block(330, 140, who(p.buyer), { size: 10 });
      const y = grid(
        s,
        p,
        '43 Nr=code|75 Åtgärd=name|>330 Antal=qty|338 Enhet=unit|>440 À kr=price|>550 Kronor=sum',
        210,
        { form: 'colon', rule: 'head', step: 15 },
      );
      s.frame(40, 198, 555, Math.max(y, 480));
      framed(
        s,
        [246, 349, 452, 555],
        490,
        totals(p, 'colon', 'Netto=net|Moms 25 %=tax|Att betala kr=payable'),
        28,
      );
      s.block(
        40,
        780,
        [
          `${p.supplier.street}, ${p.supplier.post}, tel ${p.supplier.phone}`,
          `Bankgiro ${p.supplier.bankgiro}, org.nr ${p.supplier.organisation}, momsregnr ${p.supplier.vat}, innehar F-skattebevis`,
        ],
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'u53-tryck-ark',
    producer: 'calc',
    hard: 'a spreadsheet form with the sums at the right of an empty column; long words',
    credits: 1,
    seller: {
      firm: firm('Affischboden Nordanvind AB', 'Storgatan 37, 972 32 Luleå'),
      wares: adverts,
      lines: [2, 4],
      number: (n) => `A${1_040 + n}`,
      terms: 20,
    },
    draw: (p) => {
      const cell = (text: string): string => `<td align="right" sdnum="1033;0;@">${text}</td>`;
      const gap = (count: number): string => '<td></td>'.repeat(count);
      const info = facts(p, 'Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Krediterar=about');
      return page(
        'td{font-size:9.5pt}',
        `<table><tr><td width="230"><font size="5"><b>Affischboden</b></font></td><td width="60"></td><td width="60"></td><td width="110"></td><td width="110">${word(p, 'FAKTURA', 'KREDITFAKTURA')}</td></tr><tr><td>${p.supplier.name}</td></tr><tr><td>${p.supplier.street}</td></tr><tr><td>${p.supplier.post}</td></tr><tr><td></td></tr>${[p.buyer.name, p.buyer.street, p.buyer.post, p.remark ?? ''].map((text, i) => `<tr><td>${text.replace('&', '&amp;')}</td>${gap(2)}<td>${info[i]?.[0] ?? ''}</td>${cell(info[i]?.[1] ?? '')}</tr>`).join('')}<tr><td></td></tr>${sheetRows(p, 'bare', 'Tjänst=name|>Antal=qty|Enhet=unit|>À-pris=price|>Summa=sum', { isBare: true })}<tr><td></td></tr>${totals(
          p,
          'bare',
          'Summa exkl. moms=net|Moms 25 %=tax|ATT BETALA=payable',
        )
          .map(([label, value]) => `<tr>${gap(3)}<td>${label}</td>${cell(value)}</tr>`)
          .join(
            '',
          )}<tr><td></td></tr><tr><td>Bankgiro ${p.supplier.bankgiro}</td></tr><tr><td>Org.nr ${p.supplier.organisation}</td></tr><tr><td>Momsreg.nr ${p.supplier.vat}</td></tr><tr><td>F-skatt: ja</td></tr></table>`,
      );
    },
  },
  {
    id: 'u54-puts-mobil',
    producer: 'chromium',
    hard: 'a page of a telephone’s width with label and value in each row’s card',
    seller: {
      firm: firm(
        'Blanka Rutan Selma Tångring',
        'Ekbacksvägen 9, 439 33 Onsala',
        sole('880215', 'Blanka Rutan'),
      ),
      wares: cleaningWork.filter(({ unit }) => unit === 'st'),
      lines: [1, 3],
      number: (n) => `${70 + n}`,
      terms: 10,
    },
    draw: (p) =>
      page(
        'body{font:11pt "DejaVu Sans";width:110mm}.c{border:.6pt solid #ccc;border-radius:6pt;padding:3mm;margin:3mm 0}.list{width:100%}.list td{padding:1pt 0}',
        `<h2>${word(p)} nr ${p.number}</h2><p>${at(p.supplier)}</p>`,
        said(p),
        list(facts(p, 'Fakturadatum=issue|Betala senast=due|Till=buyer', abbreviated)),
        ...p.lines.map(
          (l) =>
            `<div class="c"><b>${l.name}</b>${list([
              ['Antal', `${bare.quantity(l.quantity)} ${l.unit}`],
              ['Pris', `${m.price(l.price)} kr`],
              ['Summa', `${m.money(l.sum)} kr`],
            ])}</div>`,
        ),
        list(bold(totals(p, 'swedish', 'Summa exkl. moms=net|Moms 25 %=tax|Att betala=payable'), ' kr')),
        `<p>Bankgiro ${p.supplier.bankgiro}<br>Org.nr ${p.supplier.organisation}<br>Momsnr ${p.supplier.vat}<br>Godkänd för F-skatt</p>`,
      ),
  },
];
