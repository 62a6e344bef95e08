/** Telephones, energy and rent. */
import { plusDays, words } from '../days.ts';
import { address, escaped, remarked } from '../html.ts';
import { page, side, word } from '../q/kit.ts';
import { firm } from './firms.ts';
import { bare, chargeRows, goods, kv, sp, sv } from './kit.ts';
import { type LayoutS, wares } from './orders.ts';

export const metersS: readonly LayoutS[] = [
  {
    id: 's20-mobil-abonnemang',
    producer: 'chromium',
    hard: 'telephones: the sum first, a page of specification behind by number',
    credits: 0,
    seller: {
      firm: firm('Klarsignal Telekom AB', 'Kistagången 20, 164 40 Kista'),
      wares: wares(
        '|Företag Fri 20 GB|mån|249.00|25|',
        '|Företag Fri 20 GB extra användare|mån|199.00|25|',
        '|Växel standard inkl. svarsgrupp|mån|320.00|25|',
        '|Fiber 250/250 fast IP|mån|695.00|25|',
        '|Wifi gästnät accesspunkt|st|89.00|25|',
        '|Betaltjänster nummerupplysning|st|18.40|25|',
      ),
      lines: [4, 6],
      isListed: true,
      amount: ({ unit }, upTo) => (unit === 'mån' ? 1000 : (1 + upTo(3)) * 1000),
      number: (n) => `${940_018_227 + n * 13}`,
      charges: [['Fakturaavgift papper', 3900, 25]],
    },
    draw: (p) =>
      page(
        'body{font-size:10pt}.big{font-size:26pt;font-weight:bold}.card{background:#f2eefb;padding:5mm;border-radius:3mm;margin:6mm 0}.kv td{padding:1pt 8mm 1pt 0}.g th{border-bottom:.7pt solid #63c;text-align:left}.g td{padding:4pt 3pt;border-bottom:.3pt solid #ddd}.sum{margin:4mm 0 0 auto}',
        side(
          [50, '<b style="font-size:18pt;color:#63c">klarsignal</b>'],
          [50, `<div class="r">${word(p)} ${words(p.issue)}</div>`],
        ),
        remarked(p),
        `<p>${address(p.buyer)}</p>`,
        `<div class="card">Att betala<div class="big">${sv.money(p.payable)} kr</div>senast ${words(p.due)}<br><br>${kv(
          [
            ['Fakturanummer', p.number],
            ['Kundnummer', p.customer],
            ['Bankgiro', p.supplier.bankgiro],
            ['OCR-nummer', p.ocr],
          ],
        )}</div>`,
        kv(
          [
            ['Abonnemang och tjänster', sv.money(p.lineNet)],
            ...chargeRows(p, sv),
            ['Summa exkl. moms', sv.money(p.net)],
            ['Moms 25 %', sv.money(p.tax)],
            ['Summa inkl. moms', sv.money(p.gross)],
          ],
          'sum',
        ),
        `<p class="small">${escaped(p.supplier.name)}, ${p.supplier.street}, ${p.supplier.post}. Org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}. Godkänd för F-skatt. Kundservice ${p.supplier.phone}.</p>`,
        `<div style="break-before:page"><h2>Specifikation faktura ${p.number}</h2><p>Period ${p.issue} – ${plusDays(p.issue, 29)}. Priser exklusive moms.</p>${goods(
          [
            ['Tjänst', (l) => l.name],
            ['Antal', (l) => `${sv.quantity(l.quantity)} ${l.unit}`, 'r'],
            ['Pris', (l) => sv.price(l.price), 'r'],
            ['Belopp', (l) => sv.money(l.sum), 'r'],
          ],
          p.lines,
        )}</div>`,
      ),
  },
  {
    id: 's21-elnat-kwh',
    producer: 'chromium',
    hard: 'energy: consumption in kWh with prices in öre and kronor, meter readings above the rows',
    credits: 0,
    count: 3,
    seller: {
      firm: firm('Älvdalarnas Energi Försäljning AB', 'Kraftverksgatan 2, 784 33 Borlänge'),
      wares: wares(
        '|Elförbrukning rörligt pris|kWh|0.8431|25|',
        '|Påslag|kWh|0.0520|25|',
        '|Energiskatt|kWh|0.4390|25|',
        '|Elöverföring|kWh|0.2680|25|',
        '|Effektavgift|kW|58.50|25|',
        '|Abonnemang säkring 63 A|mån|1085.00|25|',
      ),
      lines: [6, 6],
      isListed: true,
      amount: ({ unit }, upTo) =>
        unit === 'kWh' ? 7_342_000 : unit === 'kW' ? 31_000 + upTo(9) * 1000 : 1000,
      number: (n) => `${55_201_774 + n * 9}`,
      isWhole: true,
    },
    draw: (p) =>
      page(
        'body{font-size:9.5pt}.top{background:#ffd54a;padding:4mm}.kv td{padding:1pt 6mm 1pt 0}.g td{padding:3pt}.g th{border-bottom:.8pt solid}.sum{margin:3mm 0 0 auto;font-weight:bold}.m td{border:.4pt solid #aaa;padding:2pt 5pt;font-size:8pt}',
        `<div class="top">${side([60, '<b style="font-size:16pt">Älvdalarnas Energi</b>'], [40, `<div class="r">${word(p, 'Elfaktura', 'Kreditfaktura el')}</div>`])}</div>`,
        remarked(p),
        side(
          [
            50,
            kv([
              ['Fakturanummer', p.number],
              ['Fakturadatum', p.issue],
              ['Förfallodag', p.due],
              ['Kundnummer', p.customer],
              ['Avser faktura', p.about],
            ]),
          ],
          [50, `<br>${address(p.buyer)}`],
        ),
        `<p>Anläggning 735 999 ${p.order} ${p.customer}, ${p.buyer.street}</p><table class="m"><tr><td>Mätare</td><td>Avläst</td><td>Ställning</td><td>Avläst</td><td>Ställning</td></tr><tr><td>${p.order}</td><td>${plusDays(p.issue, -38)}</td><td>148 210</td><td>${plusDays(p.issue, -8)}</td><td>155 552</td></tr></table><br>`,
        goods(
          [
            ['Specifikation', (l) => l.name],
            ['Kvantitet', (l) => sv.quantity(l.quantity), 'r'],
            ['Enhet', (l) => l.unit],
            ['Pris kr', (l) => sv.price(l.price), 'r'],
            ['Kronor', (l) => sv.money(l.sum), 'r'],
          ],
          p.lines,
        ),
        kv(
          [
            ['Summa exkl. moms', sv.money(p.net)],
            ['Moms 25 %', sv.money(p.tax)],
            ['Öresutjämning', sv.money(p.rounding)],
            ['ATT BETALA', `${sv.money(p.payable)} kr`],
          ],
          'sum',
        ),
        `<p>Plusgiro ${p.supplier.plusgiro} &nbsp; OCR ${p.ocr}</p><p class="small">${escaped(p.supplier.name)} · ${p.supplier.street} · ${p.supplier.post} · Org.nr ${p.supplier.organisation} · VAT ${p.supplier.vat} · Godkänd för F-skatt · Har du frågor ring ${p.supplier.phone}. Du kan alltid vända dig till Konsumenternas energimarknadsbyrå för råd.</p>`,
      ),
  },
  {
    id: 's22-hyra-lokal',
    producer: 'writer',
    hard: 'rent: a quarter, parts of rent as rows without numbers and units',
    count: 2,
    credits: 0,
    seller: {
      firm: firm('Fastighetsbolaget Kvarnholmen 8 KB', 'Ölandsgatan 12, 392 32 Kalmar'),
      wares: wares(
        '|Hyra lokal 118 restaurang plan 1|kv|96450.00|25|',
        '|Indextillägg enligt avtal|kv|8214.00|25|',
        '|Fastighetsskatt|kv|4870.00|25|',
        '|Värme schablon|kv|6300.00|25|',
        '|Sophantering|kv|2150.00|25|',
        '|Uteservering enligt tillägg 2|kv|7500.00|25|',
      ),
      lines: [4, 6],
      isListed: true,
      isFixed: true,
      number: (n) => `118${String(2_600 + n)}`,
    },
    draw: (p) =>
      page(
        'body{font-size:10pt}',
        `<table width="100%"><tr><td width="55%"><b>${escaped(p.supplier.name)}</b><br>${p.supplier.street}<br>${p.supplier.post}</td><td><b>${word(p, 'HYRESAVI / FAKTURA', 'KREDITFAKTURA')}</b><br>Nr ${p.number}<br>Datum ${p.issue}</td></tr></table><br>`,
        remarked(p),
        `<table width="100%"><tr><td width="55%">Objekt 118-001 Lokal<br>Hyresperiod kvartal<br>Avtal ${p.order}</td><td>Hyresgäst ${p.customer}<br>${address(p.buyer)}</td></tr></table><br>`,
        goods(
          [
            ['Specifikation', (l) => l.name],
            ['Kvartal', (l) => bare.quantity(l.quantity), 'r'],
            ['Belopp per kvartal', (l) => sp.price(l.price), 'r'],
            ['Moms', (l) => `${l.rate} %`, 'r'],
            ['Belopp', (l) => sp.money(l.sum), 'r'],
          ],
          p.lines,
        ),
        `<p align="right">Summa hyra ${sp.money(p.net)}<br>Moms ${sp.money(p.tax)}</p><p align="right"><b>Att betala senast ${p.due}: ${sp.money(p.payable)} kr</b></p>`,
        `<p>Bankgiro ${p.supplier.bankgiro}. OCR ${p.ocr}. Hyresvärden är frivilligt skattskyldig till moms. Org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}.</p>`,
      ),
    printing: { unit: () => undefined },
  },
];
