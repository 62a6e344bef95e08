import type { texts as english } from './texts.en.ts';

/** The demo of accounts without invoices, and the ways to the first one. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  label: 'Exempeldata',
  title: 'Exempeldata.',
  text: 'Så här ser Krogkoll ut för en påhittad krog. Det försvinner med din första faktura.',
  readOnly: 'Beslut, krav och export är avstängda i exemplet.',
  send: 'Skicka första fakturan',
  hide: 'Dölj exempeldata',
  firstTitle: 'Skicka din första faktura',
  firstLede: 'En faktura räcker för att se vad ni köper. Tio räcker för att se vem som höjer.',
  waysTitle: 'Tre sätt att få in den första',
  filesTitle: 'Välj filer',
  filesText: 'PDF, foto, e-faktura eller en ZIP med hela året. Klart på någon minut.',
  files: 'Välj filer',
  mailTitle: 'Vidarebefordra ett mejl',
  mailText: 'Adressen är din egen. Leverantörernas mejl kan gå dit direkt.',
  copy: 'Kopiera adressen',
  copied: 'Adressen är kopierad',
  photoTitle: 'Fota en pappersfaktura',
  photoText: 'Öppna Krogkoll i telefonen och ta bilden rakt ovanifrån.',
  photo: 'Ta eller välj foto',
  readerText: 'Den som får ändra i restaurangen lägger till den första fakturan.',
  showTitle: 'Vill du se slutresultatet först?',
  showText: 'Titta runt i exempelkrogen, ett år av påhittade fakturor.',
  show: 'Visa exempeldata',
};
