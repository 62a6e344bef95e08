/** What programs call the parts of a paper, in Swedish. Each field's words stand between strokes; `/` in a head parts its rows. */
import type { Draws } from './draws.ts';
import { foreignWords } from './words-foreign.ts';

export const swedishWords = {
  title: 'FAKTURA|Faktura|FAKTURA|Faktura|FAKTURA|Faktura|FAKTURA|Faktura|Fakturakopia|FAKTURA KOPIA|Kopia av faktura|Samlingsfaktura|SAMLINGSFAKTURA|Slutfaktura|Delfaktura|Delfaktura 2|A conto-faktura|Kontantfaktura|Månadsfaktura|Periodfaktura|Räkning|Fakturaspecifikation|Hyresfaktura|Kontantfaktura|Faktura/Följesedel|FAKTURA - ORIGINAL|F A K T U R A|Kundfaktura|Faktura / Invoice',
  credit: 'KREDITFAKTURA|Kreditfaktura|Kreditnota|KREDITNOTA|Kreditfaktura|Kredit faktura|KREDIT|Kreditnota/Kreditfaktura|KREDITERING|Kredit|Returkredit|Tillgodonota|Krediträkning|Kreditfaktura – retur|Bonuskredit|KREDIT NOTA|Avdragsfaktura (kredit)',
  about: 'Avser faktura|Krediterar faktura|Kredit av faktura|Avser fakturanr|Krediterar fakturanr|Ursprungsfaktura|Ref. faktura|Gäller faktura',
  number: 'Fakturanr|Fakturanummer|Faktura nr|Faktura nr.|Fakt.nr|Fakt nr|Nr|Dokumentnr|Dokumentnummer|Fakturanr.|Faktura-nr|Nummer|Faktura|Fakturans nummer|Faktnr|Invoice no',
  date: 'Fakturadatum|Datum|Fakt.datum|Faktura datum|Fakt.dat|Fakturadat.|Fakturadatum|Dokumentdatum|Faktureringsdatum|Utfärdad|Fakturadag|Utställd den|Fakturans datum|Invoice date',
  due: 'Förfallodatum|Förfallodag|Förfaller|Förf.datum|Förf.dag|Betalas senast|Oss tillhanda|Oss tillhanda senast|Sista betalningsdag|Sista bet.dag|Förfallodat.|Betala senast|Bet. oss tillhanda|Betalning oss tillhanda|Att betala senast|Förf.dat|Förfaller till betalning|Due date|Oss tillh. senast',
  customer: 'Kundnr|Kundnummer|Kund nr|Kund-nr|Ert kundnr|Kund nr.|Kund-ID|Kundens nr|Ert kundnummer|Kundnr hos oss|Kund',
  order: 'Ordernr|Order nr|Ordernummer|Vårt ordernr|Vår order|Order|Order-nr|Ordernr.|Er order|Ert ordernr|Beställning|Bestnr',
  ourReference: 'Vår referens|Vår ref|Vår ref.|Säljare|Er kontakt|Kontaktperson|Handläggare|Referens',
  yourReference: 'Er referens|Er ref|Er ref.|Beställare|Ert märke|Märkning|Kundens ref|Er beteckning|Beställd av',
  ocr: 'OCR|OCR-nummer|OCR-nr|OCR nr|Referens/OCR|Betalningsreferens|Ange vid betalning|Referensnummer|Ref.nr|OCR/Referens|Meddelande/OCR|Ange OCR',
  terms: 'Betalningsvillkor|Bet.villkor|Betalningsvillkor|Villkor|Bet.vill|Kredittid|Betvillkor',
  shipped: 'Leveransdatum|Lev.datum|Lev datum|Leveransdag|Levererad|Levdatum|Leverans|Utlev.datum',
  delivery: 'Leveranssätt|Lev.sätt|Leveransvillkor|Lev.villkor|Transportör|Tur|Rutt|Chaufför/tur',
  slip: 'Följesedel|Följesedelsnr|Fs nr|FS-nr|Följesedel nr|Leverans|Utleverans|Följesedelnr',
  interest: 'Dröjsmålsränta|Drjm.ränta|Dröjsm.ränta|Ränta efter förfall',
  page: 'Sida|Sid|Sidnr|Sid nr|Sida nr|Blad',
  money: 'Valuta|Val|Valutakod|Valuta',
  buyerVat: 'Ert VAT-nr|Ert momsreg.nr|Kundens momsnr|Er VAT-nr|Ert org.nr',
  billTo: 'Faktureringsadress|Fakturaadress|Kund|Köpare|Fakturamottagare|Faktureras|Mottagare|Betalare|Faktura till|Kundadress',
  shipTo: 'Leveransadress|Levadress|Lev.adress|Leverans till|Godsmottagare|Levereras till|Leveransställe',
  net: 'Netto|Summa exkl. moms|Nettobelopp|Momspliktigt belopp|Totalt exkl. moms|Exkl. moms|Belopp exkl. moms|Summa netto|Summa ex moms|Varuvärde exkl. moms|Netto exkl. moms|Summa utan moms|Delsumma|Underlag för moms|Totalt netto|Belopp före moms|Ordersumma exkl moms',
  goodsSum: 'Summa varor|Varuvärde|Varusumma|Summa rader|Radsumma|Summa artiklar|Delsumma varor',
  tax: 'Moms|Momsbelopp|Moms kr|Summa moms|Moms totalt|Total moms|Momssumma|Mervärdesskatt|Moms SEK|Varav moms|Tot. moms',
  taxBase: 'Underlag|Momsunderlag|Momsgrund|Netto|Belopp exkl.|Varuvärde|Momspl. belopp|Grundbelopp|Beskattningsunderlag',
  taxRate: 'Moms %|Momssats|Moms%|Sats|M%|Skattesats|Moms, %|Mom%|%',
  rounding: 'Öresavrundning|Öresutjämning|Avrundning|Öresavr.|Öresavr|Avrundn.|Öresutj.|Avr.|Öre',
  gross: 'Totalt inkl. moms|Summa inkl. moms|Totalbelopp|Bruttobelopp|Total|Totalt|Inkl. moms|Summa inkl moms|Fakturabelopp|Fakturasumma|Summa',
  payable: 'Att betala|ATT BETALA|Summa att betala|Belopp att betala|Att betala SEK|Totalt att betala|Att erlägga|Betalningsbelopp|Slutsumma|Totalt att betala SEK|Att betala kr|Summa att erlägga|Totalsumma att betala|Belopp att erlägga|TOTALT ATT BETALA',
  toReceive: 'Att erhålla|Er tillgodo|Tillgodo|Kredit totalt|Summa kredit|Er till godo|Totalt tillgodo|Krediteras',
  prepaid: 'Avgår förskott|Förskott|Erlagt|Betalt|Avgår a conto|Förskottsbetalt|Redan betalt|Inbetalt',
  carried: 'Transport|Att överföra|Transport till nästa sida|Överförs|Till nästa sida|Delsumma, transport',
  brought: 'Transport|Ingående|Transport från föreg. sida|Överfört|Från föregående sida|Ing. transport',
  groupSum: 'Summa|Delsumma|Summa följesedel|Leveranssumma|Summa leverans|Del:',
  freight: 'Frakt|Fraktavgift|Transportavgift|Fraktkostnad|Utkörning|Körning|Leveransavgift|Frakt och emballage|Distributionsavgift|Frakttillägg',
  fee: 'Fakturaavgift|Expeditionsavgift|Miljöavgift|Faktureringsavgift|Adm.avgift|Drivmedelstillägg|Exp.avgift|Emballageavgift|Kylavgift|Energitillägg',
  organisation: 'Org.nr|Org nr|Organisationsnummer|Org.nr.|Orgnr|Organisationsnr|Org-nr|Org. nr|Reg.nr',
  vat: 'Momsreg.nr|VAT-nr|Momsregistreringsnummer|VAT nr|Momsreg nr|VAT-nummer|Moms reg.nr|Vat no|Momsnr|Reg.nr för moms|VAT',
  bankgiro: 'Bankgiro|BG|Bankgironr|Bankgiro nr|Bg|Bg-nr|Vårt bankgiro|Betalas till bankgiro|BG nr',
  plusgiro: 'Plusgiro|PG|Plusgironr|Pg|PlusGiro|Postgiro',
  phone: 'Telefon|Tel|Tel.|Tfn|Växel|Telefonnr|Ring oss',
  mail: 'E-post|Mail|E-mail|Mejl|Epost|e-post',
  approved: 'Godkänd för F-skatt|Innehar F-skattsedel|F-skatt|Företaget innehar F-skattebevis|Godkänd för F-skatt|Bolaget har F-skattsedel|F-skattebevis finns',
  seat: 'Säte|Styrelsens säte|Bolagets säte|Företagets säte|Säte i',
  colNumber: 'Art.nr|Artikelnr|Artnr|Art nr|Artikel|Artikelnummer|Varunr|Art|Vara|Produkt|Prod.nr|ARTIKEL|Kod|Vnr|Produktnr|Varukod|Art.nr',
  colName: 'Benämning|Artikel|Beskrivning|Benämning|Text|Produkt|Vara|Varubenämning|Specifikation|Artikelbenämning|Varuslag|Produktnamn|Varutext|Artikelbeskrivning|Beteckning',
  colQuantity: 'Antal|Ant|Ant.|Kvant|Mängd|Lev ant|Kvantitet|Antal|Lev.ant|Levererat|Antal lev|Fakt.ant|Lev/ant|Fakt/antal|Utlev|Debit. antal|Antal/Qty',
  colUnit: 'Enhet|Enh|Enh.|Sort|St/kg|E|Förp|Ehet|Per',
  colPrice: 'À-pris|Pris|A-pris|à-pris|Pris/enh|Styckpris|Enhetspris|Pris/enhet|á pris|Nettopris|Pris exkl moms|Pris/st|À pris|Pris SEK|Pris/per enh|Pris/ex moms|Pris/Price',
  colDiscount: 'Rab|Rab %|Rabatt|Rab.|Rabatt %|Rab%|Rab i %|Rab/%|R%',
  colDiscountSum: 'Rabatt kr|Rab kr|Rabatt|Rab.belopp|Avdrag|Rab/kr',
  colRate: 'Moms|Moms %|M%|Moms%|Momssats|Mom%|Moms/%|Sats',
  colRateCode: 'Mk|Mkod|Momskod|M|MK|Kod',
  colSum: 'Belopp|Summa|Radsumma|Totalt|Radbelopp|Nettobelopp|Belopp SEK|Summa kr|Netto|Belopp kr|Summa exkl|Radtotal|Belopp/ex moms|Total|Summa/SEK|Belopp/Amount|Nettosumma',
  colTax: 'Moms kr|Momsbelopp|Momsbel|Moms/kr|Varav moms',
  colGross: 'Inkl moms|Summa inkl|Belopp inkl|Inkl/moms|Totalt/inkl moms',
  colEan: 'EAN|EAN-kod|GTIN|Streckkod|EAN/GTIN',
  colBatch: 'Batch|Lot|Partinr|Batchnr|Parti|Charge|Lotnr',
  colBest: 'Bäst före|B.f.|BF-datum|Bäst/före|Hållbar till|Utgångsdat',
  colCrates: 'Kolli|Koll|Kli|Ant kolli|Kartong|Kolli/antal|Krt',
  colPack: 'Förp|Förpackning|Förp.|Frp|Storlek|Förp/storlek|Innehåll|Pack',
  colOrigin: 'Urspr|Ursprung|Land|Urspr.land|Ursprungsland|Ursp',
  colClass: 'Klass|Kl|Kval|Kv',
  colOrdered: 'Best|Beställt|Best ant|Best.|Best/antal|Order ant',
  colRow: 'Rad|Nr|Pos|#|Radnr|Pos.|Lnr',
  colBuyerCode: 'Ert art.nr|Kundens artnr|Ert nr|Er artikel|Kundart.nr',
  colWeight: 'Vikt|Vikt kg|Nettovikt|Kg|Vikt/kg',
  colCompared: 'Jfr-pris|Jmf.pris|Jämförpris|Pris/kg|Jfr/pris',
  colOrder: 'Order|Ordernr|Er order|Best.order|Rekv.nr|Avrop',
  colStat: 'Stat.nr|Tulltaxenr|KN-nr|Varustatnr|Taric',
  colDay: 'Datum|Lev.dat|Levdag|Dag|Lev.dag|Levererad',
  colPer: 'Per|Prisenh|Pris per|P.enh|Pris/per',
} as const; // prettier-ignore

