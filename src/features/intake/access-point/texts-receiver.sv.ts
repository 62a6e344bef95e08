import type { texts as english } from './texts-receiver.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  title: 'E-fakturor',
  failed: 'Registreringen gick inte att hämta',
  'badge.none': 'Inte registrerat',
  'badge.waiting': 'Registreras',
  'badge.registered': 'Registrerat',
  'badge.elsewhere': 'Hos en annan operatör',
  'badge.refused': 'Inte registrerat',
  'badge.leaving': 'Avregistreras',
  'badge.left': 'Inte registrerat',
  'text.unsigned': 'Med en signerad fullmakt registrerar vi företaget som mottagare av e-fakturor (Peppol).',
  'text.none': 'Er fullmakt säger inget om e-fakturor, så en ägare bestämmer om de ska komma hit.',
  'text.waiting': 'Vi registrerar företaget med organisationsnumret. Det brukar ta några minuter.',
  'text.silent': 'Nätverket svarar inte som det ska. Vi försöker igen av oss själva.',
  'text.by-hand': 'Vår support gör det för hand, och det tar några dagar.',
  'text.registered':
    'Leverantörer som skickar e-fakturor med Peppol hittar er på den här adressen sedan {{since}}.',
  'text.elsewhere':
    'Organisationsnumret är registrerat hos en annan operatör, så e-fakturorna kommer dit. Avsluta det där och försök igen, eller låt det vara.',
  'text.personal-number':
    'En enskild firmas organisationsnummer är ett personnummer, och det registrerar vi aldrig. Leverantörerna mejlar fakturorna till adressen ovan.',
  'text.address-missing':
    'Registreringen behöver restaurangens gata, postnummer och ort. Fyll i dem nedan och försök igen.',
  'text.unconfirmed':
    'Innan vi registrerar er ser vår support efter att den som skrev under får teckna företaget. Det tar någon dag.',
  'text.unauthorised':
    'Den som skrev under fullmakten får inte teckna företaget, enligt Bolagsverket. Skriv till supporten om det är fel.',
  'text.provider': 'Nätverket tar inte emot registreringen. Vår support ser efter varför.',
  'text.unreachable': 'Vi försökte en vecka utan svar. Försök igen, eller skriv till supporten.',
  'text.leaving': 'Vi avregistrerar företaget.',
  'text.left': 'Inga e-fakturor kommer hit med Peppol. Leverantörerna mejlar fakturorna till adressen ovan.',
  copy: 'Kopiera',
  copyLabel: 'Kopiera adressen för e-fakturor',
  copied: 'Adressen är kopierad',
  toPower: 'Till fullmakten',
  join: 'Ta emot e-fakturor här',
  again: 'Försök igen',
  leave: 'Sluta ta emot e-fakturor här',
  joinTitle: 'Ta emot e-fakturor här?',
  leaveTitle: 'Sluta ta emot e-fakturor här?',
  joinText: 'Hela företaget registreras i Peppol med organisationsnumret. Det går att avsluta när som helst.',
  leaveText:
    'Hela företaget avregistreras ur Peppol. Leverantörer som skickar e-fakturor når er inte längre.',
  joined: 'Företaget registreras',
  leaving: 'Företaget avregistreras',
  password: 'Ditt lösenord',
  passwordMissing: 'Skriv ditt lösenord',
  passwordWrong: 'Lösenordet stämmer inte',
  cancel: 'Avbryt',
};
