import type { texts as english } from './texts-letters.en.ts';

/** Words of letters to the owners of a restaurant. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  greeting: 'Hej {{name}}!',
  changeSubject: 'Ändrade uppgifter för {{outlet}}',
  changeText: '{{who}} har ändrat följande för {{outlet}} i Krogkoll.',
  changeBankgiro: 'Nytt bankgironummer',
  changeEmail: 'Ny e-post för fakturor',
  changeAdvice: 'Stämmer det inte? Ändra tillbaka under restaurangens uppgifter och kontakta oss.',
  changeButton: 'Öppna restaurangen',
  changeFooter: 'Du får brevet för att du är kontoägare.',
  requestSubject: '{{who}} ber om tillgång till {{organization}}',
  requestText: '{{who}} har ett konto hos Krogkoll och ber om en inbjudan till {{organization}}.',
  requestEmail: 'E-post',
  requestMessage: 'Meddelande',
  requestAdvice: 'Bjud bara in någon du känner. Utan inbjudan ser personen ingenting hos er.',
  requestButton: 'Öppna teamet',
  requestFooter: 'Känner du inte den som frågar? Då behöver du inte göra något.',
};
