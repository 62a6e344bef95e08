/** More wholesalers: boxes of sums, wrapped names. */
import { address, remarked } from '../html.ts';
import { swedishIban } from '../parties.ts';
import { Sheet, wrapped } from '../sheet.ts';
import { beside, boxed, buyerRows, clerk, listed, page, word } from './clerk.ts';
import { firm } from './firms.ts';
import type { LayoutZ } from './orders.ts';
import { disposables, dry, equipment, soda } from './wares.ts';

const sv = clerk('swedish');

export const wholesaleMore: readonly LayoutZ[] = [
  {
    id: 'z06-ordnat-levererat',
    producer: 'wkhtmltopdf',
    hard: 'ordered and delivered side by side; sums as a row of boxes',
    trade: {
      firm: firm('Kökspartner Halland AB', 'Hantverksgatan 7, 302 62 Halmstad'),
      wares: [...disposables, ...equipment.slice(0, 7)],
      lines: [5, 11],
      code: (name) => `KP-${100 + name.length * 7}${name.codePointAt(0)}${name.codePointAt(4)}`,
      number: (n) => `26-${5120 + n}`,
      charges: [['Fraktavgift', 14900, 25]],
    },
    draw: (p) =>
      page(
        'body{font-size:12pt}.lines th{border-top:2px solid #000;border-bottom:1px solid #000;padding:4px}.lines td{padding:3px 4px}.over{width:100%;margin-top:14px;border:2px solid #000}.over th{font-weight:400;font-size:10pt}.over td{font-weight:700;font-size:14pt}',
        beside(
          [
            58,
            sv.tell(p, '<b style="font-size:20pt">{name}</b><br>{street}, {post}<br>Tel {phone} – {mail}'),
          ],
          [42, `<b style="font-size:13pt">${word(p)} ${p.number}</b><br>${sv.pairs(p, 'Datum={issue}|Sista betalningsdag={due}|Kundnummer={customer}|Er order={order}|Krediterad faktura={about}')}`], // prettier-ignore
        ),
        remarked(p),
        `<p>${address(p.buyer)}<br>Att: ${p.reference}</p>`,
        sv.table(
          p,
          'Artikel=code|Benämning=name|Best.=qty:r|Lev.=qty:r|Enhet=unit|Styckpris=price:r|Summa=sum:r',
          {
            foot: sv.sums(p, '*fees').map(([label, value]) => `<tr><td></td><td colspan="5">${label}</td><td class="r">${value}</td></tr>`).join(''), // prettier-ignore
          },
        ),
        sv.over(p, 'Netto SEK={net}|Moms 25 %={tax}|Totalt={gross}|ATT BETALA={payable}'),
        sv.tell(p, '<p>Bankgiro <b>{bg}</b>, ange <b>{ocr}</b> som referens.</p><p class="small">{name} · Org.nr {org} · VAT-nr {vat} · Godkänd för F-skatt · Säte Halmstad</p>'), // prettier-ignore
      ),
  },
  {
    id: 'z07-lagerlista',
    producer: 'stretched',
    hard: 'wrapped names; no lines between rows; IBAN and BIC',
    credits: 1,
    trade: {
      firm: firm('Trebåtar Import & Grosshandel AB', 'Kajskjul 12, 252 67 Helsingborg', {
        iban: swedishIban('Trebåtar'),
      }),
      wares: [...dry, ...soda],
      lines: [6, 12],
      code: 8,
      number: (n) => String(180_455 + n),
      discounts: [300, 1000],
    },
    draw: (p) => {
      const s = new Sheet({ size: 8.5 });
      s.block(38, 48, [p.supplier.name, p.supplier.street, p.supplier.post], { size: 9, font: 'bold' });
      s.text(330, 48, word(p), { size: 16, font: 'bold' });
      s.block(330, 72, buyerRows(p), { size: 9.5 });
      if (p.remark !== null) s.text(330, 116, p.remark, { font: 'bold' });
      boxed(s, [38, 130, 222, 314, 420], 136, sv.rows(p, 'Fakturanummer={number}|Fakturadatum={issue}|Förfallodatum={due}|Kundnummer={customer}|Kreditering av={about}')); // prettier-ignore
      boxed(
        s,
        [38, 130, 222],
        166,
        sv.rows(p, 'Er beställning={order}|Lev.datum={delivered}|Er referens={ref}'),
      );
      const y = sv.list(
        s,
        p,
        'Artikel=code@38|Antal=qty@285r|Enhet=unit@292|Pris=price@370r|Rabatt=discp@420r|Moms=ratep@462r|Belopp=sum@557r',
        206,
        {
          // prettier-ignore
          isRuled: false,
          under: (line, _, at) => {
            const rows = wrapped(line.name, 22);
            s.block(96, at - 14, rows, { leading: 10 });
            return at + (rows.length - 1) * 10;
          },
        },
      );
      s.text(96, 206, 'Beskrivning', { font: 'bold' });
      listed(s, 390, 557, y + 22, sv.sums(p, 'Summa exkl. moms={net}|*tax Moms {rate} %|Totalbelopp={gross}|Att betala (SEK)={payable}'), { right: true, step: 15 }); // prettier-ignore
      s.block(38, 760, [sv.say(p, 'Bankgiro: {bg}    OCR: {ocr}'), sv.say(p, 'IBAN: {iban}    BIC: ZZTBSESS'), sv.say(p, 'Organisationsnr: {org}    Momsreg.nr: {vat}    Godkänd för F-skatt'), sv.say(p, 'Telefon: {phone}    E-post: {mail}')], { size: 8, leading: 11 }); // prettier-ignore
      return s.drawing();
    },
  },
];
