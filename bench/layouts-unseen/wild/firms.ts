/** Senders and buyers put together by chance. */
import { hash } from '../identity.ts';
import type { Trade } from '../goods.ts';
import type { Party } from '../paper.ts';
import { buyers, firm, swedishIban } from '../parties.ts';
import type { Draws } from './draws.ts';
import { drawnOddName, shortOf } from './names.ts';
import type { Language } from './words.ts';

const trades: Readonly<Partial<Record<Trade, string>>> = {
  dry: 'Grossist|Livs|Torrvaror|Storhushåll|Partihandel|Matgrossisten',
  frozen: 'Frys|Fryslager|Frysmat|Djupfryst|Frost & Kyl',
  fish: 'Fisk|Fisk & Skaldjur|Fiskhall|Sjömat|Rökeri|Fiskrestauranggrossist',
  meat: 'Kött|Chark|Kött & Vilt|Slakteri|Styckning|Charkuteri',
  bread: 'Bageri|Bröd|Surdegsbageri|Konditori|Hembageri',
  dairy: 'Mejeri|Ost & Delikatess|Ysteri|Gårdsmejeri|Ägg & Mejeri',
  beer: 'Bryggeri|Dryck|Drycker|Ölhandel|Bryggverk',
  wine: 'Vinimport|Vin & Sprit|Vinagentur|Vinhandel|Wine Trade',
  produce: 'Grönt|Frukt & Grönt|Grönsaker|Partihall|Trädgård',
  coffee: 'Kaffe|Rosteri|Kaffe & Te|Kafferosteri',
  cleaning: 'Städ & Hygien|Kemi|Hygienpartner|Rengöring|Kem-Tek',
  disposables: 'Emballage|Förpackningar|Engångsmaterial|Pappersgross',
  linen: 'Textilservice|Tvätt|Linneservice|Mattservice',
  service: 'Storköksservice|Kylteknik|Köksmaskiner|Kyl & Värme',
  farm: 'Gård|Gårdsbutik|Lantbruk|Odling',
};

export const swedishTrades = Object.keys(trades) as readonly Trade[];

const starts = 'Norrlands|Bergslagens|Skånska|Torgets|Ekholms|Lundgrens|Vikens|Mälarens|Göta|Bröderna Sand|Östgöta|Sjöbergs|Kustens|Halmstad|Tjust|Roslagens|Hallands|Nya|Bjurs|Åsens|Öland|Värmlands|Kungsörs|Lindqvist & Söner|Stora|Västkustens|Dalsjö|Nordlunds|Höga Kusten|R&B|Mellansvenska|Södra|J. Hammars|Älvdalens|Café & Krog'.split('|'); // prettier-ignore
const ends = ' AB| AB| AB| AB| i Sverige AB| Handels AB| HB| Aktiebolag| Sverige AB| Partner AB| KB|kompaniet AB|gruppen AB| & Co AB| Nord AB'.split('|'); // prettier-ignore
const streets = 'Industrigatan|Hamngatan|Verkstadsvägen|Kungsgatan|Fraktvägen|Lagergatan|Norra Ringvägen|Partihandlarvägen|Kvarngatan|Terminalvägen|Sjövägen|Bruksvägen|Box|Fabriksgatan|Södra Långgatan'.split('|'); // prettier-ignore
const towns = '211 20 Malmö|416 70 Göteborg|120 44 Årsta|753 23 Uppsala|602 28 Norrköping|903 25 Umeå|852 31 Sundsvall|252 25 Helsingborg|554 54 Jönköping|371 41 Karlskrona|622 54 Visby|972 41 Luleå|791 71 Falun|302 44 Halmstad|392 39 Kalmar|441 39 Alingsås|S-261 35 Landskrona|SE-721 30 Västerås'.split('|'); // prettier-ignore
const shops = 'Havets|Rost & Rök|Grönskan|Brödbröderna|Smak|Nord&Syd|Kajen|Tallrik|Fyra Årstider|Klippan|Lokalt|Råvara|Krubb|Fatet|Morgonrodnad|Kökshjälpen|Tranan|Bark & Blad'.split('|'); // prettier-ignore
const guests = 'Bistro Vinden|Krogen Tre Rum|Restaurang Solsidan|Hotell Gillet|Pizzeria Roma|Café Blå Dörren|Värdshuset Ekbacken|Brasserie Norr|Sjökrogen|Lunchboden|Gastropub Hästen|Kvarterskrogen Syd|Skolrestaurangen Lärkan|Sushi Umi|Taverna Kypros'.split('|'); // prettier-ignore

