/** Other papers that come with the same post: contracts, logs, certificates, news. */
import * as days from '../../days.ts';
import { across } from '../../format.ts';
import { column, escaped, table } from '../../html.ts';
import { Sheet } from '../../sheet.ts';
import { below, cells, doc, fig, kv, stack } from '../kit.ts';
import { type Letter, senders } from './letters.ts';

const sp = fig('space');
const bare = fig('bare');

export const lettersOtherA: readonly Letter[] = [
  {
    kind: 'contract',
    hard: 'rental agreement with monthly fees and VAT words',
    producer: 'writer',
    seller: senders.linen,
    draw: (p) =>
      doc(
        '',
        `<h1>Avtal om textilservice</h1><p>mellan ${escaped(p.supplier.name)}, org.nr ${p.supplier.organisation}, nedan kallat Tvätteriet, och ${escaped(p.buyer.name)}, org.nr ${p.buyer.organisation}, nedan kallat Kunden.</p><p><b>§ 1 Omfattning.</b> Tvätteriet tillhandahåller hyrtextil enligt bilaga.</p><p><b>§ 2 Pris.</b> Lägsta debitering per månad är ${sp.money(p.net)} kronor exklusive moms. Betalning sker mot faktura 30 dagar netto.</p><p><b>§ 3 Avtalstid.</b> Avtalet gäller från ${days.words(p.issue)} i 36 månader.</p><p>Ort och datum<br><br>______________________ &nbsp;&nbsp; ______________________</p>`,
      ),
  },
  {
    kind: 'contract',
    hard: 'maintenance agreement, drawn',
    producer: 'pdf-lib',
    seller: senders.repair,
    draw: (p) => {
      const s = new Sheet({ size: 10 });
      s.text(50, 60, 'SERVICEAVTAL', { size: 16, font: 'bold' });
      s.block(
        50,
        90,
        [
          `Avtalsnummer ${p.number}`,
          `Leverantör: ${p.supplier.name}, ${p.supplier.organisation}`,
          `Kund: ${p.buyer.name}, ${p.buyer.organisation}`,
          '',
          '1. Leverantören utför två förebyggande besök per år.',
          '2. Årsavgiften är ' + sp.money(p.net) + ' kr exkl. moms och faktureras i förskott.',
          '3. Inställelsetid vid akuta fel är fyra timmar.',
          `4. Avtalet löper från ${p.issue} och förlängs årsvis.`,
          '',
          'För kunden ________________   För leverantören ________________',
        ],
        { leading: 18 },
      );
      return s.drawing();
    },
  },
  {
    kind: 'temperature-log',
    hard: 'table of times and temperatures',
    producer: 'reportlab',
    seller: senders.dairy,
    draw: (p) => {
      const s = new Sheet();
      s.text(40, 50, `Temperaturlogg transport ${p.order}`, { size: 13, font: 'bold' });
      s.block(40, 70, [`${p.supplier.name}, fordon KYL 417`, `Leverans till ${p.buyer.name} ${p.delivered}`]);
      across(
        s,
        104,
        [
          [40, 'Tid'],
          [120, 'Givare 1'],
          [200, 'Givare 2'],
          [280, 'Larm'],
        ],
        { font: 'bold' },
      );
      for (let at = 0; at < 24; at++)
        across(s, 120 + at * 14, [
          [
            40,
            `${String(4 + Math.floor(at / 4)).padStart(2, '0')}:${String((at % 4) * 15).padStart(2, '0')}`,
          ],
          [120, `${3 + ((at * 7) % 3)},${(at * 3) % 10} °C`],
          [200, `-${18 + (at % 2)},${(at * 7) % 10} °C`],
          [280, 'Nej'],
        ]);
      return s.drawing();
    },
  },
  {
    kind: 'newsletter',
    hard: 'offers of the week with prices and pictures in words',
    producer: 'chromium',
    seller: { ...senders.fish, lines: [5, 7] },
    draw: (p) =>
      doc(
        '.lines td{padding:4pt}',
        `<h1>Veckans fångst</h1><p>Nyhetsbrev vecka ${Math.ceil(Number(p.issue.slice(5, 7)) * 4.3)} från ${escaped(p.supplier.name)}</p><p>Nu är säsongen i full gång och vi har extra fina priser till er i köket:</p>`,
        table(
          [
            column('Vara', (l) => l.name),
            column('Kampanjpris', (l) => `${bare.price(l.price)} kr/${l.unit}`, 'r'),
          ],
          p.lines,
        ),
        `<p>Beställ före kl 14 på ${p.supplier.phone}. Priserna är exkl. moms och gäller så långt lagret räcker.</p><p class="small">Vill du inte ha våra brev? Avregistrera dig på ${p.supplier.mail}.</p>`,
      ),
  },
  {
    kind: 'waste-certificate',
    hard: 'certificate of waste taken, weights per kind',
    producer: 'weasyprint',
    seller: senders.craft,
    draw: (p) =>
      doc(
        '.cells td{padding:3pt;border-bottom:.3pt solid #999}',
        `<h2>${escaped(p.supplier.name)}</h2><h1>Intyg om mottaget avfall</h1>${kv([
          ['Intyg nr', p.number],
          ['Avfallslämnare', p.buyer.name],
          ['Hämtställe', `${p.buyer.street}, ${p.buyer.post}`],
          ['Hämtdatum', p.delivered],
        ])}`,
        cells(
          p.lines.map((l, at) => [
            ['Matfett 20 01 25', 'Slam 19 08 09', 'Matavfall 20 01 08', 'Wellpapp 15 01 01', 'Glas 15 01 07'][
              at % 5
            ] ?? '',
            `${below(l, 400) + 20} kg`,
            'R3',
          ]),
          'lrl',
          'cells',
          ['Avfallskod', 'Mängd', 'Behandling'],
        ),
        `<p>Transporttillstånd nr 564-${p.customer}. Org.nr ${p.supplier.organisation}.</p><p>${p.reference}, miljöansvarig</p>`,
      ),
  },
  {
    kind: 'recall',
    hard: 'recall of a batch',
    producer: 'wkhtmltopdf',
    seller: senders.grocery,
    draw: (p) =>
      doc(
        '',
        `<h2>${escaped(p.supplier.name)}</h2><h1 style="color:#b00">VIKTIGT: Återkallelse av produkt</h1><p>${days.words(p.issue)}</p><p>Vi återkallar <b>${escaped(p.lines[0]?.name ?? '')}</b>, artikelnummer ${p.lines[0]?.code}, batch L${p.order}, bäst före ${p.due}, på grund av odeklarerad sesam. Spärra varan och kontakta oss på ${p.supplier.phone} för kreditering.</p><p>${stack(p.supplier.street, p.supplier.post, `Org.nr ${p.supplier.organisation}`)}</p>`,
      ),
  },
  {
    kind: 'product-sheet',
    hard: 'allergens and nutrition of a product',
    producer: 'skia',
    seller: senders.bread,
    draw: (p) => {
      const s = new Sheet();
      s.text(40, 50, `Produktblad: ${p.lines[0]?.name ?? ''}`, { size: 14, font: 'bold' });
      s.block(
        40,
        76,
        [
          `Artikelnummer ${p.lines[0]?.code ?? ''}`,
          p.supplier.name,
          '',
          'Ingredienser: VETEmjöl, vatten, surdeg (RÅGmjöl), salt, jäst.',
          'Allergener: gluten. Kan innehålla spår av mjölk och nötter.',
          '',
          'Näringsvärde per 100 g',
        ],
        { leading: 14 },
      );
      for (const [at, [a, b]] of [
        ['Energi', '1040 kJ / 246 kcal'],
        ['Fett', '1,6 g'],
        ['Kolhydrat', '47 g'],
        ['Protein', '8,4 g'],
        ['Salt', '1,1 g'],
      ].entries())
        across(s, 184 + at * 14, [
          [40, a ?? ''],
          [240, b ?? '', 'r'],
        ]);
      return s.drawing();
    },
  },
];
