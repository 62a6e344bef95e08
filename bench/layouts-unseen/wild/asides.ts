/** Other companies, persons and numbers that stand about a paper and are not its sender's. */
import { bankgiro, organisationNumber } from '../identity.ts';
import type { Party } from '../paper.ts';
import type { Draws } from './draws.ts';
import type { Language } from './words.ts';

/** Companies that buy claims. */
const factors = 'Nordfaktor Finans AB|Svensk Fakturakredit AB|Likvida Factoring AB|Handelskredit Norden AB (publ)|Betalia Finans AB|Fordringsbolaget i Sverige AB'.split('|'); // prettier-ignore
const clauses = [
  'Fakturan är överlåten till F, org.nr O. Betalning med befriande verkan kan endast ske till bankgiro B.',
  'Denna fordran har överlåtits till F (O) dit betalning ska ske, bankgiro B.',
  'Betalning ska göras till F, bankgiro B. Invändningar mot fakturan görs till säljaren.',
  'Fordran är pantsatt hos F, O. Endast betalning till bg B gäller.',
  'Härmed överlåter och transporterar vi denna faktura på F org nr O.',
  'F administrerar våra fakturor. Frågor om betalning: kundservice@faktor.example.',
];
const groups = 'Medlem i Grossistgruppen|Ett bolag i Nordfat Holding AB-koncernen|Medlem i Svensk Dagligvaruhandel|En del av Matmarknaden|Ansluten till Krögarnas Inköpsring|Certifierad av Kiwa Sverige AB|Återförsäljare för Kockens Val AB|Såld via Torget Marknadsplats AB|Ägs av Sandahl Invest AB|Partner till Hotell & Krog Inköp|Member of Euro Food Group|I samarbete med Lantbrukarnas Riksförbund'.split('|'); // prettier-ignore
const feet = 'Bank: Swedbank|Bankförbindelse: Handelsbanken|SEB, Stockholm|Revisor: Grant Revision AB|Auktoriserad revisor: Eva Holm, Revisionsbyrån Mälar AB|Swish 123 900 12 34|Danske Bank A/S, Sverige filial|Faktura skapad i Fortnox AB|Printed by Visma Spcs AB|Dataskydd: dpo@krets.example|Länsförsäkringar Bank|I koncernen ingår även Nordfisk Öst AB och Nordfisk Väst AB|Systerbolag: Grönt i Väst AB|Huvudkontor: Nordfat Holding AB, Kungsgatan 5, 111 43 Stockholm|Skickad av Strålfors Utskick AB i uppdrag av avsändaren'.split('|'); // prettier-ignore
const scans = 'FE 4711, 838 73 Frösön|FE 206-1, 105 69 Stockholm|c/o Redovisning Syd AB, Box 77, 201 20 Malmö|Fakturaskanning, c/o Ekonomibyrån Lindén AB, 831 90 Östersund|FACK 1203, R 012, 106 37 Stockholm|c/o Skanova Inläsning, FE 9001, 833 83 Strömsund'.split('|'); // prettier-ignore
const people = 'Säljare: Mikael Strand|Chaufför: Ali Reza, bil 14|Konsult: Karin Falk, Falk Konsult AB|Distrikt: Lars-Åke Norén|Handläggare: Erik Bruun|Fraktas av DHL Freight (Sweden) AB|Levererat av Budbilarna i Stockholm AB'.split('|'); // prettier-ignore

export interface Asides {
  /** Small print under the sender. */
  readonly group: string;
  /** Account of the company that is paid in the sender's place. */
  readonly account: string | null;
  readonly notes: readonly string[];
  readonly foot: readonly string[];
  /** Rows of the buyer's block under the name; `null` keeps the address. */
  readonly buyerRows: (buyer: Party) => readonly string[];
}

/** Draws what else is named on a sender's papers; papers from abroad name less. */
export const drawnAsides = (draws: Draws, language: Language): Asides => {
  const isSwedish = language === 'sv';
  const factor = isSwedish && draws.is('paid to another', 0.14) ? draws.one(factors) : null;
  const clause = draws.one(clauses).replace('F', factor ?? '').replace('O', organisationNumber(factor ?? '')).replace('B', bankgiro(factor ?? '')); // prettier-ignore
  const group = draws.is('group named', 0.2) ? draws.one(groups) : '';
  const foot = draws.shuffled(feet).slice(0, Number(draws.pick('further names in foot', { 0: 55, 1: 25, 2: 15, 3: 5 })));
  const person = isSwedish && draws.is('person named', 0.15) ? [draws.one(people)] : [];
  const scan = isSwedish && draws.is('scanning address', 0.14) ? draws.one(scans) : null;
  const number = draws.pick('number of buyer', { none: 72, label: 12, bare: 6, VAT: 6, 'bare VAT': 4 });
  const contact = draws.is('attention', 0.1) ? [draws.one(['Att: Köksmästaren', 'Ekonomiavdelningen', 'Anders Lund'])] : [];
  const numberOf = ({ organisation, vat }: Party): readonly string[] =>
    number === 'none' ? [] : [{ label: `Org.nr ${organisation}`, bare: organisation, VAT: `VAT-nr ${vat}`, 'bare VAT': vat }[number]];
  return {
    group,
    account: factor === null ? null : bankgiro(factor),
    notes: [...(factor === null ? [] : [clause]), ...person],
    foot: isSwedish ? foot : [],
    buyerRows: (buyer) => [...contact, ...(scan === null ? [buyer.street, buyer.post] : scan.split(/, (?=\D|\d{3} \d\d )/u)), ...numberOf(buyer)],
  };
}; // prettier-ignore