const abroad = {
  da: { names: 'Nordsø Fødevarer|Jydsk Catering|Mørks Engros', ends: [' A/S', ' ApS'], places: ['Havnegade 12, 6700 Esbjerg', 'Industrivej 7, 2635 Ishøj', 'Vestergade 41, 8600 Silkeborg'] },
  no: { names: 'Fjordmat Engros|Vestkyst Delikatesse|Fjellgård Mat', ends: [' AS', ' Norge AS'], places: ['Strandgata 5, 6005 Ålesund', 'Økernveien 94, 0579 Oslo', 'Bryggen 3, 5003 Bergen'] },
  de: { names: 'Hansekontor Feinkost|Müller & Söhne Gastro|Nordhafen Lebensmittel', ends: [' GmbH', ' GmbH & Co. KG'], places: ['Hafenstraße 18, 23568 Lübeck', 'Großmarktstr. 4, 20097 Hamburg', 'Am Speicher 9, 24103 Kiel'] },
  en: { names: 'Harbour Fine Foods|Old Mill Provisions|Northgate Catering Supplies', ends: [' Ltd', ' Limited'], places: ['14 Dock Road, Hull HU1 2PQ', 'Unit 6 Forge Park, Leeds LS10 1RT', '2 Quay Street, Bristol BS1 4DJ'] },
}; // prettier-ignore

/** Firms of other countries that write in a language that is not theirs: name, address, number, VAT number, IBAN. */
const elsewhere = {
  da: ['Skagen Røgeri I/S|Havnevej 3, 9990 Skagen|30114422|DK30114422|DK50 0040 0440 1162 43'],
  no: ['Lofoten Tørrfisk ANS|Torget 8, 8300 Svolvær|987 654 325|NO987654325MVA|NO93 8601 1117 947'],
  de: ['Weingut Anton Kessler KG|Rebenweg 9, 76829 Landau|HRA 3044|DE811223344|DE89 3704 0044 0532 0130 00', 'Käserei Alpstein AG|Dorfstrasse 2, 9050 Appenzell|CHE-114.223.445|CHE114223445|CH93 0076 2011 6238 5295 7', 'Bäckerei Huber e.K.|Marktplatz 1, 94032 Passau|HRA 771|DE299887766|DE89 3704 0044 0532 0130 00', 'Imkerei Josef Wolf|Am Hang 7, 79100 Freiburg|HRA 12|DE144556677|DE89 3704 0044 0532 0130 00'],
  en: ['Saimaan Kala Oy|Satamakatu 4, 53900 Lappeenranta|2233445-6|FI22334456|FI21 1234 5600 0007 85', 'Maison Bertin SARL|12 rue du Port, 29200 Brest|412 880 174|FR27412880174|FR14 2004 1010 0505 0001 3M02 606', 'Caves Delmas SAS|8 avenue Foch, 33000 Bordeaux|501 222 333|FR55501222333|FR14 2004 1010 0505 0001 3M02 606', 'Frantoio Bellini S.r.l.|Via Roma 18, 53100 Siena|01234560529|IT01234560529|IT60 X054 2811 1010 0000 0123 456', 'De Groot Bloemen B.V.|Legmeerdijk 313, 1431 GB Aalsmeer|34112233|NL801234567B01|NL91 ABNA 0417 1643 00', 'Jamones Ortega S.L.|Calle Mayor 5, 37770 Guijuelo|B37112233|ESB37112233|ES91 2100 0418 4502 0005 1332', 'Tallinna Suitsukala OÜ|Sadama tee 2, 10111 Tallinn|12345678|EE101234567|EE38 2200 2210 2014 5685', 'Irish Oyster Company Limited|Pier Road, Carlingford A91 XY12|512345|IE6388047V|IE29 AIBK 9311 5212 3456 78'],
} as const; // prettier-ignore

