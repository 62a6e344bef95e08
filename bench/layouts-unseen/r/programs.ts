/** Small and middle-sized suppliers who write with the common accounting programs. */
import { shortDashed, words } from '../days.ts';
import { firm } from './firms.ts';
import { about, bare, beside, e, each, eachCharge, eachRate, facts, own, page, point, remark, rounded, sv, thead, to, tr, word } from './kit.ts'; // prettier-ignore
import type { LayoutR } from './orders.ts';
import { cheese, eggs, fish, ice } from './wares.ts';
import { cloud, flowers, machines, repairs } from './wares-more.ts';

export const programs: readonly LayoutR[] = [
  {
    id: 'r06-kust-fisk',
    producer: 'chromium',
    hard: 'rows of text between the goods; the sender in four columns at the foot',
    credits: 1,
    seller: {
      firm: firm('Kustens Fiskeriförädling AB', 'Västra Kajen 12, 471 41 Rönnäng'),
      wares: fish,
      lines: [3, 7],
      code: 3,
      number: (n) => String(12_088 + n),
      deliveries: 2,
      terms: 20,
      charges: [['Frakt', 35000, 'F']],
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}.l{width:100%;margin-top:7mm}.l th{border-bottom:1pt solid #222;font-weight:600}.l td{padding:2.5pt 4pt}.t td{font-style:italic}.f{margin-top:22mm;border-top:1pt solid #222;font-size:7.5pt}.s{width:100%;margin-top:6mm}.s th{font-size:7pt;font-weight:400}.s td{font-weight:bold}',
        beside([60, '<span style="font-size:19pt;letter-spacing:2pt">KUSTENS</span>'], [40, `<h1 style="font-size:16pt">${word(p)}</h1>`]),
        beside(
          [60, facts([['Kundnr', p.customer], ['Er referens', p.reference], ['Vår referens', 'Filip på bryggan'], ['Betalningsvillkor', '20 dagar'], ['Krediterar fakturanr', p.about]])],
          [40, `Fakturanr <b>${p.number}</b> &nbsp; ${p.issue}<br><br>${to(p.buyer)}`],
        ),
        remark(p),
        `<table class="l">${thead(['Artnr', 'Benämning', '>Lev ant', 'Enhet', '>À-pris', '>Moms', '>Summa'])}${each(p, (l, i) => `${i === 0 || p.lines[i - 1]?.delivery !== l.delivery ? `<tr class="t"><td></td><td colspan="6">Följesedel ${Number(p.order) % 10000 + l.delivery}, packad av ${l.delivery === 0 ? 'Siv' : 'Jonte'}</td></tr>` : ''}${tr([l.code, e(l.name), `>${bare.quantity(l.quantity, 2)}`, l.unit, `>${sv.price(l.price)}`, `>${l.rate}%`, `>${sv.money(l.sum)}`])}`)}</table>`,
        `<table class="s">${tr(['Exkl. moms', ...p.charges.map((c) => c.label), 'Moms %', 'Moms kr', 'Total', '>ATT BETALA'], 'th')}${tr([sv.money(p.lineNet), ...p.charges.map((c) => sv.money(c.amount)), p.vat.map((v) => `${v.rate}%`).join(', '), sv.money(p.tax), sv.money(p.gross), `>SEK ${sv.money(p.payable)}`])}</table><p>Netto ${sv.money(p.net)}. Förfallodatum <b>${p.due}</b>. Ange OCR ${p.ocr}.</p>`,
        `<div class="f">${beside([25, `<b>Adress</b><br>${e(p.supplier.name)}<br>${p.supplier.street}<br>${p.supplier.post}`], [35, `<b>Telefon</b><br>${p.supplier.phone}<br><b>E-post</b><br>${p.supplier.mail}`], [17, `<b>Bankgiro</b><br>${p.supplier.bankgiro}<br><b>Plusgiro</b><br>${p.supplier.plusgiro}`], [23, `<b>Organisationsnr</b><br>${p.supplier.organisation}<br><b>Momsreg.nr</b><br>${p.supplier.vat}<br>Godkänd för F-skatt`])}</div>`,
      ), // prettier-ignore
  },
  {
    id: 'r07-vit-ruta',
    producer: 'chromium',
    hard: 'a large frame with columns ruled down to the foot; discount in per cent',
    credits: 1,
    seller: {
      firm: firm('Ostlådan i Falköping AB', 'Danska vägen 36, 521 37 Falköping'),
      wares: cheese,
      lines: [4, 8],
      code: (name) => `${name.slice(0, 3).toUpperCase()}${name.length}${(name.codePointAt(5) ?? 7) % 10}`,
      number: (n) => String(5034 + n),
      discounts: [500, 800, 1000],
      isWhole: true,
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}.l{width:100%;border:.8pt solid #000}.l th{border:.8pt solid #000;font-size:7.5pt}.l td{border-left:.8pt solid #000;border-right:.8pt solid #000}.h{width:100%}.h td{border:.8pt solid #000;width:25%}.h small{display:block;font-size:6.5pt}',
        beside([50, `<b style="font-size:14pt">${e(p.supplier.name)}</b>`], [50, `<h2 class="r">${word(p)}</h2>`]),
        beside([50, ''], [50, `<div style="border:.8pt solid #000;padding:6pt;height:28mm">${to(p.buyer)}</div>`]),
        remark(p),
        `<table class="h"><tr><td><small>Fakturanummer</small>${p.number}</td><td><small>Fakturadatum</small>${p.issue}</td><td><small>Kundnummer</small>${p.customer}</td><td><small>Förfallodatum</small>${p.due}</td></tr><tr><td><small>Er referens</small>${p.reference}</td><td><small>Ert ordernr</small>${p.order}</td><td><small>Leveranssätt</small>Egen kylbil</td><td><small>${p.about === null ? 'Dröjsmålsränta' : 'Krediterar faktura'}</small>${p.about ?? '8 %'}</td></tr></table>`,
        `<table class="l">${thead(['Artikel', 'Beskrivning', '>Antal', 'Enh', '>Pris', '>Rabatt', '>Belopp'])}${each(p, (l) => tr([l.code, e(l.name), `>${bare.quantity(l.quantity)}`, l.unit, `>${sv.price(l.price)}`, l.discount === 0n ? '' : `>${bare.percent(l.discount)}%`, `>${sv.money(l.sum)}`]))}<tr style="height:${Math.max(10, 70 - p.lines.length * 5)}mm">${'<td></td>'.repeat(7)}</tr></table>`,
        `<table class="h"><tr><td><small>Belopp före moms</small>${sv.money(p.net)}</td><td><small>Momsbelopp (${p.vat[0]?.rate} %)</small>${sv.money(p.tax)}</td><td><small>Avrundning</small>${sv.money(p.rounding)}</td><td><small>Summa att betala</small><b>${sv.money(p.payable)}</b></td></tr><tr><td><small>Bankgiro</small>${p.supplier.bankgiro}</td><td><small>Org.nr</small>${p.supplier.organisation}</td><td><small>Moms/VAT nr</small>${p.supplier.vat}</td><td><small>Adress</small>${p.supplier.street}, ${p.supplier.post}</td></tr></table><p class="small">Företaget är godkänt för F-skatt.</p>`,
      ), // prettier-ignore
  },
  {
    id: 'r08-webbfaktura',
    producer: 'chromium',
    hard: 'no article numbers; quantity with its unit; words for days',
    credits: 1,
    seller: {
      firm: firm('Blom & Bukett Signe Ros', 'Prästgatan 19, 831 31 Östersund', {
        organisation: '811228-9874',
      }),
      wares: flowers,
      lines: [2, 5],
      number: (n) => String(204 + n),
      terms: 14,
    },
    draw: (p) =>
      page(
        'body{font-size:10pt;color:#223}.l{width:100%;margin:8mm 0}.l th{color:#7a8;text-transform:uppercase;font-size:7.5pt}.l td{border-top:.5pt solid #dde;padding:5pt 4pt}.p{background:#f2f7f4;padding:8pt}',
        `<h1 style="color:#385">${word(p)} #${p.number}</h1>`,
        remark(p),
        beside([50, `<b>Från</b><br>${e(p.supplier.name)}<br>${p.supplier.street}<br>${p.supplier.post}<br>Orgnr ${p.supplier.organisation}<br>Momsnr ${p.supplier.vat}`], [50, `<b>Till</b><br>${to(p.buyer)}<br>Org.nr: ${p.buyer.organisation}`]),
        `<p>Utfärdad ${words(p.issue)}${about(p, 'Krediterar faktura #')}</p>`,
        `<table class="l">${thead(['Beskrivning', 'Antal', '>Pris per enhet', '>Moms', '>Totalt exkl.'])}${each(p, (l) => tr([e(l.name), `${sv.quantity(l.quantity)} ${l.unit}`, `>${sv.price(l.price)} kr`, `>${l.rate} %`, `>${sv.money(l.sum)} kr`]))}</table>`,
        `<div class="p"><p class="r">Delsumma ${sv.money(p.net)} kr<br>${eachRate(p, (v) => `Moms ${v.rate} % ${sv.money(v.tax)} kr<br>`)}<b style="font-size:14pt">Att betala ${sv.money(p.payable)} kr</b></p><p>Betala senast <b>${words(p.due)}</b> till bankgiro <b>${p.supplier.bankgiro}</b>. Skriv fakturanumret som meddelande.</p></div>`,
        '<p class="small">Godkänd för F-skatt · Vid försenad betalning tillkommer ränta enligt lag.</p>',
      ), // prettier-ignore
  },
  {
    id: 'r09-gard-agg',
    producer: 'chromium',
    hard: 'goods at the left in bold, their number and pack in grey below in the same cell',
    seller: {
      firm: firm('Hagby Hönseri AB', 'Hagby 4, 385 98 Bergkvara'),
      wares: eggs,
      lines: [2, 6],
      code: 4,
      number: (n) => `F-26-${300 + n}`,
      isWhole: true,
      charges: [['Körning till dörren', 12000, 'F']],
    },
    draw: (p) =>
      page(
        '.l{width:100%;margin-top:8mm}.l td{border-bottom:.5pt dashed #999;padding:4pt}.g{color:#888;font-size:7.5pt;display:block}.k td{padding:1pt 10pt 1pt 0}',
        beside([65, `<h2>${e(p.supplier.name)}</h2>${p.supplier.street}<br>${p.supplier.post}<br>Tel. ${p.supplier.phone}`], [35, `<h2>${word(p)}</h2>nr ${p.number}`]),
        remark(p),
        `<p style="margin:12mm 0 6mm 95mm">${to(p.buyer)}</p>`,
        facts([['Fakturadatum', p.issue], ['Förfallodag', p.due], ['Kund', p.customer], ['Gäller faktura', p.about]], 'k'),
        `<table class="l">${thead(['Vara', '>Antal', '>Pris', '>Summa'])}${each(p, (l) => tr([`<b>${e(l.name)}</b><span class="g">art ${l.code}${l.pack === '' ? '' : ` · ${l.pack}`}</span>`, `>${sv.quantity(l.quantity)} ${l.unit}`, `>${sv.price(l.price)}`, `>${sv.money(l.sum)}`]))}${eachCharge(p, (c) => tr([c.label, '', '', `>${sv.money(c.amount)}`]))}</table>`,
        `<p class="r">Summa utan moms ${sv.money(p.net)}<br>Moms ${p.vat[0]?.rate} % ${sv.money(p.tax)}<br>${rounded(p, (r) => `Öresavrundning ${sv.money(r)}<br>`)}<b>Att betala ${sv.money(p.payable)}</b></p>`,
        `<hr><p>Bankgiro <b>${p.supplier.bankgiro}</b> · Org.nr ${p.supplier.organisation} · Momsreg.nr ${p.supplier.vat} · F-skatt · Anläggningsnr 5SE${p.customer.slice(0, 3)}</p>`,
      ), // prettier-ignore
  },
  {
    id: 'r10-glass-retur',
    producer: 'chromium',
    hard: 'a payment slip with OCR line at the foot; sums without a frame beside it',
    credits: 1,
    seller: {
      firm: firm('Polarkyla Glass AB', 'Isstigen 5, 891 60 Örnsköldsvik'),
      wares: ice,
      lines: [3, 7],
      code: (name) =>
        `1${String(name.length).padStart(2, '0')} ${String((name.codePointAt(3) ?? 1) * 7 + (name.codePointAt(8) ?? 1)).padStart(4, '0')}`,
      number: (n) => String(880_231 + n),
      discounts: [1500],
      isNegativeCredit: true,
    },
    draw: (p) =>
      page(
        'body{font-size:9pt}.l{width:100%}.l th{font-size:8pt;text-decoration:underline}.slip{position:fixed;bottom:0;left:0;right:0;border-top:1pt dashed #000;font-size:8pt}.mono{font-family:"Liberation Mono",monospace;font-size:11pt}.facts td{padding-right:14pt}',
        beside([50, `<b>${e(p.supplier.name)}</b><br>${p.supplier.street}<br>${p.supplier.post}<br><br>Org.nr ${p.supplier.organisation}<br>VAT ${p.supplier.vat}`], [50, `<b style="font-size:15pt">${word(p, 'FAKTURA', 'KREDITFAKTURA')}</b><br>${facts([['Datum', p.issue], ['Fakturanr', p.number], ['Kundnr', p.customer], ['Förfaller', p.due], ['Avser', p.about]])}<br>${to(p.buyer)}`]),
        remark(p),
        '<br><br>',
        `<table class="l">${thead(['Art.nr', 'Text', '>Antal', '>Pris', '>Rab', '>Netto'])}${each(p, (l) => tr([l.code, e(l.name), `>${bare.quantity(l.quantity)} ${l.unit}`, `>${bare.price(l.price)}`, l.discount === 0n ? '' : `>-${bare.percent(l.discount)} %`, `>${bare.money(l.sum)}`]))}${tr(['', '<b>Summa</b>', '', '', '', `>${bare.money(p.net)}`])}${eachRate(p, (v) => tr(['', `Mervärdesskatt ${v.rate} % av ${bare.money(v.base)}`, '', '', '', `>${bare.money(v.tax)}`]))}${tr(['', 'Moms totalt', '', '', '', `>${bare.money(p.tax)}`])}</table>`,
        `<div class="slip">${beside([40, `Betalningsmottagare<br><b>${e(p.supplier.name)}</b>`], [30, `Till bankgiro<br><b>${p.supplier.bankgiro}</b>`], [30, `Belopp kr<br><b>${bare.money(p.payable)}</b>`])}<p class="mono"># ${p.ocr} # ${bare.money(p.payable).replace(',', ' ')} &gt; ${p.supplier.bankgiro.replace('-', '')}#41#</p></div>`,
      ), // prettier-ignore
  },
  {
    id: 'r11-kassamoln',
    producer: 'chromium',
    hard: 'a subscription with the period below each row; the sum large at the top',
    credits: 1,
    seller: {
      firm: firm('Bongo Kassasystem Norden AB', 'Sveavägen 168, 113 46 Stockholm'),
      wares: cloud,
      lines: [3, 7],
      isListed: true,
      number: (n) => `INV-${100_420 + n}`,
      terms: 14,
    },
    draw: (p) =>
      page(
        'body{font-size:9.5pt}.a{font-size:26pt;font-weight:700}.l{width:100%;margin-top:8mm}.l th{font-weight:400;color:#888;border-bottom:1pt solid #eee}.l td{padding:5pt 4pt;border-bottom:1pt solid #eee}.g{color:#999;font-size:8pt}',
        `<div style="display:flex;justify-content:space-between"><b style="font-size:18pt;color:#e4572e">bongo</b><span>${word(p)} ${p.number}</span></div>`,
        `<p class="a">${sv.money(p.payable)} kr</p><p>Förfaller ${p.due} · Fakturerad ${p.issue}${about(p, 'Krediterar', ' · ')}</p>`,
        remark(p),
        beside([50, `<span class="g">KUND</span><br>${to(p.buyer)}<br>Kund-ID ${p.customer}`], [50, `<span class="g">LEVERANTÖR</span><br>${e(p.supplier.name)}<br>${p.supplier.street}<br>${p.supplier.post}<br>Org.nr ${p.supplier.organisation}<br>${p.supplier.vat}`]),
        `<table class="l">${thead(['Tjänst', '>Antal', '>Pris', '>Belopp'])}${each(p, (l) => tr([`${e(l.name)}<br><span class="g">${p.delivered} – ${p.due}</span>`, `>${sv.quantity(l.quantity)}`, `>${sv.price(l.price)}`, `>${sv.money(l.sum)}`]))}</table>`,
        `<table style="margin:4mm 0 0 auto">${tr(['Summa', `>${sv.money(p.net)}`])}${eachRate(p, (v) => tr([`Moms (${v.rate} %)`, `>${sv.money(v.tax)}`]))}${tr(['<b>Att betala (SEK)</b>', `><b>${sv.money(p.payable)}</b>`])}</table>`,
        `<p class="g" style="margin-top:14mm">Betala till bankgiro ${p.supplier.bankgiro} med OCR ${p.ocr}. Godkänd för F-skatt.</p>`,
      ), // prettier-ignore
    printing: { unit: () => undefined },
  },
  {
    id: 'r12-kylservice',
    producer: 'chromium',
    hard: 'an order of work told in words first; work and material each with a sum of its own',
    credits: 1,
    seller: {
      firm: firm('Kylakuten Sörmland AB', 'Verkstadsgatan 21, 632 20 Eskilstuna'),
      wares: repairs,
      lines: [4, 8],
      isListed: true,
      code: 5,
      number: (n) => String(26_551 + n),
      step: 5000n,
    },
    draw: (p) => {
      const isWork = (unit: string): boolean => unit === 'tim' || unit === 'km';
      const part = (head: string, isIn: boolean): string => {
        const lines = p.lines.filter((l) => isWork(l.unit) === isIn);
        if (lines.length === 0) return '';
        return `<tr><td colspan="5"><b>${head}</b></td></tr>${lines.map((l) => tr([l.code, e(l.name), `>${point.quantity(l.quantity)} ${l.unit}`, `>${sv.price(l.price)}`, `>${sv.money(l.sum)}`])).join('')}${tr(['', '', '', `>Delsumma ${head.toLowerCase()}`, `><b>${sv.money(lines.reduce((all, l) => all + l.sum, 0n))}</b>`])}`;
      };
      return page(
        'body{font:9.5pt "DejaVu Sans",sans-serif}.l{width:100%}.l td{padding:2pt 4pt}.w{border:.6pt solid #777;padding:5pt;margin:5mm 0}',
        beside([55, `<b style="font-size:13pt;color:#07a">❄ KYLAKUTEN</b><br>${to(p.buyer)}`], [45, `<b>${word(p, 'Servicefaktura', 'Kreditfaktura')}</b>${facts([['Nr', p.number], ['Datum', shortDashed(p.issue)], ['Betalas senast', shortDashed(p.due)], ['Kundnr', p.customer], ['Arbetsorder', p.order], ['Krediterar nr', p.about]])}`]),
        remark(p),
        `<div class="w">Avser: felanmälan kyl- och frysanläggning, anmäld av ${p.reference}. Utfört ${p.delivered}. Anläggning provkörd och återställd.</div>`,
        `<table class="l">${thead(['Art', 'Beskrivning', '>Antal', '>Pris', '>Summa'])}${part('Arbete', true)}${part('Material', false)}</table>`,
        `<p class="r">Totalt exkl. moms: ${sv.money(p.net)}<br>Moms 25 %: ${sv.money(p.tax)}<br><b>Att betala SEK: ${sv.money(p.payable)}</b></p>`,
        `<p class="small">${e(p.supplier.name)}, ${p.supplier.street}, ${p.supplier.post}. Org.nr ${p.supplier.organisation}, momsreg.nr ${p.supplier.vat}. Bankgiro ${p.supplier.bankgiro}. Certifierat kylföretag. F-skattsedel finns.</p>`,
        `<div style="break-before:page"><h3>Servicerapport till arbetsorder ${p.order}</h3><p>Utfört ${p.delivered}. Kontrollerat: förångare, kondensor, avtappning, tätningslister, larm.</p><p>Uppmätt temperatur kyl +3,2 °C, frys −19,1 °C. Köldmedium fyllt enligt F-gasförordningen, loggbok uppdaterad.</p><p>Tekniker: J. Ekvall &nbsp; Kundens kvittens: ${p.reference}</p></div>`,
      );
    }, // prettier-ignore
  },
  {
    id: 'r13-storkok',
    producer: 'chromium',
    hard: 'serial numbers below; discount in kronor per piece; days of eight digits',
    credits: 1,
    seller: {
      firm: firm('Rostfria Köket i Borås AB', 'Ålgårdsvägen 8, 506 30 Borås'),
      wares: machines,
      lines: [2, 5],
      code: (name) =>
        `RK-${name.length}${(name.codePointAt(1) ?? 1) % 10}-${(((name.codePointAt(2) ?? 1) * 31 + name.length) % 900) + 100}`,
      number: (n) => String(401_170 + n),
      discounts: [1000, 2000],
      step: 50000n,
      charges: [['Frakt pall', 145000, 25]],
    },
    draw: (p) =>
      page(
        'body{font:9pt "Liberation Serif",serif}.l{width:100%;margin-top:6mm}.l th{background:#000;color:#fff}.l td{padding:2pt 4pt}.n td{font-size:7.5pt;padding-top:0}',
        `<div class="r"><b style="font-size:20pt">${word(p)}</b></div>`,
        beside([50, `${e(p.supplier.name)}<br>${p.supplier.street}<br>${p.supplier.post}<br>Telefon ${p.supplier.phone}`], [50, facts([['Fakturanummer', p.number], ['Fakturadatum', p.issue.replaceAll('-', '')], ['Förfallodatum', p.due.replaceAll('-', '')], ['Kundnummer', p.customer], ['Ordernummer', p.order], ['Kreditering av', p.about]])]),
        `<p><b>Köpare</b><br>${to(p.buyer)}</p>`,
        remark(p),
        `<table class="l">${thead(['Artikelnummer', 'Benämning', '>Antal', '>Bruttopris', '>Rabatt kr', '>Summa'])}${each(p, (l) => `${tr([l.code, e(l.name), `>${sv.quantity(l.quantity)} ${l.unit}`, `>${sv.price(l.price)}`, `>${l.discount === 0n ? '' : sv.price((l.price * l.discount) / 10000n)}`, `>${sv.money(l.sum)}`])}${l.unit === 'st' && l.price > 40000000n ? `<tr class="n"><td></td><td colspan="5">Serienr ${own(l, 's', 8999999) + 1000000} · Garanti 24 mån</td></tr>` : ''}`)}</table><hr>`,
        facts([['Varor och arbete', sv.money(p.lineNet)], ...p.charges.map((c) => [c.label, sv.money(c.amount)] as const), ['Summa exkl moms', sv.money(p.net)], ['Moms 25 %', sv.money(p.tax)], ['ATT BETALA', `${sv.money(p.payable)} SEK`]]),
        `<p>Bg ${p.supplier.bankgiro}, Pg ${p.supplier.plusgiro}. Org.nr ${p.supplier.organisation}. VAT ${p.supplier.vat}. F-skatt. Varan förblir vår egendom till dess full betalning skett.</p>`,
      ), // prettier-ignore
  },
];
