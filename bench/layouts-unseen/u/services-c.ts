/** More: services that a restaurant pays for: energy, water, rent, waste, telephones. */
import { dotted, words } from '../days.ts';
import { Sheet } from '../sheet.ts';
import { framed, grid, put, who } from './drawn.ts';
import { begun, firm } from './firms.ts';
import { facts, figures, own, totals, word } from './kit.ts';
import type { LayoutU } from './orders.ts';
import { at, beside, bold, list, page, rows, run, said } from './pages.ts';
import { covers, premises, telecom, waste } from './wares-other.ts';

const m = figures('swedish');

export const servicesC: readonly LayoutU[] = [
  {
    id: 'u42-hyra-lokal',
    producer: 'writer',
    hard: 'a landlord’s notice of rent, which is the invoice; no quantities but months',
    seller: {
      firm: firm('Fastighets AB Kvarteret Lodjuret', 'Box 77, 451 16 Uddevalla'),
      wares: premises,
      lines: [3, 5],
      isListed: true,
      number: (n) => `H2026-${220 + n}`,
      terms: 25,
    },
    draw: (p) =>
      page(
        'body{font-family:"Liberation Serif";font-size:11.5pt}td{padding:3pt}',
        `<p><b>${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}</p>`,
        `<p align="right">${at(p.buyer)}</p>`,
        `<h2>${word(p, 'Hyresavi / Faktura', 'Kreditfaktura')}</h2>`,
        said(p),
        `<p>${run(facts(p, 'Avinummer=number|Utskriven=issue|Förfallodag=due|Hyresobjekt==Lokal 3, bottenvåning|OCR=ocr'))}</p>`,
        `<table border="1" cellspacing="0" width="100%"><tr><td><b>Avser</b></td><td align="right"><b>Månader</b></td><td align="right"><b>Per månad</b></td><td align="right"><b>Kronor</b></td></tr>${p.lines.map((l) => `<tr><td>${l.name}</td><td align="right">${m.quantity(l.quantity)}</td><td align="right">${m.price(l.price)}</td><td align="right">${m.money(l.sum)}</td></tr>`).join('')}</table>`,
        `<p align="right">Summa ${m.money(p.net)}<br>Moms 25 % ${m.money(p.tax)}<br><b>Att betala ${m.money(p.payable)} kr</b></p>`,
        `<p>Bankgiro ${p.supplier.bankgiro}. Org.nr ${p.supplier.organisation}, momsnr ${p.supplier.vat}. Lokalen omfattas av frivillig skattskyldighet.</p>`,
      ),
    printing: { unit: () => undefined },
  },
  {
    id: 'u43-tele-spec',
    producer: 'chromium',
    hard: 'telephones: a specification of numbers on page 2 that is no rows; periods below',
    credits: 1,
    seller: {
      firm: firm('Fjärdhundra Telekom AB', 'Teknikringen 1 D, 583 30 Linköping'),
      wares: telecom,
      lines: [4, 7],
      number: (n) => `T${9_902_100 + n * 3}`,
      isWhole: true,
      charges: [['Pappersfaktura', 4900, 25]],
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}.lines{margin-top:6mm}.lines th{border-bottom:1pt solid #5a2d82;color:#5a2d82}.lines td{padding:3pt}.q{color:#666;font-size:7.5pt}.list{margin:4mm 0 0 auto}.list td{padding:2pt 5pt}.p2{page-break-before:always}',
        beside(
          [55, '<b style="color:#5a2d82;font-size:18pt">fjärdhundra</b>'],
          [
            45,
            list(
              facts(
                p,
                'Fakturanummer=number|Fakturadatum=issue|Förfallodatum=due|Kundnummer=customer|OCR=ocr|Krediterar=about',
              ),
            ),
          ],
        ),
        `<p>${at(p.buyer)}</p><h1>${word(p)}</h1>`,
        said(p),
        rows(p, 'swedish', 'Tjänst=name|>Antal=qty|Enhet=unit|>Pris=price|>Summa exkl. moms=sum', {
          under: (l) =>
            `<tr><td class="q" colspan="5">Period ${l.unit === 'mån' ? 'innevarande månad' : 'föregående månad'}</td></tr>`,
        }),
        list(
          bold(
            totals(p, 'swedish', '=charges|Summa=net|Moms 25 %=tax|Avrundning=rounding|Att betala=payable'),
            ' kr',
          ),
        ),
        `<p class="q">${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}. ${run(facts(p, 'Bankgiro=bg|Org.nr=org|Momsnr=vat'), ', ', ' ')}. Godkänd för F-skatt.</p>`,
        `<div class="p2"><h2>Trafik per nummer</h2><table class="list" style="margin:0"><tr><td>Nummer</td><td>Samtal</td><td>SMS</td><td>Data</td></tr>${['070-174 06 41', '070-174 06 42', '070-174 06 43'].map((each, i) => `<tr><td>${each}</td><td>${12 + i * 9} min</td><td>${40 + i}</td><td>${3 + i},${i} GB</td></tr>`).join('')}</table></div>`,
      ),
  },
  {
    id: 'u44-avfall-vikt',
    producer: 'recoded',
    hard: 'waste by weight in tonnes of three decimals; the place and the day below each row',
    credits: 1,
    seller: {
      firm: firm('Kretslopp Hjälmarbygden AB', 'Hyvelgatan 14, 702 36 Örebro'),
      wares: waste,
      lines: [3, 7],
      code: 4,
      number: (n) => `${88_401 + n}`,
      charges: [['Drivmedelstillägg', 9650, 25]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(45, 55, 'Kretslopp Hjälmarbygden', { font: 'bold', size: 14 });
      framed(s, [330, 440, 550], 40, facts(p, 'Fakturanummer=number|Fakturadatum=issue', dotted));
      framed(s, [330, 440, 550], 65, [
        ['Kundnummer', p.customer],
        ['Förfallodag', dotted(p.due)],
      ]);
      s.text(45, 80, word(p, 'Faktura', 'Kreditfaktura'), { size: 16 });
      s.block(330, 112, who(p.buyer), { size: 10 });
      if (p.about !== null) s.text(45, 112, `Kreditering, faktura ${p.about}`);
      if (p.remark !== null) s.text(45, 126, p.remark);
      const y = grid(
        s,
        p,
        '45 Art.=code|85 Tjänst=name|>340 Mängd=qty|346 Enh.=unit|>430 Pris=price|>548 Belopp=sum',
        176,
        {
          form: 'space',
          rule: 'head',
          under: (l, _, to) => {
            s.text(
              85,
              to - 2,
              `${p.buyer.street}, hämtning ${dotted(p.delivered)}, vågsedel ${10_000 + own(l, 'v', 80_000)}`,
              { size: 7 },
            );
            return to + 11;
          },
        },
      );
      put(
        s,
        350,
        '>548',
        y + 10,
        totals(p, 'space', '=charges|Summa exkl. moms=net|Moms 25 %=tax|Att betala=payable'),
        { last: { font: 'bold', size: 11 } },
      );
      s.block(
        45,
        780,
        [
          `${p.supplier.name}, ${p.supplier.street}, ${p.supplier.post}, telefon ${p.supplier.phone}`,
          `Bankgiro ${p.supplier.bankgiro}, OCR ${p.ocr}, org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}, F-skatt`,
        ],
        { size: 7.5 },
      );
      return s.drawing();
    },
  },
  {
    id: 'u45-forsakring-premie',
    producer: 'chromium',
    hard: 'an insurer’s premium without VAT; the parts as rows, days in words',
    seller: {
      firm: firm(
        'Köpmannagillets Försäkring ömsesidigt',
        'Rådhustorget 1, 611 32 Nyköping',
        begun('5164', 'Köpmannagillet'),
      ),
      wares: covers,
      lines: [2, 4],
      number: (n) => `FK-${40_201 + n}`,
      terms: 30,
    },
    draw: (p) =>
      page(
        'body{font:10pt "P052","Liberation Serif"}.lines{margin-top:6mm}.lines td,.lines th{border-bottom:.4pt solid #999;padding:5pt 3pt}.list{margin:5mm 0 0 auto}.list td{padding:3pt 6pt}',
        `<h2>Köpmannagillets Försäkring</h2><p>${at(p.buyer)}</p>`,
        `<h1>${word(p, 'Faktura premie', 'Kreditfaktura premie')}</h1>`,
        said(p),
        `<p>${run(facts(p, 'Fakturanummer=number|Fakturadatum=issue|Försäkringsnummer=order|Betalas senast=due', words))}</p>`,
        rows(p, 'swedish', 'Försäkring=name|>Antal=qtyu|>Årspremie=price|>Premie kr=sum'),
        list(bold(totals(p, 'swedish', 'Summa premie=net|Moms 0 %=tax|Att betala=payable'), ' kr')),
        `<p>Försäkringstjänster är undantagna från moms. Bankgiro ${p.supplier.bankgiro}, OCR ${p.ocr}.</p><p class="small">${at(p.supplier, ', ')}. Organisationsnummer ${p.supplier.organisation}.</p>`,
      ),
  },
];