const elsewhereSender = (draws: Draws, language: keyof typeof elsewhere): { readonly firm: Party; readonly shop: string } => {
  const [name = '', address = '', organisation = '', vat = '', iban = ''] = draws.one<string>(elsewhere[language]).split('|');
  const given = { phone: '+44 1632 960 118', organisation, vat, iban, bankgiro: iban };
  return { firm: firm(name, address, given), shop: draws.happens(0.5) ? name : name.replace(/ \S+$/u, '') };
}; // prettier-ignore

const tail = (text: string, weights: readonly number[], modulo: number): string => {
  const sum = [...text].reduce((all, digit, at) => all + Number(digit) * (weights[at] ?? 0), 0);
  return String((modulo - (sum % modulo)) % modulo);
};

/** Company and VAT numbers as the country writes them; a check digit of 10 is passed over by another beginning. */
const numbersOf = (language: Exclude<Language, 'sv'>, name: string): Partial<Party> => {
  for (let at = 0; ; at++) {
    const digits = String(10_000_000 + (hash(`${name}${at}`) % 89_999_999));
    if (language === 'da') {
      const all = digits.slice(0, 7) + tail(digits.slice(0, 7), [2, 7, 6, 5, 4, 3, 2], 11);
      if (all.length === 8) return { organisation: all, vat: `DK${all}`, bankgiro: `3201 ${all}11` };
    }
    if (language === 'no') {
      const all = `9${digits.slice(0, 7)}`;
      const check = tail(all, [3, 2, 7, 6, 5, 4, 3, 2], 11);
      const number = `${all.slice(0, 3)} ${all.slice(3, 6)} ${all.slice(6)}${check}`;
      if (check.length === 1) return { organisation: number, vat: `NO${all}${check}MVA`, bankgiro: `1503.22.${digits.slice(0, 5)}` };
    }
    if (language === 'de') return { organisation: `HRB ${digits.slice(0, 5)} HL`, vat: `DE${digits}${at + 3}`, bankgiro: `0123${digits.slice(0, 6)}`, iban: 'DE89 3704 0044 0532 0130 00' };
    if (language === 'en') return { organisation: `0${digits.slice(0, 7)}`, vat: `GB${digits}2`, bankgiro: `20-45-11 ${digits}`, iban: 'GB29 NWBK 6016 1331 9268 19' };
  }
}; // prettier-ignore

/** A sender; the trade name, when there is one, is not that of the company. */
export const drawnSender = (draws: Draws, language: Language, trade: Trade): { readonly firm: Party; readonly shop: string } => {
  if (language !== 'sv') {
    if (draws.happens(0.45)) return elsewhereSender(draws, language);
    const { names, ends: kinds, places } = abroad[language];
    const name = draws.one(names.split('|')) + draws.one(kinds);
    const telephone = { da: '+45 75 12 00 41', no: '+47 22 00 14 60', de: '+49 451 3980 114', en: '+44 1632 960 118' };
    return { firm: firm(name, draws.one(places).replace(/, (?=\d|\w+ [A-Z]+\d)/u, ', '), { phone: telephone[language], ...numbersOf(language, name) }), shop: name };
  }
  const start = draws.one(starts);
  const what = draws.one((trades[trade] ?? '').split('|'));
  const end = draws.one(what.includes(' ') ? ends.slice(0, 11) : ends);
  const odd = drawnOddName(draws);
  const name = odd ?? `${start} ${what}${end}`;
  const street = draws.one(streets);
  const made = firm(name, `${street} ${street === 'Box' ? draws.between(100, 990) : draws.between(1, 79)}, ${draws.one(towns)}`);
  return { firm: { ...made, iban: swedishIban(name) }, shop: draws.happens(0.5) ? draws.one(shops) : odd === null ? `${start} ${what}` : shortOf(odd) };
}; // prettier-ignore

export const drawnBuyer = (draws: Draws): Party =>
  draws.happens(0.3)
    ? draws.one(buyers)
    : firm(`${draws.one(guests)}${draws.one([' AB', ' AB', ' HB', ' Drift AB', '', ' i City AB'])}`, `${draws.one(streets.slice(0, 12))} ${draws.between(1, 60)}, ${draws.one(towns.slice(0, 16))}`); // prettier-ignore
