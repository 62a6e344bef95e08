/** Sellers in Britain, Ireland and Germany. */
import { inBritain } from '../q/firms.ts';
import { firm, iban } from './firms.ts';
import { facts, figures, totals, word } from './kit.ts';
import type { LayoutU } from './orders.ts';
import { at, beside, bold, list, page, rows, run, said } from './pages.ts';
import { english, tea } from './wares-abroad.ts';

const en = figures('english');
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
/** `September 3, 2026`. */
const longDay = (day: string): string =>
  `${months[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;
/** `3 Sep 2026`. */
const britishDay = (day: string): string =>
  `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]?.slice(0, 3)} ${day.slice(0, 4)}`;

export const abroadWest: readonly LayoutU[] = [
  {
    id: 'u23-saas-irish',
    producer: 'chromium',
    hard: 'an Irish program’s subscription, the sum due in large type, reverse charge',
    credits: 1,
    seller: {
      firm: firm('Tablekeeper Software Ltd', '4 Harbour Row, Cork T12 XR60', {
        organisation: '688231',
        vat: 'IE3688231KH',
      }),
      wares: english,
      lines: [1, 4],
      number: (n) => `7F2C9A${40 + (n % 50)}-00${11 + n}`,
      terms: 14,
      currency: 'EUR',
    },
    draw: (p) =>
      page(
        'body{font:9.5pt "Liberation Sans"}h1{font-size:19pt}.k{color:#6b7280}.lines{margin-top:8mm}.lines th{font-weight:400;font-size:8pt;color:#6b7280;border-bottom:.6pt solid #111}.lines td{padding:5pt 2pt}.list td{padding:1.5pt 10pt 1.5pt 0}.sum{width:50%;margin:4mm 0 0 auto}.sum td{border-top:.4pt solid #ddd;padding:4pt 0}',
        beside(
          [65, `<h1>${word(p, 'Invoice', 'Credit note')}</h1>`],
          [35, '<b class="k" style="font-size:15pt">tablekeeper</b>', 'right'],
        ),
        said(p),
        list(
          facts(
            p,
            `<b>${p.isCredit ? 'Credit note' : 'Invoice'} number</b>=number|Date of issue=issue|Date due=due|Invoice credited=about`,
            longDay,
          ),
        ),
        '<br>',
        beside(
          [
            50,
            `<b>${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>Ireland<br>IE VAT ${p.supplier.vat}`,
          ],
          [50, `<b>Bill to</b><br>${at(p.buyer)}<br>Sweden<br>SE VAT ${p.buyer.vat}`],
        ),
        `<h2 style="margin-top:8mm">€${en.money(p.payable)} due ${longDay(p.due)}</h2>`,
        rows(p, 'english', 'Description=name|>Qty=qty|>Unit price=pr|>Tax=ratex|>Amount=sm', {
          extra: { pr: (l) => `€${en.price(l.price)}`, sm: (l) => `€${en.money(l.sum)}` },
        }),
        list(
          bold(
            totals(
              p,
              'english',
              'Subtotal=goods|Total excluding tax=net|VAT – Sweden (0% on €{b})=vat|Total=gross|Amount due=payable',
            ).map(([a, b]) => [a, `€${b}`]),
          ),
          'sum',
        ),
        '<p class="k">Tax to be paid on reverse charge basis</p>',
      ),
    printing: { unit: () => undefined },
  },
  {
    id: 'u24-british-tea',
    producer: 'chromium',
    hard: 'a British cloud program: data in a middle column, advice slip below a dashed line',
    credits: 1,
    seller: {
      firm: firm(
        'Hollowbrook Tea Merchants Ltd',
        '17 Saddler Lane, Harrogate HG1 4QT',
        inBritain('Hollowbrook Tea Merchants'),
      ),
      wares: tea,
      lines: [2, 5],
      code: (name) =>
        name
          .split(' ')
          .map((part) => part.slice(0, 2).toUpperCase())
          .join('')
          .slice(0, 6),
      number: (n) => `INV-0${620 + n}`,
      currency: 'GBP',
      charges: [['Pallet delivery to Sweden', 6400, 0]],
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}h1{font-weight:400;font-size:22pt}.lines{margin-top:10mm}.lines th{border-bottom:1.2pt solid #000}.lines td{padding:5pt 3pt;border-bottom:.4pt solid #bbb}.list{margin:3mm 0 0 auto}.list td{padding:2pt 5pt}.cut{border-top:.8pt dashed #777;margin-top:14mm;padding-top:3mm}',
        beside(
          [
            46,
            `<h1>${word(p, 'INVOICE', 'CREDIT NOTE')}</h1><br>${at(p.buyer)}<br>SWEDEN<br>VAT: ${p.buyer.vat}`,
          ],
          [
            24,
            run(
              facts(
                p,
                `<b>${p.isCredit ? 'Credit Note' : 'Invoice'} Date</b>=issue|<b>Number</b>=number|<b>Reference</b>=order|<b>For invoice</b>=about|<b>VAT Number</b>=vat`,
                britishDay,
              ),
              '<br>',
              '<br>',
            ),
          ],
          [30, `<b>${p.supplier.name}</b><br>${p.supplier.street}<br>${p.supplier.post}<br>UNITED KINGDOM`],
        ),
        said(p),
        rows(
          p,
          'english',
          'Item=code|Description=name|>Quantity=qty2|Unit=unit|>Unit Price=price|>VAT=ratex|>Amount GBP=sum',
        ),
        list(
          bold(
            totals(
              p,
              'english',
              'Goods=goods|=charges|Subtotal=net|TOTAL ZERO RATED {r}%=vat|TOTAL GBP=payable',
            ),
          ),
        ),
        `<p><b>Due Date: ${britishDay(p.due)}</b><br>Zero rated export. Payment by bank transfer, IBAN ${iban('GB', 'HOLB40127655001207')}.</p>`,
        `<div class="cut">${beside(
          [50, `<b>PAYMENT ADVICE</b><br>To: ${p.supplier.name}`],
          [
            50,
            list([
              ['Customer', p.buyer.name],
              ['Number', p.number],
              ['Amount Due', en.money(p.payable)],
              ['Due Date', britishDay(p.due)],
            ]),
          ],
        )}</div>`,
      ),
  },
];
