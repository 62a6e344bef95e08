import type { texts as english } from './texts.en.ts';

/** Words of the frame around the screens and of the error pages. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  accountOf: 'Konto, {{name}}',
  editor: 'Full behörighet',
  errorText: 'Vi har noterat det. Försök en gång till, eller kom tillbaka om en stund.',
  errorTitle: 'Något gick snett i köket',
  footer: 'Krogkoll',
  goBack: 'Tillbaka',
  logOut: 'Logga ut',
  notFoundText: 'Adressen kan vara gammal eller felstavad.',
  notFoundTitle: 'Den sidan står inte på menyn',
  owner: 'Kontoägare',
  reporter: 'Begränsad behörighet',
  showingOutlet: 'Visar {{name}}',
  themeDark: 'Mörkt',
  themeLight: 'Ljust',
  themeSystem: 'Som systemet',
  toOverview: 'Till översikten',
  tryAgain: 'Försök igen',
  unavailableText: 'Vi försöker igen var 30:e sekund.',
  unavailableTitle: 'Vi dukar om, strax tillbaka',
};
