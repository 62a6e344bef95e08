/** Names of senders that are unlike "place, trade, AB": persons, numbers, goods, words of a label, and long ones. */
import type { Draws } from './draws.ts';

const names = {
  'sole trader': 'Firma Anna Ek|Lind, Per|Bo Hagström Fisk|Eva Sandbergs Trädgård|Enskild firma Omar Haddad|K. Nyström Gårdsägg|Torsten Bloms Åkeri|Sara Wik',
  number: '3 Bröder Chark AB|Lager 157 Matservice AB|Kök24 Sverige AB|1847 Bryggverk AB|Torg 9 Grossist HB|A1 Frys & Kyl AB|Sju Sorters Konditori AB|Krog 112 Leverans AB',
  goods: 'Fisk & Skaldjur i Hamnen|Kaffe Bönan|Räkor & Vin AB|Äpplet och Päronet HB|Färskost Ek. för.|Kanelbullen AB|Nötfärs & Co AB|Servetten AB',
  label: 'Total Städ AB|Datum Data AB|Nummer Ett Catering AB|Moms & Mer Redovisning AB|Summa Kök AB|Leverans Expressen AB|Kundens Val i Borås AB|Antal Livs HB|Netto Grossisten AB|Referens Partihandel AB',
  form: 'Skärgårdsmejeriet Ek. för.|Nordkök Group AB (publ)|Landsbygdens Mjölk ekonomisk förening|Handelsbolaget Blom & Lo|Kvarnens Bageri KB|Stiftelsen Odlarnas Torg|Hushållens Ekonomiska Förening u.p.a.|AB Bergs Kolonial|Aktiebolaget Sjöfrukt',
  ampersand: 'Ek & Alm AB|Holm & Dahl Livs HB|Sten, Ask & Partners Dryck AB|B&M Emballage AB|Söder & Norr i Göteborg AB|J & K:s Gröna AB|Fält & Hav i Åhus AB',
  long: 'Västra Götalands Storhushålls- och Restaurangleverantörer Ekonomisk förening|Bröderna Hallbergs Import och Partihandel med Delikatesser i Stockholm AB|Mälardalens Serviceföretag för Storkök och Tvättutrustning Aktiebolag|Nordiska Förpacknings- och Engångsartiklar för Livsmedel AB',
  marks: 'Bageri "Lilla Hunden" AB|A. B. Carlssons Eftr. AB|St. Eriks Ost AB|Chr. Hansson & C:o AB|Green’n’Fresh Sweden AB|Mat.se Grossist AB|O’Malley Import AB|e-Kök i Norden AB|Frukt-Per AB|Ost+Vin Handels AB',
  capitals: 'HAVSBRIS SEAFOOD AB|SKÅNSKA MATLAGRET AB|KRYDDOR OCH TE I VÄST AB|NORDIC FOOD SUPPLY AB|BAGERIET PÅ HÖRNET HB|SVENSKT VILT',
  trader: 'Gröna Hörnan enskild firma|Lundbergs Bär & Svamp|Nils Åkesson|Ulla Mårtensson Trädgård|Firma Höglunds Ägg|Ek Hugo, Fisk i Luleå|Åsa Dahls Honung|Per-Olof Lindhs Potatis',
  'no form': 'Havsboden|Rosteriet på Höjden|Trollgrönt|Lilla Ysteriet|Bryggarna i Vik|Gamla Saluhallen',
}; // prettier-ignore

/** A name of some kind, or nothing where the usual ones shall stand. */
export const drawnOddName = (draws: Draws): string | null => {
  const kind = draws.pick('name of sender', { usual: 44, 'sole trader': 7, number: 7, goods: 8, label: 7, form: 7, ampersand: 6, long: 4, 'no form': 3, marks: 4, capitals: 4, trader: 4 });
  return kind === 'usual' ? null : draws.one(names[kind].split('|'));
}; // prettier-ignore

/** The name by which a sender is known where the company's own is not the large one. */
export const shortOf = (name: string): string =>
  name.replace(/^(?:Firma|Enskild firma|AB|Aktiebolaget|Handelsbolaget|Stiftelsen) /u, '').replace(/,? (?:i \p{L}+ )?(?:AB|HB|KB|Aktiebolag|Ek\. för\.|[Ee]konomiska? [Ff]örening)(?: .*)?$/u, ''); // prettier-ignore
