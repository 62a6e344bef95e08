/** Papers that come with the house: contracts, records of control, news and certificates. */
import { plusDays } from '../days.ts';
import { figures, of } from './kit.ts';
import { asDrawing, asPage, type Letter } from './letter.ts';
import type { Seller } from './orders.ts';
import { placeOf, swede } from './parties.ts';
import type { Trade } from './wares.ts';

const m = figures('swedish');
const s = figures('space');

const firm = (name: string, address: string, trade: Trade): Seller => ({
  party: swede(name, address),
  trades: [trade],
  codes: '###',
  number: (n) => String(3_300 + n),
});

export const lettersHouse: readonly Letter[] = [
  {
    kind: 'contract',
    hard: 'a contract of service with prices by the month',
    producer: 'writer',
    seller: firm('Ventilation & Fett Service Nyköping AB', 'Blommenhovsvägen 22, 611 39 Nyköping', 'chimney'),
    draw: (p) =>
      asPage(p, {
        title: 'Serviceavtal',
        head: [
          ['Avtalsnr', p.number],
          ['Avtalsdag', p.issue],
          ['Löptid', '24 månader'],
        ],
        before: [
          '1. Leverantören åtar sig att rengöra imkanaler och byta filter på anläggningen.',
          '2. Priset räknas upp årligen med index. Betalning sker mot faktura, 30 dagar.',
        ],
        rows: [
          ['Åtgärd', 'Tillfällen per år', 'Pris'],
          ...p.lines.map((line) => [line.name, String(1 + of(line, 4)), m.price(line.price)]),
        ],
        after: ['Ort och datum: ____________   Kund: ____________   Leverantör: ____________'],
      }),
  },
  {
    kind: 'contract',
    hard: 'terms of a rent of machines, prose over most of a page',
    producer: 'pdf-lib',
    seller: firm('Maskinhyran Kök & Bar AB', 'Fallvindsgatan 3, 652 21 Karlstad', 'machines'),
    draw: (p) =>
      asDrawing(
        p,
        {
          title: `Hyresavtal ${p.number}`,
          head: [
            ['Hyrestagare', p.buyer.name],
            ['Tillträde', p.due],
            ['Uppsägning', 'tre månader'],
          ],
          before: [
            '§ 1 Uthyraren upplåter till hyrestagaren nedan angiven utrustning för bruk i rörelsen på angiven plats.',
            '§ 2 Hyran erläggs i förskott per kalendermånad mot faktura. Vid dröjsmål utgår ränta enligt lag.',
            '§ 3 Hyrestagaren svarar för vård och försäkring.',
          ],
          rows: [['Utrustning', 'Månadshyra'], ...p.lines.map((line) => [line.name, m.price(line.price)])],
        },
        true,
      ),
  },
  {
    kind: 'temperature-log',
    hard: 'a log of temperatures from a lorry: times and degrees in columns',
    producer: 'cairo',
    seller: firm('Frysfrakt Norra Regionen AB', 'Terminalvägen 11, 943 36 Öjebyn', 'cooling'),
    draw: (p) =>
      asDrawing(p, {
        title: 'Temperaturlogg',
        head: [
          ['Fordon', 'Släp 214'],
          ['Datum', p.delivered],
          ['Kund', p.customer],
        ],
        rows: [
          ['Tid', 'Kyl °C', 'Frys °C', 'Avvikelse'],
          ...Array.from({ length: 12 }, (_, at) => [
            `${String(5 + at).padStart(2, '0')}:30`,
            `${2 + (at % 3)},${at % 10}`,
            `-${20 + (at % 2)},${(at * 3) % 10}`,
            at === 7 ? 'lucka öppen' : '',
          ]),
        ],
      }),
  },
  {
    kind: 'newsletter',
    hard: 'news with prices of the week in the text',
    producer: 'chromium',
    seller: firm('Ostbilen Mälaren AB', 'Kungsgatan 101, 632 20 Eskilstuna', 'cheese'),
    draw: (p) =>
      asPage(
        p,
        {
          title: 'Veckans nyheter',
          head: [['Vecka', p.issue.slice(5, 7)]],
          before: [
            `Nu är säsongen här! Vi har fått in ${p.lines[0]?.name ?? ''} till kampanjpris ${m.price(p.lines[0]?.price ?? 0n)} kr.`,
            `Missa inte heller ${p.lines[1]?.name ?? ''} och ${p.lines[2]?.name ?? ''}. Beställ före torsdag kl 14.`,
          ],
          after: ['Hälsningar, gänget på Ostbilen. Vill du inte ha utskick? Svara STOPP.'],
        },
        'body{font-size:11pt}h2{color:#a60}',
      ),
  },
  {
    kind: 'newsletter',
    hard: 'an invitation to a tasting',
    producer: 'wkhtmltopdf',
    seller: firm('Vinhuset Tre Druvor AB', 'Skomakaregatan 5, 223 50 Lund', 'wine'),
    draw: (p) =>
      asPage(
        p,
        {
          title: 'Välkommen på provning',
          head: [
            ['När', `${p.due} kl 15-18`],
            ['Var', 'vårt lager'],
          ],
          before: [
            'Vi öppnar vårens nyheter från Österrike och Bourgogne. Anmäl hur många ni blir senast en vecka före.',
            `Bland annat provar vi ${p.lines
              .slice(0, 3)
              .map(({ name }) => name)
              .join(', ')}.`,
          ],
        },
        'body{font-size:13pt}',
      ),
  },
  {
    kind: 'waste-certificate',
    hard: 'a certificate of used oil and food waste by weight',
    producer: 'weasyprint',
    seller: firm('Gröna Återvinnarna Väst AB', 'Ekholmsvägen 29, 442 39 Kungälv', 'waste'),
    draw: (p) =>
      asPage(p, {
        title: 'Avfallsintyg',
        head: [
          ['Intyg nr', p.number],
          ['Period', '2026 kvartal 1'],
          ['Hämtställe', placeOf(p.buyer)[1]],
        ],
        rows: [
          ['Avfallsslag', 'Kod', 'Hämtningar', 'Vikt kg'],
          ...p.lines.map((line) => [
            line.name,
            `20 01 ${String(10 + of(line, 80))}`,
            String(1 + of(line, 12)),
            String(40 + of(line, 900)),
          ]),
        ],
        lefts: 2,
        after: ['Härmed intygas att ovanstående avfall omhändertagits enligt gällande tillstånd.'],
      }),
  },
  {
    kind: 'inspection-report',
    hard: "a record of a refrigerator's yearly control",
    producer: 'skia',
    seller: firm('Kylkontroll i Halland AB', 'Flygaregatan 14, 302 38 Halmstad', 'cooling'),
    draw: (p) =>
      asDrawing(p, {
        title: 'Protokoll läckagekontroll',
        head: [
          ['Protokoll', p.number],
          ['Datum', p.delivered],
          ['Tekniker', p.reference],
          ['Anläggning', placeOf(p.buyer)[0]],
        ],
        rows: [
          ['Aggregat', 'Köldmedium', 'Fyllnad kg', 'Resultat'],
          ['Kylrum 1', 'R134a', '3,2', 'U.A.'],
          ['Frysrum', 'R449A', '6,8', 'U.A.'],
          ['Bardisk', 'R290', '0,15', 'Anm.'],
        ],
        after: ['Nästa kontroll inom tolv månader. Rapporten sparas i fem år.'],
      }),
  },
  {
    kind: 'timesheet',
    hard: 'hours of hired staff, to be approved',
    producer: 'calc',
    seller: firm('Bemannad Krog Östergötland AB', 'Platensgatan 7, 582 20 Linköping', 'staff'),
    draw: (p) =>
      asPage(p, {
        title: 'Tidrapport',
        head: [
          ['Vecka', p.issue.slice(5, 7)],
          ['Kund', p.customer],
        ],
        rows: [
          ['Datum', 'Person', 'In', 'Ut', 'Timmar'],
          ...[0, 1, 2, 3].map((at) => [
            plusDays(p.delivered, at - 4),
            p.reference,
            '15:00',
            `2${at}:30`,
            `${6 + at},00`,
          ]),
        ],
        lefts: 2,
        after: ['Attesteras av kund: ______________'],
      }),
  },
  {
    kind: 'receipt',
    hard: "a card's slip and receipt of a cash-and-carry, narrow like a till's",
    producer: 'letters',
    seller: firm('Snabbhallen Cash Kortedala AB', 'Beväringsgatan 4, 415 05 Göteborg', 'knives'),
    draw: (p) =>
      asDrawing(p, {
        title: 'KVITTO',
        head: [
          ['Kassa', '3'],
          ['Datum', `${p.issue} 06:58`],
          ['Kvittonr', p.number],
        ],
        rows: [
          ['Vara', 'Belopp inkl. moms'],
          ...p.lines.map((line) => [line.name, s.money((line.sum * 125n) / 100n)]),
          ['TOTALT', s.money(p.payable)],
        ],
        after: ['Betalt med bankkort ************4417. Köp godkänt. Ref 88210. Spara kvittot.'],
      }),
  },
];
