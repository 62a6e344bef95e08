/** Letters and lists that suppliers send and that are no invoice. */
import { iso, plusDays, words } from '../days.ts';
import { address, escaped, pairs, table } from '../html.ts';
import type { Layout } from '../layout.ts';
import { beside, cols, column2, listed, meta, page, rows, sheetOf, sums, to } from './kit.ts';
import type { Seller } from './orders.ts';
import { firm, sole } from './parties.ts';

export interface Letter extends Pick<Layout, 'producer' | 'draw' | 'hard'> {
  readonly kind: string;
  readonly seller: Seller;
  readonly isAbout?: boolean;
}

const word = 'body,td,th{font:11pt "Liberation Serif"}.grid td,.grid th{border:1px solid #555}';
const from = (name: string, place: string, wares: string, more: Partial<Seller> = {}): Seller => ({
  party: firm(name, place), wares, numbers: '3021', codes: '###', ...more,
}); // prettier-ignore

export const letters: readonly Letter[] = [
  {
    kind: 'reminder', isAbout: true, producer: 'writer', hard: 'a farmer’s kind letter about money not come',
    seller: { party: sole('Lantbrukare Evert Sjögren', 'Skog 14, 855 93 Sundsvall', '560102'), numbers: '92', wares: 'Potatis|kg|12\nLök|kg|14\nMorot|kg|13' },
    draw: (paper) => page(word, `<p>Evert Sjögren, Skog 14, 855 93 Sundsvall (${paper.supplier.organisation})</p><p>${address(paper.buyer)}</p><h3>Vänlig påminnelse</h3>`,
      `<p>Faktura ${paper.number} från den ${words(paper.issue)} på ${sums(paper, '=payable')[0]?.[1]} kr skulle ha betalats ${words(paper.due)}. Jag ser den inte på kontot. Är den redan betald, glöm detta brev.</p><p>Bankgiro ${paper.supplier.bankgiro}.</p><p>Evert</p>`),
  },
  {
    kind: 'reminder', isAbout: true, producer: 'reportlab', hard: 'a second reminder with a fee',
    seller: from('Lagerbergs Kyl & Frys AB', 'Köldgatan 3, 461 38 Trollhättan', 'Service|st|1200\nFilter|st|240\nResa|st|300', { rate: 25 }),
    draw: (paper) => {
      const s = sheetOf();
      s.text(45, 60, 'BETALNINGSPÅMINNELSE 2', { size: 16, font: 'bold' }); s.block(45, 90, to(paper.buyer)); s.block(360, 60, to(paper.supplier));
      column2(s, 45, -300, 180, [...meta(paper, 'Faktura=number|Fakturadatum=issue|Förfallen=due'), ...sums(paper, 'Fakturabelopp=payable'), ['Påminnelseavgift', '60,00']]);
      s.block(45, 270, ['Om betalning inte sker inom åtta dagar lämnas ärendet till inkasso utan vidare varsel.', `Bankgiro ${paper.supplier.bankgiro}, OCR ${paper.ocr}, org.nr ${paper.supplier.organisation}`]);
      return s.drawing('Påminnelse');
    },
  },
  {
    kind: 'interest', producer: 'words', hard: 'an invoice of interest on late payment', isAbout: true,
    seller: from('Brännviks Partihandel AB', 'Silovägen 6, 291 59 Kristianstad', 'Mjöl|kg|11\nSocker|kg|14\nHavre|kg|9'),
    draw: (paper) => {
      const s = sheetOf();
      s.text(45, 55, 'Brännviks Partihandel AB', { font: 'bold' }); s.text(350, 55, 'RÄNTEFAKTURA', { size: 15, font: 'bold' }); s.block(350, 100, to(paper.buyer));
      column2(s, 45, 160, 90, meta(paper, 'Räntefaktura nr=customer|Datum=due'));
      s.text(45, 180, 'Faktura      Förföll      Betald      Dagar    Ränta %      Belopp', { font: 'mono' });
      s.text(45, 196, `${paper.number}         ${paper.due}   ${plusDays(paper.due, 23)}   23      10,00        184,20`, { font: 'mono' });
      s.text(45, 240, 'Dröjsmålsränta att betala: 184,20 kr. Ränta är inte momspliktig.'); s.text(45, 800, `Bankgiro ${paper.supplier.bankgiro}   Org.nr ${paper.supplier.organisation}`);
      return s.drawing('Räntefaktura');
    },
  },
  {
    kind: 'statement', producer: 'calc', hard: 'an account’s open invoices in Excel',
    seller: from('Gröna Lådan i Kumla AB', 'Hagagatan 12, 692 32 Kumla', 'Sallad|st|12\nTomat|kg|30\nGurka|st|14'),
    draw: (paper) => page('td,th{font:10pt "Liberation Sans"}', `<table><tr><td colspan="3"><b>Kontoutdrag Gröna Lådan i Kumla AB</b></td></tr><tr><td>Kund</td><td colspan="2">${escaped(paper.buyer.name)}</td></tr><tr><td>Per</td><td>${iso(paper.due)}</td></tr><tr><td></td></tr>
      <tr><td>Faktura</td><td>Datum</td><td>Belopp</td><td>Betalt</td><td>Saldo</td></tr>${[0, 1, 2, 3].map((at) => `<tr><td>${3021 + at * 7}</td><td>${plusDays(paper.issue, at * 9)}</td><td>${812 + at * 133},00</td><td>${at < 2 ? `${812 + at * 133},00` : '0,00'}</td><td>${at < 2 ? '0,00' : `${812 + at * 133},00`}</td></tr>`).join('')}<tr><td></td></tr><tr><td>Utestående</td><td></td><td></td><td></td><td>2289,00</td></tr></table>`),
  },
  {
    kind: 'autogiro-notice', producer: 'weasyprint', hard: 'a notice of money drawn by autogiro',
    seller: from('Kassasystem Molnet AB', 'Datagatan 7, 115 54 Stockholm', 'Kassalicens|mån|399\nSupport|mån|149\nTerminal|mån|189', { rate: 25 }),
    draw: (paper) => page('', `<h2>Autogiroavisering</h2><p>${address(paper.buyer)}</p><p>Beloppet dras från ert konto den ${iso(paper.due)}. Ni behöver inte göra något.</p>`, pairs([...meta(paper, 'Avtal=customer|Dras=due'), ...sums(paper, 'Belopp=payable')]), `<p>Kassasystem Molnet AB, Datagatan 7, 115 54 Stockholm. Org.nr ${paper.supplier.organisation}. Underlaget finns i ert konto på webben.</p>`),
  },
  {
    kind: 'factoring-notice', producer: 'chromium', hard: 'a notice that claims are made over',
    seller: from('Havsängens Fiskberedning AB', 'Kajen 14, 374 94 Trensum', 'Sill|kg|60\nLax|kg|190\nTorsk|kg|110'),
    draw: (paper) => page('', `<h2>Meddelande om överlåtelse av fakturafordringar</h2><p>${address(paper.buyer)}</p><p>Från och med ${words(paper.issue)} har Havsängens Fiskberedning AB (${paper.supplier.organisation}) överlåtit samtliga fakturor till Sundets Factoring AB. Betala fortsättningsvis endast till bankgiro 5884-7121. Betalning på annat sätt befriar er inte.</p><p>Detta meddelande gäller alla framtida fakturor.</p>`),
  },
  {
    kind: 'price-list', producer: 'writer', hard: 'a grower’s list for the week',
    seller: from('Sibbhults Handelsträdgård HB', 'Drivhusvägen 2, 280 10 Sibbhult', 'Dill|knippe|12\nGräslök|kruka|14\nMynta|kruka|15\nSallad romano|st|18\nRädisa|knippe|11\nSpenat|kg|68', { lines: [6, 6] }),
    draw: (paper) => page(word, `<h2>Prislista vecka ${Number(paper.issue.slice(5, 7)) * 4 + 1}</h2><p>Sibbhults Handelsträdgård HB, Drivhusvägen 2, 280 10 Sibbhult</p>`, table(cols(paper, 'Nr=code|Vara=name|Enhet=unit|Pris exkl. moms=price'), paper.lines, { name: 'grid' }), '<p>Beställ senast tisdag kl. 10. Priserna gäller så långt lagret räcker.</p>'),
  },
  {
    kind: 'price-list', producer: 'pdf-lib', hard: 'a wholesaler’s list with packs',
    seller: from('Delikatessgrossisten Nord AB', 'Terminalgatan 5, 906 21 Umeå', 'Kapris i salt|burk|84||1 kg\nSardeller|burk|96||600 g\nSoltorkad tomat|burk|118||1,5 kg\nTryffelolja|fl|142||25 cl\nRostad paprika|burk|74||2 kg', { lines: [5, 5] }),
    draw: (paper) => {
      const s = sheetOf();
      s.text(40, 50, `Delikatessgrossisten Nord AB – prislista från ${iso(paper.issue)}`, { font: 'bold', size: 12 }); const y = rows(s, paper, '40 Art.nr=code|100 Artikel=name|300 Förp=pack|380 Enh=unit|500> Pris=price', 90);
      s.text(40, y + 20, `Alla priser exklusive moms och frakt. Org.nr ${paper.supplier.organisation}`); return s.drawing('Prislista');
    },
  },
  {
    kind: 'receipt', producer: 'cairo', hard: 'a receipt of a payment that came in', isAbout: true,
    seller: from('Skogsbrynets Blommor HB', 'Torget 4, 432 41 Varberg', 'Snittblommor vas|st|260\nKruka entré|st|480\nKrans|st|390', { rate: 25 }),
    draw: (paper) => {
      const s = sheetOf({ font: 'serif', size: 11 });
      s.text(60, 80, 'Kvitto på betalning', { size: 18 }); s.block(60, 120, [`Vi har mottagit ${sums(paper, '=payable')[0]?.[1]} kr från`, paper.buyer.name, `för faktura ${paper.number}. Betalningen kom ${words(paper.due)}.`, '', 'Tack!', '', `Skogsbrynets Blommor HB, Torget 4, 432 41 Varberg, ${paper.supplier.organisation}`], { leading: 17 }); return s.drawing('Kvitto');
    },
  },
  {
    kind: 'contract', producer: 'groff', hard: 'an agreement on the rent of a coffee machine',
    seller: from('Kaffeautomater Väst AB', 'Bangårdsgatan 8, 415 05 Göteborg', 'Hyra automat|mån|890\nService|mån|210\nBönor|kg|160', { rate: 25 }),
    draw: (paper) => `.ft R\n.ps 11\n.nf\n.ft B\nHYRESAVTAL KAFFEAUTOMAT nr ${paper.customer}\n.ft R\n\nUthyrare: ${paper.supplier.name}, ${paper.supplier.organisation}\nHyrestagare: ${paper.buyer.name}, ${paper.buyer.organisation}\n\n1. Avtalet gäller från ${iso(paper.issue)} i 36 månader.\n2. Hyran är 890 kronor per månad exklusive moms och faktureras kvartalsvis.\n3. Service ingår två gånger om året.\n4. Uppsägning sker skriftligt senast tre månader i förväg.\n\nOrt och datum\n\n______________________          ______________________\n${paper.supplier.name}            ${paper.buyer.name}\n`,
  },
  {
    kind: 'temperature-log', producer: 'calc', hard: 'temperatures of a delivery in Excel',
    seller: from('Kylbudet Syd AB', 'Frysvägen 1, 232 61 Arlöv', 'Frakt|st|300\nPall|st|100\nIs|st|40', { rate: 25 }),
    draw: (paper) => page('td,th{font:10pt "Liberation Sans"}', `<table><tr><td colspan="4"><b>Temperaturlogg Kylbudet Syd AB</b></td></tr><tr><td>Bil</td><td>KYL 41</td><td>Datum</td><td>${iso(paper.delivered)}</td></tr><tr><td></td></tr><tr><td>Stopp</td><td>Tid</td><td>Kyl °C</td><td>Frys °C</td></tr>${[1, 2, 3, 4, 5, 6].map((at) => `<tr><td>${at}</td><td>0${5 + Math.floor(at / 2)}:${at % 2 === 0 ? '10' : '40'}</td><td>3,${at}</td><td>-19,${at + 2}</td></tr>`).join('')}<tr><td>Godkänd</td><td>ja</td></tr></table>`),
  },
  {
    kind: 'newsletter', producer: 'chromium', hard: 'news with some prices',
    seller: from('Vinhuset Karaff AB', 'Kungsholmstorg 3, 112 21 Stockholm', 'Vin|fl|98\nRosé|fl|89\nBubbel|fl|120', { rate: 25 }),
    draw: (paper) => page('h1{color:#723}', `<h1>Nyhetsbrev från Vinhuset Karaff</h1><p>${words(paper.issue)}</p><h3>Vårens rosé har landat</h3><p>Årgång 2025 kostar 89 kr per flaska vid hel låda. Provning för krögare torsdag kl. 15 på Kungsholmstorg 3.</p><h3>Tre för hösten</h3><p>Barolo 214 kr, Chinon 118 kr och Mencía 104 kr, alla exklusive moms.</p><p>Avsluta prenumerationen: svara på detta brev.</p>`),
  },
  {
    kind: 'waste-certificate', producer: 'reportlab', hard: 'a certificate of collected fat',
    seller: from('Fettåtervinning Bohus AB', 'Deponivägen 9, 442 40 Kungälv', 'Tömning|st|1800\nResa|st|400\nAvgift|st|90', { rate: 25 }),
    draw: (paper) => {
      const s = sheetOf();
      s.text(45, 60, 'Transportdokument och intyg om mottaget avfall', { size: 14, font: 'bold' }); column2(s, 45, 200, 100, meta(paper, 'Intyg nr=order|Hämtat=delivered|Avfallslämnare=buyer|Adress=Se ovan|Mottagare=name|Org.nr=org'), { leading: 16 });
      s.block(45, 220, ['Avfallskod 20 01 25 ätlig olja och ätligt fett', 'Mängd 240 kg', 'Behandling: biogas'], { leading: 15 }); return s.drawing('Intyg');
    },
  },
  {
    kind: 'bank-change', producer: 'writer', hard: 'a letter of a new bankgiro',
    seller: from('Myrängens Ekoägg AB', 'Myrängen 7, 743 91 Storvreta', 'Ägg|kart|310\nÄgg små|kart|280\nHönsgödsel|säck|90'),
    draw: (paper) => page(word, `<p>Myrängens Ekoägg AB<br>Myrängen 7<br>743 91 Storvreta</p><h3>Nytt bankgiro</h3><p>Till ${escaped(paper.buyer.name)}</p><p>Från ${words(paper.due)} har vi bankgiro ${paper.supplier.bankgiro}. Det gamla numret stängs efter sex månader. Ändra gärna i ert register. Ring oss på det nummer ni redan har om ni är osäkra.</p><p>Organisationsnummer ${paper.supplier.organisation}</p>`),
  },
  {
    kind: 'recall', producer: 'kerned', hard: 'a recall of a batch',
    seller: from('Ostboxen i Blekinge AB', 'Ronnebygatan 30, 371 34 Karlskrona', 'Brie|kg|190\nCheddar|kg|140\nFeta|hink|260'),
    draw: (paper) => {
      const s = sheetOf();
      s.text(45, 60, 'VIKTIGT: Återkallelse', { size: 18, font: 'bold' }); s.block(45, 95, ['Ostboxen i Blekinge AB återkallar Brie, batch L26114, bäst före ' + iso(paper.due) + '.', 'Orsak: misstanke om listeria. Sälj inte varan. Kassera den eller ställ undan den för hämtning.', 'Ni krediteras på kommande faktura.', '', `Kontakt ${paper.supplier.phone}, ${paper.supplier.mail}`], { leading: 15 }); return s.drawing('Återkallelse');
    },
  },
  {
    kind: 'deposit-statement', producer: 'fpdf', hard: 'a month’s crates out and in',
    seller: from('Bryggerihallen Jämtland AB', 'Fältvägen 21, 831 52 Östersund', 'Öl|fat|1200\nLäsk|back|140\nVatten|back|90', { rate: 25 }),
    draw: (paper) => {
      const s = sheetOf();
      s.text(45, 60, 'Pantsaldo returemballage', { size: 15, font: 'bold' }); s.block(45, 85, ['Bryggerihallen Jämtland AB', `Kund ${paper.customer} ${paper.buyer.name}`, `Period t.o.m. ${iso(paper.due)}`]);
      for (const [at, cells] of [['Emballage', 'Ut', 'In', 'Saldo'], ['Fat 30 l', '14', '11', '3'], ['Back 24x33', '62', '58', '4'], ['Pall', '3', '3', '0']].entries()) for (const [col, text] of cells.entries()) s.text(45 + col * 110, 150 + at * 15, text);
      s.text(45, 230, 'Saldot är för er kännedom och kräver ingen betalning.'); return s.drawing('Pantsaldo');
    },
  },
  {
    kind: 'balance-confirmation', producer: 'weasyprint', hard: 'an auditor’s question about a balance',
    seller: from('Revision & Råd i Sala AB', 'Rådhusgatan 2, 733 30 Sala', 'Revision|tim|1400\nBokslut|tim|1200\nRådgivning|tim|1300', { rate: 25 }),
    draw: (paper) => page('', `<h3>Saldoförfrågan</h3>`, beside([50, address(paper.buyer)], [50, listed(meta(paper, 'Datum=issue|Vår klient=Ekhagens Charkuteri AB'))]), `<p>I samband med revisionen ber vi er bekräfta att er skuld till vår klient per ${iso(paper.issue)} är 14 218,00 kronor. Skicka svaret till ${escaped(paper.supplier.name)}. Detta är ingen begäran om betalning.</p>`),
  },
]; // prettier-ignore
