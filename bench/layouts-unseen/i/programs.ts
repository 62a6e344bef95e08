/** Invoices of the accounting programs that small suppliers use. */
import { address, pairs, over, remarked } from '../html.ts';
import { Sheet } from '../sheet.ts';
import { firm } from './firms.ts';
import {
  beside,
  boxed,
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

const f = figures('swedish');

export const programs: readonly LayoutI[] = [
  {
    id: 'i01',
    producer: 'chromium',
    hard: 'a web program: head with logo text, dates at the right, sums in a row of boxes',
    seller: {
      firm: firm('Torpsjö Grossist AB', 'Lagervägen 9, 541 34 Skövde'),
      trades: ['skafferi', 'frys'],
      lines: [6, 14],
      codes: '5',
      numbers: '1####',
      isWhole: true,
      charges: [['Fraktavgift', 39500, 25]],
    },
    credits: 1,
    draw: (p) =>
      page(
        'h1{font-size:20pt;color:#264}.lines{margin-top:14pt}.lines th{border-bottom:1pt solid #264;font-size:8pt}.over th{font-size:7pt;color:#555}.over{width:100%;border-top:1pt solid #264;margin-top:16pt}footer{position:fixed;bottom:0;font-size:7.5pt;width:100%}',
        beside(
          [55, `<h1>Torpsjö</h1><div style="margin-top:40pt">${address(p.buyer)}</div>`],
          [
            45,
            `<h2>${called(p, 'Faktura')}</h2>${pairs(meta(p, 'Fakturanr=number|Kundnr=customer|Fakturadatum=issue|OCR=ocr|Avser faktura=about'))}<br>${pairs(meta(p, 'Er referens=ref|Ert ordernr=order|Betalningsvillkor=!30 dagar|Förfallodatum=due|Dröjsmålsränta=!8,0 %'))}`,
          ],
        ),
        remarked(p),
        linesAs(
          p.lines,
          f,
          'Art.nr=code|Benämning=name|Antal=qty2>|Enhet=unit|À-pris=price>|Moms=rate%>|Summa=sum>',
        ),
        over([
          ...sums(p, f, 'Exkl. moms=net|Frakt=charges|Moms {r} %=vat|Moms totalt=taxes|Öresavr.=rounding'),
          ...sums(p, f, 'Att betala SEK=payable'),
        ]),
        `<footer><hr>${beside([34, `<b>Adress</b><br>${address(p.supplier)}`], [22, `<b>Telefon</b><br>${p.supplier.phone}`], [22, `<b>Bankgiro</b><br>${p.supplier.bankgiro}`], [22, `<b>Organisationsnr</b><br>${p.supplier.organisation}<br><b>Momsreg.nr</b><br>${p.supplier.vat}<br>Godkänd för F-skatt`])}</footer>`,
      ),
  },
  {
    id: 'i02',
    producer: 'weasyprint',
    hard: 'a second program: grey meta table, discounts, VAT table by rate',
    seller: {
      firm: firm('Renhållarna Kök & Sal i Halmstad AB', 'Flygaregatan 18, 302 38 Halmstad'),
      trades: ['rent', 'papp'],
      lines: [4, 11],
      codes: 'RK-4',
      numbers: '2026####',
      discounts: [5, 10, 15],
    },
    credits: 1,
    draw: (p) =>
      page(
        '.meta{background:#eee;width:100%}.meta td{font-size:8.5pt}.lines th{background:#ccc}.lines td{border-bottom:.3pt solid #bbb}.tot{margin-left:60%;margin-top:10pt}',
        beside(
          [60, `<b>${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}`],
          [40, `<h2>${called(p, 'FAKTURA', 'KREDITFAKTURA')}</h2>`],
        ),
        beside(
          [50, `<br><small>Leveransadress</small><br>${p.buyer.name}<br>${p.buyer.street}`],
          [50, `<br><small>Fakturaadress</small><br>${address(p.buyer)}`],
        ),
        `<div class="meta">${beside([50, told(meta(p, 'Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Kundnummer=customer'))], [50, told(meta(p, 'Vår referens=ref|Leveransdatum=delivered|Kreditering av=about|Betalningsreferens (OCR)=ocr'))])}</div>`,
        remarked(p),
        linesAs(
          p.lines,
          f,
          'Artikel=code|Beskrivning=name|Antal=qty>|Enh=unit|Pris=price>|Rabatt=disc%>|Belopp=sum>',
          { name: 'lines' },
        ),
        pairs(
          sums(
            p,
            f,
            'Summa exkl. moms=net|Moms {r} % på {b}=vat|Totalt inkl. moms=gross|Avrundning=rounding|Att betala=payable',
          ),
          'tot',
        ),
        `<p class="small">Org.nr ${p.supplier.organisation} &nbsp; Moms ${p.supplier.vat} &nbsp; Bg ${p.supplier.bankgiro} &nbsp; Innehar F-skattsedel &nbsp; ${p.supplier.mail}</p>`,
      ),
  },
  {
    id: 'i03',
    producer: 'pdf-lib',
    hard: 'a small program: boxed labels, no article numbers, sender in the foot only',
    seller: {
      firm: firm('Gunnel Åkesson Blommor', 'Torggatan 3, 272 31 Simrishamn'),
      trades: ['blommor'],
      lines: [2, 6],
      numbers: '#####',
      terms: 15,
      isWhole: true,
    },
    draw: (p) => {
      const s = new Sheet();
      s.text(320, 60, called(p, 'Faktura'), { size: 18, font: 'bold' });
      s.frame(315, 70, 555, 100);
      boxed(s, [320, 400, 480], 80, meta(p, 'Fakturadatum=issue|Fakturanr=number|Kundnr=customer'));
      s.block(320, 140, partyLines(p.buyer), { size: 10 });
      boxed(
        s,
        [40, 180, 320, 450],
        230,
        meta(p, 'Er referens=ref|Avser=about|Betalningsvillkor=!15 dagar netto|Förfallodag=due'),
      );
      remarkOn(s, p, 40, 262);
      const y = grid(
        s,
        p.lines,
        f,
        '40 Beskrivning=name|>360 Antal=qty|372 Enhet=unit|>470 Pris=price|>555 Summa=sum',
        { top: 285, leading: 15, rule: (at) => s.line(40, at, 555) },
      );
      s.line(40, y, 555);
      listed(s, 390, 555, y + 20, sums(p, f, 'Summa varor=net|Moms {r} %=vat|Öresutjämning=rounding'));
      listed(s, 390, 555, y + 75, sums(p, f, 'ATT BETALA=payable'), { font: 'bold', size: 11 });
      s.line(40, 760, 555);
      s.block(40, 774, partyLines(p.supplier), { size: 8 });
      s.block(230, 774, [`Tel ${p.supplier.phone}`, p.supplier.mail], { size: 8 });
      s.block(
        420,
        774,
        [`Plusgiro ${p.supplier.plusgiro}`, `Org.nr ${p.supplier.organisation}`, 'Godkänd för F-skatt'],
        { size: 8 },
      );
      return s.drawing();
    },
  },
  {
    id: 'i04',
    producer: 'chromium',
    hard: 'a bakery: collective invoice with deliveries as rows between',
    seller: {
      firm: firm('Vetehäxan Hantverksbageri AB', 'Kvarnbacken 2, 753 20 Uppsala'),
      trades: ['bröd'],
      lines: [8, 16],
      codes: '3',
      numbers: 'F######',
      deliveries: 4,
      returns: 0.08,
    },
    credits: 1,
    draw: (p) =>
      page(
        'h1{font:italic 22pt "Liberation Serif"}.d td{font-weight:bold;padding-top:6pt}.lines th{border-bottom:1pt solid}.p{margin-left:55%}',
        `<div class="c"><h1>Vetehäxan</h1><span class="small">HANTVERKSBAGERI · UPPSALA</span></div><br>`,
        beside(
          [60, address(p.buyer)],
          [
            40,
            `<b>${called(p, 'Samlingsfaktura')} ${p.number}</b><br>${told(meta(p, 'Datum=issue:words|Oss tillhanda senast=due:words|Kund=customer|Krediterar=about'))}`,
          ],
        ),
        remarked(p),
        linesAs(p.lines, f, 'Nr=code|Bröd=name|Antal=qty>|Enh=unit|Pris=price>|Belopp=sum>', {
          above: (line, index) =>
            index === 0 || p.lines[index - 1]?.delivery !== line.delivery
              ? `<tr class="d"><td colspan="6">Följesedel ${Number(p.order) + line.delivery} levererad till ${p.buyer.street}</td></tr>`
              : '',
        }),
        pairs(sums(p, f, 'Netto=net|Moms {r}%=vat|Summa att betala=payable'), 'p'),
        `<p class="small">Betala till bankgiro <b>${p.supplier.bankgiro}</b> och ange fakturanummer. ${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. Organisationsnummer ${p.supplier.organisation}. F-skatt.</p>`,
      ),
  },
  {
    id: 'i05',
    producer: 'reportlab',
    hard: 'an older program: framed table, OCR line at the foot',
    seller: {
      firm: firm('Sörgårdens Mejeri Ekonomisk Förening', 'Mejerigränd 1, 534 50 Vara'),
      trades: ['mejeri'],
      lines: [5, 12],
      codes: '4',
      numbers: '7#####',
      terms: 20,
      isWhole: true,
    },
    credits: 1,
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.block(40, 50, [p.supplier.name, p.supplier.street, p.supplier.post], { font: 'bold', size: 10 });
      s.text(340, 50, called(p, 'FAKTURA', 'KREDITNOTA'), { size: 15, font: 'bold' });
      facts(
        s,
        340,
        440,
        72,
        meta(
          p,
          'Fakturanummer:=number|Fakturadatum:=issue|Förfallodatum:=due|Kundnummer:=customer|Er referens:=ref|Kreditering av:=about',
        ),
      );
      s.block(340, 170, partyLines(p.buyer), { size: 10 });
      remarkOn(s, p, 40, 215);
      s.frame(40, 225, 555, 600);
      for (const x of [95, 300, 350, 395, 440, 480]) s.line(x, 225, x, 600);
      grid(
        s,
        p.lines,
        f,
        '44 Art.nr=code|98 Varubenämning=name|>346 Antal=qty3|354 Enhet=unit|>436 À-pris=price|>476 Moms%=rate|>551 Belopp=sum',
        { top: 238, leading: 14, rule: () => s.line(40, 243, 555) },
      );
      listed(s, 380, 551, 615, sums(p, f, 'Netto=net|Moms {r} %=vat|Avrundning=rounding'));
      listed(s, 380, 551, 675, sums(p, f, 'Att betala, kr=payable'), { font: 'bold', size: 11 });
      facts(s, 40, 110, 615, meta(p, 'Bankgiro=bg|Org.nr=org|VAT-nr=vat|Telefon=phone'));
      s.text(40, 690, 'Efter förfallodagen debiteras ränta enligt räntelagen. Godkänd för F-skatt.', {
        size: 7.5,
      });
      s.text(
        60,
        790,
        `#  ${p.ocr} #   ${String(p.payable / 100n).replace('-', '')} ${String(p.payable % 100n)
          .replace('-', '')
          .padStart(2, '0')}  ${p.ocr.at(-1)} >   ${p.supplier.bankgiro.replace('-', '')}#41#`,
        { font: 'mono', size: 10 },
      );
      return s.drawing();
    },
  },
];
