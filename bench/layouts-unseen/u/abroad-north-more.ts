/** More: sellers in Denmark, Norway and Finland. */
import { dotted } from '../days.ts';
import { inFinland, inNorway } from '../q/firms.ts';
import { Sheet } from '../sheet.ts';
import { framed, grid, put, who } from './drawn.ts';
import { firm, iban } from './firms.ts';
import { facts, totals, word } from './kit.ts';
import type { LayoutU } from './orders.ts';
import { at, bold, list, page, rows, run, said } from './pages.ts';
import { finnish, norwegian } from './wares-abroad.ts';

export const abroadNorthMore: readonly LayoutU[] = [
  {
    id: 'u31-norsk-ren',
    producer: 'wkhtmltopdf',
    hard: 'Norwegian; a small firm’s plain page with all data in lines of text',
    credits: 0,
    seller: {
      firm: firm('Fjellgarden Vilt og Bær', 'Øvre Dalveg 41, 2686 Lom', {
        ...inNorway('Fjellgarden Vilt og Bær'),
        iban: iban('NO', '20851267103'),
      }),
      wares: norwegian.filter(({ name }) => !name.includes('fisk')),
      lines: [2, 4],
      number: (n) => `${1_006 + n}`,
      terms: 14,
      currency: 'NOK',
      charges: [['Frakt', 39000, 0]],
    },
    draw: (p) =>
      page(
        'body,td,th{font-size:13pt}.lines{margin-top:20px}.lines th{border-bottom:1px solid #000}.lines td{padding:6px}.list{margin:20px 0 0 auto}',
        `<h1>${word(p)}</h1>`,
        said(p),
        `<p>Fra: ${at(p.supplier, ', ')}, org.nr. ${p.supplier.organisation} MVA<br>Til: ${at(p.buyer, ', ')}, Sverige</p>`,
        `<p>${run(facts(p, 'Fakturanummer=number|Fakturadato=issue|Forfall=due|Kontonummer=iban', dotted))}</p>`,
        rows(p, 'space', 'Vare=name|>Antall=qty|Enhet=unit|>Enhetspris=price|>Sum=sum'),
        list(bold(totals(p, 'space', '=charges|Sum eks. mva=net|Mva 0 %=tax|Å betale=payable'), ' kr')),
      ),
  },
  {
    id: 'u32-suomi-tilisiirto',
    producer: 'fpdf',
    hard: 'Finnish; a bank transfer form at the foot, tax in a column, a reference number',
    credits: 1,
    seller: {
      firm: firm('Saimaan Herkkutukku Oy', 'Satamakatu 9, 53900 Lappeenranta', {
        ...inFinland('Saimaan Herkkutukku'),
        iban: iban('FI', '56000012345785'),
      }),
      wares: finnish,
      lines: [3, 6],
      code: 4,
      number: (n) => String(5_310 + n),
      terms: 14,
      currency: 'EUR',
      charges: [['Rahti', 4200, 0]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.block(45, 48, [p.supplier.name, p.supplier.street, p.supplier.post], { font: 'bold' });
      s.text(340, 48, word(p, 'LASKU', 'HYVITYSLASKU'), { font: 'bold', size: 14 });
      put(
        s,
        340,
        440,
        66,
        facts(
          p,
          'Laskun numero=number|Päivämäärä=issue|Eräpäivä=due|Asiakasnumero=customer|Viitenumero=ocr|Hyvitetty lasku=about',
          dotted,
        ),
        { step: 12 },
      );
      s.block(45, 110, [...who(p.buyer), 'RUOTSI', `ALV-tunnus ${p.buyer.vat}`]);
      if (p.remark !== null) s.text(45, 186, p.remark);
      const y = grid(
        s,
        p,
        '45 Koodi=code|85 Tuote=name|>300 Määrä=qty|306 Yks.=unit|>390 à-hinta=price|>430 ALV %=rate|>550 Yhteensä=sum',
        210,
        { form: 'space', rule: 'head', step: 14 },
      );
      put(
        s,
        350,
        '>550',
        y + 12,
        totals(p, 'space', '=charges|Veroton yhteensä=net|Arvonlisävero 0 %=tax|Maksettava EUR=payable'),
        { last: { font: 'bold' } },
      );
      s.text(
        45,
        560,
        `Y-tunnus ${p.supplier.organisation}   ALV-tunnus ${p.supplier.vat}   Yhteisömyynti, käännetty verovelvollisuus`,
        { size: 8 },
      );
      s.line(30, 590, 565, 590, 0.3);
      framed(
        s,
        [45, 320, 550],
        600,
        [
          ['Saajan tilinumero', p.supplier.iban ?? ''],
          ['TILISIIRTO', 'BIC NDEAFIHH'],
        ],
        40,
      );
      framed(
        s,
        [45, 320, 550],
        640,
        [
          ['Saaja', p.supplier.name],
          ['Viesti', `Lasku ${p.number}`],
        ],
        40,
      );
      framed(
        s,
        [45, 320, 550],
        680,
        [
          ['Maksaja', p.buyer.name],
          ['Viitenumero', p.ocr],
        ],
        40,
      );
      framed(
        s,
        [45, 320, 420, 550],
        720,
        [
          ['Allekirjoitus', ''],
          ['Eräpäivä', dotted(p.due)],
          ['Euro', totals(p, 'space', 'x=payable')[0]?.[1] ?? ''],
        ],
        30,
      );
      return s.drawing();
    },
  },
];
