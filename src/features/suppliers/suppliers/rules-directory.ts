import type { SupplierCategory } from './contract.ts';

/** A company of the directory: names as the company itself writes them in public. */
export interface ListedSupplier {
  readonly name: string;
  readonly legalName: string;
  readonly category: SupplierCategory;
  /** Only where it is certain; its check digit is tested. */
  readonly organizationNumber?: string;
}

const inCategory = (
  category: SupplierCategory,
  ...names: readonly (string | readonly [name: string, legalName: string, organizationNumber?: string])[]
): ListedSupplier[] =>
  names.map((entry) => {
    const [name, legalName = `${name} AB`, organizationNumber] = typeof entry === 'string' ? [entry] : entry;
    return { category, name, legalName, ...(organizationNumber === undefined ? {} : { organizationNumber }) };
  });

/**
 * Companies that supply Swedish restaurants, by what they are known for. A fact that is not certain is left out: a
 * directory entry without a number is found by its name.
 */
export const listedSuppliers: readonly ListedSupplier[] = [
  ...inCategory(
    'general',
    ['Martin & Servera', 'Martin & Servera Aktiebolag', '5562332451'],
    ['Menigo', 'Menigo Foodservice AB'],
    'Svensk Cater',
    ['Snabbgross', 'Axfood Snabbgross AB'],
    ['Axfood', 'Axfood AB'],
    ['Dagab', 'Dagab Inköp & Logistik AB'],
    ['Svensk Storköksgrossist', 'Svensk Storköksgrossist AB'],
    ['Unilever Food Solutions', 'Unilever Sverige AB'],
    ['Orkla Foods', 'Orkla Foods Sverige AB'],
    ['Findus', 'Findus Sverige AB'],
    ['Lantmännen', 'Lantmännen ek för'],
    'Engelhardt',
  ),
  ...inCategory(
    'alcohol',
    ['Systembolaget', 'Systembolaget Aktiebolag', '5560599473'],
    ['Spendrups', 'Spendrups Bryggeri AB'],
    ['Carlsberg Sverige', 'Carlsberg Sverige AB'],
    ['Åbro', 'Åbro Bryggeri AB'],
    ['Kopparbergs', 'Kopparbergs Bryggeri AB'],
    ['Galatea', 'Galatea AB'],
    ['The Wine Team', 'The Wine Team AB'],
    ['Fondberg', 'Fondberg & Co AB'],
    ['Arvid Nordquist Vin', 'Arvid Nordquist Vin & Sprit AB'],
    ['Johan Lidby Vinhandel', 'Johan Lidby Vinhandel AB'],
    ['Viva Wine Group', 'Viva Wine Group AB'],
    ['Altia Sweden', 'Altia Sweden AB'],
    ['Pernod Ricard Sweden', 'Pernod Ricard Sweden AB'],
    ['Moestue Grape Selections', 'Moestue Grape Selections AB'],
    'Brill & Co',
  ),
  ...inCategory(
    'meat',
    ['Scan', 'HKScan Sweden AB'],
    ['KLS Ugglarps', 'KLS Ugglarps AB'],
    'Kronfågel',
    ['Guldfågeln', 'Guldfågeln AB'],
    ['Gudruns', 'Gudruns AB'],
    ['Dalsjöfors Slakteri', 'Dalsjöfors Slakteri AB'],
    ['Jakobsdals Charkuteri', 'Jakobsdals Charkuteri AB'],
    ['Nyhléns Hugosons', 'Nyhléns & Hugosons Chark AB'],
    ['Svenska Köttspecialisten', 'Svenska Köttspecialisten AB'],
    ['Annerstedt Flodin', 'Annerstedt-Flodin AB'],
  ),
  ...inCategory(
    'fish-and-seafood',
    ['Feldts Fisk', 'Feldts Fisk & Skaldjur AB'],
    ['Melanders Fisk', 'Melanders Fisk AB'],
    ['Leröy', 'Leröy Sverige AB'],
    ['Hav & Hytt', 'Hav & Hytt AB'],
    ['Abba Seafood', 'Abba Seafood AB'],
    ['Domstein', 'Domstein Sverige AB'],
    ['Fiskhallen', 'Fiskhallen AB'],
    'Göteborgs Fiskauktion',
  ),
  ...inCategory(
    'fruit-and-vegetables',
    ['Grönsakshallen Sorunda', 'Grönsakshallen Sorunda AB'],
    ['Sorunda Hallarna', 'Sorundahallarna AB'],
    ['Everfresh', 'Everfresh AB'],
    ['Saba Fresh Cuts', 'SABA Fresh Cuts AB'],
    ['Ewerman', 'AB Ewerman'],
    ['Sydgrönt', 'Sydgrönt Ekonomisk förening'],
    ['Grönsaksmästarna', 'Grönsaksmästarna AB'],
    'Fram Ekologisk Mat',
  ),
  ...inCategory(
    'dairy-and-cheese',
    ['Arla', 'Arla Foods AB'],
    ['Skånemejerier', 'Skånemejerier AB'],
    ['Norrmejerier', 'Norrmejerier ek för'],
    ['Falköpings Mejeri', 'Falköpings Mejeri ek för'],
    ['Gefleortens Mejeri', 'Gefleortens Mejeriförening ek för'],
    ['Wernersson Ost', 'Wernersson Ost AB'],
    ['Fromagerie', 'Fromagerie AB'],
  ),
  ...inCategory(
    'baked-goods',
    'Pågen',
    ['Fazer Bageri', 'Fazer Sweden AB'],
    ['Polarbröd', 'Polarbröd AB'],
    ['Lantmännen Unibake', 'Lantmännen Unibake Sweden AB'],
    ['Lantmännen Cerealia', 'Lantmännen Cerealia AB'],
    ['Bridor', 'Bridor Sverige AB'],
    ['Délifrance', 'Délifrance Nordic AB'],
    ['KåKå', 'KåKå AB'],
  ),
  ...inCategory(
    'coffee-and-tea',
    ['Löfbergs', 'AB Anders Löfberg'],
    ['Zoégas', 'Zoégas Kaffe AB'],
    ['Arvid Nordquist', 'Arvid Nordquist H.A.B.'],
    ['Johan & Nyström', 'Johan & Nyström Holding AB'],
    ['Gevalia', 'Jacobs Douwe Egberts SE AB'],
    ['Selecta', 'Selecta AB'],
    'Bergstrands Kafferosteri',
  ),
  ...inCategory(
    'soft-drinks',
    ['Coca-Cola', 'Coca-Cola Europacific Partners Sverige AB'],
    ['Loka', 'Loka Brunn AB'],
    ['Ramlösa', 'Ramlösa Hälsobrunn AB'],
    ['Kiviks Musteri', 'Kiviks Musteri AB'],
    ['Vilsta Bryggeri', 'Vilsta Bryggeri AB'],
  ),
  ...inCategory(
    'supplies',
    ['Procurator', 'Procurator AB'],
    ['Duni', 'Duni AB'],
    ['Papstar', 'Papstar Sverige AB'],
    ['Ecolab', 'Ecolab AB'],
    ['Diversey', 'Diversey Sverige AB'],
    ['Essity', 'Essity Hygiene and Health AB'],
    ['Berendsen', 'Elis Textil Service AB'],
    ['Kiilto', 'Kiilto Sverige AB'],
  ),
  ...inCategory(
    'speciality',
    ['Di Luca', 'Di Luca & Di Luca AB'],
    ['Werners Gourmetservice', 'Werners Gourmetservice AB'],
    ['Italienska Delikatesser', 'Italienska Delikatesser AB'],
    ['Zeta', 'Zeta AB'],
    ['Santa Maria', 'Santa Maria AB'],
    ['East Asia Food', 'East Asia Food AB'],
    'Gourmetgrossisten',
  ),
];
