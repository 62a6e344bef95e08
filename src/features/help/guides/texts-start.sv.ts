import type { texts as english } from './texts-start.en.ts';

/** Guides for the first days. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  'first-invoice.title': 'Skicka första fakturan',
  'first-invoice.lede':
    'En enda faktura räcker för att se vad Krogkoll läser ut: varje rad, med pris och mängd.',
  'first-invoice.words': 'ladda upp uppladdning lägga in pdf foto bild fil kvitto scanna börja',
  'first-invoice.step1': 'Öppna {{invoices}} och tryck på {{add}}.',
  'first-invoice.step2':
    'Släpp filen i rutan, eller ta ett foto med telefonen. PDF, bild, XML, CSV och ZIP går bra.',
  'first-invoice.step3':
    'Raderna visas så snart fakturan är läst. Behöver den en människa ligger den i {{inbox}}.',
  'mail-address.title': 'Låt leverantörerna mejla direkt',
  'mail-address.lede':
    'Restaurangen har en egen e-postadress. Det som kommer dit läses utan att någon rör det.',
  'mail-address.words': 'mejla mail e-post adress vidarebefordra skicka leverantör automatiskt inkorg',
  'mail-address.step1': 'Öppna {{inbox}} och visa adressen.',
  'mail-address.step2':
    'Tryck på {{copy}} och skicka meddelandet till leverantören, eller vidarebefordra från din egen e-post.',
  'mail-address.step3':
    'Första gången någon ny mejlar frågar vi dig: {{accept}}. Sedan går det av sig självt.',
  'power-of-attorney.title': 'Vad fullmakten betyder',
  'power-of-attorney.lede':
    'Med fullmakten kan vi be leverantörerna om fakturorna åt er. Den ger inte rätt att betala, beställa eller avtala.',
  'power-of-attorney.words': 'fullmakt signera underskrift bankid firmatecknare återkalla',
  'power-of-attorney.step1': 'Öppna {{outlet}} och fliken {{power}}.',
  'power-of-attorney.step2': 'Läs den och tryck på {{sign}}. Bara kontoägaren kan signera.',
  'power-of-attorney.step3':
    'Den signerade fullmakten ligger kvar under {{power}}, med vem som signerade och när.',
  'old-invoices.title': 'Importera hela årets fakturor',
  'old-invoices.lede':
    'Ett år av gamla fakturor visar vad prisändringarna redan har kostat, utan hundratals larm.',
  'old-invoices.words': 'historik gamla gammal import zip mbox arkiv förra året bakåt',
  'old-invoices.step1': 'Öppna {{inbox}} och välj att läsa in gamla fakturor.',
  'old-invoices.step2': 'Släpp allt ni har: ZIP, mejlarkiv, PDF eller XML.',
  'old-invoices.step3':
    'Tryck på {{close}} när allt är inne. Då får du en summering att gå igenom i stället för larm.',
};
