/** Sellers in Denmark, Norway, Finland, Germany and Poland. */
import { dashedBack, dotted, iso } from '../days.ts';
import { address, remarked } from '../html.ts';
import { Sheet } from '../sheet.ts';
import {
  danishChairs,
  danishWares,
  finnishWares,
  germanWares,
  norwegianWares,
  polishWares,
} from './abroad-wares.ts';
import { beside, boxed, buyerRows, clerk, listed, page, sellerRows, word } from './clerk.ts';
import { danish, finnish, firm, german, norwegian, polish } from './firms.ts';
import type { LayoutZ } from './orders.ts';

const dk = clerk('dotted', dashedBack);
const no = clerk('space', dotted);
const fi = clerk('space', (day) => `${Number(day.slice(8))}.${Number(day.slice(5, 7))}.${day.slice(0, 4)}`);
const de = clerk('dotted', dotted);
const pl = clerk('space', iso);

export const abroad: readonly LayoutZ[] = [
  {
    id: 'z60-dansk-bager',
    producer: 'chromium',
    hard: 'Danish: a web program; payment line with bank and IBAN; kroner',
    credits: 1,
    trade: {
      firm: firm(
        'Amager Bageriengros ApS',
        'Kastrupvej 214, 2770 Kastrup, Danmark',
        danish('Amager Bageriengros'),
      ),
      wares: danishWares,
      lines: [3, 7],
      code: 4,
      number: (n) => String(20_418 + n),
      currency: 'DKK',
      terms: 14,
      charges: [['Fragt', 35000, 0]],
    },
    draw: (p) =>
      page(
        'body{font:10pt Lato,sans-serif}.lines th{border-bottom:1pt solid #222}.lines td{border-bottom:.4pt solid #ddd;padding:4pt}.total{margin:5mm 0 0 auto}.total td{padding:2pt 6pt}.pairs td{padding:1pt 8pt 1pt 0}',
        beside([60, `${address(p.buyer)}<br>Sverige<br>SE-nr: ${p.buyer.vat}`], [40, dk.tell(p, '<b>{name}</b><br>{street}<br>{post}<br>CVR-nr.: {org}<br>Tlf. {phone}')]), // prettier-ignore
        `<h1 style="margin:10mm 0 4mm">${word(p, 'Faktura', 'Kreditnota')}</h1>`,
        remarked(p),
        dk.pairs(p, 'Fakturanr.:={number}|Fakturadato:={issue}|Forfaldsdato:={due}|Kundenr.:={customer}|Krediterer faktura:={about}'), // prettier-ignore
        '<br>',
        dk.table(p, 'Varenr.=code|Beskrivelse=name|Antal=qty:r|Enhed=unit|Enhedspris=price:r|Pris=sum:r', {
          foot: dk.sums(p, '*fees').map(([a, b]) => `<tr><td></td><td colspan="4">${a}</td><td class="r">${b}</td></tr>`).join(''), // prettier-ignore
        }),
        dk.total(p, 'Subtotal={net}|Moms (0,00%)={tax}|<b>Total DKK</b>={payable}'),
        dk.tell(p, '<p>Momsfri levering til EU. Omvendt betalingspligt.</p><p>Betalingsbetingelser: Netto 14 dage – forfalder {due}.<br>IBAN: {iban} · SWIFT: ZZBKDKKK</p><p class="small">Momsnr. {vat} · {mail}</p>'), // prettier-ignore
      ),
  },
  {
    id: 'z61-dansk-stol',
    producer: 'reportlab-embedded',
    hard: 'Danish furniture: heads below a thick rule, sums in a frame, long texts of terms',
    trade: {
      firm: firm(
        'Havnens Møbelsnedkeri A/S',
        'Træskovej 5, 8900 Randers C, Danmark',
        danish('Havnens Møbelsnedkeri'),
      ),
      wares: danishChairs,
      lines: [1, 4],
      code: 6,
      number: (n) => `F${6_611 + n}`,
      currency: 'DKK',
      discounts: [1000, 2000],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 60, 'HAVNENS', { size: 26, font: 'serif' });
      s.right(555, 60, word(p, 'FAKTURA', 'KREDITNOTA'), { size: 13 });
      s.line(40, 74, 555, 74, 2);
      s.block(40, 96, [...buyerRows(p), 'Sverige']);
      listed(s, 380, 470, 96, dk.rows(p, 'Fakturanummer={number}|Dato={issue}|Forfald={due}|Kunde={customer}|Ordre={order}|Vedr. faktura={about}')); // prettier-ignore
      if (p.remark !== null) s.text(40, 150, p.remark, { font: 'bold' });
      const y = dk.list(s, p, 'Varenummer=code@40|Vare=name@110|Antal=qty@300r|Enhed=unit@310|Pris=price@400r|Rabat=discp@450r|Beløb=sum@555r', 200, { step: 18 }); // prettier-ignore
      s.frame(360, y + 4, 555, y + 66);
      listed(s, 368, 547, y + 22, dk.sums(p, 'Nettobeløb={net}|Moms 0 %={tax}|I alt DKK={payable}'), { right: true, step: 16 }); // prettier-ignore
      s.block(40, y + 90, ['Betaling senest på forfaldsdagen. Ved for sen betaling tilskrives rente 1,5 % pr. måned.', 'Salg uden dansk moms, reverse charge, artikel 138.', dk.say(p, 'Kundens momsnummer {tovat}')], { size: 8 }); // prettier-ignore
      s.block(40, 780, [dk.say(p, '{name}   {street}   {post}'), dk.say(p, 'CVR {org}   SE/VAT {vat}   IBAN {iban}   {phone}')], { size: 8, leading: 11 }); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'z62-norsk-sjomat',
    producer: 'cairo',
    hard: 'Norwegian: KID, organisation number with MVA, Norwegian kroner',
    credits: 1,
    trade: {
      firm: firm(
        'Lofot Sjømat Eksport AS',
        'Kaigata 8, 8300 Svolvær, Norge',
        norwegian('Lofot Sjømat Eksport'),
      ),
      wares: norwegianWares,
      lines: [2, 5],
      code: 4,
      number: (n) => String(118_300 + n),
      currency: 'NOK',
      terms: 21,
      isNegative: true,
    },
    draw: (p) => {
      const s = new Sheet({ size: 9.5 });
      s.block(40, 50, [...sellerRows(p), `Telefon: ${p.supplier.phone}`, `Org.nr: NO ${p.supplier.organisation} MVA`], { leading: 12 }); // prettier-ignore
      s.text(340, 50, word(p, 'FAKTURA', 'KREDITNOTA'), { size: 16, font: 'bold' });
      listed(s, 340, 450, 72, no.rows(p, 'Fakturanr:={number}|Fakturadato:={issue}|Forfallsdato:={due}|Kundenr:={customer}|Gjelder faktura:={about}|KID:={ocr}')); // prettier-ignore
      s.block(40, 140, [...buyerRows(p), 'Sverige']);
      if (p.remark !== null) s.text(340, 160, p.remark, { font: 'bold' });
      const y = no.list(s, p, 'Varenr=code@40|Beskrivelse=name@84|Antall=qty2@320r|Enh=unit@330|Pris=price@420r|MVA=ratep@460r|Beløp=sum@555r', 216, { step: 15 }); // prettier-ignore
      s.line(330, y, 555);
      listed(s, 330, 555, y + 16, no.sums(p, 'Netto={net}|MVA 0 %={tax}|Å betale NOK={payable}'), { right: true, step: 16, label: { font: 'bold' } }); // prettier-ignore
      s.block(40, y + 80, ['Avgiftsfri utførsel av varer. Leveringsbetingelser: DAP.', no.say(p, 'Bankkonto IBAN {iban}, BIC ZZNONOKK')]); // prettier-ignore
      return s.drawing();
    },
  },
  {
    id: 'z63-suomi-lasku',
    producer: 'pdf-lib',
    hard: 'Finnish: a form with a giro slip below; days as 3.8.2026',
    trade: {
      firm: firm(
        'Pohjolan Herkkutukku Oy',
        'Satamakatu 11, 20100 Turku, Suomi',
        finnish('Pohjolan Herkkutukku'),
      ),
      wares: finnishWares,
      lines: [3, 6],
      code: 5,
      number: (n) => String(72_260 + n),
      currency: 'EUR',
      terms: 14,
      charges: [['Rahti', 4800, 0]],
    },
    draw: (p) => {
      const s = new Sheet({ size: 9 });
      s.text(40, 50, p.supplier.name, { size: 13, font: 'bold' });
      s.text(320, 50, word(p, 'LASKU', 'HYVITYSLASKU'), { size: 14, font: 'bold' });
      s.block(40, 76, [...buyerRows(p), 'Ruotsi']);
      listed(s, 320, 430, 76, fi.rows(p, 'Laskun numero={number}|Laskun päivä={issue}|Eräpäivä={due}|Asiakasnumero={customer}|Hyvitetään lasku={about}|Viitenumero={ocr}')); // prettier-ignore
      if (p.remark !== null) s.text(40, 150, p.remark, { font: 'bold' });
      let y = fi.list(s, p, 'Tuote=code@40|Nimike=name@84|Määrä=qty@310r|Yks=unit@320|À-hinta=price@410r|Alv %=rate@455r|Yhteensä=sum@555r', 186); // prettier-ignore
      for (const [label, value] of fi.sums(p, '*fees')) {
        s.text(84, y, label);
        s.right(555, y, value);
        y += 14;
      }
      listed(s, 380, 555, y + 14, fi.sums(p, 'Veroton yhteensä={net}|Alv 0 %={tax}|Maksettava EUR={payable}'), { right: true, step: 15 }); // prettier-ignore
      s.text(40, y + 14, 'Alv 0 %, yhteisömyynti, käännetty verovelvollisuus.', { size: 8 });
      s.text(40, 610, fi.say(p, '{street}, {post}. Puh. {phone}. Y-tunnus {org}. ALV-tunnus {vat}.'), {
        size: 8,
      });
      s.line(20, 630, 575);
      boxed(s, [40, 330], 650, [['Saajan tilinumero', p.supplier.iban ?? ''], ['BIC', 'ZZHBFIHH']], {}, { size: 10 }, 14); // prettier-ignore
      boxed(
        s,
        [40, 330],
        690,
        [
          ['Saaja', p.supplier.name],
          ['Viitenumero', p.ocr],
        ],
        {},
        { size: 10 },
        14,
      );
      boxed(
        s,
        [40, 330, 450],
        730,
        fi.rows(p, 'Maksaja={to}|Eräpäivä={due}|EUR={payable}'),
        {},
        { size: 10 },
        14,
      );
      s.frame(20, 636, 575, 756);
      return s.drawing();
    },
  },
  {
    id: 'z64-rechnung',
    producer: 'writer',
    hard: 'German: a sender’s line above the buyer, “Pos.”, place and day at the right',
    credits: 1,
    trade: {
      firm: firm('Feinkost Oberhuber & Krampe GmbH', 'Schlachthofstraße 19, 80337 München, Deutschland', german('Oberhuber & Krampe')), // prettier-ignore
      wares: germanWares,
      lines: [3, 6],
      code: 5,
      number: (n) => `RE-2026-${1108 + n}`,
      currency: 'EUR',
      terms: 30,
    },
    draw: (p) =>
      page(
        'body{font:10pt "Liberation Sans"}td,th{padding:2pt 5pt}',
        de.tell(p, '<p align="right"><b>{name}</b><br>{street}<br>{post}<br>Tel. {phone}</p><p><font size="1"><u>{name} · {street} · {post}</u></font></p>'), // prettier-ignore
        `<p>${address(p.buyer)}<br>Schweden</p>`,
        de.tell(p, `<h2>${word(p, 'Rechnung', 'Gutschrift')} Nr. {number}</h2>`),
        remarked(p),
        `<table>${de.rows(p, 'Rechnungsdatum:={issue}|Fällig am:={due}|Lieferdatum:={delivered}|Kundennummer:={customer}|Zu Rechnung:={about}|Ihre USt-IdNr.:={tovat}').map(([a, b]) => `<tr><td>${a}</td><td>${b}</td></tr>`).join('')}</table><br>`, // prettier-ignore
        de.table(p, 'Pos.=row|Art.-Nr.=code|Bezeichnung=name|Menge=qty:r|Einheit=unit|Einzelpreis=price:r|Gesamt=sum:r'), // prettier-ignore
        de.total(p, 'Nettobetrag={net}|MwSt. 0 %={tax}|<b>Rechnungsbetrag EUR</b>={payable}'),
        de.tell(p, '<p>Steuerfreie innergemeinschaftliche Lieferung. Zahlbar ohne Abzug bis {due}.</p><p><font size="1">IBAN {iban} · BIC ZZBKDEMM · USt-IdNr. {vat} · Amtsgericht München · Geschäftsführer: A. Oberhuber</font></p>'), // prettier-ignore
      ),
  },
  {
    id: 'z65-faktura-polska',
    producer: 'weasyprint',
    hard: 'Polish: seller and buyer side by side, row numbers, a table of rates, zloty',
    credits: 1,
    trade: {
      firm: firm(
        'Smaki Pomorza Sp. z o.o.',
        'ul. Portowa 14, 81-350 Gdynia, Polska',
        polish('Smaki Pomorza'),
      ),
      wares: polishWares,
      lines: [3, 6],
      number: (n) => `FV/${212 + n}/2026`,
      currency: 'PLN',
      terms: 21,
    },
    draw: (p) =>
      page(
        'body{font:8.5pt "DejaVu Sans",sans-serif}.lines th,.lines td,.rates th,.rates td{border:.5pt solid #444;padding:3pt}.lines th{background:#eee;font-size:7.5pt}.rates{margin:5mm 0 5mm auto}.pairs td{padding:1pt 6pt}',
        beside([55, `<h1 style="font-size:15pt">${word(p, 'Faktura VAT', 'Faktura korygująca')}</h1>nr <b>${p.number}</b>`], [45, pl.pairs(p, 'Data wystawienia:={issue}|Data sprzedaży:={delivered}|Termin płatności:={due}|Sposób zapłaty:=przelew|Do faktury nr:={about}')]), // prettier-ignore
        remarked(p),
        '<br>',
        beside([50, pl.tell(p, '<b>Sprzedawca</b><br>{name}<br>{street}<br>{post}<br>NIP: {vat}')], [50, `<b>Nabywca</b><br>${address(p.buyer)}, Szwecja<br>NIP: ${p.buyer.vat}`]), // prettier-ignore
        '<br>',
        pl.table(p, 'Lp.=row|Nazwa towaru lub usługi=name|Ilość=qty:r|J.m.=unit|Cena netto=price:r|Stawka VAT=ratep:r|Wartość netto=sum:r'), // prettier-ignore
        pl.rates(p, 'Stawka|Netto|VAT|Brutto'),
        pl.tell(p, '<p style="font-size:12pt"><b>Do zapłaty: {payable} PLN</b></p><p>Konto: {iban}</p><p>Wewnątrzwspólnotowa dostawa towarów, stawka 0 %.</p><p class="small">Tel. {phone} · {mail}</p>'), // prettier-ignore
      ),
  },
];
