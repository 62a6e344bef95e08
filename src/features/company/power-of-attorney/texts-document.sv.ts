import type { texts as english } from './texts-document.en.ts';

/** Words of the power of attorney itself. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  title: 'Fullmakt',
  page: 'Sida {{page}} av {{pages}}',
  drawnUp: 'Upprättad {{date}}',
  draft: 'Utkast {{date}}',
  grantor: 'Fullmaktsgivare',
  number: 'Organisationsnr',
  outlets: 'Avser',
  attorney: 'Ombud',
  attorneyName: 'Krogkoll',
  opening: 'Härmed ger vi ombudet rätt att för vår räkning:',
  fetch:
    'begära och ta emot kopior på leverantörsfakturor från våra leverantörer, från och med 24 månader bakåt i tiden,',
  read: 'läsa av priser, mängder och artiklar i fakturorna och visa dem för våra användare,',
  contact: 'kontakta leverantörerna om hur fakturorna levereras,',
  receive:
    'registrera oss som mottagare av e-fakturor (Peppol) med vårt organisationsnummer, och avregistrera oss.',
  limits:
    'Fullmakten ger inte rätt att betala, beställa, bestrida fakturor eller ingå avtal. Den gäller tills vidare och kan återkallas när som helst.',
  when: 'Tid och plats framgår av signeringen',
  sign: 'Signeras elektroniskt',
  signatory: '{{name}}, firmatecknare',
};