export type Field = keyof typeof swedishWords;
export type Language = 'sv' | 'da' | 'no' | 'de' | 'en';
/** A layout's word for each field. */
export type Say = Readonly<Record<Field, string>>;

/** Draws a word for each field, no word twice among heads or among the rest; capitals or not as one program has them. */
export const drawnWords = (draws: Draws, language: Language): Say => {
  const casing = draws.pick('case', { asis: 76, upper: 12, lower: 4, first: 8 });
  const cased = (field: string, word: string): string => {
    if (field === 'title' || field === 'credit' || casing === 'asis' || casing === 'first') return word;
    if (casing === 'upper') return /^(?:col|number|date|due|customer|order|ocr|net|tax|payable|gross|rounding)/u.test(field) ? word.toUpperCase() : word;
    return field.startsWith('col') ? word.toLowerCase() : word;
  }; // prettier-ignore
  const say: Record<string, string> = {};
  const used = new Set<string>();
  for (const [field, own] of Object.entries<string>(swedishWords)) {
    const list = language === 'sv' ? own : (foreignWords[language][field] ?? '');
    const group = field.startsWith('col') ? 'col' : '';
    const words = list.split('|');
    const fresh = words.filter((word) => !used.has(group + word.toLowerCase()));
    const word = draws.one(fresh.length > 0 ? fresh : words);
    used.add(group + word.toLowerCase());
    draws.taken[`word ${field}`] = word;
    say[field] = cased(field, word);
  }
  return say as Record<Field, string>;
};
