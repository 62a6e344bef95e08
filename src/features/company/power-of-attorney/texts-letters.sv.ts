import type { texts as english } from './texts-letters.en.ts';

/** Words of the letters around a power of attorney. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  requestSubject: '{{sender}} ber dig signera en fullmakt för {{organization}}',
  requestText:
    'Med den får Krogkoll hämta leverantörsfakturor åt {{organization}} och läsa av priser och mängder. Den ger ingen rätt att betala, beställa eller bestrida.',
  requestLife: 'Länken är bara din och fungerar till och med {{date}}. Du behöver inget konto.',
  requestButton: 'Läs och signera',
  requestFooter:
    'Du får brevet för att {{sender}} angav dig som den som tecknar firman. Om det är fel behöver du inte göra något, eller öppna länken och tacka nej.',
  organization: 'Företag',
  number: 'Organisationsnummer',
  outlets: 'Restauranger',
  codeSubject: 'Din kod för att signera åt {{organization}}',
  codeText: 'Skriv in koden på sidan där du signerar fullmakten för {{organization}}.',
  codeLife: 'Den fungerar i tio minuter. Ge den inte till någon.',
  code: 'Kod',
  codeFooter:
    'Du får brevet för att någon bad om en kod att signera med. Om det inte var du behöver du inte göra något.',
  signedSubject: 'Fullmakten för {{organization}} är signerad',
  signedText: '{{signatory}} har signerat. Det förseglade dokumentet finns under Restaurang, Fullmakt.',
  rejectedSubject: 'Fullmakten för {{organization}} blev inte signerad',
  rejectedText: '{{signatory}} tackade nej. Inget är signerat. Du kan skicka den till någon annan.',
  reason: 'Skälet',
  noticeButton: 'Till fullmakten',
  noticeFooter: 'Du får brevet för att du är kontoägare på {{organization}}.',
};
